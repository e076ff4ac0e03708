"""Operations on puzzles, of the day and for practice, all done by the house's puzzler."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeVar

import msgspec

from parlour.protocol.lessons import LessonAnswer
from parlour.protocol.puzzles import DailyPuzzles, PuzzleHelp, PuzzleInfo, Solve, SolveQuestion, Solving
from parlour.puzzles import games_on, today
from parlour.server.base.errors import Unavailable
from parlour.server.house.house import House
from parlour.server.model.attempts import Attempt, digest_of
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.shelf.puzzles import (
    TODAY,
    answer_question,
    describe_puzzle,
    help_attempt,
    puzzles_of_day,
    replay_solution,
)

T = TypeVar("T", bound=msgspec.Struct)
Done = TypeVar("Done", bound=msgspec.Struct)

REFUSALS = (*BODY, 404, 429)
PRICE_US = 5_000


@operation("get", "/api/puzzles/{date:str}", {200: DailyPuzzles}, (404, 429), price_us=PRICE_US)
async def list_puzzles(house: House, call: Call) -> Answer:
    """Return the puzzles of a day, one for each game that has any.

    The day is a date, as 2026-11-20, or ``today``.
    """
    house.questions.spend(call.address)
    return Answer(await house.puzzler.run(lambda: puzzles_of_day(call.path["date"])))


@operation("get", "/api/puzzles/{which:str}/{name:str}", {200: PuzzleInfo}, (404, 429), price_us=PRICE_US)
async def get_puzzle(house: House, call: Call) -> Answer:
    """Return a puzzle of a game.

    ``which`` is a date, ``today``, or for practice KIND-DIFFICULTY-NUMBER, as ``border-4-12``: a kind that the game
    has, a difficulty from 1 to 7, or 0 for puzzles as they come, and a number from 1 on.
    """
    house.questions.spend(call.address)
    which, name = call.path["which"], call.path["name"]
    return Answer(await house.puzzler.run(lambda: describe_puzzle(which, name)))


@operation("post", "/api/puzzles/{which:str}/{name:str}", {200: Solving}, REFUSALS, body=Solve, price_us=PRICE_US)
async def solve_puzzle(house: House, call: Call) -> Answer:
    """Replay all actions taken in a puzzle; return how it stands, and the views that followed.

    A finished answer to a puzzle of today is noted for the circles of the guest.
    """
    wish, solving = await _work(house, call, Solve, replay_solution)
    if solving.over:
        await _note_attempt(house, call, digest_of(wish.taken), solving.solved)
    return Answer(solving)


@operation(
    "post", "/api/puzzles/{which:str}/{name:str}/help", {200: PuzzleHelp}, REFUSALS, body=Solve, price_us=PRICE_US
)
async def help_with_puzzle(house: House, call: Call) -> Answer:
    """Return an action after which the goal of a puzzle can still be reached.

    That there was help for a puzzle of today is noted for the circles of the guest.
    """
    _, found = await _work(house, call, Solve, help_attempt)
    await _note_attempt(house, call)
    return Answer(found)


@operation(
    "post",
    "/api/puzzles/{which:str}/{name:str}/ask",
    {200: LessonAnswer},
    REFUSALS,
    body=SolveQuestion,
    price_us=PRICE_US,
)
async def ask_of_puzzle(house: House, call: Call) -> Answer:
    """Answer a question about the position of a puzzle after these actions."""
    return Answer((await _work(house, call, SolveQuestion, answer_question))[1])


async def _work(house: House, call: Call, kind: type[T], work: Callable[[str, str, T], Done]) -> tuple[T, Done]:
    """Run ``work`` with the puzzle's name, the game's name and the body; return the body and the result of ``work``.

    Raises TooMany, BadMessage, and what ``work`` raises.
    """
    house.questions.spend(call.address)
    wish = await call.body(kind)
    return wish, await house.puzzler.run(lambda: work(call.path["which"], call.path["name"], wish))


async def _note_attempt(house: House, call: Call, answer: str = "", solved: bool = False) -> None:
    """Note an attempt at a puzzle of today; what cannot be stored just now is lost, and the puzzle goes on."""
    now = today()
    day = now.isoformat()
    if call.path["which"] in (TODAY, day) and call.path["name"] in {game.name for game in games_on(now)}:
        with contextlib.suppress(Unavailable):
            await house.note_attempt(call.guest_hash(house), Attempt(day, call.path["name"], answer, solved))
