"""Texts that only stand in a message go into it last, and it reads as if they had been there from the start."""

import pytest

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
    assert en._plain("choice-hire", "") >= {"scoundrel", "place"}
    assert "seat" not in en._plain("event-clock", "")  # which says "you" to you
