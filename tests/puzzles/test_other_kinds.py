"""Puzzles of the kinds that begin in 2027: a plain search of the tests' own finds one answer, and the same."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from parlour.core import verbs
from parlour.core.game import find_game, legal_actions
from parlour.core.kernel import boxed
from parlour.core.match import Match
from parlour.core.puzzles import SOLVER
from parlour.core.record import copied
from parlour.games.gridsy.board import neighbours
from parlour.games.gridsy.strategy.solver import own_cards
from parlour.games.pivot_pawns.components import ICON_CARDS, PAWNS
from parlour.games.queen_of_the_ticcitories.board import total
from parlour.games.tic.deck import CARDS, COMMON, NIC
from parlour.games.tic_squared.actions import DRAW
from parlour.puzzles import ANY, Practice, Puzzle, practice_of, solution_of, standing_of, start_puzzle
from tests.puzzles.samples import compiled, digest, solved
from tests.sampling import further


def puzzle_for(name: str, kind: str, number: int) -> Puzzle:
    return practice_of(find_game(name), Practice(kind, ANY, number))


@compiled
@pytest.mark.rule("QUE-12", "QUE-23", "QUE-28", "QUE-G02")
@pytest.mark.parametrize("number", [1, 2])
def test_only_one_way_through_the_last_two_rounds_of_queen_wins(number: int) -> None:
    puzzle = puzzle_for("queen-of-the-ticcitories", "duel", number)
    game = puzzle.game

    @functools.cache
    def margin(state: bytes) -> int:
        """By how much the solver is ahead at the end if both play for that, over all actions of both."""
        here = np.frombuffer(bytearray(state), game.dtype)[0]
        match = Match(game, None, here)
        if match.over:
            return int(total(here, SOLVER)) - int(total(here, 1 - SOLVER))
        (seat,) = match.seats_to_act()
        return (max if seat == SOLVER else min)(margin(then.tobytes()) for _, then in ways(here, seat))

    def ways(here: Any, seat: int) -> Iterator[tuple[int, Any]]:
        for action in legal_actions(game, here, seat):
            then = copied(here)
            verbs.apply(boxed(then), seat, action)
            yield action, then

    margins, own = {}, {}
    for lay, laid in ways(game.load(puzzle.position), SOLVER):
        for chosen, then in ways(laid, SOLVER):
            margins[lay, chosen] = margin(then.tobytes())
            own[lay, chosen] = best_own(puzzle, then)
    winning = [way for way, value in margins.items() if value > 0]
    assert [margins[way] for way in winning] == [puzzle.best]
    first, second = [action for seat, action in solution_of(puzzle) if seat == SOLVER][:2]
    assert winning == [(first, second)]
    assert own[first, second] < max(own.values()), "the best way for the own grid alone does not win"


def best_own(puzzle: Puzzle, state: Any) -> int:
    """The most points of the solver's grid at the end, whatever the other one does with its own."""
    if not (seats := Match(puzzle.game, None, copied(state)).seats_to_act()):
        return int(total(state, SOLVER))
    values = []
    for action in legal_actions(puzzle.game, state, seats[0]):
        then = copied(state)
        verbs.apply(boxed(then), seats[0], action)
        values.append(best_own(puzzle, then))
        if seats[0] != SOLVER:
            break
    return max(values)


@compiled
@pytest.mark.rule("GRA-19", "GRA-36", "GRA-D13")
@pytest.mark.parametrize("number", [1])
def test_only_one_turn_of_grannys_pills_fills_the_schedule_and_it_begins_with_a_swap(number: int) -> None:
    puzzle = puzzle_for("grannys-pills", "full", number)
    text = puzzle.game.rules.actions.text

    def ends(state: Any, taken: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
        """Yield every turn with the spaces filled after it; a chosen form is not chosen anew."""
        if int(state.turn) != SOLVER:
            yield taken, int((state.top[SOLVER] >= 0).sum())
            return
        for action in legal_actions(puzzle.game, state, SOLVER):
            if not (int(state.phase) and text(action).startswith("take")):
                then = copied(state)
                verbs.apply(boxed(then), SOLVER, action)
                yield from ends(then, (*taken, action))

    full = [taken for taken, filled in ends(puzzle.game.load(puzzle.position), ()) if filled == puzzle.best]
    assert full == [tuple(action for _, action in solution_of(puzzle))]
    assert puzzle.best == 9
    assert text(full[0][0]).startswith("swap")


@compiled
@pytest.mark.rule("SQR-18", "SQR-25", "SQR-26")
@pytest.mark.parametrize("number", [1, 2])
def test_only_one_card_of_tic_squared_begins_a_turn_that_goes_out(number: int) -> None:
    puzzle = puzzle_for("tic-squared", "out", number)

    @functools.cache
    def goes_out(state: bytes) -> bool:
        """Whether some way to play on in this turn, without drawing, lays the last card."""
        here = np.frombuffer(bytearray(state), puzzle.game.dtype)[0]
        match = Match(puzzle.game, None, here)
        if match.over:
            return bool(match.public().scores[SOLVER].winner)
        return match.seats_to_act() == (SOLVER,) and any(goes_out(then) for then in thens(here).values())

    def thens(here: Any) -> dict[int, bytes]:
        found = {}
        for action in legal_actions(puzzle.game, here, SOLVER):
            if action < DRAW:
                then = copied(here)
                verbs.apply(boxed(then), SOLVER, action)
                found[action] = then.tobytes()
        return found

    begun = puzzle.game.load(puzzle.position)
    assert len(puzzle.position["players"][SOLVER]["hand"]) == puzzle.best
    assert [action for action, then in thens(begun).items() if goes_out(then)] == [next(solution_of(puzzle))[1]]
    match, taken = solved(puzzle)
    assert match.over and len(taken) == puzzle.best


@pytest.mark.rule("GRI-17", "GRI-G02")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_only_one_choice_of_cards_of_gridsy_makes_a_grid(number: int) -> None:
    puzzle = puzzle_for("gridsy", "spare", number)
    cards = [card for card in range(CARDS) if own_cards(start_puzzle(puzzle).state, SOLVER) >> card & 1]
    beside = {(one, two) for one, two in neighbours(3)}
    choices = set[frozenset[int]]()

    def fill(laid: tuple[int, ...]) -> None:
        """Lay every card that fits in the next cell, in every way."""
        cell = len(laid)
        if cell == puzzle.best:
            choices.add(frozenset(laid))
            return
        for card in cards:
            touched = [laid[other] for other in range(cell) if (other, cell) in beside or (cell, other) in beside]
            if card not in laid and all(COMMON[card, other] != NIC for other in touched):
                fill((*laid, card))

    fill(())
    assert len(cards) > puzzle.best == 9
    (choice,) = choices
    match, taken = solved(puzzle)
    assert {int(card) for card in match.state.cells[SOLVER][:9]} == choice
    assert standing_of(puzzle, match, taken).solved


@pytest.mark.rule("PIV-21", "PIV-27", "PIV-29", "PIV-30", "PIV-31", "PIV-D5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_only_a_longer_way_to_the_first_target_of_pivot_pawns_reaches_both_soonest(number: int) -> None:
    """All ways are walked through by the icons on the cards, without looking which placements were met before."""
    puzzle = puzzle_for("pivot-pawns", "both", number)
    first, last = puzzle.position["tokens"][-2:]
    third = {
        (one, other): next(card for card in cards if card not in (one, other))
        for cards in ICON_CARDS
        for one in cards
        for other in cards
        if one != other
    }

    def pivots(places: tuple[int, ...], target: int) -> Iterator[tuple[tuple[int, int], tuple[int, ...]]]:
        for moving in range(PAWNS):
            for over in range(PAWNS):
                card = third.get((places[moving], places[over]), places[moving])
                if card not in places and (card % PAWNS != moving or card == target):
                    yield (moving, over), (*places[:moving], card, *places[moving + 1 :])

    def ways(places: tuple[int, ...], targets: tuple[int, ...], left: int) -> Iterator[tuple[tuple[int, int], ...]]:
        """Yield all ways of at most ``left`` pivots through the targets."""
        if not targets:
            yield ()
            return
        for pivot, there in pivots(places, targets[0]) if left else ():
            met = there[targets[0] % PAWNS] == targets[0]
            for way in ways(there, targets[met:], left - 1):
                yield (pivot, *way)

    start = tuple(puzzle.position["pawns"])
    (way,) = ways(start, (first, last), puzzle.best)
    assert len(way) == puzzle.best == 4
    assert min(map(len, ways(start, (first,), 2))) == 2, "the first target alone is nearer than the way there"
    text = puzzle.game.rules.actions.text
    assert [text(action) for _, action in solution_of(puzzle)] == [f"pivot {one} {other}" for one, other in way[:-1]]


def test_a_shortest_way_to_the_first_target_of_pivot_pawns_does_not_solve_two() -> None:
    puzzle = puzzle_for("pivot-pawns", "both", 1)
    match, taken = start_puzzle(puzzle), list[int]()
    for _, action in shortest_to_first(puzzle):
        taken.append(action)
        match.play(SOLVER, action)
    reached, done, over = standing_of(puzzle, match, taken)
    assert reached == len(taken) + 3 > puzzle.best
    assert (done, over) == (False, True)
    assert puzzle.by.help(match.state) is None


def shortest_to_first(puzzle: Puzzle) -> list[tuple[int, int]]:
    """Return seat and action of two pivots that win the first token."""
    start = start_puzzle(puzzle)
    for one in start.actions(SOLVER):
        then = start.copy()
        then.carry_out(SOLVER, one)
        for other in then.actions(SOLVER) if puzzle.by.allows(one) else ():
            won = then.copy()
            won.carry_out(SOLVER, other)
            if int(won.state.tokens[SOLVER]):
                return [(SOLVER, one), (SOLVER, other)]
    raise AssertionError("two pivots do not reach the first target")


def test_after_all_pivots_of_pivot_pawns_the_pawns_go_back_and_nothing_is_solved() -> None:
    puzzle = puzzle_for("pivot-pawns", "both", 1)
    match, taken = start_puzzle(puzzle), list[int]()
    places = [tuple(match.state.pawn.tolist())]
    while not standing_of(puzzle, match, taken).over:
        for action in filter(puzzle.by.allows, match.actions(SOLVER)):
            then = match.copy()
            then.carry_out(SOLVER, action)
            if not int(then.state.tokens[SOLVER]):
                break
        match.play(SOLVER, action)
        taken.append(action)
    assert len(taken) == 20 and tuple(match.state.pawn.tolist()) == places[0]
    assert standing_of(puzzle, match, taken) == (24, False, True)


def test_a_puzzle_of_two_targets_shows_both_and_the_last_token_is_the_only_one_left() -> None:
    puzzle = puzzle_for("pivot-pawns", "both", 1)
    match = start_puzzle(puzzle)
    tokens = [piece.id for piece in match.scene(SOLVER).pieces if piece.kind == "token"]
    assert tokens == [f"token-{card}" for card in puzzle.position["tokens"][-2:]]
    assert sorted(puzzle.position["tokens"]) == list(range(15))


@pytest.mark.parametrize("many", [20, further(365)])
def test_no_two_puzzles_of_two_targets_are_alike(many: int) -> None:
    assert len({digest(puzzle_for("pivot-pawns", "both", number)) for number in range(1, many + 1)}) == many
