"""Middleware that charges every HTTP request for time on the event loop before its handler runs."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from parlour.server.base.limits import Payer, network_of
from parlour.server.house.tables import Tables


def charge_requests(tables: Tables, app: ASGIApp) -> ASGIApp:
    """Wrap an application so that each HTTP request waits until its network has paid ``price_us`` of its route.

    WebSockets pass: they pay when they open and for every frame. The wrapper raises TooMany if the wait is too long.
    """

    async def admit(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            client = scope["client"]
            payer = Payer("request", network_of(client[0] if client else ""))
            await tables.admit_request(payer, scope["route_handler"].opt["price_us"])
        await app(scope, receive, send)

    return admit
