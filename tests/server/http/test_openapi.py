"""The API keeps what its own description promises, on every route, whatever is sent to it."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from starlette.types import ASGIApp, Receive, Scope, Send

from tests.server.house import BOTH_MINE, House, Player

# The suite sends the same requests each time; with a number of examples given, others each time.
MANY = os.environ.get("GROGNARD_API_EXAMPLES")
EXAMPLES = int(MANY or "5")
# What a description can't know: whether a table has such a seat, or the rules allow such an action.
BEYOND_IT: list[Any] = [positive_data_acceptance]


def described(app: FastAPI) -> dict[str, Any]:
    """The description, read strictly: an answer has the fields that it names, and no others."""
    description = app.openapi()
    for schema in description["components"]["schemas"].values():
        if schema.get("additionalProperties") is True and "properties" in schema:
            schema["additionalProperties"] = False
    return description


def answering(app: FastAPI) -> ASGIApp:
    """The application that the house has started; it must not be started a second time."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            raise RuntimeError("this application runs already")
        await app(scope, receive, send)

    return answer


def operations(app: FastAPI) -> Iterator[APIOperation[Any, Any, Any, Any]]:
    """Every route with every method."""
    schema = schemathesis.openapi.from_dict(described(app))
    schema.app = answering(app)
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        yield found.ok()


def with_real_things(case: Case[Any], real: dict[str, Any]) -> None:
    """Puts what there is in place of what was made up, so that not all requests end at the door."""
    for part in (case.path_parameters, case.query, case.body):
        if isinstance(part, dict):
            part.update({name: value for name, value in real.items() if name in part})


def broken_promises(
    operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, player: Player
) -> str | None:
    """What a route answers against its description, if anything."""
    table = player.table(BOTH_MINE)
    seen = {"table_id": table, "game": "sample", "scenario": "duel", "seat": "north", "at": 0, "seq": 0}
    real = seen | {"action": player.options(table, "north")[0]}

    @settings(
        max_examples=EXAMPLES,
        derandomize=not MANY,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        names=st.sampled_from([[], ["table_id"], ["table_id", "seat"], list(real)]),
    )
    def check(case: Case[Any], names: list[str]) -> None:
        with_real_things(case, {name: real[name] for name in names})
        # A real thing may stand where the mistake was: such a request is right after all.
        excluded = [*BEYOND_IT, negative_data_rejection] if names else BEYOND_IT
        case.validate_response(case.call(headers=player.headers), excluded_checks=excluded)

    try:
        check()
    except Unsatisfiable:  # nothing that could be sent here is against the description
        return None
    except (FailureGroup, AssertionError) as failure:
        details = "\n".join(map(str, getattr(failure, "exceptions", ())))
        return f"{operation.label}: {failure}\n{details}"
    return None


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_route_keeps_what_its_description_promises(house: House, mode: GenerationMode) -> None:
    app = house.client.app
    assert isinstance(app, FastAPI)
    found = [broken_promises(operation, mode, house.guest()) for operation in operations(app)]
    assert len(found) > 30
    assert "\n\n".join(filter(None, found)) == ""
