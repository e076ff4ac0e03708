"""Kernels that play Pivot Pawns: set-up, actions, clocks and score. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.chance import shuffle
from parlour.core.kernel import Array, kernel
from parlour.core.options import values_of_option
from parlour.core.primitives import assign, fill
from parlour.core.standings import leaders
from parlour.games.pivot_pawns.actions import BID_FIRST, CLOCK_FIRST, CONCEDE, DONE, GIVE_UP, LEAVE, PASS, PIVOT_FIRST
from parlour.games.pivot_pawns.components import CARDS, NOBODY, PAWNS, ROUNDS, SEATS, START
from parlour.games.pivot_pawns.legality import check_pivot, destination, everybody, target
from parlour.games.pivot_pawns.options import FEWEST_PIVOTS, GIVE_TOKEN, LIVE, SIT_OUT, TURNS, Options
from parlour.games.pivot_pawns.record import BID, DEMONSTRATE, OVER, THINK, State

# --- set-up


@kernel
def setup(state: State) -> None:
    """Lay out tableau, pawns and bag, and begin the first round (PIV-11 to 16)."""
    for card in range(CARDS):
        state.card_at[card] = card
        state.token[card] = card
    shuffle(state, state.card_at, CARDS)
    shuffle(state, state.token, ROUNDS)
    assign(state.pawn, state.agreed)
    if int(state.pawn[0]) == int(state.pawn[1]):
        place_pawns(state)
    assign(state.home, state.pawn)
    state.rounds = 0
    begin_rounds(state)


@kernel
def place_pawns(state: State) -> None:
    """Place the pawns on the five starting cards, uniformly, none on its own colour (PIV-13 to 15, D3, D4)."""
    matches = PAWNS
    while matches != 0:
        for pawn in range(PAWNS):
            state.pawn[pawn] = START[pawn]
        shuffle(state, state.pawn, PAWNS)
        matches = 0
        for pawn in range(PAWNS):
            matches += int(state.pawn[pawn]) % PAWNS == pawn


# --- rounds


@kernel
def begin_rounds(state: State) -> None:
    """Draw tokens and begin rounds until one has a bidder; none after the last (PIV-17, 18, D11, D18, D22)."""
    while True:
        if int(state.rounds) == ROUNDS:
            state.phase = OVER
            state.demonstrator = NOBODY
            state.used = 0
            return
        begin_round(state)
        if everybody(state) & ~int(state.sitting_out) != 0:
            return


@kernel
def begin_round(state: State) -> None:
    """Draw a token, clear the bids, and put the pawns on their placeholders (PIV-18, 47, D18, D21)."""
    state.sitting_out = int(state.failed) if int(state.false_bid) == SIT_OUT else 0
    state.rounds += 1
    fill(state.bid, 0)
    fill(state.bid_place, 0)
    state.bids = state.failed = state.passed = state.used = 0
    state.demonstrator = NOBODY
    state.gave_up = state.sitting_out
    state.done = state.sitting_out
    if int(state.tempo) == TURNS:
        state.phase = BID
        state.turn = (int(state.rounds) - 1) % int(state.players)
        skip_absent(state)
    else:
        state.phase = THINK
        state.clocks += 1


@kernel
def skip_absent(state: State) -> None:
    """Skip seats that have left (PIV-D22)."""
    for _ in range(SEATS):
        if everybody(state) >> int(state.turn) & 1:
            return
        state.turn = (int(state.turn) + 1) % int(state.players)


# --- apply


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action >= LEAVE:
        leave(state, seat)
    elif action >= CLOCK_FIRST:
        run_out(state)
    elif action == PASS:
        speak_no_more(state, seat)
    elif action == CONCEDE:
        fail(state)
    elif action >= PIVOT_FIRST:
        pivot_over(state, (action - PIVOT_FIRST) // PAWNS, (action - PIVOT_FIRST) % PAWNS)
    elif action == DONE:
        state.done = int(state.done) | 1 << seat
        end_bidding_early(state)
    elif action == GIVE_UP:
        state.gave_up = int(state.gave_up) | 1 << seat
        end_thinking_early(state)
    else:
        accept_bid(state, seat, action - BID_FIRST)


@kernel
def accept_bid(state: State, seat: int, pivots: int) -> None:
    """Record a bid and its place; the first one starts the timer (PIV-33, 43, D11, D13 to D15)."""
    state.bid[seat] = pivots
    state.bid_place[seat] = state.bids
    state.bids += 1
    state.gave_up = int(state.gave_up) & ~(1 << seat)
    state.done = int(state.done) & ~(1 << seat)
    state.passed = 0
    if int(state.tempo) == TURNS:
        next_speaker(state)
    elif int(state.phase) == THINK:
        state.phase = BID
        state.clocks += 1


@kernel
def end_thinking_early(state: State) -> None:
    """Discard the token if all seats have given up (PIV-D11)."""
    if everybody(state) & ~int(state.gave_up) == 0:
        begin_rounds(state)


@kernel
def end_bidding_early(state: State) -> None:
    """Begin the demonstrations if all seats are done (PIV-D14)."""
    if everybody(state) & ~int(state.done) == 0:
        next_demonstration(state)


@kernel
def speak_no_more(state: State, seat: int) -> None:
    """Pass; after passes of all players in a row the bidding ends (PIV-D21)."""
    state.passed = int(state.passed) | 1 << seat
    if everybody(state) & ~int(state.passed) == 0:
        next_demonstration(state)
    else:
        next_speaker(state)


@kernel
def next_speaker(state: State) -> None:
    """Pass the turn to speak on, in seat order (PIV-D21)."""
    state.turn = (int(state.turn) + 1) % int(state.players)
    skip_absent(state)


@kernel
def run_out(state: State) -> None:
    """Let the running clock run out: think, timer or demo (PIV-D11, 38, D16)."""
    phase = int(state.phase)
    if phase == THINK:
        begin_rounds(state)
    elif phase == BID:
        next_demonstration(state)
    else:
        fail(state)


# --- demonstrations


@kernel
def next_demonstration(state: State) -> None:
    """Let the lowest bid demonstrate, the earlier of equal ones.

    End the round if there is none (PIV-39, 41 to 43, D15).
    """
    best = NOBODY
    lowest_bid = 1 << 20
    for seat in range(int(state.players)):
        place = int(state.bid[seat]) << 10 | int(state.bid_place[seat])
        waiting = int(state.bid[seat]) != 0 and not int(state.failed) >> seat & 1
        if waiting and place < lowest_bid:
            best = seat
            lowest_bid = place
    state.demonstrator = best
    state.used = 0
    if best == NOBODY:
        begin_rounds(state)
        return
    state.phase = DEMONSTRATE
    if int(state.tempo) == LIVE:
        state.clocks += 1


@kernel
def pivot_over(state: State, moving: int, pivot: int) -> None:
    """Move a pawn over another one (PIV-28, 45, D16, D17).

    On the target, the demonstrator wins the token; with the bid used up, the demonstration fails.
    """
    if int(state.strict) != 0 and check_pivot(state, moving, pivot) != 0:
        fail(state)
        return
    card = destination(state, moving, pivot)
    state.pawn[moving] = card
    state.used += 1
    if card == target(state) and card % PAWNS == moving:
        win(state)
    elif int(state.used) == int(state.bid[int(state.demonstrator)]):
        fail(state)


@kernel
def win(state: State) -> None:
    """Give the token to the demonstrator, move the placeholders to the pawns, and end the round (PIV-40, 47)."""
    seat = int(state.demonstrator)
    state.tokens[seat] += 1
    state.pivots_won[seat] += state.used
    assign(state.home, state.pawn)
    begin_rounds(state)


@kernel
def fail(state: State) -> None:
    """Put the pawns back, take a token where the rules say so, and let the next bid demonstrate (PIV-41, 46, D18)."""
    seat = int(state.demonstrator)
    if int(state.false_bid) == GIVE_TOKEN and int(state.tokens[seat]) > 0 and not int(state.gone) >> seat & 1:
        state.tokens[seat] -= 1
    state.failed = int(state.failed) | 1 << seat
    assign(state.pawn, state.home)
    next_demonstration(state)


@kernel
def leave(state: State, seat: int) -> None:
    """Let a seat leave (PIV-D22): it has given up and is done for good; a bid not yet demonstrated is void."""
    state.gone = int(state.gone) | 1 << seat
    state.bid[seat] = 0
    phase = int(state.phase)
    if phase == DEMONSTRATE:
        if seat == int(state.demonstrator):
            fail(state)
    elif phase == THINK:
        end_thinking_early(state)
    elif int(state.tempo) == LIVE:
        end_bidding_early(state)
    elif everybody(state) & ~int(state.passed) == 0:
        next_demonstration(state)
    else:
        skip_absent(state)


# --- the end


@kernel
def score(state: State, points: Array) -> int:
    """Write the tokens won; return the winners, ties shared or decided by fewer pivots (PIV-23, D19)."""
    for seat in range(int(state.players)):
        fewer = 4095 - int(state.pivots_won[seat]) if int(state.tiebreak) == FEWEST_PIVOTS else 0
        points[seat] = int(state.tokens[seat]) << 12 | fewer
    winners = leaders(points, int(state.players)) if int(state.phase) == OVER else 0
    for seat in range(int(state.players)):
        points[seat] = int(points[seat]) >> 12
    return winners


# --- clocks

THINK_SECONDS, TIMER_SECONDS, DEMO_SECONDS = (values_of_option(Options, name) for name in ("think", "timer", "demo"))


@kernel
def clock(state: State, action: int) -> tuple[int, int]:
    """Return milliseconds and run of the clock: thinking, bidding, demonstrating (PIV-D11, D13, D16)."""
    if action == CLOCK_FIRST + THINK:
        return 1000 * THINK_SECONDS[int(state.think)], int(state.clocks)
    if action == CLOCK_FIRST + BID:
        return 1000 * TIMER_SECONDS[int(state.timer)], int(state.clocks)
    return 1000 * DEMO_SECONDS[int(state.demo)], int(state.clocks)
