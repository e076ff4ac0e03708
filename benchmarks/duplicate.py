"""Whether five duplicate rounds rank as truly as ten ordinary ones: by bots whose order of strength is known.

    python -m benchmarks.duplicate [GAME ...] [--nights N] [--seed N]

Twelve players come each night. Of their decisions a share is greedy, in one imagined world, the others are random:
12 % are greedy for the weakest, 100 % for the strongest. They are paired, scored and ranked as ``parlour
tournament`` does it:

- duplicate 5: five rounds of the format duplicate, one board a round;
- unlike 5: the same scoring, but every table has a deal of its own, which shows what the boards are worth by themselves;
- swiss 5, swiss 10: ordinary Swiss rounds, every table with a deal of its own.

A line for each game has the mean of Kendall's tau-b between the standings and the true order, then of the difference
duplicate 5 less swiss 10, each with an interval of 95 %.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import math
import random
import statistics
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from parlour.core.chance import DUPLICATE
from parlour.core.dice import roll, stir
from parlour.core.game import Game, find_game
from parlour.core.kernel import kernel, run
from parlour.core.primitives import lowest
from parlour.core.record import Array, blank_box
from parlour.core.verbs import actors, apply, legal, score, setup
from parlour.lab.umpire import ROW, Umpire, choose_action, new_umpire
from parlour.tournaments.events import Entered, Pod, Result
from parlour.tournaments.outcomes import make_outcome
from parlour.tournaments.pairing import pair_round
from parlour.tournaments.settings import USUAL_TIE_BREAKS, Format, Settings
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import Tournament

GAMES = "pentic", "thirty-six", "tyramid", "tic-squared"
"""Games in turns for two."""
SKILLS = tuple(range(12, 101, 8))
"""How many of a hundred decisions are greedy, by player from the weakest."""
NIGHTS = 200
FEW, MANY = 5, 10
WAYS = "duplicate 5", "unlike 5", "swiss 5", "swiss 10"
Z = 1.96


@kernel
def play_tables(
    blank: Array, world: Array, worlds: Array, umpire: Umpire, luck: Array, skills: Array, rows: Array
) -> None:
    """Play a match to its end for each of ``rows``, whose points are written there.

    ``luck`` (int64[rows, 12]): the words of the key, then those of the dice. ``skills`` (int64[rows, 2]): how many of a
    hundred decisions are greedy, by seat. ``blank``, ``world``, ``worlds``: as for ``umpire.play_matches``.
    """
    for i in range(len(rows)):
        world[0] = blank[0]
        for word in range(8):
            world[0].key[word] = luck[i, word]
        for word in range(4):
            umpire.dice[word] = luck[i, 8 + word]
        stir(umpire.dice)
        setup(world[0])
        mask = actors(world[0])
        while mask != 0:
            seat = lowest(mask)
            n = legal(world[0], seat, umpire.actions)
            umpire.greedy[seat] = int(roll(umpire.dice, 100) < int(skills[i, seat]))
            apply(world[0], seat, choose_action(world[0], seat, n, worlds, umpire))
            mask = actors(world[0])
        rows[i].winners = score(world[0], rows[i].points)


class Club:
    """A game that is played at many tables at once. ``is_duplicate``: whether draws during play are from lanes."""

    def __init__(self, game: Game, is_duplicate: bool) -> None:
        self.game, self.umpire = game, new_umpire(game)
        self.umpire.worlds = 1
        self.blank, self.world = blank_box(game.dtype), blank_box(game.dtype)
        self.worlds = np.zeros(4, game.dtype)
        self.blank[0] = game.blank(2, game.read_options({}, 2))
        self.blank["drawn"] = DUPLICATE if is_duplicate else 0

    def play(self, skills: Sequence[tuple[int, int]], deals: Sequence[str], lucks: Sequence[str]) -> list[list[int]]:
        """Play a table for each of these, and return the points by seat. Equal words deal and throw the same."""
        luck = np.array([_words(deal, 8) + _words(luck, 4) for deal, luck in zip(deals, lucks, strict=True)], np.int64)
        rows = np.zeros(len(skills), ROW)
        given = np.array(skills, np.int64)
        run(play_tables, self.blank, self.world, self.worlds, self.umpire, luck, given, rows)
        found: list[list[int]] = rows["points"][:, :2].tolist()
        return found


def _words(text: str, number: int) -> list[int]:
    digest = hashlib.sha256(text.encode()).digest()
    found: list[int] = np.frombuffer(digest[: 4 * number], "<u4").tolist()
    return found


def play_night(club: Club, form: Format, rounds: int, night: str, shares_deals: bool) -> Iterator[float]:
    """Play a night and yield Kendall's tau after each round."""
    game, names = club.game, [f"Player {number}" for number in range(len(SKILLS))]
    tournament = Tournament(new_settings(game, form, night))
    for name in random.Random(night).sample(names, len(names)):
        tournament.apply(Entered(name))
    skills = dict(zip(names, SKILLS, strict=True))
    for number in range(1, rounds + 1):
        paired = pair_round(tournament)
        tournament.apply(paired)
        board = f"{night}/{number}"
        lucks = [f"{board}/{pod.table}" for pod in paired.pods]
        seated = [(skills[pod.seats[0]], skills[pod.seats[1]]) for pod in paired.pods]
        deals = [board] * len(lucks) if shares_deals else [f"{luck}/deal" for luck in lucks]
        for pod, points in zip(paired.pods, club.play(seated, deals, lucks), strict=True):
            tournament.apply(told(tournament, number, pod, points))
        yield tau_of(tournament, skills)


def new_settings(game: Game, form: Format, night: str) -> Settings:
    """Return the usual settings of a format."""
    seed = hashlib.sha256(night.encode()).hexdigest()
    given: dict[str, Any] = {"scoring": "comparison", "night": seed} if form == "duplicate" else {}
    lowest_wins = game.rules.lowest_wins
    return Settings(night, game.name, form, seed, lowest_wins=lowest_wins, tie_breaks=USUAL_TIE_BREAKS[form], **given)


def told(tournament: Tournament, number: int, pod: Pod, points: Sequence[int]) -> Result:
    """Return the result of a table."""
    return Result(number, pod.table, make_outcome(tournament.settings, pod, points))


def tau_of(tournament: Tournament, skills: dict[str, int]) -> float:
    """Return Kendall's tau-b between places and true strength; shared places are ties."""
    places = {standing.name: standing.place for standing in rank_players(tournament)}
    agreeing, untied, pairs = 0, 0, 0
    for one, other in itertools.combinations(skills, 2):
        apart = (places[one] - places[other]) * (skills[other] - skills[one])
        agreeing += (apart > 0) - (apart < 0)
        untied += apart != 0
        pairs += 1
    return agreeing / math.sqrt(untied * pairs) if untied else 0.0


def measure(name: str, nights: int, seed: int) -> dict[str, list[float]]:
    """Return Kendall's tau of each night, by way."""
    game = find_game(name)
    ordinary, duplicate = Club(game, is_duplicate=False), Club(game, is_duplicate=True)
    found: dict[str, list[float]] = {way: [] for way in WAYS}
    for number in range(nights):
        night = f"{seed}/{number}"
        *_, same = play_night(duplicate, "duplicate", FEW, f"{night}/duplicate", shares_deals=True)
        *_, unlike = play_night(ordinary, "duplicate", FEW, f"{night}/unlike", shares_deals=False)
        swiss = list(play_night(ordinary, "swiss", MANY, f"{night}/swiss", shares_deals=False))
        for way, tau in zip(WAYS, (same, unlike, swiss[FEW - 1], swiss[-1]), strict=True):
            found[way].append(tau)
    return found


def interval(values: Sequence[float]) -> str:
    """Return mean and half the width of its interval of 95 %, as text."""
    within = Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return f"{statistics.fmean(values):.3f} ± {within:.3f}"


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--nights", type=int, default=NIGHTS)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    sys.stdout.write(f"| {asked.nights} nights | {' | '.join(WAYS)} | {WAYS[0]} less {WAYS[-1]} |\n")
    for name in asked.games:
        found = measure(name, asked.nights, asked.seed)
        apart = [few - many for few, many in zip(found[WAYS[0]], found[WAYS[-1]], strict=True)]
        cells = [find_game(name).about.title, *map(interval, (*found.values(), apart))]
        sys.stdout.write(f"| {' | '.join(cells)} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
