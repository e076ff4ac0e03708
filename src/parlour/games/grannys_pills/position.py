"""Positions of Granny's Pills as JSON, and which of them can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from parlour.core.clauses import clause_id
from parlour.core.errors import BadPosition, Unreadable
from parlour.core.flat_positions import StreamPosition, bits_of, held, members, read_common, repeats, write_common
from parlour.core.verbs import check
from parlour.games.grannys_pills.board import ASKED, PILL_NAMES, PRESCRIPTIONS
from parlour.games.grannys_pills.record import (
    ACTIONS,
    CHOOSE,
    EMPTY,
    FORM_NAMES,
    KINDS,
    MOST_CHANGES,
    NONE,
    OF_A_KIND,
    PILLS,
    PLACE_ONE,
    PLACE_THREE,
    SCHEDULE,
    SEATS,
    SPACES,
    UNSEEN,
    Options,
    State,
)

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


def prepare(state: State, options: Options) -> None:
    """Write the option that has no field of its name in the record."""
    state.around = options.view == "around"


# --- writing


def write_pill(kind: int) -> str:
    """Write a pill, ``.`` for none."""
    return "." if kind == EMPTY else PILL_NAMES[kind]


def stacks(state: State, seat: int) -> list[list[tuple[int, int]]]:
    """List the pills on each space of a schedule, bottom to top, as (kind, tag); ``state`` may be plain values."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(SCHEDULE)]
    for i in range(int(state.covers)):
        owner, space = divmod(int(state.covered_at[i]), SCHEDULE)
        if owner == seat:
            found[space].append((int(state.covered[i]), int(state.covered_tag[i])))
    for space in range(SCHEDULE):
        if int(state.top[seat][space]) != EMPTY:
            found[space].append((int(state.top[seat][space]), int(state.top_tag[seat][space])))
    return found


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    earlier = int(state.used) & ~bits_of(number for number in state.prescription.tolist() if number >= 0)
    return Position(
        players=tuple(_player(state, seat) for seat in range(int(state.players))),
        grid=tuple(write_pill(int(kind)) for kind in state.pill),
        chosen=_chosen(state),
        used=members(earlier),
        tags=tuple(state.tag.tolist()),
        **write_common(Position, state, Options, PHASES, view="around" if int(state.around) else "common"),
    )


def _player(state: State, seat: int) -> Player:
    piles = stacks(state, seat)
    prescription = int(state.prescription[seat])
    return Player(
        prescription if prescription >= 0 else None,
        tuple(">".join(write_pill(kind) for kind, _ in pile) or "." for pile in piles),
        tuple(state.points[seat, : int(state.rounds)].tolist()),
        tuple(tag for pile in piles for _, tag in pile),
    )


def _chosen(state: State) -> str | None:
    if int(state.phase) == PLACE_THREE:
        return f"takeThree {FORM_NAMES[int(state.form)]} {int(state.anchor)}"
    return f"takeOne {int(state.anchor)}" if int(state.phase) == PLACE_ONE else None


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_common(position, state, Options, PHASES)
    check_position(position, options)
    prepare(state, options)
    state.pill[:] = state.top[:] = state.covered[:] = state.covered_at[:] = EMPTY
    state.form = state.anchor = state.prescription[:] = NONE
    _load_grid(position, state)
    for seat, player in enumerate(position.players):
        _load_player(player, state, seat)
    state.used = int(state.used) | bits_of(position.used)
    state.rounds = len(position.players[0].rounds)
    state.shown = bits_of(turned_up(position))
    _load_bag(state)
    if position.chosen is not None:
        state.phase = CHOOSE
        _load_chosen(position.chosen, position.phase, state)
        state.phase = PHASES.index(position.phase)


def _next_tag(state: State, tags: Iterable[int]) -> int:
    """Give the tag written down, or a new one to a pill written by hand."""
    tag = next(iter(tags), 0)
    state.tags = max(int(state.tags), tag or int(state.tags) + 1)
    return tag or int(state.tags)


def _load_grid(position: Position, state: State) -> None:
    for place, word in enumerate(position.grid):
        if word != ".":
            kind = PILL_NAMES.index(word)
            state.pill[place] = kind
            state.tag[place] = _next_tag(state, position.tags[place : place + 1])
            for turn in range(SEATS if int(state.around) else 1):
                state.of_colour[turn, kind // 4] |= 1 << int(UNSEEN[turn, place])


def _load_player(player: Player, state: State, seat: int) -> None:
    state.prescription[seat] = player.prescription
    state.used = int(state.used) | 1 << int(state.prescription[seat])
    state.points[seat, : len(player.rounds)] = player.rounds
    tags = iter(player.tags)
    for space, pile in enumerate(piles(player)):
        tagged = [(PILL_NAMES.index(pill), _next_tag(state, tags)) for pill in pile]
        for kind, tag in tagged[:-1]:
            i = int(state.covers)
            state.covered[i], state.covered_at[i], state.covered_tag[i] = kind, seat * SCHEDULE + space, tag
            state.covers += 1
        if tagged:
            state.top[seat, space], state.top_tag[seat, space] = tagged[-1]
            state.stacked[seat] |= (len(pile) > 1) << space


def _load_bag(state: State) -> None:
    lying = [int(kind) for kind in (*state.pill, *state.top.ravel(), *state.covered)]
    for kind in range(KINDS):
        state.bag[kind] = OF_A_KIND - lying.count(kind)
    state.left = int(state.bag.sum())
    tags = {int(tag) for tag in (*state.tag, *state.top_tag.ravel(), *state.covered_tag)} - {0}
    if len(tags) < PILLS - int(state.left):
        raise BadPosition("tags: every pill has one of its own", "tags")


def _load_chosen(chosen: str, phase: str, state: State) -> None:
    """Choose pills as the rules allow (GRA-21, 25, 29)."""
    try:
        action = ACTIONS.read(chosen)
    except Unreadable as error:
        raise BadPosition(f"chosen: {error}", "chosen") from None
    kind, values = ACTIONS.split(action)
    if kind != {"placeThree": "takeThree", "placeOne": "takeOne"}[phase]:
        raise BadPosition(f"chosen: {kind} does not lead to phase {phase}", "chosen")
    if clause := int(check(state, int(state.turn), action)):
        raise BadPosition(f"chosen: {chosen} is not possible ({clause_id('GRA', clause)})", "chosen")
    state.form = FORM_NAMES.index(str(values["form"])) if kind == "takeThree" else NONE
    state.anchor = int(values["anchor" if kind == "takeThree" else "space"])
