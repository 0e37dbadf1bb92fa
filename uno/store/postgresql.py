"""Transactions on PostgreSQL: the same compiled statements through asyncpg."""

import asyncio
from collections.abc import Sequence
from typing import Any

from uno.store.async_engine import AsyncEngine
from uno.store.engine import POSTGRESQL
from uno.store.errors import BrokenConstraintError
from uno.store.held import HeldConnection, reason
from uno.store.statements import MUST_MATCH, Read, Script, compile_all
from uno.store.transactions import PAUSES, gave_way, rest
from uno.store.writer import Request, RequestFailedError
from uno.table.ports import SaveRefusedError, SaveUnknownError

_INTEGRITY = "23"  # the class of SQLSTATE: a constraint was violated


class PostgresqlTransactions:
    """Implement writer.Transactions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._held = HeldConnection(engine)
        self._compiled = compile_all(POSTGRESQL)

    async def run(self, requests: Sequence[Request]) -> None:
        """Commit the changes of all requests together; see writer.Transactions."""
        for pause in PAUSES:
            try:
                await self._try(requests)
                return
            except _OnceMoreError:
                await rest(pause)
        try:
            await self._try(requests)
        except _OnceMoreError as error:
            raise SaveRefusedError(f"nothing was written: {error}") from None

    async def _try(self, requests: Sequence[Request]) -> None:
        try:
            await self._run(requests)
        except asyncio.CancelledError:
            await self._held.drop()
            raise
        except _ConnectionLostError:
            # An idle connection may have died long ago. COMMIT was not sent: once more is safe.
            await self._run_again(requests)

    async def close(self) -> None:
        """Give the connection back."""
        await self._held.close()

    async def _run_again(self, requests: Sequence[Request]) -> None:
        try:
            await self._run(requests)
        except _ConnectionLostError as lost:
            raise SaveRefusedError(f"nothing was written: {lost}") from None

    async def _run(self, requests: Sequence[Request]) -> None:
        driver = await self._held.driver()
        try:
            # Not REPEATABLE READ: a fence has to see the claim that it had to wait for.
            await driver.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
        except Exception as error:
            await self._lose(error)
        for index, request in enumerate(requests):
            try:
                await self._execute(driver, request)
            except Exception as error:
                await self._roll_back(driver, error)
                if gave_way(error):
                    raise _OnceMoreError(reason(error)) from None
                raise RequestFailedError(index, _refusal(error)) from None
        await self._commit(driver)

    async def _execute(self, driver: Any, request: Request) -> None:
        for change in request.changes:
            if not isinstance(change, tuple):
                await self._run_script(driver, change)
                continue
            write, parameters = change
            compiled = self._compiled[write]
            status = await driver.execute(compiled.sql, *(parameters[n] for n in compiled.names))
            if write in MUST_MATCH and status.endswith(" 0"):
                raise BrokenConstraintError("the game on disk is not the one that was changed")

    async def _run_script(self, driver: Any, script: Script) -> None:
        steps = script.steps()
        step = next(steps, None)
        while step is not None:
            kind, parameters = step
            compiled = self._compiled[kind]
            values = [parameters[name] for name in compiled.names]
            is_read = isinstance(kind, Read)
            done = await (driver.fetch if is_read else driver.execute)(compiled.sql, *values)
            try:
                step = steps.send(done if is_read else ())
            except StopIteration:
                return

    async def _commit(self, driver: Any) -> None:
        try:
            status = await driver.execute("COMMIT")
        except Exception as error:
            if gave_way(error):  # the server has rolled back
                raise _OnceMoreError(reason(error)) from None
            await self._held.drop()
            raise SaveUnknownError(f"the commit failed: {reason(error)}") from None
        if status != "COMMIT":
            raise SaveRefusedError(f"nothing was written: the server answered {status}")

    async def _roll_back(self, driver: Any, error: Exception) -> None:
        try:
            await driver.execute("ROLLBACK")
        except Exception:
            await self._lose(error)

    async def _lose(self, error: Exception) -> None:
        """Drop a connection on which COMMIT was not sent: the server rolls back."""
        await self._held.drop()
        raise _ConnectionLostError(reason(error)) from None


class _OnceMoreError(Exception):
    """Another transaction was in the way; everything was rolled back."""


class _ConnectionLostError(Exception):
    """The connection is gone and nothing was written."""


def _refusal(error: Exception) -> SaveRefusedError:
    if isinstance(error, SaveRefusedError):
        return error
    if str(getattr(error, "sqlstate", "")).startswith(_INTEGRITY):
        return BrokenConstraintError(reason(error))
    return SaveRefusedError(f"nothing was written: {reason(error)}")
