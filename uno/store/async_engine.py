"""SQLAlchemy's asynchronous engine without its ORM.

The package `sqlalchemy.ext.asyncio` holds engines, and sessions of the ORM: 6 MB that nothing here
uses. Its module of engines does without. So that module is imported while its package is an empty
one; whoever imports the package afterwards gets all of it, with the same engine.
"""

import importlib.util
import sys
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["AsyncConnection", "AsyncEngine", "create_async_engine"]


@contextmanager
def _without_contents(package: str) -> Iterator[None]:
    """Let modules of a package be imported, but not what the package itself imports."""
    spec = None if package in sys.modules else importlib.util.find_spec(package)
    if spec is None:  # all of it is there already
        yield
        return
    sys.modules[package] = importlib.util.module_from_spec(spec)
    try:
        yield
    finally:
        del sys.modules[package]


with _without_contents("sqlalchemy.ext.asyncio"):
    from sqlalchemy.ext.asyncio.engine import (  # noqa: TID251 - its package is empty here
        AsyncConnection,
        AsyncEngine,
        create_async_engine,
    )
