"""Alembic migrations; `storage.Storage.open` runs them on start."""
