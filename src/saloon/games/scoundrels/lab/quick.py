"""What playouts say of plans, hires, marks and the like, learnt by heart for a bot that has no time for any.

Games of two are played by rules of thumb, a hundred to a chunk; from chunk 1000 on most of them by what was learnt so
far. At every question each choice is played on once to the next morning, in the true game: what a seat cannot know is
then as often so as it is in games. A playout says little, a hundred thousand questions say enough: by least squares,
what the names of a choice (`bots/glance.py`) are worth. Chunks are written as they come, so a run goes on where it was
stopped. The second command is the second generation:

    python -m saloon.games.scoundrels.lab.quick --kept build/quick --chunks 0:6 --chunks 400:416 --write
    python -m saloon.games.scoundrels.lab.quick --kept build/quick --chunks 0:6 --chunks 400:416 \\
        --chunks 1000:1010 --write
"""

from __future__ import annotations

import argparse
import bz2
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import scipy.sparse as sp

import saloon
from saloon.bots.senses import senses_of
from saloon.games.scoundrels.bots import glance
from saloon.games.scoundrels.bots.glance import Glance, Row, worth
from saloon.games.scoundrels.bots.thumbs import fitting
from saloon.games.scoundrels.engine.choices import KEEP
from saloon.kernel.chance import Dice
from saloon.kernel.core import first_asked, menu_of, run
from saloon.kernel.outlook import Outlook
from saloon.kernel.playout import playout, tried

Numbers = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]

SEED = 6_000_000_000_000
"""Games to learn from; those of a tournament have smaller numbers."""
GAMES = 100
"""Games of a chunk."""
SECOND = 1000
"""The first chunk of the second generation."""
GUIDED = 0.7
"""How many games of the second generation are played by what was learnt."""
WILD = 0.08
"""How often chance chooses, in every other game: what nobody would do is to be seen too."""
LOOKED_AT = 0.9
"""How many of the questions are played out."""
LEFT_OUT = frozenset({"suspect", "last-call", "arrange", "abilities", "borrow"})
"""Doubts are learnt elsewhere (`lab/quick_doubts.py`); of the others there is nothing to gain."""
RIDGE = 100.0
ASIDE = 5
RARE = 10
"""Names that were seen less often have no weight."""
FEW = 500
"""Kinds of question that were asked less often are left to rules of thumb, and those that gain no more than chance."""
SURE = 2.0
SHORT = (",", ":")
TINY = 0.002
"""Weights below that are left out."""


@dataclass
class Question:
    """What was seen of one question, and what each of its choices came to."""

    game: int
    kind: str
    days: int
    rows: list[Row]
    worth: list[float]
    usual: int


# Playing


def played(number: int, guided: bool) -> list[Question]:
    """The questions of a game."""
    rng = Random(SEED + number)
    table = saloon.new("scoundrels", players=2, options={"days": 3}, seed=SEED + number)
    rules: Any = table.rules
    s: Any = table.state.clone()
    s.chance = Dice(rng.getrandbits(31))
    outlook = senses_of("scoundrels").outlook({"players": 2, "options": table.options})
    guide = fitting(s, table.options)
    dice = Dice(rng.getrandbits(31))
    wild = WILD if rng.random() < 0.5 else 0.0
    learnt = guided and rng.random() >= 1 - GUIDED
    found: list[Question] = []
    while run(s):
        fp = s.top
        op = s.ops[s.stack[fp]]
        seat = first_asked(s, op, fp)
        menu = menu_of(s, op, fp, seat)
        if menu.size() == 1:
            op.choose(s, fp, seat, menu.nth(0))
            continue
        code = guide.pick(s, op, fp, seat, menu, dice)
        if op.kind not in LEFT_OUT:
            codes = [menu.nth(k) for k in range(menu.size())]
            if codes[0] != KEEP and s.day > 0:
                days = s.box.days - s.day
                liked = glance.liked(op.kind, days) if learnt else {}
                looked = rng.random() < LOOKED_AT
                if looked or liked:
                    usual = codes.index(code)
                    rows = Glance(s, guide, seat, op.kind, outlook, rules.names).rows(codes, usual)
                    if looked and len(rows) > 1:
                        worths = came_to(s, seat, [codes[k] for k in rows], outlook, rng, table.options)
                        found.append(
                            Question(
                                number, op.kind, days, list(rows.values()), worths, list(rows).index(usual)
                            )
                        )
                    if liked:
                        code = codes[max(rows, key=lambda k: worth(rows[k], liked))]
            if wild and rng.random() < wild:
                code = codes[rng.randrange(len(codes))]
        op.choose(s, fp, seat, code)
    return found


def came_to(
    s: Any, seat: int, codes: Sequence[int], outlook: Outlook, rng: Random, options: dict[str, Any]
) -> list[float]:
    """What each choice comes to on the next morning, with the same dice."""
    guide = fitting(s, options)
    guide.stop_after(max(1, s.day), s.n)
    salt = rng.getrandbits(30)
    found = []
    for code in codes:
        t = tried(s, seat, code)
        playout(t, Dice(salt + 1), 1_000_000, guide)
        found.append(float(outlook.promises(t)[seat]))
    return found


def write(path: Path, questions: Sequence[Question]) -> None:
    """A chunk as arrays: names are numbers in it."""
    names: dict[str, int] = {}
    cells = [(names.setdefault(f"{q.kind}/{name}", len(names)), value)
             for q in questions for row in q.rows for name, value in row]  # fmt: skip
    np.savez_compressed(
        path,
        names=np.array(list(names)),
        columns=np.array([column for column, _ in cells], np.int32),
        values=np.array([value for _, value in cells], np.float32),
        lengths=np.array([len(row) for q in questions for row in q.rows], np.int64),
        sizes=np.array([len(q.rows) for q in questions], np.int64),
        worth=np.array([value for q in questions for value in q.worth], np.float64),
        usual=np.array([q.usual for q in questions], np.int64),
        kinds=np.array([q.kind for q in questions]),
        games=np.array([q.game for q in questions], np.int64),
        days=np.array([q.days for q in questions], np.int64),
    )


# Learning


@dataclass
class Kind:
    """All questions of one kind: a row for each choice, and by question how many, the usual one, game and days."""

    names: list[str] = field(default_factory=list)
    x: Any = None
    y: Numbers = field(default_factory=lambda: np.zeros(0))
    sizes: Counts = field(default_factory=lambda: np.zeros(0, np.int64))
    usual: Counts = field(default_factory=lambda: np.zeros(0, np.int64))
    games: Counts = field(default_factory=lambda: np.zeros(0, np.int64))

    def part(self, chosen: npt.NDArray[np.bool_]) -> Kind:
        rows = np.repeat(chosen, self.sizes)
        return Kind(
            self.names, self.x[rows], self.y[rows], self.sizes[chosen], self.usual[chosen], self.games[chosen]
        )


def read(paths: Sequence[Path]) -> dict[str, Kind]:
    """The kinds of question of some chunks, every name once in general and once for each number of days to come."""
    names: dict[str, int] = {}
    pieces: dict[str, list[tuple[Any, ...]]] = {}
    for path in paths:
        chunk = np.load(path)
        numbers = np.array([names.setdefault(str(name), len(names)) for name in chunk["names"]])
        columns, values, lengths = numbers[chunk["columns"]], chunk["values"], chunk["lengths"]
        sizes, kinds = chunk["sizes"], chunk["kinds"]
        for kind in np.unique(kinds):
            here = kinds == kind
            rows = np.repeat(here, sizes)
            cells = np.repeat(rows, lengths)
            days = np.repeat(chunk["days"][here], sizes[here])
            pieces.setdefault(str(kind), []).append(
                (columns[cells], values[cells], lengths[rows], chunk["worth"][rows], sizes[here],
                 chunk["usual"][here], chunk["games"][here], days)
            )  # fmt: skip
    return {
        kind: _kind(list(names), *map(np.concatenate, zip(*found, strict=True)))
        for kind, found in pieces.items()
    }


def _kind(names: list[str], *arrays: Any) -> Kind:
    columns, values, lengths, y, sizes, usual, games, days = arrays
    used, columns = np.unique(columns, return_inverse=True)
    shape = (len(lengths), len(used))
    x = sp.csr_matrix((values.astype(np.float64), columns, np.r_[0, np.cumsum(lengths)]), shape=shape)
    short = [names[number].partition("/")[2] for number in used]
    later = range(glance.MOST_DAYS + 1)
    x = sp.hstack([x, *(sp.diags((days == left).astype(np.float64)) @ x for left in later)]).tocsr()
    full = short + [f"{name}|{left}" for left in later for name in short]
    seen = np.asarray((x != 0).sum(axis=0)).ravel() >= RARE
    return Kind(
        [name for name, often in zip(full, seen, strict=True) if often], x[:, seen], y, sizes, usual, games
    )


def moments(kind: Kind) -> tuple[Numbers, Numbers]:
    """The sums that least squares needs. A choice counts against the mean of its question: one is to be chosen."""
    count = len(kind.sizes)
    question = np.repeat(np.arange(count), kind.sizes)
    rows = np.arange(len(kind.y))
    total = sp.csr_matrix((np.ones(len(rows)), (question, rows)), shape=(count, len(rows)))
    sums = total @ kind.x
    y = kind.y - (total @ kind.y / kind.sizes)[question]
    square = (kind.x.T @ kind.x - sums.T @ sp.diags(1 / kind.sizes) @ sums).toarray()
    return square, kind.x.T @ y


def solved(square: Numbers, vector: Numbers) -> Numbers:
    """Weights, with a ridge."""
    return np.asarray(np.linalg.solve(square + RIDGE * np.eye(len(square)), vector))


def gained(kind: Kind, weights: Numbers) -> tuple[float, float]:
    """Victories in 1,000 gained over the usual choice, and their standard error."""
    found = kind.x @ weights
    gains = []
    start = 0
    for size, usual in zip(kind.sizes, kind.usual, strict=True):
        best = start + int(np.argmax(found[start : start + size]))
        gains.append(float(kind.y[best] - kind.y[start + usual]))
        start += int(size)
    return 1000 * float(np.mean(gains)), 1000 * float(np.std(gains)) / len(gains) ** 0.5


def fitted(kinds: dict[str, Kind]) -> tuple[dict[str, Any], dict[str, dict[str, float]]]:
    """What was gained at questions of games that were kept aside, and the weights of all that gained something."""
    told: dict[str, Any] = {}
    weights: dict[str, dict[str, float]] = {}
    for name, kind in sorted(kinds.items(), key=lambda pair: -len(pair[1].sizes)):
        if len(kind.sizes) < FEW:
            continue
        aside = kind.games % ASIDE == 0
        kept, others = moments(kind.part(aside)), moments(kind.part(~aside))
        gain, error = gained(kind.part(aside), solved(*others))
        told[name] = {"questions": len(kind.sizes), "gained": round(gain, 1), "error": round(error, 1)}
        if gain > SURE * error:
            pairs = zip(kind.names, solved(kept[0] + others[0], kept[1] + others[1]), strict=True)
            weights[name] = {key: round(float(value), 4) for key, value in pairs if abs(value) >= TINY}
    return told, weights


def chunks(ranges: Sequence[str]) -> list[int]:
    """ "0:3" is 0, 1, 2."""
    return [chunk for text in ranges for chunk in range(*map(int, text.split(":")))]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--chunks", action="append", required=True, help="such as 0:8; may be repeated")
    parser.add_argument("--kept", type=Path, required=True, help="the folder of the chunks")
    parser.add_argument("--write", action="store_true", help="into the weights that the bot reads")
    given = parser.parse_args()
    given.kept.mkdir(parents=True, exist_ok=True)
    paths = []
    for chunk in chunks(given.chunks):
        paths.append(given.kept / f"{chunk:04}.npz")
        if not paths[-1].exists():
            numbers = range(GAMES * chunk, GAMES * (chunk + 1))
            write(paths[-1], [one for number in numbers for one in played(number, chunk >= SECOND)])
    told, weights = fitted(read(paths))
    print(json.dumps(told), flush=True)
    if given.write:
        asked = " ".join(f"--chunks {text}" for text in given.chunks)
        command = f"python -m saloon.games.scoundrels.lab.quick --kept {given.kept} {asked} --write"
        glance.FILE.write_bytes(bz2.compress(written(command, told, weights).encode()))


def written(command: str, told: dict[str, Any], weights: dict[str, dict[str, float]]) -> str:
    """A kind of question to a line."""
    rows = ",\n".join(
        f"  {json.dumps(kind)}: {json.dumps(found, separators=SHORT)}" for kind, found in weights.items()
    )
    head = json.dumps({"made by": command, "kept aside": told}, indent=1)
    return f'{head[:-2]},\n "weights": {{\n{rows}\n }}\n}}\n'


if __name__ == "__main__":
    main()
