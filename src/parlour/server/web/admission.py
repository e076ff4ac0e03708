"""Middleware that lets programs in, charges every HTTP request for the event loop, and refuses banned guests."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from parlour.server.base.errors import NoGuest
from parlour.server.base.limits import Payer, network_of
from parlour.server.house.tables import Tables
from parlour.server.people.guests import COOKIE, Guest
from parlour.server.people.programs import FOR_PEOPLE, read_token
from parlour.server.web.answers import Asked
from parlour.server.web.prices import SIGN_IN_US

PROGRAM = "parlour_program"


def charge_requests(tables: Tables, app: ASGIApp) -> ASGIApp:
    """Wrap an application so that each HTTP request waits until its network has paid ``price_us`` of its route.

    A program signs in and pays for itself. WebSockets pass: they pay when they open and for every frame. The wrapper
    raises TooMany if the wait is too long, NoGuest for a program that is not let in or asks for what is for people,
    and Banned for what a banned guest or network asks, except files of the page and operations ``for_banned``.
    """

    async def admit(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            route = scope["route_handler"].opt
            network = network_of(scope["client"][0] if scope["client"] else "")
            program = await sign_in(tables, Headers.from_scope(scope), network)
            if program is not None and not ("operation" in route and route["operation"].programs):
                raise NoGuest("for_people", FOR_PEOPLE)
            scope["state"][PROGRAM] = program
            payer = Payer("program", program.hash) if program is not None else Payer("request", network)
            await tables.admit_request(payer, route["price_us"])
            if tables.measures.bans and "operation" in route and not route["operation"].for_banned:
                guest = program or tables.guests.find_guest(Request[Any, Any, Any](scope).cookies.get(COOKIE))
                tables.measures.check_ban(guest.hash if guest is not None else None, network)
        await app(scope, receive, send)

    return admit


async def sign_in(tables: Tables, headers: Headers, network: str) -> Guest | None:
    """Return the program that a request's headers sign in; None if they sign in none.

    The network is charged for the attempt. Raises NoGuest, TooMany, Unavailable.
    """
    token = read_token(headers.get("authorization", ""))
    if token is None:
        return None
    await tables.admit_request(Payer("request", network), SIGN_IN_US)
    return await tables.find_program(token)


def program_of(request: Asked) -> Guest | None:
    """Return the program that has sent a request, None for anybody else."""
    found: Guest | None = request.scope["state"].get(PROGRAM)
    return found
