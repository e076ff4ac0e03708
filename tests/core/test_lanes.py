"""Duplicate matches: a seat's draws follow from the seed, the seat and their number, and are as fair as others."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.chance import DUPLICATE, draw
from parlour.core.conformance.one_match import components_stay
from parlour.core.conformance.random_play import Still, play_at_random
from parlour.core.conformance.worlds import compare, random_pairs
from parlour.core.dice import new_dice
from parlour.core.entries import Board
from parlour.core.game import Game, find_game, games
from parlour.core.kernel import JIT, run
from parlour.core.lanes import enter_lane, leave_lane
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.games.grannys_pills.play import draw_in_lane
from parlour.games.tic.hands import deal

BOARD = Board("0" * 64, 1)
DEALT = "tyramid", "tic-squared"
"""Games that deal from a stock during play."""
DRAWING = (*DEALT, "pentic", "grannys-pills")
"""Games in which what is drawn could depend on how they are played."""
SHUFFLED = {"mismemory": "face", "pivot-pawns": "token", "queen-of-the-ticcitories": "stock"}
"""Games whose whole chance lies on the table after set-up, and a field that holds some of it."""
BY_NUMBER = {"thirty-six": {"tournament": True}, "gridsy": {"grid": 3}}
"""Games that draw only whole new deals, the same for the same number whatever was played before."""
TABLES = settings(max_examples=30 if JIT else 2, deadline=None)

Draws = dict[Any, tuple[Counter[int], int]]
"""What was there and what came, for each draw, by whose it is and its number."""


def start(game: Game, seed: int, players: int | None = None, **options: Any) -> Match:
    players = players or max(2, game.rules.players[0])
    return Still.start(game, players, options, seed.to_bytes(32, "big"), board=BOARD)


def play(game: Game, seed: int, luck: int, players: int | None = None, **options: Any) -> list[Any]:
    """Play a duplicate match at random; return its records from set-up to end, and who acted between them."""
    match = start(game, seed, players, **options)
    play_at_random(match, new_dice(luck), 4)
    return [match.position(number) for number in range(len(match.entries) + 1)]


def draws_from_stock(records: list[Any]) -> Draws:
    """Find the draws of a game that deals from its stock: by seat and number."""
    found: Draws = {}
    numbers: Counter[int] = Counter()
    for before, after in itertools.pairwise(records):
        there = Counter(before.stock[int(before.dealt) :].tolist())
        for place in range(int(before.dealt), int(after.dealt)):
            seat, card = int(after.holder[place]), int(after.stock[place])
            found[seat, numbers[seat]] = there.copy(), card
            numbers[seat] += 1
            there -= Counter([card])
    return found


def draws_of_pentic(records: list[Any]) -> Draws:
    """Find the draws of Pentic: by seat and round."""
    found: Draws = {}
    for before, after in itertools.pairwise(records):
        if int(after.tags) > int(before.tags):
            seat = int(before.turn)
            (slot,) = np.flatnonzero(after.hand_tag[seat] == after.tags)
            card = int(after.hand[seat, slot])
            found[seat, int(before.rounds)] = Counter([*after.stock[: int(after.left)].tolist(), card]), card
    return found


def draws_of_pills(records: list[Any]) -> Draws:
    """Find the draws of Granny's Pills: by round, seat and number. Those after which a round ends are left out."""
    found: Draws = {}
    numbers: Counter[Any] = Counter()
    for before, after in itertools.pairwise(records):
        if int(before.rounds) != int(after.rounds) or int(after.tags) == int(before.tags):
            continue
        whose = int(before.rounds), int(before.turn)
        bag = Counter({kind: int(left) for kind, left in enumerate(before.bag)})
        for tag in range(int(before.tags) + 1, int(after.tags) + 1):
            (place,) = np.flatnonzero(after.tag == tag)
            kind = int(after.pill[place])
            found[*whose, numbers[whose]] = bag.copy(), kind
            numbers[whose] += 1
            bag[kind] -= 1
    return found


def draws_of(game: Game, records: list[Any]) -> Draws:
    if game.name in DEALT:
        return draws_from_stock(records)
    return draws_of_pentic(records) if game.name == "pentic" else draws_of_pills(records)


def differing(one: Draws, other: Draws) -> Iterator[Any]:
    """Yield the draws that differ although at both tables the other table's piece was there as well."""
    for whose in one.keys() & other.keys():
        (here, came), (there, other_came) = one[whose], other[whose]
        lacking = there[came] < here[came] or here[other_came] < there[other_came]
        if came != other_came and not lacking:
            yield whose


@pytest.mark.parametrize("name", DRAWING)
@TABLES
@given(seed=st.integers(0, 1 << 64), luck=st.integers(0, 1 << 30), players=st.sampled_from((2, 3, 4)))
def test_draws_differ_only_where_a_piece_is_gone(name: str, seed: int, luck: int, players: int) -> None:
    game = find_game(name)
    one, other = (draws_of(game, play(game, seed, way, players)) for way in (luck, luck + 1))
    assert not list(differing(one, other))


@pytest.mark.parametrize("name", DRAWING)
def test_tables_that_diverge_mostly_draw_the_same(name: str) -> None:
    """In an ordinary match they hardly do once somebody drew once more."""
    game, shared, all_ = find_game(name), 0, 0
    for seed in range(8 if JIT else 2):
        one, other = (draws_of(game, play(game, seed, way)) for way in (1, 2))
        both = one.keys() & other.keys()
        shared += sum(one[whose][1] == other[whose][1] for whose in both)
        all_ += len(both)
    assert all_ > 20
    assert shared > 0.5 * all_


@pytest.mark.parametrize("name", SHUFFLED)
def test_a_game_that_is_dealt_at_setup_draws_no_more(name: str) -> None:
    game = find_game(name)
    for luck in range(4):
        records = play(game, 5, luck)
        assert len({int(record.drawn) for record in records}) == 1
        first, last = (record[SHUFFLED[name]] for record in (records[0], records[-1]))
        assert luck or len(records) > 10
        if name == "queen-of-the-ticcitories":  # lines are taken from the end of the stock, in this order
            assert (last[: int(records[-1].left)] == first[: int(records[-1].left)]).all()


@pytest.mark.parametrize("name", BY_NUMBER)
def test_new_deals_are_the_same_whatever_was_played(name: str) -> None:
    game = find_game(name)
    tables = [deals(name, play(game, 7, luck, 3, **BY_NUMBER[name])) for luck in range(4)]
    longest = max(tables, key=len)
    assert len(longest) > 1
    assert all(table == longest[: len(table)] for table in tables)


def deals(name: str, records: list[Any]) -> list[bytes]:
    """Return the boards of the games of 36, the decks of the rounds of Gridsy."""
    fields = ("game", "tile_row", "tile_column", "rotation") if name == "thirty-six" else ("rounds", "deck")
    found = [(int(record[fields[0]]), b"".join(record[field].tobytes() for field in fields[1:])) for record in records]
    ended = max(number for number, _ in found) if name == "thirty-six" else -1  # no board follows the last game
    return [deal for _, deal in sorted({number: deal for number, deal in found if number != ended}.items())]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_duplicate_match_keeps_components_and_its_place_in_the_stream(game: Game) -> None:
    match = start(game, 11)
    play_at_random(match, new_dice(1), 4)
    components_stay(match, new_dice(0))
    assert int(match.state.drawn) >= DUPLICATE
    for record in (match.position(0), match.state):
        loaded = game.load(game.position(record))
        assert (loaded.drawn, loaded.key.tobytes(), loaded.block.tobytes()) == (
            record.drawn,
            record.key.tobytes(),
            record.block.tobytes(),
        )


@pytest.mark.parametrize("name", DRAWING)
def test_nobody_is_sent_what_they_may_not_know_in_a_duplicate_match(name: str) -> None:
    pairs = 0
    for seed in range(4 if JIT else 1):
        for pair, dice in random_pairs(start(find_game(name), seed), seed):
            compare(pair, dice)
            pairs += 1
    assert pairs > (20 if JIT else 2)


def test_a_view_does_not_tell_that_a_match_is_a_duplicate_one() -> None:
    for game in games().values():
        view = start(game, 3).view(0)
        assert int(view.drawn) == 0
        assert not view.key.any()


# --- uniform


def near_end(left: int) -> Any:
    """Return a record of Tyramid with the first cards dealt, so that these many are left."""
    state = copied(start(find_game("tyramid"), 1).state)
    state.stock[:] = np.arange(125)
    state.holder[:] = -1
    state.dealt = 125 - left
    return state


def chi_square(counts: Counter[Any], cases: int) -> float:
    expected = counts.total() / cases
    return sum((n - expected) ** 2 / expected for n in counts.values()) + (cases - len(counts)) * expected


@pytest.mark.parametrize(("seats", "bound"), [((0, 0), 43.8), ((0, 1), 43.8)])
def test_cards_come_evenly_and_independently(seats: tuple[int, int], bound: float) -> None:
    """Of five cards, the first two: 20 ways; chi-square, 19 degrees, 0.1 %."""
    state, counts = near_end(5), Counter[tuple[int, int]]()
    trials = 4000 if JIT else 200
    for key in range(trials):
        table = copied(state)
        table.key[0], table.key[1] = key, 77
        for seat in seats:
            run(deal, table, seat)
        counts[int(table.stock[120]), int(table.stock[121])] += 1
    assert chi_square(counts, 20) < bound


def test_pills_come_as_often_as_there_are_of_them() -> None:
    """Chi-square, 2 degrees, 0.1 %: of six pills three are of one kind, two of another."""
    state = copied(start(find_game("grannys-pills"), 1).state)
    state.bag[:] = 0
    state.bag[3], state.bag[9], state.bag[15] = 3, 2, 1
    trials, counts = 3000 if JIT else 300, Counter[int]()
    for lane in range(trials):
        counts[int(run(draw_in_lane, state, lane))] += 1
    expected = {3: trials / 2, 9: trials / 3, 15: trials / 6}
    assert counts.keys() <= expected.keys()
    assert sum((counts[kind] - n) ** 2 / n for kind, n in expected.items()) < 13.8


# --- the lanes themselves


def test_a_lane_gives_the_same_whatever_was_drawn_before() -> None:
    state, other = (copied(start(find_game("pentic"), 1).state) for _ in range(2))
    run(draw, other, 10)
    found = []
    for table in (state, other):
        before = run(enter_lane, table, 5)
        found.append([run(draw, table, 1000) for _ in range(20)])
        run(leave_lane, table, before)
    assert found[0] == found[1]
    assert len(set(found[0])) > 15


def test_leaving_a_lane_goes_back_to_the_very_place() -> None:
    state, other = (copied(start(find_game("pentic"), 1).state) for _ in range(2))
    before = run(enter_lane, state, 9)
    run(draw, state, 1000)
    run(leave_lane, state, before)
    assert state.tobytes() == other.tobytes()
    assert [run(draw, state, 1000) for _ in range(20)] == [run(draw, other, 1000) for _ in range(20)]


def test_an_ordinary_match_has_no_lanes() -> None:
    game = find_game("pentic")
    state = copied(Match.start(game, 2, {}, bytes(32)).state)
    whole = state.tobytes()
    run(leave_lane, state, run(enter_lane, state, 9))
    assert state.tobytes() == whole


@pytest.mark.parametrize("name", DRAWING)
def test_compiled_and_interpreted_duplicate_matches_are_the_same(name: str) -> None:
    game, match = find_game(name), start(find_game(name), 2)
    play_at_random(match, new_dice(3))
    state = copied(match.position(0))
    for index, (seat, action) in enumerate(match.entries[:60]):
        game.kernels["apply"].interpret(state, seat, action)
        assert state.tobytes() == match.position(index + 1).tobytes()
