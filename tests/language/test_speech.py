"""Messages are put together once for the same facts, and anew for others."""

from collections import Counter
from typing import Any

import pytest

from saloon.games.goat.words import GoatWords


def test_a_text_is_remembered_with_all_of_its_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    words = GoatWords("en")
    made = Counter[str]()
    plain = words.bundle.format_pattern

    def count(pattern: Any, facts: Any) -> Any:
        made["all"] += 1
        return plain(pattern, facts)

    monkeypatch.setattr(words.bundle, "format_pattern", count)
    nell = words.say("wait-offer", seat=words.person(0, ["Nell"]))
    assert words.say("wait-offer", seat=words.person(0, ["Nell"])) == nell
    assert made["all"] == 1
    assert words.say("wait-offer", seat=words.person(0, ["Otto"])) == nell.replace("Nell", "Otto")
    assert made["all"] == 2
    assert words.some("bottle", 1) != words.some("bottle", 2)
