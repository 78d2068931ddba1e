"""Henchmen of a solo game: yours pay for mavericks, the enemy's call your bluffs."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, alone


def on_the_table(slots: dict[str, str], called: list[str], **facts: object) -> ScoundrelsTable:
    """The evening of a day with cards on which the enemy has put henchmen."""
    t = alone().given(phase="evening", **{"day": 1, **facts})
    return t.seat(0, slots=slots, calls={slot: [1] for slot in called})


@rule("XR115", "XR106")
def test_nobody_suspects_and_you_have_nobody_to_suspect() -> None:
    t = alone().hand(0, "3").play("3@5")
    assert t.game.decision.kind in ("abilities", "hire")
    t.draw()
    assert t.happened("suspected") == []


@rule("XR106")
def test_a_bluff_works_alone_as_well() -> None:
    t = alone().hand(0, "0").seat(0, money=12).play("0@5").take("lead 5", "safe estate-2")
    assert t.safes_of(0) == ["estate-2"]


@rule("X43", "XR120", "XR121")
def test_a_called_bluff_costs_you_and_pays_the_enemy() -> None:
    t = on_the_table({"5": "3"}, ["5"]).to("plan")
    assert t.happened("called") == [{"kind": "called", "seat": 0, "slot": "5", "card": "3"}]
    assert (t.reputation(0), t.enemy_now["reputation"]) == (-1, 1)
    assert (t.enemy_now["henchmen"], t.enemy_now["jailed"]) == (3, 0)


@rule("X43", "XR122")
def test_on_an_honest_card_the_enemys_henchman_goes_home() -> None:
    t = on_the_table({"5": "5"}, ["5"]).to("plan")
    assert (t.reputation(0), t.enemy_now["reputation"]) == (0, 0)
    assert (t.enemy_now["henchmen"], t.enemy_now["jailed"]) == (3, 0)
    assert [event["owner"] for event in t.happened("went-home")] == [1]


@rule("XR121", "XR120")
def test_each_bluff_counts_and_uncalled_cards_stay_facedown() -> None:
    t = on_the_table({"5": "3", "6": "4", "A": "2"}, ["5", "6"]).to("plan")
    assert (t.reputation(0), t.enemy_now["reputation"]) == (-2, 2)
    assert {event["slot"] for event in t.happened("called")} == {"5", "6"}


@rule("XR123")
def test_a_bounty_hunter_sends_an_enemy_henchman_to_jail() -> None:
    t = alone().sheet(0, {1: "filthy bounty-hunter"}).hand(0, "2").play("2@2").use("bounty-hunter")
    assert (t.enemy_now["henchmen"], t.enemy_now["jailed"]) == (2, 1)
    assert t.money(0) == 6


@rule("X44", "XR124")
def test_with_all_out_placing_is_ignored() -> None:
    t = alone().enemy(automa=["no-witnesses"], jail=1).hand(0, "4")
    t.seat(0, slots={"2": "2", "3": "3"}, calls={"2": [1], "3": [1]}).given(turn=3).play("4@6").draw()
    assert t.enemy_now["henchmen"] == 0
    assert t.slot(0, "6")["henchmen"] == []
    t.asks(0, "plan")


@rule("XR124")
def test_no_second_henchman_on_one_card_and_none_on_a_faceup_one() -> None:
    t = alone().enemy(automa=["show-of-force"]).hand(0, "4")
    t.seat(0, slots={"2": "2", "3": "5"}, calls={"2": [1]}).given(turn=3).play("4@6").draw()
    # On a card without henchmen: the 3 or the card of this turn.
    assert t.choices() == ["card 0@3", "card 0@6"]
    t.take("card 0@6")
    assert t.slot(0, "6")["henchmen"] == [1]


@rule("XR125")
def test_which_card_the_enemy_calls_is_your_decision() -> None:
    t = (
        alone("preston-cain")
        .enemy(automa=["back-door"])
        .hand(0, "4 5")
        .seat(0, slots={"2": "2"})
        .given(turn=2)
    )
    t.play("4@6").draw().asks(0, "enemy-place")
    t.take("card 0@2")
    assert t.slot(0, "2")["henchmen"] == [1]
    assert t.enemy_now["henchmen"] == 2


@rule("XQ28")
def test_post_bail_may_free_the_enemys_henchmen() -> None:
    t = alone().enemy(jail=1).seat(0, money=9).hand(0, "6").play("6@6").until("office").take("office")
    bail = next(
        word for word in t.choices() if word.startswith("office post-bail-1") or word == "office post-bail"
    )
    t.take(bail)
    assert {"seat 0", "seat 1"} <= set(t.choices())
    t.take("seat 1")
    assert t.enemy_now["jailed"] == 0


@rule("XR76", "XR119")
def test_a_maverick_costs_a_henchman_after_its_slot() -> None:
    t = alone().sheet(0, {1: "tricky banker"}).hand(0, "4").play("4@4").to("maverick")
    assert t.choices() == ["use banker", "pass"]
    before = t.money(0)
    t.use("banker")
    assert (t.of(0, "henchmen"), t.of(0, "jailed")) == (1, 2)
    assert t.money(0) == before + 4


@rule("XR119")
@pytest.mark.parametrize(("slot", "henchmen"), [("3", 2), ("4", 0)])
def test_not_after_another_slot_and_not_without_a_henchman(slot: str, henchmen: int) -> None:
    t = alone().sheet(0, {1: "tricky banker"}).seat(0, henchmen=henchmen, jail=3 - henchmen)
    t.hand(0, "4").play(f"4@{slot}")
    asked = []
    while (question := t.game.decision).kind != "hire":
        asked.append(question.kind)
        t.choose(0, "pass")
    assert "maverick" not in asked


@rule("XR119")
def test_two_mavericks_cost_two_henchmen() -> None:
    t = alone().sheet(0, {1: "tricky banker", 2: "ruthless prospector"}).hand(0, "4").play("4@4")
    t.use("banker").use("prospector")
    assert (t.of(0, "henchmen"), t.of(0, "jailed")) == (0, 3)


@rule("XQ29", "XR82")
def test_a_mixed_timing_is_free_after_its_own_slot() -> None:
    t = alone().sheet(0, {1: "vigilant banker"}).hand(0, "6").play("6@6").to("abilities")
    t.use("banker")
    assert t.of(0, "henchmen") == 2
    t.draw()  # once a turn: nobody is asked for a henchman as well
    assert len(t.happened("used")) == 1


@rule("XQ29")
def test_passed_over_it_may_still_be_asked_for_as_a_maverick() -> None:
    t = alone().sheet(0, {1: "vigilant banker"}).hand(0, "6").play("6@6").to("abilities").take("pass")
    t.asks(0, "maverick").use("banker")
    assert t.of(0, "henchmen") == 1


@rule("XR125")
def test_the_enemy_counts_as_an_opponent_and_you_choose_for_it() -> None:
    t = alone("milton-goff").enemy(money=5).sheet(0, {1: "filthy loan-shark"}).hand(0, "2").play("2@2")
    t.use("loan-shark").asks(0, "choose")
    assert t.choices() == ["give money", "give reputation"]
    t.take("give reputation")
    assert (t.enemy_now["money"], t.enemy_now["reputation"]) == (5, -1)


@rule("XR125")
def test_an_enemy_without_money_has_only_its_reputation_to_give() -> None:
    t = alone().sheet(0, {1: "filthy loan-shark"}).hand(0, "2").play("2@2").use("loan-shark")
    assert (t.money(0), t.enemy_now["reputation"]) == (4, -1)


@rule("XR125")
def test_doc_gives_up_the_recruit_that_you_name() -> None:
    t = alone("doc-zimmer").enemy(recruits=["dusty cow", "cocky dog"]).sheet(0, {1: "filthy gunslinger"})
    t.hand(0, "2").play("2@2").use("gunslinger").take("scoundrel dog")
    assert [one["job"] for one in t.enemy_now["recruits"]] == ["cow"]
    assert t.pile_top == "cocky dog"
