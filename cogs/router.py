"""Every press on a button or menu of ours comes through here, and every press is answered.

One listener routes by custom id. discord.py's DynamicItem is not used: it can un-register itself
for the whole bot (PLATFORM.md B3), and it parses the pressed message once more (ADR 0002).
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from cogs.custom_id import NO_GAME, Press, Verb, parse_custom_id
from cogs.desk import Desk
from cogs.guard import Guard
from cogs.reply import Interaction, Reply
from uno.table.records import Table

TableHandler = Callable[[Desk, Reply, Press, Table, tuple[str, ...]], Awaitable[None]]
"""(desk, reply, press, live table, chosen values of a menu)"""

_PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)

FreeHandler = Callable[[Desk, Reply, Press], Awaitable[None]]
"""For presses that belong to no table."""


@dataclass(frozen=True, slots=True)
class Router:
    """Find who handles a press."""

    desk: Desk
    guard: Guard
    at_tables: Mapping[Verb, TableHandler]
    anywhere: Mapping[Verb, FreeHandler]
    afterwards: Mapping[Verb, TableHandler]  # at tables that are over

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a press or a form sent; commands come through discord.py's tree."""
        if interaction.type not in _PRESSES or self.guard.is_void(interaction):
            return
        async with self.guard.answered(interaction) as reply:
            if not await self.guard.keeps_out(reply):
                await self._press(reply)

    async def _press(self, reply: Reply) -> None:
        data: Mapping[str, Any] = reply.interaction.data or {}
        press = parse_custom_id(data.get("custom_id"))
        if press is None:
            await self.desk.say(reply, "note-unknown-button")
            return
        free = self.anywhere.get(press.verb)
        if free is not None and press.game == NO_GAME:
            await free(self.desk, reply, press)
            return
        if press.verb not in self.at_tables and press.verb not in self.afterwards:
            await self.desk.say(reply, "note-unknown-button")
            return
        table = await self._table(reply, press)
        if table is None:
            return
        handler = (self.at_tables if table.is_live else self.afterwards).get(press.verb)
        if handler is not None:
            await handler(self.desk, reply, press, table, reply.values)
        elif table.is_live:
            await self.desk.say(reply, "note-unknown-button")
        else:
            await self.desk.over(reply, table)

    async def _table(self, reply: Reply, press: Press) -> Table | None:
        """Return the table of a press; otherwise answer why there is none."""
        service = self.desk.service
        table = service.peek(press.game) or await service.load(press.game)
        if table is None or not _is_here(reply.interaction, table):
            await self.desk.say(reply, "note-unknown-table")
            return None
        return table


def _is_here(interaction: Interaction, table: Table) -> bool:
    """Tell whether a press came from the channel of its table; ids can be forged.

    A table in a thread has left a message in the channel, whose id is the thread's.
    """
    message = interaction.message
    places = (interaction.channel_id, None if message is None else message.id)
    return table.guild_id == interaction.guild_id and table.channel_id in places
