"""Matches that an agent plays to learn from: against itself, its earlier selves and greedy bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from parlour.core.kernel import Array
from parlour.lab import environments
from parlour.lab.environments.many import Matches, legal_by_lot
from parlour.lab.learning.recipes import Recipe

GAMMA, LAMBDA = 0.997, 0.95
"""How much a later reward counts, and how far the estimate of an advantage looks ahead (Schulman et al., 2016)."""
SURVEYED = 400
"""Steps of matches by lot from which it is known what varies in a game."""


class Compact(NamedTuple):
    """What of a game's tensor and of its actions occurs with the usual options.

    inputs: the places of the tensor that vary (int64[inputs]), in ascending order
    actions: the numbers of the actions that are ever legal (int64[outputs]), in ascending order
    """

    inputs: Array
    actions: Array


class Choices(NamedTuple):
    """The decisions of many matches at once, with ``outputs`` for the index of an action in ``Compact.actions``.

    seen: float32[decisions, inputs]; legal: int32[decisions, most], outputs, −1 behind the last
    """

    seen: Array
    legal: Array


class Chosen(NamedTuple):
    """What a policy chose: an output for each decision, its logarithm of the probability, the value expected."""

    outputs: Array
    log_probs: Array
    values: Array


class Samples(NamedTuple):
    """Decisions to learn from, one a row: the inputs and legal outputs, the policy's choice, and its advantage."""

    seen: Array
    legal: Array
    outputs: Array
    log_probs: Array
    values: Array
    advantages: Array


Policy = Callable[[Choices], Chosen]


def survey(recipe: Recipe) -> Compact:
    """Return what varies in matches by lot, among all seats and against greedy bots."""
    alive = legal = first = None
    for bot in (None, "greedy"):
        env = environments.vector(recipe.game, 128, recipe.players, recipe.options, bot=bot)
        random = np.random.default_rng(recipe.seed)
        seen, infos = env.reset(seed=recipe.seed)
        if first is None or alive is None or legal is None:
            first = seen[0].copy()
            alive, legal = np.zeros(len(first), bool), np.zeros(infos["action_mask"].shape[1], bool)
        for _ in range(SURVEYED):
            open_ = infos["count"] > 0
            alive |= (seen[open_] != first).any(axis=0)
            legal |= infos["action_mask"][open_].any(axis=0)
            seen, _, _, _, infos = env.step(legal_by_lot(infos, random))
    assert alive is not None and legal is not None
    return Compact(np.flatnonzero(alive), np.flatnonzero(legal))


def joined(parts: Sequence[Samples]) -> Samples:
    """Return samples one after the other, their lists of legal outputs equally long."""
    most = max(part.legal.shape[1] for part in parts)
    lists = [np.pad(it.legal, ((0, 0), (0, most - it.legal.shape[1])), constant_values=-1) for it in parts]
    seen, _, *others = (
        np.concatenate(column) for column in zip(*(it._replace(legal=it.values) for it in parts), strict=True)
    )
    return Samples(seen, np.concatenate(lists), *others)


class Played:
    """Matches side by side of which an agent learns. ``bot``: see ``Matches``; None: it has all seats.

    Where it has all seats, in every second match one of them is an earlier self's (``rival``).
    """

    def __init__(self, recipe: Recipe, compact: Compact, matches: int, bot: str | None, seed: int) -> None:
        self._env: Matches = environments.vector(
            recipe.game,
            matches,
            recipe.players,
            recipe.options,
            bot=bot,
            masks=False,
            reward="points" if recipe.per_point else "end",
        )
        self._per_point, self._gained = recipe.per_point, np.zeros((matches, recipe.players), np.float32)
        self._compact, self._players = compact, recipe.players
        self._slots = np.full(len(self._env.game.rules.actions) + 1, -1, np.int32)
        self._slots[compact.actions] = np.arange(len(compact.actions), dtype=np.int32)
        self._everyone = np.arange(matches)
        self._seen, self._infos = self._env.reset(seed=seed)
        self._bot = bot
        places = np.arange(matches) % (2 * recipe.players)
        self._rival_seats = np.where((places < recipe.players) & (bot is None), places, -1)
        self._own_seats = np.where(self._rival_seats >= 0, (self._rival_seats + 1) % recipe.players, -1)
        self._finished = self._won = 0.0

    def take_share(self) -> float:
        """Return the agent's share of the victories over others since the last call, 0.5 if no match is over."""
        share = self._won / self._finished if self._finished else 0.5
        self._finished = self._won = 0.0
        return share

    def _choices(self) -> Choices:
        most = max(1, int(self._infos["count"].max()))
        listed = self._infos["legal"][:, :most]
        there = np.arange(most) < self._infos["count"][:, None]
        legal = np.where(there, self._slots[np.where(there, listed, -1)], -1)
        return Choices(self._seen[:, self._compact.inputs], legal)

    def play(self, steps: int, policy: Policy, rival: Policy) -> Samples:
        """Play a number of steps of all matches and return the agent's decisions of which the outcome is known."""
        rows = list(self._steps(steps, policy, rival))
        return joined(
            [
                Samples(
                    *Choices(*(part[at] for part in row.choices)), *Chosen(*(part[at] for part in row.chosen)), gained
                )
                for row, (at, gained) in zip(rows, advantages_of(rows, self._players), strict=True)
            ]
        )

    def _steps(self, steps: int, policy: Policy, rival: Policy) -> Iterator[Row]:
        for _ in range(steps):
            choices, seats = self._choices(), self._infos["seat"].copy()
            open_ = (choices.legal >= 0).any(axis=1)
            chosen = policy(choices)
            theirs = open_ & (seats == self._rival_seats)
            outputs = chosen.outputs
            if theirs.any():
                at = np.flatnonzero(theirs)
                outputs = outputs.copy()
                outputs[at] = rival(Choices(choices.seen[at], choices.legal[at])).outputs
            actions = np.where(open_, self._compact.actions[outputs], self._infos["legal"][:, 0])
            actions = np.where(self._infos["count"] > 0, actions, 0)
            if self._bot is not None:
                self._own_seats = seats
            self._seen, _, over, _, self._infos = self._env.step(actions)
            self._count(over)
            yield Row(choices, chosen, seats, open_ & ~theirs, self._rewards(), over.copy())

    def _rewards(self) -> Array:
        """Return what the latest step brought each seat of each match, by points against the mean of the others."""
        got: Array = self._infos["rewards"].copy()
        if self._per_point:
            others = (got.sum(axis=1, keepdims=True) - got) / (self._players - 1)
            got = self._per_point * (got - others)
        return got

    def _count(self, over: Array) -> None:
        """Count the matches that are over against others, and the agent's share of their victories."""
        self._gained += self._infos["rewards"]
        for match in np.flatnonzero(over & (self._own_seats >= 0)):
            best = np.flatnonzero(self._gained[match] == self._gained[match].max())
            self._finished += 1
            self._won += float(self._own_seats[match] in best) / len(best)
        self._gained[over] = 0


class Row(NamedTuple):
    """One step of all matches.

    choices, chosen: what there was to choose, and what the agent chose, also for others
    seats, ours: whose decisions they were (int64[matches]), and whether the agent's (bool[matches])
    rewards, over: what the step brought each seat (float32[matches, players]), and which matches it ended
    """

    choices: Choices
    chosen: Chosen
    seats: Array
    ours: Array
    rewards: Array
    over: Array


def advantages_of(rows: Sequence[Row], players: int) -> list[tuple[Array, Array]]:
    """Return for each step the matches in which it is known what became of the agent's decision, and its advantages.

    It is known once its seat has decided again or its match is over; advantages are float32, one a match listed. The
    rewards of a seat between two of its decisions count for the first.
    """
    shape = len(rows[0].seats), players
    value, advantage, reward, later = np.zeros(shape), np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
    found = []
    for row in reversed(rows):
        for numbers in (value, advantage, reward):
            numbers[row.over] = 0.0
        later |= row.over[:, None]
        reward += row.rewards
        mine = np.flatnonzero(row.ours)
        at = mine, row.seats[mine]
        expected = row.chosen.values[mine]
        gained = reward[at] + GAMMA * value[at] - expected + GAMMA * LAMBDA * advantage[at]
        known = later[at]
        gained = np.where(known, gained, 0.0)
        found.append((mine[known], gained[known].astype(np.float32)))
        value[at], advantage[at], reward[at], later[at] = expected, gained, 0.0, True
    return found[::-1]
