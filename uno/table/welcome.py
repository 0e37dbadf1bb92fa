"""Who may sit down at a table, and who may open one."""

from uno.table.answers import RefusedError, TableReason
from uno.table.asks import Person
from uno.table.guild_settings import GuildSettings
from uno.table.records import Table


def require_welcome(table: Table, person: Person) -> None:
    """Refuse who may not sit down; the host and who is invited always may.

    A role not chosen yet keeps nobody out.
    """
    options = table.options
    if person.user_id == table.host:
        return
    if person.user_id in options.removed:
        raise RefusedError(TableReason.REMOVED)
    if person.user_id in options.invited:
        return
    if options.join == "role" and options.role_id is not None:
        if options.role_id not in person.role_ids:
            raise RefusedError(TableReason.NO_ROLE)
    elif options.join == "invited":
        raise RefusedError(TableReason.NOT_INVITED)


def require_may_open(settings: GuildSettings, person: Person, channel_ids: tuple[int, ...]) -> None:
    """Refuse who may not open a table here; a thread is allowed with the channel around it."""
    if settings.channels and not set(settings.channels).intersection(channel_ids):
        raise RefusedError(TableReason.CHANNEL_NOT_ALLOWED)
    if not _may_open(settings, person):
        raise RefusedError(TableReason.MAY_NOT_OPEN)


def _may_open(settings: GuildSettings, person: Person) -> bool:
    if person.is_manager or settings.start == "all":
        return True
    return settings.start == "role" and settings.start_role in (None, *person.role_ids)


def require_room(settings: GuildSettings, in_server: int, of_person: int) -> None:
    """Refuse one more table than the server wants, of all people or of one."""
    if settings.most_tables and in_server >= settings.most_tables:
        raise RefusedError(TableReason.SERVER_FULL)
    if settings.most_tables_each and of_person >= settings.most_tables_each:
        raise RefusedError(TableReason.TOO_MANY_TABLES)
