"""Mismemory: what the expert computes agrees with counting by hand, and it takes what others would win with."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.bots.advice import advise, weigh
from parlour.bots.levels import think
from parlour.bots.search import Budget, Halt
from parlour.core.dice import new_dice
from parlour.core.game import hidden
from parlour.core.kernel import JIT, run
from parlour.core.match import Match
from parlour.core.verbs import imagine
from parlour.games.mismemory.actions import FLIP_TWO
from parlour.games.mismemory.components import SPACES, UNKNOWN
from parlour.games.mismemory.record import FLIP
from parlour.games.mismemory.strategy.decisions import decide
from parlour.games.mismemory.strategy.prospects import remembered, try_actions, usual_flip, worthwhile
from tests.games.mismemory.drawing import GAME, at, drawn, owns, play_on, space, started

MS = Budget(ms=60_000)
TOGETHER = {"flip": "together"}

LAST = "S0 SA S2 S3 S4", "K0 CA M2 M3 M5"
"""Seat 0 needs a 5, of which that of suns is the last tile of its suit; seat 1 will turn up a 4 it remembers."""


def seen_but(own: tuple[str, str], *unseen: str, **options: Any) -> Match:
    """Draw a position in which everybody knows who owns what, and all have seen the grid but for some tiles."""
    match = drawn(own, options)
    for seat in range(2):
        match.state.resolved[seat] = match.state.own[seat]
    for place in range(24):
        match.state.known[place] = UNKNOWN if at(match, place) in unseen else match.state.face[place]
    return match


def test_spaces_of_which_nothing_is_known_stand_for_each_other() -> None:
    match = seen_but(LAST, "C5", "K5", "C0", "M0")
    view = match.view(0)
    unseen = {space(match, tile) for tile in ("C5", "K5", "C0", "M0")}
    tried = [worthwhile(view, 0, new_dice(seed)) for seed in range(40)]
    assert all(len(spaces) == 14 - 4 + 1 and len(unseen & set(spaces)) == 1 for spaces in tried)
    assert set().union(*tried) >= unseen


@pytest.mark.rule("MIS-D16")
def test_only_its_owner_knows_the_rest_of_a_pair() -> None:
    match = drawn()
    match.play(0, f"flip {space(match, 'S0')}")
    match.play(0, f"flip {space(match, 'S3')}")
    match.play(0, "keep 0")
    match.play(0, "place 0")
    assert remembered(match.state, 0, 0) == 3
    assert remembered(match.state, 1, 0) == UNKNOWN


def both(match: Match, first: str, second: str) -> int:
    """The action that turns up two tiles at once."""
    return FLIP_TWO + SPACES * space(match, first) + space(match, second)


def spaces_of(action: int) -> frozenset[int]:
    """Which two it turns up."""
    return frozenset(divmod(action - FLIP_TWO, SPACES))


def tried(match: Match, taken: int | None = None) -> list[str]:
    """The pairs that are compared, by the names of the tiles, ``?`` for one that the player to move does not know."""
    seat, pairs = int(match.state.turn), []
    for action in worthwhile(match.view(seat), seat, new_dice(1), taken):
        known = [at(match, n) if remembered(match.state, seat, n) >= 0 else "?" for n in spaces_of(action)]
        pairs.append(" ".join(sorted(known)))
    return sorted(pairs)


@pytest.mark.rule("MIS-D3")
def test_of_pairs_that_promise_the_same_one_is_tried() -> None:
    match = seen_but(LAST, "C5", "K5", "C0", "M0", **TOGETHER)
    fit = ["? ?", *[f"? {tile}" for tile in ("C2", "C3", "C4", "K2", "K3", "K4", "KA")]]
    found = tried(match)
    lone, idle = sorted(set(found) - set(fit))
    assert found == sorted([*fit, lone, idle])
    assert lone in ("? S5", "? M4", "? MA"), "nothing they fit is both unseen and needed"
    assert "?" not in idle, "and no two known ones win anything"


@pytest.mark.rule("MIS-D3")
def test_of_two_known_tiles_those_that_fit_are_tried_and_one_pair_that_does_not() -> None:
    match = seen_but(("S0 SA S2 S3", "K0 CA M2 M3"), **TOGETHER)
    moons = {"M0 M4", "M0 M5", "M4 M5", "M4 MA", "M5 MA"}
    found = tried(match)
    fitting = [pair for pair in found if pair[0] == pair[3] and any(number in pair for number in "45")]
    assert {pair for pair in fitting if pair[0] == "M"} == moons
    assert len(found) == len(fitting) + 1


@pytest.mark.rule("MIS-D3", "MIS-D16")
def test_a_pair_that_wins_nothing_tells_the_others_nothing_unless_it_was_taken() -> None:
    match = drawn(options=TOGETHER)
    for action in (both(match, "S0", "S3"), "keep 0", "place 0"):
        match.play(0, action)
    for action in (both(match, "M2", "C4"), "decline"):
        match.play(1, action)
    assert tried(match) == ["? ?", "? C4", "? M2", "? S3", "C4 M2"]
    assert tried(match, both(match, "S3", "M2")) == ["? ?", "? C4", "? M2", "? S3", "C4 M2", "M2 S3"]


@pytest.mark.rule("MIS-D3")
@pytest.mark.parametrize("players", [2, 3])
def test_whatever_two_tiles_were_taken_are_compared_as_they_were_named(players: int) -> None:
    match, dice, turns = started(players, 5, **TOGETHER), new_dice(3), 0
    while turns < 30:
        seat = int(match.state.turn)
        if int(match.state.phase) == FLIP:
            view, turns = match.view(seat), turns + 1
            legal = match.actions(seat)
            for taken in (None, *legal[turns::60]):
                pairs = worthwhile(view, seat, new_dice(turns), taken)
                assert taken is None or taken in pairs
                assert set(pairs) <= set(legal)
                assert len({spaces_of(pair) for pair in pairs}) == len(pairs) <= 60
        play_on(match, dice)


def usual(match: Match) -> set[tuple[str, str]]:
    """What seat 0 may turn up at once if it looks no further."""
    pairs = (divmod(usual_flip(match.state, 0, new_dice(seed)) - FLIP_TWO, SPACES) for seed in range(40))
    return {(at(match, first), at(match, second)) for first, second in pairs}


@pytest.mark.rule("MIS-D3", "MIS-D16")
def test_who_remembers_everything_names_a_pair_or_two_unknown_tiles() -> None:
    unseen = {"C5", "K5", "C0", "M0"}
    found = usual(seen_but(LAST, *unseen, **TOGETHER))
    assert len(found) == 4 * 3
    assert set().union(*found) == unseen
    assert {(first, second[0]) for first, second in usual(seen_but(LAST, "C5", "C0", **TOGETHER))} == {("K5", "K")}
    last_unseen = seen_but(("S0 SA S2 S3 S4", "M5 C5 K5 M2 M3"), "S5", discipline="honour", **TOGETHER)
    found = usual(last_unseen)
    assert {first for first, _ in found} == {"S5"}
    assert len(found) > 5, "any other, once nothing else is unknown"


if JIT:  # thousands of games

    @pytest.mark.rule("MIS-D16")
    def test_what_actions_win_is_what_counting_by_hand_gives() -> None:
        match, games = seen_but(LAST, "C5", "K5", "C0", "M0"), 40_000
        actions = [space(match, tile) for tile in ("C0", "C2", "K2", "M4")]
        worlds = np.empty(3, match.state.dtype)
        worlds[0] = match.view(0)
        won = np.zeros(len(actions))
        run(
            try_actions,
            worlds,
            0,
            np.array(actions, np.int32),
            won,
            games,
            new_dice(1),
            np.zeros(2, np.int64),
            Halt().word,
        )
        # something new: one of two fives, or the null of crowns, and of three others the 5 of its suit
        assert won / games == pytest.approx([2 / 4 + 1 / 4 / 3, 1 / 4, 1 / 4, 0.0], abs=0.012)

    @pytest.mark.rule("MIS-D16")
    @pytest.mark.parametrize("seed", range(4))
    def test_the_expert_takes_what_somebody_else_would_win_with(seed: int) -> None:
        match = seen_but(("S0 SA", "M0 CA S2 M3 M4"), "S5", "M5", "C5", "C2", "C3", "K0", "KA", "MA", "M2", "S4", "C0")
        for _ in range(3):
            action = decide(match.view(0), 0, "expert", new_dice(seed), Halt().word).action
            assert action is not None
            match.play(0, action)
        assert owns(match, 0) == "S0 SA K5"

    @pytest.mark.rule("MIS-D16")
    def test_a_decision_is_weighed_by_what_it_wins() -> None:
        match = seen_but(LAST, "C5", "K5", "C0", "M0")
        new, known = space(match, "C0"), space(match, "M4")
        assert GAME.is_judged(match.view(0), 0, known)
        found = weigh(GAME, match.view(0), 0, known, MS, 1)
        assert found.chance == pytest.approx(2 / 4 + 1 / 4 / 3, abs=0.05)
        assert found.ahead == pytest.approx(2 / 4 + 1 / 4 / 3, abs=0.05), "it wins nothing"
        assert weigh(GAME, match.view(0), 0, new, MS, 1).ahead == 0, "of unknown tiles one is as good as another"
        hint = advise(GAME, match.view(0), 0, MS, 1)
        assert (hint.chance, hint.ahead) == (pytest.approx(0.58, abs=0.05), pytest.approx(0.33, abs=0.06))

    @pytest.mark.rule("MIS-D3", "MIS-D16")
    def test_what_two_tiles_at_once_win_is_what_counting_by_hand_gives() -> None:
        match, games = seen_but(LAST, "C5", "K5", "C0", "M0", **TOGETHER), 40_000
        pairs = [("C0", "M0"), ("C0", "C2"), ("K2", "C0"), ("C0", "M4"), ("C2", "C3")]
        worlds = np.empty(3, match.state.dtype)
        worlds[0] = match.view(0)
        won, actions = np.zeros(len(pairs)), np.array([both(match, *pair) for pair in pairs], np.int32)
        run(try_actions, worlds, 0, actions, won, games, new_dice(1), np.zeros(2, np.int64), Halt().word)
        # of four unknown tiles the null and the 5 of crowns; the 5 of a known tile's suit
        assert won / games == pytest.approx([1 / 6, 1 / 4, 1 / 4, 0.0, 0.0], abs=0.012)

    @pytest.mark.rule("MIS-D3", "MIS-D16")
    @pytest.mark.parametrize("seed", range(4))
    def test_of_two_tiles_at_once_the_expert_takes_what_somebody_else_would_win_with(seed: int) -> None:
        unseen = "S5", "M5", "C5", "C2", "C3", "K0", "KA", "MA", "M2", "S4", "C0"
        match = seen_but(("S0 SA", "M0 CA S2 M3 M4"), *unseen, **TOGETHER)
        for _ in range(2):
            action = decide(match.view(0), 0, "expert", new_dice(seed), Halt().word).action
            assert action is not None
            match.play(0, action)
        assert owns(match, 0) == "S0 SA K5"

    @pytest.mark.rule("MIS-D3", "MIS-D16")
    def test_two_tiles_at_once_are_weighed_by_what_they_win() -> None:
        match = seen_but(LAST, "C5", "K5", "C0", "M0", **TOGETHER)
        new, known = both(match, "C0", "C2"), both(match, "M4", "S5")
        assert GAME.is_judged(match.view(0), 0, known)
        assert not GAME.is_judged(match.view(1), 1, known)
        found = weigh(GAME, match.view(0), 0, known, MS, 1)
        assert (found.chance, found.ahead) == (pytest.approx(1 / 4, abs=0.05), pytest.approx(1 / 4, abs=0.05))
        assert weigh(GAME, match.view(0), 0, new, MS, 1).ahead == 0, "one of the best"
        hint = advise(GAME, match.view(0), 0, MS, 1)
        assert hint.action is not None
        assert hint.chance == pytest.approx(1 / 4, abs=0.05)
        match.play(0, both(match, "K5", "K2"))
        kept = GAME.rules.actions.read("keep 0")
        assert GAME.is_judged(match.view(0), 0, kept)
        assert weigh(GAME, match.view(0), 0, GAME.rules.actions.read("decline"), MS, 1)[:2] == (kept, 1.0)

    @pytest.mark.rule("MIS-D3", "MIS-D16")
    @pytest.mark.parametrize("seed", range(4))
    def test_naming_two_tiles_does_not_depend_on_what_the_seat_may_not_know(seed: int) -> None:
        match, dice = started(2, seed, **TOGETHER), new_dice(seed)
        while len(match.entries) < 12 + 6 * seed or int(match.state.phase) != FLIP:
            play_on(match, dice)
        seat = int(match.state.turn)
        world = match.view(seat)
        imagine(world, seat, dice)
        assert list(world.face) != list(match.state.face)
        truth, other = (think(GAME, hidden(GAME, state, seat), seat, "expert", 5) for state in (match.state, world))
        assert truth == other
