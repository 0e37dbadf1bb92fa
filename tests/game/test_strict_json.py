"""Suspicious JSON: what is not exactly right is refused, with a place."""

import json
from typing import Any

import pytest

from uno.game.strict_json import (
    MAX_BYTES,
    Codes,
    InvalidDocumentError,
    Items,
    Members,
    Shape,
    parse_json,
)

CODES = Codes({code: code for code in ("r5", "b7/te", "w4", "w")})
ROOM = Members({"list": Items(Items(None, 3), 3), "inner": Members({"inner": Members()})})
PILES = Members({"draw": CODES, "hands": Items(CODES, 10), "few": Codes(CODES.known, 3)})
LONG = ["r5", "b7/te", "w4"] * 20_000


def refusal(data: bytes, shape: Shape = ROOM) -> str:
    with pytest.raises(InvalidDocumentError) as refused:
        parse_json(data, shape)
    text = str(refused.value)
    assert "\n" not in text
    return text


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"a": 1, "b": True, "c": None, "d": "é\n\U0001f600", "e": -5, "f": ""},
        {"list": []},
        {"list": [[], [1, "a"], [None]]},
        {"inner": {"inner": {"a": 1}, "b": 0}},
    ],
)
@pytest.mark.parametrize("indent", [None, 0, 3])
def test_plain_json_is_read(value: object, indent: int | None) -> None:
    for ascii_only in (True, False):
        text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
        assert parse_json(f" \t{text}\r\n".encode(), ROOM) == value


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "line 1 column 1: Expecting value"),
        (b'{"a": 1', "line 1 column 8: Expecting ',' delimiter"),
        (b'{"a": 1}\n x', "line 2 column 2: Extra data"),
        (b'{"a" 1}', "line 1 column 6: Expecting ':' delimiter"),
        (b'{"a": }', "line 1 column 7: Expecting value"),
        (b'{"a": 1,}', "line 1 column 9: Expecting property name enclosed in double quotes"),
        (b"{a: 1}", "line 1 column 2: Expecting property name enclosed in double quotes"),
        (b'{"list": [[1],', "line 1 column 15: Expecting value"),
        (b'{"list": [[1] [2]]}', "line 1 column 15: Expecting ',' delimiter"),
        (b'{"list": [[1],]}', "line 1 column 15: Expecting value"),
        (b'{"a": 1, "a": 1}', "a: duplicate key"),
        (b'{"inner": {"y": 1, "y": 2}}', "inner.y: duplicate key"),
        (b'{"a": 1.5}', "'1.5': not an integer"),
        (b'{"a": 1e3}', "'1e3': not an integer"),
        (b'{"a": NaN}', "'NaN': not an integer"),
        (b'{"a": -Infinity}', "'-Infinity': not an integer"),
        (b'{"a": 1234567890123456789}', "more than 18 digits"),
        (b'"\xff"', "byte 1: not UTF-8"),
        (b"\xef\xbb\xbf{}", "byte 0: a byte order mark (BOM) before the document"),
        (b'{"a": "\x01"}', "line 1 column 8: Invalid control character"),
        (b"[]", "document: not an object"),
        (b'{"a": []}', "a: not a single value"),
        (b'{"a": {}}', "a: not a single value"),
        (b'{"list": {}}', "list: not a list"),
        (b'{"list": [1, {}]}', "list[1]: not a list"),
        (b'{"inner": [1]}', "inner: not an object"),
        (b'{"list": [[], [], [], []]}', "list: more than 3 items"),
        (b'{"list": [[[]]]}', "list[0][0]: not a single value"),
        (b"[" * 100_000, "document: not an object"),
        (b'{"a":' * 100_000, "a: not a single value"),
        (b'{"inner":' * 100_000, "inner.inner.inner: not a single value"),
        (b"{" + b",".join(b'"%d":0' % n for n in range(65)) + b"}", "document: more than 64"),
    ],
)
def test_what_is_wrong_is_said(data: bytes, said: str) -> None:
    assert said in refusal(data)


def test_a_single_value_may_stand_where_more_was_wanted() -> None:
    """What is read says what it wanted: here it costs nothing."""
    assert parse_json(b'{"list": 5, "inner": null}', ROOM) == {"list": 5, "inner": None}


def test_eighteen_digits_are_fine() -> None:
    assert parse_json(b"-999999999999999999", None) == -999999999999999999


def test_more_than_eight_megabytes_are_refused_unread() -> None:
    assert refusal(b" " * (MAX_BYTES + 1)) == "document: more than 8 MB"
    assert parse_json(b" " * (MAX_BYTES - 2) + b"{}", ROOM) == {}


def test_a_huge_number_takes_no_time() -> None:
    assert "more than 18 digits" in refusal(b"9" * 8_000_000, None)


@pytest.mark.parametrize("separators", [(",", ":"), (", ", ": "), (",\n ", ": ")])
@pytest.mark.parametrize("codes", [[], ["w"], LONG, LONG[:-1]])
def test_codes_are_read(codes: list[str], separators: tuple[str, str]) -> None:
    value = {"draw": codes, "hands": [codes, [], codes], "few": ["r5"]}
    text = json.dumps(value, separators=separators)
    assert parse_json(text.encode(), PILES) == value
    assert parse_json(text.replace("r5", "\\u00725").encode(), PILES) == value


def test_equal_codes_are_one_string() -> None:
    value: Any = parse_json(json.dumps({"draw": LONG}).encode(), PILES)
    assert len({id(code) for code in value["draw"]}) == 3


@pytest.mark.parametrize("codes", [LONG, ["r5"]])
@pytest.mark.parametrize("broken", ['"r5",,"r5"', '"r5",', '"r5" "r5"', ',"r5"', ","])
def test_a_broken_list_is_refused_at_its_place(broken: str, codes: list[str]) -> None:
    text = json.dumps({"draw": [*codes, "w"], "b": 1}).replace('"w"]', broken + "]")
    with pytest.raises(json.JSONDecodeError) as plain:
        json.loads(text)
    assert f"line 1 column {plain.value.colno}:" in refusal(text.encode(), PILES)


def test_a_string_that_does_not_end_is_refused_where_it_begins() -> None:
    text = '{"draw": ["r5", "r], "b": 1}'
    assert refusal(text.encode(), PILES) == "line 1 column 17: Unterminated string starting at"


@pytest.mark.parametrize("wrong", ["b8", "R5", "", " r5", "]", "a,b", 5, None, True, ["r5"], {}])
def test_what_is_no_code_is_refused(wrong: object) -> None:
    for before in ([], LONG):
        text = json.dumps({"draw": [*before, wrong, "r5"]})
        said = refusal(text.encode(), PILES)
        assert said.startswith((f"draw[{len(before)}]: ", "line 1 column"))


def test_too_many_codes_are_refused() -> None:
    assert refusal(b'{"few": ["r5", "r5", "r5", "w"]}', PILES) == "few: more than 3 items"


@pytest.mark.parametrize("text", ['{"draw": ["r5"', '{"draw": [', '{"draw": ["r5",'])
def test_a_list_that_does_not_end_is_refused(text: str) -> None:
    assert "line 1 column" in refusal(text.encode(), PILES)
