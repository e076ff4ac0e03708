"""Reading drawn positions of Granny's Pills: the grid as six rows of pills, schedules as three rows of stacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.core.dice import roll
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.verbs import CLOCK
from parlour.games.grannys_pills.components import PILL_NAMES
from parlour.games.grannys_pills.forms import FORM_NAMES

GAME = find_game("grannys-pills")

Q = """
    Y2 B2 B2 R2 Y4 G2
    R3 G4 G1 R2 B4 R4
    G3 G2 R1 B4 B2 R4
    Y2 B3 R2 B2 Y4 B2
    G4 G3 G4 R1 Y1 B3
    G4 R4 R4 Y2 G1 Y1
"""
"""The grid of the worked examples; with prescription 0: G4 B2 Y2 / B1 B3 Y1 / R4 R1 G3."""

BARE = ". . . / . . . / . . ."
PERFECT = "G4 B2 Y2 / B1 B3 Y1 / R4 R1 G3"
ALMOST = "G4 B2 Y2 / B1 B3 Y1 / R4 R1 ."
ONE_EACH = ("G4 . . / . . . / . . .", "Y1 . . / . . . / . . .")
"""After the first cycle, by prescriptions 0 and 1."""

Place = tuple[int, int]


def drawn(
    grid: str = Q,
    schedules: Sequence[str] = (BARE, BARE),
    rounds: Sequence[Sequence[int]] | None = None,
    options: dict[str, Any] | None = None,
    prescriptions: Sequence[int] = (0, 1, 2, 3),
    **fields: Any,
) -> Match:
    """Make a match; seat k has prescription k, earlier rounds had the last ones; what is not drawn is in the bag."""
    earlier = rounds or [()] * len(schedules)
    finished = len(earlier[0]) - (fields.get("phase") == "over")
    position = {
        "players": [
            {"prescription": number, "schedule": schedule.replace("/", " ").split(), "rounds": list(done)}
            for schedule, done, number in zip(schedules, earlier, prescriptions, strict=False)
        ],
        "grid": grid.split(),
        "used": list(range(34, 34 - finished * len(schedules), -1)),
        "options": options or {},
        "stream": {"key": "6c" * 32, "drawn": 0},
        **fields,
    }
    return Match(GAME, GAME.read_options(options or {}), GAME.load(position))


def space(place: Place) -> int:
    """Number a (row, column) of the grid."""
    return 6 * place[0] + place[1]


def legal(match: Match, kind: str, seat: int | None = None) -> list[str]:
    """The legal actions of a kind, as text, of the seat to move."""
    (mover,) = match.seats_to_act() if seat is None else (seat,)
    return [text for action in match.actions(mover) if (text := GAME.rules.actions.text(action)).split()[0] == kind]


def takes(match: Match) -> set[tuple[str, Place, Place]]:
    """Every way to take three: form, grid anchor, schedule anchor, by trying them out."""
    found = set()
    (seat,) = match.seats_to_act()
    for take in legal(match, "takeThree"):
        _, form, anchor = take.split()
        trial = Match(GAME, match.options, match.state.copy())
        trial.play(seat, take)
        for place in legal(trial, "placeThree"):
            found.add((form, divmod(int(anchor), 6), divmod(int(place.split()[1]), 3)))
    return found


def take(match: Match, seat: int, form: str, anchor: Place, home: Place) -> None:
    """Take three pills and place them."""
    assert form in FORM_NAMES
    match.play(seat, f"takeThree {form} {space(anchor)}")
    match.play(seat, f"placeThree {3 * home[0] + home[1]}")


def take_one(match: Match, seat: int, place: Place, home: Place) -> None:
    """Take one pill and place it."""
    match.play(seat, f"takeOne {space(place)}")
    match.play(seat, f"placeOne {3 * home[0] + home[1]}")


def schedule(match: Match, seat: int) -> str:
    """A schedule as it is drawn."""
    words = GAME.position(match.state)["players"][seat]["schedule"]
    return " / ".join(" ".join(words[row : row + 3]) for row in (0, 3, 6))


def grid(match: Match) -> list[str]:
    """The pills on the grid in reading order."""
    return [PILL_NAMES[int(kind)] if kind >= 0 else "." for kind in match.state.pill]


def refusal(match: Match, seat: int, action: str) -> str | None:
    """The clause that forbids an action, None if it is legal."""
    problem = match.broken(seat, GAME.rules.actions.read(action))
    return problem.clause if problem else None


NO_GRID = " ".join(["."] * 36)


def started(players: int = 2, **options: Any) -> Match:
    """Start a match from the zero seed."""
    return Match.start(GAME, players, GAME.read_options(options, players), bytes(32))


def play_on(match: Match, dice: np.ndarray) -> None:
    """Play one random action."""
    mask = match.actors()
    seat = CLOCK if mask >> CLOCK & 1 and roll(dice, 9) == 0 else match.seats_to_act()[0]
    if seat == CLOCK:
        match.expire("limit")
    else:
        actions = match.actions(seat)
        match.play(seat, actions[roll(dice, len(actions))])
