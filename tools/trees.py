"""Write what follows from the language table: rows.py, the names of its rows, and trees.json, the trees of all texts.

So code names a row by a constant, and a game needs no parser. `tools/trees.py` writes both, `tools/trees.py --check`
fails if one is out of date.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saloon.games.scoundrels.cards import parse
from saloon.games.scoundrels.cards.table import table
from saloon.games.scoundrels.catalogue.reading import HERE, split

TEXTS = ("text", "top", "bottom", "setup", "day", "score")
PHRASES = ("timing", "requirement", "after")
TREES = HERE / "trees.json"
ROWS = HERE.parent / "rows.py"
HEAD = '''"""The rows of the card language by name. tools/trees.py writes this from `catalogue/language.md`: edit that.

>>> NAMES[STEAL_SAFE]
'steal-safe'
"""

from typing import Final
'''


def main() -> int:
    """Write or compare; 1 when a file is out of date."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="only say whether the files are current")
    check = arguments.parse_args().check
    for target, fresh in ((ROWS, named()), (TREES, written())):
        if not check:
            target.write_text(fresh, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != fresh:
            print(f"{target.name} is out of date; run tools/trees.py.", file=sys.stderr)
            return 1
    return 0


def named() -> str:
    """A constant for every row of the table, kind by kind, and the names by id."""
    lines = [HEAD]
    for kind, rows in table().kinds.items():
        lines.append(f"# {kind}")
        lines += [f'{row.name.replace("-", "_").upper()}: Final = "{row.id}"' for row in rows]
        lines.append("")
    lines += ["NAMES: Final = {", *(f'    "{row.id}": "{row.name}",' for row in table().rows.values()), "}"]
    return "\n".join(lines) + "\n"


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
