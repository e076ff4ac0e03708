"""Tournaments as plain text: pairings, results, standings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from parlour.core.game import find_game
from parlour.core.seed import commitment
from parlour.tournaments.cells import headings, outcome_text, spoken, standing_cells
from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Outcome, Pod
from parlour.tournaments.pairing import is_over, pair_round, planned_rounds
from parlour.tournaments.standings import rank_players
from parlour.tournaments.tournament import Round, Tournament

FORMAT_TITLES = {
    "swiss": "Swiss",
    "round-robin": "round robin",
    "elimination": "knockout",
    "league": "league",
    "arena": "arena",
    "thirty-six": "tournament of 36",
    "duplicate": "duplicate",
}


def describe(tournament: Tournament) -> str:
    """Return one line: game, format, rounds, tables and players."""
    settings = tournament.settings
    least, most = settings.seats
    planned = planned_rounds(tournament)
    parts = [
        find_game(settings.game).about.title,
        FORMAT_TITLES[settings.format],
        *([f"{planned} rounds"] if planned is not None else []),
        f"tables of {least}" if least == most else f"tables of {least} to {most}",
        *([f"best of {settings.best_of}"] if settings.best_of > 1 else []),
        f"{len(tournament.here)} players",
    ]
    return " · ".join(parts)


def round_text(tournament: Tournament, found: Round, planned: int | None) -> str:
    """Return the pairings of a round with tables and seats, and its results where there are some."""
    of = f" of {planned}" if planned is not None else ""
    label = f", {found.label}" if found.label else ""
    label += f", board {found.number}" if tournament.settings.night else ""
    most = max((len(pod.seats) for pod in found.pods), default=0)
    head = ["Table", "Seat 1 (starts)", *(f"Seat {n}" for n in range(2, most + 1))]
    rows = [[str(pod.table), *pod.seats, *[""] * (most - len(pod.seats))] for pod in found.pods if pod.table]
    if found.outcomes:
        head.append("Result")
        for row in rows:
            pod, outcome = found.pod_at(int(row[0])), found.outcomes.get(int(row[0]))
            row.append(outcome_text(tournament.settings, pod, outcome) if pod and outcome else "…")
    resting = [pod.seats[0] for pod in found.pods if not pod.table and pod.seats]
    what = "Rests" if tournament.settings.meets_all else "Bye"
    lines = [f"Round {found.number}{of}{label}", *lay_out(head, rows)]
    return "\n".join([*lines, *([f"{what}: {', '.join(resting)}"] if resting else [])])


def lay_out(head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = (0,)) -> list[str]:
    """Return lines in columns, as wide as a terminal shows them; the columns of ``right`` are aligned to the right."""
    table = [head, *rows]
    wide = [max(cell_len(row[n]) for row in table) for n in range(len(head))]

    def fill(n: int, text: str) -> str:
        blank = " " * (wide[n] - cell_len(text))
        return blank + text if n in right else text + blank

    return ["  ".join(fill(n, text) for n, text in enumerate(row)).rstrip() for row in table]


def report_text(tournament: Tournament, found: Round, pod: Pod, before: Outcome | None) -> str:
    """Return a line that confirms a result: with the result it replaces, else with the tables still in play."""
    now = outcome_text(tournament.settings, pod, found.outcomes[pod.table])
    said = f"Round {found.number}, table {pod.table}: {now}."
    if before is not None:
        return f"{said} Before: {outcome_text(tournament.settings, pod, before)}."
    still = [str(one.table) for one in found.open_pods]
    tail = f"Still in play: {', '.join(still)}." if still else f"Round {found.number} is complete."
    return f"{said} {tail}"


def standings_text(tournament: Tournament) -> str:
    """Return the standings, and after how many rounds they are so."""
    standings = rank_players(tournament)
    kept = spoken(standings)
    head, *rows = [[row[n] for n in kept] for row in (headings(tournament.settings), *map(standing_cells, standings))]
    right = [0, *range(2, len(head))]
    complete = sum(not one.open_pods for one in tournament.rounds)
    waiting = sum(len(one.open_pods) for one in tournament.rounds)
    after = f"{tournament.settings.title}, after {complete} {'round' if complete == 1 else 'rounds'}"
    still = f"; {waiting} {'table is' if waiting == 1 else 'tables are'} still in play" if waiting else ""
    return "\n".join([after + still, *lay_out(head, rows, right)])


def show_text(tournament: Tournament) -> str:
    """Return everything: settings, players, rounds, and what is to be done next."""
    here = ", ".join(player.name for player in tournament.here) or "nobody"
    gone = ", ".join(player.name for player in tournament.players.values() if not player.is_here)
    lines = [tournament.settings.title, describe(tournament), f"Here: {here}", *([f"Left: {gone}"] if gone else [])]
    lines += night_text(tournament)
    planned = planned_rounds(tournament)
    rounds = [round_text(tournament, found, planned) for found in tournament.rounds]
    return "\n\n".join(["\n".join(lines), *rounds, what_next(tournament)])


def night_text(tournament: Tournament) -> list[str]:
    """Return lines with the commitment of a duplicate tournament, and once it is over with its secret."""
    secret = tournament.settings.night
    if not secret:
        return []
    lines = [f"Commitment: {commitment(bytes.fromhex(secret))}"]
    return [*lines, f"Secret of the night: {secret}"] if is_over(tournament) else lines


def what_next(tournament: Tournament) -> str:
    """Return what the organiser may do next."""
    waiting = next((one for one in tournament.rounds if one.open_pods), None)
    if waiting is not None:
        tables = [str(pod.table) for pod in waiting.open_pods]
        named = f"table {tables[0]}" if len(tables) == 1 else f"tables {', '.join(tables)}"
        return f"Next: results of round {waiting.number}, {named}."
    if tournament.is_closed:
        return "The tournament is closed."
    try:
        pair_round(tournament)
    except TournamentRefused as error:
        return str(error)
    return f"Next: pair round {len(tournament.rounds) + 1}."
