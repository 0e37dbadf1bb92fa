"""Suspicious JSON: what is not exactly right is refused, with a place."""

import pytest

from uno.game.strict_json import MAX_BYTES, InvalidDocumentError, parse_json


def refusal(data: bytes) -> str:
    with pytest.raises(InvalidDocumentError) as refused:
        parse_json(data)
    text = str(refused.value)
    assert "\n" not in text
    return text


def test_plain_json_is_read() -> None:
    assert parse_json('{"a": [1, true, null, "é"]}'.encode()) == {"a": [1, True, None, "é"]}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "line 1 column 1: Expecting value"),
        (b'{"a": 1', "line 1 column 8: Expecting ',' delimiter"),
        (b'{"a": 1}\n x', "line 2 column 2: Extra data"),
        (b'{"a": 1, "a": 1}', "'a': duplicate key"),
        (b'[{"x": {"y": 1, "y": 2}}]', "'y': duplicate key"),
        (b"[1.5]", "'1.5': not an integer"),
        (b"[1e3]", "'1e3': not an integer"),
        (b"[NaN]", "'NaN': not an integer"),
        (b"[-Infinity]", "'-Infinity': not an integer"),
        (b"[1234567890123456789]", "more than 18 digits"),
        (b'"\xff"', "byte 1: not UTF-8"),
        (b"\xef\xbb\xbf{}", "BOM"),
        (b'["\x01"]', "Invalid control character"),
        (b"[" * 9 + b"]" * 9, "nested deeper than 8"),
        (b"[" * 100_000, "nested deeper than 8"),
        (b'{"a":' * 100_000, "nested deeper than 8"),
    ],
)
def test_what_is_wrong_is_said(data: bytes, said: str) -> None:
    assert said in refusal(data)


def test_eighteen_digits_and_eight_levels_are_fine() -> None:
    assert parse_json(b"-999999999999999999") == -999999999999999999
    parse_json(b"[" * 8 + b"]" * 8)


def test_more_than_eight_megabytes_are_refused_unread() -> None:
    assert refusal(b" " * (MAX_BYTES + 1)) == "document: more than 8 MB"
    assert parse_json(b" " * (MAX_BYTES - 2) + b"{}") == {}


def test_a_huge_number_takes_no_time() -> None:
    assert "more than 18 digits" in refusal(b"9" * 8_000_000)
