"""A match as PettingZoo's AECEnv, in which one seat acts in each step."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from parlour.core.errors import Unreadable
from parlour.core.given import read_action
from parlour.core.kernel import Array
from parlour.lab.environments.table import ANSI, RESET, Table


class Turns(AECEnv):  # type: ignore[misc]  # PettingZoo 1.27 is not typed
    """A match without bots. Where several seats may act at once, simulated time decides which one does.

    An agent observes ``{"observation": …, "action_mask": int8[actions]}``. ``step`` raises RuleBroken with the clause
    for an illegal action, before anything has changed.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self.metadata = {"name": f"parlour_{table.game.name}", "render_modes": [ANSI], "is_parallelizable": False}
        self.render_mode = table.render_mode
        self.possible_agents = table.agents
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = table.spaces(len(table.game.rules.actions))
        self.state_space = table.state_space
        self._random: np.random.Generator | None = None
        self.agent_selection = self.possible_agents[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions, with the game's numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match. A seed determines this and all later deals."""
        self._random = self._table.random(seed, self._random)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.deal(self._random) or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and the mask of its legal actions."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._table.observe(seat), "action_mask": self._table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent (None if its match is over). Raises Unreadable before ``reset``."""
        if not self.agents:
            raise Unreadable(RESET, "action")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        table.match.play(self.possible_agents.index(agent), read_action(action, len(table.game.rules.actions)))
        self._cumulative_rewards[agent] = 0.0
        seat = table.time.go_on()
        self.rewards = dict(zip(self.agents, table.earnings.since(), strict=True))
        self._accumulate_rewards()
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[seat or 0]

    def state(self) -> Array:
        """Return the whole position, hidden things too, but not the chance to come (see ``Table.state``)."""
        return self._table.state()

    def render(self) -> str | None:
        """Describe in English the public events since the last call; None unless ``render_mode`` is ``ansi``."""
        return self._table.render()

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
