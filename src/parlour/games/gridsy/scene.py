"""What a seat of Gridsy sees, and how it says what it wants to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from parlour.core.clauses import ACT, G
from parlour.core.scene import Clock, Piece, Scene, ScoreLine, Seam, SeatScore, Spot, Zone, ZoneKind
from parlour.core.verbs import SPECTATOR, actors, score
from parlour.games.gridsy.actions import (
    ACTIONS,
    CLOCK_FIRST,
    EXTRA,
    GIVE_UP,
    PUT_FIRST,
    SAY_READY,
    SWAP_FIRST,
    TAKE_FIRST,
)
from parlour.games.gridsy.edges import count_edges, edge, neighbours
from parlour.games.gridsy.position import places_of
from parlour.games.gridsy.rules import is_limited
from parlour.games.gridsy.solver import is_impossible
from parlour.games.gridsy.state import (
    BUILD,
    CAP,
    GO,
    MOST_CELLS,
    NOBODY,
    OVER,
    READY,
    SOLO,
    TRAY,
    State,
)
from parlour.games.gridsy.tell import cell_words, count_words, last_round, outcome, tell
from parlour.games.tic.deck import CARDS, COMMON, EMPTY, NAMES, NIC, SINGLE, TIC, UNKNOWN, card_words

__all__ = ["clocks", "meant", "reason", "say", "scene", "tell"]

KINDS = ("nic", "single", "tic")
GO_MS = 3_000

Path = tuple[str, ...]

# --- the drawing


def scene(state: State, viewer: int, names: Sequence[str]) -> Scene:
    """Draw the viewer's grid and tray, the grids of the others with their trays beside them, the middle or the deck."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    seats = range(len(points))
    return Scene(
        zones=tuple(_zones(state, viewer, names)),
        pieces=(*(piece for seat in seats for piece in _own_cards(state, seat, viewer)), *_shared(state)),
        spots=tuple(_spots(state, viewer, names)),
        status=_status(state, viewer, names),
        scores=tuple(_score(state, seat, names, int(points[seat]), winners) for seat in seats),
        seams=(*(seam for seat in seats for seam in _seams(state, seat)), *_last_seams(state)),
        to_act=tuple(seat for seat in seats if int(actors(state)) >> seat & 1),
        over=int(state.phase) == OVER,
    )


def _zones(state: State, viewer: int, names: Sequence[str]) -> Iterator[Zone]:
    size, players = int(state.grid), int(state.players)
    for step in range(players):
        seat = (max(viewer, 0) + step) % players
        owned = len(places_of(state, seat))
        if seat == viewer:
            yield Zone(_board(seat), "board", size, size, "Your grid")
            yield Zone("tray", "hand", owned, 1, "Your tray", owner=seat)
        else:
            kind: ZoneKind = "board" if viewer == SPECTATOR else "opponent"
            columns = size + 1 + -(-owned // size)
            yield Zone(_board(seat), kind, columns, size, f"Grid of {names[seat]}", owner=seat)
    if int(state.mode) == SOLO:
        yield Zone("supply", "supply", 1, 1, "Deck")
    else:
        yield Zone("middle", "supply", 1, size, "Middle")
    if _shows_last(state):
        yield Zone("last", "info", size, size, f"The grid that won round {int(state.rounds) - 1}")


def _board(seat: int) -> str:
    return f"grid-{seat}"


def _shows_last(state: State) -> bool:
    """Between two rounds the grid that won may be looked at."""
    return int(state.phase) in (READY, GO) and int(state.last_winner) != NOBODY


def _card_id(state: State, tag: int) -> str:
    """Name a card by its tag; the number of the round makes it another one after every shuffle."""
    return f"card-{int(state.rounds)}.{tag}"


def _own_cards(state: State, seat: int, viewer: int) -> Iterator[Piece]:
    """The cards of a seat in their cells, and those in the tray in the order of dealing."""
    size, waiting = int(state.grid), 0
    for tag in places_of(state, seat):
        card = int(state.deck[tag])
        cell = int(state.lies[card]) if card != UNKNOWN else TRAY
        if cell != TRAY:
            zone, x, y = _board(seat), cell % size, cell // size
        elif seat == viewer:
            zone, x, y = "tray", waiting, 0
        else:
            zone, x, y = _board(seat), size + 1 + waiting // size, waiting % size
        waiting += int(cell == TRAY)
        yield _card(state, tag, zone, x, y, seat)


def _card(state: State, tag: int, zone: str, x: int, y: int, owner: int | None = None) -> Piece:
    card, identity = int(state.deck[tag]), _card_id(state, tag)
    if card == UNKNOWN:
        return Piece(identity, "tic-card", zone, x, y, "card face down", owner=owner)
    return Piece(identity, "tic-card", zone, x, y, card_words(card), NAMES[card], owner=owner)


def _shared(state: State) -> Iterator[Piece]:
    """The deck of a solo game, or the middle, and between rounds the grid that won."""
    stock = state.deck.tolist()
    if int(state.mode) == SOLO:
        left = CARDS - int(state.dealt)
        if left > 0:
            yield Piece("deck", "tic-card", "supply", 0, 0, f"deck, {count_words(left, 'card')}", count=left)
    else:
        for place, card in enumerate(state.middle[: int(state.grid)]):
            yield _card(state, stock.index(int(card)), "middle", 0, place)
    if _shows_last(state):
        size = int(state.grid)
        for cell, number in enumerate(state.last[: size * size]):
            card = int(number)
            identity = f"last-{int(state.rounds)}.{cell}"
            yield Piece(identity, "tic-card", "last", cell % size, cell // size, card_words(card), NAMES[card])


def _spots(state: State, viewer: int, names: Sequence[str]) -> Iterator[Spot]:
    size = int(state.grid)
    for seat in range(int(state.players)):
        whose = "" if seat == viewer else f"grid of {names[seat]}, "
        for cell in range(size * size):
            words = f"{whose}{cell_words(state, cell)}"
            yield Spot(_cell_id(seat, cell), _board(seat), cell % size, cell // size, words)
    if viewer != SPECTATOR and int(state.phase) >= BUILD and int(state.laid[viewer]):
        waiting = len(places_of(state, viewer)) - int(state.laid[viewer])
        yield Spot("tray", "tray", waiting, 0, "back to the tray")


def _cell_id(seat: int, cell: int) -> str:
    return f"cell-{seat}.{cell}"


def _seams(state: State, seat: int) -> Iterator[Seam]:
    for one, other in neighbours(int(state.grid)):
        found = edge(state, seat, one, other)
        if found != EMPTY:
            yield _seam(state, _board(seat), one, other, found)


def _last_seams(state: State) -> Iterator[Seam]:
    if _shows_last(state):
        for one, other in neighbours(int(state.grid)):
            yield _seam(state, "last", one, other, int(COMMON[int(state.last[one]), int(state.last[other])]))


def _seam(state: State, zone: str, one: int, other: int, kind: int) -> Seam:
    size = int(state.grid)
    return Seam(zone, one % size, one // size, other % size, other // size, KINDS[kind])


# --- words


def _score(state: State, seat: int, names: Sequence[str], points: int, winners: int) -> SeatScore:
    won = bool(winners >> seat & 1)
    if int(state.mode) != SOLO:
        lines = (ScoreLine("rounds won", points),)
        return SeatScore(seat, points, lines, _summary(state, seat), winner=won)
    extras = int(state.dealt) - int(state.grid) ** 2
    unsolved = int(state.phase) == OVER and not won
    detail = f"{count_words(extras, 'extra card')}, {'not solved' if unsolved else _summary(state, seat)}"
    lines = (ScoreLine("extra cards", extras), *((ScoreLine("not solved", points - extras),) if unsolved else ()))
    return SeatScore(seat, points, lines, detail, winner=won)


def _summary(state: State, seat: int) -> str:
    """Count the edges by what they show: the marks of the grid in one line."""
    if int(state.phase) < BUILD:
        return "ready" if int(state.ready) >> seat & 1 else "not ready yet"
    size = int(state.grid)
    nics, singles, tics = (count_edges(state, seat, kind) for kind in (NIC, SINGLE, TIC))
    missing = 2 * size * (size - 1) - nics - singles - tics
    return f"Nic {nics} · Single {singles} · Tic {tics} · open {missing}"


def _status(state: State, viewer: int, names: Sequence[str]) -> str:
    phase = int(state.phase)
    if phase == OVER:
        return outcome(state, names)
    if phase == GO:
        return "Everybody is ready: the cards turn up in a moment."
    if phase == READY:
        return f"{last_round(state, names)} {_waiting(state, viewer)}".strip()
    size = int(state.grid)
    if viewer == SPECTATOR:
        return f"A {size} by {size} grid without a Nic is wanted."
    if int(state.acted[viewer]) >= CAP:
        return f"You have used all your {CAP} actions of this round."
    hint = " Your present cards admit no grid." if _knows_impossible(state, viewer) else ""
    return f"Build a {size} by {size} grid without a Nic.{hint}"


def _waiting(state: State, viewer: int) -> str:
    number = f"Round {int(state.rounds)} of at most {2 * int(state.best_of) + 1}"
    if viewer == SPECTATOR or int(state.ready) >> viewer & 1:
        return f"{number}: waiting until everybody is ready."
    return f"{number}: say when you are ready."


def _knows_impossible(state: State, viewer: int) -> bool:
    """GRI-G04: the hint, for those who want it."""
    return bool(int(state.hint_impossible)) and is_impossible(state, viewer)


def clocks(state: State) -> tuple[Clock, ...]:
    """Give the clock that runs (GRI-G16, G12, G14)."""
    phase, number = int(state.phase), int(state.clocks)
    if phase == GO:
        return (Clock("go", "Go", GO_MS, number),)
    if phase != BUILD or not is_limited(state):
        return ()
    minutes = int(state.solo_limit_min if int(state.mode) == SOLO else state.round_limit_min)
    return (Clock("limit", "Time", 60_000 * minutes, number),)


# --- touching


def say(state: State, seat: int, action: int) -> tuple[str, Path]:
    """Give an action's label and the ids to touch: a card, then its cell, the tray or a card of the middle."""
    if action >= CLOCK_FIRST:
        return "The clock runs out", ("clock",)
    if action == SAY_READY:
        return "I am ready", ("ready",)
    if action == GIVE_UP:
        return "Give up", ("give_up",)
    if action == EXTRA:
        return "Take an extra card", ("deck",)
    return _say_move(state, seat, action)


def _say_move(state: State, seat: int, action: int) -> tuple[str, Path]:
    if action < TAKE_FIRST:
        card, cell = (action - PUT_FIRST) // MOST_CELLS, (action - PUT_FIRST) % MOST_CELLS
        path = (_touched(state, card), _cell_id(seat, cell))
        return f"{card_words(card)} to {cell_words(state, cell)}", path
    if action < SWAP_FIRST:
        card = int(state.cells[seat, action - TAKE_FIRST])
        if card == EMPTY:
            return "Take a card back", (_cell_id(seat, action - TAKE_FIRST), "tray")
        return f"{card_words(card)} back to the tray", (_touched(state, card), "tray")
    own, other = (action - SWAP_FIRST) // CARDS, (action - SWAP_FIRST) % CARDS
    return f"Swap {card_words(own)} for {card_words(other)}", (_touched(state, own), _touched(state, other))


def _touched(state: State, card: int) -> str:
    """The id of a card that lies face up, or one that nobody can touch."""
    stock = state.deck.tolist()
    return _card_id(state, stock.index(card)) if card in stock else f"no-{NAMES[card]}"


def meant(state: State, seat: int, path: Sequence[str]) -> Iterable[int]:
    """List the actions that touching this path could mean."""
    tag = path[0].rpartition(".")[2] if path and path[0].startswith("card-") else ""
    if not tag.isdecimal() or int(tag) >= CARDS or int(state.deck[int(tag)]) < 0:
        return (SAY_READY, *range(TAKE_FIRST, SWAP_FIRST), *range(EXTRA, len(ACTIONS)))
    card = int(state.deck[int(tag)])
    put, swap = PUT_FIRST + card * MOST_CELLS, SWAP_FIRST + card * CARDS
    return (*range(put, put + MOST_CELLS), *range(TAKE_FIRST, SWAP_FIRST), *range(swap, swap + CARDS))


def reason(state: State, seat: int, action: int, code: int) -> str | None:
    """Say why an action is refused, with the word for a clash in brackets."""
    if code == ACT and PUT_FIRST <= action < EXTRA:
        return _act_reason(state, seat, action)
    if code == G + 9:
        return f"{card_words((action - SWAP_FIRST) % CARDS).capitalize()} does not lie in the middle (card_gone)."
    if code == G + 16:
        return _ready_reason(state, action)
    return {
        14: "Alone there is no middle to swap with; take an extra card.",
        G + 3: "The deck is empty.",
        G + 11: "There are no extra cards; swap one of yours with the middle.",
        G + 15: f"You have used all your {CAP} actions of this round.",
        ACT: "Only a solo game can be given up." if action == GIVE_UP else "That is nothing you can do now.",
    }.get(code)


def _act_reason(state: State, seat: int, action: int) -> str:
    if TAKE_FIRST <= action < SWAP_FIRST:
        return "No card of yours lies there."
    card = (action - PUT_FIRST) // MOST_CELLS if action < TAKE_FIRST else (action - SWAP_FIRST) // CARDS
    own = [int(state.deck[tag]) for tag in places_of(state, seat)]
    return "There is no such cell." if card in own else f"{card_words(card).capitalize()} is not yours."


def _ready_reason(state: State, action: int) -> str:
    if action != SAY_READY:
        return "Wait for the go: the cards are not turned up yet."
    if int(state.mode) == SOLO:
        return "Alone there is no go: you can begin."
    return "You have said so, or the round has begun."
