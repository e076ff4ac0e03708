"""Thousands of matches as Gymnasium's VectorEnv, stepped by one compiled call whatever their number."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from parlour.bots.levels import GREEDY, PROGRAMS
from parlour.core import kernel
from parlour.core.errors import BadOption, Unreadable
from parlour.core.game import Game
from parlour.core.given import read_choice, read_switch, read_whole
from parlour.core.kernel import Array, boxed
from parlour.core.match import Match
from parlour.core.record import blank_box
from parlour.core.tensors import words_of
from parlour.lab.environments.observing import FIELDS, TENSOR, Observer
from parlour.lab.environments.rewards import check_reward
from parlour.lab.environments.stepping import ALL_SEATS, TIME, decision_dtype, first_illegal, step_all
from parlour.lab.environments.table import RESET
from parlour.lab.umpire import new_umpire

BY_LOT = 0
ALIGNED = 64
ALIGNED_ARRAYS = ("_rewards", "_masks", "_tensors")
LOOKING = ("_behind", "_seen")
"""Attributes that are views of other arrays; they are rebuilt when a copy is made."""


class Matches(VectorEnv[Any, Any, Array]):
    """A vector environment of ``matches`` matches of one game.

    ``reset`` and ``step`` return buffers that the next step overwrites in place: copy what you keep, and do not write
    to them. A copy of the environment (``copy.deepcopy``, pickle) is independent of the original.

    bot: None: the caller decides for all seats, and each match shows what the seat to act sees; ``random`` or
        ``greedy``: this bot plays all seats but one, and a step goes from one decision of that seat to its next
    seat: the caller's seat where there is a bot; None: drawn for each match
    observe, perfect: see ``observing``; ``observe=None``: no observations
    masks: whether ``infos`` hold ``action_mask``
    reward: ``end`` or ``points``

    ``infos``: ``seat`` (int64[matches]), whose decision it is; ``legal`` (int32[matches, most]), its legal actions in
    ascending order, of which there are ``count`` (int64[matches]); with ``masks``, ``action_mask`` (int8[matches,
    actions]); ``rewards`` (float32[matches, players]), what each seat got. The reward of a step is that of the seat
    that acted. A match that is over begins anew in the following step, which ignores the action given for it.

    Raises BadOption for invalid arguments. ``step`` raises Unreadable, or RuleBroken with the clause, before anything
    has changed.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Any,
        matches: int,
        *,
        bot: str | None = None,
        seat: int | None = None,
        observe: str | None = TENSOR,
        perfect: bool = False,
        masks: bool = True,
        reward: str = "end",
    ) -> None:
        if matches < 1:
            raise BadOption(f"matches: {matches} is not possible; take 1 or more", "matches")
        masks = read_switch(masks, "masks")
        observe = None if observe is None else read_choice(observe, "observe", (TENSOR, FIELDS))
        if bot is not None and not (isinstance(bot, str) and bot in PROGRAMS):
            raise BadOption(f"bot: in many matches at once {bot!r} cannot play; choose {' or '.join(PROGRAMS)}", "bot")
        if seat is not None and (bot is None or not 0 <= (seat := read_whole(seat, "seat")) < players):
            raise BadOption(f"seat: {seat} is not possible; name one of {players}, and a bot for the others", "seat")
        self.game, self.players, self.options = game, players, options
        self.num_envs = matches
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_action_space = spaces.Discrete(len(game.rules.actions))
        self.action_space = spaces.MultiDiscrete(np.full(matches, len(game.rules.actions)))
        self._observer = Observer(game, observe or TENSOR, perfect)
        self.single_observation_space = self._observer.space
        self.observation_space = batch_space(self._observer.space, matches)
        self._ours = ALL_SEATS if bot is None else BY_LOT if seat is None else 1 << seat
        self._by = check_reward(reward)
        self._worlds: Any = np.zeros(matches, game.dtype)
        blank = blank_box(game.dtype)
        blank[0] = game.blank(players, options)
        self._umpire = boxed(new_umpire(game, (bot == GREEDY,) * players))
        times: Any = np.zeros(matches if game.has_clocks else 0, TIME)
        self._decisions: Any = np.zeros(matches, decision_dtype())
        self._lists = np.zeros((matches, game.rules.most_legal), np.int32)
        self._rewards = aligned((matches, players), np.float32)
        self._masks = aligned((matches if masks else 0, len(game.rules.actions)), np.int8)
        self._views: Any = np.zeros(matches if observe else 0, game.dtype)
        self._tensors = aligned((matches if observe == TENSOR else 0, self._observer.size), np.float32)
        self._tensors[:] = self._observer.write(blank_box(game.dtype), 0)
        self._before = self._worlds, blank, np.zeros(4, game.dtype), self._umpire, times, self._decisions
        self._acted = np.zeros(matches, np.int64)
        self._everyone, self._dealt = np.arange(matches), False
        self._look()

    def _look(self) -> None:
        """Make the attributes in LOOKING: copies of them would still refer to the arrays of the original."""
        view = blank_box(self.game.dtype)
        self._behind = (
            *(self._ours, self._by, self._lists, self._rewards, self._masks, self._observer.perfect),
            *(self._views, *words_of(self._views), view, *words_of(view)),
            *(self._observer.plan, self._tensors),
        )
        self._seen = self._observation()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in LOOKING}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        for name in ALIGNED_ARRAYS:
            setattr(self, name, realigned(getattr(self, name)))
        self._look()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all matches anew. A seed determines all later deals, bots' choices and simulated times."""
        super().reset(seed=None if seed is None else read_whole(seed, "seed", 0))
        self._umpire[0].dice[:] = self.np_random.integers(0, 1 << 32, 4, np.int64)
        self._decisions["over"], self._dealt = 1, True
        self._step(np.zeros(self.num_envs, np.int32))
        return self._seen, self._infos()

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Take one action in every match (``actions``, int[matches]) and go on to each match's next decision."""
        if not self._dealt:
            raise Unreadable(RESET, "actions")
        chosen = numbers_of(actions)
        if chosen.shape != (self.num_envs,):
            raise Unreadable(
                f"actions: there are {self.num_envs} matches, and actions of shape {chosen.shape}", "actions"
            )
        wrong = int(kernel.run(first_illegal, self._decisions, self._lists, chosen))
        if wrong >= 0:
            self._refuse(wrong, int(chosen[wrong]))
        np.copyto(self._acted, self._decisions["seat"])
        self._step(chosen)
        over = self._decisions["over"] != 0
        rewards = self._rewards[self._everyone, self._acted]
        return self._seen, rewards, over, np.zeros(self.num_envs, bool), self._infos()

    def _step(self, chosen: Array) -> None:
        kernel.run(step_all, *self._before, chosen, *self._behind)

    def _refuse(self, match: int, action: int) -> None:
        """Raise RuleBroken or Unreadable for an action that is not legal in a match."""
        self.game.rules.actions.text(action)  # raises Unreadable if no action has this number
        box: Any = self._worlds[match : match + 1].copy()
        Match(self.game, self.options, box[0]).check(int(self._decisions["seat"][match]), action)
        raise Unreadable(f"actions: {action} is not open in match {match}", "actions")

    def _observation(self) -> Any:
        if len(self._tensors):
            return self._tensors
        if not len(self._views):
            return np.zeros((self.num_envs, 0), np.float32)
        return {"seat": self._decisions["seat"], **{name: self._views[name] for name in self._observer.bounds}}

    def _infos(self) -> dict[str, Any]:
        infos = {
            "seat": self._decisions["seat"],
            "legal": self._lists,
            "count": self._decisions["actions"],
            "rewards": self._rewards,
        }
        return infos | ({"action_mask": self._masks} if len(self._masks) else {})


def aligned(shape: tuple[int, int], dtype: Any) -> Array:
    """Return an array of zeros whose address is a multiple of ALIGNED bytes, which JAX can use without copying."""
    size = shape[0] * shape[1] * np.dtype(dtype).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    skipped = -room.ctypes.data % ALIGNED
    found: Array = room[skipped : skipped + size].view(dtype).reshape(shape)
    return found


def numbers_of(actions: object) -> Array:
    """Return action numbers as int32. Raises Unreadable for values that are not whole or do not fit."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise Unreadable(f"actions: numbers of actions are whole, and these are of type {given.dtype}", "actions")
    chosen = np.ascontiguousarray(given, np.int32)
    if given.dtype.itemsize > chosen.itemsize and (chosen != given).any():
        raise Unreadable(f"actions: there is no action number {given[chosen != given][0]}", "actions")
    return chosen


def realigned(array: Array) -> Array:
    """Return a copy of an array of two dimensions that is ``aligned``."""
    found = aligned((array.shape[0], array.shape[1]), array.dtype)
    found[:] = array
    return found


def legal_by_lot(infos: dict[str, Any], random: np.random.Generator) -> Array:
    """Draw one of the legal actions in every match (int32[matches]); 0 for a match that is over."""
    at = (random.random(len(infos["count"])) * infos["count"]).astype(np.intp)
    drawn = np.take_along_axis(infos["legal"], at[:, None], 1)[:, 0]
    return np.where(infos["count"] > 0, drawn, 0).astype(np.int32)
