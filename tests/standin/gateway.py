"""The gateway: sessions, heartbeats, resuming, and the events they get."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import WSMsgType, web

from tests.standin.log import Signal
from tests.standin.payloads import guild_json, user_json
from tests.standin.world import Guild, World

Json = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT = 0, 1, 2, 6, 7
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
GUILDS_INTENT = 1
AUTHENTICATION_FAILED, INVALID_SHARD = 4004, 4010
REPLAYABLE = 1000


@dataclass(eq=False, slots=True)
class Session:
    """A session of one shard; it outlives its socket so that it can be resumed."""

    id: str
    shard: tuple[int, int]
    intents: int
    socket: web.WebSocketResponse | None
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYABLE))

    def has(self, guild_id: int) -> bool:
        """Tell whether the server belongs to this shard (Discord's formula)."""
        index, count = self.shard
        return (guild_id >> 22) % count == index

    async def dispatch(self, event: str, data: Json) -> None:
        """Send an event, or keep it for a RESUME when the socket is gone."""
        self.sequence += 1
        frame = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        text = orjson.dumps(frame).decode()
        self.sent.append((self.sequence, text))
        if self.socket is not None:
            await _write(self.socket, text)

    async def replay(self, after: int) -> None:
        """Send again what came after a sequence number."""
        for sequence, text in self.sent:
            if sequence > after and self.socket is not None:
                await _write(self.socket, text)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, token: str, changed: Signal, url: Callable[[], str]) -> None:
        """Serve `world` to whoever knows `token`; `url` tells READY's resume address."""
        self.world = world
        self.sessions: dict[str, Session] = {}
        self.identified: list[tuple[float, tuple[int, int]]] = []
        self.resumed: list[tuple[float, str]] = []
        self.heartbeat_ms = 41_250
        self.refuse_with: int | None = None  # the code that closes every socket that identifies
        self._token = token
        self._changed = changed
        self._url = url

    @property
    def connected(self) -> list[Session]:
        """List the sessions with an open socket."""
        return [s for s in self.sessions.values() if s.socket is not None and not s.socket.closed]

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speak with one socket until it closes."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await _send(socket, HELLO, {"heartbeat_interval": self.heartbeat_ms})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._receive(socket, orjson.loads(message.data))
        self._changed.fire()
        return socket

    async def _receive(self, socket: web.WebSocketResponse, frame: Json) -> None:
        match frame["op"]:
            case 1:
                await _send(socket, HEARTBEAT_ACK, None)
            case 2:
                await self._identify(socket, frame["d"])
            case 6:
                await self._resume(socket, frame["d"])
            case _:
                pass  # presence and the like: nothing a test looks at

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> None:
        if data["token"] != self._token:
            await socket.close(code=AUTHENTICATION_FAILED, message=b"Authentication failed.")
            return
        if self.refuse_with is not None:
            await socket.close(code=self.refuse_with, message=b"Refused.")
            return
        index, count = data.get("shard", (0, 1))
        if not 0 <= index < count:
            await socket.close(code=INVALID_SHARD, message=b"Invalid shard.")
            return
        self.identified.append((self.world.clock.now(), (index, count)))
        name = f"{self.world.snowflakes.next():x}"
        session = Session(name, (index, count), data["intents"], socket)
        self._forget_dead(session.shard)
        self.sessions[name] = session
        guilds = [g for g in self.world.guilds.values() if g.has_bot and session.has(g.id)]
        await session.dispatch("READY", self._ready(session, guilds))
        if session.intents & GUILDS_INTENT:
            for guild in guilds:
                await session.dispatch("GUILD_CREATE", guild_json(guild, self.world.bot))
        self._changed.fire()

    def _forget_dead(self, shard: tuple[int, int]) -> None:
        connected = self.connected
        for session in list(self.sessions.values()):
            if session.shard == shard and session not in connected:
                del self.sessions[session.id]

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        return {
            "v": 10,
            "user": user_json(self.world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._url(),
            "shard": list(session.shard),
            "application": {"id": str(self.world.application_id), "flags": 0},
        }

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != self._token:
            await _send(socket, INVALID_SESSION, False)
            return
        session.socket = socket
        self.resumed.append((self.world.clock.now(), session.id))
        await session.replay(data["seq"])
        await session.dispatch("RESUMED", {})
        self._changed.fire()

    async def send(self, guild_id: int, event: str, data: Json) -> None:
        """Send an event of a server to every session that has it; all overlapping ones get it."""
        for session in list(self.sessions.values()):
            if session.has(guild_id):
                await session.dispatch(event, data)

    async def drop(self) -> None:
        """Cut all sockets; the sessions can be resumed."""
        for session in self.connected:
            if session.socket is not None:
                await session.socket.close(code=1001)

    async def ask_reconnect(self) -> None:
        """Ask all sessions to reconnect (op 7)."""
        for session in self.connected:
            if session.socket is not None:
                await _send(session.socket, RECONNECT, None)

    async def invalidate(self) -> None:
        """End all sessions (op 9, not resumable): events until the next IDENTIFY are missed."""
        ended, self.sessions = self.connected, {}
        for session in ended:
            if session.socket is not None:
                await _send(session.socket, INVALID_SESSION, False)


async def _send(socket: web.WebSocketResponse, op: int, data: object) -> None:
    await _write(socket, orjson.dumps({"op": op, "d": data}).decode())


async def _write(socket: web.WebSocketResponse, text: str) -> None:
    """Write a frame; to a bot that was just killed it is lost, as at Discord."""
    if socket.closed:
        return
    with suppress(ConnectionResetError):
        await socket.send_str(text)
