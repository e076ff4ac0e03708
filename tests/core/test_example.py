"""The example of a game from outside: it obeys the laws, bots find four in a row, and the terminal draws it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from parlour.core.kernel import JIT

ROOT = Path(__file__).parents[2]
SEARCH, GAMES = ("search:3000", 1000) if JIT else ("search:300", 20)
SCRIPT = f"""
from connect_four import GAME
from parlour.bots.levels import think
from parlour.core import conformance, game
from parlour.core.match import Match
from parlour.core.text import render
game.register(GAME)
conformance.laws(GAME, 1)
assert conformance.load_is_sound(GAME, 1, 20) > 0
assert conformance.load_is_safe(GAME, 1, 20) > 0
print(conformance.termination(GAME, {GAMES}, 2))
match = Match.start(GAME, 2, seed=bytes(32))
for column in (3, 3, 2, 2):
    match.play(match.seats_to_act()[0], column)
for _ in range(3):
    seat = match.seats_to_act()[0]
    match.play(seat, think(GAME, match.view(seat), seat, "{SEARCH}", 1).action)
print(match.points()[1])
print(render(match, 0))
"""


def test_connect_four_from_outside_obeys_the_laws_and_is_won_by_search() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples" / "connect_four")])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    longest, winners, *board = done.stdout.splitlines()
    assert 30 < int(longest) <= 42
    assert winners == "(0,)", "three in a row, open at both ends, cannot be stopped"
    assert board[0] == "Grid:"
    assert board[-1] == "You win."
