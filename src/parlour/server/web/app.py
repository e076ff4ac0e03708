"""The application: routes, errors and what runs beside them, put together."""

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
from parlour.core.errors import ParlourError, RuleBroken
from parlour.protocol.http import Problem
from parlour.server.base import logs
from parlour.server.base.decode import BODY_BYTES
from parlour.server.base.errors import ApiError, TooMany
from parlour.server.house.tables import Tables
from parlour.server.thinking.background_compiler import BackgroundCompiler
from parlour.server.thinking.health import Readiness, watch_loop
from parlour.server.web import http, http_branches, http_puzzles, http_you
from parlour.server.web.admission import priced
from parlour.server.web.security import AllowedHosts, SecurityMiddleware
from parlour.server.web.static_files import StaticFiles
from parlour.server.web.websocket import table_socket

ROUTES = (
    http.list_games,
    http.list_tables,
    http.show_words,
    http.show_rules,
    http.show_pictures,
    http.show_examples,
    http.show_state,
    http.show_guide,
    http.show_lesson,
    http.ask_in_lesson,
    http.make_table,
    http.join_table,
    http.take_seat,
    http.commit_nonces,
    http.reveal_nonces,
    http.play_again,
    http.match_file,
    http_branches.show_replay,
    http_branches.branch_off_file,
    http_branches.branch_off_table,
    http_branches.list_branches,
    http_branches.call_branch,
    http_branches.show_position,
    http_puzzles.show_puzzles,
    http_puzzles.solve_puzzle,
    http_puzzles.help_with_puzzle,
    http_puzzles.ask_of_puzzle,
    http_you.show_you,
    http_you.make_pass,
    http_you.take_pass,
    http_you.show_file,
    http_you.become,
    http_you.forget_you,
    http_you.make_feed,
    http_you.stop_feed,
    http_you.show_feed,
    http_you.show_push_key,
    http_you.add_device,
    http_you.remove_device,
    http_you.show_away,
    http_you.set_away,
    http.show_nearby,
    http.show_warmth,
    http.show_health,
    http.show_readiness,
    http.show_metrics,
    http.show_description,
    http.show_page,
    table_socket,
)


def create_app(tables: Tables, compiler: BackgroundCompiler | None = None) -> SecurityMiddleware:
    """Put the application together; it opens and closes the tables with itself."""
    compiler = compiler or BackgroundCompiler()
    files = StaticFiles(tables.settings.static)
    readiness = Readiness()

    app = Litestar(
        route_handlers=ROUTES,
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "compiler": Provide(lambda: compiler, sync_to_thread=False),
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
            "guests": Provide(lambda: tables.guests, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
        },
        lifespan=[lambda _app: _opened(tables, compiler, readiness)],
        middleware=[functools.partial(priced, tables)],
        exception_handlers={ParlourError: _refuse, HTTPException: _refuse_request, Exception: _fail},
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    hosts = AllowedHosts(tables.settings.hosts.split(","))
    return SecurityMiddleware(app, hosts)  # type: ignore[arg-type]


@contextlib.asynccontextmanager
async def _opened(tables: Tables, compiler: BackgroundCompiler, readiness: Readiness) -> AsyncGenerator[None]:
    """Keep the tables open and swept; compile the games beside, unless that is switched off."""
    await tables.open()
    compiler.interpret_all()
    http.prepare_words()
    tasks = [asyncio.create_task(tables.keep_sweeping()), asyncio.create_task(watch_loop())]
    tasks.append(asyncio.create_task(tables.pusher.keep_telling()))
    if tables.settings.compile:
        tasks.append(asyncio.create_task(compiler.run()))
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


def _problem(problem: Problem, status: int) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), media_type=http.JSON, status_code=status, headers=http.PRIVATE)


def _refuse(_request: Request[Any, Any, Any], error: ParlourError) -> Response[bytes]:
    if isinstance(error, RuleBroken):
        return _problem(Problem("illegal", error.text, error.field, error.clause), 400)
    if isinstance(error, ApiError):
        response = _problem(Problem(error.code, str(error), error.field), error.status)
        if isinstance(error, TooMany) and error.retry_s is not None:
            response.headers["Retry-After"] = str(error.retry_s)
        return response
    return _problem(Problem("bad_option", str(error), error.field), 400)


def _refuse_request(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    codes = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}
    return _problem(Problem(codes.get(error.status_code, "bad_request"), error.detail), error.status_code)


def _fail(_request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    logs.error("request_failed", error)
    return _problem(Problem("failed", "Something went wrong here. Nothing was changed."), 500)
