"""Random games of all presets: everything anybody is shown, the log, and reports of errors.

A real bot at its most talkative. What each message shows to whom is taken from the stand-in; what
each may know is taken from the moves on disk, played again.
"""

import asyncio
import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.faults.kills import SETTINGS
from tests.faults.nursery import ForkedBot
from tests.standin import RateLimited, Route, StandIn, User
from tests.standin.driver import TOKEN
from tests.standin.log import Request
from tests.standin.players import Game
from uno.game.engine import apply, new_game
from uno.game.events import Event, HandShown
from uno.game.presets import PRESETS
from uno.game.seat_view import seat_view
from uno.game.state import State
from uno.store.repository import SqlStore, open_store
from uno.table.records import Table

MOVES = 40
SEATS = 3
COLORS = "red|yellow|green|blue|pink|teal|orange|violet"
CARD = re.compile(rf"\b({COLORS}) (\d)\b", re.IGNORECASE)
ASKED = re.compile(r"uno:\w+:\d+:(?:play|swap|target):([rygbptov]\d)\b")
ROUND = re.compile(r"Round (\d+)")
PUBLIC = (Route.CREATE_MESSAGE, Route.EDIT_MESSAGE)
PRIVATE = (Route.CALLBACK, Route.FOLLOW_UP, Route.EDIT_ORIGINAL, Route.EDIT_FOLLOW_UP)
EPHEMERAL = 1 << 6
EVERYBODY = None


@dataclass
class Known:
    """What people may know of the number cards of a game, as codes."""

    public: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))  # by round
    private: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))  # by seat

    def add(self, state: State, events: tuple[Event, ...]) -> None:
        """Take what a state shows, and what happened before everybody's eyes."""
        for event in events:
            if isinstance(event, HandShown):
                self.private[event.to].update(code.split("/")[0] for code in event.cards)
            else:
                self.public[state.match.round].add(str(getattr(event, "card", "")).split("/")[0])
        if not state.is_round_open:
            return
        self.public[state.match.round].add(state.top_face.code)
        for seat in range(SEATS):
            view = seat_view(state, seat)
            self.private[seat].update(code.split("/")[0] for code in view.hand)
            for hand in view.backs or ():
                self.private[seat].update(hand)
            self.private[seat].add(view.next_back or "")

    def everything_public(self) -> set[str]:
        return set().union(*self.public.values())


async def known_of(store: SqlStore, table: Table) -> Known:
    """Play the moves on disk again."""
    assert table.seed is not None
    names = [chair.name for chair in table.chairs]
    dealt = new_game(table.rules, names, bytes.fromhex(table.seed), host=table.host_seat or 0)
    known, state = Known(), dealt.state
    known.add(state, dealt.events)
    for move in await store.moves(table.id):
        if move.action is not None:
            done = apply(state, move.action)
            state = done.state
            known.add(state, done.events)
    assert state == table.state
    return known


def shown(standin: StandIn, request: Request) -> tuple[User | None, str] | None:
    """Return who sees what a request makes or changes, and all that is in it."""
    body: Any = request.body
    if not body or (request.status or 500) >= 300:
        return None
    if request.route in PUBLIC:
        return EVERYBODY, _text(body)
    if request.route not in PRIVATE:
        return None
    interaction = standin.world.interactions[request.params["token"]]
    is_new = request.route is Route.FOLLOW_UP or body.get("type") in (4, 5)
    data = body.get("data", body) if request.route is Route.CALLBACK else body
    if is_new:
        is_private = bool((data.get("flags") or 0) & EPHEMERAL)
        return (interaction.user if is_private else EVERYBODY), _text(data)
    message = interaction.original or interaction.message
    is_private = message is not None and message.ephemeral_for is not None
    return (interaction.user if is_private else EVERYBODY), _text(data)


def _text(body: object) -> str:
    return json.dumps(body, ensure_ascii=False)


def codes_in(text: str) -> set[str]:
    """Find the number cards that are named, and those that are on buttons."""
    named = {f"{color[0].lower()}{number}" for color, number in CARD.findall(text)}
    return named | set(ASKED.findall(text))


def leaks(standin: StandIn, game: Game, known: Known) -> Iterator[str]:
    """List what somebody was shown and may not know."""
    seats = {player.user.id: seat for seat, player in enumerate(game.players)}
    for request in standin.requests:
        if standin.channel_of(request) is not game.channel:
            continue
        seen = shown(standin, request)
        if seen is None:
            continue
        user, text = seen
        rounds = {int(number) for number in ROUND.findall(text)}
        allowed = set().union(*(known.public[n] for n in rounds)) if rounds else set()
        if not rounds or user is not EVERYBODY:
            allowed |= known.everything_public()
        if user is not EVERYBODY:
            allowed |= known.private[seats[user.id]]
        foreign = codes_in(text) - allowed
        if foreign:
            whom = "everybody" if user is None else user.name
            yield f"{whom} was shown {foreign}: {text[:600]}"


def secrets_of(file: Path) -> set[str]:
    """Return the seeds and secrets on disk."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        rows = connection.execute("SELECT seed, secret FROM games").fetchall()
    connection.close()
    return {value for row in rows for value in row if value}


async def play(standin: StandIn, preset: str, number: int) -> Game:
    """Play a random game of a preset for a while."""
    guild = standin.new_guild(preset)
    channel = standin.new_channel(guild, preset)
    users = [standin.new_member(guild, f"{preset}-{seat}") for seat in range(SEATS)]
    options = {"preset": preset}
    game = await Game.start(standin, channel, users, seed=number, options=options)
    for move in range(MOVES):
        with suppress(AssertionError):  # a hand that is a move behind is opened anew
            await game.move()
        if move % 5 == 0:
            await game.open_hands()
    return game


@pytest.mark.timeout(180)
async def test_only_what_the_rules_show_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "uno.db"
    url = f"sqlite+aiosqlite:///{file}"
    environment = {**SETTINGS, "TURN_SECONDS": "900", "DATABASE_URL": url}
    async with StandIn() as standin:
        bot = ForkedBot(standin, tmp_path / "bot.log", environment)
        store = await open_store(url)
        await bot.start()
        standin.faults.put(Route.EDIT_ORIGINAL, RateLimited(0.2), times=9)  # logged with its path
        try:
            games = await asyncio.gather(
                *(play(standin, preset, number) for number, preset in enumerate(PRESETS))
            )
            await standin.until_quiet(1.0)
            looked = 0
            for game in games:
                (live,) = [
                    one for one in await store.live_tables() if one.channel_id == game.channel.id
                ]
                table = await store.load(live.id)
                assert table is not None
                known = await known_of(store, table)
                looked += len(known.everything_public())
                assert list(leaks(standin, game, known)) == []
            assert looked > 10 * len(PRESETS)
            await break_a_table(bot, standin, file, games[0])
        finally:
            await bot.kill()
            await store.close()
        check_secrets(standin, bot, file)


async def break_a_table(bot: ForkedBot, standin: StandIn, file: Path, game: Game) -> None:
    """Let the bot meet a state that cannot be read: its report must not hold what is in it."""
    await bot.kill()
    spoil = """UPDATE games SET state = replace(state, '"hands"', '"x"') WHERE channel_id = ?"""
    with sqlite3.connect(file) as connection:
        connection.execute(spoil, (game.channel.id,))
    connection.close()
    await bot.start()
    table = await game.table()
    button = next(b for b in table.buttons if ":hand" in (b.custom_id or ""))
    answer = await standin.press(game.players[0].user, table, button)
    (number,) = re.findall(r"number: (\w{8})", answer.text)
    lines = [line for line in bot.output().splitlines() if f"fault={number}" in line]
    assert len(lines) == 1
    assert f"interaction={answer.interaction.id}" in lines[0]
    assert f"guild={game.channel.guild.id}" in lines[0]
    assert "game=" in lines[0]


def check_secrets(standin: StandIn, bot: ForkedBot, file: Path) -> None:
    """No secret is in the log or in any message, and no card is in the log."""
    log = bot.output()
    secrets = secrets_of(file)
    assert len(secrets) >= len(PRESETS)
    said = "\n".join(_text(request.body) for request in standin.requests)
    tokens = {interaction.token for interaction in standin.world.interactions.values()}
    for where, text in (("the log", log), ("a message", said)):
        assert [one for one in secrets if one in text] == [], where
        assert [one for one in (TOKEN, *tokens) if one in text] == [], where
    assert codes_in(log) == set()
    assert "Traceback" in log  # the report was there to be searched
