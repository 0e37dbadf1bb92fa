"""Structured logs on standard error, in which no secret can appear.

`LOG_LEVEL` is for our own loggers. Foreign ones never go below INFO: at DEBUG discord.py prints
tokens and hands. Whatever anybody logs passes one formatter that removes secrets by their shape.
"""

import logging
import re
import sys
from typing import Literal, TextIO

import orjson
import structlog
from structlog.typing import EventDict, Processor

OWN = ("uno", "cogs", "bot", "playground")
REMOVED = "[removed]"

# All these say below WARNING: that they log in with a token, every statement, which plugins.
_CHATTY = ("discord.client", "sqlalchemy", "alembic.runtime.plugins")

# Discord writes the tokens of interactions into paths, and its library paths into warnings.
_TOKEN_IN_PATH = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?\"']+")
_SECRET = re.compile(
    r"""
    [\w-]{23,30}\.[\w-]{6,7}\.[\w-]{25,}   # a bot token
    | aW50ZXJhY3Rpb24[\w+/=-]*             # an interaction token: "interaction" in base64
    | \b[0-9a-f]{64}\b                     # a seed in hexadecimal digits
    | (?<=://)[^\s/@]+(?=@)                # user and password in an address
    """,
    re.VERBOSE | re.ASCII,
)


def remove_secrets(text: str) -> str:
    """Replace what has the shape of a token, a seed or a password."""
    return _SECRET.sub(REMOVED, _TOKEN_IN_PATH.sub(rf"\1{REMOVED}", text))


class SafeFormatter(structlog.stdlib.ProcessorFormatter):
    """Render a record of any logger, tracebacks included, without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line or lines of one record."""
        return remove_secrets(super().format(record))


def configure_logging(
    level: str, log_format: Literal["console", "json"], stream: TextIO | None = None
) -> None:
    """Send all logs of the process to `stream` (default: standard error)."""
    target = sys.stderr if stream is None else stream
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(target)
    handler.setFormatter(
        SafeFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_renderers(log_format, colors=target.isatty()),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    for name in OWN:
        logging.getLogger(name).setLevel(level)
    for name in ("discord", "aiohttp", "sqlalchemy", "aiosqlite", "asyncio"):
        # Set also where a library chose a level of its own.
        logging.getLogger(name).setLevel(root.level)
    for name in _CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


def _renderers(log_format: Literal["console", "json"], *, colors: bool) -> list[Processor]:
    if log_format == "json":
        return [structlog.processors.format_exc_info, _render_json]
    # A plain traceback: the pretty ones show local variables, and those hold hands and tokens.
    return [
        structlog.dev.ConsoleRenderer(
            colors=colors, exception_formatter=structlog.dev.plain_traceback
        )
    ]


def _render_json(_logger: object, _method: str, event: EventDict) -> str:
    return orjson.dumps(event, default=str).decode()
