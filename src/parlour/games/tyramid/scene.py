"""What a seat of Tyramid sees, and the words for what happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.clauses import ACT, G
from parlour.core.scene import Event, Piece, Scene, ScoreLine, Seam, SeatScore, Spot, Zone
from parlour.core.verbs import SPECTATOR, actors, score
from parlour.games.tic.deck import CARDS, COMMON, EMPTY, NAMES, UNKNOWN, card_words
from parlour.games.tic.hands import holds, tag_of
from parlour.games.tyramid.actions import ACTIONS, DRAW
from parlour.games.tyramid.moves import is_deck_empty
from parlour.games.tyramid.shape import count_rows, count_ties, is_complete, is_full, is_open, points_of, touched, width
from parlour.games.tyramid.state import HALVES, HAND, HOURGLASS, OVER, PYRAMID, SURPLUS, State

SEAM_KINDS = ("nic", "single", "tic")
OVERLAP = 0.35
"""How much of a card in another hand shows beside the next."""

PITCH = 0.75
"""How much of a card shows above the row that covers its foot, in shapes taller than wide."""

Path = tuple[str, ...]

# --- the drawing


def scene(state: State, viewer: int, names: Sequence[str]) -> Scene:
    """Draw the shape as far as it is open, the viewer's hand, the backs of the others' and the deck."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    return Scene(
        zones=tuple(_zones(state, viewer, names)),
        pieces=(*_laid(state), *_hands(state, viewer, names), *_supply(state)),
        spots=tuple(_spots(state)),
        status=_status(state, viewer, names, winners),
        scores=tuple(_score(state, seat, names, int(points[seat]), winners) for seat in range(len(points))),
        seams=tuple(_seams(state)),
        to_act=tuple(seat for seat in range(len(points)) if int(actors(state)) >> seat & 1),
        over=int(state.phase) == OVER,
    )


def _shown(state: State, half: int) -> int:
    """How many rows of a half are full or open."""
    if half and int(state.form) != HOURGLASS:
        return 1
    return min(int(state.row[half]) + 1, count_rows(state))


def _pitch(state: State) -> float:
    return 1 if int(state.form) == PYRAMID else PITCH


def _columns(state: State) -> int:
    return max(width(state, row) for half in range(HALVES) for row in range(_shown(state, half)))


def _at(state: State, half: int, row: int, column: int) -> tuple[float, float]:
    """Where a cell lies in the zone, its rows centred and staggered by half a card (TYR-09)."""
    y = _line(state, half, row) * _pitch(state)
    return (_columns(state) - width(state, row)) / 2 + column, round(y, 2)


def _line(state: State, half: int, row: int) -> int:
    """How many rows lie above a row on the table, where each covers the foot of the one above."""
    return _shown(state, 1) - 1 + (-row if half else row)


def _zones(state: State, viewer: int, names: Sequence[str]) -> Iterator[Zone]:
    rows = _shown(state, 0) + _shown(state, 1) - 1
    title = ("The pyramid", "The diamond", "The hourglass")[int(state.form)]
    yield Zone("board", "board", _columns(state), round((rows - 1) * _pitch(state) + 1, 2), title)
    for seat in range(int(state.players)):
        held = max(1, int(state.held[seat]))
        if seat == viewer:
            yield Zone("hand", "hand", max(HAND, held), 1, "Your hand", owner=seat)
        else:
            columns = round(1 + OVERLAP * (held - 1), 2)
            yield Zone(f"seat-{seat}", "opponent", columns, 1, f"Hand of {names[seat]}", owner=seat)
    yield Zone("supply", "supply", 1, 1, "Deck")


def _cards(state: State) -> Iterator[tuple[int, int, int, int]]:
    """Give half, row, column and card of everything laid; the start card once."""
    for half in range(HALVES if int(state.form) == HOURGLASS else 1):
        for row, column in np.argwhere(state.cell[half] != EMPTY):
            if half == 0 or row > 0:
                yield half, int(row), int(column), int(state.cell[half, row, column])


def _laid(state: State) -> Iterator[Piece]:
    for half, row, column, card in _cards(state):
        x, y = _at(state, half, row, column)
        words = f"{card_words(card)}, {_row_words(state, half, row)}"
        level = _line(state, half, row)
        yield Piece(_card_id(state, card), "tic-card", "board", x, y, words, NAMES[card], level=level)


def _card_id(state: State, card: int) -> str:
    return f"card-{tag_of(state, card)}"


def _row_words(state: State, half: int, row: int) -> str:
    where = (" below", " above")[half] if int(state.form) == HOURGLASS and row else ""
    return f"row {row + 1}{where}"


def _hands(state: State, viewer: int, names: Sequence[str]) -> Iterator[Piece]:
    for seat in range(int(state.players)):
        for slot, tag in enumerate(np.flatnonzero(state.holder == seat)):
            if seat == viewer:
                card = int(state.stock[tag])
                yield Piece(f"card-{tag}", "tic-card", "hand", slot, 0, card_words(card), NAMES[card], owner=seat)
            else:
                x, words = round(OVERLAP * slot, 2), f"card of {names[seat]}"
                yield Piece(f"card-{tag}", "tic-card", f"seat-{seat}", x, 0, words, owner=seat, level=slot)


def _supply(state: State) -> Iterator[Piece]:
    left = CARDS - int(state.dealt)
    if left > 0:
        yield Piece("deck", "tic-card", "supply", 0, 0, f"deck, {_count(left, 'card')}", count=left)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _spots(state: State) -> Iterator[Spot]:
    for half in range(HALVES):
        if int(state.phase) == OVER or is_full(state, half):
            continue
        row = int(state.row[half])
        for column in range(width(state, row)):
            if is_open(state, half, column):
                x, y = _at(state, half, row, column)
                label = f"{_row_words(state, half, row)}, cell {column + 1}, beside {_beside(state, half, column)}"
                yield Spot(_spot_id(half, row, column), "board", x, y, label)


def _spot_id(half: int, row: int, column: int) -> str:
    return f"cell-{half}.{row + 1}.{column + 1}"


def _beside(state: State, half: int, column: int) -> str:
    others = touched(state, half, int(state.row[half]), column)
    return " and ".join(card_words(other) for other in others if other != EMPTY)


def _seams(state: State) -> Iterator[Seam]:
    """Between every card and those of the row before, and its neighbour to the right."""
    for half, row, column, card in _cards(state):
        if column + 1 < width(state, row) and int(state.cell[half, row, column + 1]) != EMPTY:
            yield _seam(state, (half, row, column), (half, row, column + 1), card)
        if row:
            shift = 0 if row >= int(state.extent) else -1
            for above in (column + shift, column + shift + 1):
                if 0 <= above < width(state, row - 1):
                    yield _seam(state, (half, row, column), (half, row - 1, above), card)


def _seam(state: State, here: tuple[int, int, int], there: tuple[int, int, int], card: int) -> Seam:
    half, row, column = there
    kind = SEAM_KINDS[int(COMMON[card, int(state.cell[half, row, column])])]
    return Seam("board", *_at(state, *here), *_at(state, *there), kind)


def _score(state: State, seat: int, names: Sequence[str], points: int, winners: int) -> SeatScore:
    held = int(state.held[seat])
    lines = [ScoreLine("plays", int(state.points[seat]))]
    if int(state.phase) == OVER:
        lines.append(ScoreLine("surplus cards", points - int(state.points[seat])))
    detail = f"{_count(held, 'card')} in hand"
    if int(state.phase) != OVER and held > HAND:
        detail += f", {SURPLUS * (held - HAND)} points to lose"
    return SeatScore(seat, points, tuple(lines), detail, winner=bool(winners >> seat & 1))


def _status(state: State, viewer: int, names: Sequence[str], winners: int) -> str:
    turn = int(state.turn)
    if int(state.phase) == OVER:
        return _outcome(state, names, winners)
    if turn != viewer:
        words = f"{names[turn]} is to play." if viewer == SPECTATOR else f"Waiting for {names[turn]}."
    elif int(state.fresh) != EMPTY:
        words = f"You drew {card_words(int(state.stock[int(state.fresh)]))}: lay it, or end your turn."
    elif int(state.plays):
        words = "Two Tics: play again."
    else:
        words = "Lay a card, or take one if none fits." if not is_deck_empty(state) else "Lay a card, or pass."
    if int(state.row[0]) == int(state.row[1]) == 1 and max(state.begin) == EMPTY:
        return f"{_start_draw(state, names)} {words}".strip()
    return words


def _start_draw(state: State, names: Sequence[str]) -> str:
    drawn = [f"{names[seat]} {card_words(int(card))}" for seat, card in enumerate(state.drawn_card) if card != EMPTY]
    return f"Drawn for the first turn: {', '.join(drawn)}. {names[int(state.first)]} begins." if drawn else ""


def _outcome(state: State, names: Sequence[str], winners: int) -> str:
    points = np.zeros(int(state.players), np.int64)
    score(state, points)
    who = [names[seat] for seat in range(int(state.players)) if winners >> seat & 1]
    best = int(points.max())
    return f"{who[0]} wins with {best}." if len(who) == 1 else f"{' and '.join(who)} share the win with {best}."


# --- touching


def say(state: State, seat: int, action: int) -> tuple[str, Path]:
    """Give an action's label and the ids to touch for it: a card, then a cell; the deck; or a button."""
    kind, said = ACTIONS.split(action)
    if kind != "play":
        return {"draw": ("Take a card", ("deck",)), "end": ("End the turn", ("end",))}.get(kind, ("Pass", ("pass",)))
    card, half, column = _place(said)
    if half and int(state.form) != HOURGLASS:
        return f"{card_words(card)}, cell {column + 1} above", ("no-half",)
    row = int(state.row[half])
    label = f"{card_words(card)}, {_row_words(state, half, row)}, cell {column + 1}"
    if is_open(state, half, column):
        label += f", beside {_beside(state, half, column)}: scores {points_of(state, half, column, card)}"
    tag = tag_of(state, card)
    own = tag != EMPTY and int(state.holder[tag]) == seat
    wrong_form = ("half" in said) != (int(state.form) == HOURGLASS)
    touch = f"card-{tag}" if own and not wrong_form else f"no-{NAMES[card]}"
    return label, (touch, _spot_id(half, row, column))


def _place(said: dict[str, str | int]) -> tuple[int, int, int]:
    return NAMES.index(str(said["card"])), int(said.get("half", 0)), int(said["column"]) - 1


def reason(state: State, seat: int, action: int, code: int) -> str | None:
    """Say why an action is refused and what to do."""
    if code == 10:
        card, half, column = _place(ACTIONS.split(action)[1])
        others = touched(state, half, int(state.row[half]), column)
        nic = next(other for other in others if other != EMPTY and int(COMMON[card, other]) == 0)
        return f"{card_words(card).capitalize()} shares nothing with {card_words(nic)}."
    if code == ACT and action < DRAW:
        card, _, column = _place(ACTIONS.split(action)[1])
        own = holds(state, seat, card)
        return f"That row has no cell {column + 1}." if own else f"You have no {card_words(card)} in your hand."
    return {
        12: "Lay next to the cards of the row: there must be no gap, and no such cell is open.",
        G + 5: "You can play, so you must.",
        G + 6: "Only the card you just took may be laid now; lay it, or end your turn.",
        G + 8: "You pass only when the deck is empty and no card fits."
        if action > DRAW
        else "The deck is empty: pass.",
        G + 11: "That half is full: lay in the other.",
        G + 15: "Take a card only before your first play, and once."
        if action == DRAW
        else "You can play: lay a card, or end your turn; you might have passed before.",
        G + 16: "Name the half in an hourglass, and nowhere else.",
    }.get(code)


# --- telling


def tell(before: State, seat: int, action: int, after: State, viewer: int, names: Sequence[str]) -> Iterator[Event]:
    """Tell what an action did; a card taken is told to those who may know it."""
    kind, said = ACTIONS.split(action)
    if kind == "play":
        yield _tell_play(before, seat, said, after, names)
    elif kind == "draw":
        drawn = int(after.stock[int(before.dealt)])
        card = "a card" if drawn == UNKNOWN else card_words(drawn)
        why = "takes" if int(before.optional_play) else "cannot play and takes"
        yield Event(f"{names[seat]} {why} {card}.", seat)
    else:
        yield Event(f"{names[seat]} {'ends the turn' if kind == 'end' else 'passes'}.", seat)
    if is_deck_empty(after) and not is_deck_empty(before):
        yield Event("The deck is empty.")
    if int(after.phase) == OVER:
        if not is_complete(after) and kind == "play":
            yield Event("No card that is left fits anywhere: the game is over.")
        points = np.zeros(int(after.players), np.int64)
        yield Event(_outcome(after, names, int(score(after, points))))


def _tell_play(before: State, seat: int, said: dict[str, str | int], after: State, names: Sequence[str]) -> Event:
    card, half, column = _place(said)
    points = int(after.points[seat]) - int(before.points[seat])
    identity = _card_id(after, card)
    text = f"{names[seat]} lays {card_words(card)}: {breakdown(before, half, column, card)}."
    return Event(text, seat, (identity,), points, identity)


def breakdown(state: State, half: int, column: int, card: int) -> str:
    """Say how the points of a play come about, e.g. ``2 Tics of one type and 1 Single, 7 points``."""
    singles, tics, same = count_ties(state, half, column, card)
    alike = 3 if same == 3 else 2 if same == 1 else 0
    parts = [f"{alike} Tics of one type"] if alike else []
    parts += [_count(tics - alike, "Tic")] if tics > alike else []
    parts += [_count(singles, "Single")] if singles else []
    points = _count(points_of(state, half, column, card), "point")
    return f"{'a Tic for two' if (tics, singles) == (1, 0) else ' and '.join(parts)}, {points}"
