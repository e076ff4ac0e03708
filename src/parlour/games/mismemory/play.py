"""Kernels that play Mismemory: set-up, actions, clocks and score. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import filled
from parlour.core.chance import draw, shuffle
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import assign, count, fill
from parlour.games.mismemory.actions import CHALLENGE, CLOCK_FIRST, DECLINE, FLIP_TWO, KEEP, PLACE_AT, REPLACE_FIRST
from parlour.games.mismemory.components import CENTRE, EMPTY, FULL, NOWHERE, SEATS, SPACES, TILES, UNKNOWN, WITH_GAP
from parlour.games.mismemory.legality import active_seats, numbers_of, suits_agree
from parlour.games.mismemory.options import DRAW, SHOW_SECONDS, STALL_TURNS, SURVIVOR_CONTINUES, SURVIVOR_SHOWS
from parlour.games.mismemory.record import FLIP, OVER, PLACE, REPLACE, SHOWN, State


@kernel
def distinct(state: State, seat: int) -> int:
    """Return how many different numbers a seat owns."""
    return count(numbers_of(state, seat))


# --- set-up


@kernel
def setup(state: State) -> None:
    """Lay all tiles face down on random spaces and draw who begins (MIS-02, 05, 07, D1)."""
    for space in range(SPACES):
        state.face[space] = space if space < TILES else EMPTY
    lay_tiles(state)
    for space in range(SPACES):
        filled = int(state.face[space]) != EMPTY
        state.tag[space] = space + 1 if filled else 0
        state.tiles = int(state.tiles) | int(filled) << space
        state.known[space] = UNKNOWN if filled else EMPTY
        state.source[space] = NOWHERE
    state.tags = SPACES
    for seat in range(SEATS):
        clear_seat(state, seat)
    fill(state.shown, EMPTY)
    state.returning = EMPTY
    state.placer = NOWHERE
    state.turn = draw(state, int(state.players))
    begin_turn(state)


@kernel
def lay_tiles(state: State) -> None:
    """Lay tiles and gaps at random; the gap of a 5x5 grid is in its centre (MIS-D1)."""
    if int(state.grid) != WITH_GAP:
        shuffle(state, state.face, int(state.spaces))
        return
    shuffle(state, state.face, TILES)
    state.face[TILES] = state.face[CENTRE]
    state.face[CENTRE] = EMPTY


@kernel
def clear_seat(state: State, seat: int) -> None:
    """Take all tiles from a seat."""
    state.owned[seat] = 0
    fill(state.own[seat], EMPTY)
    fill(state.own_tag[seat], 0)
    fill(state.resolved[seat], EMPTY)
    fill(state.pair[seat], EMPTY)


# --- turns


@kernel
def begin_turn(state: State) -> None:
    """Begin a turn, with nothing turned up (MIS-08)."""
    state.phase = FLIP
    fill(state.up, NOWHERE)
    state.turns += 1


@kernel
def next_active(state: State, seat: int) -> int:
    """Return the next seat to the left that still takes part, the seat itself if no other does (MIS-15, D11, D12)."""
    active = active_seats(state)
    for _ in range(int(state.players)):
        seat = seat + 1 if seat + 1 < int(state.players) else 0
        if active >> seat & 1:
            return seat
    return seat


@kernel
def end_turn(state: State) -> None:
    """Pass the turn to the left, unless the game has stalled (MIS-15, D9)."""
    active = count(active_seats(state))
    if int(state.quiet) >= int(STALL_TURNS[int(state.stall)]) * active:
        finish_stalled(state, active)
        return
    state.turn = next_active(state, int(state.turn))
    begin_turn(state)


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action >= CLOCK_FIRST or action == DECLINE:
        state.quiet += 1
        end_turn(state)
    elif action >= REPLACE_FIRST:
        put_back(state, (action - REPLACE_FIRST) // SPACES, (action - REPLACE_FIRST) % SPACES)
    elif action >= CHALLENGE:
        challenge(state, action - CHALLENGE)
    elif action >= PLACE_AT:
        place(state, seat, action - PLACE_AT)
    elif action >= KEEP:
        keep(state, seat, action - KEEP)
    elif action >= FLIP_TWO:
        turn_up(state, (action - FLIP_TWO) // SPACES)
        turn_up(state, (action - FLIP_TWO) % SPACES)
    else:
        turn_up(state, action)


@kernel
def turn_up(state: State, space: int) -> None:
    """Turn up a tile for all to see; a second one of another suit starts the clock (MIS-08, D3, D4)."""
    tile = int(state.face[space])
    state.known[space] = tile
    state.seen_at[space] = state.turns
    slot = int(state.source[space])
    if slot != NOWHERE:  # the tile put back is known now, and so is the one that was kept
        state.resolved[slot // FULL, slot % FULL] = other_of_pair(state, slot // FULL, slot % FULL, tile)
        state.source[space] = NOWHERE
    if int(state.up[0]) == NOWHERE:
        state.up[0] = space
        return
    state.up[1] = space
    state.phase = SHOWN
    if not suits_agree(state):
        state.clocks += 1


@kernel
def other_of_pair(state: State, seat: int, i: int, tile: int) -> int:
    """Return the other tile of the pair that the seat's i-th tile was chosen from, given one of them."""
    first = int(state.pair[seat, i, 0])
    return int(state.pair[seat, i, 1]) if tile == first else first


@kernel
def keep(state: State, seat: int, which: int) -> None:
    """Take both tiles from the grid: one is kept, the other is in hand (MIS-09, 11, 12)."""
    i = int(state.owned[seat])
    for k in range(2):
        space = int(state.up[k])
        state.pair[seat, i, k] = state.face[space]
        state.face[space] = EMPTY
        state.tag[space] = 0
        state.known[space] = EMPTY
        state.seen_at[space] = 0
        state.tiles = int(state.tiles) & ~(1 << space)
        state.up[k] = NOWHERE
    state.own[seat, i] = state.pair[seat, i, which]
    state.resolved[seat, i] = UNKNOWN
    state.returning = state.pair[seat, i, 1 - which]
    state.own_tag[seat, i] = int(state.tags) + 1
    state.returning_tag = int(state.tags) + 2
    state.tags += 2
    state.owned[seat] = i + 1
    state.phase = PLACE


@kernel
def place(state: State, seat: int, gap: int) -> None:
    """Put the other tile into a gap; a seat that owns six tiles then shows them (MIS-13, 16, D2, D7)."""
    lay(state, gap, int(state.returning), int(state.returning_tag))
    state.known[gap] = UNKNOWN
    state.source[gap] = seat * FULL + int(state.owned[seat]) - 1
    state.returning = EMPTY
    state.returning_tag = 0
    state.quiet = 0
    if int(state.owned[seat]) < FULL:
        end_turn(state)
    elif distinct(state, seat) == FULL:
        finish(state, 1 << seat)
    else:
        disqualify(state, seat)


@kernel
def lay(state: State, gap: int, tile: int, tag: int) -> None:
    """Put a tile face down into a gap."""
    state.face[gap] = tile
    state.tag[gap] = tag
    state.tiles = int(state.tiles) | 1 << gap
    state.seen_at[gap] = state.turns


# --- foul play


@kernel
def challenge(state: State, seat: int) -> None:
    """Make the challenged seat show its tiles: it wins or is disqualified (MIS-21 to 24)."""
    if distinct(state, seat) == int(state.owned[seat]):
        finish(state, 1 << seat)
    else:
        disqualify(state, seat)


@kernel
def disqualify(state: State, seat: int) -> None:
    """MIS-18 to 20, 25, D8, D11: the tiles are shown; others put them back, unless only one is left."""
    state.out = int(state.out) | 1 << seat
    state.quiet = 0
    show_tiles(state, seat)
    active = active_seats(state)
    alone = active & (active - 1) == 0
    if (alone and int(state.survivor) != SURVIVOR_CONTINUES) or active == 0:
        finish_alone(state, active)
        return
    state.resumed = state.phase
    if seat == int(state.turn):
        state.turn = next_active(state, seat)
        begin_turn(state)
        state.resumed = FLIP
    state.phase = REPLACE
    state.placer = next_active(state, seat)


@kernel
def show_tiles(state: State, seat: int) -> None:
    """Show the tiles of a seat to all, which reveals what was put back of its pairs."""
    for space in range(SPACES):
        slot = int(state.source[space])
        if slot != NOWHERE and slot // FULL == seat:
            state.known[space] = other_of_pair(state, seat, slot % FULL, int(state.own[seat, slot % FULL]))
            state.seen_at[space] = state.turns
            state.source[space] = NOWHERE
    assign(state.shown, state.own[seat])
    assign(state.shown_tag, state.own_tag[seat])
    clear_seat(state, seat)


@kernel
def finish_alone(state: State, active: int) -> None:
    """End the game with one player left, who shows or has won already; with nobody left it is a draw (MIS-25, D8)."""
    winners = active
    for seat in range(int(state.players)):
        repeats = distinct(state, seat) < int(state.owned[seat])
        if winners >> seat & 1 and int(state.survivor) == SURVIVOR_SHOWS and repeats:
            winners = 0
            state.out = int(state.out) | 1 << seat
    finish(state, winners)


@kernel
def put_back(state: State, which: int, gap: int) -> None:
    """Put a shown tile into a gap; the next player puts the next one back (MIS-19, 20, D11)."""
    lay(state, gap, int(state.shown[which]), int(state.shown_tag[which]))
    state.known[gap] = state.shown[which]
    state.shown[which] = EMPTY
    state.shown_tag[which] = 0
    state.placer = next_active(state, int(state.placer))
    if filled(state.shown) != 0:
        return
    state.placer = NOWHERE
    state.phase = state.resumed
    if int(state.phase) == SHOWN and not suits_agree(state):
        state.clocks += 1


# --- the end


@kernel
def finish(state: State, winners: int) -> None:
    """End the game with these winners, perhaps none."""
    state.phase = OVER
    state.winners = winners
    fill(state.up, NOWHERE)


@kernel
def finish_stalled(state: State, active: int) -> None:
    """End a stalled game: all show, repeats are out, the most numbers win (MIS-D8, D9).

    A single player left, or a draw agreed on, is no win.
    """
    best = 0
    winners = 0
    for seat in range(int(state.players)):
        if not active_seats(state) >> seat & 1:
            continue
        numbers = distinct(state, seat)
        if numbers < int(state.owned[seat]):
            state.out = int(state.out) | 1 << seat
            continue
        if numbers > best:
            best = numbers
            winners = 0
        if numbers == best:
            winners |= 1 << seat
    finish(state, 0 if active == 1 or int(state.stall_result) == DRAW else winners)


@kernel
def score(state: State, points: Array) -> int:
    """Write the number of tiles of each seat, at the end of different numbers; return the winners, found before."""
    over = int(state.phase) == OVER
    for seat in range(int(state.players)):
        points[seat] = int(state.owned[seat])
        if over:
            points[seat] = 0 if int(state.out) >> seat & 1 else distinct(state, seat)
    return int(state.winners) if over else 0


# --- clocks


@kernel
def clock(state: State, action: int) -> tuple[int, int]:
    """Return milliseconds and run of the clock over two tiles of different suits (MIS-D4, D17)."""
    return 1000 * SHOW_SECONDS[int(state.show)], int(state.clocks)
