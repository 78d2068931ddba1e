"""What a choice of 3000 Scoundrels is about, as the tables ask for it."""

from __future__ import annotations

from typing import Final

from saloon.games.scoundrels.engine.chosen import parse
from saloon.games.scoundrels.words import objects
from saloon.games.scoundrels.words.cards import question
from saloon.language.pointing import Pointing
from saloon.language.speech import View

SHOWN: Final = ("scout", "steal", "swap-take", "swap-give", "scout-card", "reveal-card", "deck")
"""Questions whose answer turns something up."""


class ScoundrelsPointing(Pointing):
    """Safes, scoundrels, slots, marks, seats."""

    def objects(self, word: str, view: View) -> list[str]:
        return list(objects.objects(word, view))

    def final(self, word: str, view: View) -> bool:
        chosen = parse(word)
        if chosen.verb == "office":
            return (
                not chosen.id
            )  # a new scoundrel comes when its door opens; what is done inside shows nothing
        return chosen.verb == "hire" or (chosen.verb in ("safe", "card", "seat") and question(view) in SHOWN)

    def meant(self, thing: str, view: View) -> str:
        return objects.wish(thing, view)
