"""The environment (and `.env`) as one frozen value, checked at start."""

import os
import re
import socket
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Literal

from dotenv import dotenv_values
from marshmallow import EXCLUDE, Schema, ValidationError

from uno.setting_fields import (
    READER,
    ROOT,
    SQLITE_PREFIX,
    database,
    database_url,
    days,
    level,
    number,
    numbers,
    one_of,
    port,
    seconds,
    setting,
    text,
    token,
    web_address,
    yes_or_no,
)
from uno.table.records import Options
from uno.table.territory import ALL_SLOTS, SLOTS, slots_of_shards

__all__ = ["ROOT", "SQLITE_PREFIX", "InvalidSettingsError", "Settings", "load_settings"]


class InvalidSettingsError(Exception):
    """A setting cannot be used; the text is one line for the operator, without secret values."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Hold every setting; the name of its variable is the field's in capitals."""

    discord_token: str | None = setting(token(), is_secret=True)
    # It may hold a password.
    database_url: str = setting(
        database(), database_url("sqlite:///data/db/uno.db"), is_secret=True
    )

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = setting(level(), "INFO")
    log_format: Literal["console", "json"] = setting(one_of("console", "json"), "console")

    shard_count: int | None = setting(number(1))
    shard_ids: tuple[int, ...] | None = setting(numbers())
    process_count: int | None = setting(number(1, SLOTS))
    process_ordinal: int | None = setting(number(0))
    process_name: str | None = setting(text(100))
    requests_per_second: int = setting(number(1, 100_000), 50)
    dev_guild_id: int | None = setting(number(1))

    metrics_port: int | None = setting(port())

    card_pictures: bool = setting(yes_or_no(), True)

    support_url: str | None = setting(web_address(512))

    turn_seconds: int = setting(seconds(), 90)
    answer_seconds: int = setting(seconds(), 45)
    next_round_seconds: int = setting(seconds(), 60)
    lobby_seconds: int = setting(seconds(), 30 * 60)
    idle_seconds: int = setting(seconds(), 30 * 60)
    restart_grace_seconds: int = setting(seconds(), 60)

    keep_game_days: int = setting(days(), 0)
    keep_left_server_days: int = setting(days(), 30)

    playground_port: int = setting(port(), 8765)
    # Who knows it knows every hand.
    playground_seed: str | None = setting(text(), is_secret=True)

    discord_api_base: str | None = setting(text())
    discord_gateway_url: str | None = setting(text())

    @property
    def own_shards(self) -> tuple[int, ...] | None:
        """Return the shards of this process; None: all."""
        if self.shard_ids is not None or self.process_count is None or self.shard_count is None:
            return self.shard_ids
        return tuple(range(self.ordinal or 0, self.shard_count, self.process_count))

    @property
    def slots(self) -> frozenset[int]:
        """Return the slots of servers that this process works on."""
        if self.own_shards is None or self.shard_count is None:
            return ALL_SLOTS
        return slots_of_shards(frozenset(self.own_shards), self.shard_count)

    @property
    def place(self) -> str:
        """Name where this process runs: the same after a restart, another for its fellows."""
        if self.database_url.startswith(SQLITE_PREFIX):
            return "alone"  # a file has one process
        if self.process_name is not None:
            return self.process_name
        shards = "all" if self.own_shards is None else ",".join(map(str, self.own_shards))
        return f"{socket.gethostname()}/{shards} of {self.shard_count or 'all'}"

    @property
    def own_requests_per_second(self) -> float:
        """Return the part of Discord's limit for the whole bot that belongs to this process."""
        if self.own_shards is None or self.shard_count is None:
            return self.requests_per_second
        return self.requests_per_second * len(self.own_shards) / self.shard_count

    @property
    def ordinal(self) -> int | None:
        """Return this process's number: as set, or as a StatefulSet ends the name of its pod."""
        if self.process_ordinal is not None:
            return self.process_ordinal
        found = re.search(r"-(\d+)$", socket.gethostname())
        return None if found is None else int(found[1])

    @property
    def table_options(self) -> Options:
        """Return what new tables begin with."""
        return Options(
            turn_seconds=self.turn_seconds,
            answer_seconds=self.answer_seconds,
            next_round_seconds=self.next_round_seconds,
            lobby_seconds=self.lobby_seconds,
            idle_seconds=self.idle_seconds,
        )

    @property
    def safe_database_url(self) -> str:
        """Return the address of the database without its password."""
        return re.sub(r"(?<=://)([^/@:]*):[^/@]*@", r"\1:…@", self.database_url)

    @property
    def pictures_folder(self) -> Path | None:
        """Return where the pictures of cards lie, None when none are wanted."""
        return ROOT / "data" / "art" / "png" if self.card_pictures else None

    @property
    def support(self) -> str | None:
        """Return the address at which the operator helps; Discord takes 512 characters."""
        return self.support_url

    @property
    def state_folder(self) -> Path:
        """Return the folder for what the bot notes beside its database."""
        if self.database_url.startswith(SQLITE_PREFIX):
            return Path(self.database_url.removeprefix(SQLITE_PREFIX).partition("?")[0]).parent
        return ROOT / "data" / "db"


def load_settings(env_file: Path | None = ROOT / ".env") -> Settings:
    """Read the environment, and `env_file` for what is not in it.

    Raises InvalidSettingsError, which names each wrong variable and what is wrong with it.
    """
    try:
        return _read(_variables(env_file))
    except UnicodeDecodeError:
        raise InvalidSettingsError(f"{env_file} is not UTF-8 text") from None
    except PermissionError:
        if "DISCORD_TOKEN" in os.environ:  # who started us has read the file, as systemd does
            return load_settings(env_file=None)
        raise InvalidSettingsError(f"{env_file} cannot be read by this user") from None


def _variables(env_file: Path | None) -> dict[str, str]:
    """Return what is set; an empty value is as good as none."""
    in_file = {} if env_file is None else _read_file(env_file)
    given = [*in_file.items(), *os.environ.items()]  # the later one wins
    return {name.upper(): value.strip() for name, value in given if value and value.strip()}


def _read_file(file: Path) -> dict[str, str | None]:
    try:
        with file.open(encoding="utf-8") as stream:
            return dotenv_values(stream=stream)
    except (FileNotFoundError, IsADirectoryError):
        return {}


def _read(variables: dict[str, str]) -> Settings:
    readers = {one.name.upper(): one.metadata[READER] for one in fields(Settings)}
    try:
        values: dict[str, Any] = Schema.from_dict(readers)().load(variables, unknown=EXCLUDE)
    except ValidationError as error:
        raise InvalidSettingsError(_in_one_line(error)) from None
    settings = Settings(**{name.lower(): value for name, value in values.items()})
    _check_shares(settings)
    return settings


def _in_one_line(error: ValidationError) -> str:
    wrong = error.messages_dict
    return "; ".join(f"{name}: {' and '.join(what)}" for name, what in wrong.items())


def _check_shares(one: Settings) -> None:
    """Raise InvalidSettingsError for a share of the servers that a process cannot have."""
    if one.shard_ids is None and one.process_count is None:
        return
    if one.shard_count is None:
        raise InvalidSettingsError("SHARD_IDS and PROCESS_COUNT need SHARD_COUNT")
    if one.shard_count > SLOTS or one.shard_count & (one.shard_count - 1):
        raise InvalidSettingsError(
            f"SHARD_COUNT must be a power of two up to {SLOTS} for several processes"
        )
    if one.shard_ids is not None and one.process_count is not None:
        raise InvalidSettingsError("SHARD_IDS and PROCESS_COUNT exclude each other")
    if max(one.shard_ids or (0,)) >= one.shard_count:
        raise InvalidSettingsError("SHARD_IDS must be smaller than SHARD_COUNT")
    if one.process_count is not None and (one.ordinal or 0) >= one.process_count:
        raise InvalidSettingsError("PROCESS_ORDINAL must be smaller than PROCESS_COUNT")
    if (one.process_count or 1) > one.shard_count:
        raise InvalidSettingsError("PROCESS_COUNT must not exceed SHARD_COUNT")
    if one.database_url.startswith(SQLITE_PREFIX):
        raise InvalidSettingsError("several processes need PostgreSQL in DATABASE_URL")
    if one.process_count is not None and one.ordinal is None:
        raise InvalidSettingsError(
            "PROCESS_ORDINAL is needed, as the name of this machine does not end in a number"
        )
