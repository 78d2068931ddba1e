"""The automa card after step 3: its sections, its penalties, its deck."""

import random

import pytest

from tests.rule import rule
from tests.scoundrels import alone


@rule("XR107", "XR108", "XR111")
def test_the_top_section_follows_a_card_in_its_slot() -> None:
    t = alone().enemy(automa=["no-witnesses"]).hand(0, "5 6").play("6@5").draw()
    assert t.happened("automa") == [{"kind": "automa", "automa": "no-witnesses", "section": "top"}]
    assert len([safe for safe in t.choices() if safe.startswith("safe depot")]) == 5
    assert t.enemy_now["shown"] == "no-witnesses"
    t.take("safe depot-2")
    assert t.safe("depot-2")["place"] == "destroyed"
    assert (t.enemy_now["shown"], t.enemy_now["discarded"]) == (None, ["no-witnesses"])
    t.asks(0, "plan").idle()
    assert t.view()["turn"] == 2


@rule("XR109")
def test_the_bottom_section_follows_any_other_slot() -> None:
    t = alone().enemy(automa=["no-witnesses"]).hand(0, "5 6").play("5@6").draw()
    assert t.happened("automa")[0]["section"] == "bottom"
    assert t.happened("safe-destroyed") == []
    assert t.slot(0, "6")["henchmen"] == [1]


@rule("XR108")
def test_a_card_with_two_slots_matches_either() -> None:
    for slot, section in (("A", "top"), ("2", "top"), ("3", "bottom")):
        t = alone().enemy(automa=["stampede"]).hand(0, "3").play(f"3@{slot}").draw()
        assert t.happened("automa")[0]["section"] == section


@rule("X41", "XR109")
def test_a_faceup_zero_matches_no_slot() -> None:
    t = (
        alone()
        .enemy(automa=["hard-stare"])
        .sheet(0, {1: "candid banker"})
        .hand(0, "0")
        .play("0 faceup")
        .draw()
    )
    assert t.happened("automa")[0]["section"] == "bottom"
    assert t.enemy_now["henchmen"] == 3  # there is no facedown card to put one on
    t.asks(0, "penalty")


@rule("XR110")
def test_a_section_goes_from_top_to_bottom() -> None:
    t = alone("doc-zimmer").enemy(automa=["second-chance"]).hand(0, "3")
    t.saloon("dusty cow", "cocky dog", "charming banker").pile("filthy outlaw-revised").play("3@3").draw()
    recruited = [event["job"] for event in t.happened("recruited")]
    # The office has discarded the banker, so it lies on top of the pile.
    assert recruited == ["banker", "dog"]


@rule("XR112", "XQ11")
def test_one_card_shuffles_all_back_and_goes_under_them() -> None:
    t = alone("milton-goff").enemy(automa=["audit"], discarded=["foreclosure", "stock-tip"])
    t.hand(0, "3").play("3@3").draw()
    assert t.happened("automa-shuffled") == [{"kind": "automa-shuffled"}]
    assert (t.enemy_now["deck"], t.enemy_now["discarded"], t.enemy_now["under"]) == (8, [], "audit")


@rule("XR113", "XQ11")
@pytest.mark.parametrize("seed", range(3))
def test_the_deck_never_runs_out_and_is_shuffled_by_that_card_alone(seed: int) -> None:
    t = alone("milton-goff").given(seed=seed)
    rng = random.Random(seed)
    while t.game.decision is not None:
        assert t.enemy_now["deck"] > 0
        t.game.apply(0, rng.choice(t.choices()))
    shown = [event["automa"] for event in t.happened("automa")]
    assert len(t.happened("automa-shuffled")) == shown.count("audit")


# Penalties


@rule("XR116")
def test_a_henchman_in_jail_buys_a_penalty_off() -> None:
    t = alone().enemy(automa=["arson"]).seat(0, henchmen=2, jail=1).hand(0, "3").play("3@3").draw()
    t.asks(0, "penalty")
    assert t.choices() == ["jail henchman", "suffer"]
    t.choose(0, "jail henchman")
    assert (t.of(0, "henchmen"), t.of(0, "jailed"), t.enemy_now["reputation"]) == (1, 2, 0)


@rule("XR117")
def test_a_penalty_may_be_suffered_by_choice() -> None:
    t = alone().enemy(automa=["arson"]).hand(0, "3").play("3@3").draw().take("suffer")
    assert (t.of(0, "henchmen"), t.enemy_now["reputation"]) == (2, 1)


@rule("XR117")
def test_without_an_available_henchman_it_is_suffered_unasked() -> None:
    t = alone().enemy(automa=["arson"]).seat(0, henchmen=0, jail=3).hand(0, "3").play("3@3").draw()
    assert t.enemy_now["reputation"] == 1
    t.asks(0, "plan")


@rule("X42", "XQ12", "XR118")
def test_a_theft_takes_what_there_is() -> None:
    t = alone("milton-goff").enemy(automa=["town-tax"], money=0).hand(0, "4").seat(0, money=0).play("4@4")
    t.until("office").take("office", "office sell-information")  # $2 come in, $4 would be stolen
    t.asks(0, "penalty").choose(0, "suffer")
    assert (t.money(0), t.enemy_now["money"], t.of(0, "henchmen")) == (0, 2, 2)
    t.asks(0, "plan")


@rule("X42", "XQ12", "XR118")
@pytest.mark.parametrize(("held", "asked"), [(2, True), (3, False), (4, False)])
def test_two_debts_need_room_for_both(held: int, asked: bool) -> None:
    debts = dict.fromkeys(range(1, held + 1), 1)
    t = alone().enemy(automa=["hard-stare"]).seat(0, debts=debts).hand(0, "3").play("3@3").draw()
    assert (t.game.decision.kind == "penalty") == asked
    if not asked:
        assert sum(token is not None for token in t.of(0, "debts")) == held


@rule("XR118", "XQ12")
def test_at_the_foot_of_the_track_no_reputation_can_be_lost() -> None:
    t = alone().enemy(automa=["show-of-force"]).seat(0, reputation=-2).hand(0, "4").play("4@4").draw()
    assert (t.reputation(0), t.of(0, "henchmen")) == (-2, 2)
    t.asks(0, "plan")


@rule("XR118", "XQ12")
def test_at_the_top_the_enemy_can_gain_none() -> None:
    t = alone().enemy(automa=["arson"], reputation=6).hand(0, "3").play("3@3").draw()
    assert (t.enemy_now["reputation"], t.of(0, "henchmen")) == (6, 2)
    t.asks(0, "plan")


@rule("XR118")
def test_nobody_on_the_sheet_means_nobody_to_discard() -> None:
    t = alone().enemy(automa=["stampede"]).hand(0, "3").play("3@3").draw()
    t.asks(0, "plan")
    t = alone().enemy(automa=["stampede"]).sheet(0, {1: "dusty cow"}).hand(0, "3").play("3@3").draw()
    t.take("suffer")
    assert (t.sheet_of(0), t.pile_top) == ({}, "dusty cow")


@rule("XR143")
def test_impatient_waits_until_the_automa_card_is_over() -> None:
    t = alone("milton-goff").enemy(automa=["hidden-fees"], money=0).sheet(0, {1: "impatient banker"})
    t.hand(0, "2").play("2@2").draw().take("suffer", "debt 1")
    assert t.enemy_now["money"] == 3  # the sentence after the debt
    t.asks(0, "respond")
    assert t.can("use banker")


@rule("XR45", "XR46")
def test_a_loan_may_come_while_a_penalty_is_asked() -> None:
    t = alone().enemy(automa=["arson"]).hand(0, "3").play("3@3").draw().asks(0, "penalty")
    assert t.can("loan 1")
    before = t.money(0)
    t.choose(0, "loan 1").asks(0, "penalty")
    assert t.money(0) == before + 2
