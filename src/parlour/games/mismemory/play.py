"""Kernels that play Mismemory: set-up, actions, clocks and score. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import filled
from parlour.core.chance import draw, shuffle
from parlour.core.kernel import kernel
from parlour.core.primitives import assign, count, fill
from parlour.core.record import Array
from parlour.games.mismemory.legality import active_seats, numbers_of, suits_agree
from parlour.games.mismemory.record import (
    CENTRE,
    CHALLENGE,
    CLOCK_FIRST,
    DECLINE,
    DRAW,
    EMPTY,
    FLIP,
    FLIP_TWO,
    FULL,
    KEEP,
    NOWHERE,
    OVER,
    PLACE,
    PLACE_AT,
    REPLACE,
    REPLACE_FIRST,
    SEATS,
    SHOW_SECONDS,
    SHOWN,
    SPACES,
    STALL_TURNS,
    SURVIVOR_CONTINUES,
    SURVIVOR_SHOWS,
    TILES,
    UNKNOWN,
    WITH_GAP,
    State,
)


@kernel
def distinct(state: State, seat: int) -> int:
    """Return how many different numbers a seat owns."""
    return count(numbers_of(state, seat))


# --- set-up


@kernel
def setup(state: State) -> None:
    """MIS-02, 05, 07, D1: all tiles face down on random spaces; who begins is drawn."""
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
    """MIS-D1: tiles and gaps at random, but for the gap in the centre of 5x5."""
    if int(state.grid) != WITH_GAP:
        shuffle(state, state.face, int(state.spaces))
        return
    shuffle(state, state.face, TILES)
    state.face[TILES] = state.face[CENTRE]
    state.face[CENTRE] = EMPTY


@kernel
def clear_seat(state: State, seat: int) -> None:
    """A seat owns nothing."""
    state.owned[seat] = 0
    fill(state.own[seat], EMPTY)
    fill(state.own_tag[seat], 0)
    fill(state.resolved[seat], EMPTY)
    fill(state.pair[seat], EMPTY)


# --- turns


@kernel
def begin_turn(state: State) -> None:
    """MIS-08: nothing is turned up yet."""
    state.phase = FLIP
    fill(state.up, NOWHERE)
    state.turns += 1


@kernel
def next_active(state: State, seat: int) -> int:
    """MIS-15, D11, D12: return the next seat to the left that still takes part; the seat itself if no other does."""
    active = active_seats(state)
    for _ in range(int(state.players)):
        seat = seat + 1 if seat + 1 < int(state.players) else 0
        if active >> seat & 1:
            return seat
    return seat


@kernel
def end_turn(state: State) -> None:
    """MIS-15, D9: the player to the left, unless the game has stalled."""
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
    """MIS-08, D3, D4: everybody sees the tile; the second one of another suit starts the clock."""
    tile = int(state.face[space])
    state.known[space] = tile
    state.seen_at[space] = state.turns
    slot = int(state.source[space])
    if slot != NOWHERE:  # the tile put back being known, so is the one that was kept
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
    """Return the other tile of the pair that a collected tile was chosen from."""
    first = int(state.pair[seat, i, 0])
    return int(state.pair[seat, i, 1]) if tile == first else first


@kernel
def keep(state: State, seat: int, which: int) -> None:
    """MIS-09, 11, 12: both tiles leave the grid; one is kept, the other is in hand."""
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
    """MIS-13, 16, D2, D7: the other tile fills a gap; then whoever owns six tiles shows them."""
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
    """MIS-21 to 24: the challenged player shows all tiles, and wins or is out."""
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
    """All see the tiles of a seat, and so know what was put back of its pairs."""
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
    """MIS-25, D8: the last player shows, or has won already; nobody left is a draw."""
    winners = active
    for seat in range(int(state.players)):
        repeats = distinct(state, seat) < int(state.owned[seat])
        if winners >> seat & 1 and int(state.survivor) == SURVIVOR_SHOWS and repeats:
            winners = 0
            state.out = int(state.out) | 1 << seat
    finish(state, winners)


@kernel
def put_back(state: State, which: int, gap: int) -> None:
    """MIS-19, 20, D11: one shown tile goes into a gap; the next player puts the next one back."""
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
    """The game is over; nobody may have won."""
    state.phase = OVER
    state.winners = winners
    fill(state.up, NOWHERE)


@kernel
def finish_stalled(state: State, active: int) -> None:
    """MIS-D8, D9: all show; repeats are out, the most numbers win; a player alone or a draw agreed is no win."""
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
    """Return the number of tiles everybody owns; at the end, of different numbers. The winners were found already."""
    over = int(state.phase) == OVER
    for seat in range(int(state.players)):
        points[seat] = int(state.owned[seat])
        if over:
            points[seat] = 0 if int(state.out) >> seat & 1 else distinct(state, seat)
    return int(state.winners) if over else 0


# --- clocks


@kernel
def clock(state: State, action: int) -> tuple[int, int]:
    """MIS-D4, D17: two tiles of different suits are shown for some seconds."""
    return 1000 * SHOW_SECONDS[int(state.show)], int(state.clocks)
