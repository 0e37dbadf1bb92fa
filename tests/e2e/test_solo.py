"""`/uno solo`: from nothing to playing with one command, against computers of each level."""

from pathlib import Path

import pytest

from tests.e2e.driver import Player, Scene, scene
from uno.game.state import Phase


async def play_a_round(s: Scene, person: Player) -> int | None:
    """Press whatever the hand offers first until the round is over; return the winner's seat.

    With the round the match may be over, and then no table is in the channel.
    """
    game = game_of(s)
    for _ in range(400):
        table = await s.app.service.load(game)
        assert table is not None and table.state is not None
        if table.state.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            return table.state.sizes.index(0) if 0 in table.state.sizes else None
        if table.state.turn == 0 and person.has_hand and person.hand.offers_move:
            await person.press(person.hand, person.hand.first_move)
        else:
            await s.wait(1)
    raise AssertionError("the round did not end")


def game_of(s: Scene) -> str:
    game = s.app.service.table_in_channel(s.channel.id)
    assert game is not None
    return game


async def test_one_command_leads_from_nothing_to_playing(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        answer = await s["Ann"].slash("solo")
        assert answer.requests <= 3  # the table, its first cards, the hand
        assert "Leave the game" in s["Ann"].hand.labels
        shown = (await s.shown()).text
        assert "🤖 Ada" in shown
        assert "🤖 Oscar" in shown
        assert "computer" in shown


async def test_level_rules_and_number_of_computers_are_chosen(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        await s["Ann"].slash("solo", level="easy", preset="flip", computers=4)
        table = s.app.service.peek(game_of(s))
        assert table is not None
        assert (table.options.level, table.preset, len(table.chairs)) == ("easy", "flip", 5)


async def test_a_channel_with_a_table_has_no_room_for_another(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        assert "a table in this channel already" in (await s["Ben"].slash("solo")).note
        assert len(s.screens()) == 1


async def test_what_was_played_alone_is_not_what_the_next_lobby_begins_with(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        await s["Ann"].slash("solo", preset="flip")
        question = await s["Ann"].slash("leave")
        await s["Ann"].press(question.screen, "Yes")
        assert s.app.service.table_in_channel(s.channel.id) is None
        await s["Ann"].slash("start")
        assert "Flip" not in s.table.text


async def test_the_lobby_chooses_how_well_computers_play(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        await s["Ann"].slash("start")
        await s["Ann"].press(s.table, "Add computer")
        assert "2. 🤖 Ada · computer · medium" in (await s.shown()).text
        panel = (await s["Ann"].press(s.table, "Rules")).screen
        panel = (await s["Ann"].press(panel, "Table")).screen
        await s["Ann"].choose(panel, "Hard")
        assert "2. 🤖 Ada · computer · hard" in (await s.shown()).text


async def test_a_round_that_ends_the_match_is_seen_to_its_end(tmp_path: Path) -> None:
    """The next test plays until somebody has won, also when a match is over meanwhile."""
    async with scene(tmp_path, "Ann") as s:
        await s["Ann"].slash("start")
        await s["Ann"].press(s.table, "Add computer")
        panel = (await s["Ann"].press(s.table, "Rules")).screen
        await s["Ann"].choose(panel, "One round")
        await s["Ann"].press(await s.shown(), "Start")
        assert await play_a_round(s, s["Ann"]) in (0, 1)
        assert s.app.service.table_in_channel(s.channel.id) is None


async def test_a_round_with_medium_computers_goes_to_its_end(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        await s["Ann"].slash("solo", computers=1)
        assert await play_a_round(s, s["Ann"]) in (0, 1)


@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_a_person_beats_hard_and_is_beaten_by_it(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        s.env.settle_timeout = 60.0  # SimCord waits for the process that thinks
        await s["Ann"].slash("solo", level="hard", computers=1)
        winners: list[int | None] = []
        while not {0, 1} <= set(winners) and len(winners) < 30:
            winners.append(await play_a_round(s, s["Ann"]))
            if s.app.service.table_in_channel(s.channel.id) is None:
                await s["Ann"].slash("solo", level="hard", computers=1)
            else:
                await s["Ann"].press(await s.shown(), "Next round")
        assert {0, 1} <= set(winners), winners
