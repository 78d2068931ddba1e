"""A sixth evening with the rulebooks open, of things that meet: mavericks and debts, mods and swaps, expert sides,
live tables with several henchmen, five at the Goat; worked out from the books first, each test names its rules.
"""

from typing import Any

import pytest

import saloon
from saloon.games.scoundrels import catalogue
from tests.evenings import debts, evening, facing, go, quiet
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, alone, expanded, laid
from tests.table import Table, table

REST = ("clumsy trapper", "thirsty butler")
DEAR = ("infamous banker", "selfish journalist", "electrified automaton")
"""Nobody in this Saloon costs less than $6."""
FOUR = {"A": "A", "2": "2", "3": "3", "4": "4"}
"""Four honest cards."""
COLOURS = {job.id: job.colour for job in catalogue.load().jobs}
LIED = {"A": "2", "2": "A", "3": "3", "4": "4"}
"""Two bluffs and two honest cards."""


def jobs_used(t: ScoundrelsTable) -> list[str]:
    return [event["job"] for event in t.happened("used")]


def loans(t: ScoundrelsTable, seat: int) -> list[str]:
    return [word for word in t.game.legal(seat) if word.startswith("loan")]


def doubted(t: ScoundrelsTable, card: str = "5", by: int = 1) -> ScoundrelsTable:
    """Seat 0 plays this card into its own slot, one opponent doubts it, and the abilities of the card are over."""
    t.hand(0, card).take(f"play {card}@{card}").choose(by, "henchman")
    return t.take("pass") if t.game.decision.seat == 0 else t


# Mavericks, loans and debts


@rule("XR76", "XR43", "XR46", "Q23")
@pytest.mark.parametrize("borrowed", [True, False])
def test_a_maverick_pickpocket_takes_the_loan_that_was_just_raised(borrowed: bool) -> None:
    t = expanded().seat(0, money=0).hand(0, "5").sheet(1, {1: "jealous pickpocket"}).seat(1, money=0, jail=1)
    t.take("play 5@5").choose(1, "henchman")
    if borrowed:
        t.choose(0, "loan 1")
    t.take("pass")
    assert (t.game.decision.seat == 1 and "use pickpocket" in t.choices()) is borrowed
    if borrowed:
        t.take("use pickpocket")
        assert (t.money(0), t.money(1), t.debts(0)) == (0, 2, [1])


@rule("XR41", "XR48", "XR76")
@pytest.mark.parametrize(("had", "offered"), [(3, True), (4, False)])
def test_a_maverick_painter_needs_room_for_its_debt_and_is_no_loan(had: int, offered: bool) -> None:
    t = expanded().sheet(1, {1: "jealous painter"}).seat(1, money=0, jail=1, debts=debts(had))
    doubted(t)
    assert (t.game.decision.seat == 1 and "use painter" in t.choices()) is offered
    if offered:
        t.take("use painter")
        assert (t.money(1), t.debts(1)) == (5, [1, 2, 3, 4])


@rule("XR143", "SR152", "XR76", "XQ9")
def test_an_impatient_one_answers_the_own_maverick_in_anothers_turn() -> None:
    t = expanded().sheet(1, {1: "jealous painter", 2: "impatient banker"}).seat(1, money=0, jail=1)
    go(doubted(t), "use painter", "debt 2", "use banker")
    assert (t.money(1), t.debts(1), jobs_used(t)) == (5 + 4, [2], ["painter", "banker"])


@rule("XR40", "T11", "XR37", "XR76")
@pytest.mark.parametrize(("had", "given"), [(3, True), (4, False)])
def test_a_debt_from_a_maverick_leaves_the_player_of_the_turn_no_loan(had: int, given: bool) -> None:
    """With four debts there is nobody to give one to; the Swindler is paid all the same."""
    t = expanded().seat(0, debts=debts(had)).sheet(1, {1: "jealous swindler"}).seat(1, money=0, jail=1)
    t.seat(1, debts={3: 2})
    t.hand(0, "5").take("play 5@5").choose(1, "henchman")
    assert bool(loans(t, 0)) is (had == 3)
    go(t, "pass", "use swindler", "seat 0?", "debt 3?", "debt 4?")
    assert (t.money(1), len(t.debts(0)), t.debts(1)) == (2, 4, [] if given else [3])
    assert loans(t, 0) == []


@rule("XR153", "SR152", "XR38", "XR79")
def test_a_responsible_one_answers_the_own_maverick_in_anothers_turn() -> None:
    t = expanded().sheet(1, {1: "jealous accountant", 2: "responsible prospector"}).seat(1, money=0, jail=1)
    t.seat(1, debts={2: 3})
    go(doubted(t), "use accountant", "use prospector")
    assert (t.money(1), t.debts(1)) == (2 + 3, [])
    assert [event["value"] for event in t.happened("debt-lost", 0)] == [3]


@rule("XQ8", "SR62", "XR79")
def test_two_mavericks_of_one_henchman_come_in_the_order_of_their_owner() -> None:
    """The Chef costs $1: only after the Banker there is one to spend."""
    t = expanded().sheet(1, {1: "tricky banker", 5: "ruthless chef"}).seat(1, money=0, jail=1)
    doubted(t, "4")
    assert "use chef" not in t.choices()
    t.take("use banker").asks(1, "maverick").take("use chef")
    assert (t.money(1), jobs_used(t)) == (4 - 1 + 4, ["banker", "chef"])


@rule("XR144", "XR145", "X32", "XR76")
def test_a_maverick_mason_shows_an_own_earlier_bluff_in_anothers_turn() -> None:
    t = expanded().given(turn=2, first=1, active=0).sheet(1, {1: "jealous mason"})
    t.seat(1, slots={"4": "5"}, hand=["2", "3", "6"], jail=1, henchmen=2, money=0)
    go(doubted(t), "use mason", "card 1@4?")
    assert t.money(1) == 4
    assert [t.slot(1, "4", viewer=eye)["card"] for eye in (None, 0, 1)] == ["5", "5", "5"]


@rule("XR76", "SR43", "SR31")
def test_a_maverick_card_sharp_makes_an_own_bluff_true_behind_the_others_back() -> None:
    t = expanded().given(turn=2, first=1, active=0).sheet(1, {1: "jealous card-sharp"})
    t.seat(1, slots={"4": "5"}, hand=["2", "3", "6"], deck=["4", "0", "A"], jail=1, henchmen=2)
    go(doubted(t), "use card-sharp", "swap 4@4")
    assert t.slot(1, "4", viewer=1)["card"] == "4"
    assert t.slot(1, "4", viewer=0)["card"] is None
    assert sorted(t.of(1, "hand")) == ["2", "3", "5", "6"]


@rule("XR76", "SR53", "SR181")
def test_a_maverick_detective_counts_every_henchman_on_a_card_the_own_too() -> None:
    t = expanded(3).sheet(1, {1: "jealous detective"}).seat(1, money=0, jail=1).seat(2, jail=1)
    t.hand(0, "5").take("play 5@5").choose(1, "henchman").choose(2, "henchman").take("pass")
    before = len(t.of(1, "hand"))
    t.take("use detective")
    assert (t.money(1), len(t.of(1, "hand"))) == (2, before + 1)


@rule("XR76", "SR92")
@pytest.mark.parametrize(("card", "offered"), [("A", True), ("4", True), ("3", False)])
def test_the_tricky_warden_of_the_book(card: str, offered: bool) -> None:
    """P. 6: a henchman in slot A or 4. It frees one of its own, then $1 for each in jail, whosever it is."""
    t = expanded().seat(0, jail=1).sheet(1, {1: "tricky warden"}).seat(1, money=0, jail=2, henchmen=1)
    doubted(t, card)
    assert (t.game.decision.seat == 1 and "use warden" in t.choices()) is offered
    if offered:
        t.take("use warden")
        assert (t.of(1, "jailed"), t.of(1, "henchmen"), t.money(1)) == (1, 1, 2)


@rule("XR81", "XR80", "XR82")
def test_a_bitter_one_works_in_anothers_turn_and_again_after_its_neighbour_in_the_own() -> None:
    t = expanded().sheet(1, {1: "bitter banker", 4: "dusty prospector"}).seat(1, money=0, jail=1, hand=["3"])
    doubted(t, "A").take("use banker").end_turn()
    go(t.asks(1, "plan"), "play 3@3", "use prospector", "use banker")
    assert (t.money(1), jobs_used(t)) == (4 + 3 + 4, ["banker", "prospector", "banker"])


@rule("SR160", "XR41", "XR82", "SR158")
@pytest.mark.parametrize(("had", "offered"), [(0, True), (4, False)])
def test_who_a_maverick_horse_uses_still_takes_its_debt(had: int, offered: bool) -> None:
    """Its timing is ignored, what it demands is not; and no loan is behind that debt."""
    t = expanded().sheet(1, {1: "tricky horse", 2: "hasty banker"}).seat(1, money=0, jail=1, debts=debts(had))
    doubted(t, "4")
    assert (t.game.decision.seat == 1 and "use horse" in t.choices()) is offered
    if offered:
        go(t, "use horse", "scoundrel banker?", "debt 1?")
        assert (t.money(1), t.debts(1)) == (4, [1])


@rule("XR76", "SR66", "XR39")
@pytest.mark.parametrize("had", [0, 4])
def test_a_maverick_gold_digger_counts_what_is_owed(had: int) -> None:
    t = expanded().sheet(1, {1: "jealous gold-digger"}).seat(1, money=0, jail=1, debts=debts(had))
    assert doubted(t).take("use gold-digger").money(1) == had + 1


@rule("XR77", "XR46", "XR57", "XR45")
def test_mavericks_wait_for_the_abilities_and_not_for_the_loan_office() -> None:
    """Seat 0 uses slot 3 first; seat 1's Pickpocket then leaves too little to pay the debt off without a loan."""
    t = expanded().seat(0, money=0, debts={2: 1}).sheet(1, {1: "spiteful pickpocket"}).seat(1, jail=1)
    t.hand(0, "3").saloon(*DEAR).take("play 3@3").choose(1, "henchman").take("lead 3")
    assert t.money(0) == 3
    if t.game.decision.seat == 0:
        t.take("pass")
    t.take("use pickpocket")
    assert t.money(0) == 1
    go(go(t, "office?").choose(0, "loan 1"), "location pay-off-loans", "debt 2?").to("plan", 1)
    assert (t.money(0), t.debts(0)) == (0, [1])


# Mods and safes that change hands


def smuggling(**facts: Any) -> ScoundrelsTable:
    """Seat 0 holds depot-1, which has a mod, and has a Smuggler."""
    t = quiet(expanded(), money=0).given(mods={"depot-1": "gilded", "estate-1": "jinxed"}, **facts)
    return t.hand(0, "6").sheet(0, {1: "grumpy smuggler"}).seat(0, safes=["depot-1"])


@rule("XR72", "XR75", "Q54", "SR128")
def test_a_safe_that_is_smuggled_out_keeps_mod_and_marks() -> None:
    t = smuggling().marks("1: 4 on depot-1")
    go(t.play("6@6"), "use smuggler", "safe depot-1?", "safe estate-5")
    row = t.safe("depot-1")
    assert (row["place"], row["marks"]) == ("space 1", [[1, 4]])
    assert row["modded"] is True
    assert t.safes_of(0) == ["estate-5"]


@rule("XQ25", "XR75", "SR131")
def test_who_takes_a_modded_safe_in_a_swap_sees_its_mod_and_nobody_else() -> None:
    t = smuggling()
    go(t.play("6@6"), "use smuggler", "safe depot-1?", "safe estate-1")
    assert [t.safe("estate-1", eye)["mod"] for eye in (0, 1, None)] == ["jinxed", None, None]


@rule("XR21", "Q54", "SR217")
def test_a_test_subject_trades_a_modded_safe_for_one_without_a_mod() -> None:
    t = quiet(expanded()).given(mods={"depot-1": "gilded"}).hand(0, "6").sheet(0, {1: "grumpy test-subject"})
    t.seat(0, safes=["depot-1"])
    go(t.play("6@6"), "use test-subject", "safe estate-6", "mark 4", "yes", "safe depot-1?")
    assert (t.safes_of(0), t.safe("depot-1")["place"]) == (["estate-6"], "space 1")
    assert t.safe("estate-6", 0)["modded"] is False


@rule("XQ39", "XR62", "XQ36")
@pytest.mark.parametrize(("stolen", "faceup"), [(True, True), (False, False)])
def test_what_is_turned_up_when_stolen_stays_shut_in_a_swap(stolen: bool, faceup: bool) -> None:
    t = quiet(expanded(), money=9).given(gadgets={"estate-5": "dream-goggles"}).hand(0, "5")
    t.sheet(0, {1: "cocky smuggler"}).seat(0, safes=["depot-1"])
    if stolen:
        go(t.play("5@5"), "lead 5", "safe estate-5")
    else:
        go(t.play("5@5"), "use smuggler", "safe depot-1?", "safe estate-5")
    assert "estate-5" in t.safes_of(0)
    assert bool(t.happened("safe-opened")) is faceup
    assert (t.safe("estate-5", 1)["gadget"] is not None) is faceup


@rule("XQ39", "X20", "XR65", "XR63")
def test_a_faceup_safe_that_is_swapped_in_works_for_who_has_it_now() -> None:
    t = quiet(expanded(), money=0).given(gadgets={"depot-5": "number-pad"}, opened=["depot-5"])
    t.given(turn=8, first=1, active=0, day=1).seat(0, slots={"A": "A", "2": "2", "3": "3"}, hand=["6"])
    t.seat(1, slots=FOUR, hand=[]).sheet(0, {1: "grumpy smuggler"}).seat(0, safes=["estate-1"]).saloon(*DEAR)
    go(t.play("6@6"), "use smuggler", "safe estate-1?", "safe depot-5", "office?", "office sell-information?")
    go(t, "use safe depot-5")
    assert t.money(0) == 2 + 3


@rule("XR142", "XQ24", "XR75")
def test_research_is_funded_on_a_safe_that_was_smuggled_in_the_turn_before() -> None:
    """Only what has a mod: the bare one in the same hand cannot be chosen."""
    t = quiet(expanded(strategy_cards=True), money=5).hand(0, "6").given(mods={"estate-1": "jinxed"})
    t.seat(0, leader="preston-cain", strategy="fund-r-and-d", safes=["estate-1", "depot-5"])
    go(t, "use strategy")
    asked = t.choices()
    assert "safe depot-5" not in asked
    go(t, "safe estate-1?")
    swapped = t.happened("mod-swapped", 0)
    assert [(row["safe"], row["mod"] != "jinxed") for row in swapped] == [("estate-1", True)]
    assert [row["mod"] for row in t.happened("mod-swapped", 1)] == [None]
    assert t.money(0) == 3


@rule("XR46", "XR154", "SR218")
def test_a_roboticist_pays_the_theft_with_a_loan_in_the_midst_of_its_text() -> None:
    t = quiet(expanded(), money=1).hand(0, "6").sheet(0, {1: "grumpy roboticist"})
    go(t.play("6@6"), "use roboticist", "safe depot-6", "mark 2", "yes", "loan 2?")
    assert (t.safes_of(0), t.money(0), t.debts(0)) == (["depot-6"], 0, [2])


@rule("XR19", "XR20", "XR75")
def test_a_locksmith_opens_only_what_has_no_mod() -> None:
    t = quiet(expanded(), money=1).hand(0, "6").sheet(0, {1: "grumpy locksmith"}).play("6@6").use("locksmith")
    sites = ("depot", "estate", "laboratory")
    assert sorted(t.choices()) == sorted(f"safe {site}-{n}" for site in sites for n in (4, 5))
    t.take("safe depot-4")
    assert (t.safes_of(0), t.money(0)) == (["depot-4"], 0)


@rule("XQ24", "XQ25", "SR123")
def test_who_has_a_mark_sees_what_a_tinkerer_put_on() -> None:
    t = quiet(expanded(3), money=0).hand(0, "6").sheet(0, {1: "grumpy tinkerer"})
    t.given(mods={"depot-1": "gilded"}).marks("1: 4 on depot-1")
    go(t.play("6@6"), "use tinkerer", "safe depot-1")
    seen = [t.safe("depot-1", eye)["mod"] for eye in (0, 1, 2)]
    assert seen[1] not in (None, "gilded")
    assert (seen[0], seen[2], t.money(0)) == (None, None, 3)


@rule("XR67", "XR72", "XR74")
@pytest.mark.parametrize(("other", "bonus"), [("depot-5", 3), ("estate-5", 0)])
def test_a_matching_mod_wants_a_second_safe_of_one_site(other: str, bonus: int) -> None:
    t = evening(expanded()).given(day=3, mods={"depot-1": "matching"})
    t.given(gadgets={"depot-5": "number-pad", "estate-5": "dream-goggles"})
    t.given(opened=[other]).seat(0, safes=["depot-1", other]).to_the_end()
    assert t.game.result["bonuses"][0] == bonus


@rule("XR68", "XQ36", "XR50")
@pytest.mark.parametrize(("carried", "lost"), [(True, -2), (False, 0)])
def test_the_debt_of_a_stolen_safe_may_be_the_third_that_costs(carried: bool, lost: int) -> None:
    """Mortgaged: minus 2 tech with three debts or more; the third lies on the safe that is stolen last."""
    t = quiet(expanded(), debts={1: 0, 2: 0}).given(mods={"depot-1": "mortgaged"}, day=3, turn=8, first=1)
    t.given(active=0, gadgets={"depot-5": "number-pad"}, **({"carried": ["0 on depot-5"]} if carried else {}))
    t.seat(0, slots={"A": "A", "2": "2", "3": "3"}, hand=["5"], safes=["depot-1"], money=0).saloon(*DEAR)
    t.seat(1, slots=FOUR, hand=[])
    go(t.play("5@5"), "lead 5", "safe depot-5", "debt 3?").end_turn().to_the_end()
    assert t.game.result["bonuses"][0] == lost
    assert len(t.debts(0)) == 2 + carried


@rule("XR68", "XR67", "XR72")
@pytest.mark.parametrize(("mod", "bonus"), [("none", -1), ("modular", 1), ("armored", 2), ("leaking", -3)])
def test_a_mod_speaks_instead_of_the_spark_wagon(mod: str, bonus: int) -> None:
    """One henchman in jail costs the wagon 1; under a mod only the mod counts, and Armored wants nobody in jail."""
    t = evening(expanded()).given(day=3, gadgets={"depot-1": "spark-wagon", "depot-5": "number-pad"})
    t.given(mods={"depot-1": mod}, opened=["depot-5"])
    t.seat(0, safes=["depot-1", "depot-5"], money=2, jail=0 if mod == "armored" else 1).to_the_end()
    assert t.game.result["bonuses"][0] == bonus


# Alone: expert sides and advanced safes


@rule("XR96", "XR99", "XR102", "XR95")
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("enemy", ["lilith-boone", "preston-cain", "milton-goff", "doc-zimmer"])
def test_how_each_side_of_each_enemy_begins(enemy: str, expert: bool) -> None:
    t = alone(enemy, expert=expert)
    t._game = saloon.new("scoundrels", players=1, options={"enemy": enemy, "expert": expert}, seed=3)
    foe = t.enemy_now
    ahead = expert and enemy in ("lilith-boone", "preston-cain")
    assert (foe["reputation"], foe["henchmen"], foe["jailed"]) == (2 if ahead else 0, 3, 0)
    assert foe["money"] == (12 if enemy == "milton-goff" else 0)
    assert len(foe["recruits"]) == (1 if enemy == "doc-zimmer" else 0)
    assert len(t.saloon_now) == 3


@rule("XR129", "XR105", "XR71")
@pytest.mark.parametrize(("expert", "best"), [(False, 3), (True, 4)])
def test_prestons_expert_side_counts_a_fourth_safe(expert: bool, best: int) -> None:
    held = ["depot-4", "depot-5", "estate-4", "estate-5", "laboratory-4"]
    t = alone("preston-cain", expert=expert).given(day=3, phase="evening").enemy(safes=held, reputation=0)
    t.given(
        gadgets={
            "depot-4": "number-pad",
            "depot-5": "dust-eater",
            "estate-4": "ear-beads",
            "estate-5": "dream-goggles",
            "laboratory-4": "shock-stick",
        }
    )
    t.marks("0: 2 on depot-5").seat(0, slots=FOUR, hand=[]).to_the_end()
    worth = sorted((3, 2 + 1, 3, 4, 4), reverse=True)[:best]
    assert t.game.result["enemy"]["safes"] == sum(worth)


@rule("XR130", "XR127", "XR62")
def test_what_an_enemy_steals_is_not_turned_up() -> None:
    t = facing("preston-cain", "back-door", "3", money=0)
    t.given(gadgets={"depot-1": "number-pad"}, mods={"depot-1": "none"}).play("3@3").draw()
    assert t.safe("depot-1")["place"] == "seat 1"
    assert t.happened("safe-opened") == []
    assert t.safe("depot-1", 0)["gadget"] is None


@rule("XR63", "XR107", "SR152")
def test_ear_beads_hear_the_henchman_of_the_enemy() -> None:
    t = facing("lilith-boone", "no-witnesses", "6", money=0, safes=["estate-5"])
    t.given(gadgets={"estate-5": "ear-beads"}, opened=["estate-5"]).saloon(*DEAR).play("6@6").draw()
    go(t, "use safe estate-5")
    assert t.money(0) == 2 + 2


@rule("XR123", "XR124", "XR63", "Q7")
@pytest.mark.parametrize("struck", [True, False])
def test_a_shock_stick_at_dawn_disarms_the_enemy_for_the_turn(struck: bool) -> None:
    t = facing("lilith-boone", "no-witnesses", "6", money=2, safes=["laboratory-5"])
    t.given(gadgets={"laboratory-5": "shock-stick"}, opened=["laboratory-5"]).saloon(*DEAR)
    t.enemy(henchmen=1, jail=2)
    if struck:
        go(t, "use safe laboratory-5")
    t.play("6@6").draw()
    assert bool(t.happened("enemy-no-henchman")) is struck
    assert t.enemy_now["jailed"] == 2 + struck


@rule("XR64", "XR120", "SR92")
def test_dream_goggles_free_one_before_the_calls_alone_too() -> None:
    t = alone().given(day=1, phase="evening", gadgets={"estate-5": "dream-goggles"}, opened=["estate-5"])
    t.enemy(henchmen=2).seat(0, slots=LIED, hand=[], calls={"A": [1]}, safes=["estate-5"], jail=2)
    go(t, "use safe estate-5").to("plan")
    assert (t.of(0, "jailed"), t.of(0, "henchmen")) == (1, 2)
    assert (t.reputation(0), t.enemy_now["reputation"]) == (-1, 1)


@rule("XR68", "XR105", "XR24")
@pytest.mark.parametrize(("theirs", "lost"), [(3, 0), (2, -3), (1, -3)])
def test_alone_the_enemys_name_decides_who_is_highest(theirs: int, lost: int) -> None:
    """The Thunder Core costs 3 with the highest reputation, also if it is shared."""
    t = alone().given(day=3, phase="evening", gadgets={"laboratory-5": "thunder-core"})
    t.seat(0, slots=FOUR, hand=[], safes=["laboratory-5"], reputation=2).enemy(reputation=theirs).to_the_end()
    assert t.game.result["bonuses"][0] == lost


@rule("XQ29", "XR119", "XR82")
@pytest.mark.parametrize("free", [0, 2])
def test_alone_a_mixed_one_costs_no_henchman_in_its_own_slot(free: int) -> None:
    t = alone().enemy(automa=["no-witnesses"]).seat(0, money=0, jail=3 - free, henchmen=free).hand(0, "4")
    t.sheet(0, {1: "brash banker"}).play("4@4").use("banker")
    assert (t.money(0), t.of(0, "henchmen")) == (4, free)
    assert "use banker" not in t.game.legal(0)


@rule("XR137", "XR64", "XR84")
@pytest.mark.parametrize(("expert", "taken"), [(False, 0), (True, 1)])
def test_docs_expert_side_takes_the_rightmost_at_the_end_of_a_day(expert: bool, taken: int) -> None:
    t = alone("doc-zimmer", expert=expert).given(day=1, phase="evening").enemy(recruits=[])
    t.seat(0, slots=FOUR, hand=[]).saloon("dusty cow", "filthy dog", "lucky chef").to("plan")
    assert [row["job"] for row in t.enemy_now["recruits"]] == ["chef"][:taken]
    assert len(t.saloon_now) == 3


@rule("XR135", "XR52", "XR126", "T11")
def test_a_swindler_alone_is_rid_of_the_debt_for_good() -> None:
    t = alone("milton-goff").enemy(automa=["audit"]).seat(0, money=0, debts={1: 3}).hand(0, "6")
    go(t.sheet(0, {1: "grumpy swindler"}).play("6@6"), "use swindler", "debt 1?")
    assert (t.debts(0), t.money(0), t.view()["debts"]["discarded"]) == ([], 2, [3])


@rule("XR116", "XR46", "XQ12")
@pytest.mark.parametrize(("borrowed", "stolen"), [(0, 2), (1, 4), (2, 4)])
def test_who_borrows_while_milton_asks_loses_that_too(borrowed: int, stolen: int) -> None:
    """He steals up to $4 of what there is when it is taken; the $2 are from the Sheriff's Office."""
    t = facing("milton-goff", "town-tax", "4", money=0, jail=1).enemy(money=0).saloon(*DEAR)
    t.play("4@4").draw()
    assert t.money(0) == 2
    assert set(t.choices()) >= {"jail henchman", "suffer"}
    for space in range(1, borrowed + 1):
        t.choose(0, f"loan {space}")
    t.choose(0, "suffer")
    assert (t.enemy_now["money"], t.money(0)) == (stolen, 2 + 2 * borrowed - stolen)


# Live tables


@rule("Q6", "SR53", "SR97", "SR100")
def test_three_at_a_live_table_pounce_on_one_lie_between_its_abilities() -> None:
    t = (
        laid(4, suspicion="live")
        .given(turn=16, first=1, active=0)
        .seat(0, slots=dict(list(FOUR.items())[:3]))
    )
    for seat in (1, 2, 3):
        t.seat(seat, slots=FOUR, hand=[], jail=1)
    t.seat(0, hand=["0"], money=0).sheet(0, {1: "grumpy prospector", 2: "scarred farmhand"}).saloon(*DEAR)
    t.choose(0, "play 0@6").choose(2, "henchman").choose(0, "use prospector").choose(3, "henchman")
    go(t.choose(0, "pass"), "office?", "office sell-information?").choose(1, "henchman")
    t.to("plan")
    assert [t.reputation(seat) for seat in range(4)] == [-1, 1, 1, 1]
    assert [t.of(seat, "jailed") for seat in (1, 2, 3)] == [1, 1, 1]


@rule("SR95", "SR96", "SR53", "Q6")
def test_three_at_a_live_table_who_doubt_the_truth_all_go_to_jail() -> None:
    t = (
        laid(4, suspicion="live")
        .given(turn=16, first=1, active=0)
        .seat(0, slots=dict(list(FOUR.items())[:3]))
    )
    for seat in (1, 2, 3):
        t.seat(seat, slots=FOUR, hand=[], jail=1, henchmen=2)
    t.seat(0, hand=["6"], money=0).saloon(*DEAR).choose(0, "play 6@6")
    for seat in (3, 1, 2):
        t.choose(seat, "henchman")
    t.to("plan")
    assert [t.of(seat, "jailed") for seat in (1, 2, 3)] == [2, 2, 2]
    assert [t.reputation(seat) for seat in range(4)] == [0, 0, 0, 0]


@rule("SR52", "T6", "Q6")
def test_at_a_live_table_too_a_second_henchman_of_one_player_has_no_place() -> None:
    t = laid(3, suspicion="live").hand(0, "5").seat(1, jail=0, henchmen=3)
    t.choose(0, "play 5@5").choose(1, "henchman")
    t.refused(1, "henchman", "T6")
    assert t.can("henchman", 2)


@rule("SR154", "Q6", "SR152")
def test_a_coward_at_a_live_table_runs_from_the_first_of_two_only() -> None:
    t = laid(3, suspicion="live").hand(0, "5").seat(0, money=0).sheet(0, {1: "cowardly banker"})
    t.choose(0, "play 5@5").choose(2, "henchman").asks(0, "respond").choose(0, "use banker")
    t.choose(1, "henchman").asks(0, "abilities")
    assert "use banker" not in t.game.legal(0)
    assert (t.money(0), t.slot(0, "5")["henchmen"]) == (4, [1, 2])


@rule("SR152", "SR154", "Q6")
def test_a_coward_who_let_the_first_pass_may_run_from_the_second() -> None:
    t = laid(3, suspicion="live").hand(0, "5").seat(0, money=0).sheet(0, {1: "cowardly banker"})
    t.choose(0, "play 5@5").choose(2, "henchman").asks(0, "respond").choose(0, "pass")
    t.choose(1, "henchman").asks(0, "respond").choose(0, "use banker")
    assert t.money(0) == 4


@rule("SR183", "SR52", "Q6", "Q8")
def test_at_a_live_table_the_deputys_victim_may_flee_unless_it_lies_there_already() -> None:
    t = laid(3, suspicion="live").hand(0, "5").sheet(0, {1: "cocky deputy"}).seat(0, jail=1)
    t.seat(1, jail=1, henchmen=2).seat(2, jail=3, henchmen=0)
    go(t.choose(0, "play 5@5").choose(1, "henchman"), "use deputy", "seat 1?")
    assert (t.of(1, "jailed"), t.of(1, "henchmen"), t.slot(0, "5")["henchmen"]) == (2, 0, [1])


@rule("XQ5", "XR78", "XQ8", "Q6")
def test_at_a_live_table_two_mavericks_come_clockwise_whoever_was_first() -> None:
    t = expanded(3, suspicion="live").hand(0, "5").seat(1, money=0, jail=1).seat(2, money=0, jail=1)
    t.sheet(1, {1: "jealous banker"}).sheet(2, {1: "spiteful prospector"})
    t.choose(0, "play 5@5").choose(2, "henchman").choose(1, "henchman").asks(0, "abilities").choose(0, "pass")
    t.asks(1, "maverick").choose(1, "use banker").asks(2, "maverick").choose(2, "use prospector")
    assert (t.money(1), t.money(2)) == (4, 3)


@rule("Q6", "XR46", "XR45")
def test_at_a_live_table_the_player_may_borrow_and_the_others_may_doubt_at_the_same_moment() -> None:
    t = expanded(3, suspicion="live").hand(0, "5").seat(0, money=0).choose(0, "play 5@5")
    assert loans(t, 0)
    assert t.can("henchman", 1)
    t.choose(1, "henchman").choose(0, "loan 3").choose(2, "henchman")
    assert (t.money(0), t.debts(0), t.slot(0, "5")["henchmen"]) == (2, [3], [1, 2])
    assert loans(t, 1) == []


@rule("SR233", "SR52", "Q6")
def test_after_a_fire_at_a_live_table_the_burnt_ones_owner_may_doubt_again() -> None:
    t = laid(3, suspicion="live").hand(0, "5").sheet(0, {1: "cocky pyro"}).seat(1, jail=0, henchmen=3)
    go(t.choose(0, "play 5@5").choose(1, "henchman"), "use pyro", "card 0@5?")
    assert t.slot(0, "5")["henchmen"] == []
    t.choose(1, "henchman")
    assert (t.of(1, "henchmen"), t.slot(0, "5")["henchmen"]) == (1, [1])


@rule("Q6", "SR98", "SR52")
def test_what_a_lawyer_sends_home_may_come_back_in_the_same_turn() -> None:
    t = laid(3, suspicion="live").hand(0, "5").sheet(0, {1: "cocky lawyer"}).seat(0, money=0)
    t.seat(1, jail=1, henchmen=2).seat(2, jail=1, henchmen=2)
    go(t.choose(0, "play 5@5").choose(1, "henchman").choose(2, "henchman"), "use lawyer", "card 0@5?")
    assert (t.slot(0, "5")["henchmen"], t.of(1, "henchmen"), t.money(0)) == ([], 2, 1)
    t.choose(2, "henchman")
    assert t.slot(0, "5")["henchmen"] == [2]


# Five at the Goat


def five(last: int, hats: int, hand: str, *, dealer: int | None = None) -> Table:
    """Five players; everybody's hats lie but those of one, who has as many left."""
    pairs = ["gunslinger farmer", "banker widow", "seller kid", "cowboy miner", "prospector charlatan"]
    t = table("goat", players=5)
    for seat, pair in enumerate(pairs):
        t.placed(seat, "" if seat == last and hats == 2 else pair.split()[0] if seat == last else pair)
    return t.hand((last + 1) % 5 if dealer is None else dealer, hand)


@rule("GR51", "GR52", "GR53", "GR13")
@pytest.mark.parametrize("last", range(5))
def test_of_five_the_left_neighbour_of_the_last_one_has_all_the_cards(last: int) -> None:
    t = five(last, 1, "goat sheriff robber dancer")
    t.asks((last + 1) % 5, "offer")
    assert t.active() == [last]
    assert all(word.endswith(f"to {last}") for word in t.choices())
    assert len(t.choices()) == 4 * 4


@rule("GR57", "GR60", "G11", "GR58")
@pytest.mark.parametrize("last", [0, 3])
def test_of_five_the_hand_goes_round_the_four_others(last: int) -> None:
    """Three may be declined; the fourth, from the fourth assistant, has to be taken."""
    t = five(last, 1, "goat sheriff robber dancer")
    for step, card in enumerate(["sheriff", "robber", "dancer"], 1):
        assistant = (last + step) % 5
        t.asks(assistant, "offer").play(assistant, f"offer {card} as goat to {last}").play(last, "refuse")
    fourth = (last + 4) % 5
    t.asks(fourth, "offer").play(fourth, f"offer goat as goat to {last}")
    assert t.choices() in (["accept"], []) or t.game.decision.kind != "answer"
    if t.game.decision.kind == "answer":
        t.play(last, "accept")
    assert t.view()["round"] == 2
    assert t.told("discarded")[:3] == ["discarded sheriff", "discarded robber", "discarded dancer"]


@rule("G12", "GR60", "GR53")
def test_of_five_who_has_two_hats_left_may_decline_three_of_five() -> None:
    t = five(1, 2, "goat sheriff robber dancer gambler")
    for assistant, card in ((2, "sheriff"), (3, "robber"), (4, "dancer")):
        t.play(assistant, f"offer {card} as goat to 1").play(1, "refuse")
    t.asks(0, "offer").play(0, "offer gambler as goat to 1")
    assert "refuse" not in t.choices()


@rule("G13", "GR60", "GR56")
def test_of_five_who_takes_the_first_of_five_may_still_decline_three() -> None:
    t = five(1, 2, "goat sheriff robber dancer gambler")
    t.play(2, "offer sheriff as sheriff to 1").play(1, "accept")
    for assistant, card in ((3, "robber"), (4, "dancer"), (0, "gambler")):
        t.asks(assistant, "offer").play(assistant, f"offer {card} as goat to 1")
        assert "refuse" in t.choices()
        t.play(1, "refuse")
    t.asks(2, "offer")
    assert t.cards(2) == {"goat"}


@rule("GR55", "GR89", "GR90", "GR45")
def test_of_five_a_robber_from_an_assistant_robs_at_once() -> None:
    t = five(0, 1, "goat sheriff robber dancer").at("mine", tokens=1, coins=2)
    t.play(1, "offer robber as sheriff to 0").play(0, "accept").asks(0, "rob")
    assert "rob saloon" not in t.choices()
    t.play(0, "rob mine")
    assert t.view()["round"] == 2
    assert t.told("kept-tokens") == ["kept-tokens 0 gold 1"]


@rule("G28", "GR93", "GR94", "GQ6")
def test_of_five_a_late_charlatan_takes_three_from_one_inactive_player() -> None:
    t = five(4, 1, "goat sheriff charlatan dancer").purse(2, 5)
    t.play(0, "offer charlatan as goat to 4").play(4, "accept").asks(4, "swindle")
    t.play(4, "swindle 3 from 2")
    assert t.told("kept-coins") == ["kept-coins 4 3"]
    assert t.told("swindled")[0].startswith("swindled 4 2 3")


@rule("GR69", "G39", "GR67", "G40", "GR33")
@pytest.mark.parametrize("last", [1, 4])
def test_of_five_the_last_one_deals_the_next_round_from_a_whole_deck(last: int) -> None:
    t = five(last, 1, "goat sheriff robber dancer").deal("goat", to=last)
    t.asks(last, "offer")
    assert (t.view()["round"], t.active()) == (2, [0, 1, 2, 3, 4])
    assert len(t.cards(last) or ()) == 4
    assert t.view()["deck"] == 15 - 2 - 4


@rule("GR86", "GR87", "GR84", "G22", "G20")
def test_of_five_a_sheriff_arrests_both_and_everybody_has_the_own_back() -> None:
    t = (
        table("goat", players=5)
        .placed(0, "robber farmer")
        .placed(1, "charlatan widow")
        .placed(2, "seller kid")
    )
    t.placed(3, "cowboy miner").placed(4, "sheriff").hand(0, "goat gambler dancer banker")
    t.on_robber("mine", 1).at("mine", tokens=0).elixirs(0, 1).elixirs(2, 1).elixirs(3, 1)
    for seat in range(5):
        t.purse(seat, 1)
    t.deal("goat", to=4)
    assert t.purses() == [2, 1, 2, 2, 1 + 2 + 2 + 1]
    assert t.told("tokens-back") == ["tokens-back mine gold 1"]


@rule("GQ12", "GR61", "GR76")
def test_of_five_what_the_last_assistant_still_holds_is_shown_to_nobody() -> None:
    t = five(2, 1, "goat sheriff robber dancer").deal("goat", to=2)
    shown = {card for line in t.told("discarded", "accepted", "refused", "placed") for card in line.split()}
    assert not shown & {"sheriff", "robber", "dancer"}


@rule("GR37", "GQ13", "GR54")
def test_of_five_an_assistant_may_lie_with_any_name_of_a_hand_of_five() -> None:
    t = five(3, 2, "goat sheriff robber dancer gambler").asks(4, "offer")
    assert len(t.choices()) == 5 * 5
    t.refused(4, "offer goat as widow to 3", "GR37")


@rule("GR28", "GR29", "GR79", "GR8")
def test_of_five_three_rounds_of_the_mine_pay_a_late_prospector() -> None:
    t = table("goat", players=5).given(round=3).at("mine", tokens=3, coins=6)
    t.hand(0, "prospector goat miner widow").deal("prospector", to=1)
    assert t.purses()[1] == 2 + 6
    assert t.lying_at("mine") == (3, 0)
    t.play(1, "offer miner as goat to 2").play(2, "accept")
    assert (t.tokens(2).get("gold"), t.lying_at("mine")) == (3, (0, 0))


# Options together


@rule("SR261", "SR260", "SR264", "SR268", "SR272", "SR253")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_options_of_the_base_box_at_one_table(players: int) -> None:
    options = {
        "days": 3,
        "strategy_cards": True,
        "starting_zero": True,
        "extra_scoundrel": True,
        "wild_saloon": True,
        "suspicion": "live",
    }
    game = saloon.new("scoundrels", players=players, options=options, seed=players)
    view = game.view(0)
    assert view["limit"] == 3
    assert [question.kind for question in game.decisions] == ["strategy"] * players
    assert len(view["seats"][0]["hand"]) == 4
    assert "0" in view["seats"][0]["hand"]
    assert [COLOURS[cell["job"]] for cell in view["saloon"]] == ["purple", "green", "green"]


@rule("SR261", "T16", "SR75", "SR262")
def test_with_the_portrait_taken_too_the_seventh_hire_makes_room() -> None:
    names = ("dusty cow", "hungry chef", "filthy dog", "wealthy trapper", "stubborn banker", "lucky butler")
    t = quiet(laid(extra_scoundrel=True), money=9).hand(0, "A")
    t.saloon("clumsy surveyor", "thirsty jailer", "grumpy prospector").sheet(0, dict(enumerate(names))).play(
        "A@A"
    ).to("hire", 0)
    assert "hire prospector at 0" in t.choices()
    t.hire("prospector", at=0)
    assert t.sheet_of(0)[0] == "grumpy prospector"
    assert (len(t.sheet_of(0)), t.pile_top) == (6, "dusty cow")


@rule("SR269", "SR270", "T58", "Q53")
@pytest.mark.parametrize(
    ("row", "purple"),
    [
        (("dusty prospector", "filthy cow", "charming informant"), True),
        (("dusty banker", "filthy cow", "charming farmhand"), False),
    ],
)
def test_in_a_wild_saloon_a_guest_that_leaves_is_followed_by_purple_only_if_none_is_left(
    row: tuple[str, ...], purple: bool
) -> None:
    """The Innkeeper uses a 'when hired' guest, who then leaves."""
    guest = row[2].split()[1]
    t = quiet(laid(wild_saloon=True, days=3), money=9).hand(0, "6").sheet(0, {1: "grumpy innkeeper"})
    go(t.saloon(*row).play("6@6"), "use innkeeper", f"scoundrel {guest}")
    assert t.pile_top == row[2]
    assert t.saloon_now[1:] == list(row[:2])
    assert (COLOURS[t.view()["saloon"][0]["job"]] == "purple") is purple


@rule("XR28", "XR27", "SR254")
def test_with_the_expansion_everybody_chooses_one_of_three_strategies() -> None:
    options = {"expansion": "double-or-nothing", "strategy_cards": True}
    game = saloon.new("scoundrels", players=4, options=options, seed=1)
    assert [len(question.choices) for question in game.decisions] == [3, 3, 3, 3]
    for question in list(game.decisions):
        game.apply(question.seat, question.choices[0])
    shown = [event for event in game.events(None) if event["kind"] == "strategy-shown"]
    assert len(shown) == 4


@rule("XQ2", "SR91", "XR87", "Q13")
def test_in_a_short_game_of_the_expansion_day_two_has_the_bribe_and_three_safes() -> None:
    t = quiet(expanded(days=2, suspicion="live"), money=12).given(day=2).hand(0, "A").saloon(*DEAR)
    t.seat(0, safes=["depot-1", "depot-2", "depot-3"]).play("A@A").to("hire", 0)
    go(t, "office", "office bribe-sheriff", "safe estate-5", "safe depot-1")
    assert (t.money(0), len(t.safes_of(0))) == (0, 3)


@rule("SR256", "SR255", "XR149", "XR115")
def test_alone_there_is_no_card_to_plot_revenge_on() -> None:
    t = alone("milton-goff", strategy_cards=True).hand(0, "6")
    t.seat(0, leader="lilith-boone", strategy="plot-revenge", money=5, jail=0, henchmen=3)
    t.asks(0, "plan")
    assert "use strategy" not in t.game.legal(0)


# A few more of the base box


@rule("SR214", "Q13", "SR91", "SR134")
@pytest.mark.parametrize(("day", "offered"), [(1, False), (2, True)])
def test_a_horse_rides_the_marshal_to_a_bribe(day: int, offered: bool) -> None:
    t = quiet(laid(), money=12).given(day=day).hand(0, "5").sheet(0, {1: "cocky horse", 2: "dusty marshal"})
    go(t.play("5@5"), "use horse", "scoundrel marshal?")
    assert ("office bribe-sheriff" in t.choices()) is offered
    if offered:
        go(t, "office bribe-sheriff", "safe depot-1")
        assert (t.safes_of(0), t.money(0)) == (["depot-1"], 0)


@rule("SR152", "SR91", "SR154")
def test_a_proud_one_answers_the_bribe_after_step_two_is_long_over() -> None:
    t = quiet(laid(), money=12).given(day=2).hand(0, "A").saloon(*DEAR).sheet(0, {1: "proud prospector"})
    go(t.play("A@A"), "office", "office bribe-sheriff", "safe depot-1", "use prospector")
    assert t.money(0) == 3


@rule("Q55", "SR77", "SR231")
@pytest.mark.parametrize(
    ("money", "sheet", "choices"),
    [
        (3, {1: "dusty cow"}, {"give money", "give scoundrel"}),
        (2, {1: "dusty cow"}, {"give scoundrel"}),
        (3, {}, {"give money"}),
        (2, {}, set()),
    ],
)
def test_before_a_gunslinger_only_what_can_be_given_in_full(
    money: int, sheet: dict[int, str], choices: set[str]
) -> None:
    t = laid().hand(0, "5").sheet(0, {1: "cocky gunslinger"}).seat(0, money=0)
    t.seat(1, money=money, jail=3).sheet(1, sheet).play("5@5").to("abilities", 0)
    assert ("use gunslinger" in t.choices()) is bool(choices)
    if not choices:
        return
    t.use("gunslinger")
    asked = t.game.decision.kind == "choose"
    offered = set(t.choices()) if asked else set()
    assert offered == (choices if len(choices) > 1 else set())
    if not asked:
        paid, left = choices == {"give money"}, choices == {"give scoundrel"}
        assert t.money(1) == money - 3 * paid
        assert len(t.sheet_of(1)) == len(sheet) - left
        assert t.money(0) == 3 * paid


@rule("SR62", "SR238", "SR66")
@pytest.mark.parametrize(("first", "money"), [("lead 5", 2), ("use tycoon", 0)])
def test_a_tycoon_counts_the_safe_only_if_it_is_stolen_first(first: str, money: int) -> None:
    t = quiet(laid(), money=0).hand(0, "5").sheet(0, {1: "cocky tycoon"}).seat(0, safes=[]).play("5@5")
    if first == "lead 5":
        go(t, "lead 5", "safe depot-1", "use tycoon")
    else:
        assert "use tycoon" not in t.to("abilities", 0).choices()
        go(t, "lead 5", "safe depot-1")
    assert t.money(0) == money


@rule("SR226", "SR227", "T79", "T80")
@pytest.mark.parametrize(("safe", "number", "heard"), [("estate-1", 7, True), ("estate-1", 6, False)])
def test_a_masterminds_number_that_the_estate_has_not_wakes_the_liar(
    safe: str, number: int, heard: bool
) -> None:
    t = quiet(laid(), money=0).hand(0, "6").sheet(0, {1: "grumpy mastermind", 5: "lying banker"}).play("6@6")
    go(t, "use mastermind", f"safe {safe}", f"mark {number}", "no?")
    assert ("use banker" in t.game.legal(0)) is heard
