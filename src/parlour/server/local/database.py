"""The interface to the database of a browser, and what is done with whatever fails there."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Literal, Protocol

from parlour.server.base.errors import Unavailable

Store = Literal["tables", "rows", "house"]
Change = tuple[Literal["add", "put", "delete"], Store, str, str | None]


class NoRoom(Unavailable):
    """Raised when the device could not write; nothing was acknowledged."""

    code = "here-no_room"


class Database(Protocol):
    """A database of strings by store and key. What a method raises means that nothing can be stored or read."""

    def read(self, store: Store, key: str, /) -> Awaitable[object]:
        """Read the value of a key; anything but a string if there is none."""
        ...

    def list(self, store: Store, low: str, high: str, /) -> Awaitable[Sequence[Sequence[str]]]:
        """List keys and values from ``low`` up to but without ``high``, ascending."""
        ...

    def write(self, changes: Sequence[Change], /) -> Awaitable[object]:
        """Make changes in one transaction that is durable on return; false if an "add" found its key: none is made."""
        ...


class SafeDatabase:
    """A database whose failures are Unavailable."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, store: Store, key: str) -> str | None:
        """Read the value of a key, None if there is none. Raises Unavailable."""
        try:
            found = await self._database.read(store, key)
        except Exception as error:
            raise _unreadable() from error
        return found if isinstance(found, str) else None

    async def list(self, store: Store, low: str, high: str) -> list[tuple[str, str]]:
        """List keys and values from ``low`` up to but without ``high``, ascending. Raises Unavailable."""
        try:
            return [(key, value) for key, value in await self._database.list(store, low, high)]
        except Exception as error:
            raise _unreadable() from error

    async def write(self, changes: Sequence[Change]) -> bool:
        """Make changes in one transaction; False, and none, if an "add" found its key. Raises NoRoom."""
        try:
            return bool(await self._database.write([list(change) for change in changes]))  # type: ignore[misc]
        except Exception as error:
            raise NoRoom("This device cannot keep that just now; it may be full. Nothing was changed.") from error


def _unreadable() -> Unavailable:
    return Unavailable("This device cannot look that up just now. Try again.")
