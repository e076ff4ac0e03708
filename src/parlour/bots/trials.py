"""Try a variant of a game: greedy bots play it for a moment, also against random ones, and what is seen is added up.

Matches are numbered. What a match comes to follows from its number, the game, the players and the options, so variants
are compared over the same deals, and sums of any ranges of numbers can be added.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from parlour.bots.greedy import choose_greedily
from parlour.bots.lineups import lineups
from parlour.core import arrays, verbs
from parlour.core.bits import members
from parlour.core.game import Game, hidden, legal_actions
from parlour.core.verbs import CLOCK

MOST_ACTIONS = 5_000
"""The number of actions after which a match is abandoned; no game is known to last as long."""


class Sum(msgspec.Struct):
    """Numbers added up.

    count: how many there are
    total: their sum
    squares: the sum of their squares
    """

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Add a number."""
        self.count += 1
        self.total += value
        self.squares += value * value


class Trials(msgspec.Struct):
    """What some matches of bots came to. Whoever wants to know more asks for the next ones, and adds them up.

    ready: the game is compiled; until then no match is played
    slow: one match alone takes so long that none was played to its end
    next: the number of the match that is next
    matches: how many greedy bots have played
    won: the parts of their victories, in the order of seats from the one that began; who wins together shares
    undecided: how many of them not exactly one seat won
    length: their actions
    lead_changes: how often a seat came to lead alone after another had
    ahead: the part of a match after which its only winner led for good, where there was one
    skill: the part of the victory that greedy bots had against random ones, who sat there alternately, over the same
        deals from every seat
    """

    ready: bool
    slow: bool
    next: int
    matches: int
    won: list[float]
    undecided: int
    length: Sum
    lead_changes: Sum
    ahead: Sum
    skill: Sum


class Played(NamedTuple):
    """A match that bots played to its end.

    first: the seat that began
    winners: the seats that won; all where none did
    """

    length: int
    first: int
    winners: tuple[int, ...]
    lead_changes: int
    ahead: float | None


def new_trials(players: int, first: int = 0, ready: bool = True) -> Trials:
    """Return the sums of no matches; ``first``: the number of the match that is next."""
    return Trials(ready, False, first, 0, [0.0] * players, 0, Sum(), Sum(), Sum(), Sum())


def play_trials(
    game: Game, players: int, options: msgspec.Struct, first: int, seconds: float, patience: float
) -> Trials:
    """Let bots play matches from number ``first`` on for some seconds, at least one of each kind, and add them up.

    None of them is played on after ``patience`` seconds.
    """
    begun, found = time.monotonic(), new_trials(players, first)
    seatings = lineups((False, True), players)
    while found.next == first or time.monotonic() - begun < seconds:
        deal, side = divmod(found.next, len(seatings))
        even = play_match(game, players, options, f"even/{found.next}", (True,) * players, begun + patience)
        odd = even and play_match(
            game, players, options, f"odd/{deal}", seatings[side], begun + patience, luck=f"{side}"
        )
        if even is None or odd is None:
            found.slow = found.next == first
            break
        found.next += 1
        _count(found, even)
        found.skill.add(sum(seatings[side][seat] for seat in odd.winners) / len(odd.winners))
    return found


def _count(found: Trials, match: Played) -> None:
    """Add a match of greedy bots."""
    players = len(found.won)
    found.matches += 1
    for seat in match.winners:
        found.won[(seat - match.first) % players] += 1 / len(match.winners)
    found.undecided += len(match.winners) != 1
    found.length.add(match.length)
    found.lead_changes.add(match.lead_changes)
    if match.ahead is not None:
        found.ahead.add(match.ahead)


def play_match(
    game: Game,
    players: int,
    options: msgspec.Struct,
    deal: str,
    is_greedy: Sequence[bool],
    until: float,
    luck: str = "",
) -> Played | None:
    """Play a match between greedy and random bots (by seat), dealt by the text ``deal``; None if it lasts too long.

    ``until``: when ``time.monotonic`` says that it does. ``luck``: with the deal, what the bots' dice follow from.
    """
    state: Any = game.new(players, options, hashlib.sha256(deal.encode()).digest())
    dice = random.Random(f"{deal}/{luck}")  # noqa: S311  # bots' dice
    first = game.rules.starter.began(state) if game.rules.starter is not None else None
    race = _Race(game, players)
    race.look(state)
    for seat, alone in islice(play_on(game, state, is_greedy, dice), MOST_ACTIONS):
        race.length += 1
        race.look(state)
        first = seat if first is None and alone and seat != CLOCK else first
        if time.monotonic() > until:
            return None
    if int(verbs.actors(state)):
        return None
    winners = members(race.winners)
    ahead = race.since / race.length if race.winners == race.leaders and len(winners) == 1 else None
    return Played(race.length, first or 0, winners or tuple(range(players)), race.changes, ahead)


class _Race:
    """Who leads in a match: seats as bits, since which action, and how often the one that is alone in front changed."""

    def __init__(self, game: Game, players: int) -> None:
        self._sign = -1 if game.rules.lowest_wins else 1
        self._points = arrays.zeros(players, arrays.int64)
        self._alone = 0
        self.length = self.leaders = self.since = self.changes = self.winners = 0

    def look(self, state: Any) -> None:
        self.winners = int(verbs.score(state, self._points))
        points = [self._sign * int(value) for value in self._points.tolist()]
        most = max(points)
        leaders = sum(1 << seat for seat, value in enumerate(points) if value == most)
        if leaders == self.leaders:
            return
        self.leaders, self.since = leaders, self.length
        if leaders & (leaders - 1) == 0 and leaders != self._alone:
            self.changes += self._alone != 0
            self._alone = leaders


def play_on(game: Game, state: Any, is_greedy: Sequence[bool], dice: random.Random) -> Iterator[tuple[int, bool]]:
    """Play a match on, to its end, by greedy and random bots; yield each seat that acted, and if no other could.

    Who acts is drawn where several may. A clock runs out where nobody else may act.
    """
    while waiting := int(verbs.actors(state)):
        seats = members(waiting & ~(1 << CLOCK)) or (CLOCK,)
        seat = dice.choice(seats)
        actions = legal_actions(game, state, seat)
        if seat == CLOCK or len(actions) == 1:
            action = actions[0]
        elif is_greedy[seat]:
            view = hidden(game, state, seat) if game.rules.secret else state
            action = choose_greedily(game, view, seat, actions, dice.getrandbits(30))
        else:
            action = dice.choice(actions)
        verbs.apply(state, seat, action)
        yield seat, len(seats) == 1
