"""Positions of Granny's Pills as JSON, and which of them can be."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import msgspec

from parlour.core.errors import BadPosition
from parlour.core.positions import StreamPosition, held, repeats
from parlour.games.grannys_pills.prescriptions import ASKED, PILL_NAMES, PRESCRIPTIONS
from parlour.games.grannys_pills.state import MOST_CHANGES, OF_A_KIND, PILLS, SCHEDULE, SEATS, SPACES, Options

PHASES = ("choose", "placeThree", "placeOne", "over")

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Tag = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=len(PRESCRIPTIONS))]
Score = Annotated[int, msgspec.Meta(ge=0, le=18)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: the number of its prescription (null while face down to the viewer), schedule, and finished rounds.

    ``schedule`` lists nine spaces: ``.``, a pill, or a stack from the bottom up as ``B2>B1``; ``tags`` those of its
    pills in the same order.
    """

    prescription: Number | None
    schedule: Annotated[tuple[str, ...], msgspec.Meta(min_length=SCHEDULE, max_length=SCHEDULE)] = (".",) * SCHEDULE
    rounds: Annotated[tuple[Score, ...], msgspec.Meta(max_length=SEATS)] = ()
    tags: tuple[Tag, ...] = ()


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Granny's Pills; every pill that is on no grid space and on no schedule is in the bag.

    ``grid`` lists 36 spaces as ``G4`` or ``.``; ``chosen`` is the action by which pills were chosen that are not yet
    placed; ``cycle`` counts finished cycles of the round, ``turns`` the turns begun, ``used`` the prescriptions of
    earlier rounds, ``changes`` how often the choice was changed.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    grid: Annotated[tuple[str, ...], msgspec.Meta(min_length=SPACES, max_length=SPACES)]
    turn: Seat = 0
    first: Seat = 0
    phase: str = "choose"
    chosen: str | None = None
    swapped: bool = False
    changes: Annotated[int, msgspec.Meta(ge=0, le=MOST_CHANGES)] = 0
    cycle: Annotated[int, msgspec.Meta(ge=0, le=PILLS + 1)] = 0
    turns: Annotated[int, msgspec.Meta(ge=0, le=2_000)] = 1
    passes: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] = 0
    used: tuple[Number, ...] = ()
    tags: tuple[Tag, ...] = ()
    last_tag: Annotated[Tag, held("tags")] = 0
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


def piles(player: Player) -> list[list[str]]:
    """The pills on each space of a schedule, from the bottom up."""
    return [[] if word == "." else word.split(">") for word in player.schedule]


def turned_up(position: Position) -> list[int]:
    """GRA-16: in the first cycle the seats from the first player to the one whose turn it is, then all."""
    players = len(position.players)
    due = (position.turn - position.first) % players + 1
    if position.phase == "over" or position.cycle > 0:
        due = players
    return [(position.first + step) % players for step in range(due)]


# --- what can be


def check_position(position: Position, options: Options) -> None:
    """Raise BadPosition naming field and clause for what no game can come to; ``chosen`` is judged by the rules."""
    if (position.chosen is None) != (position.phase in ("choose", "over")):
        raise BadPosition("chosen: pills are chosen in the placing phases, and only then", "chosen")
    _check_rounds(position)
    _check_pills(position)
    _check_schedules(position, options)
    if position.phase != "over":
        _check_turns(position, options)


def _check_rounds(position: Position) -> None:
    players = len(position.players)
    rounds = {len(player.rounds) for player in position.players}
    finished = max(rounds)
    if len(rounds) > 1 or finished > players or (finished == players) != (position.phase == "over"):
        raise BadPosition("players: as many rounds as players, for everybody alike (GRA-06)", "players")
    for seat, player in enumerate(position.players):
        if player.prescription is None:
            raise BadPosition(f"players[{seat}].prescription is missing (GRA-10)", "players")
    numbers = [*position.used, *(player.prescription for player in position.players)]
    earlier = (finished - (position.phase == "over")) * players
    if repeats(numbers) or len(position.used) != earlier:
        raise BadPosition("prescriptions are drawn once in a game, one a round and seat (GRA-10, GRA-D4)", "used")


def _check_pills(position: Position) -> None:
    grid = [[] if word == "." else [word] for word in position.grid]
    scheduled = [pile for player in position.players for pile in piles(player)]
    for pill, times in Counter(pill for pile in (*grid, *scheduled) for pill in pile).items():
        if pill not in PILL_NAMES:
            raise BadPosition(f"{pill!r} is no pill; pills are written like G4, an empty space as a point", "grid")
        if times > OF_A_KIND:
            raise BadPosition(f"{pill} lies {times} times; there are seven (GRA-D2)", "grid")
    _check_tags("tags", position.tags, grid)
    for player in position.players:
        _check_tags("players", player.tags, [[pill] for pile in piles(player) for pill in pile])


def _check_tags(field: str, tags: tuple[int, ...], places: list[list[str]]) -> None:
    if tags and [tag > 0 for tag in tags] != [bool(place) for place in places]:
        raise BadPosition(f"{field}: tags go with the pills one by one, 0 with an empty space of the grid", field)


def _check_schedules(position: Position, options: Options) -> None:
    shown = turned_up(position)
    for seat, player in enumerate(position.players):
        if seat not in shown and any(piles(player)):
            raise BadPosition(f"players: seat {seat} has had no turn in this round (GRA-16)", "players")
        if options.colours == "refuse" and not all(_agree(player, space) for space in range(SCHEDULE)):
            raise BadPosition(f"players: a pill of seat {seat} has not the colour asked for (GRA-25)", "players")


def _agree(player: Player, space: int) -> bool:
    """Whether all pills of a space have the colour of the prescription."""
    return all(pill[0] == _asked(player, space) for pill in piles(player)[space])


def _asked(player: Player, space: int) -> str:
    return PILL_NAMES[int(ASKED[player.prescription, space])][0]


def _is_full(player: Player) -> bool:
    return all(pile and pile[-1][0] == _asked(player, space) for space, pile in enumerate(piles(player)))


def _check_turns(position: Position, options: Options) -> None:
    players = len(position.players)
    pills = sum(word != "." for word in position.grid)
    if position.passes >= players:
        raise BadPosition("passes: the round ends when all have passed (GRA-D12)", "passes")
    if position.passes and pills:
        raise BadPosition("passes: nobody passes while there is a pill to take (GRA-D10)", "passes")
    if position.swapped and pills < 2:
        raise BadPosition("swapped: two pills are swapped, and lie there still (GRA-D9)", "swapped")
    if position.changes and position.chosen is None:
        raise BadPosition("changes: a choice is changed while pills are chosen (GRA-D20)", "changes")
    if options.cycles != "none" and position.cycle >= options.cycles:
        raise BadPosition("cycle: after so many cycles the round is over (GRA-D12)", "cycle")
    if position.turn == position.first and any(_is_full(player) for player in position.players):
        raise BadPosition("players: no cycle begins after a schedule was filled (GRA-38)", "players")
    taken = sum(len(pile) for player in position.players for pile in piles(player))
    if position.cycle * players + (position.turn - position.first) % players > taken + position.passes:
        raise BadPosition("cycle: every turn takes a pill, or passes if there is none (GRA-29)", "cycle")
