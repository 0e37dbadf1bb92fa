"""What tests of faults share with those of tables and of restarts."""

from tests.table.conftest import database, empty_database, place

__all__ = ["database", "empty_database", "place"]
