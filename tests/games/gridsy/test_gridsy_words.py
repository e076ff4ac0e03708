"""Gridsy: every message is said somewhere, in every language and to every reader."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.facts import Word
from parlour.core.match import Match
from parlour.games.gridsy.scene import possible
from tests.games.gridsy.drawing import ALMOST_3, ALMOST_W1, GAME, W3, W6, A, B, drawn, let_go, play, started
from tests.games.spoken import heard, never_said

W3_SOLVED = "2Co 3Xo 3Xr 3So 2Ro 3To 3Rr 3Sy 3Rc 5Ro 4Rc 4Ty 5Rc 5Ry 5Sc 5Ty"
SMALL = {"grid": 3, "best_of": 3}


def seen(match: Match, *refused: str) -> list[Word]:
    return heard(match, *((A, action) for action in refused))


def matches() -> Iterator[list[Word]]:
    """Matches that come to everything there is to say."""
    match = drawn([ALMOST_3, W6], middle="2So 2Sr 2Sc", options=SMALL)
    wrong = ["swap 3Xy 5Cv", "extra", "give_up", "ready", "take 8", "put 1Cv 0", "put 3Xy 24", "clock limit"]
    yield seen(match, *wrong)
    play(match, A, "put 3Xo 0", "take 0", "put 3Xo 1", "swap 3Xo 2So")
    play(match, B, "put 3Tv 8")
    yield seen(match, "put 1Xo 0")
    match.play(A, "ready")
    yield seen(match, "ready")
    match.play(B, "ready")
    yield seen(match)
    match.expire("go")
    match.expire("limit")
    let_go(match)
    match.expire("limit")
    yield seen(match)
    match = drawn([ALMOST_3, W6], options={**SMALL, "best_of": 1})
    match.expire("limit")
    yield seen(match)
    yield seen(drawn([f"tray {W3}", "tray 2Xo"], options={"hint_impossible": True}, each=[{}, {"acted": 5000}]))
    yield seen(drawn(["tray 2Xo", "tray 3Xo"], each=[{"acted": 5000}]), "put 2Xo 0")
    yield seen(started(2, solo_limit_min=5))
    yield from alone()


def alone() -> Iterator[list[Word]]:
    """Solo games with every result."""
    for actions in (["put 5Tv 15"], ["extra", "put 5Tv 15"], ["give_up"]):
        match = drawn([ALMOST_W1])
        yield seen(match, "swap 5Tv 1Cv", "ready")
        play(match, A, *actions)
        yield seen(match)
    match = drawn([f"tray {W3}"], deck="2Co")
    grid = W3_SOLVED.split()
    play(match, A, "extra", *(f"put {card} {cell}" for cell, card in enumerate(grid)))
    yield seen(match)
    match = drawn(["tray 1Xo"], options={"grid": 3})
    play(match, A, *["extra"] * 116)
    yield [problem.reason for action in ["extra"] if (problem := match.broken(A, GAME.actions.read(action)))]
    yield [possible(0, 1)]


def test_everything_there_are_words_for_is_said_in_every_language():
    words = (word for told in matches() for word in told)
    assert never_said(GAME, words) == set(), "what is never said needs no words"
