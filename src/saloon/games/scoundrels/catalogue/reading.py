"""Reads entries from TOML and checks every field; what is wrong is said with file, line, entry, field and cure."""

from __future__ import annotations

import dataclasses
import functools
import json
import re
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeVar

from saloon.games.scoundrels.catalogue import entries as e
from saloon.games.scoundrels.catalogue import fields
from saloon.games.scoundrels.catalogue.fields import Check
from saloon.games.scoundrels.catalogue.mistakes import Collector, Mistake, Saying, Where
from saloon.safe_toml import BadToml, Unfit, loads

HERE: Final = Path(__file__).parent
SLOTS: Final = ("A", "2", "3", "4", "5", "6")
MOST_LETTERS: Final = 800
"""Of one text; the longest of the boxes has 167."""
MOST_PARTS: Final = 12
"""Sentences of a text, and steps in them; the most in a box is 3."""
MOST_BYTES: Final = 2_000_000
"""Of a card file; a whole box has about 100,000."""

E = TypeVar("E", bound=e.Entry)

# ---------------------------------------------------------------- files


def read_file(path: Path, shown: str, own: bool = False) -> Source:
    """Read a TOML file."""
    return read_text(read_bytes(path, shown), shown, own)


def read_bytes(path: Path, shown: str) -> str:
    """What stands in a file, or in words why it cannot be read."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Mistake([shown], Saying("file.bytes", size=path.stat().st_size, most=MOST_BYTES))
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Mistake([shown], Saying("file.none")) from None
    except UnicodeDecodeError as error:
        raise Mistake([shown], Saying("file.utf8", byte=error.start + 1)) from None
    except OSError as error:
        raise Mistake([shown], Saying("file.closed", why=error.strerror)) from None


def read_text(text: str, shown: str, own: bool = False) -> Source:
    """Read what stands in a TOML file; some editors begin it with a mark that nobody sees."""
    text = text.removeprefix("\ufeff")
    try:
        return Source(loads(text), text, shown, own)
    except Unfit as error:
        raise Mistake([shown], Saying(f"file.{error.why}", **error.facts)) from None
    except BadToml as error:
        raise _not_toml(shown, str(error), text) from None


def _not_toml(shown: str, said: str, text: str) -> Mistake:
    """What Python's reader says, with its place in ours; its own words are English."""
    problem, _, place = said.partition(" (at ")
    numbers = re.findall(r"\d+", place) or [text.count("\n") + 1]
    named = zip(("line", "column"), numbers, strict=False)
    return Mistake(
        [shown, *(Saying(f"at.{name}", **{name: number}) for name, number in named)],
        Saying("file.toml", problem=problem),
    )


def lines(text: str, table: str) -> list[int]:
    """The lines of the headers `[[table]]`, or of the one `[table]`."""
    header = re.compile(rf"\s*\[\[?\s*{re.escape(table)}\s*\]\]?\s*(#.*)?$")
    return [number for number, line in enumerate(text.splitlines(), 1) if header.match(line)]


def _nested(cls: type[e.Entry], many: bool = False) -> Check:
    def check(where: Where, field: str, value: Any) -> Any:
        if many:
            return tuple(
                entry(cls, raw, dataclasses.replace(where, kind=f"{where.kind} {field}")) for raw in value
            )
        return entry(cls, value, dataclasses.replace(where, kind=f"{where.kind} {field} of"))

    return check


# ---------------------------------------------------------------- sentences


@functools.cache
def trees() -> dict[str, dict[str, Any]]:
    """The trees of all phrases of both boxes, by kind and phrase; written by tools/trees.py."""
    path = HERE / "trees.json"
    found: dict[str, dict[str, Any]] = json.loads(path.read_bytes()) if path.exists() else {}
    return found


def split(text: str) -> list[str]:
    """The sentences of a text."""
    return text.replace(". ", ".\n").split("\n")


def _text(where: Where, field: str, value: Any) -> list[e.Node]:
    known = trees().get("sentence", {})
    if len(fields.string(where, field, value)) > MOST_LETTERS:
        raise where.bad("text.long", field, count=len(value), most=MOST_LETTERS)
    sentences = split(value)
    if len(sentences) + value.count(", then") > MOST_PARTS:
        raise where.bad("text.parts", field, most=MOST_PARTS)
    if all(s in known for s in sentences):
        return [known[s] for s in sentences]
    from saloon.games.scoundrels.cards import parse

    try:
        return parse.parse_text(value)
    except parse.BadSentence as error:
        raise where.bad(error.reason, field, error.column) from None


def _phrase(where: Where, field: str, value: Any) -> e.Node:
    known = trees().get(field, {})
    if fields.string(where, field, value) in known:
        node: e.Node = known[value]
        return node
    from saloon.games.scoundrels.cards import parse

    try:
        return parse.parser().phrase(field, value)
    except parse.BadSentence as error:
        raise where.bad(error.reason, field, error.column) from None


_SENTENCES: Final = {"text": "tree"} | {f: f"{f}_tree" for f in ("setup", "day", "score", "top", "bottom")}
_PHRASES: Final = {f: f"{f}_tree" for f in ("timing", "requirement", "after")}


# ---------------------------------------------------------------- entries

_SMALL: Final = fields.whole(0, 99)


def _numbers(*names: str) -> dict[str, Check]:
    return dict.fromkeys(names, _SMALL)


_SLOT_LIST: Final = fields.list_of(fields.one_of(*SLOTS))
_PLAIN: Final[dict[str, Check]] = {
    "id": fields.ident,
    "provenance": fields.one_of(*e.PROVENANCE),
    "known": fields.list_of(fields.string),
    "source": fields.string,
    "note": fields.string,
    "rulings": fields.list_of(fields.string),
    "name_en": fields.name,
    "name_de": fields.name,
    "name": fields.name,
    "replaces": fields.ident,
}
FIELDS: Final[dict[type[e.Entry], dict[str, Check]]] = {
    e.Job: {
        "colour": fields.one_of(*e.COLOURS),
        "holes": fields.positions,
        "tech": fields.whole(0, 9),
        "text": fields.string,
    },
    e.Trait: {
        "level": fields.one_of(*e.LEVELS),
        "dollars": fields.positions,
        "tech": fields.whole(0, 9),
        "timing": fields.string,
        "modifier": fields.one_of(*e.MODIFIERS),
        "requirement": fields.string,
        "after": fields.string,
    },
    e.Strategy: {"leader": fields.ident, "timing": fields.string, "text": fields.string},
    e.Leader: {"suit": fields.one_of("hearts", "spades", "diamonds", "clubs"), "colour": fields.name},
    e.Site: {
        "colour": fields.name,
        "spaces": fields.whole(1, 9),
        "values": fields.list_of(fields.whole(2, 7)),
    },
    e.Safe: {
        "site": fields.ident,
        "value": fields.whole(0, 9),
        "kind": fields.one_of("when-stolen", "end-of-game"),
        "timing": fields.string,
        "text": fields.string,
    },
    e.SheriffOption: {"text": fields.string},
    e.SheetAbility: {"slots": _SLOT_LIST, "text": fields.string},
    e.Place: {"x": _SMALL, "y": _SMALL, "scoundrel": fields.boolean, "strategy": fields.boolean},
    e.Mark: {"faces": fields.list_of(fields.whole(2, 7)), "count": _SMALL},
    e.Setup: _numbers("days", "players", "blue", "red", "green", "purple", "black")
    | {"wild": fields.boolean},
    e.Space: {"number": fields.whole(-9, 9), "tech": fields.whole(-99, 99)},
    e.Reputation: dict.fromkeys(("lowest", "highest", "start"), fields.whole(-9, 9))
    | {"space": _nested(e.Space, many=True)},
    e.Numbers: {
        "title": fields.name,
        "title_de": fields.name,
        "players": fields.list_of(fields.whole(1, 4)),
        "start_hand": fields.list_of(fields.one_of("0", *SLOTS)),
        "safe_limit": fields.limit,
    }
    | _numbers("days", "days_short", "days_extended", "turns_per_day", "hand_size", "start_money")
    | _numbers("henchmen", "henchmen_in_jail_at_start", "saloon_size", "marks_per_player"),
    e.Poker: {"deck": fields.list_of(fields.one_of("0", *SLOTS)), "slots": _SLOT_LIST},
    e.Mod: {"text": fields.string},
    e.Debt: {"value": _SMALL, "count": _SMALL},
    e.DebtSpace: {"price": _SMALL},
    e.DebtNumbers: _numbers("tokens", "limit", "loan_money", "loans_per_turn"),
    e.Location: {"building_en": fields.name, "building_de": fields.name, "text": fields.string},
    e.SiteSpace: {
        "id": fields.space_id,
        "column": fields.one_of("left", "right"),
        "y": _SMALL,
        "mod": fields.boolean,
    },
    e.SaloonNumbers: {"purple": _SMALL, "first": fields.list_of(fields.one_of(*e.COLOURS))},
    e.SafeNumbers: _numbers("per_site", "modded_per_site", "unused_safes", "mods", "unused_mods"),
    e.Solo: {"jobs_removed": fields.list_of(fields.ident), "traits_removed": fields.list_of(fields.ident)}
    | _numbers("enemy_henchmen", "enemy_henchmen_in_jail_at_start", "enemy_reputation")
    | _numbers("automa_cards", "draws_per_day"),
    e.Side: dict.fromkeys(("setup", "day", "score"), fields.string),
    e.Enemy: {
        "safes": fields.one_of("destroys", "steals", "ignores"),
        "money": fields.one_of("hoards", "ignores"),
        "scoundrels": fields.one_of("recruits", "ignores"),
        "henchmen": _SMALL,
        "summary_en": fields.name,
        "summary_de": fields.name,
        "normal": _nested(e.Side),
        "expert": _nested(e.Side),
    },
    e.AutomaCard: {
        "enemy": fields.ident,
        "slots": _SLOT_LIST,
        "top": fields.string,
        "bottom": fields.string,
        "reshuffle": fields.boolean,
    },
}
_OWN: Final = frozenset({"file", "line", "own", *_SENTENCES.values(), *_PHRASES.values()})
"""Fields that no file has."""


def _shape(cls: type[e.Entry]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields that a file may have, and those it must have."""
    found = [f for f in dataclasses.fields(cls) if f.name not in _OWN]
    must = tuple(f.name for f in found if f.default is dataclasses.MISSING)
    return tuple(f.name for f in found), must


_SHAPES: Final = {cls: _shape(cls) for cls in FIELDS}


def entry(cls: type[E], raw: Any, where: Where) -> E:
    """One entry with its trees, checked; all its mistakes are told together."""
    if not isinstance(raw, dict):
        raise where.bad("entry.kind", kind=fields.kind_of(raw))
    may, must = _SHAPES[cls]
    wrong = Collector()
    for field in raw:
        if field not in may:
            wrong.tried(_no_field, where, field, may)
    for field in must:
        if field not in raw:
            wrong.tried(_missing, where, field)
    values: dict[str, Any] = {"file": where.file, "line": where.line, "own": where.own}
    for field, value in raw.items():
        if field in may:
            values |= wrong.tried(_read, cls, where, field, value) or {}
    for field in values.get("known", ()):
        if field not in raw:
            wrong.add(where.bad(Saying("entry.known", field=field), "known"))
    wrong.settle()
    return cls(**values)


def field(cls: type[e.Entry], where: Where, name: str, value: Any) -> None:
    """Check one field by itself."""
    if name not in _SHAPES[cls][0]:
        _no_field(where, name, _SHAPES[cls][0])
    _read(cls, where, name, value)


def _no_field(where: Where, field: str, may: tuple[str, ...]) -> None:
    near = get_close_matches(field, may, n=1)
    if near:
        raise where.bad("field.near", field, near=near[0])
    raise where.bad("field.unknown", field, fields=", ".join(may))


def _missing(where: Where, field: str) -> None:
    named = f"-{field}" if field in ("name_en", "name_de") else ""
    raise where.bad(Saying(f"field.missing{named}", field=field), field)


def _read(cls: type[e.Entry], where: Where, field: str, value: Any) -> dict[str, Any]:
    """A field, with its tree if it is a sentence."""
    must, checks = _SHAPES[cls][1], FIELDS[cls]
    values = {field: (checks.get(field) or _PLAIN[field])(where, field, value)}
    if field in _SENTENCES and field in checks and (value or field in must):
        values[_SENTENCES[field]] = _text(where, field, value)
    elif field in _PHRASES and field in checks and (value or field in must):
        values[_PHRASES[field]] = _phrase(where, field, value)
    return values


@dataclass(frozen=True, slots=True)
class Source:
    """A file of entries."""

    data: dict[str, Any]
    text: str
    file: str
    """As messages call it."""
    own: bool = False

    def where(self, table: str, line: int = 0, ident: str = "") -> Where:
        """A place in this file: that line, or the first header of the table."""
        return Where(self.file, line or next(iter(lines(self.text, table)), 0), table, ident, self.own)

    def single(self, cls: type[E], table: str) -> E:
        """The one entry `[table]`."""
        return entry(cls, self.data.get(table), self.where(table))

    def entries(
        self, cls: type[E], table: str, keyed: bool = True, wrong: Collector | None = None
    ) -> list[E]:
        """All entries of one table, in the order of the file; those that are `keyed` need an id of their own.

        With a collector the ones that are wrong are left out, and it knows why.
        """
        spared = wrong is not None
        found: Any = self.data
        for part in table.split("."):
            found = found.get(part, []) if isinstance(found, dict) else []
        if not isinstance(found, list):
            raise self.where(table).bad("table.brackets", table=table)
        starts = lines(self.text, table)
        if len(starts) != len(found):
            starts = [0] * len(found)
        wrong = wrong if wrong is not None else Collector()
        read = [
            wrong.tried(self._entry, cls, raw, table, line, keyed)
            for raw, line in zip(found, starts, strict=True)
        ]
        if not spared:
            wrong.settle()
        return [one for one in read if one is not None]

    def _entry(self, cls: type[E], raw: Any, table: str, line: int, keyed: bool) -> E:
        ident = raw.get("id", "") if isinstance(raw, dict) else ""
        where = Where(self.file, line, table, str(ident), self.own)
        if keyed and not ident:
            raise where.bad("entry.no-id", "id", table=table)
        return entry(cls, raw, where)
