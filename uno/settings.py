"""The environment (and `.env`) as one frozen value, checked at start."""

import os
import re
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import (
    Field,
    HttpUrl,
    SecretStr,
    UrlConstraints,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from uno.table.records import Options
from uno.table.territory import ALL_SLOTS, SLOTS, slots_of_shards

ROOT = Path(__file__).parent.parent
SQLITE_PREFIX = "sqlite+aiosqlite:///"
_SPELLINGS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_DRIVERS = frozenset(_SPELLINGS.values())

Seconds = Annotated[int, Field(ge=1, le=7 * 24 * 3600)]
Days = Annotated[int, Field(ge=0, le=3650)]
Port = Annotated[int, Field(ge=1, le=65535)]


class InvalidSettingsError(Exception):
    """A setting cannot be used; the text is one line for the operator, without secret values."""


class Settings(BaseSettings):
    """Hold every setting; the name of its variable is the field's in capitals."""

    model_config = SettingsConfigDict(
        frozen=True, extra="ignore", env_ignore_empty=True, str_strip_whitespace=True
    )

    discord_token: SecretStr | None = None
    # Not in the repr: it may hold a password.
    database_url: Annotated[str, Field(repr=False, validate_default=True)] = (
        "sqlite+aiosqlite:///data/db/uno.db"
    )

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["console", "json"] = "console"

    shard_count: Annotated[int, Field(ge=1)] | None = None
    shard_ids: Annotated[tuple[Annotated[int, Field(ge=0)], ...] | None, NoDecode] = None
    process_count: Annotated[int, Field(ge=1, le=SLOTS)] | None = None
    process_ordinal: Annotated[int, Field(ge=0)] | None = None
    process_name: Annotated[str, Field(min_length=1, max_length=100)] | None = None
    dev_guild_id: Annotated[int, Field(ge=1)] | None = None

    metrics_port: Port | None = None

    card_pictures: bool = True

    support_url: Annotated[HttpUrl, UrlConstraints(max_length=512)] | None = None

    turn_seconds: Seconds = 90
    answer_seconds: Seconds = 45
    next_round_seconds: Seconds = 60
    lobby_seconds: Seconds = 30 * 60
    idle_seconds: Seconds = 30 * 60
    restart_grace_seconds: Seconds = 60

    keep_game_days: Days = 0
    keep_left_server_days: Days = 30

    playground_port: Port = 8765
    # Not in the repr: who knows it knows every hand.
    playground_seed: Annotated[str | None, Field(repr=False)] = None

    discord_api_base: str | None = None
    discord_gateway_url: str | None = None

    @property
    def own_shards(self) -> tuple[int, ...] | None:
        """Return the shards of this process; None: all."""
        if self.shard_ids is not None or self.process_count is None or self.shard_count is None:
            return self.shard_ids
        return tuple(range(self._ordinal or 0, self.shard_count, self.process_count))

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
    def _ordinal(self) -> int | None:
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
        return None if self.support_url is None else str(self.support_url)

    @property
    def state_folder(self) -> Path:
        """Return the folder for what the bot notes beside its database."""
        if self.database_url.startswith(SQLITE_PREFIX):
            return Path(self.database_url.removeprefix(SQLITE_PREFIX).partition("?")[0]).parent
        return ROOT / "data" / "db"

    @field_validator("discord_token")
    @classmethod
    def _is_one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None:
            return None
        word = token.get_secret_value().strip()
        if not re.fullmatch(r"[!-~]+", word):  # what an HTTP header can carry
            raise ValueError("must be the token as Discord shows it, without spaces")
        return SecretStr(word)

    @field_validator("database_url")
    @classmethod
    def _spell_database_url(cls, url: str) -> str:
        """Name the driver and anchor a relative SQLite path in the project's folder."""
        scheme, separator, rest = url.partition("://")
        scheme = _SPELLINGS.get(scheme, scheme)
        if not separator or scheme not in _DRIVERS:
            raise ValueError("must begin with sqlite:/// or postgresql://")
        if scheme == "postgresql+asyncpg":
            # Hosts hand out the option of psycopg; asyncpg calls the same one "ssl".
            return f"{scheme}://" + re.sub(r"([?&])sslmode=", r"\1ssl=", rest)
        path, question_mark, query = rest.removeprefix("/").partition("?")
        if not path or path == ":memory:":
            raise ValueError("must name a file, as in sqlite:///data/db/uno.db")
        return f"{SQLITE_PREFIX}{ROOT / path}{question_mark}{query}"

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _split_shard_ids(cls, value: object) -> object:
        return tuple(value.split(",")) if isinstance(value, str) else value

    @model_validator(mode="after")
    def _shards_fit(self) -> "Settings":
        is_shared = self.shard_ids is not None or self.process_count is not None
        if not is_shared:
            return self
        if self.shard_count is None:
            raise ValueError("SHARD_IDS and PROCESS_COUNT need SHARD_COUNT")
        if self.shard_count > SLOTS or self.shard_count & (self.shard_count - 1):
            raise ValueError(
                f"SHARD_COUNT must be a power of two up to {SLOTS} for several processes"
            )
        if self.shard_ids is not None and self.process_count is not None:
            raise ValueError("SHARD_IDS and PROCESS_COUNT exclude each other")
        if max(self.shard_ids or (0,)) >= self.shard_count:
            raise ValueError("SHARD_IDS must be smaller than SHARD_COUNT")
        if self.process_count is not None and (self._ordinal or 0) >= self.process_count:
            raise ValueError("PROCESS_ORDINAL must be smaller than PROCESS_COUNT")
        if (self.process_count or 1) > self.shard_count:
            raise ValueError("PROCESS_COUNT must not exceed SHARD_COUNT")
        if self.database_url.startswith(SQLITE_PREFIX):
            raise ValueError("several processes need PostgreSQL in DATABASE_URL")
        if self.process_count is not None and self._ordinal is None:
            raise ValueError(
                "PROCESS_ORDINAL is needed, as the name of this machine does not end in a number"
            )
        return self


def load_settings(env_file: Path | None = ROOT / ".env") -> Settings:
    """Read the environment, and `env_file` for what is not in it.

    Raises InvalidSettingsError, which names each wrong variable and what is wrong with it.
    """
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise InvalidSettingsError("; ".join(map(_describe, error.errors()))) from None
    except UnicodeDecodeError:
        raise InvalidSettingsError(f"{env_file} is not UTF-8 text") from None
    except PermissionError:
        if "DISCORD_TOKEN" in os.environ:  # who started us has read the file, as systemd does
            return load_settings(env_file=None)
        raise InvalidSettingsError(f"{env_file} cannot be read by this user") from None


def _describe(problem: Mapping[str, Any]) -> str:
    message: str = problem["msg"].removeprefix("Value error, ")
    if not problem["loc"]:
        return message
    return f"{str(problem['loc'][0]).upper()}: {message}"
