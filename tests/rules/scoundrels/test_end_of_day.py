"""The end of a day: its abilities, bluffs called, cards under the deck, who starts."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid


def evening(players: int = 2, day: int = 1, latest: int | None = None, **options: object) -> ScoundrelsTable:
    """The four turns of everyone are over; `latest` had the last of them."""
    last = players - 1 if latest is None else latest
    return laid(players, **options).given(phase="evening", day=day, active=last, first=(last + 1) % players)


def reputations(t: ScoundrelsTable) -> list[int]:
    return [t.reputation(seat) for seat in range(t.players)]


def henchmen(t: ScoundrelsTable) -> list[tuple[int, int]]:
    """Available and jailed, by seat."""
    return [(t.of(seat, "henchmen"), t.of(seat, "jailed")) for seat in range(t.players)]


def order_of_events(t: ScoundrelsTable, *kinds: str) -> list[str]:
    return [event["kind"] for event in t.game.events(None) if event["kind"] in kinds]


# Step 1: bluffs are called


@rule("SR93", "Q1", "SR94", "SR102")
def test_called_cards_are_shown_player_by_player_in_turn_order() -> None:
    t = evening(3, latest=0)  # the order of the day was 1, 2, 0
    t.seat(0, slots={"A": "A", "5": "3"}, calls={"5": [1]})
    t.seat(1, slots={"2": "2", "6": "0"}, calls={"6": [2], "2": [0]})
    t.seat(2, slots={"3": "4", "4": "5"}, calls={"3": [0]})
    assert [(event["seat"], event["slot"], event["card"]) for event in t.happened("called")] == [
        (1, "2", "2"),
        (1, "6", "0"),
        (2, "3", "4"),
        (0, "5", "3"),
    ]
    # Everyone saw them, spectators too.
    for eye in (None, 0, 1, 2):
        assert t.happened("called", eye) == t.happened("called")
        seen = [row for row in t.view(eye)["seen"]["poker"] if row["kind"] == "put" and row["known"] == "all"]
        assert sorted(row["card"] for row in seen) == ["0", "2", "3", "4"]


@rule("SR94")
def test_a_called_card_is_shown_without_asking_its_player() -> None:
    """Nothing that seat 0 has lets it keep the card hidden: the first question is the one for the next day."""
    t = evening(2).seat(0, slots={"5": "3"}, calls={"5": [1]}, money=20)
    t.asks(1, "first")
    assert len(t.happened("called", 1)) == 1
    assert reputations(t) == [-1, 1]


@rule("SR95", "SR96", "T23")
def test_henchmen_on_an_honest_card_go_to_jail() -> None:
    t = evening(3).seat(0, slots={"5": "5", "A": "A"}, calls={"5": [1, 2]})
    assert henchmen(t) == [(2, 1), (1, 2), (1, 2)]
    assert reputations(t) == [0, 0, 0]
    assert t.happened("reputation") == t.happened("went-home") == []


@rule("SR97", "SR98", "SR99", "SR100", "T24")
def test_a_bluff_caught_by_two() -> None:
    t = evening(3).seat(0, slots={"5": "3", "A": "2"}, calls={"5": [1, 2]}, reputation=1)
    assert reputations(t) == [0, 1, 1]
    assert henchmen(t) == [(2, 1), (2, 1), (2, 1)]
    home = [(event["owner"], event["target"], event["slot"]) for event in t.happened("went-home")]
    assert home == [(1, 0, "5"), (2, 0, "5")]


@rule("SR97", "SR99", "SR100")
def test_every_caught_bluff_counts_once_for_its_player_and_for_each_who_called() -> None:
    t = evening(3).seat(0, slots={"5": "3", "A": "2", "6": "0"}, calls={"5": [1, 2], "A": [1]}, reputation=3)
    assert reputations(t) == [1, 2, 1]
    assert henchmen(t) == [(2, 1), (2, 1), (2, 1)]


@rule("SR102", "T25", "SR48")
def test_a_bluff_nobody_called_stays_hidden_and_costs_nothing() -> None:
    t = evening(2).seat(0, slots={"5": "3", "A": "0", "2": "4"})
    assert t.happened("called") == t.happened("reputation") == []
    assert reputations(t) == [0, 0]
    for eye in (None, 1):
        rows = [row for row in t.view(eye)["seen"]["poker"] if row["kind"] == "put" and row["seat"] == 0]
        assert [row["card"] for row in rows] == [None, None, None]


@rule("SR101", "Q1")
def test_gains_and_losses_of_a_day_are_netted() -> None:
    """At 6, one gain and one loss: one by one in turn order would lose the gain; together nothing changes."""
    t = evening(2, latest=1).seat(0, slots={"5": "3"}, calls={"5": [1]}, reputation=6)
    t.seat(1, slots={"4": "2"}, calls={"4": [0]}, reputation=-2)
    assert reputations(t) == [6, -2]
    assert t.happened("reputation") == []


@rule("SR101", "Q1")
@pytest.mark.parametrize(
    ("before", "gains", "losses", "after"),
    [(5, 2, 0, 6), (5, 2, 1, 6), (-1, 0, 3, -2), (-2, 1, 1, -2), (6, 1, 2, 5)],
)
def test_the_sum_is_clamped_to_the_track(before: int, gains: int, losses: int, after: int) -> None:
    bluffs = [("A", "2"), ("2", "3"), ("3", "4")]
    mine, theirs = bluffs[:losses], bluffs[:gains]
    t = evening(2).seat(0, reputation=before, jail=0, slots=dict(mine), calls={slot: [1] for slot, _ in mine})
    t.seat(1, jail=0, slots=dict(theirs), calls={slot: [0] for slot, _ in theirs})
    assert t.reputation(0) == after


# What the calling triggers


@rule("Q3")
def test_reputation_scoundrels_act_before_henchmen_leave_the_cards() -> None:
    t = evening(2).seat(0, slots={"5": "3"}, calls={"5": [1]}).sheet(0, {1: "daring banker"})
    t.seat(1, slots={"4": "4"}, calls={"4": [0]}).sheet(1, {1: "talkative chef"})
    assert reputations(t) == [-1, 1]
    t.asks(1, "respond").choose(1, "seat 0").asks(0, "respond")
    assert t.slot(0, "5")["henchmen"] == [1]
    assert t.slot(1, "4")["henchmen"] == [0]
    assert henchmen(t) == [(1, 1), (1, 1)]
    t.choose(0, "use banker").asks(1, "respond").choose(1, "use chef")
    assert henchmen(t) == [(1, 2), (2, 1)]
    assert [t.money(seat) for seat in (0, 1)] == [8, 7]
    t.idle()


def changed(before: int, gained: int, lost: int) -> ScoundrelsTable:
    """Seat 0 catches so many bluffs and is caught at so many; it has one who answers to each."""
    bluffs = [("A", "2"), ("2", "3"), ("3", "4")]
    mine, theirs = bluffs[:lost], bluffs[:gained]
    t = evening(2).sheet(0, {1: "talkative banker", 5: "daring chef"})
    t.seat(0, reputation=before, jail=0, slots=dict(mine), calls={slot: [1] for slot, _ in mine})
    return t.seat(1, jail=0, slots=dict(theirs), calls={slot: [0] for slot, _ in theirs})


@rule("Q3", "SR117")
@pytest.mark.parametrize(
    ("before", "gained", "lost", "talkative", "daring"),
    [
        (0, 1, 0, True, False),
        (0, 0, 1, False, True),
        (0, 1, 1, False, False),  # zero is neither
        (0, 2, 1, True, False),
        (6, 1, 0, False, False),  # blocked by the end of the track
        (-2, 0, 1, False, False),
        (5, 3, 0, True, False),  # blocked in part
    ],
)
def test_the_net_change_triggers(before: int, gained: int, lost: int, talkative: bool, daring: bool) -> None:
    t = changed(before, gained, lost)
    assert t.can("use banker", seat=0) == talkative
    assert t.can("use chef", seat=0) == daring
    if talkative or daring:
        t.asks(0, "respond")
    # The control: with one gain the one is asked, with one loss the other.
    assert changed(0, 1, 0).can("use banker", seat=0)
    assert changed(0, 0, 1).can("use chef", seat=0)


@rule("Q2", "SR103", "T26")
def test_on_the_final_day_they_act_too_and_then_the_game_is_over() -> None:
    t = evening(2, day=2).seat(0, slots={"5": "3"}, calls={"5": [1]}).sheet(1, {1: "talkative banker"})
    t.asks(1, "respond").choose(1, "use banker")
    assert t.game.decision is None
    assert t.money(1) == 8
    assert reputations(t) == [-1, 1]
    assert t.game.result["winners"] == [1]


# The final day


@rule("SR103", "T26")
@pytest.mark.parametrize("days", [2, 3])
def test_the_game_stops_after_the_calling_of_the_last_day(days: int) -> None:
    t = evening(2, day=days, days=days).seat(0, slots={"5": "3", "4": "4"}, calls={"5": [1], "4": [1]})
    assert t.game.decision is None
    assert t.happened("under-deck") == t.happened("drew") == t.happened("starts") == []
    assert reputations(t) == [-1, 1]
    assert henchmen(t) == [(2, 1), (1, 2)]
    # Played cards lie where they were.
    assert t.slot(0, "5", viewer=1)["card"] == "3"
    assert t.game.result is not None
    for seat in (0, 1):
        assert list(t.game.legal(seat)) == []


# Steps 2 and 3: cards


@rule("SR104", "SR105", "SR106", "T27")
def test_played_cards_go_shuffled_under_the_deck() -> None:
    orders = set()
    for seed in range(12):
        t = evening(2).given(seed=seed)
        t.seat(0, slots={"A": "0", "3": "3", "5": "A", "6": "4"}, hand=[], deck=["6", "2", "5"])
        t.seat(1, slots={"A": "0", "3": "3", "5": "A", "6": "4"}, hand=[], deck=["6", "2", "5"])
        t.asks(0, "plan")
        for seat in (0, 1):
            hand = t.of(seat, "hand")
            # The three of the deck first, then one of the played.
            assert {"6", "2", "5"} < set(hand)
            assert len(hand) == 4
            assert t.of(seat, "deck") == 3
            assert t.view()["seats"][seat]["slots"] == [None] * 6
            assert sorted(t.shuffled(f"seat{seat}.poker.day1")) == ["0", "3", "4", "A"]
        orders.add(tuple(t.shuffled("seat0.poker.day1")))
        assert order_of_events(t, "under-deck", "drew") == ["under-deck", "drew"] * 2
    assert len(orders) > 6


@rule("SR104", "SR105", "SR48")
def test_nobody_learns_where_the_played_cards_lie() -> None:
    t = evening(2).seat(0, slots={"A": "0", "3": "3", "5": "A", "6": "4"}, hand=[], deck=["6", "2", "5"])
    for eye in (None, 1):
        assert [event["cards"] for event in t.happened("drew", eye) if event["seat"] == 0] == [None]
    assert sorted(t.happened("drew", 0)[0]["cards"]) == sorted(t.of(0, "hand"))


@rule("SR107", "T28")
@pytest.mark.parametrize(
    ("hand", "drawn"),
    [([], 4), (["0"], 3), (["0", "2", "3"], 1), (["0", "2", "3", "4"], 0), (["0", "2", "3", "4", "5"], 0)],
)
def test_cards_in_hand_count_toward_the_four(hand: list[str], drawn: int) -> None:
    deck = [card for card in ("0", "2", "3", "4", "5", "6") if card not in hand]
    t = evening(2).seat(0, slots={"A": "A"}, hand=hand, deck=deck)
    draws = [event["count"] for event in t.happened("drew") if event["seat"] == 0]
    assert draws == ([drawn] if drawn else [])
    assert t.of(0, "hand_size") == max(4, len(hand))
    assert set(hand) <= set(t.of(0, "hand"))


# Who starts


@rule("SR108", "T29", "Q45", "SR35")
@pytest.mark.parametrize("named", [0, 1, 2])
def test_the_sole_highest_reputation_names_who_starts(named: int) -> None:
    t = evening(3, latest=2).seat(0, reputation=1).seat(1, reputation=3).seat(2, reputation=2)
    t.asks(1, "first")
    assert t.choices() == ["seat 0", "seat 1", "seat 2"]
    assert t.of(0, "hand_size") == 4  # hands are filled before
    t.choose(1, f"seat {named}").asks(named, "plan")
    assert (t.view()["day"], t.view()["first"], t.view()["active"]) == (2, named, named)
    t.play(t.choices()[0].removeprefix("play ")).end_turn()
    assert t.view()["active"] == (named + 1) % 3


@rule("SR109", "T30")
@pytest.mark.parametrize("latest", [0, 1, 2])
def test_a_tie_for_the_highest_keeps_the_order(latest: int) -> None:
    t = evening(3, latest=latest).seat(0, reputation=2).seat(1, reputation=2).seat(2, reputation=-1)
    t.asks((latest + 1) % 3, "plan")
    assert t.view()["first"] == (latest + 1) % 3
    assert t.view()["day"] == 2


@rule("SR108")
def test_the_reputation_after_the_calling_counts() -> None:
    t = evening(2).seat(0, slots={"5": "3"}, calls={"5": [1]}, reputation=1)
    t.asks(1, "first")
    assert reputations(t) == [0, 1]


# Abilities at the end of the day


@rule("SR110", "T83", "Q4")
def test_end_of_day_abilities_come_before_the_calling_and_in_nobodys_turn() -> None:
    t = evening(2).sheet(0, {1: "sleepy investor"}).seat(0, slots={"5": "3"}, calls={"5": [1]})
    t.asks(0, "evening")
    assert t.view()["active"] is None
    assert t.choices() == ["use investor", "pass"]
    assert t.happened("called") == []
    t.choose(0, "use investor")
    assert t.money(0) == 8
    # Used once: nothing more is asked, and the calling follows.
    t.asks(1, "first")
    assert len(t.happened("called")) == 1
    t.idle()


@rule("Q4", "SR110", "T77")
def test_end_of_day_abilities_on_the_final_day() -> None:
    t = evening(2, day=2).sheet(0, {1: "sleepy investor"}).asks(0, "evening").choose(0, "use investor")
    assert t.money(0) == 8
    assert t.game.decision is None


@rule("SR110", "Q4")
def test_they_are_optional_and_for_the_end_of_the_day_only() -> None:
    t = evening(2).sheet(0, {1: "sleepy banker"})
    assert t.can("use banker", 0)
    t.choose(0, "pass")
    assert t.money(0) == 4
    t.asks(0, "plan")
    t.refused(0, "use banker", because="Q4")


@rule("SR110", "T83")
def test_each_ability_once_in_an_end_of_day() -> None:
    """Talkative answers to the Mayor's reputation; to that of the caught bluff it may not, later the same evening."""
    t = evening(2).sheet(0, {1: "sleepy mayor", 5: "talkative banker"})
    t.seat(1, slots={"4": "2"}, calls={"4": [0]})
    t.choose(0, "use mayor").asks(0, "respond").choose(0, "use banker")
    t.asks(0, "first")
    assert reputations(t) == [2, -1]
    assert t.money(0) == 8
    assert [event["job"] for event in t.happened("used")] == ["mayor", "banker"]
    t.idle()


@rule("SR110", "T83")
def test_unused_before_the_calling_it_may_answer_to_the_calling() -> None:
    t = evening(2).sheet(0, {1: "sleepy mayor", 5: "talkative banker"})
    t.seat(1, slots={"4": "2"}, calls={"4": [0]})
    t.choose(0, "use mayor").asks(0, "respond").choose(0, "pass").asks(0, "respond").choose(0, "use banker")
    assert t.money(0) == 8
    t.asks(0, "first").idle()


@rule("SR110")
def test_a_turn_and_the_end_of_day_are_two_things() -> None:
    """Used in the last turn of the day, used again in the evening."""
    t = laid().given(turn=8, active=1, first=0).seat(0, slots={"A": "A", "2": "2", "3": "3", "4": "4"})
    t.seat(1, slots={"A": "A", "2": "2", "3": "3"}, hand=["4"]).sheet(
        1, {1: "sleepy investor", 2: "grumpy horse"}
    )
    t.saloon("filthy banker").play("4@6").use("horse", on="investor")
    assert t.money(1) == 8
    t.until("office").choose(1, "office").choose(1, "office sell-information").choose(0, "pass").asks(
        1, "evening"
    )
    t.choose(1, "use investor")
    assert len([event for event in t.happened("used") if event["job"] == "investor"]) == 2


@rule("SR111", "T83", "T78")
@pytest.mark.parametrize(
    ("job", "money"), [("journalist", 3), ("spymaster", 0), ("card-sharp", 0), ("telegrapher", 1)]
)
def test_played_cards_are_out_of_reach(job: str, money: int) -> None:
    """The Journalist only earns, the Spymaster only scouts and marks, the Card Sharp only draws."""
    t = evening(2).sheet(0, {1: f"sleepy {job}"}).seat(0, slots={"5": "3"}, hand=["A", "2"], deck=["6"])
    t.seat(1, slots={"5": "0", "4": "4"}, hand=["A"])
    t.choose(0, f"use {job}")
    if job == "spymaster":
        t.choose(0, "safe depot-1").choose(0, "mark 3")
    assert t.happened("scouted-card") == t.happened("swapped-card") == []
    assert t.money(0) == 4 + money
    for row in t.view(0)["seen"]["poker"]:
        assert row["seat"] == 0 or row["kind"] != "put" or row["card"] is None
    t.idle()


@rule("SR112", "T83")
def test_what_can_only_touch_henchmen_on_cards_is_not_usable() -> None:
    t = evening(2).sheet(0, {1: "sleepy pyro"})
    t.seat(0, slots={"5": "3"}, calls={"5": [1]})
    t.asks(1, "first")
    assert t.happened("used") == t.happened("destroyed") == []
    assert henchmen(t) == [(2, 1), (2, 1)]


@rule("SR112", "T83", "Q39")
def test_henchmen_on_cards_are_neither_touched_nor_placed() -> None:
    """Brain-Washer frees only."""
    t = evening(3).sheet(0, {1: "sleepy brain-washer"}).seat(1, slots={"5": "3"}, calls={"5": [2]})
    t.choose(0, "use brain-washer").asks(0, "free").choose(0, "seat 0")
    assert t.happened("placed") == []
    assert henchmen(t) == [(3, 0), (2, 1), (2, 1)]
    assert reputations(t) == [0, -1, 1]
    t.idle()


@rule("SR112", "T83")
@pytest.mark.parametrize(("job", "money"), [("lawyer", 1), ("informant", 2)])
def test_the_rest_of_such_an_ability_still_works(job: str, money: int) -> None:
    t = evening(2).sheet(0, {1: f"sleepy {job}"}).seat(0, slots={"5": "3"}, calls={"5": [1]})
    t.seat(1, slots={"4": "2"})
    t.choose(0, f"use {job}")
    assert t.money(0) == 4 + money
    assert t.happened("placed") == t.happened("returned") == []
    # The henchman was still on the card when it was called.
    assert reputations(t) == [-1, 1]


@rule("SR112", "T83")
@pytest.mark.parametrize("suspicion", ["asked", "live"])
def test_nobody_suspects_at_the_end_of_the_day(suspicion: str) -> None:
    t = evening(2, suspicion=suspicion).sheet(0, {1: "sleepy investor"}).seat(1, slots={"5": "3"})
    t.asks(0, "evening")
    t.refused(0, "henchman", because="SR51")
    assert list(t.game.legal(1)) == []
    day = laid(2, suspicion=suspicion).hand(1, "3").given(active=1).choose(1, "play 3@5")
    assert day.can("henchman", 0)


@rule("SR113", "Q51")
@pytest.mark.parametrize("latest", [0, 1, 2])
def test_the_player_of_the_latest_turn_sets_the_order(latest: int) -> None:
    """Seats 0 and 1 have one; seat 2, who has none, decides too if its turn was the latest."""
    t = evening(3, latest=latest).sheet(0, {1: "sleepy banker"}).seat(1, strategy="collect-interest")
    t.asks(latest, "evening")
    assert sorted(t.choices()) == ["seat 0", "seat 1"]
    t.choose(latest, "seat 1").asks(1, "evening").choose(1, "use strategy")
    t.asks(0, "evening").choose(0, "use banker")
    assert [t.money(seat) for seat in range(3)] == [8, 8, 4]
    assert order_of_events(t, "used", "used-strategy") == ["used-strategy", "used"]
    t.idle()


@rule("SR113", "Q51")
def test_who_is_alone_is_simply_asked() -> None:
    t = evening(3, latest=2).sheet(1, {1: "sleepy banker"}).asks(1, "evening")
    assert t.choices() == ["use banker", "pass"]


@rule("SR113", "Q51", "Q3")
@pytest.mark.parametrize("latest", [0, 1, 2])
def test_also_for_what_the_calling_triggers(latest: int) -> None:
    t = evening(3, latest=latest).sheet(0, {1: "talkative banker"}).sheet(1, {1: "daring chef"})
    t.seat(1, slots={"5": "3"}, calls={"5": [0]})
    t.asks(latest, "respond")
    assert sorted(t.choices()) == ["seat 0", "seat 1"]
    t.choose(latest, "seat 1").asks(1, "respond").choose(1, "use chef").asks(0, "respond")
