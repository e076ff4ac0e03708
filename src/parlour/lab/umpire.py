"""Whole matches of bots that need no Python, played compiled and counted at once, many in one call.

Random bots act at random, greedy ones as ``bots.greedy``. Where a clock runs, time is simulated: a seat's waits are
exponential around a pace of its own, drawn once a match, and a clock runs out if nobody's action stops it in time.
Waits have no memory, so whoever did not act first has lost nothing.
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
from parlour.core.kernel import inline, kernel
from parlour.core.playout import MOST_SEATS, pick_actor
from parlour.core.primitives import count, lowest
from parlour.core.record import Array, Record
from parlour.core.verbs import CLOCK, actors, apply, clock, hide, legal, score, setup

MOST_KINDS = 16
MOST_CLOCKS = 8
SPREAD = 0.5
"""The deviation of a pace's logarithm: two of three seats lie between three fifths and five thirds of the usual."""
NEVER = -1


class Row:
    """What is counted of a match. Seats are bits: ``leaders`` have most points, ``leader`` was the last alone there.

    Where the fewest points win, it is those.
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
    """What playing needs beside the game: dice, actions and what they are worth, who is greedy, paces and clocks.

    ``firsts`` are the numbers with which the forms of actions begin, ``kind_of`` the kind of each; of a clock's
    action stand there the number of its run, when it is due, and after how many actions it was last seen.
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
    """Make an umpire for a game; ``greedy`` says by seat who is no random bot."""
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
def chance(dice: Array) -> float:
    """Draw a number above 0, at most 1."""
    return (toss(dice) + 1) / 4294967296.0


@inline
def draw_paces(players: int, umpire: Umpire) -> None:
    """Draw each seat's mean wait in milliseconds, lognormal around the usual one; no clock has been seen yet."""
    umpire.now = 0.0
    for seat in range(players):
        away = math.sqrt(-2.0 * math.log(chance(umpire.dice))) * math.cos(2.0 * math.pi * chance(umpire.dice))
        umpire.paces[seat] = UNHURRIED_MS * math.exp(SPREAD * away)
    for which in range(MOST_CLOCKS):
        umpire.seen[which] = NEVER


@inline
def first_due(state: Record, umpire: Umpire, after: int) -> int:
    """Note which clocks run after so many actions, and give the action of the one that is due first."""
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
def in_time(mask: int, umpire: Umpire, running: int) -> int:
    """Give who acts first: a seat by its pace, or the clock where that seat would come too late."""
    due = float(umpire.due[running - int(umpire.clock_first)])
    haste = 0.0
    seats = mask & ~(1 << CLOCK)
    left = seats
    while left != 0:
        haste += 1.0 / float(umpire.paces[lowest(left)])
        left &= left - 1
    wait = -math.log(chance(umpire.dice)) / haste if haste > 0.0 else math.inf
    if umpire.now + wait >= due:
        umpire.now = due
        return CLOCK
    umpire.now += wait
    at = chance(umpire.dice) * haste
    left = seats
    while left & (left - 1) != 0:
        at -= 1.0 / float(umpire.paces[lowest(left)])
        if at <= 0.0:
            break
        left &= left - 1
    return lowest(left)


# --- what is chosen


@kernel
def choose(state: Record, seat: int, n: int, worlds: Array, umpire: Umpire) -> int:
    """Choose one of the n actions listed: any, or of those a greedy bot likes best any."""
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
    """Count an action of a seat that had n to choose from, or of the clock, before it is carried out."""
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
    """Note who leads after the actions so far; at the end who wins."""
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
    """Play a match that is set up to its end."""
    draw_paces(int(state.players), umpire)
    count_points(state, umpire, row)
    mask = actors(state)
    while mask != 0:
        action, n = NEVER, 0
        if mask >> CLOCK & 1 == 0:
            seat = pick_actor(mask, umpire.dice)
        else:
            action = first_due(state, umpire, int(row.length))
            seat = in_time(mask, umpire, action)
        if seat != CLOCK:
            n = legal(state, seat, umpire.actions)
            action = choose(state, seat, n, worlds, umpire)
        count_action(umpire, row, seat, action, n)
        apply(state, seat, action)
        count_points(state, umpire, row)
        mask = actors(state)


@kernel
def play_one(world: Array, worlds: Array, umpire: Umpire, luck: Array, row: Row) -> None:
    """Deal and play one match; ``world`` holds a record as it is before set-up, ``luck`` (int64[12]) its words."""
    for word in range(8):
        world[0].key[word] = luck[word]
    for word in range(4):
        umpire.dice[word] = luck[8 + word]
    stir(umpire.dice)
    setup(world[0])
    play_match(world[0], worlds, umpire, row)


@kernel
def play_matches(blank: Array, world: Array, worlds: Array, umpire: Umpire, luck: Array, rows: Array) -> None:
    """Play a match for every row. ``luck`` (int64[rows, 12]) has the words of each one's key and of its bots' dice.

    ``blank`` is a record as it is before set-up, ``world`` one to play in, ``worlds`` four, the last all zeros.
    """
    for i in range(len(rows)):
        world[0] = blank[0]
        play_one(world, worlds, umpire, luck[i], rows[i])


@kernel
def recount(positions: Array, entries: Array, umpire: Umpire, rows: Array) -> None:
    """Count a match played elsewhere into ``rows[0]``, from its positions and its entries (int64[n, 2])."""
    count_points(positions[0], umpire, rows[0])
    for place in range(len(entries)):
        seat, action = int(entries[place, 0]), int(entries[place, 1])
        n = legal(positions[place], seat, umpire.actions) if seat != CLOCK else 0
        count_action(umpire, rows[0], seat, action, n)
        count_points(positions[place + 1], umpire, rows[0])
