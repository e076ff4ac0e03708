"""Whether five duplicate rounds rank as truly as ten ordinary ones: by bots whose order of strength is known.

    python -m benchmarks.duplicate [GAME ...] [--nights N] [--seed N]

Twelve players come each night, all greedy, but each notices only a share of the legal actions: in a wide field 12 % for
the weakest to 100 % for the strongest, in a close one 67 % to 100 %. They are paired, scored and ranked as ``parlour
tournament`` does it:

- duplicate 5: five rounds of the format duplicate, fitted; compared 5: the same results, scored by comparison;
- unlike 5: as duplicate 5, but every table has a deal of its own, which shows what the boards by themselves bring;
- swiss 5, swiss 10: ordinary Swiss rounds, every table with a deal of its own.

A line for each game and field has the mean of Kendall's tau-b between standings and true order, then of the difference
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
from msgspec.structs import replace

from parlour.core.chance import DUPLICATE
from parlour.core.dice import roll, stir
from parlour.core.game import Game, find_game
from parlour.core.kernel import Array, kernel, run
from parlour.core.primitives import lowest
from parlour.core.record import blank_box
from parlour.core.verbs import actors, apply, legal, score, setup
from parlour.lab.umpire import ROW, Umpire, choose_action, new_umpire
from parlour.tournaments.events import Entered, Pod, Result
from parlour.tournaments.outcomes import make_outcome
from parlour.tournaments.pairing import pair_round
from parlour.tournaments.settings import USUAL_TIE_BREAKS, Format, Settings
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import Tournament, fold

GAMES = "pentic", "queen-of-the-ticcitories", "thirty-six", "tyramid", "tic-squared"
"""Games in turns for two."""
FIELDS = {"wide": tuple(range(12, 101, 8)), "close": tuple(range(67, 101, 3))}
"""How many of a hundred legal actions each player notices, from the weakest."""
NIGHTS = 200
FEW, MANY = 5, 10
WAYS = "duplicate 5", "compared 5", "unlike 5", "swiss 5", "swiss 10"
Skills = tuple[int, ...]
Z = 1.96


@kernel
def notice(umpire: Umpire, n: int, noticed: int) -> int:
    """Keep each of n legal actions with a chance of ``noticed`` percent, one at least; return how many are kept."""
    kept = 0
    any_ = int(umpire.actions[roll(umpire.dice, n)])
    for i in range(n):
        if roll(umpire.dice, 100) < noticed:
            umpire.actions[kept] = umpire.actions[i]
            kept += 1
    if kept == 0:
        umpire.actions[0] = any_
        kept = 1
    return kept


@kernel
def play_tables(
    blank: Array, world: Array, worlds: Array, umpire: Umpire, luck: Array, skills: Array, rows: Array
) -> None:
    """Play a match to its end for each of ``rows``, whose points are written there.

    ``luck`` (int64[rows, 12]): the words of the key, then those of the dice. ``skills`` (int64[rows, 2]): how many of a
    hundred actions are noticed, by seat. ``blank``, ``world``, ``worlds``: as for ``umpire.play_matches``.
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
            n = notice(umpire, legal(world[0], seat, umpire.actions), int(skills[i, seat]))
            apply(world[0], seat, choose_action(world[0], seat, n, worlds, umpire))
            mask = actors(world[0])
        rows[i].winners = score(world[0], rows[i].points)


class Club:
    """A game that is played at many tables at once. ``is_duplicate``: whether all play the same boards."""

    def __init__(self, game: Game, is_duplicate: bool) -> None:
        self.game, self.is_duplicate, self.umpire = game, is_duplicate, new_umpire(game, (True, True))
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


def play_night(club: Club, form: Format, rounds: int, night: str, field: Skills) -> Iterator[Tournament]:
    """Play a night and yield the tournament after each round."""
    names = [f"Player {number}" for number in range(len(field))]
    tournament = Tournament(new_settings(club.game, form, night))
    for name in random.Random(night).sample(names, len(names)):
        tournament.apply(Entered(name))
    skills = dict(zip(names, field, strict=True))
    for number in range(1, rounds + 1):
        paired = pair_round(tournament)
        tournament.apply(paired)
        board = f"{night}/{number}"
        lucks = [f"{board}/{pod.table}" for pod in paired.pods]
        seated = [(skills[pod.seats[0]], skills[pod.seats[1]]) for pod in paired.pods]
        deals = [board] * len(lucks) if club.is_duplicate else [f"{luck}/deal" for luck in lucks]
        for pod, points in zip(paired.pods, club.play(seated, deals, lucks), strict=True):
            tournament.apply(told(tournament, number, pod, points))
        yield tournament


def new_settings(game: Game, form: Format, night: str) -> Settings:
    """Return the usual settings of a format."""
    seed = hashlib.sha256(night.encode()).hexdigest()
    given: dict[str, Any] = {"scoring": "fitted", "night": seed} if form == "duplicate" else {}
    lowest_wins = game.rules.lowest_wins
    return Settings(night, game.name, form, seed, lowest_wins=lowest_wins, tie_breaks=USUAL_TIE_BREAKS[form], **given)


def told(tournament: Tournament, number: int, pod: Pod, points: Sequence[int]) -> Result:
    """Return the result of a table."""
    return Result(number, pod.table, make_outcome(tournament.settings, pod, points))


def tau_of(tournament: Tournament) -> float:
    """Return Kendall's tau-b between places and true strength, which is in the names; shared places are ties."""
    places = {standing.name: standing.place for standing in rank_players(tournament)}
    agreeing, untied, pairs = 0, 0, 0
    for weak, strong in itertools.combinations(sorted(places, key=lambda name: int(name.split()[1])), 2):
        apart = places[weak] - places[strong]
        agreeing += (apart > 0) - (apart < 0)
        untied += apart != 0
        pairs += 1
    return agreeing / math.sqrt(untied * pairs) if untied else 0.0


def compare_instead(tournament: Tournament) -> Tournament:
    """Return the tournament as it were, had it been scored by comparison."""
    return fold(replace(tournament.settings, scoring="comparison"), tournament.events)


def measure(name: str, nights: int, seed: int, field: Skills) -> dict[str, list[float]]:
    """Return Kendall's tau of each night, by way."""
    game = find_game(name)
    ordinary, duplicate = Club(game, is_duplicate=False), Club(game, is_duplicate=True)
    found: dict[str, list[float]] = {way: [] for way in WAYS}
    for number in range(nights):
        night = f"{seed}/{number}"
        *_, same = play_night(duplicate, "duplicate", FEW, f"{night}/duplicate", field)
        *_, unlike = play_night(ordinary, "duplicate", FEW, f"{night}/unlike", field)
        swiss = [tau_of(it) for it in play_night(ordinary, "swiss", MANY, f"{night}/swiss", field)]
        taus = tau_of(same), tau_of(compare_instead(same)), tau_of(unlike), swiss[FEW - 1], swiss[-1]
        for way, tau in zip(WAYS, taus, strict=True):
            found[way].append(tau)
    return found


def interval(values: Sequence[float]) -> str:
    """Return mean and half the width of its interval of 95 %, as text."""
    within = Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return f"{statistics.fmean(values):.3f} ± {within:.3f}"


def main() -> None:
    """Print a line for each game and field."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--nights", type=int, default=NIGHTS)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    sys.stdout.write(f"| {asked.nights} nights | {' | '.join(WAYS)} | {WAYS[0]} less {WAYS[-1]} |\n")
    sys.stdout.write("|---" * (2 + len(WAYS)) + "|\n")
    for name, (width, field) in itertools.product(asked.games, FIELDS.items()):
        found = measure(name, asked.nights, asked.seed, field)
        apart = [few - many for few, many in zip(found[WAYS[0]], found[WAYS[-1]], strict=True)]
        cells = [f"{find_game(name).about.title}, {width}", *map(interval, (*found.values(), apart))]
        sys.stdout.write(f"| {' | '.join(cells)} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
