"""Pentic: every clause and every worked example."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadOption, BadPosition, RuleBroken, Unreadable
from parlour.core.game import find_game
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.games.pentic.rules import points_of
from parlour.games.pentic.state import CENTRE, EDGES, NEIGHBOURS
from parlour.games.tic.deck import EMPTY, NAMES

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


def play_through(match: Match, dice: np.ndarray):
    """Play at random to the end, yielding before every action."""
    while not match.over:
        yield match
        (seat,) = match.seats_to_act()
        legal = match.actions(seat)
        match.play(seat, legal[roll(dice, len(legal))])


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
    ("W1", "A", "5To", 5, 75),
    ("W2", "A", "4To", 5, 25),
    ("W3", "A", "4Ro", 5, 50),
    ("W6", "A", "3Cv", 1, 3),
    ("W7", "A", "5Xy", 3, 0),
    ("W8", "A", "3To", 9, 0),
    ("W9", "A", "2So", 8, 4),
    ("W10", "A", "2Rr", 8, 3),
    ("W11", "A", "1Tr", 5, 2),
    ("W12", "B", "4Ty", 5, 50),
    ("W13", "B", "4To", 5, 16),
    ("W14", "B", "1Ty", 5, 8),
    ("W15", "B", "4Xv", 5, 7),
    ("W16", "B", "4Xr", 5, 14),
    ("W17", "B", "4Sv", 6, 6),
    ("W18", "B", "1Ty", 3, 2),
    ("three Nics at a side", "A", "5Cc", 2, 0),
]


@pytest.mark.rule(
    "PEN-06", "PEN-11", "PEN-13", "PEN-14", "PEN-15", "PEN-16", "PEN-17", "PEN-18", "PEN-19",
    "PEN-G01", "PEN-G02", "PEN-G03", "PEN-G04", "PEN-G06", "PEN-20",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "board", "card", "pile", "points"), EXAMPLES, ids=[example[0] for example in EXAMPLES]
)
def test_worked_example(table, name, board, card, pile, points):
    match = table(board, [card, ""])
    match.play(0, f"play {card} {pile}")
    assert match.points()[0] == [points, 0]
    assert NAMES[int(match.state.top[pile - 1])] == card


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
    assert "play 5To 5" in [GAME.actions.text(action) for action in match.actions(0)]


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
    piles = [text.split()[2] for action in match.actions(0) if "3Xv" in (text := GAME.actions.text(action))]
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
    assert "2 cards high" in next(piece.label for piece in match.spectate().pieces if piece.face == "3Cv")


@pytest.mark.rule("PEN-ACT", "TIC-G12")
def test_only_whose_turn_it_is_plays_and_only_a_card_in_hand(table):
    match = table("A", ["3Cv", "5To"])
    assert clause(match, "play 5To 5", seat=1) == "PEN-ACT"
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
    assert [GAME.actions.text(action) for action in match.actions(0)] == ["play 5Xr 5"]
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
    assert [GAME.actions.text(action) for action in match.actions(0)] == ["pass"]
    match.play(0, "pass")
    match.play(1, "play 1Ty 3")
    assert match.over
    assert match.points() == ([16, 27], (1,))


@pytest.mark.rule("PEN-G12", "TIC-G09")
def test_a_forced_pass_stands_in_the_record(table):
    match = table("B", ["- - - - -", "1Tv - - - -"], deck=0, options={"deck_out": "end"})
    match.play(0, "pass")
    assert [GAME.actions.text(entry.action) for entry in match.entries] == ["pass"]


@pytest.mark.rule("PEN-G12")
def test_the_round_is_completed_after_hands_run_out(table):
    match = table("B", ["4To - - - -", "- - - - -"], deck=0, options={"deck_out": "end"})
    match.play(0, "play 4To 5")
    assert not match.over
    match.play(1, "pass")
    assert match.over


# --- what a seat may know


@pytest.mark.rule("TIC-G10", "PEN-G14")
def test_others_hands_the_deck_and_covered_cards_are_hidden_their_numbers_are_not(table):
    match = table("B", ["4To", ""], deck=40)
    view = GAME.position(match.view(1))
    assert view["players"][0]["hand"] == (None,) * 5
    assert None not in view["players"][1]["hand"]
    assert view["deck"] == (None,) * 40
    assert view["covered"] == (None,) * (116 - 10 - 40)
    assert view.get("stream") is None
    public = GAME.position(match.view(-1))
    assert all(player["hand"] == (None,) * 5 for player in public["players"])


@pytest.mark.rule("TIC-G10")
def test_imagined_worlds_deal_every_unseen_card_everywhere(table):
    match = table("B", ["4To", ""], deck=40)
    dice = new_dice(5)
    seen: list[set[int]] = [set(), set(), set()]
    for _ in range(1200):
        world = match.view(0)
        GAME.view.imagine(world, 0, dice)
        for found, place in zip(seen, (world.hand[1, 2], world.stock[3], world.stock[124]), strict=True):
            found.add(int(place))
    known = {*match.state.top.tolist(), *match.state.hand[0].tolist()}
    assert seen[0] == seen[1] == seen[2] == set(range(125)) - known


# --- the slow twin


def naive(tops: list[str], card: str, pile: int) -> int | None:
    """Points of a play read off the rules, None if it is illegal."""
    x, y = pile % 3, pile // 3
    alike = [
        sum(a == b for a, b in zip(card, tops[3 * row + column], strict=True))
        for row in range(3)
        for column in range(3)
        if abs(column - x) + abs(row - y) == 1
    ]
    below = sum(a == b for a, b in zip(card, tops[pile], strict=True))
    if len(alike) == 4 and max(alike) == 0:
        return 25 * {0: 3, 1: 1, 2: 2}[below]
    if below == 0:
        return None
    singles = {0: 0, 1: 1, 2: 2, 3: 5, 4: 8}[alike.count(1)]
    tics = {0: 0, 1: 2, 2: 8, 3: 15, 4: 25}[alike.count(2)]
    return (singles + tics) * below


@pytest.mark.rule("PEN-07", "PEN-08", "PEN-13", "PEN-14", "PEN-15", "PEN-16", "PEN-17", "PEN-18", "PEN-19", "PEN-G08")
@pytest.mark.parametrize("seed", range(6))
def test_plays_and_points_are_those_of_the_naive_reading_and_cards_are_conserved(seed):
    match = Match.start(GAME, 2 + seed % 3, GAME.read_options({"target": 120}), seed=bytes([seed] * 32))
    for position in play_through(match, new_dice(seed)):
        state, (seat,) = position.state, position.seats_to_act()
        tops = [NAMES[int(card)] for card in state.top]
        expected = {
            (card, pile + 1): points
            for card in hand(position, seat)
            for pile in range(9)
            if (points := naive(tops, card, pile)) is not None
        }
        found = {}
        for action in position.actions(seat):
            _, values = GAME.actions.split(action)
            card, pile = str(values["card"]), int(values["pile"])
            found[card, pile] = points_of(state, NAMES.index(card), pile - 1)
        assert found == expected != {}
        cards = [int(card) for card in (*state.top, *state.hand.flatten(), *state.stock) if card != EMPTY]
        assert sorted(cards) == list(range(125))
        assert int(state.left) + int(state.covered) + 9 + 5 * position.players == 125
        assert int(state.height.sum()) == 9 + int(state.covered)


@pytest.mark.rule("PEN-G12", "PEN-G13", "PEN-21")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck_out", ["reshuffle", "end"])
def test_random_games_end_within_the_bound(players, deck_out):
    for target, max_rounds in ((50, 20), (250, 200), (1000, 500)):
        options = {"deck_out": deck_out, "target": target, "max_rounds": max_rounds}
        assert conformance.termination(GAME, GAMES, players, options) > 0


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "options", [{}, {"deck_out": "end", "start": "random"}, {"start": 1, "max_rounds": 20}], ids=str
)
def test_laws(seed, options):
    conformance.laws(GAME, seed=seed, options=options)


def test_options_have_ranges():
    conformance.options_have_ranges(GAME)


def test_the_centre_is_the_only_pile_with_four_edges():
    assert [pile for pile in range(9) if EDGES[pile] == 4] == [CENTRE]


# --- positions that cannot be


@pytest.mark.rule("TIC-02", "PEN-10", "PEN-06", "TIC-G03", "PEN-G13")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p["deck"].append("3Xo"), "3Xo lies in 2 places (TIC-02)"),
        (lambda p: p["deck"].pop(), "1 cards are missing"),
        (lambda p: p["deck"].__setitem__(0, None), "1 cards are missing"),
        (lambda p: p["deck"].__setitem__(0, "9Xo"), "'9Xo' is no card"),
        (lambda p: p["piles"][0].__setitem__("height", 4), "heights do not agree"),
        (lambda p: p.update(turn=3), "turn and first"),
        (lambda p: p.update(phase="lost"), "phase 'lost'"),
        (lambda p: p.update(drawn=["1Cv"]), "drawn"),
        (lambda p: p.update(rounds=200), "PEN-G13"),
        (lambda p: p["deck"].append(p["players"][0]["hand"].pop()) or p["players"][0]["hand"].append(""), "PEN-10"),
        (lambda p: p.update(colour="red"), "colour"),
        (lambda p: p.update(options={"target": 55}), "target"),
    ],
)
def test_impossible_positions_are_refused(table, change, words):
    position = msgspec.json.decode(msgspec.json.encode(table("A", ["", ""]).start_position()))
    change(position)
    with pytest.raises((BadPosition, BadOption)) as refused:
        GAME.load(position)
    assert words in str(refused.value)
