"""Pair the next round of a tournament. The result is an event; nothing is changed until it is applied."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from fractions import Fraction

from parlour.tournaments.bracket import first_slots, next_slots, pair_slots
from parlour.tournaments.circle import PLANES, circle_pairs, circle_rounds, plane_groups
from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Paired, Pod
from parlour.tournaments.ledger import Ledger
from parlour.tournaments.lots import draw_lot, shuffle
from parlour.tournaments.matching import LOTS, Entrant, match_field
from parlour.tournaments.pods import group_field, seat_group, split_sizes
from parlour.tournaments.remaining import pair_remaining
from parlour.tournaments.tournament import Tournament

Tables = list[tuple[str, ...]]
"""Who sits at each table, in the order of the seats; one name is a bye, none a place that nobody reached."""


def pair_round(tournament: Tournament, most: int | None = None) -> Paired:
    """Return the event that pairs the next round, always the same for the same events.

    most: the most tables of an arena, for those of its free players who entered first; None: all it takes

    Raises TournamentRefused where no round can be paired: it is over, results are missing, or too few are here.
    """
    tournament.refuse_pairing()
    refuse_over(tournament)
    settings = tournament.settings
    if settings.meets_all:
        tables = _meet_all(tournament)
    elif settings.format == "elimination":
        tables = _knock_out(tournament)
    elif settings.format == "thirty-six":
        tables = _rotate_start(tournament)
    elif settings.for_two:
        tables = _match(tournament, most)
    else:
        tables = _group(tournament)
    return Paired(len(tournament.rounds) + 1, _number_tables(tournament, tables))


def _number_tables(tournament: Tournament, tables: Tables) -> tuple[Pod, ...]:
    """Number tables from 1, in an arena with the numbers that are free."""
    is_arena = tournament.settings.format == "arena"
    taken = {pod.table for _, pod in tournament.open_tables} if is_arena else set()
    free = (number for number in itertools.count(1) if number not in taken)
    return tuple(Pod(next(free) if len(seats) > 1 else 0, seats) for seats in tables)


def is_over(tournament: Tournament) -> bool:
    """Whether nothing is paired any more and no result is missing."""
    planned = planned_rounds(tournament)
    is_paired = tournament.is_closed or (planned is not None and 0 < planned <= len(tournament.rounds))
    return is_paired and not tournament.open_tables


def planned_rounds(tournament: Tournament) -> int | None:
    """Return how many rounds there will be; None where nobody knows yet."""
    settings, players = tournament.settings, len(_first_players(tournament))
    if settings.rounds is not None:
        return settings.rounds
    if settings.format in ("round-robin", "league") and not settings.for_two and players:
        return -(-(players - 1) // (settings.seats[1] - 1))
    if settings.format == "elimination" and players:
        return (players - 1).bit_length()
    if settings.format == "thirty-six" and players:
        return len(tournament.rounds) + len(_starters_left(tournament))
    return None


def refuse_over(tournament: Tournament) -> None:
    """Raise TournamentRefused where all rounds of the format are paired."""
    settings, paired = tournament.settings, len(tournament.rounds)
    planned = planned_rounds(tournament)
    if planned is not None and paired >= planned and paired:
        raise TournamentRefused("all-paired", rounds=paired)
    if settings.format == "elimination" and paired and len(next_slots(tournament.rounds[-1])) == 1:
        raise TournamentRefused("knockout-over")


def _first_players(tournament: Tournament) -> list[str]:
    """Return who was there for the first round, in the order of entry; before that, who is there now."""
    if not tournament.rounds:
        return [player.name for player in tournament.here]
    paired = {name for pod in tournament.rounds[0].pods for name in pod.seats}
    return [name for name in tournament.players if name in paired]


def _refuse_few(tournament: Tournament, players: Sequence[str], least: int) -> None:
    if len(players) < least:
        what = "free" if tournament.settings.format == "arena" else "here"
        raise TournamentRefused("few", least=least, what=what, players=len(players))


def _order(tournament: Tournament, ledger: Ledger, names: Sequence[str], *about: object) -> list[str]:
    """Return names by score, best first, the order of equals being drawn by lot."""
    mixed = shuffle(tournament.settings.seed, names, "order", len(tournament.rounds), *about)
    return sorted(mixed, key=lambda name: -_level(tournament, ledger, name))


def _level(tournament: Tournament, ledger: Ledger, name: str) -> Fraction:
    """Return the score by which a player is paired: in a duplicate tournament all are paired alike."""
    return Fraction(0) if tournament.settings.format == "duplicate" else ledger.accounts[name].score


def _match(tournament: Tournament, most: int | None) -> Tables:
    """Pair a Swiss or duplicate round or an arena's free players for two."""
    ledger, busy = Ledger(tournament), tournament.busy
    names = [player.name for player in tournament.here if player.name not in busy]
    _refuse_few(tournament, names, 2)
    accounts, is_arena = ledger.accounts, tournament.settings.format == "arena"
    if is_arena and most is not None:
        names = names[: 2 * most]
    order = _order(tournament, ledger, names)
    fewest = min(accounts[name].byes for name in names)
    if is_arena:  # whoever played most waits
        games = {name: accounts[name].seats.total() for name in names}
        resting = {name: max(games.values()) - games[name] for name in names}
    else:
        resting = {name: n for n, name in enumerate(reversed(order)) if accounts[name].byes == fewest}
    field = [
        Entrant(
            name,
            _level(tournament, ledger, name),
            accounts[name].balance,
            ledger.opponents(name),
            draw_lot(tournament.settings.seed, "pair", len(tournament.rounds), name) % LOTS,
        )
        for name in order
    ]
    pairs, bye = match_field(field, ledger.met, resting)
    return [*pairs, *([(bye,)] if bye is not None and not is_arena else [])]


def _group(tournament: Tournament) -> Tables:
    """Pair a round of larger tables, by score in a Swiss tournament."""
    settings, ledger = tournament.settings, Ledger(tournament)
    names = [player.name for player in tournament.here]
    sizes, left_over = split_sizes(len(names), settings.seats)
    by_score = settings.format == "swiss"
    low_first = list(reversed(_order(tournament, ledger, names) if by_score else shuffle(settings.seed, names, "bye")))
    resting = sorted(low_first, key=lambda name: ledger.accounts[name].byes)[:left_over]
    names = [name for name in names if name not in resting]
    scores = {name: ledger.accounts[name].score if by_score else 0 * ledger.accounts[name].score for name in names}
    groups = None if by_score else _plane(tournament, names)
    if groups is None:
        orders = (
            _order(tournament, ledger, names, n) if by_score else shuffle(settings.seed, names, n)
            for n in itertools.count(len(tournament.rounds))
        )
        groups = group_field(orders, sizes, scores, ledger.met)
    lots = {name: draw_lot(settings.seed, "seat", len(tournament.rounds), name) for name in names}
    seated = [seat_group(group, lambda name, seat: ledger.accounts[name].seats[seat], lots) for group in groups]
    return [*seated, *((name,) for name in resting)]


def _plane(tournament: Tournament, names: list[str]) -> list[list[str]] | None:
    """Return the tables of an affine plane if as many players as it has were there from the beginning."""
    size, row = tournament.settings.seats[1], len(tournament.rounds)
    first = _first_players(tournament)
    if size not in PLANES or len(names) != size * size or set(names) != set(first) or row > size:
        return None
    mixed = shuffle(tournament.settings.seed, first, "plane")
    return [[mixed[place] for place in group] for group in plane_groups(size, row)]


def _meet_all(tournament: Tournament) -> Tables:
    """Pair a round of a round robin for two: by the circle method as long as it holds, else those who have not met."""
    names = [player.name for player in tournament.here]
    _refuse_few(tournament, names, 2)
    ledger = Ledger(tournament)
    tables = _circle(tournament, ledger)
    if tables is None:
        tables = pair_remaining(tournament, ledger)
    if not tables:
        raise TournamentRefused("all-met")
    seated = {name for table in tables for name in table}
    return [*tables, *((name,) for name in names if name not in seated)]


def _circle(tournament: Tournament, ledger: Ledger) -> Tables | None:
    """Return the round of the circle method; None where somebody came later, or where it does not fit any more."""
    first, row = _first_players(tournament), len(tournament.rounds)
    if any(player.name not in first for player in tournament.here):
        return None
    mixed = shuffle(tournament.settings.seed, first, "circle")
    cycle, row = divmod(row, circle_rounds(len(mixed)))
    if cycle >= tournament.settings.cycles:
        return None
    pairs = [(mixed[a], mixed[b]) for a, b in circle_pairs(len(mixed), row)]
    tables = [pair for pair in pairs if all(tournament.players[name].is_here for name in pair)]
    if not tables or any(ledger.met(*pair) != cycle for pair in tables):
        return None
    return [pair[::-1] if cycle % 2 else pair for pair in tables]


def _knock_out(tournament: Tournament) -> Tables:
    """Pair a round of a knockout; who left leaves the place empty, so that the opponent has a bye."""
    settings = tournament.settings
    if not tournament.rounds:
        names = [player.name for player in tournament.here]
        _refuse_few(tournament, names, 2)
        slots = first_slots(shuffle(settings.seed, names, "seeds") if settings.seeding == "lot" else names)
    else:
        slots = next_slots(tournament.rounds[-1])
    ledger = Ledger(tournament)
    here = [name if name is not None and tournament.players[name].is_here else None for name in slots]
    return [_by_starts(tournament, ledger, table) for table in pair_slots(here)]


def _by_starts(tournament: Tournament, ledger: Ledger, table: tuple[str, ...]) -> tuple[str, ...]:
    """Give the starting seat to the player who started less often; lots decide between equals."""
    seed, row = tournament.settings.seed, len(tournament.rounds)
    return tuple(sorted(table, key=lambda name: (ledger.accounts[name].balance, draw_lot(seed, "start", row, name))))


def _starters_left(tournament: Tournament) -> list[str]:
    """Return who is here and has not started a game of 36's own tournament, in the order of the seats."""
    started = {one.pods[0].seats[0] for one in tournament.rounds}
    return [name for name in _seats_of_36(tournament) if tournament.players[name].is_here and name not in started]


def _seats_of_36(tournament: Tournament) -> list[str]:
    """Return all players clockwise; lots decide who begins (T36-08)."""
    return shuffle(tournament.settings.seed, _first_players(tournament), "seats")


def _rotate_start(tournament: Tournament) -> Tables:
    """Pair the next game of 36's own tournament: everybody at one table, the next one starts (T36-30, 31, D17)."""
    names = [player.name for player in tournament.here]
    _refuse_few(tournament, names, 2)
    most = tournament.settings.seats[1]
    if len(names) > most:
        raise TournamentRefused("one-table", most=most, players=len(names))
    round_table = _seats_of_36(tournament)
    begin = round_table.index(next(iter(_starters_left(tournament))))
    turned: Iterator[str] = iter((*round_table[begin:], *round_table[:begin]))
    return [tuple(name for name in turned if name in names)]
