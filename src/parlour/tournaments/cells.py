"""Numbers, results and rounds as short texts, for tables on paper, on a screen and in a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from fractions import Fraction

from parlour.tournaments.events import Outcome, Pod
from parlour.tournaments.ledger import Line
from parlour.tournaments.outcomes import award_points
from parlour.tournaments.settings import Settings, TieBreak, exact
from parlour.tournaments.standings import Standing

TIE_BREAK_TITLES: dict[TieBreak, str] = {
    "buchholz": "Buchholz",
    "buchholz-cut": "Buchholz cut",
    "median-buchholz": "Median Buchholz",
    "sonneborn-berger": "Sonneborn-Berger",
    "head-to-head": "Head to head",
    "games-won": "Games won",
    "game-points": "Game points",
}


def number_text(value: Fraction | None) -> str:
    """Return a number with two decimals at most, without zeros at its end; nothing for None.

    >>> number_text(Fraction(5, 2)), number_text(Fraction(7, 3)), number_text(Fraction(3))
    ('2.5', '2.33', '3')
    """
    if value is None:
        return ""
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def outcome_text(settings: Settings, pod: Pod, outcome: Outcome) -> str:
    """Return a result: each name, with what ``seat_texts`` says of it."""
    texts = seat_texts(settings, outcome)
    return ", ".join(f"{name} {text}" for name, text in zip(pod.seats, texts, strict=True))


def seat_texts(settings: Settings, outcome: Outcome) -> list[str]:
    """Return by seat the score, then in parentheses the points of the game where they were noted and are not the score.

    ``absent`` is who did not show up, ``forfeit`` whose score is not known yet.
    """
    texts = []
    for seat, score in enumerate(award_points(settings, outcome)):
        text = number_text(score) or "forfeit"
        if outcome.points and settings.scoring == "places":
            text += f" ({number_text(exact(outcome.points[seat]))})"
        texts.append(text if outcome.places[seat] else "absent")
    return texts


def round_cell(line: Line, places: Mapping[str, int]) -> str:
    """Return what one round brought a player.

    At tables for two: W for won, D for drawn or L for lost, and the opponent's place in the standings: signs would be
    arithmetic to a spreadsheet. At larger tables: the place at the table, of how many. Where results are compared: the
    share of the others that was beaten. Else ``bye``, ``rest``, ``forfeit`` for a game won by it, ``absent``, and ``…``
    for an open table.
    """
    if line.share is not None:
        return f"{number_text(100 * line.share)}%"
    if line.kind == "played":
        if len(line.places) > 1:
            return f"{line.place} of {1 + sum(place > 0 for place in line.places)}"
        other = line.places[0]
        sign = "W" if line.place < other else "D" if line.place == other else "L"
        return f"{sign}{places.get(line.opponents[0], '')}"
    return {"open": "…", "no-show": "absent"}.get(line.kind, line.kind)


def round_cells(standing: Standing, rounds: int, places: Mapping[str, int]) -> list[str]:
    """Return the cells of all rounds, empty where the player was not there; of an arena one cell for each game."""
    cells = [""] * rounds
    for line in standing.account.lines:
        cells[line.round - 1] = round_cell(line, places)
    return cells


def headings(settings: Settings) -> list[str]:
    """Return the headings of the standings before the rounds."""
    return ["Place", "Name", "Score", *(TIE_BREAK_TITLES[wish] for wish in settings.tie_breaks)]


def standing_cells(standing: Standing) -> list[str]:
    """Return a line of the standings before its rounds."""
    name = standing.name if standing.is_here else f"{standing.name} (left)"
    return [str(standing.place), name, number_text(standing.score), *map(number_text, standing.tie_breaks)]


def spoken(standings: Sequence[Standing]) -> list[int]:
    """Return the columns of the standings in which anything stands; head to head is empty where all scores differ."""
    rows = [standing_cells(standing) for standing in standings]
    return [n for n in range(len(rows[0]) if rows else 0) if any(row[n] for row in rows)]


def write_csv(settings: Settings, standings: Sequence[Standing], rounds: int) -> str:
    """Return the standings as comma-separated values, a line a player, with all rounds.

    A name that a spreadsheet would take for a formula has an apostrophe in front.
    """
    out = io.StringIO()
    sheet = csv.writer(out)
    sheet.writerow([*headings(settings), *(f"Round {number}" for number in range(1, rounds + 1))])
    places = {standing.name: standing.place for standing in standings}
    for standing in standings:
        place, name, *values = standing_cells(standing)
        name = f"'{name}" if name[0] in "=+-@" else name
        sheet.writerow([place, name, *values, *round_cells(standing, rounds, places)])
    return out.getvalue()
