"""Plans: the game and options of a batch or contest as objects, resolved from JSON values in each process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from parlour.core.game import Game, find_game
from parlour.core.time_control import read_control
from parlour.lab.thinking import Thinking


@dataclass(frozen=True)
class Plan:
    """What is played: the game, the number of seats, and all options, as the game's struct of options."""

    game: Game
    players: int
    options: msgspec.Struct


def resolve_plan(game: str, players: int, options: dict[str, Any]) -> Plan:
    """Return the plan for a game's name and options (JSON values). Raises ParlourError naming the invalid argument."""
    found = find_game(game)
    return Plan(found, players, found.read_options(options, players))


class Planned:
    """Base of dataclasses that hold JSON values and a cached property ``plan``, which is not pickled.

    ``clock``: a time control such as ``1+1`` for each bot, empty for none.
    """

    game: str
    clock: str

    def text(self) -> str:
        """Return the fields as JSON with sorted keys, which identifies the matches in files; no clock is left out.

        Where a designer has changed the game's components, their digest is among them.
        """
        fields = {name: value for name, value in msgspec.to_builtins(self).items() if (name, value) != ("clock", "")}
        if changed := find_game(self.game).rules.changed_components:
            fields["components"] = changed
        return msgspec.json.encode(fields, order="deterministic").decode()

    def thinking(self, players: int) -> Thinking | None:
        """Return new clocks of bots for a match, None without a time control."""
        return Thinking(read_control(self.clock), range(players)) if self.clock else None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "plan"}
