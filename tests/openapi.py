"""Check request bodies against Discord's own API description, where it is at hand.

The description is data beside the repository (`../shared/discord/openapi.json`), not part of
it: without it `load` returns None and nothing is checked.
"""

import json
import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from jsonschema.validators import extend
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
        self._class = extend(Draft202012Validator, _discriminating(schemas))
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
        return self._class({"$ref": f"{BASE_URI}#/{pointer}"}, registry=self._registry)


def _discriminating(schemas: Json) -> dict[str, Any]:
    """Try only those alternatives that an object's `type` can be: a tenth of the time.

    An alternative whose `type` is another one is wrong anyway; a list of constants is a look-up.
    """
    plain = {word: Draft202012Validator.VALIDATORS[word] for word in ("oneOf", "anyOf")}

    def check(
        word: str, validator: Any, alternatives: list[Json], instance: Any, schema: Json
    ) -> Iterator[ValidationError]:
        if all("const" in one for one in alternatives):
            fits = sum(one["const"] == instance for one in alternatives)
            if fits == 0 or (fits > 1 and word == "oneOf"):
                yield ValidationError(f"{instance!r} is none of the values allowed")
            return
        possible = [one for one in alternatives if _can_be(one, instance, schemas)]
        if not possible:
            yield ValidationError(f"{instance!r} is of none of the types allowed")
            return
        yield from plain[word](validator, possible, instance, schema)

    return {word: partial(check, word) for word in plain}


def _can_be(alternative: Json, instance: Any, schemas: Json) -> bool:
    if not isinstance(instance, dict) or "type" not in instance:
        return True
    target = schemas.get(alternative.get("$ref", "").rpartition("/")[2], {})
    allowed = target.get("properties", {}).get("type", {}).get("enum")
    return allowed is None or instance["type"] in allowed


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
