"""The mods: one scenario each. A mod overrides its safe, and is counted at the end of the game."""

from typing import Any

from tests.cards.card import mod
from tests.cards.expanding import BOX
from tests.scoundrels import ScoundrelsTable, laid

GADGETS = {
    "depot-1": "number-pad", "depot-2": "talking-map", "depot-3": "bright-torch",
    "estate-1": "ear-beads", "estate-2": "copy-engine",
    "laboratory-1": "weather-engine", "laboratory-2": "thunder-core", "laboratory-3": "sun-panel",
}  # fmt: skip
"""Worth 3, 2, 4; 3, 6; 5, 7, 2. Without mods some of them would count more or less than that."""
VALUES = {"depot-1": 3, "depot-2": 2, "estate-1": 3, "estate-2": 6, "laboratory-1": 5, "laboratory-2": 7}
QUIET = ("mortgaged", "jinxed", "oversized", "leaking")
"""Mods that count nothing for the others below."""


def counted(ident: str, *safes: str, **own: Any) -> ScoundrelsTable:
    """The game is over, and seat 0 has these safes; the first has the mod, the others have mods that count nothing."""
    quiet = [name for name in QUIET if name != ident]
    mods = {safes[0]: ident, **dict(zip(safes[1:], quiet, strict=False))}
    t = laid(3, expansion=BOX).given(phase="over", day=3, gadgets=GADGETS, mods=mods)
    # The safe of another seat has a mod too, which is none of this one's.
    t.seat(0, safes=list(safes), **{"money": 4, "jail": 1, **own}).seat(1, safes=["depot-6"])
    return t.given(mods=mods | {"depot-6": "none"})


def check(ident: str, bonus: int, *safes: str, **own: Any) -> None:
    """Printed values and this bonus, and nothing else; the mod is shown to all when it is counted."""
    t = counted(ident, *safes, **own)
    result = t.game.result
    assert result["bonuses"][0] == bonus
    assert result["safes"][0] == sum(VALUES[name] for name in safes)
    assert t.safe(safes[0])["mod"] == ident
    assert not t.safe(safes[0])["faceup"]


@mod(
    "miniature",
    "Gain 2 tech if you have a safe of value 2.",
    "Erhalte 2 Tech, falls du einen Safe mit Wert 2 hast.",
)
def test_miniature() -> None:
    check("miniature", 2, "depot-2")  # its own safe will do
    check("miniature", 2, "estate-2", "depot-2")
    check("miniature", 0, "depot-1", "estate-2")


@mod(
    "unstable",
    "Gain 3 tech if you have no safe of value 6 or more.",
    "Erhalte 3 Tech, falls du keinen Safe mit Wert 6 oder mehr hast.",
)
def test_unstable() -> None:
    check("unstable", 3, "laboratory-1", "depot-1")
    check("unstable", 0, "estate-2")
    check("unstable", 0, "depot-1", "laboratory-2")


@mod(
    "oversized",
    "Gain 3 tech if you have a safe of value 7.",
    "Erhalte 3 Tech, falls du einen Safe mit Wert 7 hast.",
)
def test_oversized() -> None:
    check("oversized", 3, "laboratory-2")
    check("oversized", 3, "depot-1", "laboratory-2")
    check("oversized", 0, "estate-2", "laboratory-1")


@mod("gilded", "Gain 2 tech if you have $6 or more.", "Erhalte 2 Tech, falls du 6 $ oder mehr hast.")
def test_gilded() -> None:
    check("gilded", 2, "depot-1", money=6)
    check("gilded", 0, "depot-1", money=5)


@mod("paid-up", "Gain 2 tech if you have no debts.", "Erhalte 2 Tech, falls du keine Schulden hast.")
def test_paid_up() -> None:
    check("paid-up", 2, "depot-1")
    check("paid-up", 0, "depot-1", debts={"4": 0})


@mod(
    "matching",
    "Gain 3 tech if you have 2 or more safes from one site.",
    "Erhalte 3 Tech, falls du 2 oder mehr Safes von einem Ort hast.",
)
def test_matching() -> None:
    check("matching", 3, "depot-1", "depot-2")
    check("matching", 3, "depot-1", "laboratory-1", "laboratory-2")
    check("matching", 0, "depot-1", "estate-1", "laboratory-1")


@mod(
    "modular",
    "Gain 1 tech for each other safe you have.",
    "Erhalte 1 Tech für jeden anderen Safe, den du hast.",
)
def test_modular() -> None:
    check("modular", 0, "depot-1")
    check("modular", 1, "depot-1", "estate-1")
    check("modular", 2, "depot-1", "estate-1", "laboratory-1")


@mod(
    "autographed",
    "Gain 2 tech if your reputation is 3 or more.",
    "Erhalte 2 Tech, falls dein Ruf 3 oder mehr beträgt.",
)
def test_autographed() -> None:
    check("autographed", 2, "depot-1", reputation=3)
    check("autographed", 0, "depot-1", reputation=2)


@mod(
    "armored",
    "Gain 2 tech if none of your henchmen is in jail.",
    "Erhalte 2 Tech, falls keiner deiner Handlanger im Knast ist.",
)
def test_armored() -> None:
    check("armored", 2, "depot-1", jail=0)
    check("armored", 0, "depot-1", jail=1)


@mod(
    "team-built",
    "Gain 2 tech if you have 6 or more scoundrels.",
    "Erhalte 2 Tech, falls du 6 oder mehr Halunken hast.",
)
def test_team_built() -> None:
    six = ["clumsy cow", "filthy dog", "grumpy chef", "dusty horse", "lucky butler", "rowdy jailer"]
    sheet = {str(place): name for place, name in enumerate(six, 2)}
    check("team-built", 2, "depot-1", sheet=sheet)
    check("team-built", 2, "depot-1", sheet=sheet | {"1": "sneaky beggar"})
    del sheet["7"]
    check("team-built", 0, "depot-1", sheet=sheet)


@mod(
    "mortgaged",
    "Lose 2 tech if you have 3 or more debts.",
    "Verliere 2 Tech, falls du 3 oder mehr Schulden hast.",
)
def test_mortgaged() -> None:
    check("mortgaged", -2, "depot-1", debts={"1": 0, "2": 0, "4": 1})
    check("mortgaged", 0, "depot-1", debts={"1": 3, "2": 3})


@mod("leaking", "Lose 3 tech if you have less than $3.", "Verliere 3 Tech, falls du weniger als 3 $ hast.")
def test_leaking() -> None:
    check("leaking", -3, "depot-1", money=2)
    check("leaking", 0, "depot-1", money=3)


@mod(
    "jinxed",
    "Lose 2 tech if your reputation is 3 or more.",
    "Verliere 2 Tech, falls dein Ruf 3 oder mehr beträgt.",
)
def test_jinxed() -> None:
    check("jinxed", -2, "depot-1", reputation=3)
    check("jinxed", 0, "depot-1", reputation=2)


@mod(
    "sealed",
    "Lose 1 tech for each mark on this safe.",
    "Verliere 1 Tech für jeden Marker auf diesem Safe.",
)
def test_sealed() -> None:
    check("sealed", 0, "depot-1")
    t = counted("sealed", "depot-1", "estate-1")
    t.marks("0: 3 on depot-1", "1: 5 on depot-1", "1: 3 on depot-1", "0: 3 on estate-1")
    # Of all players, matching or not; those on other safes are none of its own.
    assert t.game.result["bonuses"][0] == -3
    assert t.game.result["marks"][0] == 3
    assert t.game.result["scores"][0] == 3 + 3 + 3 - 3
