"""What is measured of the Goat game."""

from __future__ import annotations

from saloon.kit import Case

CASES = [Case(f"goat, {players} players", players) for players in (2, 4, 5)]
