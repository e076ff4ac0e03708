"""The border puzzle that somebody solves alone (T36-34, D21): what may be laid, how it ends, and what leads on."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.core import conformance, fuzz
from parlour.core.conformance.inputs import stands
from parlour.core.conformance.one_match import bounds_hold, interpreted_agrees, replay_agrees
from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadPosition, ParlourError
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.puzzles import RATINGS, SOLVER
from parlour.games.thirty_six.puzzles import border
from parlour.games.thirty_six.puzzles.block import all_solutions, faults, fitting, laid_in, solutions
from parlour.games.thirty_six.scene import FACES
from tests.games.thirty_six.drawing import (
    E15,
    GAME,
    HALF,
    ONE_LEFT,
    STUCK,
    alone,
    block,
    faces,
    laying,
    refusal,
    tiles_of,
)


def walks(number: int) -> Iterator[Match]:
    """Puzzles of random dice, tried at random to their ends, and every position on the way."""
    for seed in range(number):
        dice = new_dice(seed)
        match = Match(GAME, GAME.rules.options(), border.make(dice).state)
        yield match
        while not match.over:
            actions = match.actions(SOLVER)
            match.play(SOLVER, actions[roll(dice, len(actions))])
            yield match


def lying(match: Match) -> dict[int, str]:
    """The faces that lie, by slots."""
    slots = {(row, column): row // 2 * 3 + column // 2 for row in (0, 2, 4) for column in (0, 2, 4)}
    return {
        slots[int(piece.y), int(piece.x)]: piece.face or "" for piece in match.public().pieces if piece.zone == "board"
    }


def agree(found: dict[int, str]) -> bool:
    """T36-34, letter by letter over the whole block."""
    letters = {
        (slot // 3 * 2 + row, slot % 3 * 2 + column): face.split("/")[row][column]
        for slot, face in found.items()
        for row in (0, 1)
        for column in (0, 1)
    }
    return all(
        letters[row, column] == letters[place]
        for row, column in letters
        for place in ((row, column + 1), (row + 1, column))
        if place in letters and (row // 2, column // 2) != (place[0] // 2, place[1] // 2)
    )


# --- laying


@pytest.mark.rule("T36-34", "T36-D21", "T36-02", "T36-ACT")
def test_a_tile_is_laid_where_its_squares_equal_those_it_touches() -> None:
    match = block(HALF)
    missing = {tile: (turns, slot) for tile, turns, slot in tiles_of(E15)}
    tile = next(iter(missing.keys() - {tile for tile, *_ in tiles_of(HALF)}))
    turns, slot = missing[tile]
    assert refusal(match, 0, laying(tile, turns, slot)) is None
    assert refusal(match, 0, laying(tile, (turns + 1) % 4, slot)) == "T36-34"
    assert refusal(match, 0, laying(tile, turns, 0)) == "T36-D19", "a tile lies there"
    assert refusal(match, 0, laying(1, 0, 6)) == "T36-02", "it lies already"
    assert refusal(match, 0, f"addTile {tile} {turns} {slot} 1") == "T36-D21"
    assert refusal(match, 0, "pass") == "T36-26"
    assert refusal(match, 0, "chooseColour 0") == "T36-ACT"


@pytest.mark.rule("T36-34", "T36-D21")
def test_what_may_be_laid_is_what_agrees_letter_by_letter() -> None:
    for match in walks(6 if JIT else 1):
        here, legal = lying(match), match.actions(SOLVER)
        free = [tile for tile in range(9) if not set(FACES[tile]) & set(here.values())]
        allowed = {
            laying(tile, turns, slot)
            for slot in set(range(9)) - here.keys()
            for tile in free
            for turns in range(4)
            if agree({**here, slot: FACES[tile][turns]})
        }
        assert {GAME.rules.actions.text(action) for action in legal} == allowed
        assert match.over == (not allowed)


@pytest.mark.rule("T36-34", "T36-D21")
def test_it_is_solved_when_all_tiles_lie() -> None:
    match = block(ONE_LEFT)
    assert match.points() == ([1], ())
    (last,) = match.actions(SOLVER)
    match.play(SOLVER, last)
    assert lying(match) == faces(E15)
    assert match.over and match.points() == ([0], (0,))
    assert border.reached(match.state, [last]) == 9
    assert not match.public().spots


@pytest.mark.rule("T36-D21")
def test_it_ends_unsolved_where_nothing_fits_and_is_taken_back() -> None:
    stuck = block(STUCK)
    stuck.play(SOLVER, GAME.rules.actions.text(stuck.actions(SOLVER)[0]))
    assert stuck.over and stuck.points() == ([4], ())
    assert border.reached(stuck.state, []) is None
    assert border.help(stuck.state) is None
    assert len(stuck.public().spots) == 4, "as many slots are empty as tiles are left"
    stuck.undo()
    assert not stuck.over


# --- what leads on


@pytest.mark.rule("T36-34")
def test_help_leads_on_wherever_a_solution_is_left_and_nowhere_else() -> None:
    helped = set()
    for match in walks(8 if JIT else 1):
        lies = lying(match)
        here = tuple(number(lies[slot]) if slot in lies else None for slot in range(9))
        action = border.help(match.state)
        left = next(solutions(here), None)
        assert (action is not None) == (left is not None and len(lies) < 9)
        helped.add(action is not None)
        if action is not None:
            then = Match.load(GAME, GAME.position(match.state))
            then.play(SOLVER, action)
            assert then.over == (len(lies) == 8) and (then.over or border.help(then.state) is not None)
    assert helped == {True, False} or not JIT


def number(face: str) -> tuple[int, int]:
    return next((tile, turned.index(face)) for tile, turned in enumerate(FACES) if face in turned)


def test_what_fits_is_found_alike_from_the_whole_block() -> None:
    """``fitting`` looks at the slot's own borders only."""
    solution = all_solutions()[7]
    for given in range(1 << 9):
        here = tuple(laid if given >> slot & 1 else None for slot, laid in enumerate(solution))
        if given.bit_count() == 8:
            slot = here.index(None)
            assert solution[slot] in fitting(here, slot)
            assert all(not faults((*solution[:slot], laid, *solution[slot + 1 :])) for laid in fitting(here, slot))


def test_puzzles_differ_and_fewer_given_tiles_are_harder() -> None:
    made = [border.make(new_dice(seed)) for seed in range(60 if JIT else 10)]
    given = [int(each.state.laid).bit_count() for each in made]
    assert set(given) == set(border.GIVEN) or not JIT
    assert {each.rating for each in made} == set(RATINGS) or not JIT
    ratings = [
        [each.rating for each, tiles in zip(made, given, strict=True) if tiles == count] for count in border.GIVEN
    ]
    means = [statistics.fmean(of) for of in ratings if of]
    assert means == sorted(means, reverse=True) or not JIT
    assert len({each.state.tobytes() for each in made}) >= len(made) - 2


def test_how_rarely_blind_laying_succeeds_is_what_is_seen() -> None:
    """One slot is left, so nothing can go wrong; and a walk agrees with what is computed."""
    solution = all_solutions()[0]
    assert border.chance((*solution[:8], None), {}) == 1
    here = (*solution[:5], None, None, None, None)
    expected, dice, won = border.chance(here, {}), new_dice(5), 0
    for _ in range(400):
        block_ = here
        while slots := [(slot, laid) for slot in border.slots_beside(block_) for laid in fitting(block_, slot)]:
            slot, laid = slots[roll(dice, len(slots))]
            block_ = laid_in(block_, slot, laid)
        won += None not in block_
    assert 0 < expected < 1
    assert won / 400 == pytest.approx(expected, abs=0.1)


# --- what is seen


@pytest.mark.rule("T36-34")
def test_a_touched_slot_is_refused_by_its_border() -> None:
    match, refused = block(STUCK), 0
    for tile in (tile for tile in range(9) if not set(FACES[tile]) & set(lying(match).values())):
        for spot in match.public().spots:
            if not any({f"tile-{tile}", spot.id} <= {*choice.path} for choice in match.choices(SOLVER)):
                assert match.why(SOLVER, [f"tile-{tile}", spot.id]).clause == "T36-34"
                refused += spot.id == "place-0-0"
    assert refused, "the first slot, too"


def test_a_tile_is_turned_before_it_is_placed_or_then() -> None:
    assert {choice.free for choice in block(HALF).choices(SOLVER)} == {2}


def test_what_is_to_be_laid_lies_where_it_did_when_others_have_gone() -> None:
    places: dict[str, tuple[float, float]] = {}
    for match in walks(1):
        for piece in match.public().pieces:
            if piece.zone == "supply":
                assert places.setdefault(piece.id, (piece.x, piece.y)) == (piece.x, piece.y)


# --- laws, and positions


@pytest.mark.parametrize("seed", range(4 if JIT else 1))
def test_the_laws_of_every_game_hold(seed: int) -> None:
    dice = new_dice(seed)
    match = Match(GAME, GAME.rules.options(), border.make(dice).state)
    conformance.examine(match, dice)
    while not match.over:
        actions = match.actions(SOLVER)
        match.play(SOLVER, actions[roll(dice, len(actions))])
        conformance.examine(match, dice)
    bounds_hold(match, 1)
    replay_agrees(match)
    if JIT:
        interpreted_agrees(match)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"phase": "over"}, "T36-D21"),
        ({"phase": "move"}, "T36-D21"),
        ({"counters": [0]}, "T36-D21"),
        ({"games": 1}, "T36-D21"),
        ({"options": {"layout": "draft"}}, "T36-D21"),
        ({"options": {"tournament": True}}, "T36-D21"),
        ({"turn": 1}, "there is no seat 1"),
        ({"players": []}, "players"),
        ({"players": [{"colour": 0, "pawn": None, "reserve": [12, 0, 0]}]}, "T36-D21"),
        ({"tiles": [{"tile": 0, "rotation": 0, "row": 1, "column": 0}]}, "T36-34"),
        ({"tiles": [{"tile": 0, "rotation": 0, "row": 6, "column": 0}]}, "T36-34"),
        ({"tiles": [{"tile": tile, "rotation": 0, "row": 0, "column": 0} for tile in (0, 1)]}, "T36-34"),
        ({"tiles": [{"tile": 0, "rotation": 0, "row": row, "column": 0} for row in (0, 4)]}, "T36-02"),
        (
            {"tiles": [{"tile": tile, "rotation": 0, "row": 0, "column": column} for tile, column in ((0, 0), (5, 2))]},
            "T36-34",
        ),
    ],
)
@pytest.mark.rule("T36-34", "T36-D21", "T36-02")
def test_what_cannot_be_alone(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.load({**alone(HALF), **change})


@pytest.mark.rule("T36-D21")
def test_the_phase_is_that_of_the_block() -> None:
    with pytest.raises(BadPosition, match="T36-D21"):
        GAME.load(alone(E15))
    assert GAME.load(alone(E15, phase="over")).phase != GAME.load(alone(HALF)).phase


@pytest.mark.rule("T36-01")
def test_nobody_begins_a_game_alone() -> None:
    with pytest.raises(BadPosition, match="T36-D21"):
        GAME.load({**alone(HALF), "phase": "choose"})


def test_what_load_accepts_is_playable() -> None:
    dice = new_dice(3)
    for match in walks(20 if JIT else 1):
        written = msgspec.json.decode(msgspec.json.encode(GAME.position(match.state)))
        try:
            loaded = Match.load(GAME, fuzz.spoil(written, dice))
        except ParlourError:
            continue
        stands(loaded, dice)
