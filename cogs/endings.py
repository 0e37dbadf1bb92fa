"""What a table tells when it is over: counted from its recorded moves, with the replay file."""

from collections.abc import Sequence
from dataclasses import dataclass

import structlog

from cogs.paint import Painter
from cogs.screens.budget import MAX_FILE
from cogs.screens.ends import NOTHING_MORE, Ending
from cogs.screens.screen import Attachment, PublicScreen
from uno.game.errors import IllegalAction
from uno.table.ports import RecordedMove, Store, StoreUnavailableError
from uno.table.records import Status, Table
from uno.table.replay_file import replay_file
from uno.table.service import TableService
from uno.table.summary import SeatSummary, match_events, summarize

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


@dataclass(frozen=True, slots=True)
class Endings:
    """Make the last screen of tables."""

    service: TableService
    store: Store
    painter: Painter

    async def screen(self, table: Table, *, with_file: bool = True) -> PublicScreen:
        """Show a table that is over with all there is to tell; without a file, say why."""
        return self.painter.table(table, await self._ending(table, with_file=with_file))

    async def _ending(self, table: Table, *, with_file: bool) -> Ending:
        try:
            moves = await self.store.moves(table.id)
            is_finished = table.status is Status.FINISHED
            sealed = await self.service.next_deal(table) if is_finished else None
            outcomes = await self.store.archive.outcomes(table.id)
        except StoreUnavailableError:
            log.warning("end told in short: the store is not there", game=table.id)
            return NOTHING_MORE
        summary = _summary(table, moves) if is_finished else ()
        replay = self._replay(table, moves)
        is_refused = replay is not None and not with_file
        told = {
            seat: outcomes[chair.member.player]
            for seat, chair in enumerate(table.chairs)
            if chair.member is not None and chair.member.player in outcomes
        }
        return Ending(summary, sealed, replay if with_file else None, is_refused, told)

    def _replay(self, table: Table, moves: Sequence[RecordedMove]) -> Attachment | None:
        data = replay_file(table, moves, self.painter.plain_names(table))
        if data is None or len(data) > MAX_FILE:
            return None
        return Attachment(f"uno-{table.id}.json", data)


def _summary(table: Table, moves: Sequence[RecordedMove]) -> Sequence[SeatSummary]:
    try:
        return summarize(len(table.chairs), match_events(table, moves))
    except IllegalAction:  # begun by an older engine, whose moves mean something else now
        log.warning("match not summed up", game=table.id)
        return ()
