"""Discord's REST routes over HTTP: authorisation, faults, the request log."""

import asyncio
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from typing import Any, assert_never

import orjson
from aiohttp import BodyPartReader, web

from tests.standin.faults import (
    ApiError,
    Effect,
    Fault,
    Faults,
    Lost,
    RateLimited,
    Refused,
    Route,
    ServerError,
    Slow,
)
from tests.standin.interactions import Interactions
from tests.standin.limits import Limits
from tests.standin.log import Request, RequestLog, Signal
from tests.standin.messages import Call, Messages, Upload
from tests.standin.setup_routes import SetupRoutes
from tests.standin.world import World

Json = dict[str, Any]
Handler = Callable[[Call], Awaitable[object]]
BodyCheck = Callable[[Route, Any], list[str]]

PREFIX = "/api/v10"
BY_INTERACTION_TOKEN = frozenset(
    {
        Route.CALLBACK,
        Route.FOLLOW_UP,
        Route.GET_ORIGINAL,
        Route.EDIT_ORIGINAL,
        Route.DELETE_ORIGINAL,
        Route.GET_FOLLOW_UP,
        Route.EDIT_FOLLOW_UP,
        Route.DELETE_FOLLOW_UP,
    }
)


class Rest:
    """Serve every route of `Route`."""

    def __init__(
        self, world: World, token: str, faults: Faults, log: RequestLog, changed: Signal
    ) -> None:
        """Work on `world`; fire `changed` when a request comes and when it is answered."""
        self.body_problems: list[str] = []
        self.check: BodyCheck | None = None
        self.limits = Limits(world.clock)
        self._world = world
        self._token = token
        self._faults = faults
        self._log = log
        self._changed = changed
        self._setup = SetupRoutes(world)
        self._messages = Messages(world, self.limits)
        self._interactions = Interactions(world, self._messages)

    def add_to(self, app: web.Application, gateway_url: Callable[[], str]) -> None:
        """Put all routes into a web application."""
        self._setup.gateway_url = gateway_url
        for route, handler in self._handlers().items():
            app.router.add_route(route.method, PREFIX + route.path, self._served(route, handler))

    def _handlers(self) -> dict[Route, Handler]:
        setup, messages, interactions = self._setup, self._messages, self._interactions
        return {
            Route.ME: setup.me,
            Route.APPLICATION: setup.application,
            Route.MY_GUILDS: setup.my_guilds,
            Route.GATEWAY: setup.gateway,
            Route.GATEWAY_BOT: setup.gateway_bot,
            Route.LIST_COMMANDS: setup.list_commands,
            Route.PUT_COMMANDS: setup.put_commands,
            Route.LIST_GUILD_COMMANDS: setup.list_commands,
            Route.PUT_GUILD_COMMANDS: setup.put_commands,
            Route.LIST_EMOJIS: setup.list_emojis,
            Route.CREATE_EMOJI: setup.create_emoji,
            Route.DELETE_EMOJI: setup.delete_emoji,
            Route.CALLBACK: interactions.callback,
            Route.FOLLOW_UP: interactions.follow_up,
            Route.GET_ORIGINAL: interactions.get,
            Route.EDIT_ORIGINAL: interactions.edit,
            Route.DELETE_ORIGINAL: interactions.delete,
            Route.GET_FOLLOW_UP: interactions.get,
            Route.EDIT_FOLLOW_UP: interactions.edit,
            Route.DELETE_FOLLOW_UP: interactions.delete,
            Route.GET_CHANNEL: setup.get_channel,
            Route.EDIT_CHANNEL: setup.edit_channel,
            Route.START_THREAD: setup.start_thread,
            Route.LIST_MESSAGES: messages.listing,
            Route.CREATE_MESSAGE: messages.create,
            Route.GET_MESSAGE: messages.get,
            Route.EDIT_MESSAGE: messages.edit,
            Route.DELETE_MESSAGE: messages.delete,
        }

    def _served(
        self, route: Route, handler: Handler
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            call = await _read(request)
            entry = Request(route, request.path, call.params, call.body, self._world.clock.now())
            self._log.add(entry)
            self._changed.fire()  # a slow answer may come long after
            try:
                response = await self._respond(route, handler, request, call)
            finally:
                entry.done_at = self._world.clock.now()
                self._changed.fire()
            response.headers["Date"] = formatdate(self._world.clock.now(), usegmt=True)
            response.headers.update(self.limits.headers(route, call.params))
            entry.status = response.status
            self._log.statuses[response.status] += 1
            return response

        return serve

    async def _respond(
        self, route: Route, handler: Handler, request: web.Request, call: Call
    ) -> web.Response:
        needs_bot = route not in BY_INTERACTION_TOKEN and route is not Route.GATEWAY
        if needs_bot and not self._is_authorised(request):
            return _json(401, {"message": "401: Unauthorized", "code": 0})
        self._check_body(route, call)
        fault = self._faults.take(route, call.body, call.params)
        fault = fault or self.limits.take(route, call.params, needs_bot)
        if fault is None:
            return await self._carry_out(handler, call)
        if isinstance(fault, Slow):
            await asyncio.sleep(fault.seconds)
        done = None
        if fault.effect is Effect.DONE:
            done = await self._carry_out(handler, call)
        return _faulty(fault, request, done)

    def _is_authorised(self, request: web.Request) -> bool:
        return request.headers.get("Authorization") == f"Bot {self._token}"

    def _check_body(self, route: Route, call: Call) -> None:
        if self.check is not None and call.body:
            self.body_problems += self.check(route, call.body)

    async def _carry_out(self, handler: Handler, call: Call) -> web.Response:
        try:
            body = await handler(call)
        except ApiError as error:
            return _refused(error)
        if body is None:
            return web.Response(status=204)
        return _json(200, body)


async def _read(request: web.Request) -> Call:
    params, query = dict(request.match_info), dict(request.query)
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request, params, query)
    raw = await request.read()
    return Call(params, query, orjson.loads(raw) if raw else {})


async def _read_multipart(
    request: web.Request, params: dict[str, str], query: dict[str, str]
) -> Call:
    body: Any = {}
    uploads: list[Upload] = []
    reader = await request.multipart()
    async for part in reader:
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = orjson.loads(data)
            continue
        kind = part.headers.get("Content-Type", "application/octet-stream")
        uploads.append(Upload(part.filename or "file", kind, len(data)))
    return Call(params, query, body, tuple(uploads))


def _json(status: int, body: object, headers: dict[str, str] | None = None) -> web.Response:
    # discord.py takes a body for text unless the type is exactly this.
    every = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(status=status, body=orjson.dumps(body), headers=every)


def _refused(error: ApiError) -> web.Response:
    headers = {"Via": "1.1 google", "Retry-After": "3"} if error.status == 429 else {}
    return _json(error.status, error.body(), headers)


def _faulty(fault: Fault, request: web.Request, done: web.Response | None) -> web.Response:
    match fault:
        case RateLimited():
            return _rate_limited(fault)
        case Refused():
            return _refused(ApiError(fault.code))
        case ServerError():
            return web.Response(status=fault.status, text="upstream error")
        case Lost():
            if request.transport is not None:
                request.transport.close()
            return web.Response(status=499)
        case Slow():
            return done or web.Response(status=504)
        case _:
            assert_never(fault)


def _rate_limited(fault: RateLimited) -> web.Response:
    headers = {
        "Via": "1.1 google",  # without it discord.py believes in a ban by Cloudflare
        "Retry-After": f"{fault.retry_after:.3f}",
        "X-RateLimit-Scope": fault.scope,
    }
    is_global = fault.scope == "global"
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    body: Json = {
        "message": "You are being rate limited.",
        "retry_after": fault.retry_after,
        "global": is_global,
    }
    return _json(429, body, headers)
