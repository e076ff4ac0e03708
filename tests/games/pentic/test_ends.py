"""Pentic: proved ends, against searches that leave nothing out and carry every action out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from parlour.bots.advice import advise, weigh
from parlour.bots.levels import think
from parlour.bots.search import Budget
from parlour.core import verbs
from parlour.core.contract import Advice
from parlour.core.facts import say
from parlour.core.game import find_game, hidden, legal_actions
from parlour.core.kernel import JIT, boxed
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.games.pentic.record import OVER, PILES
from parlour.games.pentic.strategy.ends import prove, surest
from parlour.games.tic.deck import CARDS, EMPTY, NAMES
from tests.games.pentic.conftest import lay_table

GAME = find_game("pentic")
PLENTY = 1 << 30
LAST_CARDS = {"deck_out": "end", "target": 1000}


def after(state: Any, action: int) -> Any:
    state = copied(state)
    verbs.apply(boxed(state), int(state.turn), action)
    return state


def margin(state: Any, seat: int) -> int:
    return int(state.points[seat]) - int(state.points[1 - seat])


def dealt(rng: np.random.Generator, cards: tuple[int, int], points: list[int], **more: Any) -> Any:
    """A position of two with random cards: so many in the hands, nine tops; without ``deck`` nothing is to be drawn."""
    drawn = [NAMES[card] for card in rng.permutation(CARDS)[: 9 + sum(cards)]]
    hands = [drawn[9 : 9 + cards[0]], drawn[9 + cards[0] :]]
    board = " ".join(f"p{pile + 1} {card}" for pile, card in enumerate(drawn[:9]))
    held = [" ".join([*hand, *["-"] * (5 - len(hand))]) for hand in hands]
    return lay_table(board, held, points, **{"deck": 0, **more}).state


# --- the last cards


def best_margin(state: Any, seat: int) -> int:
    """The slow twin: every action of both, to the last card."""
    if int(state.phase) == OVER:
        return margin(state, seat)
    turn = int(state.turn)
    found = (best_margin(after(state, action), seat) for action in moves(state))
    return max(found) if turn == seat else min(found)


def moves(state: Any) -> list[int]:
    return legal_actions(GAME, state, int(state.turn))


@pytest.mark.rule("PEN-22", "PEN-G12", "PEN-G13")
@pytest.mark.parametrize(
    ("cards", "points", "options", "rounds"),
    [
        ((1, 1), 30, {}, 5),
        ((2, 2), 30, {}, 5),
        ((2, 1), 30, {}, 5),
        ((0, 2), 30, {}, 5),
        ((2, 2), 48, {"target": 50}, 5),
        ((2, 2), 30, {"max_rounds": 20}, 18),
        ((3, 2), 45, {"target": 60}, 5),
    ],
)
def test_the_best_result_with_the_last_cards_is_the_one_that_trying_everything_finds(cards, points, options, rounds):
    """For both seats, of what each of them knows."""
    rng = np.random.default_rng([*cards, points])
    for _ in range((6 if sum(cards) > 4 else 25) if JIT else 1 if sum(cards) < 4 else 0):
        totals = [int(total) for total in rng.integers(points - 10, points + 1, 2)]
        turn, first = int(rng.integers(2)), int(rng.integers(2))
        state = dealt(rng, cards, totals, turn=turn, first=first, rounds=rounds, options={**LAST_CARDS, **options})
        best = best_margin(state, 0)
        for seat in (0, 1):
            proved = surest(hidden(GAME, state, seat), seat, PLENTY)
            assert proved is not None and proved[0] == (best if seat == 0 else -best)
            if seat == turn:
                assert proved[1] in moves(state) and best_margin(after(state, proved[1]), seat) == proved[0]


@pytest.mark.rule("PEN-21")
@pytest.mark.skipif(not JIT, reason="a hundred thousand positions")
def test_what_is_known_of_a_position_does_not_serve_where_the_target_is_nearer():
    """One deal of thousands in which the same cards come to lie with other totals, and only one of these ends it."""
    state = dealt(np.random.default_rng(1731), (3, 3), [40, 42], options={**LAST_CARDS, "target": 60})
    proved = surest(hidden(GAME, state, 0), 0, PLENTY)
    assert proved is not None and proved[0] == best_margin(state, 0)


def test_whole_hands_are_played_as_they_are_proved():
    """Both play what is proved, and the result stays the same from action to action."""
    rng = np.random.default_rng(8)
    for _ in range(12 if JIT else 0):
        state = dealt(rng, (5, 5), [0, 0], options=LAST_CARDS)
        found = []
        while int(state.phase) != OVER:
            seat = int(state.turn)
            proved = surest(hidden(GAME, state, seat), seat, PLENTY)
            assert proved is not None
            found.append(proved[0] * (1 if seat == 0 else -1))
            state = after(state, proved[1])
        assert found == [margin(state, 0)] * 10


# --- the last round


def least_margin(state: Any, seat: int, cards: list[int]) -> int:
    """The slow twin: the other lays any of the cards that it may hold, wherever it may."""
    other = int(state.turn)
    margins = []
    for card in cards:
        there = copied(state)
        there.hand[other, 0] = card
        margins += [margin(after(there, action), seat) for action in moves(there) if action // PILES == card]
    return min(margins)


def surest_play(state: Any, seat: int, cards: list[int], last: bool) -> int | None:
    """What the seat to move is sure of by a play after which this is the last round, as the rules say it."""
    margins = []
    for action in moves(state):
        there = after(state, action)
        if last or max(map(int, there.points[:2])) >= int(state.target):
            answered = int(there.turn) != int(state.first)
            margins.append(least_margin(there, seat, cards) if answered else margin(there, seat))
    sure = len(margins) == len(moves(state)) and (len(cards) == 5 or int(state.first) != seat)
    return max(margins) if margins and (max(margins) > 0 or sure) else None


def unseen(state: Any, seat: int) -> list[int]:
    """The cards that a seat has never seen: the other's hand and the deck."""
    return [int(card) for card in (*state.hand[1 - seat], *state.stock[: int(state.left)]) if int(card) != EMPTY]


def last_rounds(number: int) -> Iterator[tuple[Any, bool]]:
    """Positions near the target, and in the last round there may be, with an empty deck and with others."""
    rng = np.random.default_rng(21)
    for n in range(number):
        last = n % 3 == 0
        points = [int(total) for total in rng.integers(60 if last else 75, 100, 2)]
        first = int(rng.integers(2))
        turn = int(rng.integers(2))
        if turn != first and n % 2:
            points[first] = 100 + int(rng.integers(30))
        yield (
            dealt(
                rng,
                (5, 5),
                points,
                deck=(0, 3, 60)[int(rng.integers(3))],
                turn=turn,
                first=first,
                rounds=19 if last else 8,
                options={"target": 100, "max_rounds": 20},
            ),
            last,
        )


@pytest.mark.rule("PEN-21", "PEN-G10", "PEN-G13")
def test_what_is_sure_in_the_last_round_is_what_no_card_of_the_other_can_change():
    found = Counter[str]()
    for state, last in last_rounds(150 if JIT else 0):
        seat = int(state.turn)
        expected = surest_play(state, seat, unseen(state, seat), last)
        proved = surest(hidden(GAME, state, seat), seat, PLENTY)
        assert (None if proved is None else proved[0]) == expected
        found["open" if proved is None else "win" if proved[0] > 0 else "none"] += 1
        other = 1 - seat
        proved = surest(hidden(GAME, state, other), other, PLENTY)
        if int(state.first) == seat or not (last or int(state.points[other]) >= 100):
            assert proved is None
            continue
        cards = unseen(state, other)
        least = least_margin(state, other, cards)
        assert (None if proved is None else proved[0]) == (least if least > 0 or len(cards) == 5 else None)
        found["waiting"] += proved is not None
    assert len(found) == 4 or not JIT


# --- what it is for

HAND = "4Ty 4To 3Ry 2So 1Rr"


def last_turn(points: list[int]) -> Match:
    """The last turn of a round: 4Ty in the centre brings 50 points, every other play less."""
    return lay_table("B", [HAND, ""], points, first=1)


def test_bots_that_search_take_a_proved_win():
    match = last_turn([220, 190])
    view = hidden(match.game, match.state, 0)
    proved = prove(view, 0, "expert")
    assert proved == Advice(match.game.rules.actions.read("play 4Ty 5"), 1.0, because=say("wins-by", points=80))
    assert think(match.game, view, 0, "club", 0).action == proved.action
    assert advise(match.game, view, 0, Budget(4), 0) == proved
    assert all(prove(view, 0, level) is None for level in ("gentle", "casual"))


def test_the_best_of_what_does_not_win_is_proved_too():
    for points, chance, told in (
        ([220, 270], 0.5, say("shares-at-best")),
        ([220, 280], 0.0, say("loses-by", points=10)),
    ):
        match = last_turn(points)
        view = hidden(match.game, match.state, 0)
        play = match.game.rules.actions.read("play 4Ty 5")
        assert prove(view, 0, "club") == Advice(play, chance, because=told)
        lost = weigh(match.game, view, 0, match.game.rules.actions.read("play 4To 5"), Budget(4), 0)
        assert (lost.ahead, lost.because, lost.action == play) == (chance, told, chance > 0)


def test_reviews_say_exactly_what_was_given_away_with_the_last_cards():
    rng = np.random.default_rng(5)
    given = Counter[float | None]()
    for _ in range(12 if JIT else 0):
        state = dealt(rng, (2, 2), [100, 100], options=LAST_CARDS)
        view = hidden(GAME, state, 0)
        best = np.sign(best_margin(state, 0))
        for action in moves(state):
            there = np.sign(best_margin(after(state, action), 0))
            found = weigh(GAME, view, 0, action, Budget(4), 0)
            assert (found.chance, found.ahead) == ((1 + best) / 2, (best - there) / 2)
            given[found.ahead] += 1
    assert len(given) > 1 or not JIT


def test_nothing_is_proved_without_nodes_or_of_three_players():
    state = dealt(np.random.default_rng(1), (5, 5), [0, 0], options=LAST_CARDS)
    assert surest(hidden(GAME, state, 0), 0, 0) is None
    three = lay_table("B", [HAND, "", ""], [220, 190, 190], first=1)
    assert prove(hidden(three.game, three.state, 0), 0, "expert") is None
    begun = lay_table("B", [HAND, ""])
    assert prove(hidden(begun.game, begun.state, 0), 0, "expert") is None
