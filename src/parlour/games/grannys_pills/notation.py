"""Actions and positions of Granny's Pills as text and JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from parlour.core.actions import Action, Actions
from parlour.core.errors import BadPosition, Unreadable
from parlour.core.options import options_of, read_options, write_options
from parlour.core.positions import StreamPosition, read_stream, write_stream
from parlour.games.grannys_pills.prescriptions import PILL_NAMES, PRESCRIPTIONS
from parlour.games.grannys_pills.state import (
    CHOOSE,
    EMPTY,
    FORM_NAMES,
    KINDS,
    MOST_CHANGES,
    NONE,
    OF_A_KIND,
    OVER,
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

ACTIONS = Actions(
    Action("swap", edge=range(60)),
    Action("takeThree", form=FORM_NAMES, anchor=range(SPACES)),
    Action("placeThree", anchor=range(SCHEDULE)),
    Action("takeOne", space=range(SPACES)),
    Action("placeOne", space=range(SCHEDULE)),
    Action("pass"),
    Action("clock", name=("limit",)),
)
TAKE_THREE = ACTIONS.first("takeThree")
PLACE_THREE_AT = ACTIONS.first("placeThree")
TAKE_ONE = ACTIONS.first("takeOne")
PLACE_ONE_AT = ACTIONS.first("placeOne")
PASS = ACTIONS.first("pass")
CLOCK_FIRST = ACTIONS.first("clock")

PHASES = ("choose", "placeThree", "placeOne", "over")

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Tag = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=len(PRESCRIPTIONS))]
Score = Annotated[int, msgspec.Meta(ge=0, le=18)]
Stack = tuple[int, ...]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: the number of its prescription (null while face down to the viewer), schedule, and finished rounds.

    ``schedule`` lists nine spaces: ``.``, a pill, or a stack from the bottom up as ``B2>B1``; ``tags`` those of its
    pills in the same order.
    """

    prescription: Number | None
    schedule: Annotated[tuple[str, ...], msgspec.Meta(min_length=SCHEDULE, max_length=SCHEDULE)] = (".",) * SCHEDULE
    rounds: Annotated[tuple[Score, ...], msgspec.Meta(max_length=SEATS)] = ()
    tags: tuple[Tag, ...] = ()


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
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
    last_tag: Tag = 0
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


def prepare(state: State, options: Options) -> None:
    """Write the option that has no field of its name in the record."""
    state.around = options.view == "around"


# --- writing


def write_pill(kind: int) -> str:
    """Write a pill, ``.`` for none."""
    return "." if kind == EMPTY else PILL_NAMES[kind]


def stacks(state: State, seat: int) -> list[list[tuple[int, int]]]:
    """List the pills on each space of a schedule, bottom to top, as (kind, tag)."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(SCHEDULE)]
    for i in range(int(state.covers)):
        owner, space = divmod(int(state.covered_at[i]), SCHEDULE)
        if owner == seat:
            found[space].append((int(state.covered[i]), int(state.covered_tag[i])))
    for space in range(SCHEDULE):
        if int(state.top[seat, space]) != EMPTY:
            found[space].append((int(state.top[seat, space]), int(state.top_tag[seat, space])))
    return found


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    current = {int(prescription) for prescription in state.prescription}
    return Position(
        players=tuple(_player(state, seat) for seat in range(int(state.players))),
        grid=tuple(write_pill(int(kind)) for kind in state.pill),
        turn=int(state.turn),
        first=int(state.first),
        phase=PHASES[int(state.phase)],
        chosen=_chosen(state),
        swapped=bool(state.swapped),
        changes=int(state.changes),
        cycle=int(state.cycle),
        turns=int(state.turns),
        passes=int(state.passes),
        used=tuple(
            number for number in range(len(PRESCRIPTIONS)) if int(state.used) >> number & 1 and number not in current
        ),
        tags=tuple(int(tag) for tag in state.tag),
        last_tag=int(state.tags),
        options={**options_of(Options, state), "view": "around" if int(state.around) else "common"},
        stream=write_stream(state),
    )


def _player(state: State, seat: int) -> Player:
    piles = stacks(state, seat)
    prescription = int(state.prescription[seat])
    return Player(
        prescription if prescription >= 0 else None,
        tuple(">".join(write_pill(kind) for kind, _ in pile) or "." for pile in piles),
        tuple(int(points) for points in state.points[seat, : int(state.rounds)]),
        tuple(tag for pile in piles for _, tag in pile),
    )


def _chosen(state: State) -> str | None:
    if int(state.phase) == PLACE_THREE:
        return f"takeThree {FORM_NAMES[int(state.form)]} {int(state.anchor)}"
    return f"takeOne {int(state.anchor)}" if int(state.phase) == PLACE_ONE else None


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    _check(position)
    state.players = len(position.players)
    options = read_options(Options, position.options)
    write_options(options, state)
    prepare(state, options)
    state.phase = PHASES.index(position.phase)
    for field in ("turn", "first", "swapped", "changes", "cycle", "turns", "passes"):
        setattr(state, field, getattr(position, field))
    state.tags = position.last_tag
    state.pill[:] = state.top[:] = state.covered[:] = state.covered_at[:] = EMPTY
    state.form = state.anchor = state.prescription[:] = NONE
    _load_grid(position, state)
    for seat, player in enumerate(position.players):
        _load_player(player, state, seat)
    for number in position.used:
        state.used = int(state.used) | 1 << number
    state.rounds = len(position.players[0].rounds)
    _load_bag(state)
    _load_chosen(position, state)
    _load_shown(state)
    read_stream(position.stream, state)


def read_pill(word: str) -> int:
    """Read a pill, EMPTY for ``.``. Raises BadPosition."""
    if word not in (".", *PILL_NAMES):
        raise BadPosition(f"{word!r} is no pill; pills are written like G4, an empty space as a point", "grid")
    return EMPTY if word == "." else PILL_NAMES.index(word)


def _next_tag(state: State, tags: Iterable[int]) -> int:
    """Give the tag written down, or a new one to a pill written by hand."""
    tag = next(iter(tags), 0)
    state.tags = max(int(state.tags), tag or int(state.tags) + 1)
    return tag or int(state.tags)


def _load_grid(position: Position, state: State) -> None:
    for place, word in enumerate(position.grid):
        kind = read_pill(word)
        if kind != EMPTY:
            state.pill[place] = kind
            state.tag[place] = _next_tag(state, position.tags[place : place + 1])
            turns = len(position.players) if int(state.around) else 1
            for turn in range(turns):
                state.of_colour[turn, kind // 4] |= 1 << int(UNSEEN[turn, place])


def _load_player(player: Player, state: State, seat: int) -> None:
    if player.prescription is None:
        raise BadPosition(f"players[{seat}].prescription is missing (GRA-10)", "players")
    state.prescription[seat] = player.prescription
    state.used = int(state.used) | 1 << player.prescription
    state.points[seat, : len(player.rounds)] = player.rounds
    tags = iter(player.tags)
    for space, word in enumerate(player.schedule):
        pile = [(read_pill(pill), _next_tag(state, tags)) for pill in word.split(">") if word != "."]
        for kind, tag in pile[:-1]:
            i = int(state.covers)
            state.covered[i], state.covered_at[i], state.covered_tag[i] = kind, seat * SCHEDULE + space, tag
            state.covers += 1
        if pile:
            state.top[seat, space], state.top_tag[seat, space] = pile[-1]
            state.stacked[seat] |= (len(pile) > 1) << space


def _load_bag(state: State) -> None:
    lying = Counter(int(kind) for kind in (*state.pill, *state.top.ravel(), *state.covered) if int(kind) != EMPTY)
    for kind in range(KINDS):
        if lying[kind] > OF_A_KIND:
            raise BadPosition(f"{PILL_NAMES[kind]} lies {lying[kind]} times; there are seven (GRA-D2)", "grid")
        state.bag[kind] = OF_A_KIND - lying[kind]
    state.left = int(state.bag.sum())


def _load_chosen(position: Position, state: State) -> None:
    if position.chosen is None:
        return
    try:
        kind, values = ACTIONS.split(ACTIONS.read(position.chosen))
    except Unreadable as error:
        raise BadPosition(f"chosen: {error}", "chosen") from None
    if kind != {PLACE_THREE: "takeThree", PLACE_ONE: "takeOne"}[int(state.phase)]:
        raise BadPosition(f"chosen: {kind} does not lead to phase {position.phase}", "chosen")
    state.form = FORM_NAMES.index(str(values["form"])) if kind == "takeThree" else NONE
    state.anchor = int(values["anchor" if kind == "takeThree" else "space"])


def _load_shown(state: State) -> None:
    """GRA-16: in the first cycle those from the first player to the one whose turn it is, then all."""
    players = int(state.players)
    due = (int(state.turn) - int(state.first)) % players + 1
    if int(state.phase) == OVER or int(state.cycle) > 0:
        due = players
    for step in range(due):
        state.shown |= 1 << (int(state.first) + step) % players


def _check(position: Position) -> None:
    players = len(position.players)
    if position.phase not in PHASES:
        raise BadPosition(f"phase {position.phase!r} is none of {', '.join(PHASES)}", "phase")
    if max(position.turn, position.first) >= players:
        raise BadPosition("turn and first must name seats of this game", "turn")
    if position.passes >= players:
        raise BadPosition("passes: the round ends when all have passed (GRA-D12)", "passes")
    if (position.chosen is None) != (PHASES.index(position.phase) in (CHOOSE, OVER)):
        raise BadPosition("chosen: pills are chosen in the placing phases, and only then", "chosen")
    numbers = [*position.used, *(player.prescription for player in position.players)]
    if len(set(numbers)) < len(numbers):
        raise BadPosition("prescriptions are drawn once in a game (GRA-10, GRA-D4)", "players")
    rounds = {len(player.rounds) for player in position.players}
    if rounds - set(range(players + 1)) or len(rounds) > 1 or (max(rounds) == players) != (position.phase == "over"):
        raise BadPosition("players: as many rounds as players, for everybody alike (GRA-06)", "players")
    if len(position.tags) not in (0, SPACES):
        raise BadPosition("tags: one for each space of the grid", "tags")
