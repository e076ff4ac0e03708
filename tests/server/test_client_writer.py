"""The browser's functions and the table of docs/wire.md are those that the operations declare."""

from __future__ import annotations

import pytest

from parlour.server.house.house import House
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.web.client_writer import COMMAND, write_client, written_files


def test_the_files_are_as_written() -> None:
    for path, text in written_files().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run {COMMAND}"


@operation("get", "/api/lists/{name:str}/{number:int}", {200: dict[str, str]}, query={"fast": bool | None})
async def get_list(_house: House, _call: Call) -> Answer:
    """Give a list.

    Lists are numbered
    from 1.
    """
    return Answer({})


@operation("post", "/api/lists", {201: str}, BODY, attachment=True)
async def get_all(_house: House, _call: Call) -> Answer:
    """Give all lists."""
    return Answer("")


DECLARED = get_list, get_all


def test_an_operation_is_read_from_its_handler() -> None:
    found = get_list
    assert (found.name, found.path, found.summary) == ("get_list", "/api/lists/{name}/{number}", "Give a list.")
    assert found.note == "Lists are numbered from 1."
    assert found.parameters == {"name": str, "number": int}
    assert found.success == 200


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (
            0,
            "export const getList = (name: string, number: number, fast?: boolean) => request<Record<string, string>>"
            '("GET", `/lists/${encodeURIComponent(name)}/${number}`, { query: { fast } });',
        ),
        (1, 'export const allAddress = () => "/api/lists";'),
    ],
)
def test_a_function_is_written_for_it(number: int, line: str) -> None:
    assert line in write_client([DECLARED[number]])
