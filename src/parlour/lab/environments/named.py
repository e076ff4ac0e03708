"""Environments under the names that Gymnasium and PettingZoo give theirs, with a version.

Importing ``parlour.lab.environments`` registers every game with Gymnasium (``parlour/pentic-v1``) and lets it be
imported as PettingZoo's games are (``from parlour.lab.environments import pentic_v1``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parlour.core.errors import BadOption
from parlour.core.game import Game, find_game, games
from parlour.core.tensors import VERSION

NAMESPACE = "parlour"


def id_of(game: Game) -> str:
    """Return Gymnasium's id of a game, such as ``parlour/pentic-v1``."""
    return f"{NAMESPACE}/{game.name}-v{VERSION}"


def module_name_of(game: Game) -> str:
    """Return the name that a game is imported by, such as ``pentic_v1``."""
    return f"{game.name.replace('-', '_')}_v{VERSION}"


def register() -> None:
    """Register every game with Gymnasium, unless it is there already; do nothing where Gymnasium is missing."""
    try:
        from gymnasium.envs import registration
    except ModuleNotFoundError:
        return
    for game in games().values():
        if id_of(game) not in registration.registry:
            registration.register(
                id_of(game),
                entry_point="parlour.lab.environments:single",
                vector_entry_point="parlour.lab.environments.named:make_vector",
                kwargs={"game": game.name},
            )


def make_vector(num_envs: int, **how: Any) -> Any:
    """Return ``environments.vector`` for Gymnasium, which says ``num_envs`` for ``matches``."""
    from parlour.lab.environments import vector

    return vector(matches=num_envs, **how)


@dataclass(frozen=True)
class Constructors:
    """A game with the constructors of a PettingZoo module, which take what ``environments.aec`` does."""

    game: str

    def raw_env(self, **how: Any) -> Any:
        """Return the match as ``environments.aec`` does: an illegal action is an error and changes nothing."""
        from parlour.lab.environments import aec

        return aec(self.game, **how)

    def env(self, **how: Any) -> Any:
        """Return the match in the wrappers that PettingZoo's own games have: an illegal action loses it."""
        raw = self.raw_env(**how)
        from pettingzoo.utils import wrappers

        ending = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))

    def parallel_env(self, **how: Any) -> Any:
        """Return the match as ``environments.parallel`` does."""
        from parlour.lab.environments import parallel

        return parallel(self.game, **how)


def constructors(name: str) -> Constructors:
    """Return the game that is imported by a name. Raises BadOption, naming what there is, for any other."""
    base, _, version = name.rpartition("_v")
    by_name = {module_name_of(game): game.name for game in games().values()}
    if name in by_name:
        return Constructors(find_game(by_name[name]).name)
    if version.isdecimal() and f"{base}_v{VERSION}" in by_name:
        raise BadOption(f"{name}: this Parlour has version {VERSION}, {base}_v{VERSION}", "version")
    raise BadOption(f"there is no environment {name!r}; there are {', '.join(by_name)}", "game")
