"""Count the requests to Discord, those of discord.py included."""

import asyncio
from types import SimpleNamespace

import aiohttp
import yarl

from uno.monitor.meter import Meter

NO_ANSWER = 0


def trace_of(meter: Meter) -> aiohttp.TraceConfig:
    """Return what discord.py's client has to be made with so that `meter` is told."""

    async def started(
        _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams
    ) -> None:
        context.started = asyncio.get_running_loop().time()

    async def ended(
        _: aiohttp.ClientSession, context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        note(context, told.method, told.url, told.response.status)

    async def failed(
        _: aiohttp.ClientSession,
        context: SimpleNamespace,
        told: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        note(context, told.method, told.url, NO_ANSWER)

    def note(context: SimpleNamespace, method: str, url: yarl.URL, status: int) -> None:
        taken = asyncio.get_running_loop().time() - context.started
        meter.request(method, _area(url), status, taken)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(started)
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace


def _area(url: yarl.URL) -> str:
    """Return the first part of the path behind `/api/v10`; ids and tokens stand further back."""
    parts = url.parts
    return parts[3] if parts[1:2] == ("api",) and len(parts) > 3 else "other"
