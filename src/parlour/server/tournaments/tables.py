"""The tables of the house that are opened for pairings, and what their matches say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from parlour.core.game import Game, find_game
from parlour.ratings.results import rank_seats
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Stored, new_setup
from parlour.server.people.calls_to_tables import TableCall
from parlour.server.storage.tournaments import Happened, OpenedTable
from parlour.server.table.restoring import restore_state
from parlour.server.table.results import find_losses
from parlour.server.tournaments.standing import Held
from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Outcome, Paired, Pod
from parlour.tournaments.outcomes import check_outcome
from parlour.tournaments.settings import Settings


def plan_tables(held: Held, event: Paired) -> list[OpenedTable]:
    """Plan a table for each pairing of guests alone; none where all is played at real tables."""
    if held.played.where == "tables":
        return []
    game = find_game(held.tournament.settings.game)
    pods = [pod for pod in event.pods if pod.table and all(name in held.guest_of for name in pod.seats)]
    return [_plan_table(held, game, event.round, pod) for pod in pods]


def _plan_table(held: Held, game: Game, round: int, pod: Pod) -> OpenedTable:
    """Plan a table with the guests in their seats, of whom the first one starts unless an option says otherwise."""
    options = game.read_options(_starting(game, held.played.options), len(pod.seats))
    setup = new_setup(game, options, msgspec.to_builtins(held.played.terms))
    seats = [Seat(number, "human", name, held.guest_of[name]) for number, name in enumerate(pod.seats)]
    return OpenedTable(round, pod.table, setup, seats)


def _starting(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    return {game.rules.starter.option: 0, **options} if game.rules.starter is not None else options


def calls_of(held: Held, events: Sequence[Happened]) -> list[tuple[str, TableCall]]:
    """List the guests whom pairings among ``events`` call to a table, but for who paired, each with the call.

    Nobody is called in an arena that pairs by itself every few seconds: its page leads to the tables.
    """
    if held.played.minutes:
        return []
    id, title = held.head.id, held.tournament.settings.title
    return [
        (guest, TableCall(f"{id}:{round}", id, title, round, pod.table, held.tables.get((round, pod.table), "")))
        for happened in events
        if isinstance(happened.event, Paired)
        for round in (happened.event.round,)
        for pod in happened.event.pods
        if pod.table
        for name in pod.seats
        if (guest := held.guest_of.get(name)) is not None and guest != happened.guest
    ]


class Ended(NamedTuple):
    """How a match ended: its outcome, None if it was called off or all left it, and the seats that people left."""

    outcome: Outcome | None
    gone: tuple[int, ...] = ()


def read_outcome(stored: Stored, settings: Settings) -> Ended | None:
    """Return how a stored table's match ended, None if it has not.

    Who gave up comes last. Points are noted where they are added up, or agree with the places. Raises OtherRules,
    DamagedTable.
    """
    seats = [msgspec.structs.replace(seat) for seat in stored.seats]
    state = restore_state(stored)
    if state.match is None or not state.match.over:
        return None
    bots = {seat.number for seat in seats if seat.kind == "bot"}  # somebody left before the match began
    losses = find_losses(stored, state, seats)
    lost = losses.keys() | bots
    gone = tuple(sorted(bots | {seat for seat, how in losses.items() if how == "left"}))
    is_off = state.match.ending is not None and state.match.ending.how == "called-off"
    if is_off or len(lost) == len(seats):
        return Ended(None, gone)
    points = tuple(state.match.points()[0])
    if settings.scoring == "points":
        sign = 1 if settings.lowest_wins else -1
        return Ended(Outcome(_places(tuple(sign * value for value in points)), points), gone)
    outcome = Outcome(_places(rank_seats(state.match, lost)))
    is_early = lost or state.match.ending is not None
    return Ended(outcome if is_early else _with_points(settings, outcome, points), gone)


def _places(ranks: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def _with_points(settings: Settings, outcome: Outcome, points: tuple[int, ...]) -> Outcome:
    """Return the outcome with points, or as it is if they say otherwise than the places."""
    noted = Outcome(outcome.places, points)
    try:
        check_outcome(settings, Pod(1, ("",) * len(points)), noted)
    except TournamentRefused:
        return outcome
    return noted
