"""Training an agent: it copies the evaluation of its game, then plays itself, its earlier selves and greedy bots."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from parlour import __version__
from parlour.agents.checkpoints import About, Checkpoint
from parlour.core.tensors import VERSION
from parlour.lab.learning.examples import collect
from parlour.lab.learning.ppo import Learner
from parlour.lab.learning.recipes import Recipe
from parlour.lab.learning.rollouts import Choices, Chosen, Compact, Played, Samples, joined, survey

KEPT, EVERY = 12, 5
"""How many earlier selves are kept to play against, and after how many rounds one is added."""

Tell = Callable[[str], None]


class Rounds:
    """The rounds of play in which a learner goes on learning."""

    def __init__(self, recipe: Recipe, compact: Compact, learner: Learner) -> None:
        self._recipe, self._learner = recipe, learner
        self._itself = Played(recipe, compact, recipe.against_itself, None, recipe.seed)
        self._greedy = Played(recipe, compact, recipe.against_greedy, "greedy", recipe.seed + 1)
        self._selves = [learner.earlier_self()]
        self._dice = np.random.default_rng(recipe.seed)
        self.decisions = 0

    def play(self) -> Samples:
        """Play a round, against one earlier self in half of the matches, and return what there is to learn from it."""
        rival = self._selves[int(self._dice.integers(len(self._selves)))]

        def play_earlier(choices: Choices) -> Chosen:
            return self._learner.choose(choices, rival)

        played = [
            each.play(self._recipe.steps, self._learner.choose, play_earlier) for each in (self._itself, self._greedy)
        ]
        return joined(played)

    def go_on(self, number: int, tell: Tell) -> None:
        """Play and learn from round ``number``, counted from 0."""
        samples = self.play()
        self.decisions += len(samples.values)
        said = self._learner.learn(samples, 1 - number / self._recipe.rounds)
        if (number + 1) % EVERY == 0:
            self._selves = [*self._selves, self._learner.earlier_self()][-KEPT:]
            shares = [each.take_share() for each in (self._itself, self._greedy)]
            tell(
                f"round {number + 1}: {self.decisions:,} decisions; won {shares[0]:.3f} of earlier selves and "
                f"{shares[1]:.3f} of greedy bots; entropy {-said['train/entropy_loss']:.3f}, "
                f"explained {said['train/explained_variance']:.3f}"
            )


def train(recipe: Recipe, tell: Tell) -> Checkpoint:
    """Train an agent and return its checkpoint. ``tell`` is given a line of progress now and then."""
    begin = time.process_time()
    compact = survey(recipe)
    tell(f"{recipe.name}: {len(compact.inputs)} inputs, {len(compact.actions)} actions")
    learner = Learner(recipe, compact)
    if recipe.copied:
        examples = collect(recipe, compact)
        tell(f"{len(examples.worth):,} decisions judged, {time.process_time() - begin:.0f} s of processor time")
        lost = learner.copy_judgements(examples, recipe.epochs)
        tell(f"copied; they give away {lost:.4f}, {time.process_time() - begin:.0f} s of processor time")
    rounds = Rounds(recipe, compact, learner)
    for number in range(recipe.rounds):
        rounds.go_on(number, tell)
    tell(f"trained, {time.process_time() - begin:.0f} s of processor time")
    return Checkpoint(_about(recipe, rounds.decisions), compact.inputs, compact.actions, learner.layers())


def _about(recipe: Recipe, decisions: int) -> About:
    return About(
        recipe.game, recipe.players, recipe.options, VERSION, __version__, recipe.heat, decisions, recipe.copied
    )
