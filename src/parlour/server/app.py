"""The application: routes, errors and what runs beside them, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException

from parlour.core.errors import ParlourError, RuleBroken
from parlour.protocol.wire import Problem
from parlour.server import http, journal
from parlour.server.decode import BODY_BYTES
from parlour.server.errors import HouseError
from parlour.server.guard import Guard
from parlour.server.house import House
from parlour.server.live import live
from parlour.server.pages import Pages
from parlour.server.warm import Warmer

ROUTES = (
    http.list_games,
    http.show_rules,
    http.make_table,
    http.join_table,
    http.mix_nonces,
    http.play_again,
    http.match_file,
    http.show_warmth,
    http.show_health,
    http.show_page,
    live,
)


def create_app(house: House, warmer: Warmer | None = None) -> Guard:
    """Put the application of a house together; it opens and closes the house with itself."""
    warmer = warmer or Warmer()
    pages = Pages(house.settings.static)

    app = Litestar(
        route_handlers=ROUTES,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "warmer": Provide(lambda: warmer, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        lifespan=[lambda _app: _opened(house, warmer)],
        exception_handlers={ParlourError: _refuse, HTTPException: _refuse_request, Exception: _fail},
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    return Guard(app)  # type: ignore[arg-type]


@contextlib.asynccontextmanager
async def _opened(house: House, warmer: Warmer) -> AsyncGenerator[None]:
    """Keep the house open, swept and, unless it shall not be, warmed."""
    await house.open()
    warmer.rest()
    tasks = [asyncio.create_task(house.keep_sweeping())]
    if house.settings.compile:
        tasks.append(asyncio.create_task(warmer.work()))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.close()


def _problem(problem: Problem, status: int) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), media_type=http.JSON, status_code=status)


def _refuse(_request: Request[Any, Any, Any], error: ParlourError) -> Response[bytes]:
    if isinstance(error, RuleBroken):
        return _problem(Problem("illegal", error.reason, error.field, error.clause), 400)
    if isinstance(error, HouseError):
        return _problem(Problem(error.code, str(error), error.field), error.status)
    return _problem(Problem("bad_option", str(error), error.field), 400)


def _refuse_request(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    codes = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}
    return _problem(Problem(codes.get(error.status_code, "bad_request"), error.detail), error.status_code)


def _fail(_request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    journal.alarm("request_failed", error)
    return _problem(Problem("failed", "Something went wrong here. Nothing was changed."), 500)
