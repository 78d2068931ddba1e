"""Plain data as TOML text: just enough to write positions of any shape."""

import json


def dumps(data: dict[str, object]) -> str:
    return "".join(f"{key(name)} = {value(item)}\n" for name, item in data.items())


def key(name: str) -> str:
    return json.dumps(name)


def value(item: object) -> str:
    if isinstance(item, dict):
        return "{ " + ", ".join(f"{key(name)} = {value(inner)}" for name, inner in item.items()) + " }"
    if isinstance(item, list):
        return "[" + ", ".join(map(value, item)) + "]"
    if isinstance(item, float):
        return repr(item)
    return json.dumps(item)
