"""Notes where rules were unclear to people who take part, behind the tables and in their own time (docs/clarity.md).

Tables report actions, undos, hints and refusals. Notes of them are gathered in memory and written with the next sweep,
in one transaction; a crash loses the notes of some seconds, and no match. Nothing is noted of people who have not
agreed, of programs and bots, in kid mode, in what-ifs, and where one guest holds several seats.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from parlour.clarity.notes import Note, period_of, variant_of
from parlour.clarity.stakes import find_stakes
from parlour.clarity.watch import Watch
from parlour.clarity.wordings import FIELD, Wordings, read_wordings
from parlour.core.errors import BadOption
from parlour.core.facts import Fact, Word
from parlour.core.game import Game
from parlour.core.kernel import boxed
from parlour.core.refusals import find_refusals
from parlour.core.values import values_of
from parlour.protocol.frames import Act, Hint, Undo, Why
from parlour.protocol.messages import Because, Outgoing, Refused
from parlour.server.base.errors import Unavailable
from parlour.server.base.measures import Measures
from parlour.server.base.settings import Settings
from parlour.server.storage.clarity import (
    Noted,
    Person,
    add_person,
    count_matches,
    drop_old_notes,
    forget_clarity,
    read_people,
    write_language,
    write_notes,
)
from parlour.server.storage.store import Store
from parlour.server.table.connection import Connection
from parlour.server.table.table_state import TableState

MOST_PENDING = 20_000
"""The most notes that wait; while the database does not answer, further ones are dropped."""
MOST_WATCHED = 5_000
KEY = "clarity"
DAY_S = 86_400
MOST_LETTERS = 64


class Decision(NamedTuple):
    """The position before an action, as an array of one record as its seat knew it, and how many actions led to it."""

    game: Game
    view: Any
    seat: int
    number: int


class Pending(NamedTuple):
    """A note that waits to be written, with whom and where it was noted.

    decision: of an action, the position in which it was taken
    """

    guest: str
    person: str
    table: str
    note: Note
    decision: Decision | None = None


def _with_stakes(pending: Pending) -> Pending:
    """Add to an action what was at stake; takes a third of a millisecond."""
    if pending.decision is None:
        return pending
    stakes = {*pending.note.stakes, *find_stakes(*pending.decision)}
    return pending._replace(note=replace(pending.note, stakes=tuple(sorted(stakes))), decision=None)


class ClarityKeeper:
    """Keeps what is noted of the people of a house. ``now`` returns Unix time."""

    def __init__(self, store: Store, measures: Measures, now: Callable[[], float], wordings: Wordings | None) -> None:
        self._store, self._measures, self._now, self._wordings = store, measures, now, wordings
        self._people: dict[str, Person] = {}
        self._watches: dict[tuple[str, int, str], Watch] = {}
        self._pending: list[Pending] = []
        self._numbers: dict[tuple[str, str], int] = {}
        self._cleaned = 0

    @property
    def compares(self) -> bool:
        """Whether the house compares wordings of messages."""
        return self._wordings is not None

    # --- who takes part

    async def read_people(self) -> None:
        """Read who takes part, as other processes may have written it. Raises Unavailable."""
        self._people = await self._store.read(read_people)

    def takes_part(self, guest: str) -> bool:
        """Return whether a guest takes part."""
        return guest in self._people

    async def begin(self, guest: str, language: str) -> None:
        """Let a guest take part from now on. Raises Unavailable."""
        self._people[guest] = await self._store.write(lambda db: add_person(db, guest, language, self._today()), KEY)

    async def end(self, guest: str) -> None:
        """Let a guest take part no more, and erase what was noted. Raises Unavailable."""
        self.drop_guest(guest)
        await self._store.write(lambda db: forget_clarity(db, guest), KEY)

    def drop_guest(self, guest: str) -> None:
        """Drop from memory all about a guest."""
        self._people.pop(guest, None)
        self._pending = [each for each in self._pending if each.guest != guest]
        self._watches = {key: watch for key, watch in self._watches.items() if key[2] != guest}
        self._numbers = {key: number for key, number in self._numbers.items() if key[0] != guest}

    def words_of(self, guest: str | None, language: str) -> Mapping[tuple[str, str], str]:
        """Map game and message to the other words that a guest who takes part reads in a language; note that."""
        person = self._people.get(guest or "")
        if person is None or guest is None or self._wordings is None:
            return {}
        if person.language != language:
            self._note_language(guest, person, language)
        return self._wordings.words_of(guest, language)

    def _note_language(self, guest: str, person: Person, language: str) -> None:
        self._people[guest] = person._replace(language=language)
        self._watches = {key: watch for key, watch in self._watches.items() if key[2] != guest}
        self._store.writer.submit(lambda db: write_language(db, guest, language), KEY)

    # --- what is noted

    def note_done(self, state: TableState, connection: Connection, frame: object, shown_at: int | None) -> None:
        """Note an action, an undo or the wish for a hint."""
        if not isinstance(frame, Act | Undo | Hint) or (watch := self._watch(state, connection, frame.seat)) is None:
            return
        if isinstance(frame, Act):
            note: Note | None = watch.act(self._today(), _verb_of(frame.action), _waited_ms(state, shown_at))
            self._keep(state, connection, note, _last_decision(state, frame.seat))
            return
        if isinstance(frame, Undo):
            note = watch.take_back(self._today())
        else:
            note = watch.ask_hint(self._today())
        self._keep(state, connection, note)

    def note_refused(self, state: TableState, connection: Connection, frame: object, answer: Outgoing) -> None:
        """Note an action that the rules refused."""
        if not isinstance(frame, Act) or not isinstance(answer, Refused) or not answer.clause:
            return
        watch = self._watch(state, connection, frame.seat)
        if watch is not None:
            verb, reason = _verb_of(frame.action), _id_of(answer.reason)
            self._keep(state, connection, watch.refuse(self._today(), answer.clause, verb, answer.code, reason))

    def note_touched(self, state: TableState, connection: Connection, frame: Why, answer: Because) -> None:
        """Note that something was touched which the rules refuse."""
        watch = self._watch(state, connection, frame.seat)
        if watch is not None and answer.clause:
            verb, reason = _refused_verb(state, frame), _id_of(answer.reason)
            self._keep(state, connection, watch.refuse(self._today(), answer.clause, verb, "touched", reason))

    def _watch(self, state: TableState, connection: Connection, seat: int) -> Watch | None:
        """Return what watches the person of a connection at a seat; None if nothing may be noted of them here."""
        guest, setup = connection.guest, state.setup
        person = self._people.get(guest or "")
        if person is None or guest is None or connection.program or self._measures.is_kids(connection.network):
            return None
        if state.match is None or setup.branch_of is not None or setup.begins is not None:
            return None
        if [each.number for each in state.seats if each.held_by(guest)] != [seat]:
            return None
        key = (setup.id, seat, guest)
        if key not in self._watches:
            if len(self._watches) >= MOST_WATCHED:
                self._watches.pop(next(iter(self._watches)))
            self._watches[key] = Watch(self._like(state, guest, person))
        return self._watches[key]

    def _like(self, state: TableState, guest: str, person: Person) -> Note:
        game, wordings = state.game, self._wordings
        lots = wordings.lots_of(guest, game.name, person.language) if wordings is not None else ()
        return Note(game.name, variant_of(game, state.chosen), len(state.seats), "1", "action", lots=lots)

    def _keep(
        self, state: TableState, connection: Connection, note: Note | None, decision: Decision | None = None
    ) -> None:
        guest = connection.guest
        if note is not None and guest is not None and len(self._pending) < MOST_PENDING:
            self._pending.append(Pending(guest, self._people[guest].person, state.setup.id, note, decision))

    def _today(self) -> int:
        return int(self._now() // DAY_S)

    # --- writing it

    async def flush(self) -> None:
        """Write what waits, each with which match it is for the person; what the database does not take waits on."""
        pending, self._pending = self._pending, []
        today = self._today()
        try:
            if today != self._cleaned:
                await self._store.write(lambda db: drop_old_notes(db, today), KEY)
                self._cleaned = today
            if pending:
                pending = await asyncio.to_thread(lambda: [_with_stakes(each) for each in pending])
                noted = await self._number_matches(pending)
                await self._store.write(lambda db: write_notes(db, noted), KEY)
        except Unavailable:
            self._pending = [*pending, *self._pending][:MOST_PENDING]

    async def _number_matches(self, pending: Sequence[Pending]) -> list[Noted]:
        """Return what is to be stored of notes. Raises Unavailable."""
        unknown = {(each.guest, each.table) for each in pending} - self._numbers.keys()
        if unknown:
            if len(self._numbers) > MOST_WATCHED:
                self._numbers.clear()
                unknown = {(each.guest, each.table) for each in pending}
            self._numbers |= await self._store.read(lambda db: count_matches(db, unknown))
        return [
            Noted(each.person, replace(each.note, period=period_of(self._numbers[each.guest, each.table])))
            for each in pending
        ]


def open_keeper(settings: Settings, store: Store, measures: Measures, now: Callable[[], float]) -> ClarityKeeper | None:
    """Return what keeps where rules are unclear, None where the house does not. Raises BadOption."""
    wordings = check_wordings(settings)
    return ClarityKeeper(store, measures, now, wordings) if settings.clarity else None


def check_wordings(settings: Settings) -> Wordings | None:
    """Return the wordings that a house compares, None if there are none. Raises BadOption, one line for each fault."""
    if settings.wordings and not settings.clarity:
        raise BadOption(f"{FIELD}: wordings are compared where PARLOUR_CLARITY=1 only", FIELD)
    return read_wordings(Path(settings.wordings)) if settings.wordings else None


def _verb_of(action: str) -> str:
    return action.split(maxsplit=1)[0][:MOST_LETTERS] if action.strip() else ""


def _id_of(reason: Word) -> str:
    return reason.id[:MOST_LETTERS] if isinstance(reason, Fact) else ""


def _waited_ms(state: TableState, shown_at: int | None) -> float | None:
    """Return since when an action just taken was possible; None where people act at once, or moves have days."""
    days = state.terms is not None and (state.terms.over_days or bool(state.terms.days))
    since = state.setup.began_at if shown_at is None else shown_at
    if since is None or state.touched is None or days or state.game.rules.simultaneous:
        return None
    return max(0, state.touched - since)


def _last_decision(state: TableState, seat: int) -> Decision:
    """Return the position in which a seat has taken the latest action."""
    match = state.playing()
    before = len(match.entries) - 1
    return Decision(state.game, boxed(match.view(seat, before)), seat, before)


def _refused_verb(state: TableState, frame: Why) -> str:
    """Return the verb of the action that was explained for a touch; empty if it was none."""
    view = state.playing().view(frame.seat)
    refused = find_refusals(state.game, boxed(view), values_of(view), frame.seat, frame.path)
    return state.game.rules.actions.split(refused[0])[0] if refused else ""
