"""`/healthz`, `/readyz` and `/metrics` on a port of this machine. Loaded only where asked for."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web

from uno.monitor.lag import LoopLag
from uno.monitor.prometheus import PrometheusMeter

HOST: Final = "127.0.0.1"
LONGEST_LAG_SECONDS: Final = 1.0
"""With more than this, presses come near Discord's three seconds."""
LONGEST_CHECK_SECONDS: Final = 2.0

Check = Callable[[], Awaitable[str | None]]
"""Return what is wrong, or None."""


@asynccontextmanager
async def serving(
    port: int, meter: PrometheusMeter, lag: LoopLag, checks: Mapping[str, Check]
) -> AsyncIterator[None]:
    """Answer on `port` while the body runs. Raises OSError when the port is taken."""
    app = web.Application()
    app.add_routes(
        [
            web.get("/healthz", lambda _: _verdict({"loop": _loop_problem(lag)})),
            web.get("/readyz", lambda _: _readiness(lag, checks)),
            web.get("/metrics", lambda _: _metrics(meter)),
        ]
    )
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    watching = asyncio.create_task(lag.watch(), name="loop lag")
    try:
        await web.TCPSite(runner, HOST, port).start()
        yield
    finally:
        watching.cancel()
        await runner.cleanup()


async def _readiness(lag: LoopLag, checks: Mapping[str, Check]) -> web.Response:
    found = await asyncio.gather(*map(_problem, checks.values()))
    return await _verdict({"loop": _loop_problem(lag), **dict(zip(checks, found, strict=True))})


async def _problem(check: Check) -> str | None:
    try:
        return await asyncio.wait_for(check(), LONGEST_CHECK_SECONDS)
    except TimeoutError:
        return f"no answer within {LONGEST_CHECK_SECONDS:g} s"


async def _verdict(problems: Mapping[str, str | None]) -> web.Response:
    is_well = not any(problems.values())
    body = {name: problem or "ok" for name, problem in problems.items()}
    return web.json_response(body, status=200 if is_well else 503)


def _loop_problem(lag: LoopLag) -> str | None:
    if lag.seconds < LONGEST_LAG_SECONDS:
        return None
    return f"the event loop was {lag.seconds:.1f} s late"


async def _metrics(meter: PrometheusMeter) -> web.Response:
    return web.Response(
        body=meter.text(), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
    )
