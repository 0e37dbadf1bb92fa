"""One match after another: rematch, what a match was like, and who went out when."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from tests.table.clock import NOW
from tests.table.playing import Match, new_match, sensible_move, state_of
from tests.table.support import ANN, BO, CHANNEL, CLEO, DAN, PEOPLE, Place, accepted, cause
from uno.game import fair
from uno.game.actions import Join, Leave, NextRound
from uno.game.events import Caught, Drew, Eliminated, Event, MatchEnded, Played, TurnStarted
from uno.game.fair import commitment
from uno.game.replay import run
from uno.game.replay_document import parse_document
from uno.game.rules import Rules
from uno.game.state import Phase
from uno.table.answers import Answer
from uno.table.asks import AddComputer, ChangeLobby, Close, GetUp, SitDown, Start
from uno.table.lobby import Opening, change, reopen
from uno.table.records import Controller, Earlier, Options, Status, Table
from uno.table.replay_file import replay_file
from uno.table.summary import match_events, summarize

SHORT = Rules(scoring="single")


def said(answer: Answer) -> tuple[str, str | None]:
    return answer.kind.value, answer.reason.value if answer.reason else None


async def finish(place: Place, table: Table) -> Table:
    """Play to the end of the match."""
    for _ in range(3_000):
        if not table.is_live:
            return table
        if state_of(table).phase is Phase.ROUND_OVER:
            table = accepted(await place.ask(table, ANN, NextRound()))
            continue
        move = sensible_move(table) if table.chairs[state_of(table).turn].has_person else None
        if move is None:
            await place.clock.advance(3)
            table = await place.service.load(table.id) or table
        else:
            member = table.chairs[move.seat].member
            person = next(p for p in PEOPLE if member and p.user_id == member.user_id)
            table = accepted(await place.ask(table, person, move))
    raise AssertionError("the match went on")


async def test_a_rematch_is_dealt_at_once_with_the_same_people(place: Place) -> None:
    table = await finish(place, await place.match(3, ChangeLobby(rules=SHORT)))
    again = accepted(await place.service.rematch(table.id, BO, cause()))
    assert again.status is Status.PLAYING
    assert again.id != table.id
    assert again.channel_id == CHANNEL
    assert (again.preset, again.rules, again.options) == (table.preset, table.rules, table.options)
    assert [chair.name for chair in again.chairs] == ["Ann", "Bo", "Cleo"]
    assert again.host == BO.user_id
    assert again.secret not in (None, table.secret)
    assert again.seed != table.seed
    assert again.commitment == commitment(bytes.fromhex(again.secret or ""))
    assert place.service.table_in_channel(CHANNEL) == again.id


async def test_a_rematch_is_played_once_however_often_it_is_asked_for(place: Place) -> None:
    table = await finish(place, await place.match(2, ChangeLobby(rules=SHORT)))
    again = accepted(await place.service.rematch(table.id, ANN, cause()))
    assert said(await place.service.rematch(table.id, BO, cause())) == ("refused", "channel-busy")
    assert place.service.table_in_channel(CHANNEL) == again.id


async def test_what_goes_on_has_no_rematch(place: Place) -> None:
    table = await place.match(2)
    assert said(await place.service.rematch(table.id, ANN, cause())) == ("refused", "not-finished")
    accepted(await place.ask(table, None, Close("ended")))
    assert said(await place.service.rematch(table.id, ANN, cause())) == ("refused", "not-finished")
    assert said(await place.service.rematch("none", ANN, cause())) == ("gone", "gone")


async def test_who_left_has_no_rematch_and_is_not_dealt_in(place: Place) -> None:
    table = await place.match(3, ChangeLobby(rules=SHORT))
    accepted(await place.ask(table, CLEO, GetUp()))
    table = await finish(place, place.now(table))
    assert said(await place.service.rematch(table.id, CLEO, cause())) == ("refused", "not-seated")
    assert said(await place.service.rematch(table.id, DAN, cause())) == ("refused", "not-seated")
    again = accepted(await place.service.rematch(table.id, ANN, cause()))
    assert [chair.name for chair in again.chairs] == ["Ann", "Bo"]


async def test_alone_a_rematch_is_a_lobby(place: Place) -> None:
    table = await place.match(2, ChangeLobby(rules=SHORT))
    table = accepted(await place.ask(table, BO, GetUp()))
    assert table.status is Status.FINISHED
    again = accepted(await place.service.rematch(table.id, ANN, cause()))
    assert again.status is Status.LOBBY
    assert [chair.name for chair in again.chairs] == ["Ann"]


async def test_computers_play_the_rematch_too(place: Place) -> None:
    lobby = await place.lobby(1, ChangeLobby(rules=SHORT))
    accepted(await place.ask(lobby, ANN, AddComputer("Robo")))
    table = await finish(place, accepted(await place.ask(lobby, ANN, Start())))
    again = accepted(await place.service.rematch(table.id, ANN, cause()))
    assert [(c.name, c.controller) for c in again.chairs] == [
        ("Ann", Controller.PERSON),
        ("Robo", Controller.COMPUTER),
    ]


def test_teams_vary_until_everybody_has_played_with_everybody() -> None:
    """Three matches of four make all three pairings."""
    match = Match(new_match(4, Rules(scoring="single"), Options(teams=2)))
    match.play_on(Phase.MATCH_OVER)
    table, pairings = match.table, set()
    for _ in range(3):
        seats = [chair.name for chair in table.chairs]
        pairings.add(frozenset({frozenset(seats[::2]), frozenset(seats[1::2])}))
        opening = Opening("next", 1, 2, "00" * 32, "00" * 32, options=table.options)
        table = reopen(opening, table, ANN.user_id, NOW).after
    assert len(pairings) == 3


async def test_own_totals_are_added_over_the_matches_of_a_session(place: Place) -> None:
    """RULES.md section 10: every player also keeps an own total while the pairs vary."""
    choice = ChangeLobby(rules=SHORT, options=Options(teams=2))
    table = await place.match(4, choice)
    own = dict.fromkeys(("Ann", "Bo", "Cleo", "Dan"), 0)
    for matches in range(1, 4):
        table = await finish(place, table)
        for chair, score in zip(table.chairs, state_of(table).match.scores, strict=True):
            own[chair.name] += score
        table = accepted(await place.service.rematch(table.id, ANN, cause()))
        place.service._live._kept.clear()  # what is read again from disk
        loaded = await place.service.load(table.id)
        assert loaded is not None
        assert {c.name: c.earlier for c in loaded.chairs} == {
            name: Earlier(matches, points) for name, points in own.items()
        }
    assert any(own.values())


def test_a_session_ends_where_points_mean_something_else() -> None:
    match = Match(new_match(4, SHORT, Options(teams=2)))
    match.play_on(Phase.MATCH_OVER)
    opening = Opening("next", 1, 2, "00" * 32, "00" * 32, rules=SHORT, options=match.table.options)
    lobby = reopen(opening, match.table, ANN.user_id, NOW).after
    assert all(chair.earlier.matches == 1 for chair in lobby.chairs)
    timed = ChangeLobby(options=replace(lobby.options, turn_seconds=30))
    assert change(lobby, ANN.user_id, timed, NOW).after.chairs == lobby.chairs
    alone = ChangeLobby(options=replace(lobby.options, teams=0))
    for other in (ChangeLobby(scoring="winner_takes"), alone):
        chairs = change(lobby, ANN.user_id, other, NOW).after.chairs
        assert all(chair.earlier == Earlier() for chair in chairs)


async def test_a_match_is_summed_up_from_what_was_saved(place: Place) -> None:
    rules = Rules(stacking="same", scoring="winner_takes", target=60)
    table = await finish(place, await place.match(3, ChangeLobby(rules=rules)))
    seen: list[Event] = [event for _, _, events in place.told.changes for event in events]
    moves = await place.store.inner.moves(table.id)
    assert [move.sequence for move in moves] == list(range(1, table.sequence + 1))
    events = match_events(table, moves)
    assert list(events) == seen
    assert isinstance(events[-1], MatchEnded)
    for seat, summary in enumerate(summarize(3, events)):
        draws = [e.count for e in seen if isinstance(e, Drew) and e.seat == seat]
        stacks = [e.stack for e in seen if isinstance(e, Played) and e.seat == seat]
        assert summary.draws == sum(draws)
        assert summary.longest_stack == max(stacks, default=0)
        assert summary.turns == sum(isinstance(e, TurnStarted) and e.seat == seat for e in seen)
        assert summary.catches == sum(isinstance(e, Caught) and e.seat == seat for e in seen)


async def test_a_match_that_the_host_deals_is_replayed_from_the_host(place: Place) -> None:
    rules = Rules(dealer="host", scoring="winner_takes", target=100)
    lobby = await place.lobby(3, ChangeLobby(rules=rules))
    accepted(await place.ask(lobby, ANN, GetUp()))
    table = accepted(await place.ask(lobby, BO, Start()))
    assert table.host_seat == 0
    shown: list[Event] = [e for _, _, events in place.told.changes for e in events]
    events = match_events(table, await place.store.inner.moves(table.id))
    assert list(events) == shown


@pytest.mark.parametrize("scoring", ["elimination", "tournament"])
def test_who_went_out_later_is_placed_better(scoring: str) -> None:
    rules = Rules(scoring=scoring, target=120)  # type: ignore[arg-type]  # one of the literals
    for seed in range(3):
        table = new_match(5, rules, secret=Random(seed).randbytes(32))
        match = Match(table)
        match.play_on(Phase.MATCH_OVER)
        order = [e.seat for c in match.changes for e in c.events if isinstance(e, Eliminated)]
        places = {p.player: p.place for p in match.changes[-1].places}
        by_seat = [places[f"p{person.user_id}"] for person in PEOPLE[:5]]
        winners = state_of(match.table).match.winners or ()
        assert {seat for seat, place in enumerate(by_seat) if place == 1} == set(winners)
        gone = [seat for seat in order if seat not in winners]
        rounds: list[int] = [match.table.chairs[seat].out or 0 for seat in gone]
        ranked = sorted(gone, key=lambda seat: by_seat[seat], reverse=True)
        assert [match.table.chairs[s].out for s in ranked] == sorted(rounds)
        assert len({by_seat[seat] for seat in gone}) == len(set(rounds))


def test_who_leaves_is_placed_after_who_went_out() -> None:
    match = Match(new_match(4, Rules(scoring="elimination", target=150)))
    match.ask(3, Leave(-1))
    while match.table.is_live:
        match.play_on(Phase.MATCH_OVER)
    places = {p.player: p.place for p in match.changes[-1].places}
    assert places[f"p{DAN.user_id}"] == 4


async def test_a_rematch_has_the_deal_that_was_sealed_at_the_end(place: Place) -> None:
    table = await finish(place, await place.match(2, ChangeLobby(rules=SHORT)))
    sealed = await place.service.next_deal(table)
    again = accepted(await place.service.rematch(table.id, ANN, cause()))
    assert (again.id, again.secret) == (sealed.game, sealed.secret)
    assert again.commitment == sealed.commitment
    other = await place.service.next_deal(again)
    assert {other.secret, other.game}.isdisjoint({sealed.secret, sealed.game, table.id})


async def test_a_secret_that_was_told_deals_no_second_rematch(place: Place) -> None:
    table = await finish(place, await place.match(2, ChangeLobby(rules=SHORT)))
    first = accepted(await place.service.rematch(table.id, ANN, cause()))
    accepted(await place.ask(first, None, Close("ended")))
    second = accepted(await place.service.rematch(table.id, ANN, cause()))
    assert second.id != first.id
    assert second.secret != first.secret


async def test_a_rematch_asked_for_by_two_at_once_is_one(place: Place) -> None:
    table = await finish(place, await place.match(2, ChangeLobby(rules=SHORT)))
    ann, bo = await asyncio.gather(
        *(place.service.rematch(table.id, person, cause()) for person in (ANN, BO))
    )
    assert sorted([said(ann), said(bo)]) == [("accepted", None), ("refused", "channel-busy")]


async def test_the_replay_file_of_a_match_gives_its_end(place: Place) -> None:
    rules = Rules(scoring="winner_takes", target=60, shuffle_seats=True)
    table = await place.match(3, ChangeLobby(rules=rules))
    names = [chair.name for chair in table.chairs]
    assert replay_file(table, await place.store.inner.moves(table.id), names) is None
    table = await finish(place, table)
    data = replay_file(table, await place.store.inner.moves(table.id), names)
    assert data is not None
    document = parse_document(data)
    assert run(document).state.match == state_of(table).match
    assert document.fair is not None
    assert fair.seed(document.fair.secret, table.id, document.fair.contributions) == document.seed


async def test_the_replay_file_names_who_joined_later(place: Place) -> None:
    rules = Rules(scoring="winner_takes", target=400)
    table = await place.match(2, ChangeLobby(rules=rules))
    while state_of(table).phase is not Phase.ROUND_OVER:
        move = sensible_move(table)
        table = accepted(await place.ask(table, PEOPLE[move.seat], move))
    table = accepted(await place.ask(table, CLEO, SitDown()))
    table = await finish(place, table)
    names = [chair.name for chair in table.chairs]
    data = replay_file(table, await place.store.inner.moves(table.id), names)
    assert data is not None
    document = parse_document(data)
    assert document.players == ("Ann", "Bo")
    assert Join("Cleo") in document.moves
    assert run(document).state.match == state_of(table).match
