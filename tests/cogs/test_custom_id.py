import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.custom_id import (
    MAX_LENGTH,
    Press,
    Verb,
    format_custom_id,
    parse_card_choice,
    parse_custom_id,
)

GAMES = st.text("abcXYZ019-", min_size=1, max_size=40)
ARGS = st.lists(st.sampled_from(["r5", "w4", "r", "r5/te", "10", "win_rate"]), max_size=4)


@given(GAMES, st.integers(0, 999_999_999), st.sampled_from(Verb), ARGS)
def test_what_is_written_is_read(game: str, decision: int, verb: Verb, args: list[str]) -> None:
    text = format_custom_id(game, decision, verb, *args)
    assert len(text) <= MAX_LENGTH
    assert parse_custom_id(text) == Press(game, decision, verb, tuple(args))


@given(st.one_of(st.text(), st.none(), st.integers(), st.binary()))
@example("uno:" + "a" * 200)
@example("uno:g:1:play:r5\n")
@example("uno:g:-1:play:r5")
@example("uno:g:01:play:r5")
@example("uno:g:٣:play:r5")
@example("uno::1:play")
@example("uno:g:1:PLAY")
@example("uno:g:1:play:r5:r:x:y:z")
@example("uno:g:1:play:")
@example("uno:g:99999999999999999999:hand")
@example("uno:gäme:1:hand")
def test_a_foreign_id_is_nothing_and_never_an_error(text: object) -> None:
    assert parse_custom_id(text) is None


@given(st.text())
def test_reading_the_rest_of_a_forged_id_never_raises(rest: str) -> None:
    press = parse_custom_id(f"uno:{rest}")
    assert (
        press is None
        or format_custom_id(press.game, press.decision, press.verb, *press.args) == f"uno:{rest}"
    )


def test_an_id_that_is_too_long_is_not_written() -> None:
    with pytest.raises(ValueError, match="custom id"):
        format_custom_id("g" * 64, 999_999_999, Verb.PLAY, "a" * 24, "b" * 24)


@given(st.one_of(st.text(), st.none(), st.integers()))
def test_a_card_choice_is_read_or_refused(text: object) -> None:
    choice = parse_card_choice(text)
    if choice is not None:
        card, color = choice
        assert text == (card if color is None else f"{card}:{color}")


@pytest.mark.parametrize("text", ["w4:", ":r", "w4:r:g", "Red 5", "", "r5\n", "x" * 200])
def test_a_card_choice_that_is_none(text: str) -> None:
    assert parse_card_choice(text) is None
