"""What is shown of a tournament: rounds, standings, what is to be done next. Of running matches nothing is shown."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Literal

from msgspec.structs import replace

from parlour.core.seed import commitment
from parlour.protocol.tournaments import (
    ListedTournament,
    OwnTable,
    TournamentNight,
    TournamentPage,
    TournamentRound,
    TournamentSeat,
    TournamentStanding,
    TournamentTable,
)
from parlour.server.storage.tournaments import Summary
from parlour.server.tournaments.claims import list_typed
from parlour.server.tournaments.standing import Held
from parlour.tournaments.cells import write_csv
from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Outcome, Pod
from parlour.tournaments.outcomes import award_points
from parlour.tournaments.pairing import is_over, planned_rounds, refuse_over
from parlour.tournaments.series import Places, count_wins
from parlour.tournaments.settings import exact
from parlour.tournaments.standings import Standing, rank_players
from parlour.tournaments.tournament import Round, Tournament

MOST_SHOWN = 100
"""The most standings and tables on a page that is cut."""
Next = Literal["wait", "pair", "results", "over"]


def draw_page(held: Held) -> TournamentPage:
    """Draw what everybody sees of a tournament."""
    tournament, settings = held.tournament, held.tournament.settings
    standings = rank_players(tournament)
    spoken = [n for n in range(len(settings.tie_breaks)) if any(each.tie_breaks[n] is not None for each in standings)]
    return TournamentPage(
        title=settings.title,
        game=settings.game,
        format=settings.format,
        where=held.played.where,
        seats=settings.seats,
        best_of=settings.best_of,
        by_points=settings.scoring == "points",
        clock=held.played.clock,
        minutes=held.played.minutes,
        ends_at=held.head.ends_at,
        planned=planned_rounds(tournament),
        paired=len(tournament.rounds),
        closed=tournament.is_closed,
        next=find_next(tournament),
        tie_breaks=tuple(settings.tie_breaks[n] for n in spoken),
        players=len(tournament.here),
        playing=len(tournament.open_tables),
        standings=tuple(_draw_standing(each, spoken) for each in standings),
        rounds=tuple(_draw_rounds(held)),
        night=draw_night(tournament),
        typed=list_typed(held),
    )


def draw_night(tournament: Tournament) -> TournamentNight | None:
    """Draw the seal of a duplicate night, with its secret once the night is over."""
    secret = tournament.settings.night
    if not secret:
        return None
    return TournamentNight(commitment(bytes.fromhex(secret)), secret if is_over(tournament) else None)


def draw_own(held: Held, name: str) -> tuple[OwnTable, ...]:
    """Draw the tables without a result at which a player sits."""
    found = held.open_of.get(name, {})
    return tuple(
        OwnTable(round, _draw_table(held, held.tournament.rounds[round - 1], found[round, table]))
        for round, table in sorted(found)
    )


def _draw_rounds(held: Held) -> Iterator[TournamentRound]:
    """Draw the rounds with a missing result, and the last one."""
    rounds = held.tournament.rounds
    return (draw_round(held, one) for one in rounds if one.open_pods or one is rounds[-1])


def cut_page(page: TournamentPage) -> TournamentPage:
    """Return a page with its first standings and open tables alone."""
    open_tables = ((one.round, table) for one in page.rounds for table in one.tables if table.open)
    rounds = itertools.groupby(itertools.islice(open_tables, MOST_SHOWN), key=lambda found: found[0])
    cut = tuple(TournamentRound(number, tuple(table for _, table in found), ()) for number, found in rounds)
    return replace(page, standings=page.standings[:MOST_SHOWN], rounds=cut)


def draw_round(held: Held, one: Round) -> TournamentRound:
    """Draw a round."""
    is_sealed = bool(held.head.settings.night) and not is_over(held.tournament)
    tables = tuple(_draw_table(held, one, pod, is_sealed) for pod in one.pods if pod.table)
    return TournamentRound(one.number, tables, tuple(pod.seats[0] for pod in one.pods if not pod.table and pod.seats))


def _draw_table(held: Held, one: Round, pod: Pod, is_sealed: bool = False) -> TournamentTable:
    """Draw a table; one that ``is_sealed`` is not to be looked at by others who play the same board."""
    outcome = one.outcomes.get(pod.table)
    games = one.games.get(pod.table, ()) if outcome is None else ()
    seats = tuple(_draw_seat(held, pod, outcome, games, seat) for seat in range(len(pod.seats)))
    at = None if is_sealed else held.tables.get((one.number, pod.table))
    return TournamentTable(pod.table, seats, outcome is None, at)


def _draw_seat(held: Held, pod: Pod, outcome: Outcome | None, games: Sequence[Places], seat: int) -> TournamentSeat:
    if outcome is None:
        return TournamentSeat(pod.seats[seat], None, _rounded(count_wins(games)[seat]) if games else None, None)
    points = _rounded(exact(outcome.points[seat])) if outcome.points else None
    score = award_points(held.tournament.settings, outcome)[seat]
    return TournamentSeat(pod.seats[seat], outcome.places[seat], points, _rounded(score))


def _draw_standing(standing: Standing, spoken: list[int]) -> TournamentStanding:
    tie_breaks = tuple(_rounded(standing.tie_breaks[n]) for n in spoken)
    return TournamentStanding(standing.place, standing.name, float(standing.score), tie_breaks, standing.is_here)


def _rounded(value: Fraction | None) -> float | None:
    return None if value is None else round(float(value), 2)


def find_next(tournament: Tournament) -> Next:
    """Find what is to be done next, without pairing."""
    if is_over(tournament):
        return "over"
    try:
        tournament.refuse_pairing()
        refuse_over(tournament)
    except TournamentRefused:
        return "results" if tournament.open_tables else "over"
    if len(tournament.here) - len(tournament.busy) >= tournament.settings.seats[0]:
        return "pair"
    return "results" if tournament.open_tables else "wait"


def write_sheet(held: Held) -> bytes:
    """Write the standings for a spreadsheet, which knows UTF-8 by the mark at the beginning."""
    tournament = held.tournament
    return write_csv(tournament.settings, rank_players(tournament), len(tournament.rounds)).encode("utf-8-sig")


def describe_summary(found: Summary) -> ListedTournament:
    """Describe a tournament in a list."""
    settings = found.head.settings
    return ListedTournament(
        tournament=found.head.id,
        title=settings.title,
        game=settings.game,
        format=settings.format,
        where=found.head.played["where"],
        players=found.players,
        rounds=found.rounds,
        closed=found.closed,
        mine=found.mine,
        organises=found.organises,
        made_at=found.head.made_at,
    )
