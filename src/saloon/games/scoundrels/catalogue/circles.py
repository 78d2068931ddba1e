"""Refuses card files whose texts lead back to themselves: nobody could say what such a text may do.

A scoundrel that uses scoundrels is no circle, since each is used once a turn. The leader sheet and the Office are: an
ability that leads to "use an ability of your leader sheet" leads to itself. The engine bounds what it asks itself in
any case (Q52); here the author of the cards is told which sentences they are.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from saloon.games.scoundrels.catalogue.entries import Entry, Node
from saloon.games.scoundrels.catalogue.mistakes import Listed, Saying
from saloon.games.scoundrels.rows import USE_LEADER_ABILITY, USE_OFFICE, USE_SCOUNDREL

Text = tuple[str, Entry]
"""An entry that has a text, and its table."""


def circle(jobs: Sequence[Entry], abilities: Sequence[Entry], options: Sequence[Entry]) -> list[Text]:
    """The texts of the shortest circle through the leader sheet or the Office, in order; empty if there is none."""
    leads: dict[str, list[Text]] = {
        USE_SCOUNDREL: [("job", entry) for entry in jobs],
        USE_LEADER_ABILITY: [("ability", entry) for entry in abilities],
        USE_OFFICE: [("sheriff", entry) for entry in options],
    }
    found = [path for row in (USE_LEADER_ABILITY, USE_OFFICE) if (path := _back_to(row, leads))]
    return min(found, key=len, default=[])


def _back_to(row: str, leads: dict[str, list[Text]]) -> list[Text]:
    """The shortest way from a text that `row` uses to one that says `row` again, breadth first."""
    waiting: deque[list[Text]] = deque([text] for text in leads[row])
    followed: set[str] = {row}
    while waiting:
        path = waiting.popleft()
        said = uses(path[-1][1])
        if row in said:
            return path
        for other in said - followed:
            followed.add(other)  # every text of that kind follows now: no later path to it is shorter
            waiting.extend([*path, text] for text in leads[other])
    return []


def uses(entry: Entry) -> set[str]:
    """Which kinds of text a text uses."""
    return set(_rows(getattr(entry, "tree", []))) & {USE_SCOUNDREL, USE_LEADER_ABILITY, USE_OFFICE}


def told(texts: list[Text]) -> Saying:
    """A circle, with the sentences that it is made of."""
    steps = [
        Saying("box.step", table=table, card=entry.id, sentence=_sentence(entry)) for table, entry in texts
    ]
    table, first = texts[0]
    return Saying("box.circle", steps=Listed(steps, "box.leads"), first=f"{table} {first.id!r}")


def _sentence(entry: Entry) -> str:
    """The sentence of a text that uses another."""
    from saloon.games.scoundrels.catalogue.reading import split

    text: str = getattr(entry, "text", "")
    sentences = split(text)
    tree: list[Node] = getattr(entry, "tree", [])
    for sentence, node in zip(sentences, tree, strict=False):
        if {USE_SCOUNDREL, USE_LEADER_ABILITY, USE_OFFICE} & set(_rows(node)):
            return sentence
    return text


def _rows(node: Any) -> Iterator[str]:
    """All row ids of a tree; without recursion, since a stranger's tree may be deep."""
    open_ = [node]
    while open_:
        found = open_.pop()
        if isinstance(found, str):
            yield found
        elif isinstance(found, list):
            open_.extend(found)
