"""Reading drawn grids and lines of Queen of the Ticcitories into records.

A grid has one line a row, ``.`` for a cell without a card and ``*`` behind the start card; without one it is the first
card. A line says from number 1 on which card lies there and whose token: ``A:3Xo B:? 1Cv C:`` is seat 0 on the 3 star
orange, seat 1 on a card that does not matter, a free card, and a place where seat 2 has just taken the card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.core.dice import new_dice, roll
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.games.tic.deck import CARDS, NAMES

GAME = find_game("queen-of-the-ticcitories")
A, B, C, D = range(4)
SEATS = "ABCDEF"
SCATTERED = [NAMES[37 * number % CARDS] for number in range(CARDS)]
"""All cards in an order in which neighbours share nothing."""


def drawn(
    *grids: str,
    line: str | None = None,
    next_line: str | None = None,
    deck: str = "",
    players: int = 2,
    rounds: int | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """Make a running match; grids not drawn are as full as the first one, lines not drawn are made up.

    Unless ``rounds`` says otherwise nobody has played yet in the round, or the first grid is full and the game over.
    """
    options = options or {}
    size = options.get("grid", 4)
    read = [read_grid(grid) for grid in grids]
    players = max(players, len(read))
    cards = sum(bool(card) for row in read[0]["rows"] for card in row)
    last = size**2 - 1
    rounds = min(cards, last) if rounds is None else rounds
    length = players if players > 2 else options.get("line", 2)
    if line is None:
        line = " ".join(f"{SEATS[seat]}:?" for seat in range(players)) if 0 < rounds < cards + 1 <= size**2 else ""
    if next_line is None:
        next_line = " ".join(waiting(line, players, length)) if rounds < last else ""
    used = {card for grid in read for row in grid["rows"] for card in row}
    used |= {word.split(":")[-1] for word in (*line.split(), *next_line.split(), *deck.split())}
    rest = [card for card in SCATTERED if card not in used]
    while len(read) < players:
        read.append({"rows": [list(row) for row in filled(size, cards, rest)]})
    places, coming = read_line(line, rest), read_line(next_line, rest)
    position = {
        "players": read,
        "line": places,
        "next": coming,
        "deck": [*deck.split(), *rest],
        "rounds": rounds,
        "options": options,
        "stream": {"key": "5a" * 32, "drawn": 0},
        **phase_of(places, coming, rounds),
        **fields,
    }
    return Match(GAME, GAME.read_options(options), GAME.load(position))


def read_grid(drawing: str) -> dict[str, Any]:
    """Read rows and the place of the start card."""
    rows = [row.split() for row in drawing.strip().splitlines()]
    marked = [(r, c) for r, row in enumerate(rows) for c, card in enumerate(row) if card.endswith("*")]
    first = [(r, c) for r, row in enumerate(rows) for c, card in enumerate(row) if card != "."]
    rows = [[card.rstrip("*").replace(".", "") for card in row] for row in rows]
    return {"rows": rows, "start": (marked or first)[0]}


def filled(size: int, cards: int, rest: list[str]) -> Iterator[list[str]]:
    """Lay so many cards that do not matter row by row."""
    wide = min(size, cards)
    for row in range(0, cards, wide):
        here = [rest.pop() for _ in range(min(wide, cards - row))]
        yield here + [""] * (wide - len(here))


def waiting(line: str, players: int, length: int) -> list[str]:
    """The next line: those who have played chose the lowest numbers."""
    done = [seat for seat in SEATS[:players] if f"{seat}:" not in line]
    return [f"{seat}:?" for seat in done] + ["?"] * (length - len(done))


def read_line(drawing: str, rest: list[str]) -> list[dict[str, Any]]:
    """Read the places of a line."""
    places = []
    for word in drawing.split():
        token, _, card = word.rpartition(":")
        card = rest.pop() if card == "?" else card.replace(".", "")
        places.append({"card": card} | ({"token": SEATS.index(token)} if token else {}))
    return places


def phase_of(places: list[dict[str, Any]], coming: list[dict[str, Any]], rounds: int) -> dict[str, Any]:
    """Who is to do what."""
    playing = [place for place in places if "token" in place]
    if playing:
        return {"phase": "lay" if playing[0]["card"] else "choose", "turn": playing[0]["token"]}
    if rounds == 0:
        return {"phase": "choose", "turn": sum("token" in place for place in coming)}
    return {"phase": "over"}


def play(match: Match, *actions: str) -> None:
    """Play actions of whoever has the turn."""
    for action in actions:
        (seat,) = match.seats_to_act()
        match.play(seat, action)


def refusal(match: Match, action: str, seat: int | None = None) -> str | None:
    """The clause that forbids an action to the seat that has the turn, None if it is legal; trying changes nothing."""
    before = match.state.tobytes()
    problem = match.broken(match.seats_to_act()[0] if seat is None else seat, GAME.rules.actions.read(action))
    assert match.state.tobytes() == before
    return problem.clause if problem else None


def open_cells(match: Match, owner: int = A) -> set[tuple[int, int]]:
    """Row and column of the cells of a grid where whoever has the turn may lay."""
    (seat,) = match.seats_to_act()
    said = (GAME.rules.actions.split(action) for action in match.actions(seat))
    return {(v["row"], v["column"]) for name, v in said if name == "lay" and v["owner"] == owner}


def targets(match: Match) -> list[int]:
    """The owners of the grids on which whoever has the turn may lay."""
    (seat,) = match.seats_to_act()
    said = (GAME.rules.actions.split(action) for action in match.actions(seat))
    return sorted({int(values["owner"]) for name, values in said if name == "lay"})


def lay_on(match: Match, owner: int) -> None:
    """Lay on the first open cell of a grid, and move the token to the first free card if a line follows."""
    (seat,) = match.seats_to_act()
    row, column = min(open_cells(match, owner))
    match.play(seat, f"lay {owner} {row} {column}")
    if match.seats_to_act() == (seat,):
        match.play(seat, match.actions(seat)[0])


def rows_of(match: Match, seat: int) -> list[list[str]]:
    """The rows of a grid."""
    return [list(row) for row in GAME.position(match.state)["players"][seat]["rows"]]


def cards_in(line: list[dict[str, Any]]) -> list[str]:
    """The cards of a line as a position writes it."""
    return [place.get("card", "") for place in line]


def started(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """Start a match with a seed of its own."""
    return Match.start(GAME, players, GAME.read_options(options, players), seed.to_bytes(32, "big"))


def random_steps(match: Match, seed: int) -> Iterator[tuple[int, int]]:
    """Play at random to the end; give seat and action before each is played."""
    dice = new_dice(seed)
    while not match.over:
        (seat,) = match.seats_to_act()
        legal = match.actions(seat)
        action = legal[roll(dice, len(legal))]
        yield seat, action
        match.play(seat, action)
