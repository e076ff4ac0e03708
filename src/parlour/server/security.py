"""Refuses what other sites' pages send in a visitor's name, and sets the security headers.

Plain ASGI around the whole application, so that no route and no error page is without it. Browsers send the cookie
with sockets opened by any site, and no framework checks those by itself.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from parlour.protocol.wire import Problem

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class SecurityMiddleware:
    """Stands before an ASGI application: the Origin of what comes in, the headers of what goes out."""

    def __init__(self, inner: Application) -> None:
        self._inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass what comes from our own pages on to the application."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, _with_headers(send))
        else:
            await self._inner(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if same_origin(scope["headers"]):
            await self._inner(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] in SAFE_METHODS or same_origin(scope["headers"]):
            await self._inner(scope, receive, send)
            return
        problem = Problem("foreign_origin", "This request comes from a page of another site.")
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})


def same_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether the Origin header, which scripts cannot forge, names the host that was asked; without one, no."""
    found: dict[bytes, list[bytes]] = {b"origin": [], b"host": []}
    for name, value in headers:
        if name.lower() in found:
            found[name.lower()].append(value)
    if len(found[b"origin"]) != 1 or len(found[b"host"]) != 1:
        return False
    try:
        origin = urlsplit(found[b"origin"][0].decode("ascii"))
        host = found[b"host"][0].decode("ascii")
    except ValueError:
        return False
    return origin.scheme in ("http", "https") and origin.netloc != "" and _plain(origin.netloc) == _plain(host)


def _plain(host: str) -> str:
    return host.lower().removesuffix(":80").removesuffix(":443")


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return sending
