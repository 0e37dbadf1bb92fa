"""`kill -9` in the middle of a match: everything that was told is there again, and playable."""

import re
import time
from pathlib import Path

from tests.restart.conftest import GRACE
from tests.restart.database import Database
from tests.standin import Channel, Guild, Route, StandIn
from tests.standin.players import Game, Player, buttons_for
from tests.standin.process import BotProcess

MOST_MOVES = 400


async def _match(standin: StandIn, guild: Guild, name: str, seed: int) -> Game:
    channel = standin.new_channel(guild, name)
    users = [standin.new_member(guild, f"{name}-{who}") for who in ("Anna", "Bo", "Cem")]
    return await Game.start(standin, channel, users, seed=seed)


async def _play_until(game: Game, database: Database, kind: str) -> None:
    """Play until a window of a kind is open on disk."""
    for _ in range(MOST_MOVES):
        if database.has_window(game.channel.id, kind):
            return
        await game.move()
    raise AssertionError(f"no {kind} window in {MOST_MOVES} moves")


def _without_times(text: str) -> str:
    return re.sub(r"<t:\d+:\w>", "<time>", text)


def _shape(database: Database, channel: Channel) -> list[tuple[str, int | None, int]]:
    return [(w.kind, w.seat, w.opened_at) for w in database.windows(channel.id)]


async def test_windows_deadlines_and_old_buttons_are_back(
    standin: StandIn, guild: Guild, bot: BotProcess, database: Database
) -> None:
    catching = await _match(standin, guild, "catching", 1)
    challenged = await _match(standin, guild, "challenged", 2)
    await _play_until(challenged, database, "challenge")
    await _play_until(catching, database, "uno")
    tables = [await game.table() for game in (catching, challenged)]
    await standin.until_quiet(1.5)
    shown = [_without_times(table.text) for table in tables]
    shapes = [_shape(database, table.channel) for table in tables]
    states = [database.game(table.channel.id).state for table in tables]
    challenger = challenged.on_turn()
    assert challenger is not None

    await bot.kill()
    started = time.time() * 1000
    await bot.start()
    await standin.until_quiet(1.5)

    assert [_shape(database, table.channel) for table in tables] == shapes
    assert [database.game(table.channel.id).state for table in tables] == states
    for table in tables:
        dues = [w.due_at for w in database.windows(table.channel.id) if w.due_at is not None]
        assert min(dues) >= started + GRACE * 1000
        assert not table.deleted
    assert [_without_times(table.text) for table in tables] == shown
    await _catch_with_the_old_button(catching)
    await _challenge_in_the_old_hand(challenged, challenger)


async def _catch_with_the_old_button(game: Game) -> None:
    table = await game.table()
    (catch,) = buttons_for(table, "catch")
    caught = int((catch.custom_id or "").split(":")[-1])
    catcher = game.players[(caught + 1) % 3]
    answer = await game.standin.press(catcher.user, table, catch)
    assert answer.message is table
    assert not buttons_for(table, "catch")
    victim = await game.open_hand(game.players[caught])
    assert "(3)" in victim.text  # one, and two for having been caught


async def _challenge_in_the_old_hand(game: Game, challenger: Player) -> None:
    hand = challenger.hand
    assert hand is not None
    (button,) = buttons_for(hand, "challenge")
    answer = await game.standin.press(challenger.user, hand, button)
    assert answer.message is hand
    assert not buttons_for(hand, "challenge", "accept")
    # Who lost decides whose turn it is; the others' hands are older than the bot's memory.
    await game.open_hands()
    await game.move()


async def test_the_same_cards_follow(
    standin: StandIn, guild: Guild, bot: BotProcess, database: Database, tmp_path: Path
) -> None:
    game = await _match(standin, guild, "table", 3)
    for _ in range(4):
        await game.move()
    await bot.kill()
    saved = tmp_path / "saved"
    saved.mkdir()
    database.copy_to(saved)
    await bot.start()
    first = await _draw_ahead(game)
    await bot.kill()
    database.remove()
    Database(saved).copy_to(tmp_path)
    await bot.start()
    assert await _draw_ahead(game) == first


async def _draw_ahead(game: Game) -> list[str]:
    """Open the hand of whoever is on turn, draw, and return what the hands showed."""
    await game.open_hands()
    player = await game.standin.until(game.on_turn, "somebody's turn")
    hand = player.hand
    assert hand is not None
    before = _without_times(hand.text)
    draws = buttons_for(hand, "draw") or buttons_for(hand, "keep", "accept")
    answer = await game.standin.press(player.user, hand, draws[0])
    return [before, _without_times(answer.text)]


async def test_a_press_delivered_again_after_the_restart_acts_once(
    standin: StandIn, guild: Guild, bot: BotProcess, database: Database
) -> None:
    game = await _match(standin, guild, "table", 4)
    for _ in range(3):
        moved = await game.move()
    before = database.game(game.channel.id)
    await bot.kill()
    await bot.start()
    await standin.redeliver(moved.answer.interaction)
    await standin.until_quiet(0.5)
    after = database.game(game.channel.id)
    assert (after.sequence, after.state) == (before.sequence, before.state)
    answers = [r for r in standin.requests.of(Route.CALLBACK) if r.status == 200]
    assert len({r.path for r in answers}) == len(answers)


async def test_a_lobby_survives_a_kill(standin: StandIn, guild: Guild, bot: BotProcess) -> None:
    channel = standin.new_channel(guild, "lobby")
    anna, bo = (standin.new_member(guild, name) for name in ("Anna", "Bo"))
    game = Game(standin, channel, [Player(anna), Player(bo)])
    await standin.slash(anna, channel, "uno start")
    lobby = await standin.until(lambda: game.find_public("join"), "the lobby")
    await bot.kill()
    await bot.start()
    await standin.press(bo, lobby, buttons_for(lobby, "join")[0])
    await standin.press(anna, lobby, buttons_for(lobby, "start")[0])
    await game.open_hands()
    assert game.on_turn() is not None
