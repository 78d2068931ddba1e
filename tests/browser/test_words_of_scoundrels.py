"""What the board of Scoundrels says by itself: `say("key")` is the message `sc-key`, and no message is idle."""

import re
from itertools import chain

from tests.browser.test_words import WEB, messages

BOARD = WEB / "scoundrels"
SUITS = {"hearts", "spades", "diamonds", "clubs"}
"""Said by the name of a suit itself."""


def sources() -> str:
    files = chain(BOARD.glob("*.svelte"), BOARD.glob("*.ts"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


FILES = ("scoundrels", "scoundrels-later")
"""What the board says, and what comes with that which opens over it."""


def known() -> set[str]:
    found = [id for file in FILES for id in messages(WEB / "words" / f"{file}.en.ftl")]
    assert len(found) == len({*found}), "a message stands in both files"
    return {id.removeprefix("sc-") for id in found}


def test_whatever_the_board_says_is_there() -> None:
    asked = set(re.findall(r"\bsay\(\s*\"([a-z-]+)\"", sources()))
    asked |= set(re.findall(r"\bt\(\"sc-([a-z-]+)\"", sources()))
    assert asked
    assert asked <= known(), asked - known()


def test_whatever_is_there_the_board_says() -> None:
    text = sources()
    literals = {word.removeprefix("sc-") for word in re.findall(r"[\"'`]([a-z][a-z-]*)[\"'`]", text)}
    begun = {start.removeprefix("sc-") for start in re.findall(r"`([a-z][a-z-]*-)\$\{", text)} - {""}
    literals |= SUITS
    idle = {id for id in known() if id not in literals and not any(id.startswith(start) for start in begun)}
    assert idle == set()


def test_every_message_of_the_board_has_its_prefix() -> None:
    for lang in ("en", "de"):
        for file in FILES:
            assert all(id.startswith("sc-") for id in messages(WEB / "words" / f"{file}.{lang}.ftl"))
