"""Kernels that play 36: set-up, actions, clocks and score. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.chance import draw
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import count, fill
from parlour.core.standings import leaders
from parlour.games.thirty_six.actions import ADD_TILE, CHOOSE_COLOUR, GIVE_COUNTER, MOVE_PAWN, PASS, PLACE_PAWN
from parlour.games.thirty_six.board import lay, lay_scattered, lay_square, survey
from parlour.games.thirty_six.components import COLOURS, CONTACTS, COUNTERS, NOWHERE, TILES
from parlour.games.thirty_six.legality import check_tile, destinations, in_reserve
from parlour.games.thirty_six.options import DRAFT, MOST_REPLAYS, PRESET, SCATTER, STALL_TURNS, TIE_REPLAY
from parlour.games.thirty_six.record import CHOOSE, GIVE, LAY, MOVE, OVER, PLACE, State

# --- set-up


@kernel
def setup(state: State) -> None:
    """Choose the starting seat, by lot unless the option names it, and begin the game (T36-D4)."""
    start = int(state.start)
    state.first = start - 1 if start > 0 else draw(state, int(state.players))
    begin_game(state)


@kernel
def sheds(state: State) -> int:
    """Return the destinations where the mover lays a counter (T36-20)."""
    found, colours = 0, in_reserve(state, int(state.turn))
    for colour in range(COLOURS):
        found |= int(state.of_colour[colour]) * (colours >> colour & 1)
    return found & destinations(state)


@kernel
def may_lay(state: State) -> bool:
    """Whether any tile can be laid."""
    action = ADD_TILE
    while action < CHOOSE_COLOUR and check_tile(state, action) != 0:
        action += 1
    return action < CHOOSE_COLOUR


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
    """Lay a tile of the puzzle, which ends when no other can be laid (T36-34, D21)."""
    slot = action // 12 % 9
    lay(state, action // 432, action // 108 % 4, slot // 3 * 2, slot % 3 * 2)
    if not may_lay(state):
        state.phase = OVER


# --- the end


@kernel
def score(state: State, points: Array) -> int:
    """Write the counters left; return the winners if the game is over, the fewest counters winning.

    In a tournament the points are the sum over its games, then games won decide (T36-32, 33, D17).
    """
    players, tournament = int(state.players), int(state.tournament) != 0
    if players == 1:
        return score_block(state, points)
    for seat in range(players):  # values of which the highest wins
        points[seat] = int(state.wins[seat]) - 8 * int(state.total[seat]) if tournament else -int(state.left[seat])
    winners = leaders(points, players)
    for seat in range(players):
        points[seat] = int(state.total[seat]) if tournament else int(state.left[seat])
    return winners if int(state.phase) == OVER else 0


@kernel
def score_block(state: State, points: Array) -> int:
    """Write the number of tiles that are not laid; return seat 0 if all are (T36-34, D21)."""
    points[0] = TILES - count(int(state.laid))
    return int(int(points[0]) == 0)


# --- set-up


@kernel
def begin_game(state: State) -> None:
    """Clear the board and lay it by the layout option; a preset stays as it is."""
    fill(state.pawn, NOWHERE)
    fill(state.chosen, NOWHERE)
    fill(state.left, 0)
    fill(state.reserve, 0)
    fill(state.receiver, NOWHERE)
    state.counters = 0
    state.occupied = 0
    state.quiet = 0
    state.passes = 0
    lay_board(state)


@kernel
def lay_board(state: State) -> None:
    """Lay the tiles, or let the starting player begin the draft (T36-D19)."""
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
    """Let the last player in playing order choose a colour first (T36-10)."""
    survey(state)
    state.phase = CHOOSE
    state.turn = (int(state.first) + int(state.players) - 1) % int(state.players)


# --- a turn


@kernel
def add_tile(state: State, action: int) -> None:
    """Lay a tile of the draft; after the ninth, colours are chosen (T36-D19)."""
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
    """Give a seat the pawn and twelve counters of a colour (T36-11); after the last, pawns are placed."""
    state.chosen[seat] = colour
    state.reserve[seat, colour] = COUNTERS
    state.left[seat] = COUNTERS
    if seat == int(state.first):
        state.phase = PLACE
    else:
        state.turn = (seat + int(state.players) - 1) % int(state.players)


@kernel
def place_pawn(state: State, seat: int, square: int) -> None:
    """Place a pawn, without a counter (T36-12, D7)."""
    state.pawn[seat] = square
    state.occupied = int(state.occupied) | 1 << square
    state.turn = (seat + 1) % int(state.players)
    if int(state.turn) == int(state.first):
        state.phase = MOVE


@kernel
def move(state: State, seat: int, square: int) -> None:
    """Move the pawn, lay a counter if possible, then hand counters over (T36-D11)."""
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
    """Return how far ``other`` is on the way from origin to square, 0 if not strictly between (T36-D9, D13)."""
    row, column = int(state.row[origin]), int(state.column[origin])
    rows, columns = int(state.row[square]) - row, int(state.column[square]) - column
    down, right = int(state.row[other]) - row, int(state.column[other]) - column
    if rows == 0 and down == 0 and right * columns > 0 and abs(right) < abs(columns):
        return abs(right)
    if columns == 0 and right == 0 and down * rows > 0 and abs(down) < abs(rows):
        return abs(down)
    return 0


@kernel
def note_passed_over(state: State, seat: int, origin: int, square: int) -> None:
    """Record the opponents passed over, the nearest first (T36-23, D9)."""
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
    """Hand over counters without a choice; stop where the mover has one, else end the turn (T36-24, D10)."""
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
    """Hand a counter over; return whether that emptied the reserve and ended the game (T36-24, 25, D11)."""
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
    """Pass the turn on, or end the game after passes of all players or a stall (T36-09, 28, D14, D15)."""
    players = int(state.players)
    turn = int(state.turn) + 1
    state.turn = 0 if turn == players else turn
    if int(state.passes) >= players or int(state.quiet) >= int(STALL_TURNS[int(state.stall)]) * players:
        finish_game(state)


# --- the end


@kernel
def lowest_reserves(state: State) -> int:
    """Return the set of seats with the fewest counters left (T36-27, 28)."""
    least, seats = int(state.left[0]), 0
    for seat in range(1, int(state.players)):
        least = min(least, int(state.left[seat]))
    for seat in range(int(state.players)):
        seats |= int(int(state.left[seat]) == least) << seat
    return seats


@kernel
def finish_game(state: State) -> None:
    """End a game: count it in a tournament (T36-32, D17), replay a tie if so agreed (D16), else stop."""
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
    """Begin the next game with the next starting seat clockwise (T36-31, D17)."""
    state.first = (int(state.first) + 1) % int(state.players)
    begin_game(state)
