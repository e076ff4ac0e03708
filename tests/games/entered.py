"""Matches of the engine as people would enter them on a score sheet, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from parlour.core import verbs
from parlour.core.dice import new_dice, roll
from parlour.core.game import Game
from parlour.core.kernel import boxed
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.sheets import NOBODY, Filled, Line, sheet_of
from parlour.core.values import Values
from parlour.core.verbs import CLOCK
from parlour.games.grannys_pills.board import ASKED
from parlour.games.pentic import board as pentic
from parlour.games.queen_of_the_ticcitories.board import clusters
from parlour.games.tic.deck import COMMON, NAMES
from parlour.games.tyramid import board as tyramid

LONGEST = 6000
TIE = ("nic", "single", "tic")
Parts = dict[str, Any]


class Step(NamedTuple):
    """An action, and the record before and after it."""

    before: Any
    seat: int
    name: str
    given: dict[str, Any]
    action: int
    after: Any


def played(match: Match, seed: int) -> Iterator[Step]:
    """Play random actions to the end; where clocks may run, they seldom run out."""
    dice, actions = new_dice(seed), match.game.rules.actions
    for _ in range(LONGEST):
        if match.over:
            return
        seat = pick_actor(match.actors(), dice)
        clock = match.clock()
        if seat == CLOCK and clock is not None:
            if match.actors() != 1 << CLOCK and roll(dice, 8):
                continue
            action = actions.read(f"clock {clock.name}")
        else:
            legal = match.actions(seat)
            action = legal[roll(dice, len(legal))]
        before = match.state.copy()
        name, given = actions.split(action) if seat != CLOCK else ("clock", {})
        match.carry_out(seat, action)
        yield Step(before, seat, name, given, action, match.state.copy())
    raise AssertionError("a random game took too long")


def entered(game: Game, match: Match, seed: int) -> Filled:
    """Play a match at random, and return the sheet that people at the table would have."""
    sheet = sheet_of(game)
    assert sheet is not None
    steps = list(played(match, seed))
    lines, closing = WAYS[game.name](match, steps)
    by_hand = sheet.ends is not None and (bool(closing) or match.options.deck_out == "end")
    return Filled(
        match.players,
        {name: getattr(match.options, name) for name in sheet.options},
        steps[0].seat if sheet.by == "turn" else 0,
        tuple(lines),
        tuple(closing),
        ended=by_hand,
    )


def _turn(match: Match, seat: int, parts: Parts) -> Line:
    return Line(tuple(parts if it == seat else None for it in range(match.players)))


def _pentic(match: Match, steps: Sequence[Step]) -> tuple[list[Line], list[Parts]]:
    return [_turn(match, step.seat, _pentic_parts(step)) for step in steps], []


def _pentic_parts(step: Step) -> Parts:
    if step.name == "pass":
        return {"passed": 1}
    card, pile = NAMES.index(step.given["card"]), step.given["pile"] - 1
    nics, singles, tics = map(int, pentic.count_edges(step.before, card, pile))
    covered = TIE[int(COMMON[card, int(step.before.top[pile])])]
    if nics == 4:
        return {"nics": 1, "covered": covered}
    return {"singles": singles, "tics": tics, "covered": covered}


def _tyramid(match: Match, steps: Sequence[Step]) -> tuple[list[Line], list[Parts]]:
    lines: list[Line] = []
    owed = False
    for step in steps:
        if step.name == "play":
            parts = _tyramid_parts(step)
            lines.append(_turn(match, step.seat, parts))
            owed = parts["tics"] >= 2 or parts["same"] != "none"
        over = step is steps[-1] and step.name == "play"
        if int(step.after.turn) != step.seat and not over and (owed or int(step.before.plays) == 0):
            if step.name != "play" or owed:
                lines.append(_turn(match, step.seat, {"passed": 1}))
            owed = False
    return lines, [{"held": int(match.state.held[seat])} for seat in range(match.players)]


def _tyramid_parts(step: Step) -> Parts:
    card, half, column = NAMES.index(step.given["card"]), step.given.get("half", 0), step.given["column"] - 1
    singles, tics, pairs = map(int, tyramid.count_ties(step.before, half, column, card))
    same = {0: "none", 1: "two", 3: "three"}[pairs]
    return {"singles": singles, "tics": tics - {"none": 0, "two": 2, "three": 3}[same], "same": same}


def _queen(match: Match, steps: Sequence[Step]) -> tuple[list[Line], list[Parts]]:
    state = match.state
    plain: Any = Values(state)
    seats = [
        {"tics": int(state.tics[seat]), "nics": int(state.nics[seat]), "threes": 0, "fours": 0, "fives": 0}
        for seat in range(match.players)
    ]
    for owner, _, cards in clusters(plain):
        seats[owner][("threes", "fours", "fives")[len(cards) - 3]] += 1
    return [Line(tuple(seats))], []


def _squared(match: Match, steps: Sequence[Step]) -> tuple[list[Line], list[Parts]]:
    state = match.state
    seats = tuple({"grid": int(state.cards[seat]), "hand": int(state.held[seat])} for seat in range(match.players))
    return [Line(seats, {"out": int(state.out)})], []


def _gridsy(match: Match, steps: Sequence[Step]) -> tuple[list[Line], list[Parts]]:
    if match.players == 1:
        extra = match.points()[0][0]
        return [Line(({},), {"unsolved": 1} if extra == 125 else {"extra": int(extra)})], []
    lines = []
    for step in steps:
        if int(step.after.rounds) > int(step.before.rounds) or step is steps[-1]:
            won = [seat for seat in range(match.players) if step.after.wins[seat] > step.before.wins[seat]]
            lines.append(Line(tuple({} for _ in range(match.players)), {"winner": won[0] if won else NOBODY}))
    return lines, []


def _mismemory(match: Match, steps: Sequence[Step]) -> tuple[list[Line], list[Parts]]:
    last, state = steps[-1], match.state
    out, won = int(state.out), int(state.winners)
    winner = won.bit_length() - 1 if won.bit_count() == 1 else NOBODY
    numbers = [int(points) for points in match.points()[0]]
    there = match.players - int(last.before.out).bit_count()
    challenged = last.name == "challenge" and not out >> int(last.given["player"]) & 1
    if winner != NOBODY and numbers[winner] == 6:
        ended = "six"
    elif challenged:
        ended = "challenge"
    elif last.name in ("decline", "clock", "flip") and there == 1:
        ended, winner = "alone", NOBODY
    elif last.name in ("decline", "clock", "flip"):
        ended, winner = "stall", NOBODY
    else:
        ended = "last"
    seats = tuple(
        {"disqualified": 1} if out >> seat & 1 else {"numbers": numbers[seat]} for seat in range(match.players)
    )
    return [Line(seats, {"ended": ended, "winner": winner})], []


def _pivot(match: Match, steps: Sequence[Step]) -> tuple[list[Line], list[Parts]]:
    seats = range(match.players)
    lines: list[Line] = []
    returned = [0] * match.players
    for step in steps:
        before, after = step.before, step.after
        won = [seat for seat in seats if after.pivots_won[seat] > before.pivots_won[seat]]
        for seat in seats:
            returned[seat] |= int(after.tokens[seat] < before.tokens[seat])
        ended = int(after.rounds) - int(before.rounds) + (int(verbs.actors(boxed(after))) == 0)
        for number in range(ended):
            shared = {"winner": NOBODY, "pivots": 0}
            if number == 0 and won:
                used = int(after.pivots_won[won[0]] - before.pivots_won[won[0]])
                shared = {"winner": won[0], "pivots": used}
            lines.append(Line(tuple({"returned": 1} if back else {} for back in returned), shared))
            returned = [0] * match.players
    return lines, []


def _thirty_six(match: Match, steps: Sequence[Step]) -> tuple[list[Line], list[Parts]]:
    seats = range(match.players)
    if not match.options.tournament:
        return [Line(tuple({"left": int(match.state.left[seat])} for seat in seats))], []
    lines = []
    for step in steps:
        if any(step.after.total[seat] > step.before.total[seat] for seat in seats):
            left = tuple({"left": int(step.after.total[seat] - step.before.total[seat])} for seat in seats)
            lines.append(Line(left))
    return lines, []


def _granny(match: Match, steps: Sequence[Step]) -> tuple[list[Line], list[Parts]]:
    lines = []
    for step in steps:
        if int(step.after.rounds) == int(step.before.rounds):
            continue
        # After the last round the schedules stay (GRA-D20): so this one is played as if it were the last.
        last = step.before.copy()
        last.rounds = match.players - 1
        box = boxed(last)
        verbs.apply(box, step.seat, step.action)
        seats = tuple(_granny_parts(match, box[0], seat) for seat in range(match.players))
        full = any(parts.get("colours_right") == 9 for parts in seats)
        passes = int(box[0].cycle) < {"none": 999, 8: 8, 12: 12}[match.options.cycles]
        lines.append(Line(seats, {"ended": "full" if full else "passes" if passes else "cycles"}))
    return lines, []


def _granny_parts(match: Match, state: Any, seat: int) -> Parts:
    asked = ASKED[int(state.prescription[seat])]
    spaces = [(int(asked[space]), int(state.top[seat, space])) for space in range(9) if state.top[seat, space] >= 0]
    if any(want >> 2 != top >> 2 for want, top in spaces):
        return {"wrong": 1}
    return {
        "colours_right": len(spaces),
        "shapes_right": sum(want == top for want, top in spaces),
        "stacks": int(state.stacked[seat]).bit_count(),
    }


WAYS: dict[str, Callable[[Match, Sequence[Step]], tuple[list[Line], list[Parts]]]] = {
    "grannys-pills": _granny,
    "gridsy": _gridsy,
    "mismemory": _mismemory,
    "pentic": _pentic,
    "pivot-pawns": _pivot,
    "queen-of-the-ticcitories": _queen,
    "thirty-six": _thirty_six,
    "tic-squared": _squared,
    "tyramid": _tyramid,
}
