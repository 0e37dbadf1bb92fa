"""The whole game from the keyboard: each button has its command."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from cogs.client import UnoClient
from cogs.custom_id import Verb
from tests.e2e.driver import Player, Scene, scene

README = Path(__file__).parents[2] / "README.md"
COMMANDS = {
    "start", "join", "leave", "hand", "play", "draw", "keep", "color", "call", "catch",
    "challenge", "accept", "accuse", "vote", "backs", "next", "status", "rules", "help",
    "leaderboard", "solo", "rematch", "pause", "table skip", "table kick", "table invite",
    "table word", "table add-computer", "table remove-computer", "table cancel",
}  # fmt: skip


# What a press on a public message or in a hand is, typed.
TYPED = {
    Verb.JOIN: "join", Verb.LEAVE: "leave", Verb.START: "start", Verb.CANCEL: "table cancel",
    Verb.HAND: "hand", Verb.PLAY: "play", Verb.PICK: "play", Verb.SWAP: "play", Verb.DRAW: "draw",
    Verb.KEEP: "keep", Verb.COLOR: "color", Verb.CHALLENGE: "challenge", Verb.ACCEPT: "accept",
    Verb.UNO: "call", Verb.CATCH: "catch", Verb.NEXT: "next", Verb.ACCUSE: "accuse",
    Verb.VOTE: "vote", Verb.BACKS: "backs", Verb.RULES: "rules", Verb.STATUS: "status",
    Verb.REMATCH: "rematch", Verb.ADD_COMPUTER: "table add-computer",
    Verb.REMOVE_COMPUTER: "table remove-computer", Verb.WORD: "table word",
    Verb.KICK: "table kick", Verb.PAUSE: "pause", Verb.RESUME: "pause", Verb.SKIP: "table skip",
    Verb.BOARD: "leaderboard", Verb.HELP: "help",
}  # fmt: skip
# What is shown only after a command or a press, as its second step.
SECOND_STEPS = {
    Verb.LEAVE_SURE, Verb.CANCEL_SURE, Verb.END_SURE, Verb.TARGET, Verb.ACCUSED, Verb.PANEL,
    Verb.SET, Verb.NUMBERS, Verb.KICKED, Verb.KICK_SURE, Verb.PAUSED, Verb.SKIP_SURE, Verb.SERVER,
    Verb.SERVER_SET, Verb.SERVER_NUMBERS, Verb.ME_SET, Verb.BOARD_SET, Verb.HISTORY, Verb.STORY,
    Verb.OPEN, Verb.PRIVACY, Verb.OWNER, Verb.SEASON,
}  # fmt: skip


def test_every_button_has_its_command() -> None:
    """Whoever adds a button says here how it is typed."""
    assert {*TYPED, *SECOND_STEPS} == set(Verb)
    assert set(TYPED.values()) <= COMMANDS


async def type_a_move(player: Player, *, calls: bool) -> None:
    """Make a move by command, as the hand says what is possible."""
    hand = (await player.slash("hand")).screen
    if hand.has("Accept"):
        await player.slash("accept")
        return
    choices = await player.suggestions("")
    if choices:
        is_second_last = calls and hand.has("UNO!")
        await player.slash("play", card=choices[0]["value"], uno=is_second_last)
    elif hand.has("Keep"):
        await player.slash("keep")
    elif "name the colour" in hand.text:
        await player.slash("color", color="g")
    else:
        await player.slash("draw")


async def test_every_command_is_there_for_everybody(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        names = s["Ann"].actor.available_commands(s.channel)
        assert set(names) == {f"uno {name}" for name in COMMANDS} | {
            f"uno-me {name}"
            for name in ("settings", "language", "profile", "history", "replay", "privacy")
        }


def written(field: str, thing: Mapping[str, Any]) -> int:
    """Count a field of a command in the language in which it is longest."""
    shown = [str(thing.get(field, "")), *(thing.get(f"{field}_localizations") or {}).values()]
    return max(map(len, shown))


def characters(thing: Mapping[str, Any]) -> int:
    """Count what Discord counts: names, descriptions and values, all the way down."""
    own = written("name", thing) + written("description", thing) + len(str(thing.get("value", "")))
    return own + sum(map(characters, (*thing.get("options", ()), *thing.get("choices", ()))))


async def test_the_commands_keep_to_discords_limits(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        for command in client_of(s).tree.get_commands():
            payload = await command.get_translated_payload(client_of(s).tree, translator_of(s))
            assert characters(payload) <= 8000, command.name
            groups = [payload, *[one for one in payload["options"] if one["type"] == 2]]
            assert all(len(group["options"]) <= 25 for group in groups), command.name


async def test_the_readme_lists_every_command_as_discord_shows_it(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        there = {
            f"/{command.qualified_name}": str(command.description)
            for command in client_of(s).tree.walk_commands()
            if not isinstance(command, app_commands.Group)
        }
    section = README.read_text().partition("\n## Commands\n")[2].partition("\n## ")[0]
    assert dict(re.findall(r"^\| `(/[^`]+)` \| (.+) \|$", section, re.M)) == there


def client_of(s: Scene) -> UnoClient:
    assert isinstance(s.env.bot, UnoClient)
    return s.env.bot


def translator_of(s: Scene) -> app_commands.Translator:
    translator = client_of(s).tree.translator
    assert translator is not None
    return translator


async def test_a_round_is_played_by_typing(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", seed="typed") as s:
        await s["Ann"].slash("start", scoring="winner_takes", target=500)
        await s["Ben"].slash("join")
        assert "in this channel already" in (await s["Ben"].slash("start")).note
        assert "Your cards (7)" in (await s["Ann"].slash("start")).note
        await s.wait(1.2)
        caught = False
        for _ in range(200):
            if s.table.has("Next round"):
                break
            if s.table.has("Catch "):
                await catch_by_command(s)
                caught = True
            await type_a_move(s.on_turn, calls=caught)
            await s.wait(1.2)
        assert caught
        assert "went out" in s.table.text
        await s["Ben"].slash("next")
        assert "Round 2" in (await s.shown()).text


async def catch_by_command(s: Scene) -> None:
    offender = s[s.table.label("Catch ").removeprefix("Catch ")]
    other = next(player for player in s.players.values() if player is not offender)
    answer = await other.slash("catch")
    assert answer.is_answered
    assert f"{other.name} caught {offender.name}" in (await s.shown()).text


async def test_the_list_of_cards_offers_what_the_hand_offers(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        offered = [choice["name"] for choice in await player.suggestions("")]
        assert sorted(offered) == sorted(player.plays)
        waiting = next(one for one in s.players.values() if one is not player)
        assert await waiting.suggestions("") == []
        if offered:
            assert {c["name"] for c in await player.suggestions(offered[0][:3].upper())}


async def test_a_card_can_be_typed_without_the_list(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        while not (await s.on_turn.suggestions("")):
            await s.on_turn.slash("draw")
            await s.wait(1.2)
        player = s.on_turn
        [name, *_] = [choice["name"] for choice in await player.suggestions("")]
        await player.slash("play", card=name.lower())
        assert f"{player.name} played" in (await s.shown()).text


@pytest.mark.parametrize("typed", ["x", "r5:q", "@everyone", "Purple 12", "a" * 300, "w4:"])
async def test_text_that_is_no_card_is_refused_kindly(tmp_path: Path, typed: str) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        before = s.table.text
        answer = await s.on_turn.slash("play", card=typed)
        assert re.search("not one you can play|do not hold that card", answer.note)
        assert s.table.text == before


async def test_who_waits_for_whom_is_told(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        player = s.on_turn
        note = (await s["Ben"].slash("status")).note
        assert f"**{player.name}** plays or draws" in note
        assert "Ann: 7 cards" in note


async def test_a_moderator_ends_a_match_and_others_cannot(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        moderator = s.add_moderator("Mona")
        await s.start_match()
        assert s["Ann"].actor.available_commands(s.channel)
        assert "uno-admin end" not in s["Ann"].actor.available_commands(s.channel)
        question = await moderator.slash("end", group="uno-admin")
        assert "Yes, end it" in question.screen.labels
        await moderator.press(question.screen, "Yes, end it")
        await s.wait(1.2)
        assert "A moderator ended it" in s.table.text
        assert "Your table is open" in (await s["Ben"].slash("start")).note


async def test_leaving_asks_once_and_the_game_goes_on(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await s.start_match()
        player = s.on_turn
        await player.open_hand()
        hand = player.hand
        question = await player.press(hand, "Leave the game")
        assert "Leave the match for good?" in question.note
        await player.press(question.screen, "Yes, leave")
        await s.wait(1.2)
        assert "You left the match" in question.screen.text
        assert f"{player.name} left the game" in s.table.text
        assert s.on_turn is not player
        assert not any("Your cards" in screen.text for screen in player.sees)
        assert "not sitting at this table" in (await player.slash("draw")).note


async def test_commands_without_a_table_say_how_to_open_one(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann") as s:
        for name in ("join", "leave", "hand", "draw", "call", "catch", "status", "next"):
            assert "/uno start" in (await s["Ann"].slash(name)).note
        assert "Nobody has finished" in (await s["Ann"].slash("leaderboard")).note
