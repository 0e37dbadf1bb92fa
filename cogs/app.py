"""Put the parts together: one service, one publisher, one router, the commands.

Used in the same way by bot.py, by the playground and by the tests.
"""

import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Protocol

import discord
import structlog
from discord import app_commands

from cogs import (
    admin,
    help,
    lobby,
    me,
    owners,
    people,
    play,
    privacy,
    profile,
    questions,
    rules_panel,
    scores,
    server,
    table_commands,
)
from cogs.background import Tasks
from cogs.blocks import Blocks
from cogs.client import UnoClient
from cogs.command_sync import Notes
from cogs.commands import CommandKit
from cogs.desk import Desk
from cogs.greeting import Greeter
from cogs.guard import Guard
from cogs.housekeeping import Housekeeping
from cogs.moderators import ModeratorGroup, Moderators
from cogs.pace import OWN_LIMIT, PART, Pace
from cogs.paint import Painter
from cogs.pictures import Pictures
from cogs.publisher import DiscordPublisher
from cogs.readers import Readers
from cogs.reply import Deferrals, Interaction
from cogs.retention import NOTHING_DELETED, Retention
from cogs.router import Router
from cogs.translator import CatalogueTranslator
from cogs.wire import EMOJI_REFUSED
from uno.monitor.meter import Meter
from uno.table.ports import Clock, Store
from uno.table.records import Options
from uno.table.service import TableService
from uno.text import Texts

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")

CLOSE_RETRY_FIRST, CLOSE_RETRY_LAST = 2, 60  # seconds
LAST_ANSWERS_SECONDS = 3
LAST_EDITS_SECONDS = 2
LOOKS_FOR_PICTURES, SECONDS_BETWEEN_LOOKS = 20, 0.1


class StoreWithNotes(Store, Notes, Protocol):
    """The store, which also keeps what the program notes for itself."""


class App:
    """The bot behind one connection; `pictures` is a folder of PNGs, None: words and marks.

    `support` is the address at which the operator helps, `own_limit` is how many requests Discord
    takes from this process in a second.
    """

    def __init__(
        self,
        client: UnoClient,
        store: StoreWithNotes,
        clock: Clock,
        texts: Texts,
        *,
        pictures: Path | None = None,
        chance: Callable[[int], bytes] = secrets.token_bytes,
        options: Options | None = None,
        meter: Meter | None = None,
        support: str | None = None,
        retention: Retention = NOTHING_DELETED,
        own_limit: float = OWN_LIMIT,
    ) -> None:
        self._client = client
        self._grace_seconds = 60
        self._store = store
        self._tasks = Tasks()
        self._was_ready = False
        self._texts = texts
        self._clock = clock
        self._pictures = Pictures(
            client, store, clock, self._tasks, folder=pictures, forget=texts.forget
        )
        painter = Painter(texts, lambda: self._pictures.art, support)
        readers = Readers(store, clock)
        self._greeter = Greeter(client, store, painter)
        pace = Pace(clock, own_limit * PART)
        self._publisher = DiscordPublisher(clock, self._tasks, painter, readers, pace)
        self.service = TableService(store, self._publisher, clock, chance, options)
        self._publisher.connect(client, self.service, store)
        guard = Guard(
            Deferrals(clock, self._tasks), painter, readers, Blocks(store, clock), meter or Meter()
        )
        moderators = Moderators(clock)
        desk = Desk(
            *(self.service, store, self._publisher, painter, readers, chance, moderators, clock),
            retention=retention,
        )
        self._housekeeping = Housekeeping(client, store, clock, painter, retention)
        self._kit = CommandKit(desk, guard, texts)
        self._router = Router(
            desk,
            guard,
            {
                **lobby.PRESSES,
                **play.PRESSES,
                **questions.PRESSES,
                **rules_panel.PRESSES,
                **people.PRESSES,
                **help.PRESSES,
                **admin.PRESSES,
            },
            {
                **scores.PRESSES,
                **help.FREE_PRESSES,
                **me.PRESSES,
                **profile.PRESSES,
                **privacy.PRESSES,
                **server.PRESSES,
                **owners.PRESSES,
            },
            lobby.PRESSES_AFTERWARDS,
        )

    async def start(self, grace_seconds: int = 60, slots: frozenset[int] | None = None) -> None:
        """Take up the live tables, then listen. Call it after the login, before any event.

        `slots` are those that this process works on (None: all).
        """
        self._grace_seconds = grace_seconds
        await self.take_over(slots)
        self.service.start()
        await self._add_commands()
        self._listen()
        self._pictures.start()

    async def take_over(self, slots: frozenset[int] | None) -> None:
        """Take up the live tables of some slots. Raises StoreUnavailableError."""
        taken = await self.service.take_over(slots, self._grace_seconds)
        checks = self._check_tables(taken.games, taken.moved)
        self._tasks.spawn(checks, "check of all tables")

    def give_up(self, slots: frozenset[int]) -> None:
        """Forget the tables of some slots: another process works on them now."""
        self.service.give_up(slots)

    async def close(self) -> None:
        """Let presses be answered, stop what runs in the background. Moves are on disk already."""
        self.service.close_to_new_tables()
        await self._kit.guard.until_answered(LAST_ANSWERS_SECONDS)
        await self.service.stop()
        await self._publisher.flush(LAST_EDITS_SECONDS)
        await self._tasks.close()

    async def _check_tables(self, games: Sequence[str], outdated: frozenset[str]) -> None:
        """Make sure that every table can be seen, with its pictures if they are known soon."""
        for _ in range(LOOKS_FOR_PICTURES):
            if self._pictures.has_looked:
                break
            await self._clock.sleep(SECONDS_BETWEEN_LOOKS)
        await self._publisher.check_all(self.service, games, outdated)

    async def _add_commands(self) -> None:
        """Put our commands into the tree; sending them to Discord is up to the caller."""
        tree = self._client.tree
        await tree.set_translator(CatalogueTranslator(self._texts))
        tree.interaction_check = self._may_use  # type: ignore[method-assign]  # the documented way
        tree.on_error = self._command_failed  # type: ignore[method-assign]  # the documented way
        for group in command_groups(self._kit):
            tree.add_command(group)

    def _listen(self) -> None:
        listeners: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
            "on_interaction": self._router.on_interaction,
            "on_guild_join": self._guild_joined,
            "on_ready": self._ready,
            "on_guild_remove": self._guild_removed,
            "on_raw_channel_delete": self._channel_deleted,
            "on_raw_thread_delete": self._thread_deleted,
            f"on_{EMOJI_REFUSED}": self._emoji_refused,
        }
        for event, listener in listeners.items():
            self._client.listen(event, listener)

    async def _may_use(self, interaction: Interaction) -> bool:
        """Let a command be carried out, or be completed, unless its person is kept out."""
        if self._kit.guard.is_void(interaction):
            return False
        if not await self._kit.guard.blocks.hold(interaction):
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            return False  # the client shows an empty list by itself
        async with self._kit.guard.answered(interaction) as reply:
            await self._kit.guard.keeps_out(reply)
        return False

    async def _command_failed(
        self, interaction: Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Answer what did not reach one of our commands: an old or a broken one."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocomplete failed", interaction=interaction.id, exc_info=error)
            return  # the client shows an empty list by itself
        async with self._kit.guard.answered(interaction) as reply:
            if isinstance(error, app_commands.CommandNotFound):
                await self._kit.desk.say(reply, "note-unknown-command")
            else:
                raise error

    async def _emoji_refused(self) -> None:
        log.warning("Discord does not know an emoji of ours; words are shown for a while")
        self._pictures.distrust()

    async def _ready(self) -> None:
        """After a new session look at every table: events between the two were missed."""
        if not self._was_ready:
            self._was_ready = True
            self._housekeeping.start(self._tasks)
            return
        checks = self._publisher.check_all(self.service, self.service.live_games, frozenset())
        self._tasks.spawn(checks, "check of all tables")

    async def _guild_joined(self, guild: discord.Guild) -> None:
        await self._store.archive.guild_joined(guild.id)
        await self._greeter.greet(guild)

    async def _guild_removed(self, guild: discord.Guild) -> None:
        service = self.service
        closing = self._until_closed(
            lambda: service.guild_removed(guild.id), lambda: service.has_tables_in(guild.id)
        )
        self._tasks.spawn(closing, f"end of all tables in {guild.id}")
        await self._store.archive.guild_left(guild.id, self._clock.now())

    async def _channel_deleted(self, channel_id: int) -> None:
        self._close_channel(channel_id)

    async def _thread_deleted(self, event: discord.RawThreadDeleteEvent) -> None:
        self._close_channel(event.thread_id)

    def _close_channel(self, channel_id: int) -> None:
        service = self.service
        closing = self._until_closed(
            lambda: service.close_channel(channel_id, "channel-gone"),
            lambda: service.table_in_channel(channel_id) is not None,
        )
        self._tasks.spawn(closing, f"end of the table in {channel_id}")

    async def _until_closed(
        self, close: Callable[[], Awaitable[object]], is_open: Callable[[], bool]
    ) -> None:
        """Close what nobody can reach any more, though the store may fail for a while."""
        wait = CLOSE_RETRY_FIRST
        while is_open():
            await close()
            if is_open():
                await self._clock.sleep(wait)
                wait = min(2 * wait, CLOSE_RETRY_LAST)


def command_groups(kit: CommandKit) -> tuple[app_commands.Group, ...]:
    """Make `/uno`, `/uno-me` and `/uno-admin`."""
    everyone = app_commands.Group(
        name="uno",
        description=kit.text("command-uno"),
        guild_only=True,
    )
    for part in (lobby, play, questions, people, table_commands, help, scores):
        part.add_commands(everyone, kit)
    oneself = app_commands.Group(
        name="uno-me",
        description=kit.text("command-uno-me"),
        guild_only=True,
    )
    for mine in (me, profile, privacy):
        mine.add_commands(oneself, kit)
    moderators = ModeratorGroup(
        kit.desk.moderators, name="uno-admin", description=kit.text("command-uno-admin")
    )
    adding = (admin.add_commands, people.add_moderator_commands, server.add_commands)
    for add_to in (*adding, owners.add_commands):
        add_to(moderators, kit)
    return everyone, oneself, moderators
