"""The cards of a box as a client draws them: in both languages, with everything that stands on them.

>>> from saloon.games.scoundrels import catalogue
>>> face = faces(catalogue.load("base"))["jobs"][0]
>>> face["name_de"], face["text_de"], face["icon"]
('Goldschürfer/in', 'Erhalte 3 $.', 'mining')
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, Final

from saloon.games.scoundrels import rows
from saloon.games.scoundrels.cards import origins, render
from saloon.games.scoundrels.catalogue import Catalogue, Entry
from saloon.games.scoundrels.words import ScoundrelsWords
from saloon.games.scoundrels.words.cards import ARROWS, MODIFIERS, nodes, sentence
from saloon.languages import LANGUAGES

Face = dict[str, Any]

SHARED: Final = ("id", "provenance", "known", "rulings")
PLAIN: Final = {
    "jobs": ("colour", "holes", "tech"),
    "traits": ("level", "dollars", "tech", "modifier"),
    "strategies": ("leader",),
    "leaders": ("name", "suit"),
    "sites": ("values",),
    "safes": ("site", "value", "kind"),
    "sheriff": (),
    "abilities": ("slots",),
    "mods": (),
    "locations": ("building_en", "building_de"),
    "enemies": ("name", "henchmen", "summary_en", "summary_de"),
    "automa": ("enemy", "slots", "reshuffle"),
}
"""The kinds of card that are drawn, each with the fields that are the same in all languages."""
ICONS: Final = {
    rows.AT_SLOT: "slots",
    rows.AT_SLOTS: "slots",
    rows.FIRST_SLOT: "slots",
    rows.AFTER_NEIGHBOUR: "arrows",
    rows.SECOND_NEIGHBOUR: "arrows",
    rows.AT_MAVERICK: "mavericks",
    rows.AT_MAVERICKS: "mavericks",
    rows.FIRST_MAVERICK: "mavericks",
    rows.SECOND_MAVERICK: "mavericks",
}
"""Timings that are drawn, by their rows of the card language."""
MOMENTS: Final = {
    rows.AT_SLOT: "slots",
    rows.AT_SLOTS: "slots",
    rows.AFTER_NEIGHBOUR: "response",
    rows.AT_MAVERICK: "maverick",
    rows.AT_MAVERICKS: "maverick",
    rows.AT_EITHER: "mixed",
    rows.AT_START: "other",
    rows.AT_END_OF_DAY: "other",
    rows.WHEN_HIRED: "other",
    rows.AT_ZERO: "other",
}
"""What a timing waits for: a slot, a neighbour, another's slot, several of these, another deed, or its own hour."""
SENTENCES: Final = ("tree", "top_tree", "bottom_tree", "setup_tree", "day_tree", "score_tree")
PHRASES: Final = ("timing_tree", "requirement_tree", "after_tree")


@functools.cache
def portraits() -> dict[str, dict[str, Any]]:
    """The figure of every job; figure, screen and its angle of every trait."""
    text = files("saloon.games.scoundrels.cards").joinpath("portraits.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return found


def faces(catalogue: Catalogue) -> dict[str, list[Face]]:
    """Every kind of card that the box has."""
    words = {lang: ScoundrelsWords(lang, catalogue) for lang in LANGUAGES}
    out = {}
    for kind, fields in PLAIN.items():
        if found := getattr(catalogue, kind):
            out[kind] = [_face(kind, entry, fields, words) for entry in found]
    return out


def _face(kind: str, entry: Entry, fields: tuple[str, ...], words: dict[str, ScoundrelsWords]) -> Face:
    out: Face = {field: _plain(getattr(entry, field)) for field in (*SHARED, *fields)}
    for lang, say in words.items():
        out |= {f"source_{lang}": origins.source(entry, lang), f"note_{lang}": origins.note(entry, lang)}
        if hasattr(entry, f"name_{lang}"):
            out[f"name_{lang}"] = getattr(entry, f"name_{lang}")
        out |= {f"{field}_{lang}": text for field, text in _texts(entry, lang)}
        if kind == "traits":
            out[f"short_{lang}"] = _short(say, entry)
    extra: dict[str, Callable[[Entry], Face]] = {
        "jobs": _job,
        "traits": _trait,
        "enemies": _enemy,
        "sheriff": _option,
    }
    return out | extra[kind](entry) if kind in extra else out


def _short(say: ScoundrelsWords, trait: Any) -> str:
    """When, in at most three words, without the modifier, which is drawn apart."""
    return say.timing_short(trait.id).removesuffix(MODIFIERS.get(trait.modifier, "")).rstrip()


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _texts(entry: Any, lang: str) -> Iterator[tuple[str, str]]:
    """What the entry says: an ability as it is, a phrase as a sentence of its own."""
    for field in SENTENCES:
        if tree := getattr(entry, field, None):
            yield field.removesuffix("tree").rstrip("_") or "text", render.text(tree, lang)
    for field in PHRASES:
        if tree := getattr(entry, field, None):
            phrase = render.phrase(tree, lang)
            yield field.removesuffix("_tree"), phrase if field == "timing_tree" else sentence(phrase)


def _job(job: Entry) -> Face:
    return {"icon": portraits()["jobs"].get(job.id, "")}


def _trait(trait: Any) -> Face:
    """The slots, arrows and maverick slots of its timing, and what it waits for."""
    row, *parts = trait.timing_tree
    icons: dict[str, list[str]] = {"slots": [], "arrows": [], "mavericks": []}
    for half, *values in parts if row == rows.AT_EITHER else [trait.timing_tree]:
        if half in ICONS:
            icons[ICONS[half]] += ARROWS[values[0]] if ICONS[half] == "arrows" else values[0]
    plate: Face = portraits()["traits"].get(trait.id, {"icon": "", "screen": "rules", "angle": 0})
    return {"moment": MOMENTS.get(row, "after"), **icons} | plate


def _option(option: Any) -> Face:
    """The sum that stands on an option: `$4` to pay, `+$2` to gain."""
    paid = [f"${node[1]}" for node in nodes(option.tree, rows.SPEND)]
    gained = [f"+${node[1]}" for node in nodes(option.tree, rows.GAIN_MONEY)]
    return {"gist": (paid or gained or [""])[0]}


def _enemy(enemy: Any) -> Face:
    sides = {}
    for side in ("normal", "expert"):
        texts = (_texts(getattr(enemy, side), lang) for lang in LANGUAGES)
        sides[side] = {
            f"{field}_{lang}": text
            for lang, found in zip(LANGUAGES, texts, strict=True)
            for field, text in found
        }
    return sides
