"""The state of a table: its log played out. Framework-free, and made again from the log at any time.

``seq`` counts rows of the log. It only grows: taking an action back is a row of its own, so it is not the number of
the match's actions. What was told of an action is kept when the action is taken back, so that the history a newcomer
gets is the one the others saw; of those who go back and forth all day, the last few hundred rows.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from parlour.bots.compiling import load_game
from parlour.core.errors import CannotUndo, ParlourError
from parlour.core.facts import say
from parlour.core.files import kept_options
from parlour.core.foresight import Gain
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.scene import Choice, Clock, Event, Own, Scene
from parlour.core.seed import commitment
from parlour.core.verbs import CLOCK, SPECTATOR
from parlour.protocol.messages import SceneChanges, Told
from parlour.server.changes import scene_changes
from parlour.server.errors import DamagedTable
from parlour.server.seats import Seat
from parlour.server.store import Lobby, Row, TableSetup

PAGE = 200
"""How many events a view brings at most; one row's are never parted."""
MOST_PAST = 400
MOST_ANSWERED = 1_000

ToldTo = dict[int, tuple[Told, ...]]


@dataclass
class _Item:
    """A row as history: an action of the match that stands, or what each viewer was told."""

    seq: int
    index: int | None
    told: ToldTo


class TableState:
    """A match with its log. ``match`` is None while seats are open or nonces are missing."""

    def __init__(self, game: Game, setup: TableSetup, seats: list[Seat]) -> None:
        load_game(game.name)
        self.game = game
        self.setup = setup
        self.seats = seats
        self.options = game.read_options(kept_options(game, setup.options), len(seats))
        self.chosen: dict[str, Any] = msgspec.to_builtins(self.options)
        self.commitment = commitment(setup.seed)
        self.match: Match | None = None
        self.seq = 0
        self.seal = ""
        self.clocks: dict[Clock, int] = {}
        """The clocks that run, and when each began."""
        self._items: list[_Item] = []
        self._past: deque[int] = deque()
        self._authors: list[str | None] = []
        self._answered: dict[tuple[str, str], int] = {}
        self._told: dict[tuple[int, int, bool], tuple[Told, ...]] = {}
        self._scene: Scene | None = None
        self._changed: tuple[Scene, Scene, SceneChanges | None] | None = None
        self._own: dict[int, Own] = {}
        self._choices: dict[int, tuple[Choice, ...]] = {}
        self._may_undo: dict[tuple[str | None, int], bool] = {}
        self._gains: dict[tuple[int, int], Gain | None] = {}
        self.begin()

    # --- the log

    def begin(self) -> None:
        """Start the match once nobody is waited for."""
        if self.match is not None or not all(seat.mixed for seat in self.seats):
            return
        nonces = [seat.nonce for seat in self.seats]
        self.match = Match.start(self.game, len(self.seats), self.options, self.setup.seed, nonces)
        self.seal = self.setup.seal
        self._follow_clocks(self.setup.began_at or 0)

    def reseat(self, lobby: Lobby) -> bool:
        """Take over who sits where as it was written down; give whether that is news. May start the match."""
        if self.match is not None or lobby.seats == self.seats:
            return False
        self.setup, self.seats = lobby
        self.begin()
        return True

    def row(
        self,
        kind: Literal["act", "undo", "leave"],
        seat: int,
        what: str,
        guest: str | None = None,
        id: str | None = None,
    ) -> Row:
        """Draft the next row of the log."""
        return Row(self.seq + 1, kind, seat, what, guest, id)

    def replay(self, rows: Iterable[tuple[Row, str]]) -> int:
        """Judge and carry out the rows not seen yet; give how many.

        Raises DamagedTable if they do not fit together or the rules refuse one.
        """
        fresh = [(row, seal) for row, seal in rows if row.seq > self.seq]
        for row, seal in fresh:
            if row.seq != self.seq + 1 or seal != row.seal(self.seal):
                raise DamagedTable("The record of this table is damaged; it was put aside.")
            try:
                if row.kind == "act":
                    self.playing().check(row.seat, row.what)
                self.apply(row, seal)
            except ParlourError:
                raise DamagedTable("The record of this table does not follow the rules; it was put aside.") from None
        return len(fresh)

    def apply(self, row: Row, seal: str | None = None) -> None:
        """Carry out a row that is in the log; its seal, where it was found already.

        Its action was judged in this very position and is not judged again.
        """
        if row.kind == "act":
            self._act(row)
        elif row.kind == "undo":
            self._undo(row)
        else:
            self._leave(row)
        self.seal, self.seq = row.seal(self.seal) if seal is None else seal, row.seq
        self._follow_clocks(row.at)
        self._scene = None
        self._own.clear()
        self._choices.clear()
        self._may_undo.clear()
        self._gains.clear()
        if row.guest is not None and row.action_id is not None:
            self._answered[row.guest, row.action_id] = row.seq
            if len(self._answered) > MOST_ANSWERED:
                del self._answered[next(iter(self._answered))]

    def _follow_clocks(self, at: int) -> None:
        """Note when the clocks that run now began; those that ran before go on."""
        self.clocks = {clock: self.clocks.get(clock, at) for clock in self.playing().clocks()}

    def answered(self, guest: str | None, id: str) -> int | None:
        """Give the sequence number an action of this guest has in the log, None if it is not there or long ago.

        An action of long ago has no second effect either: the log takes each id once.
        """
        return None if guest is None else self._answered.get((guest, id))

    def playing(self) -> Match:
        """Give the match. Raises DamagedTable if it has not begun, which its log denies."""
        if self.match is None:
            raise DamagedTable("The match has not begun.")
        return self.match

    def _act(self, row: Row) -> None:
        match = self.playing()
        match.carry_out(row.seat, match.game.actions.read(row.what))
        self._authors.append(row.guest)
        self._items.append(_Item(row.seq, len(match.entries) - 1, {}))

    def _undo(self, row: Row) -> None:
        match = self.playing()
        for _ in range(int(row.what)):
            self._freeze(len(match.entries) - 1)
            match.take_back()
            self._authors.pop()
        self._tell_all(row.seq, Event(say("takes-back", who=row.seat), row.seat))
        self._past.append(row.seq)
        self._forget_past()

    def _leave(self, row: Row) -> None:
        self.seats[row.seat].hand_to_bot(row.what)
        self._tell_all(row.seq, Event(say("leaves", who=row.seat), row.seat))

    def _freeze(self, index: int) -> None:
        """Keep what every viewer was told of an action that is about to be taken back."""
        item = next(item for item in reversed(self._items) if item.index == index)
        item.told = {viewer: self._tell(viewer, item) for viewer in self._viewers()}
        item.index = None
        self._past.append(item.seq)
        for viewer in self._viewers():
            self._told.pop((viewer, index, False), None)

    def _forget_past(self) -> None:
        """Of all that was taken back, remember the latest."""
        while len(self._past) > MOST_PAST:
            del self._items[self._after(self._past.popleft()) - 1]

    def _tell_all(self, seq: int, event: Event) -> None:
        self._items.append(_Item(seq, None, dict.fromkeys(self._viewers(), (_dated(event, seq),))))

    # --- what happened

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name by seat."""
        return tuple(seat.name for seat in self.seats)

    def scene(self) -> Scene:
        """Draw what everybody sees now, once."""
        if self._scene is None:
            self._scene = self.playing().counted()
        return self._scene

    def scene_changes(self, old: Scene) -> SceneChanges | None:
        """Say what is new in the scene, once for all who were sent the same one."""
        new = self.scene()
        if self._changed is None or self._changed[0] is not old or self._changed[1] is not new:
            self._changed = old, new, scene_changes(old, new)
        return self._changed[2]

    def own(self, seat: int) -> Own:
        """Draw what only a seat sees now."""
        if seat not in self._own:
            self._own[seat] = self.playing().own(seat)
        return self._own[seat]

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """List what a seat may do now, from what the seat may know; in words only what a button says."""
        if seat not in self._choices:
            scene = self.scene()
            ids = {thing.id for things in (scene.pieces, scene.spots, self.own(seat).pieces) for thing in things}
            self._choices[seat] = self.playing().choices(seat, ids)
        return self._choices[seat]

    def foresee(self, seat: int, action: int) -> Gain | None:
        """Find what a legal action would bring a seat, once."""
        if (seat, action) not in self._gains:
            self._gains[seat, action] = self.playing().foresee(seat, action)
        return self._gains[seat, action]

    def events(self, viewer: int, since: int, until: int | None = None) -> tuple[tuple[Told, ...], int]:
        """Tell a viewer what happened after one sequence number up to another, the last page of it.

        Give the events, and the number after which they begin: ``since``, or a later one where there are more.
        """
        first = self._after(since)
        last = len(self._items) if until is None else self._after(until)
        self._tell_together(viewer, self._items[max(first, last - PAGE) : last])
        told: list[tuple[Told, ...]] = []
        count = 0
        while last > first and count < PAGE:
            last -= 1
            item = self._items[last]
            told.append(item.told[viewer] if item.index is None else self._tell(viewer, item))
            count += len(told[-1])
        events = tuple(event for each in reversed(told) for event in each)
        return events, since if last == first else self._items[last - 1].seq

    @property
    def rests(self) -> bool:
        """Whether what happened last is to be read before others play on."""
        return any(event.rest for event in self.events(SPECTATOR, self.seq - 1)[0])

    def _after(self, seq: int) -> int:
        """Find the first item after a sequence number."""
        return bisect_right(self._items, seq, key=lambda item: item.seq)

    def _tell(self, viewer: int, item: _Item) -> tuple[Told, ...]:
        assert item.index is not None
        key = self._told_as(viewer, item.index)
        if key not in self._told:
            _, events = next(self.playing().told(key[0], item.index, item.index + 1))
            self._told[key] = tuple(_dated(event, item.seq) for event in events)
        return self._told[key]

    def _tell_together(self, viewer: int, items: Sequence[_Item]) -> None:
        """Tell a viewer many actions at once, if several of these have not been told yet."""
        seq_of = {item.index: item.seq for item in items if item.index is not None}
        untold = [index for index in seq_of if self._told_as(viewer, index) not in self._told]
        if len(untold) < 2:
            return
        viewer = viewer if self.game.secret else SPECTATOR
        for index, events in self.playing().told(viewer, untold[0], untold[-1] + 1):
            self._told[self._told_as(viewer, index)] = tuple(_dated(event, seq_of[index]) for event in events)

    def _told_as(self, viewer: int, index: int) -> tuple[int, int, bool]:
        return viewer if self.game.secret else SPECTATOR, index, self.playing().over

    def recall(self, viewer: int, seq: int) -> tuple[Scene, Own | None] | None:
        """Draw what a viewer saw after a row of the log, 0: at first.

        None where no position that stands came of it, and where remembering it is the game.
        """
        index = next((item.index for item in self._items[self._after(seq - 1) :][:1] if item.seq == seq), None)
        if self.match is None or (seq > 0 and index is None) or (self.game.memory and not self.match.over):
            return None
        then = 0 if index is None else index + 1
        return self.match.public(then), self.match.own(viewer, then) if viewer != SPECTATOR else None

    def _viewers(self) -> Sequence[int]:
        return range(SPECTATOR, len(self.seats))

    # --- taking back

    def steps_back(self, guest: str | None, seat: int) -> int:
        """Count the actions to take back to undo the seat's last one. Raises CannotUndo with the reason."""
        match = self.playing()
        if match.over:
            raise match.cannot_undo("undo-over")
        last = next((index for index in reversed(range(len(match.entries))) if match.entries[index].seat == seat), None)
        if last is None:
            raise match.cannot_undo("undo-nothing-of-yours")
        since = zip(match.entries[last:], self._authors[last:], strict=True)
        if any(entry.seat != CLOCK and author not in (None, guest) for entry, author in since):
            raise match.cannot_undo("undo-acted")
        match.check_undo(last, seat, self.names)
        return len(match.entries) - last

    def may_undo(self, guest: str | None, seat: int) -> bool:
        """Whether the seat's last action can be taken back."""
        if (guest, seat) not in self._may_undo:
            try:
                self._may_undo[guest, seat] = self.match is not None and self.steps_back(guest, seat) > 0
            except CannotUndo:
                self._may_undo[guest, seat] = False
        return self._may_undo[guest, seat]


def _dated(event: Event, seq: int) -> Told:
    return Told(*msgspec.structs.astuple(event), seq=seq)
