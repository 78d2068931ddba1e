"""Advanced safes and mods: turned faceup for good, used by their owner, counted at the end (X:109 to X:143)."""

import pytest

from saloon.games.scoundrels.engine.state import ScoundrelsState as State
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, expanded

NO_MODS = {f"{site}-{k}": "none" for site in ("depot", "estate", "laboratory") for k in (1, 2, 3)}


def stolen(gadget: str, safe: str = "depot-4", **facts: object) -> ScoundrelsTable:
    """Seat 0 has just stolen this safe, which has no mod."""
    t = expanded(3).hand(0, "5").given(gadgets={safe: gadget}, **facts)
    return t.play("5@5").take("lead 5", f"safe {safe}")


def state(t: ScoundrelsTable) -> State:
    s = t.game.state
    assert isinstance(s, State)
    return s


def final(players: int = 2, **facts: object) -> ScoundrelsTable:
    """The last evening, nothing on the safes but what is said."""
    return expanded(players).given(day=3, phase="evening", **facts)


def bonuses(t: ScoundrelsTable) -> list[int]:
    t.to_the_end()
    assert t.game.result is not None
    return list(t.game.result["bonuses"])


# When stolen


@rule("XR62", "X19")
def test_a_when_stolen_safe_is_turned_faceup_at_once() -> None:
    t = stolen("number-pad")
    for seat in (None, 0, 1, 2):
        row = t.safe("depot-4", seat)
        assert (row["faceup"], row["gadget"], row["value"]) == (True, "number-pad", 3)
    assert t.happened("safe-opened") == [{"kind": "safe-opened", "safe": "depot-4", "gadget": "number-pad"}]


@rule("XR62")
def test_other_safes_stay_facedown() -> None:
    t = stolen("bright-torch")
    assert not t.safe("depot-4")["faceup"]
    assert t.safe("depot-4", 1)["gadget"] is None
    assert t.safe("depot-4", 0)["gadget"] == "bright-torch"


@rule("XR62", "XR72", "X21")
def test_a_mod_overrides_the_text_so_nothing_is_turned() -> None:
    t = expanded().hand(0, "5").given(gadgets={"depot-1": "number-pad"}, mods={"depot-1": "gilded"})
    t.play("5@5").take("lead 5", "safe depot-1")
    row = t.safe("depot-1", 0)
    assert (row["faceup"], row["mod"], row["gadget"]) == (False, "gilded", "number-pad")
    assert t.safe("depot-1", 1)["gadget"] is None
    t = final(gadgets={"depot-1": "number-pad"}, mods={"depot-1": "gilded"}).seat(
        0, safes=["depot-1"], money=6
    )
    assert t.game.decision is None
    assert bonuses(t) == [2, 0]
    # The control: without the mod it is open, and asked for before the calls.
    t = expanded().given(phase="evening", day=3, gadgets={"depot-1": "number-pad"}, mods={"depot-1": "none"})
    assert t.seat(0, safes=["depot-1"]).asks(0, "evening").can("use safe depot-1")


@rule("XR65", "XR66", "X19", "XQ15", "XQ16")
def test_abandoned_it_lies_faceup_at_its_site_and_may_still_be_scouted_marked_and_stolen() -> None:
    t = expanded(3).hand(0, "5").given(gadgets={"depot-4": "number-pad"}, marks=["1: 3 on depot-4"])
    t.seat(0, safes=["estate-1", "estate-2", "estate-3"]).play("5@5").take("lead 5", "safe depot-4")
    t.asks(0, "abandon").choose(0, "safe depot-4")
    for seat in (None, 1, 2):
        row = t.safe("depot-4", seat)
        assert (row["faceup"], row["place"], row["value"]) == (True, "space 4", 3)
        assert row["marks"] == [[1, 3]]
    t.end_turn().to("plan", 1)
    t.take(next(word for word in t.choices() if word.endswith("@A"))).take(
        "lead A/2", "safe depot-4", "mark 5"
    )
    assert [1, 5] in t.safe("depot-4")["marks"]


@rule("XR63", "XR66", "X20")
def test_the_next_owner_of_a_faceup_safe_may_use_it() -> None:
    t = (
        expanded()
        .given(gadgets={"depot-4": "talking-map"}, opened=["depot-4"], active=1, turn=2)
        .hand(1, "5")
    )
    t.play("5@5").take("lead 5", "safe depot-4")
    assert not t.happened("safe-opened")
    t.end_turn().to("plan", 0)
    t.take(next(word for word in t.choices() if word.endswith("@6"))).end_turn().asks(1, "start")
    assert "use safe depot-4" in t.choices()


@rule("XR63")
def test_its_text_is_used_at_its_time_once_and_never_has_to_be() -> None:
    t = (
        expanded()
        .given(gadgets={"depot-4": "talking-map"})
        .seat(0, safes=["depot-4"], money=4)
        .asks(0, "start")
    )
    assert t.choices() == ["use safe depot-4", "pass"]
    t.choose(0, "use safe depot-4").take("safe estate-1", "mark 4")
    assert t.money(0) == 2
    assert t.happened("used-safe") == [{"kind": "used-safe", "seat": 0, "safe": "depot-4"}]
    t.asks(0, "plan").refused(0, "use safe depot-4", because="SR64")
    t = (
        expanded()
        .given(gadgets={"depot-4": "talking-map"})
        .seat(0, safes=["depot-4"], money=4)
        .asks(0, "start")
    )
    t.choose(0, "pass").asks(0, "plan")
    # Only its owner, and only if it lies faceup.
    t = expanded().given(gadgets={"depot-4": "talking-map"}, opened=["depot-4"]).asks(0, "plan")
    t.refused(0, "use safe depot-4", because="XR63")


@rule("XR63")
def test_ear_beads_answer_to_a_henchman() -> None:
    t = expanded().given(gadgets={"estate-4": "ear-beads"}).seat(0, safes=["estate-4"]).hand(0, "3")
    t.play("3@4").take("henchman").asks(0, "respond").choose(0, "use safe estate-4")
    assert t.money(0) == 6


@rule("XR64")
def test_end_of_each_day_comes_before_bluffs_are_called() -> None:
    t = (
        expanded()
        .given(phase="evening", gadgets={"estate-4": "dream-goggles"})
        .seat(0, safes=["estate-4"], jail=1)
    )
    t.seat(1, slots={"A": "3"}, calls={"A": [0]}).asks(0, "evening")
    assert not t.happened("called")
    t.choose(0, "use safe estate-4")
    kinds = [event["kind"] for event in t.game.events(None)]
    assert kinds.index("used-safe") < kinds.index("called")


# Value, bonus, penalty


@rule("XR67", "XR69", "XR70", "XR71", "X22")
def test_voice_gadget_with_matching_marks_and_the_lowest_reputation() -> None:
    t = final(
        gadgets={"estate-4": "voice-gadget"},
        marks=["0: 3 on estate-4", "1: 3 on estate-4", "1: 5 on estate-4"],
    )
    t.seat(0, safes=["estate-4"]).to_the_end()
    result = t.game.result
    assert (result["safes"][0], result["marks"][0], result["bonuses"][0], result["scores"][0]) == (3, 2, 3, 8)


@rule("XR69", "XR67")
@pytest.mark.parametrize(("mine", "other", "bonus"), [(0, 0, 3), (-1, 2, 3), (1, 0, 0)])
def test_lowest_or_tied_for_it(mine: int, other: int, bonus: int) -> None:
    t = final(gadgets={"estate-4": "voice-gadget"}).seat(0, safes=["estate-4"], reputation=mine)
    assert bonuses(t.seat(1, reputation=other)) == [bonus, 0]


@rule("XR70", "XR71", "X23")
def test_a_mark_of_value_plus_bonus_does_not_match() -> None:
    t = final(gadgets={"estate-4": "voice-gadget"}, marks=["0: 6 on estate-4"]).seat(0, safes=["estate-4"])
    t.to_the_end()
    assert t.game.result["marks"] == [0, 0]
    assert t.game.result["scores"][0] == 6


@rule("XR68", "X24")
def test_a_penalty_that_is_met_must_be_subtracted() -> None:
    t = final(gadgets={"depot-4": "heat-plate"}).seat(0, safes=["depot-4"], debts={1: 0, 2: 0})
    assert bonuses(t) == [-2, 0]
    t = final(gadgets={"depot-4": "heat-plate"}).seat(0, safes=["depot-4"], debts={1: 0})
    assert bonuses(t) == [0, 0]


@rule("XR68", "X24")
def test_penalties_for_each() -> None:
    t = final(gadgets={"depot-4": "spark-wagon", "laboratory-4": "weather-engine"})
    t.seat(0, safes=["depot-4", "laboratory-4"], jail=2, debts={1: 0, 2: 0, 4: 0})
    assert bonuses(t) == [-5, 0]
    t = final(gadgets={"estate-4": "copy-engine", "laboratory-4": "thunder-core"})
    t.seat(0, safes=["estate-4", "laboratory-4", "depot-4"], reputation=3)
    t.given(gadgets={"estate-4": "copy-engine", "laboratory-4": "thunder-core", "depot-4": "bright-torch"})
    assert bonuses(t) == [-2 - 3 + 2, 0]


# Mods


@rule("XR73")
@pytest.mark.parametrize(
    ("mod", "facts", "bonus"),
    [
        ("gilded", {"money": 6}, 2),
        ("gilded", {"money": 5}, 0),
        ("paid-up", {}, 2),
        ("paid-up", {"debts": {1: 0}}, 0),
        ("autographed", {"reputation": 3}, 2),
        ("armored", {"jail": 0}, 2),
        ("armored", {"jail": 1}, 0),
        ("mortgaged", {"debts": {1: 0, 2: 0, 3: 0}}, -2),
        ("leaking", {"money": 2}, -3),
        ("jinxed", {"reputation": 4}, -2),
        ("team-built", {"sheet": {str(k): f"{t} {j}" for k, t, j in (
            (1, "dusty", "cow"), (2, "lucky", "dog"), (3, "filthy", "chef"),
            (4, "cocky", "horse"), (6, "rowdy", "forger"), (7, "sneaky", "banker"),
        )}}, 2),
    ],
)  # fmt: skip
def test_all_mods_count_at_the_end_of_the_game(mod: str, facts: dict[str, object], bonus: int) -> None:
    t = final(gadgets={"depot-1": "bright-torch"}, mods={"depot-1": mod}).seat(0, safes=["depot-1"], **facts)
    assert bonuses(t) == [bonus, 0]


@rule("XR73", "XR74")
def test_a_mod_may_be_met_by_its_own_safe() -> None:
    t = final(gadgets={"depot-1": "talking-map"}, mods={"depot-1": "miniature"}).seat(0, safes=["depot-1"])
    assert bonuses(t) == [2, 0]
    t = final(gadgets={"depot-1": "spark-wagon"}, mods={"depot-1": "miniature"}).seat(0, safes=["depot-1"])
    assert bonuses(t) == [0, 0]


@rule("XR158", "XR73")
def test_unstable_on_a_7_pays_no_player() -> None:
    t = final(gadgets={"laboratory-1": "thunder-core"}, mods={"laboratory-1": "unstable"})
    assert bonuses(t.seat(0, safes=["laboratory-1"])) == [0, 0]
    t = final(gadgets={"laboratory-1": "sun-panel"}, mods={"laboratory-1": "unstable"})
    assert bonuses(t.seat(0, safes=["laboratory-1"])) == [3, 0]


@rule("XR73")
def test_mods_that_count_safes_and_marks() -> None:
    t = final(mods={"depot-1": "modular", "depot-2": "matching"}).seat(0, safes=["depot-1", "depot-2"])
    assert bonuses(t) == [1 + 3, 0]
    t = final(mods={"depot-1": "sealed"}, marks=["0: 3 on depot-1", "1: 2 on depot-1"]).seat(
        0, safes=["depot-1"]
    )
    assert bonuses(t) == [-2, 0]


@rule("XR75", "XQ25")
def test_that_a_safe_has_a_mod_is_plain_and_which_one_only_who_looks_at_it_sees() -> None:
    t = (
        expanded(3)
        .hand(0, "A")
        .given(mods={"depot-1": "gilded"})
        .play("A@A")
        .take("lead A/2", "safe depot-1")
    )
    t.take("mark 4")
    assert t.safe("depot-1", 0)["mod"] == "gilded"
    for seat in (None, 1, 2):
        row = t.safe("depot-1", seat)
        assert (row["modded"], row["mod"], row["mod_seen_by"]) == (True, None, [0])
    assert t.happened("mod-seen", 1) == [{"kind": "mod-seen", "seat": 0, "safe": "depot-1", "mod": None}]


# Fund R&D, Tinkerer, Roboticist, Miracle Medicine


@rule("XR142", "X50", "XQ24")
def test_fund_r_and_d_works_on_a_modded_safe_of_yours_only() -> None:
    t = expanded(strategy_cards=True).seat(0, strategy="fund-r-and-d", safes=["depot-4"]).asks(0, "plan")
    t.refused(0, "use strategy", because="T86")
    t = expanded(3, strategy_cards=True).seat(0, strategy="fund-r-and-d", safes=["depot-1"], money=3)
    t.given(mods={"depot-1": "gilded"}, marks=["1: 4 on depot-1"]).asks(0, "start").choose(0, "use strategy")
    new = t.safe("depot-1", 0)["mod"]
    assert new not in (None, "gilded")
    assert t.safe("depot-1", 1)["mod"] == new
    assert t.safe("depot-1", 2)["mod"] is None
    assert t.safe("depot-1")["modded"]
    # Who knew the old one knows where it lies now.
    assert [row["mod"] for row in t.view(1)["mods"]].count("gilded") == 1
    assert all(row["mod"] is None for row in t.view(2)["mods"])
    assert t.money(0) == 1


@rule("XQ24")
def test_who_scouted_a_safe_without_marking_it_does_not_know_its_new_mod() -> None:
    t = expanded(3).hand(0, "6").sheet(0, {1: "grumpy tinkerer"}).given(known={"depot-1": [2]})
    t.given(mods={"depot-1": "gilded"}).play("6@6").take("use tinkerer", "safe depot-1")
    assert t.safe("depot-1", 2)["mod"] is None
    assert t.safe("depot-1", 2)["gadget"] is not None
    assert t.safe("depot-1", 0)["mod"] is None
    assert t.money(0) == 7
    assert state(t).mod_seen[0] == 0


@rule("XR154", "X49")
def test_a_safe_abandoned_at_a_full_site_goes_to_the_unused_ones_with_its_marks() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy inventor"}).given(marks=["1: 2 on depot-6"])
    t.seat(0, safes=["estate-1", "estate-2", "laboratory-1"]).given(places={"depot-6": "unused"})
    t.play("6@6").take("use inventor", "safe depot-6").asks(0, "abandon").choose(0, "safe depot-6")
    row = t.safe("depot-6")
    assert (row["place"], row["marks"]) == ("unused", [[1, 2]])


@rule("XR154", "X49", "XR88")
def test_the_roboticist_may_end_with_four_safes_and_gives_one_back() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy roboticist"}).seat(0, money=3)
    t.seat(0, safes=["estate-1", "estate-2", "laboratory-1"])
    t.play("6@6").take("use roboticist", "safe depot-6", "mark 5", "yes").asks(0, "abandon")
    t.choose(0, "safe estate-2")
    assert t.safes_of(0) == ["depot-6", "estate-1", "laboratory-1"]
    assert t.safe("estate-2")["place"] == "space 1"  # the first gap of its site


@rule("XR146", "XQ18", "XQ19")
def test_miracle_medicine_lets_its_owner_treat_the_top_discard_as_one_in_the_saloon() -> None:
    def layout(seat: int) -> ScoundrelsTable:
        t = (
            expanded()
            .hand(0, "6")
            .given(gadgets={"estate-4": "miracle-medicine"})
            .seat(seat, safes=["estate-4"])
        )
        t.seat(0, money=9).saloon("dusty cow", "filthy dog", "lucky chef").pile(
            "cocky banker", "rowdy forger"
        )
        return t.sheet(0, {1: "grumpy innkeeper"})

    t = layout(0).play("6@6").take("use innkeeper").asks(0, "use-another")
    assert "scoundrel banker" in t.choices()
    assert not t.can("scoundrel forger")
    t.choose(0, "scoundrel banker")
    assert t.money(0) == 13
    t = layout(0).play("6@6").until("office")
    t.choose(0, "hire banker at 2")
    assert t.sheet_of(0)[2] == "cocky banker"
    assert t.saloon_now == ["dusty cow", "filthy dog", "lucky chef"]
    assert t.pile_now == ["rowdy forger"]
    # It serves nobody else.
    t = layout(1).play("6@6").take("use innkeeper").asks(0, "use-another")
    assert not t.can("scoundrel banker")


@rule("XR147")
def test_no_debts_on_the_discard_pile() -> None:
    t = expanded().hand(0, "6").given(gadgets={"estate-4": "miracle-medicine"}).seat(0, safes=["estate-4"])
    t.saloon("dusty cow", "filthy dog", "lucky chef").pile("cocky banker").sheet(0, {1: "grumpy peddler"})
    t.play("6@6").take("use peddler")
    assert t.choices() == ["scoundrel cow", "scoundrel dog", "scoundrel chef"]


@rule("XR148", "X35")
def test_miracle_medicine_is_optional_and_does_not_spoil_whining() -> None:
    t = (
        expanded()
        .hand(0, "6")
        .given(gadgets={"estate-4": "miracle-medicine"})
        .seat(0, safes=["estate-4"], money=1)
    )
    t.saloon("filthy banker", "cocky trapper", "rowdy forger").pile("elderly cow").sheet(
        0, {1: "whining farmhand"}
    )
    t.play("6@6").to("step-3")
    assert t.can("use farmhand")


# The limit


@rule("XR87", "XR88", "X18")
def test_three_safes_on_every_day_and_the_fourth_goes_back() -> None:
    t = (
        expanded()
        .hand(0, "5")
        .seat(0, safes=["estate-1", "estate-2", "estate-3"])
        .given(values={"depot-4": 5})
    )
    assert t.view()["limit"] == 3
    t.play("5@5").take("lead 5", "safe depot-4").asks(0, "abandon")
    assert t.safe("depot-4", 0)["value"] == 5
    assert len(t.choices()) == 4
    t.choose(0, "safe estate-2")
    assert sorted(t.safes_of(0)) == ["depot-4", "estate-1", "estate-3"]
