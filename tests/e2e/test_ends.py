"""What is left of a match: the podium, everybody's summary, the replay file and its proof."""

import asyncio
import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

from tests.e2e.driver import ROOT, Scene, scene

SECRET = re.compile(r"Secret behind the seal of the deal: `([0-9a-f]{64})` · game `(\w+)`")
NEXT = re.compile(r"Seal of the deal of a rematch: `([0-9a-f]{64})` · game `(\w+)`")


async def play_to_the_end(s: Scene, **options: Any) -> None:
    await s.start_match(scoring="single", **options)
    await s.play_until(lambda: "won the match" in s.table.text)
    await s.wait(3)


async def uno(*arguments: str) -> tuple[int, str]:
    """Run `python -m uno`; return the exit status and what it said."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "uno", *arguments, cwd=ROOT, stdout=-1, stderr=-2
    )
    out, _ = await process.communicate()
    return process.returncode or 0, out.decode()


async def test_the_end_of_a_match_tells_everything(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo") as s:
        await play_to_the_end(s)
        end = s.table
        assert "🥇" in end.text
        for name in s.players:
            assert re.search(rf"^{name}: \d+ turns?, drew ", end.text, re.MULTILINE)
        assert end.has("Rematch")
        told = SECRET.search(end.text)
        assert told is not None
        [name] = end.files
        assert name == f"uno-{told[2]}.json"
        file = tmp_path / name
        file.write_bytes(s.download(end))
        result, said = await uno("replay", "--json", str(file))
        assert result == 0, said
        assert json.loads(said)["phase"] == "match_over"
        result, said = await uno("verify", str(file))
        assert result == 0, said
        assert json.loads(file.read_text())["fair"]["secret"] == told[1]
        assert json.loads(file.read_text())["players"] == ["Ann", "Ben", "Cleo"]


async def test_a_rematch_is_dealt_from_what_was_sealed(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await play_to_the_end(s)
        sealed = NEXT.search(s.table.text)
        assert sealed is not None
        await s["Ben"].press(s.table, "Rematch")
        await s.wait(3)
        await s.play_until(lambda: "won the match" in s.table.text)
        await s.wait(3)
        told = SECRET.search(s.table.text)
        assert told is not None
        assert told[2] == sealed[2]
        assert hashlib.sha256(bytes.fromhex(told[1])).hexdigest() == sealed[1]


async def test_without_the_permission_the_end_says_why_there_is_no_file(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match(scoring="single")
        s.forbid(attach_files=True)
        await s.play_until(lambda: "won the match" in s.table.text)
        await s.wait(3)
        assert "I need **Attach Files** in this channel" in s.table.text
        assert s.table.files == []
        assert s.table.has("Rematch")


async def test_a_match_that_is_called_off_can_be_proved_too(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s.start_match()
        await s.move()
        moderator = s.add_moderator("Mona")
        question = await moderator.slash("end", group="uno-admin")
        await moderator.press(question.screen, "Yes, end it")
        await s.wait(2)
        assert SECRET.search(s.table.text)
        file = tmp_path / s.table.files[0]
        file.write_bytes(s.download(s.table))
        assert (await uno("verify", str(file)))[0] == 0
        assert (await uno("replay", str(file)))[0] == 0


async def test_a_cancelled_lobby_tells_its_secret(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        seal = re.search(r"`([0-9a-f]{64})`", s.table.text)
        question = await s["Ann"].press(s.table, "Cancel")
        await s["Ann"].press(question.screen, "Yes, close it")
        await s.wait(2)
        told = SECRET.search(s.table.text)
        assert told is not None
        assert seal is not None
        assert hashlib.sha256(bytes.fromhex(told[1])).hexdigest() == seal[1]
        assert s.table.files == []
