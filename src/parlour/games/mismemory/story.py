"""What happens in Mismemory, told without naming any face until the game is over (MIS-D15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.scene import Event
from parlour.core.verbs import CLOCK
from parlour.games.mismemory.actions import ACTIONS
from parlour.games.mismemory.position import is_whole
from parlour.games.mismemory.state import NOWHERE, OVER, REPLACE, VALUES, State

SUIT_NAMES = ("sun", "moon", "crown", "arms")
NUMBER_NAMES = ("null", "ace", "2", "3", "4", "5")


def tile_words(tile: int) -> str:
    """Name a tile.

    >>> tile_words(19)
    'arms ace'
    """
    return f"{SUIT_NAMES[tile // VALUES]} {NUMBER_NAMES[tile % VALUES]}"


def space_words(state: State, space: int) -> str:
    """Say where a space is."""
    n = int(state.spaces)
    if space >= n:
        return f"space {space}"
    row, column = int(state.row[space]) - min(state.row[:n]), int(state.column[space]) - min(state.column[:n])
    return f"row {row + 1}, column {column + 1}"


def tell(before: State, seat: int, action: int, after: State, viewer: int, names: Sequence[str]) -> Iterator[Event]:
    """Tell what an action did, then who had to show tiles, and how the game ended."""
    kind, values = ACTIONS.split(action)
    numbers = [int(value) for value in values.values() if isinstance(value, int)]
    both = tuple(f"s{int(space)}" for space in before.up if int(space) != NOWHERE)
    who = names[seat] if seat != CLOCK else ""
    if kind == "flip":
        places = " and ".join(space_words(before, space) + _named(before, before.face[space]) for space in numbers)
        yield Event(f"{who} turns up {places}.", seat, tuple(f"s{space}" for space in numbers))
    elif kind == "clock":
        yield Event("Both tiles are turned back.", ids=both)
    elif kind == "decline":
        yield Event(f"{who} turns both tiles back.", seat, both)
    elif kind == "keep":
        piece = f"tile-{int(after.own_tag[seat, int(after.owned[seat]) - 1])}"
        kept = _named(before, after.own[seat, int(after.owned[seat]) - 1])
        yield Event(f"{who} keeps one of the two tiles{kept}.", seat, (*both, piece), 1, piece)
    elif kind == "place":
        yield Event(f"{who} puts the other on {space_words(before, numbers[0])}.", seat, (f"s{numbers[0]}",))
    elif kind == "challenge":
        yield Event(f"{who} challenges {names[numbers[0]]}.", seat)
    else:
        tile = f"a tile{_named(before, before.shown[numbers[0]])}"
        yield Event(f"{who} puts {tile} back on {space_words(before, numbers[1])}.", seat, (f"s{numbers[1]}",))
    yield from _tell_end(before, after, names)


def _named(state: State, tile: int) -> str:
    """Name a tile in parentheses where nothing is secret any more, and nowhere else."""
    return f" ({tile_words(int(tile))})" if is_whole(state) else ""


def _tell_end(before: State, after: State, names: Sequence[str]) -> Iterator[Event]:
    for seat in range(int(before.players)):
        if int(after.out) & ~int(before.out) & 1 << seat:
            yield Event(f"{names[seat]} owns a number twice and is out.", seat)
    if int(after.phase) == OVER:
        yield Event(outcome(after, names))
    elif int(after.phase) == REPLACE and int(before.phase) != REPLACE:
        count = sum(int(tile) >= 0 for tile in after.shown)
        yield Event(f"{count} tiles are shown and put back by the others.")


def outcome(state: State, names: Sequence[str]) -> str:
    """Say who has won."""
    who = [names[seat] for seat in range(int(state.players)) if int(state.winners) >> seat & 1]
    if not who:
        return "A draw: nobody wins."
    return f"{who[0]} wins." if len(who) == 1 else f"{' and '.join(who)} share the win."
