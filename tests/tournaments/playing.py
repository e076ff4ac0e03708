"""Tournaments that are played by dice, for tests."""

from __future__ import annotations

import random
from collections.abc import Sequence

from parlour.tournaments.events import CameBack, Corrected, Entered, Left, Outcome, Pod, Result
from parlour.tournaments.outcomes import make_outcome
from parlour.tournaments.pairing import pair_round
from parlour.tournaments.settings import USUAL_TIE_BREAKS, Format, Settings
from parlour.tournaments.tournament import Round, Tournament

SEED = "5e" * 32


def found(form: Format = "swiss", players: int | Sequence[str] = 0, **given: object) -> Tournament:
    """A tournament with these players, or with so many called P0, P1 …."""
    if form == "thirty-six":
        given = {"seats": (2, 3), "scoring": "points", "lowest_wins": True, **given}
    if form == "duplicate":
        given = {"scoring": "comparison", "night": "36" * 32, **given}
    whole = {"title": "A club", "game": "pentic", "seed": SEED, "tie_breaks": USUAL_TIE_BREAKS[form], **given}
    tournament = Tournament(Settings(format=form, **whole))  # type: ignore[arg-type]
    for name in [f"P{n}" for n in range(players)] if isinstance(players, int) else players:
        tournament.apply(Entered(name))
    return tournament


def pair(tournament: Tournament) -> Round:
    tournament.apply(pair_round(tournament))
    return tournament.rounds[-1]


def throw(tournament: Tournament, pod: Pod, dice: random.Random) -> Outcome:
    """A result by dice, with people who do not show up now and then."""
    points = [dice.randint(0, 3) for _ in pod.seats]
    absent = [name for name in pod.seats if dice.random() < 0.05]
    winner = None
    if tournament.settings.format == "elimination":
        absent = absent[:1]
        winner = dice.choice([name for name in pod.seats if name not in absent])
        points = []
    return make_outcome(tournament.settings, pod, points, winner, absent)


def finish(tournament: Tournament, dice: random.Random) -> None:
    """Give every open table a result, in any order."""
    tables = tournament.open_tables
    dice.shuffle(tables)
    for one, pod in tables:
        tournament.apply(Result(one.number, pod.table, throw(tournament, pod, dice)))


def disturb(tournament: Tournament, dice: random.Random, may_enter: bool = True) -> None:
    """Let people enter, leave and come back, and correct a result, by dice."""
    for _ in range(dice.randrange(4)):
        what = dice.choice(["enter", "leave", "back", "correct"])
        here, gone = tournament.here, [one for one in tournament.players.values() if not one.is_here]
        told = [(one, pod) for one in tournament.rounds for pod in one.pods if pod.table in one.outcomes]
        if what == "enter" and may_enter and len(tournament.players) < 12:
            tournament.apply(Entered(f"L{len(tournament.players)}"))
        elif what == "leave" and here:
            tournament.apply(Left(dice.choice(here).name))
        elif what == "back" and gone:
            tournament.apply(CameBack(dice.choice(gone).name))
        elif what == "correct" and told:
            one, pod = dice.choice(told)
            tournament.apply(Corrected(one.number, pod.table, throw(tournament, pod, dice)))


def result(tournament: Tournament, round: int, winner: str, loser: str, draw: bool = False) -> None:
    """Note who won against whom, wherever they sit."""
    one = tournament.rounds[round - 1]
    pod = next(pod for pod in one.pods if {winner, loser} == set(pod.seats))
    said = make_outcome(tournament.settings, pod, winner=None if draw else winner, is_draw=draw)
    tournament.apply(Result(round, pod.table, said))
