"""Every route names the field that is wrong, in the user's language: built from the API's own description."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fastapi import FastAPI

from tests.server.house import House, Player

MADE_UP = "no-such-field"


class Wrong(NamedTuple):
    """A request with one wrong field."""

    method: str
    address: str
    body: dict[str, Any] | None
    field: str
    what: str


def test_every_wrong_field_is_named_in_the_language_of_the_user(house: House) -> None:
    app = house.client.app
    assert isinstance(app, FastAPI)
    english, french = house.guest("en"), house.guest("fr")
    before = house.rows()
    tried, mistakes = set(), []
    for wrong in wrong_requests(app.openapi()):
        one, other = answer(english, wrong), answer(french, wrong)
        tried.add(wrong.what)
        named = [(given.status_code, given.json()["field"]) for given in (one, other)]
        words = [given.json()["message"] for given in (one, other)]
        if named != [(422, wrong.field)] * 2 or words[0] == words[1] or "" in words:
            mistakes.append(f"{wrong}: {named} {words}")
    assert "\n".join(mistakes) == ""
    assert tried == {"missing", "of another type", "too long", "too large", "unknown"}
    assert house.rows() == before


def answer(player: Player, wrong: Wrong) -> Any:
    return player.send(wrong.address, wrong.body, wrong.method)


def wrong_requests(description: dict[str, Any]) -> Iterator[Wrong]:
    """Each field of each route, wrong in every way in which it can be."""
    schemas = description["components"]["schemas"]
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            parameters = operation.get("parameters", [])
            content = operation.get("requestBody", {}).get("content", {})
            model = resolved(content["application/json"]["schema"], schemas) if content else None
            body = sample(model, schemas) if model else None
            for field, what, value in wrong_values(model or {}, body or {}, schemas):
                changed = {name: given for name, given in (body or {}).items() if name != field}
                address = filled(path, parameters)
                yield Wrong(
                    method, address, changed if value is None else changed | {field: value}, field, what
                )
            for parameter in parameters:
                for what, value in wrong_parameters(parameter):
                    yield Wrong(
                        method, filled(path, parameters, parameter, value), body, parameter["name"], what
                    )


def wrong_values(
    model: dict[str, Any], body: dict[str, Any], schemas: dict[str, Any]
) -> Iterator[tuple[str, str, Any]]:
    """What is wrong with a body: the field, in which way, and its value (None: left out)."""
    for field, about in model.get("properties", {}).items():
        if field in model.get("required", ()):
            yield field, "missing", None
        schema = resolved(about, schemas)
        yield field, "of another type", "no" if schema.get("type") == "array" else [["no"]]
        if "maxLength" in schema:
            yield field, "too long", "x" * (schema["maxLength"] + 1)
        if "maximum" in schema:
            yield field, "too large", int(schema["maximum"]) + 1
    if model:
        yield MADE_UP, "unknown", "x"


def wrong_parameters(parameter: dict[str, Any]) -> Iterator[tuple[str, str | None]]:
    """What can be wrong with a part of the address: in which way, and its value (None: left out)."""
    schema = resolved(parameter["schema"], {})
    if parameter["in"] == "query" and parameter.get("required"):
        yield "missing", None
    if schema.get("type") in ("integer", "boolean") or "enum" in schema or "pattern" in schema:
        yield "of another type", "~"
    if "maxLength" in schema:
        yield "too long", "x" * (schema["maxLength"] + 1)
    if "maximum" in schema:
        yield "too large", str(int(schema["maximum"]) + 1)


def filled(path: str, parameters: list[Any], wrong: Any = None, value: str | None = None) -> str:
    """An address with something fitting for each of its parts, but for the wrong one."""
    query = []
    for parameter in parameters:
        name, schema = parameter["name"], resolved(parameter["schema"], {})
        given = value if parameter is wrong else str(sample(schema, {}))
        if parameter["in"] == "path":
            path = path.replace(f"{{{name}}}", given or "")
        elif given is not None and (parameter.get("required") or parameter is wrong):
            query.append(f"{name}={given}")
    return f"{path.removeprefix('/api')}?{'&'.join(query)}"


def resolved(schema: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    """A schema without references, and without its null."""
    while True:
        if "$ref" in schema:
            schema = schemas[schema["$ref"].rpartition("/")[2]]
        elif "anyOf" in schema:
            schema = next(one for one in schema["anyOf"] if one.get("type") != "null")
        else:
            return schema


def sample(schema: dict[str, Any], schemas: dict[str, Any]) -> Any:
    """Something that fits a schema."""
    schema = resolved(schema, schemas)
    if "enum" in schema or "const" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    if schema["type"] == "object":
        required = schema.get("required", ())
        return {name: sample(schema["properties"][name], schemas) for name in required}
    samples: dict[str, Any] = {
        "string": "a" * schema.get("minLength", 1),
        "integer": int(schema.get("minimum", 0)),
    }
    return (samples | {"boolean": False, "array": []})[schema["type"]]
