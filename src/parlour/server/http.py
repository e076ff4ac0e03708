"""What happens once, over HTTP: the games, their rules, making and joining tables, and how the server is."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.protocol.wire import Join, Mix, NewTable, Opened
from parlour.server import hosting
from parlour.server.catalogue import all_games, rules_of
from parlour.server.decode import read_body
from parlour.server.errors import NotFound
from parlour.server.guests import COOKIE, Guest, known_guest, new_guest, set_cookie
from parlour.server.house import House
from parlour.server.pages import Pages
from parlour.server.warm import Warmer

Asked = Request[Any, Any, Any]
JSON = "application/json"


@get("/api/games")
async def list_games() -> Response[bytes]:
    """Describe every game."""
    return _json(all_games())


@get("/api/games/{name:str}/rules")
async def show_rules(name: FromPath[str]) -> Response[bytes]:
    """Give the rules of a game, clause by clause."""
    return _json({"sections": rules_of(name)})


@post("/api/tables")
async def make_table(request: Asked, house: NamedDependency[House]) -> Response[bytes]:
    """Open a table."""
    guest = _guest(request) or new_guest()
    wish = read_body(await request.body(), NewTable)
    return _opened(request, guest, await house.make(wish, guest.hash, _address(request)))


@post("/api/tables/{table_id:str}/join")
async def join_table(request: Asked, house: NamedDependency[House], table_id: FromPath[str]) -> Response[bytes]:
    """Take an open seat."""
    guest = _guest(request) or new_guest()
    wish = read_body(await request.body(), Join)
    table = await house.table(table_id)
    seat = await table.ask(lambda: hosting.join(table, guest.hash, wish))
    return _opened(request, guest, Opened(table.id, seat))


@post("/api/tables/{table_id:str}/mix")
async def mix_nonces(request: Asked, house: NamedDependency[House], table_id: FromPath[str]) -> Response[bytes]:
    """Take the nonces of the guest's seats, once the guest has seen the commitment."""
    guest = _guest(request)
    name = guest.hash if guest is not None else None
    wish = read_body(await request.body(), Mix)
    table = await house.table(table_id)
    await table.ask(lambda: hosting.mix(table, name, wish))
    return _json(Opened(table.id))


@post("/api/tables/{table_id:str}/again")
async def play_again(request: Asked, house: NamedDependency[House], table_id: FromPath[str]) -> Response[bytes]:
    """Open the table of the rematch, or give the one there is."""
    guest = _guest(request)
    name = guest.hash if guest is not None else None
    table = await house.table(table_id)
    following = await table.ask(lambda: hosting.again(table, name))
    seat = next((seat.number for seat in table.chronicle.seats if seat.held_by(name)), None)
    return _json(Opened(following, seat), 201)


@get("/api/tables/{table_id:str}/file")
async def match_file(house: NamedDependency[House], table_id: FromPath[str]) -> Response[bytes]:
    """Give the match file."""
    table = await house.table(table_id)
    content = await table.ask(lambda: hosting.match_file(table))
    name = f"{table.chronicle.game.name}.parlour.json"
    return Response(content, media_type=JSON, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/warm")
async def show_warmth(warmer: NamedDependency[Warmer]) -> Response[bytes]:
    """Say which games run compiled."""
    return _json(warmer.warmth())


@get("/api/health")
async def show_health(house: NamedDependency[House], warmer: NamedDependency[Warmer]) -> Response[bytes]:
    """Say whether the server is well; 503 if it cannot write."""
    database = await house.pulse.well()
    facts = {
        "ok": database,
        "database": database,
        "kernels": warmer.trouble or "well",
        "tables": len(house.tables),
        "lines": house.lines.count,
    }
    return _json(facts, 200 if database else 503)


@get(["/", "/{path:path}"])
async def show_page(pages: NamedDependency[Pages], path: FromPath[str] = "/") -> Response[bytes]:
    """Give a file of the browser client."""
    page = None if f"{path}/".startswith("/api/") else pages.find(path)
    if page is None:
        raise NotFound("There is nothing here.")
    return Response(page.body, media_type=page.kind, headers={"Cache-Control": page.cache})


def _guest(request: Asked) -> Guest | None:
    return known_guest(request.cookies.get(COOKIE))


def _address(request: Asked) -> str:
    return request.client.host if request.client is not None else ""


def _opened(request: Asked, guest: Guest, opened: Opened) -> Response[bytes]:
    response = _json(opened, 201)
    if guest.token is not None:
        response.set_header("Set-Cookie", set_cookie(guest.token, request.url.scheme == "https"))
    return response


def _json(value: object, status: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), media_type=JSON, status_code=status, headers=headers)
