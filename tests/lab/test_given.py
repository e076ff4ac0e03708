"""Whatever Python a program gives is taken as it is meant, or refused in a sentence; no innards are seen."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parlour.core.errors import ParlourError
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.lab import environments, simulate

PENTIC = find_game("pentic")
WEIRD: tuple[Any, ...] = (
    *(None, True, 1.5, -1, 10**30, float("nan"), "x", "", b"x", object()),
    *([], {}, {"target": 1}, {"nope": 1}, ("random",), {"random"}),
    *(np.int8(2), np.float64(2.0), np.array([1, 2]), np.str_("x")),
)
ENVIRONMENT = ("game", "players", "options", "observe", "reward", "perfect")


def play(**given: Any) -> None:
    Match.start(PENTIC, 2, seed=bytes(32)).play(**{"seat": 0, "action": "pass", **given})


def start(**given: Any) -> None:
    Match.start(PENTIC, **{"players": 2, **given})


PLACES: dict[Callable[..., Any], tuple[str, ...]] = {
    start: ("players", "options", "seed", "nonces"),
    play: ("seat", "action"),
    functools.partial(simulate, games=1, cores=1): (
        *("game", "players", "options", "bots", "seed", "out", "on", "cores"),
    ),
    environments.aec: (*ENVIRONMENT, "render_mode"),
    environments.parallel: (*ENVIRONMENT, "render_mode"),
    environments.single: (*ENVIRONMENT, "render_mode", "bots", "seat", "illegal"),
    functools.partial(environments.vector, matches=2): (*ENVIRONMENT, "bot", "seat", "masks"),
}


@pytest.mark.parametrize(("called", "place"), [(it, place) for it, places in PLACES.items() for place in places])
def test_anything_is_taken_or_refused_in_a_sentence(
    called: Callable[..., Any], place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where a file named x is written
    for given in WEIRD:
        named = {} if called in (start, play) else {"game": "pentic"}
        try:
            called(**{**named, place: given})
        except ParlourError as error:
            assert str(error) and "\n" not in str(error), given
