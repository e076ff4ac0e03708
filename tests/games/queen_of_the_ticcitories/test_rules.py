"""Queen of the Ticcitories: clauses and decisions but for raids; options."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption, Unreadable
from parlour.core.game import legal_actions
from parlour.core.kernel import JIT
from parlour.core.verbs import imagine
from parlour.games.queen_of_the_ticcitories.record import BOTTOM, DISCARDED
from parlour.games.tic.deck import EMPTY, RANK
from tests.games.queen_of_the_ticcitories.drawing import (
    GAME,
    A,
    B,
    C,
    cards_in,
    drawn,
    open_cells,
    play,
    random_steps,
    refusal,
    rows_of,
    started,
)

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
def test_without_the_draw_the_lot_ranks_all_or_the_rank_goes_clockwise_from_the_seat_agreed():
    assert started(4, start=2).state.rank.tolist() == [2, 3, 0, 1, -1, -1]
    orders = {tuple(started(3, seed, start="random").state.rank.tolist()) for seed in range(60)}
    assert orders == {(*order, -1, -1, -1) for order in permutations(range(3))}
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
    assert not legal_actions(GAME, match.state, A)
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
        name = GAME.rules.actions.split(action)[0]
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
        match.play(A, GAME.rules.actions.read({"action": "lay", "owner": 0, "row": 1}))
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
    assert [(place["card"], place["token"]) for place in position["line"]] == [
        ("", None),
        ("2Rc", B),
        ("", None),
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
    assert all(len(set(cards)) > 1 for cards in zip(*bottoms, strict=True)), "no place of the bottom keeps its card"
    for name in GAME.dtype.names:
        if name not in ("stock", "key", "block", "drawn"):
            assert (view[name] == match.state[name]).all(), name
