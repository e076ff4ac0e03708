"""Queen of the Ticcitories: clauses and decisions, options, laws."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadOption, BadPosition, Unreadable
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.verbs import imagine
from parlour.games.queen_of_the_ticcitories.state import BOTTOM, DECK, DISCARDED, LINE
from parlour.games.tic.deck import EMPTY, NAMES, RANK
from tests.games.queen_of_the_ticcitories.drawing import (
    GAME,
    A,
    B,
    C,
    D,
    cards_in,
    drawn,
    lay_on,
    open_cells,
    play,
    refusal,
    rows_of,
    targets,
)

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"raid": "once"},
    {"raid": "each", "grid": 3, "start": "random"},
    {"grid": 5, "raid": "each", "start": 1},
    {"line": 3},
    {"line": 4, "grid": 5, "raid": "once"},
]


def started(players: int = 2, seed: int = 1, **options: Any) -> Match:
    return Match.start(GAME, players, GAME.read_options(options, players), seed.to_bytes(32, "big"))


def random_steps(match: Match, seed: int):
    """Play at random to the end; give seat and action before each is played."""
    dice = new_dice(seed)
    while not match.over:
        (seat,) = match.seats_to_act()
        legal = match.actions(seat)
        action = legal[roll(dice, len(legal))]
        yield seat, action
        match.play(seat, action)


# --- set-up


@pytest.mark.rule("QUE-02", "QUE-03", "QUE-G06", "TIC-G02", "TIC-G04")
def test_the_draw_ranks_all_and_its_cards_go_under_the_deck_in_random_order():
    orders = set()
    for seed in range(20):
        match = started(3, seed)
        drawn_cards = [int(card) for card in match.state.drawn_card[:3]]
        best_first = sorted(range(3), key=lambda seat: -int(RANK[drawn_cards[seat]]))
        assert match.state.rank.tolist() == [*best_first, -1, -1, -1]
        bottom = match.state.stock[:3].tolist()
        assert sorted(bottom) == sorted(drawn_cards)
        orders.add(tuple(bottom.index(card) for card in drawn_cards))
    assert len(orders) > 3


@pytest.mark.rule("QUE-04", "QUE-05", "QUE-06", "QUE-G05", "QUE-07")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_line_of_as_many_cards_as_players_then_a_start_card_each(players):
    match = started(players)
    position = GAME.position(match.state)
    assert len(position["next"]) == players
    assert position.get("line", ()) == ()
    assert [len(rows_of(match, seat)) for seat in range(players)] == [1] * players
    assert len(position["deck"]) == 125 - 2 * players
    assert match.seats_to_act() == (int(match.state.rank[0]),)


@pytest.mark.rule("QUE-G05", "QUE-05", "QUE-04")
def test_line_and_start_cards_come_off_the_deck_in_this_order():
    """One shuffle for three and for six: what three get as line and start cards, six have in their line."""
    three, six = started(3, 5, start=0), started(6, 5, start=0)
    line = cards_in(GAME.position(three.state)["next"])
    assert line + [rows_of(three, seat)[0][0] for seat in range(3)] == cards_in(GAME.position(six.state)["next"])


@pytest.mark.rule("TIC-G03")
def test_without_the_draw_the_rank_goes_clockwise_from_the_lot_or_the_seat_agreed():
    assert started(4, start=2).state.rank.tolist() == [2, 3, 0, 1, -1, -1]
    assert {started(4, seed, start="random").seats_to_act() for seed in range(30)} == {(0,), (1,), (2,), (3,)}
    match = started(4, start="random")
    assert (match.state.drawn_card == EMPTY).all()
    assert not (match.state.where == BOTTOM).any()
    with pytest.raises(BadOption, match="no seat 2"):
        started(2, start=2)


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players):
    with pytest.raises(BadOption):
        started(players)


@pytest.mark.rule("QUE-29", "QUE-27", "QUE-G07", "QUE-G08", "QUE-G09", "TIC-G03")
@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("grid", [3, 4, 5], [2, 6, "4"]),
        ("line", [2, 3, 4], [1, 5, "2"]),
        ("raid", ["off", "once", "each"], ["on", True]),
        ("start", ["value_draw", "random", 0, 5], [6, "first"]),
    ],
)
def test_option_ranges(option, good, bad):
    for value in good:
        assert getattr(GAME.read_options({option: value}), option) == value
    for value in bad:
        with pytest.raises(BadOption) as refused:
            GAME.read_options({option: value})
        assert refused.value.field == f"options.{option}"


def test_options_have_ranges():
    conformance.options_have_ranges(GAME)


@pytest.mark.rule("QUE-27", "QUE-29", "QUE-G07", "QUE-G08")
def test_longer_lines_are_for_two_and_the_largest_grids_for_five():
    for players, options, field in ((3, {"line": 3}, "line"), (6, {"line": 4}, "line"), (6, {"grid": 5}, "grid")):
        with pytest.raises(BadOption) as refused:
            started(players, **options)
        assert refused.value.field == f"options.{field}"
    assert int(started(5, grid=5).state.grid) == 5
    assert [len(GAME.position(started(2, line=length).state)["next"]) for length in (2, 3, 4)] == [2, 3, 4]


# --- choosing


@pytest.mark.rule("QUE-07", "QUE-08", "QUE-10")
def test_tokens_go_down_in_the_order_of_rank_and_only_then_the_second_line_is_laid():
    match = drawn("1Cv", "1Rv", "1Tv", rounds=0, next_line="2Cc 2Rc 2Tc", rank=[C, A, B], turn=C, deck="3Sy 3So 3Sr")
    assert match.seats_to_act() == (C,)
    assert refusal(match, "choose 1", A) == "QUE-ACT"
    play(match, "choose 2")
    assert match.seats_to_act() == (A,)
    assert refusal(match, "choose 2") == "QUE-08"
    assert refusal(match, "choose 4") == "QUE-ACT"
    assert refusal(match, "lay 0 0 1") == "QUE-07"
    play(match, "choose 3")
    assert cards_in(GAME.position(match.state)["next"]) == ["2Cc", "2Rc", "2Tc"]
    play(match, "choose 1")
    position = GAME.position(match.state)
    assert [(place["card"], place["token"]) for place in position["line"]] == [("2Cc", B), ("2Rc", C), ("2Tc", A)]
    assert cards_in(position["next"]) == ["3Sy", "3So", "3Sr"]
    assert int(match.state.rounds) == 1
    assert match.seats_to_act() == (B,)


@pytest.mark.rule("QUE-11", "QUE-12", "QUE-13", "QUE-09", "QUE-G02")
def test_each_turn_is_laying_the_card_then_moving_the_token():
    match = drawn("1Cv", "1Rv", line="B:2Cc A:3Sy", next_line="4To 4Tr", deck="5Xv 5Xc")
    assert refusal(match, "choose 1") == "QUE-12"
    assert refusal(match, "lay 0 0 1", A) == "QUE-ACT"
    play(match, "lay 1 0 1")
    assert rows_of(match, B) == [["1Rv", "2Cc"]]
    assert match.seats_to_act() == (B,)
    assert refusal(match, "lay 1 0 2") == "QUE-12"
    play(match, "choose 2")
    assert match.seats_to_act() == (A,)
    play(match, "lay 0 1 0")
    assert refusal(match, "choose 2") == "QUE-08"
    play(match, "choose 1")
    position = GAME.position(match.state)
    assert [(place["card"], place["token"]) for place in position["line"]] == [("4To", A), ("4Tr", B)]
    assert cards_in(position["next"]) == ["5Xv", "5Xc"]
    assert match.seats_to_act() == (A,)


@pytest.mark.rule("QUE-13", "QUE-G02", "QUE-10")
@pytest.mark.parametrize(("size", "players"), [(3, 2), (4, 3), (5, 2)])
def test_the_last_line_is_followed_by_none_and_all_grids_fill_in_one_round(size, players):
    match = started(players, grid=size)
    for _, action in random_steps(match, 3):
        name = GAME.actions.split(action)[0]
        if int(match.state.rounds) == size**2 - 1:
            assert name == "lay"
            assert GAME.position(match.state)["next"] == ()
    assert len(match.entries) == 2 * players * (size**2 - 1)
    assert match.state.laid[:players].tolist() == [size**2] * players
    assert GAME.position(match.state)["phase"] == "over"


@pytest.mark.rule("QUE-ACT", "TIC-G08", "TIC-G12")
def test_what_no_clause_speaks_of():
    match = drawn("1Cv 2Rc", "1Rv 5Xo")
    assert refusal(match, "lay 0 0 0") == "QUE-ACT"
    assert refusal(match, "lay 5 0 1") == "QUE-ACT"
    for wrong in ("lay 0 0", "lay 6 0 0", "lay 0 5 0", "lay 0 0 -5", "choose 0", "choose 7", "choose", "pass"):
        with pytest.raises(Unreadable):
            match.play(A, wrong)
    with pytest.raises(Unreadable) as refused:
        match.play(A, GAME.actions.read({"action": "lay", "owner": 0, "row": 1}))
    assert refused.value.field == "column"
    over = drawn("1Cv 1Rv 1Tv\n2Cv 3Ry 1To\n2Co 4Xy 5Sc", options={"grid": 3})
    assert over.over
    assert refusal(over, "choose 1", A) == refusal(over, "lay 0 0 1", B) == "QUE-ACT"


@pytest.mark.rule("QUE-27", "QUE-28", "QUE-G08", "QUE-G02")
def test_cards_of_a_longer_line_that_nobody_chose_are_discarded():
    match = drawn("1Cv", "1Rv", rounds=0, next_line="2Cc 2Rc 2Tc 2Sc", options={"line": 4})
    play(match, "choose 4")
    assert not (match.state.where == DISCARDED).any()
    play(match, "choose 2")
    position = GAME.position(match.state)
    assert position["discards"] == ("2Cc", "2Tc")
    assert [(place.get("card"), place.get("token")) for place in position["line"]] == [
        (None, None),
        ("2Rc", B),
        (None, None),
        ("2Sc", A),
    ]
    assert match.seats_to_act() == (B,)
    assert len(position["next"]) == 4
    for _ in random_steps(match, 1):
        assert {"2Cc", "2Tc"} <= set(GAME.position(match.state)["discards"])


# --- laying


@pytest.mark.rule("QUE-14")
def test_a_corner_is_not_enough():
    match = drawn("1Cv 2Rc")
    assert refusal(match, "lay 0 1 2") == refusal(match, "lay 0 -1 -1") == refusal(match, "lay 0 4 4") == "QUE-14"
    assert open_cells(match) == {(-1, 0), (-1, 1), (1, 0), (1, 1), (0, -1), (0, 2)}


@pytest.mark.rule("QUE-15", "QUE-G01")
def test_the_start_card_can_end_up_anywhere():
    corners = set()
    for seed in range(40):
        match = started(2, seed, grid=3)
        for _ in random_steps(match, seed):
            pass
        corners |= {player["start"] for player in GAME.position(match.state)["players"]}
    assert corners == {(row, column) for row in range(3) for column in range(3)}


@pytest.mark.rule("QUE-16", "QUE-17")
def test_holes_and_nics_are_allowed():
    match = drawn("1Cv 2Rc 3Ty\n4So . .", "1Rv 1Tv 1Sv\n1Xv . .", line="A:5Xr B:?")
    play(match, "lay 0 1 2", "choose 1")
    assert rows_of(match, A) == [["1Cv", "2Rc", "3Ty"], ["4So", "", "5Xr"]]
    assert int(match.state.nics[A]) == 4


# --- raids


@pytest.mark.rule("QUE-11", "QUE-24", "QUE-G09")
def test_without_the_option_everybody_lays_at_home():
    match = drawn("1Cv", players=3)
    assert refusal(match, "lay 1 0 1") == "QUE-11"
    assert targets(match) == [A]


@pytest.mark.rule("QUE-24", "QUE-25", "QUE-G14")
def test_a_raid_starts_with_the_card_and_draws_in_all_who_follow():
    match = drawn("1Cv", players=3, options={"raid": "each"})
    assert targets(match) == [A, B, C]
    lay_on(match, C)
    assert (bool(match.state.raiding), int(match.state.raiders)) == (True, 1 << A)
    assert refusal(match, "lay 1 0 1") == "QUE-25"
    assert targets(match) == [A]


@pytest.mark.rule("QUE-24", "QUE-G09")
def test_one_raid_in_the_game_or_one_for_everybody():
    for raid, again in (("once", [A]), ("each", [A, B])):
        match = drawn("1Cv 2Rc", options={"raid": raid}, raiders=[B])
        assert targets(match) == again
        match = drawn("1Cv 2Rc", options={"raid": raid}, raiders=[A])
        assert refusal(match, "lay 1 1 0") == "QUE-G09"
        assert targets(match) == [A]


@pytest.mark.rule("QUE-G09", "QUE-25")
def test_being_drawn_into_a_raid_does_not_use_up_ones_own():
    match = drawn("1Cv", options={"raid": "each"}, next_line="? ?")
    play(match, "lay 1 0 1", "choose 2", "lay 0 0 1", "choose 1")
    assert int(match.state.raiders) == 1 << A
    assert match.seats_to_act() == (B,)
    assert targets(match) == [A, B]
    play(match, "lay 0 0 2")
    assert int(match.state.raiders) == 0b11


@pytest.mark.rule("QUE-G10")
def test_the_last_of_a_round_cannot_start_a_raid():
    match = drawn("1Cv", options={"raid": "each"})
    lay_on(match, A)
    assert match.seats_to_act() == (B,)
    assert refusal(match, "lay 0 1 0") == "QUE-G10"


@pytest.mark.rule("QUE-G11", "QUE-26")
def test_a_raid_takes_grids_without_a_card_of_this_round_and_strands_nobody():
    match = drawn("1Cv", players=4, options={"raid": "each"})
    lay_on(match, A)
    assert targets(match) == [B, C, D]
    assert refusal(match, "lay 0 1 0") == "QUE-G11"
    lay_on(match, C)
    assert targets(match) == [D]
    assert refusal(match, "lay 1 0 1") == "QUE-G11"
    lay_on(match, D)
    assert targets(match) == [B]


@pytest.mark.rule("QUE-G12", "QUE-G13", "QUE-18")
def test_a_raid_obeys_the_frame_counts_for_the_owner_and_moves_the_token_as_usual():
    match = drawn("1Cv", "1Rv", options={"raid": "once"}, line="A:1Rc B:?")
    assert refusal(match, "lay 1 1 1") == "QUE-14"
    play(match, "lay 1 -1 0")
    assert rows_of(match, B) == [["1Rc"], ["1Rv"]]
    assert match.points()[0] == [0, 2]
    assert match.seats_to_act() == (A,)
    assert {GAME.actions.text(action) for action in match.actions(A)} == {"choose 1", "choose 2"}
    wide = drawn("1Cv 1Cc 1Cy 1Co", "2Rc 2Rr 2To 2Xv", options={"raid": "once"})
    assert refusal(wide, "lay 1 0 4") == "QUE-15"


# --- the end


@pytest.mark.rule("QUE-23", "QUE-G15", "TIC-G07")
def test_the_highest_total_wins_and_ties_share():
    eight = "1Cv 1Rv 1Tv\n2Cv 3Ry 1To\n2Co 4Xy 5Sc"
    other_colours = "1Cr 1Rr 1Tr\n2Cr 3Rc 1Ty\n2Cy 4Xc 5So"
    two_swapped = "1Cr 3Rc 1Tr\n2Cr 1Rr 1Ty\n2Cy 4Xc 5So"
    options = {"grid": 3}
    assert drawn(eight, other_colours, options=options).points() == ([8, 8], (A, B))
    points, winners = drawn(two_swapped, eight, options=options).points()
    assert points[A] < points[B] == 8
    assert winners == (B,)


# --- what a seat may know


@pytest.mark.rule("TIC-G10", "QUE-03")
def test_only_the_order_of_the_deck_is_hidden_and_the_cards_of_the_draw_stay_at_its_bottom():
    match = started(5, 3, grid=5)
    view = match.view(A)
    assert set(GAME.position(view)["deck"]) == {None}
    dice, orders, bottoms = new_dice(1), set(), set()
    for _ in range(30 if JIT else 6):
        world = view.copy()
        imagine(world, A, dice)
        assert sorted(world.stock[:115].tolist()) == sorted(match.state.stock[:115].tolist())
        assert set(world.stock[:5].tolist()) == set(match.state.drawn_card[:5].tolist())
        orders.add(int(world.stock[114]))
        bottoms.add(tuple(world.stock[:5].tolist()))
    assert min(len(orders), len(bottoms)) > 4
    for name in GAME.dtype.names:
        if name not in ("stock", "key", "block", "drawn"):
            assert (view[name] == match.state[name]).all(), name


# --- the slow twin


def naive_total(grid: dict[tuple[int, int], str]) -> int:
    """QUE-18 to 22 over a dictionary of cells: edges, and the groups of every type."""
    beside = ((0, 1), (1, 0), (0, -1), (-1, 0))
    points = 0
    for (row, column), card in grid.items():
        for a, b in beside[:2]:
            other = grid.get((row + a, column + b))
            if other:
                points += {0: -1, 1: 0, 2: 2}[sum(x == y for x, y in zip(card, other, strict=True))]
    kinds = {kind for card in grid.values() for kind in (card[:2] + "-", card[0] + "-" + card[2], "-" + card[1:])}
    for kind in kinds:
        left = {at for at, card in grid.items() if all(k in ("-", c) for k, c in zip(kind, card, strict=True))}
        while left:
            group, fresh = set(), {min(left)}
            while fresh:
                group |= fresh
                fresh = {(r + a, c + b) for r, c in fresh for a, b in beside} & left - group
            left -= group
            points += len(group) if len(group) >= 3 else 0
    return points


def naive_open(grid: dict[tuple[int, int], str], size: int) -> set[tuple[int, int]]:
    """QUE-14, 15: try every cell around."""
    found = set()
    for row, column in {(r + a, c + b) for r, c in grid for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} - set(grid):
        rows, columns = [r for r, _ in grid] + [row], [c for _, c in grid] + [column]
        if max(rows) - min(rows) < size and max(columns) - min(columns) < size:
            found.add((row, column))
    return found


def naive_targets(seat: int, later: list[int], free: set[int], raiding: bool, may_raid: bool) -> set[int]:
    """QUE-25, 26, G10, G11: the grids after which everybody later in the round still finds one of an opponent's."""
    strange = {
        owner
        for owner in free - {seat}
        if any(all(p != g for p, g in zip(later, rest, strict=True)) for rest in permutations(free - {owner}))
    }
    if raiding:
        return strange
    return {seat} | (strange if may_raid and later else set())


@pytest.mark.rule("QUE-14", "QUE-15", "QUE-21", "QUE-24", "QUE-25", "QUE-26", "QUE-G03", "QUE-G04", "QUE-G11")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6] if JIT else [4])
@pytest.mark.parametrize("raid", ["once", "each"])
def test_cells_raids_and_points_are_those_of_the_naive_reading(players, raid):
    size = 3 if players == 6 else 4
    match = started(players, players, raid=raid, grid=size)
    grids = [{(0, 0): rows_of(match, seat)[0][0]} for seat in range(players)]
    raiding, raiders, free, rounds = False, set(), set(range(players)), 0
    for seat, action in random_steps(match, players):
        if int(match.state.rounds) > rounds:
            rounds, raiding, free = int(match.state.rounds), False, set(range(players))
        name, values = GAME.actions.split(action)
        if name == "choose":
            continue
        tokens = [int(token) for token in match.state.token[0] if int(token) >= 0]
        may_raid = not raiders if raid == "once" else seat not in raiders
        owners = naive_targets(seat, tokens[1:], free, raiding, may_raid)
        assert targets(match) == sorted(owners)
        for owner in owners:
            assert open_cells(match, owner) == naive_open(grids[owner], size)
        owner = int(values["owner"])
        free.discard(owner)
        if owner != seat and not raiding:
            raiding = True
            raiders.add(seat)
        card = int(next(c for c, t in zip(match.state.offer[0], match.state.token[0], strict=True) if t == seat))
        grids[owner][int(values["row"]), int(values["column"])] = NAMES[card]
        expected = [naive_total(grid) for grid in grids]
        after = match.state.copy()
        GAME.rules.apply(after, seat, action)
        assert Match(GAME, match.options, after).points()[0] == expected


# --- laws


@settings(max_examples=8 if JIT else 2)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_cards_are_conserved_and_every_grid_gets_one_a_round(options, seed):
    players = 2 if "line" in options else 2 + seed % 4
    match = started(players, seed, **options)
    for _ in random_steps(match, seed):
        state = match.state
        deck = state.stock[: int(state.left)].tolist()
        lines = [int(card) for card in state.offer.flatten() if int(card) != EMPTY]
        laid = [int(card) for card in state.cell if int(card) != EMPTY]
        gone = [card for card in range(125) if int(state.where[card]) == DISCARDED]
        assert sorted(deck + lines + laid + gone) == list(range(125))
        assert {int(state.where[card]) for card in deck} <= {DECK, BOTTOM}
        assert {int(state.where[card]) for card in lines} <= {LINE}
        assert all(int(state.cell[int(state.where[card])]) == card for card in laid)
        assert {int(n) - int(state.rounds) for n in state.laid[:players]} <= {0, 1}
    assert len(match.entries) == GAME.bound(players, match.options)


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_the_laws_of_every_game(options, seed):
    conformance.laws(GAME, seed, options=options, every=None if JIT else 40)


@pytest.mark.rule("QUE-G02", "QUE-G11")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_random_games_end_exactly_at_the_bound(options, players):
    if "line" in options:
        players = 2
    longest = conformance.termination(GAME, 10_000 if JIT else 2, players, options)
    assert longest == GAME.bound(players, GAME.read_options(options))


# --- positions that cannot be


def first(position: dict[str, Any]) -> dict[str, Any]:
    return position["players"][0]


@pytest.mark.rule("TIC-02", "QUE-03", "QUE-11", "QUE-14", "QUE-15", "QUE-28")
@pytest.mark.parametrize(
    ("change", "words", "field"),
    [
        (lambda p: p["deck"].append("3Xo"), "3Xo lies in 2 places (TIC-02)", "cards"),
        (lambda p: p["deck"].pop(), "1 cards are missing", "cards"),
        (lambda p: p["deck"].__setitem__(0, "9Xo"), "'9Xo' is no card", "cards"),
        (lambda p: p.update(phase="sleep"), "phase", "phase"),
        (lambda p: p.update(phase="over"), "over", "phase"),
        (lambda p: p.update(turn=3), "no seat 3", "turn"),
        (lambda p: p.update(turn=1), "lowest number", "turn"),
        (lambda p: p.update(rank=[0, 0]), "every seat once", "rank"),
        (lambda p: p.update(raiders=[2]), "seats of this game", "raiders"),
        (lambda p: p.update(raiders=[0]), "not so many", "raiders"),
        (lambda p: p.update(raiding=True), "somebody", "raiding"),
        (lambda p: first(p).update(start=[1, 0]), "players[0].start", "players"),
        (lambda p: first(p)["rows"].append([""]), "rows of one length", "players"),
        (lambda p: first(p)["rows"].append(["", "", "", ""]), "leave out", "players"),
        (lambda p: first(p).update(rows=[["1Cv", "", "1Cc", "1Cy"]]) or p["deck"].append("1Co"), "QUE-14", "players"),
        (lambda p: p["options"].update(grid=3), "QUE-15", "players"),
        (lambda p: p.update(rounds=16), "there are 15", "rounds"),
        (lambda p: p.update(rounds=3), "one card in each round", "players"),
        (lambda p: p["line"].append({}), "2 places at most", "line"),
        (lambda p: p["line"][0].update(token=1), "one token", "line"),
        (lambda p: p["line"][1].pop("card") and p["deck"].append("2Rr"), "only the card just laid", "line"),
        (lambda p: p["line"][1].pop("token"), "nobody chose", "line"),
        (lambda p: p["deck"].append(p["next"].pop()["card"]), "next: 2 cards", "next"),
        (lambda p: p.update(discards=[p["deck"].pop()]), "discards", "discards"),
        (lambda p: p.update(phase="choose"), "only the card just laid", "line"),
        (lambda p: first(p).update(drawn=p["deck"][-1]), "everybody drew", "players"),
        (lambda p: [s.update(drawn=c) for s, c in zip(p["players"], p["deck"], strict=False)], "QUE-03", "deck"),
        (lambda p: p.update(colour="red"), "colour", "position"),
        (lambda p: p["options"].update(raid="often"), "raid", "options.raid"),
        (lambda p: p["options"].update(line=5), "line", "options.line"),
    ],
)
def test_impossible_positions_are_refused(change, words, field):
    match = drawn("1Cv 1Cc 1Cy 1Co", "3Tv 3Tc 3Ty 3To", line="A:2Ro B:2Rr")
    position = msgspec.json.decode(msgspec.json.encode(match.start_position()))
    GAME.load(position)
    change(position)
    with pytest.raises((BadPosition, BadOption)) as refused:
        GAME.load(position)
    assert words in str(refused.value)
    assert refused.value.field == field


@pytest.mark.rule("QUE-07", "QUE-12", "QUE-26")
def test_positions_that_cannot_be_in_other_phases():
    with pytest.raises(BadPosition, match="QUE-07"):
        drawn("1Cv", rounds=0, next_line="? A:?", turn=A)
    with pytest.raises(BadPosition, match="QUE-07"):
        drawn("1Cv", rounds=0, next_line="B:? ?", turn=A)
    with pytest.raises(BadPosition, match="QUE-12"):
        drawn("1Cv 1Cc", "2Rv", rounds=1, line="B:?", next_line="? ?")
    with pytest.raises(BadPosition, match="QUE-11"):
        drawn("1Cv", "2Rv 2Rc", rounds=1, line="B:?", next_line="A:? ?")
    with pytest.raises(BadPosition, match="QUE-26"):
        drawn("1Cv 1Cc", "2Rv", rounds=1, line="B:?", next_line="A:? ?", options={"raid": "once"}, raiders=[A],
              raiding=True)  # fmt: skip
