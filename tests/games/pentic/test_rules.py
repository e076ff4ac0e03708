"""Pentic: every clause and every worked example."""

from __future__ import annotations

import pytest

from parlour.core.errors import BadOption, RuleBroken, Unreadable
from parlour.core.game import find_game, legal_actions
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.games.pentic.record import EDGES, NEIGHBOURS
from parlour.games.tic.deck import EMPTY, NAMES
from tests.games.tic.knowing import holds_every_card_once

GAME = find_game("pentic")
GAMES = 10_000 if JIT else 2

DIAGONALS_ONLY = """
    p1 5To  p2 1Cv  p3 5Tr
    p4 2Cc  p5 4Rr  p6 1Sc
    p7 5Tv  p8 2Sv  p9 5Tc
"""

NO_FIVE_NO_STAR_NO_RED = """
    p1 1Cv  p2 1Rc  p3 1Ty
    p4 2Co  p5 2Rv  p6 2Tc
    p7 3Cy  p8 3Ro  p9 3Tv
"""


def hand(match: Match, seat: int) -> list[str]:
    return [NAMES[int(card)] for card in match.state.hand[seat] if int(card) != EMPTY]


def clause(match: Match, action: str, seat: int = 0) -> str:
    with pytest.raises(RuleBroken) as refused:
        match.play(seat, action)
    return refused.value.clause


# --- set-up


@pytest.mark.rule("PEN-01", "PEN-02", "PEN-03", "TIC-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_cards_lie_open_everyone_holds_five_and_the_rest_is_the_deck(players):
    state = Match.start(GAME, players, seed=bytes(32)).state
    assert int(state.left) == 116 - 5 * players
    assert (
        len({*state.top.tolist(), *state.hand[:players].flatten().tolist(), *state.stock[: int(state.left)].tolist()})
        == 125
    )
    assert state.height.tolist() == [1] * 9
    assert (state.hand[players:] == EMPTY).all()


@pytest.mark.rule("PEN-04", "PEN-G09")
def test_the_target_is_250_or_what_was_agreed():
    assert GAME.read_options({}).target == 250
    assert int(Match.start(GAME, 2, GAME.read_options({"target": 70})).state.target) == 70


@pytest.mark.rule("PEN-G09", "PEN-G12", "PEN-G13", "PEN-G11")
@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("target", [50, 60, 1000], [40, 55, 1010, "250", True]),
        ("deck_out", ["reshuffle", "end"], ["stop", 0]),
        ("max_rounds", [20, 21, 500], [19, 501, 20.0]),
        ("start", ["value_draw", "random", 0, 3], ["draw", 4, -1]),
    ],
)
def test_option_ranges(option, good, bad):
    for value in good:
        assert getattr(GAME.read_options({option: value}), option) == value
    for value in bad:
        with pytest.raises(BadOption) as refused:
            GAME.read_options({option: value})
        assert refused.value.field == f"options.{option}"


@pytest.mark.rule("PEN-G11", "TIC-G03")
def test_a_fixed_start_must_be_a_seat_of_the_game():
    with pytest.raises(BadOption, match="no seat 2 with 2 players"):
        Match.start(GAME, 2, GAME.read_options({"start": 2}))
    assert Match.start(GAME, 3, GAME.read_options({"start": 2})).seats_to_act() == (2,)


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players):
    with pytest.raises(BadOption):
        Match.start(GAME, players)


# --- worked examples

EXAMPLES = [
    ("W1", "A", "5To", 5, 75, ["PEN-16", "PEN-19"]),
    ("W2", "A", "4To", 5, 25, ["PEN-G06", "PEN-17"]),
    ("W3", "A", "4Ro", 5, 50, ["PEN-G06", "PEN-18"]),
    ("W6", "A", "3Cv", 1, 3, ["PEN-15", "PEN-G01"]),
    ("W7", "A", "5Xy", 3, 0, ["PEN-G04", "PEN-G03"]),
    ("W8", "A", "3To", 9, 0, ["PEN-G04", "PEN-G03"]),
    ("W9", "A", "2So", 8, 4, ["PEN-18", "PEN-G03"]),
    ("W10", "A", "2Rr", 8, 3, ["PEN-15", "PEN-17"]),
    ("W11", "A", "1Tr", 5, 2, ["PEN-G03"]),
    ("W12", "B", "4Ty", 5, 50, ["PEN-18", "PEN-G01"]),
    ("W13", "B", "4To", 5, 16, ["PEN-18", "PEN-G01"]),
    ("W14", "B", "1Ty", 5, 8, ["PEN-17", "PEN-G01"]),
    ("W15", "B", "4Xv", 5, 7, ["PEN-G02"]),
    ("W16", "B", "4Xr", 5, 14, ["PEN-G02"]),
    ("W17", "B", "4Sv", 6, 6, ["PEN-11", "PEN-15"]),
    ("W18", "B", "1Ty", 3, 2, ["PEN-11"]),
    ("three Nics at a side", "A", "5Cc", 2, 0, ["PEN-16"]),
]
"""Each with the clauses it shows."""


@pytest.mark.parametrize(
    ("board", "card", "pile", "points"),
    [pytest.param(*line, id=name, marks=pytest.mark.rule(*clauses)) for name, *line, clauses in EXAMPLES],
)
def test_worked_example(table, board, card, pile, points):
    match = table(board, [card, ""])
    match.play(0, f"play {card} {pile}")
    assert match.points()[0] == [points, 0]


SINGLES = ("1Xy", "5Tc", "4Rv", "2Tr")
TICS = ("4Cy", "4Xy", "2Ty", "4To")
NICS = ("1Cv", "2Rc", "3Xr", "5So")
TABLE = [
    *(
        pytest.param(SINGLES, count, points, marks=pytest.mark.rule("PEN-13"))
        for count, points in enumerate((0, 1, 2, 5, 8))
    ),
    *(
        pytest.param(TICS, count, points, marks=pytest.mark.rule("PEN-14"))
        for count, points in enumerate((0, 2, 8, 15, 25))
    ),
]


@pytest.mark.parametrize(("kind", "count", "points"), [line for line in TABLE if line.values[1]])
def test_the_table_of_points_over_a_covered_single(table, kind, count, points):
    n, w, e, s = [*kind[:count], *NICS[count:]]
    match = table(f"p1 1Cc p2 {n} p3 1Co p4 {w} p5 4Cv p6 {e} p7 1Cr p8 {s} p9 2Rr", ["4Ty", ""])
    match.play(0, "play 4Ty 5")
    assert match.points()[0] == [points, 0]


@pytest.mark.rule("PEN-20")
def test_the_points_of_every_play_are_added_up(table):
    match = table("B", ["4To", "1Tv"], points=[7, 240])
    match.play(0, "play 4To 5")
    match.play(1, "play 1Tv 5")
    assert match.points()[0] == [7 + 16, 240 + 25]


@pytest.mark.rule("PEN-07")
@pytest.mark.parametrize(
    ("board", "card", "pile"), [("A", "1Cc", 5), ("A", "2Cv", 1), ("B", "3Ry", 5)], ids=["W4", "W5", "W19"]
)
def test_a_nic_may_not_be_covered_whatever_the_edges_say(table, board, card, pile):
    match = table(board, [card, ""])
    before = match.state.tobytes()
    assert clause(match, f"play {card} {pile}") == "PEN-07"
    assert match.state.tobytes() == before


@pytest.mark.rule("PEN-08", "PEN-19", "PEN-16")
def test_the_centre_may_be_covered_by_a_card_that_shares_nothing_all_round(table):
    match = table("A", ["5To", ""])
    assert "play 5To 5" in [GAME.rules.actions.text(action) for action in match.actions(0)]


@pytest.mark.rule("PEN-G05")
@pytest.mark.parametrize(("card", "pile"), [("5Tr", 1), ("1Ty", 4)])
def test_the_exception_is_for_the_centre_only(table, card, pile):
    match = table("A", [card, ""])
    assert clause(match, f"play {card} {pile}") == "PEN-G05"


@pytest.mark.rule("PEN-12")
def test_cards_that_touch_at_a_corner_do_not_count(table):
    match = table(DIAGONALS_ONLY, ["5Ty", ""])
    match.play(0, "play 5Ty 5")
    assert match.points()[0] == [75, 0]


@pytest.mark.rule("PEN-11")
def test_corners_have_two_edges_sides_three_the_centre_four():
    assert EDGES.tolist() == [2, 3, 2, 3, 4, 3, 2, 3, 2]
    for pile in range(9):
        across = [(pile % 3 + x, pile // 3 + y) for x, y in ((0, -1), (-1, 0), (1, 0), (0, 1))]
        expected = [3 * y + x for x, y in across if 0 <= x < 3 and 0 <= y < 3]
        assert NEIGHBOURS[pile].tolist() == expected + [-1] * (4 - len(expected))


# --- turns


@pytest.mark.rule("PEN-09", "PEN-07")
def test_every_pile_may_be_covered_by_a_card_that_shares_something(table):
    match = table("A", ["3Xv", ""])
    piles = [text.split()[2] for action in match.actions(0) if "3Xv" in (text := GAME.rules.actions.text(action))]
    assert piles == ["1", "2", "7", "8", "9"]


@pytest.mark.rule("PEN-05", "TIC-G05")
def test_turns_go_clockwise_from_the_first_player(table):
    match = table("A", ["", "", ""], turn=1, first=1)
    order = []
    for _ in range(6):
        (seat,) = match.seats_to_act()
        order.append(seat)
        match.play(seat, match.actions(seat)[0])
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("PEN-10")
def test_the_hand_is_five_again_after_the_play(table):
    match = table("A", ["3Cv", ""])
    following = NAMES[int(match.state.stock[int(match.state.left) - 1])]
    match.play(0, "play 3Cv 1")
    assert len(hand(match, 0)) == 5
    assert "3Cv" not in hand(match, 0)
    assert following in hand(match, 0)


@pytest.mark.rule("PEN-06", "PEN-G14")
def test_the_played_card_raises_its_pile(table):
    match = table("A", ["3Cv", ""])
    match.play(0, "play 3Cv 1")
    assert match.state.height.tolist() == [2, 1, 1, 1, 1, 1, 1, 1, 1]
    assert next(piece.label.args["height"] for piece in match.public().pieces if piece.face == "3Cv") == 2


@pytest.mark.rule("PEN-ACT", "TIC-G12")
def test_only_whose_turn_it_is_plays_and_only_a_card_in_hand(table):
    match = table("A", ["3Cv", "5To"])
    assert clause(match, "play 5To 5", seat=1) == "PEN-ACT"
    assert not legal_actions(GAME, match.state, 1)
    assert clause(match, "play 5To 5") == "PEN-ACT"
    assert clause(match, "play 3Xo 1") == "PEN-ACT"
    for wrong in ("play 3Cv 10", "play 3Cv 0", "play 6Cv 1", "play 3Cv", "draw"):
        with pytest.raises(Unreadable):
            match.play(0, wrong)


@pytest.mark.rule("TIC-G11", "TIC-G08", "PEN-ACT")
def test_of_two_actions_for_one_turn_the_first_counts_and_the_second_changes_nothing(table):
    match = table("A", ["3Cv 2So", ""])
    match.play(0, "play 3Cv 1")
    before = match.state.tobytes()
    assert clause(match, "play 2So 8") == "PEN-ACT"
    assert match.state.tobytes() == before


@pytest.mark.rule("PEN-G07")
def test_who_holds_a_card_may_not_pass(table):
    match = table("A", ["", ""])
    assert clause(match, "pass") == "PEN-G07"


@pytest.mark.rule("PEN-G08", "PEN-08")
def test_a_card_that_shares_nothing_with_any_of_the_nine_scores_75_in_the_centre(table):
    match = table(NO_FIVE_NO_STAR_NO_RED, ["5Xr - - - -", "- - - - -"], deck=0, options={"deck_out": "end"})
    assert [GAME.rules.actions.text(action) for action in match.actions(0)] == ["play 5Xr 5"]
    match.play(0, "play 5Xr 5")
    assert match.points()[0] == [75, 0]


# --- the end


@pytest.mark.rule("PEN-21", "PEN-22", "PEN-G10")
def test_the_round_in_which_the_target_is_reached_is_completed_w20(table):
    match = table("B", ["4To", "1Tv", "1Ty"], points=[240, 245, 230])
    match.play(0, "play 4To 5")
    assert match.points() == ([256, 245, 230], ())
    match.play(1, "play 1Tv 5")
    assert not match.over
    match.play(2, "play 1Ty 3")
    assert match.over
    assert match.points() == ([256, 270, 232], (1,))
    assert clause(match, "play 4To 5") == "PEN-ACT"


@pytest.mark.rule("PEN-21", "PEN-G10")
@pytest.mark.parametrize("first", [0, 1])
def test_the_last_seat_of_the_round_ends_the_game_at_once_w21(table, first):
    last = 1 - first
    hands = ["", ""]
    hands[last] = "4To"
    match = table("B", hands, points=[234, 234], turn=last, first=first)
    match.play(last, "play 4To 5")
    assert match.over
    assert match.points()[1] == (last,)


@pytest.mark.rule("PEN-G09", "PEN-21")
@pytest.mark.parametrize(("before", "over"), [(233, False), (234, True)])
def test_reaching_the_target_exactly_is_enough(table, before, over):
    match = table("B", ["", "4To"], points=[0, before], turn=1)
    match.play(1, "play 4To 5")
    assert match.over is over


@pytest.mark.rule("PEN-G10", "TIC-G07", "PEN-22")
def test_equal_totals_share_the_win(table):
    match = table("B", ["", "4To", ""], points=[250, 234, 100], turn=1, first=2)
    match.play(1, "play 4To 5")
    assert match.points() == ([250, 250, 100], (0, 1))


@pytest.mark.rule("PEN-G13")
def test_after_the_last_round_the_highest_total_wins(table):
    match = table("B", ["", "4To"], points=[3, 0], turn=1, rounds=19, options={"max_rounds": 20})
    match.play(1, "play 4To 5")
    assert match.over
    assert match.points() == ([3, 16], (1,))
    match = table("B", ["", "4To"], points=[3, 0], turn=1, rounds=18, options={"max_rounds": 20})
    match.play(1, "play 4To 5")
    assert not match.over


# --- the deck runs out


@pytest.mark.rule("PEN-G12")
def test_an_empty_deck_is_refilled_with_all_covered_cards_when_a_card_is_due(table):
    match = table("B", ["4To", ""], deck=0)
    state = match.state
    covered = {NAMES[int(card)] for card in state.stock[125 - int(state.covered) :]} | {"4Tr"}
    tops = [NAMES[int(card)] for card in state.top]
    match.play(0, "play 4To 5")
    state = match.state
    assert [NAMES[int(card)] for card in state.top] == [*tops[:4], "4To", *tops[5:]]
    drawn = set(hand(match, 0)) & covered
    assert len(drawn) == 1
    assert {NAMES[int(card)] for card in state.stock[: int(state.left)]} == covered - drawn
    assert (int(state.covered), state.height.tolist()) == (0, [1] * 9)
    holds_every_card_once(state)


@pytest.mark.rule("PEN-G12")
def test_any_covered_card_may_come_to_lie_anywhere_in_the_new_deck(table):
    orders = []
    for number in range(40):
        match = table("B", ["4To", ""], deck=0, stream={"key": f"{number + 1:064x}", "drawn": 0})
        match.play(0, "play 4To 5")
        position = GAME.position(match.state)
        orders.append([position["players"][0]["hand"][0], *position["deck"]])
    assert len(orders[0]) == 107
    assert all(len(set(place)) > 20 for place in zip(*orders, strict=True))


@pytest.mark.rule("PEN-G12")
def test_the_last_card_of_the_deck_is_drawn_before_anything_is_shuffled(table):
    match = table("B", ["4To", ""], deck=1)
    covered = int(match.state.covered)
    match.play(0, "play 4To 5")
    assert (int(match.state.left), int(match.state.covered)) == (0, covered + 1)


@pytest.mark.rule("PEN-G12")
def test_without_reshuffle_hands_shrink_and_empty_hands_pass_until_all_are_empty(table):
    match = table("B", ["4To - - - -", "1Tv 1Ty - - -"], deck=0, options={"deck_out": "end"})
    match.play(0, "play 4To 5")
    assert hand(match, 0) == []
    match.play(1, "play 1Tv 5")
    assert not match.over
    assert [GAME.rules.actions.text(action) for action in match.actions(0)] == ["pass"]
    match.play(0, "pass")
    match.play(1, "play 1Ty 3")
    assert match.over
    assert match.points() == ([16, 27], (1,))


@pytest.mark.rule("PEN-G12", "TIC-G09")
def test_a_forced_pass_stands_in_the_record(table):
    match = table("B", ["- - - - -", "1Tv - - - -"], deck=0, options={"deck_out": "end"})
    match.play(0, "pass")
    assert [GAME.rules.actions.text(entry.action) for entry in match.entries] == ["pass"]


@pytest.mark.rule("PEN-G12")
def test_the_round_is_completed_after_hands_run_out(table):
    match = table("B", ["4To - - - -", "- - - - -"], deck=0, options={"deck_out": "end"})
    match.play(0, "play 4To 5")
    assert not match.over
    match.play(1, "pass")
    assert match.over
