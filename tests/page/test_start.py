"""How the playground starts and ends, without a browser."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.page.process import ROOT, PlaygroundProcess
from tests.ports import ReservedPort


def test_it_says_where_it_is_why_and_how_to_get_a_token(tmp_path: Path) -> None:
    with PlaygroundProcess(tmp_path) as process:
        assert process.stop() == 0
    output = process.output
    assert "There is no DISCORD_TOKEN" in output
    assert "https://discord.com/developers/applications" in output
    # 0x48000_1CC00: view, send, threads (make and send), files, embeds, history; nothing else.
    permissions = sum(1 << bit for bit in (10, 11, 14, 15, 16, 35, 38))
    assert f"&permissions={permissions}" in output.replace("\n", " ")
    assert "scope=bot+applications.commands" in output
    assert "DISCORD_TOKEN=<the token>" in output
    assert "Traceback" not in output


def test_it_takes_another_port_when_its_own_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with PlaygroundProcess(tmp_path, PLAYGROUND_PORT=str(port)) as process:
            assert f":{port}/" not in process.url
            assert process.stop() == 0


def test_only_this_machine_can_reach_it(tmp_path: Path) -> None:
    with PlaygroundProcess(tmp_path) as process:
        connections = psutil.Process(process.pid).net_connections("inet")
        listening = {entry.laddr.ip for entry in connections if entry.status == "LISTEN"}
    assert listening == {"127.0.0.1"}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_in_order(tmp_path: Path, number: signal.Signals) -> None:
    with PlaygroundProcess(tmp_path) as process:
        assert process.stop(number) == 0
    assert "Traceback" not in process.output


def test_the_address_is_the_same_at_the_next_start(tmp_path: Path) -> None:
    with ReservedPort() as port:  # that of the settings is taken by any other test
        with PlaygroundProcess(tmp_path, PLAYGROUND_PORT=str(port)) as first:
            first.stop()
        with PlaygroundProcess(tmp_path, PLAYGROUND_PORT=str(port)) as second:
            assert second.url == first.url
    assert f":{port}/" in first.url


def test_a_database_that_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "playground.db").write_text("this is no database, whatever its name says " * 50)
    assert_one_line(run_playground(tmp_path), "playground: ")


def test_a_wrong_setting_is_one_line(tmp_path: Path) -> None:
    failed = run_playground(tmp_path, PLAYGROUND_PORT="none")
    assert_one_line(failed, "playground: invalid setting: PLAYGROUND_PORT")


def run_playground(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "playground.py"],
        cwd=ROOT,
        env=PlaygroundProcess.environment(folder, **settings),
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


def assert_one_line(failed: subprocess.CompletedProcess[str], beginning: str) -> None:
    assert failed.returncode == 1
    assert failed.stdout == ""
    assert failed.stderr.startswith(beginning)
    assert len(failed.stderr.splitlines()) == 1
