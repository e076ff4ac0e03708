"""Contests between bots by duplicate play: who meets whom, and how one deal is played and scored.

The bots of a contest form a ladder, in which each bot plays the one before it. Every deal is played once in each
rotation of the seats, so that both bots get the same cards and the same seats. With more than two seats the two bots
sit alternately.
"""

from __future__ import annotations

import hashlib
import itertools
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from parlour.bots.lineups import lineups
from parlour.core.ending import MOST_SEATS
from parlour.core.errors import BadOption, BotFault
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.lab.plan import Plan, Planned, resolve_plan
from parlour.lab.simulated import play_match
from parlour.lab.thinking import warm_up
from parlour.protocol.programs import check_bot


class Pair(NamedTuple):
    """The names of two bots that play each other: the weaker one and the one expected to be stronger."""

    weak: str
    strong: str


class Played(NamedTuple):
    """The result of one game of a deal.

    ``bots`` and ``points`` are by seat, ``winners`` are the winning seats, ``actions`` is the number of actions.
    ``fault``: what an external program did wrong, which ended the game with all other seats as winners; else empty.
    ``late``: the seat that lost because its time was up, if any.
    """

    bots: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int
    fault: str = ""
    late: int | None = None


@dataclass(frozen=True)
class Contest(Planned):
    """A ladder of bots (``bots``, weakest first) over deals that are derived from ``seed``.

    Equal contests play equal games, unless a bot's budget is time or bots have clocks. ``options``: the options chosen,
    as JSON values; options left out have their defaults.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    options: dict[str, Any]
    seed: int
    clock: str = ""

    @cached_property
    def plan(self) -> Plan:
        """The game and its options, resolved on first use in each process."""
        return resolve_plan(self.game, self.players, self.options)

    def check(self) -> None:
        """Raise ParlourError if the game, a bot, the number of players or an option is not possible."""
        game = find_game(self.game)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOption("an arena takes two bots or more, each of them once", "bots")
        for bot in self.bots:
            check_bot(bot, game, self.players)
        if self.players < 2:
            raise BadOption("an arena takes two seats or more", "players")
        if self.clock and self.players > MOST_SEATS:
            raise BadOption(
                "--clock is for two seats: with more, another bot would play on and win or lose in its name", "clock"
            )
        resolve_plan(self.game, self.players, self.options)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The neighbouring bots of the ladder, from the weakest pair up."""
        return tuple(itertools.starmap(Pair, itertools.pairwise(self.bots)))


def play_deal(contest: Contest, pair: Pair, deal: int) -> tuple[Played, ...]:
    """Play deal number ``deal`` once for each line-up of the pair, and return the games in the order of ``lineups``.

    The cards depend on the contest's seed and the number only; the bots' dice also depend on the pair and the line-up.
    """
    seed = hashlib.sha256(f"{contest.seed}/{deal}".encode()).digest()
    plan, played = contest.plan, []
    for number, bots in enumerate(lineups(pair, contest.players)):
        match = Match.start(plan.game, plan.players, plan.options, seed)
        luck = hashlib.sha256(f"{contest.seed}/{deal}/{number}/{pair.weak}/{pair.strong}".encode()).digest()
        fault: BotFault | None = None
        thinking = contest.thinking(plan.players)
        if thinking is not None:
            warm_up(match, bots)
        try:
            play_match(match, bots, luck=int.from_bytes(luck[:8], "big"), thinking=thinking)
        except BotFault as error:
            fault = error
        points, winners = match.points()
        if fault is not None:
            winners = tuple(seat for seat in range(match.players) if seat != fault.seat)
        late = next(iter(thinking.late), None) if thinking is not None else None
        played.append(Played(bots, tuple(points), winners, len(match.entries), str(fault or ""), late))
    return tuple(played)


def share_of_game(game: Played, bot: str) -> float:
    """Return the share of a game's victory that a bot won, from 0 to 1.

    Seats that won together get equal parts; where no seat won, all seats do.
    """
    winners = game.winners or range(len(game.bots))
    return sum(game.bots[seat] == bot for seat in winners) / len(winners)


def share_of_deal(deal: tuple[Played, ...], pair: Pair) -> float:
    """Return the share of a deal's victories that the stronger bot of the pair won, from 0 to 1."""
    return sum(share_of_game(game, pair.strong) for game in deal) / len(deal)


def duel(game: str, strong: str, weak: str, games: int, **options: Any) -> float:
    """Play two bots against each other at two seats and return ``strong``'s share of the victories, from 0 to 1.

    Every deal is two games, so ``games`` is rounded up to an even number. ``options`` are options of the game.
    """
    contest = Contest(game, (weak, strong), 2, options, 0)
    (pair,) = contest.pairs
    deals = -(-games // 2)
    return sum(share_of_deal(play_deal(contest, pair, deal), pair) for deal in range(deals)) / deals
