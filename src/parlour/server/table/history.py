"""What happened at a table, as each viewer may be told it.

What was told of an action is kept when the action is taken back, so that the history a newcomer gets is the one the
others saw; of those who go back and forth all day, the last few hundred rows.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from parlour.core.match import Match
from parlour.core.scene import Event
from parlour.core.verbs import SPECTATOR
from parlour.protocol.messages import Told

PAGE = 200
"""How many events a view brings at most; one row's are never parted."""
MOST_PAST = 400


class Item(msgspec.Struct, gc=False):
    """A row as history: an action of the match that stands, or what each viewer was told."""

    seq: int
    index: int | None
    told: dict[int, tuple[Told, ...]]


class History:
    """The rows of a log as they are told to ``players`` seats and to spectators; ``playing`` gives the match."""

    def __init__(self, playing: Callable[[], Match], players: int) -> None:
        self._playing = playing
        self._viewers = range(SPECTATOR, players)
        self.items: list[Item] = []
        self._past: deque[int] = deque()
        self._told: dict[tuple[int, int, bool], tuple[Told, ...]] = {}

    # --- what happens

    def note(self, seq: int, index: int) -> None:
        """An action of the match was carried out by a row."""
        self.items.append(Item(seq, index, {}))

    def tell_all(self, seq: int, event: Event) -> None:
        """Something else happened, which everybody is told alike."""
        self.items.append(Item(seq, None, dict.fromkeys(self._viewers, (_dated(event, seq),))))

    def freeze(self, index: int) -> None:
        """Keep what every viewer was told of an action that is about to be taken back."""
        item = next(item for item in reversed(self.items) if item.index == index)
        item.told = {viewer: self._tell(viewer, item) for viewer in self._viewers}
        item.index = None
        self._past.append(item.seq)
        for viewer in self._viewers:
            self._told.pop((viewer, index, False), None)

    def note_taken_back(self, seq: int, event: Event) -> None:
        """Actions were taken back by a row; of all that was taken back the latest is remembered."""
        self.tell_all(seq, event)
        self._past.append(seq)
        while len(self._past) > MOST_PAST:
            del self.items[self._after(self._past.popleft()) - 1]

    # --- what is told

    def events(self, viewer: int, since: int, until: int | None = None) -> tuple[tuple[Told, ...], int]:
        """Tell a viewer what happened after one sequence number up to another, the last page of it.

        Give the events, and the number after which they begin: ``since``, or a later one where there are more.
        """
        first = self._after(since)
        last = len(self.items) if until is None else self._after(until)
        self._tell_together(viewer, self.items[max(first, last - PAGE) : last])
        told: list[tuple[Told, ...]] = []
        count = 0
        while last > first and count < PAGE:
            last -= 1
            item = self.items[last]
            told.append(item.told[viewer] if item.index is None else self._tell(viewer, item))
            count += len(told[-1])
        events = tuple(event for each in reversed(told) for event in each)
        return events, since if last == first else self.items[last - 1].seq

    def index_at(self, seq: int) -> int | None:
        """Give the index of the action that a row carried out and that stands, None if there is none."""
        return next((item.index for item in self.items[self._after(seq - 1) :][:1] if item.seq == seq), None)

    def rows(self) -> dict[int, int]:
        """Give the sequence number of the row of each action that stands, by the action's index."""
        return {item.index: item.seq for item in self.items if item.index is not None}

    def _after(self, seq: int) -> int:
        """Find the first item after a sequence number."""
        return bisect_right(self.items, seq, key=lambda item: item.seq)

    def _tell(self, viewer: int, item: Item) -> tuple[Told, ...]:
        assert item.index is not None
        key = self._told_as(viewer, item.index)
        if key not in self._told:
            _, events = next(self._playing().told(key[0], item.index, item.index + 1))
            self._told[key] = tuple(_dated(event, item.seq) for event in events)
        return self._told[key]

    def _tell_together(self, viewer: int, items: Sequence[Item]) -> None:
        """Tell a viewer many actions at once, if several of these have not been told yet."""
        first, _, over = self._told_as(viewer, 0)
        seq_of = {
            item.index: item.seq
            for item in items
            if item.index is not None and (first, item.index, over) not in self._told
        }
        if len(seq_of) < 2:
            return
        untold = list(seq_of)
        for index, events in self._playing().told(first, untold[0], untold[-1] + 1):
            if index in seq_of:
                self._told[first, index, over] = tuple(_dated(event, seq_of[index]) for event in events)

    def _told_as(self, viewer: int, index: int) -> tuple[int, int, bool]:
        match = self._playing()
        return viewer if match.game.rules.secret else SPECTATOR, index, match.over


def _dated(event: Event, seq: int) -> Told:
    return Told(*msgspec.structs.astuple(event), seq=seq)
