"""Puts the small games on the shelf of a worker process; the tests' own process has them there for a while only."""

from __future__ import annotations

from parlour.core.game import register
from tests.server import quickdraw, trapdoor

for game in (quickdraw.GAME, trapdoor.GAME):
    register(game)
