"""The moves of a match: as buttons and as commands."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import discord
from discord import app_commands

from cogs import questions
from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb, parse_card_choice
from cogs.desk import Desk
from cogs.moves import SOMEBODY, color_of, play_of, seat_of_text
from cogs.reply import Interaction, Reply
from cogs.router import TableHandler
from uno.game.actions import (
    Accept,
    Action,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    NameColor,
    NextRound,
    Play,
    Vote,
)
from uno.game.cards import Color
from uno.game.errors import Reason
from uno.table.records import Table, WindowKind


def _action(press: Press) -> Action | None:
    """Read what a press asks for; None if it asks for nothing that there is."""
    plain = _PLAIN.get(press.verb)
    if plain is not None:
        return plain if not press.args else None
    return _WITH_ARGUMENTS[press.verb](press.args)


def _played(args: tuple[str, ...]) -> Action | None:
    if not 1 <= len(args) <= 2:
        return None
    return play_of(args[0], args[1] if len(args) == 2 else None)


def _named(args: tuple[str, ...]) -> Action | None:
    color = color_of(args[0]) if len(args) == 1 else None
    return None if color is None else NameColor(SOMEBODY, color)


def _caught_seat(args: tuple[str, ...]) -> Action | None:
    seat = seat_of_text(args[0]) if len(args) == 1 else None
    return None if seat is None else Catch(SOMEBODY, seat)


def _voted(args: tuple[str, ...]) -> Action | None:
    return Vote(SOMEBODY, args == ("yes",)) if args in (("yes",), ("no",)) else None


_WITH_ARGUMENTS: Mapping[Verb, Callable[[tuple[str, ...]], Action | None]] = {
    Verb.PLAY: _played,
    Verb.COLOR: _named,
    Verb.CATCH: _caught_seat,
    Verb.VOTE: _voted,
}
_PLAIN: Mapping[Verb, Action] = {
    Verb.DRAW: Draw(SOMEBODY),
    Verb.KEEP: Keep(SOMEBODY),
    Verb.CHALLENGE: Challenge(SOMEBODY),
    Verb.ACCEPT: Accept(SOMEBODY),
    Verb.UNO: CallUno(SOMEBODY),
    Verb.NEXT: NextRound(),
}

_PLAIN_COMMANDS: Mapping[str, Verb] = {
    "draw": Verb.DRAW,
    "keep": Verb.KEEP,
    "challenge": Verb.CHALLENGE,
    "accept": Verb.ACCEPT,
    "call": Verb.UNO,
    "next": Verb.NEXT,
}


async def _move(desk: Desk, reply: Reply, press: Press, table: Table, _: tuple[str, ...]) -> None:
    action = _action(press)
    if action is None:
        await desk.say(reply, "note-unknown-button")
        return
    await desk.ask(reply, table, action, press.decision)


async def _hand(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await desk.open_hand(reply, table)


PRESSES: Mapping[Verb, TableHandler] = {
    **dict.fromkeys((*_PLAIN, *_WITH_ARGUMENTS), _move),
    Verb.HAND: _hand,
}


# Commands


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add the moves to `/uno`."""
    _add_plain(group, kit)
    _add_play(group, kit)
    _add_choices(group, kit)


def _add_plain(group: app_commands.Group, kit: CommandKit) -> None:
    for name, verb in _PLAIN_COMMANDS.items():
        _add_plain_command(group, kit, name, _PLAIN[verb])

    @group.command(name="hand", description=kit.text("command-hand"))
    async def hand(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await kit.desk.open_hand(reply, table)


def _add_plain_command(
    group: app_commands.Group, kit: CommandKit, name: str, action: Action
) -> None:
    @group.command(name=name, description=kit.text(f"command-{name}"))
    async def plain(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await kit.desk.ask(reply, table, action)


def _add_play(group: app_commands.Group, kit: CommandKit) -> None:
    @group.command(name="play", description=kit.text("command-play"))
    @app_commands.describe(
        card=kit.text("option-card"), uno=kit.text("option-uno"), player=kit.text("option-swap")
    )
    async def play(
        interaction: Interaction,
        card: str,
        uno: bool = False,
        player: discord.Member | None = None,
    ) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is None:
                return
            action = _play_typed(kit, reply, table, card)
            target = None if player is None else table.seat_of(player.id)
            if action is None:
                await kit.desk.say(reply, "note-unknown-card")
            elif player is not None and target is None:
                await kit.desk.refuse(reply, Reason.TARGET_WRONG)
            else:
                asked = replace(action, uno=uno, target=target)
                await questions.play(kit.desk, reply, table, asked, None)

    @play.autocomplete("card")
    async def cards(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        table = await kit.table_here(interaction)
        if table is None:
            return []
        reader = await kit.guard.readers.of(interaction)
        offered = kit.desk.painter.plays(reader, table, interaction.user.id)
        return kit.matching(offered, typed)


def _play_typed(kit: CommandKit, reply: Reply, table: Table, typed: str) -> Play | None:
    """Read a value of the list, or the name of a playable card typed by hand."""
    user = reply.interaction.user.id
    offered = kit.desk.painter.plays(reply.reader, table, user)
    named = {label.casefold(): value for label, value in offered.items()}
    choice = parse_card_choice(named.get(typed.strip().casefold(), typed))
    return None if choice is None else play_of(*choice)


def _add_choices(group: app_commands.Group, kit: CommandKit) -> None:
    colors = [kit.choice("group", color.value, color=color) for color in Color]

    @group.command(name="color", description=kit.text("command-color"))
    @app_commands.describe(color=kit.text("option-color"))
    @app_commands.choices(color=colors)
    async def color(interaction: Interaction, color: str) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await kit.desk.ask(reply, table, NameColor(SOMEBODY, Color(color)))

    @group.command(name="catch", description=kit.text("command-catch"))
    @app_commands.describe(player=kit.text("option-player"))
    async def catch(interaction: Interaction, player: discord.Member | None = None) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is None:
                return
            seat = _caught(table, player)
            if seat is None:
                await kit.desk.refuse(reply, Reason.NOTHING_TO_CATCH)
            else:
                await kit.desk.ask(reply, table, Catch(SOMEBODY, seat))


def _caught(table: Table, player: discord.Member | None) -> int | None:
    """Return the seat of a named player; else of the one whose UNO window opened first."""
    if player is not None:
        return table.seat_of(player.id)
    windows = (window.seat for window in table.windows if window.kind is WindowKind.UNO)
    return next(windows, None)
