"""The words of the page, as its Fluent files have them."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

WEB = Path(__file__).parents[2] / "web" / "src"


@functools.cache
def bundle(lang: str) -> FluentBundle:
    """All of them in one language."""
    all_of_them = FluentBundle([lang], use_isolating=False)
    for path in sorted(WEB.rglob(f"*{lang}.ftl")):
        if path.name == f"{lang}.ftl" or path.name.endswith(f".{lang}.ftl"):
            all_of_them.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return all_of_them


def word(lang: str, key: str, **facts: Any) -> str:
    """What the page says by this key."""
    message = bundle(lang).get_message(key)
    assert message.value is not None, key
    said, wrong = bundle(lang).format_pattern(message.value, facts)
    assert not wrong, f"{key}: {wrong}"
    return str(said)
