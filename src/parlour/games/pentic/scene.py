"""What a seat of Pentic sees, and the words for what happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.clauses import ACT, G
from parlour.core.scene import Event, Piece, Scene, ScoreLine, Seam, SeatScore, Spot, Zone
from parlour.core.verbs import SPECTATOR, actors, score
from parlour.games.pentic.notation import PASS
from parlour.games.pentic.rules import count_edges, points_of, slot_of
from parlour.games.pentic.state import (
    COVER_FACTOR,
    EDGES,
    END,
    FOUR_NICS_POINTS,
    HAND,
    NEIGHBOURS,
    OVER,
    PILES,
    SINGLE_POINTS,
    TIC_POINTS,
    State,
)
from parlour.games.tic.deck import COMMON, EMPTY, NAMES, card_words

SEAM_KINDS = ("nic", "single", "tic")
COVER_WORDS = ("a Nic", "a Single", "a Tic")
Path = tuple[str, ...]

# --- the drawing


def scene(state: State, viewer: int, names: Sequence[str]) -> Scene:
    """Draw the nine piles, the viewer's hand, the backs of the others' and the deck."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    return Scene(
        zones=tuple(_zones(state, viewer, names)),
        pieces=(*_piles(state), *_hands(state, viewer, names), *_supply(state)),
        spots=tuple(Spot(f"p{p + 1}", "board", p % 3, p // 3, _pile_words(state, p), "pile") for p in range(PILES)),
        status=_status(state, viewer, names, winners),
        scores=tuple(_score(state, seat, names, winners) for seat in range(len(points))),
        seams=tuple(_seams(state)),
        to_act=tuple(seat for seat in range(len(points)) if int(actors(state)) >> seat & 1),
        over=int(state.phase) == OVER,
    )


def _zones(state: State, viewer: int, names: Sequence[str]) -> Iterator[Zone]:
    yield Zone("board", "board", 3, 3, "The nine piles")
    for seat in range(int(state.players)):
        if seat == viewer:
            yield Zone("hand", "hand", HAND, 1, "Your hand", owner=seat)
        else:
            yield Zone(f"seat-{seat}", "opponent", HAND, 1, f"Hand of {names[seat]}", owner=seat)
    yield Zone("supply", "supply", 1, 1, "Deck")


def _pile_words(state: State, pile: int) -> str:
    height = int(state.height[pile])
    return f"pile {pile + 1}: {card_words(int(state.top[pile]))}, {_count(height, 'card')} high"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _piles(state: State) -> Iterator[Piece]:
    for pile in range(PILES):
        identity, face = f"card-{int(state.top_tag[pile])}", NAMES[int(state.top[pile])]
        words, height = _pile_words(state, pile), int(state.height[pile])
        yield Piece(identity, "tic-card", "board", pile % 3, pile // 3, words, face, count=height)


def _hands(state: State, viewer: int, names: Sequence[str]) -> Iterator[Piece]:
    for seat in range(int(state.players)):
        for slot in range(HAND):
            card, identity = int(state.hand[seat, slot]), f"card-{int(state.hand_tag[seat, slot])}"
            if card == EMPTY:
                continue
            if seat == viewer:
                yield Piece(identity, "tic-card", "hand", slot, 0, card_words(card), NAMES[card], owner=seat)
            else:
                yield Piece(identity, "tic-card", f"seat-{seat}", slot, 0, f"card of {names[seat]}", owner=seat)


def _supply(state: State) -> Iterator[Piece]:
    left = int(state.left)
    if left:
        yield Piece("deck", "tic-card", "supply", 0, 0, f"deck, {_count(left, 'card')}", count=left)


def _seams(state: State) -> Iterator[Seam]:
    for pile in range(PILES):
        for edge in range(int(EDGES[pile])):
            other = int(NEIGHBOURS[pile, edge])
            if pile < other:
                kind = SEAM_KINDS[int(COMMON[int(state.top[pile]), int(state.top[other])])]
                yield Seam("board", pile % 3, pile // 3, other % 3, other // 3, kind)


def _score(state: State, seat: int, names: Sequence[str], winners: int) -> SeatScore:
    points = int(state.points[seat])
    to_go = int(state.target) - points
    detail = f"{to_go} to go" if to_go > 0 else "target reached"
    lines = (ScoreLine("points", points),)
    return SeatScore(seat, names[seat], points, lines, detail, winner=bool(winners >> seat & 1))


def _status(state: State, viewer: int, names: Sequence[str], winners: int) -> str:
    turn = int(state.turn)
    if int(state.phase) == OVER:
        return _outcome(state, names, winners)
    if turn != viewer:
        words = f"{names[turn]} is to play." if viewer == SPECTATOR else f"Waiting for {names[turn]}."
    elif all(int(card) == EMPTY for card in state.hand[turn]):
        words = "You have no card left: pass."
    else:
        words = "Lay a card on one of the nine piles."
    if int(state.rounds) == 0 and turn == int(state.first):
        return f"{_start_draw(state, names)} {words}".strip()
    return words


def _start_draw(state: State, names: Sequence[str]) -> str:
    drawn = [
        f"{names[seat]} {card_words(int(card))}" for seat, card in enumerate(state.drawn_card) if int(card) != EMPTY
    ]
    return f"Drawn for the start: {', '.join(drawn)}. {names[int(state.first)]} begins." if drawn else ""


def _outcome(state: State, names: Sequence[str], winners: int) -> str:
    who = [names[seat] for seat in range(int(state.players)) if winners >> seat & 1]
    best = max(int(points) for points in state.points)
    return f"{who[0]} wins with {best}." if len(who) == 1 else f"{' and '.join(who)} share the win with {best}."


# --- touching


def say(state: State, seat: int, action: int) -> tuple[str, Path]:
    """Give an action's label and the ids to touch for it."""
    if action >= PASS:
        return "Pass", ("pass",)
    card, pile = action // PILES, action % PILES
    slot = slot_of(state, seat, card) if 0 <= seat < int(state.players) else EMPTY
    words = f"{card_words(card)} on pile {pile + 1}"
    if slot == EMPTY:
        return words, (f"no-{NAMES[card]}", f"p{pile + 1}")
    label = f"{words}, scores {points_of(state, card, pile)}"
    return label, (f"card-{int(state.hand_tag[seat, slot])}", f"p{pile + 1}")


def reason(state: State, seat: int, action: int, code: int) -> str | None:
    """Say why an action is refused, where the clause alone would leave somebody puzzled."""
    if action >= PASS:
        return "You may pass only without a card in hand." if code == G + 7 else None
    card, pile = action // PILES, action % PILES
    if code == ACT:
        return f"You have no {card_words(card)} in your hand."
    covered = card_words(int(state.top[pile]))
    return {
        7: f"That card shares nothing with {covered}.",
        G + 5: f"That card shares nothing with {covered}; only in the centre may it cover a Nic among four Nics.",
    }.get(code)


# --- telling


def tell(before: State, seat: int, action: int, after: State, viewer: int, names: Sequence[str]) -> Iterator[Event]:
    """Tell what an action did; the card played lies open, the card drawn is nobody else's business."""
    if int(before.rounds) == 0 and seat == int(before.first) and _start_draw(before, names):
        yield Event(_start_draw(before, names))
    if action >= PASS:
        yield Event(f"{names[seat]} has no card left and passes.", seat)
    else:
        yield _tell_play(before, seat, action // PILES, action % PILES, after, names)
    if int(after.left) > int(before.left):
        yield Event(f"The deck was empty: {int(before.covered) + 1} covered cards are shuffled into a new one.")
    elif int(after.left) == 0 and int(before.left) == 1 and int(after.deck_out) == END:
        yield Event("The deck is empty: from now on nobody draws.")
    yield from _tell_round(before, after, names)


def _tell_play(before: State, seat: int, card: int, pile: int, after: State, names: Sequence[str]) -> Event:
    points = int(after.points[seat]) - int(before.points[seat])
    text = f"{names[seat]} lays {card_words(card)} on pile {pile + 1}: {breakdown(before, card, pile)}."
    place = f"p{pile + 1}"
    return Event(text, seat, (f"card-{int(after.top_tag[pile])}", place), points, place)


def breakdown(state: State, card: int, pile: int) -> str:
    """Say how the points of a play come about, e.g. ``1 Tic 2 + 3 Singles 5 = 7, on a Tic ×2: 14 points``."""
    nics, singles, tics = count_edges(state, card, pile)
    parts = [f"{_count(tics, 'Tic')} {int(TIC_POINTS[tics])}"] if tics else []
    parts += [f"{_count(singles, 'Single')} {int(SINGLE_POINTS[singles])}"] if singles else []
    parts += [f"four Nics {FOUR_NICS_POINTS}"] if nics == 4 else []
    if not parts:
        return "nothing in common at the edges, 0 points"
    total = int(SINGLE_POINTS[singles]) + int(TIC_POINTS[tics])
    sum_ = f" = {total}" if len(parts) > 1 else ""
    common = int(COMMON[card, int(state.top[pile])])
    factor = f", on {COVER_WORDS[common]} ×{int(COVER_FACTOR[common])}"
    return f"{' + '.join(parts)}{sum_}{factor}: {_count(points_of(state, card, pile), 'point')}"


def _tell_round(before: State, after: State, names: Sequence[str]) -> Iterator[Event]:
    if int(after.phase) == OVER:
        points = np.zeros(int(after.players), np.int64)
        yield Event(_outcome(after, names, int(score(after, points))))
    elif _reached(after) and not _reached(before):
        yield Event("The target is reached: the round is played to its end.")


def _reached(state: State) -> bool:
    return any(int(points) >= int(state.target) for points in state.points)
