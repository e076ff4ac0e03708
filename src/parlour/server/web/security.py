"""Refuses requests from other sites' pages (Host and Origin checks), and sets the security headers.

It is plain ASGI around the whole application, so that it covers every route and error page. Origin is checked for
sockets too: browsers send the cookie with sockets that any site opens, and frameworks do not check that. Host is
checked against DNS rebinding: a page may have its own name resolve to this machine and then counts as the same site.
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
        "script-src 'self' 'wasm-unsafe-eval'",
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
"""The longest path and query; without a limit, the framework's cache of the last thousand routes could grow large."""

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(self), microphone=(), geolocation=()"),
)


class AllowedHosts:
    """The host names and addresses that this server answers to, at any port: those listed, and loopback's.

    An unspecified address in the list (``0.0.0.0``, ``::``) allows every IP address, since DNS cannot redirect those.
    """

    def __init__(self, hosts: Iterable[str] = ()) -> None:
        listed = {host.strip().lower().strip("[]").removesuffix(".") for host in hosts if host.strip()}
        addresses = {each for each in map(_address, listed) if each is not None}
        self._names = {host for host in listed if _address(host) is None} | {"localhost"}
        self._addresses = addresses
        self._any_address = any(each.is_unspecified for each in addresses)

    def __contains__(self, host: str) -> bool:
        """Return whether the value of a Host header names this server."""
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
    """Wraps an ASGI application: checks Host and Origin of requests, adds HEADERS to responses.

    HEAD is answered on every route like GET, without the body.
    """

    def __init__(self, inner: Application, hosts: AllowedHosts) -> None:
        self._inner = inner
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or refuse it with 421, 414 or 403."""
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        outward = _with_headers(send)
        if scope.get("method") == "HEAD":
            scope, outward = {**scope, "method": "GET"}, _without_body(outward)
        hosts = _header_values(scope["headers"], b"host")
        if len(hosts) != 1 or hosts[0] not in self._hosts:
            await _send_problem(scope, outward, 421, NOT_OURS)
        elif len(scope["path"]) + len(scope["query_string"]) > MOST_LETTERS:
            await _send_problem(scope, outward, 414, TOO_LONG)
        elif scope.get("method") not in SAFE_METHODS and not is_same_origin(scope["headers"]):
            await _send_problem(scope, outward, 403, FOREIGN)
        else:
            await self._inner(scope, receive, outward)


async def _send_problem(scope: Scope, send: Send, status: int, problem: Problem) -> None:
    """Answer an HTTP request, or the request that opens a socket, with a problem as JSON."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def is_same_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Return whether the Origin header, which scripts cannot forge, names the host of the Host header.

    False if either header is missing or repeated.
    """
    headers = list(headers)
    origins, hosts = _header_values(headers, b"origin"), _header_values(headers, b"host")
    if len(origins) != 1 or len(hosts) != 1:
        return False
    try:
        origin = urlsplit(origins[0])
    except ValueError:
        return False
    return (
        origin.scheme in ("http", "https")
        and origin.netloc != ""
        and _strip_port(origin.netloc) == _strip_port(hosts[0])
    )


def _header_values(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> list[str]:
    """Return all values of a header by its lower-case name; a value that is not ASCII becomes empty."""
    return [value.decode() if value.isascii() else "" for name, value in headers if name.lower() == wanted]


def _strip_port(host: str) -> str:
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
