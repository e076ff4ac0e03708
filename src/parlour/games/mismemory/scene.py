"""What a seat of Mismemory sees, and the words for it; no face turned down is drawn, named or hinted at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.clauses import D
from parlour.core.scene import Clock, Piece, Scene, ScoreLine, SeatScore, Spot, Zone
from parlour.core.verbs import SPECTATOR, actors, score
from parlour.games.mismemory.actions import ACTIONS
from parlour.games.mismemory.choices import is_honour, suits_agree
from parlour.games.mismemory.state import (
    EMPTY,
    FLIP,
    FULL,
    NOWHERE,
    OVER,
    PLACE,
    REPLACE,
    SHOWN,
    UNKNOWN,
    VALUES,
    State,
)
from parlour.games.mismemory.story import NUMBER_NAMES, SUIT_NAMES, outcome, space_words, tell, tile_words

__all__ = ["clocks", "reason", "say", "scene", "tell"]

SHOW_SECONDS = (2, 3, 5, 8)
Path = tuple[str, ...]


# --- the drawing


def scene(state: State, viewer: int, names: Sequence[str]) -> Scene:
    """Draw the grid, everybody's tiles and what waits to be put back."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    seats = range(len(points))
    return Scene(
        zones=tuple(_zones(state, viewer, names)),
        pieces=(*_grid(state), *_collected(state, viewer, names), *_waiting(state)),
        spots=tuple(_spots(state)),
        status=_status(state, viewer, names),
        scores=tuple(_score(state, seat, names, int(points[seat]), winners) for seat in seats),
        to_act=tuple(seat for seat in seats if int(actors(state)) >> seat & 1),
        over=int(state.phase) == OVER,
    )


def _corner(state: State) -> tuple[int, int]:
    n = int(state.spaces)
    return int(min(state.row[:n])), int(min(state.column[:n]))


def _cell(state: State, space: int) -> tuple[int, int]:
    """The x and y of a space."""
    top, left = _corner(state)
    return int(state.column[space]) - left, int(state.row[space]) - top


def _zones(state: State, viewer: int, names: Sequence[str]) -> Iterator[Zone]:
    cells = [_cell(state, space) for space in range(int(state.spaces))]
    yield Zone("board", "board", max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1, "The grid")
    if int(state.phase) in (PLACE, REPLACE):
        yield Zone("supply", "supply", FULL if int(state.phase) == REPLACE else 1, 1, "To put back")
    for seat in range(int(state.players)):
        label = "Your tiles" if seat == viewer else f"Tiles of {names[seat]}"
        yield Zone(f"seat-{seat}", "hand" if seat == viewer else "opponent", FULL, 1, label, owner=seat)


def _piece(tag: int, tile: int, zone: str, x: float, y: float, owner: int | None = None, whose: str = "") -> Piece:
    """A tile, face up where its face is given."""
    face = f"{SUIT_NAMES[tile // VALUES]}-{NUMBER_NAMES[tile % VALUES]}" if tile >= 0 else None
    words = (tile_words(tile) if tile >= 0 else "tile, face down") + whose
    return Piece(f"tile-{tag}", "piecepack", zone, x, y, words, face, owner=owner)


def _grid(state: State) -> Iterator[Piece]:
    for space in range(int(state.spaces)):
        tile = int(state.face[space])
        if tile != EMPTY:
            yield _piece(int(state.tag[space]), tile, "board", *_cell(state, space))


def _collected(state: State, viewer: int, names: Sequence[str]) -> Iterator[Piece]:
    """MIS-17, D14: the own tiles face up, unless nobody may look; all of them after the game (MIS-D15)."""
    over = int(state.phase) == OVER
    for seat in range(int(state.players)):
        for i in range(int(state.owned[seat])):
            seen = over or (seat == viewer and not int(state.memory))
            tile, whose = int(state.own[seat, i]) if seen else UNKNOWN, f" of {names[seat]}"
            yield _piece(int(state.own_tag[seat, i]), tile, f"seat-{seat}", i, 0, seat, whose)


def _waiting(state: State) -> Iterator[Piece]:
    if int(state.phase) == PLACE:
        yield _piece(int(state.returning_tag), int(state.returning), "supply", 0, 0)
    elif int(state.phase) == REPLACE:
        for i, tile in enumerate(state.shown):
            if int(tile) != EMPTY:
                yield _piece(int(state.shown_tag[i]), int(tile), "supply", i, 0)


def _spots(state: State) -> Iterator[Spot]:
    for space in range(int(state.spaces)):
        x, y = _cell(state, space)
        tile = int(state.face[space])
        what = "gap" if tile == EMPTY else "tile, face down" if tile == UNKNOWN else tile_words(tile)
        yield Spot(f"s{space}", "board", x, y, f"{space_words(state, space)}, {what}")
    for seat in range(int(state.players)):
        for i in range(FULL):
            words = f"place {i + 1}" if i < int(state.owned[seat]) else f"place {i + 1}, empty"
            yield Spot(f"own-{seat}-{i}", f"seat-{seat}", i, 0, words)


def _score(state: State, seat: int, names: Sequence[str], points: int, winners: int) -> SeatScore:
    out, over = int(state.out) >> seat & 1, int(state.phase) == OVER
    label = "different numbers" if over else "tiles"
    detail = "out" if out else f"{points} of six"
    return SeatScore(seat, points, (ScoreLine(label, points),), detail, winner=bool(winners >> seat & 1))


def _status(state: State, viewer: int, names: Sequence[str]) -> str:
    phase, turn = int(state.phase), int(state.turn)
    if phase == OVER:
        return outcome(state, names)
    if phase == REPLACE:
        placer = int(state.placer)
        return "Put one of the shown tiles into a gap." if placer == viewer else f"{names[placer]} puts a tile back."
    if turn != viewer:
        return f"{names[turn]} is to play." if viewer == SPECTATOR else f"Waiting for {names[turn]}."
    if phase == PLACE:
        return "Put the other tile face down into a gap."
    if phase == SHOWN:
        return "One suit: keep a tile, or decline." if suits_agree(state) else "Two suits: remember them."
    return "Turn up another tile." if int(state.up[0]) != NOWHERE else "Turn up two tiles."


def clocks(state: State) -> tuple[Clock, ...]:
    """Give the clock over two tiles of different suits (MIS-D4, D17)."""
    if int(state.phase) != SHOWN or suits_agree(state):
        return ()
    return (Clock("show", "Look", 1000 * SHOW_SECONDS[int(state.show)], int(state.clocks)),)


# --- touching


def say(state: State, seat: int, action: int) -> tuple[str, Path]:
    """Give an action's label and the ids to touch for it; a tile to keep is touched itself."""
    kind, values = ACTIONS.split(action)
    numbers = [int(value) for value in values.values() if isinstance(value, int)]
    if kind == "flip":
        words = " and ".join(space_words(state, space) for space in numbers)
        return f"Turn up {words}", tuple(f"s{space}" for space in numbers)
    if kind == "keep":
        return _say_keep(state, numbers[0])
    if kind == "place":
        return f"Put it on {space_words(state, numbers[0])}", (f"s{numbers[0]}",)
    if kind == "challenge":
        return f"Challenge player {numbers[0] + 1}", (f"challenge-{numbers[0]}",)
    if kind == "replace":
        return _say_replace(state, *numbers)
    return ("Turn both back", ("decline",)) if kind == "decline" else ("Both are turned back", ("clock",))


def _say_keep(state: State, which: int) -> tuple[str, Path]:
    space = int(state.up[which])
    if space == NOWHERE or int(state.face[space]) < 0:
        return "Keep a tile", (f"keep-{which}",)
    return f"Keep {tile_words(int(state.face[space]))}", (f"s{space}",)


def _say_replace(state: State, which: int, gap: int) -> tuple[str, Path]:
    tile = int(state.shown[which])
    words = tile_words(tile) if tile != EMPTY else "a tile"
    return f"Put {words} on {space_words(state, gap)}", (f"tile-{int(state.shown_tag[which])}", f"s{gap}")


def reason(state: State, seat: int, action: int, code: int) -> str | None:
    """Say why an action is refused, with the word that the rules have for it in brackets."""
    kind, values = ACTIONS.split(action)
    if kind == "challenge" and code == D + 10:
        return _challenge_reason(state, seat, int(values["player"]))
    return {
        8: "Two tiles are up already: keep one of a pair, or decline.",
        9: "They are of different suits: neither can be kept.",
        10: "You own that number already.",
        13: "Put the tile in your hand into a gap." if int(state.phase) == PLACE else None,
        19: "Put it into a gap.",
        20: f"It is seat {int(state.placer)}'s turn to put a tile back.",
        D + 3: _flip_reason(state, kind, len(values)),
        D + 5: "Nobody can own a number twice in this game: there are no challenges.",
        D + 12: "Only players who still take part challenge and are challenged (not-active).",
    }.get(code)


def _flip_reason(state: State, kind: str, tiles: int) -> str:
    if kind in ("decline", "keep"):
        return "First turn up two tiles."
    if (tiles == 2) != bool(int(state.flip)):
        return "Turn up two tiles together." if int(state.flip) else "Turn up one tile, then another."
    return "Turn up two different tiles: one of these spaces is a gap or face up already."


def _challenge_reason(state: State, seat: int, other: int) -> str:
    if seat == other:
        return "You cannot challenge yourself."
    if int(state.phase) not in (FLIP, SHOWN):
        return "Wait until all tiles in hand have been placed (in-hand)."
    return "Only a player with two tiles or more can be challenged (too-few)." if is_honour(state) else ""
