"""Discord's rate limits: a bucket for each route and channel or token, and one for the bot.

Off until a test asks for them. The sizes are observed ones (Discord does not publish them).
"""

from dataclasses import dataclass, field

from tests.standin.clock import SettableClock
from tests.standin.faults import RateLimited, Route
from tests.standin.world import Message

PER_CHANNEL = frozenset({Route.CREATE_MESSAGE, Route.EDIT_MESSAGE, Route.DELETE_MESSAGE})
PER_TOKEN = frozenset({Route.FOLLOW_UP, Route.EDIT_ORIGINAL, Route.EDIT_FOLLOW_UP})
OLD_AGE = 3600.0  # seconds
OLD_EDITS, OLD_PERIOD = 3, 6.0


@dataclass(slots=True)
class Bucket:
    """So many requests in each period of some seconds."""

    size: int
    period: float
    began: float = 0.0
    used: int = 0

    def take(self, now: float) -> float:
        """Use one; return 0, or the seconds to wait when there is none left."""
        if now - self.began >= self.period:
            self.began, self.used = now, 0
        if self.used >= self.size:
            return self.period - (now - self.began)
        self.used += 1
        return 0.0

    def headers(self, name: str, now: float) -> dict[str, str]:
        """Return what Discord tells of the bucket with each answer."""
        rest = max(0.0, self.period - (now - self.began))
        return {
            "X-RateLimit-Bucket": name,
            "X-RateLimit-Limit": str(self.size),
            "X-RateLimit-Remaining": str(self.size - self.used),
            "X-RateLimit-Reset-After": f"{rest:.3f}",
            "X-RateLimit-Reset": f"{now + rest:.3f}",
        }


@dataclass(slots=True)
class Limits:
    """All buckets. `sizes` maps a route to (requests, seconds)."""

    clock: SettableClock
    sizes: dict[Route, tuple[int, float]] = field(default_factory=dict)
    overall: Bucket | None = None
    refused: int = 0  # requests that were one too many for the bot as a whole
    _buckets: dict[tuple[Route, str], Bucket] = field(default_factory=dict)
    _old: dict[int, Bucket] = field(default_factory=dict)

    def be_like_discord(self) -> None:
        """Limit as was observed: 5 in 5 s for a channel, 5 in 2 s for a token, 50 in 1 s in all."""
        self.sizes |= dict.fromkeys(PER_CHANNEL, (5, 5.0))
        self.sizes |= dict.fromkeys(PER_TOKEN, (5, 2.0))
        self.overall = Bucket(50, 1.0)

    def take(self, route: Route, params: dict[str, str], has_bot_token: bool) -> RateLimited | None:
        """Count a request; return how it is refused when it is one too many."""
        now = self.clock.now()
        if has_bot_token and self.overall is not None and (wait := self.overall.take(now)):
            self.refused += 1
            return RateLimited(wait, "global")
        bucket = self._bucket(route, params)
        if bucket is not None and (wait := bucket.take(now)):
            return RateLimited(wait)
        return None

    def headers(self, route: Route, params: dict[str, str]) -> dict[str, str]:
        """Return the headers for an answer."""
        bucket = self._bucket(route, params)
        return {} if bucket is None else bucket.headers(route.name.lower(), self.clock.now())

    def may_edit(self, message: Message) -> bool:
        """Count an edit; False when it is one too many of messages over an hour old (30046)."""
        if not self.sizes or self.clock.now() - message.created_at < OLD_AGE:
            return True
        channel = message.channel.id
        bucket = self._old.setdefault(channel, Bucket(OLD_EDITS, OLD_PERIOD))
        return bucket.take(self.clock.now()) == 0.0

    def _bucket(self, route: Route, params: dict[str, str]) -> Bucket | None:
        if route not in self.sizes:
            return None
        major = params.get("channel_id") or params.get("token") or ""
        return self._buckets.setdefault((route, major), Bucket(*self.sizes[route]))
