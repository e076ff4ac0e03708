"""Actions and positions of Granny's Pills as text and JSON."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.clauses import clause_id
from parlour.core.errors import BadPosition, Unreadable
from parlour.core.positions import bits_of, members, read_common, write_common
from parlour.core.verbs import check
from parlour.games.grannys_pills.actions import ACTIONS
from parlour.games.grannys_pills.prescriptions import PILL_NAMES
from parlour.games.grannys_pills.schema import PHASES, Player, check_position, piles, turned_up
from parlour.games.grannys_pills.schema import Position as Position
from parlour.games.grannys_pills.state import (
    CHOOSE,
    EMPTY,
    FORM_NAMES,
    KINDS,
    NONE,
    OF_A_KIND,
    PILLS,
    PLACE_ONE,
    PLACE_THREE,
    SCHEDULE,
    SEATS,
    UNSEEN,
    Options,
    State,
)


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
