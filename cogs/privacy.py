"""What is kept of a person: told, handed out and deleted, in `/uno-me`."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.files import TooMuchError, packed
from cogs.reply import Interaction, Reply
from cogs.router import FreeHandler
from cogs.screens.privacy import (
    render_delete,
    render_file,
    render_leave_first,
    render_privacy,
)
from cogs.screens.screen import Attachment
from uno.table.ports import EVERYWHERE
from uno.text import Words

WISHES = ("show", "export", "delete")


async def _answer(desk: Desk, reply: Reply, wish: str) -> None:
    """Do what was asked for."""
    match wish:
        case "show":
            await _show(desk, reply)
        case "export":
            await _export(desk, reply)
        case "delete":
            await _ask(desk, reply)
        case "sure":
            await _delete(desk, reply)
        case "join":
            await _join(desk, reply)
        case "leave":
            await desk.store.archive.forget(reply.interaction.user.id, everywhere_only=True)
            await desk.say(reply, "privacy-left")
        case _:
            await desk.say(reply, "note-unknown-button")


async def _show(desk: Desk, reply: Reply) -> None:
    is_everywhere = await desk.store.archive.is_everywhere(reply.interaction.user.id)
    words, days = desk.painter.words(reply.reader), desk.retention.game_days
    await desk.beside(reply, render_privacy(days, words, is_everywhere=is_everywhere))


async def _export(desk: Desk, reply: Reply) -> None:
    data = desk.store.archive.export_person(reply.interaction.user.id)
    try:
        files = await packed("uno-my-data", data)
    except TooMuchError:
        await desk.say(reply, "privacy-too-large")
        return
    await hand_out(reply, "privacy-file", files, desk.painter.words(reply.reader))


async def hand_out(reply: Reply, key: str, files: Sequence[Attachment], words: Words) -> None:
    """Send files, each in a message of its own that says how many there are."""
    for number, file in enumerate(files, start=1):
        screen = render_file(key, file, words, number, len(files))
        await (reply.private(screen) if number == 1 else reply.follow_up(screen))


async def _ask(desk: Desk, reply: Reply) -> None:
    if not await _leave_first(desk, reply):
        await reply.private(render_delete(desk.painter.words(reply.reader)))


async def _delete(desk: Desk, reply: Reply) -> None:
    if await _leave_first(desk, reply):
        return
    user = reply.interaction.user.id
    await desk.store.archive.forget(user)
    desk.service.forget_finished()
    desk.readers.forget(user)
    await desk.beside(reply, desk.painter.note(reply.reader, "privacy-deleted"))


async def _leave_first(desk: Desk, reply: Reply) -> bool:
    """Name the live tables at which somebody still sits."""
    live = await desk.store.archive.live_games(reply.interaction.user.id)
    if live:
        channels = [channel for _, channel in live]
        screen = render_leave_first(channels, desk.painter.words(reply.reader))
        await desk.beside(reply, screen)
    return bool(live)


async def _join(desk: Desk, reply: Reply) -> None:
    user = reply.interaction.user
    await desk.store.member(EVERYWHERE, user.id, user.display_name, None)
    await desk.say(reply, "privacy-joined")


async def _press(desk: Desk, reply: Reply, press: Press) -> None:
    await _answer(desk, reply, press.args[0] if len(press.args) == 1 else "")


PRESSES: Mapping[Verb, FreeHandler] = {Verb.PRIVACY: _press}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add privacy to `/uno-me`."""
    wishes = [kit.choice(f"choice-privacy-{wish}", wish) for wish in WISHES]

    @group.command(name="privacy", description=kit.text("command-privacy"))
    @app_commands.describe(wish=kit.text("option-privacy"))
    @app_commands.choices(wish=wishes)
    async def privacy(interaction: Interaction, wish: str = WISHES[0]) -> None:
        async with kit.guard.answered(interaction) as reply:
            await _answer(kit.desk, reply, wish)
