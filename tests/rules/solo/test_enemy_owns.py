"""Every advanced safe and every mod with the enemy as its owner: each "if" is met, each "for each" is counted."""

from typing import Any

import pytest

from saloon.games.scoundrels import catalogue
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, alone

BOX = catalogue.load("double-or-nothing")
SITE = {safe.id: f"{safe.site}-1" for safe in BOX.safes}
VALUE = {safe.id: safe.value for safe in BOX.safes}

# What a safe is worth to the enemy: the printed value, and what its own text adds. Nothing is added by "when stolen".
ADDS = {
    "talking-map": 0,
    "dust-eater": 0,
    "number-pad": 0,
    "bright-torch": 2,
    "heat-plate": -2,
    "miracle-medicine": 0,
    "voice-gadget": 3,
    "ear-beads": 0,
    "dream-goggles": 0,
    "truth-machine": -2,
    "sun-panel": 3,
    "shock-stick": 0,
    "iron-helper": 0,
    "vanishing-cloak": -2,
    "thunder-core": -3,
}
"""Those with an "if": the same in every state of the game."""
COUNTS = {"spark-wagon": (-1, "jail"), "copy-engine": (-1, "other safes"), "weather-engine": (-1, "debts")}
"""Those with a "for each": so much for each of these."""
MOD_ADDS = {
    "miniature": 2,
    "unstable": 3,
    "oversized": 3,
    "gilded": 2,
    "paid-up": 2,
    "matching": 3,
    "autographed": 2,
    "armored": 2,
    "team-built": 2,
    "mortgaged": -2,
    "leaking": -3,
    "jinxed": -2,
}
MOD_COUNTS = {"modular": (1, "other safes"), "sealed": (-1, "marks")}

RICH: dict[str, Any] = {"money": 30, "reputation": 6, "jail": 0, "henchmen": 3}
POOR: dict[str, Any] = {"money": 0, "reputation": -2, "jail": 3, "henchmen": 0}
"""Between the two every condition of an enemy's own is met once and not met once."""
OTHERS = ["estate-2", "laboratory-2"]
"""Two more safes without a mod: a 3 (When stolen) and a 4 (When stolen), which add nothing of their own."""
PLAIN = {"estate-2": "ear-beads", "laboratory-2": "shock-stick"}

each_state = pytest.mark.parametrize("state", [RICH, POOR], ids=["rich", "poor"])
each_company = pytest.mark.parametrize("others", [0, 1, 2])


def test_the_tables_name_every_safe_and_every_mod() -> None:
    assert ADDS.keys() | COUNTS.keys() == {safe.id for safe in BOX.safes}
    assert MOD_ADDS.keys() | MOD_COUNTS.keys() == {mod.id for mod in BOX.mods}
    assert (len(BOX.safes), len(BOX.mods)) == (18, 14)


def last_evening(safe: str, mod: str, state: dict[str, Any], others: int) -> ScoundrelsTable:
    """The enemy has this safe with this mod, and so many others."""
    place = SITE[safe]
    company = [name for name in OTHERS if PLAIN[name] != safe][:others]
    gadgets = {place: safe, **{name: PLAIN[name] for name in company}}
    mods = {place: mod, **dict.fromkeys(company, "none")}
    t = alone("preston-cain").given(phase="evening", day=3, gadgets=gadgets, mods=mods)
    return t.enemy(safes=[place, *company], **state)


def worth(t: ScoundrelsTable, others: int, safe: str = "") -> int:
    result: Any = t.to_the_end().game.result
    company = [name for name in OTHERS if PLAIN[name] != safe][:others]
    return int(result["enemy"]["safes"]) - sum(VALUE[PLAIN[name]] for name in company)


def number_of(t: ScoundrelsTable, what: str, place: str) -> int:
    """What "for each" counts, read from what lies open on the table."""
    enemy = t.enemy_now
    if what == "jail":
        return int(enemy["jailed"])
    if what == "other safes":
        return sum(1 for row in t.view()["safes"] if row["place"] == f"seat {enemy['seat']}") - 1
    if what == "marks":
        return len(t.safe(place)["marks"])
    return 0  # enemies have no debts (XR126)


@rule("XR129", "XR130")
@each_state
@pytest.mark.parametrize("safe", sorted(ADDS))
def test_an_if_on_a_safe_is_met_in_every_state(safe: str, state: dict[str, Any]) -> None:
    t = last_evening(safe, "none", state, 0)
    assert worth(t, 0) == VALUE[safe] + ADDS[safe]


@rule("XR129", "XR158", "X45")
@each_state
@pytest.mark.parametrize("safe", ["number-pad", "sun-panel", "vanishing-cloak", "thunder-core"])
@pytest.mark.parametrize("mod", sorted(MOD_ADDS))
def test_an_if_on_a_mod_is_met_on_every_value(mod: str, safe: str, state: dict[str, Any]) -> None:
    """On a 3, a 2, a 6 and a 7; what is printed on the safe is overridden."""
    t = last_evening(safe, mod, state, 0)
    assert worth(t, 0) == VALUE[safe] + MOD_ADDS[mod]


@rule("XQ35", "XR129", "XR126")
@each_state
@each_company
@pytest.mark.parametrize("safe", sorted(COUNTS))
def test_for_each_on_a_safe_counts_what_the_enemy_has(safe: str, others: int, state: dict[str, Any]) -> None:
    amount, what = COUNTS[safe]
    t = last_evening(safe, "none", state, others)
    expected = {"jail": state["jail"], "other safes": others, "debts": 0}[what]
    assert number_of(t, what, SITE[safe]) == expected
    assert worth(t, others, safe) == VALUE[safe] + amount * expected


@rule("XQ35", "XR129")
@each_state
@each_company
@pytest.mark.parametrize("mod", sorted(MOD_COUNTS))
def test_for_each_on_a_mod_counts_what_the_enemy_has(mod: str, others: int, state: dict[str, Any]) -> None:
    amount, what = MOD_COUNTS[mod]
    for marks in (0, 2):
        t = last_evening("number-pad", mod, state, others).marks(
            *["0: 7 on depot-1", "0: 6 on depot-1"][:marks]
        )
        expected = {"other safes": others, "marks": marks}[what]
        assert number_of(t, what, "depot-1") == expected
        assert worth(t, others) == VALUE["number-pad"] + amount * expected


@rule("XQ35", "XR36")
def test_the_debts_of_the_player_do_not_weigh_on_the_enemys_safe() -> None:
    """The Weather Engine: -1 for each debt of its owner. The control is the player with the same safe."""
    for owner, expected in (("enemy", 5), ("player", 5 - 3)):
        t = alone("preston-cain").given(phase="evening", day=3, mods={"laboratory-1": "none"})
        t.given(gadgets={"laboratory-1": "weather-engine"}).seat(0, debts={1: 1, 2: 1, 3: 1})
        safes: dict[str, Any] = {"safes": ["laboratory-1"]}
        t = t.enemy(**safes) if owner == "enemy" else t.seat(0, **safes)
        result: Any = t.to_the_end().game.result
        found = result["enemy"]["safes"] if owner == "enemy" else result["safes"][0] + result["bonuses"][0]
        assert found == expected


@rule("XR129", "XQ35")
def test_the_best_safes_are_the_best_after_bonuses_and_penalties() -> None:
    """Expert Preston counts four: a Thunder Core in a 7's clothes is worth 4, and the Sun Panel 5."""
    gadgets = {
        "laboratory-1": "thunder-core",  # 7 - 3
        "laboratory-2": "sun-panel",  # 2 + 3
        "laboratory-3": "vanishing-cloak",  # 6 - 2
        "depot-1": "spark-wagon",  # 5 - 3 in jail
        "estate-1": "voice-gadget",  # 3 + 3
    }
    for expert, counted in ((False, 3), (True, 4)):
        t = alone("preston-cain", expert=expert).given(phase="evening", day=3, gadgets=gadgets)
        t.given(mods=dict.fromkeys(gadgets, "none")).enemy(safes=list(gadgets), **POOR)
        result: Any = t.to_the_end().game.result
        assert result["enemy"]["safes"] == sum(sorted([4, 5, 4, 2, 6], reverse=True)[:counted])


WHEN_STOLEN = [safe.id for safe in BOX.safes if safe.kind == "when-stolen"]
CARD_AND_SLOT = {
    "depot": ("back-door", "3"),
    "estate": ("inside-job", "4"),
    "laboratory": ("first-pick", "5"),
}
"""Automa cards by which Preston Cain steals the top right safe of a site, and where to play for it."""


@rule("XR130", "XR127", "XQ31")
@pytest.mark.parametrize("safe", WHEN_STOLEN)
def test_the_enemy_leaves_what_it_stole_facedown_and_never_uses_it(safe: str) -> None:
    """Through the rest of a day and its end: nothing of it is turned over, used or gained."""
    site = SITE[safe].split("-")[0]
    card, slot = CARD_AND_SLOT[site]
    place = SITE[safe]
    t = alone("preston-cain").given(turn=4, gadgets={place: safe}, mods={place: "none"}).hand(0, slot)
    t.enemy(automa=[card], money=5, jail=1, henchmen=2).play(f"{slot}@{slot}").draw()
    assert t.safe(place)["place"] == f"seat {t.enemy_now['seat']}"
    t.to("plan", 0)
    assert t.view()["day"] == 2
    assert (t.safe(place)["faceup"], t.safe(place)["gadget"]) == (False, None)
    assert (t.enemy_now["money"], t.enemy_now["jailed"]) == (5, 1)
    assert not t.happened("used-safe")


@rule("X19", "XR65")
@pytest.mark.parametrize("safe", WHEN_STOLEN)
def test_the_player_turns_the_same_safe_faceup(safe: str) -> None:
    """The control."""
    place = SITE[safe]
    t = alone("preston-cain").given(gadgets={place: safe}, mods={place: "none"}).hand(0, "5")
    t.play("5@5").take("lead 5", f"safe {place}")
    assert (t.safe(place)["faceup"], t.safe(place)["gadget"]) == (True, safe)
