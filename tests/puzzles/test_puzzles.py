"""Puzzles: the same for the same date, answered by the rules, and nothing is better, says a plain search of its own."""

from __future__ import annotations

import datetime
import functools
import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from parlour.core import verbs
from parlour.core.game import find_game, legal_actions
from parlour.core.kernel import JIT, boxed
from parlour.core.match import Match
from parlour.core.puzzles import RATINGS, SOLVER
from parlour.core.record import copied
from parlour.games.grannys_pills.board import standing
from parlour.games.gridsy.board import neighbours
from parlour.games.pivot_pawns.strategy.solver import all_shortest
from parlour.games.queen_of_the_ticcitories.board import total
from parlour.games.thirty_six.puzzles.block import faults
from parlour.games.tic.deck import COMMON, NIC
from parlour.games.tic_squared.record import DRAW
from parlour.puzzles import (
    FIRST,
    NoPuzzle,
    Puzzle,
    due_reply,
    find_help,
    kind_of,
    puzzle_games,
    puzzle_of,
    read_date,
    solution_of,
    standing_of,
    start_puzzle,
    today,
)
from tests.sampling import further

NAMES = (
    "grannys-pills",
    "gridsy",
    "pentic",
    "pivot-pawns",
    "queen-of-the-ticcitories",
    "thirty-six",
    "tic-squared",
    "tyramid",
)
compiled = pytest.mark.skipif(not JIT, reason="interpreted, a proof of 36 takes seconds")
DAYS = tuple(datetime.date(2026, 2, 26) + datetime.timedelta(days=day) for day in range(3 if JIT else 1))


def puzzles(name: str) -> Iterator[Puzzle]:
    return (puzzle_of(find_game(name), day) for day in DAYS)


def solved(puzzle: Puzzle) -> tuple[Match, list[int]]:
    """Play the answer by the rules, which judge every action."""
    match, taken = start_puzzle(puzzle), list[int]()
    for seat, action in solution_of(puzzle):
        match.play(seat, action)
        taken += [action] * (seat == SOLVER)
    return match, taken


def after(puzzle: Puzzle, position: dict[str, Any], seat: int, action: int) -> Match:
    match = Match.load(puzzle.game, position)
    match.play(seat, action)
    return match


def test_all_games_but_one_have_puzzles() -> None:
    assert tuple(sorted(game.name for game in puzzle_games())) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_answer_reaches_the_goal_as_well_as_can_be(name: str) -> None:
    for puzzle in puzzles(name):
        match, taken = solved(puzzle)
        assert standing_of(puzzle, match, taken) == (puzzle.best, True, True)
        assert puzzle.rating in RATINGS
        assert standing_of(puzzle, start_puzzle(puzzle), []) == (None, False, False), (
            "it is not solved from the beginning"
        )


BORDER = datetime.date(2026, 3, 1)
"""On this day the lot of 36 fell on the border puzzle."""


@pytest.mark.rule("T36-34")
def test_a_block_of_36_can_be_completed_and_is_solved_or_not() -> None:
    puzzle = puzzle_of(find_game("thirty-six"), BORDER)
    assert (puzzle.goal.id, puzzle.value, puzzle.by.FEWER) == ("border-goal", "border-value", None)
    match, taken = solved(puzzle)
    assert standing_of(puzzle, match, taken) == (puzzle.best, True, True)
    assert faults(block_of(match.state)) == []
    assert len(taken) == 9 - len(puzzle.position["tiles"])


def block_of(state: Any) -> list[tuple[int, int]]:
    """The tiles and their turns in reading order."""
    order = sorted(range(9), key=lambda tile: (int(state.tile_row[tile]), int(state.tile_column[tile])))
    return [(tile, int(state.rotation[tile])) for tile in order]


def test_on_about_one_day_of_three_36_has_a_border_puzzle() -> None:
    game = find_game("thirty-six")
    kinds = [kind_of(game, DAYS[0] + datetime.timedelta(days=day)).WORDS for day in range(300)]
    assert set(kinds) == {"puzzle", "border"}
    assert 70 < kinds.count("border") < 130


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_a_date_gives_the_same_puzzle_wherever_it_is_made(name: str) -> None:
    game = find_game(name)
    assert game.puzzles.kinds
    first, second = puzzle_of(game, DAYS[0]), puzzle_of(game, DAYS[1])
    assert first.position != second.position
    puzzle_of.__globals__["_make_puzzle"].cache_clear()
    assert puzzle_of(game, DAYS[0]) == first


KNOWN = {
    "grannys-pills": "5c9a8cc43df4ed86",
    "gridsy": "42a1a1c1e950edbb",
    "pentic": "f7a2cb1cb80b8c99",
    "pivot-pawns": "f926f0eba9f33c6b",
    "queen-of-the-ticcitories": "04c36f9285daab2a",
    "thirty-six": "45f8ddd93e41846c",
    "tic-squared": "df3929d6b3386d5f",
    "tyramid": "e4b5f0ce178d551a",
}
"""The first day's positions; whoever changes them changes everybody's puzzles, past ones, too."""

KNOWN_BORDER = "6b97107ec7d10276"


@pytest.mark.parametrize("name", NAMES)
def test_puzzles_of_the_past_stay_what_they_were(name: str) -> None:
    puzzle = puzzle_of(find_game(name), DAYS[0])
    assert digest(puzzle) == KNOWN[name]


def test_borders_of_the_past_stay_what_they_were() -> None:
    assert digest(puzzle_of(find_game("thirty-six"), BORDER)) == KNOWN_BORDER


def digest(puzzle: Puzzle) -> str:
    return hashlib.sha256(msgspec.json.encode(puzzle.position)).hexdigest()[:16]


def test_a_date_is_a_day_that_has_come() -> None:
    assert read_date(today().isoformat()) == today()
    for text in ("2026-02-30", "20260226", "2025-12-31", (today() + datetime.timedelta(days=1)).isoformat(), "x"):
        with pytest.raises(NoPuzzle):
            read_date(text)
    with pytest.raises(NoPuzzle, match="no puzzles"):
        puzzle_of(find_game("mismemory"), DAYS[0])


# --- nothing is better


@pytest.mark.rule("PEN-13", "PEN-14", "PEN-17", "PEN-18", "PEN-19")
def test_no_play_of_pentic_scores_as_much() -> None:
    for puzzle in puzzles("pentic"):
        start = start_puzzle(puzzle)
        points = [
            int(after(puzzle, puzzle.position, SOLVER, action).state.points[SOLVER]) for action in start.actions(SOLVER)
        ]
        assert sorted(points)[-1] == puzzle.best
        assert points.count(puzzle.best) == 1


@pytest.mark.rule("TYR-19", "TYR-24")
def test_no_turn_of_tyramid_scores_more() -> None:
    def best(match: Match) -> int:
        """Try every action of the turn, draws too, to its end."""
        if match.over or SOLVER not in match.seats_to_act():
            return int(match.state.points[SOLVER])
        here = match.game.position(match.state)
        return max(best(after(puzzle, here, SOLVER, action)) for action in match.actions(SOLVER))

    for puzzle in puzzles("tyramid"):
        assert best(start_puzzle(puzzle)) == puzzle.best


@compiled
@pytest.mark.rule("QUE-14", "QUE-18", "QUE-19", "QUE-21")
@pytest.mark.parametrize("day", DAYS)
def test_no_two_cards_of_queen_bring_more_and_the_dearest_first_place_is_wrong(day: datetime.date) -> None:
    puzzle = puzzle_of(find_game("queen-of-the-ticcitories"), day)

    def best(match: Match, taken: list[int]) -> int:
        """Try all ways of the solver to lay, to choose and to lay."""
        while found := due_reply(puzzle, match, taken):
            match.carry_out(*found)
        if len(taken) == 3:
            return int(total(match.state, SOLVER))
        values = []
        for action in match.actions(SOLVER):
            then = match.copy()
            then.carry_out(SOLVER, action)
            values.append(best(then, [*taken, action]))
        return max(values)

    start = start_puzzle(puzzle)
    by_first = {}
    for action in start.actions(SOLVER):
        match = after(puzzle, puzzle.position, SOLVER, action)
        by_first[action] = int(total(match.state, SOLVER)), best(match, [action])
    assert max(points for _, points in by_first.values()) == puzzle.best
    dearest = max(now for now, _ in by_first.values())
    assert all(points < puzzle.best for now, points in by_first.values() if now == dearest)


@compiled
@pytest.mark.rule("SQR-16", "SQR-17", "SQR-18", "SQR-19")
@pytest.mark.parametrize("day", DAYS)
def test_no_turn_of_tic_squared_lays_more_cards(day: datetime.date) -> None:
    puzzle = puzzle_of(find_game("tic-squared"), day)

    @functools.cache
    def longest(state: bytes) -> int:
        """Try every play of the turn to its end."""
        here = np.frombuffer(bytearray(state), puzzle.game.dtype)[0]
        if Match(puzzle.game, None, here).seats_to_act() != (SOLVER,):
            return 0
        return max((1 + longest(then) for then in thens(here)), default=0)

    def thens(here: Any) -> Iterator[bytes]:
        for action in legal_actions(puzzle.game, here, SOLVER):
            if action < DRAW:
                then = copied(here)
                verbs.apply(boxed(then), SOLVER, action)
                yield then.tobytes()

    lengths = [1 + longest(then) for then in thens(puzzle.game.load(puzzle.position))]
    assert max(lengths) == puzzle.best
    assert lengths.count(puzzle.best) == 1
    drawn = start_puzzle(puzzle)
    drawn.play(SOLVER, "draw")
    assert standing_of(puzzle, drawn, [drawn.entries[0].action]) == (0, False, True), "whoever draws has ended it"


@compiled
@pytest.mark.rule("GRA-41", "GRA-42", "GRA-43", "GRA-44")
@pytest.mark.parametrize("day", DAYS)
def test_no_turn_of_grannys_pills_brings_more_and_none_without_a_swap_as_much(day: datetime.date) -> None:
    puzzle = puzzle_of(find_game("grannys-pills"), day)

    def values(state: Any) -> Iterator[int]:
        """Yield the points after every turn; a chosen form is not chosen anew."""
        if int(state.turn) != SOLVER:
            yield int(standing(state, SOLVER))
            return
        for action in legal_actions(puzzle.game, state, SOLVER):
            text = puzzle.game.rules.actions.text(action)
            if int(state.phase) and text.startswith("take"):
                continue
            then = copied(state)
            verbs.apply(boxed(then), SOLVER, action)
            yield from values(then)

    begun = puzzle.game.load(puzzle.position)
    points = list(values(begun))
    assert max(points) == puzzle.best
    assert points.count(puzzle.best) == 1
    first = puzzle.game.rules.actions.text(next(solution_of(puzzle))[1])
    assert first.startswith("swap")


@pytest.mark.rule("PIV-21")
def test_no_way_of_pivot_pawns_is_shorter() -> None:
    for puzzle in puzzles("pivot-pawns"):
        edge, pivots, seen = [start_puzzle(puzzle)], 0, set[tuple[int, ...]]()
        while not any(int(match.state.tokens[SOLVER]) for match in edge):
            further = []
            for match in edge:
                here = match.game.position(match.state)
                for action in match.actions(SOLVER):
                    text = match.game.rules.actions.text(action)
                    if not text.startswith("pivot"):
                        continue
                    then = after(puzzle, here, SOLVER, action)
                    places = tuple(then.state.pawn.tolist())
                    if places not in seen:
                        seen.add(places)
                        further.append(then)
            edge, pivots = further, pivots + 1
        assert pivots == puzzle.best


@pytest.mark.rule("GRI-02", "GRI-G03")
def test_the_cards_of_gridsy_make_a_grid_without_another() -> None:
    for puzzle in puzzles("gridsy"):
        match, _ = solved(puzzle)
        grid = match.state.cells[SOLVER][:16].tolist()
        assert len(set(grid)) == 16
        assert all(COMMON[grid[one], grid[other]] != NIC for one, other in neighbours(4))
        assert int(match.state.dealt) == 16, "there is nothing less than no extra card"
        spoiled = start_puzzle(puzzle)
        spoiled.play(SOLVER, "extra")
        assert find_help(puzzle, spoiled) is None, "who has taken one is told, and not helped on"


@pytest.mark.rule("T36-27")
def test_nobody_wins_36_sooner_and_only_one_action_begins_it() -> None:
    puzzle = min(puzzles("thirty-six"), key=lambda puzzle: puzzle.best)
    game = puzzle.game

    @functools.cache
    def wins(state: bytes, turns: int) -> bool:
        """Whether the solver wins within so many turns, whatever the other does."""
        here = np.frombuffer(bytearray(state), game.dtype)[0]
        match = Match(game, None, here)
        if match.over:
            return int(here.left[SOLVER]) == 0
        (seat,) = match.seats_to_act()
        if seat == SOLVER and turns == 0:
            return False
        return (any if seat == SOLVER else all)(
            wins(after_, turns - ended) for after_, ended in ways(here, seat, legal_actions(game, here, seat))
        )

    def ways(here: Any, seat: int, actions: list[int]) -> Iterator[tuple[bytes, int]]:
        for action in actions:
            then = copied(here)
            verbs.apply(boxed(then), seat, action)
            yield then.tobytes(), int(seat == SOLVER and int(then.turn) != SOLVER)

    state = game.load(puzzle.position)
    assert not wins(state.tobytes(), puzzle.best - 1)
    assert wins(state.tobytes(), puzzle.best)
    first = [wins(then, puzzle.best - ended) for then, ended in ways(state, SOLVER, legal_actions(game, state, 0))]
    assert first.count(True) == 1


# --- what comes otherwise


TWO_BEGINNINGS = datetime.date(2026, 3, 21)
"""The dice of this day come by a position of 36 that two actions win as soon; it is passed over."""


@compiled
@pytest.mark.parametrize("day", [DAYS[0], TWO_BEGINNINGS])
def test_who_begins_36_otherwise_does_not_win_so_soon(day: datetime.date) -> None:
    puzzle = puzzle_of(find_game("thirty-six"), day)
    start = start_puzzle(puzzle)
    right = find_help(puzzle, start)
    for action in start.actions(SOLVER):
        if action == right:
            continue
        match, taken = start_puzzle(puzzle), list[int]()
        move: int | None = action
        while move is not None and not standing_of(puzzle, match, taken).over:
            match.play(SOLVER, move)
            taken.append(move)
            while found := due_reply(puzzle, match, taken):
                match.play(*found)
            move = puzzle.by.help(match.state) if SOLVER in match.seats_to_act() else None
        reached = standing_of(puzzle, match, taken).reached
        assert reached is None or reached > puzzle.best


def test_a_longer_way_of_pivot_pawns_solves_nothing() -> None:
    puzzle = puzzle_of(find_game("pivot-pawns"), DAYS[0])
    match, taken = start_puzzle(puzzle), list[int]()
    target = int(match.state.token[-1])

    def left(match: Match) -> int:
        ways = all_shortest(tuple(match.state.pawn.tolist()), target)
        return len(ways[0]) if ways else 0

    longer = (action for action in match.actions(SOLVER) if match.game.rules.actions.text(action).startswith("pivot"))
    action = next(each for each in longer if left(after(puzzle, puzzle.position, SOLVER, each)) >= puzzle.best)
    while not standing_of(puzzle, match, taken).over:
        match.play(SOLVER, action)
        taken.append(action)
        assert find_help(puzzle, match) is None, "the goal is out of reach"
        action = puzzle.by.help(match.state) or 0
    reached, solved, _ = standing_of(puzzle, match, taken)
    assert reached is not None
    assert reached > puzzle.best
    assert not solved


WEEK = [datetime.date(2026, 3, 2) + datetime.timedelta(days=day) for day in range(7)]


@compiled
@pytest.mark.parametrize("name", NAMES)
def test_mondays_are_easy_and_sundays_hard(name: str) -> None:
    """On most days the difficulty is that of the weekday, and never far from it."""
    ratings = [puzzle_of(find_game(name), day).rating for day in WEEK]
    assert sum(abs(rating - wanted) for rating, wanted in zip(ratings, RATINGS, strict=True)) <= 12
    assert sum(ratings[:2]) < sum(ratings[5:])


TWICE = {"thirty-six": 1}
"""Puzzles that come twice in a year: tiles are given in so few ways that some do."""


@compiled
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("days", [14, further(365)])
def test_no_two_days_of_a_year_have_the_same_puzzle(name: str, days: int) -> None:
    game, found = find_game(name), set[bytes]()
    for day in range(days):
        found.add(msgspec.json.encode(puzzle_of(game, FIRST + datetime.timedelta(days=day)).position))
    assert len(found) >= days - TWICE.get(name, 0)


def test_hidden_cards_change_no_best_answer() -> None:
    """What the solver may know is enough: the answer follows from the hand and the table."""
    for name in ("pentic", "tyramid"):
        puzzle = puzzle_of(find_game(name), DAYS[0])
        match = start_puzzle(puzzle)
        assert puzzle.by.help(match.view(SOLVER)) == puzzle.by.help(match.state)
