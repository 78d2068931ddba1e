"""Why not? In both languages: the same rules are named, and nothing stays English in German."""

import random
import re
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import saloon
from saloon.language.words import words_for
from tests.language.test_words import messages

RULE = re.compile(r"\b(?:G|GR|GQ|SR|T|Q|X|XR|XQ)\d+\b")


def told(message: ftl.Message) -> str:
    """A message without what is put into it."""
    assert message.value is not None
    return "".join(part.value for part in message.value.elements if isinstance(part, ftl.TextElement))


def test_both_languages_name_the_same_rules() -> None:
    english, german = messages("en"), messages("de")
    reasons = [id for id in english if id.startswith("why-")]
    assert len(reasons) > 100
    for id in reasons:
        assert RULE.findall(told(english[id])) == RULE.findall(told(german[id])), id


def refused(game: saloon.Game, dice: random.Random, words: list[str]) -> saloon.IllegalChoice | None:
    assert game.decision is not None
    seat, word = game.decision.seat, dice.choice(words)
    try:
        game.clone().apply(seat, word)
    except saloon.IllegalChoice as error:
        return error
    return None


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [("goat", 3, {}), ("scoundrels", 3, {}), ("scoundrels", 2, {"expansion": "double-or-nothing"})],
)
def test_every_refusal_can_be_said_in_both_languages(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """Whatever was possible at some time is asked for at another."""
    dice, wishes, met = random.Random(4), list[str](), set[str]()
    game = saloon.new(name, players, options, 4)
    while game.decision is not None and len(met) < 25:
        wishes += [word for word in game.decision.choices if word not in wishes]
        for _ in range(4):
            error = refused(game, dice, wishes)
            if error is None:
                continue
            met.add(error.reason.id)
            met |= {fact.id for fact in error.reason.facts.values() if isinstance(fact, saloon.errors.Reason)}
            german = words_for(game, "de").because(error.reason)
            assert words_for(game, "en").because(error.reason) == error.why
            assert str(error).startswith(error.why)
            assert german != error.why
            assert RULE.findall(german) == RULE.findall(error.why)
            assert german.endswith(".")
        game.apply(game.decision.seat, dice.choice(list(game.decision.choices)))
    assert len(met) > 4


def test_a_reason_speaks_of_cards_by_their_names() -> None:
    game = saloon.position("scoundrels", 'saloon = ["cocky banker", "proud outlaw"]\n')
    assert game.decision is not None
    with pytest.raises(saloon.IllegalChoice) as caught:
        game.apply(game.decision.seat, "use banker")
    assert caught.value.why.endswith("cannot choose 'use banker': Banker is not on your sheet.")
    german = words_for(game, "de").refusal(caught.value.reason, caught.value.possible)
    assert "„Banker/in“ liegt nicht auf deinem Bogen. Möglich: " in german
