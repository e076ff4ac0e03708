"""What may be asked about puzzles. They are made and played out in a thread of their own, for that may take a second.

It is one thread: whoever asks for a thousand days at once waits for them, and nothing else does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.protocol.puzzles import Solve, SolveQuestion
from parlour.server.base.decode import read_body
from parlour.server.house.tables import Tables
from parlour.server.shelf.puzzles import answer, help_with, of_day, solve
from parlour.server.web.http import Asked, address_of, as_json

T = TypeVar("T", bound=msgspec.Struct)

_beside = ThreadPoolExecutor(1, "puzzles")


async def _answered(
    request: Asked, tables: Tables, kind: type[T], work: Callable[[str, str, T], msgspec.Struct], date: str, name: str
) -> Response[bytes]:
    """Have it worked out what comes of what the body asks, for one who has not asked too often."""
    tables.questions.spend(address_of(request))
    wish = read_body(await request.body(), kind)
    return as_json(await asyncio.get_running_loop().run_in_executor(_beside, work, date, name, wish))


@get("/api/puzzles/{date:str}")
async def show_puzzles(request: Asked, tables: NamedDependency[Tables], date: FromPath[str]) -> Response[bytes]:
    """Give the puzzles of a day."""
    tables.questions.spend(address_of(request))
    return as_json(await asyncio.get_running_loop().run_in_executor(_beside, of_day, date))


@post("/api/puzzles/{date:str}/{name:str}", status_code=200)
async def solve_puzzle(
    request: Asked, tables: NamedDependency[Tables], date: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Say how a puzzle stands after some actions."""
    return await _answered(request, tables, Solve, solve, date, name)


@post("/api/puzzles/{date:str}/{name:str}/help", status_code=200)
async def help_with_puzzle(
    request: Asked, tables: NamedDependency[Tables], date: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Give an action that leads on."""
    return await _answered(request, tables, Solve, help_with, date, name)


@post("/api/puzzles/{date:str}/{name:str}/ask", status_code=200)
async def ask_of_puzzle(
    request: Asked, tables: NamedDependency[Tables], date: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Answer about a position on the way."""
    return await _answered(request, tables, SolveQuestion, answer, date, name)
