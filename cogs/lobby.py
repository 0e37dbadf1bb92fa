"""The lobby and getting up from a table: as buttons and as commands."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands

from cogs import threads
from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk, person_of
from cogs.reply import Interaction, Reply
from cogs.router import TableHandler
from cogs.screens.panel import word_modal
from uno.game import fair
from uno.table.answers import AnswerKind, TableReason
from uno.table.asks import (
    AddComputer,
    Cancel,
    ChangeLobby,
    Close,
    Contribute,
    GetUp,
    RemoveComputer,
    SitDown,
)
from uno.table.lobby import LEVELS, MAX_SEATS, MAX_TARGET, SCORINGS
from uno.table.openings import Solo
from uno.table.records import Status, Table
from uno.table.table import substituted

USUAL_COMPUTERS = 2
NEEDED = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-send-messages",
    "embed_links": "permission-embed-links",
}
NEEDED_IN_THREADS = {
    "view_channel": "permission-view-channel",
    "send_messages_in_threads": "permission-send-messages-in-threads",
    "embed_links": "permission-embed-links",
}


# Buttons


async def _join(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await desk.ask(reply, table, SitDown())


async def _start(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await threads.start(desk, reply, table)


async def _leave(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await leave(desk, reply, table)


async def _leave_sure(
    desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]
) -> None:
    await desk.ask(reply, table, GetUp(), done=_note_of_leaving(table))


def _note_of_leaving(table: Table) -> str:
    if table.status is Status.LOBBY:
        return "note-left"
    return "note-left-computer" if table.options.fill_with_computers else "note-left-match"


async def _cancel(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await cancel(desk, reply, table)


async def cancel(desk: Desk, reply: Reply, table: Table) -> None:
    """Let the host call a lobby off, after asking once."""
    if table.status is not Status.LOBBY:
        await desk.refuse(reply, TableReason.MATCH_RUNNING)
    elif table.host != reply.interaction.user.id:
        await desk.refuse(reply, TableReason.NOT_HOST)
    else:
        await desk.confirm(reply, table, Verb.CANCEL_SURE)


async def _cancel_sure(
    desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]
) -> None:
    await desk.ask(reply, table, Cancel(), done="note-cancelled")


async def join_by_command(desk: Desk, reply: Reply, table: Table) -> None:
    """Let somebody sit down, and say what comes next; who takes a seat back sees the hand."""
    if table.status is Status.LOBBY:
        done: str | None = "note-joined"
    else:
        is_back = substituted(table, reply.interaction.user.id) is not None
        done = None if is_back else "note-joined-match"
    await desk.ask(reply, table, SitDown(), done=done)


async def leave(desk: Desk, reply: Reply, table: Table) -> None:
    """Let somebody get up; in a match, where it is for good, after asking once."""
    if table.status is Status.LOBBY:
        await desk.ask(reply, table, GetUp(), done="note-left")
    elif table.seat_of(reply.interaction.user.id) is None:
        await desk.refuse(reply, TableReason.NOT_SEATED)
    else:
        await desk.confirm(reply, table, Verb.LEAVE_SURE)


async def _add_computer(
    desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]
) -> None:
    await add_computer(desk, reply, table)


async def add_computer(desk: Desk, reply: Reply, table: Table, done: str | None = None) -> None:
    """Let a computer player sit down, under a name in the table's language."""
    taken = {chair.name for chair in table.chairs}
    (name,) = desk.painter.computer_names(table.options.language, 1, taken)
    await desk.ask(reply, table, AddComputer(name), done=done)


async def _remove_computer(
    desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]
) -> None:
    await desk.ask(reply, table, RemoveComputer())


async def _word(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await lucky_word(desk, reply, table)


async def lucky_word(desk: Desk, reply: Reply, table: Table) -> None:
    """Ask for a lucky word, and keep only what it was made into (REPLAY.md)."""
    if table.seat_of(reply.interaction.user.id) is None:
        await desk.refuse(reply, TableReason.NOT_SEATED)
    elif reply.fields is None:
        await reply.ask(word_modal(table, desk.painter.words(reply.reader)))
    else:
        await contribute(desk, reply, table, reply.fields.get("word", "").strip())


async def contribute(desk: Desk, reply: Reply, table: Table, word: str) -> None:
    """Take a lucky word; an empty one takes it back."""
    if len(word) > fair.MAX_WORD:
        await desk.refuse(reply, TableReason.INVALID_CONTRIBUTION)
        return
    salt = desk.chance(fair.SALT_BYTES)
    digest = fair.contribution(salt, word).hex() if word else None
    answer = await desk.submit(reply, table, Contribute(digest))
    if answer.reason is not None:
        await desk.refuse(reply, answer.reason)
    elif digest is None:
        await desk.say(reply, "word-back")
    else:
        await reply.private(desk.painter.lucky_word(reply.reader, word, salt.hex(), digest))


PRESSES: Mapping[Verb, TableHandler] = {
    Verb.JOIN: _join,
    Verb.START: _start,
    Verb.LEAVE: _leave,
    Verb.LEAVE_SURE: _leave_sure,
    Verb.CANCEL: _cancel,
    Verb.CANCEL_SURE: _cancel_sure,
    Verb.ADD_COMPUTER: _add_computer,
    Verb.REMOVE_COMPUTER: _remove_computer,
    Verb.WORD: _word,
}


# Commands


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add opening, joining and leaving to `/uno`."""
    _add_start(group, kit)
    _add_solo(group, kit)
    _add_rematch(group, kit)

    @group.command(name="join", description=kit.text("command-join"))
    async def join(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await join_by_command(kit.desk, reply, table)

    @group.command(name="leave", description=kit.text("command-leave"))
    async def leave_(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await leave(kit.desk, reply, table)


def _add_rematch(group: app_commands.Group, kit: CommandKit) -> None:
    @group.command(name="rematch", description=kit.text("command-rematch"))
    async def rematch_(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            table = await _last_match(kit, interaction)
            if table is None:
                await kit.desk.say(reply, "note-no-match")
            else:
                await rematch(kit.desk, reply, table)


async def _last_match(kit: CommandKit, interaction: Interaction) -> Table | None:
    """Return the table that is live in the channel, else the last match that ended there."""
    live = await kit.table_here(interaction)
    if live is not None:
        return live
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    game = await kit.desk.store.last_finished(guild, channel)
    return None if game is None else await kit.desk.service.load(game)


def _add_solo(group: app_commands.Group, kit: CommandKit) -> None:
    levels = [kit.choice(f"choice-level-{level}", level) for level in LEVELS]

    @group.command(name="solo", description=kit.text("command-solo"))
    @app_commands.describe(
        level=kit.text("option-level"),
        preset=kit.text("option-preset"),
        computers=kit.text("option-computers"),
    )
    @app_commands.choices(level=levels)
    async def solo_(
        interaction: Interaction,
        level: str | None = None,
        preset: str | None = None,
        computers: app_commands.Range[int, 1, MAX_SEATS - 1] = USUAL_COMPUTERS,
    ) -> None:
        async with kit.guard.answered(interaction) as reply:
            choice = ChangeLobby(_preset_typed(kit, reply, preset))
            await _solo(kit.desk, reply, level, choice, computers)

    solo_.autocomplete("preset")(_presets(kit))


def _add_start(group: app_commands.Group, kit: CommandKit) -> None:
    scorings = [
        kit.choice(f"choice-scoring-{scoring.replace('_', '-')}", scoring) for scoring in SCORINGS
    ]

    @group.command(name="start", description=kit.text("command-start"))
    @app_commands.describe(
        preset=kit.text("option-preset"),
        scoring=kit.text("option-scoring"),
        target=kit.text("option-target"),
    )
    @app_commands.choices(scoring=scorings)
    async def start(
        interaction: Interaction,
        preset: str | None = None,
        scoring: str | None = None,
        target: app_commands.Range[int, 1, MAX_TARGET] | None = None,
    ) -> None:
        async with kit.guard.answered(interaction) as reply:
            choice = ChangeLobby(_preset_typed(kit, reply, preset), scoring, target)
            table = await kit.table_here(interaction)
            if table is not None and choice == ChangeLobby() and _is_own_lobby(reply, table):
                await threads.start(kit.desk, reply, table)
            else:
                await _open(kit.desk, reply, choice)

    start.autocomplete("preset")(_presets(kit))


def _presets(
    kit: CommandKit,
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    """Return an autocompletion; fixed choices would have one order for all readers.

    A country's rules come first where they are at home.
    """

    async def matching(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        offered = kit.desk.painter.presets(await kit.guard.readers.of(interaction))
        return kit.matching(offered, typed)

    return matching


def _is_own_lobby(reply: Reply, table: Table) -> bool:
    return table.status is Status.LOBBY and table.host == reply.interaction.user.id


def _preset_typed(kit: CommandKit, reply: Reply, typed: str | None) -> str | None:
    """Read a value of the list, or the name of a preset typed by hand."""
    offered = kit.desk.painter.presets(reply.reader)
    named = {label.casefold(): preset for label, preset in offered.items()}
    return None if typed is None else named.get(typed.strip().casefold(), typed)


async def _open(desk: Desk, reply: Reply, choice: ChangeLobby) -> None:
    """Open a lobby and post it at once, so that what the bot may not do is found out here."""
    interaction = reply.interaction
    guild, channel = interaction.guild_id, interaction.channel_id
    if guild is None or channel is None:
        await desk.say(reply, "note-only-in-servers")
        return
    missing = _missing(interaction)
    if missing:
        await desk.say_missing(reply, missing)
        return
    cause = f"i:{interaction.id}"
    around = interaction.channel
    parent = around.parent_id if isinstance(around, discord.Thread) else None
    answer = await desk.service.open_lobby(
        guild, channel, person_of(reply), cause, choice, parent_id=parent
    )
    if answer.kind is not AnswerKind.ACCEPTED or answer.table is None:
        assert answer.reason is not None or answer.kind is AnswerKind.DUPLICATE
        await desk.refuse(reply, answer.reason or TableReason.CHANNEL_BUSY)
        return
    trouble = await desk.publisher.messages.post_first(answer.table)
    if trouble is None:
        await desk.say(reply, "note-opened")
        return
    closing = Close("no-access")
    await desk.service.submit(answer.table.id, None, closing, None, f"close:{answer.table.id}")
    await desk.say_missing(reply, list(NEEDED.values()))


async def _solo(
    desk: Desk, reply: Reply, level: str | None, choice: ChangeLobby, computers: int
) -> None:
    """Open a table with computer players, deal, and show the person their hand."""
    interaction = reply.interaction
    guild, channel = interaction.guild_id, interaction.channel_id
    if guild is None or channel is None:
        await desk.say(reply, "note-only-in-servers")
        return
    missing = _missing(interaction)
    if missing:
        await desk.say_missing(reply, missing)
        return
    around = interaction.channel
    parent = around.parent_id if isinstance(around, discord.Thread) else None

    def names(language: str | None) -> list[str]:
        return desk.painter.computer_names(language, computers, ())

    solo = Solo(names, level, choice, parent)
    cause = f"i:{interaction.id}"
    answer = await desk.service.solo(guild, channel, person_of(reply), cause, solo)
    if answer.reason is not None or answer.table is None:
        await desk.refuse(reply, answer.reason or TableReason.CHANNEL_BUSY)
    else:
        await desk.show_hand(reply, answer.table)  # the table is posted with its first cards


async def _rematch(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await rematch(desk, reply, table)


async def rematch(desk: Desk, reply: Reply, table: Table) -> None:
    """Play once more, with the same people and rules."""
    if table.seat_of(reply.interaction.user.id) is None:
        await desk.refuse(reply, TableReason.NOT_SEATED)
        return
    cause = f"i:{reply.interaction.id}"
    answer = await desk.service.rematch(table.id, person_of(reply), cause)
    if answer.reason is not None or answer.table is None:
        await desk.refuse(reply, answer.reason or TableReason.CHANNEL_BUSY)
    elif answer.table.status is Status.PLAYING:
        await desk.say(reply, "note-rematch")  # the table is posted with its first cards
    else:
        await desk.publisher.messages.post_first(answer.table)
        await desk.say(reply, "note-opened")


PRESSES_AFTERWARDS: Mapping[Verb, TableHandler] = {Verb.REMATCH: _rematch}


def _missing(interaction: Interaction) -> list[str]:
    """List what the bot may not do here, as message keys."""
    is_thread = isinstance(interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREADS if is_thread else NEEDED
    allowed = interaction.app_permissions
    return [key for name, key in needed.items() if not getattr(allowed, name)]
