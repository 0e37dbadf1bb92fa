"""A stand-in for Discord on loopback sockets: REST and gateway, for tests and benchmarks."""

from tests.openapi import body_problems
from tests.standin.answer import Answer, UnansweredError
from tests.standin.driver import StandIn
from tests.standin.faults import Effect, Lost, RateLimited, Refused, Route, ServerError, Slow
from tests.standin.world import CallbackType, Channel, Guild, Message, User


def described(route: Route, body: object) -> list[str]:
    """Check a body against Discord's API description: `StandIn(check=described)`."""
    return body_problems(route.method, route.path, body)


__all__ = [
    "Answer",
    "CallbackType",
    "Channel",
    "Effect",
    "Guild",
    "Lost",
    "Message",
    "RateLimited",
    "Refused",
    "Route",
    "ServerError",
    "Slow",
    "StandIn",
    "UnansweredError",
    "User",
    "described",
]
