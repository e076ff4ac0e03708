"""A match as PettingZoo's ParallelEnv, in which all seats act in every step."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from parlour.core.errors import RuleBroken, Unreadable
from parlour.core.given import read_action
from parlour.core.kernel import Array
from parlour.core.seats import seats_in
from parlour.core.verbs import CLOCK
from parlour.lab.environments.table import ANSI, RESET, Table


class Together(ParallelEnv):  # type: ignore[misc]  # PettingZoo 1.27 is not typed
    """A match without bots, meant for games whose seats act at once; in other games all seats but one wait.

    Action number ``wait``, one more than the game's last, is to wait. It is open to seats that have no other action,
    and to all seats while a clock runs; if all seats wait, the clock runs out. The actions of a step are taken in the
    order that simulated time gives. One that is illegal when its turn comes is skipped, and ``infos`` give the reason
    under ``refused``.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self.metadata = {"name": f"parlour_{table.game.name}", "render_modes": [ANSI]}
        self.render_mode = table.render_mode
        self.possible_agents = table.agents
        self.agents: list[str] = []
        self.wait = len(table.game.rules.actions)
        self.observation_spaces, self.action_spaces = table.spaces(self.wait + 1)
        self.state_space = table.state_space
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: those of the game, and to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal a match. A seed determines this and all later deals."""
        self._random = self._table.random(seed, self._random)
        self.agents = list(self.possible_agents)
        self._table.deal(self._random)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take one action of each agent. Raises Unreadable if the match is over, or for a value that is no action."""
        agents, match = self.agents, self._table.match
        if not agents:
            raise Unreadable(RESET, "action")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        chosen = {self._seat_of(agent): read_action(action, self.wait + 1) for agent, action in actions.items()}
        left = {seat: action for seat, action in chosen.items() if action != self.wait}
        if left:
            self._act(left, infos)
        elif match.actors() >> CLOCK & 1:
            self._pass_time(idle=range(CLOCK))
        observed, earned = self._observed(), self._table.earnings.since()
        over = match.over
        if over:
            self.agents = []
        return (
            observed,
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def state(self) -> Array:
        """Return the whole position, hidden things too, but not the chance to come (see ``Table.state``)."""
        return self._table.state()

    def render(self) -> str | None:
        """Describe in English the public events since the last call; None unless ``render_mode`` is ``ansi``."""
        return self._table.render()

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def _seat_of(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise Unreadable(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}", "action")
        return self.possible_agents.index(agent)

    def _act(self, left: dict[int, int], infos: dict[str, dict[str, Any]]) -> None:
        """Take the actions in ``left`` (by seat), the quickest seat first, until all are taken or a clock runs out.

        Writes the reason for each action that is not taken into ``infos``, under ``refused``.
        """
        match = self._table.match
        while left:
            acting = [seat for seat in left if match.actors() >> seat & 1]
            seat = self._pass_time(idle=set(range(CLOCK)).difference(acting)) if acting else None
            clock = seat is None and bool(acting)
            for who in tuple(left) if seat is None else (seat,):
                action = left.pop(who)
                try:
                    if clock:
                        raise Unreadable("the clock was faster", "action")
                    match.play(who, action)
                except RuleBroken as error:
                    infos[self.possible_agents[who]]["refused"] = error.clause
                except Unreadable as error:
                    infos[self.possible_agents[who]]["refused"] = str(error)

    def _pass_time(self, idle: Any) -> int | None:
        """Return which seat not in ``idle`` acts first; None if a clock was due before, which has then run out."""
        return self._table.time.go_on(len(self._table.match.entries) + 1, idle)

    def _observed(self) -> dict[str, Any]:
        return {
            agent: {"observation": self._table.observe(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> Array:
        mask = np.append(self._table.mask(seat), np.int8(0))
        actors = self._table.match.actors()
        mask[self.wait] = seat not in seats_in(actors) or actors >> CLOCK & 1
        return mask
