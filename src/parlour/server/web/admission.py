"""Every request pays for its share of the event loop before the application hears of it."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from parlour.server.base.limits import Payer, network_of
from parlour.server.house.tables import Tables


def priced(tables: Tables, app: ASGIApp) -> ASGIApp:
    """Wrap an application as Litestar's middleware; a socket pays when it opens and for every frame."""

    async def admit(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            client = scope["client"]
            payer = Payer("request", network_of(client[0] if client else ""))
            await tables.admit_request(payer, scope["route_handler"].opt["price_us"])
        await app(scope, receive, send)

    return admit
