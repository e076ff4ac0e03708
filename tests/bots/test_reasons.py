"""Reasons are true: their numbers are those of the positions reached, and without them the other action is as good."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.bots.reasons import MOST_ACTIONS, ROUNDS, Outcome, compare_outcomes, find_reason, look_behind
from parlour.bots.search import Searcher
from parlour.bots.tree import worth
from parlour.core import kernel, verbs
from parlour.core.contract import FittedEvaluation
from parlour.core.facts import Arg, Fact, Word
from parlour.core.fitted_evaluation import POWERS
from parlour.core.game import Game, find_game, games, legal_actions
from parlour.core.kernel import JIT, boxed
from parlour.core.match import Match
from parlour.core.messages import LANGUAGES, OWN
from parlour.core.record import copied
from parlour.core.seats import seats_in
from tests.phrases import entries

FITTED = [game for game in games().values() if game.strategy.has_fitted_evaluation]
judged_compiled = pytest.mark.skipif(
    not JIT, reason="each example judges thousands of positions; see the compiled stage"
)


def reached(game: Game, seed: int, players: int) -> tuple[Match, int, list[int]]:
    """A position of a random game in which a seat has a choice, that seat, and two of its actions."""
    chance = random.Random(seed)
    while True:
        match = Match.start(game, players, seed=chance.randbytes(32))
        for _ in range(chance.randrange(60)):
            if not match.over:
                seat = match.seats_to_act()[0]
                match.play(seat, chance.choice(match.actions(seat)))
        if not match.over and len(legal := match.actions(seat := match.seats_to_act()[0])) > 1:
            return match, seat, chance.sample(legal, 2)


def fitted_of(game: Game) -> FittedEvaluation:
    return cast(FittedEvaluation, game.strategy.evaluation)


def first_telling(match: Match, seat: int, actions: Sequence[int], seed: int) -> list[Outcome]:
    """What both actions lead to after as many rounds as a reason is found with; one trait goes before two."""
    pairs = [
        [look_behind(match.game, match.view(seat), seat, [action], rounds, seed) for action in actions]
        for rounds in ROUNDS
    ]
    for most in (1, 2):
        for pair in pairs:
            if compare_outcomes(tuple(pair), seat, fitted_of(match.game), most):
                return pair
    return pairs[0]


def traits_said(said: Word, seat: int) -> dict[tuple[str, int], list[Arg]]:
    """The names of traits in a reason and whose they are, with the numbers told."""
    if not isinstance(said, Fact):
        return {}
    if said.id == "after":
        return traits_said(cast(Fact, said.args["first"]), seat) | traits_said(cast(Fact, said.args["then"]), seat)
    name, whose = said.id.removeprefix("because-").removesuffix("-other"), said.args.get("whom", seat)
    assert isinstance(whose, int) and (whose == seat) == (not said.id.endswith("-other"))
    return {(name, whose): [said.args[number] for number in ("number", "rather") if number in said.args]}


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.name)
def test_every_trait_that_is_told_has_words_in_every_language(game: Game) -> None:
    told = fitted_of(game).TRAITS
    assert len(told) == fitted_of(game).WEIGHTS.shape[1]
    wanted = {f"because-{trait.name}{whose}" for trait in told if trait.name for whose in ("", "-other")}
    for language in LANGUAGES:
        assert wanted <= {id for folder in (OWN, *game.words) for id in entries(folder / f"{language}.ftl")}


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.name)
@pytest.mark.parametrize("stage", [0.0, 0.25, 0.5, 0.75, 1.0])
def test_what_is_told_without_numbers_is_an_advantage_at_every_stage(game: Game, stage: float) -> None:
    """Its sentence says that the seat has it, or that another has it not."""
    told, weights = fitted_of(game).TRAITS, fitted_of(game).WEIGHTS
    for place, trait in enumerate(told):
        if trait.is_flag:
            assert sum(weights[power][place] * stage**power for power in range(POWERS)) > 0


@pytest.mark.sampled(3)
@judged_compiled
@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.name)
@given(seed=st.integers(0, 1 << 30), players=st.integers(2, 3))
@settings(max_examples=40, deadline=None)
def test_numbers_are_those_of_the_positions_that_both_actions_lead_to(game: Game, seed: int, players: int) -> None:
    match, seat, actions = reached(game, seed, players)
    said = traits_said(find_reason(game, match.view(seat), seat, *zip(actions), seed), seat)
    pair = first_telling(match, seat, actions, seed)
    for (name, whose), numbers in said.items():
        units = [trait.unit if trait.name == name else 0.0 for trait in fitted_of(game).TRAITS]
        counted = [
            sum(value / unit for value, unit in zip(outcome.seats[whose], units, strict=True) if unit)
            for outcome in pair
        ]
        shown = [round(count) for count in counted]
        if shown[0] == shown[1]:
            shown = [round(count, 1) for count in counted]
        assert (name == "wins" and not numbers) or shown[0] != shown[1]
        assert not numbers or numbers == shown


@pytest.mark.sampled(3)
@judged_compiled
@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.name)
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=40, deadline=None)
def test_without_its_reason_an_action_of_two_seats_would_not_be_better(game: Game, seed: int) -> None:
    match, seat, actions = reached(game, seed, 2)
    said = traits_said(find_reason(game, match.view(seat), seat, *zip(actions), seed), seat)
    one, two = first_telling(match, seat, actions, seed)
    if ("wins", seat) in said:
        assert one.won == 1.0 > two.won
    elif said:
        stage = (one.stage + two.stage) / 2
        worths = np.array([1.0, stage, stage**2]) @ fitted_of(game).WEIGHTS
        terms = {other: worths * np.subtract(one.seats[other], two.seats[other]) for other in range(2)}
        terms[1 - seat] *= -1
        better = sum(term.sum() for term in terms.values())
        for name, whose in said:
            terms[whose] = terms[whose] * [trait.name != name for trait in fitted_of(game).TRAITS]
        assert better > 0 > sum(term.sum() for term in terms.values()) - 1e-9


@judged_compiled
@given(seed=st.integers(0, 1 << 30), players=st.integers(2, 3), rounds=st.integers(0, 2))
@settings(max_examples=150, deadline=None)
def test_what_lies_behind_an_action_is_the_best_that_everybody_sees_played(
    seed: int, players: int, rounds: int
) -> None:
    """Held against a loop over the verbs, in 36, where nothing is hidden."""
    game = find_game("thirty-six")
    match, seat, (action, _) = reached(game, seed, players)
    found = look_behind(game, match.view(seat), seat, [action], rounds, seed)
    box, points = boxed(copied(match.view(seat))), np.zeros(players, np.int64)
    verbs.apply(box[0], seat, action)
    acted = [seat]
    for _ in range(MOST_ACTIONS):
        movers = seats_in(int(verbs.actors(box[0])))
        if not movers or sum(before != seat == now for before, now in pairwise([*acted, movers[0]])) == rounds:
            break
        acted.append(movers[0])
        worths = []
        for each in (legal := legal_actions(game, box[0], movers[0])):
            trial = boxed(copied(box[0]))
            verbs.apply(trial[0], movers[0], each)
            worths.append(float(kernel.run(worth, trial[0], movers[0], points)))
        verbs.apply(box[0], movers[0], legal[int(np.argmax(worths))])
    for other in range(players):
        assert found.seats[other] == pytest.approx(fitted_of(game).traits(box[0], other)[1:])


@judged_compiled
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=20, deadline=None)
def test_behind_a_turn_lies_what_its_actions_lead_to(seed: int) -> None:
    """In Tic Squared turns are searched as a whole, and each stands for its first action."""
    game = find_game("tic-squared")
    match, seat, _ = reached(game, seed, 2)
    searcher = Searcher(game, match.view(seat), seat, seed)
    searcher.grow(200)
    report = searcher.report()
    assert set(report.turns) == set(report.visits)
    for action, turn in report.turns.items():
        assert turn[0] == action
        box = boxed(copied(match.view(seat)))
        for each in turn:
            assert each in legal_actions(game, box[0], seat)
            verbs.apply(box[0], seat, each)
        held = fitted_of(game).traits(box[0], seat)[2]  # how many cards are held is the same in all worlds
        assert look_behind(game, match.view(seat), seat, turn, 0, seed).seats[seat][1] == pytest.approx(held)
