"""When Discord, the store or the people do not behave."""

from itertools import pairwise
from pathlib import Path

import pytest
import simcord

from tests.e2e.driver import Scene, scene
from uno.table.ports import StoreUnavailableError


def requests(s: Scene, method: str, ending: str) -> int:
    return sum(r.method == method and r.path.endswith(ending) for r in s.env.http_requests)


# Time


async def test_a_slow_answer_is_deferred_in_time_and_still_comes(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        hand, table = player.hand, s.table
        s.slow_save = 10.0
        from_hand = await player.press(hand, hand.first_move)
        assert not from_hand.is_answered
        await s.wait(1.6)
        assert from_hand.is_answered
        assert from_hand.result.deferred
        assert player.hand.text == hand.text
        await s.wait(10)
        assert player.hand.id == hand.id
        assert player.hand.text != hand.text
        s.slow_save = 0.0
        assert s.table.id == table.id


async def test_slow_answers_from_the_table_and_by_command(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s["Ann"].slash("start")
        s.slow_save = 2.0
        pressed = await s["Ben"].press(s.table, "Join")
        await s.wait(1.6)
        assert pressed.result.deferred
        await s.wait(2)
        assert "2. Ben" in s.table.text
        typed = await s["Cleo"].slash("join")
        await s.wait(1.6)
        assert typed.result.deferred
        assert typed.result.ephemeral
        await s.wait(2)
        assert "You are sitting at the table" in typed.note
        refused = await s["Cleo"].press(s.table, "Join")
        assert "already" in refused.note
        s.slow_save = 0.0


# Faults


async def test_a_fault_is_apologised_for_with_an_id_that_is_in_the_log(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        s.expects_faults = True
        await s["Ann"].slash("start")
        s.broken_save = RuntimeError("not foreseen")
        answer = await s["Ben"].press(s.table, "Join")
        assert "something went wrong" in answer.note
        told = answer.note.split()[-1]
        await s["Ben"].press(s.table, "Join")
        assert "2. Ben" in s.table.text
    assert told in [entry.get("fault") for entry in s.faults]


async def test_a_store_that_cannot_answer_is_said_so_kindly(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        s.broken_save = StoreUnavailableError("down")
        answer = await s["Ben"].press(s.table, "Join")
        assert "try again" in answer.note
        await s.wait(3)
        await s["Ben"].press(s.table, "Join")
        assert "2. Ben" in s.table.text


# The table message


async def test_a_deleted_table_message_comes_back(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        gone = s.table
        s.env.backend.delete_message(s.channel.id, gone.id)
        await player.press(player.hand, player.hand.first_move)
        await s.wait(1.2)
        assert s.table.id != gone.id
        assert s.table.has("My hand")
        await s["Ann"].press(s.table, "My hand")


async def test_a_deleted_channel_frees_everybody(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        s.env.backend.delete_channel(s.channel.id)
        await s.env.settle()
        s.channel = s.guild.create_text_channel("another")
        assert "Your table is open" in (await s["Ann"].slash("start")).note
        assert s.app.service.tables_of_user(s["Ben"].actor.id) == ()


async def test_a_lost_permission_closes_the_table(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        hand = player.hand
        s.env.inject_error(
            "PATCH", "/channels/*/messages/*", status=403, code=50001, message="Missing Access"
        )
        answer = await player.press(hand, hand.first_move)
        assert answer.is_answered
        await s.wait(5)
        assert "may not write in this channel" in player.sees[-1].text
        assert "no table in this channel" in (await player.slash("hand")).note


async def test_an_edit_refused_for_its_age_posts_anew(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        old = s.table
        s.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046)
        await player.press(player.hand, player.hand.first_move)
        await s.wait(1.2)
        assert s.table.id != old.id
        assert old.id not in [screen.id for screen in s.screens()]


async def test_an_outage_is_waited_out_and_the_newest_state_is_shown(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        before = s.table
        s.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=2)
        await player.press(player.hand, player.hand.first_move)
        await s.wait(1.2)
        assert s.table.text == before.text
        await s.wait(10)
        assert s.table.text != before.text
        assert s.table.id == before.id


async def test_a_buried_table_is_posted_again_and_the_old_one_goes(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        old, player = s.table, s.on_turn
        for number in range(7):
            await player.actor.send(s.channel, f"chatting {number}")
        answer = await player.press(s.table, "Draw")
        assert answer.requests <= 3
        await s.wait(25)
        assert s.table.id > old.id
        assert old.id not in [screen.id for screen in s.screens()]
        looks = requests(s, "GET", "/messages")
        assert looks <= 2  # at most one in 20 s


async def test_an_old_table_is_posted_again_before_edits_are_limited(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match(scoring="winner_takes", target=10_000)
        old = s.table
        for _ in range(90):
            await s.move_or_deal()
            await s.wait(40)
            if s.table.id != old.id:
                break
        age = (s.table.message.created_at - old.message.created_at).total_seconds()
        assert 50 * 60 <= age <= 55 * 60
        assert old.id not in [screen.id for screen in s.screens()]


async def test_ten_fast_changes_are_few_edits_and_the_last_is_shown_in_time(
    tmp_path: Path,
) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        await s["Ann"].open_hand()
        await s["Ben"].open_hand()
        await s.wait(5)
        before = len([r for r in s.env.http_requests if is_table_edit(r)])
        for _ in range(10):
            player = next(one for one in s.players.values() if one.hand.offers_move)
            await player.press(player.hand, player.hand.first_move)
            await s.wait(0.2)
        await s.wait(1.2)
        edits = [r for r in s.env.http_requests if is_table_edit(r)][before:]
        assert len(edits) <= 4
        shown = s.table.text
        await s.wait(5)
        assert s.table.text == shown


async def test_edits_keep_their_distance_also_from_one_that_had_to_wait(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        for player in s.players.values():
            await player.open_hand()
        await s.wait(5)
        s.app._publisher.messages._pace._next_at = s.clock.now() + 1_000
        sent: list[int] = []
        for tenth in range(50):
            before = len([r for r in s.env.http_requests if is_table_edit(r)])
            if tenth % 3 == 0:
                player = next(one for one in s.players.values() if one.hand.offers_move)
                await player.press(player.hand, player.hand.first_move)
            await s.wait(0.1)
            edits = len([r for r in s.env.http_requests if is_table_edit(r)]) - before
            sent += [s.clock.now()] * edits
        assert len(sent) >= 3
        assert min(later - earlier for earlier, later in pairwise(sent)) >= 1_200


def is_table_edit(request: simcord.HttpLogEntry) -> bool:
    return request.method == "PATCH" and request.path.startswith("/channels/")


# Hands


@pytest.mark.parametrize(("seconds", "is_refreshed"), [(14 * 60 - 15, True), (14 * 60 + 15, False)])
async def test_a_hand_is_refreshed_for_14_of_the_15_minutes_that_its_key_lives(
    tmp_path: Path, seconds: int, is_refreshed: bool
) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        first, *others = s.players.values()
        await first.slash("start")
        for player in others:
            await player.press(s.table, "Join")
        panel = await first.press(s.table, "Rules")
        form = await first.press(panel.screen, "Target, cards")
        await first.write(form, target="", hand_size="", decks="", turn_seconds="1 h")
        await first.press(s.table, "Start")
        await s.wait(2)
        waiting = next(player for player in others if player is not s.on_turn)
        await waiting.open_hand()
        await s.wait(seconds)
        await s.play_until(lambda: s.on_turn is waiting, 6)
        assert waiting.hand.offers_move is is_refreshed


async def test_a_queue_of_edits_delays_no_answer_and_the_newest_state_is_shown(
    tmp_path: Path,
) -> None:
    """As if hundreds of tables wanted to be edited: this one's turn comes in 20 seconds."""
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        for name in ("Ann", "Ben"):
            await s[name].open_hand()
        before = s.table.text
        pace = s.app._publisher.messages._pace
        pace._next_at = s.clock.now() + 20_000
        moved = await s.move()
        assert moved.answer.is_answered
        await s.wait(15)
        assert s.table.text == before
        edits = requests(s, "PATCH", str(s.table.id))
        await s.wait(6)
        assert s.table.text != before
        assert requests(s, "PATCH", str(s.table.id)) == edits + 1
