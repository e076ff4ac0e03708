"""What may be asked about puzzles. They are made and played out in threads, for that may take a second."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.protocol.puzzles import Solve, SolveQuestion
from parlour.server.decode import read_body
from parlour.server.http import Asked, address_of, as_json
from parlour.server.puzzles import answer, help_with, of_day, solve
from parlour.server.tables import Tables


@get("/api/puzzles/{date:str}")
async def show_puzzles(request: Asked, tables: NamedDependency[Tables], date: FromPath[str]) -> Response[bytes]:
    """Give the puzzles of a day."""
    tables.questions.spend(address_of(request))
    return as_json(await asyncio.to_thread(of_day, date))


@post("/api/puzzles/{date:str}/{name:str}", status_code=200)
async def solve_puzzle(
    request: Asked, tables: NamedDependency[Tables], date: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Say how a puzzle stands after some actions."""
    tables.questions.spend(address_of(request))
    wish = read_body(await request.body(), Solve)
    return as_json(await asyncio.to_thread(solve, date, name, wish))


@post("/api/puzzles/{date:str}/{name:str}/help", status_code=200)
async def help_with_puzzle(
    request: Asked, tables: NamedDependency[Tables], date: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Give an action that leads on."""
    tables.questions.spend(address_of(request))
    wish = read_body(await request.body(), Solve)
    return as_json(await asyncio.to_thread(help_with, date, name, wish))


@post("/api/puzzles/{date:str}/{name:str}/ask", status_code=200)
async def ask_of_puzzle(
    request: Asked, tables: NamedDependency[Tables], date: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Answer about a position on the way."""
    tables.questions.spend(address_of(request))
    wish = read_body(await request.body(), SolveQuestion)
    return as_json(await asyncio.to_thread(answer, date, name, wish))
