"""Texts that only stand in a message go into it last, and it reads as if they had been there from the start."""

import pytest

from saloon.games.scoundrels.words import ScoundrelsWords
from saloon.language.speech import facts_in
from saloon.language.words import words


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["goat", "scoundrels"])
def test_a_message_reads_alike_whenever_its_texts_go_in(lang: str, game: str) -> None:
    told = words(lang, game)
    said = 0
    for key in told.bundle._messages:
        plain: set[str] = set()
        tied: set[str] = set()
        if told._pattern(key, "") is None or not facts_in(told._pattern(key, ""), plain, tied):
            continue
        if plain and not tied:
            facts = {name: f"the {name}, $5 & more" for name in sorted(plain)}
            assert told.say(key, **facts) == told._form(key, "", tuple(facts), *facts.values())
            said += 1
    assert said > 20


def test_a_fact_that_is_asked_something_is_no_plain_one() -> None:
    en = words("en", "scoundrels")
    assert en._loose("choice-hire", "", ("scoundrel", "place")) == [(0, True), (1, True)]
    # It says "you" to you, and so is a choice of words; what it does not speak of does not stand there.
    assert en._loose("event-hired", "", ("seat", "place", "scoundrel")) == [(1, False), (2, True)]


def test_a_sentence_is_put_together_once_however_many_scoundrels_there_are() -> None:
    """Nor does it matter what else an event knows that its sentence does not ask for."""
    en = ScoundrelsWords.with_options("en", {})
    event = {"kind": "hired", "seat": 0, "trait": "lucky", "job": "dog", "place": 3}
    assert en.event(event, ["Ann", "Bob"]) == "Ann hires the Lucky Dog."
    made = en._formed.cache_info().misses
    assert made > 0
    for place, trait, job in ((1, "nosy", "dog"), (2, "lucky", "cow"), (4, "nosy", "cow")):
        en.event({**event, "place": place, "trait": trait, "job": job}, ["Ann", "Bob"])
    said = en.event({**event, "trait": "nosy", "job": "cow"}, ["Ann", "Bob"])
    assert said == "Ann hires the Nosy Cow."
    assert en._formed.cache_info().misses == made + 0
    assert en.event(event, ["Ann", "Bob"], you=0) == "You hire the Lucky Dog."
    assert en._formed.cache_info().misses == made + 1
