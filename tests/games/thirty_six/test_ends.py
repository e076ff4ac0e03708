"""36: forced ends, against a search that leaves nothing out."""

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
from parlour.core.game import hidden, legal_actions
from parlour.core.kernel import JIT, boxed
from parlour.core.record import copied
from parlour.games.thirty_six.record import GIVE, MOVE, OVER
from parlour.games.thirty_six.strategy.ends import Search, prove
from tests.games.thirty_six.drawing import GAME, Z, drawn
from tests.games.thirty_six.forced import forced_win

PLENTY = 1 << 30


def after(state: Any, action: int) -> Any:
    state = copied(state)
    verbs.apply(boxed(state), int(state.turn), action)
    return state


def wins(state: Any, seat: int, turns: int, shares: bool = False) -> bool:
    """The slow twin: every action of both, to the last."""
    if int(state.phase) == OVER:
        winners = int(verbs.score(state, np.zeros(2, np.int64)))
        return winners == 1 << seat or (shares and winners == 3)
    turn = int(state.turn)
    if turn != seat and turns == 0:
        return False
    tried = (
        wins(there, seat, turns - (turn == seat and int(there.turn) != seat), shares)
        for there in (after(state, action) for action in legal_actions(GAME, state, turn))
    )
    return any(tried) if turn == seat else all(tried)


def late(seed: int, counters: int, quiet: int = 0) -> Iterator[Any]:
    """Positions of a random game in which somebody has so few counters left, as if nobody had laid one for so long."""
    rng = np.random.default_rng(seed)
    state = GAME.new(2, GAME.read_options({"stall": 6}, 2), rng.bytes(32))
    while int(state.phase) != OVER:
        if int(state.phase) in (MOVE, GIVE) and min(int(left) for left in state.left[:2]) <= counters:
            found = copied(state)
            found.quiet = max(quiet, int(state.quiet))
            yield found
        state = after(state, int(rng.choice(legal_actions(GAME, state, int(state.turn)))))


@pytest.mark.rule("T36-24", "T36-27", "T36-D11", "T36-D15")
@pytest.mark.parametrize(("turns", "counters", "quiet"), [(1, 2, 0), (2, 4, 0), (3, 3, 0), (2, 12, 9)])
def test_a_win_is_proved_just_where_there_is_one(turns, counters, quiet):
    """For both seats, whosever turn it is."""
    found = Counter[bool]()
    rng = np.random.default_rng(turns)
    positions = [state for seed in range(20 if JIT else 8) for state in late(seed, counters, quiet)]
    most = {1: 150, 2: 200, 3: 60}[turns] if JIT else {1: 60, 2: 20, 3: 2}[turns]
    for index in rng.permutation(len(positions))[:most]:
        state = positions[index]
        for seat in (0, 1):
            expected = next((n for n in range(1, turns + 1) if wins(state, seat, n)), 0)
            assert Search(seat, PLENTY).turns(state, turns) == expected
            found[expected > 0] += 1
    assert len(found) == 2 or not JIT


@pytest.mark.rule("T36-28", "T36-D15", "T36-D16")
@pytest.mark.parametrize(("turns", "counters", "quiet"), [(2, 12, 9), (2, 3, 0)])
def test_a_share_is_proved_just_where_a_seat_can_hold_it(turns, counters, quiet):
    found = Counter[bool]()
    positions = [state for seed in range(20 if JIT else 4) for state in late(seed, counters, quiet)]
    for index in np.random.default_rng(turns).permutation(len(positions))[: 150 if JIT else 2]:
        state = positions[index]
        for seat in (0, 1):
            expected = next((n for n in range(1, turns + 1) if wins(state, seat, n, shares=True)), 0)
            assert Search(seat, PLENTY, shares=True).turns(state, turns) == expected
            found[expected > 0] += 1
    assert len(found) == 2 or not JIT


@pytest.mark.rule("T36-D15")
def test_what_is_known_of_a_position_does_not_serve_where_the_game_stalls_sooner():
    for state in (state for seed in range(6) for state in list(late(seed, 12, 9))[::8]):
        search, seat = Search(int(state.turn), PLENTY), int(state.turn)
        fresh = copied(state)
        fresh.quiet = 0
        search.turns(fresh, 2)
        assert search.turns(state, 2) == Search(seat, PLENTY).turns(state, 2)


def test_the_line_is_as_long_as_the_win_and_ends_with_it():
    found = Counter[int]()
    for seed in range(12 if JIT else 2):
        states = [state for state in late(seed, 6 if JIT else 2) if int(state.phase) == MOVE]
        for state in states[:: 1 + len(states) // 6]:
            win = forced_win(state, 50_000 if JIT else 100)
            if win is not None:
                assert played(state, win.line) == win.turns
                found[win.turns] += 1
    assert len(found) > 4 if JIT else found


def played(state: Any, line: tuple[tuple[int, int], ...]) -> int:
    """Play a line to the first seat's victory; give the number of its turns."""
    winner, turns = int(state.turn), 0
    for turn, action in line:
        assert turn == int(state.turn) and action in legal_actions(GAME, state, turn)
        turns += turn == winner and int(state.phase) == MOVE
        state = after(state, action)
    assert int(state.phase) == OVER and int(verbs.score(state, np.zeros(2, np.int64))) == 1 << winner
    return turns


LAST: dict[str, Any] = {"pawns": [(0, 5), (5, 0)], "reserves": [[1, 0, 0], [0, 3, 0]]}
"""White to move has one counter left, and white squares before it."""


def test_bots_that_search_take_a_forced_win():
    match = drawn(**LAST)
    view = hidden(GAME, match.state, 0)
    proved = prove(view, 0, "expert")
    assert proved == Advice(think(GAME, view, 0, "club", 0).action, 1.0, because=say("wins-in", turns=1))
    assert advise(GAME, view, 0, Budget(4), 0) == proved
    assert all(prove(view, 0, level) is None for level in ("gentle", "casual"))
    match.play(0, GAME.rules.actions.text(think(GAME, view, 0, "club", 0).action))
    assert match.over and match.points()[1] == (0,)


def test_reviews_tell_a_forced_win_that_was_let_go():
    match = drawn(**LAST)
    view, proved = hidden(GAME, match.state, 0), prove(match.state, 0, "expert")
    weighed = {taken: weigh(GAME, view, 0, taken, Budget(1_000), 0) for taken in match.actions(0)}
    assert weighed[proved.action] == proved._replace(ahead=0.0)
    assert all(found.chance == 1.0 and found.because == proved.because for found in weighed.values())
    for taken, found in weighed.items():
        state = after(match.state, taken)
        wins = int(state.phase) == OVER or prove(state, 0, "expert") is not None
        assert found.ahead == 0 if wins else found.action == proved.action and (found.ahead > 0 or not JIT), taken


LOST: dict[str, Any] = {"pawns": [(1, 0), (0, 0)], "reserves": [[3, 1, 0], [1, 1, 0]]}
SHARED: dict[str, Any] = {
    "pawns": [(0, 4), (5, 4)],
    "reserves": [[0, 0, 2], [0, 0, 2]],
    "options": {"stall": 6},
    "quiet": 11,
}


@pytest.mark.skipif(not JIT, reason="more positions than are searched interpreted")
def test_a_lost_position_is_defended_as_long_as_can_be():
    match = drawn(**LOST)
    view = hidden(GAME, match.state, 0)
    proved = prove(view, 0, "club")
    assert proved is not None and (proved.chance, proved.because) == (0.0, say("loses-in", turns=2))
    later = [Search(1, PLENTY).turns(after(match.state, action)) for action in match.actions(0)]
    assert set(later) == {1, 2} and Search(1, PLENTY).turns(after(match.state, proved.action)) == 2
    assert prove(view, 1, "club") == Advice(None, 1.0, because=say("wins-in", turns=2))
    assert all(weigh(GAME, view, 0, taken, Budget(4), 0).ahead == 0 for taken in match.actions(0))


@pytest.mark.skipif(not JIT, reason="more positions than are searched interpreted")
def test_a_share_is_the_best_where_both_can_hold_it():
    match = drawn(**SHARED)
    view = hidden(GAME, match.state, 0)
    proved = prove(view, 0, "club")
    assert proved is not None and (proved.chance, proved.because) == (0.5, say("shares-at-best"))
    assert wins(match.state, 0, 2, shares=True) and wins(match.state, 1, 2, shares=True)
    assert not wins(match.state, 0, 2) and not wins(match.state, 1, 2)
    for taken in match.actions(0):
        lost = wins(after(match.state, taken), 1, 2)
        found = weigh(GAME, view, 0, taken, Budget(4), 0)
        assert found.ahead == (0.5 if lost else 0.0) and (found.action == taken) != lost


@pytest.mark.rule("T36-28")
def test_who_can_hold_a_share_may_still_win_or_have_nothing_left_to_do():
    full = drawn([(0, 4), (5, 4)], [[5, 0, 0], [0, 5, 0]], Z.upper()).state
    assert Search(0, PLENTY, shares=True).turns(full, 2) == 2 and wins(full, 0, 2, shares=True)
    view = drawn([(2, 4), (0, 4)], [[3, 0, 1], [2, 0, 2]], options={"stall": 6}, quiet=11).state
    assert Search(0, PLENTY, shares=True).turns(view, 1) == 1 and (not JIT or prove(view, 0, "club") is None)


def test_nothing_is_proved_without_nodes_or_of_another_kind_of_game():
    assert forced_win(drawn(**LAST).state, nodes=0) is None
    assert forced_win(drawn(**LAST, options={"tournament": True}, games=1).state) is None
    assert forced_win(GAME.new(2, GAME.rules.options(), bytes(32))) is None
    three: dict[str, Any] = {"pawns": [(0, 5), (5, 0), (1, 1)], "reserves": [[1, 0, 0], [0, 3, 0], [0, 0, 3]]}
    assert forced_win(drawn(**three).state) is None
