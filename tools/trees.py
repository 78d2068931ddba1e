"""Write trees.json: the ability trees of all texts of both boxes, so that a game needs no parser.

`tools/trees.py` writes it, `tools/trees.py --check` fails if it is out of date.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saloon.language.cards import parse
from saloon.scoundrels.catalogue.reading import HERE, split

TEXTS = ("text", "top", "bottom", "setup", "day", "score")
PHRASES = ("timing", "requirement", "after")
TARGET = HERE / "trees.json"


def main() -> int:
    """Write or compare; 1 when the file is out of date."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="only say whether the file is current")
    fresh = written()
    if not arguments.parse_args().check:
        TARGET.write_text(fresh, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != fresh:
        print(f"{TARGET.name} is out of date; run tools/trees.py.", file=sys.stderr)
        return 1
    return 0


def written() -> str:
    """The file as it should be: one phrase a line, so that a change is easy to read."""
    kinds: dict[str, dict[str, Any]] = {kind: {} for kind in ("sentence", *PHRASES)}
    for kind, phrase in phrases():
        if phrase not in kinds[kind]:
            kinds[kind][phrase] = (
                parse.parse_text(phrase)[0] if kind == "sentence" else parse.parser().phrase(kind, phrase)
            )
    blocks = []
    for kind, trees in kinds.items():
        lines = (f" {json.dumps(phrase)}: {json.dumps(tree)}" for phrase, tree in trees.items())
        blocks.append(f"{json.dumps(kind)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{" + ",\n".join(blocks) + "}\n"


def phrases() -> Iterator[tuple[str, str]]:
    """Every phrase of both boxes with its kind, sentences one by one."""
    for path in (*sorted(HERE.glob("*.toml")), *sorted(HERE.glob("*/*.toml"))):
        yield from _in(tomllib.loads(Path(path).read_text(encoding="utf-8")))


def _in(value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, list):
        for item in value:
            yield from _in(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in PHRASES and isinstance(item, str):
                yield key, item
            elif key in TEXTS and isinstance(item, str):
                yield from (("sentence", sentence) for sentence in split(item) if sentence)
            else:
                yield from _in(item)


if __name__ == "__main__":
    sys.exit(main())
