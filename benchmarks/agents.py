"""How strong agents are, beside the bots: ``python -m benchmarks.agents [GAMES] [AGENT …]``.

Each agent plays GAMES games at two seats against each bot, and each bot half as many against the next one, over the
same deals from both seats. All games of one game together give one rating to everybody (``lab.ratings``). The tables
go into docs/agents.md.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from parlour.agents.checkpoints import DATA, SUFFIX, find_checkpoint, shipped
from parlour.core.game import find_game
from parlour.lab.contest import Contest, Pair, Played, play_deal, share_of_deal
from parlour.lab.ratings import NORMAL, rate

PAGE = Path(__file__).parent.parent / "docs" / "agents.md"
BEGIN, END = "<!-- agents: python -m benchmarks.agents -->\n", "<!-- end of agents -->\n"
BOTS = ("random", "first_steps", "child", "gentle", "beginner", "greedy", "casual", "regular", "club")
GAMES, SEED = 400, 1
SLOW = {"club": 4}
"""By how much the number of games is divided against bots that search, which take long."""

Deals = dict[Pair, list[tuple[Played, ...]]]


def play(game: str, agent: str, games: int, bots: Sequence[str] = BOTS) -> Deals:
    """Play the games of an agent and of the bots of its game."""
    contest = Contest(game, (*bots, agent), 2, {}, SEED)
    contest.check()
    pairs = [Pair(bot, agent) for bot in bots] + [Pair(*two) for two in pairwise(bots)]
    found: Deals = {}
    for pair in pairs:
        few = max(SLOW.get(bot, 1) for bot in pair) * (1 if agent in pair else 2)
        found[pair] = [play_deal(contest, pair, deal) for deal in range(max(1, games // few // 2))]
        print(f"{game}: {pair.strong} over {pair.weak}: {share(found, pair)}", file=sys.stderr, flush=True)
    return found


def share(deals: Deals, pair: Pair) -> str:
    """Return the share of the victories that the second of a pair won, its 95 % interval by deals, and the games."""
    shares = [share_of_deal(deal, pair) for deal in deals[pair]]
    within = NORMAL * statistics.stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else 1.0
    return f"{statistics.fmean(shares):.2f} ± {within:.2f} ({sum(map(len, deals[pair]))})".replace("0.", ".")


def table(game: str, agent: str, games: int) -> str:
    """Return the table of a game: everybody's rating, and what the agent won over each."""
    deals = play(game, agent, games)
    ratings = rate((*BOTS, agent), deals)
    lines = [f"| {find_game(game).about.title} | rating | `{agent}` over it |", "|---|---|---|"]
    for bot in sorted(ratings, key=lambda bot: -ratings[bot].mu):
        found, name = ratings[bot], f"**`{bot}`**" if bot == agent else f"`{bot}`"
        won = "" if bot == agent else share(deals, Pair(bot, agent))
        lines.append(f"| {name} | {found.mu:.1f} ± {found.within:.1f} | {won} |")
    return "\n".join(lines) + "\n"


def facts() -> str:
    """Return the table of the checkpoints: what each was trained with, and how large it is."""
    lines = ["| agent | game | network | copied | own decisions | KB |", "|---|---|---|---|---|---|"]
    for name in shipped():
        found, size = find_checkpoint(name), (DATA / f"{name}{SUFFIX}").stat().st_size
        sizes = (len(found.inputs), *(len(layer.biases) for layer in found.layers))
        about, network = found.about, " × ".join(map(str, sizes))
        title, own = find_game(about.game).about.title, f"{about.decisions:,}"
        lines.append(f"| `agent:{name}` | {title} | {network} | {about.copied:,} | {own} | {size / 1000:.0f} |")
    return "\n".join(lines) + "\n"


def main(given: Sequence[str]) -> None:
    """Measure the agents named, or all, and write their tables; what is not measured keeps its own."""
    games = int(given[0]) if given else GAMES
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    kept, _, after = rest.partition(END)
    tables = {name: one for one in kept.split("\n\n")[1:] for name in shipped() if f"**`agent:{name}`**" in one}
    for name in given[1:] or shipped():
        tables[name] = table(find_checkpoint(name).about.game, f"agent:{name}", games)
    shown = "\n\n".join(part.strip("\n") for part in (facts(), *(tables[name] for name in sorted(tables))))
    PAGE.write_text(f"{before}{BEGIN}{shown}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
