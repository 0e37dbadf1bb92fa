"""The yardstick: the least a discord.py bot does, one button answered with one edit."""

import os

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route


class OneButton(discord.ui.View):
    """A button that counts its presses."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.presses = 0

    @discord.ui.button(label="Press", custom_id="press")
    async def press(
        self, interaction: discord.Interaction, _: discord.ui.Button[discord.ui.View]
    ) -> None:
        """Answer the press with an edit of its message."""
        self.presses += 1
        await interaction.response.edit_message(content=f"pressed {self.presses} times")


class MinimalBot(discord.Client):
    """One command that shows the button; the same frugal connection as our bot's."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(show)

    async def setup_hook(self) -> None:
        """Register the command."""
        await self.tree.sync()


@app_commands.command(description="Show the button")
async def show(interaction: discord.Interaction) -> None:
    """Answer with a message that has one button."""
    await interaction.response.send_message("press it", view=OneButton())


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    MinimalBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
