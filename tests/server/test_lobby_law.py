"""The lobby is what the logs of its tables say, whatever people do in whatever order."""

from __future__ import annotations  # noqa: I001

import contextlib
from collections.abc import Iterator
from typing import Any
from unittest import mock

import msgspec
import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.protocol.http import NewTable, SeatRequest, Terms
from parlour.server.base.errors import Conflict
from parlour.server.house.lobby import draw_lobby
from parlour.server.house.opening import Planned, plan_table
from parlour.server.house.seeking import Found, Seeker, sit_down
from parlour.server.house.seeking import seek as seek_seat
from parlour.server.model.seats import without
from parlour.server.storage.database import open_engine
from parlour.server.storage.lobby import AWAY_S, DAYS_AWAY_S, drop_tables, renew_tables
from parlour.server.storage.migrations import upgrade
from parlour.server.storage.schema import LOG
from parlour.server.storage.store import insert_table, mark_closed, read_stored, reseat_table
from parlour.server.table.restoring import restore_state
from parlour.server.table.table_state import TableState
from tests.server.test_seeking import OPEN


GUESTS = ("a", "b", "c")
GAME = "thirty-six"
THINGS = st.one_of(
    st.tuples(st.just("make"), st.sampled_from(GUESTS), st.booleans(), st.booleans()),
    st.tuples(st.just("seek"), st.sampled_from(GUESTS)),
    st.tuples(st.just("sit"), st.sampled_from(GUESTS), st.integers(0, 5)),
    st.tuples(st.just("leave"), st.sampled_from(GUESTS), st.integers(0, 5)),
    st.tuples(st.sampled_from(("begin", "end", "close", "about")), st.integers(0, 5)),
    st.tuples(st.just("wait"), st.sampled_from((30, 100, DAYS_AWAY_S))),
)


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sa.Engine]:
    made = open_engine(f"sqlite:///{tmp_path_factory.mktemp('law') / 'parlour.db'}", 10_000, writes=True)
    with made.begin() as connection:
        upgrade(connection)
    yield made
    made.dispose()


class Evening:
    """A house in one transaction, and what its logs say of the lobby."""

    def __init__(self, connection: sa.Connection) -> None:
        self.db = connection
        self.now = 1_800_000_000
        self.tables: list[str] = []
        self.until: dict[str, int] = {}

    def do(self, what: str, *how: Any) -> None:
        if isinstance(how[-1], int) and not isinstance(how[-1], bool) and what != "wait":
            if not self.tables:
                return
            how = (*how[:-1], self.tables[how[-1] % len(self.tables)])
        getattr(self, what)(*how)

    def plan(self, guest: str, is_open: bool = True, days: bool = False) -> Planned:
        terms = msgspec.convert({**OPEN, "open": is_open, "over_days": days}, Terms)
        return plan_table(NewTable(GAME, (SeatRequest("here"), SeatRequest("link")), terms=terms), guest)

    def note(self, table: str) -> None:
        state = self.state(table)
        self.tables.append(table)
        if state.terms is not None and state.terms.open:
            self.until[table] = self.now + (DAYS_AWAY_S if state.terms.over_days else AWAY_S)

    def make(self, guest: str, is_open: bool, days: bool) -> None:
        plan = self.plan(guest, is_open, days)
        insert_table(self.db, plan.setup, plan.seats, 0)
        self.note(plan.setup.id)

    def who(self, guest: str) -> Seeker:
        return Seeker(guest, "", self.now, 0)

    def seek(self, guest: str) -> None:
        found = seek_seat(self.db, self.who(guest), None, self.plan(guest))
        assert found is not None
        if found.table not in self.tables:
            self.note(found.table)
        self.withdraw(guest, found)

    def sit(self, guest: str, table: str) -> None:
        waits = table in self.expected()[0]
        sits = any(seat.held_by(guest) for seat in self.state(table).seats) and table in self.until
        try:
            found = sit_down(self.db, self.who(guest), table)
        except Conflict:
            assert not waits and not sits
            return
        assert found is not None
        assert waits or sits
        if not sits:
            self.withdraw(guest, found)

    def withdraw(self, guest: str, found: Found) -> None:
        """Whoever has sat down waits alone nowhere else; who stayed where they were has not sat down."""
        people = {seat.guest for seat in self.state(found.table).seats if seat.kind == "human"}
        if people == {guest} and not found.links:
            return
        for table in self.tables:
            state = self.state(table)
            others = {seat.guest for seat in state.seats if seat.kind == "human"}
            if table != found.table and state.match is None and others == {guest}:
                self.until.pop(table, None)

    def leave(self, guest: str, table: str) -> None:
        with contextlib.suppress(Conflict):
            reseat_table(self.db, table, lambda seats: without(seats, guest), 0)

    def begin(self, table: str) -> None:
        """Let all have given their nonces, if all seats are taken."""
        seats = self.state(table).seats
        if all(seat.kind != "open" for seat in seats) and not all(seat.mixed for seat in seats):
            reseat_table(self.db, table, lambda old: [msgspec.structs.replace(it, nonce="0" * 32) for it in old], 0)

    def end(self, table: str) -> None:
        state = self.state(table)
        if state.match is not None and not state.match.over:
            row = state.row("end", 0, "called-off")
            self.db.execute(LOG.insert().values(table_id=table, **row._asdict(), seal=row.seal(state.seal)))
            drop_tables(self.db, [table])

    def close(self, table: str) -> None:
        mark_closed(self.db, table, 1)

    def about(self, table: str) -> None:
        state = self.state(table)
        if table in self.until and not state.setup.closed and not (state.match is not None and state.match.over):
            stay = DAYS_AWAY_S if state.terms is not None and state.terms.over_days else AWAY_S
            renew_tables(self.db, self.now, {table: (stay, 0)})
            self.until[table] = self.now + stay

    def wait(self, seconds: int) -> None:
        self.now += seconds

    def state(self, table: str) -> TableState:
        stored = read_stored(self.db, table)
        assert stored is not None
        return restore_state(stored)

    def expected(self) -> tuple[set[str], set[str]]:
        waiting, playing = set(), set()
        for table in self.tables:
            state = self.state(table)
            if self.until.get(table, 0) <= self.now or state.setup.closed:
                continue
            if state.match is None and any(seat.kind == "open" for seat in state.seats):
                waiting.add(table)
            if state.match is not None and not state.match.over:
                playing.add(table)
        return waiting, playing

    def check(self) -> None:
        drawn = draw_lobby(self.db, self.now)
        assert ({it.table for it in drawn.waiting}, {it.table for it in drawn.playing}) == self.expected()
        names = [[seat.name for seat in self.state(it.table).seats] for it in (*drawn.waiting, *drawn.playing)]
        assert names == [[seat.name for seat in it.seats] for it in (*drawn.waiting, *drawn.playing)]


@given(things=st.lists(THINGS, max_size=14))
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_list_is_what_the_logs_say(engine: sa.Engine, things: list[tuple[Any, ...]]) -> None:
    with engine.connect() as connection:
        evening = Evening(connection)
        with mock.patch("parlour.server.storage.store.time.time", side_effect=lambda: evening.now):
            for what, *how in things:
                evening.do(what, *how)
                evening.check()
        connection.rollback()
