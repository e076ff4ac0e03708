"""Tic Squared: what a seat may know, the slow twin, positions that cannot be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.game import hidden
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.verbs import CLOCK
from parlour.games.tic.deck import EMPTY, NAMES, NOBODY, UNKNOWN
from parlour.games.tic.hands import TABLE, contains
from parlour.games.tic_squared.legality import has_play
from tests.games.tic.knowing import (
    deals_every_unseen_card_everywhere,
    deals_in_every_order,
    holds_every_card_once,
    imagined,
    shows_all_but,
)
from tests.games.tic_squared.drawing import (
    GAME,
    STARTS,
    W1,
    A,
    B,
    Grid,
    choose_all,
    drawn,
    grid_of,
    hand_of,
    play,
    started,
)
from tests.sampling import SEEDS

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"deck_out": "play_on", "start": "random"},
    {"mode": "race"},
    {"mode": "race", "race_penalty": False, "deck_size": 60},
]


# --- what a seat may know


@pytest.mark.rule("TIC-G10", "SQR-G01")
def test_other_hands_deck_and_aside_are_hidden():
    match = drawn([W1, STARTS[1]], ["5Xr +3", "+6"], 9)
    view = GAME.position(match.view(A))
    assert "5Xr" in view["players"][A]["hand"]
    assert view["players"][B]["hand"] == (None,) * 6
    assert set(view["deck"]) == set(view["aside"]) == {None}
    assert not int(match.view(A).low[B]) | int(match.view(A).high[B])
    assert not match.view(-1).low.any()


@pytest.mark.rule("TIC-G10")
def test_but_for_hands_and_the_deck_all_is_public_once_the_start_cards_lie():
    shows_all_but(GAME, "stock", "low", "high")


@pytest.mark.rule("TIC-G10", "TIC-02")
@pytest.mark.parametrize("viewer", [-1, A])
def test_imagined_worlds_deal_every_unseen_card_everywhere(viewer):
    deals_every_unseen_card_everywhere(drawn([W1, STARTS[1]], ["5Xr +3", "+3"], 9), viewer)


@pytest.mark.rule("TIC-G10")
def test_three_unseen_cards_come_in_every_order():
    state = drawn([W1, STARTS[1]], ["+3", "+3"]).state
    state.holder[:] = TABLE
    state.holder[[0, 1, 124]] = B, B, NOBODY
    deals_in_every_order(hidden(GAME, state, A), A)


@pytest.mark.rule("SQR-G25")
def test_a_card_drawn_in_a_turn_that_goes_on_fits_somewhere_in_every_imagined_world():
    from parlour.core.verbs import imagine
    from parlour.games.tic_squared.legality import fitting

    match = drawn([W1, STARTS[1]], ["3Co +3", "+9"], "5Xr 1Cc")
    play(match, A, "draw")
    view, dice = match.view(B), new_dice(3)
    assert int(view.stock[int(view.fresh)]) == UNKNOWN
    for _ in range(60 if JIT else 8):
        world = view.copy()
        imagine(world, B, dice)
        holds_every_card_once(world)
        assert contains(*fitting(world, A), int(world.stock[int(world.fresh)]))


@pytest.mark.rule("SQR-G21")
@pytest.mark.parametrize(("card", "able"), [("3Xv", True), ("5Cr", False)])
def test_in_every_imagined_race_without_a_deck_those_can_lay_something_who_are_shown_to(card, able):
    match = drawn([W1, STARTS[1]], ["3Xc +3", card], 0, {"mode": "race"})
    assert bool(int(match.state.able) >> B & 1) is able
    assert {has_play(world, B) for world, _ in imagined(match.view(A), A, 12)} == {able}


# --- the slow twin


def alike(a: str, b: str) -> int:
    return sum(x == y for x, y in zip(a, b, strict=True))


def naive_open(grid: Grid) -> set[tuple[int, int]]:
    """The open cells, read off the drawing: peel a line from a side, or take the grid as full."""
    filled = set(grid)
    rows, columns = {r for r, _ in filled}, {c for _, c in filled}
    top, bottom, first, last = min(rows), max(rows), min(columns), max(columns)
    box = {(r, c) for r in range(top, bottom + 1) for c in range(first, last + 1)}
    tall, wide = bottom - top + 1, last - first + 1
    if box == filled:
        lying = {(r, c) for r in (top - 1, bottom + 1) for c in range(first, last + 1)}
        standing = {(r, c) for c in (first - 1, last + 1) for r in range(top, bottom + 1)}
        return (lying if tall <= wide else set()) | (standing if wide <= tall else set())
    found = set()
    for line in (
        {(top, c) for c in range(first, last + 1)},
        {(bottom, c) for c in range(first, last + 1)},
        {(r, first) for r in range(top, bottom + 1)},
        {(r, last) for r in range(top, bottom + 1)},
    ):
        if box - line <= filled:
            laid = line & filled
            found |= {(r, c) for r, c in line - filled if any(abs(r - y) + abs(c - x) == 1 for y, x in laid)}
    return found


def naive_plays(match: Match, seat: int) -> set[tuple[str, int, int, int]]:
    """All plays of the first action of a turn, read off the rules."""
    hand, found = hand_of(match, seat), set()
    for owner in range(match.players):
        grid = grid_of(match, owner)
        for r, c in naive_open(grid):
            near = [grid[y, x] for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if (y, x) in grid]
            assert 1 <= len(near) <= 2
            for card in hand:
                shared = [alike(card, other) for other in near]
                if min(shared) >= 1 and (len(hand) > 1 or max(shared) == 2):
                    found.add((card, owner, r, c))
    return found


@pytest.mark.rule("SQR-10", "SQR-11", "SQR-12", "SQR-16")
@pytest.mark.parametrize("seed", range(6 if JIT else 3))
def test_plays_are_those_of_the_naive_reading(seed):
    match = started(2 + seed % 3, seed, deck_size=125 if seed % 2 else None)
    choose_all(match)
    dice = new_dice(seed)
    while not match.over:
        (seat,) = match.seats_to_act()
        legal = match.actions(seat)
        if not int(match.state.plays) and int(match.state.fresh) == EMPTY:
            found = [GAME.rules.actions.split(action)[1] for action in legal]
            plays = {(v["card"], v["owner"], v["row"], v["column"]) for v in found if v}
            assert plays == naive_plays(match, seat)
        plays_first = [action for action in legal if GAME.rules.actions.text(action).startswith("play")] or legal
        match.play(seat, plays_first[roll(dice, len(plays_first))])


@settings(max_examples=12 if JIT else 3)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_cards_are_conserved(options, seed):
    match = started(2 + seed % 3, seed, **options)
    dice = new_dice(seed)
    while not match.over:
        seat = pick_actor(match.actors(), dice)
        if seat == CLOCK:
            match.expire("idle")
        else:
            legal = match.actions(seat)
            match.play(seat, legal[roll(dice, len(legal))])
        state = match.state
        assert sorted(state.stock.tolist()) == list(range(125))
        on_table = {int(c) for c, h in zip(state.stock, state.holder, strict=True) if int(h) == TABLE}
        assert on_table == {int(card) for card in state.grid.flatten() if int(card) != EMPTY}
        assert int(state.cards.sum()) == len(on_table)
        for s in range(match.players):
            mine = {int(c) for c, h in zip(state.stock, state.holder, strict=True) if int(h) == s}
            assert int(state.held[s]) == len(mine)
            assert int(state.low[s]) == sum(1 << c for c in mine if c < 63)
            assert int(state.high[s]) == sum(1 << c - 63 for c in mine if c >= 63)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_the_laws_of_every_game(options, seed):
    conformance.laws(GAME, seed, options=options, every=None if JIT else 40)


@pytest.mark.rule("SQR-G13", "SQR-G21", "SQR-G22")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", [*OPTION_SETS, {"deck_size": 125, "deck_out": "play_on"}], ids=str)
def test_random_games_end_within_the_bound(options, players):
    if options.get("deck_size", 125) >= 12 * players + 6:
        conformance.termination(GAME, 10_000 if JIT else 2, players, options)


def test_the_largest_grid_stays_in_its_window():
    state = drawn(["3Xo*", STARTS[1]], ["+3", "+3"]).state
    from parlour.games.tic_squared.board import coordinates, count_open, lay, open_cell

    rest = iter([card for card in range(125) if NAMES[card] != "3Xo"])
    for _ in range(120):
        place = open_cell(state, A, 0) if open_cell(state, A, 0) != EMPTY else open_cell(state, A, 1)
        row, column = coordinates(place)
        lay(state, A, row, column, next(rest))
    assert (int(state.tall[A]), int(state.wide[A])) == (11, 11)
    assert count_open(state, A) == 44
    assert all(np.abs(coordinates(open_cell(state, A, n))).max() <= 11 for n in range(44))
