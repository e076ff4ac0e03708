"""Reading drawn grids of Gridsy into records.

A seat is its grid, one line a row with ``.`` for an empty cell, and if need be a line with its tray:

    4Xr 4Cv 1Cy
    5Xc 1Cc .
    5So .   5Tr
    tray 1Tv 5Rc

Missing own cards are made up from those that appear nowhere; so is a middle that is not given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.games.tic.deck import NAMES

GAME = find_game("gridsy")
A, B, C, D = range(4)

W1 = """
    1Xo 1Xr 3Xc 4Xr
    5So 5Rr 3Rr 4Rv
    4Co 5Cy 3Ry 3Sv
    5Cc 4Cv 3Tv 5Tv
"""
W2 = """
    1Xo 1Xr 3Xc 4Xr
    5So 3Rr 5Rr 4Rv
    4Co 5Cy 3Ry 3Sv
    5Cc 4Cv 3Tv 5Tv
"""
ALMOST_W1 = """
    1Xo 1Xr 3Xc 4Xr
    5So 5Rr 3Rr 4Rv
    4Co 5Cy 3Ry 3Sv
    5Cc 4Cv 3Tv .
    tray 5Tv
"""
W3 = "1Cv 5Ry 5Rc 5Sc 3So 2Ro 3Rc 4Rc 3Xr 3Sy 5Ro 5Ty 3Rr 3Xo 3To 4Ty"
W4 = """
    2Co 3Xo 3Xr 3So
    2Ro 3To 3Rr 3Sy
    3Rc 5Ro 4Rc 4Ty
    5Rc 5Ry 5Sc .
    tray 5Ty 1Cv
"""
W5 = "5So 4Xr 5Xc 2Ty 5Tr 5Rc 1Tv 1Cy 4Cv"
W5_GRID = """
    4Xr 4Cv 1Cy
    5Xc 1Cc 1Tv
    5So 5Rc .
    tray 5Tr 2Ty
"""
W6 = """
    1Cv 1Rv 1Tv
    2Cv 2Rv 2Tv
    3Cv 3Rv .
    tray 3Tv
"""
ALMOST_3 = """
    4Xo 4Xr 4Xy
    5Xo 5Xr 5Xy
    3Xo 3Xr .
    tray 3Xy
"""
"""Another grid of nine that lacks one card."""


def read_seat(drawing: str) -> tuple[list[str], list[str]]:
    """Give the grid in reading order, "" where empty, and the tray."""
    grid: list[str] = []
    tray: list[str] = []
    for line in drawing.strip().splitlines():
        words = line.split()
        if words[:1] == ["tray"]:
            tray += words[1:]
        else:
            grid += ["" if word == "." else word for word in words]
    return grid, tray


def drawn(
    seats: Sequence[str],
    middle: str = "",
    deck: str = "",
    options: dict[str, Any] | None = None,
    each: Sequence[dict[str, Any]] = (),
    **fields: Any,
) -> Match:
    """Make a running match from drawn seats; ``deck`` lists its next cards, ``each`` more fields of the seats."""
    size = (options or {}).get("grid", 4)
    read = [read_seat(seat) for seat in seats]
    used = {card for grid, tray in read for card in (*grid, *tray)} | {*middle.split(), *deck.split()}
    rest = [card for card in NAMES if card not in used]
    players = []
    for grid, tray in read:
        own = [card for card in grid if card] + tray
        own += [rest.pop() for _ in range(size * size - len(own))]
        players.append({"cards": own, "grid": grid if any(grid) else [], "ready": len(seats) > 1})
    for player, more in zip(players, each, strict=False):
        player.update(more)
    table = middle.split()
    if len(seats) > 1:
        table += [rest.pop() for _ in range(size - len(table))]
    position = {
        "players": players,
        "middle": table,
        "deck": [*deck.split(), *rest],
        "options": options or {},
        "stream": {"key": "5a" * 32, "drawn": 0},
        **fields,
    }
    return Match(GAME, GAME.read_options(options or {}), GAME.load(position))


def started(players: int = 1, seed: int = 1, **options: Any) -> Match:
    """Start a match from a seed."""
    return Match.start(GAME, players, GAME.read_options(options, players), seed.to_bytes(32, "big"))


def begun(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """Start a head-to-head match and let the first go come."""
    match = started(players, seed, **options)
    let_go(match)
    return match


def let_go(match: Match) -> None:
    """Everybody is ready, and the cards turn up."""
    for seat in match.seats_to_act():
        match.play(seat, "ready")
    match.expire("go")


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


def grid_of(match: Match, seat: int) -> str:
    """A grid as it is drawn."""
    size = int(match.state.grid)
    words = ["." if int(card) < 0 else NAMES[int(card)] for card in match.state.cells[seat, : size * size]]
    return "\n".join(" ".join(words[row * size : (row + 1) * size]) for row in range(size))


def lines(drawing: str) -> str:
    """A drawing as ``grid_of`` writes it: the lines without their indentation and the tray."""
    kept = (line.split() for line in drawing.strip().splitlines())
    return "\n".join(" ".join(words) for words in kept if words[0] != "tray")


def written(state: Any) -> dict[str, Any]:
    """A position as JSON."""
    return cast("dict[str, Any]", msgspec.json.decode(msgspec.json.encode(GAME.position(state))))


def owned(match: Match, seat: int) -> set[str]:
    """A seat's own cards."""
    return set(written(match.state)["players"][seat]["cards"])


def tray_of(match: Match, seat: int) -> set[str]:
    """A seat's cards that lie in no cell."""
    return owned(match, seat) - set(grid_of(match, seat).split())


def middle_of(match: Match) -> list[str]:
    """The middle, from left to right."""
    return list(written(match.state).get("middle", ()))
