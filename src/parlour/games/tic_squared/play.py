"""Kernels that play Tic Squared: set-up, actions, clocks and score. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.chance import draw, shuffle
from parlour.core.kernel import Array, kernel
from parlour.core.lanes import enter_lane, leave_lane
from parlour.core.primitives import fill
from parlour.core.standings import leaders
from parlour.games.tic.deck import CARDS, EMPTY, FIRST_SEAT, NOBODY, NUMBER, SEATS, choose_first, open_deck
from parlour.games.tic.hands import deal, deal_hands, let_go, nth_card, tag_of
from parlour.games.tic_squared.actions import CELLS, CLOCK_FIRST, DRAW, END, PLAY_FIRST, START_FIRST
from parlour.games.tic_squared.board import cell_at, count_tics, lay, place_of
from parlour.games.tic_squared.legality import choosers, is_deck_empty
from parlour.games.tic_squared.record import FINISH_TURN, HAND, MIDDLE, OVER, PLAY, PORTION, RACE, START, State
from parlour.games.tic_squared.view import see_laid, tell_able, tell_drawn, tell_end

# --- the end


@kernel
def score(state: State, points: Array) -> int:
    """Write grid minus hand of every seat; return the winners if the game is over (SQR-25, 27 to 30, G14, G25).

    Whoever went out wins, else the best, ties shared (TIC-G07).
    """
    for seat in range(int(state.players)):
        points[seat] = int(state.cards[seat]) - int(state.held[seat])
    if int(state.phase) != OVER:
        return 0
    return leaders(points, int(state.players)) if int(state.out) == NOBODY else 1 << int(state.out)


# --- set-up


@kernel
def setup(state: State) -> None:
    """Choose who starts, then deal twelve cards to every seat.

    The rest of the portion is the draw pile (SQR-02 to 04, G01).
    """
    state.portion = state.deck_size if int(state.deck_size) > 0 else PORTION[int(state.players)]
    state.visited = state.out = NOBODY
    state.fresh = EMPTY
    open_deck(state, state.stock)
    seat_first(state)
    shuffle(state, state.stock, CARDS)
    fill(state.chosen, EMPTY)
    fill(state.grid, EMPTY)
    deal_hands(state, HAND)
    state.phase = START
    state.runs = 1


@kernel
def seat_first(state: State) -> None:
    """Choose the seat that begins (SQR-G03); in a race nobody is first (SQR-G25)."""
    start = FIRST_SEAT if int(state.mode) == RACE else int(state.start)
    state.first = choose_first(state, state.stock, state.drawn_card, int(state.players), start)
    state.turn = state.first


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < PLAY_FIRST:
        choose_start(state, seat, action - START_FIRST)
    elif action < DRAW:
        play_card(state, seat, (action - PLAY_FIRST) // CELLS, (action - PLAY_FIRST) % CELLS)
    elif action == DRAW:
        draw_card(state, seat)
    elif action == END:
        tell_end(state, seat)
        end_turn(state)
    elif action == CLOCK_FIRST:
        run_idle(state)
    else:
        state.phase = OVER
    if int(state.mode) == RACE:
        settle_race(state, action)


@kernel
def choose_start(state: State, seat: int, card: int) -> None:
    """Choose a start card in secret; the last choice turns all of them up (SQR-05, G02)."""
    state.chosen[seat] = tag_of(state, card)
    if choosers(state) != 0:
        return
    for other in range(int(state.players)):
        found_grid(state, other)
    state.phase = PLAY


@kernel
def found_grid(state: State, seat: int) -> None:
    """Begin a grid of one row and one column with the start card (SQR-G15)."""
    card = int(state.stock[int(state.chosen[seat])])
    let_go(state, seat, card)
    state.grid[seat, MIDDLE] = card
    state.cards[seat] = state.tall[seat] = state.wide[seat] = 1


@kernel
def play_card(state: State, seat: int, card: int, cell: int) -> None:
    """Lay a card (SQR-17 to 19, 25, G16).

    Without cards left the game ends; two Tics make the others draw; Singles only end the turn.
    """
    owner, row, column = cell_at(cell)
    tics = count_tics(state, owner, place_of(row, column), card)
    see_laid(state, seat, let_go(state, seat, card))
    lay(state, owner, row, column, card)
    note_play(state, seat, owner, tics)
    if int(state.held[seat]) == 0:
        state.out = seat
        state.phase = OVER
        return
    racing = int(state.mode) == RACE
    if tics == 2 and (not racing or int(state.race_penalty) != 0):
        make_others_draw(state, seat, int(NUMBER[card]) + 1)
    if tics == 0 and not racing:
        end_turn(state)


@kernel
def note_play(state: State, seat: int, owner: int, tics: int) -> None:
    """Record what later plays of the turn, or of a race, depend on (SQR-09, G05, G20)."""
    if int(state.mode) == RACE:
        state.hot = int(state.hot) & ~(1 << seat) | int(tics > 0) << seat
        return
    state.plays += 1
    state.fresh = EMPTY
    if owner != seat:
        state.visited = owner
    elif int(state.visited) != NOBODY:
        state.visit_over = 1


@kernel
def make_others_draw(state: State, seat: int, cards: int) -> None:
    """Give ``cards`` cards to every other seat, one at a time in turn order, while there are any (SQR-19, G10)."""
    players = int(state.players)
    for _ in range(cards):
        for step in range(1, players):
            receive(state, (seat + step) % players)


@kernel
def receive(state: State, seat: int) -> None:
    """Give a seat a card if there is one; its last Tic then no longer allows a last card with Singles (SQR-G20)."""
    if not is_deck_empty(state):
        deal(state, seat)
        state.hot = int(state.hot) & ~(1 << seat)


@kernel
def draw_card(state: State, seat: int) -> None:
    """Draw a card (SQR-20 to 24, G06, G25); only it may be laid next, and if it fits nowhere the turn ends."""
    place = int(state.dealt)
    receive(state, seat)
    if int(state.mode) == RACE:
        return
    state.fresh = place
    if not tell_drawn(state, seat, place):
        end_turn(state)


@kernel
def end_turn(state: State) -> None:
    """Pass the turn on, unless the empty draw pile ends the game (SQR-06, 27, G13, TIC-G05)."""
    empty = is_deck_empty(state)
    if int(state.plays) > 0:
        state.idle_turns = 0
    elif int(state.without_deck):
        state.idle_turns += 1
    if empty and (int(state.deck_out) == FINISH_TURN or int(state.idle_turns) >= int(state.players)):
        state.phase = OVER
        return
    state.turn = (int(state.turn) + 1) % int(state.players)
    state.plays = state.visit_over = 0
    state.fresh = EMPTY
    state.visited = NOBODY
    state.without_deck = int(empty)


# --- the race


@kernel
def run_idle(state: State) -> None:
    """Let the idle clock run out (SQR-G17, G22, G25).

    Missing start cards are drawn by lot; later every seat gets a card, or the game ends.
    """
    if int(state.phase) == START:
        for seat in range(int(state.players)):
            if int(state.chosen[seat]) == EMPTY:
                choose_start(state, seat, draw_start(state, seat))
    elif is_deck_empty(state):
        state.phase = OVER
    else:
        for seat in range(int(state.players)):
            receive(state, seat)


@kernel
def draw_start(state: State, seat: int) -> int:
    """Draw a start card of a hand by lot (SQR-G17); the lanes after those of the seats are for this."""
    before = enter_lane(state, SEATS + seat)
    card = nth_card(state, seat, draw(state, int(state.held[seat])))
    leave_lane(state, before)
    return card


@kernel
def settle_race(state: State, action: int) -> None:
    """Restart the idle clock; without a deck, find the seats that can lay something, and end the game if none can.

    SQR-G21, G22.
    """
    if int(state.phase) != PLAY:
        return
    state.runs += 1
    if not is_deck_empty(state):
        return
    able = 0
    for seat in range(int(state.players)):
        able |= int(tell_able(state, seat)) << seat
    state.able = able
    if able == 0:
        state.phase = OVER


# --- clocks


@kernel
def clock(state: State, action: int) -> tuple[int, int]:
    """Return milliseconds and run of a clock: the idle clock restarts with every action, the limit never.

    SQR-G17, G22, G23.
    """
    if action == CLOCK_FIRST:
        return 1000 * int(state.race_idle_s), int(state.runs)
    return 60_000 * int(state.race_limit_min), 0
