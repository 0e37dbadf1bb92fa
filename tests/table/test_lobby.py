"""The lobby: who sits there, who may change what, when it ends."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.table.clock import NOW
from tests.table.playing import SECRET, member, new_lobby, state_of
from tests.table.support import ANN, BO, CLEO, NAMES, PEOPLE
from uno.game import fair
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.table import lobby
from uno.table.answers import RefusedError, TableReason
from uno.table.asks import ChangeLobby
from uno.table.change import Change
from uno.table.records import Options, Status, Table, WindowKind

MINUTE = 60_000


def why(attempt: Callable[[], Change]) -> str:
    with pytest.raises(RefusedError) as refused:
        attempt()
    return refused.value.reason.value


def test_the_opener_is_host_and_sits_first() -> None:
    table = new_lobby(1)
    assert table.status is Status.LOBBY
    assert table.host == ANN.user_id
    assert [chair.name for chair in table.chairs] == ["Ann"]
    assert table.commitment == fair.commitment(SECRET)
    assert SECRET.hex() not in repr(table)


def test_people_sit_in_the_order_of_joining() -> None:
    table = new_lobby(4)
    assert [chair.name for chair in table.chairs] == list(NAMES[:4])
    assert table.seat_of(CLEO.user_id) == 2


def test_ten_may_sit_down_once_each() -> None:
    table = new_lobby(10)
    assert why(lambda: lobby.join(table, member(PEOPLE[10]), NOW)) == "lobby-full"
    assert why(lambda: lobby.join(table, member(PEOPLE[3]), NOW)) == "already-seated"


def test_rights_pass_to_who_sits_there_longest() -> None:
    table = lobby.leave(new_lobby(3), ANN.user_id, NOW).after
    assert table.host == BO.user_id
    assert [chair.name for chair in table.chairs] == ["Bo", "Cleo"]
    table = lobby.leave(table, CLEO.user_id, NOW).after
    assert table.host == BO.user_id


def test_the_last_one_to_leave_closes_the_lobby() -> None:
    table = lobby.leave(new_lobby(1), ANN.user_id, NOW).after
    assert table.status is Status.CLOSED
    assert table.closed_reason == "abandoned"
    assert not table.windows


def test_who_is_not_there_cannot_leave() -> None:
    assert why(lambda: lobby.leave(new_lobby(2), CLEO.user_id, NOW)) == "not-seated"


@pytest.mark.parametrize(
    "ask",
    [
        lambda table, user: lobby.start(table, user, NOW),
        lambda table, user: lobby.cancel(table, user, NOW),
        lambda table, user: lobby.change(table, user, ChangeLobby(target=200), NOW),
    ],
)
def test_only_the_host_decides(ask: Callable[[Table, int], Change]) -> None:
    table = new_lobby(2)
    assert why(lambda: ask(table, BO.user_id)) == "not-host"
    assert why(lambda: ask(table, CLEO.user_id)) == "not-seated"
    assert ask(table, ANN.user_id).after.sequence == table.sequence + 1


def test_the_host_chooses_what_is_played() -> None:
    table = new_lobby(2)
    choice = ChangeLobby(preset="brasil", scoring="single", target=300)
    changed = lobby.change(table, ANN.user_id, choice, NOW).after
    assert changed.preset == "brasil"
    assert changed.rules == replace(PRESETS["brasil"], scoring="single", target=300)
    custom = replace(PRESETS["flip"], jump_in=True)
    choice = ChangeLobby(preset="flip", rules=custom, options=Options(turn_seconds=15))
    changed = lobby.change(changed, ANN.user_id, choice, NOW).after
    assert (changed.preset, changed.rules) == ("flip", custom)
    assert changed.options.turn_seconds == 15


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (ChangeLobby(preset="klingon"), TableReason.UNKNOWN_PRESET),
        (ChangeLobby(scoring="most-cards"), TableReason.INVALID_SCORING),
        (ChangeLobby(target=0), TableReason.INVALID_TARGET),
        (ChangeLobby(target=-500), TableReason.INVALID_TARGET),
        (ChangeLobby(target=10**9), TableReason.INVALID_TARGET),
    ],
)
def test_what_cannot_be_played_is_refused(choice: ChangeLobby, reason: TableReason) -> None:
    assert why(lambda: lobby.change(new_lobby(2), ANN.user_id, choice, NOW)) == reason


def test_nobody_plays_alone() -> None:
    assert why(lambda: lobby.start(new_lobby(1), ANN.user_id, NOW)) == "too-few-players"


def test_a_deck_that_is_too_small_is_refused_at_the_start() -> None:
    table = new_lobby(10, Rules(hand_size=15))
    assert why(lambda: lobby.start(table, ANN.user_id, NOW)) == "invalid-rules"


def test_every_press_gives_the_lobby_its_full_time() -> None:
    table = new_lobby(1)
    later = NOW + 20 * MINUTE
    joined = lobby.join(table, member(BO), later).after
    (before,), (after,) = table.windows, joined.windows
    assert after.kind is WindowKind.LOBBY
    assert before.due_at == NOW + 30 * MINUTE
    assert after.due_at == later + 30 * MINUTE
    assert after.id != before.id


def test_the_seed_follows_from_secret_and_contributions() -> None:
    table = new_lobby(3)
    words = (None, "ab" * 32, None)
    chairs = tuple(
        replace(chair, contribution=word) for chair, word in zip(table.chairs, words, strict=True)
    )
    plain = lobby.start(table, ANN.user_id, NOW).after
    lucky = lobby.start(replace(table, chairs=chairs), ANN.user_id, NOW).after
    assert plain.seed is not None
    assert lucky.seed is not None
    assert plain.seed != lucky.seed
    assert state_of(lucky).seed == bytes.fromhex(lucky.seed)
    assert plain.seed not in repr(plain)


def test_a_contribution_can_be_changed_until_the_start() -> None:
    table = lobby.contribute(new_lobby(2), BO.user_id, "ab" * 32, NOW).after
    assert [chair.contribution for chair in table.chairs] == [None, "ab" * 32]
    table = lobby.contribute(table, BO.user_id, None, NOW).after
    assert [chair.contribution for chair in table.chairs] == [None, None]
    assert why(lambda: lobby.contribute(table, CLEO.user_id, "ab" * 32, NOW)) == "not-seated"


@pytest.mark.parametrize("word", ["", "ab" * 31, "ab" * 33, "AB" * 32, "xy" * 32, "ab" * 32 + "\n"])
def test_a_contribution_is_a_hash(word: str) -> None:
    refusal = why(lambda: lobby.contribute(new_lobby(2), BO.user_id, word, NOW))
    assert refusal == "invalid-contribution"


def test_seats_are_shuffled_by_the_secret_where_the_rules_want_it() -> None:
    rules = Rules(shuffle_seats=True)
    orders = set()
    for number in range(20):
        table = replace(new_lobby(4, rules), secret=bytes([number] * 32).hex())
        started = lobby.start(table, ANN.user_id, NOW).after
        names = tuple(chair.name for chair in started.chairs)
        assert state_of(started).names == names
        assert sorted(names) == sorted(NAMES[:4])
        again = lobby.start(table, ANN.user_id, NOW).after
        assert again.chairs == started.chairs
        orders.add(names)
    assert len(orders) > 10
    plain = lobby.start(new_lobby(4), ANN.user_id, NOW).after
    assert tuple(chair.name for chair in plain.chairs) == NAMES[:4]


def test_the_start_tells_the_deal() -> None:
    change = lobby.start(new_lobby(3), ANN.user_id, NOW)
    told = [type(event).__name__ for event in change.events]
    assert told.count("DealerDrew") >= 3
    assert "RoundStarted" in told
    assert "FirstCardTurned" in told
    assert change.after.status is Status.PLAYING
    assert change.after.decision == 1
    assert change.after.started_at == NOW
