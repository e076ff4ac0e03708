"""Plans: the game and the options of a batch or a contest, resolved once in each process that plays it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from parlour.core.game import Game, find_game


@dataclass(frozen=True)
class Plan:
    """What matches are of: the game itself, its number of seats, and all options as the game reads them."""

    game: Game
    players: int
    options: msgspec.Struct


def resolve(game: str, players: int, options: dict[str, Any]) -> Plan:
    """Make a plan of a game's name and options as JSON values. Raises ParlourError naming what is wrong."""
    found = find_game(game)
    return Plan(found, players, found.read_options(options, players))


class Planned:
    """A dataclass of JSON values with a cached property ``plan``, which is made anew in every process."""

    def text(self) -> str:
        """Write all that the matches depend on as JSON: files of matches carry it."""
        return msgspec.json.encode(msgspec.to_builtins(self), order="deterministic").decode()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "plan"}
