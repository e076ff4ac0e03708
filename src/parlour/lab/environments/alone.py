"""A match as Gymnasium's Env: the caller plays one seat, bots of any level play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from parlour.core.errors import ParlourError, RuleBroken
from parlour.core.given import read_action, read_choice, read_whole
from parlour.core.kernel import Array
from parlour.lab.environments.table import ANSI, Table

LOSE, RAISE = "lose", "raise"


class Alone(gymnasium.Env[Any, int]):
    """An environment for the one seat of a table that has no bot.

    ``infos`` hold ``action_mask`` (int8[actions]). ``illegal`` says what an illegal action does: ``lose`` ends the
    match with reward −1 and the reason in ``infos["refused"]``; ``raise`` raises the referee's error, and nothing
    changes.
    """

    metadata = {"render_modes": [ANSI]}  # noqa: RUF012 — declared like this in Gymnasium

    def __init__(self, table: Table, illegal: str = LOSE) -> None:
        self._table, self._illegal = table, read_choice(illegal, "illegal", (LOSE, RAISE))
        self._seat = table.levels.index(None)
        self.render_mode = table.render_mode
        self.observation_space = table.observer.space
        self.action_space = spaces.Discrete(len(table.game.rules.actions))  # type: ignore[assignment]  # numbers are int64

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a match and play to the seat's first decision. A seed determines this and all later deals and bots."""
        super().reset(seed=None if seed is None else read_whole(seed, "seed", 0))
        while self._table.deal(self.np_random) is None:
            pass  # the other seats ended the match before this seat could act
        return self._table.observe(self._seat), self._infos()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action and play on to the seat's next decision. Raises Unreadable for a value that is no action."""
        table, refused = self._table, None
        number = read_action(action, len(table.game.rules.actions))
        try:
            table.match.play(self._seat, number)
        except ParlourError as error:
            if self._illegal == RAISE:
                raise
            refused = error.clause if isinstance(error, RuleBroken) else str(error)
            return table.observe(self._seat), -1.0, True, False, {**self._infos(), "refused": refused}
        over = table.time.go_on() is None
        return table.observe(self._seat), table.earnings.since()[self._seat], over, False, self._infos()

    def action_masks(self) -> Array:
        """Return for every action whether it is legal now (bool[actions])."""
        return self._table.mask(self._seat).astype(np.bool_)

    def render(self) -> Any:
        """Describe in English the public events since the last call; None unless ``render_mode`` is ``ansi``."""
        return self._table.render()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._table.mask(self._seat)}
