"""Operations are found by method and path as a web server finds them."""

from __future__ import annotations

import pytest

from parlour.server.operations.registry import OPERATIONS
from parlour.server.operations.router import Router

ROUTER = Router(OPERATIONS)


@pytest.mark.parametrize(
    ("method", "path", "name", "parameters"),
    [
        ("GET", "/api/games", "list_games", {}),
        ("get", "/api/games/thirty-six/examples/3", "list_examples", {"name": "thirty-six", "players": 3}),
        ("GET", "/api/words/%C3%A4%2Fb", "get_words", {"language": "ä/b"}),
        ("POST", "/api/tables", "open_table", {}),
        ("POST", "/api/tables/bring", "bring_table", {}),
        ("POST", "/api/tables/here-1/move", "move_table", {"table_id": "here-1"}),
    ],
)
def test_an_operation_is_found(method: str, path: str, name: str, parameters: dict[str, object]) -> None:
    found = ROUTER.find_operation(method, path)
    assert found is not None
    assert (found.operation.name, found.path) == (name, parameters)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("DELETE", "/api/tables"),
        ("GET", "/api/games/"),
        ("GET", "/api/games/x/examples/three"),
        ("GET", "/api/games/x/examples/-3"),
        ("GET", f"/api/games/x/examples/{'9' * 5000}"),
        ("GET", "/api/tables/a/b/file"),
        ("GET", "/api/games\n"),
        ("GET", ""),
    ],
)
def test_nothing_else_is(method: str, path: str) -> None:
    assert ROUTER.find_operation(method, path) is None
