"""Play without a Discord account: the real bot on a simulated Discord, in the browser.

SimCord (the simulated Discord) keeps its own time, which only moves when it is told to. Here it
follows the real time: it is brought to it before the bot starts and then about twice a second.
"""

import asyncio
import contextlib
import hashlib
import itertools
import re
import secrets
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import simcord
import structlog
from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker

from cogs.app import App
from cogs.client import UnoClient, invite_url
from cogs.retention import Retention
from uno.logging import configure_logging
from uno.running import fail, run_until_signal
from uno.settings import ROOT, SQLITE_PREFIX, InvalidSettingsError, Settings, load_settings
from uno.store.repository import open_store
from uno.table.ports import StoreUnavailableError
from uno.text import Texts

TICK_SECONDS = 0.5
EMOJI_PIXELS = 128
_EMOJI_ADDRESS = re.compile(r"https://[\w.]+/emojis/(\d+)\.png(?:\?.*)?")
MEMBERS = ("Ann", "Ben", "Cleo", "Dan")

log: structlog.stdlib.BoundLogger = structlog.get_logger("playground")

GREETING = """\
Playground: {url}

{why}

Open the address, choose who you are under "Viewing as" ({members}) and type /uno start
below the messages. The page shows what that member sees, private hands included. A second
browser tab can be another member. Stop with Ctrl-C; tables are kept for the next start.

To play on Discord:
  1. Create an application on https://discord.com/developers/applications, open "Bot" and copy
     its token ("Reset Token").
  2. Invite it with exactly the permissions it needs (put the number of "General Information",
     "Application ID", in the place of APPLICATION_ID):
     {invite}
  3. Write DISCORD_TOKEN=<the token> into the file .env beside this program and start it again.
"""

WHY_OFFLINE = """\
There is no DISCORD_TOKEN in the environment or in .env, so the bot plays on a simulated Discord
in your browser instead of logging in to the real one."""
WHY_ASKED = "You asked for it: the bot plays on a simulated Discord and logs in to no real one."


class SimulatedClock:
    """The bot's clock: the time of the simulated Discord."""

    def __init__(self) -> None:
        self._env: simcord.Env | None = None

    def follow(self, env: simcord.Env) -> None:
        """Read the time from `env` from now on."""
        self._env = env

    def now(self) -> int:
        """Return milliseconds since the epoch (UTC)."""
        return int(self._required_env().now().timestamp() * 1000)

    async def sleep(self, seconds: float) -> None:
        """Sleep until the simulated time has moved on by `seconds`.

        A sleep declared as an external wait does not hold up the answer to a press.
        """
        await self._required_env().external_wait(asyncio.sleep(seconds), reason="clock")

    def _required_env(self) -> simcord.Env:
        if self._env is None:
            raise RuntimeError("the clock is read before there is a simulated Discord")
        return self._env


@dataclass(frozen=True, slots=True)
class World:
    """The simulated server; ids depend only on the order in which its parts are made."""

    channel: simcord.ChannelHandle
    members: tuple[simcord.MemberActor, ...]


def build_world(env: simcord.Env) -> World:
    """Make server, channel and members, the same at every start so that tables find them again."""
    env.backend.edit_bot_profile("Card table")
    users = [env.create_user(name.lower(), global_name=name) for name in MEMBERS]
    # The first member owns the server, and so may use /uno-admin.
    guild = env.create_guild("The playground", owner=users[0])
    channel = guild.create_text_channel("card-table")
    members = tuple(guild.add_member(user) for user in users)
    return World(channel, members)


class EmojiPictures(dict[str, tuple[str, bytes]]):
    """The pictures of our emojis for the page, by address; SimCord keeps emojis without them."""

    def __init__(self, env: simcord.Env, folder: Path) -> None:
        """Take `<name>.png` of a folder."""
        super().__init__()
        self._env = env
        self.files = {path.stem: path.read_bytes() for path in folder.glob("*.png")}

    def get(  # type: ignore[override]  # a page asks for one address, without a default
        self, address: str
    ) -> tuple[str, bytes] | None:
        """Return file name and content."""
        found = _EMOJI_ADDRESS.fullmatch(address)
        emoji = found and self._env.backend.application_emojis.get(int(found[1]))
        if not emoji or emoji.name not in self.files:
            return None
        return f"{emoji.name}.png", self.files[emoji.name]


class TrustingWorker(MediaWorker):
    """Pass our own pictures on as they are: SimCord looks at each in a process of its own."""

    def __init__(self, own: Collection[bytes]) -> None:
        """Trust these files."""
        super().__init__()
        self._own = frozenset(own)

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """Describe a picture."""
        if blob not in self._own:
            return await super().validate(key, blob, media_time=media_time)
        size = EMOJI_PIXELS * EMOJI_PIXELS * 4
        return MediaInfo(
            *("PNG", EMOJI_PIXELS, EMOJI_PIXELS, 1, size, blob, "image/png"),
            capture=blob,
            poster=blob,
        )


def show_pictures(preview: Preview, env: simcord.Env, folder: Path) -> None:
    """Let the page show the emojis that the bot uploads.

    Replaced on the object: SimCord takes pictures only before there are emojis.
    """
    pictures = EmojiPictures(env, folder)
    vars(preview)["_explicit_assets"] = pictures
    vars(preview)["_media_worker"] = TrustingWorker(pictures.files.values())


class Session:
    """One page on one simulated Discord, kept on real time."""

    def __init__(self, env: simcord.Env, preview: Preview) -> None:
        self._env = env
        self._preview = preview
        self._turn = asyncio.Lock()  # SimCord refuses operations that overlap
        self._requests_shown = 0
        self._act: Callable[..., Awaitable[dict[str, Any]]] = preview._action
        # Replaced on the object because SimCord has no hook for it; the version is pinned exactly.
        vars(preview)["_action"] = self._action

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Take an action of the page between two ticks, whatever publication it was made on.

        SimCord refuses a press when the page has changed since the browser last asked, although
        on Discord it reaches the bot, which judges it by the present state.
        """
        async with self._turn:
            page = self._preview._pages.get(context_id or "")
            if page is not None and isinstance(body, dict) and "published_revision" in body:
                body = {**body, "published_revision": page.revision}
            return await self._act(context_id, body)

    async def run(self) -> None:
        """Follow the real time until the page is told to end the session."""
        ticking = asyncio.create_task(self._follow_real_time())
        try:
            await self._preview.wait_closed()
        finally:
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)

    async def _follow_real_time(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            async with self._turn:
                await self._tick()

    async def _tick(self) -> None:
        try:
            await advance_to_real_time(self._env)
            await self._show_changes()
        except (TimeoutError, simcord.SetupError) as error:
            # What is still at work goes on and is made up for by the next tick.
            log.warning("the simulated Discord fell behind", reason=str(error).splitlines()[0])

    async def _show_changes(self) -> None:
        requests = len(self._env.http_requests)
        if requests == self._requests_shown:
            return
        await self._preview.refresh()
        self._requests_shown = requests


async def advance_to_real_time(env: simcord.Env) -> None:
    """Advance the simulated time to the real one."""
    behind = time.time() - env.now().timestamp()
    if behind > 0:
        await env.advance_time(behind)


@contextlib.asynccontextmanager
async def open_page(env: simcord.Env, world: World, port: int, key: str) -> AsyncIterator[Preview]:
    """Serve the page on `port`, or on a free one when that is taken."""
    async with contextlib.AsyncExitStack() as stack:
        try:
            preview = await stack.enter_async_context(new_page(env, world, port, key))
        except simcord.SetupError:
            preview = await stack.enter_async_context(new_page(env, world, 0, key))
        yield preview


def new_page(env: simcord.Env, world: World, port: int, key: str) -> Preview:
    """Make the page of the channel, one viewer per member; `key` is the secret of its address."""
    preview = env.preview(world.channel, viewers=world.members, layout="channel", port=port)
    preview.capability = key
    return preview


def page_key(path: Path) -> str:
    """Return the secret of the page's address, kept so that a reload works after a restart."""
    if path.exists():
        return path.read_text().strip()
    key = secrets.token_urlsafe(32)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    path.write_text(key)
    return key


def main() -> int:
    """Run the playground until it is told to stop; return the exit status."""
    try:
        settings = load_settings()
        configure_logging(settings.log_level, settings.log_format)
        return asyncio.run(run_until_signal(serve(settings)))
    except InvalidSettingsError as error:
        return fail("playground", f"invalid setting: {error}")
    except StoreUnavailableError as error:
        return fail("playground", f"the database cannot be used: {error}")


async def serve(settings: Settings) -> None:
    """Run the bot on a simulated Discord until cancelled, or until the page ends it."""
    clock = SimulatedClock()
    folder = settings.state_folder
    async with contextlib.AsyncExitStack() as stack:
        # SimCord lets a start take five seconds, in which every picture is noted.
        file = f"{SQLITE_PREFIX}{folder / 'playground.db'}"
        store = await open_store(file, outlives_power=False)
        stack.push_async_callback(store.close)
        client = UnoClient(lambda client: prepare(client, app, settings), shard_count=1)
        env = simcord.Env(client, check_errors=False)
        world = build_world(env)
        clock.follow(env)
        texts = Texts(ROOT / "data" / "locales")
        app = App(
            client,
            store,
            clock,
            texts,
            pictures=settings.pictures_folder,
            chance=chance(settings.playground_seed, folder),
            options=settings.table_options,
            support=settings.support,
            retention=Retention(settings.keep_game_days, settings.keep_left_server_days),
        )
        # Before the bot starts, so that no timer of it lives through the jump.
        env.backend.advance_clock(time.time() - env.now().timestamp())
        await env.start()
        stack.push_async_callback(env.shutdown)
        stack.push_async_callback(app.close)
        key = page_key(folder / "playground.key")
        preview = await stack.enter_async_context(
            open_page(env, world, settings.playground_port, key)
        )
        if settings.pictures_folder is not None:
            show_pictures(preview, env, settings.pictures_folder)
        session = Session(env, preview)
        sys.stdout.write(greeting(preview.url, has_token=settings.discord_token is not None))
        sys.stdout.flush()
        await session.run()


async def prepare(client: UnoClient, app: App, settings: Settings) -> None:
    """Take up the live tables; a simulated Discord knows no commands from before."""
    await app.start(settings.restart_grace_seconds)
    await client.tree.sync()


def chance(seed: str | None, folder: Path) -> Callable[[int], bytes]:
    """Return the source of chance: with a seed, the same in every fresh `folder`."""
    if seed is None:
        return secrets.token_bytes
    file = folder / "playground.starts"
    starts = int(file.read_text()) if file.exists() else 0
    file.write_text(str(starts + 1))
    return seeded_chance(seed, starts)


def seeded_chance(seed: str, starts: int) -> Callable[[int], bytes]:
    """Return a source that differs from start to start: ids drawn before are in the database."""
    counter = itertools.count()
    return lambda size: hashlib.sha256(f"{seed}:{starts}:{next(counter)}".encode()).digest()[:size]


def greeting(url: str, *, has_token: bool) -> str:
    """Say where the page is, why there is one, and how to get a token."""
    return GREETING.format(
        url=url,
        why=WHY_ASKED if has_token else WHY_OFFLINE,
        members=", ".join(MEMBERS),
        invite=invite_url("APPLICATION_ID"),
    )


if __name__ == "__main__":
    sys.exit(main())
