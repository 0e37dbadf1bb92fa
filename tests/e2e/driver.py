"""A server with a bot and people who see and press what Discord would show them.

The people know only what is on their screens: texts, buttons by their labels, menus. The bot is the
real one: real cogs, real discord.py, real SQLite, on SimCord. Time moves only with `wait`.
"""

import hashlib
import re
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.access import can_access_channel
from simcord.backend.models.channel import Channel, Overwrite
from simcord.enums import ComponentType, InteractionType, OverwriteType
from simcord.http.router import RequestContext
from simcord.results import InteractionResult, to_discord_message
from structlog.testing import capture_logs

from cogs.app import App
from cogs.client import UnoClient
from playground import SimulatedClock
from tests import openapi
from tests.text.locales import all_texts, real_texts
from uno.store.repository import DEAL_KEY, SqlStore, open_store
from uno.table.ports import Save
from uno.text import Texts

_require = RequestContext.require_channel_permissions


def _require_for_files(self: RequestContext, channel_id: int, *names: str) -> Channel:
    """Refuse files without Attach Files, as Discord does and SimCord does not."""
    return _require(self, channel_id, *names, *(("attach_files",) if self.files else ()))


RequestContext.require_channel_permissions = _require_for_files  # type: ignore[method-assign]

# How often SimCord looks whether the bot has come to rest: the default is ten times a press.
assert simcord.Env._settle_internal.__kwdefaults__ is not None
simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.005

# How long SimCord lets one press, or one stretch of simulated time, take in real time. Nothing is
# measured by it: its own five seconds are less than a busy machine's disk may take once.
PATIENCE = 60.0

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "data" / "locales"
MOVES = ("Draw", "Take the", "Keep it", "Accept", "Red", "Yellow", "Green", "Blue")
ON_TURN = re.compile(r"\*\*(\w+): \d+ cards? · on turn\*\*")


@dataclass(frozen=True, slots=True)
class Screen:
    """What one message shows to the person who looks at it."""

    message: discord.Message
    components: tuple[Mapping[str, Any], ...]

    @property
    def id(self) -> int:
        return self.message.id

    @property
    def is_private(self) -> bool:
        return self.message.flags.ephemeral

    @property
    def text(self) -> str:
        """Return everything that is written on it."""
        return "\n".join(str(part["content"]) for part in self.parts(10))

    @property
    def files(self) -> list[str]:
        """Return the names of the files that it shows."""
        urls = [str(part["file"]["url"]) for part in self.parts(13)]
        return [url.rpartition("/")[2] for url in urls]

    @property
    def accent(self) -> int | None:
        return next((part.get("accent_color") for part in self.parts(17)), None)

    @property
    def labels(self) -> list[str]:
        """Return the labels of the buttons that can be pressed."""
        return [str(part["label"]) for part in self.parts(2) if not part.get("disabled")]

    @property
    def buttons(self) -> list[Mapping[str, Any]]:
        """Return the buttons that can be pressed."""
        return [part for part in self.parts(2) if not part.get("disabled")]

    @property
    def emojis(self) -> list[Mapping[str, Any]]:
        """Return the emojis on buttons and in menus."""
        options = [one for menu in self.parts(3) for one in menu["options"]]
        return [one["emoji"] for one in (*self.parts(2), *options) if one.get("emoji")]

    def custom_id(self, label: str) -> str:
        """Return what a button carries; for forging."""
        return str(next(b["custom_id"] for b in self.parts(2) if b.get("label") == label))

    @property
    def menus(self) -> dict[str, list[str]]:
        """Return the labels of the options of each menu, by what is written on the menu."""
        return {
            str(menu["placeholder"]): [str(one["label"]) for one in menu["options"]]
            for menu in self.parts(3)
        }

    def option(self, start: str) -> tuple[str, str]:
        """Return the menu's custom id and the value of the one option that begins with `start`."""
        found = [
            (str(menu["custom_id"]), str(one["value"]))
            for menu in self.parts(3)
            for one in menu["options"]
            if str(one["label"]).startswith(start)
        ]
        assert len(found) == 1, f"{start!r} is not one of {self.menus}"
        return found[0]

    def chosen(self, start: str) -> bool:
        """Tell whether an option is marked as the one in force."""
        return any(
            one.get("default", False)
            for menu in self.parts(3)
            for one in menu["options"]
            if str(one["label"]).startswith(start)
        )

    def label(self, start: str) -> str:
        """Return the one label that begins with `start`."""
        found = [label for label in self.labels if label.startswith(start)]
        assert len(found) == 1, f"{start!r} is not one of {self.labels}"
        return found[0]

    def has(self, start: str) -> bool:
        """Tell whether a button begins with `start`."""
        return any(label.startswith(start) for label in self.labels)

    @property
    def moves(self) -> list[str]:
        """Return the labels of buttons that move the game, plays first."""
        others = [label for label in self.labels if label.startswith(MOVES)]
        return [label for label in self.labels if _is_card(label)] + others

    @property
    def offers_move(self) -> bool:
        return bool(self.moves)

    @property
    def first_move(self) -> str:
        return self.moves[0]

    def parts(self, kind: int) -> list[Mapping[str, Any]]:
        return [part for part in _walk(self.components) if part["type"] == kind]


def _walk(components: Iterable[Mapping[str, Any]]) -> Iterable[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))


class Answer:
    """How the bot answered an interaction."""

    def __init__(self, result: InteractionResult, requests: int) -> None:
        self.result = result
        self.requests = requests

    @property
    def is_answered(self) -> bool:
        return self.result.acknowledged

    @property
    def screen(self) -> Screen:
        """Return the message that was the answer, as it is now."""
        response = self.result.response
        assert response is not None, f"no message came: {self.result!r}"
        return Screen(response.message, tuple(response.components))

    @property
    def followups(self) -> list[Screen]:
        return [Screen(one.message, tuple(one.components)) for one in self.result.followups]

    @property
    def note(self) -> str:
        """Return the text of a private answer."""
        assert self.result.ephemeral, "the answer was public"
        return self.screen.text


@dataclass(frozen=True, slots=True)
class Move:
    """What somebody pressed in the own hand, and how it was answered."""

    player: "Player"
    label: str
    answer: Answer


class Player:
    """A member of the server."""

    def __init__(self, scene: "Scene", actor: simcord.MemberActor) -> None:
        self.scene = scene
        self.actor = actor

    @property
    def name(self) -> str:
        return self.actor.name

    @property
    def sees(self) -> list[Screen]:
        """Return what this person sees in the channel, oldest first."""
        return self.scene.screens(self.actor)

    @property
    def newest_first(self) -> Iterator[Screen]:
        """Go back through what this person sees; what is not asked for is not made."""
        return self.scene.newest_first(self.actor)

    @property
    def hand(self) -> Screen:
        """Return the newest private message with cards."""
        return next(s for s in self.newest_first if s.is_private and "Your cards" in s.text)

    @property
    def has_hand(self) -> bool:
        return any(s.is_private and "Your cards" in s.text for s in self.newest_first)

    async def slash(self, name: str, /, *, group: str = "uno", **options: Any) -> Answer:
        """Use a slash command."""
        async with self.scene.counting() as counted:
            result = await self.actor.slash(self.scene.channel, f"{group} {name}", **options)
        return Answer(result, len(counted))

    async def suggestions(self, typed: str) -> list[dict[str, Any]]:
        """Return what the list of cards offers while one is typed."""
        return await self.actor.autocomplete(self.scene.channel, "uno play", "card", typed)

    async def press(self, screen: Screen, start: str) -> Answer:
        """Press the one button whose label begins with `start`."""
        async with self.scene.counting() as counted:
            result = await self.actor.click(screen.message, label=screen.label(start))
        return Answer(result, len(counted))

    async def choose(self, screen: Screen, *starts: str) -> Answer:
        """Choose the options of one menu whose labels begin so."""
        options = [screen.option(start) for start in starts]
        values = [value for _, value in options]
        async with self.scene.counting() as counted:
            result = await self.actor.select(screen.message, values, custom_id=options[0][0])
        return Answer(result, len(counted))

    async def write(self, opened: Answer, **fields: str) -> Answer:
        """Fill in a form that a press opened, and send it."""
        assert opened.result.modal is not None, "no form came"
        async with self.scene.counting() as counted:
            result = await self.actor.submit_modal(opened.result, fields)
        return Answer(result, len(counted))

    async def press_as_seen(self, screen: Screen, start: str, *, times: int = 1) -> list[Answer]:
        """Press what was on the screen a moment ago, also if it changed; several times at once."""
        custom_id = screen.custom_id(screen.label(start))
        return await self.scene.deliver([(self, screen, custom_id)] * times)

    async def press_delivered_twice(self, screen: Screen, start: str) -> None:
        """Press once; Discord delivers it on two sessions."""
        custom_id = screen.custom_id(screen.label(start))
        await self.scene.deliver([(self, screen, custom_id)], copies=2)

    async def open_hand(self) -> Answer:
        """Press My hand on the table."""
        return await self.press(self.scene.table, "My hand")

    @property
    def plays(self) -> list[str]:
        """Return the labels of the cards that the open hand offers."""
        return [label for label in self.hand.labels if _is_card(label)]

    @property
    def cards(self) -> int:
        """Return how many cards the open hand shows."""
        found = re.search(r"Your cards \((\d+)\)", self.hand.text)
        assert found is not None
        return int(found[1])


def _is_card(label: str) -> bool:
    return label.startswith(("Red ", "Yellow ", "Green ", "Blue ", "Wild"))


def component_payload(
    actor: simcord.MemberActor, message_id: int, custom_id: str
) -> tuple[Any, dict[str, Any]]:
    """Make the interaction of a press as Discord would send it."""
    env = actor._env
    channel_id = next(c for c, held in env.backend.messages.items() if message_id in held)
    stored = env.backend.get_message(channel_id, message_id)
    record, payload = interactions.base_payload(
        env.backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=channel_id,
        guild_id=actor.guild.id,
        user_id=actor.id,
        data={"custom_id": custom_id, "component_type": ComponentType.BUTTON},
    )
    payload["message"] = dict(serializers.message_payload(env.backend, stored))
    record.source_message_id = message_id
    return record, payload


class MoodyStore:
    """The scene's store, slow or failing when the scene says so."""

    def __init__(self, scene: "Scene") -> None:
        self._scene = scene
        self._store = scene.store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def save(self, save: Save) -> None:
        if self._scene.slow_save:
            await self._scene.clock.sleep(self._scene.slow_save)
        if self._scene.broken_save is not None:
            error, self._scene.broken_save = self._scene.broken_save, None
            raise error
        await self._store.save(save)


class Scene:
    """One server with one channel, the bot in it, and a database file that outlives the bot."""

    def __init__(self, folder: Path, seed: str, texts: Texts) -> None:
        self.folder = folder
        self.seed = seed
        self.clock = SimulatedClock()
        self.texts = texts
        self.env: simcord.Env
        self.channel: simcord.ChannelHandle
        self.guild: simcord.GuildHandle
        self.players: dict[str, Player] = {}
        self.store: SqlStore
        self.app: App
        self.slow_save = 0.0  # seconds that the store takes for each save
        self.broken_save: Exception | None = None  # what the next save raises
        self.faults: list[Any] = []  # what the log says at level error, for its operator
        self.expects_faults = False
        self.pictures: Path | None = None  # a folder; without, cards have marks only
        self._draws = 0

    def chance(self, size: int) -> bytes:
        """Give the same secrets in every run of a test."""
        self._draws += 1
        digest = hashlib.shake_256(f"{self.seed}:{self._draws}".encode())
        return digest.digest(size)

    async def new_client(self) -> UnoClient:
        """Make the bot on the database file."""
        file = f"sqlite+aiosqlite:///{self.folder / 'uno.db'}"
        self.store = await open_store(file, outlives_power=False)  # as the playground does
        # A database draws the key for the deals of rematches by itself.
        await self.store.set_meta(DEAL_KEY, hashlib.sha256(self.seed.encode()).hexdigest())

        async def prepare(client: UnoClient) -> None:
            self.app = App(
                client,
                MoodyStore(self),
                self.clock,
                self.texts,
                pictures=self.pictures,
                chance=self.chance,
                support="https://example.org/uno",
            )
            await self.app.start()
            await client.tree.sync()

        return UnoClient(prepare, shard_count=1)

    async def restart(self) -> None:
        """End the bot without a goodbye, and start it again on the same file."""
        old = self.store
        client = await self.new_client()
        await self.env.restart_bot(client)
        await old.close()

    def __getitem__(self, name: str) -> Player:
        return self.players[name]

    def forbid(self, **permissions: bool) -> None:
        """Deny everybody in the channel, the bot too, these permissions."""
        denied = discord.Permissions(**permissions).value
        rule = Overwrite(self.guild.id, OverwriteType.ROLE, deny=denied)
        self.env.backend.set_overwrite(self.channel.id, rule)

    def add_moderator(self, name: str) -> Player:
        """Add a member who may manage the server and does not play."""
        role = self.guild.create_role(
            "moderators", permissions=discord.Permissions(manage_guild=True)
        )
        return Player(self, self.guild.add_member(self.env.create_user(name), roles=[role]))

    # What everybody sees

    def screens(self, viewer: simcord.MemberActor | None = None) -> list[Screen]:
        """Return the bot's messages in the channel as somebody sees them."""
        return list(self.newest_first(viewer))[::-1]

    def newest_first(self, viewer: simcord.MemberActor | None = None) -> Iterator[Screen]:
        """Go back through the bot's messages; to make them all is most of what a match costs."""
        backend, channel = self.env.backend, self.channel.id
        if viewer is not None:
            assert can_access_channel(self.env, channel, viewer, history=True)
        viewer_id = None if viewer is None else viewer.id
        for number in sorted(backend.messages.get(channel, {}), reverse=True):
            stored = backend.get_message(channel, number)
            is_ours = stored.author_id == backend.bot_user.id
            is_system = not stored.components  # "started a thread"
            if is_ours and not is_system and stored.visible_to(viewer_id):
                yield Screen(to_discord_message(self.env, stored), tuple(stored.components))

    @property
    def table(self) -> Screen:
        """Return the newest public message that is no reminder."""
        return next(s for s in self.newest_first() if "it is your turn" not in s.text)

    async def shown(self) -> Screen:
        """Return the table when it has had its time to be brought up to date."""
        await self.wait(1.2)
        return self.table

    @property
    def notices(self) -> list[Screen]:
        return [screen for screen in self.screens() if "it is your turn" in screen.text]

    @property
    def on_turn(self) -> Player:
        """Return whose turn it is, as the table says."""
        found = ON_TURN.search(self.table.text)
        assert found is not None, self.table.text
        return self.players[found[1]]

    def download(self, screen: Screen) -> bytes:
        """Return the one file of a message, byte for byte as it was uploaded."""
        [attachment] = screen.message.attachments
        data = self.env.backend.cdn.get(attachment.url)
        assert data is not None
        return data

    # What happens

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[list[simcord.HttpLogEntry]]:
        """Collect the requests that the bot makes meanwhile."""
        counted: list[simcord.HttpLogEntry] = []
        before = len(self.env.http_requests)
        yield counted
        counted += self.env.http_requests[before:]

    async def deliver(
        self, presses: Sequence[tuple[Player, Screen, str]], *, copies: int = 1
    ) -> list[Answer]:
        """Deliver presses on custom ids all at once, whether the buttons are still there or not."""
        env, results = self.env, []
        before = len(env.http_requests)
        env._begin_operation("click")
        try:
            for player, screen, custom_id in presses:
                record, payload = component_payload(player.actor, screen.message.id, custom_id)
                for _ in range(copies):
                    env.backend.emit("INTERACTION_CREATE", payload)
                results.append(InteractionResult(env, record))
            await env._settle_internal(dispatch="INTERACTION_CREATE")
        finally:
            env._end_operation()
        requests = len(env.http_requests) - before
        return [Answer(result, requests) for result in results]

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)

    async def start_match(self, **options: Any) -> None:
        """Open a table, let everybody sit down, and start."""
        first, *others = self.players.values()
        await first.slash("start", **options)
        for player in others:
            await player.press(self.table, "Join")
        await first.press(self.table, "Start")
        await self.wait(2)

    async def move(self) -> Move:
        """Let the player on turn do the first thing that the own hand offers, plays before all."""
        player = self.on_turn
        if not player.has_hand:
            await player.open_hand()
        hand = player.hand
        if not hand.offers_move:
            await player.press(hand, "Refresh")
            hand = player.hand
        label = hand.first_move
        answer = await player.press(hand, label)
        return Move(player, label, answer)

    async def move_or_deal(self, but: Player | None = None) -> None:
        """Let the game go on by one press; not by the press of one person."""
        if self.table.has("Next round"):
            presser = next(one for one in self.players.values() if one is not but)
            await presser.press(self.table, "Next round")
        elif self.on_turn is not but:
            await self.move()

    async def play_until(self, done: Callable[[], bool], most: int = 400) -> list[Move]:
        """Make moves, and have rounds dealt, until something is so."""
        moves: list[Move] = []
        while not done():
            assert len(moves) < most, "it never came to that"
            if self.table.has("Next round"):
                await self.move_or_deal()
            else:
                moves.append(await self.move())
            await self.wait(1.2)
        return moves

    def check_requests(self) -> None:
        """Hold every request body against Discord's API description, where it is at hand."""
        description = openapi.load()
        if description is None:
            return
        problems = [
            problem
            for request in self.env.http_requests
            if request.json is not None
            for problem in description.problems(request.method, request.path, request.json)
        ]
        assert problems == []


@asynccontextmanager
async def scene(
    folder: Path,
    *names: str,
    seed: str = "one",
    locales: str = "real",
    pictures: Path | None = None,
    **options: Any,
) -> AsyncIterator[Scene]:
    """Run a bot in a server with these members; bodies are checked at the end.

    `locales`: `real`, or `all` of them with the pseudo language. `pictures`: a folder of them.
    """
    made = Scene(folder, seed, all_texts() if locales == "all" else real_texts())
    made.pictures = pictures
    client = await made.new_client()
    env = simcord.Env(client, settle_timeout=PATIENCE, **options)
    made.env = env
    made.clock.follow(env)
    made.guild = env.create_guild("Card club")
    made.channel = made.guild.create_text_channel("table")
    for name in names:
        actor = made.guild.add_member(env.create_user(name))
        made.players[name] = Player(made, actor)
    try:
        with capture_logs() as logs:
            await env.start()
            with env.time_context():
                yield made
        made.faults = [entry for entry in logs if entry["log_level"] in ("error", "critical")]
        assert made.expects_faults == bool(made.faults), made.faults
        env.raise_errors()
        made.check_requests()
    finally:
        await env.shutdown()
        await made.store.close()
