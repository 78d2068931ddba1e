"""An owner's printed cards: what is asked of each, how an entry is written into a card file, and read back."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any, Final

from saloon.errors import BadCatalogue, BadOption
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import writing
from saloon.games.scoundrels.catalogue import Entry, Side, reading
from saloon.games.scoundrels.catalogue.mistakes import Where, problems

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


def asked(entry: Entry) -> tuple[str, ...]:
    kind = next(kind for kind, (where, _) in KINDS.items() if type(entry) in _classes(where))
    return KINDS[kind][1]


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


def put(values: dict[str, Any], entry: Entry, field: str, said: str) -> list[str]:
    """Take what was typed for a field; what is wrong with it, line by line."""
    side, _, field = field.rpartition(".")
    if side:
        inner = dict(values[side])
        found = put(inner, getattr(entry, side), field, said)
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
        help_ = writing.help_with(value, SENTENCES[field])
        if not help_.good:
            return writing.pointed(help_)
    try:
        reading.field(type(entry), Where("", 0, "", ""), field, value)
    except BadCatalogue as error:
        return [str(one) for one in problems(error)]
    values[field] = value
    return []


# ---------------------------------------------------------------- files


def read(path: Path) -> dict[str, dict[str, dict[str, Any]]]:
    """The cards that are in a file already, by kind and id."""
    if not path.exists():
        return {}
    source = reading.read_text(reading.read_bytes(path, str(path)), str(path))
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for kind, entries in source.data.items():
        if not isinstance(entries, list):
            raise BadCatalogue(f"{path}: [{kind}] is no list of cards; add to a file of [[{kind}]] entries.")
        found[kind] = {str(one.get("id", "")): one for one in entries if isinstance(one, dict)}
    return found


def toml(cards: dict[str, dict[str, dict[str, Any]]]) -> str:
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


def save(path: Path, cards: dict[str, dict[str, dict[str, Any]]]) -> None:
    """Write the file, whole or not at all."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(toml(cards), encoding="utf-8")
    fresh.replace(path)
