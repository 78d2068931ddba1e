"""What does not fit its type: which field, what was given, what is allowed. Whether it fits, msgspec says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from saloon.errors import Reason
from saloon.server.errors import BadRequest, printable

MOST_SHOWN = 60
"""Letters of what was given."""
MOST_PARTS = 1_000
"""Parts of a value that are looked at for the wrong one."""
SECRETS = ("secret", "invite", "code")
"""Fields that are never shown again."""
Part = tuple[str, Any, Any]
"""The name of a part, its type, and what was given for it."""


def misfit(kind: Any, value: Any, field: str, strict: bool = True) -> BadRequest:
    """Where a value that is not of this kind goes wrong first; `field` is what all of it is called."""
    return BadRequest(_misfit(kind, value, field, strict))


def _misfit(kind: Any, value: Any, field: str, strict: bool) -> Reason:
    kind = _meant(kind, value)
    if isinstance(value, dict) and _is_struct(_bare(kind)):
        found = _wrong_fields(_bare(kind), value, field)
        if found is not None:
            return found
    parts = () if _too_long(kind, value) else islice(_parts(kind, value, field), MOST_PARTS)
    for name, inner, part in parts:
        if not fits(inner, part, strict):
            return _misfit(inner, part, name, strict)
    given = Reason("misfit-hidden") if field in SECRETS else _given(value)
    return Reason("misfit-wrong", field=field, given=given, allowed=allowed(kind))


def _too_long(kind: Any, value: Any) -> bool:
    """Whether it is wrong as a whole, whatever is in it: each part of a list costs some hundredths of a millisecond."""
    most = getattr(inspect.type_info(kind), "max_length", None)
    return isinstance(value, list) and most is not None and len(value) > most


def missing(kind: Any, field: str) -> BadRequest:
    """Something that has to be given and is not."""
    return BadRequest(Reason("misfit-missing", field=field, allowed=allowed(kind)))


def holds_control(field: str, at: int, sign: str) -> BadRequest:
    """A control character: which, and where; not beside what, which may be a secret."""
    return BadRequest(Reason("misfit-control", field=field, sign=sign, at=str(at + 1)))


def fits(kind: Any, value: Any, strict: bool = True) -> bool:
    """Whether a value is of this kind; not `strict`: also what stands for it as a text, as in an address."""
    try:
        msgspec.convert(value, kind, strict=strict, str_keys=True)
    except (msgspec.ValidationError, ValueError, RecursionError):
        return False
    return True


def _bare(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _meant(kind: Any, value: Any) -> Any:
    """Of several kinds the one that is meant: the only one besides null, or the one that the tag names."""
    if get_origin(_bare(kind)) not in (Union, UnionType):
        return kind
    kinds = [one for one in get_args(_bare(kind)) if one is not NoneType]
    if len(kinds) == 1 and isinstance(value, (dict, list)):
        return kinds[0]
    if isinstance(value, dict):
        for one in kinds:
            if _is_struct(one) and value.get(one.__struct_config__.tag_field) == one.__struct_config__.tag:
                return one
    return kind


def _wrong_fields(kind: Any, value: dict[str, Any], field: str) -> Reason | None:
    """A field that is not there, or that should not be."""
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    known = [one.encode_name for one in fields]
    if config.forbid_unknown_fields:
        for name in value:
            if name not in known and name != config.tag_field:
                names = ", ".join(known) or "–"
                return Reason("misfit-unknown", field=inside(field, visible(name)), names=names)
    for one in fields:
        if one.required and one.encode_name not in value:
            name = inside(field, one.encode_name)
            return Reason("misfit-missing", field=name, allowed=allowed(one.type))
    return None


def _parts(kind: Any, value: Any, field: str) -> Iterator[Part]:
    bare = _bare(kind)
    tags = _tags(bare)
    if tags is not None and isinstance(value, dict):
        yield inside(field, tags[0]), tags[1], value.get(tags[0])
    elif isinstance(value, dict) and _is_struct(bare):
        for one in msgspec.structs.fields(bare):
            if one.encode_name in value:
                yield inside(field, one.encode_name), one.type, value[one.encode_name]
    elif isinstance(value, dict) and get_origin(bare) is dict:
        for name, part in value.items():
            yield inside(field, visible(name)), get_args(bare)[1], part
    elif isinstance(value, list) and get_origin(bare) is list:
        for k, part in enumerate(value):
            yield f"{field}[{k}]", get_args(bare)[0], part
    elif isinstance(value, list) and get_origin(bare) is tuple and len(value) == len(get_args(bare)):
        for k, (inner, part) in enumerate(zip(get_args(bare), value, strict=True)):
            yield f"{field}[{k}]", inner, part


def _tags(kind: Any) -> tuple[str, Any] | None:
    """The field that says which of several structs it is, and what it can be."""
    if get_origin(kind) not in (Union, UnionType):
        return None
    configs = [one.__struct_config__ for one in get_args(kind) if _is_struct(one)]
    if len(configs) < 2:
        return None
    return str(configs[0].tag_field), Literal[tuple(config.tag for config in configs)]


def inside(field: str, name: str) -> str:
    """The name of a part: those of a whole body or message stand for themselves."""
    return name if field in WHOLE else f"{field}.{name}"


BODY, MESSAGE = "body", "message"
WHOLE = (BODY, MESSAGE)


# What was given


def visible(text: str, most: int = MOST_SHOWN) -> str:
    """A text of a stranger's, short and in one line, with signs for what cannot be seen."""
    shown = printable(text[:most]).replace("\n", "\\u{a}")
    return shown if len(text) <= most else f"{shown}…"


def _given(value: Any) -> Reason | str:
    if isinstance(value, str):
        return f"'{visible(value)}'"
    if value is None:
        return Reason("misfit-null")
    if isinstance(value, dict):
        return Reason("misfit-object")
    if isinstance(value, list):
        return Reason("misfit-list-of", count=str(len(value)))
    if isinstance(value, int) and value.bit_length() > 4 * MOST_SHOWN:
        return Reason("misfit-huge")
    return visible(msgspec.json.encode(value).decode())


# What is allowed


def allowed(kind: Any) -> Reason:
    """What fits, in words."""
    return _allowed(inspect.type_info(kind))


def _allowed(kind: inspect.Type) -> Reason:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        return _either(kind)
    if isinstance(kind, inspect.LiteralType):
        return Reason("misfit-one-of", values=", ".join(str(one) for one in kind.values))
    if isinstance(kind, inspect.BoolType):
        return Reason("misfit-truth")
    if isinstance(kind, (inspect.IntType, inspect.FloatType)):
        whole, bounds = isinstance(kind, inspect.IntType), _range(kind.ge, kind.le)
        if bounds is None:
            return Reason("misfit-whole" if whole else "misfit-number")
        return Reason("misfit-whole-range" if whole else "misfit-number-range", range=bounds)
    if isinstance(kind, inspect.StrType):
        bounds = _range(kind.min_length, kind.max_length)
        return Reason("misfit-text") if bounds is None else Reason("misfit-text-range", range=bounds)
    if isinstance(kind, inspect.ListType):
        bounds = _range(kind.min_length, kind.max_length)
        return Reason("misfit-list") if bounds is None else Reason("misfit-list-range", range=bounds)
    if isinstance(kind, inspect.TupleType):
        return Reason("misfit-list-range", range=str(len(kind.item_types)))
    if isinstance(kind, inspect.StructType):
        return Reason("misfit-fields", names=", ".join(one.encode_name for one in kind.fields))
    return Reason("misfit-object")


def _either(kind: inspect.UnionType) -> Reason:
    several = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    if all(isinstance(one, inspect.StructType) for one in several) and len(several) > 1:
        return Reason("misfit-object")
    found = _allowed(several[0])
    for one in several[1:]:
        found = Reason("misfit-or", one=found, other=_allowed(one))
    return Reason("misfit-or-none", one=found) if len(several) < len(kind.types) else found


def _range(low: float | None, high: float | None) -> Reason | None:
    if low is not None and high is not None:
        return Reason("misfit-between", low=f"{low:.15g}", high=f"{high:.15g}")
    if high is not None:
        return Reason("misfit-most", high=f"{high:.15g}")
    return Reason("misfit-least", low=f"{low:.15g}") if low is not None else None
