"""Questions of their own kind, for games in which single actions cannot be valued by search.

In Gridsy and Pivot Pawns everybody acts at the same time, so what an action is worth depends on how quick others are.
There the seat is asked to reach something that nobody else can disturb, and answers are proved. In Granny's Pills pills
may be chosen again until they are placed, so that no choice costs anything; there it is asked for good.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

from parlour.bots.advice import CERTAIN
from parlour.core.dice import new_dice, roll
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import Array, boxed, run
from parlour.core.match import Match
from parlour.core.puzzles import SOLVER
from parlour.core.record import copied
from parlour.core.verbs import apply
from parlour.games.gridsy.actions import PUT_FIRST
from parlour.games.gridsy.board import is_valid
from parlour.games.gridsy.record import MOST_CELLS
from parlour.games.gridsy.strategy.solver import find_grid, own_cards
from parlour.games.pivot_pawns.components import ROUNDS
from parlour.games.pivot_pawns.puzzles import daily as pivots
from parlour.games.pivot_pawns.strategy.solver import goal, shortest
from parlour.lab.exam.drawing import (
    MATCHES,
    SPREAD,
    TRIED,
    Draw,
    Place,
    draw_question,
    find_places,
    new_question,
    play_greedily,
    spread_of,
)
from parlour.lab.exam.questions import GRID, PILLS, PIVOTS, Question
from parlour.lab.exam.valuing import Effort, Value, search_values

EXTRA_CARDS = 4
"""Extra cards of a grid that is to be completed, among which to choose."""
OPEN_CELLS = 3
"""Cells that are still open, and actions that are left."""
MOST_PILLS = 60
"""Most ways to take pills of a position that is asked."""
LOOK_AT_PILLS, WEIGH_PILLS = Effort(50, 50), Effort(200, 1_000)
"""Searches of what each choice of pills is worth."""
MOST_RIGHT = 0.6
"""Largest share of right answers in a question of this module."""

WON, SHARED, LOST = Value(1.0, CERTAIN), Value(0.5, CERTAIN), Value(0.0, CERTAIN)
SEATS = 2


def make_question(game: Game, number: int, draw: Draw) -> Question:
    """Return the question of a game and a number, from seeds alone."""
    return MAKERS.get(game.name, draw_question)(game, number, draw)


def _is_fair(values: dict[int, Value]) -> bool:
    """Whether some answers are right, and not too many."""
    right = sum(value == WON for value in values.values())
    return 0 < right <= MOST_RIGHT * len(values)


def _ask_pivots(game: Game, number: int, draw: Draw) -> Question:
    """Ask for the first pivot of the last demonstration, with as many pivots as are needed, at seven tokens all."""
    for attempt in itertools.count():
        made = pivots.make(new_dice(draw(f"pivots {attempt}")))
        made.state.players = SEATS
        made.state.bid[SOLVER], made.state.tokens[:SEATS] = made.best, (ROUNDS - 1) // SEATS
        match = Match.load(game, game.position(made.state))
        actions = match.actions(SOLVER)
        values = {action: _value_of_pivot(match.state, action, made.best - 1) for action in actions}
        if _is_fair(values):
            return new_question(game, number, PIVOTS, Place(match, SOLVER, actions), values)
    raise AssertionError


def _value_of_pivot(state: Any, action: int, left: int) -> Value:
    """Return WON if the target can be reached with the pivots left, else SHARED, since nobody else has bid."""
    if not pivots.allows(action):
        return SHARED
    after = copied(state)
    apply(boxed(after), SOLVER, action)
    if int(after.tokens[SOLVER]) > int(state.tokens[SOLVER]):
        return WON
    way = shortest(tuple(int(card) for card in after.pawn), goal(after))
    return WON if way is not None and len(way) <= left else SHARED


def _ask_grid(game: Game, number: int, draw: Draw) -> Question:
    """Ask for the first of the puts that complete a grid, when there is one for each open cell."""
    for attempt in itertools.count():
        dice = new_dice(draw(f"grid {attempt}"))
        place = _lay_all_but_few(game, dice)
        if place is None:
            continue
        view = place.match.view(SOLVER)
        values = {action: _value_of_put(view, action, place.actions) for action in place.actions}
        if _is_fair(values):
            return new_question(game, number, GRID, place, values)
    raise AssertionError


def _lay_all_but_few(game: Game, dice: Array) -> Place | None:
    """Return a match in which all cells but OPEN_CELLS are laid as in a grid; None if the cards make none."""
    seed = b"".join(roll(dice, 1 << 16).to_bytes(2, "big") for _ in range(16))
    match = Match.start(game, 1, None, seed)
    for _ in range(EXTRA_CARDS):
        match.play(SOLVER, "extra")
    size, cards = int(match.state.grid), own_cards(match.state, SOLVER)
    grid = find_grid(size, cards).grid
    if grid is None:
        return None
    open_cells = list[int]()
    while len(open_cells) < OPEN_CELLS:
        cell = roll(dice, size * size)
        open_cells += [cell] if cell not in open_cells else []
    for cell, card in enumerate(grid):
        if cell not in open_cells:
            match.play(SOLVER, PUT_FIRST + card * MOST_CELLS + cell)
    laid = {card for cell, card in enumerate(grid) if cell not in open_cells}
    tray = [card for card in range(cards.bit_length()) if cards >> card & 1 and card not in laid]
    puts = [PUT_FIRST + card * MOST_CELLS + cell for card in tray for cell in sorted(open_cells)]
    return Place(match, SOLVER, puts)


def _value_of_put(view: Any, action: int, puts: list[int]) -> Value:
    """Return WON if other puts complete the grid after this one, one for each cell that is then open."""
    card, cell = divmod(action - PUT_FIRST, MOST_CELLS)
    rest = [put for put in puts if divmod(put - PUT_FIRST, MOST_CELLS)[1] != cell]
    rest = [put for put in rest if divmod(put - PUT_FIRST, MOST_CELLS)[0] != card]
    for others in itertools.combinations(rest, OPEN_CELLS - 1):
        after = copied(view)
        for put in (action, *others):
            apply(boxed(after), SOLVER, put)
        if run(is_valid, after, SOLVER):
            return WON
    return LOST


def _ask_pills(game: Game, number: int, draw: Draw) -> Question:
    """Ask for the pills to take after a swap by lot: until they are placed others could be chosen as well."""
    best: tuple[float, Place] | None = None
    for attempt in range(MATCHES):
        dice = new_dice(draw(f"pills {attempt}"))
        for place in list(_swapped(play_greedily(game, dice), dice))[:TRIED]:
            spread = spread_of(_values_of_pills(game, place, draw(f"look {attempt}"), LOOK_AT_PILLS).values())
            if best is None or spread > best[0]:
                best = spread, place
            if spread >= SPREAD:
                break
        if best is not None and best[0] >= SPREAD:
            break
    assert best is not None, "somebody can take pills in some match"
    return new_question(game, number, PILLS, best[1], _values_of_pills(game, best[1], draw("values"), WEIGH_PILLS))


def _swapped(match: Match, dice: Array) -> Iterator[Place]:
    """Yield positions of a match at the beginning of a turn, after a swap by lot, in an order by lot."""
    name = match.game.rules.actions.text
    for place in find_places(match, dice, most=match.game.rules.most_legal):
        swaps = [action for action in place.actions if name(action).startswith("swap ")]
        if not swaps or any(name(action).startswith("place") for action in place.actions):
            continue
        place.match.play(place.seat, swaps[roll(dice, len(swaps))])
        actions = place.match.actions(place.seat)
        if 2 <= len(actions) <= MOST_PILLS:
            yield Place(place.match, place.seat, actions)


def _values_of_pills(game: Game, place: Place, seed: int, effort: Effort) -> dict[int, Value]:
    """Return the value of each choice of pills: that of the best way to place them."""
    view, seat, found = place.match.view(place.seat), place.seat, {}
    for action in place.actions:
        after = copied(view)
        apply(boxed(after), seat, action)
        placing = [
            each for each in legal_actions(game, after, seat) if game.rules.actions.text(each).startswith("place")
        ]
        found[action] = max(search_values(game, after, seat, placing, seed, effort).values())
    return found


MAKERS: dict[str, Callable[[Game, int, Draw], Question]] = {
    "grannys-pills": _ask_pills,
    "gridsy": _ask_grid,
    "pivot-pawns": _ask_pivots,
}
