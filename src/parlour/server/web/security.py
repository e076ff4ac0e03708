"""Refuses what other sites' pages send in a visitor's name, and sets the security headers.

Plain ASGI around the whole application, so that no route and no error page is without it. Browsers send the cookie
with sockets opened by any site, and no framework checks those by itself. A page may also have had its own name pointed
at this machine (DNS rebinding); to the browser both are one site then, so only names known as ours are answered.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from parlour.protocol.http import Problem

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
        "img-src 'self' data:",  # a board that its reader wants as a picture
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-src 'self'",
        "frame-ancestors 'self'",
    )
)
NOT_OURS = Problem("misdirected", "This server does not answer to this name; PARLOUR_HOSTS lists those it answers to.")
FOREIGN = Problem("foreign_origin", "This request comes from a page of another site.")
TOO_LONG = Problem("too_long", "This address is too long; nothing here has one of that length.")
MOST_LETTERS = 2_048
"""Of an address: the framework keeps a thousand that it routed last, whatever their length."""

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class AllowedHosts:
    """The names and addresses this server answers to, whatever the port: loopback's and those listed.

    An unspecified address in the list (``0.0.0.0``, ``::``) allows every address: those cannot be pointed elsewhere.
    """

    def __init__(self, hosts: Iterable[str] = ()) -> None:
        listed = {host.strip().lower().strip("[]").removesuffix(".") for host in hosts if host.strip()}
        addresses = {each for each in map(_address, listed) if each is not None}
        self._names = {host for host in listed if _address(host) is None} | {"localhost"}
        self._addresses = addresses
        self._any_address = any(each.is_unspecified for each in addresses)

    def __contains__(self, host: str) -> bool:
        """Whether a Host header names this server."""
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            return False
        if name is None or "@" in host:
            return False
        address = _address(name)
        if address is None:
            name = name.removesuffix(".")
            return name in self._names or name.endswith(".localhost")
        return self._any_address or address.is_loopback or address in self._addresses


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


class SecurityMiddleware:
    """Stands before an ASGI application: Host and Origin of what comes in, the headers of what goes out.

    HEAD is answered everywhere as GET is, less the body.
    """

    def __init__(self, inner: Application, hosts: AllowedHosts) -> None:
        self._inner = inner
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass what comes from our own pages on to the application."""
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        outward = _with_headers(send)
        if scope.get("method") == "HEAD":
            scope, outward = {**scope, "method": "GET"}, _without_body(outward)
        hosts = _values(scope["headers"], b"host")
        if len(hosts) != 1 or hosts[0] not in self._hosts:
            await _refuse(scope, outward, 421, NOT_OURS)
        elif len(scope["path"]) + len(scope["query_string"]) > MOST_LETTERS:
            await _refuse(scope, outward, 414, TOO_LONG)
        elif scope.get("method") not in SAFE_METHODS and not same_origin(scope["headers"]):
            await _refuse(scope, outward, 403, FOREIGN)
        else:
            await self._inner(scope, receive, outward)


async def _refuse(scope: Scope, send: Send, status: int, problem: Problem) -> None:
    """Answer a request, or a socket's request before it is one, with a problem."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def same_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether the Origin header, which scripts cannot forge, names the host that was asked; without one, no."""
    headers = list(headers)
    origins, hosts = _values(headers, b"origin"), _values(headers, b"host")
    if len(origins) != 1 or len(hosts) != 1:
        return False
    try:
        origin = urlsplit(origins[0])
    except ValueError:
        return False
    return origin.scheme in ("http", "https") and origin.netloc != "" and _plain(origin.netloc) == _plain(hosts[0])


def _values(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> list[str]:
    """Give the values of a header; one that is not ASCII names nothing and is empty."""
    return [value.decode() if value.isascii() else "" for name, value in headers if name.lower() == wanted]


def _plain(host: str) -> str:
    return host.lower().removesuffix(":80").removesuffix(":443")


def _without_body(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return sending


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return sending
