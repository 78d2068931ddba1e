"""What a field of a card may be."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from saloon.errors import shown
from saloon.games.scoundrels.catalogue.mistakes import Saying, Where

MOST_IN_NAME: Final = 200
"""Letters of a name or a summary; the longest of the boxes has about 100."""

UNSEEN: Final = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Controls, marks of format, letters for private use, halves of pairs, and what ends a line (Unicode's categories)."""
FORMING: Final = "\u00ad\u200c\u200d"
"""Of these: where a word may be broken, and how letters and pictures are joined."""

Check: TypeAlias = "Callable[[Where, str, Any], Any]"


def kind_of(value: object) -> Saying:
    """What kind of thing this is, to be put into words."""
    name = type(value).__name__
    known = name in ("bool", "int", "str", "list", "float", "dict")
    return Saying(f"kind.{name}" if known else "kind.other", kind=name)


def typed(where: Where, field: str, value: Any, kind: type, wanted: Saying) -> None:
    if type(value) is not kind:
        raise where.bad("field.kind", field, kind=kind_of(value), wanted=wanted)


def unseen(sign: str) -> bool:
    """Whether a sign shows nothing by itself, or turns around what stands beside it: words that are put together with
    marks of their own (letters for private use) and terminals take such signs for theirs."""
    kind = unicodedata.category(sign)
    return kind in UNSEEN and sign not in FORMING


def string(where: Where, field: str, value: Any, lines: bool = True) -> str:
    typed(where, field, value, str, Saying("write.text"))
    for number, sign in enumerate(value, 1):
        if unseen(sign) and not (lines and sign in "\n\t\r"):
            raise where.bad("field.unseen", field, code=f"{ord(sign):04X}", number=number)
    return str(value)


def name(where: Where, field: str, value: Any) -> str:
    name = string(where, field, value, lines=False)
    if not name.strip():
        named = f"-{field}" if field in ("name_en", "name_de") else ""
        raise where.bad(f"field.empty{named}", field)
    if len(name) > MOST_IN_NAME:
        raise where.bad("field.long", field, count=len(name), most=MOST_IN_NAME)
    return name


def boolean(where: Where, field: str, value: Any) -> bool:
    typed(where, field, value, bool, Saying("write.bool"))
    return bool(value)


def whole(low: int, high: int) -> Check:
    def check(where: Where, field: str, value: Any) -> int:
        typed(where, field, value, int, Saying("write.whole", low=low, high=high))
        if not low <= value <= high:
            raise where.bad("field.range", field, value=shown(value), low=low, high=high)
        return int(value)

    return check


def one_of(*allowed: str | int) -> Check:
    def check(where: Where, field: str, value: Any) -> str | int:
        if type(value) not in {type(a) for a in allowed} or value not in allowed:
            near = get_close_matches(str(value), [str(a) for a in allowed], n=1)
            facts = {"field": field, "value": value, "choices": ", ".join(repr(a) for a in allowed)}
            if near:
                raise where.bad(Saying("field.choice-near", near=near[0], **facts), field)
            raise where.bad(Saying("field.choice", **facts), field)
        return str(value) if isinstance(value, str) else int(value)

    return check


def list_of(of: Check) -> Check:
    def check(where: Where, field: str, value: Any) -> tuple[Any, ...]:
        typed(where, field, value, list, Saying("write.list"))
        return tuple(of(where, field, v) for v in value)

    return check


def positions(where: Where, field: str, value: Any) -> tuple[int, ...]:
    found: tuple[int, ...] = list_of(whole(1, 7))(where, field, value)
    if list(found) != sorted(set(found)):
        raise where.bad("field.positions", field, found=list(found), right=sorted(set(found)))
    return found


def ident(where: Where, field: str, value: Any) -> str:
    ident = string(where, field, value)
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", ident):
        raise where.bad("field.id", field, card=ident)
    return ident


def limit(where: Where, field: str, value: Any) -> int:
    return 0 if value == "day" else int(whole(1, 9)(where, field, value))


def space_id(where: Where, field: str, value: Any) -> str:
    return str(value)
