"""Help for players and owners, and the greeting of a server."""

from pathlib import Path

import discord
import simcord
from simcord.backend import serializers

from tests.e2e.driver import Scene, scene


async def test_help_for_players_and_for_owners(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        ann = s["Ann"]
        answer = await ann.slash("help")
        assert "How to play UNO here" in answer.note
        assert "Ask for help" in answer.screen.labels
        [link] = [part for part in answer.screen.parts(2) if "url" in part]
        assert link["url"] == "https://example.org/uno"
        await ann.press(answer.screen, "For server owners")
        owners = ann.sees[-1]
        assert "For those who run this server" in owners.text
        assert "/uno-admin settings" in owners.text
        await ann.press(owners, "How to play")
        assert "How to play UNO here" in ann.sees[-1].text


def silent_channel(guild: simcord.GuildHandle) -> simcord.ChannelHandle:
    """Make a channel in which the bot may not write."""
    silent = discord.PermissionOverwrite(send_messages=False)
    return guild.create_text_channel("rules", overwrites={guild.default_role: silent})


def said_in(s: Scene, channel: simcord.ChannelHandle) -> list[str]:
    held = s.env.backend.messages[channel.id].values()
    return [str(message.components) for message in held]


async def join(s: Scene, guild: simcord.GuildHandle) -> None:
    """Let Discord tell that the bot was added to a server (it never says so in SimCord)."""
    backend = s.env.backend
    payload = dict(serializers.guild_create_payload(backend, backend.guilds[guild.id]))
    del payload["unavailable"]
    backend.emit("GUILD_CREATE", payload)
    await s.env.settle()


async def test_a_server_is_greeted_once(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        guild = s.env.create_guild("New club")
        hidden = guild.create_text_channel(
            "rules",
            overwrites={guild.default_role: discord.PermissionOverwrite(send_messages=False)},
        )
        general = guild.create_text_channel("general")
        await join(s, guild)
        assert said_in(s, hidden) == []
        [hello] = said_in(s, general)
        assert "Let’s play UNO" in hello
        await join(s, guild)
        assert len(said_in(s, general)) == 1


async def test_the_channel_for_system_messages_comes_first(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        guild = s.env.create_guild("New club", preferred_locale="da")
        first, system = (guild.create_text_channel(name) for name in ("first", "system"))
        s.env.backend.guilds[guild.id].system_channel_id = system.id
        await join(s, guild)
        assert said_in(s, first) == []
        assert len(said_in(s, system)) == 1


async def test_a_refused_greeting_goes_to_the_next_channel(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        guild = s.env.create_guild("New club")
        first, second = (guild.create_text_channel(name) for name in ("first", "second"))
        s.env.inject_error("POST", f"/channels/{first.id}/messages", status=403, code=50013)
        await join(s, guild)
        assert said_in(s, first) == []
        assert len(said_in(s, second)) == 1


async def test_a_server_where_nothing_may_be_said_is_left_in_peace(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        guild = s.env.create_guild("Quiet club")
        channel = silent_channel(guild)
        await join(s, guild)
        assert said_in(s, channel) == []
