"""Moves that only some rules know, from the first press to what everybody sees.

The seeds are chosen so that what a test waits for comes soon; the tests play on until it does.
"""

import re
from pathlib import Path

from tests.e2e.driver import Player, Scene, Screen, scene

ALL = "p18"  # a Draw Two for two players, a Wild Draw Four with a card that fits, a card to jump in


def newest(player: Player) -> Screen:
    return next(screen for screen in player.newest_first if screen.is_private)


async def begin(s: Scene, *choices: tuple[str, str], **options: str) -> None:
    """Start a match with rules from the panel, each on its page."""
    first, *others = s.players.values()
    await first.slash("start", **options)
    for player in others:
        await player.press(s.table, "Join")
    for page, choice in choices:
        await first.press(s.table, "Rules")
        await first.press(newest(first), page)
        await first.choose(newest(first), choice)
    await first.press(s.table, "Start")
    await s.wait(2)


async def deal_or_move(s: Scene, wanted: str) -> None:
    """Let the game go on, by a card of a kind where there is one."""
    if s.table.has("Next round"):
        await s.move_or_deal()
    else:
        player = s.on_turn
        await player.open_hand()
        label = next((one for one in player.plays if wanted in one), None)
        await player.press(player.hand, label or player.hand.first_move)
    await s.wait(1.2)


def count(s: Scene, player: Player) -> int:
    """Return how many cards a player has, as the table says."""
    found = re.search(rf"{player.name}: (\d+) card", s.table.text)
    assert found is not None
    return int(found[1])


async def test_a_card_like_the_top_one_is_played_out_of_turn(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", seed=ALL) as s:
        await begin(s, ("Game", "Jump in"))
        for _ in range(100):
            jumper = await somebody_who_can_jump_in(s)
            if jumper is not None:
                break
            await deal_or_move(s, " ")
        assert jumper is not None
        late = s.on_turn
        await late.open_hand()
        old = late.hand
        before = count(s, jumper)
        assert "You can jump in" in jumper.hand.text
        answer = await jumper.press(jumper.hand, "Jump in")
        assert answer.requests <= 3
        assert f"{jumper.name} jumped in with" in (await s.shown()).text
        assert count(s, jumper) == before - 1
        if s.on_turn is not late:
            [refused] = await late.press_as_seen(old, old.first_move)
            assert "moved on" in refused.screen.text or "not your turn" in refused.screen.text
        assert "jumped in" in s.table.text


async def somebody_who_can_jump_in(s: Scene) -> Player | None:
    if s.table.has("Next round"):
        return None
    for player in s.players.values():
        if player is not s.on_turn:
            await player.open_hand()
            if player.hand.has("Jump in"):
                return player
    return None


async def test_draw_cards_are_stacked_and_the_sum_is_taken(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", seed=ALL) as s:
        await begin(s, ("Game", "With the same kind"))
        for _ in range(100):
            await deal_or_move(s, "Draw Two")
            if re.search(r"Stacked up: [4-8] cards", s.table.text):
                break
        stacked = re.search(r"Stacked up: (\d) cards", s.table.text)
        assert stacked is not None
        victim = s.on_turn
        await victim.open_hand()
        assert f"{stacked[1]} cards are stacked up: answer or take them" in victim.hand.text
        before = victim.cards
        await victim.press(victim.hand, f"Take the {stacked[1]} cards")
        assert victim.cards == before + int(stacked[1])
        assert f"{victim.name} took the stack: {stacked[1]} cards" in (await s.shown()).text
        assert s.on_turn is not victim


async def test_a_bluff_is_taken_back_and_another_card_is_played(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", seed=ALL) as s:
        await begin(s, ("Turns", "Caught bluffing: take it back"))
        for _ in range(100):
            offender = s.on_turn
            await offender.open_hand()
            is_bluff = "would be a bluff" in offender.hand.text
            if is_bluff and any("Wild Draw Four" in label for label in offender.plays):
                break
            await deal_or_move(s, " ")
        wild = next(label for label in offender.plays if "Wild Draw Four" in label)
        before, top = offender.cards, s.table.text.partition(" is on top")[0]
        await offender.press(offender.hand, wild)
        await s.shown()
        challenger = s.on_turn
        await challenger.open_hand()
        await challenger.press(challenger.hand, "Challenge")
        table = await s.shown()
        assert f"{offender.name} had to take Wild Draw Four back" in table.text
        assert table.text.partition(" is on top")[0] == top  # the card under it, and its colour
        assert s.on_turn is offender
        await offender.open_hand()
        assert "came back to you" in offender.hand.text
        assert offender.cards == before + 4
        assert not offender.hand.has("Draw")
        assert offender.plays
        color = {label.split()[0] for label in offender.plays}
        assert len(color) == 1 and f"The colour is **{color.pop().lower()}**" in table.text
        await offender.press(offender.hand, offender.plays[0])
        assert offender.cards == before + 3
        await s.shown()
        assert s.on_turn is not offender


async def test_a_false_call_costs_cards_from_the_hand_and_from_the_table(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await begin(s, preset="espana")
        await s["Ann"].open_hand()
        await s["Ann"].press(s["Ann"].hand, "UNO!")
        assert s["Ann"].cards == 9
        assert "Ann called UNO without reason" in (await s.shown()).text
        await s["Ben"].press(s.table, "UNO!")
        assert "Ben: 9 cards" in (await s.shown()).text


async def test_without_that_penalty_a_false_call_is_not_offered_and_costs_nothing(
    tmp_path: Path,
) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        await s["Ann"].open_hand()
        assert not s["Ann"].hand.has("UNO!")
        assert "would not be true" in (await s["Ann"].press(s.table, "UNO!")).note
        assert "Ann: 7 cards" in s.table.text


async def test_hands_are_swapped_and_shuffled_by_the_four_more_wilds(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", seed="p42") as s:
        await begin(s, ("Game", "Four extra wilds"))
        player = await until_held(s, "Wild Swap Hands")
        other = next(one for one in s.players.values() if one is not player)
        theirs, own = count(s, other), count(s, player)
        label = next(label for label in player.plays if "Wild Swap Hands" in label)
        await player.press(player.hand, label)
        await player.choose(newest(player), other.name)
        assert f"{player.name} and {other.name} swapped hands" in (await s.shown()).text
        assert (count(s, player), count(s, other)) == (theirs, own - 1)
        player = await until_held(s, "Wild Shuffle Hands")
        before = sum(count(s, one) for one in s.players.values())
        label = next(label for label in player.plays if "Wild Shuffle Hands" in label)
        await player.press(player.hand, label)
        table = await s.shown()
        assert "collected all hands" in table.text
        assert sum(count(s, one) for one in s.players.values()) == before - 1


async def until_held(s: Scene, wanted: str) -> Player:
    """Play until the player on turn can play a card of a kind."""
    for _ in range(300):
        if not s.table.has("Next round"):
            player = s.on_turn
            await player.open_hand()
            if any(wanted in label for label in player.plays):
                return player
        await deal_or_move(s, " ")
    raise AssertionError("it never came to that")
