"""The index that each dialect spells for itself: part of the schema for whoever makes tables.

It would load both dialects; who reads and writes rows needs one of them.
"""

from sqlalchemy import Index

from uno.store.schema import IS_LIVE, games

Index("ix_games_live", games.c.id, sqlite_where=IS_LIVE, postgresql_where=IS_LIVE)
