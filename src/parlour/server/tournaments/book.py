"""All tournaments of a house: reads them, changes them, and notes how the matches at their tables ended.

A change reads the log, makes events from what follows from it, and appends them if nobody was first; else it reads
again. So nothing happens twice, and what a killed process had begun has not happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar, cast

import msgspec
import sqlalchemy as sa

from parlour.protocol.tournaments import TournamentPage, TournamentStanding, TournamentView
from parlour.server.base import logs
from parlour.server.base.errors import DamagedTable, NotFound, NotNow, OtherRules, Unavailable
from parlour.server.base.ids import new_id
from parlour.server.base.runners import Runner
from parlour.server.model.seats import link_of
from parlour.server.model.storage import Taken
from parlour.server.people.calls_to_tables import TableCall
from parlour.server.people.passes import new_secret
from parlour.server.storage.closing import call_off
from parlour.server.storage.journal import Doing, write_entry
from parlour.server.storage.operators import ORGANISER
from parlour.server.storage.store import Store
from parlour.server.storage.tournaments import (
    Happened,
    Head,
    OpenedTable,
    Place,
    append_events,
    find_place,
    find_tournament,
    insert_tournament,
    mark_settled,
    read_news,
    read_unsettled,
    write_end,
)
from parlour.server.table.table import Table
from parlour.server.tournaments.claims import draw_claims, draw_own_claim
from parlour.server.tournaments.deeds import MOST_EVENTS, Deed, note_outcome
from parlour.server.tournaments.founding import Played
from parlour.server.tournaments.pages import MOST_SHOWN, cut_page, draw_own, draw_page
from parlour.server.tournaments.refusals import refusal, refusing
from parlour.server.tournaments.standing import Held
from parlour.server.tournaments.tables import Ended, calls_of, list_typed_boards, plan_tables, read_outcome
from parlour.tournaments.events import Outcome
from parlour.tournaments.pairing import is_over
from parlour.tournaments.settings import Settings

T = TypeVar("T")
ID_BYTES = 9
MOST_HELD = 200
"""The most tournaments in memory."""
TRIES = 20
"""How often a change is tried while others change the same tournament."""
FRESH_S = 1.0
"""How old what is shown may be where another process changed it."""
MOST_SETTLED = 50
"""The most tables that are settled in one transaction."""
SHARE = 10
"""A page that takes long to draw is drawn at most in this part of the time."""
LARGE_S = 15
"""How often the page of a large arena that pairs by itself is drawn at most."""


class Drawn(NamedTuple):
    """A page as JSON, of which revision, when it was drawn and how long that took, and by name who is not on it."""

    revision: str
    page: bytes
    at: float
    took: float
    beyond: dict[str, TournamentStanding]


class Settling(NamedTuple):
    """A table of the house, its place in a tournament, and how its match ended."""

    table: str
    place: Place
    ended: Ended


class Entry:
    """What is held of a tournament.

    ``lock`` is for whoever reads on or changes it; ``drawn`` has its page, whole by True and cut by False.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.held: Held | None = None
        self.read_at = 0.0
        self.drawn: dict[bool, Drawn] = {}


class TournamentBook:
    """The tournaments of a house. ``find`` returns a table that is in memory, None for others.

    ``now`` returns Unix time, ``now_ms`` the house's time in milliseconds, and ``call`` is told whom a new round calls
    to which table.
    """

    def __init__(
        self,
        store: Store,
        runner: Runner,
        find: Callable[[str], Table | None],
        now: Callable[[], float],
        now_ms: Callable[[], float],
        call: Callable[[Sequence[tuple[str, TableCall]]], None],
    ) -> None:
        self._store, self._runner, self._find, self._call = store, runner, find, call
        self._now, self._now_ms = now, now_ms
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._unsettled: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def found(self, settings: Settings, played: Played, listed: bool, organiser: str) -> tuple[str, str]:
        """Found a tournament; return its id and the secret of the link for other organisers. Raises Unavailable."""
        id, secret = new_id(ID_BYTES), new_secret()
        head = Head(id, int(self._now()), settings, msgspec.to_builtins(played), listed, link_of(secret), 0)
        await self._store.write(lambda db: insert_tournament(db, head, organiser), id)
        return id, secret

    # --- reading

    async def read(self, id: str, look: Callable[[Held], T], fresh: bool = True) -> T:
        """Return what ``look`` sees of a tournament; if not ``fresh``, as it was FRESH_S ago at most.

        Raises NotFound, Unavailable, and what ``look`` raises.
        """
        entry = self._entry(id)
        async with entry.lock:
            held = await self._follow(id, entry, fresh)
            return await self._runner.run(lambda: look(held))

    async def view(self, id: str, guest: str | None, known: str) -> TournamentView:
        """Return a tournament for a guest, without its page if ``known`` is its revision.

        For who does not organise it the page may be a little older than the tournament. Raises NotFound, Unavailable.
        """
        entry = self._entry(id)
        async with entry.lock:
            held = await self._follow(id, entry, fresh=False)
            organises, player = guest in held.organisers, held.player_of(guest)
            drawn = await self._draw(entry, held, organises)
            return TournamentView(
                tournament=id,
                revision=drawn.revision,
                you=player.name if player is not None else "",
                here=player is not None and player.is_here,
                organises=organises,
                mine=draw_own(held, player.name) if player is not None else (),
                standing=drawn.beyond.get(player.name) if player is not None else None,
                page=cast(TournamentPage, msgspec.Raw(drawn.page)) if drawn.revision != known else None,
                claim=draw_own_claim(held, guest),
                claims=draw_claims(held) if organises else (),
            )

    async def is_revealed(self, table: str) -> bool:
        """Whether the night for which a table of the house was opened is over. Raises Unavailable."""
        id = await self._store.read(lambda db: find_tournament(db, table))
        return id is not None and await self.read(id, lambda held: is_over(held.tournament))

    async def _draw(self, entry: Entry, held: Held, organises: bool) -> Drawn:
        """Draw the page, unless it is drawn; for others than organisers also if it was drawn a while ago.

        That while is longer if drawing takes long, or if many wait for pairings in an arena that pairs by itself.
        """
        is_whole, now = organises or not held.played.minutes, time.monotonic()
        drawn = entry.drawn.get(is_whole)
        is_large = not is_whole and len(held.tournament.players) > MOST_SHOWN
        due = 0.0 if drawn is None or organises else drawn.at + max(SHARE * drawn.took, LARGE_S if is_large else 0)
        if drawn is None or (drawn.revision != held.revision and now >= due):
            page = await self._runner.run(lambda: draw_page(held))
            shown = page if is_whole else cut_page(page)
            beyond = {line.name: line for line in page.standings[len(shown.standings) :]}
            after = time.monotonic()
            drawn = Drawn(held.revision, msgspec.json.encode(shown), after, after - now, beyond)
            entry.drawn[is_whole] = drawn
        return drawn

    def drop_all(self) -> None:
        """Forget what is held of all tournaments: they are read anew."""
        for entry in self._entries.values():
            entry.held = None
            entry.drawn.clear()

    def _entry(self, id: str) -> Entry:
        entry = self._entries.setdefault(id, Entry())
        self._entries.move_to_end(id)
        while len(self._entries) > MOST_HELD:
            self._entries.popitem(last=False)
        return entry

    async def _follow(self, id: str, entry: Entry, fresh: bool) -> Held:
        """Read on what others wrote."""
        held = entry.held
        if held is not None and not fresh and time.monotonic() < entry.read_at + FRESH_S:
            return held
        known, rounds, rewritten = (
            (held.known, len(held.tournament.rounds), held.head.rewritten) if held is not None else (0, 0, None)
        )
        news = await self._store.read_together(lambda db: read_news(db, id, known, rounds, rewritten))
        if news is None:
            self._entries.pop(id, None)
            raise refusal(NotFound, "no-tournament")
        if held is None or news.head.rewritten != rewritten:
            held = Held(news.head)
        entry.held = None  # if what follows is cut off, all is read anew
        await self._runner.run(lambda: held.follow(news)) if len(news.events) > 1 else held.follow(news)
        entry.held, entry.read_at = held, time.monotonic()
        return held

    # --- changing

    async def change(self, id: str, deed: Deed, field: str, settles: Sequence[str] = ()) -> str:
        """Carry out a deed, and return the revision after it; ``settles`` are tables that are settled by it.

        Raises what the deed raises, NotNow naming ``field`` for events that do not fit, NotFound, Unavailable.
        """
        entry = self._entry(id)
        async with entry.lock:
            for _ in range(TRIES):
                held = await self._follow(id, entry, fresh=True)
                if await self._try(entry, held, deed, field, settles):
                    return held.revision
        raise Unavailable("This tournament is busy just now. Try again.")

    async def _try(self, entry: Entry, held: Held, deed: Deed, field: str, settles: Sequence[str]) -> bool:
        """Carry out a deed unless others change the tournament meanwhile; return whether that succeeded."""
        entry.held, known = None, held.known  # it holds what is not written yet
        try:
            events, tables = await self._runner.run(lambda: self._make(held, deed, field))
        except BaseException:
            if held.known == known:
                entry.held = held
            raise
        if (events or settles) and not await self._write(held, known, events, tables, settles):
            return False
        held.tables.update({(table.round, table.number): table.setup.id for table in tables})
        entry.held = held
        self._call(calls_of(held, events))
        return True

    def _make(self, held: Held, deed: Deed, field: str) -> tuple[Sequence[Happened], list[OpenedTable]]:
        """Make the events of a deed, apply them, and plan the tables that they open. Raises NotNow."""
        events = deed(held)
        if held.known + len(events) > MOST_EVENTS:
            raise refusal(NotNow, "events-full", field)
        for each in events:
            with refusing(field):
                held.apply(each)
        return events, [table for each in events for table in plan_tables(held, each.event)]

    async def _write(
        self, held: Held, known: int, events: Sequence[Happened], tables: list[OpenedTable], settles: Sequence[str]
    ) -> bool:
        now, now_ms, head = self._now(), self._now_ms(), held.head
        typed = [] if settles else list_typed_boards(held, [each.event for each in events])
        ends_at = held.find_end([each.event for each in events], now)

        def work(db: sa.Connection) -> bool:
            is_first = append_events(db, head, known, events, now, tables)
            for table in settles if is_first else ():
                mark_settled(db, table)
            for table in typed if is_first else ():
                if call_off(db, table, now_ms):
                    write_entry(db, Doing(ORGANISER, head.settings.title, now), "call-off", table)
            if is_first and ends_at != head.ends_at:
                write_end(db, head.id, ends_at)
            return is_first

        try:
            is_written = await self._store.write(work, head.id)
        except Taken:
            return False
        for table in filter(None, map(self._find, typed)):
            table.doubt()
        held.head = head._replace(ends_at=ends_at)
        return is_written

    # --- matches at screens

    def note_change(self, id: str) -> None:
        """Settle a table if its match is over, and it belongs to a tournament."""
        table = self._find(id)
        if table is None or table.state.match is None or not table.state.match.over or len(table.state.seats) < 2:
            return
        self._unsettled.add(id)
        self.settle_noted()

    async def find_unsettled(self) -> None:
        """Settle the tables whose matches ended without being settled, as in a process that was killed."""
        with contextlib.suppress(Unavailable):
            self._unsettled |= set(await self._store.read(read_unsettled))
            self.settle_noted()

    def settle_noted(self) -> None:
        """Settle what was noted, unless that is being done; what the database does not take waits for another call."""
        if self._unsettled and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._settle_noted())

    async def close(self) -> None:
        """Return once what is being settled is."""
        if self._task is not None:
            await self._task

    async def _settle_noted(self) -> None:
        with contextlib.suppress(Unavailable):
            while self._unsettled:
                ids = list(itertools.islice(self._unsettled, MOST_SETTLED))
                ended = [each for each in await asyncio.gather(*map(self._read_end, ids)) if each is not None]
                ended.sort(key=lambda each: each.place)
                for tournament, group in itertools.groupby(ended, key=lambda each: each.place.tournament):
                    await self._note_all(tournament, list(group))
                self._unsettled.difference_update(ids)

    async def _read_end(self, id: str) -> Settling | None:
        """Return how the match at a table ended; None if it has not, or there is nothing to settle."""
        place = await self._find_place(id)
        if place is None:
            return None
        settings = await self.read(place.tournament, lambda held: held.tournament.settings)
        stored = await self._store.load_table(id)
        if stored is None:
            return None
        try:
            ended = await self._runner.run(lambda: read_outcome(stored, settings))
        except (DamagedTable, OtherRules) as error:
            logs.warning("not_settled", table=logs.short(id), problem=type(error).__name__)
            return None
        return Settling(id, place, ended) if ended is not None else None

    async def _find_place(self, id: str) -> Place | None:
        return await self._store.read_together(lambda db: find_place(db, id))

    async def settle_without(self, id: str, absent: Sequence[int]) -> None:
        """Give the game at a table to who came, and let who did not come leave. Raises Unavailable."""
        place = await self._find_place(id) if absent else None
        if place is not None:
            _, pod = await self.read(place.tournament, lambda held: held.tournament.find_pod(place.round, place.number))
            places = tuple(0 if seat in absent else 1 for seat in range(len(pod.seats)))
            await self._note(Settling(id, place, Ended(Outcome(places), tuple(absent))))

    async def _note_all(self, tournament: str, settling: Sequence[Settling]) -> None:
        """Note the outcomes of tables of a tournament in one transaction, or one by one where some do not fit."""
        try:
            await self._settle(tournament, settling)
        except NotNow:
            for each in settling:
                await self._note(each)

    async def _note(self, one: Settling) -> None:
        """Note an outcome and that the table is settled, in one transaction; one that does not fit is left out."""
        try:
            await self._settle(one.place.tournament, [one])
        except NotNow:  # as a draw in a knockout: an organiser says who goes on
            await self._settle(one.place.tournament, [one._replace(ended=one.ended._replace(outcome=None))])

    async def _settle(self, tournament: str, settling: Sequence[Settling]) -> None:
        def deed(held: Held) -> list[Happened]:
            noted = (note_outcome(held, it.place.round, it.place.number, *it.ended) for it in settling)
            return list(itertools.chain.from_iterable(noted))

        await self.change(tournament, deed, "table", settles=[each.table for each in settling])
