"""Kernels that step many matches at once: take an action in each, play on to its next decision, list and observe it.

Random and greedy bots (``lab.umpire``) may have seats; the caller decides for the others. Where clocks run, time is
simulated as in ``lab.umpire``, for the caller's seats, too.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from parlour.core.dice import rekey, roll
from parlour.core.kernel import Array, inline, kernel
from parlour.core.playout import MOST_SEATS, pick_actor
from parlour.core.primitives import assign, count, show_all
from parlour.core.record import Record
from parlour.core.tensors import rewrite_tensor
from parlour.core.verbs import CLOCK, actors, apply, hide, legal, score, setup
from parlour.lab.umpire import MOST_CLOCKS, NEVER, Umpire, choose_action, draw_actor, draw_paces, first_due

ALL_SEATS = -1
BY_END, BY_POINTS = range(2)
"""Kinds of reward: victory (1) or defeat (−1) at the end of a match, or every point as it is made."""


class Time:
    """The simulated time of one match, saved while the umpire is used for another; fields as in ``Umpire``."""

    now: float
    paces: Array
    run: Array
    due: Array
    seen: Array


TIME: Any = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("now", np.float64),
                ("paces", np.float64, (MOST_SEATS,)),
                ("run", np.int64, (MOST_CLOCKS,)),
                ("due", np.float64, (MOST_CLOCKS,)),
                ("seen", np.int64, (MOST_CLOCKS,)),
            ],
            align=True,
        ),
    )
)


class Decision:
    """The state of one match of an environment.

    seat: whose decision it is, with how many legal ``actions``; 0 actions where the match is over (``over``)
    ours: the seats the caller decides for, as bits
    length: the number of actions so far
    eyes: the seat whose observation is in the tensor
    points: by seat, at the last decision
    """

    dtype: Any
    seat: int
    ours: int
    actions: int
    over: int
    length: int
    eyes: int
    points: Array


@functools.cache
def decision_dtype() -> np.dtype[Any]:
    """Return the dtype of a ``Decision``."""
    numbers = [(name, np.int64) for name in ("seat", "ours", "actions", "over", "length", "eyes")]
    return np.dtype((np.record, np.dtype([*numbers, ("points", np.int64, (MOST_SEATS,))], align=True)))


# --- time


@kernel
def load_time(umpire: Umpire, time: Time) -> None:
    """Load a match's simulated time into the umpire."""
    umpire.now = time.now
    assign(umpire.paces, time.paces)
    assign(umpire.run, time.run)
    assign(umpire.due, time.due)
    assign(umpire.seen, time.seen)


@kernel
def save_time(umpire: Umpire, time: Time) -> None:
    """Save the umpire's simulated time for its match."""
    time.now = umpire.now
    assign(time.paces, umpire.paces)
    assign(time.run, umpire.run)
    assign(time.due, umpire.due)
    assign(time.seen, umpire.seen)


# --- one match


@inline
def play_to_decision(state: Record, worlds: Array, umpire: Umpire, decision: Decision) -> int:
    """Let bots act and clocks run out until the caller is to decide; return the seat, NEVER if the match is over.

    ``worlds``: four records as scratch memory, of which the last is all zeros.
    """
    mask = actors(state)
    while mask != 0:
        action = NEVER
        if mask >> CLOCK & 1 == 0:
            seat = pick_actor(mask, umpire.dice)
        else:
            action = first_due(state, umpire, int(decision.length))
            seat = draw_actor(mask, umpire, action)
        if seat != CLOCK:
            if int(decision.ours) >> seat & 1 != 0:
                return seat
            action = choose_action(state, seat, legal(state, seat, umpire.actions), worlds, umpire)
        apply(state, seat, action)
        decision.length += 1
        mask = actors(state)
    return NEVER


@inline
def write_rewards(state: Record, umpire: Umpire, decision: Decision, over: bool, by: int, rewards: Array) -> None:
    """Write each seat's reward since the last decision into ``rewards`` (float32[seats]).

    ``by``: BY_POINTS for the points made since then; BY_END for ±1 if the match is over and some, not all, seats won.
    """
    players = int(state.players)
    if by == BY_POINTS:
        score(state, umpire.points)
        for seat in range(players):
            rewards[seat] = (int(umpire.points[seat]) - int(decision.points[seat])) * int(umpire.sign)
            decision.points[seat] = umpire.points[seat]
        return
    winners = score(state, umpire.points) if over else 0
    decided = winners != 0 and count(winners) < players
    for seat in range(players):
        rewards[seat] = (1.0 if winners >> seat & 1 != 0 else -1.0) if decided else 0.0


@kernel
def deal_match(state: Record, umpire: Umpire, decision: Decision, ours: int) -> None:
    """Deal a new match. ``ours``: the caller's seats as bits, or ALL_SEATS; 0: one seat that is drawn here."""
    rekey(umpire.dice, state)
    setup(state)
    draw_paces(int(state.players), umpire)
    score(state, umpire.points)
    for seat in range(int(state.players)):
        decision.points[seat] = umpire.points[seat]
    decision.ours = ours if ours != 0 else 1 << roll(umpire.dice, int(state.players))
    decision.length, decision.over = 0, 0


# --- all of them


@kernel
def first_illegal(decisions: Array, lists: Array, chosen: Array) -> int:
    """Return the index of the first match, not over, whose chosen action is not in its list; −1 if there is none.

    ``lists`` (int32[matches, most]): each match's legal actions in ascending order.
    """
    for i in range(len(decisions)):
        if int(decisions[i].over) != 0:
            continue
        low, high = 0, int(decisions[i].actions)
        while low < high:
            middle = (low + high) >> 1
            if int(lists[i, middle]) < int(chosen[i]):
                low = middle + 1
            else:
                high = middle
        if low == int(decisions[i].actions) or int(lists[i, low]) != int(chosen[i]):
            return i
    return -1


@kernel
def step_all(
    worlds: Array,
    blank: Array,
    scratch: Array,
    umpire: Umpire,
    times: Array,
    decisions: Array,
    chosen: Array,
    ours: int,
    by: int,
    lists: Array,
    rewards: Array,
    masks: Array,
    perfect: bool,
    views: Array,
    bytes_: Array,
    shorts: Array,
    ints: Array,
    longs: Array,
    view: Array,
    one_bytes: Array,
    one_shorts: Array,
    one_ints: Array,
    one_longs: Array,
    plan: Array,
    tensors: Array,
) -> None:
    """Take every match's action (``chosen``, int32[matches]), go on to its next decision, and write observations.

    A match that is over begins anew; its action is ignored.

    scratch: four records as scratch memory, of which the last is all zeros
    lists, rewards: written: legal actions (int32[matches, most]), rewards (float32[matches, seats])
    masks, views, tensors: written unless they are empty: int8[matches, actions], records, float32[matches, size]
    view: room for one record
    bytes_ to longs, one_bytes to one_longs: ``views`` and ``view`` as numbers of each size (``observing.words_of``)

    Before the call each tensor belongs to the view of its match, so only what differs from it is written; memory access
    takes most of the time here.
    """
    for i in range(len(worlds)):
        decision = decisions[i]
        timed = int(umpire.clock_first) != 0
        for k in range(int(decision.actions) if len(masks) > 0 else 0):
            masks[i, int(lists[i, k])] = 0
        if timed:
            load_time(umpire, times[i])
        if int(decision.over) != 0:
            worlds[i] = blank[0]
            deal_match(worlds[i], umpire, decision, ours)
        else:
            apply(worlds[i], int(decision.seat), int(chosen[i]))
            decision.length += 1
        seat = play_to_decision(worlds[i], scratch, umpire, decision)
        if timed:
            save_time(umpire, times[i])
        decision.over = int(seat == NEVER)
        write_rewards(worlds[i], umpire, decision, seat == NEVER, by, rewards[i])
        decision.actions = 0
        if seat != NEVER:
            decision.seat = seat
            decision.actions = legal(worlds[i], seat, lists[i])
            for k in range(int(decision.actions) if len(masks) > 0 else 0):
                masks[i, int(lists[i, k])] = 1
        if len(views) > 0:
            view[0] = scratch[3]
            if perfect:
                show_all(worlds[i], view[0])
            else:
                hide(worlds[i], int(decision.seat), view[0])
            if len(tensors) > 0:
                if int(decision.eyes) != int(decision.seat):
                    tensors[i, int(decision.eyes)] = 0.0
                    tensors[i, int(decision.seat)] = 1.0
                    decision.eyes = decision.seat
                rewrite_tensor(
                    one_bytes[0],
                    one_shorts[0],
                    one_ints[0],
                    one_longs[0],
                    bytes_[i],
                    shorts[i],
                    ints[i],
                    longs[i],
                    plan,
                    tensors[i],
                )
            views[i] = view[0]
