"""Persons and servers that the operator keeps out, while the bot runs."""

import os
import subprocess
import sys
from pathlib import Path

from tests.e2e.driver import ROOT, Scene, scene


def operator(s: Scene, *arguments: object) -> str:
    """Run `python -m uno block` on the database of the running bot."""
    return subprocess.run(
        [sys.executable, "-m", "uno", "block", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": f"sqlite:///{s.folder / 'uno.db'}"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


async def test_a_person_who_is_kept_out(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        await s["Ann"].slash("start")
        told = operator(s, "add", "person", s["Ben"].actor.id, "spams lobbies")
        assert told == f"person {s['Ben'].actor.id} is kept out\n"
        await s.wait(31)
        before = s.table.text
        answer = await s["Ben"].press(s.table, "Join")
        assert "operator of this bot does not let you play" in answer.note
        assert "spams" not in answer.note
        assert s.table.text == before
        assert "does not let you play" in (await s["Ben"].slash("start")).note
        assert "does not let you play" not in (await s["Ann"].slash("status")).note
        assert "spams lobbies" in operator(s, "list")

        assert "is let in again" in operator(s, "remove", "person", s["Ben"].actor.id)
        assert "was not kept out" in operator(s, "remove", "person", s["Ben"].actor.id)
        assert operator(s, "list") == ""
        await s.wait(31)
        await s["Ben"].press(s.table, "Join")
        assert "Ben" in s.table.text


async def test_a_server_that_is_kept_out(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        operator(s, "add", "server", s.guild.id)
        assert "does not let you play" in (await s["Ann"].slash("start")).note
        assert s.app.service.table_in_channel(s.channel.id) is None
