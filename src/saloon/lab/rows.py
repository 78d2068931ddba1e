"""Result rows of tournaments: one per game, in Parquet files that a match can be resumed from."""

from __future__ import annotations

import os
import subprocess
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from saloon.errors import BadOption

KINDS = {"str": pa.string(), "int": pa.int64(), "float": pa.float64()}


@dataclass(frozen=True)
class Row:
    """One game of a match: `bot` in one seat against `other` in all the rest."""

    config: str
    """What was played, in full: game, players, options, budgets, rules version, weights."""
    game: str
    players: int
    options: str
    bot: str
    other: str
    deal: int
    seat: int
    share: float
    """Of the victory."""
    margin: float
    """Points ahead of the mean of the others."""
    choices: int
    milliseconds: float
    """CPU time of `bot` for a decision, on average."""
    slowest: float
    other_milliseconds: float
    other_slowest: float
    fallbacks: int
    """Choices that were made by chance because a bot failed."""
    commit: str

    @property
    def key(self) -> tuple[str, str, str, int, int]:
        return self.config, self.bot, self.other, self.deal, self.seat


SCHEMA = pa.schema([(field.name, KINDS[str(field.type)]) for field in fields(Row)])


def read(path: Path) -> list[Row]:
    """The rows of a file; none if there is no file yet."""
    if not path.exists():
        return []
    try:
        table = pq.read_table(path, schema=SCHEMA)
    except (pa.ArrowInvalid, pa.ArrowTypeError, KeyError) as error:
        raise BadOption(f"{path} holds no result rows ({error}); name another file with --out.") from error
    return [Row(**row) for row in table.to_pylist()]


def write(path: Path, rows: list[Row]) -> None:
    """All rows, sorted, so that the same games give the same file; whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    ordered = sorted(rows, key=lambda row: row.key)
    fresh = path.with_suffix(".new")
    pq.write_table(pa.Table.from_pylist([asdict(row) for row in ordered], SCHEMA), fresh, compression="zstd")
    os.replace(fresh, path)


def plain(path: Path, kinds: dict[str, str]) -> list[dict[str, Any]]:
    """The rows of a file of any kind, as plain data."""
    try:
        found: list[dict[str, Any]] = pq.read_table(path, schema=schema_of(kinds)).to_pylist()
    except (pa.ArrowInvalid, pa.ArrowTypeError, KeyError) as error:
        raise BadOption(
            f"{path} holds no rows of this kind ({error}); name another file with --out."
        ) from error
    return found


def write_plain(path: Path, rows: list[dict[str, Any]], kinds: dict[str, str]) -> None:
    """All of them, in their order; whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    pq.write_table(pa.Table.from_pylist(rows, schema_of(kinds)), fresh, compression="zstd")
    os.replace(fresh, path)


def schema_of(kinds: dict[str, str]) -> pa.Schema:
    return pa.schema([(name, KINDS[kind]) for name, kind in kinds.items()])


class Stream(AbstractContextManager["Stream"]):
    """Rows of any kind into a Parquet file as they come; if the rest never comes, the file holds what came."""

    def __init__(self, path: Path, kind: type[Any]) -> None:
        self.path, self.fresh = path, path.with_suffix(".new")
        path.parent.mkdir(parents=True, exist_ok=True)
        kinds = KINDS | {"list[int]": pa.list_(pa.int64())}
        self.schema = pa.schema([(field.name, kinds[str(field.type)]) for field in fields(kind)])
        self.file = pq.ParquetWriter(self.fresh, self.schema, compression="zstd")

    def write(self, rows: list[Any]) -> None:
        self.file.write_table(pa.Table.from_pylist([asdict(row) for row in rows], self.schema))

    def __exit__(self, *error: object) -> None:
        self.file.close()
        os.replace(self.fresh, self.path)


def commit() -> str:
    """The commit that runs, with a star if the sources differ from it; "" outside a repository."""
    here = Path(__file__).parent
    try:
        head = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=here, capture_output=True, text=True, check=True
        ).stdout.strip()
        changed = subprocess.run(["git", "diff", "--quiet", "HEAD", "--", ".."], cwd=here, check=False)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return head + ("*" if changed.returncode else "")
