"""What the environments of a single match have in common: deals, observations, masks, rendering."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from parlour.core.errors import Unreadable
from parlour.core.game import Game
from parlour.core.given import read_choice, read_whole
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.core.seats import default_names
from parlour.core.verbs import SPECTATOR
from parlour.lab.environments.endgames import Endgame
from parlour.lab.environments.observing import Observer
from parlour.lab.environments.rewards import Earnings, check_reward
from parlour.lab.simulated import Simulated

ANSI = "ansi"
RESET = "no match is being played: reset the environment first"


class Table:
    """A game with its options and bots, and the match that was dealt last.

    ``levels``: the bots by seat, None for seats of the caller. ``observe``, ``perfect``, ``reward``, ``render_mode``:
    see ``environments.aec``; raises BadOption for values that are not possible. ``time`` and ``earnings``, the
    simulated time and the rewards of the match, exist after ``deal``.
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        levels: tuple[str | None, ...],
        *,
        observe: str = "tensor",
        perfect: bool = False,
        reward: str = "end",
        render_mode: str | None = None,
    ) -> None:
        render_mode = None if render_mode is None else read_choice(render_mode, "render_mode", (ANSI,))
        self.game, self.options, self.levels = game, options, levels
        self.observer, self.by, self.render_mode = Observer(game, observe, perfect), check_reward(reward), render_mode
        self._whole = Observer(game, perfect=True)
        self.shown = 0
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The match that was dealt last. Raises Unreadable if none was."""
        if self._match is None:
            raise Unreadable(RESET, "action")
        return self._match

    @property
    def agents(self) -> list[str]:
        """The names of all seats as PettingZoo's agents."""
        return [f"seat_{seat}" for seat in range(len(self.levels))]

    @property
    def state_space(self) -> spaces.Box:
        """The space of ``state``."""
        return spaces.Box(0.0, 1.0, (self._whole.size - self._whole.seats,), np.float32)

    def spaces(self, actions: int) -> tuple[dict[str, spaces.Space[Any]], dict[str, spaces.Space[Any]]]:
        """Return the observation spaces and the action spaces by agent, of ``actions`` actions each.

        An observation is a dictionary of ``observation`` and ``action_mask`` (int8[actions]).
        """
        mask = spaces.Box(0, 1, (actions,), np.int8)
        seen = {name: spaces.Dict({"observation": self.observer.space, "action_mask": mask}) for name in self.agents}
        return {**seen}, {name: spaces.Discrete(actions) for name in self.agents}

    def random(self, seed: object, random: np.random.Generator | None) -> np.random.Generator:
        """Return the generator that deals are drawn from: a new one if there is a seed or none yet, else ``random``."""
        if seed is None and random is not None:
            return random
        return seeding.np_random(None if seed is None else read_whole(seed, "seed", 0))[0]

    def deal(self, random: np.random.Generator) -> int | None:
        """Deal a match, play to the first decision of a seat without a bot, and return the seat; None if it is over."""
        self.time = self._begin(random)
        self._match = match = self.time.match
        self.earnings = Earnings(match, self.by)
        self.shown = 0
        return self.time.go_on()

    def _begin(self, random: np.random.Generator) -> Simulated:
        seed, luck = random.bytes(32), int(random.integers(1 << 62))
        match = Match.start(self.game, len(self.levels), self.options, seed)
        return Simulated(match, self.levels, luck)

    def mask(self, seat: int) -> Array:
        """Return for every action whether the seat may take it now (int8[actions])."""
        mask = np.zeros(len(self.game.rules.actions), np.int8)
        mask[self.match.actions(seat)] = 1
        return mask

    def observe(self, seat: int) -> Any:
        """Return a seat's observation of the current position."""
        return self.observer.observe(self.match.state, seat)

    def state(self) -> Array:
        """Return the whole position, all that anybody knows or will, but the chance to come (float32[numbers])."""
        return self._whole.write(self.match.state, 0)[self._whole.seats :]

    def render(self) -> str | None:
        """Describe in English the public events since the last call; None without a render mode."""
        if self.render_mode is None:
            return None
        tell, names = self.game.speaker(), default_names(self.match.players)
        events = self.match.events(SPECTATOR, self.shown)
        self.shown = len(self.match.entries)
        return "\n".join(tell.say(event.text, names) for event in events)


class EndgameTable(Table):
    """A table at which an endgame is played, in a world drawn at each deal."""

    def __init__(self, endgame: Endgame, **how: Any) -> None:
        super().__init__(endgame.game, endgame.options, (None,) * endgame.played.match.players, **how)
        self._endgame = endgame

    def _begin(self, random: np.random.Generator) -> Simulated:
        return self._endgame.begin(int(random.integers(len(self._endgame.worlds))))
