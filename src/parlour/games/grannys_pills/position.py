"""Convert positions of Granny's Pills to and from JSON, and check that a match can reach them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from parlour.core.bits import bits_of, members
from parlour.core.clauses import clause_id
from parlour.core.errors import BadPosition, Unreadable
from parlour.core.objections import find_repeated, paths_of, refuse, repeats
from parlour.core.positions import MatchPosition, coded, held, named, notation, read_position, seats, write_position
from parlour.core.verbs import check
from parlour.games.grannys_pills.actions import ACTIONS
from parlour.games.grannys_pills.board import ASKED, lay
from parlour.games.grannys_pills.components import (
    COPIES,
    EMPTY,
    KINDS,
    NONE,
    PILL_NAMES,
    PILLS,
    PRESCRIPTIONS,
    SCHEDULE,
    SEATS,
    SPACES,
)
from parlour.games.grannys_pills.forms import FORM_NAMES
from parlour.games.grannys_pills.options import MOST_CYCLES, TRUST, Options
from parlour.games.grannys_pills.record import CHOOSE, MOST_CHANGES, PLACE_ONE, PLACE_THREE, State

PILL = notation(PILL_NAMES, ".", "no pill; pills are written like G4, an empty space as a point")
Seat = Annotated[int, seats(SEATS)]
Pill = Annotated[str, coded(PILL)]
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
    rounds: Annotated[tuple[Score, ...], msgspec.Meta(max_length=SEATS), held("points", "rounds")] = ()
    tags: tuple[Tag, ...] = ()


class Position(MatchPosition):
    """A position of Granny's Pills; pills that are on no grid space and on no schedule are in the bag.

    ``grid`` lists 36 spaces as ``G4`` or ``.``; ``chosen`` is the action that chose pills not yet placed; ``cycle`` is
    the number of finished cycles of the round, ``turns`` of turns begun, ``changes`` of changed choices; ``used`` lists
    the prescriptions of earlier rounds.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    grid: Annotated[tuple[Pill, ...], msgspec.Meta(min_length=SPACES, max_length=SPACES), held("pill")]
    turn: Seat = 0
    first: Seat = 0
    phase: Annotated[str, named(("choose", "placeThree", "placeOne", "over"))] = "choose"
    chosen: str | None = None
    swapped: bool = False
    changes: Annotated[int, msgspec.Meta(ge=0, le=MOST_CHANGES)] = 0
    cycle: Annotated[int, msgspec.Meta(ge=0, le=PILLS + 1)] = 0
    turns: Annotated[int, msgspec.Meta(ge=0, le=2_000)] = 1
    passes: Annotated[int, msgspec.Meta(ge=0, lt=SEATS)] = 0
    used: tuple[Number, ...] = ()
    tags: Annotated[tuple[Tag, ...], held("tag")] = ()
    last_tag: Annotated[Tag, held("tags")] = 0


def piles(player: Player) -> list[list[str]]:
    """Return the pills on each space of a schedule, from the bottom up."""
    return [[] if word == "." else word.split(">") for word in player.schedule]


def turned_up(position: Position) -> list[int]:
    """Return the seats whose prescription is turned up (GRA-16).

    In the first cycle those from the first player to the one whose turn it is, then all.
    """
    players = len(position.players)
    due = (position.turn - position.first) % players + 1
    if position.phase == "over" or position.cycle > 0:
        due = players
    return [(position.first + step) % players for step in range(due)]


# --- writing


def stacks(state: State, seat: int) -> list[list[tuple[int, int]]]:
    """Return the pills on each space of a schedule, from the bottom up, as (kind, tag).

    ``state`` may be plain values.
    """
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
    """Return a record as a Position."""
    earlier = members(int(state.used) & ~bits_of(number for number in state.prescription.tolist() if number >= 0))
    tags, chosen = tuple(state.tag.tolist()), _chosen(state)
    return write_position(Position, state, Options, _player, used=earlier, tags=tags, chosen=chosen)


def _player(state: State, seat: int) -> dict[str, Any]:
    piles = stacks(state, seat)
    schedule = tuple(">".join(PILL.write(kind) for kind, _ in pile) or "." for pile in piles)
    return {"schedule": schedule, "tags": tuple(tag for pile in piles for _, tag in pile)}


def _chosen(state: State) -> str | None:
    if int(state.phase) == PLACE_THREE:
        return f"takeThree {FORM_NAMES[int(state.form)]} {int(state.anchor)}"
    return f"takeOne {int(state.anchor)}" if int(state.phase) == PLACE_ONE else None


# --- loading


def load(position: Position, state: State) -> None:
    """Read a complete position into an empty record. Raises BadPosition for impossible pills and rounds."""
    read_position(position, state, Options)
    wrong = (position.chosen is None) != (position.phase in ("choose", "over"))
    refuse(wrong, "chosen: pills are chosen in the placing phases, and only then")
    _check_rounds(position)
    _check_pills(position)
    state.top[:] = state.covered[:] = state.covered_at[:] = EMPTY
    state.form = state.anchor = NONE
    _load_grid(position, state)
    for seat, player in enumerate(position.players):
        _load_player(player, state, seat)
    state.used = bits_of((*position.used, *(player.prescription or 0 for player in position.players)))
    state.rounds = len(position.players[0].rounds)
    state.shown = bits_of(turned_up(position))
    _load_bag(state)
    if position.chosen is not None:
        phase, state.phase = int(state.phase), CHOOSE
        _load_chosen(position.chosen, position.phase, state)
        state.phase = phase


def _check_rounds(position: Position) -> None:
    players, over = len(position.players), position.phase == "over"
    rounds = {len(player.rounds) for player in position.players}
    finished = max(rounds)
    wrong = len(rounds) > 1 or finished > players or (finished == players) != over
    refuse(wrong, "players: as many rounds as players, for everybody alike (GRA-06)")
    for seat, player in enumerate(position.players):
        path = ("players", seat, "prescription")
        refuse(player.prescription is None, f"players[{seat}].prescription is missing (GRA-10)", at=(path,))
    numbers = [*position.used, *(player.prescription for player in position.players)]
    wrong = repeats(numbers) or len(position.used) != (finished - over) * players
    twice = paths_of(find_repeated([player.prescription for player in position.players]), "prescription")
    words = "prescriptions are drawn once in a game, one a round and seat (GRA-10, GRA-D4)"
    refuse(wrong, words, "used", twice)


def _check_pills(position: Position) -> None:
    grid = [[] if word == "." else [word] for word in position.grid]
    scheduled = [pile for player in position.players for pile in piles(player)]
    for pill, times in Counter(pill for pile in (*grid, *scheduled) for pill in pile).items():
        words = f"{pill!r} is no pill; pills are written like G4, an empty space as a point"
        refuse(pill not in PILL_NAMES, words, "grid", (pill,))
        copies = int(COPIES[PILL_NAMES.index(pill)])
        refuse(times > copies, f"{pill} lies {times} times; there are {copies} (GRA-D2)", "grid", (pill,))
    _check_tags("tags", position.tags, grid)
    for player in position.players:
        _check_tags("players", player.tags, [[pill] for pile in piles(player) for pill in pile])


def _check_tags(field: str, tags: tuple[int, ...], places: list[list[str]]) -> None:
    wrong = len(tags) > 0 and [tag > 0 for tag in tags] != [bool(place) for place in places]
    refuse(wrong, f"{field}: tags go with the pills one by one, 0 with an empty space of the grid")


def _next_tag(state: State, tags: Iterable[int]) -> int:
    """Return the tag written down, or a new one for a pill written by hand."""
    tag = next(iter(tags), 0)
    state.tags = max(int(state.tags), tag or int(state.tags) + 1)
    return tag or int(state.tags)


def _load_grid(position: Position, state: State) -> None:
    for place, kind in enumerate(state.pill.tolist()):
        if kind != EMPTY:
            lay(state, place, kind, _next_tag(state, position.tags[place : place + 1]))


def _load_player(player: Player, state: State, seat: int) -> None:
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
    lying = Counter((*state.pill.tolist(), *state.top.ravel().tolist(), *state.covered.tolist()))
    state.bag[:] = [int(COPIES[kind]) - lying[kind] for kind in range(KINDS)]
    state.left = int(state.bag.sum())
    tags = {int(tag) for tag in (*state.tag, *state.top_tag.ravel(), *state.covered_tag)} - {0}
    refuse(len(tags) < PILLS - int(state.left), "tags: every pill has one of its own")


def _load_chosen(chosen: str, phase: str, state: State) -> None:
    """Choose pills; raise BadPosition unless that is legal (GRA-21, 25, 29)."""
    try:
        action = ACTIONS.read(chosen)
    except Unreadable as error:
        raise BadPosition(f"chosen: {error}", "chosen") from None
    kind, values = ACTIONS.split(action)
    wrong = kind != {"placeThree": "takeThree", "placeOne": "takeOne"}[phase]
    refuse(wrong, f"chosen: {kind} does not lead to phase {phase}")
    clause = int(check(state, int(state.turn), action))
    refuse(clause, f"chosen: {chosen} is not possible ({clause_id('GRA', clause)})")
    state.form = FORM_NAMES.index(str(values["form"])) if kind == "takeThree" else NONE
    state.anchor = int(values["anchor" if kind == "takeThree" else "space"])


# --- what no match comes to


def status(position: Position, state: State) -> None:
    """Raise BadPosition if no match can reach the position; checks schedules, passes, and the progress of the round."""
    shown = turned_up(position)
    for seat, player in enumerate(position.players):
        wrong = seat not in shown and any(piles(player))
        at = paths_of((seat,), "schedule")
        refuse(wrong, f"players: seat {seat} has had no turn in this round (GRA-16)", at=at)
        unlike = [
            ("players", seat, "schedule", space)
            for space, (asked, pile) in enumerate(_colours_asked(player))
            if any(pill[0] != asked for pill in pile)
        ]
        wrong = int(state.colours) != TRUST and bool(unlike)
        refuse(wrong, f"players: a pill of seat {seat} has not the colour asked for (GRA-25)", at=unlike)
    if position.phase != "over":
        _check_turns(position, state)


def _colours_asked(player: Player) -> list[tuple[str, list[str]]]:
    """Return the colour that the prescription asks for in each space of a schedule, with the pills there."""
    kinds = ASKED[player.prescription].tolist()
    return [(PILL_NAMES[kind][0], pile) for kind, pile in zip(kinds, piles(player), strict=True)]


def _check_turns(position: Position, state: State) -> None:
    players, pills = len(position.players), sum(word != "." for word in position.grid)
    refuse(position.passes >= players, "passes: the round ends when all have passed (GRA-D12)")
    refuse(position.passes and pills, "passes: nobody passes while there is a pill to take (GRA-D10)")
    refuse(position.swapped and pills < 2, "swapped: two pills are swapped, and lie there still (GRA-D9)")
    wrong = position.changes > 0 and position.chosen is None
    refuse(wrong, "changes: a choice is changed while pills are chosen (GRA-D20)")
    refuse(position.cycle >= MOST_CYCLES[state.cycles], "cycle: after so many cycles the round is over (GRA-D12)")
    full = [
        seat
        for seat, player in enumerate(position.players)
        if all(pile and pile[-1][0] == asked for asked, pile in _colours_asked(player))
    ]
    wrong = position.turn == position.first and bool(full)
    refuse(wrong, "players: no cycle begins after a schedule was filled (GRA-38)", at=paths_of(full, "schedule"))
    taken = sum(len(pile) for player in position.players for pile in piles(player))
    begun = position.cycle * players + (position.turn - position.first) % players
    refuse(begun > taken + position.passes, "cycle: every turn takes a pill, or passes if there is none (GRA-29)")
