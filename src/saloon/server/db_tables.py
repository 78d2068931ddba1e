"""The tables of the database. A change here needs a migration in migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    literal_column,
)
from sqlalchemy.sql import ColumnElement

metadata = MetaData()


def one_of(column: Column[str], *words: str) -> ColumnElement[bool]:
    """Whether a column has one of these words, written out: of an index over some rows SQLite sees that it is enough
    for a question only if the question says the same, and not by parameters."""
    return column.in_([literal_column(f"'{word}'") for word in words])


people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("epoch", Integer, nullable=False, default=0),  # raised to sign all devices out
    Column("recovery", String(64), nullable=False),  # a hash
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, default=0.0),  # to a day: retention needs no more
    Index("people_by_recovery", "recovery"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("catalogue", String(80), nullable=False, default=""),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=True),
    Column("status", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("rematch", String(32), nullable=True),
    Column("cards", String(80), nullable=True),  # the card file in its options, to be found by
    Column("origin", String(60), nullable=True),  # signed: from which address it was opened
    Index("tables_by_status", "status", "public", "created"),
    Index("tables_by_host", "host"),
    Index("tables_by_cards", "cards"),
    Index("tables_by_origin", "origin", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(40), nullable=False, default=""),
    Column("person", String(32), nullable=True),
    Column("name", String(60), nullable=False, default=""),
    Column("secret", String(64), nullable=True),  # a hash
    Column("seen", Float, nullable=False, default=0.0),
    Index("seats_by_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("word", Text, nullable=False),
    Column("key", String(100), nullable=True),
    Column("at", Float, nullable=False),
    Column("person", String(32), nullable=True),  # who did it; null: the table itself, or somebody deleted
    UniqueConstraint("table_id", "key", name="log_keys"),
)
BY_PERSON = one_of(log.c.kind, "chat", "seats")
"""Lines by which the tables of a person are found, also those that they have left."""
Index("log_by_person", log.c.person, sqlite_where=BY_PERSON, postgresql_where=BY_PERSON)

cards = Table(
    "cards",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("text", Text, nullable=False),
)

card_owners = Table(
    "card_owners",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("shared", Boolean, nullable=False, default=False),  # whether others may name it
    Index("card_owners_by_name", "name"),
)

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

shares = Table(
    "shares",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("name", String(60), primary_key=True),  # which limit, and whose: signed
    Column("value", Float, nullable=False),
    Column("at", Float, nullable=False),
)
