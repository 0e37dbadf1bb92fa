"""What a person decides for themselves: words only, in the own hand and private answers."""

import re
from pathlib import Path

from tests.e2e.driver import Player, Scene, Screen, scene

EMOJI = re.compile("[\U0001f000-\U0001faff\u2190-\u21ff\u2600-\u27bf\u2b50\ufe0f]|<:")


def newest(player: Player) -> Screen:
    return next(screen for screen in player.newest_first if screen.is_private)


def is_plain(screen: Screen) -> bool:
    """Tell whether a screen is words only."""
    return EMOJI.search(screen.text) is None and not screen.emojis


async def choose(player: Player, look: str) -> None:
    await player.slash("settings", group="uno-me")
    await player.choose(newest(player), look)
    assert newest(player).chosen(look)


async def one_move(s: Scene) -> None:
    mover = s.on_turn
    await mover.open_hand()
    await mover.press(mover.hand, mover.hand.first_move)
    await s.wait(12)


async def test_words_only_for_one_person(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        ann = s["Ann"]
        await ann.open_hand()
        assert not is_plain(ann.hand)
        await choose(ann, "Words only")
        await ann.open_hand()
        assert is_plain(ann.hand)
        await s["Ben"].open_hand()
        assert not is_plain(s["Ben"].hand)
        assert not is_plain(s.table)
        while s.on_turn is ann:
            await one_move(s)
        await one_move(s)
        assert is_plain(ann.hand)  # also where the bot refreshes it by itself
        assert is_plain((await ann.slash("status")).screen)
        await s.restart()
        assert is_plain((await ann.slash("hand")).screen)
        await choose(ann, "Words with pictures")
        assert not is_plain((await ann.slash("hand")).screen)


async def test_a_forged_choice_changes_nothing(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        await s["Ann"].slash("settings", group="uno-me")
        panel = newest(s["Ann"])
        custom_id, _ = panel.option("Words only")
        answers = await s.deliver([(s["Ann"], panel, custom_id)])
        assert "button" in answers[0].note
