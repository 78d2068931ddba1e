"""What is in the box, and how a game begins."""

import random
from collections import Counter
from typing import Any

import pytest

import saloon
from saloon.games.scoundrels.catalogue import cost, load
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, dealt, laid

COUNTS = (2, 3, 4)
SITES = ("depot", "estate", "laboratory")
POKER = ["0", "A", "2", "3", "4", "5", "6"]
CARDS = load()
PRINTED = {site.id: site.values for site in CARDS.sites}


def colours(jobs: list[str]) -> list[str]:
    return [CARDS.job(job).colour for job in jobs]


def levels(traits: list[str]) -> list[int]:
    return [CARDS.trait(trait).level for trait in traits]


def drained(players: int, seed: int) -> ScoundrelsTable:
    """A whole game in which nobody hires, so that one scoundrel after the other passes through the Saloon."""
    t = dealt(players, seed=seed)
    while t.game.decision is not None:
        question = t.game.decision
        quiet = [word for word in ("pass", "office", "office sell-information") if word in question.choices]
        t.game.apply(question.seat, quiet[0] if quiet else question.choices[0])
    return t


def pieces(row: dict[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in ("money", "reputation", "henchmen", "jailed", "hand_size", "deck")}


# Cards and components


@rule("SR1")
@pytest.mark.parametrize("players", COUNTS)
def test_everyone_owns_seven_poker_cards(players: int) -> None:
    t = dealt(players, seed=4)
    for seat in range(players):
        cards = t.shuffled(f"seat{seat}.poker")
        assert sorted(cards) == sorted(POKER)
        assert len(t.of(seat, "hand")) + t.of(seat, "deck") == 7
    with pytest.raises(saloon.BadPosition, match="each exists once \\(SR1\\)"):
        laid().hand(0, "3").seat(0, slots={"5": "3"}).view()


@rule("SR2", "SR3")
def test_the_pools_of_jobs_and_traits() -> None:
    assert Counter(job.colour for job in CARDS.jobs) == {"green": 16, "purple": 22, "black": 22}
    assert Counter(trait.level for trait in CARDS.traits) == {1: 40, 2: 10}
    t = dealt(3, seed=8)
    for stream, count in (("jobs.green", 16), ("jobs.purple", 22), ("jobs.black", 22)):
        assert len(set(t.shuffled(stream))) == count
    for stream, count in (("traits.blue", 40), ("traits.red", 10)):
        assert len(set(t.shuffled(stream))) == count


@rule("SR4")
def test_any_trait_goes_with_any_job_and_each_card_exists_once() -> None:
    pairs = {(trait.id, job.id) for trait in CARDS.traits for job in CARDS.jobs}
    assert len(pairs) == 3000
    for trait, job in random.Random(1).sample(sorted(pairs), 40):
        t = laid().sheet(0, {1: f"{trait} {job}"})
        assert t.sheet_of(0) == {1: f"{trait} {job}"}
    for other in ("grumpy cow", "lucky horse"):
        with pytest.raises(saloon.BadPosition, match="each card exists once \\(SR4\\)"):
            laid().sheet(0, {1: "grumpy horse"}).sheet(1, {1: other}).view()


@rule("SR4")
def test_no_card_turns_up_twice_in_a_game() -> None:
    t = dealt(4, seed=3).play_on(random.Random(3))
    made = t.happened("created")
    assert len({event["job"] for event in made}) == len(made)
    assert len({event["trait"] for event in made}) == len(made)


@rule("SR5", "Q37")
def test_the_colour_goes_with_the_job_when_jobs_are_swapped() -> None:
    """The Tailor takes the only purple job out of the Saloon: for the two decks of Wild Saloon purple is gone."""
    t = laid(days=3, wild_saloon=True).hand(0, "4").sheet(0, {1: "grumpy tailor", 2: "lucky cow"})
    t.saloon("clumsy banker", "dusty chef", "thirsty beggar").given(jobs=["dog"], purple=["forger"])
    t.play("4@6").use("tailor").take("scoundrel banker")
    assert t.saloon_now == ["clumsy cow", "dusty chef", "thirsty beggar"]
    assert t.sheet_of(0)[2] == "lucky banker"
    t.office()
    assert t.saloon_now[0].endswith(" forger")
    assert t.pile_top == "thirsty beggar"
    t.idle()


@rule("SR5", "Q37")
def test_a_purple_job_swapped_in_counts_as_purple() -> None:
    """The same two decks, with the purple one still on display: the next comes from green."""
    t = laid(days=3, wild_saloon=True).hand(0, "4").sheet(0, {1: "grumpy tailor", 2: "lucky cow"})
    t.saloon("clumsy banker", "dusty chef", "thirsty beggar").given(jobs=["dog"], purple=["forger"])
    t.play("4@6").use("tailor").take("scoundrel chef")
    assert t.saloon_now == ["clumsy banker", "dusty cow", "thirsty beggar"]
    t.office()
    assert t.saloon_now[0].endswith(" dog")


@rule("SR6", "SR7", "SR8", "SR71")
@pytest.mark.parametrize(
    ("scoundrel", "price"),
    [
        ("grumpy banker", 2),  # dollars 4 and 6, no hole
        ("grumpy prospector", 1),  # a hole at 4
        ("elderly prospector", 0),  # its only dollar under that hole
        ("legendary banker", 6),
        ("legendary dog", 4),  # holes at 1, 3 and 6; there is no dollar at 3
        ("infamous priest", 3),  # seven dollars, four holes
    ],
)
def test_a_scoundrel_costs_its_visible_dollars(scoundrel: str, price: int) -> None:
    trait, job = scoundrel.split()
    t = laid().hand(0, "4").seat(0, money=7).saloon(scoundrel)
    assert t.view()["saloon"][0]["cost"] == price == cost(CARDS.trait(trait), CARDS.job(job))
    t.play("4@6").hire(job, at=1)
    assert t.money(0) == 7 - price
    assert t.sheet_of(0) == {1: scoundrel}
    assert t.money(1) == 4


@rule("SR8")
def test_a_free_scoundrel_can_be_hired_without_money() -> None:
    t = laid().hand(0, "4").seat(0, money=0).saloon("elderly prospector", "grumpy banker")
    t.play("4@6").until("hire prospector at 1")
    t.refused(0, "hire banker at 1", because="SR71")
    t.hire("prospector", at=1).take("keep")
    assert t.money(0) == 0
    t.idle()


@rule("Q38", "SR6", "SR7")
def test_a_swap_in_the_saloon_changes_the_price() -> None:
    t = laid().hand(0, "4").seat(0, money=9).sheet(0, {1: "grumpy tailor", 2: "lucky dog"})
    t.saloon("filthy banker", "dusty chef", "thirsty beggar")
    assert [row["cost"] for row in t.view()["saloon"]] == [4, 2, 3]
    t.play("4@6").use("tailor").take("scoundrel banker")
    assert t.saloon_now == ["filthy dog", "dusty chef", "thirsty beggar"]
    # Filthy has dollars 1, 3, 5, 6, the Dog holes at 1, 3, 6.
    assert [row["cost"] for row in t.view()["saloon"]] == [1, 2, 3]
    t.hire("dog", at=3).take("keep")
    assert t.money(0) == 8
    t.idle()


@rule("SR9")
def test_safes_are_worth_2_to_7() -> None:
    assert {safe.value for safe in CARDS.safes} == {2, 3, 4, 5, 6, 7}


@rule("SR10")
def test_the_six_safes_of_the_estate() -> None:
    for seed in range(5):
        dealt_there = dealt(2, seed=seed).shuffled("estate")
        assert sorted(CARDS.safe(gadget).value for gadget in dealt_there) == [2, 3, 3, 4, 5, 6]
    with pytest.raises(saloon.BadPosition, match="SR11"):
        laid().given(values={"estate-1": 7}).view()


@rule("T79", "SR10")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7])
def test_at_the_estate_only_a_7_is_a_lie(number: int) -> None:
    t = laid().hand(0, "3").sheet(0, {1: "lying banker"}).play("3@2")
    t.take("lead A/2", "safe estate-2", f"mark {number}")
    assert t.can("use banker") == (number == 7)
    if number != 7:
        test_at_the_estate_only_a_7_is_a_lie(7)


@rule("SR11")
def test_the_list_of_a_site_is_public_and_true() -> None:
    """The board prints it, so it is in the cards that everyone has; what is dealt is exactly that."""
    for seed in range(5):
        t = dealt(2, seed=seed)
        for site in SITES:
            values = [CARDS.safe(gadget).value for gadget in t.shuffled(site)]
            assert sorted(values) == sorted(PRINTED[site])
        for eye in (None, 0, 1):
            assert t.view(eye)["catalogue"] == CARDS.hash


# Set-up


@rule("SR12")
@pytest.mark.parametrize("players", [0, 5, 6])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(saloon.BadPlayers, match="2 to 4 players"):
        saloon.new("scoundrels", players=players)
    for fine in COUNTS:
        assert saloon.new("scoundrels", players=fine, seed=1).seats == tuple(range(fine))


@rule("SR13", "SR22", "SR30", "SR33", "Q48")
def test_every_shuffle_has_a_stream_of_its_own_from_the_seed() -> None:
    one, again, other = dealt(3, seed=11), dealt(3, seed=11), dealt(3, seed=12)
    streams = [f"traits.{level}" for level in ("blue", "red")]
    streams += [f"jobs.{colour}" for colour in ("green", "purple", "black")]
    streams += [*SITES, *(f"seat{seat}.poker" for seat in range(3))]
    for stream in streams:
        assert one.shuffled(stream) == again.shuffled(stream)
    assert sum(one.shuffled(stream) != other.shuffled(stream) for stream in streams) > 5
    # One colour only in each.
    assert set(levels(one.shuffled("traits.blue"))) == {1}
    assert set(levels(one.shuffled("traits.red"))) == {2}
    for colour in ("green", "purple", "black"):
        assert set(colours(one.shuffled(f"jobs.{colour}"))) == {colour}
    # More players draw on more streams and leave the others as they were.
    assert dealt(4, seed=11).shuffled("jobs.green") == one.shuffled("jobs.green")
    assert dealt(4, seed=11).shuffled("seat1.poker") == one.shuffled("seat1.poker")


@rule("Q48")
def test_a_game_is_replayed_from_its_seed_and_its_decisions() -> None:
    t = dealt(3, seed=21).play_on(random.Random(5))
    again = saloon.replay(t.game.notation())
    for eye in (None, 0, 1, 2):
        assert again.view(eye) == t.view(eye)
        assert again.events(eye) == t.game.events(eye)
    assert again.result == t.game.result


@rule("SR14", "SR15", "SR16", "SR17", "SR18")
@pytest.mark.parametrize(
    ("players", "blue", "green", "purple"), [(2, 14, 4, 6), (3, 20, 6, 8), (4, 26, 8, 10)]
)
def test_the_decks_of_the_short_game(players: int, blue: int, green: int, purple: int) -> None:
    for seed in range(3):
        t = drained(players, seed)
        made = t.happened("created")
        assert len(made) == 3 + 2 * 4 * players
        traits = levels([event["trait"] for event in made])
        assert traits[:blue] == [1] * blue
        assert set(traits[blue:]) == {2}
        jobs = colours([event["job"] for event in made])
        assert jobs[:green] == ["green"] * green
        assert jobs[green : green + purple] == ["purple"] * purple
        assert set(jobs[green + purple :]) == {"black"}
    decks = dealt(players, seed=7).view()["decks"]
    assert decks == {"traits": blue + 10 - 3, "jobs": green + purple + 22 - 3, "purple": 0}


@rule("SR19")
@pytest.mark.parametrize("players", COUNTS)
def test_cards_left_over_are_seen_by_nobody(players: int) -> None:
    t = dealt(players, seed=6)
    in_play = {2: (14, 4, 6), 3: (20, 6, 8), 4: (26, 8, 10)}[players]
    streams = ("traits.blue", "jobs.green", "jobs.purple")
    gone = [
        name for stream, count in zip(streams, in_play, strict=True) for name in t.shuffled(stream)[count:]
    ]
    assert len(gone) == 40 + 16 + 22 - sum(in_play)
    t.play_on(random.Random(2))
    for eye in (None, *range(players)):
        seen = str(t.view(eye)) + str(t.game.events(eye))
        assert not [name for name in gone if f"'{name}'" in seen]


@rule("SR20", "SR21")
@pytest.mark.parametrize("players", COUNTS)
def test_three_scoundrels_from_the_tops_of_the_decks(players: int) -> None:
    t = dealt(players, seed=9)
    blue, green = {2: (14, 4), 3: (20, 6), 4: (26, 8)}[players]
    traits = t.shuffled("traits.blue")[:blue][::-1][:3]
    jobs = t.shuffled("jobs.green")[:green][::-1][:3]
    # The newest stands leftmost.
    assert t.saloon_now == [f"{trait} {job}" for trait, job in zip(traits, jobs, strict=True)][::-1]
    assert t.view()["pile"] == []


@rule("SR22", "SR23", "SR24")
@pytest.mark.parametrize("players", COUNTS)
def test_safes_at_the_sites(players: int) -> None:
    first, second = dealt(players, seed=1), dealt(players, seed=2)
    for site in SITES:
        own = sorted(safe.id for safe in CARDS.safes if safe.site == site)
        assert sorted(first.shuffled(site)) == own
        rows = [row for row in first.view()["safes"] if row["site"] == site]
        assert [row["place"] for row in rows] == [*(f"space {k}" for k in range(1, 6)), "unused"]
        assert [row["marks"] for row in rows] == [[]] * 6
    assert any(first.shuffled(site) != second.shuffled(site) for site in SITES)
    for eye in (None, *range(players)):
        for row in first.view(eye)["safes"]:
            assert row["value"] is None
            assert row["gadget"] is None
            assert row["seen_by"] == []
    with pytest.raises(saloon.BadPosition, match="SR23"):
        laid().given(gadgets={"depot-1": "star-furnace"}).view()


@rule("SR25")
def test_every_player_has_a_different_leader() -> None:
    found = set()
    for seed in range(12):
        t = dealt(4, seed=seed)
        leaders = [t.of(seat, "leader") for seat in range(4)]
        assert set(leaders) == {"lilith-boone", "preston-cain", "milton-goff", "doc-zimmer"}
        found.add(tuple(leaders))
    assert len(found) > 5
    chosen = dealt(2, seed=1, leaders=["doc-zimmer", "milton-goff"])
    assert [chosen.of(seat, "leader") for seat in (0, 1)] == ["doc-zimmer", "milton-goff"]
    with pytest.raises(saloon.BadOption, match="different leader \\(SR25\\)"):
        dealt(2, leaders=["doc-zimmer", "doc-zimmer"])
    with pytest.raises(saloon.BadPosition, match="SR25"):
        laid().seat(0, leader="doc-zimmer").seat(1, leader="doc-zimmer").view()


@rule("SR26", "SR27", "SR28", "SR29", "SR30")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("days", [2, 3])
def test_what_everyone_starts_with(players: int, days: int) -> None:
    t = dealt(players, seed=2, days=days)
    for seat in range(players):
        row = t.view(seat)["seats"][seat]
        start = {"money": 4, "reputation": 0, "henchmen": 2, "jailed": 1, "hand_size": 4, "deck": 3}
        assert pieces(row) == start
        assert sum(row["marks"].values()) == 7
        assert sorted(row["hand"]) == sorted(t.shuffled(f"seat{seat}.poker")[:4])
        assert row["sheet"] == [None] * 6
        assert row["slots"] == [None] * 6


@rule("SR26")
def test_seven_marks_and_no_more() -> None:
    seven = [f"0: {number} on depot-{k}" for k, number in enumerate((2, 2, 4, 4, 4), 1)]
    seven += ["0: 6 on estate-1", "0: 7 on estate-2"]
    t = laid().marks(*seven)
    assert t.of(0, "marks") == {"2/3": 0, "4/5": 0, "6/7": 0}
    assert t.of(1, "marks") == {"2/3": 2, "4/5": 3, "6/7": 2}
    with pytest.raises(saloon.BadPosition, match="SR26"):
        laid().marks(*seven, "0: 3 on estate-3").view()


@rule("SR31", "SR48", "Q31")
def test_a_hand_is_for_its_owner_only() -> None:
    t = dealt(3, seed=14)
    for seat in range(3):
        for eye in (None, 0, 1, 2):
            row = t.view(eye)["seats"][seat]
            assert (row["hand"] is not None) == (eye == seat)
            assert row["hand_size"] == 4
            drawn = [event["cards"] for event in t.happened("drew", eye) if event["seat"] == seat]
            assert drawn == [t.of(seat, "hand") if eye == seat else None]


@rule("SR32")
@pytest.mark.parametrize("players", COUNTS)
def test_no_strategy_cards_without_the_option(players: int) -> None:
    t = dealt(players, seed=3).play_on(random.Random(8))
    for seat in range(players):
        assert t.of(seat, "strategy") is None
    assert t.happened("used-strategy") == []
    with_them = dealt(players, seed=3, strategy_cards=True)
    assert with_them.game.decision.kind == "strategy"


@rule("SR33", "Q48")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_player_is_random(players: int) -> None:
    firsts = [dealt(players, seed=seed).view()["first"] for seed in range(30)]
    assert set(firsts) == set(range(players))
    assert firsts == [dealt(players, seed=seed).view()["active"] for seed in range(30)]
    assert dealt(players, seed=1, first=1).view()["first"] == 1
