"""What is measured of 3000 Scoundrels."""

from __future__ import annotations

from saloon.kit import Case

ALL_OPTIONS: dict[str, object] = {
    "days": 3,
    "strategy_cards": True,
    "starting_zero": True,
    "extra_scoundrel": True,
    "wild_saloon": True,
}
EXPANSION: dict[str, object] = {"expansion": "double-or-nothing", "strategy_cards": True}
CASES = [
    *(Case(f"scoundrels, {players} players", players) for players in (2, 4)),
    *(Case(f"scoundrels, {players} players, all options", players, ALL_OPTIONS) for players in (2, 4)),
    *(Case(f"double or nothing, {players} players", players, EXPANSION) for players in (2, 4)),
]
