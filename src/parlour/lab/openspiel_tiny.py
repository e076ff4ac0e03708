"""Endgames as OpenSpiel games, for exact methods: ``pyspiel.load_game("parlour_tiny_pentic")``.

Importing this module registers them. They are those of ``environments.tiny``: the chance node at the beginning chooses
the world. What follows from an action is computed once and kept, so that an algorithm that goes through the whole game
a thousand times plays it once.
"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, cast

import pyspiel

from parlour.core.game import Game, games
from parlour.lab.environments.endgames import PLAYERS, find_endgame, has_endgame
from parlour.lab.openspiel import PREFIX, Position, SpielGame, SpielState, game_type
from parlour.lab.simulated import Simulated

History = tuple[int, ...]
"""A deal and the actions taken since."""


def register() -> None:
    """Register all endgames with OpenSpiel that are not registered yet."""
    there = set(pyspiel.registered_names())
    for game in games().values():
        if has_endgame(game) and tiny_name_of(game) not in there:
            title = f"Tiny {game.about.title}"
            pyspiel.register_game(tiny_game_type(game), type(title, (TinyGame,), {"game": game}))


def tiny_name_of(game: Game) -> str:
    """Return OpenSpiel's name for a game's endgame, such as ``parlour_tiny_pentic``."""
    return f"{PREFIX}tiny_{game.name.replace('-', '_')}"


def tiny_game_type(game: Game) -> Any:
    """Return OpenSpiel's description of a game's endgame, which has no parameters."""
    different: dict[str, Any] = {"long_name": f"Tiny {game.about.title}", "parameter_specification": {}}
    return game_type(game, (PLAYERS, PLAYERS), short_name=tiny_name_of(game), **different)


def load(game: Game) -> TinyGame:
    """Return the endgame of a game, which has to have one."""
    return cast(TinyGame, pyspiel.load_game(tiny_name_of(game)))


class TinyGame(SpielGame):
    """An endgame as an OpenSpiel game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.endgame = find_endgame(self.game)
        self.players, self.deals, self.options = PLAYERS, len(self.endgame.worlds), self.endgame.options
        super(SpielGame, self).__init__(tiny_game_type(self.game), self._info(), params or {})

    def new_initial_state(self) -> TinyState:
        """Return the state before the deal."""
        return TinyState(self)

    def deal(self, number: int) -> Node:
        """Return the position in a world before the first action."""
        return _roots(self.game)[number]

    def histories(self) -> Iterator[tuple[History, Node]]:
        """Yield all histories from the deal on, each before those that continue it, with their positions."""
        waiting: list[tuple[History, Node]] = [((deal,), self.deal(deal)) for deal in reversed(range(self.deals))]
        while waiting:
            history, node = waiting.pop()
            yield history, node
            waiting += [((*history, action), node.after(action)) for action in reversed(node.actions)]

    def efg(self) -> str:
        """Return the game as text in Gambit's format EFG, which ``pyspiel.load_efg_game`` reads and plays compiled."""
        text, sets = self.game.rules.actions.text, [dict[bytes, int]() for _ in range(self.players)]
        deals = " ".join(f'"deal {deal}" 1/{self.deals}' for deal in range(self.deals))
        lines = [
            f'EFG 2 R "{self.get_type().long_name}" {{ "seat 0" "seat 1" }} ""',
            f'c "" 1 "" {{ {deals} }} 0',
        ]
        for _, node in self.histories():
            if node.seat is None:
                first, second = node.returns()
                lines.append(f't "" {2 + int(first)} "" {{ {first:g} {second:g} }}')
            else:
                own = sets[node.seat]
                number = own.setdefault(node.pasts[node.seat], len(own) + 1)
                actions = " ".join(f'"{text(action)}"' for action in node.actions)
                lines.append(f'p "" {node.seat + 1} {number} "" {{ {actions} }} 0')
        return "\n".join(lines) + "\n"

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (tiny_name_of(self.game),)


@functools.cache
def _roots(game: Game) -> tuple[Node, ...]:
    """Return the positions after the deal: one tree for all OpenSpiel games of an endgame, which make many of them."""
    endgame = find_endgame(game)
    return tuple(Node(endgame.begin(deal)) for deal in range(len(endgame.worlds)))


@functools.cache
def find_alike(game: Game) -> dict[tuple[int | None, int, bytes], list[History]]:
    """Return the histories that a seat cannot tell apart, by who is to act, the seat, and what it has seen."""
    found = defaultdict(list)
    for history, node in load(game).histories():
        for seat, past in enumerate(node.pasts):
            found[node.seat, seat, past].append(history)
    return dict(found)


class Node(Position):
    """A position that is not played on: ``actions`` are those of the seat to act, and lead to other positions."""

    def __init__(self, time: Simulated) -> None:
        super().__init__(time)
        self._enter()

    def _enter(self) -> None:
        self.actions = () if self.seat is None else tuple(self.match.actions(self.seat))
        self._next: dict[int, Node] = {}

    def after(self, action: int) -> Node:
        """Return the position that an action of the seat to act leads to, computed once."""
        if action not in self._next:
            other = cast(Node, super().__deepcopy__({}))
            Position.after(other, action)
            other._enter()
            self._next[action] = other
        return self._next[action]

    def __deepcopy__(self, memo: Any) -> Node:
        return self


class TinyState(SpielState):
    """A position of an endgame as an OpenSpiel state."""

    def _legal_actions(self, player: int) -> list[int]:
        node = cast(Node, self.position)
        return list(node.actions) if player == node.seat else []

    def resample_from_infostate(self, player: int, sampler: Any) -> TinyState:
        """Return the state after one of the histories that a player cannot tell from this one, drawn uniformly.

        ``sampler`` returns uniform numbers from 0 to 1.
        """
        node, game = cast(Node, self.position), cast(TinyGame, self.get_game())
        histories = find_alike(game.game)[node.seat, player, node.pasts[player]]
        other = game.new_initial_state()
        for action in histories[int(sampler() * len(histories))]:
            other.apply_action(action)
        return other


register()
