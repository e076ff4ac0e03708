"""Whatever Python asks of kernels, WebAssembly does byte for byte as machine code: in random games, search and advice.

The environment variable ``GAMES`` is the number of matches of each game (200).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.bots.advice import advise, weigh
from parlour.bots.levels import LEVELS, think
from parlour.bots.search import Budget
from parlour.core import arrays, kernel, verbs
from parlour.core.dice import new_dice, roll
from parlour.core.game import Game, find_game, games, hidden, legal_actions
from parlour.core.kernel import boxed
from parlour.core.match import Match
from parlour.core.playout import MOST_SEATS, pick_actor
from parlour.core.record import copied
from parlour.core.replaying import positions_after
from parlour.core.verbs import CLOCK
from parlour.server.shelf.examples import draw_examples
from tests.wasm.machine import Machine
from tests.wasm.twin import Twin

MODULES = Path(__file__).parents[2] / "build" / "wasm"
GAMES = int(os.environ.get("GAMES", "200"))
THOUGHT = Budget(playouts=200, ms=600_000)
VERBS_IN_ONE_OF = 20
ASKED = 4
"""The number of positions of a match in which bots of all levels are asked."""

MOST_ACTIONS = 400
MOST_PLAYERS = 4


@pytest.fixture(scope="module", params=list(games()))
def machine(request: pytest.FixtureRequest) -> Machine:
    file = MODULES / f"{request.param}.so"
    assert file.is_file(), "There are no modules. Run: make kernels"
    return Machine(file)


@pytest.fixture
def game(machine: Machine, request: pytest.FixtureRequest) -> Game:
    return find_game(request.node.callspec.params["machine"])


@pytest.fixture
def twin(machine: Machine, game: Game, monkeypatch: pytest.MonkeyPatch) -> Iterator[Twin]:
    """Every call of a kernel from Python is made twice in the test."""
    made = Twin(machine)
    kernel.use_compiled(game.dtype)
    monkeypatch.setattr(kernel, "backend", lambda: made)
    monkeypatch.setattr(kernel, "_chosen", {})
    monkeypatch.setattr(kernel.Kernel, "entry", lambda self, dtype: made.entry_of(self, dtype))
    yield made
    assert made.calls and not made.lacking


def test_nothing_is_called_that_a_module_lacks(machine: Machine) -> None:
    assert set(machine.imports) <= {"memcpy", "memmove", "memset"}


def test_random_games(twin: Twin, game: Game) -> None:
    """Each match in one call, and in some of them every verb at every position."""
    out, points = arrays.empty(game.rules.most_legal, arrays.int32), arrays.zeros(MOST_SEATS, arrays.int64)
    low, high = _players(game)
    for number in range(GAMES):
        twin.is_comparing = number % VERBS_IN_ONE_OF == 0
        players, dice = low + number % (high - low + 1), new_dice(number)
        box, entries = boxed(game.new(players, game.rules.options(), dice.tobytes())), list[tuple[int, int]]()
        start = boxed(copied(box[0]))
        while (mask := verbs.actors(box)) and len(entries) < MOST_ACTIONS:
            seat = pick_actor(mask, dice)
            action = int(out[roll(dice, verbs.legal(box, seat, out))])
            assert verbs.check(boxed(hidden(game, box, seat)), seat, action) == 0
            verbs.apply(box, seat, action)
            entries.append((seat, action))
        verbs.score(box, points)
        twin.is_comparing = True
        assert positions_after(game, start, entries)[-1] == box.tobytes()


@pytest.mark.sampled(12)
@pytest.mark.parametrize("number", range(3))
def test_what_bots_decide(twin: Twin, game: Game, number: int) -> None:
    low, high = _players(game)
    match, dice = Match.start(game, low + number % (high - low + 1), None, bytes(32)), new_dice(number)
    for turn in range(MOST_ACTIONS):
        if match.over:
            break
        seat = pick_actor(match.actors(), dice)
        if seat != CLOCK and turn % 15 == 0 and turn < 15 * ASKED:
            view = match.view(seat)
            think(game, view, seat, LEVELS[turn // 15 % len(LEVELS)], number)
            advise(game, view, seat, THOUGHT, number)
            weigh(game, view, seat, match.actions(seat)[-1], THOUGHT, number)
        actions = legal_actions(game, match.state, seat)
        match.play(seat, actions[roll(dice, len(actions))])


def _players(game: Game) -> tuple[int, int]:
    return game.rules.players[0], min(game.rules.players[1], MOST_PLAYERS)


def test_what_is_shown(twin: Twin, game: Game) -> None:
    draw_examples.__wrapped__(game.name, game.rules.players[0])
