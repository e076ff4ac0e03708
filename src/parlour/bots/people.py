"""Bots with the eyes of people: they choose among the legal actions that a person sees (see ``core.people``)."""

from __future__ import annotations

from typing import Any

from parlour.bots.greedy import choose_greedily
from parlour.core import arrays, kernel
from parlour.core.dice import new_dice
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import Array
from parlour.core.kernel import kernel as kernel_
from parlour.core.people import Eyes, Sight, choose
from parlour.core.record import Record
from parlour.core.verbs import sight


@kernel_
def look(view: Record, seat: int, actions: Array, sights: Array) -> None:
    """Write how each action meets the seat's eye to ``sights`` (float64[n, 3])."""
    for i in range(len(actions)):
        size, near, own = sight(view, seat, int(actions[i]))
        sights[i, 0], sights[i, 1], sights[i, 2] = size, near, own


def choose_like(game: Game, view: Any, seat: int, eyes: Eyes, seed: int) -> int:
    """Return the action that a person takes at a seat, from its hidden record; there must be a legal one."""
    actions = legal_actions(game, view, seat)
    seen = arrays.zeros((len(actions), 3))
    kernel.run(look, view, seat, arrays.array(actions, arrays.int32), seen)
    sights = [Sight(*map(float, row)) for row in seen]

    def judge(places: list[int]) -> int:
        return places[[actions[place] for place in places].index(best_of([actions[place] for place in places]))]

    def best_of(among: list[int]) -> int:
        return choose_greedily(game, view, seat, among, seed)

    return actions[choose(sights, eyes, new_dice(seed), judge)]
