"""Steps: in every game one call says what the verbs say one by one, and a seat is listed what its view allows."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

from parlour.core import verbs
from parlour.core.game import Game, games, hidden, legal_actions
from parlour.core.kernel import boxed
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.core.seats import seats_in
from parlour.core.steps import ACTORS, NOTHING, JudgedStepper, Stepper
from parlour.core.verbs import CLOCK

EVERY = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
MOVES = 60


def walk(game: Game, players: int, moves: int = MOVES) -> list[tuple[Any, int, int]]:
    """Play a game at random; return each position as an array of one, with the seat that acted there and its action."""
    chance = random.Random(f"{game.name} {players}")
    state = boxed(game.new(players, game.rules.options(), chance.randbytes(32)))
    seen = []
    while (mask := int(verbs.actors(state))) and len(seen) < moves:
        seat = chance.choice([seat for seat in range(CLOCK + 1) if mask >> seat & 1])
        action = chance.choice(legal_actions(game, state, seat))
        seen.append((boxed(copied(state[0])), seat, action))
        verbs.apply(state, seat, action)
    return seen


def follow(state: Any, seat: int, action: int) -> tuple[Any, int, list[int]]:
    """Return what comes of an action by one verb at a time: the position, who may act, what the lowest of them may."""
    after = boxed(copied(state[0]))
    verbs.apply(after, seat, action)
    mask = int(verbs.actors(after))
    return after, mask, legal_actions_of_lowest(after, mask)


def legal_actions_of_lowest(state: Any, mask: int) -> list[int]:
    out = np.empty(1 << 16, np.int32)
    return out[: verbs.legal(state, (mask & -mask).bit_length() - 1, out)].tolist() if mask else []


@EVERY
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_a_step_says_what_the_verbs_say(game: Game, most: bool) -> None:
    for state, seat, action in walk(game, game.rules.players[1 if most else 0]):
        after, mask, listed = follow(state, seat, action)
        stepper = Stepper(game, state)
        found = stepper.step(seat, action)
        assert state.tobytes() == after.tobytes()
        assert (found & ACTORS, stepper.actions[: found >> 32].tolist()) == (mask, listed)
        assert stepper.step(0, NOTHING) == found, "nothing is applied"
        assert state.tobytes() == after.tobytes()


@EVERY
def test_the_verb_is_the_stepper(game: Game) -> None:
    state, seat, action = walk(game, game.rules.players[0])[0]
    out, other = np.empty(game.rules.most_legal, np.int32), boxed(copied(state[0]))
    stepper = Stepper(game, other)
    assert verbs.step(state, out, seat, action) == (found := stepper.step(seat, action))
    assert out[: found >> 32].tolist() == stepper.actions[: found >> 32].tolist()


@EVERY
def test_a_turn_lists_what_the_hidden_record_allows(game: Game) -> None:
    for state, seat, action in walk(game, game.rules.players[0]):
        judged, (_, mask, listed) = JudgedStepper(game, state), follow(state, seat, action)
        judged.carry_out(seat, action)
        assert judged.actors() == mask
        if not mask:
            continue
        acting = seats_in(mask & ~(1 << CLOCK))
        known = acting if game.rules.secret else acting[:1]
        for seat in range(int(state[0].players)):
            allowed = legal_actions(game, hidden(game, state, seat), seat) if seat in known else None
            assert judged.listed_for(seat) == judged.listed_for(seat) == allowed
        assert [judged.listed_for(seat) for seat in acting[:1]] == [listed][: len(acting)]


@EVERY
def test_a_match_goes_on_after_whatever_moved_it(game: Game) -> None:
    """Played, taken back, replayed and copied, a match allows what the same position allows from the start."""
    played = [(seat, action) for _, seat, action in walk(game, game.rules.players[0], 12)]
    seed = random.Random(f"{game.name} {game.rules.players[0]}").randbytes(32)
    match = Match(game, game.rules.options(), game.new(game.rules.players[0], game.rules.options(), seed))
    for seat, action in played[:-1]:
        match.play(seat, action)
    before = allowed(match)
    twin = match.copy()
    match.carry_out(*played[-1])
    assert allowed(twin) == before, "a copy is on its own"
    match.take_back()
    assert allowed(match) == before
    again = Match(game, game.rules.options(), game.new(game.rules.players[0], game.rules.options(), seed))
    again.actors()
    texts = [(seat, game.rules.actions.text(action)) for seat, action in played[:-1] if seat != CLOCK]
    if len(texts) == len(played) - 1:
        assert again.play_all(texts) == len(texts)
        assert allowed(again) == before


@EVERY
def test_copies_and_pickles_of_a_match_go_their_own_way(game: Game) -> None:
    match = Match.start(game, game.rules.players[0], seed=bytes(32))
    before = allowed(match)
    seat = match.seats_to_act()[0]
    copies = [copy.deepcopy(match), pickle.loads(pickle.dumps(match)), match.copy()]
    match.play(seat, match.actions(seat)[0])
    for other in copies:
        assert allowed(other) == before
        other.play(seat, other.actions(seat)[0])
        assert other.state.tobytes() == match.state.tobytes()
        assert allowed(other) == allowed(match)


def allowed(match: Match) -> list[list[int]]:
    """Return every seat's legal actions."""
    return [match.actions(seat) for seat in range(match.players)]


def test_a_stepper_is_bound_to_its_position() -> None:
    game = games()["thirty-six"]
    one, two = (boxed(game.new(2, game.rules.options(), bytes(32))) for _ in range(2))
    first, second = Stepper(game, one), Stepper(game, two)
    first.step(0, NOTHING)
    number = int(first.actions[0])
    first.step(0, number)
    assert one.tobytes() != two.tobytes()
    assert second.step(0, NOTHING) == Stepper(game, two).step(0, NOTHING)
