"""Prices of frames and views: time on the event loop, in microseconds of one core. Operations declare their own.

The prices of ``why``, ``moves``, ``history``, ``recall`` and ``foresee`` were measured with ``python -m
benchmarks.prices`` over all games and rounded up. All other prices are estimates.
"""

from __future__ import annotations

from parlour.protocol.frames import (
    Act,
    Claim,
    Echo,
    Foresee,
    Hint,
    History,
    Hurry,
    Incoming,
    Lead,
    Leave,
    Look,
    Moves,
    Offer,
    Ping,
    Propose,
    Recall,
    Resign,
    Respond,
    Rest,
    Review,
    Say,
    Thought,
    Try,
    Undo,
    Why,
)

FRAME_US: dict[type[Incoming], int] = {
    Look: 2_000,
    Act: 1_500,
    Undo: 2_000,
    Why: 5_000,
    Hint: 500,
    Review: 1_000,
    Foresee: 500,
    Try: 500,
    Leave: 1_500,
    Resign: 1_500,
    Propose: 1_500,
    Respond: 1_500,
    Claim: 1_500,
    Say: 500,
    Lead: 500,
    Rest: 500,
    History: 500,
    Hurry: 200,
    Recall: 0,
    Moves: 1_000,
    Offer: 200,
    Thought: 500,
    Ping: 50,
    Echo: 50,
}
FORESEEN_ACTION_US = 2_000
TRIED_ACTION_US = 500
RECALLED_MOMENT_US = 1_000
UNREADABLE_US = 100
VIEW_US = 500
CONNECT_US = 1_500
SIGN_IN_US = 500


def price_frame(frame: Incoming) -> int:
    """Return the price of a frame in microseconds, including each action or moment that it asks about."""
    price = FRAME_US[type(frame)]
    if isinstance(frame, Foresee):
        return price + FORESEEN_ACTION_US * len(frame.actions)
    if isinstance(frame, Try):
        return price + TRIED_ACTION_US * len(frame.actions)
    return price + RECALLED_MOMENT_US * len(frame.at) if isinstance(frame, Recall) else price
