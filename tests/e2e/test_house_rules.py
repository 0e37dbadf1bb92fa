"""House rules with questions of their own: swapping, accusing, voting, backs, misplay."""

import re
from pathlib import Path
from typing import Any

from tests.e2e.driver import Player, Scene, Screen, scene


def newest(player: Player) -> Screen:
    return next(screen for screen in player.newest_first if screen.is_private)


async def begin(s: Scene, *house: str, **options: Any) -> None:
    """Start a match with house rules, chosen in the panel."""
    first, *others = s.players.values()
    await first.slash("start", **options)
    for player in others:
        await player.press(s.table, "Join")
    if house:
        await first.press(s.table, "Rules")
        await first.choose(newest(first), *house)
    await first.press(s.table, "Start")
    await s.wait(2)


async def until_offered(s: Scene, mark: str) -> tuple[Player, str]:
    """Play until the hand of who is on turn has a button with a mark."""
    for _ in range(300):
        if s.table.has("Next round"):
            await s.move_or_deal()
            await s.wait(1.2)
            continue
        player = s.on_turn
        await player.open_hand()
        found = [label for label in player.hand.labels if mark in label]
        if found:
            return player, found[0]
        await s.move()
        await s.wait(1.2)
    raise AssertionError("it never came to that")


async def test_a_seven_asks_whom_and_the_first_press_changes_nothing(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await begin(s, "7 swaps")
        player, label = await until_offered(s, "7: swap hands")
        before, cards = s.table.text, player.cards
        await player.press(player.hand, label)
        assert s.table.text == before
        question = newest(player)
        other = next(one for one in s.players.values() if one is not player)
        sizes = re.search(rf"{other.name}: (\d+) card", s.table.text)
        assert sizes is not None
        answer = await player.choose(question, other.name)
        assert answer.requests <= 3
        assert "swap" in (await s.shown()).text.casefold()
        assert f"{other.name}: {cards - 1} card" in s.table.text
        assert player.cards == int(sizes[1])


async def test_a_swap_can_be_thought_over(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await begin(s, "7 swaps")
        player, label = await until_offered(s, "7: swap hands")
        await player.press(player.hand, label)
        await player.press(newest(player), "Back to my hand")
        assert "Your cards" in newest(player).text
        assert s.on_turn is player


async def test_a_seven_is_typed_with_its_player(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await begin(s, "7 swaps")
        player, _ = await until_offered(s, "7: swap hands")
        seven = next(one for one in await player.suggestions("7") if one["value"][1:] == "7")
        other = next(one for one in s.players.values() if one is not player)
        await player.slash("play", card=seven["value"])
        assert newest(player).menus
        await player.slash("play", card=seven["value"], player=other.actor)
        assert "swap" in (await s.shown()).text.casefold()


async def test_a_hint_is_voted_on(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", "Dora") as s:
        await begin(s, preset="italia")
        accuser = s["Ann"]
        await accuser.open_hand()
        await accuser.press(accuser.hand, "Accuse")
        await accuser.choose(newest(accuser), "Ben")
        assert "Ben" in (await s.shown()).text
        assert s.table.has("Guilty") or s.table.has("Yes")
        assert "no vote" in (await s["Ben"].slash("vote", guilty="no")).screen.text
        await s["Cleo"].slash("vote", guilty="yes")
        yes = next(label for label in s.table.labels if "uilty" in label and "ot" not in label[:4])
        await s["Dora"].press(s.table, yes)
        assert "Ben: 11 cards" in (await s.shown()).text


async def test_nobody_is_accused_where_that_is_no_rule(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        answer = await s["Ann"].slash("accuse")
        assert "not part of these rules" in answer.screen.text


async def test_backs_are_shown_to_each_player_but_not_the_own(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await begin(s, preset="flip")
        await s["Ann"].press(s.table, "Backs")
        seen = newest(s["Ann"])
        assert "**Ben**" in seen.text
        assert "**Ann**" not in seen.text
        await s["Ann"].press(seen, "My hand")
        assert "Your cards" in newest(s["Ann"]).text
        await s["Ann"].press(s["Ann"].hand, "Backs")
        assert "**Cleo**" in newest(s["Ann"]).text
        assert "**Ben**" in (await s["Ann"].slash("backs")).note


async def test_a_wrong_card_costs_cards(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await begin(s, preset="italia")
        player = s.on_turn
        await player.open_hand()
        color = re.search(r"(Red|Yellow|Green|Blue)", s.table.text)
        assert color is not None
        top = re.search(r"(Red|Yellow|Green|Blue) (\w+)", s.table.text)
        assert top is not None
        wrong = next(
            label
            for label in player.plays
            if not label.startswith((top[1], "Wild")) and label.split()[1] != top[2]
        )
        before = player.cards
        await player.press(player.hand, wrong)
        assert player.cards == before + 4
