"""The rules that a refusal names are there as ids too, whether or not there are words to say them."""

import sys
from random import Random

import pytest

import saloon
from saloon import kit
from saloon.errors import Reason
from saloon.language.citing import ID, MESSAGE, rules_named
from saloon.language.words import words
from saloon.languages import LANGUAGES
from saloon.rules import find

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("goat", 3, {}),
    ("scoundrels", 2, {"strategy_cards": True}),
    ("scoundrels", 3, {"expansion": "double-or-nothing"}),
    ("scoundrels", 1, {}),
]


def refusals(name: str, players: int, options: dict[str, object]) -> list[saloon.IllegalChoice]:
    """What a random game answers to choices out of place."""
    game, rng = saloon.new(name, players, options, seed=4), Random(4)
    count, found = saloon.actions(name, options, players).count, []
    while (decision := game.decision) and game.step < 60:
        for _ in range(12):
            try:
                game.clone().apply(rng.randrange(players), rng.randrange(count))
            except saloon.IllegalChoice as error:
                found.append(error)
        game.apply(decision.seat, rng.choice(decision.choices))
    return found


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_refusal_carries_the_rules_that_its_sentence_names(
    name: str, players: int, options: dict[str, object]
) -> None:
    met = set()
    for error in refusals(name, players, options):
        assert error.rules == tuple(dict.fromkeys(ID.findall(error.why))), error.why
        met.update(error.rules)
    assert len(met) > 2
    for id in met:
        assert find(id)[1].id == id, "and each is in a rulebook"


@pytest.mark.parametrize("name", kit.games())
def test_a_reason_names_the_same_rules_in_every_language(name: str) -> None:
    read: dict[str, dict[str, set[str]]] = {}
    for lang in LANGUAGES:
        text = words(lang, name).sentences(lang)
        read[lang] = {
            id: set(ID.findall(said)) for id, said in MESSAGE.findall(text) if id.startswith("why-")
        }
    first, *others = read.values()
    assert all(other == first for other in others)
    assert sum(map(bool, first.values())) > 5
    for id, ids in first.items():
        assert set(rules_named(name, Reason(id))) == ids


def test_without_words_the_ids_stand_behind_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "saloon.language.words", None)
    game = saloon.new("goat", players=2, seed=3)
    for choice, told in (
        ("offer goat as goat to 1", "why=why-offer-hand (character=goat)): GR35"),
        ("accept", "why=why-question (kind=offer))"),
    ):
        with pytest.raises(saloon.IllegalChoice) as refused:
            game.apply(0, choice)
        assert str(refused.value).endswith(told)
        assert refused.value.rules == (("GR35",) if "GR35" in told else ())
