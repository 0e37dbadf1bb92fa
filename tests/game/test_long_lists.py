"""Long lists are taken out of a text before it is parsed, and nobody notices."""

import json

import pytest

from uno.game.long_lists import shorten
from uno.game.strict_json import InvalidDocumentError, parse_json

LONG = ["r5", "b7/te", "w4"] * 20_000


@pytest.mark.parametrize("separators", [(",", ":"), (", ", ": "), (",\n ", ": ")])
@pytest.mark.parametrize("value", [{"a": LONG, "b": [LONG, 7, LONG]}, LONG, [[LONG]]])
def test_the_value_is_the_same(value: object, separators: tuple[str, str]) -> None:
    text = json.dumps(value, separators=separators)
    assert len(shorten(text).text) < 1000
    assert parse_json(text.encode()) == value


def test_equal_codes_are_one_string() -> None:
    value = parse_json(json.dumps(LONG).encode())
    assert isinstance(value, list)
    assert len({id(code) for code in value}) == 3


@pytest.mark.parametrize("broken", ['"r5",,"r5"', '"r5",', '"r5" "r5"', ',"r5"', '"r5","r'])
def test_a_broken_list_is_refused_at_its_place(broken: str) -> None:
    text = json.dumps({"draw": LONG, "b": 1}).replace('"w4"]', broken + "]")
    with pytest.raises(InvalidDocumentError) as refused:
        parse_json(text.encode())
    with pytest.raises(json.JSONDecodeError) as plain:
        json.loads(text)
    assert f"line 1 column {plain.value.colno}:" in str(refused.value)


def test_a_mistake_behind_a_long_list_has_its_place() -> None:
    text = json.dumps({"draw": LONG}, indent=1)[:-1] + ', "x" 1}'
    with pytest.raises(json.JSONDecodeError) as plain:
        json.loads(text)
    with pytest.raises(InvalidDocumentError, match=f"line {plain.value.lineno} column"):
        parse_json(text.encode())


def test_a_document_cannot_forge_a_mark() -> None:
    mark = shorten(json.dumps([LONG])).text.strip("[]")
    with pytest.raises(InvalidDocumentError, match="more than 18 digits"):
        parse_json(json.dumps([LONG]).replace("[[", f"[{mark},[").encode())
    with pytest.raises(InvalidDocumentError, match="more than 18 digits"):
        parse_json(f"[{mark}]".encode())
