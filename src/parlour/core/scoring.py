"""What a score sheet adds up to, and what cannot stand on it.

An expression of a sheet is a number, a name, or a list of an operator and its operands. Where seats are compared each
of them has names of its own: ``["sum", "hand"]`` adds ``hand`` over all seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from parlour.core.sheets import NOBODY, Check, Expression, Field, Filled, Line, Refusal, Sheet, Standing

Names = dict[str, Any]


def _pick(index: int, *values: int) -> int:
    return values[index]


OPERATORS: Mapping[str, Callable[..., int]] = {
    "+": lambda *all: sum(all),
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
    "max": max,
    "min": min,
    "<": lambda a, b: int(a < b),
    "<=": lambda a, b: int(a <= b),
    "=": lambda a, b: int(a == b),
    "not": lambda a: int(not a),
    "and": lambda *all: int(all.count(0) == 0),
    "or": lambda *all: int(any(all)),
    "if": lambda a, b, c: b if a else c,
    "pick": _pick,
}
ACROSS: Mapping[str, Callable[[list[int]], int]] = {
    "sum": sum,
    "most": max,
    "least": min,
    "every": lambda all: int(0 not in all),
    "some": lambda all: int(any(all)),
}


def evaluate(expression: Expression, seats: Sequence[Names], at: int) -> int:
    """Evaluate an expression for a seat; ``is`` compares with a word, ``else`` has a value for what is left open."""
    if isinstance(expression, str):
        return int(seats[at][expression])
    if not isinstance(expression, list):
        return int(expression)
    operator, *operands = expression
    if operator == "is":
        return int(seats[at][operands[0]] == operands[1])
    if operator == "else":
        left_open = seats[at][operands[0]] is None
        return evaluate(operands[1] if left_open else operands[0], seats, at)
    if operator in ACROSS:
        return ACROSS[operator]([evaluate(operands[0], seats, seat) for seat in range(len(seats))])
    return OPERATORS[operator](*(evaluate(operand, seats, at) for operand in operands))


def given(sheet: Sheet, filled: Filled) -> Names:
    """Return the names that every seat knows: options, players, and what follows from them."""
    names: Names = {**filled.options, "players": filled.players}
    for name, expression in sheet.let.items():
        names[name] = evaluate(expression, [names], 0)
    return names


def tally(sheet: Sheet, filled: Filled) -> list[Names]:
    """Return what the lines add up to, for every seat."""
    known = given(sheet, filled)
    blank = dict.fromkeys([*sheet.sums, *sheet.bests, "points"], 0)
    totals = [{**known, "seat": seat, **blank} for seat in range(filled.players)]
    summed = {**sheet.sums, "points": sheet.points}
    for line in filled.lines:
        names = _names(sheet, line, totals)
        for at, seat in enumerate(_there(line)):
            for name, expression in summed.items():
                totals[seat][name] += evaluate(expression, names, at)
            for name, expression in sheet.bests.items():
                totals[seat][name] = max(totals[seat][name], evaluate(expression, names, at))
    rounds, rest = divmod(len(filled.lines), filled.players) if sheet.by == "turn" else (len(filled.lines), 0)
    for total in totals:
        total |= {"lines": len(filled.lines), "rounds": rounds, "whole": int(rest == 0)}
    return totals


def standing(sheet: Sheet, filled: Filled) -> Standing:
    """Add up a sheet; all its lines must have been accepted."""
    totals = tally(sheet, filled)
    ended = filled.ended or bool(filled.lines and evaluate(sheet.over, totals, 0))
    over = ended and (sheet.closing is None or bool(filled.closing))
    if sheet.closing is not None and filled.closing:
        for seat, parts in enumerate(filled.closing):
            totals[seat]["points"] += evaluate(sheet.closing.points, [{**totals[seat], **parts}], 0)
    may_end = bool(not ended and filled.lines and sheet.ends and evaluate(sheet.ends.when, totals, 0))
    return Standing(
        points=tuple(seat["points"] for seat in totals),
        rounds=totals[0]["rounds"],
        turn=NOBODY if ended or sheet.by == "round" else turn_of(sheet, filled),
        closes=ended and not over,
        over=over,
        may_end=may_end,
        winners=_winners(sheet, totals) if over else (),
    )


def turn_of(sheet: Sheet, filled: Filled) -> int:
    """Return the seat whose line is next, where a line is a turn."""
    if not filled.lines:
        return filled.first
    line = filled.lines[-1]
    seat = _there(line)[0]
    names = _names(sheet, line, tally(sheet, msgspec.structs.replace(filled, lines=filled.lines[:-1])))
    return seat if evaluate(sheet.again, names, 0) else (seat + 1) % filled.players


def judge(sheet: Sheet, filled: Filled, line: Line) -> Refusal | None:
    """Return why a line cannot be the next one of a sheet; None if it can."""
    totals = tally(sheet, filled)
    if filled.ended or (filled.lines and evaluate(sheet.over, totals, 0)):
        return Refusal("over", sheet.over_clause)
    there = _there(line)
    if sheet.by == "turn" and there != [turn_of(sheet, filled)]:
        return Refusal("turn", sheet.over_clause)
    names = _names(sheet, line, totals)
    for at, seat in enumerate(there):
        if refusal := _refused(sheet.shared + sheet.fields, sheet.checks, names, at, seat):
            return refusal
    after = tally(sheet, msgspec.structs.replace(filled, lines=(*filled.lines, line)))
    return next(filter(None, (_failed(sheet.totals, after, seat, seat) for seat in range(filled.players))), None)


def judge_closing(sheet: Sheet, filled: Filled, closing: Sequence[Mapping[str, Any]]) -> Refusal | None:
    """Return why a closing cannot stand; None if it can."""
    if sheet.closing is None or standing(sheet, filled).turn != NOBODY:
        return Refusal("ends", sheet.over_clause)
    names = [{**totals, **parts} for totals, parts in zip(tally(sheet, filled), closing, strict=True)]
    refused = (
        _refused(sheet.closing.fields, sheet.closing.checks, names, seat, seat) for seat in range(filled.players)
    )
    return next(filter(None, refused), None)


def judge_all(sheet: Sheet, filled: Filled) -> tuple[int, Refusal] | None:
    """Return the first line of a sheet that cannot stand there, and why; None if all can."""
    for number, line in enumerate(filled.lines):
        before = msgspec.structs.replace(filled, lines=filled.lines[:number], ended=False)
        if refusal := judge(sheet, before, line):
            return number, refusal
    return None


def _there(line: Line) -> list[int]:
    return [seat for seat, parts in enumerate(line.seats) if parts is not None]


def _names(sheet: Sheet, line: Line, totals: Sequence[Names]) -> list[Names]:
    """Return the names of every seat that has a part in a line; ``before`` are its points so far."""
    blank = {field.id: field.blank for field in sheet.shared + sheet.fields}
    return [
        {**totals[seat], "before": totals[seat]["points"], **blank, **line.shared, **(line.seats[seat] or {})}
        for seat in _there(line)
    ]


def _refused(
    fields: tuple[Field, ...], checks: tuple[Check, ...], names: Sequence[Names], at: int, seat: int
) -> Refusal | None:
    for field in fields:
        if refusal := _out_of_range(field, names, at, seat):
            return refusal
    return _failed(checks, names, at, seat)


def _out_of_range(field: Field, names: Sequence[Names], at: int, seat: int) -> Refusal | None:
    value = names[at][field.id]
    asked = evaluate(field.when, names, at) and not (field.unless and names[at][field.unless])
    if not asked:
        return None if value == field.blank else Refusal("unless", field.clause, field.id, seat)
    if field.kind == "choice":
        return None if value in field.values else Refusal("range", field.clause, field.id, seat)
    least = {"seat": NOBODY, "flag": 0}.get(field.kind)
    most = {"seat": names[at]["players"] - 1, "flag": 1}.get(field.kind)
    least = evaluate(field.least, names, at) if least is None else least
    most = evaluate(field.most, names, at) if most is None else most
    is_whole = isinstance(value, int) and least <= value <= most
    return None if is_whole else Refusal("range", field.clause, field.id, seat, least, most)


def _failed(checks: tuple[Check, ...], names: Sequence[Names], at: int, seat: int) -> Refusal | None:
    failed = next((check for check in checks if not evaluate(check.holds, names, at)), None)
    return Refusal(failed.id, failed.clause, seat=seat) if failed else None


def _winners(sheet: Sheet, totals: Sequence[Names]) -> tuple[int, ...]:
    able = [seat for seat in range(len(totals)) if evaluate(sheet.eligible, totals, seat)]
    values = {seat: [evaluate(key, totals, seat) for key in sheet.keys] for seat in able}
    best = max(values.values(), default=[])
    return tuple(seat for seat in able if values[seat] == best)
