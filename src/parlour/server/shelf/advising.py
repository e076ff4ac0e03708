"""Finds hints for positions in editors: what the bots advise the seat that is to act, by what it may know there."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

from parlour.bots.advice import round_chance
from parlour.bots.compiling import load_game
from parlour.core.contract import Advice
from parlour.core.editing.editor import editor_of, find_problem, lay_open, read_form
from parlour.core.editing.touching import spots_touched
from parlour.core.errors import BadOption
from parlour.core.match import Match
from parlour.protocol.advice import Brings
from parlour.protocol.editing import HintWish, PositionHint
from parlour.server.base import logs
from parlour.server.base.errors import HintRefused, Unavailable
from parlour.server.base.limits import network_of
from parlour.server.model.thinking import Standing
from parlour.server.shelf.catalogue import known_game
from parlour.server.shelf.editing import describe_problem
from parlour.server.table.fair_play import HELP_LATER
from parlour.server.table.services import Services

RANK = 1
"""The rank of hints in editors: behind everything that people at tables wait for, before tables left alone."""


class Question(NamedTuple):
    """A match that begins with a position, and the seat that is to act there."""

    match: Match
    seat: int


class PositionHints:
    """Asks the bots for hints in positions. A guest's question ends the one they asked before, which is refused."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked: dict[str, asyncio.Task[Advice]] = {}

    async def find_hint(self, question: Question, guest: str | None, address: str) -> PositionHint:
        """Return the best action of the seat, or that it should wait.

        Raises HintRefused for a guest who plays such a match with others, or has asked anew; Unavailable where the
        bots find nothing.
        """
        match, seat = question
        if guest is not None and await self._services.is_playing(guest, match.game.name, match.players):
            raise HintRefused("fair-play", HELP_LATER)
        try:
            return describe_hint(match, seat, await self._think(match, seat, guest, network_of(address)))
        except HintRefused:
            raise
        except Exception as error:
            logs.warning("hint_failed", game=match.game.name, seat=seat, problem=type(error).__name__)
            raise Unavailable("No hint was found. Try again.") from None

    async def _think(self, match: Match, seat: int, guest: str | None, network: str) -> Advice:
        standing = Standing(f"edit-{guest or network}", guest or network, RANK, network)
        thinking, ms = self._services.thinking, self._services.settings.hint_ms
        task = asyncio.create_task(thinking.advise(match.game, match.view(seat), seat, ms, lambda: standing))
        before = self._asked.get(guest or "")
        if guest is not None:
            self._asked[guest] = task
        if before is not None:
            before.cancel()
        try:
            await asyncio.wait((task,))
            if task.cancelled():
                raise HintRefused("stale", "The position has changed.")
            return task.result()
        finally:
            task.cancel()
            if guest is not None and self._asked.get(guest) is task:
                del self._asked[guest]


def open_question(name: str, wish: HintWish) -> Question | PositionHint:
    """Return the question that a wish asks; the whole answer where the position is wrong, or nobody is to act there.

    Raises NotFound, BadOption for a seat that is not to act.
    """
    game = known_game(name)
    load_game(game.name)
    problem = find_problem(game, wish.position)
    if problem is not None:
        return PositionHint(problem=describe_problem(game, problem))
    match = Match.load(game, wish.position)
    seats = match.seats_to_act()
    if not seats:
        return PositionHint()
    if wish.seat is not None and wish.seat not in seats:
        raise BadOption(f"seat {wish.seat} is not to act there", "seat")
    return Question(match, seats[0] if wish.seat is None else wish.seat)


def describe_hint(match: Match, seat: int, advice: Advice) -> PositionHint:
    """Return advice as an editor shows it. Raises RuleBroken if its action is illegal."""
    if advice.action is None:
        return PositionHint(seat)
    if problem := match.broken(seat, advice.action):
        raise problem
    choice, preview = match.choice(seat, advice.action), match.preview(seat, advice.action)
    return PositionHint(
        seat,
        choice,
        _spots(match, seat, choice.path),
        preview and Brings(choice.text, *preview),
        round_chance(advice.ahead),
        advice.because,
    )


def _spots(match: Match, seat: int, path: tuple[str, ...]) -> tuple[str, ...]:
    position: Mapping[str, Any] = read_form(match.game, match.game.position(match.state))
    board = lay_open(match.game, position)
    pieces = (*match.public().pieces, *match.own(seat).pieces)
    return spots_touched(editor_of(match.game), dict(position), board, path, pieces)
