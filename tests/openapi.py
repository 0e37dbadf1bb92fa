"""Check request bodies against Discord's own API description, where it is at hand.

The description is data beside the repository (`../shared/discord/openapi.json`), not part of
it: without it `load` returns None and nothing is checked.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

Json = dict[str, Any]

DESCRIPTION = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"
BASE_URI = "urn:discord"


class ApiDescription:
    """Validators for the JSON bodies of all routes in an OpenAPI 3.1 document."""

    def __init__(self, document: Json) -> None:
        """Take an OpenAPI document; ids may also be integers (a known false positive)."""
        schemas = document.get("components", {}).get("schemas", {})
        if "SnowflakeType" in schemas:
            schemas["SnowflakeType"] = {"type": ["string", "integer"]}
        self._paths: Json = document["paths"]
        resource = Resource.from_contents(document, default_specification=DRAFT202012)
        self._registry: Registry[Json] = Registry().with_resource(BASE_URI, resource)
        self._patterns = [(_pattern(path), path) for path in self._paths]
        self._validators: dict[tuple[str, str], Draft202012Validator | None] = {}

    def problems(self, method: str, path: str, body: object) -> list[str]:
        """List what is wrong with a request body.

        `path` is a real one or a template, without "/api/v10". An unknown route is a problem.
        """
        template = self._template(path)
        if template is None or method.lower() not in self._paths[template]:
            return [f"{method} {path}: no such route"]
        validator = self._validator(method.lower(), template)
        if validator is None:
            return []
        error = best_match(validator.iter_errors(body))
        if error is None:
            return []
        return [f"{method} {template} {error.json_path}: {error.message[:500]}"]

    def _template(self, path: str) -> str | None:
        plain = re.sub(r"\{[^}]*\}", "0", path)
        found = [template for pattern, template in self._patterns if pattern.fullmatch(plain)]
        # The route with the fewest parameters is the one meant: `@original`, not an id.
        return min(found, key=lambda template: template.count("{"), default=None)

    def _validator(self, method: str, template: str) -> Draft202012Validator | None:
        key = (method, template)
        if key not in self._validators:
            self._validators[key] = self._new_validator(*key)
        return self._validators[key]

    def _new_validator(self, method: str, template: str) -> Draft202012Validator | None:
        content = self._paths[template][method].get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        steps = ("paths", template, method, "requestBody", "content", "application/json", "schema")
        pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
        return Draft202012Validator({"$ref": f"{BASE_URI}#/{pointer}"}, registry=self._registry)


def _pattern(template: str) -> re.Pattern[str]:
    parts = re.split(r"\{[^}]*\}", template)
    return re.compile("[^/]+".join(re.escape(part) for part in parts))


@cache
def load() -> ApiDescription | None:
    """Return Discord's description, or None where it is not at hand."""
    if not DESCRIPTION.is_file():
        return None
    return ApiDescription(json.loads(DESCRIPTION.read_text()))


def body_problems(method: str, path: str, body: object) -> list[str]:
    """List what Discord's description does not allow; nothing where it is not at hand."""
    description = load()
    return [] if description is None else description.problems(method, path, body)
