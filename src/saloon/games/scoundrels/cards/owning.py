"""An owner's printed cards: what is asked of each, how an entry is written into a card file, and read back."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import unicodedata
from pathlib import Path
from typing import Any, Final, TypeAlias

from saloon.errors import BadCatalogue, BadOption
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import writing
from saloon.games.scoundrels.catalogue import Entry, Side, reading
from saloon.games.scoundrels.catalogue.mistakes import Mistake, Saying, Where, in_words, problems
from saloon.languages import FIRST

Cards: TypeAlias = "dict[str, dict[str, dict[str, Any]]]"
"""The cards of a file, by kind and id."""
KINDS: Final = {
    "job": ("jobs", ("name_en", "name_de", "colour", "holes", "tech", "text")),
    "trait": (
        "traits",
        ("name_en", "name_de", "level", "dollars", "tech", "timing", "modifier", "requirement", "after"),
    ),
    "strategy": ("strategies", ("name_en", "name_de", "leader", "timing", "text")),
    "safe": ("safes", ("name_en", "name_de", "site", "value", "kind", "timing", "text")),
    "mod": ("mods", ("name_en", "name_de", "text")),
    "enemy": (
        "enemies",
        ("name", "safes", "money", "scoundrels", "henchmen", "summary_en", "summary_de",
         "normal.setup", "normal.day", "normal.score", "expert.setup", "expert.day", "expert.score"),
    ),
    "automa": ("automa", ("name_en", "name_de", "enemy", "slots", "top", "bottom", "reshuffle")),
}  # fmt: skip
"""By kind: where a catalogue has them, and what a printed card shows; `normal.day` is a line of an enemy's side."""
SENTENCES: Final = dict.fromkeys(("text", "top", "bottom", "setup", "day", "score"), "sentence") | {
    name: name for name in ("timing", "requirement", "after")
}
BENT: Final = str.maketrans(
    dict.fromkeys("\u2018\u2019\u00b4`", "'")
    | dict.fromkeys("\u201c\u201d\u201e", '"')
    | dict.fromkeys("\u2010\u2011\u2013", "-")
)
"""Quotes and hyphens that look like those of a keyboard."""
LEAVE_OUT: Final = frozenset({"file", "line", "own", "rulings", "note", "known", "provenance", "source"})


def shelf(box: str, kind: str, ids: list[str]) -> list[Entry]:
    """The cards of a kind, or those that are named."""
    if kind not in KINDS:
        raise BadOption(f"There is no kind {kind!r} to write; there are {', '.join(KINDS)}.")
    found: list[Entry] = list(getattr(catalogue.load(box), KINDS[kind][0]))
    for one in ids:
        if one not in [entry.id for entry in found]:
            raise BadOption(
                f"There is no {kind} {one!r} in this box; `saloon cards list --kind {kind}` shows them."
            )
    return [entry for entry in found if not ids or entry.id in ids]


def kind_of(entry: Entry) -> str:
    """The kind of a card; nothing for a part of one."""
    return next((kind for kind, (where, _) in KINDS.items() if type(entry) in _classes(where)), "")


def asked(entry: Entry) -> tuple[str, ...]:
    return KINDS[kind_of(entry)][1]


def _classes(where: str) -> tuple[type[Entry], ...]:
    return tuple({type(one) for box in catalogue.BOXES for one in getattr(catalogue.load(box), where)})


def plain(entry: Entry) -> dict[str, Any]:
    """An entry as it would stand in a file: what is played, without where it comes from."""
    found: dict[str, Any] = {}
    for field in dataclasses.fields(entry):
        value = getattr(entry, field.name)
        if field.name in LEAVE_OUT or field.name.endswith("tree") or value == field.default:
            continue
        if isinstance(value, Side):
            found[field.name] = {name: getattr(value, name) for name in ("setup", "day", "score")}
        else:
            found[field.name] = list(value) if isinstance(value, tuple) else value
    return found


def line(values: dict[str, Any], field: str) -> Any:
    """What stands in a field, that of a side too."""
    side, _, name = field.rpartition(".")
    return (values[side] if side else values).get(name, "")


def shown(value: object) -> str:
    """A value as somebody types it."""
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def put(values: dict[str, Any], entry: Entry, field: str, said: str, lang: str = FIRST) -> list[str]:
    """Take what was typed for a field; what is wrong with it, line by line."""
    side, _, field = field.rpartition(".")
    if side:
        inner = dict(values[side])
        found = put(inner, getattr(entry, side), field, said, lang)
        values[side] = inner
        return found
    old = getattr(entry, field)
    value: Any = said.strip()
    if isinstance(old, bool):
        value = value.lower() in ("true", "yes", "ja", "1")
    elif isinstance(old, int):
        value = int(value) if value.lstrip("-").isdigit() else value
    elif isinstance(old, tuple):
        words = value.replace(",", " ").split()
        value = [int(word) if word.isdigit() and field in ("holes", "dollars") else word for word in words]
    if field in SENTENCES and value:
        value = as_typed(value)
        help_ = writing.help_with(value, SENTENCES[field], kind_of(entry))
        if not help_.good:
            return writing.pointed(help_, lang)
    try:
        reading.field(type(entry), Where("", 0, "", ""), field, value)
    except BadCatalogue as error:
        return [in_words(one, lang) for one in problems(error)]
    values[field] = value
    return []


def as_typed(text: str) -> str:
    """A sentence with the signs of a keyboard: phones and word processors bend quotes, and a PDF joins letters."""
    return unicodedata.normalize("NFKC", text.translate(BENT))


# ---------------------------------------------------------------- files


def writable(path: Path) -> None:
    """Say so now if a file cannot be written there, not after a card was typed in."""
    folder = path.parent
    if not folder.is_dir():
        raise Mistake([str(folder)], Saying("file.folder"))
    if not os.access(path if path.exists() else folder, os.W_OK) or not os.access(folder, os.W_OK):
        raise Mistake([str(path)], Saying("file.locked"))


def read(path: Path) -> Cards:
    """The cards that are in a file already, by kind and id; what has no id is known by its place."""
    if not path.exists():
        return {}
    return _cards(reading.read_text(reading.read_bytes(path, str(path)), str(path)).data, str(path))


def _cards(data: dict[str, Any], shown: str) -> Cards:
    found: Cards = {}
    for kind, entries in data.items():
        if not isinstance(entries, list):
            raise Mistake([shown], Saying("file.list", kind=kind))
        found[kind] = {
            str(one.get("id", f"#{k}")): one for k, one in enumerate(entries) if isinstance(one, dict)
        }
    return found


def toml(cards: Cards) -> str:
    """The cards as a card file."""
    parts = []
    for kind, entries in cards.items():
        for one in entries.values():
            lines = [f"[[{kind}]]", *(f"{key} = {_value(value)}" for key, value in one.items())]
            parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False)  # a JSON text or number is one of TOML too


def save(path: Path, cards: Cards, kind: str, ident: str) -> Path | None:
    """Write a card into the file, whole or not at all. All else there stays as it is, comments and line ends too.

    Where that is not possible (cards as a list in brackets), the file is written anew, and the one before is kept
    beside it: that is what is answered.
    """
    text = path.read_bytes().decode() if path.exists() else ""
    end = "\r\n" if "\r\n" in text else "\n"
    added = _with(text, kind, ident, toml({kind: {ident: cards[kind][ident]}}).replace("\n", end), end)
    kept = None
    if not _says(added, cards):
        kept = path.with_name(path.name + ".before")
        kept.write_bytes(text.encode())
        added = toml(cards).replace("\n", end)
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(added.encode())
    fresh.replace(path)
    return kept


def _with(text: str, kind: str, ident: str, entry: str, end_of_line: str) -> str:
    """The text with this entry, in the place of the one that it has of that id, or at its end."""
    all_lines = text.splitlines(keepends=True)
    header = re.compile(rf"\s*\[(?!\s*{re.escape(kind)}\s*\.)")
    for start in reading.lines(text, kind):
        end = next((k for k in range(start, len(all_lines)) if header.match(all_lines[k])), len(all_lines))
        if re.search(rf"""(?m)^\s*id\s*=\s*["']{re.escape(ident)}["']""", "".join(all_lines[start:end])):
            while end > start and all_lines[end - 1].lstrip()[:1] in ("", "#"):
                end -= 1  # what is said above the next card is said about that one
            rest = "".join(all_lines[end:])
            return "".join(all_lines[: start - 1]) + entry + rest
    return f"{text.rstrip()}{2 * end_of_line}{entry}" if text.strip() else entry


def _says(text: str, cards: Cards) -> bool:
    try:
        return _cards(reading.read_text(text, "").data, "") == cards
    except BadCatalogue:
        return False
