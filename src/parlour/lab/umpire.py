"""Kernels that play and count whole matches of random and greedy bots, many in one call.

Random bots choose any legal action; greedy bots choose as in ``bots.greedy``. Where a clock runs, time is simulated:
each seat has a mean wait, drawn once a match (``draw_paces``), and waits an exponential time before it acts; the clock
runs out if nobody acts before. Exponential waits have no memory, so they can be drawn anew after every action.
"""

from __future__ import annotations

import functools
import math
from typing import Any, cast

import numpy as np

from parlour.bots.greedy import WORLDS, look_ahead
from parlour.bots.levels import UNHURRIED_MS
from parlour.core.dice import roll, stir, toss
from parlour.core.game import Game
from parlour.core.kernel import Array, inline, kernel
from parlour.core.playout import MOST_SEATS, pick_actor
from parlour.core.primitives import count, lowest
from parlour.core.record import Record
from parlour.core.verbs import CLOCK, actors, apply, clock, hide, legal, score, setup

MOST_KINDS = 16
MOST_CLOCKS = 8
SPREAD = 0.5
"""Standard deviation of the logarithm of a pace: two of three seats wait 0.6 to 1.65 times the usual time."""
NEVER = -1


class Row:
    """What is counted of one match; a record of dtype ROW.

    length: the number of actions, those of clocks included (``clocks``)
    decisions: the number of actions of seats
    branches, most_branches: the sum and the maximum of the number of legal actions at decisions
    leaders: the seats that have the best points now, as bits, and since which action (``led_since``)
    leader: the last seat that had the best points alone, as a bit; ``lead_changes`` counts its changes
    winners: the seats that won, as bits
    points: by seat
    kinds: the number of actions of each kind (the forms of the game's actions, in order)
    """

    dtype: Any
    length: int
    clocks: int
    decisions: int
    branches: int
    most_branches: int
    leader: int
    leaders: int
    led_since: int
    lead_changes: int
    winners: int
    points: Array
    kinds: Array


COUNTS = (
    *("length", "clocks", "decisions", "branches", "most_branches"),
    *("leader", "leaders", "led_since", "lead_changes", "winners"),
)
ROW: Any = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *((name, np.int64) for name in COUNTS),
                ("points", np.int64, (MOST_SEATS,)),
                ("kinds", np.int64, (MOST_KINDS,)),
            ],
            align=True,
        ),
    )
)


class Umpire:
    """The working memory of the kernels that play a match: dice, buffers, bots, simulated time.

    points, actions, values: buffers for points by seat, for legal actions, and for their values
    greedy: by seat, whether its bot is greedy; ``worlds``: how many worlds a greedy bot imagines
    sign: −1 where the fewest points win, else 1
    firsts, kind_of: for each of the ``forms`` of actions, its first action number and the kind it is counted under
    clock_first: the number of the first action of clocks; 0 where the game has none
    now: simulated time in milliseconds; ``paces``: each seat's mean wait, likewise
    run, due, seen: for each clock the number of its run, the time it runs out, and the number of actions after which
        it was last found running, or NEVER
    """

    dtype: Any
    dice: Array
    points: Array
    actions: Array
    values: Array
    greedy: Array
    worlds: int
    sign: int
    forms: int
    firsts: Array
    kind_of: Array
    clock_first: int
    now: float
    paces: Array
    run: Array
    due: Array
    seen: Array


@functools.cache
def _umpire_dtype(most_legal: int) -> np.dtype[Any]:
    fields = [
        ("dice", np.int64, (4,)),
        ("points", np.int64, (MOST_SEATS,)),
        ("greedy", np.int64, (MOST_SEATS,)),
        ("worlds", np.int64),
        ("sign", np.int64),
        ("forms", np.int64),
        ("firsts", np.int64, (MOST_KINDS,)),
        ("kind_of", np.int64, (MOST_KINDS,)),
        ("clock_first", np.int64),
        ("now", np.float64),
        ("paces", np.float64, (MOST_SEATS,)),
        ("run", np.int64, (MOST_CLOCKS,)),
        ("due", np.float64, (MOST_CLOCKS,)),
        ("seen", np.int64, (MOST_CLOCKS,)),
        ("values", np.float64, (most_legal,)),
        ("actions", np.int32, (most_legal,)),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new_umpire(game: Game, greedy: tuple[bool, ...] = ()) -> Umpire:
    """Return an umpire for a game; ``greedy``: by seat, whether its bot is greedy (default: all are random)."""
    umpire = cast(Umpire, np.zeros(1, _umpire_dtype(game.rules.most_legal))[0])
    umpire.greedy[: len(greedy)] = greedy
    umpire.sign = -1 if game.rules.lowest_wins else 1
    umpire.worlds = WORLDS if game.rules.secret else 1
    for kind, (name, forms) in enumerate(game.rules.actions.forms.items()):
        for form in range(len(forms)):
            umpire.firsts[umpire.forms] = game.rules.actions.first(name, form)
            umpire.kind_of[umpire.forms] = kind
            umpire.forms += 1
    if game.has_clocks:
        umpire.clock_first = game.rules.actions.first("clock")
    return umpire


# --- time


@kernel
def draw_uniform(dice: Array) -> float:
    """Draw a uniform number above 0 and at most 1."""
    return (toss(dice) + 1) / 4294967296.0


@inline
def draw_paces(players: int, umpire: Umpire) -> None:
    """Reset simulated time, and draw each seat's mean wait in milliseconds, lognormal around UNHURRIED_MS."""
    umpire.now = 0.0
    for seat in range(players):
        away = math.sqrt(-2.0 * math.log(draw_uniform(umpire.dice))) * math.cos(
            2.0 * math.pi * draw_uniform(umpire.dice)
        )
        umpire.paces[seat] = UNHURRIED_MS * math.exp(SPREAD * away)
    for which in range(MOST_CLOCKS):
        umpire.seen[which] = NEVER


@inline
def first_due(state: Record, umpire: Umpire, after: int) -> int:
    """Update the clocks that run in a position, and return the action of the one due first, NEVER without any.

    ``after``: the number of actions played so far. A clock that was not running before the last action starts anew.
    """
    first, soonest = NEVER, 0.0
    for i in range(legal(state, CLOCK, umpire.actions)):
        action = int(umpire.actions[i])
        which = action - int(umpire.clock_first)
        ms, run = clock(state, action)
        if int(umpire.seen[which]) < after - 1 or int(umpire.seen[which]) < 0 or int(umpire.run[which]) != run:
            umpire.run[which], umpire.due[which] = run, umpire.now + ms
        umpire.seen[which] = after
        if first == NEVER or float(umpire.due[which]) < soonest:
            first, soonest = action, float(umpire.due[which])
    return first


@inline
def draw_actor(mask: int, umpire: Umpire, running: int) -> int:
    """Draw who acts next among the seats of ``mask``, advance the time, and return the seat.

    Returns CLOCK, and advances to the time it is due, if no seat acts before the clock with action ``running``.
    """
    due = float(umpire.due[running - int(umpire.clock_first)])
    haste = 0.0
    seats = mask & ~(1 << CLOCK)
    left = seats
    while left != 0:
        haste += 1.0 / float(umpire.paces[lowest(left)])
        left &= left - 1
    wait = -math.log(draw_uniform(umpire.dice)) / haste if haste > 0.0 else math.inf
    if umpire.now + wait >= due:
        umpire.now = due
        return CLOCK
    umpire.now += wait
    at = draw_uniform(umpire.dice) * haste
    left = seats
    while left & (left - 1) != 0:
        at -= 1.0 / float(umpire.paces[lowest(left)])
        if at <= 0.0:
            break
        left &= left - 1
    return lowest(left)


# --- what is chosen


@kernel
def choose_action(state: Record, seat: int, n: int, worlds: Array, umpire: Umpire) -> int:
    """Return one of the first n of ``umpire.actions``: any for a random bot, one of the best for a greedy bot."""
    if int(umpire.greedy[seat]) == 0 or n == 1:
        return int(umpire.actions[roll(umpire.dice, n)])
    for i in range(n):
        umpire.values[i] = 0.0
    worlds[0] = worlds[3]
    hide(state, seat, worlds[0])
    for _ in range(int(umpire.worlds)):
        look_ahead(worlds, seat, umpire.actions[:n], umpire.values[:n], umpire.points, umpire.dice)
    best = -1e300
    for i in range(n):
        best = max(best, float(umpire.values[i]))
    good = 0
    for i in range(n):
        if float(umpire.values[i]) >= best - 1e-9:
            umpire.actions[good] = umpire.actions[i]
            good += 1
    return int(umpire.actions[roll(umpire.dice, good)])


# --- what is counted


@kernel
def count_action(umpire: Umpire, row: Row, seat: int, action: int, n: int) -> None:
    """Count an action, before it is carried out, of the clock or of a seat that had n legal actions."""
    form = int(umpire.forms) - 1
    while action < int(umpire.firsts[form]):
        form -= 1
    row.kinds[int(umpire.kind_of[form])] += 1
    row.length += 1
    if seat == CLOCK:
        row.clocks += 1
        return
    row.decisions += 1
    row.branches += n
    row.most_branches = max(int(row.most_branches), n)


@kernel
def count_points(state: Record, umpire: Umpire, row: Row) -> None:
    """Update points, winners and who leads from a position, after each action and at the start."""
    row.winners = score(state, row.points)
    most, leaders = -(1 << 40), 0
    for seat in range(int(state.players)):
        points = int(row.points[seat]) * int(umpire.sign)
        if points > most:
            most, leaders = points, 0
        if points == most:
            leaders |= 1 << seat
    if leaders == int(row.leaders):
        return
    row.leaders, row.led_since = leaders, row.length
    if count(leaders) == 1 and leaders != int(row.leader):
        row.lead_changes += int(int(row.leader) != 0)
        row.leader = leaders


@inline
def play_match(state: Record, worlds: Array, umpire: Umpire, row: Row) -> None:
    """Play a match that is set up to its end, and count it in ``row`` (see Row), which is all zeros before.

    ``worlds``: four records as scratch memory, of which the last is all zeros.
    """
    draw_paces(int(state.players), umpire)
    count_points(state, umpire, row)
    mask = actors(state)
    while mask != 0:
        action, n = NEVER, 0
        if mask >> CLOCK & 1 == 0:
            seat = pick_actor(mask, umpire.dice)
        else:
            action = first_due(state, umpire, int(row.length))
            seat = draw_actor(mask, umpire, action)
        if seat != CLOCK:
            n = legal(state, seat, umpire.actions)
            action = choose_action(state, seat, n, worlds, umpire)
        count_action(umpire, row, seat, action, n)
        apply(state, seat, action)
        count_points(state, umpire, row)
        mask = actors(state)


@kernel
def play_one(world: Array, worlds: Array, umpire: Umpire, luck: Array, row: Row) -> None:
    """Deal, play and count one match in ``world[0]``, a record as it is before set-up.

    ``luck`` (int64[12]): eight words of the match's key, then four words of the bots' dice.
    """
    for word in range(8):
        world[0].key[word] = luck[word]
    for word in range(4):
        umpire.dice[word] = luck[8 + word]
    stir(umpire.dice)
    setup(world[0])
    play_match(world[0], worlds, umpire, row)


@kernel
def play_matches(blank: Array, world: Array, worlds: Array, umpire: Umpire, luck: Array, rows: Array) -> None:
    """Play one match for each element of ``rows`` (ROW records, zeroed) and count it there.

    ``luck`` (int64[rows, 12]): for each match the words of its stream key, then those of the bots' dice (``play_one``).
    ``umpire``: who is greedy, and working memory, from ``new_umpire``.

    ``blank``: a record as it is before set-up. ``world``: a record to play in. ``worlds``: four records as scratch
    memory, of which the last is all zeros.
    """
    for i in range(len(rows)):
        world[0] = blank[0]
        play_one(world, worlds, umpire, luck[i], rows[i])


@kernel
def recount(positions: Array, entries: Array, umpire: Umpire, rows: Array) -> None:
    """Count a finished match into ``rows[0]`` from its n + 1 positions and its entries (int64[n, 2]: seat, action)."""
    count_points(positions[0], umpire, rows[0])
    for place in range(len(entries)):
        seat, action = int(entries[place, 0]), int(entries[place, 1])
        n = legal(positions[place], seat, umpire.actions) if seat != CLOCK else 0
        count_action(umpire, rows[0], seat, action, n)
        count_points(positions[place + 1], umpire, rows[0])
