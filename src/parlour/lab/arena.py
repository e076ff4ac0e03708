"""The arena: all deals of a contest on all cores, each pair until enough is known, broken off whenever one likes.

Deals are numbered and drawn from their numbers, and whether a pair stops is decided by its deals in their order; what
was played beyond is thrown away. So neither the number of cores nor a pause changes what comes out.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from parlour.bots.compiling import compile_game
from parlour.core.kernel import JIT
from parlour.lab.bounds import Bounds, Running
from parlour.lab.contest import Contest, Pair, Played, lineups, play_deal, share
from parlour.lab.crew import Crew, Job

Deal = tuple[Played, ...]
AHEAD = 2
"""So many deals wait for every core, so that none is idle while another finishes."""


@dataclass
class Standing:
    """What a pair has played so far: its first deals, in order."""

    pair: Pair
    deals: list[Deal] = field(default_factory=list)
    running: Running = field(default_factory=Running)

    def add(self, deal: Deal) -> None:
        """Take the next deal."""
        self.deals.append(deal)
        self.running.add(share(deal, self.pair))

    @property
    def bounds(self) -> Bounds:
        """The share of the upper bot, by deals."""
        return self.running.bounds

    @property
    def games(self) -> int:
        """How many games that were."""
        return sum(map(len, self.deals))


class Arena:
    """A contest while it is played. ``games`` is the most that a pair plays, rounded up to whole deals.

    ``until_sure``: a pair stops as soon as its bounds leave out one half, or the goal.
    """

    def __init__(self, contest: Contest, games: int, until_sure: bool = False) -> None:
        self.contest, self.until_sure = contest, until_sure
        self.standings = {pair: Standing(pair) for pair in contest.pairs}
        self.most = {pair: -(-games // len(lineups(pair, contest.players))) for pair in contest.pairs}

    def take(self, pair: Pair, deal: Deal) -> bool:
        """Take a pair's next deal unless enough is known; give whether it was taken."""
        if self.enough(pair):
            return False
        self.standings[pair].add(deal)
        return True

    def enough(self, pair: Pair) -> bool:
        """Whether a pair need not go on."""
        standing = self.standings[pair]
        return len(standing.deals) >= self.most[pair] or (self.until_sure and standing.bounds.sure)

    def run(self, cores: int, tell: Callable[[Standing], None] = lambda standing: None) -> bool:
        """Play what is left, telling after each deal; give whether all was played. Ctrl-C ends it with what there is.

        What fails in a game is raised; deals before it are kept.
        """
        try:
            if cores > 1 and JIT:
                compile_game(self.contest.plan.game)  # once, into the cache, for all of them
            with Crew(cores, processes=cores > 1) as crew:
                self._play(crew, AHEAD * cores if cores > 1 else 1, tell)
        except KeyboardInterrupt:
            return False
        return True

    def _play(self, crew: Crew, ahead: int, tell: Callable[[Standing], None]) -> None:
        sent = {pair: len(standing.deals) for pair, standing in self.standings.items()}
        waiting: deque[tuple[Pair, Job]] = deque()
        while True:
            open_ = [pair for pair in sent if not self.enough(pair) and sent[pair] < self.most[pair]]
            if open_ and len(waiting) < ahead:
                pair = min(open_, key=sent.__getitem__)
                waiting.append((pair, crew.send(play_deal, self.contest, pair, sent[pair])))
                sent[pair] += 1
            elif waiting:
                pair, job = waiting.popleft()
                if not self.enough(pair) and self.take(pair, crew.finish(job)):
                    tell(self.standings[pair])
            else:
                return
