"""The schema with the index that each dialect spells for itself, for whoever makes tables.

It would load both dialects; who reads and writes rows needs one of them.
"""

from sqlalchemy import Index

from uno.store.schema import IS_LIVE, games, metadata

__all__ = ["metadata"]

Index("ix_games_live", games.c.id, sqlite_where=IS_LIVE, postgresql_where=IS_LIVE)
