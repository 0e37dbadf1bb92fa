"""The host chooses what is played; everybody sees it before the start."""

import hashlib
import re
from pathlib import Path

from tests.e2e.driver import Player, Screen, scene


async def open_panel(host: Player) -> Screen:
    await host.press(host.scene.table, "Rules")
    return newest(host)


def newest(player: Player) -> Screen:
    return next(screen for screen in player.newest_first if screen.is_private)


async def test_the_host_chooses_and_the_lobby_says_so(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        panel = await open_panel(s["Ann"])
        assert panel.chosen("Official UNO")
        await s["Ann"].choose(panel, "Danish rules")
        assert newest(s["Ann"]).chosen("Danish rules")
        await s["Ann"].choose(newest(s["Ann"]), "Jump in", "7 swaps")
        assert "Danish rules" in (await s.shown()).text
        assert "lowest total" in s.table.text
        assert "jump" in s.table.text.casefold()


async def test_every_page_is_a_press_away_and_keeps_what_is_chosen(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        panel = await open_panel(s["Ann"])
        await s["Ann"].press(panel, "Turns")
        await s["Ann"].choose(newest(s["Ann"]), "Draw until a card fits and play it")
        turns = newest(s["Ann"])
        assert turns.chosen("Draw until a card fits and play it")
        await s["Ann"].press(turns, "Table")
        await s["Ann"].choose(newest(s["Ann"]), "5 minutes")
        assert newest(s["Ann"]).chosen("5 minutes")
        await s["Ann"].press(newest(s["Ann"]), "All rules")
        assert "until" in newest(s["Ann"]).text
        assert "5 minutes" in (await s.shown()).text


async def test_numbers_are_typed_and_a_wrong_one_is_explained(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        panel = await open_panel(s["Ann"])
        form = await s["Ann"].press(panel, "Target, cards")
        await s["Ann"].write(form, target="250", hand_size="5", decks="2", turn_seconds="2 min")
        assert "first to 250" in (await s.shown()).text
        assert "2 minutes" in s.table.text
        form = await s["Ann"].press(newest(s["Ann"]), "Target, cards")
        await s["Ann"].write(form, target="a lot", hand_size="", decks="", turn_seconds="")
        assert "a lot" in newest(s["Ann"]).text
        assert "10,000" in newest(s["Ann"]).text
        assert "first to 250" in (await s.shown()).text


async def test_others_see_the_rules_and_cannot_change_them(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start", preset="italia")
        await s["Ben"].press(s.table, "Rules")
        seen = newest(s["Ben"])
        assert "Italian rules" in seen.text
        assert seen.menus == {}
        panel = await open_panel(s["Ann"])
        forged = await s.deliver([(s["Ben"], s.table, panel.custom_id("Table"))])
        assert "Only the host" in forged[0].note


async def test_a_lucky_word_is_kept_as_a_digest_and_told_at_the_end(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        await s["Ben"].press(s.table, "Join")
        seal = re.search(r"[0-9a-f]{64}", s.table.text)
        assert seal is not None
        form = await s["Ben"].press(s.table, "Lucky word")
        answer = await s["Ben"].write(form, word="kestrel")
        salt, digest = re.findall(r"[0-9a-f]{32,64}", answer.note)
        assert hashlib.sha256(bytes.fromhex(salt) + b"kestrel").hexdigest() == digest
        assert "kestrel" not in "".join(screen.text for screen in s["Ann"].sees)
        assert "lucky" in (await s.shown()).text.casefold()
        form = await s["Ben"].press(s.table, "Lucky word")
        assert "no lucky word" in (await s["Ben"].write(form)).note

        await s["Ann"].press(s.table, "Cancel")
        await s["Ann"].press(newest(s["Ann"]), "Yes, close it")
        told = re.findall(r"[0-9a-f]{64}", (await s.shown()).text)
        assert hashlib.sha256(bytes.fromhex(told[0])).hexdigest() == seal[0]


async def test_only_people_at_the_table_give_a_word(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        assert "not sitting" in (await s["Ben"].press(s.table, "Lucky word")).note
