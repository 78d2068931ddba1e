"""What a seat may know, built from nothing: the one place where a Goat state leaves the engine."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.games.goat.engine.names import (
    CHARACTERS,
    HOW_MANY,
    KINDS_OF_TOKEN,
    LOCATIONS,
    SALOON,
    STANDING,
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
    TO,
    TOKEN,
    TURN,
    GoatState,
    mask_of,
)
from saloon.kernel.core import ACTOR
from saloon.kernel.observation import bits

SPECTATOR = -1


def phase_of(s: GoatState) -> str:
    """The kind of question that is open; they are all asked of one seat at a time."""
    if s.top < 0:
        return "over"
    return s.ops[s.stack[s.top]].kind


def names(mask: i64) -> list[str]:
    return [CHARACTERS[k] for k in range(HOW_MANY) if (mask >> k) & 1]


def maybe(value: i64) -> int | None:
    return None if value == NOBODY else value


def character(card: i64) -> str | None:
    return None if card == NOBODY else CHARACTERS[card]


def view(s: GoatState, viewer: i64, rules: int) -> dict[str, object]:
    """The view of a seat; of a spectator for -1."""
    over = s.top < 0
    out = around(s, rules)
    out["seat"] = maybe(viewer)
    out["options"] = options_view(s)
    out["asked"] = asked(s)
    out["seats"] = [seat_view(s, seat, viewer == seat or over) for seat in range(s.n)]
    out["supply"] = supply_view(s)
    out["locations"] = [location_view(s, place) for place in [*s.table.locations, SALOON]]
    out["control"] = control_view(s)
    out["discard"] = discard_view(s)
    out["removed"] = removed_view(s)
    if viewer == s.holder:
        out["hand"] = hand_view(s)
        out["drawn"] = names(drawn_now(s))
    out["offer"] = offer_view(s, viewer == s.holder)
    out["robber"] = robber_view(s)
    out["seen"] = {"offers": offers_seen(s, viewer, 0), "tokens": tokens_seen(s, viewer, 0)}
    return out


def around(s: GoatState, rules: int) -> dict[str, object]:
    """A view with its pieces left empty, in their places: what is around them reads alike for all."""
    return {
        "game": "goat",
        "rules": rules,
        "options": None,
        "players": s.n,
        "seat": None,
        "round": s.round,
        "rounds": s.table.rounds,
        "phase": phase_of(s),
        "asked": None,
        "start": s.start,
        "dealer": maybe(s.holder),
        "assistant": s.last != NOBODY,
        "last": maybe(s.last),
        "seats": None,
        "supply": None,
        "locations": None,
        "control": None,
        "discard": None,
        "removed": None,
        "deck": len(s.deck),
        "hand_size": len(s.hand),
        "hand": None,
        "drawn": None,
        "offer": None,
        "robber": None,
        "charlatan": s.stash,
        "seen": None,
        "result": result(s) if s.top < 0 else None,
    }


def asked(s: GoatState) -> list[dict[str, object]]:
    out: list[dict[str, object]] = []
    if s.top >= 0:
        top: i64 = s.top
        out.append({"seat": s.stack[top + ACTOR], "kind": phase_of(s)})
    return out


def supply_view(s: GoatState) -> dict[str, object]:
    return {
        "coins": s.bank if s.bank > 0 else 0,
        "extra": -s.bank if s.bank < 0 else 0,
        "tokens": {TOKENS[k]: s.supply[k] for k in range(KINDS_OF_TOKEN) if s.table.tokens[k]},
    }


def control_view(s: GoatState) -> dict[str, int]:
    return {CHARACTERS[k]: s.control[k] for k in range(HOW_MANY) if s.control[k] != NOBODY}


def discard_view(s: GoatState) -> list[str]:
    return [CHARACTERS[k] for k in s.discard]


def removed_view(s: GoatState) -> dict[str, object]:
    return {"faceup": character(s.removed_up), "goat_back": s.goat_back == 1}


def hand_view(s: GoatState) -> list[str]:
    return [CHARACTERS[k] for k in s.hand]


def robber_view(s: GoatState) -> dict[str, object] | None:
    return None if s.loot_place == NOBODY else {"place": LOCATIONS[s.loot_place], "tokens": s.loot}


def options_view(s: GoatState) -> dict[str, object]:
    """A copy: who gets a view may write into it."""
    given = s.table.options
    return {key: dict(value) if isinstance(value, dict) else value for key, value in given.items()}


def drawn_now(s: GoatState) -> i64:
    """The cards of the hand that came from the deck for the offer to come; the others were passed on."""
    left: i64 = 0
    if s.turns:
        at: i64 = len(s.turns) - TURN
        left = s.turns[at + HAND] & ~(1 << s.turns[at + CARD])
    return mask_of(s.hand) & ~left


def seat_view(s: GoatState, seat: i64, open_: bool) -> dict[str, object]:
    base: i64 = seat * KINDS_OF_TOKEN
    return {
        "coins": s.coins[seat],
        "tokens": s.token_count(seat),
        "belongings": {TOKENS[k]: s.tokens[base + k] for k in range(KINDS_OF_TOKEN) if s.tokens[base + k]}
        if open_
        else None,
        "hats": s.hats[seat],
        "active": s.hats[seat] > 0,
        "elixirs": s.elixirs[seat],
    }


def location_view(s: GoatState, place: i64) -> dict[str, object]:
    return {
        "id": LOCATIONS[place],
        "token": TOKENS[place],
        "value": s.table.values[place],
        "tokens": s.loc_tokens[place],
        "coins": s.loc_coins[place],
        "characters": [CHARACTERS[k] for k in STANDING[place] if s.control[k] != NOBODY],
    }


def offer_view(s: GoatState, holds: bool) -> dict[str, object] | None:
    if s.offer_to == NOBODY:
        return None
    return {
        "dealer": s.holder,
        "to": s.offer_to,
        "claim": CHARACTERS[s.offer_claim],
        "card": CHARACTERS[s.offer_card] if holds else None,
    }


def offers_seen(s: GoatState, viewer: i64, start: i64) -> list[dict[str, object]]:
    """The offers of this round from a row on: what all saw of each, and the hand it came from for who held it (GQ17).

    Which of these cards were drawn matters too: the others have been in the hands of those who dealt before.
    """
    out: list[dict[str, object]] = []
    turns = s.turns
    left: i64 = 0
    if start > 0:
        left = turns[start - TURN + HAND] & ~(1 << turns[start - TURN + CARD])
    for at in range(start, len(turns), TURN):
        mine = turns[at + DEALER] == viewer
        answer = turns[at + ANSWER]
        cards: i64 = turns[at + HAND]
        drawn = cards & ~left
        left = cards & ~(1 << turns[at + CARD])
        out.append(
            {
                "dealer": turns[at + DEALER],
                "to": turns[at + TO],
                "claim": CHARACTERS[turns[at + CLAIM]],
                "card": CHARACTERS[turns[at + CARD]] if mine or answer != OPEN else None,
                "answer": None if answer == OPEN else "accepted" if answer == ACCEPTED else "refused",
                "cards": bits(cards),
                "hand": names(cards) if mine else None,
                "drawn": names(drawn) if mine else None,
            }
        )
    return out


def tokens_seen(s: GoatState, viewer: i64, start: i64) -> list[dict[str, object]]:
    """Every token that came into a reserve, from a row on: in the open before all, or from a player before the two
    (GQ8, GQ9)."""
    out: list[dict[str, object]] = []
    gains = s.gains
    for at in range(start, len(gains), GAIN):
        giver = gains[at + FROM]
        known = giver in (NOBODY, viewer) or gains[at + GAINER] == viewer
        out.append(
            {
                "from": maybe(giver),
                "to": gains[at + GAINER],
                "token": TOKENS[gains[at + TOKEN]] if known else None,
                "count": gains[at + COUNT],
            }
        )
    return out


def result(s: GoatState) -> dict[str, object]:
    """Winners and the count: money, then coins, then tokens; equal in all, they share (GR70 to GR73)."""
    ranks = [(s.money(seat), s.coins[seat], s.token_count(seat)) for seat in range(s.n)]
    best = max(ranks)
    return {
        "winners": [seat for seat in range(s.n) if ranks[seat] == best],
        "scores": [rank[0] for rank in ranks],
        "coins": [rank[1] for rank in ranks],
        "tokens": [rank[2] for rank in ranks],
    }
