"""Pivot Pawns: set-up, the pivot, and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core.errors import BadOption
from parlour.core.match import Match
from parlour.games.pivot_pawns.components import COLOURS
from parlour.games.pivot_pawns.position import start_problem
from tests.games.pivot_pawns.drawing import (
    GAME,
    A,
    lay_demonstration,
    lay_table,
    options_of_seat,
    phase,
    places,
    play,
    refused,
    tokens,
)
from tests.games.spoken import said

# --- set-up


@pytest.mark.rule("PIV-07", "PIV-08", "PIV-16")
def test_a_pawn_and_a_placeholder_in_each_of_five_colours_lie_together():
    match = Match.start(GAME, 2, seed=bytes(32))
    pieces = {piece.id: piece for piece in match.public().pieces}
    for kind in ("pawn", "placeholder"):
        assert [piece.face for piece in pieces.values() if piece.kind == kind] == list(COLOURS)
    assert COLOURS == ("red", "green", "blue", "yellow", "black")
    for pawn, colour in enumerate(COLOURS):
        lies, stands = pieces[f"placeholder-{colour}"], pieces[f"pawn-{colour}"]
        assert lies.face == stands.face == colour and said(GAME, lies.label).startswith(f"{colour} placeholder")
        card = pieces[f"card-{int(match.state.pawn[pawn])}"]
        assert (lies.x, lies.y) == (stands.x, stands.y) == (card.x, card.y)


@pytest.mark.rule("PIV-11")
def test_the_tableau_is_shuffled():
    layouts = set()
    for seed in range(20):
        state = Match.start(GAME, 2, seed=bytes([seed] * 32)).state
        assert sorted(state.card_at.tolist()) == list(range(15))
        layouts.add(tuple(state.card_at.tolist()))
    assert len(layouts) == 20


@pytest.mark.rule("PIV-13", "PIV-14", "PIV-15", "PIV-D3", "PIV-D4")
def test_starts_are_the_44_permitted_ones_equally_often():
    starts: Counter[tuple[int, ...]] = Counter()
    for seed in range(1760):
        starts[places(Match.start(GAME, 1, seed=seed.to_bytes(32, "big")))] += 1
    assert len(starts) == 44
    assert all(sorted(start) == [0, 3, 6, 9, 12] for start in starts)
    assert all(card % 5 != pawn for start in starts for pawn, card in enumerate(start))
    assert max(starts.values()) < 40 + 6 * 40**0.5


@pytest.mark.rule("PIV-14", "PIV-15", "PIV-D4")
def test_an_agreed_start_e1():
    match = Match.start(GAME, 2, GAME.read_options({"start": A}))
    assert places(match) == A
    with pytest.raises(BadOption, match="PIV-14"):
        Match.start(GAME, 2, GAME.read_options({"start": (0, 12, 3, 9, 6)}))


@pytest.mark.rule("PIV-D9", "PIV-14", "PIV-15")
@pytest.mark.parametrize(
    ("start", "words"),
    [
        ((1, 0, 4, 2, 3), None),
        ((1, 0, 4, 7, 13), None),
        ((1, 0, 4, 2, 8), "PIV-D9"),
        ((6, 6, 3, 9, 0), "PIV-15"),
        ((6, 11, 3, 9, 0), "PIV-14"),
        ((6, 12, 3, 9), "five cards"),
        ((6, 12, 3, 9, 15), "five cards"),
        ((6, 12, 3, 9, -1), "five cards"),
    ],
)
def test_starts_that_are_refused_e9(start, words):
    problem = start_problem(start)
    assert problem is None if words is None else words in str(problem)


@pytest.mark.rule("PIV-06", "PIV-12", "PIV-18", "PIV-D5")
def test_fifteen_tokens_one_each_in_random_order():
    orders = {tuple(Match.start(GAME, 2, seed=bytes([seed] * 32)).state.token.tolist()) for seed in range(20)}
    assert all(sorted(order) == list(range(15)) for order in orders)
    assert len(orders) == 20


@pytest.mark.rule("PIV-10", "PIV-D10")
def test_one_to_eight_play_and_up_to_sixteen_if_agreed():
    for players in (1, 8):
        assert Match.start(GAME, players).players == players
    with pytest.raises(BadOption, match="8 seats"):
        Match.start(GAME, 9)
    assert Match.start(GAME, 16, GAME.read_options({"seats": 16})).players == 16
    with pytest.raises(BadOption):
        Match.start(GAME, 17, GAME.read_options({"seats": 16}))


OPTION_RANGES = {
    "PIV-D11": ("think", [60, 120, 180, 300], [61, 0, "60"]),
    "PIV-D13": ("timer", [15, 30, 60], [45]),
    "PIV-D16": ("demo", [30, 60, 120], [15]),
    "PIV-D17": ("strict", [False, True], ["on", 1]),
    "PIV-D18": ("false_bid", ["none", "sit-out", "token"], ["fine"]),
    "PIV-D19": ("tiebreak", ["shared", "fewest-pivots"], ["most"]),
    "PIV-D21": ("tempo", ["live", "turns"], ["slow"]),
    "PIV-D10": ("seats", [1, 8, 16], [0, 17, True]),
    "PIV-D4": ("start", [(), A], ["A", [1.5]]),
}


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [pytest.param(*case, marks=pytest.mark.rule(clause), id=case[0]) for clause, case in OPTION_RANGES.items()],
)
def test_option_ranges(option, good, bad):
    for value in good:
        assert getattr(GAME.read_options({option: value}), option) == value
    for value in bad:
        with pytest.raises(BadOption) as error:
            GAME.read_options({option: value})
        assert error.value.field is not None
        assert option in error.value.field


@pytest.mark.rule("PIV-09", "PIV-D11", "PIV-D13", "PIV-D16")
def test_defaults():
    options = GAME.read_options({})
    assert (options.think, options.timer, options.demo, options.seats) == (180, 30, 60, 8)
    assert (options.strict, options.false_bid, options.tiebreak, options.tempo) == (False, "none", "shared", "live")


# --- the pivot


@pytest.mark.rule("PIV-25", "PIV-27")
def test_legal_pivots_of_a_e2(demonstration):
    expected = {
        "red": "green 4, blue 2, yellow 5, black 13",
        "green": "red 4, blue 10, yellow 8",
        "blue": "green 10, yellow 1, black 14",
        "yellow": "red 5, blue 1, black 7",
        "black": "red 13, green 11, yellow 7",
    }
    match = demonstration(pawns=A, target=5)
    found: dict[str, list[str]] = {colour: [] for colour in expected}
    colours = list(expected)
    for choice in match.choices(0):
        if choice.text.startswith("pivot"):
            moving, pivot = (colours[int(word)] for word in choice.text.split()[1:])
            found[moving].append(f"{pivot} {choice.to.removeprefix('card-')}")
    assert {colour: ", ".join(ways) for colour, ways in found.items()} == expected


@pytest.mark.rule("PIV-28")
def test_the_moving_pawn_goes_to_the_destination_and_no_other_moves():
    for choice in lay_demonstration(pawns=A, target=1).choices(0):
        if choice.text.startswith("pivot"):
            match = lay_demonstration(pawns=A, target=1)
            match.play(0, choice.text)
            moving, card = int(choice.text.split()[1]), int(choice.to.removeprefix("card-"))
            assert places(match) == (*A[:moving], card, *A[moving + 1 :])


@pytest.mark.rule("PIV-19", "PIV-20")
@pytest.mark.parametrize("target", range(15))
def test_the_token_names_the_active_pawn_by_colour_and_the_target_by_centre(target):
    scene = lay_table(pawns=(1, 0, 4, 2, 3), target=target).public()
    (token,) = (piece for piece in scene.pieces if piece.kind == "token")
    (card,) = (piece for piece in scene.pieces if piece.kind == "pivot-card" and ", target" in said(GAME, piece.label))
    assert card.face.split(",")[0] == token.face
    assert said(GAME, scene.status).startswith(
        f"Round 1: {token.face.split('-')[1]} pawn to {token.face.split('-')[0]}."
    )


@pytest.mark.rule("PIV-19", "PIV-21")
def test_another_pawn_on_the_target_is_no_solution(demonstration):
    match = demonstration(pawns=A, target=5)
    match.play(0, "pivot 3 0")
    assert (places(match), phase(match), tokens(match)) == ((6, 12, 3, 5, 0), "demonstrate", [0, 0])


@pytest.mark.rule("PIV-30")
@pytest.mark.parametrize(("moving", "pivot"), [(1, 4), (2, 0), (3, 1), (4, 2)])
def test_own_colour_is_refused_e2(demonstration, moving, pivot):
    match = demonstration(pawns=A, target=5)
    assert refused(match, f"pivot {moving} {pivot}") == ("PIV-30", "own-colour")


@pytest.mark.rule("PIV-31", "PIV-40", "PIV-45", "PIV-D16")
def test_red_over_yellow_solves_the_heart_in_one_e2(demonstration):
    match = demonstration(pawns=A, target=5, bid=1)
    match.play(0, "pivot 0 3")
    assert tokens(match) == [1, 0]
    assert places(match) == (5, 12, 3, 9, 0)


@pytest.mark.rule("PIV-30", "PIV-31")
def test_the_same_pivot_is_illegal_when_the_heart_is_not_the_target_e3(demonstration):
    assert refused(demonstration(pawns=A, target=1), "pivot 0 3") == ("PIV-30", "own-colour")


@pytest.mark.rule("PIV-24", "PIV-29")
def test_three_pawns_on_the_cards_of_one_icon_block_each_other_e4(demonstration):
    match = demonstration(pawns=(1, 0, 4, 7, 13), target=5)
    for moving in range(3):
        for pivot in range(3):
            if moving != pivot:
                assert refused(match, f"pivot {moving} {pivot}") == ("PIV-29", "occupied")
    assert {"pivot 0 3", "pivot 0 4"} <= set(options_of_seat(match, 0))
    match.play(0, "pivot 0 3")
    assert places(match) == (14, 0, 4, 7, 13)


@pytest.mark.rule("PIV-25")
def test_a_pawn_does_not_pivot_over_itself(demonstration):
    for strict in (False, True):
        assert refused(demonstration(options={"strict": strict}), "pivot 2 2") == ("PIV-25", "same-pawn")


@pytest.mark.rule("PIV-22", "PIV-45", "PIV-47", "PIV-16")
@pytest.mark.parametrize("bid", [2, 3, 20])
def test_fish_from_a_with_two_pivots_e5(demonstration, bid):
    match = demonstration(pawns=A, target=7, bid=bid)
    play(match, (0, "pivot 0 1"), (0, "pivot 2 0"))
    assert places(match) == (4, 12, 7, 9, 0)
    assert match.state.home.tolist() == [4, 12, 7, 9, 0]
    assert (tokens(match), int(match.state.rounds), phase(match)) == ([1, 0], 2, "think")


@pytest.mark.rule("PIV-46", "PIV-D16", "PIV-42")
def test_a_bid_of_one_ends_invalid_after_one_pivot_and_the_pawns_return_e5(demonstration):
    match = demonstration(pawns=A, target=7, bid=1)
    match.play(0, "pivot 0 1")
    assert places(match) == A
    assert (tokens(match), int(match.state.rounds)) == ([0, 0], 2)


@pytest.mark.rule("PIV-D7", "PIV-30", "PIV-29")
def test_a_pawn_on_its_own_colour_may_leave_e6(demonstration):
    about = {"pawns": (4, 12, 7, 9, 0), "target": 10, "earlier": (7,)}
    match = demonstration(**about)
    assert refused(match, "pivot 2 1") == ("PIV-30", "own-colour")
    assert refused(match, "pivot 2 3") == ("PIV-29", "occupied")
    assert refused(match, "pivot 2 4") == ("PIV-29", "occupied")
    match.play(0, "pivot 2 0")
    assert places(match) == (4, 12, 3, 9, 0)
    match = demonstration(bid=2, **about)
    play(match, (0, "pivot 0 1"), (0, "pivot 0 2"))
    assert tokens(match) == [1, 0]


@pytest.mark.rule("PIV-D7")
def test_a_pawn_on_its_own_colour_serves_as_pivot_but_cannot_come_back(demonstration):
    match = demonstration(pawns=(4, 12, 7, 9, 0), target=10, earlier=(7,))
    match.play(0, "pivot 2 0")
    assert refused(match, "pivot 2 0") == ("PIV-30", "own-colour")
    assert "pivot 1 2" in options_of_seat(demonstration(pawns=(6, 12, 7, 9, 0), target=5, earlier=(7,)), 0)


@pytest.mark.rule("PIV-D8", "PIV-22", "PIV-20")
def test_another_pawn_on_the_target_is_moved_away_first_e7(demonstration):
    match = demonstration(pawns=(3, 0, 6, 9, 12), target=9, bid=3)
    play(match, (0, "pivot 4 1"), (0, "pivot 3 4"), (0, "pivot 4 3"))
    assert places(match) == (3, 0, 6, 2, 9)
    assert tokens(match) == [1, 0]


# --- the end


def last_round(table, players: list[dict], **options):
    return table(A, 5, players, options, round=15, tokens=[*range(5), *range(6, 15), 5])


@pytest.mark.rule("PIV-17", "PIV-23", "PIV-40")
def test_after_fifteen_rounds_most_tokens_win(table):
    match = last_round(table, [{"tokens": 4}, {"tokens": 5}, {"tokens": 4}])
    match.play(0, "bid 1")
    match.expire("timer")
    assert not match.over
    match.play(0, "pivot 0 3")
    assert match.over
    assert match.points() == ([5, 5, 4], (0, 1))


@pytest.mark.rule("PIV-17", "PIV-D5")
def test_fifteen_rounds_with_fifteen_different_tokens(table):
    match = table()
    drawn = []
    while not match.over:
        drawn.append(int(match.state.token[int(match.state.rounds) - 1]))
        match.expire("think")
    assert sorted(drawn) == list(range(15))
    assert match.points() == ([0, 0], (0, 1))


@pytest.mark.rule("PIV-D19")
@pytest.mark.parametrize(
    ("tiebreak", "pivots", "winners"),
    [("shared", (9, 8), (0, 1)), ("fewest-pivots", (9, 8), (1,)), ("fewest-pivots", (8, 8), (0, 1))],
)
def test_equal_tokens(table, tiebreak, pivots, winners):
    seats = [{"tokens": 5, "pivots": pivots[0]}, {"tokens": 5, "pivots": pivots[1]}, {"tokens": 4, "pivots": 1}]
    match = last_round(table, seats, tiebreak=tiebreak)
    match.expire("think")
    assert match.points() == ([5, 5, 4], winners)


@pytest.mark.rule("PIV-D19", "PIV-D20")
def test_the_pivots_that_count_are_those_of_won_demonstrations(demonstration):
    match = demonstration(pawns=A, target=7, bid=5)
    play(match, (0, "pivot 0 1"), (0, "pivot 2 0"))
    assert match.state.pivots_won[:2].tolist() == [2, 0]


@pytest.mark.rule("PIV-D20", "PIV-10")
def test_alone_the_same_phases(table):
    match = table(players=1)
    play(match, (0, "bid 1"), (0, "done"), (0, "pivot 0 3"))
    assert tokens(match) == [1]
    assert said(GAME, match.scene(0).scores[0].detail) == "1 token, 1 pivot in rounds won"
