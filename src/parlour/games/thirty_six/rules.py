"""The rules of 36. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import count, list_set, set_of
from parlour.core.chance import draw
from parlour.core.clauses import ACT, D
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.core.standings import leaders
from parlour.games.thirty_six.actions import ADD_TILE, CHOOSE_COLOUR, GIVE_COUNTER, MOVE_PAWN, PASS, PLACE_PAWN
from parlour.games.thirty_six.layout import borders_agree, fits, lay
from parlour.games.thirty_six.play import (
    add_tile,
    begin_game,
    choose_colour,
    end_turn,
    hand_over,
    move,
    place_pawn,
    settle_gifts,
)
from parlour.games.thirty_six.state import CHOOSE, COLOURS, CONTACTS, GIVE, LAY, MOVE, OVER, PLACE, TILES, State

# --- set-up


@kernel
def setup(state: State) -> None:
    """T36-D4: the starting seat by lot, unless the option names it."""
    start = int(state.start)
    state.first = start - 1 if start > 0 else draw(state, int(state.players))
    begin_game(state)


# --- who may act


@kernel
def actors(state: State) -> int:
    """One seat acts at a time."""
    return 0 if int(state.phase) == OVER else 1 << int(state.turn)


@kernel
def destinations(state: State) -> int:
    """T36-15 to 19, D8: the empty squares on the pawn's row and column and through its gate."""
    return int(state.reach[int(state.pawn[int(state.turn)])]) & ~int(state.occupied)


@kernel
def places(state: State) -> int:
    """T36-12: the empty squares of the pawn's colour."""
    return int(state.of_colour[int(state.chosen[int(state.turn)])]) & ~int(state.occupied)


@kernel
def in_reserve(state: State, seat: int) -> int:
    """The colours of which a seat has counters."""
    colours = 0
    for colour in range(COLOURS):
        colours |= int(int(state.reserve[seat, colour]) > 0) << colour
    return colours


@kernel
def sheds(state: State) -> int:
    """T36-20: the destinations where the mover lays a counter."""
    found, colours = 0, in_reserve(state, int(state.turn))
    for colour in range(COLOURS):
        found |= int(state.of_colour[colour]) * (colours >> colour & 1)
    return found & destinations(state)


# --- check


@kernel
def check(state: State, seat: int, action: int) -> int:
    """Give the clause an action breaks, 0 if none."""
    phase = int(state.phase)
    if phase == OVER or seat != int(state.turn):
        return ACT
    if action >= PASS:
        return 0 if phase == MOVE and destinations(state) == 0 else 26
    if action >= GIVE_COUNTER:
        return check_gift(state, action - GIVE_COUNTER)
    if action >= MOVE_PAWN:
        return check_move(state, action - MOVE_PAWN)
    if action >= PLACE_PAWN:
        if phase != PLACE:
            return ACT
        return 0 if places(state) >> (action - PLACE_PAWN) & 1 else 12
    if action >= CHOOSE_COLOUR:
        if phase != CHOOSE:
            return ACT
        return 10 if set_of(state.chosen) >> (action - CHOOSE_COLOUR) & 1 else 0
    return check_tile(state, action)


@kernel
def check_gift(state: State, colour: int) -> int:
    """T36-24: the counter handed over comes from the mover's reserve."""
    if int(state.phase) != GIVE:
        return ACT
    return 0 if int(state.reserve[int(state.turn), colour]) > 0 else 24


@kernel
def check_move(state: State, square: int) -> int:
    """T36-15 to 19: along a line or through a gate, at least one step, to an empty square."""
    if int(state.phase) == GIVE:
        return 24
    if int(state.phase) != MOVE:
        return ACT
    origin = int(state.pawn[int(state.turn)])
    if square == origin:
        return 16
    if not int(state.reach[origin]) >> square & 1:
        return 15
    if int(state.occupied) >> square & 1:
        return 19 if int(state.gate[origin]) >> square & 1 else 17
    return 0


@kernel
def check_tile(state: State, action: int) -> int:
    """T36-D19: an unused tile against a laid one, without overlap; the first has nothing to touch (D20)."""
    if int(state.phase) != LAY:
        return ACT
    if int(state.players) == 1:
        return check_slot(state, action)
    tile, other, contact = action // 432, action // 12 % 9, action % 12
    laid = int(state.laid)
    if laid == 0:
        return 0 if other == 0 and contact == 0 else D + 20
    if laid >> tile & 1:
        return 2
    if not laid >> other & 1:
        return 37
    row = int(state.tile_row[other]) + int(CONTACTS[contact, 0])
    column = int(state.tile_column[other]) + int(CONTACTS[contact, 1])
    return 0 if fits(state, row, column) else D + 19


@kernel
def check_slot(state: State, action: int) -> int:
    """T36-34, D21: an unused tile into an empty slot, where touching squares have equal colours."""
    tile, rotation, slot, contact = action // 432, action // 108 % 4, action // 12 % 9, action % 12
    row, column = slot // 3 * 2, slot % 3 * 2
    if contact != 0:
        return D + 21
    if int(state.laid) >> tile & 1:
        return 2
    if not fits(state, row, column):
        return D + 19
    return 0 if borders_agree(state, tile, rotation, row, column) else 34


@kernel
def may_lay(state: State) -> bool:
    """Whether any tile can be laid."""
    action = ADD_TILE
    while action < CHOOSE_COLOUR and check_tile(state, action) != 0:
        action += 1
    return action < CHOOSE_COLOUR


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """List the legal actions in ascending order."""
    phase = int(state.phase)
    if phase == OVER or seat != int(state.turn):
        return 0
    if phase == MOVE:
        squares = destinations(state)
        if squares == 0:
            out[0] = PASS
            return 1
        return list_set(squares, MOVE_PAWN, out, 0)
    if phase == PLACE:
        return list_set(places(state), PLACE_PAWN, out, 0)
    if phase == LAY:
        return list_tiles(state, out)
    if phase == CHOOSE:
        return list_set((1 << COLOURS) - 1 & ~set_of(state.chosen), CHOOSE_COLOUR, out, 0)
    return list_set(in_reserve(state, seat), GIVE_COUNTER, out, 0)


@kernel
def list_tiles(state: State, out: Array) -> int:
    """List the ways to lay a tile in the draft, or in the puzzle."""
    n = 0
    for action in range(ADD_TILE, CHOOSE_COLOUR):
        if check_tile(state, action) == 0:
            out[n] = action
            n += 1
    return n


# --- apply


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action >= PASS:
        state.passes += 1
        state.quiet += 1
        end_turn(state)
    elif action >= GIVE_COUNTER:
        hand_over(state, seat, action - GIVE_COUNTER)
        settle_gifts(state, seat)
    elif action >= MOVE_PAWN:
        move(state, seat, action - MOVE_PAWN)
    elif action >= PLACE_PAWN:
        place_pawn(state, seat, action - PLACE_PAWN)
    elif action >= CHOOSE_COLOUR:
        choose_colour(state, seat, action - CHOOSE_COLOUR)
    elif int(state.players) == 1:
        fill_slot(state, action)
    else:
        add_tile(state, action)


@kernel
def fill_slot(state: State, action: int) -> None:
    """T36-34, D21: the puzzle ends with the last tile that can be laid."""
    slot = action // 12 % 9
    lay(state, action // 432, action // 108 % 4, slot // 3 * 2, slot % 3 * 2)
    if not may_lay(state):
        state.phase = OVER


# --- the end


@kernel
def score(state: State, points: Array) -> int:
    """Counters left, low is good; in a tournament the sum over its games, then games won (T36-32, 33, D17)."""
    players, tournament = int(state.players), int(state.tournament) != 0
    if players == 1:
        return score_block(state, points)
    for seat in range(players):  # first what the highest wins by
        points[seat] = int(state.wins[seat]) - 8 * int(state.total[seat]) if tournament else -int(state.left[seat])
    winners = leaders(points, players)
    for seat in range(players):
        points[seat] = int(state.total[seat]) if tournament else int(state.left[seat])
    return winners if int(state.phase) == OVER else 0


@kernel
def score_block(state: State, points: Array) -> int:
    """T36-34, D21: the puzzle counts the tiles that do not lie; it is solved when all do."""
    points[0] = TILES - count(int(state.laid))
    return int(int(points[0]) == 0)
