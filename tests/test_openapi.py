"""Checking bodies against an API description, also where Discord's own is not at hand."""

from copy import deepcopy
from typing import Any

import pytest

from tests.openapi import ApiDescription, load

DOCUMENT: dict[str, Any] = {
    "paths": {
        "/things/{id}": {
            "parameters": [],
            "patch": {
                "requestBody": {
                    "content": {
                        "application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}
                    }
                }
            },
            "delete": {},
        },
        "/things/@me": {"patch": {}},
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string"},
            "Thing": {
                "type": "object",
                "required": ["name"],
                "properties": {
                    "name": {"type": "string", "maxLength": 5},
                    "owner": {"$ref": "#/components/schemas/SnowflakeType"},
                },
            },
        }
    },
}


@pytest.fixture
def description() -> ApiDescription:
    """Read a small description."""
    return ApiDescription(deepcopy(DOCUMENT))


def test_good_bodies_have_no_problems(description: ApiDescription) -> None:
    assert description.problems("PATCH", "/things/12", {"name": "uno"}) == []
    assert description.problems("patch", "/things/{thing}", {"name": "uno", "owner": "1"}) == []
    assert description.problems("DELETE", "/things/12", None) == []


def test_ids_may_be_integers(description: ApiDescription) -> None:
    assert description.problems("PATCH", "/things/12", {"name": "uno", "owner": 1}) == []
    assert description.problems("PATCH", "/things/12", {"name": "uno", "owner": []}) != []


def test_faults_are_named(description: ApiDescription) -> None:
    (missing,) = description.problems("PATCH", "/things/12", {})
    assert "'name' is a required property" in missing
    (long,) = description.problems("PATCH", "/things/12", {"name": "too long"})
    assert "PATCH /things/{id} $.name" in long


def test_unknown_routes_are_faults(description: ApiDescription) -> None:
    assert description.problems("GET", "/nothing", None) == ["GET /nothing: no such route"]
    assert description.problems("PUT", "/things/12", {}) == ["PUT /things/12: no such route"]


def test_the_closest_route_is_meant(description: ApiDescription) -> None:
    assert description.problems("PATCH", "/things/@me", {}) == []


def test_discords_own_description_where_it_is_at_hand() -> None:
    description = load()
    if description is None:  # not a skip: the rules above hold without it
        return
    answer = {"type": 4, "data": {"content": "hello", "flags": 64}}
    path = "/interactions/{interaction_id}/{token}/callback"
    assert description.problems("POST", path, answer) == []
    assert description.problems("POST", path, {"type": 4, "data": {"content": 5}}) != []
    assert description.problems("POST", "/channels/1/messages", {"content": "x" * 4001}) != []
