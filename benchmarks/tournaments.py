"""A Swiss tournament: how long it takes to pair each round, to rank everybody, and to replay the log.

    python -m benchmarks.tournaments [PLAYERS] [ROUNDS] [SEATS]

Results are thrown by dice. Time is the processor's; a round's pairing begins with the events, as the command does.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import TypeVar

from parlour.tournaments.events import Entered, Result
from parlour.tournaments.outcomes import make_outcome
from parlour.tournaments.pairing import pair_round
from parlour.tournaments.settings import USUAL_TIE_BREAKS, Settings
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import Tournament, fold

Found = TypeVar("Found")


def timed(work: Callable[[], Found]) -> tuple[Found, float]:
    """Do it; give what it gave, and the seconds it took."""
    begin = time.process_time()
    found = work()
    return found, time.process_time() - begin


def found_club(players: int, seats: int) -> Tournament:
    """Return a new tournament with the given number of players."""
    tables, usual = (max(2, seats - 1), seats), USUAL_TIE_BREAKS["swiss"]
    tournament = Tournament(Settings("Swiss", "pentic", "swiss", "36" * 32, tables, tie_breaks=usual))
    for number in range(players):
        tournament.apply(Entered(f"Player {number}"))
    return tournament


def measure(players: int, rounds: int, seats: int = 2) -> list[tuple[float, float, float]]:
    """Give for each round the seconds of pairing it, of the standings after it, and of replaying all events."""
    dice, tournament, found = random.Random(36), found_club(players, seats), []
    for number in range(1, rounds + 1):
        paired, pairing = timed(lambda: pair_round(tournament))
        tournament.apply(paired)
        for pod in paired.pods:
            if pod.table:
                points = [dice.randint(0, 9) for _ in pod.seats]
                tournament.apply(Result(number, pod.table, make_outcome(tournament.settings, pod, points)))
        _, ranking = timed(lambda: rank_players(tournament))
        _, replaying = timed(lambda: fold(tournament.settings, tournament.events))
        found.append((pairing, ranking, replaying))
    return found


def main(players: int = 1000, rounds: int = 10, seats: int = 2) -> None:
    """Measure and print a line a round."""
    print(f"Swiss, {players} players, tables of up to {seats}; seconds:")
    print("round   pairing  standings     replay")
    for number, seconds in enumerate(measure(players, rounds, seats), 1):
        print(f"{number:5} " + " ".join(f"{value:10.3f}" for value in seconds))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
