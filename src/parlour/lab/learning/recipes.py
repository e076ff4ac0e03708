"""How each agent is trained: its game, the sizes of its network, and how much it plays."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Recipe:
    """How one agent is trained.

    name: the agent's name, and that of its checkpoint
    game, players, options: what it learns; options left out have their defaults
    hidden: the numbers of units of the network's hidden layers
    copied, epochs: how many decisions it copies from the game's evaluation before it plays, and how many times
    rounds: how many times it plays ``steps`` steps of all matches and learns from them
    against_itself, against_greedy: the number of matches that are played side by side
    per_point: what a point more than others is worth; 0: victory is 1, defeat −1, and points are worth nothing
    heat: how much chance decides when it plays (``agents.checkpoints.About``)
    rate, entropy: the learning rate at the beginning, which falls to a tenth, and how much staying undecided is worth
    """

    name: str
    game: str
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    hidden: tuple[int, ...] = (128, 64)
    copied: int = 60_000
    epochs: int = 5
    rounds: int = 25
    steps: int = 64
    against_itself: int = 96
    against_greedy: int = 32
    rate: float = 3e-4
    entropy: float = 0.003
    per_point: float = 0.0
    heat: float = 0.0
    seed: int = 1


RECIPES = {
    recipe.name: recipe for recipe in (Recipe("pentic-ppo", "pentic", copied=100_000, rounds=40, per_point=0.01),)
}
"""All agents that are trained, by name."""
