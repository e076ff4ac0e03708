"""List whole turns of Granny's Pills (swap, choice, placement), and play on after them.

A turn is a row of three actions, NO_ACTION for a step that is done already or left out.
"""

from __future__ import annotations

from typing import Any

from parlour.core import arrays
from parlour.core.kernel import Array, kernel
from parlour.core.verbs import apply, imagine, legal
from parlour.games.grannys_pills.actions import PASS, PLACE_ONE_AT, PLACE_THREE_AT, TAKE_ONE, TAKE_THREE
from parlour.games.grannys_pills.components import NONE, SCHEDULE, SPACES
from parlour.games.grannys_pills.forms import MOST_LEGAL, MOST_PLACINGS
from parlour.games.grannys_pills.legality import SWAPS
from parlour.games.grannys_pills.record import CHOOSE, State
from parlour.games.grannys_pills.strategy.best_turn import NO_TURN, Race, carry_out, parts_of
from parlour.games.grannys_pills.strategy.evaluation import best_now, chance, evaluate, race_of, value_of

NO_ACTION = -1


class Plans:
    """The turns found (``count`` of them), the value of each by itself, and scratch for actions and points."""

    count: int
    turns: Array
    value: Array
    lists: Array
    points: Array


MOST_TURNS = (1 + SWAPS) * (MOST_PLACINGS + SPACES * SCHEDULE)
"""No swap or one of 60, then one of the ways to place three or one of 324 to place one."""


@kernel
def is_choice(action: int) -> bool:
    """Whether an action chooses pills."""
    return TAKE_THREE <= action < PLACE_THREE_AT or TAKE_ONE <= action < PLACE_ONE_AT


@kernel
def list_placements(world: State, seat: int, edge: int, choice: int, race: Race, plans: Plans) -> None:
    """Add the turns that go on by placing the chosen pills."""
    actions = plans.lists[2]
    for i in range(legal(world, seat, actions)):
        action = int(actions[i])
        if PLACE_THREE_AT <= action < TAKE_ONE or PLACE_ONE_AT <= action < PASS:
            number = int(plans.count)
            plans.turns[number, 0], plans.turns[number, 1], plans.turns[number, 2] = edge, choice, action
            to = action - (PLACE_THREE_AT if action < TAKE_ONE else PLACE_ONE_AT)
            plans.value[number] = value_of(world, seat, to, race)
            plans.count = number + 1


@kernel
def list_choices(worlds: Array, seat: int, edge: int, race: Race, plans: Plans) -> None:
    """Add the turns that go on by choosing pills in ``worlds[1]``."""
    actions = plans.lists[1]
    for i in range(legal(worlds[1], seat, actions)):
        action = int(actions[i])
        if is_choice(action):
            worlds[2] = worlds[1]
            apply(worlds[2], seat, action)
            list_placements(worlds[2], seat, edge, action, race, plans)


@kernel
def list_turns(worlds: Array, seat: int, plans: Plans, swaps: bool, changes: bool) -> None:
    """List all turns open in the hidden record ``worlds[0]`` with their values; ``worlds[1:3]`` are scratch.

    The value is what is certain: the points of the pills placed, and the schedule afterwards. Turns with a swap, and
        those that change a choice made already, are included if wanted.
    """
    race = race_of(worlds[0])
    plans.count = 0
    if int(worlds[0].phase) != CHOOSE:
        list_placements(worlds[0], seat, NO_ACTION, NO_ACTION, race, plans)
        if not changes:
            return
    worlds[1] = worlds[0]
    list_choices(worlds, seat, NO_ACTION, race, plans)
    actions = plans.lists[0]
    for i in range(legal(worlds[0], seat, actions) if swaps else 0):
        edge = int(actions[i])
        if edge < TAKE_THREE:
            worlds[1] = worlds[0]
            apply(worlds[1], seat, edge)
            list_choices(worlds, seat, edge, race, plans)


def actions_of(turn: int) -> list[int]:
    """Return the actions of a turn that is played from its beginning."""
    to, form, anchor, edge = parts_of(turn)
    swap = [] if edge == NONE else [edge]
    if form == NONE:
        return [*swap, TAKE_ONE + anchor, PLACE_ONE_AT + to]
    return [*swap, TAKE_THREE + SPACES * form + anchor, PLACE_THREE_AT + to]


@kernel
def next_turn(world: State) -> None:
    """Play the best turn of the seat to move, as far as it sees."""
    seat = int(world.turn)
    _, turn = best_now(world, seat)
    if turn == NO_TURN:
        apply(world, seat, PASS)
    else:
        carry_out(world, seat, turn)


@kernel
def try_turns(worlds: Array, seat: int, plans: Plans, numbers: Array, values: Array, ahead: int, dice: Array) -> None:
    """Add to ``values`` what these turns lead to in one more imagined world, ``ahead`` further turns later.

    A round that has ended by then is evaluated by its points. ``worlds[1:3]`` are scratch.
    """
    worlds[1] = worlds[0]
    imagine(worlds[1], seat, dice)
    rounds = int(worlds[0].rounds)
    for i in range(len(numbers)):
        worlds[2] = worlds[1]
        for step in range(3):
            action = int(plans.turns[int(numbers[i]), step])
            if action != NO_ACTION:
                apply(worlds[2], seat, action)
        left = ahead
        while left > 0 and int(worlds[2].rounds) == rounds:
            next_turn(worlds[2])
            left -= 1
        over = int(worlds[2].rounds) != rounds
        values[i] += chance(worlds[2], seat, plans.points) if over else evaluate(worlds[2], seat)


@kernel
def try_in_worlds(
    worlds: Array,
    seat: int,
    plans: Plans,
    numbers: Array,
    values: Array,
    ahead: int,
    games: int,
    dice: Array,
    halt: Array,
) -> None:
    """Call ``try_turns`` for ``games`` worlds, fewer if ``halt`` becomes nonzero."""
    for _ in range(games):
        if int(halt[0]) == 0:
            try_turns(worlds, seat, plans, numbers, values, ahead, dice)


PLANS: arrays.dtype[Any] = arrays.dtype(
    (
        arrays.record,
        arrays.dtype(
            [
                ("count", arrays.int64),
                ("turns", arrays.int16, (MOST_TURNS, 3)),
                ("value", arrays.float64, (MOST_TURNS,)),
                ("lists", arrays.int32, (3, MOST_LEGAL)),
                ("points", arrays.int64, (4,)),
            ],
            align=True,
        ),
    )
)
