"""Questions and logs in one language, as each reader reads them, kept once they were put together.

A `Speaker` puts them into words (`telling`): with the names of one table, or for all tables of so many players. Every
frame of everybody who reads in words comes through here, so it looks nothing up that it has once been told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from saloon.contract import Game
from saloon.server.viewing import Item

MOST = 16_384
"""Choices, and sentences, that are kept; then it begins anew."""


class Speaker(Protocol):
    """Puts what a table asks and tells into one language, with everybody's names."""

    names: Sequence[str]
    independent: bool
    """Whether a choice reads alike whatever the view."""
    waits_alike: bool
    """Whether what others read depends on who is asked what, and on nothing else."""

    def hinges(self, word: str, view: dict[str, Any]) -> object: ...
    def option(self, word: str, seat: int | None, view: dict[str, Any], side: bool, facts: object) -> Any: ...
    def ask(self, view: dict[str, Any], choices: list[str]) -> str: ...
    def waiting(self, view: dict[str, Any]) -> str: ...
    def question(self, kind: str, prompt: str, mine: bool, choices: list[Any]) -> Any: ...
    def sentence(self, item: Item, facts: Facts) -> Any: ...


Facts = tuple[object, ...]


def facts_of(item: Item, seat: int | None) -> Facts:
    """On what the sentence of an item depends; last comes its reader, if it names them. All whom it does not name read
    the same, so it is put together once for them."""
    facts: list[object] = []
    you: int | None = None
    for fact in item.values():
        if isinstance(fact, list):
            if seat in fact:
                you = seat
            facts.append(tuple(fact))
        else:
            if fact == seat:
                you = seat
            facts.append(fact)
    facts.append(you)
    return tuple(facts)


class Phrases:
    """What is said at a table in one language, while everybody is called as they are."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.names: Sequence[str] = speaker.names
        self.independent: bool = speaker.independent
        self.waits_alike: bool = speaker.waits_alike
        self.options: dict[tuple[object, ...], Any] = {}
        self.sentences: dict[tuple[object, ...], Any] = {}
        self.waits: dict[tuple[object, ...], str] = {}

    def question(self, game: Game, seat: int | None, view: dict[str, Any]) -> Any:
        """What is open now, for one reader; None when the game is over. Answers come first and side actions after."""
        asked: list[dict[str, Any]] = view["asked"]
        if not asked:
            return None
        legal: list[str] = [] if seat is None else list(game.legal(seat))
        for one in asked:
            if one["seat"] == seat:
                for decision in game.decisions:
                    if decision.seat == seat:
                        answers = len(decision.codes)
                        prompt = self.speaker.ask(view, legal[:answers])
                        options = self._options(legal, seat, view, answers)
                        return self.speaker.question(decision.kind, prompt, True, options)
        options = self._options(legal, seat, view, 0)
        return self.speaker.question(str(asked[0]["kind"]), self._waiting(view, asked[0]), False, options)

    def _options(self, legal: list[str], seat: int | None, view: dict[str, Any], answers: int) -> list[Any]:
        if len(self.options) > MOST:
            self.options.clear()
        out: list[Any] = []
        for k in range(len(legal)):
            word = legal[k]
            side = k >= answers
            facts: object = () if self.independent else self.speaker.hinges(word, view)
            key = (word, seat, side, facts)
            found = None if facts is None else self.options.get(key)
            if found is None:
                found = self.speaker.option(word, seat, view, side, facts)
                if facts is not None:
                    self.options[key] = found
            out.append(found)
        return out

    def _waiting(self, view: dict[str, Any], asked: dict[str, Any]) -> str:
        if not self.waits_alike:
            return self.speaker.waiting(view)
        key = (asked["kind"], asked["seat"])
        found = self.waits.get(key)
        if found is None:
            found = self.waits[key] = self.speaker.waiting(view)
        return found

    def said(self, items: list[Item], seat: int | None) -> list[Any]:
        """A sentence for each item; none for a bare choice, of which the events that follow tell."""
        return [self._sentence(item, seat) for item in items]

    def _sentence(self, item: Item, seat: int | None) -> Any:
        if item["kind"] == "choice" and item.get("by") != "clock":
            return None
        facts = facts_of(item, seat)
        found = self.sentences.get(facts)
        if found is None:
            if len(self.sentences) > MOST:
                self.sentences.clear()
            found = self.sentences[facts] = self.speaker.sentence(item, facts)
        return found
