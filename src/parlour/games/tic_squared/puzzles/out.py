"""Puzzles of Tic Squared: go out, by laying every card of the hand in one turn.

Only one card begins such a turn, and always making most Tics leaves cards over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.ahead import after
from parlour.core.game import game_of
from parlour.core.kernel import Array
from parlour.core.puzzles import RATINGS, SOLVER, Made, nobody_replies
from parlour.games.tic.deck import EMPTY, NAMES
from parlour.games.tic_squared.actions import ACTIONS
from parlour.games.tic_squared.puzzles import daily
from parlour.games.tic_squared.puzzles.daily import (
    LONG,
    MOST_TRIED,
    Search,
    TooMany,
    glance,
    list_plays,
    play_matches,
)

WORDS = "out"
FEWER = False
BUTTONS = False
TELLS = False

reply = nobody_replies
allows = daily.allows
status = daily.status
reached = daily.reached
help = daily.help

OPEN = 16
"""Most beginnings of the whole hand: with more of them a search takes long."""

TRIED = 250
"""Plays tried to find the longest turn of a whole hand."""

MANY = (3, 5)
"""More beginnings than these make a puzzle harder."""

DEAD_ENDS = 0
"""More other beginnings than these that leave only one card over make a puzzle harder."""


def make(dice: Array) -> Made:
    """Play matches until a hand without the cards that the longest turn leaves over can only be laid in one way."""
    while True:
        for state in play_matches(dice):
            if made := _examine(state):
                return made


def _examine(state: Any) -> Made | None:
    """Return the puzzle that a position becomes with fewer cards in the solver's hand, None if it becomes none."""
    cards = _longest_turn(state) if int(state.fresh) == EMPTY and len(list_plays(state)) <= OPEN else []
    if len(cards) < LONG:
        return None
    state = _with_hand(state, cards)
    search, begin = Search(MOST_TRIED), list_plays(state)
    lengths = [search.longest_after(state, play) for play in begin]
    if lengths.count(len(cards)) != 1 or glance(state) == len(cards):
        return None
    rating = 1 + len(cards) - LONG + sum(len(begin) > many for many in MANY)
    rating += int(lengths.count(len(cards) - 1) > DEAD_ENDS)
    return Made(state, len(cards), min(RATINGS[-1], rating))


def _longest_turn(state: Any) -> list[int]:
    """Return the cards of the longest turn, none if there are too many ways to know it or to begin it."""
    search, cards = Search(TRIED), list[int]()
    try:
        lengths = [search.longest_after(state, play) for play in list_plays(state)]
        if max(lengths, default=0) < LONG or lengths.count(max(lengths)) > 1:
            return []
        while plays := list_plays(state):
            play = max(plays, key=lambda play: search.longest_after(state, play))
            cards.append(int(ACTIONS.parts(play)[1]))
            state = after(state, play)
    except TooMany:
        return []
    return cards


def _with_hand(state: Any, cards: Sequence[int]) -> Any:
    """Return the position in which the solver holds these cards only; the others lie at the bottom of the deck."""
    game = game_of(state)
    position = game.position(state)
    players, kept = [dict(player) for player in position["players"]], {NAMES[card] for card in cards}
    hand = players[SOLVER]["hand"]
    players[SOLVER]["hand"] = [card for card in hand if card in kept]
    deck = [*position["deck"], *(card for card in hand if card not in kept)]
    known: dict[str, Any] = {"dealt": None, "dealing": None, "barred": [], "told": []}
    return game.load({**position, **known, "players": players, "deck": deck})
