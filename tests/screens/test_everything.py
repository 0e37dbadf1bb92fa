"""What must hold for every screen: limits, ids, no foreign card, nobody pinged by accident."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from cogs.custom_id import Verb, parse_card_choice, parse_custom_id
from cogs.screens import ends as ends_screen
from cogs.screens import hand as hand_screen
from cogs.screens.backs import render_backs
from cogs.screens.budget import problems
from cogs.screens.choices import render_accuse, render_target
from cogs.screens.ends import render_match_over, render_round_over
from cogs.screens.hand import render_hand
from cogs.screens.lobby import render_deal, render_lobby
from cogs.screens.moves import moves_of, play_choices
from cogs.screens.news import HandNews, hand_news
from cogs.screens.notes import render_turn_notice
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.screens.status import render_status
from cogs.screens.table import render_table
from tests import openapi
from tests.screens import gallery, tables
from tests.screens.matches import HOUSE, MARKED, WIDE, random_games
from tests.screens.readable import Screen, custom_ids, every, readable, texts
from uno.game.actions import Accuse, Challenge, Play
from uno.game.cards import Card, Color, Side
from uno.game.decks import FLIP
from uno.game.errors import Reason
from uno.game.events import DrawCause, Drew, HandShown, Played
from uno.game.legal import legal_actions
from uno.game.presets import PRESETS
from uno.game.seat_view import seat_view
from uno.game.state import Phase, State
from uno.table.change import Change
from uno.table.records import Status, Table
from uno.table.summary import SeatSummary
from uno.text import Words

SCENES = gallery.scenes()
LIGHT_CODES = [*FLIP.faces[Side.LIGHT]]
DARK_CODES = [*FLIP.faces[Side.DARK]]


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
        if press.verb in (Verb.PLAY, Verb.SWAP):
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


@pytest.mark.parametrize("size", [1, 12, 26, 60, 107])
def test_hands_of_any_size_fit_with_all_house_rules(size: int, words: Words) -> None:
    """Every card a pick, swaps, an accusation, two to catch, and the longest names."""
    table = tables.playing(MARKED, HOUSE, "italia")
    assert table.state is not None
    kinds = list(table.state.book.one_sided)
    table = tables.arrange(
        table, hands={0: (kinds * 3)[:size], **{n: ["b1"] for n in range(1, 10)}}
    )
    assert table.state is not None
    state = table.state.copy()
    state.uno_open = tuple(range(1, 10))
    table = replace(table, state=state)
    screen = gallery.hand(table)(words)
    assert problems(screen) == []
    legal = {
        (action.card, action.color and action.color.value)
        for action in gallery.view(table, 0).legal
        if isinstance(action, Play)
    }
    assert set(offered(screen)) == legal
    assert problems(next(iter(public_screens(table, words)))) == []


@pytest.mark.parametrize("size", [7, 26, 107])
def test_dark_hands_of_any_size_fit(size: int, words: Words) -> None:
    pairs = [f"{front}/{back}" for front, back in zip(LIGHT_CODES * 2, DARK_CODES * 2, strict=True)]
    table = tables.dark({0: pairs[:size]}, top="r3/w")
    for seat in (0, 1):
        assert problems(gallery.hand(table, seat)(words)) == []
        assert problems(gallery.backs(table, seat)(words)) == []


# Random games


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


@pytest.mark.parametrize("preset", [*PRESETS, "house"])
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_random_games_keep_to_the_limits(preset: str, seats: int, words: Words) -> None:
    for before, after, change in random_games(preset, seats, seats):
        for screen in public_screens(after, words):
            assert problems(screen) == []
        for screen in private_screens(before, after, change, words):
            assert problems(screen) == []


def private_screens(before: Table, after: Table, change: Change, words: Words) -> Iterator[Screen]:
    """Draw everything that the seat on turn and another one may see."""
    if after.status is not Status.PLAYING or after.state is None:
        return
    seats = len(after.chairs)
    for seat in {max(after.state.turn, 0), after.sequence % seats}:
        mine = gallery.view(after, seat)
        news = hand_news(gallery.view(before, seat), mine, change.events)
        yield render_hand(after, mine, words, news)
        yield render_status(after, mine, words, change.events)
        yield render_backs(after, mine, words)
        for found in moves_of(mine):
            if found.is_aimed:
                yield render_target(after, mine, found.card, found.color, words)
        if any(isinstance(action, Accuse) for action in mine.legal):
            yield render_accuse(after, mine, words)


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


@pytest.mark.parametrize("preset", [*PRESETS, "house"])
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_sees_a_foreign_card(preset: str, seats: int, words: Words) -> None:
    """Whatever the others hold, a screen is the same: so it cannot tell anything of it."""
    for _, after, _change in random_games(preset, seats, seats + 20):
        if after.state is None or after.status is not Status.PLAYING:
            continue
        for seat in {max(after.state.turn, 0), after.sequence % seats}:
            changed = replace(after, state=with_other_cards(after.state, seat))
            mine = render_hand(after, seat_view(after.state, seat), words)
            assert changed.state is not None
            assert mine == render_hand(changed, seat_view(changed.state, seat), words)
        everybody = replace(after, state=with_other_cards(after.state, -1))
        assert [*public_screens(after, words)] == [*public_screens(everybody, words)]


def with_other_backs(state: State, seat: int) -> State:
    """Give the cards of one hand other backs; their active faces stay."""
    changed = state.copy()
    letter = "p5" if state.book.is_light else "r5"
    hand: Counter[Card] = Counter()
    for card in state.cards(seat):
        front, back = (card.light.code, letter) if state.book.is_light else (letter, card.dark.code)
        hand[FLIP.cards[f"{front}/{back}"]] += 1
    changed.hands[seat] = dict(hand)
    return changed


@pytest.mark.parametrize("seed", range(3))
def test_nobody_sees_the_own_backs(seed: int, words: Words) -> None:
    seen_backs = False
    for _, after, _change in random_games("flip", 3, seed):
        if after.state is None or after.status is not Status.PLAYING:
            continue
        seat = after.sequence % 3
        changed = replace(after, state=with_other_backs(after.state, seat))
        assert changed.state is not None
        mine, other = seat_view(after.state, seat), seat_view(changed.state, seat)
        assert render_hand(after, mine, words) == render_hand(changed, other, words)
        assert render_backs(after, mine, words) == render_backs(changed, other, words)
        seen_backs = seen_backs or mine.backs is not None
        spectator = readable(render_backs(after, seat_view(after.state, None), words))
        assert "not shown to you" in spectator
    assert seen_backs


def test_backs_give_no_order_away(words: Words) -> None:
    """The same backs on other cards look the same."""
    hands = (["r5/p1", "g2/t3", "y9/w"], ["r5/w", "g2/p1", "y9/t3"])
    shown = [readable(gallery.backs(tables.flip(hands={1: hand}), 0)(words)) for hand in hands]
    assert shown[0] == shown[1]
    assert "pink 💗: 1" in shown[0]


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


@pytest.mark.parametrize("names", [WIDE, MARKED], ids=["wide", "marked"])
@pytest.mark.parametrize("teams", [0, 2])
def test_the_fullest_end_of_a_match_fits(names: tuple[str, ...], teams: int, words: Words) -> None:
    cards = deck(107)
    hands = {seat: sorted(cards[seat - 1 :: 9]) for seat in range(1, 10)}
    rules = replace(PRESETS["official"], target=10)
    table = tables.arrange(tables.playing(names, rules), hands={0: ["r5"], **hands})
    after, _ = tables.move(table, Play(0, "r5"))
    assert after.state is not None
    state = after.state.copy()
    if teams:
        sides = (tuple(range(0, 10, 2)), tuple(range(1, 10, 2)))
        state.match = replace(state.match, teams=sides, winners=sides[0])
    after = replace(after, state=state)
    after = replace(after, secret="5e" * 32)
    summary = [SeatSummary(999, 999, 999, 99)] * 10
    told = replace(gallery.everything_told(10), summary=summary)
    screen = render_match_over(after, gallery.view(after), words, told)
    assert problems(screen) == []
    assert "caught 99 players" in texts(screen)
    assert "5ea1" * 16 in texts(screen)


def test_counts_stand_for_cards_where_room_is_short(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = gallery.round_over()
    monkeypatch.setattr(ends_screen, "LONG_HANDS", 170)
    shown = texts(render_round_over(ended, gallery.view(ended), words))
    assert "Bo held 2 cards, worth 51 points" in shown
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
