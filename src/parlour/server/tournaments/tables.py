"""The tables of the house that are opened for pairings, and what their matches say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from parlour.core.entries import Board
from parlour.core.game import Game, find_game
from parlour.core.night import board_seed
from parlour.core.seed import commitment
from parlour.ratings.results import rank_seats
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Stored, TableSetup, new_setup
from parlour.server.people.calls_to_tables import TableCall
from parlour.server.storage.tournaments import Happened, OpenedTable
from parlour.server.table.restoring import restore_state
from parlour.server.table.results import find_losses
from parlour.server.tournaments.standing import Held
from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Corrected, Event, Outcome, Paired, Pod, Result, SeriesGame
from parlour.tournaments.outcomes import check_outcome
from parlour.tournaments.series import decide_series
from parlour.tournaments.settings import Settings


def plan_tables(held: Held, event: Event) -> list[OpenedTable]:
    """Plan a table for each pairing of guests alone, and for the next game of a series that is not decided.

    There are none where all is played at real tables.
    """
    if held.played.where == "tables":
        return []
    game = find_game(held.tournament.settings.game)
    match event:
        case Paired(round=round, pods=pods):
            of_guests = [pod for pod in pods if pod.table and all(name in held.guest_of for name in pod.seats)]
            return [_plan_table(held, game, round, pod, 1) for pod in of_guests]
        case SeriesGame(round=round, table=table) if (round, table) in held.tables:
            found, pod = held.tournament.find_pod(round, table)
            played = found.games[table]
            is_over = table in found.outcomes or decide_series(held.tournament.settings.best_of, played)
            return [] if is_over else [_plan_table(held, game, round, pod, 1 + len(played))]
    return []


def _plan_table(held: Held, game: Game, round: int, pod: Pod, number: int) -> OpenedTable:
    """Plan a table with the guests in their seats, who start in turn from game to game unless an option says who."""
    options = game.read_options(_starting(game, held.played.options, (number - 1) % len(pod.seats)), len(pod.seats))
    setup = new_setup(game, options, msgspec.to_builtins(held.played.terms))
    if held.head.settings.night:
        setup = _dealt(setup, bytes.fromhex(held.head.settings.night), round)
    seats = [Seat(number, "human", name, held.guest_of[name]) for number, name in enumerate(pod.seats)]
    return OpenedTable(round, pod.table, number, setup, seats)


def list_typed_boards(held: Held, events: Iterable[Event]) -> list[str]:
    """List the tables of a night whose results an organiser typed.

    Their matches end by that: the secret of the night is shown once all results are there, and no match may still run.
    """
    if not held.head.settings.night:
        return []
    typed = ((event.round, event.table) for event in events if isinstance(event, Result | Corrected))
    return [held.tables[place] for place in typed if place in held.tables]


def _dealt(setup: TableSetup, secret: bytes, round: int) -> TableSetup:
    """Return the setup of a table that plays the board of a round of a night, as all tables of the round do."""
    board = Board(commitment(secret), round)
    return setup._replace(seed=board_seed(secret, round), board=msgspec.to_builtins(board))


def _starting(game: Game, options: dict[str, Any], seat: int) -> dict[str, Any]:
    return {game.rules.starter.option: seat, **options} if game.rules.starter is not None else options


def calls_of(held: Held, events: Sequence[Happened]) -> list[tuple[str, TableCall]]:
    """List the guests whom pairings among ``events`` call to a table, but for who paired, each with the call.

    Nobody is called in an arena that pairs by itself every few seconds: its page leads to the tables.
    """
    if held.played.minutes:
        return []
    id, title = held.head.id, held.tournament.settings.title
    return [
        (guest, TableCall(f"{id}:{number}", id, title, round, pod.table, held.tables.get((round, pod.table), "")))
        for number, happened in enumerate(events, held.known - len(events) + 1)
        for round, pod in _calling(held, happened.event)
        for name in pod.seats
        if (guest := held.guest_of.get(name)) is not None and guest != happened.guest
    ]


def _calling(held: Held, event: Event) -> Iterator[tuple[int, Pod]]:
    """Yield the tables at which an event makes people sit down."""
    match event:
        case Paired(round=round, pods=pods):
            yield from ((round, pod) for pod in pods if pod.table)
        case SeriesGame(round=round, table=table):
            found, pod = held.tournament.find_pod(round, table)
            if table not in found.outcomes:
                yield round, pod


class Ended(NamedTuple):
    """How a match ended: its outcome, None if it was called off or all left it, and the seats that people left."""

    outcome: Outcome | None
    gone: tuple[int, ...] = ()


def read_outcome(stored: Stored, settings: Settings) -> Ended | None:
    """Return how a stored table's match ended, None if it has not.

    Who gave up comes last. Points are noted where they are added up or compared, or agree with the places. Raises
    OtherRules, DamagedTable.
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
    if settings.scoring != "places" and settings.best_of == 1:
        sign = 1 if settings.lowest_wins else -1
        return Ended(Outcome(_places(tuple(sign * value for value in points)), points), gone)
    outcome = Outcome(_places(rank_seats(state.match, lost)))
    is_early = lost or state.match.ending is not None
    is_plain = is_early or settings.best_of > 1
    return Ended(outcome if is_plain else _with_points(settings, outcome, points), gone)


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
