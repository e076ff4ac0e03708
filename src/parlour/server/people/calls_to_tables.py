"""Calls to tables: what a notice says to a player of a tournament when the next round stands."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.facts import say
from parlour.server.people.feeds import speaker_of


class TableCall(NamedTuple):
    """A pairing to report to one guest.

    ``id``: of the tournament with the number of the event. ``tournament``: its id. ``title``: of the tournament.
    ``round`` and ``number``: of the round and of the table in it. ``table``: the id of the table of the house, empty at
    a real one.
    """

    id: str
    tournament: str
    title: str
    round: int
    number: int
    table: str

    @property
    def place(self) -> dict[str, str]:
        """What the notice opens: the table, or the tournament where it is a real one."""
        return {"table": self.table} if self.table else {"tournament": self.tournament}

    @property
    def about(self) -> str:
        """What the notice is about: of several about the same a device shows the latest."""
        return self.tournament


def describe_call(call: TableCall, language: str) -> str:
    """Write a call as one sentence in a language."""
    kind = "notice-ready" if call.table else "notice-seated"
    said = say(kind, round=str(call.round), table=str(call.number), title=call.title)
    return speaker_of(language).say(said)
