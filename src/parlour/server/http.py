"""What happens once, over HTTP: the games, their rules, making and joining tables, and how the server is."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.protocol.http import Commit, Join, Nearby, NewTable, Opened, Rematch, Reveal
from parlour.server import metrics, table_requests
from parlour.server.background_compiler import BackgroundCompiler
from parlour.server.catalogue import all_games, pictures_of, rules_of, words_in
from parlour.server.decode import read_body
from parlour.server.encoding import Encoded, encode
from parlour.server.errors import NotFound
from parlour.server.examples import examples
from parlour.server.guests import COOKIE, Guest, Guests, set_cookie
from parlour.server.health import Readiness
from parlour.server.nearby import origin_nearby
from parlour.server.openapi import document
from parlour.server.static_files import ASK_AGAIN, StaticFiles
from parlour.server.tables import Tables
from parlour.server.your_tables import your_tables

Asked = Request[Any, Any, Any]
JSON = "application/json"
HTTP_PORT = 80
WORDS_KEPT_S = 3_600
"""Words change with a release only; whoever reloads within the hour need not ask again."""


@get("/api/games")
async def list_games(request: Asked) -> Response[bytes]:
    """Describe every game."""
    return await _public(request, all_games())


@get("/api/words/{language:str}")
async def show_words(request: Asked, language: FromPath[str]) -> Response[bytes]:
    """Give every game's words in a language as Fluent text, those it lacks in English."""
    return await _public(request, words_in(language), f"max-age={WORDS_KEPT_S}")


@get("/api/games/{name:str}/rules")
async def show_rules(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Give the rules of a game, clause by clause."""
    return await _public(request, {"sections": rules_of(name)})


@get("/api/games/{name:str}/pictures")
async def show_pictures(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Show a game in telling positions."""
    return await _public(request, {"pictures": pictures_of(name)})


@get("/api/games/{name:str}/examples/{players:int}")
async def show_examples(request: Asked, name: FromPath[str], players: FromPath[int]) -> Response[bytes]:
    """Give positions of a game that so many play, to look at."""
    return await _public(request, await asyncio.to_thread(examples, name, players))


@get("/api/tables")
async def list_tables(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests]
) -> Response[bytes]:
    """Give the tables at which the guest has a seat."""
    guest = _guest(request, guests)
    return _json({"tables": await your_tables(tables, guest.hash) if guest is not None else ()})


@post("/api/tables")
async def make_table(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests]
) -> Response[bytes]:
    """Open a table."""
    known = _guest(request, guests)
    guest = known or guests.new()
    wish = read_body(await request.body(), NewTable)
    return _opened(request, guest, await tables.make(wish, guest.hash, _address(request), known is None))


@post("/api/tables/{table_id:str}/join")
async def join_table(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Take an open seat."""
    guest = _guest(request, guests) or guests.new()
    wish = read_body(await request.body(), Join)
    table = await tables.find(table_id)
    seat = await table.ask(lambda: table_requests.join(table, guest.hash, wish))
    return _opened(request, guest, Opened(table.id, seat))


@post("/api/tables/{table_id:str}/commit")
async def commit_nonces(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Take the commitments of the guest's seats, once the guest has seen that to the seed."""
    guest = _guest(request, guests)
    name = guest.hash if guest is not None else None
    wish = read_body(await request.body(), Commit)
    table = await tables.find(table_id)
    await table.ask(lambda: table_requests.promise(table, name, wish))
    return _json(Opened(table.id))


@post("/api/tables/{table_id:str}/reveal")
async def reveal_nonces(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Take the nonces of the guest's seats, once everybody has committed."""
    guest = _guest(request, guests)
    name = guest.hash if guest is not None else None
    wish = read_body(await request.body(), Reveal)
    table = await tables.find(table_id)
    await table.ask(lambda: table_requests.disclose(table, name, wish))
    return _json(Opened(table.id))


@post("/api/tables/{table_id:str}/again")
async def play_again(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Open the table of the rematch, or give the one there is."""
    guest = _guest(request, guests)
    name = guest.hash if guest is not None else None
    wish = read_body(await request.body() or b"{}", Rematch)
    table = await tables.find(table_id)
    following = await table.ask(lambda: table_requests.again(table, name, wish.swap))
    seat = next((seat.number for seat in table.state.seats if seat.held_by(name)), None)
    return _json(Opened(following, seat), 201)


@get("/api/tables/{table_id:str}/file")
async def match_file(tables: NamedDependency[Tables], table_id: FromPath[str]) -> Response[bytes]:
    """Give the match file."""
    table = await tables.find(table_id)
    content = await table.ask(lambda: table_requests.match_file(table))
    name = f"{table.state.game.name}.parlour.json"
    return Response(content, media_type=JSON, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/nearby")
async def show_nearby(request: Asked, tables: NamedDependency[Tables]) -> Response[bytes]:
    """Say how others in this network reach the server."""
    hosts = tables.settings.hosts.split(",")
    return _json(Nearby(await asyncio.to_thread(origin_nearby, hosts, request.url.port or HTTP_PORT)))


@get("/api/warm")
async def show_warmth(compiler: NamedDependency[BackgroundCompiler]) -> Response[bytes]:
    """Say which games run compiled."""
    return _json(compiler.progress())


@get("/api/metrics")
async def show_metrics(tables: NamedDependency[Tables]) -> Response[bytes]:
    """Give what is counted, for Prometheus."""
    tables.measure()
    return Response(metrics.written(), headers={"Content-Type": metrics.CONTENT_TYPE})


@get("/api/health")
async def show_health(
    tables: NamedDependency[Tables], compiler: NamedDependency[BackgroundCompiler]
) -> Response[bytes]:
    """Say whether the server is well; 503 if it cannot write."""
    database = await tables.health.check()
    facts = {
        "ok": database,
        "database": database,
        "kernels": compiler.trouble or "well",
        "tables": len(tables.in_memory),
        "lines": tables.connections.count,
    }
    return _json(facts, 200 if database else 503)


@get("/api/ready")
async def show_readiness(tables: NamedDependency[Tables], readiness: NamedDependency[Readiness]) -> Response[bytes]:
    """Say whether requests may be sent here; 503 until the migrations are done, and while the database is silent."""
    ready = readiness.open and await tables.health.check()
    return _json({"ready": ready}, 200 if ready else 503)


@get("/api/openapi.json")
async def show_description(request: Asked) -> Response[bytes]:
    """Describe all this as OpenAPI."""
    return _encoded(request, await asyncio.to_thread(encode, document(), JSON), JSON, ASK_AGAIN)


@get(["/", "/{path:path}"])
async def show_page(request: Asked, files: NamedDependency[StaticFiles], path: FromPath[str] = "/") -> Response[bytes]:
    """Give a file of the browser client."""
    file = None if f"{path}/".startswith("/api/") else files.find(path)
    if file is None:
        raise NotFound("There is nothing here.")
    return _encoded(request, file.body, file.kind, file.cache)


def _guest(request: Asked, guests: Guests) -> Guest | None:
    return guests.known(request.cookies.get(COOKIE))


def _address(request: Asked) -> str:
    return request.client.host if request.client is not None else ""


def _opened(request: Asked, guest: Guest, opened: Opened) -> Response[bytes]:
    response = _json(opened, 201)
    if guest.token is not None:
        response.set_header("Set-Cookie", set_cookie(guest.token, request.url.scheme == "https"))
    return response


async def _public(request: Asked, value: object, cache: str = ASK_AGAIN) -> Response[bytes]:
    """Answer with JSON that is the same for everybody; compressing it releases Python's lock."""
    return _encoded(request, await asyncio.to_thread(encode, msgspec.json.encode(value), JSON), JSON, cache)


def _encoded(request: Asked, page: Encoded, kind: str, cache: str) -> Response[bytes]:
    headers = {"Cache-Control": cache, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.matches(request.headers.get("If-None-Match", "")):
        return Response(b"", status_code=304, headers=headers)
    coding = page.best(request.headers.get("Accept-Encoding", ""))
    if coding:
        headers["Content-Encoding"] = coding
    return Response(page.bodies[coding], media_type=kind, headers=headers)


def _json(value: object, status: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), media_type=JSON, status_code=status, headers=headers)
