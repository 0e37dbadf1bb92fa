"""How tables come to be: a new lobby, or once more what was played."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace

import structlog

from uno.game import fair
from uno.table.answers import Answer, AnswerKind, RefusedError, TableReason
from uno.table.asks import ChangeLobby, Person
from uno.table.change import Change
from uno.table.guild_settings import LastChoice
from uno.table.kept import Kept
from uno.table.live import LiveTables, refusal, refused_with
from uno.table.lobby import Opening, begin_with, open_lobby, open_solo, reopen
from uno.table.next_deal import NextDeal, next_deal
from uno.table.openings_limit import OpeningsLimit
from uno.table.ports import Clock, Store, StoreUnavailableError
from uno.table.records import Options, Status, Table
from uno.table.welcome import require_may_open, require_room

ID_BYTES = 8

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Solo:
    """What one person wants to play against computers.

    `level` None is the one played last; `names` gives their names in a language of the server.
    """

    names: Callable[[str | None], Sequence[str]]
    level: str | None = None
    choice: ChangeLobby = field(default_factory=ChangeLobby)
    parent_id: int | None = None  # the channel around a thread


class Openings:
    """Open tables, one in a channel."""

    def __init__(
        self,
        live: LiveTables,
        store: Store,
        clock: Clock,
        chance: Callable[[int], bytes],
        options: Options,
    ) -> None:
        """Take what new tables need; `options` are theirs unless the server wants others."""
        self._live = live
        self._store = store
        self._clock = clock
        self._chance = chance
        self._options = options
        self._limit = OpeningsLimit()
        self._is_closed = False

    def close(self) -> None:
        """Open nothing any more: the program is about to end."""
        self._is_closed = True

    async def lobby(
        self,
        guild_id: int,
        channel_id: int,
        person: Person,
        cause: str,
        choice: ChangeLobby | None = None,
        *,
        parent_id: int | None = None,
    ) -> Answer:
        """Open a lobby with its opener as host; refused with the table that is there.

        It begins with what was played last in the channel, else with what the server wants, each
        changed by `choice`. `parent_id` is the channel around a thread.
        """
        taken = self._live.index.in_channel(channel_id)
        if taken is not None:
            return await self._occupied(taken, cause)
        if self._is_closed:
            return refusal(AnswerKind.REFUSED, TableReason.CLOSING, None)
        places = person.user_id, channel_id, guild_id
        too_often = self._limit.why_not(*places, self._clock.now())
        if too_often is not None:
            return refusal(AnswerKind.REFUSED, too_often, None)
        opening = self._opening(guild_id, channel_id)

        async def made(now: int) -> Change:
            settled = await self._settled(opening, person, parent_id)
            member = await self._store.member(guild_id, person.user_id, person.name, person.locale)
            return open_lobby(settled, member, choice or ChangeLobby(), now)

        answer = await self._open_here(opening, person.user_id, made, cause)
        if answer.kind is AnswerKind.ACCEPTED:
            self._limit.count(*places, self._clock.now())
        return answer

    async def solo(
        self, guild_id: int, channel_id: int, person: Person, cause: str, solo: Solo
    ) -> Answer:
        """Open a lobby for one person and computer players; refused as `lobby` is."""
        taken = self._live.index.in_channel(channel_id)
        if taken is not None:
            return await self._occupied(taken, cause)
        opening = self._opening(guild_id, channel_id)

        async def made(now: int) -> Change:
            settled = await self._settled(opening, person, solo.parent_id)
            member = await self._store.member(guild_id, person.user_id, person.name, person.locale)
            names = solo.names(settled.options.language)
            return open_solo(settled, member, solo.choice, solo.level, names, now)

        return await self._open_here(opening, person.user_id, made, cause)

    async def again(self, game_id: str, person: Person, cause: str) -> Answer:
        """Open a lobby with what was played at a finished table, with all who stayed to its end.

        The answer is the lobby, whose host is who asked.
        """
        try:
            finished = await self._live.load(game_id)
            same = await self._same(finished) if finished else None
        except StoreUnavailableError:
            return refusal(AnswerKind.BUSY, TableReason.BUSY, None)
        if finished is None or same is None:
            return refusal(AnswerKind.GONE, TableReason.GONE, None)
        if finished.status is not Status.FINISHED:
            return refusal(AnswerKind.REFUSED, TableReason.NOT_FINISHED, finished)
        taken = self._live.index.in_channel(finished.channel_id)
        if taken is not None:
            return await self._occupied(taken, cause)
        if self._is_closed:
            return refusal(AnswerKind.REFUSED, TableReason.CLOSING, None)

        async def lobby(now: int) -> Change:
            return reopen(same, finished, person.user_id, now)

        return await self._open_here(same, person.user_id, lobby, cause)

    async def next_deal(self, finished: Table) -> NextDeal:
        """Return what a rematch will be dealt from. Raises StoreUnavailableError."""
        return next_deal(await self._store.deal_key(), finished.id)

    async def _same(self, finished: Table) -> Opening:
        """Take the deal whose seal the end of the match showed; a second rematch has a new one."""
        opening = self._opening(finished.guild_id, finished.channel_id)
        options = replace(finished.options, removed=())
        same = replace(opening, preset=finished.preset, rules=finished.rules, options=options)
        sealed = await self.next_deal(finished)
        if await self._store.has_change(sealed.game, 1):
            return same
        return replace(same, id=sealed.game, secret=sealed.secret, commitment=sealed.commitment)

    async def remember_choice(self, table: Table) -> None:
        """Let the next lobby of the channel begin with what is played now; not worth a failure."""
        choice = LastChoice(table.preset, table.rules, table.options)
        try:
            await self._store.save_last_choice(table.guild_id, table.channel_id, choice)
        except StoreUnavailableError:
            _log.warning("choice not remembered", game=table.id)

    async def _open_here(
        self, opening: Opening, user_id: int, lobby: Callable[[int], Awaitable[Change]], cause: str
    ) -> Answer:
        # The channel is taken before anything is waited for: nobody else can open here meanwhile.
        self._live.index.put(opening.id, opening.guild_id, opening.channel_id, (user_id,))
        try:
            async with self._live.locked(opening.id) as kept:
                answer = await self._open(kept, lobby, cause)
        finally:
            if not self._live.holds(opening.id):
                self._live.index.drop(opening.id)
        return answer

    def _opening(self, guild_id: int, channel_id: int) -> Opening:
        secret = self._chance(fair.SECRET_BYTES)
        return Opening(
            id=self._chance(ID_BYTES).hex(),
            guild_id=guild_id,
            channel_id=channel_id,
            secret=secret.hex(),
            commitment=fair.commitment(secret),
            options=self._options,
        )

    async def _settled(self, opening: Opening, person: Person, parent_id: int | None) -> Opening:
        """Begin with what was played last in the channel, within what the server allows."""
        guild_id, channel_id = opening.guild_id, opening.channel_id
        settings = await self._store.guild_settings(guild_id)
        around = (channel_id,) if parent_id is None else (channel_id, parent_id)
        require_may_open(settings, person, around)
        # The table that is being opened is among them.
        in_server = len(self._live.index.in_guild(guild_id)) - 1
        require_room(settings, in_server, len(self._live.index.of_user(person.user_id)) - 1)
        last = await self._store.last_choice(guild_id, channel_id)
        begun = begin_with(opening, settings, last)
        # Kept with the table: what its deadlines and computers do is told without a press.
        language = settings.language or person.server_locale
        return replace(begun, options=replace(begun.options, language=language))

    async def _open(
        self, kept: Kept, lobby: Callable[[int], Awaitable[Change]], cause: str
    ) -> Answer:
        now = self._clock.now()
        try:
            change = await lobby(now)
            verdict = await self._live.commit(kept, None, change, cause, now)
        except RefusedError as refused:
            return refused_with(refused, None)
        except StoreUnavailableError:
            return refusal(AnswerKind.FAILED, TableReason.SAVE_FAILED, None)
        self._live.tell(None, verdict.told)
        return verdict.answer

    async def _occupied(self, game_id: str, cause: str) -> Answer:
        """Answer an opener in a channel that has a table, perhaps this opener's own."""
        try:
            table = await self._live.load(game_id)
        except StoreUnavailableError:
            table = None
        if self._live.knows(game_id, cause):
            return Answer(AnswerKind.DUPLICATE, table)
        if table is None:
            return refusal(AnswerKind.BUSY, TableReason.BUSY, None)
        return refusal(AnswerKind.REFUSED, TableReason.CHANNEL_BUSY, table)
