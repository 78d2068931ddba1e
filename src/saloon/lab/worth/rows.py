"""Result rows of the laboratory: sums of games, in a Parquet file that a measurement goes on from."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from saloon.errors import BadOption

KINDS = {"str": pa.string(), "int": pa.int32(), "float": pa.float64()}


@dataclass(frozen=True)
class Row:
    """Some games with one thing: those of a round whose number is even, or odd (`half`)."""

    thing: str
    """Kind and id; "" is the control."""
    round: int
    half: int
    first: int
    """The number of its first game; game k of a thing always has the same seed."""
    games: int
    total: float
    """Of the points ahead."""
    squares: float
    wins: float

    @property
    def key(self) -> tuple[int, str, int]:
        return self.round, self.thing, self.half


SCHEMA = pa.schema([(field.name, KINDS[str(field.type)]) for field in fields(Row)])


def read(path: Path, about: str | None = None) -> list[Row]:
    """The rows of a file, none if there is none yet; `about` says what they must be of."""
    if not path.exists():
        return []
    try:
        table = pq.read_table(path, schema=SCHEMA)
        told = (pq.read_schema(path).metadata or {}).get(b"about", b"").decode()
    except (pa.ArrowInvalid, pa.ArrowTypeError, KeyError, OSError) as error:
        raise BadOption(
            f"{path} holds no rows of the laboratory ({error}); name another file with --out."
        ) from error
    if about is not None and told != about:
        raise BadOption(f"{path} holds rows of another measurement: {told or 'not said which'}, not {about}.")
    return [Row(**row) for row in table.to_pylist()]


def write(path: Path, rows: Iterable[Row], about: str) -> None:
    """All rows, sorted, so that the same games give the same file; whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    table = pa.Table.from_pylist([asdict(row) for row in sorted(rows, key=lambda row: row.key)], SCHEMA)
    fresh = path.with_suffix(".new")
    pq.write_table(table.replace_schema_metadata({"about": about}), fresh, compression="zstd")
    os.replace(fresh, path)
