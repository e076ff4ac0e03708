"""What a seat of Tic Squared sees, and how it says what it wants to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from parlour.core.clauses import ACT, G
from parlour.core.scene import Clock, Piece, Scene, ScoreLine, Seam, SeatScore, Spot, Zone
from parlour.core.verbs import SPECTATOR, actors, score
from parlour.games.tic.deck import COMMON, EMPTY, NAMES, card_words
from parlour.games.tic.hands import tag_of
from parlour.games.tic_squared.actions import ACTIONS, CELLS, CLOCK_FIRST, DRAW, PLAY_FIRST
from parlour.games.tic_squared.grid import count_open, count_tics, open_cell, place_of
from parlour.games.tic_squared.moves import is_deck_empty
from parlour.games.tic_squared.position import coordinates
from parlour.games.tic_squared.state import FARTHEST, OVER, PLAY, RACE, SPAN, START, WIDTH, State
from parlour.games.tic_squared.tell import count_words, outcome, start_draw, tell

__all__ = ["clocks", "meant", "reason", "say", "scene", "tell"]

SEAM_KINDS = ("nic", "single", "tic")
TICS_WORDS = ("Singles", "one Tic", "two Tics")
OVERLAP = 0.35
"""How much of a card in another hand shows beside the next."""

Path = tuple[str, ...]

# --- the drawing


def scene(state: State, viewer: int, names: Sequence[str]) -> Scene:
    """Draw the grids, the viewer's first, the viewer's hand, the backs of the others' and the draw pile."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    return Scene(
        zones=tuple(_zones(state, viewer, names)),
        pieces=(*_laid(state), *_hands(state, viewer, names), *_supply(state)),
        spots=tuple(_spots(state, viewer, names)),
        status=_status(state, viewer, names, winners),
        scores=tuple(_score(state, seat, names, int(points[seat]), winners) for seat in range(len(points))),
        seams=tuple(_seams(state)),
        to_act=tuple(seat for seat in range(len(points)) if int(actors(state)) >> seat & 1),
        over=int(state.phase) == OVER,
    )


def _zones(state: State, viewer: int, names: Sequence[str]) -> Iterator[Zone]:
    players = int(state.players)
    for step in range(players):
        seat = (max(viewer, 0) + step) % players
        wide, tall = max(1, int(state.wide[seat])) + 2, max(1, int(state.tall[seat])) + 2
        yield Zone(f"grid-{seat}", "board", wide, tall, _title(_grid_words(seat, viewer, names)), owner=seat)
    for seat in range(players):
        held = max(1, int(state.held[seat]))
        if seat == viewer:
            yield Zone("hand", "hand", held, 1, "Your hand", owner=seat)
        else:
            columns = round(1 + OVERLAP * (held - 1), 2)
            yield Zone(f"seat-{seat}", "opponent", columns, 1, f"Hand of {names[seat]}", owner=seat)
    yield Zone("supply", "supply", 1, 1, "Deck")


def _grid_words(seat: int, viewer: int, names: Sequence[str]) -> str:
    return "your grid" if seat == viewer else f"grid of {names[seat]}"


def _title(words: str) -> str:
    return words[:1].upper() + words[1:]


def _at(state: State, owner: int, place: int) -> tuple[int, int]:
    """Column and row of a place in its zone, which shows the rectangle with one ring around it."""
    row, column = coordinates(place)
    return column - int(state.left[owner]) + 1, row - int(state.top[owner]) + 1


def _cards_of(state: State, owner: int) -> Iterator[tuple[int, int]]:
    for place in np.flatnonzero(state.grid[owner] != EMPTY):
        yield int(place), int(state.grid[owner, place])


def _laid(state: State) -> Iterator[Piece]:
    for owner in range(int(state.players)):
        for place, card in _cards_of(state, owner):
            x, y = _at(state, owner, place)
            yield Piece(_card_id(state, card), "tic-card", f"grid-{owner}", x, y, card_words(card), NAMES[card])


def _card_id(state: State, card: int) -> str:
    return f"card-{tag_of(state, card)}"


def _hands(state: State, viewer: int, names: Sequence[str]) -> Iterator[Piece]:
    for seat in range(int(state.players)):
        for slot, tag in enumerate(np.flatnonzero(state.holder == seat)):
            if seat == viewer:
                card = int(state.stock[tag])
                yield Piece(f"card-{tag}", "tic-card", "hand", slot, 0, card_words(card), NAMES[card], owner=seat)
            else:
                x = round(OVERLAP * slot, 2)
                words = f"card of {names[seat]}"
                yield Piece(f"card-{tag}", "tic-card", f"seat-{seat}", x, 0, words, owner=seat, level=slot)


def _supply(state: State) -> Iterator[Piece]:
    left = int(state.portion) - int(state.dealt)
    if left > 0:
        yield Piece("deck", "tic-card", "supply", 0, 0, f"deck, {count_words(left, 'card')}", count=left)


def _spot_id(owner: int, row: int, column: int) -> str:
    return f"cell-{owner}.{row}.{column}"


def _spots(state: State, viewer: int, names: Sequence[str]) -> Iterator[Spot]:
    for owner in range(int(state.players)):
        zone, words = f"grid-{owner}", _grid_words(owner, viewer, names)
        if int(state.phase) == START:
            yield Spot(_spot_id(owner, 0, 0), zone, 1, 1, f"{words}, where it starts")
        elif int(state.phase) == PLAY:
            for place in _open(state, owner):
                row, column = coordinates(place)
                x, y = _at(state, owner, place)
                label = f"{words}, row {row}, column {column}, beside {_beside(state, owner, place)}"
                yield Spot(_spot_id(owner, row, column), zone, x, y, label)


def _open(state: State, owner: int) -> Iterator[int]:
    cells = (open_cell(state, owner, number) for number in range(count_open(state, owner)))
    return (place for place in cells if place != EMPTY)


def _beside(state: State, owner: int, place: int) -> str:
    others = (int(state.grid[owner, place + step]) for step in (-WIDTH, -1, 1, WIDTH))
    return " and ".join(card_words(other) for other in others if other != EMPTY)


def _seams(state: State) -> Iterator[Seam]:
    for owner in range(int(state.players)):
        for place, card in _cards_of(state, owner):
            for step in (1, WIDTH):
                other = int(state.grid[owner, place + step])
                if other != EMPTY:
                    here, there = _at(state, owner, place), _at(state, owner, place + step)
                    yield Seam(f"grid-{owner}", *here, *there, SEAM_KINDS[int(COMMON[card, other])])


def _score(state: State, seat: int, names: Sequence[str], points: int, winners: int) -> SeatScore:
    size, held = int(state.cards[seat]), int(state.held[seat])
    detail = f"{count_words(held, 'card')} in hand"
    if int(state.phase) == START and int(state.chosen[seat]) != EMPTY:
        detail += ", has chosen"
    elif int(state.out) == seat:
        detail = "went out"
    lines = (ScoreLine("grid", size), ScoreLine("hand", -held))
    return SeatScore(seat, points, lines, detail, winner=bool(winners >> seat & 1))


def _status(state: State, viewer: int, names: Sequence[str], winners: int) -> str:
    phase = int(state.phase)
    if phase == OVER:
        return outcome(state, names, winners)
    if phase == START:
        words = _choosing(state, viewer)
        return f"{start_draw(state, names)} {words}".strip()
    if int(state.mode) == RACE:
        return "Lay cards wherever they fit" + ("." if is_deck_empty(state) else ", and draw when you like.")
    turn = int(state.turn)
    if turn != viewer:
        return f"{names[turn]} is to play." if viewer == SPECTATOR else f"Waiting for {names[turn]}."
    return _what_to_do(state)


def _choosing(state: State, viewer: int) -> str:
    if viewer == SPECTATOR:
        return "Everybody chooses a start card."
    chosen = int(state.chosen[viewer])
    if chosen == EMPTY:
        return "Choose the card that starts your grid."
    return f"You start with {card_words(int(state.stock[chosen]))}. Waiting for the others."


def _what_to_do(state: State) -> str:
    if int(state.fresh) != EMPTY:
        return f"You drew {card_words(int(state.stock[int(state.fresh)]))}: lay it, or end your turn."
    again = "A Tic: play again" if int(state.plays) else "Lay a card"
    if is_deck_empty(state):
        return f"{again}, or end your turn."
    return f"{again}, draw, or end your turn." if int(state.plays) else f"{again}, or draw."


def clocks(state: State) -> tuple[Clock, ...]:
    """Give the clocks of a race (SQR-G17, G22, G23): the idle clock all the time, the limit from the go."""
    if int(state.phase) == OVER or int(state.mode) != RACE:
        return ()
    idle = Clock("idle", "Idle", 1000 * int(state.race_idle_s), int(state.runs))
    limit = Clock("limit", "Race", 60_000 * int(state.race_limit_min), 0)
    return (idle,) if int(state.phase) == START else (idle, limit)


# --- touching


def say(state: State, seat: int, action: int) -> tuple[str, Path]:
    """Give an action's label and the ids to touch for it: a card, then a cell; or the deck; or a button."""
    if action >= CLOCK_FIRST:
        return "The clock runs out", ("clock",)
    if action >= DRAW:
        return ("Draw a card", ("deck",)) if action == DRAW else ("End the turn", ("end",))
    if action < PLAY_FIRST:
        return f"Start with {card_words(action)}", (_touched(state, seat, action), _spot_id(max(seat, 0), 0, 0))
    card, cell = (action - PLAY_FIRST) // CELLS, (action - PLAY_FIRST) % CELLS
    owner, row, column = cell // (SPAN * SPAN), cell // SPAN % SPAN - FARTHEST, cell % SPAN - FARTHEST
    where, place = "at home" if owner == seat else "away", place_of(row, column)
    label = f"{card_words(card)} {where}, row {row}, column {column}"
    if owner < int(state.players) and _beside(state, owner, place):
        tied = TICS_WORDS[min(2, count_tics(state, owner, place, card))]
        label += f", beside {_beside(state, owner, place)}: {tied}"
    return label, (_touched(state, seat, card), _spot_id(owner, row, column))


def _touched(state: State, seat: int, card: int) -> str:
    """The id of a card in the seat's hand, or one that nobody can touch."""
    tag = tag_of(state, card)
    return f"card-{tag}" if tag != EMPTY and int(state.holder[tag]) == seat else f"no-{NAMES[card]}"


def meant(state: State, seat: int, path: Sequence[str]) -> Iterable[int]:
    """List the actions that touching this path could mean."""
    tag = path[0].removeprefix("card-") if path else ""
    if not tag.isdecimal() or int(tag) >= len(state.stock) or int(state.stock[int(tag)]) < 0:
        return range(DRAW, len(ACTIONS))
    card = int(state.stock[int(tag)])
    first = PLAY_FIRST + card * CELLS
    return (card, *range(first, first + CELLS))


def reason(state: State, seat: int, action: int, code: int) -> str | None:
    """Say why an action is refused and what to do, with the word for a clash in brackets."""
    if code in (16, 26, G + 20):
        return _touch_reason(state, action, code)
    if code == ACT and action < DRAW:
        card = action if action < PLAY_FIRST else (action - PLAY_FIRST) // CELLS
        return f"You have no {card_words(card)} in your hand, or there is no such grid."
    return {
        5: "First everybody lays one start card, and only one.",
        8: "You have visited another grid in this turn: lay at home, or on that one.",
        9: "Your visit to that grid is over for this turn: lay on your own.",
        10: "Another line of that grid is begun: fill it first (line_open).",
        12: "That grid is not square: lay along one of its longer sides.",
        14: "Lay next to the cards of the line already begun (not_adjoining).",
        15: "Lay the card along a side of the grid, edge to edge (not_adjoining).",
        24: "You have drawn: lay the card you drew, or end your turn.",
        27: "The deck is empty.",
        G + 6: "One draw, then that card or nothing: lay the card you drew, or end your turn.",
        G + 7: "Lay or draw a card before you end your turn.",
        G + 8: "Nothing fits: draw a card before your turn ends.",
        G + 18: "In a race there are no turns to end.",
        G + 24: "Somebody was first: there is a card on that cell (cell_taken).",
        ACT: "That is nothing you can do now.",
    }.get(code)


def _touch_reason(state: State, action: int, code: int) -> str:
    card, cell = (action - PLAY_FIRST) // CELLS, (action - PLAY_FIRST) % CELLS
    if code != 16:
        return "Your last card must make a Tic here, or follow a Tic; draw a card if it cannot."
    owner, place = cell // (SPAN * SPAN), place_of(cell // SPAN % SPAN - FARTHEST, cell % SPAN - FARTHEST)
    others = (int(state.grid[owner, place + step]) for step in (-WIDTH, -1, 1, WIDTH))
    nic = next(other for other in others if other != EMPTY and int(COMMON[card, other]) == 0)
    return f"{card_words(card).capitalize()} shares nothing with {card_words(nic)} (nic)."
