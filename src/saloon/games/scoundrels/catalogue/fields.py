"""What a field of a card may be."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from saloon.games.scoundrels.catalogue.mistakes import Where

MOST_IN_NAME: Final = 200
"""Letters of a name or a summary; the longest of the boxes has about 100."""

Check: TypeAlias = "Callable[[Where, str, Any], Any]"


def kind_of(value: object) -> str:
    names = {
        bool: "true or false",
        int: "a number",
        str: "a text",
        list: "a list",
        float: "a fraction",
        dict: "a table",
    }
    return names.get(type(value), type(value).__name__)


def typed(where: Where, field: str, value: Any, kind: type, wanted: str) -> None:
    if type(value) is not kind:
        raise where.bad(f"this is {kind_of(value)}; write {wanted}.", field)


def string(where: Where, field: str, value: Any) -> str:
    typed(where, field, value, str, 'a text in quotes, like "Outlaw"')
    return str(value)


def name(where: Where, field: str, value: Any) -> str:
    name = string(where, field, value)
    if not name.strip():
        language = {"name_en": "English ", "name_de": "German "}.get(field, "")
        raise where.bad(f"the {language}name is empty; write it.", field)
    if len(name) > MOST_IN_NAME:
        raise where.bad(f"{len(name)} letters; a name has at most {MOST_IN_NAME}.", field)
    return name


def boolean(where: Where, field: str, value: Any) -> bool:
    typed(where, field, value, bool, "true or false")
    return bool(value)


def whole(low: int, high: int) -> Check:
    def check(where: Where, field: str, value: Any) -> int:
        typed(where, field, value, int, f"a whole number from {low} to {high}")
        if not low <= value <= high:
            raise where.bad(f"{value} is out of range; write a whole number from {low} to {high}.", field)
        return int(value)

    return check


def one_of(*allowed: str | int) -> Check:
    def check(where: Where, field: str, value: Any) -> str | int:
        if type(value) not in {type(a) for a in allowed} or value not in allowed:
            near = get_close_matches(str(value), [str(a) for a in allowed], n=1)
            hint = f"; did you mean {near[0]!r}" if near else ""
            choices = ", ".join(repr(a) for a in allowed)
            raise where.bad(f"no {field} {value!r}{hint}; write one of {choices}.", field)
        return str(value) if isinstance(value, str) else int(value)

    return check


def list_of(of: Check) -> Check:
    def check(where: Where, field: str, value: Any) -> tuple[Any, ...]:
        typed(where, field, value, list, "a list in brackets, like [1, 3]")
        return tuple(of(where, field, v) for v in value)

    return check


def positions(where: Where, field: str, value: Any) -> tuple[int, ...]:
    found: tuple[int, ...] = list_of(whole(1, 7))(where, field, value)
    if list(found) != sorted(set(found)):
        raise where.bad(
            f"{list(found)} must be different positions from left to right; write {sorted(set(found))}.",
            field,
        )
    return found


def ident(where: Where, field: str, value: Any) -> str:
    ident = string(where, field, value)
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", ident):
        raise where.bad(
            f"{ident!r} is no id; write small letters, digits and hyphens, like 'bank-robber'.", field
        )
    return ident


def limit(where: Where, field: str, value: Any) -> int:
    return 0 if value == "day" else int(whole(1, 9)(where, field, value))


def space_id(where: Where, field: str, value: Any) -> str:
    return str(value)
