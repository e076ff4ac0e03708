"""Reading drawn grids of Tic Squared into records.

A grid has one line a row; ``*`` marks the start card, ``.`` a place of the unfinished line that is still open:

    5Xr* 5Tr
    .    3Tr
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.games.tic.deck import NAMES

GAME = find_game("tic-squared")
A, B, C, D = range(4)

W1 = """
    3Xo* 3Xr
    3To  3Tr
"""
"""The grid of the worked examples W1 to W12."""

AFTER_W2 = """
    3Xo* 3Xr 5Xr
    3To  3Tr .
"""
AFTER_W4 = """
    .    3Sr .
    3Xo* 3Xr 5Xr
    3To  3Tr 5Tr
"""

STARTS = ("1Cv*", "2Rv*", "5Cc*", "4Rc*")
"""Grids of those who do not matter."""

Grid = dict[tuple[int, int], str]


def read_grid(drawing: str) -> tuple[Grid, str]:
    """Give the cards by (row, column) and the side of the unfinished line, "" if there is none."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    row, column = next((r, c) for r, line in enumerate(rows) for c, word in enumerate(line) if word.endswith("*"))
    gaps = {(r, c) for r, line in enumerate(rows) for c, word in enumerate(line) if word == "."}
    tall, wide = len(rows), len(rows[0])
    sides = {
        "N": (0, 0, 0, wide),
        "S": (tall - 1, 0, tall - 1, wide),
        "W": (0, 0, tall, 0),
        "E": (0, wide - 1, tall, wide - 1),
    }
    side = next((name for name, edge in sides.items() if gaps and _is_line(name, edge, gaps, tall, wide)), "")
    cells = {(r - row, c - column): word.rstrip("*") for r, line in enumerate(rows) for c, word in enumerate(line)}
    return {cell: card for cell, card in cells.items() if card != "."}, side


def _is_line(side: str, edge: tuple[int, ...], gaps: set[tuple[int, int]], tall: int, wide: int) -> bool:
    """Whether all gaps lie on this side, and what is left without it may be a rectangle of the rules."""
    top, left, bottom, right = edge
    inside = all(top <= row <= bottom and left <= column <= right for row, column in gaps)
    return inside and abs(tall - wide - (1 if side in "NS" else -1)) <= 1


def drawn(
    grids: Sequence[str],
    hands: Sequence[str],
    deck: str | int = 20,
    options: dict[str, Any] | None = None,
    hot: Sequence[int] = (),
    **fields: Any,
) -> Match:
    """Make a running match from drawn grids and hands; a number of hidden cards that do not matter is written +7.

    ``deck`` lists the next cards, or says how many there are; all others are set aside.
    """
    read = [read_grid(grid) for grid in grids]
    wanted = [hand.split() for hand in hands]
    next_cards = deck.split() if isinstance(deck, str) else []
    used = {card for grid, _ in read for card in grid.values()} | set(next_cards)
    used |= {card for hand in wanted for card in hand if not card.startswith("+")}
    rest = [card for card in NAMES if card not in used]
    held = [[c for w in hand for c in ([rest.pop() for _ in range(int(w))] if w[0] == "+" else [w])] for hand in wanted]
    if isinstance(deck, int):
        next_cards = [rest.pop() for _ in range(deck)]
    position = {
        "players": [
            {
                "hand": hand,
                "grid": [{"card": card, "row": r, "column": c} for (r, c), card in grid.items()],
                "line": line,
                "hot": seat in hot,
            }
            for seat, (hand, (grid, line)) in enumerate(zip(held, read, strict=True))
        ],
        "deck": next_cards,
        "aside": rest,
        "options": options or {},
        "stream": {"key": "5a" * 32, "drawn": 0},
        **fields,
    }
    return Match(GAME, GAME.read_options(options or {}), GAME.load(position))


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


def cells(match: Match, seat: int, grid: int, card: str | None = None) -> set[tuple[int, int]]:
    """The cells of a grid where a seat may lay something."""
    said = (GAME.rules.actions.split(action) for action in match.actions(seat))
    return {
        (int(values["row"]), int(values["column"]))
        for name, values in said
        if name == "play" and values["owner"] == grid and card in (None, values["card"])
    }


def grid_of(match: Match, seat: int) -> Grid:
    """The cards of a grid by (row, column)."""
    player = GAME.position(match.state)["players"][seat]
    return {(laid["row"], laid["column"]): laid["card"] for laid in player.get("grid", ())}


def hand_of(match: Match, seat: int) -> list[str]:
    """A hand in the order of dealing."""
    return list(GAME.position(match.state)["players"][seat]["hand"])


def held(match: Match) -> list[int]:
    """How many cards everybody holds."""
    return [int(n) for n in match.state.held[: match.players]]


def left(match: Match) -> int:
    """How many cards the deck has."""
    return int(match.state.portion) - int(match.state.dealt)


def said(match: Match, seat: int) -> list[str]:
    """A seat's legal actions but for plays."""
    words = (GAME.rules.actions.text(action) for action in match.actions(seat))
    return [word for word in words if not word.startswith("play")]


def started(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """Start a match from a seed."""
    return Match.start(GAME, players, GAME.read_options(options, players), seed.to_bytes(32, "big"))


def choose_all(match: Match) -> None:
    """Let everybody choose the first card offered."""
    for seat in match.seats_to_act():
        match.play(seat, match.actions(seat)[0])
