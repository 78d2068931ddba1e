"""A Goat game written down as a position."""

from __future__ import annotations

from typing import Any

from saloon.games.goat.engine.mutators import STREAMS
from saloon.games.goat.engine.names import (
    CHARACTERS,
    HOW_MANY,
    KINDS_OF_TOKEN,
    LOCATIONS,
    SALOON,
    TOKENS,
)
from saloon.games.goat.engine.state import (
    ACCEPTED,
    ANSWER,
    CARD,
    CLAIM,
    COUNT,
    DEALER,
    FROM,
    GAIN,
    GAINER,
    HAND,
    NOBODY,
    OPEN,
    REFUSED,
    TO,
    TOKEN,
    TURN,
    GoatState,
)
from saloon.games.goat.engine.views import names, phase_of
from saloon.kernel.chance import Seeded


def save(s: GoatState) -> str:
    """The whole state, so that loading it gives the same state again."""
    table = s.table
    lines = [
        'game = "goat"',
        f"players = {s.n}",
        f"seed = {seed_of(s)}",
        f"round = {s.round}",
        f"start = {s.start}",
    ]
    lines.append(f'phase = "{phase_of(s)}"')
    if s.holder != NOBODY:
        lines.append(f"dealer = {s.holder}")
    if s.last != NOBODY:
        lines.append(f"last = {s.last}")
    lines.append(f"deck = {listed(reversed(s.deck))}")
    for key, card in (("removed_down", s.removed_down), ("removed_up", s.removed_up)):
        if card != NOBODY:
            lines.append(f'{key} = "{CHARACTERS[card]}"')
    if s.goat_back:
        lines.append("goat_back = true")
    if s.discard:
        lines.append(f"discard = {listed(s.discard)}")
    if s.offer_to != NOBODY:
        offered, claim = CHARACTERS[s.offer_card], CHARACTERS[s.offer_claim]
        lines.append(f'offer = {{ card = "{offered}", claim = "{claim}", to = {s.offer_to} }}')
    if s.loot_place != NOBODY:
        lines.append(f'robber = {{ place = "{LOCATIONS[s.loot_place]}", tokens = {s.loot} }}')
    if s.bank < 0:
        lines.append(f"extra_coins = {-s.bank}")
    lines.append("offers = [" + ", ".join(f'"{row}"' for row in offer_rows(s)) + "]")
    lines.append("tokens = [" + ", ".join(f'"{row}"' for row in token_rows(s)) + "]")
    draws = ", ".join(f'"{STREAMS[k]}" = {count}' for k, count in enumerate(s.draws) if count)
    lines.append(f"draws = {{ {draws} }}" if draws else "draws = {}")
    lines += saved_options(table.options)
    for seat in range(s.n):
        base = seat * KINDS_OF_TOKEN
        held = ", ".join(
            f"{TOKENS[k]} = {s.tokens[base + k]}" for k in range(KINDS_OF_TOKEN) if s.tokens[base + k]
        )
        lines += [
            "",
            f"[seat.{seat}]",
            f"coins = {s.coins[seat]}",
            f"tokens = {{ {held} }}" if held else "tokens = {}",
        ]
        lines += [f"hats = {s.hats[seat]}", f"elixirs = {s.elixirs[seat]}"]
        lines.append(f"controls = {listed(c for c in range(HOW_MANY) if s.control[c] == seat)}")
        if seat == s.holder:
            lines.append(f"hand = {listed(s.hand)}")
    for place in [*table.locations, SALOON]:
        lines += ["", f"[location.{LOCATIONS[place]}]"]
        lines += [f"tokens = {s.loc_tokens[place]}", f"coins = {s.loc_coins[place]}"]
    return "\n".join(lines) + "\n"


def seed_of(s: GoatState) -> int:
    chance = s.chance
    assert isinstance(chance, Seeded)
    return chance.seed


def listed(cards: Any) -> str:
    return "[" + ", ".join(f'"{CHARACTERS[card]}"' for card in cards) + "]"


def saved_options(options: dict[str, Any]) -> list[str]:
    lines = ["", "[options]"] if options else []
    for key, value in options.items():
        if isinstance(value, dict):
            inner = ", ".join(f"{place} = {count}" for place, count in value.items())
            lines.append(f"{key} = {{ {inner} }}")
        else:
            lines.append(f"{key} = {str(value).lower()}")
    return lines


def offer_rows(s: GoatState) -> list[str]:
    """`0 offer sheriff as farmer to 2, refused, from farmer goat charlatan sheriff`."""
    rows = []
    t = s.turns
    for at in range(0, len(t), TURN):
        answer = {OPEN: "open", ACCEPTED: "accepted", REFUSED: "refused"}[t[at + ANSWER]]
        card, claim = CHARACTERS[t[at + CARD]], CHARACTERS[t[at + CLAIM]]
        hand = " ".join(names(t[at + HAND]))
        rows.append(f"{t[at + DEALER]} offer {card} as {claim} to {t[at + TO]}, {answer}, from {hand}")
    return rows


def token_rows(s: GoatState) -> list[str]:
    """`1 bottle to 0`, `1 gold from 2 to 0`."""
    rows = []
    g = s.gains
    for at in range(0, len(g), GAIN):
        giver = "" if g[at + FROM] == NOBODY else f" from {g[at + FROM]}"
        rows.append(f"{g[at + COUNT]} {TOKENS[g[at + TOKEN]]}{giver} to {g[at + GAINER]}")
    return rows
