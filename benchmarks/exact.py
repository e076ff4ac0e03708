"""What is known exactly of small parts of games, as tables: ``python -m benchmarks.exact [DEALS] [MATCHES]``.

Gridsy: the chance that the cards dealt make a small grid, counted over all deals (``exact_grids``), and how many extra
cards DEALS decks need. Pentic: a hundredth as many deals of the last cards, played best by both. 36 and Pentic: of how
many decisions in MATCHES of two Clubs the result is proved, with the nodes that Expert has. Times are processor time.
"""

from __future__ import annotations

import math
import statistics
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from benchmarks.exact_grids import grid_deals
from parlour.bots.levels import think
from parlour.core.game import Game, find_game
from parlour.core.match import Match
from parlour.core.record import new_record
from parlour.games.gridsy import record as gridsy
from parlour.games.gridsy.strategy.solver import best_possible
from parlour.games.pentic import record as pentic
from parlour.games.pentic.strategy.ends import surest
from parlour.games.tic.deck import CARDS, EMPTY, NAMES
from parlour.games.tic.notation import read_set

WITHOUT_END = 1 << 62
LEVEL = "club"
RESULTS = {1.0: "won", 0.5: "shared", 0.0: "lost"}


def grids(size: int) -> None:
    """Print the exact chance that a deal makes a grid."""
    made, deals, forms = grid_deals(size)
    common = math.gcd(made, deals)
    say(f"{size} x {size}", f"{made // common:,} / {deals // common:,}", f"{made / deals:.6f}", f"{forms:,}")


def extras(decks: int) -> list[int]:
    """Return for each of ``decks`` seeded decks the fewest extra cards with which it makes a grid."""
    found = []
    for seed in range(decks):
        state = new_record(gridsy.State)
        state.grid = 3
        state.deck[:] = np.random.default_rng(seed).permutation(CARDS)
        best = best_possible(state)
        assert best is not None
        found.append(best)
    return found


def last_cards(cards: int, seed: int) -> Any:
    """Return a position of Pentic for two: ``cards`` random cards in each hand, no deck, the first seat to move."""
    order = np.random.default_rng([cards, seed]).permutation(CARDS)
    state = new_record(pentic.State)
    state.players, state.deck_out = 2, pentic.END
    state.target, state.max_rounds = 1000, pentic.MOST_ROUNDS
    state.top[:], state.height[:] = order[:9], 1
    state.hand[:] = EMPTY
    state.hand[0, :cards], state.hand[1, :cards] = order[9 : 9 + cards], order[9 + cards : 9 + 2 * cards]
    covered = order[9 + 2 * cards :]
    state.stock[:] = EMPTY
    state.stock[CARDS - len(covered) :] = covered
    state.covered = len(covered)
    state.covered_low, state.covered_high = read_set([NAMES[card] for card in covered])
    return state


def play_best(cards: int, deals: int) -> None:
    """Print what the first seat wins by with the last cards, both playing best."""
    margins, times = [], []
    for seed in range(deals):
        state = last_cards(cards, seed)
        begin = time.process_time()
        found = surest(state, 0, WITHOUT_END)
        times.append(1000 * (time.process_time() - begin))
        assert found is not None
        margins.append(found[0])
    shares = [sum(sign(margin) == way for margin in margins) / deals for way in (1, 0, -1)]
    spent = f"{statistics.median(times):.1f}", f"{max(times):.0f}"
    say(str(cards), *(f"{share:.2f}" for share in shares), f"{statistics.fmean(margins):+.1f}", *spent)


def sign(number: int) -> int:
    """Return 1, 0 or −1."""
    return (number > 0) - (number < 0)


def proved(game: Game, matches: int) -> Iterator[tuple[Any, str]]:
    """Yield the views of decisions in matches of two Clubs, each with what is proved: a key of RESULTS, or empty."""
    for number in range(matches):
        match = Match.start(game, 2, None, number.to_bytes(32, "big"))
        while not match.over:
            (seat,) = match.seats_to_act()
            view = match.view(seat)
            if len(match.actions(seat)) > 1:
                found = game.strategy.prove(view, seat, "expert")
                yield view, "" if found is None else RESULTS[found.chance or 0.0]
            action = think(game, view, seat, LEVEL, number).action
            assert action is not None
            match.play(seat, game.rules.actions.text(action))


def ends(name: str, matches: int, stage: Callable[[Any], int | None]) -> None:
    """Print which results are proved, by the stage that a view is at; None is left out."""
    counts: dict[int, Counter[str]] = defaultdict(Counter)
    for view, result in proved(find_game(name), matches):
        at = stage(view)
        if at is not None:
            counts[at][result] += 1
    for at, found in sorted(counts.items()):
        total = found.total()
        say(str(at), str(total), *(f"{found[result] / total:.2f}" for result in RESULTS.values()))


def say(*cells: str) -> None:
    """Print a row at once."""
    sys.stdout.write(f"| {' | '.join(cells)} |\n")
    sys.stdout.flush()


def head(*cells: str) -> None:
    """Print the head of a table."""
    sys.stdout.write("\n")
    say(*cells)
    say(*["---"] * len(cells))


def main(given: Sequence[str]) -> None:
    """Print all tables."""
    deals = int(given[0]) if given else 20_000
    matches = int(given[1]) if len(given) > 1 else 40
    head("Gridsy", "deals that make a grid", "chance", "forms")
    grids(3)
    head("extra cards", "share of decks", "that number or fewer")
    needed = Counter(extras(deals))
    for most in range(max(needed) + 1):
        fewer = sum(needed[number] for number in range(most + 1))
        say(str(most), f"{needed[most] / deals:.4f}", f"{fewer / deals:.4f}")
    head("Pentic: cards each", "won", "shared", "lost", "margin", "ms, middle", "ms, most")
    for cards in range(1, pentic.HAND + 1):
        play_best(cards, deals // 100)
    head("Pentic: points that the leader lacks, at most", "decisions", *RESULTS.values())
    ends("pentic", matches, lambda view: min(60, -(-max(0, int(view.target) - int(max(view.points[:2]))) // 10) * 10))
    head("36: counters of the leader", "decisions", *RESULTS.values())
    ends("thirty-six", matches, lambda view: int(min(view.left[:2])) or None)


if __name__ == "__main__":
    main(sys.argv[1:])
