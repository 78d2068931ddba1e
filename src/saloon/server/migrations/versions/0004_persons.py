"""Who did something, by person and not by chair; when they were last seen; and whose card files are whose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("log", sa.Column("person", sa.String(32), nullable=True))
    # Of what was said before, the chair is all that is known.
    op.execute(
        "UPDATE log SET person = (SELECT seats.person FROM seats WHERE seats.table_id = log.table_id"
        " AND seats.seat = log.seat) WHERE kind = 'chat'"
    )
    found = sa.text("kind IN ('chat', 'seats')")
    op.create_index("log_by_person", "log", ["person"], sqlite_where=found, postgresql_where=found)
    op.add_column("people", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE people SET seen = created")
    op.create_table(
        "card_owners",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("card_owners")
    op.drop_column("people", "seen")
    op.drop_index("log_by_person", "log")
    op.drop_column("log", "person")
