"""Whatever strangers ask for is found by an index, and is not looked for in all that there is."""

from __future__ import annotations

import re

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
NAME = re.compile(r'"cards":"([^"]+)"')


def upgrade() -> None:
    op.add_column("tables", sa.Column("cards", sa.String(80), nullable=True))
    tables = sa.table("tables", sa.column("id"), sa.column("options"), sa.column("cards"))
    connection = op.get_bind()
    for table, options in connection.execute(
        sa.select(tables.c.id, tables.c.options).where(tables.c.options.like('%"cards"%'))
    ).all():
        if (found := NAME.search(options)) is not None:
            connection.execute(tables.update().where(tables.c.id == table).values(cards=found[1]))
    op.create_index("tables_by_cards", "tables", ["cards"])
    op.create_index("people_by_recovery", "people", ["recovery"])
    op.create_index("card_owners_by_name", "card_owners", ["name"])
    op.drop_index("tables_by_status", "tables")
    op.create_index("tables_by_status", "tables", ["status", "public", "created"])


def downgrade() -> None:
    op.drop_index("tables_by_status", "tables")
    op.create_index("tables_by_status", "tables", ["status", "public"])
    op.drop_index("card_owners_by_name", "card_owners")
    op.drop_index("people_by_recovery", "people")
    op.drop_index("tables_by_cards", "tables")
    op.drop_column("tables", "cards")
