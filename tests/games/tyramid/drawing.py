"""Reading drawn shapes of Tyramid into records.

A shape has one line a row from the start card on, ``.`` for a cell without a card; the halves of an hourglass are two
drawings. Rows and columns are said as in the rules, counted from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.games.tic.deck import NAMES

GAME = find_game("tyramid")
A, B, C, D = range(4)

Half = list[list[str]]


def read_rows(drawing: str) -> Half:
    """Give the cards row by row, "" for none."""
    return [[card.replace(".", "") for card in line.split()] for line in drawing.strip().splitlines()]


def drawn(
    drawing: str | Sequence[str],
    hands: Sequence[str] = ("+5", "+5"),
    deck: str | int | None = None,
    points: Sequence[int] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Make a running match from a drawing and hands; +3 stands for three cards that do not matter.

    ``deck`` lists the next cards or is their number; what would be left over goes into the last hand.
    """
    halves = [read_rows(half) for half in ([drawing] if isinstance(drawing, str) else drawing)]
    wanted = [hand.split() for hand in hands]
    next_cards = deck.split() if isinstance(deck, str) else []
    used = {card for half in halves for row in half for card in row if card} | set(next_cards)
    used |= {card for hand in wanted for card in hand if card[0] != "+"}
    rest = [card for card in NAMES if card not in used]
    held = [[c for w in hand for c in ([rest.pop() for _ in range(int(w))] if w[0] == "+" else [w])] for hand in wanted]
    if isinstance(deck, int):
        next_cards = [rest.pop() for _ in range(deck)]
        held[-1] += rest
    else:
        next_cards += rest
    options = {"rows": 4, **(options or {})}
    position = {
        "players": [
            {"hand": hand, "points": total} for hand, total in zip(held, points or [0] * len(held), strict=True)
        ],
        "halves": halves,
        "deck": next_cards,
        "options": options,
        "stream": {"key": "5a" * 32, "drawn": 0},
        **fields,
    }
    return Match(GAME, GAME.read_options(options), GAME.load(position))


def play(match: Match, seat: int, *actions: str) -> None:
    """Play a seat's actions one after the other."""
    for action in actions:
        match.play(seat, action)


def refusal(match: Match, action: str, seat: int = A) -> str | None:
    """The clause that forbids an action, None if it is legal; trying changes nothing."""
    before = match.state.tobytes()
    problem = match.broken(seat, GAME.rules.actions.read(action))
    assert match.state.tobytes() == before
    return problem.clause if problem else None


def hand_of(match: Match, seat: int) -> list[str]:
    """A hand in the order of dealing."""
    return list(GAME.position(match.state)["players"][seat]["hand"])


def held(match: Match) -> list[int]:
    """How many cards everybody holds."""
    return [int(n) for n in match.state.held[: match.players]]


def said(match: Match, seat: int = A) -> list[str]:
    """A seat's legal actions but for plays."""
    words = (GAME.rules.actions.text(action) for action in match.actions(seat))
    return [word for word in words if not word.startswith("play")]


def rows_of(match: Match, half: int = 0) -> Half:
    """The rows of a half."""
    return [list(row) for row in GAME.position(match.state)["halves"][half]]


def spots(match: Match) -> set[str]:
    """The open cells as half.row.column."""
    return {spot.id.removeprefix("cell-") for spot in match.public().spots}


def started(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """Start a match from a seed."""
    return Match.start(GAME, players, GAME.read_options(options, players), seed.to_bytes(32, "big"))
