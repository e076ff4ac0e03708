"""What the description says is what the server does: Schemathesis asks everything, rightly and wrongly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from parlour.server.web.app import HANDLERS, OPERATIONS, describe_operations
from tests.server.browser import PATIENCE_S, seat_request
from tests.server.process import Process

CHECKS: list[CheckFunction] = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
SCHEMA = schemathesis.openapi.from_dict(json.loads(describe_operations()))
ASKED = {f"{each.method.upper()} {each.path}": each for each in OPERATIONS}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with a table that nobody has mixed for and one that waits; the cookie of who sits there."""
    folder: Path = tmp_path_factory.mktemp("house")
    seats = [[seat_request("here"), seat_request(kind)] for kind in ("bot:random", "link")]
    with Process(folder / "parlour.db", PARLOUR_TABLES_PER_GUEST_AN_HOUR="100000") as process:
        http = httpx.Client(base_url=process.url, headers={"Origin": process.url}, timeout=PATIENCE_S)
        bodies = [{"game": "thirty-six", "seats": each} for each in seats]
        tables = [http.post("/api/tables", json=body).json()["table"] for body in bodies]
        yield process.url, tables, dict(http.cookies)
        http.close()


def test_every_route_is_described_and_nothing_else() -> None:
    paths = {path.replace(":str", "").replace(":int", "") for route in HANDLERS for path in route.paths}
    assert paths == {"/", "/{path:path}"} | {each.path for each in OPERATIONS}


def test_the_description_is_served(house: Any) -> None:
    answer = httpx.get(f"{house[0]}/api/openapi.json")
    assert answer.status_code == 200
    assert answer.content == describe_operations()


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.fault(36)
@pytest.mark.sampled(45)
def test_every_answer_is_as_described(house: Any, name: str) -> None:
    url, tables, cookies = house
    operation = SCHEMA[ASKED[name].path][ASKED[name].method.upper()]

    @settings(max_examples=20, suppress_health_check=list(HealthCheck), deadline=None)
    @given(
        case=operation.as_strategy(),
        table=st.sampled_from([*tables, None]),
        origin=st.sampled_from([url, url, url, "http://evil.example", None]),
    )
    def ask(case: Case, table: str | None, origin: str | None) -> None:
        if table is not None and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        headers = {"Origin": origin} if origin is not None else {}
        case.call_and_validate(base_url=url, headers=headers, cookies=cookies, checks=CHECKS)

    ask()


@pytest.mark.sampled(100)
@pytest.mark.parametrize("path", [each.path for each in OPERATIONS if each.method == "post"])
@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"game": 1}', b"\xff", b" " * 40_000])
def test_bodies_that_are_none_are_refused_as_described(house: Any, path: str, body: bytes) -> None:
    url, tables, cookies = house
    case = SCHEMA[path]["POST"]
    answer = httpx.post(
        url + path.replace("{table_id}", tables[0]), content=body, headers={"Origin": url}, cookies=cookies
    )
    assert str(answer.status_code) in case.definition.raw["responses"]
    assert answer.status_code < 500
    assert msgspec.json.decode(answer.content)["code"] if answer.status_code >= 400 else True
