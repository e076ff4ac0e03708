"""The limit: the compiled loop on 36 against the same loop in C."""

from __future__ import annotations

import subprocess
import tempfile
import time
from pathlib import Path

import numpy as np

from parlour.core import kernel
from parlour.core.game import find_game
from parlour.core.playout import fresh_games, new_scratch
from parlour.core.verbs import ENDLESS

GAMES = 200_000
SEED = 1
"""limit.c begins with the dice of this seed."""


class Limit:
    """The program of limit.c, compiled here and now."""

    def __init__(self) -> None:
        self.program = Path(tempfile.mkdtemp()) / "limit"
        source = Path(__file__).with_suffix(".c")
        subprocess.run(["cc", "-O3", "-march=native", "-o", self.program, source], check=True)

    def run(self) -> tuple[float, float]:
        """Moves a second, ours and in C, over the very same games."""
        game = find_game("thirty-six")
        records, scratch = np.empty(2, game.dtype), new_scratch(game, SEED)
        records[0] = game.blank(2, game.rules.options())
        begin = time.process_time()
        ours, _ = kernel.run(fresh_games, records[:1], records[1:], scratch, GAMES, ENDLESS)
        spent = time.process_time() - begin
        moves, seconds = subprocess.run([self.program, str(GAMES)], capture_output=True, check=True).stdout.split()
        assert ours == int(moves), "the C program plays other games than we do"
        return ours / spent, ours / float(seconds)
