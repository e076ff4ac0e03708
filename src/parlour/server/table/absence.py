"""Writes that players are absent: where moves have days when their time is up, in other matches after some minutes.

No timer runs for days: each process asks storage now and then which tables may be due. Several may write the same row;
the log takes it once, and whoever was second reads it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Collection, Mapping

from parlour.core.decision import USUAL
from parlour.server.base import logs
from parlour.server.base.errors import NoTable, Unavailable
from parlour.server.model.storage import Taken
from parlour.server.table.automation import RETRY_MS
from parlour.server.table.move_deadlines import DAY_MS, dues
from parlour.server.table.services import Services
from parlour.server.table.table import Table
from parlour.server.table.table_state import TableState
from parlour.server.table.views import is_running, phase

MOST_AT_ONCE = 50


class AbsenceWatch:
    """Watches the tables of a process for absent players. ``find`` loads a table into memory."""

    def __init__(self, services: Services, find: Callable[[str], Awaitable[Table]]) -> None:
        self._services = services
        self._find = find
        self._gone: dict[tuple[str, int], float] = {}

    async def look_after(self) -> None:
        """Do once what move deadlines demand of stored tables, at most MOST_AT_ONCE of them.

        For each table whose time to be checked has come, write the seats that are late to its log, and store when to
        check it next. Raises Unavailable where the database does not answer.
        """
        storage, now = self._services.storage, self._services.time.now()
        for id in await storage.tables_due(now, MOST_AT_ONCE):
            try:
                table = await self._find(id)
                again = await table.run_question(lambda table=table: settle_late(table))  # type: ignore[misc]
            except NoTable:
                again = now + DAY_MS  # damaged, or of other rules: perhaps they are here tomorrow
            await storage.look_again(id, again)

    def look_around(self, tables: Mapping[str, Table]) -> None:
        """Have bots play for people who were away for ``warm_ms``, at those ``tables`` whose terms allow it.

        At others, note who is away.
        """
        now, found = self._services.time.now(), {}
        for table in tables.values():
            table.note_absences()
            for seat in _absent(table):
                key = table.id, seat
                found[key] = self._gone.get(key, now)
                if now - found[key] >= self._services.settings.warm_ms:
                    table.post(lambda table=table, seat=seat: keep_warm(table, seat))  # type: ignore[misc]
        self._gone = found


def _absent(table: Table) -> list[int]:
    """List the seats that are to act and whose people are not connected, while somebody else is."""
    state = table.state
    agreed = state.terms is not None and state.terms.warm and not (state.terms.over_days or state.terms.clock)
    online = table.online()
    if not agreed or not table.peers.leads or not online or not is_running(state):
        return []
    people = [seat for seat in state.playing().seats_to_act() if _is_person(state, seat)]
    return [seat for seat in people if not _there(state, seat, online)]


def _is_person(state: TableState, seat: int) -> bool:
    return state.seats[seat].kind == "human" and seat not in state.away


def _there(state: TableState, seat: int, online: Collection[str]) -> bool:
    return (state.seats[seat].guest or "") in online


async def settle_late(table: Table) -> float | None:
    """Write a row for each player whose time is up; return when to look again, None if never. Raises Unavailable."""
    services, state = table.services, table.state
    if phase(state) == "over" or state.setup.moved or state.terms is None or not state.terms.days:
        return None
    while late := [seat for seat, at in dues(state, services.away).items() if at <= services.time.now()]:
        await _note_away(table, late[0], USUAL if state.terms.late == "bot" else "")
    return min(dues(state, services.away).values(), default=services.time.now() + state.terms.days * DAY_MS)


async def keep_warm(table: Table, seat: int) -> None:
    """Write that a bot plays for a seat whose person is still away."""
    with contextlib.suppress(Unavailable):
        await table.log.settle()
        if seat in _absent(table):
            await _note_away(table, seat, USUAL)


async def _note_away(table: Table, seat: int, level: str) -> None:
    try:
        await table.log.append(table.state.row("late", seat, level))
    except Taken:
        await table.log.catch_up()
    else:
        logs.info("seat_late", table=logs.short(table.id), seat=seat)
        table.changed()


async def welcome(table: Table, guest: str | None) -> None:
    """Write that a guest is back at the seats that bots play for them; retry if storage does not answer."""
    try:
        await table.log.settle()
        for seat in [seat for seat in table.state.away if table.state.seats[seat].held_by(guest)]:
            if is_running(table.state):
                await table.log.append(table.state.row("back", seat, "", guest))
                table.changed()
    except Taken:
        await table.log.try_to_catch_up()
        table.post_later(RETRY_MS, lambda: welcome(table, guest))
    except Unavailable:
        table.post_later(RETRY_MS, lambda: welcome(table, guest))
