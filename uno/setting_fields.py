"""How the text of a variable is read, and what is said of a wrong one."""

import re
from dataclasses import field
from pathlib import Path
from typing import Any, Final

from marshmallow import ValidationError, fields
from marshmallow.validate import URL, Length, OneOf, Range, Regexp

ROOT = Path(__file__).parent.parent
SQLITE_PREFIX = "sqlite+aiosqlite:///"
_SPELLINGS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_DRIVERS = frozenset(_SPELLINGS.values())

READER: Final = "reader"


def setting(reader: fields.Field[Any], default: Any = None, *, is_secret: bool = False) -> Any:
    """Declare a field of a dataclass whose text `reader` reads; a secret is not in the repr."""
    return field(default=default, repr=not is_secret, metadata={READER: reader})


def number(least: int, largest: int | None = None) -> fields.Integer:
    """Read a whole number."""
    to = "or more" if largest is None else f"to {largest}"
    error = f"must be a whole number, {least} {to}"
    return fields.Integer(
        validate=Range(least, largest, error=error), error_messages={"invalid": error}
    )


def seconds() -> fields.Integer:
    """Read a time of up to a week."""
    return number(1, 7 * 24 * 3600)


def days() -> fields.Integer:
    """Read a time of up to ten years; 0 stands for something else than a time."""
    return number(0, 3650)


def port() -> fields.Integer:
    """Read the number of a TCP port."""
    return number(1, 65535)


def yes_or_no() -> fields.Boolean:
    """Read a switch in any usual spelling."""
    return fields.Boolean(error_messages={"invalid": "must be true or false"})


def one_of(*names: str, **options: Any) -> fields.String:
    """Read one of some names."""
    return fields.String(validate=OneOf(names, error="must be one of {choices}"), **options)


def text(longest: int | None = None) -> fields.String:
    """Read anything."""
    return fields.String(validate=Length(max=longest, error="must have at most {max} characters"))


def web_address(longest: int) -> fields.String:
    """Read an address that a browser opens."""
    error = "must be an address that begins with https:// or http://"
    url = URL(schemes={"http", "https"}, require_tld=False, error=error)
    length = Length(max=longest, error="must have at most {max} characters")
    return fields.String(validate=[url, length])


def level() -> fields.String:
    """Read how much is logged, in small letters too."""
    return one_of("DEBUG", "INFO", "WARNING", "ERROR", pre_load=str.upper)


def token() -> fields.String:
    """Read what an HTTP header can carry."""
    error = "must be the token as Discord shows it, without spaces"
    return fields.String(validate=Regexp(r"[!-~]+\Z", error=error))


def numbers() -> fields.Function:
    """Read whole numbers with commas between them."""
    return fields.Function(deserialize=_split)


def database() -> fields.Function:
    """Read the address of a database in any of its spellings."""
    return fields.Function(deserialize=database_url)


def _split(given: str) -> tuple[int, ...]:
    parts = [part.strip() for part in given.split(",")]
    if not all(re.fullmatch("[0-9]+", part) for part in parts):
        raise ValidationError("must be whole numbers with commas between them")
    return tuple(map(int, parts))


def database_url(url: str) -> str:
    """Name the driver and anchor a relative SQLite path in the project's folder."""
    scheme, separator, rest = url.partition("://")
    scheme = _SPELLINGS.get(scheme, scheme)
    if not separator or scheme not in _DRIVERS:
        raise ValidationError("must begin with sqlite:/// or postgresql://")
    if scheme == "postgresql+asyncpg":
        # Hosts hand out the option of psycopg; asyncpg calls the same one "ssl".
        return f"{scheme}://" + re.sub(r"([?&])sslmode=", r"\1ssl=", rest)
    path, question_mark, query = rest.removeprefix("/").partition("?")
    if not path or path == ":memory:":
        raise ValidationError("must name a file, as in sqlite:///data/db/uno.db")
    return f"{SQLITE_PREFIX}{ROOT / path}{question_mark}{query}"
