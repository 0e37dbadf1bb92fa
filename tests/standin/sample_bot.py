"""A small discord.py bot that answers in every way the stand-in serves."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import app_commands

from tests.standin import StandIn


class Counter(discord.ui.View):
    """One button that counts its presses by editing its message."""

    presses = 0

    @discord.ui.button(label="Count", custom_id="count")
    async def count(
        self, interaction: discord.Interaction, _: discord.ui.Button[discord.ui.View]
    ) -> None:
        """Show one more press."""
        self.presses += 1
        await interaction.response.edit_message(content=f"pressed {self.presses} times")


class Private(discord.ui.LayoutView):
    """A Components V2 screen with text, a button and a menu."""

    def __init__(self) -> None:
        """Lay it out."""
        super().__init__(timeout=None)
        row: discord.ui.ActionRow[Private] = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Red 5", custom_id="sample:r5"))
        menu: discord.ui.ActionRow[Private] = discord.ui.ActionRow()
        options = [discord.SelectOption(label="Anna", value="a")]
        menu.add_item(discord.ui.Select(custom_id="sample:whom", options=options))
        text: discord.ui.TextDisplay[Private] = discord.ui.TextDisplay("Your hand")
        self.add_item(discord.ui.Container(text, row, menu))


class Words(discord.ui.Modal, title="Words"):
    """One line of text."""

    line: discord.ui.Label[discord.ui.Modal] = discord.ui.Label(
        text="Say", component=discord.ui.TextInput(custom_id="line")
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat it."""
        assert isinstance(self.line.component, discord.ui.TextInput)
        await interaction.response.send_message(f"said {self.line.component.value}")


class SampleBot(discord.Client):
    """Commands: count, hand, late, whisper, ask, pick, ping."""

    def __init__(self) -> None:
        """Need no privileged intent and no cache."""
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        for command in COMMANDS:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer raw presses by their custom id."""
        data: dict[str, object] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        self.heard.append(custom_id)
        match custom_id:
            case "sample:r5":
                await interaction.response.defer()
                await interaction.edit_original_response(view=Private())
            case "sample:whom":
                await interaction.response.send_message(f"chose {data['values']}", ephemeral=True)


@app_commands.command(description="Count presses")
async def count(interaction: discord.Interaction) -> None:
    """Answer with a button."""
    await interaction.response.send_message("press it", view=Counter(timeout=None))


@app_commands.command(description="Show a private screen")
async def hand(interaction: discord.Interaction) -> None:
    """Answer for one pair of eyes."""
    view = Private()
    view.stop()
    await interaction.response.send_message(view=view, ephemeral=True)


@app_commands.command(description="Think first")
async def late(interaction: discord.Interaction, seconds: app_commands.Range[float, 0, 5]) -> None:
    """Defer, wait, and answer by edit."""
    await interaction.response.defer(ephemeral=True)
    await asyncio.sleep(seconds)
    await interaction.edit_original_response(content="here it is")


@app_commands.command(description="Tell something later")
async def whisper(interaction: discord.Interaction, whom: discord.Member) -> None:
    """Answer, then follow up."""
    await interaction.response.send_message("told", ephemeral=True)
    await interaction.followup.send(f"psst {whom.mention}", wait=True)


@app_commands.command(description="Ask for words")
async def ask(interaction: discord.Interaction) -> None:
    """Answer with a modal."""
    await interaction.response.send_modal(Words(custom_id="words"))


@app_commands.command(description="Pick a card")
async def pick(interaction: discord.Interaction, card: str) -> None:
    """Answer with the choice."""
    await interaction.response.send_message(f"picked {card}")


@pick.autocomplete("card")
async def offer(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer two cards."""
    cards = {"red 5": "r5", "blue 7": "b7"}
    return [app_commands.Choice(name=n, value=v) for n, v in cards.items() if typed in n]


@app_commands.command(description="Post in the channel")
async def ping(interaction: discord.Interaction) -> None:
    """Post a message that pings, read back what is there, edit and delete."""
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel | discord.Thread)
    await interaction.response.send_message("posting", ephemeral=True)
    posted = await channel.send(f"{interaction.user.mention} it is your turn")
    async for message in channel.history(after=discord.Object(posted.id - 1), limit=8):
        await channel.get_partial_message(message.id).edit(content=f"seen {message.content}")
    await channel.get_partial_message(posted.id).delete()


COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (
    count,
    hand,
    late,
    whisper,
    ask,
    pick,
    ping,
)


@contextlib.asynccontextmanager
async def running(standin: StandIn) -> AsyncIterator[SampleBot]:
    """Run a sample bot against the stand-in."""
    bot = SampleBot()
    async with bot:
        task = asyncio.create_task(bot.start(standin.token))
        await standin.until_connected()
        yield bot
        await bot.close()
        await task
