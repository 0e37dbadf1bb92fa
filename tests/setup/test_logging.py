"""Logs are readable for people and machines, and never hold a secret."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Literal

import pytest
import structlog

from uno.logging import configure_logging, remove_secrets

BOT_TOKEN = "MTA5NDQ1NjM1MDg4OTk5MDE4NA" + ".GhXyZ1." + "abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION_TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpGb28tYmFyX2Jheg=="
SEED = "0f" * 32


@pytest.fixture(autouse=True)
def _restore_logging() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def start(level: str = "INFO", log_format: Literal["console", "json"] = "json") -> io.StringIO:
    stream = io.StringIO()
    configure_logging(level, log_format, stream)
    return stream


def test_json_lines_hold_event_logger_level_time_and_context() -> None:
    stream = start()
    structlog.get_logger("uno.table").info("move saved", game="g1", sequence=7)
    line = json.loads(stream.getvalue())
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "move saved",
        "game": "g1",
        "sequence": 7,
        "level": "info",
        "logger": "uno.table",
    }


def test_foreign_records_have_the_same_shape() -> None:
    stream = start()
    logging.getLogger("discord.gateway").warning("Shard ID %s has connected", 3)
    line = json.loads(stream.getvalue())
    assert line["event"] == "Shard ID 3 has connected"
    assert line["logger"] == "discord.gateway"
    assert line["level"] == "warning"


def test_the_console_shows_one_line_per_record() -> None:
    stream = start(log_format="console")
    structlog.get_logger("uno").info("ready", tables=2)
    (line,) = stream.getvalue().splitlines()
    assert "ready" in line
    assert "tables=2" in line


def test_debug_is_for_our_own_loggers_only() -> None:
    stream = start("DEBUG")
    names = ("discord.http", "aiohttp.client", "sqlalchemy.engine", "asyncio", "somebody.else")
    for name in names:
        logging.getLogger(name).debug("payload with a hand")
    assert stream.getvalue() == ""
    structlog.get_logger("cogs.play").debug("press")
    logging.getLogger("uno.text").debug("detail")
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == [
        "press",
        "detail",
    ]


def test_a_higher_level_silences_everybody() -> None:
    stream = start("ERROR")
    logging.getLogger("discord.client").warning("quiet")
    structlog.get_logger("uno").warning("quiet")
    assert stream.getvalue() == ""


@pytest.mark.parametrize(
    "logger", ["discord.client", "sqlalchemy.engine.Engine", "alembic.runtime.plugins.setup"]
)
def test_chatter_is_told_only_when_it_warns(logger: str) -> None:
    stream = start("INFO")
    logging.getLogger(logger).info("which plugins there are")
    logging.getLogger(logger).warning("something is wrong")
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == [
        "something is wrong"
    ]


@pytest.mark.parametrize("log_format", ["console", "json"])
@pytest.mark.parametrize("secret", [BOT_TOKEN, INTERACTION_TOKEN, SEED])
def test_secrets_are_removed_from_messages_values_and_tracebacks(
    log_format: Literal["console", "json"], secret: str
) -> None:
    stream = start(log_format=log_format)
    foreign = logging.getLogger("discord.http")
    foreign.warning("PATCH /webhooks/123/%s/messages/@original has responded with 429", secret)
    foreign.info("logging in with %r", {"token": secret})
    structlog.get_logger("uno.table").info(f"a {secret} in a message", value=secret)
    try:
        raise RuntimeError(f"failed for {secret}")
    except RuntimeError:
        foreign.exception("request failed")
        structlog.get_logger("uno.table").exception("save failed", extra=secret)
    assert secret not in stream.getvalue()
    assert "failed for [removed]" in stream.getvalue()


def test_any_token_in_a_path_is_removed_whatever_its_shape() -> None:
    text = "POST https://h/api/v10/interactions/42/short-token/callback and /webhooks/7/x?wait=1"
    assert remove_secrets(text) == (
        "POST https://h/api/v10/interactions/42/[removed]/callback and /webhooks/7/[removed]?wait=1"
    )


def test_passwords_in_addresses_are_removed_and_the_host_stays() -> None:
    url = "postgresql+asyncpg://uno:s3cret@db.example/uno"
    assert remove_secrets(url) == "postgresql+asyncpg://[removed]@db.example/uno"


def test_ordinary_words_and_ids_stay() -> None:
    text = "game 3f2a-77 in channel 1094456350889990184: discord.gateway.DiscordWebSocket connected"
    assert remove_secrets(text) == text
