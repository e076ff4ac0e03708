"""A contest: which bots play what against whom, and one deal of it, played from every side.

Bots stand in a ladder: each plays the one before it. A deal is played once in every rotation of the seats, so luck of
the cards and of the seat is everybody's alike (duplicate play); bots of more than two seats sit alternately.
"""

from __future__ import annotations

import hashlib
import itertools
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from parlour.core.errors import BadOption, BotFault
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.lab.plan import Plan, Planned, resolve
from parlour.lab.simulated import play
from parlour.protocol.programs import check_bot


class Pair(NamedTuple):
    """Two bots by name, and where the stronger one should be."""

    weak: str
    strong: str


class Played(NamedTuple):
    """One game of a deal: the bots by seat, each seat's points, the winning seats, how many actions it took.

    ``fault``: what a program did wrong, which lost it the game to all others there and then.
    """

    bots: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int
    fault: str = ""


@dataclass(frozen=True)
class Contest(Planned):
    """A ladder of bots, weakest first, over deals drawn from a seed. The same contest, the same games.

    That holds unless a bot's budget is time. ``options`` are those given, as JSON values.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    options: dict[str, Any]
    seed: int

    @cached_property
    def plan(self) -> Plan:
        """The game and its options, resolved in this process."""
        return resolve(self.game, self.players, self.options)

    def check(self) -> None:
        """Raise ParlourError naming what is wrong."""
        find_game(self.game)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOption("an arena takes two bots or more, each of them once", "bots")
        for bot in self.bots:
            check_bot(bot)
        if self.players < 2:
            raise BadOption("an arena takes two seats or more", "players")
        resolve(self.game, self.players, self.options)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Who plays whom: each bot the one below it."""
        return tuple(itertools.starmap(Pair, itertools.pairwise(self.bots)))


def lineups(pair: Pair, players: int) -> tuple[tuple[str, ...], ...]:
    """Who sits where in the games of a deal: alternately, in every rotation; where seats are odd, from both sides.

    So each bot sits on every seat equally often, and over a deal half of all victories is what equals win.
    """
    seats = [tuple(pair[(seat + first) % 2] for seat in range(players)) for first in range(2)]
    turned = [side[n:] + side[:n] for side in seats for n in range(players)]
    return tuple(dict.fromkeys(turned))


def play_deal(contest: Contest, pair: Pair, deal: int) -> tuple[Played, ...]:
    """Play the deal of this number in all its line-ups. Pairs get the same deals, their bots other dice."""
    seed = hashlib.sha256(f"{contest.seed}/{deal}".encode()).digest()
    plan, played = contest.plan, []
    for number, bots in enumerate(lineups(pair, contest.players)):
        match = Match.start(plan.game, plan.players, plan.options, seed)
        luck = hashlib.sha256(f"{contest.seed}/{deal}/{number}/{pair.weak}/{pair.strong}".encode()).digest()
        fault: BotFault | None = None
        try:
            play(match, bots, luck=int.from_bytes(luck[:8], "big"))
        except BotFault as error:
            fault = error
        points, winners = match.points()
        if fault is not None:
            winners = tuple(seat for seat in range(match.players) if seat != fault.seat)
        played.append(Played(bots, tuple(points), winners, len(match.entries), str(fault or "")))
    return tuple(played)


def won(game: Played, bot: str) -> float:
    """The share of a game's victory that a bot won: of those who won together equal parts, of none all seats."""
    winners = game.winners or range(len(game.bots))
    return sum(game.bots[seat] == bot for seat in winners) / len(winners)


def share(deal: tuple[Played, ...], pair: Pair) -> float:
    """The share of a deal's victories that the second of a pair won."""
    return sum(won(game, pair.strong) for game in deal) / len(deal)


def duel(game: str, strong: str, weak: str, games: int, **options: Any) -> float:
    """The share of victories of one bot over another at two seats, over so many games of half as many deals."""
    contest = Contest(game, (weak, strong), 2, options, 0)
    (pair,) = contest.pairs
    deals = -(-games // 2)
    return sum(share(play_deal(contest, pair, deal), pair) for deal in range(deals)) / deals
