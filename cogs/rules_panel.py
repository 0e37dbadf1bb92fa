"""The host's private panel: what will be played, by selects and by modals for numbers."""

from collections.abc import Mapping, Sequence

from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.reply import Origin, Reply
from cogs.router import TableHandler
from cogs.screens.panel import numbers_modal, page_of
from cogs.screens.panel_choices import FORMS, Page, Wrong, choice, read_numbers
from uno.table.answers import TableReason
from uno.table.asks import ChangeLobby
from uno.table.records import Status, Table


async def show_rules(desk: Desk, reply: Reply, table: Table | None) -> None:
    """Show the panel to the host of a lobby, and the rules in force to everybody else."""
    if table is not None and _why_not(reply, table) is None:
        await reply.private(desk.painter.panel(reply.reader, table, Page.GAME))
    else:
        await reply.private(desk.painter.rules(reply.reader, table))


def _why_not(reply: Reply, table: Table) -> TableReason | None:
    if table.status is not Status.LOBBY:
        return TableReason.MATCH_RUNNING
    is_host = table.host == reply.interaction.user.id
    return None if is_host else TableReason.NOT_HOST


async def _rules(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    if reply.origin is Origin.TABLE:
        await show_rules(desk, reply, table)
    else:  # in the panel itself this button leads to the summary
        await reply.private(desk.painter.rules(reply.reader, table))


async def _page(desk: Desk, reply: Reply, press: Press, table: Table, _: tuple[str, ...]) -> None:
    page = next((page for page in Page if press.args == (page.value,)), None)
    if page is None:
        await desk.say(reply, "note-unknown-button")
        return
    await _show(desk, reply, table, page)


async def _set(
    desk: Desk, reply: Reply, press: Press, table: Table, values: tuple[str, ...]
) -> None:
    name = press.args[0] if len(press.args) == 1 else ""
    asked = choice(table, name, values)
    if asked is None:
        await desk.say(reply, "note-unknown-button")
        return
    await _change(desk, reply, table, asked, page_of(name))


async def _numbers(
    desk: Desk, reply: Reply, press: Press, table: Table, _: tuple[str, ...]
) -> None:
    form = press.args[0] if len(press.args) == 1 else ""
    if form not in FORMS:
        await desk.say(reply, "note-unknown-button")
        return
    reason = _why_not(reply, table)
    if reason is not None:
        await desk.refuse(reply, reason)
    elif reply.fields is None:
        await reply.ask(numbers_modal(table, form, desk.painter.words(reply.reader)))
    else:
        read = read_numbers(table, form, reply.fields)
        if isinstance(read, ChangeLobby):
            await _change(desk, reply, table, read, Page.GAME)
        else:
            await _show(desk, reply, table, Page.GAME, read)


async def _change(desk: Desk, reply: Reply, table: Table, asked: ChangeLobby, page: Page) -> None:
    answer = await desk.submit(reply, table, asked)
    wrong = [] if answer.reason is None else [Wrong(f"refused-{answer.reason.value}")]
    await _show(desk, reply, answer.table or table, page, wrong)


async def _show(
    desk: Desk, reply: Reply, table: Table, page: Page, wrong: Sequence[Wrong] = ()
) -> None:
    """Show a page of the panel in place of what was pressed."""
    reason = _why_not(reply, table)
    if reason is not None:
        await desk.refuse(reply, reason)
    elif reply.origin is Origin.HAND:
        await reply.update_hand(desk.painter.panel(reply.reader, table, page, wrong))
    else:
        await reply.private(desk.painter.panel(reply.reader, table, page, wrong))


PRESSES: Mapping[Verb, TableHandler] = {
    Verb.RULES: _rules,
    Verb.PANEL: _page,
    Verb.SET: _set,
    Verb.NUMBERS: _numbers,
}
