"""What an operation is given and what it returns: a call, and an answer that knows no web server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from parlour.server.base.decode import read_asked, read_body
from parlour.server.base.errors import BadMessage
from parlour.server.house.house import House
from parlour.server.people.guests import Guest

T = TypeVar("T")


class Call(NamedTuple):
    """A call of an operation.

    path: the parameters in its path, converted to their types
    query: the parameters after the path
    receive: returns the body, which may still have to arrive
    token: the token that the caller is known by, None if there is none
    address: the IP address of the caller, empty if it is unknown
    program: the guest who calls, if that is a program
    bearer: the token of an operator that the caller presents, empty if there is none
    origin: the origin of the page that calls, which names this server; empty for a request that may have none
    """

    path: Mapping[str, Any]
    query: Mapping[str, str]
    receive: Callable[[], Awaitable[bytes]]
    token: str | None = None
    address: str = ""
    program: Guest | None = None
    bearer: str = ""
    origin: str = ""

    async def body(self, kind: type[T]) -> T:
        """Receive the body and read it as ``kind``. Raises BadMessage naming the field, TooLarge."""
        return read_body(await self.receive(), kind)

    def asked(self, kind: Any) -> Any:
        """Read the question in the query's ``ask``. Raises BadMessage naming the field."""
        if "ask" not in self.query:
            raise BadMessage("nothing is asked", "ask")
        return read_asked(self.query["ask"], kind)

    def guest(self, house: House) -> Guest | None:
        """Return the guest who calls, None if they have no valid token."""
        return self.program or house.guests.find_guest(self.token)

    def guest_hash(self, house: House) -> str | None:
        """Return the hash of the guest who calls, None if they have no valid token."""
        guest = self.guest(house)
        return guest.hash if guest is not None else None


class Answer(NamedTuple):
    """The answer to a call.

    value: what is sent as JSON; bytes are JSON already
    status: as HTTP numbers them
    kept_s: how long a cache may use it without asking again; None: no cache may store it
    guest: who the caller is from now on, if that changes
    name: the name of the file, where the answer is a download
    """

    value: Any
    status: int = 200
    kept_s: int | None = None
    guest: Guest | None = None
    name: str | None = None
