"""Pivots in the mind lead where pivots lead, and change nothing."""

from __future__ import annotations

import random

from parlour.core.match import Match
from parlour.games.pivot_pawns import GAME
from parlour.games.pivot_pawns.actions import CONCEDE, PIVOT_FIRST
from parlour.games.pivot_pawns.components import PAWNS
from parlour.games.pivot_pawns.strategy.solver import length, solve


def begun(seed: int) -> Match:
    return Match.start(GAME, 2, seed=bytes([seed]) * 32)


def pivots(match: Match, seat: int) -> list[str]:
    texts = (GAME.rules.actions.text(action) for action in match.actions(seat) if PIVOT_FIRST <= action < CONCEDE)
    return sorted(texts)


def test_what_is_tried_is_what_can_be_shown() -> None:
    for seed in range(8):
        match, dice, tried = begun(seed), random.Random(seed), list[int]()
        thinking = match.state.tobytes()
        shown = begun(seed)
        shown.play(0, "bid 5")
        shown.expire("timer")
        for _ in range(4):
            attempt = match.attempt(0, tried)
            assert attempt is not None
            assert sorted(choice.text for choice in attempt.choices) == pivots(shown, 0)
            there = {piece.id: piece for piece in shown.public().pieces}
            assert all(there[piece.id] == piece for piece in attempt.pieces)
            tried.append(GAME.rules.actions.read(dice.choice(attempt.choices).text))
            shown.play(0, tried[-1])
            if int(shown.state.rounds) > 1:
                break
        assert match.state.tobytes() == thinking


def test_what_leads_to_the_target_is_offered_as_a_bid() -> None:
    match = next(match for match in map(begun, range(40)) if length(match.state) == 2)
    first, second = (PIVOT_FIRST + PAWNS * moving + over for moving, over in solve(match.state))
    offers = [attempt.offer for attempt in (match.attempt(0, ()), match.attempt(0, [first])) if attempt]
    assert offers == [None, None]

    def offered() -> str | None:
        attempt = match.attempt(0, [first, second])
        assert attempt is not None
        return attempt.offer.text if attempt.offer else None

    assert offered() == "bid 2"
    match.play(0, "bid 3")
    assert offered() == "bid 2"
    match.play(0, "bid 2")
    assert offered() is None, "own bids fall"


def test_what_does_not_go_ends_the_attempt_and_nothing_is_tried_while_somebody_shows() -> None:
    match = begun(1)
    first = match.attempt(0, ())
    assert first is not None
    texts = {choice.text for choice in first.choices}
    legal = GAME.rules.actions.read(first.choices[0].text)
    wrong = next(action for action in range(PIVOT_FIRST, CONCEDE) if GAME.rules.actions.text(action) not in texts)
    attempt = match.attempt(0, [legal, wrong, legal])
    assert attempt is not None
    assert attempt.actions[0] == first.choices[0].text
    assert match.attempt(0, [wrong]) == first
    assert match.own(0).tries
    match.play(1, "bid 3")
    assert match.attempt(0, ()) == first, "others go on thinking"
    match.expire("timer")
    assert match.attempt(0, ()) is None
    assert not match.own(0).tries
