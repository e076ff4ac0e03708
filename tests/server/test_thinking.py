"""Every implementation of Thinking: in processes, and on the event loop."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from parlour.bots.search import Halt
from parlour.core.game import find_game, legal_actions
from parlour.core.match import Match
from parlour.server.model.thinking import BotFailed, Standing, Thinking
from parlour.server.thinking.advice import find_advice
from parlour.server.thinking.in_process import InProcessThinking
from parlour.server.thinking.thinkers import Thinkers

pytestmark = pytest.mark.anyio

PAWNS = find_game("pivot-pawns")
MATCH = Match.start(PAWNS, 2, seed=bytes(32))
SEAT = MATCH.seats_to_act()[0]
NEVER_MS = 600_000


@pytest.fixture(params=["processes", "in process"])
async def thinking(request: pytest.FixtureRequest) -> AsyncIterator[Thinking]:
    if request.param == "in process":
        yield InProcessThinking()
        return
    thinkers = Thinkers(NEVER_MS, most=1)
    yield thinkers
    await thinkers.close()


def standing() -> Standing:
    return Standing("t", "ada", 0)


async def test_a_bot_decides_for_a_legal_action_or_to_wait(thinking: Thinking) -> None:
    legal = legal_actions(PAWNS, MATCH.state, SEAT)
    for level in ("random", "gentle", "search:3"):
        decision = await thinking.decide(PAWNS, MATCH.view(SEAT), SEAT, level, standing)
        assert decision.action is None or decision.action in legal


async def test_a_bot_that_is_not_there_fails(thinking: Thinking) -> None:
    with pytest.raises(BotFailed, match="BadOption"):
        await thinking.decide(PAWNS, MATCH.view(SEAT), SEAT, "nobody", standing)


async def test_advice_is_that_of_the_bots_with_or_without_an_action_to_compare(thinking: Thinking) -> None:
    """The critic of this game knows exactly, so that what is found depends on no clock."""
    view = MATCH.view(SEAT)
    for taken in (None, *legal_actions(PAWNS, MATCH.state, SEAT)[:3]):
        found = await thinking.advise(PAWNS, view, SEAT, 1_000, standing, taken)
        assert found == find_advice(PAWNS, view, SEAT, 1_000, taken, 1, Halt())
