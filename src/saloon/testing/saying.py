"""Words: whatever happens in a game can be said, in every language."""

from __future__ import annotations

from saloon import Game
from saloon.language.words import words_for
from saloon.languages import LANGUAGES
from saloon.testing.game import step
from saloon.testing.laws import Law, law

MOST = 12
"""Choices of a question that are put into words."""


def said(game: Game, lang: str, told: int) -> list[str]:
    """What the seats that are asked, the others and who looks on read of a game, since so many events."""
    words, names = words_for(game, lang), [f"Player {seat}" for seat in game.seats]
    texts = [words.event(event, names, seat) for seat in game.seats for event in game.events(seat, told)]
    texts += [words.event(event, names) for event in game.events(None, told)]
    for seat in {decision.seat for decision in game.decisions}:
        view, choices = game.view(seat), list(game.legal(seat))
        texts += [words.ask(view, names, choices), words.waiting(view, names)]
        texts += [words.choice(word, names, seat, view) for word in choices[:MOST]]
    if not game.decisions:
        texts.append(words.result(game.result, names, 0))
    assert not words.missing, f"the words of {game.name} ({lang}): {'; '.join(sorted(words.missing))}"
    return texts


@law("saying", salt=71, soak=False)
def whatever_happens_can_be_said_in_every_language(law: Law) -> None:
    for game, dice in law.games():
        told = 0
        while True:
            for lang in LANGUAGES:
                assert all(isinstance(text, str) for text in said(game, lang, told))
            told = len(game.events(None))
            if not step(game, dice):
                break
