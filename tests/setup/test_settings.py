"""Settings: what is accepted, what is refused and how it is told."""

import os
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from uno.settings import ROOT, InvalidSettingsError, Settings, load_settings
from uno.table.territory import ALL_SLOTS

EXAMPLE = ROOT / ".env.example"
TOKEN = "MTA5.abc_DEF-1.xyz"


@pytest.fixture(autouse=True)
def _clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in fields(Settings):
        monkeypatch.delenv(one.name.upper(), raising=False)


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def load(env_file: Path, text: str) -> Settings:
    env_file.write_text(text)
    return load_settings(env_file)


def problem_of(env_file: Path, text: str) -> str:
    with pytest.raises(InvalidSettingsError) as caught:
        load(env_file, text)
    problem = str(caught.value)
    assert "\n" not in problem
    return problem


def test_nothing_is_needed() -> None:
    settings = load_settings(None)
    assert settings.discord_token is None
    assert settings.database_url == f"sqlite+aiosqlite:///{ROOT}/data/db/uno.db"
    assert settings.state_folder == ROOT / "data" / "db"


def test_the_file_is_read_and_the_environment_wins(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURN_SECONDS", "30")
    settings = load(env_file, f"DISCORD_TOKEN={TOKEN}\nTURN_SECONDS=20\nANSWER_SECONDS=10\n")
    assert settings.discord_token == TOKEN
    assert (settings.turn_seconds, settings.answer_seconds) == (30, 10)


def test_an_empty_value_is_the_default(env_file: Path) -> None:
    settings = load(env_file, "DISCORD_TOKEN=\nSHARD_COUNT=\nSHARD_IDS=\nLOG_LEVEL=\n")
    assert settings == load_settings(None)


def test_the_example_holds_every_setting_with_its_default(env_file: Path) -> None:
    lines = [line.removeprefix("# ") for line in EXAMPLE.read_text().splitlines()]
    shown = {
        name: value
        for name, separator, value in (line.partition("=") for line in lines)
        if separator and name.isidentifier() and name.isupper()
    }
    assert set(shown) == {one.name.upper() for one in fields(Settings)}
    # With every line switched on, the values are the defaults.
    switched_on = "\n".join(f"{name}={value}" for name, value in shown.items())
    assert load(env_file, switched_on) == load_settings(None)
    for one in fields(Settings):
        assert (shown[one.name.upper()] == "") == (one.default is None), one.name


def test_the_example_as_it_is_changes_nothing(env_file: Path) -> None:
    assert load(env_file, EXAMPLE.read_text()) == load_settings(None)


def test_the_token_and_the_password_are_in_no_repr(env_file: Path) -> None:
    settings = load(
        env_file, f"DISCORD_TOKEN={TOKEN}\nDATABASE_URL=postgresql://uno:s3cret@db/uno\n"
    )
    for text in (repr(settings), str(settings)):
        assert TOKEN not in text
        assert "s3cret" not in text


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("postgresql://u:p@h:5433/d", "postgresql+asyncpg://u:p@h:5433/d"),
        ("postgresql+asyncpg://h/d", "postgresql+asyncpg://h/d"),
        ("postgres://h/d?a=1&sslmode=require", "postgresql+asyncpg://h/d?a=1&ssl=require"),
        ("sqlite:////var/lib/uno.db", "sqlite+aiosqlite:////var/lib/uno.db"),
        ("sqlite+aiosqlite:///other.db", f"sqlite+aiosqlite:///{ROOT}/other.db"),
    ],
)
def test_spellings_of_database_addresses(env_file: Path, given: str, used: str) -> None:
    assert load(env_file, f"DATABASE_URL={given}\n").database_url == used


def test_what_is_noted_beside_the_database_lies_in_its_folder(env_file: Path) -> None:
    sqlite = load(env_file, "DATABASE_URL=sqlite:////var/lib/uno/u.db?timeout=3\n")
    assert sqlite.state_folder == Path("/var/lib/uno")
    postgresql = load(env_file, "DATABASE_URL=postgresql://h/d\n")
    assert postgresql.state_folder == ROOT / "data" / "db"


SHARED = "DATABASE_URL=postgresql://h/d\n"


def test_shards(env_file: Path) -> None:
    settings = load(env_file, SHARED + "SHARD_COUNT=4\nSHARD_IDS=0, 3\n")
    assert (settings.shard_count, settings.own_shards) == (4, (0, 3))
    assert len(settings.slots) == 512
    assert all(slot % 4 in (0, 3) for slot in settings.slots)


def test_alone_it_does_everything(env_file: Path) -> None:
    for lines in ("", "SHARD_COUNT=5\n", SHARED + "SHARD_COUNT=16\n"):
        settings = load(env_file, lines)
        assert settings.own_shards is None
        assert settings.slots == ALL_SLOTS


def test_the_share_of_a_process(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = SHARED + "SHARD_COUNT=8\nPROCESS_COUNT=3\n"
    assert load(env_file, shared + "PROCESS_ORDINAL=2\n").own_shards == (2, 5)
    monkeypatch.setattr("socket.gethostname", lambda: "uno-bot-1")
    assert load(env_file, shared).own_shards == (1, 4, 7)
    assert load(env_file, shared).place == "uno-bot-1/1,4,7 of 8"
    monkeypatch.setattr("socket.gethostname", lambda: "laptop")
    assert "PROCESS_ORDINAL is needed" in problem_of(env_file, shared)


def test_processes_share_what_discord_takes_from_the_bot(env_file: Path) -> None:
    shared = SHARED + "SHARD_COUNT=8\nPROCESS_COUNT=3\n"
    each = [load(env_file, f"{shared}PROCESS_ORDINAL={n}\n") for n in range(3)]
    assert [one.own_requests_per_second for one in each] == [18.75, 18.75, 12.5]
    large = load(env_file, f"{shared}PROCESS_ORDINAL=2\nREQUESTS_PER_SECOND=800\n")
    assert large.own_requests_per_second == 200
    assert load(env_file, "SHARD_COUNT=4\n").own_requests_per_second == 50


def test_every_share_together_is_everything(env_file: Path) -> None:
    parts = [
        load(env_file, f"{SHARED}SHARD_COUNT=16\nPROCESS_COUNT=3\nPROCESS_ORDINAL={n}\n").slots
        for n in range(3)
    ]
    assert frozenset().union(*parts) == ALL_SLOTS
    assert sum(map(len, parts)) == len(ALL_SLOTS)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("SHARD_IDS=0", "need SHARD_COUNT"),
        ("PROCESS_COUNT=2", "need SHARD_COUNT"),
        ("SHARD_COUNT=6\nSHARD_IDS=0", "power of two"),
        ("SHARD_COUNT=2048\nSHARD_IDS=0", "power of two"),
        ("SHARD_COUNT=4\nSHARD_IDS=4", "smaller than SHARD_COUNT"),
        ("SHARD_COUNT=4\nSHARD_IDS=0\nPROCESS_COUNT=2", "exclude each other"),
        ("SHARD_COUNT=4\nPROCESS_COUNT=2\nPROCESS_ORDINAL=2", "smaller than PROCESS_COUNT"),
        ("SHARD_COUNT=2\nPROCESS_COUNT=4\nPROCESS_ORDINAL=0", "must not exceed SHARD_COUNT"),
        ("DATABASE_URL=sqlite:///u.db\nSHARD_COUNT=4\nSHARD_IDS=0", "need PostgreSQL"),
    ],
)
def test_shares_that_cannot_be(env_file: Path, lines: str, words: str) -> None:
    assert words in problem_of(env_file, SHARED + lines + "\n")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("TURN_SECONDS=soon", "TURN_SECONDS: must be a whole number, 1 to 604800"),
        ("TURN_SECONDS=0", "TURN_SECONDS: must be a whole number, 1 to 604800"),
        ("LOG_LEVEL=LOUD", "LOG_LEVEL: must be one of DEBUG, INFO, WARNING, ERROR"),
        ("LOG_FORMAT=xml", "LOG_FORMAT: must be one of console, json"),
        ("DATABASE_URL=mysql://h/d", "DATABASE_URL: must begin with sqlite:/// or postgresql://"),
        ("DATABASE_URL=uno.db", "DATABASE_URL: must begin with"),
        ("DATABASE_URL=sqlite://", "DATABASE_URL: must name a file"),
        ("DATABASE_URL=sqlite:///:memory:", "DATABASE_URL: must name a file"),
        ("SHARD_COUNT=2\nSHARD_IDS=2", "SHARD_IDS must be smaller than SHARD_COUNT"),
        ("SHARD_COUNT=2\nSHARD_IDS=a", "SHARD_IDS: must be whole numbers with commas between them"),
        ("PLAYGROUND_PORT=99999", "PLAYGROUND_PORT: must be a whole number, 1 to 65535"),
        ("DISCORD_TOKEN=two words", "DISCORD_TOKEN: must be the token as Discord shows it"),
    ],
)
def test_a_wrong_value_is_told_with_its_name(env_file: Path, line: str, words: str) -> None:
    assert words in problem_of(env_file, line + "\n")


def test_all_wrong_values_are_told_at_once(env_file: Path) -> None:
    problem = problem_of(env_file, "TURN_SECONDS=x\nLOG_FORMAT=y\n")
    assert "TURN_SECONDS" in problem
    assert "LOG_FORMAT" in problem


def test_no_value_is_repeated_in_the_refusal(env_file: Path) -> None:
    secret = "two s3cret"
    assert "s3cret" not in problem_of(env_file, f"DISCORD_TOKEN={secret}\n")
    assert "s3cret" not in problem_of(env_file, "DATABASE_URL=mysql://u:s3cret@h/d\n")


def test_a_file_that_is_not_text_is_refused(env_file: Path) -> None:
    env_file.write_bytes(b"LOG_LEVEL=\xff\xfe\n")
    with pytest.raises(InvalidSettingsError, match="not UTF-8"):
        load_settings(env_file)


@pytest.fixture
def closed_file(env_file: Path) -> Iterator[Path]:
    """Return a file that this user may not read; root becomes another user."""
    env_file.write_text("LOG_LEVEL=DEBUG\n")
    env_file.chmod(0)
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    yield env_file
    if is_root:
        os.seteuid(0)


def test_a_file_that_may_not_be_read_is_refused(closed_file: Path) -> None:
    with pytest.raises(InvalidSettingsError, match="cannot be read by this user"):
        load_settings(closed_file)


def test_a_file_that_only_the_service_manager_reads(
    closed_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "from-systemd")
    settings = load_settings(closed_file)
    assert settings.discord_token is not None
    assert settings.log_level == "INFO"


def test_the_address_of_the_operator_has_to_be_one(env_file: Path) -> None:
    assert load_settings(None).support is None
    assert load(env_file, "SUPPORT_URL=https://example.org/uno\n").support == (
        "https://example.org/uno"
    )
    assert problem_of(env_file, "SUPPORT_URL=ask me\n").startswith("SUPPORT_URL: ")
    assert problem_of(env_file, "SUPPORT_URL=ftp://example.org\n").startswith("SUPPORT_URL: ")
    long = f"SUPPORT_URL=https://example.org/{'u' * 500}\n"
    assert problem_of(env_file, long).startswith("SUPPORT_URL: ")
