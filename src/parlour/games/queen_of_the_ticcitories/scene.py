"""What a seat of Queen of the Ticcitories sees, and how it says what it wants to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.clauses import ACT, G
from parlour.core.scene import Piece, Scene, Seam, SeatScore, Spot, Zone
from parlour.core.verbs import SPECTATOR, actors, score
from parlour.games.queen_of_the_ticcitories.actions import ACTIONS, LAY_FIRST
from parlour.games.queen_of_the_ticcitories.clusters import clusters
from parlour.games.queen_of_the_ticcitories.grid import joined, open_columns, room, spot_of
from parlour.games.queen_of_the_ticcitories.play import first_token, last_round, line_length
from parlour.games.queen_of_the_ticcitories.rules import check_owner
from parlour.games.queen_of_the_ticcitories.state import (
    AREA,
    CHOOSE,
    DISCARDED,
    LAY,
    LINES,
    NEXT,
    NOBODY,
    ONCE,
    OVER,
    REACH,
    THIS,
    WIDTH,
    State,
)
from parlour.games.queen_of_the_ticcitories.tell import count_words, made_words, outcome, ranking, score_lines, tell
from parlour.games.tic.deck import COMMON, EMPTY, NAMES, card_words

__all__ = ["reason", "say", "scene", "tell"]

SEAM_KINDS = ("nic", "single", "tic")
TOKENS = ("red", "green", "blue", "yellow", "black", "white")
"""QUE-01: the token of every seat."""

BADGE_X, BADGE_Y, BADGE_WIDTH, BADGE_HEIGHT = 0.58, 0.06, 0.34, 0.25
TOKEN_WIDTH, TOKEN_HEIGHT = 0.56, 0.4
"""Where its number lies on a card, and how much a token covers: the corners that are free, right above, left below."""

LINE_WORDS = ("this round", "the next round")
Path = tuple[str, ...]

# --- the drawing


def scene(state: State, viewer: int, names: Sequence[str]) -> Scene:
    """Draw the grids, the viewer's first, and the lines beside the deck with the tokens on them."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    found = list(clusters(state))
    return Scene(
        zones=tuple(_zones(state, viewer, names)),
        pieces=(*_laid(state), *_supply(state), *_lines(state, names)),
        spots=tuple(_spots(state, viewer, names)),
        status=_status(state, viewer, names),
        scores=tuple(
            SeatScore(
                seat,
                int(points[seat]),
                score_lines(state, seat, found),
                _detail(state, seat, sum(owner == seat for owner, _, _ in found)),
                TOKENS[seat],
                bool(winners >> seat & 1),
            )
            for seat in range(len(points))
        ),
        seams=tuple(_seams(state)),
        to_act=tuple(seat for seat in range(len(points)) if int(actors(state)) >> seat & 1),
        over=int(state.phase) == OVER,
    )


def _rows(state: State, owner: int) -> tuple[int, int]:
    return _shown(state, int(state.north[owner]), int(state.south[owner]))


def _columns(state: State, owner: int) -> tuple[int, int]:
    return _shown(state, int(state.west[owner]), int(state.east[owner]))


def _shown(state: State, first: int, last: int) -> tuple[int, int]:
    """The rows (or columns) drawn of a grid: those with cards, and those it may still reach."""
    return (first, last) if int(state.phase) == OVER else room(first, last, int(state.grid))


def _zones(state: State, viewer: int, names: Sequence[str]) -> Iterator[Zone]:
    players = int(state.players)
    for step in range(players):
        seat = (max(viewer, 0) + step) % players
        (north, south), (west, east) = _rows(state, seat), _columns(state, seat)
        words = _grid_words(seat, viewer, names)
        yield Zone(f"grid-{seat}", "board", east - west + 1, south - north + 1, words[:1].upper() + words[1:], seat)
    yield Zone("line", "supply", 1 + line_length(state), LINES, "Deck and lines")


def _grid_words(seat: int, viewer: int, names: Sequence[str]) -> str:
    return "your grid" if seat == viewer else f"grid of {names[seat]}"


def _at(state: State, owner: int, row: int, column: int) -> tuple[int, int]:
    """Column and row of a place in its zone."""
    return column - _columns(state, owner)[0], row - _rows(state, owner)[0]


def _cards(state: State, owner: int) -> Iterator[tuple[int, int, int]]:
    """Give row, column and card of all that lies in a grid."""
    for place in np.flatnonzero(state.cell[owner * AREA : (owner + 1) * AREA] != EMPTY):
        yield int(place) // WIDTH, int(place) % WIDTH, int(state.cell[owner * AREA + place])


def _laid(state: State) -> Iterator[Piece]:
    for owner in range(int(state.players)):
        for row, column, card in _cards(state, owner):
            yield _card(card, f"grid-{owner}", *_at(state, owner, row, column))


def _card(card: int, zone: str, x: float, y: float) -> Piece:
    return Piece(f"card-{NAMES[card]}", "tic-card", zone, x, y, card_words(card), NAMES[card])


def _supply(state: State) -> Iterator[Piece]:
    left = int(state.left)
    if left > 0:
        yield Piece("deck", "tic-card", "line", 0, 0, f"deck, {count_words(left, 'card')}", count=left)
    gone = [int(card) for card in np.flatnonzero(state.where == DISCARDED)]
    if gone:
        words = f"discarded: {', '.join(card_words(card) for card in gone)}"
        yield Piece("discards", "tic-card", "line", 0, 1, words, NAMES[gone[-1]], count=len(gone))


def _lines(state: State, names: Sequence[str]) -> Iterator[Piece]:
    """Draw the cards of both lines with their numbers, and the tokens on them."""
    for line in range(LINES):
        for number in range(line_length(state)):
            x, card, holder = number + 1, int(state.offer[line, number]), int(state.token[line, number])
            if card != EMPTY:
                face, words = str(number + 1), f"number {number + 1} of {LINE_WORDS[line]}"
                yield Piece(
                    f"number-{line}.{face}",
                    "number",
                    "line",
                    x + BADGE_X,
                    line + BADGE_Y,
                    words,
                    face,
                    w=BADGE_WIDTH,
                    h=BADGE_HEIGHT,
                    level=1,
                )
                yield _card(card, "line", x, line)
            if holder != NOBODY:
                words = f"{TOKENS[holder]} token of {names[holder]}"
                y = line + 1 - TOKEN_HEIGHT
                size = (TOKEN_WIDTH, TOKEN_HEIGHT)
                yield Piece(f"token-{holder}", "pawn", "line", x, y, words, TOKENS[holder], holder, *size, level=2)


def _spots(state: State, viewer: int, names: Sequence[str]) -> Iterator[Spot]:
    """Every cell that a card may be laid on by anybody, now or later."""
    for owner in range(int(state.players)):
        words = _grid_words(owner, viewer, names)
        for row, column in _open(state, owner):
            r, c = row - REACH - 1, column - REACH - 1
            label = f"{words}, row {r}, column {c}, beside {_beside(state, owner, row, column)}"
            yield Spot(_spot_id(owner, r, c), f"grid-{owner}", *_at(state, owner, row, column), label)


def _open(state: State, owner: int) -> Iterator[tuple[int, int]]:
    if int(state.phase) != OVER:
        north, south = _rows(state, owner)
        for row in range(north, south + 1):
            columns = open_columns(state, owner, row)
            yield from ((row, column) for column in range(WIDTH) if columns >> column & 1)


def _spot_id(owner: int, row: int, column: int) -> str:
    return f"cell-{owner}.{row}.{column}"


def _beside(state: State, owner: int, row: int, column: int) -> str:
    spot = owner * AREA + row * WIDTH + column
    others = (int(state.cell[spot + step]) for step in (-WIDTH, -1, 1, WIDTH))
    return " and ".join(card_words(other) for other in others if other != EMPTY)


def _seams(state: State) -> Iterator[Seam]:
    """QUE-18 to 20: what every two cards make that share an edge."""
    for owner in range(int(state.players)):
        for spot, other in joined(state, owner):
            ends = (_at(state, owner, end % AREA // WIDTH, end % WIDTH) for end in (spot, other))
            kind = SEAM_KINDS[int(COMMON[int(state.cell[spot]), int(state.cell[other])])]
            yield Seam(f"grid-{owner}", *next(ends), *next(ends), kind)


def _detail(state: State, seat: int, clustered: int) -> str:
    words = [count_words(int(state.tics[seat]), "Tic"), count_words(int(state.nics[seat]), "Nic")]
    return ", ".join([*words, count_words(clustered, "cluster")])


def _status(state: State, viewer: int, names: Sequence[str]) -> str:
    if int(state.phase) == OVER:
        return outcome(state, names)
    turn = int(state.turn)
    begun = f"Round {int(state.rounds)} of {last_round(state)}." if int(state.rounds) else ranking(state, names)
    if turn != viewer:
        words = f"{names[turn]} is to play." if viewer == SPECTATOR else f"Waiting for {names[turn]}."
    else:
        words = _what_to_do(state)
    return f"{begun} {words}"


def _what_to_do(state: State) -> str:
    if int(state.phase) == CHOOSE:
        verb = "Move your token to" if int(state.rounds) else "Put your token on"
        return f"{verb} a free card: its number is your place in the next round."
    card = card_words(int(state.offer[THIS, first_token(state)]))
    if int(state.raiding):
        return f"A raid is on: lay {card} on a grid of somebody else."
    turn = int(state.turn)
    raid = any(owner != turn and check_owner(state, turn, owner) == 0 for owner in range(int(state.players)))
    return f"Lay {card} in your grid{', or start a raid' if raid else ''}."


# --- touching


def say(state: State, seat: int, action: int) -> tuple[str, Path]:
    """Give an action's label and the ids to touch for it: a card of the line; or the card to lay, then a cell."""
    if action < LAY_FIRST:
        card = int(state.offer[NEXT, action])
        if card == EMPTY:
            return f"Choose number {action + 1}", (f"no-number-{action + 1}",)
        return f"Choose number {action + 1}, {card_words(card)}", (f"card-{NAMES[card]}",)
    said = ACTIONS.split(action)[1]
    owner, row, column = int(said["owner"]), int(said["row"]), int(said["column"])
    where = "your grid" if owner == seat else f"grid {owner}, a raid"
    cell = _spot_id(owner, row, column)
    if int(state.phase) != LAY:
        return f"Lay a card in {where}, row {row}, column {column}", ("no-card", cell)
    card, spot = int(state.offer[THIS, first_token(state)]), spot_of(action - LAY_FIRST)
    label = f"{card_words(card)} in {where}, row {row}, column {column}"
    beside = _beside(state, owner, row + REACH + 1, column + REACH + 1)
    if beside:
        label += f", beside {beside}: {made_words(state, card, spot)}"
    return label, (f"card-{NAMES[card]}", cell)


def reason(state: State, seat: int, action: int, code: int) -> str | None:
    """Say why an action is refused and what to do."""
    grid = int(state.grid)
    return {
        7: "First everybody puts a token on a card of the line.",
        8: "A token lies there already: choose a free card.",
        11: "Lay your card in your own grid.",
        12: "Lay your card first." if action < LAY_FIRST else "First move your token to a card of the next line.",
        14: "Lay the card edge to edge with a card of the grid; corners alone do not count.",
        15: f"The grid would be more than {grid} cards wide or high.",
        25: "A raid is on: you must lay on a grid of somebody else.",
        G + 9: "There was a raid already." if int(state.raid) == ONCE else "You have started your raid already.",
        G + 10: "You are the last of this round: nobody could take your place at home.",
        G + 11: _strange_grid(state, action),
        ACT: "There is no such card." if action < LAY_FIRST else "There is a card already, or no such grid.",
    }.get(code)


def _strange_grid(state: State, action: int) -> str:
    owner = spot_of(action - LAY_FIRST) // AREA
    if int(state.laid[owner]) > int(state.rounds):
        return "That grid has had its card of this round: choose another."
    return "The last of this round could lay at home only: choose the grid of that player."
