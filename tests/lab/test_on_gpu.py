"""Batches on a GPU: the same rows as here. There is none where tests run, so Numba's simulator stands for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest
from numba import cuda

from parlour.core.errors import BadOption
from parlour.lab import simulate

GAMES = ("thirty-six", "pentic", "mismemory", "queen-of-the-ticcitories")
MATCHES = 2
PLAY = """
import sys
from parlour.lab import simulate
for game in sys.argv[2:]:
    simulate(game, games=2, seed=5, on="gpu").write_parquet(f"{sys.argv[1]}/{game}.parquet")
"""


def test_a_thread_a_match_gives_the_rows_of_a_processor(tmp_path: Path) -> None:
    words = [sys.executable, "-c", PLAY, str(tmp_path), *GAMES]
    subprocess.run(words, check=True, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"})
    for game in GAMES:
        here = simulate(game, games=MATCHES, seed=5, cores=1)
        assert here.equals(pl.read_parquet(tmp_path / f"{game}.parquet")), game
        assert len(here) == MATCHES


@pytest.mark.skipif(cuda.is_available(), reason="there is a GPU here, so nothing is missing")
def test_where_there_is_none_it_says_what_to_do() -> None:
    with pytest.raises(BadOption, match=r"pip install 'parlour\[gpu\]'"):
        simulate("pentic", games=1, on="gpu")


def test_bots_that_look_ahead_stay_here() -> None:
    with pytest.raises(BadOption, match="on a GPU all bots are random"):
        simulate("pentic", games=1, bots="greedy", on="gpu")
