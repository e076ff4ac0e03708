"""The interface to a house as operations need it: its tables, guests and shared services.

``tables.Tables`` implements it over a database for a server, ``local.house.LocalHouse`` for a page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from parlour.protocol.http import NewTable, Opened
from parlour.protocol.you import You
from parlour.server.base.limits import QuestionLimit
from parlour.server.base.runners import Runner
from parlour.server.model.attempts import Attempt
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Row, TableSetup
from parlour.server.people.guests import Guest
from parlour.server.shelf.advising import PositionHints
from parlour.server.shelf.replays import Replays
from parlour.server.table.services import Services
from parlour.server.table.table import Table


class GuestBook(Protocol):
    """Knows guests by their tokens."""

    def find_guest(self, token: str | None) -> Guest | None:
        """Return the guest of a token; None if there is none, or it is not valid."""
        ...

    def new_guest(self) -> Guest:
        """Make a guest for somebody who has no token yet."""
        ...

    def now(self) -> float:
        """Return Unix time."""
        ...


class House(Protocol):
    """A house: opens tables and finds them."""

    @property
    def services(self) -> Services:
        """What all its tables share."""
        ...

    @property
    def questions(self) -> QuestionLimit:
        """How many questions without a table a caller may ask."""
        ...

    @property
    def replays(self) -> Replays:
        """Shows files of matches and tables."""
        ...

    @property
    def hints(self) -> PositionHints:
        """Finds hints for positions in editors."""
        ...

    @property
    def runner(self) -> Runner:
        """Runs what takes longer than others should wait."""
        ...

    @property
    def puzzler(self) -> Runner:
        """Runs all work on puzzles, so that it delays nobody else."""
        ...

    @property
    def guests(self) -> GuestBook:
        """The guests of the house."""
        ...

    async def find_table(self, id: str) -> Table:
        """Return a table, loading it from storage if need be. Raises NoTable, DamagedTable, OtherRules, Unavailable."""
        ...

    async def make_table(self, wish: NewTable, guest: str, address: str, newcomer: bool = False) -> Opened:
        """Open a table as a guest wishes, with links for its open seats.

        ``address`` and ``newcomer`` are as for ``open_table``. Raises UnknownGame, BadOption, TooMany, Unavailable.
        """
        ...

    async def open_table(
        self,
        setup: TableSetup,
        seats: list[Seat],
        guest: str,
        address: str,
        newcomer: bool,
        log: Sequence[tuple[Row, str]] = (),
    ) -> Opened:
        """Store a new table with its log, and charge it to the guest and to the network of ``address``.

        ``newcomer``: the guest had no token. Returns the table's id and the guest's first seat. Raises TooMany,
        Unavailable.
        """
        ...

    def check_room(self, guest: Guest, table: str) -> None:
        """Raise TooMany if a guest who is a program plays at as many other tables as it may."""
        ...

    async def note_attempt(self, guest: str | None, attempt: Attempt) -> None:
        """Note an attempt at a puzzle, if the guest is in a circle of friends. Raises Unavailable."""
        ...

    async def describe_guest(self, guest: str, token: str | None) -> You:
        """Describe a guest who is known by a valid token."""
        ...
