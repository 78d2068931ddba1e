"""From which address a table was opened, as a name that only the house can make; of older tables it is not known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(60), nullable=True))
    op.create_index("tables_by_origin", "tables", ["origin", "created"])


def downgrade() -> None:
    op.drop_index("tables_by_origin", "tables")
    op.drop_column("tables", "origin")
