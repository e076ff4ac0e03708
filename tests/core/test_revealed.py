"""Taking back: exactly what showed nobody anything new, judged from what the actor knows and nothing else."""

from __future__ import annotations

import pytest

from parlour.core import dice as dice_
from parlour.core import verbs
from parlour.core.conformance import takeback_is_blind
from parlour.core.errors import CannotUndo
from parlour.core.game import find_game, games, legal_actions
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.revealed import NOBODY
from parlour.core.undoing import check_undo
from parlour.core.verbs import CLOCK

SEEDS = range(8 if JIT else 1)
MOST_ACTIONS = 60 if JIT else 20


def first_legal(match: Match, verb: str) -> tuple[int, str]:
    """The first legal action of this verb, and who may take it."""
    for seat in match.seats_to_act():
        for action in match.actions(seat):
            if match.game.rules.actions.text(action).startswith(verb):
                return seat, match.game.rules.actions.text(action)
    raise AssertionError(f"no {verb} here")


def test_a_start_card_chosen_in_secret_may_be_taken_back_until_all_are_shown() -> None:
    match = Match.start(find_game("tic-squared"), 2, seed=bytes(32))
    match.play(*first_legal(match, "start"))
    assert match.revealed_to(0) == NOBODY
    match.undo()
    match.play(*first_legal(match, "start"))
    match.play(*first_legal(match, "start"))
    with pytest.raises(CannotUndo, match="new to Player"):
        match.undo()


@pytest.mark.fault(40)
def test_a_card_laid_open_stays_though_nothing_was_drawn() -> None:
    match = Match.start(find_game("tic-squared"), 2, seed=bytes(32))
    for _ in range(2):
        match.play(*first_legal(match, "start"))
    before = match.game.position(match.state)
    seat, text = first_legal(match, "play")
    match.play(seat, text)
    assert match.game.position(match.state)["stream"] == before["stream"], "nothing was drawn"
    with pytest.raises(CannotUndo, match=f"new to Player {2 - seat}"):
        match.undo()


def test_what_everybody_sees_from_the_start_may_be_taken_back() -> None:
    match = Match.start(find_game("thirty-six"), 2, seed=bytes(32))
    match.play(*first_legal(match, "chooseColour"))
    assert match.revealed_to(0) == NOBODY


@pytest.mark.fault(40)
def test_a_tile_turned_face_up_stays() -> None:
    match = Match.start(find_game("mismemory"), 2, seed=bytes(32))
    seat, text = first_legal(match, "flip")
    match.play(seat, text)
    assert match.revealed_to(0) == seat


@pytest.mark.fault(40)
def test_in_a_game_with_secrets_nothing_goes_back_beyond_another_seat() -> None:
    """Whether the other's secret choice may be undone would depend on what the other holds."""
    match = Match.start(find_game("tic-squared"), 3, seed=bytes(32))
    first, text = first_legal(match, "start")
    match.play(first, text)
    match.play(*first_legal(match, "start"))
    with pytest.raises(CannotUndo, match="somebody else"):
        check_undo(match, 0, first, ("A", "B", "C"))


@pytest.mark.fault(40)
@pytest.mark.parametrize("name", [name for name, game in games().items() if game.rules.allows_undo])
def test_whether_one_may_take_back_tells_nothing_of_hidden_hands(name: str) -> None:
    game = find_game(name)
    for seed in SEEDS:
        dice = dice_.new_dice(seed)
        players = 2 + seed % (min(4, game.rules.players[1]) - 1)
        match = Match.start(game, players, seed=seed.to_bytes(32, "big"))
        while not match.over and len(match.entries) < MOST_ACTIONS:
            seat = pick_actor(match.actors(), dice)
            actions = legal_actions(game, match.state, seat)
            match.play(seat, actions[dice_.roll(dice, len(actions))])
            if seat != CLOCK and verbs.actors(match.state):
                takeback_is_blind(match, dice)
