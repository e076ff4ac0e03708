"""The tables of ``drawing`` as fixtures."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.core.match import Match
from tests.games.pivot_pawns.drawing import lay_demonstration, lay_table


@pytest.fixture
def table() -> Callable[..., Match]:
    return lay_table


@pytest.fixture
def demonstration() -> Callable[..., Match]:
    return lay_demonstration
