"""The rules of 36. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import count, lowest
from parlour.core.chance import draw
from parlour.core.clauses import ACT, D
from parlour.core.kernel import kernel
from parlour.core.record import Array
from parlour.games.thirty_six.actions import ADD_TILE, CHOOSE_COLOUR, GIVE_COUNTER, MOVE_PAWN, PASS, PLACE_PAWN
from parlour.games.thirty_six.layout import fits, lay, lay_scattered, lay_square, survey
from parlour.games.thirty_six.state import (
    CHOOSE,
    COLOURS,
    CONTACTS,
    COUNTERS,
    DRAFT,
    GIVE,
    LAY,
    MOST_REPLAYS,
    MOVE,
    NOWHERE,
    OVER,
    PLACE,
    PRESET,
    SCATTER,
    STALL_TURNS,
    TIE_REPLAY,
    TILES,
    State,
)

# --- set-up


@kernel
def setup(state: State) -> None:
    """T36-D4: the starting seat by lot, unless the option names it."""
    start = int(state.start)
    state.first = start - 1 if start > 0 else draw(state, int(state.players))
    begin_game(state)


@kernel
def begin_game(state: State) -> None:
    """Clear the board and lay it by the layout option; a preset stays as it lies."""
    for seat in range(3):
        state.pawn[seat] = NOWHERE
        state.chosen[seat] = NOWHERE
        state.left[seat] = 0
        for colour in range(COLOURS):
            state.reserve[seat, colour] = 0
    state.receiver[0] = NOWHERE
    state.receiver[1] = NOWHERE
    state.counters = 0
    state.occupied = 0
    state.quiet = 0
    state.passes = 0
    lay_board(state)


@kernel
def lay_board(state: State) -> None:
    """Lay the tiles, or let the draft begin with the starting player (T36-D19)."""
    layout = int(state.layout)
    if layout != PRESET:
        state.laid = 0
    if layout == DRAFT:
        state.phase = LAY
        state.turn = state.first
        return
    if layout == SCATTER:
        lay_scattered(state)
    elif layout != PRESET:
        lay_square(state)
    choose_colours(state)


@kernel
def choose_colours(state: State) -> None:
    """T36-10: the last player in playing order chooses first."""
    survey(state)
    state.phase = CHOOSE
    state.turn = (int(state.first) + int(state.players) - 1) % int(state.players)


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
def is_taken(state: State, colour: int) -> bool:
    """Whether a seat has chosen this colour already."""
    return int(state.chosen[0]) == colour or int(state.chosen[1]) == colour or int(state.chosen[2]) == colour


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
        return 10 if is_taken(state, action - CHOOSE_COLOUR) else 0
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


# --- legal


@kernel
def legal(state: State, seat: int, out: Array) -> int:
    """List the legal actions in ascending order."""
    phase = int(state.phase)
    if phase == OVER or seat != int(state.turn):
        return 0
    if phase == MOVE:
        n = list_squares(destinations(state), MOVE_PAWN, out)
        if n == 0:
            out[0] = PASS
            return 1
        return n
    if phase == PLACE:
        return list_squares(places(state), PLACE_PAWN, out)
    if phase == LAY:
        return list_tiles(state, out)
    return list_colours(state, out)


@kernel
def list_squares(squares: int, base: int, out: Array) -> int:
    """List one action a square."""
    n = count(squares)
    for i in range(n):
        out[i] = base + lowest(squares)
        squares &= squares - 1
    return n


@kernel
def list_colours(state: State, out: Array) -> int:
    """List the colours to choose (T36-10) or to hand over (T36-D10)."""
    choosing = int(state.phase) == CHOOSE
    n = 0
    for colour in range(COLOURS):
        if choosing and not is_taken(state, colour):
            out[n] = CHOOSE_COLOUR + colour
            n += 1
        elif not choosing and int(state.reserve[int(state.turn), colour]) > 0:
            out[n] = GIVE_COUNTER + colour
            n += 1
    return n


@kernel
def list_tiles(state: State, out: Array) -> int:
    """List the ways to lay a tile in the draft."""
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
    else:
        add_tile(state, action)


@kernel
def add_tile(state: State, action: int) -> None:
    """T36-D19: lay a tile; after the ninth, colours are chosen."""
    tile, rotation, other, contact = action // 432, action // 108 % 4, action // 12 % 9, action % 12
    if int(state.laid) == 0:
        lay(state, tile, rotation, 0, 0)
    else:
        row = int(state.tile_row[other]) + int(CONTACTS[contact, 0])
        column = int(state.tile_column[other]) + int(CONTACTS[contact, 1])
        lay(state, tile, rotation, row, column)
    state.turn = (int(state.turn) + 1) % int(state.players)
    if int(state.laid) == (1 << TILES) - 1:
        choose_colours(state)


@kernel
def choose_colour(state: State, seat: int, colour: int) -> None:
    """T36-11: the colour's twelve counters and its pawn; then pawns are placed in playing order."""
    state.chosen[seat] = colour
    state.reserve[seat, colour] = COUNTERS
    state.left[seat] = COUNTERS
    if seat == int(state.first):
        state.phase = PLACE
    else:
        state.turn = (seat + int(state.players) - 1) % int(state.players)


@kernel
def place_pawn(state: State, seat: int, square: int) -> None:
    """T36-12, D7: the pawn goes down without a counter."""
    state.pawn[seat] = square
    state.occupied = int(state.occupied) | 1 << square
    state.turn = (seat + 1) % int(state.players)
    if int(state.turn) == int(state.first):
        state.phase = MOVE


@kernel
def move(state: State, seat: int, square: int) -> None:
    """T36-D11: move, place, then hand over."""
    origin = int(state.pawn[seat])
    colour = int(state.colour[square])
    state.pawn[seat] = square
    state.passes = 0
    state.quiet += 1
    if int(state.reserve[seat, colour]) > 0:
        state.reserve[seat, colour] -= 1
        state.left[seat] -= 1
        state.counters = int(state.counters) | 1 << square
        state.quiet = 0
    vacated = 1 << origin & ~int(state.counters)
    state.occupied = int(state.occupied) & ~vacated | 1 << square
    if int(state.left[seat]) == 0:
        finish_game(state)
        return
    note_passed_over(state, seat, origin, square)
    settle_gifts(state, seat)


@kernel
def steps_to(state: State, origin: int, square: int, other: int) -> int:
    """How far ``other`` lies on the way from origin to square, 0 if not strictly between (T36-D9, D13)."""
    rows, columns = (
        int(state.row[square]) - int(state.row[origin]),
        int(state.column[square]) - int(state.column[origin]),
    )
    down, right = int(state.row[other]) - int(state.row[origin]), int(state.column[other]) - int(state.column[origin])
    if rows == 0 and down == 0 and right * columns > 0 and abs(right) < abs(columns):
        return abs(right)
    if columns == 0 and right == 0 and down * rows > 0 and abs(down) < abs(rows):
        return abs(down)
    return 0


@kernel
def note_passed_over(state: State, seat: int, origin: int, square: int) -> None:
    """T36-23, D9: remember the opponents passed over, nearest first."""
    nearest = 0
    in_line = int(state.reach[origin])
    for other in range(int(state.players)):
        if other == seat or not in_line >> int(state.pawn[other]) & 1:
            continue
        steps = steps_to(state, origin, square, int(state.pawn[other]))
        if steps == 0:
            continue
        if nearest == 0:
            state.receiver[0] = other
            nearest = steps
        elif steps > nearest:
            state.receiver[1] = other
        else:
            state.receiver[1] = state.receiver[0]
            state.receiver[0] = other


@kernel
def settle_gifts(state: State, seat: int) -> None:
    """T36-24, D10: hand over what needs no choice; stop where the mover must choose, else end the turn."""
    while int(state.phase) != OVER and int(state.receiver[0]) != NOWHERE:
        only = NOWHERE
        for colour in range(COLOURS):
            if int(state.reserve[seat, colour]) == int(state.left[seat]):
                only = colour
        if only == NOWHERE:
            state.phase = GIVE
            return
        if hand_over(state, seat, only):
            return
    if int(state.left[seat]) > 0:
        state.phase = MOVE
        end_turn(state)


@kernel
def hand_over(state: State, seat: int, colour: int) -> bool:
    """T36-24, 25, D11: one counter changes hands; whether that emptied the reserve and ended the game."""
    other = int(state.receiver[0])
    state.receiver[0] = state.receiver[1]
    state.receiver[1] = NOWHERE
    state.reserve[seat, colour] -= 1
    state.left[seat] -= 1
    state.reserve[other, colour] += 1
    state.left[other] += 1
    if int(state.left[seat]) > 0:
        return False
    finish_game(state)
    return True


@kernel
def end_turn(state: State) -> None:
    """T36-09, 28, D14, D15: the next seat, or the end after all have passed or the game has stalled."""
    players = int(state.players)
    turn = int(state.turn) + 1
    state.turn = 0 if turn == players else turn
    if int(state.passes) >= players or int(state.quiet) >= int(STALL_TURNS[int(state.stall)]) * players:
        finish_game(state)


# --- the end


@kernel
def lowest_reserves(state: State) -> int:
    """T36-27, 28: the set of seats with the fewest counters left."""
    least = 127
    seats = 0
    for seat in range(int(state.players)):
        left = int(state.left[seat])
        if left < least:
            least = left
            seats = 0
        if left == least:
            seats |= 1 << seat
    return seats


@kernel
def finish_game(state: State) -> None:
    """End a game: count it in a tournament (T36-32, D17), play a tie again if so agreed (D16), else stop."""
    winners = lowest_reserves(state)
    tied = winners & (winners - 1) != 0
    state.receiver[0] = NOWHERE
    state.phase = OVER
    state.game += 1
    for seat in range(int(state.players)):
        state.total[seat] += int(state.left[seat])
        if winners == 1 << seat:
            state.wins[seat] += 1
    if int(state.tournament) != 0:
        if int(state.game) < int(state.players):
            next_game(state)
    elif tied and int(state.tie) == TIE_REPLAY and int(state.replays) < MOST_REPLAYS:
        state.replays += 1
        next_game(state)


@kernel
def next_game(state: State) -> None:
    """T36-31, D17: the starting seat moves clockwise."""
    state.first = (int(state.first) + 1) % int(state.players)
    begin_game(state)


@kernel
def score(state: State, points: Array) -> int:
    """Counters left, low is good; in a tournament the sum over its games, then games won (T36-32, 33, D17)."""
    players = int(state.players)
    best = 1 << 30
    winners = 0
    for seat in range(players):
        rank = int(state.left[seat]) * 8
        points[seat] = int(state.left[seat])
        if int(state.tournament) != 0:
            points[seat] = int(state.total[seat])
            rank = int(state.total[seat]) * 8 - int(state.wins[seat])
        if rank < best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    return winners if int(state.phase) == OVER else 0
