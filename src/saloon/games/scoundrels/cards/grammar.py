"""Writes the Lark grammar of the card language from its table.

One rule per kind, one alternative per row. Three things keep it LALR(1), and so free of ambiguity, whatever rows are
added: every word is a terminal; a comma and the word that a pattern writes after it are one terminal (", then"); word
lists are written out, so that no choice is due before the words that tell rows apart.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from typing import Final

from saloon.games.scoundrels.cards.table import PHRASES, Row, Table

MONEY: Final = "MONEY"
_SIGNS: Final = {",": "COMMA", ".": "STOP", ":": "COLON", "$0": "NO_MONEY"}
_PIECE: Final = re.compile(r"<(\w+)>|, [\w'-]+|\$?[\w'-]+|[.,:]")


@dataclass(frozen=True)
class Grammar:
    """The grammar and how to read what Lark makes of it."""

    text: str
    terminals: dict[str, str]
    """By word."""
    nodes: dict[str, tuple[str, tuple[str | None, ...]]]
    """By name of an alternative: its row, and for each placeholder the word that is written out, or None."""


def generate(table: Table) -> Grammar:
    """The grammar of all rows."""
    return _Writer(table).grammar()


class _Writer:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.terminals: dict[str, str] = {}
        self.nodes: dict[str, tuple[str, tuple[str | None, ...]]] = {}

    def grammar(self) -> Grammar:
        """Rules first, then the terminals that they turned out to need."""
        rules = [f"{kind}: {_either(self.alternatives(rows))}" for kind, rows in self.table.kinds.items()]
        rules.append(f"!number: {_either([self.terminal(str(n)) for n in range(1, 10)])}")
        rules.append(f"!slots: {_either(self.slots())}")
        rules.append(f"%declare {' '.join((*self.terminals.values(), MONEY))}")
        rules.insert(0, f"// Generated from language.md. Starts: {', '.join(PHRASES)}.")
        return Grammar("\n".join(rules) + "\n", self.terminals, self.nodes)

    def alternatives(self, rows: tuple[Row, ...]) -> list[str]:
        """The rows of one kind, each as often as its word lists demand."""
        return [line for row in rows for line in self.written_out(row)]

    def written_out(self, row: Row) -> list[str]:
        """One line for each combination of words from lists."""
        lists: list[list[str | None]] = [[*self.table.words.get(part, {None: ""})] for part in row.parts]
        lines = []
        for number, chosen in enumerate(itertools.product(*lists), 1):
            name = row.id.lower() if not any(chosen) else f"{row.id.lower()}_{number}"
            self.nodes[name] = (row.id, chosen)
            lines.append(f"{self.symbols(row.english, chosen)} -> {name}")
        return lines

    def symbols(self, english: str, chosen: tuple[str | None, ...]) -> str:
        """A pattern as symbols of the grammar."""
        parts = iter(chosen)
        symbols = []
        for piece in _PIECE.finditer(english):
            kind = piece.group(1)
            word = next(parts) if kind else piece.group()
            if word is not None:
                symbols += [self.terminal(p.group()) for p in _PIECE.finditer(word)]
            else:
                symbols.append(MONEY if kind == "money" else kind)
        return " ".join(symbols)

    def slots(self) -> list[str]:
        """Two or three different slots in their order."""
        comma = f" {self.terminal(',')} "
        sets = (s for n in (2, 3) for s in itertools.combinations(self.table.slots, n))
        return [comma.join(self.terminal(slot) for slot in s) for s in sets]

    def terminal(self, word: str) -> str:
        """The terminal of a word; the underscore has Lark leave it out of the tree."""
        if word not in self.terminals:
            plain = _SIGNS.get(word) or re.sub(r"\W+", "_", word).strip("_").upper()
            name = f"_{plain}" if plain[0].isalpha() else f"_N{plain}"
            while name in self.terminals.values():
                name += "_X"
            self.terminals[word] = name
        return self.terminals[word]


def _either(alternatives: list[str]) -> str:
    return "\n    | ".join(alternatives)
