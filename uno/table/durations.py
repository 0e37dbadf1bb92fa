"""How long things may take (DESIGN.md section 3). All in milliseconds."""

from uno.table.records import Chair, Options

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND

IDLE_WITHOUT_TURN_TIME = 7 * DAY
IDLE_TURNS = 4  # long turns: never idle before one seat could be removed for absence
AWAY_TURN = 10 * SECOND
AWAY_AFTER = 2  # time-outs in a row
REMOVED_AFTER = 3
FAIR_SECONDS = 3  # before a computer player closes an UNO window


def is_away(chair: Chair) -> bool:
    """Tell whether nobody seems to sit there any more."""
    return chair.timeouts >= AWAY_AFTER


def turn_time(options: Options, chair: Chair) -> int | None:
    """Return how long a whole turn may take; None: as long as it likes."""
    return _limited(options.turn_seconds, chair)


def answer_time(options: Options, chair: Chair) -> int | None:
    """Return how long an answer may take: to a Wild Draw, a colour, a drawn card, a stack."""
    turn, answer = options.turn_seconds, options.answer_seconds
    return _limited(min(turn, answer) if turn and answer else turn, chair)


def vote_time(options: Options) -> int | None:
    """Return how long a vote may take; None only when turns have no limit either."""
    if not options.turn_seconds:
        return None
    return (options.vote_seconds or options.turn_seconds) * SECOND


def computer_time(options: Options, is_uno_open: bool) -> int:
    """Return how long a computer player takes: people can catch, or call UNO, before it."""
    seconds = (
        max(options.computer_seconds, FAIR_SECONDS) if is_uno_open else options.computer_seconds
    )
    return seconds * SECOND


def idle_time(options: Options) -> int:
    """Return after what time without a person's press a match is abandoned."""
    if not options.turn_seconds:
        return IDLE_WITHOUT_TURN_TIME
    return max(options.idle_seconds, IDLE_TURNS * options.turn_seconds) * SECOND


def _limited(seconds: int, chair: Chair) -> int | None:
    if not seconds:
        return None
    return min(seconds * SECOND, AWAY_TURN) if is_away(chair) else seconds * SECOND
