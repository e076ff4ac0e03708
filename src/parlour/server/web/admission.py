"""Middleware that charges every HTTP request for time on the event loop, and refuses those of banned guests."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from parlour.server.base.limits import Payer, network_of
from parlour.server.house.tables import Tables
from parlour.server.people.guests import COOKIE


def charge_requests(tables: Tables, app: ASGIApp) -> ASGIApp:
    """Wrap an application so that each HTTP request waits until its network has paid ``price_us`` of its route.

    WebSockets pass: they pay when they open and for every frame. The wrapper raises TooMany if the wait is too long,
    and Banned for what a banned guest or network asks, except files of the page and operations ``for_banned``.
    """

    async def admit(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            client = scope["client"]
            network = network_of(client[0] if client else "")
            route = scope["route_handler"].opt
            await tables.admit_request(Payer("request", network), route["price_us"])
            if tables.measures.bans and "operation" in route and not route["operation"].for_banned:
                guest = tables.guests.find_guest(Request[Any, Any, Any](scope).cookies.get(COOKIE))
                tables.measures.check_ban(guest.hash if guest is not None else None, network)
        await app(scope, receive, send)

    return admit
