"""Who may look after the tables of a server: whom Discord lets use `/uno-admin`.

Discord asks for Manage Server unless the server allows other roles or people under Integrations. A
press says nothing about that, so whoever used a command of the group is remembered for a while.
"""

import discord
from discord import app_commands

from cogs.reply import Interaction
from uno.table.ports import Clock

KNOWN_FOR = 15 * 60 * 1000  # ms; as long as the answer to the command can be changed
MOST_KNOWN = 10_000


class Moderators:
    """Remember who may, by server and person; in memory only."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: dict[tuple[int | None, int], int] = {}

    def allow(self, interaction: Interaction) -> None:
        """Remember that Discord let somebody use a command of the group."""
        now = self._clock.now()
        key = (interaction.guild_id, interaction.user.id)
        self._until.pop(key, None)
        self._until[key] = now + KNOWN_FOR
        while len(self._until) > MOST_KNOWN or next(iter(self._until.values())) <= now:
            del self._until[next(iter(self._until))]

    def may(self, interaction: Interaction) -> bool:
        """Tell whether somebody who pressed something may look after the tables."""
        if interaction.permissions.manage_guild:
            return True
        key = (interaction.guild_id, interaction.user.id)
        return self._until.get(key, 0) > self._clock.now()


class ModeratorGroup(app_commands.Group):
    """A group of commands that only moderators see; Discord checks who they are."""

    def __init__(
        self,
        moderators: Moderators,
        *,
        name: str,
        description: app_commands.locale_str,
    ) -> None:
        super().__init__(
            name=name,
            description=description,
            guild_only=True,
            default_permissions=discord.Permissions(manage_guild=True),
        )
        self._moderators = moderators

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Take a command's arrival for Discord's word that its user may use the group."""
        self._moderators.allow(interaction)
        return True
