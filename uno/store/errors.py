"""What can go wrong with a database, beside what the ports name."""

from uno.table.ports import SaveRefusedError, StoreUnavailableError


class DatabaseTooNewError(StoreUnavailableError):
    """The database was written by a newer version of the program."""


class InvalidDatabaseUrlError(StoreUnavailableError):
    """The address of the database cannot be used."""


class SaveConflictError(SaveRefusedError):
    """Another change of this table is on disk already: load the table again."""


class BrokenConstraintError(SaveRefusedError):
    """A unique key, a reference or an expected row was not as the change needs it."""


class NotOwnerError(SaveRefusedError):
    """Another process works on this server now; nothing was written."""
