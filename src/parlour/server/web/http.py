"""What happens once, over HTTP: the games, their rules, making and joining tables, and how the server is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.core.words import LANGUAGES
from parlour.protocol.http import Commit, Join, Nearby, NewTable, Opened, Rematch, Reveal, TakeSeat
from parlour.server.base import logs, metrics
from parlour.server.base.decode import read_body, read_question
from parlour.server.base.errors import NotFound
from parlour.server.house.tables import Tables
from parlour.server.house.your_tables import your_tables
from parlour.server.people.guests import COOKIE, Guest, Guests, set_cookie
from parlour.server.people.nearby import origin_nearby
from parlour.server.shelf.catalogue import all_games, pictures_of, rules_of, words_in
from parlour.server.shelf.examples import examples
from parlour.server.shelf.guides import guide
from parlour.server.shelf.lessons import answer, lesson
from parlour.server.shelf.recorded import recorded
from parlour.server.table import table_requests
from parlour.server.table.table import Table
from parlour.server.thinking.background_compiler import BackgroundCompiler
from parlour.server.thinking.health import Readiness
from parlour.server.web.encoding import Encoded, encode
from parlour.server.web.openapi import document
from parlour.server.web.static_files import ASK_AGAIN, StaticFiles

Asked = Request[Any, Any, Any]
Name = TypeVar("Name")
Wish = TypeVar("Wish")
Answer = TypeVar("Answer")
Requested = Callable[[Table, Name, Wish], Awaitable[Answer]]
JSON = "application/json"
PRIVATE = {"Cache-Control": "no-store"}
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


def prepare_words() -> None:
    """Make and compress the words of every language, so that nobody waits for that."""
    for language in LANGUAGES:
        try:
            encode(msgspec.json.encode(words_in(language)), JSON)
        except ValueError as error:  # of a game that brings words which are none: whoever asks is refused
            logs.error("words_unreadable", error)


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


@get("/api/games/{name:str}/states/{kind:str}")
async def show_state(request: Asked, name: FromPath[str], kind: FromPath[str]) -> Response[bytes]:
    """Give a state of a table to look at, and the answers to what is asked there."""
    return await _public(request, {"messages": await asyncio.to_thread(recorded, name, kind)})


@get("/api/games/{name:str}/guide")
async def show_guide(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Give the rules of a game as people read them."""
    return await _public(request, await asyncio.to_thread(guide, name))


@get("/api/games/{name:str}/lesson")
async def show_lesson(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Give the lesson of a game."""
    return await _public(request, await asyncio.to_thread(lesson, name))


@post("/api/games/{name:str}/lesson/{step:int}")
async def ask_in_lesson(
    request: Asked, tables: NamedDependency[Tables], name: FromPath[str], step: FromPath[int]
) -> Response[bytes]:
    """Answer about the position of a step of a lesson."""
    tables.questions.spend(address_of(request))
    question = read_question(await request.body())
    return as_json(await asyncio.to_thread(answer, name, step, question))


@get("/api/tables")
async def list_tables(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests]
) -> Response[bytes]:
    """Give the tables at which the guest has a seat."""
    guest = guest_of(request, guests)
    return as_json({"tables": await your_tables(tables, guest.hash) if guest is not None else ()})


@post("/api/tables")
async def make_table(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests]
) -> Response[bytes]:
    """Open a table."""
    known = guest_of(request, guests)
    guest = known or guests.new()
    wish = read_body(await request.body(), NewTable)
    return opened(request, guest, await tables.make(wish, guest.hash, address_of(request), known is None))


@post("/api/tables/{table_id:str}/join")
async def join_table(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Take an open seat."""
    return await _seated(request, tables, guests, table_id, Join, table_requests.join)


@post("/api/tables/{table_id:str}/take")
async def take_seat(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Take a seat over whose time is up."""
    return await _seated(request, tables, guests, table_id, TakeSeat, table_requests.take_over)


@post("/api/tables/{table_id:str}/commit")
async def commit_nonces(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Take the commitments of the guest's seats, once the guest has seen that to the seed."""
    return await _mixed(request, tables, guests, table_id, Commit, table_requests.promise)


@post("/api/tables/{table_id:str}/reveal")
async def reveal_nonces(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Take the nonces of the guest's seats, once everybody has committed."""
    return await _mixed(request, tables, guests, table_id, Reveal, table_requests.disclose)


@post("/api/tables/{table_id:str}/again")
async def play_again(
    request: Asked, tables: NamedDependency[Tables], guests: NamedDependency[Guests], table_id: FromPath[str]
) -> Response[bytes]:
    """Open the table of the rematch, or give the one there is."""
    name = _name_of(request, guests)
    wish = read_body(await request.body() or b"{}", Rematch)
    table = await tables.find(table_id)
    following = await table.ask(lambda: table_requests.again(table, name, wish.swap))
    seat = next((seat.number for seat in table.state.seats if seat.held_by(name)), None)
    return as_json(Opened(following, seat), 201)


@get("/api/tables/{table_id:str}/file")
async def match_file(tables: NamedDependency[Tables], table_id: FromPath[str]) -> Response[bytes]:
    """Give the match file."""
    table = await tables.find(table_id)
    content = await table.ask(lambda: table_requests.match_file(table))
    name = f"{table.state.game.name}.parlour.json"
    return Response(
        content, media_type=JSON, headers={**PRIVATE, "Content-Disposition": f'attachment; filename="{name}"'}
    )


@get("/api/nearby")
async def show_nearby(request: Asked, tables: NamedDependency[Tables]) -> Response[bytes]:
    """Say how others in this network reach the server."""
    hosts = tables.settings.hosts.split(",")
    return as_json(Nearby(await asyncio.to_thread(origin_nearby, hosts, request.url.port or HTTP_PORT)))


@get("/api/warm")
async def show_warmth(compiler: NamedDependency[BackgroundCompiler]) -> Response[bytes]:
    """Say which games run compiled."""
    return as_json(compiler.progress())


@get("/api/metrics")
async def show_metrics(tables: NamedDependency[Tables]) -> Response[bytes]:
    """Give what is counted, for Prometheus."""
    tables.measure()
    return Response(metrics.written(), headers={**PRIVATE, "Content-Type": metrics.CONTENT_TYPE})


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
    return as_json(facts, 200 if database else 503)


@get("/api/ready")
async def show_readiness(
    request: Asked, tables: NamedDependency[Tables], readiness: NamedDependency[Readiness]
) -> Response[bytes]:
    """Say whether requests may be sent here; 503 until the migrations are done, and while the database is silent.

    Who asks is told, too, as what the server takes the request: a proxy that is not trusted shows itself so.
    """
    ready = readiness.open and await tables.health.check()
    seen = {"ready": ready, "scheme": request.url.scheme, "address": address_of(request)}
    return as_json(seen, 200 if ready else 503)


@get("/api/openapi.json")
async def show_description(request: Asked) -> Response[bytes]:
    """Describe all this as OpenAPI."""
    return encoded(request, await asyncio.to_thread(encode, document(), JSON), JSON, ASK_AGAIN)


@get(["/", "/{path:path}"])
async def show_page(request: Asked, files: NamedDependency[StaticFiles], path: FromPath[str] = "/") -> Response[bytes]:
    """Give a file of the browser client."""
    file = None if f"{path}/".startswith("/api/") else files.find(path)
    if file is None:
        raise NotFound("There is nothing here.")
    return encoded(request, file.body, file.kind, file.cache)


def guest_of(request: Asked, guests: Guests) -> Guest | None:
    """Give the guest who asks, None without a token that is good."""
    return guests.known(request.cookies.get(COOKIE))


def _name_of(request: Asked, guests: Guests) -> str | None:
    guest = guest_of(request, guests)
    return guest.hash if guest is not None else None


async def _seated(
    request: Asked, tables: Tables, guests: Guests, table_id: str, kind: type[Wish], sit: Requested[str, Wish, int]
) -> Response[bytes]:
    """Do what a guest asks who is to sit down; somebody new becomes a guest by it."""
    guest = guest_of(request, guests) or guests.new()
    wish = read_body(await request.body(), kind)
    table = await tables.find(table_id)
    seat = await table.ask(lambda: sit(table, guest.hash, wish))
    return opened(request, guest, Opened(table.id, seat))


async def _mixed(
    request: Asked,
    tables: Tables,
    guests: Guests,
    table_id: str,
    kind: type[Wish],
    mix: Requested[str | None, Wish, None],
) -> Response[bytes]:
    """Take what the guest's seats add to the seed."""
    name = _name_of(request, guests)
    wish = read_body(await request.body(), kind)
    table = await tables.find(table_id)
    await table.ask(lambda: mix(table, name, wish))
    return as_json(Opened(table.id))


def address_of(request: Asked) -> str:
    """Give where a request comes from."""
    return request.client.host if request.client is not None else ""


def opened(request: Asked, guest: Guest, made: Opened) -> Response[bytes]:
    """Answer what was made, or taken, and whose it is."""
    response = as_json(made, 201)
    if guest.token is not None:
        response.set_header("Set-Cookie", set_cookie(guest.token, request.url.scheme == "https"))
    return response


async def _public(request: Asked, value: object, cache: str = ASK_AGAIN) -> Response[bytes]:
    """Answer with JSON that is the same for everybody; compressing it releases Python's lock."""
    return encoded(request, await asyncio.to_thread(encode, msgspec.json.encode(value), JSON), JSON, cache)


def encoded(request: Asked, page: Encoded, kind: str, cache: str) -> Response[bytes]:
    """Answer compressed, or that nothing has changed."""
    headers = {"Cache-Control": cache, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.matches(request.headers.get("If-None-Match", "")):
        return Response(b"", status_code=304, headers=headers)
    coding = page.best(request.headers.get("Accept-Encoding", ""))
    if coding:
        headers["Content-Encoding"] = coding
    return Response(page.bodies[coding], media_type=kind, headers=headers)


def as_json(value: object, status: int = 200) -> Response[bytes]:
    """Answer with JSON that is for whoever asks alone."""
    return Response(msgspec.json.encode(value), media_type=JSON, status_code=status, headers=PRIVATE)
