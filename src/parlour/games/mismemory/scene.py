"""Draw the scene of Mismemory; tiles that lie face down show nothing of their faces."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from parlour.core.facts import Fact, Word, say
from parlour.core.kernel import run
from parlour.core.scene import Own, Piece, ScoreLine, ScorePart, SeatScore, Spot, Zone
from parlour.core.standings import standings
from parlour.core.values import once
from parlour.games.mismemory.components import EMPTY, FULL, NOWHERE, NUMBER, SUIT, SUITS, TILES, UNKNOWN, VALUES
from parlour.games.mismemory.legality import is_honour, suits_agree
from parlour.games.mismemory.options import STALL_TURNS, SURVIVOR_CONTINUES
from parlour.games.mismemory.record import FLIP, OVER, PLACE, REPLACE, SHOWN, State

SUIT_NAMES = ("sun", "moon", "crown", "arms")
NUMBER_NAMES = ("null", "ace", "2", "3", "4", "5")
FACES = tuple(
    f"{SUIT_NAMES[suit]}-{NUMBER_NAMES[number]}" for suit, number in zip(SUIT.tolist(), NUMBER.tolist(), strict=True)
)
"""The name of every tile's face."""

TILE = tuple(say("tile", suit=SUITS[SUIT[tile]], number=int(NUMBER[tile])) for tile in range(TILES))
"""All tiles as facts."""

SHORT = tuple(say("tile.short", **tile.args) for tile in TILE)
DOWN = "##"
PRINTED = "0A2345"
"""The character for every number."""

ASKEW = 0.12
"""How far a tile is raised above another one with the same number, in cells."""
RAISED = 0.18
"""How far the tile in hand is raised, in cells."""

NEAR = 3
"""Turns per player before a stall from which on the status mentions it."""


def own(state: State, seat: int) -> Own:
    """Return the seat's own tiles, unless nobody may look at them (MIS-17, D14), and the tile in its hand."""
    mine = () if state.memory else (*_by_number(state, seat), *_wanted(state, seat))
    in_hand = _in_hand(state) if state.phase == PLACE and state.turn == seat else ()
    return Own((*mine, *in_hand), _describe_task(state, seat))


def cell(state: State, space: int) -> tuple[int, int]:
    """Return the x and y of a space."""
    return once(state, _cells)[space]


def _cells(state: State) -> list[tuple[int, int]]:
    n = state.spaces
    left, top = min(state.column[:n]), min(state.row[:n])
    return [(column - left, row - top) for column, row in zip(state.column, state.row, strict=True)]


def zones(state: State) -> Iterator[Zone]:
    """Yield the grid, everybody's tiles, and where tiles to be put back lie."""
    columns, rows = (max(places) + 1 for places in zip(*once(state, _cells)[: state.spaces], strict=True))
    yield Zone("board", "board", columns, rows, say("grid"), turns=True, numbers=(1, 1))
    if _may_be_put_back(state):
        yield Zone("supply", "supply", FULL, 1, say("to-put-back"))
    for seat in range(state.players):
        yield Zone(f"hand-{seat}", "hand", FULL, 1, say("tiles-of", whose=seat), seat)


def _may_be_put_back(state: State) -> bool:
    """Whether somebody may be disqualified while others play on (MIS-D5, D8)."""
    go_on = state.players > 2 or state.survivor == SURVIVOR_CONTINUES
    return bool(go_on and run(is_honour, state.record))


@functools.lru_cache(maxsize=1 << 14)
def _piece(tag: int, tile: int, zone: str, x: float, y: float, owner: int | None = None, level: int = 0) -> Piece:
    """Draw a tile, face up if its face is known."""
    up = tile >= 0
    label, face, short = (TILE[tile], FACES[tile], SHORT[tile]) if up else (say("face-down"), None, DOWN)
    if owner is not None:
        label = say("tile-of", tile=label, whose=owner)
    return Piece(f"tile-{tag}", "piecepack", zone, x, y, label, face, owner, level=level, short=(short,))


def pieces(state: State) -> Iterator[Piece]:
    """Draw the grid, everybody's tiles and the tiles to be put back."""
    for space in range(state.spaces):
        if state.face[space] != EMPTY:
            yield _piece(state.tag[space], state.face[space], "board", *cell(state, space))
    for seat in range(state.players):
        for i in range(state.owned[seat]):
            yield _piece(state.own_tag[seat][i], state.own[seat][i], f"hand-{seat}", i, 0, seat)
    yield from _waiting(state)


def _by_number(state: State, seat: int) -> Iterator[Piece]:
    """Draw the tiles that a seat sees of its own in the order of their numbers; repeats overlap."""
    for i, tile in enumerate(state.own[seat][: state.owned[seat]]):
        number = int(NUMBER[tile])
        twice = sum(int(NUMBER[other]) == number for other in state.own[seat][:i])
        yield _piece(state.own_tag[seat][i], tile, f"hand-{seat}", number, -ASKEW * twice, seat, level=twice)


def _in_hand(state: State) -> tuple[Piece]:
    """Draw the tile in hand above the place of its number."""
    number, zone = int(NUMBER[state.returning]), f"hand-{state.turn}"
    return (_piece(state.returning_tag, state.returning, zone, number, -RAISED, level=FULL),)


def _wanted(state: State, seat: int) -> Iterator[Piece]:
    """Draw the places of the numbers that a seat still needs (MIS-16)."""
    mine = {int(NUMBER[tile]) for tile in state.own[seat][: state.owned[seat]]}
    return (_place(seat, number) for number in range(VALUES) if number not in mine)


@functools.cache
def _place(seat: int, number: int) -> Piece:
    label, face = say("wanted", number=number), NUMBER_NAMES[number]
    return Piece(
        f"place-{number}", "piecepack-place", f"hand-{seat}", number, 0, label, face, seat, short=(PRINTED[number],)
    )


def _waiting(state: State) -> Iterator[Piece]:
    """Draw the tile in hand behind those collected, or on the sixth."""
    if state.phase == PLACE:
        place = min(state.owned[state.turn], FULL - 1)
        yield _piece(state.returning_tag, state.returning, f"hand-{state.turn}", place, 0, level=1)
    elif state.phase == REPLACE:
        for i, tile in enumerate(state.shown):
            if tile != EMPTY:
                yield _piece(state.shown_tag[i], tile, "supply", i, 0)


def spots(state: State) -> Iterator[Spot]:
    """Draw the spaces of the grid, and everybody's places for tiles."""
    for space in range(state.spaces):
        yield _space(space, *cell(state, space), state.face[space])
    for seat in range(state.players):
        for i in range(FULL):
            yield _slot(seat, i, i < state.owned[seat])


@functools.lru_cache(maxsize=1 << 14)
def _space(space: int, x: int, y: int, tile: int) -> Spot:
    holds = say("gap") if tile == EMPTY else say("face-down") if tile == UNKNOWN else TILE[tile]
    return Spot(f"s{space}", "board", x, y, say("space-holds", row=y + 1, column=x + 1, holds=holds))


@functools.cache
def _slot(seat: int, i: int, full: bool) -> Spot:
    return Spot(f"own-{seat}-{i}", f"hand-{seat}", i, 0, say("slot" if full else "slot-empty", slot=i + 1))


def seat_score(state: State, seat: int) -> SeatScore:
    """Return the number of a seat's tiles, at the end of different numbers."""
    points, over = standings(state).points[seat], state.phase == OVER
    parts = tuple(_parts(state, seat)) if over and points else ()
    line = ScoreLine(say("different-numbers" if over else "tiles"), points, parts)
    detail = say("out") if state.out >> seat & 1 else say("of-six", tiles=points)
    return SeatScore(seat, points, (line,), detail)


def _parts(state: State, seat: int) -> Iterator[ScorePart]:
    """Yield every number that a seat owns, with all its tiles of this number."""
    mine = [(state.own[seat][i], state.own_tag[seat][i]) for i in range(state.owned[seat])]
    for number in range(VALUES):
        tiles = [(tile, tag) for tile, tag in mine if NUMBER[tile] == number]
        if tiles:
            text = say("tiles-with-number", tiles=tuple(TILE[tile] for tile, _ in tiles))
            yield ScorePart(text, 1, tuple(f"tile-{tag}" for _, tag in tiles))


def outcome(state: State) -> Fact:
    """Return a fact about why the game is over and who has won."""
    winners = standings(state).winners
    return say("after", first=_ended_by(state), then=say("won", who=winners) if winners else say("nobody-wins"))


def _ended_by(state: State) -> Fact:
    """Return a fact about what ended the game (MIS-16, 21 to 25, D8, D9)."""
    winners, active = standings(state).winners, state.players - state.out.bit_count()
    if winners and state.owned[winners[0]] == FULL:
        return say("six-numbers", who=winners)
    if active == 0 or (active == 1 and winners):
        return say("others-out" if active else "all-out")
    if state.quiet >= _stall(state):
        return say("stalled", turns=int(STALL_TURNS[state.stall]))
    return say("all-different", who=winners)


def _stall(state: State) -> int:
    """Return the number of quiet turns after which the game ends (MIS-D9)."""
    return int(STALL_TURNS[state.stall]) * (state.players - state.out.bit_count())


def state_of_play(state: State) -> Fact:
    """Return whose turn it is, or who puts tiles back."""
    if state.phase == REPLACE:
        return say("putting-back", who=state.placer)
    return _stalling(state, say("turn", who=state.turn))


def _stalling(state: State, then: Fact) -> Fact:
    """Return a fact with the turns until the stall behind it, if that is near (MIS-D9)."""
    turns = _stall(state) - state.quiet
    near = state.phase == FLIP and turns <= NEAR * state.players
    return say("after", first=then, then=say("stalling", turns=turns)) if near else then


def _describe_task(state: State, seat: int) -> Word:
    if state.phase == OVER or seat != (state.placer if state.phase == REPLACE else state.turn):
        return ""
    if state.phase == SHOWN:
        return say("one-suit" if run(suits_agree, state.record) else "two-suits")
    if state.phase in (PLACE, REPLACE):
        return say("put-the-other" if state.phase == PLACE else "put-one-back")
    return _stalling(state, say("turn-up-another" if state.up[0] != NOWHERE else "turn-up-two"))
