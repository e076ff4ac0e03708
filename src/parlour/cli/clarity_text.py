"""The report of ``parlour clarity`` as text."""

from __future__ import annotations

import textwrap

from parlour.clarity.comparison import Compared
from parlour.clarity.ranking import Report, Stumbling
from parlour.clarity.shares import Share
from parlour.core.errors import UnknownGame
from parlour.core.game import find_game

FEW_ACTIONS = 500
"""With fewer actions the order of the clauses is mostly chance."""
LETTERS = 76
WIDTH = 100


def write_report(report: Report, most: int) -> str:
    """Write a report with at most ``most`` clauses."""
    lines = [
        f"{', '.join(report.games)}: {_count(report.actions, 'action')}, "
        f"{_count(report.refusals, 'refusal')} by a clause, {_count(report.hints, 'hint')}, "
        f"{_count(report.undos, 'undo')}; {_count(report.aimless, 'touch', 'touches')} of what could do nothing."
    ]
    if report.actions < FEW_ACTIONS:
        lines.append(f"Few data: with less than {FEW_ACTIONS} actions the order is mostly chance.")
    for place, found in enumerate(report.clauses[:most], 1):
        lines += ["", *_write_clause(place, found, len(report.games) > 1)]
    if not report.clauses:
        lines += ["", "No clause refused anything."]
    if len(report.clauses) > most:
        lines += ["", f"{len(report.clauses) - most} more with --most {len(report.clauses)}."]
    for compared in report.compared:
        lines += ["", *_write_comparison(compared)]
    return "\n".join(lines)


def _write_clause(place: int, found: Stumbling, names_game: bool) -> list[str]:
    where = f" ({found.game})" if names_game else ""
    lines = [f"{place:2}. {found.clause}{where}  {_clause_text(found.game, found.clause)}"]
    lines.append(f"    refused in {_percent(found.rate)}{', few data' if found.is_scarce else ''}")
    if found.early.of and found.late.of:
        lines.append(
            f"    matches 1 to 3: {_percent(found.early)}; from the 10th on: {_percent(found.late)}{_learnt(found)}"
        )
    after = [_count(found.hints, "hint"), _count(found.undos, "undo")]
    if found.slower is not None:
        after.append(
            f"decisions {abs(found.slower):.1f} steps {'longer' if found.slower >= 0 else 'shorter'} than usual"
        )
    lines.append(f"    afterwards {', '.join(after)}")
    return lines


def _learnt(found: Stumbling) -> str:
    if not found.unlearnt.is_shown:
        return " (no difference shown)"
    return " (less often later)" if found.unlearnt.value > 0 else " (more often later)"


def _count(number: int, one: str, several: str = "") -> str:
    return f"{number} {one if number == 1 else several or one + 's'}"


def _percent(share: Share) -> str:
    return f"{share.value:.1%} of {share.of} ({share.low:.1%} to {share.high:.1%})"


def _clause_text(game: str, clause: str) -> str:
    """Return the beginning of a clause, empty where this Parlour does not have it."""
    try:
        known = find_game(game)
    except UnknownGame:
        return ""
    return textwrap.shorten(known.clause_text(clause), LETTERS, placeholder=" ...") if clause in known.clauses else ""


def _write_comparison(found: Compared) -> list[str]:
    points = (100 * each for each in (found.fewer.value, found.fewer.low, found.fewer.high))
    head = (
        f"Wording {found.name} of {found.clause} ({found.game}): the usual one refused in {_percent(found.usual)}, the "
        f"other one in {_percent(found.other)}; {'{:.1f} ({:.1f} to {:.1f})'.format(*points)} points fewer with the "
        "other."
    )
    return textwrap.wrap(f"{head} {found.words}", WIDTH)
