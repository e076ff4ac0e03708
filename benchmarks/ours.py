"""Parlour's own figures: random moves, search, compiling and loading."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from parlour.bots.search import Budget, search_move
from parlour.bots.warm import warm
from parlour.core import kernel, verbs
from parlour.core.game import Game, find_game
from parlour.core.match import hidden, seats_in
from parlour.core.playout import new_desk, random_games

ENDLESS = 1 << 40


def random_moves(game: Game, players: int, seconds: float, options: dict[str, Any] | None = None) -> float:
    """Random moves a second on one core: legal actions listed, one drawn, one applied."""
    state = game.new(players, game.read_options(options or {}, players), bytes(32))
    return moves_from(game, state, seconds)


def moves_from(game: Game, state: Any, seconds: float) -> float:
    """Random moves a second from a position to the end of the game, again and again."""
    desk = new_desk(game, 1)
    games, moves = 1, 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        moves += random_games(game, state, desk, games, ENDLESS)
        games = min(2 * games, 4096)
    return moves / (time.perf_counter() - begin)


def interpreted_moves(game: Game, seconds: float) -> float:
    """The same loop without compiling."""
    kernel.interpret(game.dtype)
    try:
        state = game.new(game.players[0], game.options(), bytes(32))
        desk, moves, begin = new_desk(game, 1), 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            moves += random_games(game, state, desk, 1, 200)
        return moves / (time.perf_counter() - begin)
    finally:
        kernel.use_compiled(game.dtype)


def search_speed(game: Game, seconds: float) -> tuple[float, float]:
    """Playouts and moves a second inside the tree search on one core, from the set-up."""
    state = game.new(2, game.options(), bytes(32))
    seat = seats_in(int(verbs.actors(state)))[0]
    begin = time.perf_counter()
    report = search_move(game, hidden(game, state, seat), seat, Budget(ms=int(1000 * seconds)), 1)
    spent = time.perf_counter() - begin
    return report.playouts / spent, report.moves / spent


def compile_and_load(game: Game) -> tuple[float, float]:
    """Seconds to compile all kernels of a game into an empty cache, and to load them in another process."""
    cache = tempfile.mkdtemp()
    script = f"""
import time
from parlour.core.game import find_game
from parlour.bots.warm import warm
game = find_game({game.name!r})
begin = time.perf_counter()
warm(game)
print(time.perf_counter() - begin)
"""
    environment = {**os.environ, "PARLOUR_CACHE": cache}
    times = [
        float(subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=True).stdout)
        for _ in range(2)
    ]
    shutil.rmtree(cache)
    return times[0], times[1]


class Limit:
    """The C program of limit.c, compiled here and now; plays 36 from the same board as we do."""

    def __init__(self) -> None:
        self.program = Path(tempfile.mkdtemp()) / "limit"
        source = Path(__file__).with_name("limit.c")
        subprocess.run(["cc", "-O3", "-march=native", "-o", self.program, source], check=True)
        self.game = find_game("thirty-six")
        self.state = self._after_set_up()

    def _after_set_up(self) -> Any:
        state = self.game.new(2, self.game.read_options({"layout": "preset", "start": 0}), bytes(32))
        out = np.empty(self.game.most_legal, np.int32)
        for seat in (1, 0, 0, 1):
            n = int(verbs.legal(state, seat, out))
            verbs.apply(state, seat, int(out[1 if n == 3 else 0]))
        return state

    def moves(self, games: int = 30_000) -> float:
        """Moves a second of the C program."""
        fields = (self.state.reach, self.state.colour, self.state.row, self.state.column, self.state.pawn[:2], [games])
        words = " ".join(str(int(value)) for field in fields for value in field)
        answer = subprocess.run([self.program], input=words.encode(), capture_output=True, check=True).stdout.split()
        return int(answer[0]) / float(answer[1])

    def ours(self, seconds: float) -> float:
        """Our moves a second from the same position."""
        return moves_from(self.game, self.state, seconds)


def prepare(game: Game) -> None:
    """Compile before anything is measured."""
    warm(game)
    random_moves(game, game.players[0], 0.01)
