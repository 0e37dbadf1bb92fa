"""What must hold for every screen: limits, ids, no foreign card, nobody pinged by accident."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from cogs.custom_id import Verb, parse_card_choice, parse_custom_id
from cogs.screens import ends as ends_screen
from cogs.screens import hand as hand_screen
from cogs.screens.budget import problems
from cogs.screens.ends import render_match_over, render_round_over
from cogs.screens.hand import render_hand
from cogs.screens.lobby import render_deal, render_lobby
from cogs.screens.moves import play_choices
from cogs.screens.news import HandNews, hand_news
from cogs.screens.notes import render_turn_notice
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.screens.status import render_status
from cogs.screens.table import render_table
from tests import openapi
from tests.screens import gallery, tables
from tests.screens.readable import Screen, custom_ids, every, readable, texts
from uno.game.actions import Challenge, Play
from uno.game.cards import Color
from uno.game.errors import Reason
from uno.game.events import DrawCause, Drew, HandShown, Played
from uno.game.legal import legal_actions
from uno.game.presets import PRESETS
from uno.game.seat_view import seat_view
from uno.game.state import Phase, State
from uno.table import table as match
from uno.table.change import Change
from uno.table.records import Status, Table
from uno.text import Words

SCENES = gallery.scenes()
WIDE = tuple(f"{'🏳️' * 15}{chr(0x1F600 + n)}" for n in range(10))  # 31 characters, four bytes each
MARKED = tuple(f"{'*_' * 15}{n}" for n in range(10))  # every character has to be escaped


@pytest.mark.parametrize("name", SCENES)
def test_each_screen_keeps_to_discords_limits(name: str, words: Words) -> None:
    assert problems(SCENES[name](words)) == []


@pytest.mark.parametrize("name", SCENES)
def test_each_button_can_be_read_back(name: str, words: Words) -> None:
    for custom_id in custom_ids(SCENES[name](words)):
        assert parse_custom_id(custom_id) is not None, custom_id


@pytest.mark.parametrize("name", SCENES)
def test_only_the_turn_notice_pings(name: str, words: Words) -> None:
    screen = SCENES[name](words)
    if name == "turn-notice":
        assert isinstance(screen, PublicScreen)
        assert screen.mentions == (tables.HOST,)
        assert f"<@{tables.HOST}>" in texts(screen)
    else:
        assert getattr(screen, "mentions", ()) == ()
        assert "<@" not in readable(screen).replace("for <@&5>", "")  # a role that may sit down


@pytest.mark.parametrize("name", SCENES)
def test_rendering_is_a_function(name: str, words: Words) -> None:
    assert SCENES[name](words) == SCENES[name](words)


# Hands of any size


def deck(size: int) -> list[str]:
    """Return that many cards of the deck, the playable and the various ones first."""
    table = tables.playing()
    assert table.state is not None
    book = table.state.book
    kinds = [code for code in book.one_sided if code[:2] not in ("ws", "wh")]
    copies = {code: 4 if code[0] == "w" else 1 if code[1] == "0" else 2 for code in kinds}
    every_card = [code for turn in range(4) for code in kinds if copies[code] > turn]
    every_card.sort(key=lambda code: code[0] not in "wr")
    return every_card[:size]


def offered(screen: Screen) -> list[tuple[str, str | None]]:
    """List the plays that can be pressed or picked."""
    found: list[tuple[str, str | None]] = []
    for item in every(screen):
        press = parse_custom_id(item.get("custom_id"))
        if press is None:
            continue
        if press.verb is Verb.PLAY:
            found.append((press.args[0], press.args[1] if len(press.args) > 1 else None))
        elif press.verb is Verb.PICK:
            choices = [parse_card_choice(option["value"]) for option in item["options"]]
            found += [choice for choice in choices if choice is not None]
    return found


@pytest.mark.parametrize("size", [1, 2, 7, 24, 25, 26, 60, 107])
@pytest.mark.parametrize("misplay", [0, 4])
def test_hands_of_any_size_can_be_played(size: int, misplay: int, words: Words) -> None:
    rules = replace(PRESETS["official"], misplay_penalty=misplay)
    codes = deck(size)
    table = tables.arrange(tables.playing(WIDE, rules), hands={0: codes})
    screen = gallery.hand(table)(words)
    assert problems(screen) == []
    assert table.state is not None
    legal = {
        (action.card.partition("/")[0], action.color.value if action.color else None)
        for action in legal_actions(table.state, 0)
        if isinstance(action, Play)
    }
    plays = offered(screen)
    assert set(plays) == legal
    assert len(plays) == len(set(plays))
    assert set(play_choices(table, gallery.view(table, 0), words).values()) == {
        card if color is None else f"{card}:{color}" for card, color in legal
    }


@pytest.mark.parametrize("size", [1, 7, 26, 60, 107])
def test_no_card_of_a_hand_is_hidden(size: int, words: Words) -> None:
    codes = deck(size)
    table = tables.arrange(tables.playing(), hands={0: codes})
    shown = texts(gallery.hand(table)(words))
    listed = shown[shown.index("Your cards") :].splitlines()[1:]
    total = 0
    for line in listed:
        for item in line.partition(": ")[2].split(", "):
            times = re.search(r"×(\d+)$", item)
            total += int(times[1]) if times else 1
    assert total == size


def test_a_move_without_a_target_is_one_press_in_every_ordinary_hand(words: Words) -> None:
    """Whatever is held, the classic deck never offers more moves than there are buttons."""
    table = tables.arrange(tables.playing(), hands={0: deck(107)})
    verbs = {parse_custom_id(custom_id) for custom_id in custom_ids(gallery.hand(table)(words))}
    assert not any(press is not None and press.verb is Verb.PICK for press in verbs)


# Random games


def games(preset: str, seats: int, seed: int) -> Iterator[tuple[Table, Table, Change]]:
    """Play at random; yield the table before, after, and the change."""
    random = Random(seed)
    names = [*WIDE, *MARKED][seed % 11 :][:seats]
    rules = replace(PRESETS[preset], target=100)
    table = tables.playing(names, rules, preset)
    for _ in range(150):
        if table.status is not Status.PLAYING or table.state is None:
            return
        actions = [a for seat in range(seats) for a in legal_actions(table.state, seat)]
        change = match.move(table, random.choice(actions), tables.NOW)
        yield table, change.after, change
        table = change.after


def public_screens(table: Table, words: Words) -> Iterator[Screen]:
    view = gallery.view(table)
    if table.status is Status.FINISHED:
        yield render_match_over(table, view, words)
    elif view.phase is Phase.ROUND_OVER:
        yield render_round_over(table, view, words)
    else:
        yield render_table(table, view, words)
        yield render_status(table, view, words)
        if view.turn is not None:
            yield render_turn_notice(table, view, words)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_to_the_limits(seed: int, words: Words) -> None:
    seats = (2, 3, 4, 6, 8, 10)[seed]
    for before, after, change in games("official", seats, seed):
        for screen in public_screens(after, words):
            assert problems(screen) == []
        for seat in {after.state.turn, after.sequence % seats} if after.state else ():
            if after.status is Status.PLAYING and seat >= 0:
                news = hand_news(
                    gallery.view(before, seat), gallery.view(after, seat), change.events
                )
                screen = render_hand(after, gallery.view(after, seat), words, news)
                assert problems(screen) == []


def with_other_cards(state: State, seat: int) -> State:
    """Give every other seat and the draw pile entirely different cards."""
    other = state.copy()
    cards = [card for hand in state.hands for card in hand]
    swapped = Random(1).sample(cards, len(cards))
    for index, hand in enumerate(other.hands):
        if index != seat and hand:
            card = swapped[index % len(swapped)]
            other.hands[index] = {card: state.sizes[index]}
    other.draw.reverse()
    return other


@pytest.mark.parametrize("seed", range(4))
def test_nobody_sees_a_foreign_card(seed: int, words: Words) -> None:
    """Whatever the others hold, a screen is the same: so it cannot tell anything of it."""
    seats = (2, 3, 5, 10)[seed]
    for _, after, _change in games("official", seats, seed):
        if after.state is None or after.status is not Status.PLAYING:
            continue
        for seat in {max(after.state.turn, 0), after.sequence % seats}:
            changed = replace(after, state=with_other_cards(after.state, seat))
            mine = render_hand(after, seat_view(after.state, seat), words)
            assert changed.state is not None
            assert mine == render_hand(changed, seat_view(changed.state, seat), words)
        everybody = replace(after, state=with_other_cards(after.state, -1))
        assert [*public_screens(after, words)] == [*public_screens(everybody, words)]


def test_a_challenged_hand_is_shown_to_the_challenger_alone(words: Words) -> None:
    table = gallery.challenge(("r9", "w4", "b2", "g4"))
    after, events = tables.move(table, Challenge(1))
    for seat in range(4):
        before = gallery.view(table, seat)
        news = hand_news(before, gallery.view(after, seat), events)
        shown = readable(render_hand(after, gallery.view(after, seat), words, news))
        assert ("Red 9, Green 4, and Blue 2" in shown) == (seat == 1)
    for screen in public_screens(after, words):
        assert "Blue 2" not in readable(screen)


def test_a_hand_cannot_be_public(words: Words) -> None:
    assert isinstance(gallery.hand(gallery.turn())(words), PrivateScreen)


# Names


@pytest.mark.parametrize("names", [WIDE, MARKED], ids=["wide", "marked"])
def test_the_longest_names_fit(names: tuple[str, ...], words: Words) -> None:
    change = tables.started(names)
    table = tables.arrange(
        change.after, hands={0: ["r5", "w4"], **{n: ["b1"] for n in range(1, 10)}}
    )
    assert table.state is not None
    state = table.state.copy()
    state.uno_open = tuple(range(1, 10))
    table = replace(table, state=state)
    for screen in (
        render_lobby(tables.waiting(names), words),
        render_deal(change.after, change.events, words),
        *public_screens(table, words),
        gallery.hand(table)(words),
    ):
        assert problems(screen) == []


def test_names_cannot_ping_or_format(words: Words) -> None:
    names = ("<@1>", "@everyone", "**x**", "[a](https://b.c)")
    for screen in (
        render_lobby(tables.waiting(names), words),
        *public_screens(tables.playing(names), words),
    ):
        shown = texts(screen)
        assert not re.search(r"(?<!\\)<@1>|(?<!\\)@everyone|(?<!\\)\*x|\]\(https:", shown)


def test_the_worst_end_of_a_round_fits(words: Words) -> None:
    """Ten players with wide names hold the whole deck when the round ends."""
    cards = deck(107)
    hands = {seat: sorted(cards[seat - 1 :: 9]) for seat in range(1, 10)}
    for names in (WIDE, MARKED):
        table = tables.arrange(tables.playing(names), hands={0: ["r5"], **hands})
        after, _ = tables.move(table, Play(0, "r5"))
        for screen in public_screens(after, words):
            assert problems(screen) == []


def test_three_decks_in_ten_hands_fit(words: Words) -> None:
    rules = replace(PRESETS["official"], decks=3)
    cards = deck(107) * 3
    Random(3).shuffle(cards)
    hands = {seat: sorted(cards[seat - 1 :: 9]) for seat in range(1, 10)}
    for names in (WIDE, MARKED):
        table = tables.arrange(tables.playing(names, rules), hands={0: ["r5"], **hands})
        after, _ = tables.move(table, Play(0, "r5"))
        for screen in public_screens(after, words):
            assert problems(screen) == []


def test_counts_stand_for_cards_where_room_is_short(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = gallery.round_over()
    monkeypatch.setattr(ends_screen, "LONG_HANDS", 100)
    shown = texts(render_round_over(ended, gallery.view(ended), words))
    assert "Bo held 2 cards, which counts 51 points" in shown
    assert "Wild Draw Four" not in shown


def test_the_fullest_hand_fits(words: Words) -> None:
    """Everything at once: a huge hand, many drawn cards, a huge shown hand, a long story."""
    story = tuple(Drew(seat, 2, DrawCause.CHALLENGE_GUILTY) for seat in range(10)) * 2
    table = tables.arrange(tables.playing(MARKED), hands={0: deck(107)})
    table = replace(table, recent=(Played(0, "w4", Color.RED), *story))
    news = HandNews(tuple(deck(107)[:50]), HandShown(0, 1, tuple(deck(107))), Reason.NO_MATCH)
    screen = gallery.hand(table, 0, news)(words)
    assert problems(screen) == []


def test_the_story_gives_way_to_the_cards(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    table, news = gallery.lost_challenge()
    monkeypatch.setattr(hand_screen, "LONG_TEXT", 500)
    shown = texts(gallery.hand(table, 1, news)(words))
    assert "Bo challenged Ana" not in shown
    assert "The hand of Ana was" in shown
    assert "Your cards (13)" in shown


@pytest.mark.parametrize("name", SCENES)
def test_discord_would_take_every_screen(name: str, words: Words) -> None:
    """Each screen follows Discord's own description of its API, where that is at hand."""
    api = openapi.load()
    body = {"components": list(SCENES[name](words).components), "flags": 1 << 15}
    found = api.problems("POST", "/channels/{channel_id}/messages", body) if api else []
    assert found == []
