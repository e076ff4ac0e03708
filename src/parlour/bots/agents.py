"""Agents among the bots: ``agent:pentic-ppo`` for one that comes with Parlour, ``agent:FILE.npz`` for one of one's own.

They play by NumPy (``parlour.agents``), which is imported when one is named, since it is missing in a page.
"""

from __future__ import annotations

from typing import Any

from parlour.core.errors import ParlourError
from parlour.core.game import Game

AGENT = "agent:"


def is_agent(level: str) -> bool:
    """Whether a name is that of an agent, known or not."""
    return level.startswith(AGENT)


def is_known_agent(level: str) -> bool:
    """Whether a name is that of an agent that is there and can be used."""
    if not is_agent(level):
        return False
    try:
        check_agent(level)
    except (ParlourError, ModuleNotFoundError):
        return False
    return True


def check_agent(level: str) -> None:
    """Raise BadOption if there is no agent of this name, BadFile if it cannot be used."""
    from parlour.agents.checkpoints import find_checkpoint

    find_checkpoint(level.removeprefix(AGENT))


def check_agent_plays(level: str, game: Game, players: int) -> None:
    """Raise as ``check_agent`` does, or BadOption if the agent does not play a game with this number of seats."""
    from parlour.agents.checkpoints import check_plays

    check_plays(level.removeprefix(AGENT), game.name, players)


def agents_of(game: Game, players: int) -> tuple[str, ...]:
    """Return the names of the agents that come with Parlour and play a game with this number of seats."""
    try:
        from parlour.agents.checkpoints import find_checkpoint, shipped
    except ModuleNotFoundError:
        return ()
    abouts = {name: find_checkpoint(name).about for name in shipped()}
    return tuple(AGENT + name for name, about in abouts.items() if (about.game, about.players) == (game.name, players))


def choose_as_agent(game: Game, view: Any, seat: int, level: str, seed: int) -> int:
    """Return an agent's choice among the legal actions of a seat, of which there is one or more.

    ``view``: the seat's hidden record; with the same seed it gives the same choice. Raises as ``check_agent_plays``.
    """
    from parlour.agents.playing import choose_action

    return choose_action(game, view, seat, level.removeprefix(AGENT), seed)
