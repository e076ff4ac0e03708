"""The arena: plays the deals of a contest on all cores, and can be interrupted and continued.

Deals are derived from their numbers, and a pair's deals count in the order of their numbers; deals played beyond the
one after which the pair is decided are discarded. So the result depends neither on the number of cores nor on pauses.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from parlour.bots.compiling import compile_game
from parlour.bots.lineups import lineups
from parlour.core.kernel import JIT
from parlour.lab.bounds import Bounds, Running
from parlour.lab.contest import Contest, Pair, Played, play_deal, share_of_deal
from parlour.lab.crew import Crew, Job

Deal = tuple[Played, ...]
AHEAD = 2
"""Deals queued for each core, so that no core is idle while another finishes."""


@dataclass
class Standing:
    """The deals a pair has played so far, in the order of their numbers, and the running bounds of their shares."""

    pair: Pair
    deals: list[Deal] = field(default_factory=list)
    running: Running = field(default_factory=Running)

    def add(self, deal: Deal) -> None:
        """Add the pair's next deal."""
        self.deals.append(deal)
        self.running.add(share_of_deal(deal, self.pair))

    @property
    def bounds(self) -> Bounds:
        """The bounds of the stronger bot's share of the victories, over deals."""
        return self.running.bounds

    @property
    def games(self) -> int:
        """The number of games in all deals."""
        return sum(map(len, self.deals))


class Arena:
    """A contest being played. ``games``: the most games of each pair, rounded up to whole deals.

    ``until_sure``: stop a pair as soon as its bounds exclude one half or the goal (``Bounds.sure``).
    """

    def __init__(self, contest: Contest, games: int, until_sure: bool = False) -> None:
        self.contest, self.until_sure = contest, until_sure
        self.standings = {pair: Standing(pair) for pair in contest.pairs}
        self.most = {pair: -(-games // len(lineups(pair, contest.players))) for pair in contest.pairs}

    def add_deal(self, pair: Pair, deal: Deal) -> bool:
        """Add a pair's next deal unless the pair is finished; return whether it was added."""
        if self.is_finished(pair):
            return False
        self.standings[pair].add(deal)
        return True

    def is_finished(self, pair: Pair) -> bool:
        """Tell whether a pair is finished: it has played all its deals, or is sure with ``until_sure``."""
        standing = self.standings[pair]
        return len(standing.deals) >= self.most[pair] or (self.until_sure and standing.bounds.sure)

    def run(self, cores: int, tell: Callable[[Standing], None] = lambda standing: None) -> bool:
        """Play the remaining deals on ``cores`` cores; return True when finished, False when interrupted by Ctrl-C.

        ``tell`` is called with the standing of a pair after each of its deals. Raises what a game raises; the deals
        before it are kept.
        """
        try:
            if cores > 1 and JIT:
                compile_game(self.contest.plan.game)  # fills the cache once, for all processes
            with Crew(cores, processes=cores > 1) as crew:
                self._play(crew, AHEAD * cores if cores > 1 else 1, tell)
        except KeyboardInterrupt:
            return False
        return True

    def _play(self, crew: Crew, ahead: int, tell: Callable[[Standing], None]) -> None:
        sent = {pair: len(standing.deals) for pair, standing in self.standings.items()}
        waiting: deque[tuple[Pair, Job]] = deque()
        while True:
            open_ = [pair for pair in sent if not self.is_finished(pair) and sent[pair] < self.most[pair]]
            if open_ and len(waiting) < ahead:
                pair = min(open_, key=sent.__getitem__)
                waiting.append((pair, crew.send(play_deal, self.contest, pair, sent[pair])))
                sent[pair] += 1
            elif waiting:
                pair, job = waiting.popleft()
                if not self.is_finished(pair) and self.add_deal(pair, crew.wait_for(job)):
                    tell(self.standings[pair])
            else:
                return
