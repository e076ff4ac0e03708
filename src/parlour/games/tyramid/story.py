"""What may be done in Tyramid and what was done."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from parlour.core.clauses import ACT, G
from parlour.core.facts import Fact, say
from parlour.core.kernel import run
from parlour.core.scene import Choice, Event
from parlour.core.verbs import score
from parlour.games.tic.deck import CARD, COMMON, EMPTY, NAMES, NIC, UNKNOWN
from parlour.games.tic.hands import holds
from parlour.games.tic.table import tag_shown
from parlour.games.tyramid.actions import ACTIONS, DRAW, END
from parlour.games.tyramid.moves import can_play, is_deck_empty
from parlour.games.tyramid.scene import cell_of, outcome, spot_id
from parlour.games.tyramid.shape import count_ties, is_complete, is_open, points_of, touched
from parlour.games.tyramid.state import HOURGLASS, OVER, State

REFUSALS = {12: "gap", G + 5: "must-play", G + 6: "only-fresh", G + 11: "half-full", G + 16: "name-the-half"}


def choice(state: State, seat: int, action: int) -> Choice:
    """A card, then a cell; the deck; or a button."""
    kind, said = ACTIONS.split(action)
    text = ACTIONS.text(action)
    if kind != "play":
        more = bool(run(can_play, state.record, seat)) and not (action == DRAW and state.play_drawn)
        return Choice(seat, text, say(kind), ("deck" if action == DRAW else kind,), final=more)
    card, half, column = _place(said)
    if half and state.form != HOURGLASS:
        return Choice(seat, text, "", ("no-half",))
    tag = tag_shown(state, card)
    own = tag != EMPTY and state.holder[tag] == seat
    named = ("half" in said) == (state.form == HOURGLASS)
    path = (f"card-{tag}" if own and named else f"no-{NAMES[card]}", spot_id(half, state.row[half], column))
    if not is_open(state, half, column):
        return Choice(seat, text, "", path)
    points = run(points_of, state.record, half, column, card)
    label = say("play", card=CARD[card], cell=cell_of(state, half, column), points=points)
    return Choice(seat, text, label, path, gain=points, why=breakdown(state, half, column, card))


def _place(said: dict[str, str | int]) -> tuple[int, int, int]:
    return NAMES.index(str(said["card"])), int(said.get("half", 0)), int(said["column"]) - 1


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Say why an action is refused and what to do."""
    if code == 10:
        card, half, column = _place(ACTIONS.split(action)[1])
        others = run(touched, state.record, half, state.row[half], column)
        nic = next(other for other in others if other != EMPTY and COMMON[card, other] == NIC)
        return say("shares-nothing-with", card=CARD[card], other=CARD[nic])
    if code == ACT and action < DRAW:
        card, _, column = _place(ACTIONS.split(action)[1])
        own = holds(state, seat, card)
        return say("no-such-cell", cell=column + 1) if own else say("not-in-hand", card=CARD[card])
    if code == G + 8:
        return say("pass-when-stuck" if action > DRAW else "deck-empty-pass")
    if code == G + 15:
        return say("take-once" if action == DRAW else "can-play")
    return say(REFUSALS[code]) if code in REFUSALS else None


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Tell what an action did; a card taken is told to those who may know it."""
    kind, said = ACTIONS.split(action)
    if kind == "play":
        yield _play(before, seat, said, after)
    elif kind == "draw":
        yield _drawn(before, seat, after.stock[before.dealt])
    else:
        yield Event(say("ends" if action == END else "passes", who=seat), seat)
    if is_deck_empty(after) and not is_deck_empty(before):
        yield Event(say("deck-is-empty"))
    if after.phase == OVER:
        if kind == "play" and not is_complete(after):
            yield Event(say("nothing-fits"))
        points = np.zeros(after.players, np.int64)
        winners = score(after.record, points)
        yield Event(outcome(points.tolist(), winners))


def _play(before: State, seat: int, said: dict[str, str | int], after: State) -> Event:
    card, half, column = _place(said)
    identity = f"card-{tag_shown(after, card)}"
    fact = say("lays", who=seat, card=CARD[card], sum=breakdown(before, half, column, card))
    return Event(fact, seat, (identity,), after.points[seat] - before.points[seat], identity)


def _drawn(before: State, seat: int, card: int) -> Event:
    """Free to play, nobody says whether the seat could have."""
    what = say("a-card") if card == UNKNOWN else CARD[card]
    return Event(say("takes" if before.optional_play else "cannot-play", who=seat, card=what), seat)


def breakdown(state: State, half: int, column: int, card: int) -> Fact:
    """Say how the points of a play come about, e.g. ``2 Tics of one type and 1 Single, 7 points``."""
    singles, tics, same = run(count_ties, state.record, half, column, card)
    points = run(points_of, state.record, half, column, card)
    if (tics, singles) == (1, 0):
        return say("tic-for-two", points=points)
    alike = 3 if same == 3 else 2 if same == 1 else 0
    parts = [say("tics-alike", number=alike)] if alike else []
    parts += [say("tics-made", number=tics - alike)] if tics > alike else []
    parts += [say("singles-made", number=singles)] if singles else []
    return say("made", parts=tuple(parts), points=points)
