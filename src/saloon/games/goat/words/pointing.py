"""What a choice of the Goat game is about, and what a click on a thing means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saloon.games.goat.engine.chosen import Choice, parse
from saloon.language.pointing import Pointing
from saloon.language.speech import View


class GoatPointing(Pointing):
    """Cards of the hand, names to call them by, players and places."""

    def objects(self, word: str, view: View) -> list[str]:
        chosen = parse(word)
        pointer = ABOUT.get(chosen.verb)
        return pointer(chosen) if pointer is not None else []

    def final(self, word: str, view: View) -> bool:
        return True  # cards are drawn or turned up after each

    def meant(self, thing: str, view: View) -> str:
        kind, _, rest = thing.partition(":")
        maker = MEANT.get(kind)
        return maker(rest, view) if maker is not None else ""


def _shares(chosen: Choice) -> list[str]:
    return [f"seat:{seat}" for count, seat in chosen.shares for _ in range(count)]


ABOUT: Final[dict[str, Callable[[Choice], list[str]]]] = {
    "offer": lambda chosen: [f"hand:{chosen.card}", f"claim:{chosen.claim}", f"seat:{chosen.seat}"],
    "rob": lambda chosen: [f"location:{chosen.location}"],
    "gamble": lambda chosen: [f"seat:{chosen.seat}"],
    "swindle": _shares,
    "serve": _shares,
}


def _meant_offer(rest: str, view: View) -> str:
    to = next((n for n, seat in enumerate(view["seats"]) if n != view["seat"] and seat["active"]), 0)
    return f"offer {rest} as {rest} to {to}"


def _meant_player(rest: str, view: View) -> str:
    hand = view["hand"]
    return f"offer {hand[0]} as {hand[0]} to {rest}" if hand else f"gamble with {rest}"


MEANT: Final[dict[str, Callable[[str, View], str]]] = {
    "hand": _meant_offer,
    "claim": _meant_offer,
    "character": _meant_offer,
    "location": lambda rest, view: f"rob {rest}",
    "seat": _meant_player,
}
