"""Pivot Pawns: every message is said somewhere, in every language and to every reader."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.facts import Word
from tests.games.pivot_pawns.drawing import GAME, lay_demonstration, lay_table, play
from tests.games.spoken import heard, never_said

COSTLY = {"false_bid": "sit-out", "tiebreak": "fewest-pivots"}


def matches() -> Iterator[list[Word]]:
    """Matches that come to everything there is to say."""
    match = lay_table(players=3, target=7)
    yield heard(match, (0, "pivot 0 1"), (0, "bid 0"), (0, "done"), (0, "pass"), (0, "clock demo"))
    play(match, (0, "giveUp"), (1, "bid 3"), (2, "bid 5"), (2, "done"))
    yield heard(match, (1, "bid 3"), (1, "bid 4"), (0, "giveUp"), (0, "concede"))
    match.play(0, "leave")
    yield heard(match, (0, "bid 1"))
    match.expire("timer")
    play(match, (1, "concede"), (2, "pivot 0 1"))
    yield heard(match, (2, "bid 3"), (1, "concede"), (2, "pivot 1 1"))
    play(match, (2, "pivot 2 0"))
    yield heard(match)
    match = lay_demonstration(
        pawns=(1, 0, 4, 7, 13), players=[{"tokens": 1}, {}], options={"false_bid": "token"}, round=2
    )
    yield heard(match, (0, "pivot 0 1"))
    match.expire("demo")
    match.expire("think")
    yield heard(match)
    match = lay_demonstration(options=COSTLY)
    yield heard(match, (0, "pivot 2 0"))
    match.play(0, "concede")
    yield heard(match, (0, "bid 3"))
    match = lay_demonstration(players=1, options={"false_bid": "sit-out"})
    match.play(0, "concede")
    yield heard(match)
    match = lay_table(options={"tempo": "turns"})
    play(match, (0, "pass"))
    yield heard(match)
    for players in (1, 2):
        match = lay_table(players=players, earlier=tuple(card for card in range(15) if card != 5))
        match.expire("think")
        yield heard(match)


def test_everything_there_are_words_for_is_said_in_every_language():
    words = (word for told in matches() for word in told)
    assert never_said(GAME, words) == set(), "what is never said needs no words"
