"""How long an answer takes tells nothing: in worlds a viewer cannot tell apart, the same lines are executed as often.

Wall time would tell the machine's troubles; lines executed, those of the rules included, are the same on every run.
``PAIRS=100 pytest tests/games/test_timing.py`` compares more.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

import pytest

from parlour.core import kernel
from parlour.core.conformance.random_play import Still, started
from parlour.core.conformance.worlds import Pair, collect_sent, differ, random_pairs
from parlour.core.dice import roll
from parlour.core.game import Game, find_game
from parlour.core.kernel import JIT, Array
from parlour.core.match import Match
from parlour.core.record import copied
from tests.games.test_worlds import CASES, NOTHING_HIDDEN

PAIRS = int(os.environ.get("PAIRS", "4"))
HIDING = [(name, *case) for name in CASES if name not in NOTHING_HIDDEN for case in CASES[name]]


def lines(work: Callable[[], object]) -> int:
    """Count the lines executed."""
    found = 0

    def local(frame: Any, event: str, _: Any) -> Any:
        nonlocal found
        found += event == "line"
        return local

    before = sys.gettrace()
    gc.disable()  # Hypothesis has lines of its own executed at every collection
    sys.settrace(lambda *_: local)
    try:
        work()
    finally:
        sys.settrace(before)
        gc.enable()
    return found


def fresh(match: Match) -> Match:
    """The same world with nothing remembered."""
    return Still(match.game, match.options, copied(match.state))


def pairs(game: Game, players: int, options: dict[str, Any]) -> Iterator[tuple[Pair, Array]]:
    for seed in count():
        yield from (pair for pair in random_pairs(started(game, seed, players, options), seed) if differ(pair[0]))


def counts(pair: Pair, answer: Callable[[Match, int], object]) -> list[int]:
    """Count the lines of an answer in both worlds, each interpreted and asked for the first time."""
    dtype = pair.real.game.dtype
    kernel.interpret(dtype)
    try:
        for _ in range(2):  # what is made once a process is made
            worlds = map(fresh, pair[:2])
            found = [lines(lambda world=world: answer(world, pair.viewer)) for world in worlds]
    finally:
        if JIT:
            kernel.use_compiled(dtype)
    return found


@pytest.mark.fault(38)
@pytest.mark.skipif(not JIT, reason="plays whole matches; the compiled stage does")
@pytest.mark.parametrize(("name", "players", "options"), HIDING, ids=str)
def test_an_answer_takes_as_long_whatever_is_hidden(name: str, players: int, options: dict[str, Any]) -> None:
    game = find_game(name)
    for pair, dice in islice(pairs(game, players, options), PAIRS):
        asked = [roll(dice, len(game.rules.actions)) for _ in range(3)]
        real, imagined = counts(pair, lambda match, viewer, asked=asked: collect_sent(match, viewer, asked))
        assert real == imagined > 100


@pytest.mark.fault(38)
def test_an_answer_that_looks_at_what_is_hidden_is_found() -> None:
    def peek(match: Match, _: int) -> None:
        for _card in range(int(match.state.stock[-1])):
            pass

    found = [counts(pair, peek) for pair, _ in islice(pairs(find_game("tic-squared"), 3, {"mode": "race"}), 20)]
    assert any(real != imagined for real, imagined in found)
