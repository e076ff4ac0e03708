"""Pivot Pawns: every clause, decision and worked example."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from parlour.core import conformance
from parlour.core.errors import BadOption, BadPosition, CannotUndo, RuleBroken
from parlour.core.game import find_game
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.verbs import CLOCK
from parlour.games.pivot_pawns.notation import start_problem

GAME = find_game("pivot-pawns")
GAMES = 10_000 if JIT else 2
A = (6, 12, 3, 9, 0)
ANN, BOB, CY, DEE = range(4)


def places(match: Match) -> tuple[int, ...]:
    return tuple(match.state.pawn.tolist())


def phase(match: Match) -> str:
    return str(GAME.position(match.state).get("phase", "think"))


def tokens(match: Match) -> list[int]:
    return match.points()[0]


def options_of_seat(match: Match, seat: int) -> list[str]:
    return [GAME.actions.text(action) for action in match.actions(seat)]


def refused(match: Match, action: str, seat: int = 0) -> tuple[str, str]:
    """The clause that forbids an action, and the word in brackets; nothing may have changed."""
    before = match.state.tobytes()
    with pytest.raises(RuleBroken) as error:
        match.play(seat, action)
    assert match.state.tobytes() == before
    return error.value.clause, error.value.reason.rpartition("(")[2].partition(")")[0]


def play(match: Match, *said: tuple[int, str]) -> None:
    for seat, action in said:
        match.play(seat, action)


# --- set-up


@pytest.mark.rule("PIV-11", "PIV-07", "PIV-08", "PIV-16")
def test_the_tableau_is_shuffled_and_placeholders_lie_under_the_pawns():
    layouts = set()
    for seed in range(20):
        state = Match.start(GAME, 2, seed=bytes([seed] * 32)).state
        assert sorted(state.card_at.tolist()) == list(range(15))
        assert state.home.tolist() == state.pawn.tolist()
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


@pytest.mark.rule("PIV-D10", "PIV-D11", "PIV-D13", "PIV-D16", "PIV-D17", "PIV-D18", "PIV-D19", "PIV-D21")
@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("think", [60, 120, 180, 300], [61, 0, "60"]),
        ("timer", [15, 30, 60], [45]),
        ("demo", [30, 60, 120], [15]),
        ("strict", [False, True], ["on", 1]),
        ("false_bid", ["none", "sit-out", "token"], ["fine"]),
        ("tiebreak", ["shared", "fewest-pivots"], ["most"]),
        ("tempo", ["live", "turns"], ["slow"]),
        ("seats", [1, 8, 16], [0, 17, True]),
        ("start", [(), A], ["A", [1.5]]),
    ],
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


@pytest.mark.rule("PIV-25", "PIV-26", "PIV-27", "PIV-28", "PIV-30", "PIV-31", "PIV-20", "PIV-19")
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
    about = {"pawns": (4, 12, 7, 9, 0), "target": 10}
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
    match = demonstration(pawns=(4, 12, 7, 9, 0), target=10)
    match.play(0, "pivot 2 0")
    assert refused(match, "pivot 2 0") == ("PIV-30", "own-colour")
    assert "pivot 1 2" in options_of_seat(demonstration(pawns=(6, 12, 7, 9, 0), target=5), 0)


@pytest.mark.rule("PIV-D8", "PIV-22", "PIV-20")
def test_another_pawn_on_the_target_is_moved_away_first_e7(demonstration):
    match = demonstration(pawns=(3, 0, 6, 9, 12), target=9, bid=3)
    play(match, (0, "pivot 4 1"), (0, "pivot 3 4"), (0, "pivot 4 3"))
    assert places(match) == (3, 0, 6, 2, 9)
    assert tokens(match) == [1, 0]


# --- thinking and bidding


@pytest.mark.rule("PIV-32", "PIV-38", "PIV-33", "PIV-44")
def test_no_pawn_moves_before_the_demonstration(table):
    match = table()
    assert refused(match, "pivot 0 1") == ("PIV-32", "wrong-phase")
    assert refused(match, "concede") == ("PIV-32", "wrong-phase")
    match.play(1, "bid 3")
    assert refused(match, "pivot 0 1") == ("PIV-38", "wrong-phase")


@pytest.mark.rule("PIV-33", "PIV-34", "PIV-35", "PIV-D13")
def test_the_first_bid_starts_the_timer_and_the_next_does_not_start_it_again(table):
    match = table(players=3)
    assert (match.clock().name, match.clock().ms) == ("think", 180_000)
    match.play(2, "bid 7")
    started = match.clock()
    assert (started.name, started.ms, phase(match)) == ("timer", 30_000, "bid")
    play(match, (0, "bid 9"), (2, "bid 6"), (1, "bid 2"))
    assert match.clock() == started


@pytest.mark.rule(
    "PIV-34", "PIV-35", "PIV-36", "PIV-37", "PIV-39", "PIV-41", "PIV-42", "PIV-43", "PIV-D12", "PIV-D13", "PIV-D15"
)
def test_bids_and_the_order_of_demonstrations_e10_e11(table):
    match = table(pawns=A, target=7, players=4)
    play(match, (ANN, "bid 4"), (BOB, "bid 3"), (ANN, "bid 3"))
    assert refused(match, "bid 4", ANN) == ("PIV-37", "not-lower")
    assert refused(match, "bid 3", BOB) == ("PIV-D12", "not-lower")
    play(match, (CY, "bid 2"), (DEE, "bid 3"))
    match.expire("timer")
    assert refused(match, "bid 1", CY) == ("PIV-D13", "too-late")
    order = []
    while phase(match) == "demonstrate":
        order.append(int(match.state.demonstrator))
        match.play(order[-1], "concede")
    assert order == [CY, BOB, ANN, DEE]
    assert (tokens(match), places(match), int(match.state.rounds)) == ([0] * 4, A, 2)


@pytest.mark.rule("PIV-40", "PIV-41", "PIV-47")
def test_the_first_valid_demonstration_ends_the_round_e11(table):
    match = table(pawns=A, target=7, players=4)
    play(match, (BOB, "bid 3"), (ANN, "bid 3"), (CY, "bid 2"), (DEE, "bid 3"))
    match.expire("timer")
    play(match, (CY, "concede"), (BOB, "pivot 0 1"), (BOB, "concede"), (ANN, "pivot 0 1"), (ANN, "pivot 2 0"))
    assert tokens(match) == [1, 0, 0, 0]
    assert (phase(match), places(match), int(match.state.rounds)) == ("think", (4, 12, 7, 9, 0), 2)


@pytest.mark.rule("PIV-D15", "PIV-43")
def test_a_lowered_bid_takes_its_place_when_it_is_lowered(table):
    match = table(players=3)
    play(match, (0, "bid 5"), (1, "bid 4"), (2, "bid 3"), (0, "bid 3"))
    match.expire("timer")
    assert int(match.state.demonstrator) == 2
    match.play(2, "concede")
    assert int(match.state.demonstrator) == 0


@pytest.mark.rule("PIV-D12")
def test_a_bid_is_1_to_20_and_may_exceed_other_bids(table):
    match = table()
    for pivots in (0, 21, 99):
        assert refused(match, f"bid {pivots}") == ("PIV-D12", "range")
    play(match, (0, "bid 1"), (1, "bid 20"))
    assert options_of_seat(match, 0) == ["done"]
    assert "bid 19" in options_of_seat(match, 1)
    assert "bid 20" not in options_of_seat(match, 1)


@pytest.mark.rule("PIV-D11")
def test_thinking_ends_at_180_seconds_or_when_all_have_given_up(table):
    match = table()
    first = match.clock()
    match.expire("think")
    assert (int(match.state.rounds), phase(match), tokens(match)) == (2, "think", [0, 0])
    assert match.clock().number > first.number
    play(match, (0, "giveUp"), (1, "giveUp"))
    assert int(match.state.rounds) == 3


@pytest.mark.rule("PIV-D11")
def test_giving_up_is_said_once_and_taken_back_by_bidding(table):
    match = table(players=3)
    match.play(0, "giveUp")
    assert refused(match, "giveUp") == ("PIV-D11", "wrong-phase")
    match.play(0, "bid 4")
    assert not GAME.position(match.state)["players"][0].get("gave_up")
    assert refused(match, "giveUp", 1) == ("PIV-D11", "wrong-phase")


@pytest.mark.rule("PIV-D14", "PIV-38")
def test_bidding_ends_early_when_all_are_done_and_a_later_bid_withdraws_it(table):
    match = table()
    assert refused(match, "done") == ("PIV-D14", "wrong-phase")
    play(match, (0, "bid 4"), (0, "done"))
    assert refused(match, "done") == ("PIV-D14", "wrong-phase")
    play(match, (0, "bid 3"), (1, "done"))
    assert phase(match) == "bid"
    match.play(0, "done")
    assert (phase(match), match.clock().name) == ("demonstrate", "demo")


@pytest.mark.rule("PIV-D24", "PIV-ACT")
def test_only_the_running_clock_runs_out(table):
    match = table()
    for name in ("timer", "demo"):
        assert refused(match, f"clock {name}", CLOCK)[0] == "PIV-ACT"
    assert refused(match, "clock think", 0)[0] == "PIV-ACT"
    match.expire("think")


# --- demonstrating


@pytest.mark.rule("PIV-44")
def test_only_the_demonstrator_touches_the_pawns(demonstration):
    match = demonstration()
    assert refused(match, "pivot 0 1", 1) == ("PIV-44", "not-demonstrator")
    assert refused(match, "concede", 1) == ("PIV-44", "not-demonstrator")


@pytest.mark.rule("PIV-D16", "PIV-46", "PIV-41")
def test_a_demonstration_ends_with_its_clock_and_the_next_gets_a_new_one(table):
    match = table(target=7)
    play(match, (0, "bid 3"), (1, "bid 3"))
    match.expire("timer")
    first = match.clock()
    match.play(0, "pivot 0 1")
    assert match.clock() == first
    match.expire("demo")
    assert (int(match.state.demonstrator), places(match), int(match.state.used)) == (1, A, 0)
    assert match.clock().number > first.number


@pytest.mark.rule("PIV-D16")
def test_no_pivot_is_taken_back(demonstration):
    match = demonstration()
    match.play(0, "pivot 0 1")
    with pytest.raises(CannotUndo):
        match.undo()


@pytest.mark.rule("PIV-D17", "PIV-46")
def test_an_illegal_pivot_is_refused_and_not_counted(demonstration):
    match = demonstration(bid=1, target=5)
    assert refused(match, "pivot 2 0") == ("PIV-30", "own-colour")
    match.play(0, "pivot 0 3")
    assert tokens(match) == [1, 0]


@pytest.mark.rule("PIV-D17", "PIV-D24")
def test_strict_an_illegal_pivot_ends_the_demonstration(table):
    match = table(target=5, options={"strict": True})
    play(match, (0, "bid 1"), (1, "bid 2"))
    match.expire("timer")
    assert "pivot 2 0" in options_of_seat(match, 0)
    match.play(0, "pivot 2 0")
    assert (int(match.state.demonstrator), places(match)) == (1, A)
    match.play(1, "pivot 0 3")
    assert tokens(match) == [0, 1]


@pytest.mark.rule("PIV-D18", "PIV-41")
def test_a_failed_bid_costs_nothing(demonstration):
    match = demonstration(players=[{"tokens": 1}, {}])
    match.play(0, "concede")
    assert tokens(match) == [1, 0]
    assert "bid 20" in options_of_seat(match, 0)


@pytest.mark.rule("PIV-D18")
def test_sit_out_no_bid_in_the_next_round_only(demonstration):
    match = demonstration(options={"false_bid": "sit-out"})
    match.play(0, "concede")
    assert refused(match, "bid 3") == ("PIV-D18", "wrong-phase")
    assert options_of_seat(match, 0) == []
    match.play(1, "giveUp")  # seat 0 need not say anything
    assert int(match.state.rounds) == 3
    match.play(0, "bid 3")


@pytest.mark.rule("PIV-D18", "PIV-D11")
def test_a_round_in_which_everybody_sits_out_passes_by(demonstration):
    match = demonstration(players=1, options={"false_bid": "sit-out"})
    match.play(0, "concede")
    assert (int(match.state.rounds), phase(match)) == (3, "think")
    match.play(0, "bid 3")


@pytest.mark.rule("PIV-D18")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_token_a_failed_bid_costs_a_token_if_there_is_one(demonstration, before, after):
    match = demonstration(players=[{"tokens": before}, {}], options={"false_bid": "token"}, round=2)
    match.play(0, "concede")
    assert tokens(match) == [after, 0]


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
    assert match.scene(0, ["Ann"]).scores[0].detail == "1 token, 1 pivot in rounds won"


# --- without clocks


@pytest.mark.rule("PIV-D21")
def test_in_turns_seats_speak_in_order_until_all_have_passed_in_a_row(table):
    match = table(players=3, options={"tempo": "turns"})
    assert match.clock() is None
    assert refused(match, "bid 3", 1) == ("PIV-D21", "wrong-phase")
    play(match, (0, "pass"), (1, "bid 4"), (2, "pass"), (0, "bid 4"), (1, "bid 2"))
    assert refused(match, "pass", 1) == ("PIV-D21", "wrong-phase")
    play(match, (2, "pass"), (0, "pass"))
    assert phase(match) == "bid"
    match.play(1, "pass")
    assert (phase(match), int(match.state.demonstrator)) == ("demonstrate", 1)
    assert match.clock() is None
    for clock in ("think", "timer", "demo"):
        with pytest.raises(RuleBroken):
            match.expire(clock)


@pytest.mark.rule("PIV-D21")
def test_in_turns_the_first_speaker_moves_one_seat_each_round(table):
    match = table(players=3, options={"tempo": "turns"})
    first = []
    for _ in range(4):
        first.append(int(match.state.turn))
        for _ in range(3):
            match.play(int(match.state.turn), "pass")
    assert first == [0, 1, 2, 0]
    assert int(match.state.rounds) == 5


@pytest.mark.rule("PIV-D21")
def test_in_turns_a_bid_gives_everybody_another_chance(table):
    match = table(players=3, options={"tempo": "turns"})
    play(match, (0, "pass"), (1, "pass"), (2, "bid 4"), (0, "pass"), (1, "bid 3"), (2, "pass"))
    assert phase(match) == "bid"
    play(match, (0, "pass"), (1, "pass"))
    assert (phase(match), int(match.state.demonstrator)) == ("demonstrate", 1)


@pytest.mark.rule("PIV-D21", "PIV-D22")
def test_in_turns_a_round_does_not_begin_with_someone_who_left(table):
    match = table(players=3, options={"tempo": "turns"})
    play(match, (1, "leave"), (0, "pass"), (2, "pass"))
    assert (int(match.state.rounds), int(match.state.turn)) == (2, 2)


@pytest.mark.rule("PIV-D21", "PIV-D12", "PIV-37")
def test_in_turns_bids_only_fall_and_live_words_are_refused(table):
    match = table(options={"tempo": "turns"})
    play(match, (0, "bid 3"), (1, "pass"))
    assert refused(match, "bid 3") == ("PIV-D12", "not-lower")
    assert refused(match, "bid 5") == ("PIV-37", "not-lower")
    assert refused(match, "done") == ("PIV-D21", "wrong-phase")
    assert refused(match, "giveUp") == ("PIV-D11", "wrong-phase")
    assert refused(table(), "pass") == ("PIV-D21", "wrong-phase")


# --- leaving


@pytest.mark.rule("PIV-D22")
def test_who_leaves_has_given_up_and_is_done(table):
    match = table(players=3)
    play(match, (0, "giveUp"), (1, "giveUp"), (2, "leave"))
    assert int(match.state.rounds) == 2
    assert match.seats_to_act() == (0, 1)
    with pytest.raises(RuleBroken):
        match.play(2, "bid 3")
    play(match, (0, "bid 3"), (0, "done"), (1, "done"))
    assert phase(match) == "demonstrate"


@pytest.mark.rule("PIV-D22")
def test_leaving_fails_the_running_demonstration_and_keeps_tokens(table):
    match = table(players=[{"tokens": 1}, {}], options={"false_bid": "token"}, round=2)
    play(match, (0, "bid 2"), (1, "bid 3"))
    match.expire("timer")
    play(match, (0, "pivot 0 1"), (0, "leave"))
    assert (int(match.state.demonstrator), places(match), tokens(match)) == (1, A, [1, 0])


@pytest.mark.rule("PIV-D22")
def test_the_bid_of_who_left_is_not_demonstrated(table):
    match = table(players=3)
    play(match, (0, "bid 2"), (1, "bid 3"), (0, "leave"))
    match.expire("timer")
    assert int(match.state.demonstrator) == 1


@pytest.mark.rule("PIV-D22", "PIV-D21")
def test_in_turns_whoever_left_is_skipped(table):
    match = table(players=3, options={"tempo": "turns"})
    play(match, (0, "bid 3"), (1, "leave"))
    assert int(match.state.turn) == 2
    play(match, (2, "pass"), (0, "pass"))
    assert phase(match) == "demonstrate"


@pytest.mark.rule("PIV-D22", "PIV-17")
@pytest.mark.parametrize("tempo", ["live", "turns"])
def test_when_all_have_left_the_game_is_over_and_tokens_count(table, tempo):
    match = table(players=[{"tokens": 1}, {}], options={"tempo": tempo}, round=2)
    play(match, (1, "leave"), (0, "leave"))
    assert match.over
    assert match.points() == ([1, 0], (0,))


# --- what is hidden


@pytest.mark.rule("PIV-12", "PIV-18", "PIV-D23")
def test_the_tokens_in_the_bag_are_hidden_from_everybody(table):
    match = table(target=5, players=2)
    match.expire("think")
    for viewer in (-1, 0, 1):
        assert GAME.position(match.view(viewer))["tokens"] == (5, 0, *[None] * 13)


# --- laws

OPTIONS = [
    {"seats": 16},
    {"seats": 16, "tempo": "turns", "strict": True},
    {"seats": 16, "strict": True, "false_bid": "sit-out", "tiebreak": "fewest-pivots"},
    {"seats": 16, "false_bid": "token", "start": A},
    {"seats": 16, "tempo": "turns", "false_bid": "sit-out"},
]


@pytest.mark.parametrize("players", [1, 3, 9])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_laws(players, options):
    conformance.laws(GAME, seed=players, players=players, options=options)


@pytest.mark.rule("PIV-D21", "PIV-17")
@pytest.mark.parametrize("players", [1, 2, 4, 16])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games_end_within_the_bound(players, options):
    assert conformance.termination(GAME, GAMES, players, options) > 0


def test_options_have_ranges():
    conformance.options_have_ranges(GAME)


# --- positions that cannot be


@pytest.mark.rule("PIV-11", "PIV-24", "PIV-32", "PIV-33", "PIV-D5", "PIV-D9", "PIV-D15", "PIV-D21", "PIV-D22")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"tableau": [0] * 15}, "PIV-11"),
        ({"tokens": [0] * 15}, "PIV-D5"),
        ({"tokens": [None, *range(14)]}, "PIV-D5"),
        ({"pawns": [6, 6, 3, 9, 0]}, "PIV-24"),
        ({"placeholders": [1, 0, 4, 2, 8]}, "PIV-D9"),
        ({"placeholders": [6, 12, 3, 9, 1]}, "PIV-32"),
        ({"phase": "sleep"}, "phase 'sleep'"),
        ({"phase": "bid"}, "PIV-33"),
        ({"phase": "demonstrate"}, "PIV-38"),
        ({"phase": "demonstrate", "demonstrator": 0}, "PIV-D15"),
        ({"demonstrator": 0}, "PIV-38"),
        ({"turn": 2}, "seats of this game"),
        ({"options": {"tempo": "turns"}}, "PIV-D21"),
        ({"players": [{"left": True}]}, "PIV-D22"),
        ({"players": [{"tokens": 3}]}, "PIV-18"),
        ({"round": 16}, "round"),
        ({"icons": []}, "icons"),
    ],
    ids=str,
)
def test_impossible_positions_are_refused(table, change, words):
    position = msgspec.json.decode(msgspec.json.encode(table().start_position()))
    with pytest.raises(BadPosition) as error:
        GAME.load(position | change)
    assert words in str(error.value)
