"""A fourth evening with the rulebooks open, alone: two rules that meet; each test names its rules."""

import itertools
import random

import pytest

from tests.evenings import debts, facing
from tests.rule import rule
from tests.scoundrels import alone as against


@rule("XR108", "XR106")
def test_a_bluff_into_its_slot_wakes_the_top_of_the_card() -> None:
    """The slot counts, not the card."""
    t = against("milton-goff").enemy(automa=["compound-interest"], money=0).hand(0, "0").play("0@3").draw()
    assert t.happened("automa")[-1]["section"] == "top"
    assert t.enemy_now["money"] == 4
    t = against("milton-goff").enemy(automa=["compound-interest"], money=0).hand(0, "3").play("3@6").draw()
    assert t.happened("automa")[-1]["section"] == "bottom"
    assert t.enemy_now["money"] == 2


@rule("XR110", "XR108")
def test_a_card_taken_back_has_still_been_played_into_its_slot_but_bears_no_henchman() -> None:
    t = facing("lilith-boone", "stampede", "A").sheet(0, {1: "sneaky rocketeer"}).marks("0: 5 on depot-1")
    t.play("A@A").use("rocketeer")
    if t.game.decision.kind not in ("abilities",) and "card 0@A" in t.choices():
        t.take("card 0@A")
    t.draw()
    assert t.happened("automa")[-1]["section"] == "top"
    assert t.happened("placed") == []
    assert t.safe("depot-1")["place"] == "destroyed"


@rule("XR121", "XR122", "XR120")
def test_two_lies_and_a_truth_before_the_enemy_in_the_evening() -> None:
    t = against().given(phase="evening").enemy(henchmen=0)
    t.seat(0, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [1], "2": [1], "3": [1]})
    t.to("plan")
    assert (t.reputation(0), t.enemy_now["reputation"]) == (-2, 2)
    assert (t.enemy_now["henchmen"], t.enemy_now["jailed"]) == (3, 0)


@rule("XR123", "XQ28", "SR183")
def test_the_bounty_hunter_jails_an_enemy_and_bail_would_free_it() -> None:
    t = (
        facing("milton-goff", "stock-tip", "5", money=9, jail=0)
        .sheet(0, {1: "cocky bounty-hunter"})
        .play("5@5")
    )
    t.use("bounty-hunter")
    assert (t.enemy_now["jailed"], t.enemy_now["henchmen"], t.money(0)) == (1, 2, 11)
    t.take("office").until("office post-bail-1", 0).choose(0, "office post-bail-1")
    assert t.enemy_now["jailed"] == 0


@rule("XR119", "XR117")
@pytest.mark.parametrize("free", [0, 1])
def test_alone_a_maverick_costs_a_henchman(free: int) -> None:
    t = (
        facing("milton-goff", "audit", "4", henchmen=free, jail=3 - free)
        .sheet(0, {1: "tricky banker"})
        .play("4@4")
    )
    t.take("lead 4")
    assert ("use banker" in t.choices()) is (free == 1)
    if free:
        t.use("banker")
        assert (t.money(0), t.of(0, "jailed")) == (4 + 4 + 4, 3)


@rule("X42", "XQ12", "XR136")
@pytest.mark.parametrize("had", [0, 1, 3])
def test_the_foreclosure_takes_what_there_is(had: int) -> None:
    t = facing("milton-goff", "foreclosure", "6", money=had).enemy(money=0)
    t.saloon("infamous trapper", "selfish butler", "electrified banker").play("6@6").draw()
    t.asks(0, "penalty")  # the office has paid $2
    t.choose(0, "suffer")
    assert (t.money(0), t.enemy_now["money"]) == (max(0, had + 2 - 3), min(3, had + 2))


@rule("XR125", "XR131")
def test_of_two_safes_with_equal_marks_you_say_which_burns() -> None:
    t = facing("lilith-boone", "stampede", "A").marks(
        "0: 5 on depot-1", "0: 5 on estate-2", "0: 3 on depot-4"
    )
    t.play("A@A").draw().asks(0)
    assert sorted(t.choices()) == ["safe depot-1", "safe depot-4", "safe estate-2"]
    t.choose(0, "safe estate-2")
    assert t.safe("estate-2")["place"] == "destroyed"


@rule("XR133", "XR134", "X48")
@pytest.mark.parametrize(
    ("gone", "next_one"),
    [([], 1), ([1], 3), ([1, 3], 5), ([1, 3, 5], 2)],
)
def test_preston_goes_down_the_right_column_and_then_to_the_left(gone: list[int], next_one: int) -> None:
    t = facing("preston-cain", "back-door", "3").enemy(safes=[f"depot-{n}" for n in gone]).play("3@3").draw()
    assert f"depot-{next_one}" in [row["id"] for row in t.view()["safes"] if row["place"] == "seat 1"]


@rule("XR128", "XR125")
def test_preston_finds_a_bare_depot_and_the_log_says_so() -> None:
    t = facing("preston-cain", "back-door", "3").given(day=3).enemy(safes=["depot-1", "depot-2", "depot-3"])
    t.seat(0, safes=["depot-4", "depot-5"]).play("3@3").draw()
    assert [row["id"] for row in t.view()["safes"] if row["place"] == "seat 1"] == [
        "depot-1",
        "depot-2",
        "depot-3",
    ]
    assert t.happened("enemy-no-safe")


@rule("XR126", "X47")
def test_preston_leaves_the_debt_of_a_stolen_safe_faceup() -> None:
    t = facing("preston-cain", "back-door", "3").given(carried=["2 on depot-1"]).play("3@3").draw()
    assert t.view()["debts"]["discarded"] == [2]
    assert t.debts(0) == []


@rule("XR125", "XR137")
def test_of_two_costliest_you_say_whom_doc_takes() -> None:
    t = facing("doc-zimmer", "job-offer", "A", money=9).saloon(
        "thirsty banker", "stubborn journalist", "filthy dog"
    )
    t.given(traits=["charming"]).play("A@A").hire("dog", at=1)
    while t.game.decision.kind in ("hire", "arrange", "rearrange"):
        t.choose(0, "keep")
    t.asks(0)
    assert sorted(t.choices()) == ["scoundrel banker", "scoundrel journalist"]
    t.choose(0, "scoundrel banker")
    assert t.enemy_now["recruits"][-1]["job"] == "banker"


@rule("XR118", "XR124")
def test_with_an_empty_pile_doc_finds_nobody_and_the_log_says_so() -> None:
    t = (
        facing("doc-zimmer", "experiment", "4", money=20)
        .saloon("dusty cow", "filthy dog", "lucky chef")
        .play("4@4")
    )
    t.hire("chef", at=1)
    while not t.happened("automa"):
        t.choose(0, next(word for word in ("pass", "keep") if word in t.choices()))
    assert t.happened("enemy-no-recruit")
    assert t.enemy_now["reputation"] == 1


@rule("XR118", "XQ12")
@pytest.mark.parametrize(("had", "asked"), [(2, True), (3, False)])
def test_two_debts_at_once_need_room_for_two(had: int, asked: bool) -> None:
    t = facing("lilith-boone", "hard-stare", "3", debts=debts(had)).play("3@3").draw()
    assert (t.game.decision.kind == "penalty") is asked
    if not asked:
        assert (len(t.debts(0)), t.happened("penalty-void") != []) == (3, True)


@rule("XR143", "XR46")
def test_impatient_waits_for_the_end_of_the_automa_card() -> None:
    t = (
        facing("milton-goff", "hidden-fees", "A")
        .enemy(money=0)
        .sheet(0, {1: "impatient banker"})
        .play("A@A")
        .draw()
    )
    t.choose(0, "suffer")
    if t.game.decision.kind == "debt":
        t.take("debt 1")
    assert t.enemy_now["money"] == 3
    t.asks(0).choose(0, "use banker")


@rule("XR143", "SR152")
def test_a_coward_alone_hears_the_enemys_henchman_after_the_card() -> None:
    t = (
        facing("milton-goff", "hired-eyes", "6")
        .enemy(money=0)
        .sheet(0, {1: "cowardly banker"})
        .play("6@6")
        .draw()
    )
    assert t.enemy_now["money"] == 4
    t.asks(0).choose(0, "use banker")
    assert t.slot(0, "6")["henchmen"] == [1]


@rule("XR135", "SR66")
def test_the_con_artist_robs_milton_of_his_last() -> None:
    t = facing("milton-goff", "audit", "5").enemy(money=3).sheet(0, {1: "cocky con-artist"}).play("5@5")
    t.use("con-artist")
    assert (t.money(0), t.enemy_now["money"], t.reputation(0)) == (7, 0, -1)


@rule("Q23", "XR135")
@pytest.mark.parametrize(("enemy", "usable"), [("milton-goff", True), ("lilith-boone", False)])
def test_there_is_nothing_to_steal_from_who_has_no_money(enemy: str, usable: bool) -> None:
    t = facing(enemy, "audit" if usable else "arson", "5").sheet(0, {1: "cocky pickpocket"})
    if usable:
        t.enemy(money=1)
    t.play("5@5")
    assert ("use pickpocket" in t.choices()) is usable


@rule("XR103", "XR104", "X46")
@pytest.mark.parametrize(("mine", "won"), [(3, True), (2, False), (1, False)])
def test_equal_is_lost_alone(mine: int, won: bool) -> None:
    t = against("milton-goff").given(phase="over", day=3).enemy(money=5).seat(0, reputation=mine, money=50)
    assert (t.game.result["scores"], t.game.result["enemy"]["score"]) == ([mine], 2)
    assert (t.game.result["winners"] == [0]) is won


@rule("XR129", "XR71", "X45")
def test_preston_counts_his_three_best_with_marks_and_every_bonus() -> None:
    t = against("preston-cain").given(phase="over", day=3)
    t.given(
        gadgets={
            "laboratory-4": "thunder-core",
            "estate-4": "voice-gadget",
            "depot-4": "heat-plate",
            "depot-5": "number-pad",
        }
    )
    t.enemy(safes=["laboratory-4", "estate-4", "depot-4", "depot-5"]).marks(
        "0: 3 on estate-4", "0: 3 on depot-5"
    )
    assert t.game.result["enemy"]["score"] == (7 - 3) + (3 + 3 + 1) + (3 + 1)


@rule("XR67", "XR105")
@pytest.mark.parametrize(("theirs", "bonus"), [(-1, 0), (0, 3), (2, 3)])
def test_the_enemys_name_counts_for_lowest(theirs: int, bonus: int) -> None:
    t = against("milton-goff").given(phase="over", day=3, gadgets={"estate-4": "voice-gadget"})
    t.enemy(reputation=theirs, money=0).seat(0, safes=["estate-4"])
    assert t.game.result["scores"][0] == 3 + bonus


@rule("SR235", "XR107")
def test_the_selfish_one_acts_before_the_enemys_card() -> None:
    t = (
        facing("milton-goff", "town-tax", "4")
        .sheet(0, {1: "selfish banker"})
        .play("4@4")
        .office("sell-information")
    )
    t.until("use banker", 0)
    assert t.happened("automa") == []
    t.choose(0, "use banker")
    assert t.money(0) == 4 + 2 + 4
    assert t.happened("automa")


@rule("XQ27", "XR114")
def test_alone_the_next_day_just_begins() -> None:
    t = (
        against()
        .given(phase="evening", day=1)
        .seat(0, reputation=3, slots={"A": "A", "2": "2", "3": "3", "4": "4"})
    )
    t.asks(0, "plan")
    assert t.view()["day"] == 2


@rule("XR112", "XR113", "XQ11")
def test_eight_draws_later_the_shuffling_card_has_come_once_in_each_deck() -> None:
    """Twelve turns, eight cards: the deck never runs out, and no card comes twice in a row."""
    for seed in range(3):
        t = against("doc-zimmer").given(seed=seed, saloon=["dusty cow", "filthy dog", "lucky chef"])
        t.play_on(random.Random(seed))
        drawn = [event["automa"] for event in t.happened("automa")]
        assert len(drawn) == 12
        assert all(a != b for a, b in itertools.pairwise(drawn))


@rule("XR107", "XR45", "XR46")
def test_a_loan_may_be_taken_while_the_enemys_card_is_carried_out() -> None:
    t = facing("milton-goff", "town-tax", "4", money=0).enemy(money=0).play("4@4").draw().asks(0, "penalty")
    assert t.can("loan 1", 0)
    before = t.money(0)
    t.choose(0, "loan 1").choose(0, "suffer")
    assert t.enemy_now["money"] == min(4, before + 2)


@rule("XR116", "XR117")
@pytest.mark.parametrize("free", [0, 2])
def test_without_a_henchman_at_hand_the_enemys_wish_is_done(free: int) -> None:
    t = facing("lilith-boone", "arson", "3", henchmen=free, jail=3 - free).play("3@3").draw()
    if free:
        t.asks(0, "penalty").choose(0, "jail henchman")
        assert (t.enemy_now["reputation"], t.of(0, "jailed")) == (0, 2)
    else:
        assert (t.enemy_now["reputation"], t.of(0, "jailed")) == (1, 3)


@rule("XR118", "SR118")
@pytest.mark.parametrize(("reputation", "asked"), [(-2, False), (-1, True)])
def test_at_the_bottom_of_the_track_a_penalty_of_reputation_is_void(reputation: int, asked: bool) -> None:
    t = facing("lilith-boone", "show-of-force", "4", reputation=reputation).play("4@4").draw()
    assert (t.game.decision.kind == "penalty") is asked
    assert (t.happened("penalty-void") == []) is asked


@rule("XR125", "XR124")
def test_you_say_which_of_your_cards_lilith_watches() -> None:
    t = (
        facing("lilith-boone", "show-of-force", "6")
        .given(turn=2)
        .seat(0, slots={"A": "A"})
        .play("6@6")
        .draw()
    )
    assert t.choices() == ["card 0@A", "card 0@6"]
    t.choose(0, "card 0@A")
    assert (t.slot(0, "A") or {})["henchmen"] == [1]


@rule("SR183", "XR123")
def test_an_enemy_does_not_flee_from_the_deputy() -> None:
    t = facing("lilith-boone", "arson", "5", jail=1).sheet(0, {1: "cocky deputy"}).play("5@5").use("deputy")
    t.asks(0, "abilities")
    assert (t.enemy_now["jailed"], t.of(0, "jailed"), t.happened("placed")) == (1, 0, [])


@rule("X41", "Q40")
def test_the_zero_beside_the_sheet_bears_no_enemy_and_the_log_says_so() -> None:
    t = facing("milton-goff", "hired-eyes", "0").sheet(0, {1: "candid banker"}).play("0 faceup").draw()
    assert t.happened("automa")[-1]["section"] == "bottom"
    assert t.happened("enemy-no-card")


@rule("XR126", "XR37")
def test_a_debt_given_to_an_enemy_lies_faceup() -> None:
    t = facing("doc-zimmer", "new-batch", "5", debts={1: 3}).sheet(0, {1: "cocky swindler"}).play("5@5")
    t.use("swindler")
    assert (t.debts(0), t.view()["debts"]["discarded"], t.money(0)) == ([], [3], 6)


@rule("XR137", "XQ20")
def test_second_chance_is_one_from_the_pile_and_one_from_the_bar() -> None:
    t = facing("doc-zimmer", "second-chance", "3", money=20).saloon("dusty cow", "filthy dog", "lucky chef")
    t.pile("rowdy banker").play("3@3").hire("dog", at=1)
    while not t.happened("automa"):
        t.choose(0, next(word for word in ("pass", "keep") if word in t.choices()))
    assert [row["job"] for row in t.enemy_now["recruits"]] == ["banker", "chef"]
    assert (t.pile_now, t.saloon_now[2], len(t.saloon_now)) == ([], "dusty cow", 3)


@rule("XR105", "Q4")
def test_milton_is_paid_on_the_last_evening_too() -> None:
    t = against("milton-goff", expert=True).given(phase="evening", day=3).enemy(money=5)
    t.seat(0, slots={"A": "A", "2": "2", "3": "3", "4": "4"}).to_the_end()
    assert (t.enemy_now["money"], t.game.result["enemy"]["score"]) == (7, 3)
