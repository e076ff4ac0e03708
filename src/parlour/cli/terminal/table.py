"""Runs a match at one keyboard: seats, bots that think in threads, clocks, undo, early ends. It displays nothing."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

from parlour.bots.search import Halt
from parlour.core.contract import Advice
from parlour.core.decision import USUAL, Decision
from parlour.core.ending import Ending
from parlour.core.errors import ParlourError
from parlour.core.facts import Fact, Word, say
from parlour.core.losing import lose_seat
from parlour.core.match import Match
from parlour.core.scene import Choice, Clock, Event, Scene, seen_by
from parlour.core.time_control import SECOND_MS, SeatClocks, TimeControl
from parlour.core.undoing import check_undo
from parlour.core.verbs import SPECTATOR
from parlour.core.words import Speaker
from parlour.protocol.programs import EXEC, decide

WORDS = Path(__file__).parents[1] / "words"
PACE = 1.2
"""Seconds between two actions of bots that take turns, so that people can follow them."""
LOOK = 0.05
"""The least number of seconds after which a bot that chose no action is asked again."""

T = TypeVar("T")
Work = Callable[[], Decision]
Begin = Callable[[Work], "Future[Decision]"]


def run_in_thread(work: Callable[[], T]) -> Future[T]:
    """Run a function in a daemon thread, which does not keep the program alive; return its future result."""
    future: Future[T] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:  # raised again by Future.result
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future


class Seat:
    """The occupant of a seat, from ``me``, a person's name, ``bot:LEVEL`` or ``exec:COMMAND`` (``protocol.programs``).

    ``level``: the bot, None for a person. ``word``: the name to show.
    """

    def __init__(self, word: str, number: int) -> None:
        kind, _, level = word.partition(":")
        program = word.startswith(EXEC)
        self.level = word if program else level if kind == "bot" else None
        self.word: Word = Path(word.split(":")[-1]).name if program else word
        if self.level and not program:
            self.word = say("bot", number=number + 1, level=level)
        elif word == "me":
            self.word = say("player", number=number + 1)


class Note(NamedTuple):
    """Something that happened beside the actions, and the number of actions before it."""

    after: int
    event: Event


class Thought:
    """A bot's decision in progress: its future result, what stops it, and the earliest time to carry it out."""

    def __init__(self, future: Future[Decision], halt: Halt, earliest: float) -> None:
        self.future = future
        self.halt = halt
        self.earliest = earliest
        self.due: float | None = None

    def ready(self, now: float) -> bool:
        """Tell whether the bot has decided and its wait is over."""
        if self.due is None and self.future.done():
            decision = self.future.result()
            wait = decision.wait_ms / 1000
            self.due = max(self.earliest, now + (wait if decision.action is not None else max(wait, LOOK)))
        return self.due is not None and now >= self.due


class Table:
    """A match with its seats, which goes on by calls of ``advance``.

    control: how long each person may think in all; None: as long as they like
    pace: seconds between actions of bots in games with turns
    now: returns the time in seconds
    begin: starts a function that makes a bot's decision, and returns its future result
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        language: str = "en",
        *,
        control: TimeControl | None = None,
        pace: float = 0.0,
        now: Callable[[], float] = time.monotonic,
        begin: Begin = run_in_thread,
    ) -> None:
        self.match = match
        self.seats = tuple(seats)
        self.speaker = Speaker((*match.game.words, WORDS), language)
        self.names = tuple(self.speaker.say(seat.word) for seat in seats)
        self.seat_clocks = SeatClocks(control or TimeControl(0), self.people if control else ())
        self.notes: list[Note] = []
        self.covered = False
        """Whether the screen is covered until the next person looks alone; no person's clock runs meanwhile."""
        self._pace = 0.0 if match.game.rules.simultaneous else pace
        self._now = now
        self._begin = begin
        self._thoughts: dict[int, Thought] = {}
        self._deadlines: dict[Clock, float] = {}

    def say(self, word: Word, viewer: int = SPECTATOR) -> str:
        """Return a fact as text for a viewer."""
        return self.speaker.say(word, self.names, viewer)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.level is None)

    @property
    def ends_early(self) -> bool:
        """Whether people may end the match before its rules do: by resigning, by a draw, by calling it off."""
        return True

    @property
    def over(self) -> bool:
        """Whether the table is finished."""
        return self.match.over

    @property
    def explains(self) -> bool:
        """Whether a table shown line by line says at its beginning what can be typed."""
        return False

    @property
    def typing(self) -> Fact:
        """What can be typed at a table shown line by line."""
        return say("help")

    @property
    def teacher(self) -> Word:
        """What a teacher says; empty without a teacher."""
        return ""

    @property
    def pausing(self) -> bool:
        """Whether the table waits for ``go_on``, so that what the teacher says can be read."""
        return False

    def go_on(self) -> None:
        """Go on after a pause."""

    def advice(self, seat: int) -> Advice | None:
        """Return the best action of a seat if it is known without search, else None."""
        return None

    @property
    def no_advice(self) -> Fact:
        """The message for an advice without an action."""
        return say("hint-wait")

    def people_to_act(self) -> tuple[int, ...]:
        """Return the seats of people who may act now."""
        return tuple(seat for seat in self.match.seats_to_act() if seat in self.people)

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """Return the legal actions of a person's seat."""
        return self.match.choices(seat) if seat in self.people_to_act() else ()

    def scene(self, seat: int) -> Scene:
        """Return what a seat sees now."""
        return self.match.scene(seat)

    def why(self, seat: int, path: Sequence[str]) -> ParlourError:
        """Return why touching these ids does nothing."""
        return self.match.why(seat, path)

    @property
    def foretells(self) -> bool:
        """Whether previews of what an action is certain to bring are shown."""
        return True

    @property
    def onlooker(self) -> int:
        """The viewer between turns: the seat of the only person, else a spectator."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    @property
    def private(self) -> bool:
        """Whether people share the screen while their seats have things hidden from each other."""
        shared = len(self.people) > 1 and self.match.game.rules.secret and not self.match.over
        return shared and any(self.match.own(seat).pieces for seat in self.people)

    # --- what happens by itself

    def advance(self) -> bool:
        """Carry out one thing that is due, a clock or a bot's action; return whether there was one."""
        self.run_seat_clocks()
        return self._clock_runs_out() or self._time_is_up() or self._bot_acts()

    def wait(self) -> float | None:
        """Return the seconds until something may be due, None while everything waits for people."""
        now = self._now()
        self.run_seat_clocks()
        people = [at / SECOND_MS for at in map(self.seat_clocks.due, self.seat_clocks.running) if at is not None]
        bots = (now + LOOK if thought.due is None else thought.due for thought in self._thoughts.values())
        due = [*self._watch_clocks().values(), *people, *bots]
        return max(0.0, min(due) - now) if due else None

    def clocks(self) -> tuple[tuple[Clock, float], ...]:
        """Return the running clocks with the seconds each has left."""
        return tuple((clock, max(0.0, at - self._now())) for clock, at in self._watch_clocks().items())

    def _watch_clocks(self) -> dict[Clock, float]:
        """Update and return the deadlines of the running clocks."""
        now = self._now()
        self._deadlines = {clock: self._deadlines.get(clock, now + clock.ms / 1000) for clock in self.match.clocks()}
        return self._deadlines

    def _clock_runs_out(self) -> bool:
        deadlines = self._watch_clocks()
        clock = min(deadlines, key=deadlines.__getitem__, default=None)
        if clock is None or self._now() < deadlines[clock]:
            return False
        self.match.expire(clock.name)
        self.drop_thoughts()
        return True

    @property
    def now_ms(self) -> int:
        """The time by which people's clocks run, in milliseconds."""
        return int(SECOND_MS * self._now())

    def _acting(self) -> set[int]:
        """Return the seats whose clocks have to run."""
        return set() if self.covered else set(self.match.seats_to_act())

    def run_seat_clocks(self) -> None:
        """Let the clocks of the people run who may act now, and no others."""
        self.seat_clocks.run(self._acting(), self.now_ms)

    def _late(self) -> tuple[int, ...]:
        """Return the seats whose time is up, the first one first."""
        dues = {seat: due for seat in self.seat_clocks.running if (due := self.seat_clocks.due(seat)) is not None}
        return tuple(sorted((seat for seat, due in dues.items() if due <= self.now_ms), key=dues.__getitem__))

    def _time_is_up(self) -> bool:
        late = self._late()
        if late:
            self.lose(late[0], "time")
        return bool(late)

    def _bot_acts(self) -> bool:
        for seat in self.match.seats_to_act():
            level = self.seats[seat].level
            if level is not None and self._decided(seat, level):
                return True
        return False

    def _decided(self, seat: int, level: str) -> bool:
        """Start a bot's decision, or carry it out if it is ready; return whether an action was taken."""
        if seat not in self._thoughts:
            self._thoughts[seat] = self._ask(seat, level)
        thought = self._thoughts[seat]
        if not thought.ready(self._now()):
            return False
        del self._thoughts[seat]
        action = thought.future.result().action
        if action is not None:
            self.play(seat, action)
        return action is not None

    def _ask(self, seat: int, level: str) -> Thought:
        game, view = self.match.game, self.match.view(seat)
        halt = Halt()
        future = self._begin(lambda: decide(game, view, seat, level, time.monotonic_ns(), halt))
        return Thought(future, halt, self._now() + self._pace)

    def drop_thoughts(self) -> None:
        """Stop all decisions in progress, because the position has changed or the table is closed."""
        for thought in self._thoughts.values():
            thought.halt.call()
        self._thoughts.clear()

    # --- what people do

    def play(self, seat: int, action: int | str) -> None:
        """Carry out an action, and restart the decisions of bots. Raises ParlourError if it is illegal or too late."""
        if seat in self._late():
            raise ParlourError(self.say(say("ended-time", who=seat), seat))
        self.match.play(seat, action)
        self.seat_clocks.note_action(seat, self.now_ms)
        self.run_seat_clocks()
        self.drop_thoughts()

    def end_by_agreement(self, how: Literal["drawn", "called-off"]) -> None:
        """End the match now, before its rules end it."""
        self.match.end_early(Ending(how))
        self._note(say(f"ended-{how}"))
        self.run_seat_clocks()
        self.drop_thoughts()

    def lose(self, seat: int, how: Literal["resigned", "time"]) -> None:
        """End the match with a person's seat lost or, among three and more, let a bot play on for it.

        Where the game has an action of leaving, the seat takes it first, if that is legal.
        """
        if not lose_seat(self.match, seat, how):
            self._hand_over(seat)
        self._note(say(f"out-{how}" if self.match.ending is None else f"ended-{how}", who=seat))
        self.run_seat_clocks()
        self.drop_thoughts()

    def _hand_over(self, seat: int) -> None:
        """Let a bot play on for a person."""
        self.seats = tuple(
            Seat(f"bot:{USUAL}", seat) if number == seat else other for number, other in enumerate(self.seats)
        )
        self.seat_clocks.remove_clock(seat)

    def _note(self, fact: Fact) -> None:
        self.notes.append(Note(len(self.match.entries), Event(fact)))

    def undo(self) -> None:
        """Take back the last action of a person and all after it. Raises CannotUndo."""
        if self.match.ending is not None or self._late():
            raise self.match.game.cannot_undo("undo-over")
        entries = self.match.entries
        mine = [index for index, entry in enumerate(entries) if entry.seat in self.people]
        if not mine:
            raise self.match.game.cannot_undo("undo-nothing-of-yours")
        check_undo(self.match, mine[-1], entries[mine[-1]].seat, self.names)
        taken_back = [entry.seat for entry in entries[mine[-1] :]]
        while len(entries) > mine[-1]:
            self.match.take_back()
        self.notes = [note._replace(after=min(note.after, len(entries))) for note in self.notes]
        self.seat_clocks.note_taken_back(taken_back, self._acting(), self.now_ms)
        self.drop_thoughts()

    # --- what is told

    def last_of_others(self, viewer: int) -> int:
        """Return the index of the first action after the viewer's last one, or of that one if none followed."""
        entries = self.match.entries
        since = next((i + 1 for i in range(len(entries) - 1, -1, -1) if entries[i].seat == viewer), 0)
        return min(since, len(entries) - 1) if viewer != SPECTATOR else max(0, len(entries) - 1)

    def told_then(self, viewer: int, index: int) -> tuple[Event, ...]:
        """Return the events of action number ``index``, counted from 1, as a viewer may know them; none for 0."""
        return next(self.match.events_by_action(viewer, index - 1))[1] if index else ()

    def scene_then(self, viewer: int, index: int) -> Scene:
        """Return the scene that a viewer saw after the first ``index`` actions."""
        public = self.match.public(index)
        return public if viewer == SPECTATOR else seen_by(public, self.match.own(viewer, index))

    @property
    def remembers(self) -> bool:
        """Whether looking back is allowed: always after the match, and during it unless the game hides its history."""
        return self.match.over or not self.match.game.rules.hides_history

    def told(self, viewer: int) -> tuple[Event, ...]:
        """Return the latest events as a viewer may know them: all since the viewer's last action, or of that one."""
        first = max(0, self.last_of_others(viewer))
        since = (note.event for note in self.notes if note.after > first or note.after == len(self.match.entries))
        return (*self.match.events(viewer, first), *since)

    def log(self, viewer: int) -> Iterator[tuple[int, Event]]:
        """Yield everything that happened, as a viewer may know it, each with the number of actions up to it."""
        acted = ((index + 1, event) for index, told in self.match.events_by_action(viewer) for event in told)
        yield from sorted((*acted, *self.notes), key=lambda it: it[0])
