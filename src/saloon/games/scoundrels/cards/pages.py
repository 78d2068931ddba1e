"""Pages about cards for the terminal: lists, a card in full, what a file changes, what a sentence means."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from rich.tree import Tree

from saloon import rules
from saloon.errors import BadCatalogue, BadOption
from saloon.games.scoundrels import catalogue as c
from saloon.games.scoundrels.cards import origins, render
from saloon.games.scoundrels.cards.finding import COLOURS, KINDS, Found, find
from saloon.games.scoundrels.cards.table import PHRASES, table
from saloon.games.scoundrels.cards.terms import Words
from saloon.games.scoundrels.catalogue import Catalogue, Entry, Job, Trait
from saloon.games.scoundrels.catalogue.reading import HERE

# ---------------------------------------------------------------- lists


def listing(cat: Catalogue, words: Words, kind: str | None, colour: str | None) -> Iterator[RenderableType]:
    """One table per kind of card."""
    _allowed("kind", kind, [*KINDS])
    _allowed("colour", colour, [*COLOURS])
    for name, field in KINDS.items():
        found = [e for e in getattr(cat, field) if colour is None or _colour(e) == colour]
        if kind in (None, name) and found:
            yield _grid(name, found, words)


def _allowed(option: str, value: str | None, allowed: list[str]) -> None:
    if value is not None and value not in allowed:
        raise BadOption(f"No {option} {value!r}; {option}s: {', '.join(allowed)}.")


def _colour(entry: Entry) -> str:
    if isinstance(entry, Trait):
        return ("blue", "red")[entry.level - 1]
    return entry.colour if isinstance(entry, Job) else ""


def _grid(kind: str, found: Sequence[Entry], words: Words) -> Grid:
    grid = Grid(title=f"{words(kind)} ({len(found)})", title_justify="left", box=None, pad_edge=False)
    for heading in ("id", "name", "what", "text", "provenance"):
        grid.add_column(words(heading), overflow="fold", no_wrap=heading == "provenance")
    for entry in found:
        text = Text("\n".join(line for _, line in _texts(entry, words.lang)))
        grid.add_row(entry.id, _name(entry, words), _brief(entry, words), text, entry.provenance)
    return grid


def _name(entry: Entry, words: Words) -> str:
    return str(getattr(entry, f"name_{words.lang}", "") or getattr(entry, "name", ""))


def _brief(entry: Entry, words: Words) -> str:
    """The small things on a card, on one line."""
    parts = [words(_colour(entry))] if _colour(entry) else []
    if isinstance(entry, Trait):
        parts += ["$" * len(entry.dollars), words(entry.modifier) if entry.modifier else ""]
    for field in ("leader", "suit", "site", "value", "kind", "enemy"):
        if value := getattr(entry, field, ""):
            parts.append(words(str(value)))
    for field in ("slots", "values"):
        parts.append(" ".join(str(v) for v in getattr(entry, field, ())))
    if icons := getattr(entry, "tech", 0):
        parts.append(f"+{icons} Tech" if words.lang == "de" else f"+{icons} tech")
    return ", ".join(filter(None, parts))


def _texts(entry: Entry, lang: str) -> Iterator[tuple[str, str]]:
    """The sentences of an entry with their fields."""
    for field, tree in _trees(entry):
        bare = field.split()[-1]
        yield field, render.phrase(tree, lang) if bare in PHRASES else render.text(tree, lang)


def _trees(entry: Entry) -> Iterator[tuple[str, list[Any]]]:
    for field in dataclasses.fields(entry):
        value = getattr(entry, field.name)
        if field.name.endswith("tree") and value:
            yield field.name.removesuffix("tree").rstrip("_") or "text", value
        elif field.name in ("normal", "expert"):
            yield from ((f"{field.name} {inner}", tree) for inner, tree in _trees(value))


# ---------------------------------------------------------------- one card


def card(found: Found, words: Words) -> Iterator[RenderableType]:
    """All about a card: both languages, numbers, where it comes from, its rulings."""
    if found.kind == "scoundrel":
        trait, job = found.entries
        assert isinstance(trait, Trait)
        assert isinstance(job, Job)
        yield from _scoundrel(trait, job, words)
    else:
        entry = found.entries[0]
        names = dict.fromkeys(_name(entry, Words(lang)) for lang in ("en", "de"))
        yield Text(" / ".join(filter(None, names)) or entry.id, style="bold")
        yield _facts(found, words)
    for entry in found.entries:
        yield from _origin(entry, words, titled=len(found.entries) > 1)
    yield from _rulings([id for entry in found.entries for id in entry.rulings], words)


def source(found: Found) -> Iterator[RenderableType]:
    """The entries as they stand in their files."""
    for entry in found.entries:
        path = Path(entry.file) if entry.own else HERE / entry.file
        lines = path.read_text(encoding="utf-8").splitlines()[entry.line - 1 :]
        end = next((k for k, line in enumerate(lines) if k and line.startswith(("[[", "#"))), len(lines))
        yield Text("\n".join(lines[:end]).rstrip() + "\n")


def _scoundrel(trait: Trait, job: Job, words: Words) -> Iterator[RenderableType]:
    yield Text(f"{c.name(trait, job)} / {c.name(trait, job, 'de')}", style="bold")
    grid = _two_columns()
    row = "".join("$" if k in trait.dollars else "." for k in range(1, 8))
    holes = "".join("o" if k in job.holes else "." for k in range(1, 8))
    grid.add_row(
        words("cost"), f"${c.cost(trait, job)}  ({words('dollars')} {row}, {words('holes')} {holes})"
    )
    grid.add_row(words("tech"), str(c.tech(trait, job)))
    grid.add_row(words("colour"), f"{words(_colour(trait))}, {words(job.colour)}")
    _both_languages(grid, trait, words)
    if trait.modifier:
        grid.add_row(words("modifier"), words(trait.modifier))
    _both_languages(grid, job, words)
    yield grid


def _facts(found: Found, words: Words) -> Grid:
    entry = found.entries[0]
    grid = _two_columns()
    grid.add_row(words("id"), f"{entry.id} ({words(found.kind)}, {found.catalogue.box})")
    if isinstance(entry, Job):
        costs = [c.cost(trait, entry) for trait in found.catalogue.traits]
        grid.add_row(words("cost"), words("costs", low=min(costs), high=max(costs)))
    if isinstance(entry, Trait):
        costs = [c.cost(entry, job) for job in found.catalogue.jobs]
        grid.add_row(words("cost"), words("trait costs", low=min(costs), high=max(costs)))
    shown = (
        "colour",
        "level",
        "dollars",
        "holes",
        "tech",
        "modifier",
        "leader",
        "suit",
        "site",
        "value",
        "values",
    )
    for field in (*shown, "spaces", "kind", "enemy", "slots", "replaces", "safes", "money", "scoundrels"):
        value = getattr(entry, field, "")
        if value not in ("", ()):
            grid.add_row(words(field), _value(value, words))
    if isinstance(entry, c.Enemy):
        grid.add_row("", entry.summary_de if words.lang == "de" else entry.summary_en)
    _both_languages(grid, entry, words)
    return grid


def _value(value: object, words: Words) -> str:
    return ", ".join(str(v) for v in value) if isinstance(value, tuple) else words(str(value))


def _two_columns() -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    return grid


def _both_languages(grid: Grid, entry: Entry, words: Words) -> None:
    german = dict(_texts(entry, "de"))
    for field, english in _texts(entry, "en"):
        grid.add_row(" ".join(words(part) for part in field.split()), Text(f"{english}\n{german[field]}"))


_NO_DESIGN: Final = frozenset(
    {"id", "provenance", "known", "source", "note", "rulings", "file", "line", "own"}
)


def _origin(entry: Entry, words: Words, titled: bool) -> Iterator[RenderableType]:
    """Plainly: which fields a public source supports, and which are ours."""
    if entry.own:
        label = words("own file", file=entry.file, line=entry.line)
    else:
        label = words(entry.provenance)
    yield Text(f"\n{words('provenance')}{f' ({_name(entry, words)})' if titled else ''}: {label}")
    grid = _two_columns()
    fields = [
        f.name for f in dataclasses.fields(entry) if f.name not in _NO_DESIGN and not f.name.endswith("tree")
    ]
    filled = [f for f in fields if f in entry.known or getattr(entry, f) not in ("", ())]
    for heading, chosen in (
        ("known", [f for f in filled if f in entry.known]),
        ("ours", [f for f in filled if f not in entry.known and f != "replaces"]),
    ):
        if not entry.own and ((isinstance(entry, c.Card) and entry.known) or entry.provenance == "original"):
            grid.add_row(words(heading), ", ".join(words(f) for f in chosen) or words("nothing"))
    for field, value in (
        ("source", origins.source(entry, words.rule_lang)),
        ("note", origins.note(entry, words.rule_lang)),
    ):
        if value:
            grid.add_row(words(field), Text(value))
    yield Padding(grid, (0, 0, 0, 2))


def _rulings(ids: list[str], words: Words) -> Iterator[RenderableType]:
    if ids:
        yield Text(f"\n{words('rulings')}")
        grid = _two_columns()
        for ident in sorted(
            dict.fromkeys(ids), key=lambda i: (re.sub(r"\d", "", i), int(re.sub(r"\D", "", i) or 0))
        ):
            rule = rules.find(ident)[1]
            grid.add_row(ident, Text(rule.text(words.rule_lang)))
        yield Padding(grid, (0, 0, 0, 2))


# ---------------------------------------------------------------- a file of one's own


def changes(loaded: Sequence[Catalogue], words: Words) -> Iterator[RenderableType]:
    """What a user's file changes. `loaded` has it in both boxes."""
    seen: dict[tuple[str, str], Entry] = {}
    grid = _two_columns()
    for cat in loaded:
        for kind, field in KINDS.items():
            for entry in getattr(cat, field):
                if entry.own and (kind, entry.id) not in seen:
                    seen[kind, entry.id] = entry
                    _check_rulings(kind, entry)
                    lines = [_name(entry, Words(lang)) for lang in ("en", "de")]
                    texts = [line for lang in ("en", "de") for _, line in _texts(entry, lang)]
                    grid.add_row(f"{words(kind)} {entry.id}", Text("\n".join([" / ".join(lines), *texts])))
    yield Text(words("fine", file=loaded[0].cards, n=len(seen)), style="bold")
    yield grid
    for cat in loaded:
        yield Text(words("plays", box=cat.box, hash=cat.hash), style="dim")


def _check_rulings(kind: str, entry: Entry) -> None:
    for ident in entry.rulings:
        try:
            rules.find(ident)
        except rules.NoEntry:
            where = f"{entry.file}, line {entry.line}, {kind} {entry.id!r}, rulings"
            raise BadCatalogue(f"{where}: there is no ruling {ident!r}; take it out.") from None


# ---------------------------------------------------------------- what a sentence means


def explanation(asked: str, catalogues: Sequence[Catalogue], words: Words) -> Iterator[RenderableType]:
    """The trees of a card, or of a sentence."""
    for title, kind, nodes in _asked_trees(asked, catalogues):
        whole = render.phrase if kind in PHRASES else render.text
        yield Text(f"{title}: {whole(nodes, 'en')}", style="bold")
        yield Text(whole(nodes, "de"), style="dim")
        for node in [nodes] if kind in PHRASES else nodes:
            yield _branch(node)
        yield Text("")


def _asked_trees(asked: str, catalogues: Sequence[Catalogue]) -> list[tuple[str, str, list[Any]]]:
    """Titles, kinds and trees: of a card if there is one of that name, else of what must be a sentence."""
    from saloon.games.scoundrels.cards import parse

    try:
        return list(_card_trees(asked, catalogues))
    except BadCatalogue as no_card:
        try:
            return [_sentence_tree(asked)]
        except parse.BadSentence as no_sentence:
            if no_sentence.column > 1 or asked[:1].isupper() or asked.endswith("."):
                raise
            raise no_card from None


def _card_trees(asked: str, catalogues: Sequence[Catalogue]) -> Iterator[tuple[str, str, list[Any]]]:
    entries = (entry for found in find(asked, catalogues) for entry in found.entries)
    for entry in entries:
        for field, tree in _trees(entry):
            yield f"{entry.id}, {field}", field.split()[-1], tree


def _sentence_tree(asked: str) -> tuple[str, str, list[Any]]:
    """As an ability, or as what else it can be; if nothing fits, the reading that came farthest tells why."""
    from saloon.games.scoundrels.cards import parse

    if asked[:1].isupper() or asked.endswith("."):
        return "text", "text", parse.parse_text(asked)
    failed: list[parse.BadSentence] = []
    for kind in PHRASES[1:]:
        try:
            return kind, kind, parse.parser().phrase(kind, asked)
        except parse.BadSentence as error:
            failed.append(error)
    raise max(failed, key=lambda error: error.column)


def _branch(node: list[Any], parent: Tree | None = None) -> Tree:
    row = table().rows[node[0]]
    label = Text.assemble((row.id, "bold"), " ", row.english, ("  - " + row.meaning, "dim"))
    branch = parent.add(label) if parent else Tree(label)
    for kind, child in zip(row.parts, node[1:], strict=True):
        if isinstance(child, list) and kind != "slots":
            _branch(child, branch)
        else:
            shown = f"${child}" if kind == "money" else ", ".join(child) if kind == "slots" else str(child)
            branch.add(Text(f"{kind}: {shown}"))
    return branch
