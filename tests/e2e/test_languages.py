"""Who reads what: private answers in the reader's language, the table in that of the server.

The other language is the pseudo language of `tests.text.pseudo`: English with accents.
"""

import re
from pathlib import Path

import pytest
import simcord

from tests.e2e.driver import Player, Scene, Screen, scene
from tests.text import pseudo
from tests.text.locales import REAL, all_texts, catalogue
from tests.text.phrases import foreign_phrases
from uno.text import Words

FOREIGN = re.compile(r"\b[a-z]{4,}\b")  # plain letters: not from the pseudo language
# Written by Discord, or names of people and of the server.
NOT_OURS = re.compile(r"<[^>]+>|Ann|Ben|Cleo|Mo\b|`[^`]*`")


@pytest.fixture
def other() -> Words:
    return all_texts().words(pseudo.TAG)


async def server_speaks(s: Scene, tag: str) -> Player:
    """Set the language of the server; returns its manager."""
    manager = s.add_moderator("Mo")
    await manager.slash("settings", group="uno-admin")
    panel = next(one for one in manager.newest_first if one.is_private)
    name = next(one.name for one in s.texts.languages if one.tag == tag)
    await manager.choose(panel, name)
    return manager


async def speaks(player: Player, tag: str) -> None:
    await player.slash("language", group="uno-me", language=tag)


def written(screen: Screen) -> str:
    """Return every text of a screen: words, labels, menus, options."""
    menus = [f"{menu} {' '.join(options)}" for menu, options in screen.menus.items()]
    return "\n".join([screen.text, *screen.labels, *menus])


async def test_the_table_speaks_the_server_and_a_hand_its_reader(
    tmp_path: Path, other: Words
) -> None:
    async with scene(tmp_path, "Ann", "Ben", locales="all") as s:
        await speaks(s["Ben"], pseudo.TAG)
        await s["Ann"].slash("start")
        assert "A new UNO table" in s.table.text  # the server's own language: en-US
        joined = await s["Ben"].press(s.table, "Join")
        assert joined.is_answered
        await s["Ann"].press(s.table, "Start")
        table = await s.shown()
        assert "My hand" in table.labels
        mine = await s["Ann"].press(table, "My hand")
        theirs = await s["Ben"].press(table, "My hand")
        assert "Your cards" in mine.screen.text
        assert other.say("hand-cards", cards=7).strip("*:") in theirs.screen.text
        assert FOREIGN.findall(NOT_OURS.sub("", written(theirs.screen))) == []


async def test_a_server_in_another_language_has_tables_in_it_to_the_end(
    tmp_path: Path, other: Words
) -> None:
    async with scene(tmp_path, "Ann", "Ben", locales="all") as s:
        await server_speaks(s, pseudo.TAG)
        opened = await s["Ann"].slash("start")
        assert "Your table is open" in opened.note  # Ann's client is English
        assert other.say("lobby-title") in s.table.text
        await s["Ben"].press(s.table, other.say("button-join"))
        await s["Ann"].press(s.table, other.say("button-start"))
        await s.restart()
        await s.wait(600)  # deadlines fire: nobody presses
        table = s.table
        assert FOREIGN.findall(NOT_OURS.sub("", written(table))) == []


async def test_as_in_discord_takes_a_choice_back(tmp_path: Path, other: Words) -> None:
    async with scene(tmp_path, "Ann", locales="all") as s:
        chosen = await s["Ann"].slash("language", group="uno-me", language=pseudo.TAG)
        assert other.say("me-title") in chosen.note
        assert other.say("note-no-table") in (await s["Ann"].slash("hand")).note
        await s.restart()
        assert other.say("note-no-table") in (await s["Ann"].slash("hand")).note
        back = await s["Ann"].slash("language", group="uno-me", language="discord")
        assert "Your settings" in back.note
        assert "There is no table" in (await s["Ann"].slash("hand")).note


async def test_the_rules_of_a_country_come_first_where_its_language_is_spoken(
    tmp_path: Path, other: Words
) -> None:
    async with scene(tmp_path, "Ann", locales="all") as s:
        ann = s["Ann"].actor
        assert (await _presets(s, ann))[0] == "official"
        await speaks(s["Ann"], pseudo.TAG)
        assert (await _presets(s, ann))[:2] == [pseudo.PRESET, "official"]
        await s["Ann"].slash("start", preset=other.say(f"preset-{pseudo.PRESET}"))  # typed by hand
        assert "Italian rules" in s.table.text


async def _presets(s: Scene, actor: simcord.MemberActor) -> list[str]:
    offered = await actor.autocomplete(s.channel, "uno start", "preset", "")
    return [str(one["value"]) for one in offered]


async def test_cards_are_typed_in_the_own_language(tmp_path: Path, other: Words) -> None:
    async with scene(tmp_path, "Ann", "Ben", locales="all") as s:
        await s["Ann"].slash("start")
        await s["Ben"].press(s.table, "Join")
        await s["Ann"].press(s.table, "Start")
        await s.shown()
        for player in (s["Ann"], s["Ben"]):
            await speaks(player, pseudo.TAG)
        offered = [one for p in s.players.values() for one in await p.suggestions("")]
        assert offered
        assert all(FOREIGN.findall(str(one["name"])) == [] for one in offered)


MOST_MOVES = 400


@pytest.mark.parametrize("tag", [*(tag for tag in REAL if tag != "en"), pseudo.TAG])
async def test_a_match_in_one_language_holds_nothing_of_another(tmp_path: Path, tag: str) -> None:
    """Play to the end with everybody and the server in one language; read all that was shown."""
    words = all_texts().words(tag)
    foreign = foreign_phrases(tag)
    seen: set[str] = set()
    async with scene(tmp_path, "Ann", "Ben", "Cleo", locales="all", seed=tag) as s:
        await server_speaks(s, tag)
        for player in s.players.values():
            await speaks(player, tag)
        await s["Ann"].slash("start", preset="official", scoring="single")
        for name in ("Ben", "Cleo"):
            await s[name].press(s.table, words.say("button-join"))
        await s["Ann"].press(s.table, words.say("button-start"))
        hands = {}
        for player in s.players.values():
            opened = await player.press(await s.shown(), words.say("button-hand"))
            hands[player.name] = opened.screen.id
        for name in ("help", "rules", "status", "leaderboard"):
            await s["Ann"].slash(name)
        moves = 0
        while moves < MOST_MOVES and await _move(s, hands):
            moves += 1
            seen |= {written(screen) for p in s.players.values() for screen in p.sees}
        assert moves > 20
        assert s.app.service.table_in_channel(s.channel.id) is None, "the match is not over"
        await s.shown()
        seen |= {written(screen) for p in s.players.values() for screen in p.sees}
    shown = NOT_OURS.sub("", "\n".join(sorted(seen)))
    assert len(shown) > 5_000
    assert [phrase for phrase in foreign if phrase in shown] == []
    if tag == pseudo.TAG:
        assert FOREIGN.findall(shown) == []


async def _move(s: Scene, hands: dict[str, int]) -> bool:
    """Let somebody whose open hand offers a card, a draw or a choice press it."""
    verbs = ("play", "draw", "keep", "accept", "color")
    for player in s.players.values():
        hand = next((one for one in player.sees if one.id == hands[player.name]), None)
        if hand is None:
            continue
        for verb in verbs:
            button = next((b for b in hand.buttons if f":{verb}" in b["custom_id"]), None)
            if button is not None:
                await s.deliver([(player, hand, str(button["custom_id"]))])
                return True
    return False


def test_the_pseudo_language_is_complete() -> None:
    assert set(catalogue(pseudo.TAG)) - {"language.discord"} >= set(catalogue("en")) - {
        "language.discord"
    }
