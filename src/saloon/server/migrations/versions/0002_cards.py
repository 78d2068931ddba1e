"""Card files of people's own, by their names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "cards",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
