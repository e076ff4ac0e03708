"""The history of a table, as each viewer may be told it.

The events of an action are kept when the action is taken back, so that a newcomer gets the history that the others
saw; of rows that were taken back, the latest few hundred are kept.
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
"""The most events in a view, exceeded only because the events of one row stay together."""
MOST_PAST = 400


class Item(msgspec.Struct, gc=False):
    """A row in the history: the index of its action if that stands, else the events told to each viewer."""

    seq: int
    index: int | None
    told: dict[int, tuple[Told, ...]]


class History:
    """The events of a log's rows for ``players`` seats and for spectators; ``playing`` returns the match."""

    def __init__(self, playing: Callable[[], Match], players: int) -> None:
        self._playing = playing
        self._viewers = range(SPECTATOR, players)
        self.items: list[Item] = []
        self._past: deque[int] = deque()
        self._told: dict[tuple[int, int, bool], tuple[Told, ...]] = {}

    # --- what happens

    def add_action(self, seq: int, index: int) -> None:
        """Add a row that carried out an action of the match."""
        self.items.append(Item(seq, index, {}))

    def tell_all(self, seq: int, event: Event) -> None:
        """Add a row with an event that everybody is told alike."""
        self.items.append(Item(seq, None, dict.fromkeys(self._viewers, (_dated(event, seq),))))

    def freeze(self, index: int) -> None:
        """Store the events of an action that is about to be taken back."""
        item = next(item for item in reversed(self.items) if item.index == index)
        item.told = {viewer: self._tell(*self._told_as(viewer), item) for viewer in self._viewers}
        item.index = None
        self._past.append(item.seq)
        for viewer in self._viewers:
            self._told.pop((viewer, index, False), None)

    def note_taken_back(self, seq: int, event: Event) -> None:
        """Add a row that took actions back, and drop the oldest rows that were taken back, above MOST_PAST."""
        self.tell_all(seq, event)
        self._past.append(seq)
        while len(self._past) > MOST_PAST:
            del self.items[self._after(self._past.popleft()) - 1]

    # --- what is told

    def events(self, viewer: int, since: int, until: int | None = None) -> tuple[tuple[Told, ...], int]:
        """Return the last page of events for a viewer between two row numbers, and the number after which it begins.

        That number is ``since``, or a later one where there are more events than a page holds.
        """
        first = self._after(since)
        last = len(self.items) if until is None else self._after(until)
        if last == first:
            return (), since
        known_to, over = self._told_as(viewer)
        if last - first > 1:
            self._tell_together(known_to, over, self.items[max(first, last - PAGE) : last])
        told: list[tuple[Told, ...]] = []
        count = 0
        while last > first and count < PAGE:
            last -= 1
            item = self.items[last]
            told.append(item.told[viewer] if item.index is None else self._tell(known_to, over, item))
            count += len(told[-1])
        events = tuple(event for each in reversed(told) for event in each)
        return events, since if last == first else self.items[last - 1].seq

    def index_at(self, seq: int) -> int | None:
        """Return the index of the action that a row carried out; None if it carried out none that stands."""
        return next((item.index for item in self.items[self._after(seq - 1) :][:1] if item.seq == seq), None)

    def rows(self) -> dict[int, int]:
        """Map the index of each action that stands to the number of its row."""
        return {item.index: item.seq for item in self.items if item.index is not None}

    def _after(self, seq: int) -> int:
        """Find the index of the first item after a row number."""
        for newest in range(len(self.items), max(0, len(self.items) - 2), -1):  # mostly one of the latest is asked for
            if self.items[newest - 1].seq <= seq:
                return newest
        return bisect_right(self.items, seq, key=lambda item: item.seq)

    def _tell(self, viewer: int, over: bool, item: Item) -> tuple[Told, ...]:
        assert item.index is not None
        key = viewer, item.index, over
        if key not in self._told:
            _, events = next(self._playing().events_by_action(viewer, item.index, item.index + 1))
            self._told[key] = tuple(_dated(event, item.seq) for event in events)
        return self._told[key]

    def _tell_together(self, viewer: int, over: bool, items: Sequence[Item]) -> None:
        """Compute the events of several actions in one call, where more than one is not cached."""
        seq_of = {
            item.index: item.seq
            for item in items
            if item.index is not None and (viewer, item.index, over) not in self._told
        }
        if len(seq_of) < 2:
            return
        untold = list(seq_of)
        for index, events in self._playing().events_by_action(viewer, untold[0], untold[-1] + 1):
            if index in seq_of:
                self._told[viewer, index, over] = tuple(_dated(event, seq_of[index]) for event in events)

    def _told_as(self, viewer: int) -> tuple[int, bool]:
        """Return the viewer whose events a viewer is told, and whether the match is over: both decide what they say."""
        match = self._playing()
        return viewer if match.game.rules.secret else SPECTATOR, match.over


def _dated(event: Event, seq: int) -> Told:
    return Told(*msgspec.structs.astuple(event), seq=seq)
