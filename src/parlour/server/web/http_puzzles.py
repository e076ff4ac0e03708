"""HTTP operations on puzzles of the day. One thread makes and replays all of them, which may take a second each.

With one thread of their own, a visitor who asks for a thousand days at once delays other puzzle solvers only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.protocol.lessons import LessonAnswer
from parlour.protocol.puzzles import DailyPuzzles, PuzzleHelp, Solve, SolveQuestion, Solving
from parlour.server.base.decode import read_body
from parlour.server.house.tables import Tables
from parlour.server.shelf.puzzles import answer_question, help_attempt, puzzles_of_day, replay_solution
from parlour.server.web.answers import Asked, address_of, as_json
from parlour.server.web.operations import BODY, operation

T = TypeVar("T", bound=msgspec.Struct)

REFUSALS = (*BODY, 404, 429)
PRICE_US = 5_000

_thread = ThreadPoolExecutor(1, "puzzles")


async def _answer_in_thread(
    request: Asked, tables: Tables, kind: type[T], work: Callable[[str, str, T], msgspec.Struct], date: str, name: str
) -> Response[bytes]:
    """Run ``work`` of the date, the game's name and the body in the puzzles' thread. Raises TooMany, BadMessage."""
    tables.questions.spend(address_of(request))
    wish = read_body(await request.body(), kind)
    return as_json(await asyncio.get_running_loop().run_in_executor(_thread, work, date, name, wish))


@operation("get", "/api/puzzles/{date:str}", {200: DailyPuzzles}, (404, 429), price_us=PRICE_US)
async def list_puzzles(request: Asked, tables: NamedDependency[Tables], date: FromPath[str]) -> Response[bytes]:
    """Return the puzzles of a day, one for each game that has any.

    The day is a date, as 2026-11-20, or ``today``.
    """
    tables.questions.spend(address_of(request))
    return as_json(await asyncio.get_running_loop().run_in_executor(_thread, puzzles_of_day, date))


@operation("post", "/api/puzzles/{date:str}/{name:str}", {200: Solving}, REFUSALS, body=Solve, price_us=PRICE_US)
async def solve_puzzle(
    request: Asked, tables: NamedDependency[Tables], date: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Replay all actions taken in a puzzle; return how it stands, and the views that followed."""
    return await _answer_in_thread(request, tables, Solve, replay_solution, date, name)


@operation(
    "post", "/api/puzzles/{date:str}/{name:str}/help", {200: PuzzleHelp}, REFUSALS, body=Solve, price_us=PRICE_US
)
async def help_with_puzzle(
    request: Asked, tables: NamedDependency[Tables], date: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Return an action after which the goal of a puzzle can still be reached."""
    return await _answer_in_thread(request, tables, Solve, help_attempt, date, name)


@operation(
    "post",
    "/api/puzzles/{date:str}/{name:str}/ask",
    {200: LessonAnswer},
    REFUSALS,
    body=SolveQuestion,
    price_us=PRICE_US,
)
async def ask_of_puzzle(
    request: Asked, tables: NamedDependency[Tables], date: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Answer a question about the position of a puzzle after these actions."""
    return await _answer_in_thread(request, tables, SolveQuestion, answer_question, date, name)
