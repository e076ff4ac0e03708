"""The ASGI application: routes, dependencies, middleware, answers to errors, and background tasks."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncGenerator
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException

from parlour import __version__
from parlour.core.errors import ParlourError
from parlour.core.messages import LANGUAGES
from parlour.protocol.http import Problem
from parlour.server.base import logs
from parlour.server.base.decode import BODY_BYTES
from parlour.server.base.errors import TooMany
from parlour.server.base.threads import Afterwards
from parlour.server.house.tables import Tables
from parlour.server.operations import registry
from parlour.server.operations.refusals import FAILED, refuse
from parlour.server.shelf.catalogue import words_in
from parlour.server.thinking.background_compiler import BackgroundCompiler, interpret_all
from parlour.server.thinking.health import Readiness, watch_loop
from parlour.server.web import (
    http_circles,
    http_clarity,
    http_house,
    http_lobby,
    http_operators,
    http_passkeys,
    http_print,
    http_ratings,
    http_sheets,
    http_tournaments,
    http_you,
)
from parlour.server.web.admission import charge_requests
from parlour.server.web.answers import JSON, as_json
from parlour.server.web.encoding import encode
from parlour.server.web.openapi import write_document
from parlour.server.web.routes import operations_of, route_of, routes_in
from parlour.server.web.security import AllowedHosts, SecurityMiddleware
from parlour.server.web.static_files import StaticFiles
from parlour.server.web.websocket import table_socket

HANDLERS = (
    *map(route_of, registry.OPERATIONS),
    *routes_in(http_you),
    *routes_in(http_clarity),
    *routes_in(http_passkeys),
    *routes_in(http_print),
    *routes_in(http_ratings),
    *routes_in(http_tournaments),
    *routes_in(http_lobby),
    *routes_in(http_circles),
    *routes_in(http_sheets),
    *routes_in(http_operators),
    *routes_in(http_house),
)
OPERATIONS = operations_of(HANDLERS)


def create_app(tables: Tables, compiler: BackgroundCompiler | None = None) -> SecurityMiddleware:
    """Build the application over ``tables``, which its lifespan opens and closes.

    ``compiler`` compiles the games in the background; by default a new one.
    """
    compiler = compiler or BackgroundCompiler()
    files = StaticFiles(tables.settings.static)
    readiness = Readiness()

    app = Litestar(
        route_handlers=(*HANDLERS, table_socket),
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "compiler": Provide(lambda: compiler, sync_to_thread=False),
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
            "description": Provide(describe_operations, sync_to_thread=True),
        },
        lifespan=[lambda _app: _run_lifespan(tables, compiler, readiness)],
        middleware=[functools.partial(charge_requests, tables)],
        exception_handlers={ParlourError: _refuse, HTTPException: _refuse_request, Exception: _fail},
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    hosts = AllowedHosts(tables.settings.hosts.split(","))
    return SecurityMiddleware(app, hosts)  # type: ignore[arg-type]


@functools.cache
def describe_operations() -> bytes:
    """Return the OpenAPI description of all operations as JSON."""
    return write_document(OPERATIONS)


@contextlib.asynccontextmanager
async def _run_lifespan(tables: Tables, compiler: BackgroundCompiler, readiness: Readiness) -> AsyncGenerator[None]:
    """Run the application's lifespan: tables open, background tasks running; games compile if settings allow."""
    if tables.settings.compile:
        await compiler.load()
    else:
        interpret_all()
    await tables.open()
    prepare_words()
    tasks = [asyncio.create_task(tables.keep_sweeping()), asyncio.create_task(watch_loop())]
    tasks.append(asyncio.create_task(tables.pusher.keep_notifying()))
    tasks.append(asyncio.create_task(tables.notices.keep_following(tables.time, tables.settings.poll_ms)))
    if tables.settings.compile:
        tasks.append(asyncio.create_task(compiler.run()))
        # Interpreted, a puzzle takes longer to make than all games to compile, and would go on afterwards.
        tables.puzzler = Afterwards(tables.puzzler, tasks[-1])
    readiness.open = True
    logs.info("opened", version=__version__)
    try:
        yield
    finally:
        readiness.open = False
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await tables.close()
        logs.info("closed")


def prepare_words() -> None:
    """Compress the words of every language in advance, so that the first request does not wait for it."""
    for language in LANGUAGES:
        try:
            encode(msgspec.json.encode(words_in(language)), JSON)
        except ValueError as error:  # unreadable words of a plug-in: only requests for that language fail
            logs.error("words_unreadable", error)


def _refuse(_request: Request[Any, Any, Any], error: ParlourError) -> Response[bytes]:
    answer = refuse(error)
    response = as_json(answer.value, answer.status)
    if isinstance(error, TooMany) and error.retry_s is not None:
        response.headers["Retry-After"] = str(error.retry_s)
    return response


def _refuse_request(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    codes = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}
    return as_json(Problem(codes.get(error.status_code, "bad_request"), error.detail), error.status_code)


def _fail(_request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    logs.error("request_failed", error)
    return as_json(FAILED.value, FAILED.status)
