"""Faults that a test puts on a route: what Discord does on its bad days."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Any

Json = dict[str, Any]


class Route(StrEnum):
    """Name every route the stand-in serves, below `/api/v10`."""

    ME = "GET /users/@me"
    APPLICATION = "GET /oauth2/applications/@me"
    MY_GUILDS = "GET /users/@me/guilds"
    GATEWAY = "GET /gateway"
    GATEWAY_BOT = "GET /gateway/bot"
    LIST_COMMANDS = "GET /applications/{application_id}/commands"
    PUT_COMMANDS = "PUT /applications/{application_id}/commands"
    LIST_GUILD_COMMANDS = "GET /applications/{application_id}/guilds/{guild_id}/commands"
    PUT_GUILD_COMMANDS = "PUT /applications/{application_id}/guilds/{guild_id}/commands"
    LIST_EMOJIS = "GET /applications/{application_id}/emojis"
    CREATE_EMOJI = "POST /applications/{application_id}/emojis"
    DELETE_EMOJI = "DELETE /applications/{application_id}/emojis/{emoji_id}"
    CALLBACK = "POST /interactions/{interaction_id}/{token}/callback"
    FOLLOW_UP = "POST /webhooks/{application_id}/{token}"
    GET_ORIGINAL = "GET /webhooks/{application_id}/{token}/messages/@original"
    EDIT_ORIGINAL = "PATCH /webhooks/{application_id}/{token}/messages/@original"
    DELETE_ORIGINAL = "DELETE /webhooks/{application_id}/{token}/messages/@original"
    GET_FOLLOW_UP = "GET /webhooks/{application_id}/{token}/messages/{message_id}"
    EDIT_FOLLOW_UP = "PATCH /webhooks/{application_id}/{token}/messages/{message_id}"
    DELETE_FOLLOW_UP = "DELETE /webhooks/{application_id}/{token}/messages/{message_id}"
    GET_CHANNEL = "GET /channels/{channel_id}"
    EDIT_CHANNEL = "PATCH /channels/{channel_id}"
    START_THREAD = "POST /channels/{channel_id}/threads"
    LIST_MESSAGES = "GET /channels/{channel_id}/messages"
    CREATE_MESSAGE = "POST /channels/{channel_id}/messages"
    GET_MESSAGE = "GET /channels/{channel_id}/messages/{message_id}"
    EDIT_MESSAGE = "PATCH /channels/{channel_id}/messages/{message_id}"
    DELETE_MESSAGE = "DELETE /channels/{channel_id}/messages/{message_id}"

    @property
    def method(self) -> str:
        """Return the HTTP method."""
        return self.value.split(" ", 1)[0]

    @property
    def path(self) -> str:
        """Return the path template."""
        return self.value.split(" ", 1)[1]


class Effect(Enum):
    """Say whether the request is carried out although its sender hears of a fault."""

    NONE = "none"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class RateLimited:
    """Answer 429 with `Via` and `Retry-After` (seconds)."""

    retry_after: float
    scope: str = "user"  # user, shared or global
    effect: Effect = Effect.NONE


@dataclass(frozen=True, slots=True)
class Refused:
    """Answer with one of Discord's error codes."""

    code: int
    effect: Effect = Effect.NONE


@dataclass(frozen=True, slots=True)
class ServerError:
    """Answer 5xx without JSON, as Discord's edge does."""

    status: int = 500
    effect: Effect = Effect.NONE


@dataclass(frozen=True, slots=True)
class Slow:
    """Wait `seconds`, then carry on."""

    seconds: float
    effect: Effect = Effect.DONE


@dataclass(frozen=True, slots=True)
class Lost:
    """Close the connection without an answer."""

    effect: Effect = Effect.NONE


Fault = RateLimited | Refused | ServerError | Slow | Lost

ERRORS: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    20028: (429, "The channel you are writing has hit the write rate limit."),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached."),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    160006: (400, "Maximum number of active threads reached."),
}


class ApiError(Exception):
    """An answer of Discord that is not a success."""

    def __init__(self, code: int, details: Sequence[str] = ()) -> None:
        """Take Discord's error code; `details` say what is wrong with a body."""
        self.status, self.message = ERRORS[code]
        self.code = code
        self.details = details
        super().__init__(f"{self.status} {code} {self.message} {list(details)}")

    def body(self) -> Json:
        """Return the JSON body."""
        body: Json = {"message": self.message, "code": self.code}
        if self.details:
            errors = [{"code": "INVALID", "message": text} for text in self.details]
            body["errors"] = {"_errors": errors}
        if self.status == 429:
            body |= {"retry_after": 3.0, "global": False}
        return body


@dataclass(eq=False, slots=True)
class Trap:
    """A fault lying on a route; `hits` counts how often it struck."""

    route: Route
    fault: Fault
    times: int | None  # None: until removed
    when: Callable[[Json], bool]
    where: Callable[[Mapping[str, str]], bool]
    hits: int = 0

    def strikes(self, route: Route, body: Json, params: Mapping[str, str]) -> bool:
        """Tell whether this request is hit."""
        spent = self.times is not None and self.hits >= self.times
        return route == self.route and not spent and self.when(body) and self.where(params)


def _always(_: object) -> bool:
    return True


@dataclass(slots=True)
class Faults:
    """All faults of a stand-in, first come first struck."""

    traps: list[Trap] = field(default_factory=list)

    def put(
        self,
        route: Route,
        fault: Fault,
        *,
        times: int | None = 1,
        when: Callable[[Json], bool] = _always,
        where: Callable[[Mapping[str, str]], bool] = _always,
    ) -> Trap:
        """Let the next `times` requests to `route` meet the fault.

        Only those whose body passes `when` and the parameters of whose path pass `where`.
        """
        trap = Trap(route, fault, times, when, where)
        self.traps.append(trap)
        return trap

    def remove(self, trap: Trap) -> None:
        """Take a fault away."""
        self.traps.remove(trap)

    def take(self, route: Route, body: Json, params: Mapping[str, str]) -> Fault | None:
        """Return the fault that this request meets."""
        for trap in self.traps:
            if trap.strikes(route, body, params):
                trap.hits += 1
                return trap.fault
        return None
