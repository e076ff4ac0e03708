"""How handlers know who asks, and answer: JSON for one reader, JSON for everybody, and compressed files."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response

from parlour.protocol.http import Opened
from parlour.server.people.guests import COOKIE, Guest, Guests, set_cookie
from parlour.server.web.encoding import Encoded, encode
from parlour.server.web.static_files import ASK_AGAIN

Asked = Request[Any, Any, Any]
JSON = "application/json"
PRIVATE = {"Cache-Control": "no-store"}


def guest_of(request: Asked, guests: Guests) -> Guest | None:
    """Give the guest who asks, None where the request carries no valid token."""
    return guests.find_guest(request.cookies.get(COOKIE))


def name_of(request: Asked, guests: Guests) -> str | None:
    """Give the hash of the guest who asks, None where the request carries no valid token."""
    guest = guest_of(request, guests)
    return guest.hash if guest is not None else None


def address_of(request: Asked) -> str:
    """Give the address a request comes from, empty where it is unknown."""
    return request.client.host if request.client is not None else ""


def as_json(value: object, status: int = 200) -> Response[bytes]:
    """Answer with JSON for this reader alone, which no cache may keep."""
    return Response(msgspec.json.encode(value), media_type=JSON, status_code=status, headers=PRIVATE)


def as_file(content: bytes, name: str) -> Response[bytes]:
    """Answer with a JSON file to keep under a name."""
    headers = {**PRIVATE, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=JSON, headers=headers)


def opened(request: Asked, guest: Guest, made: Opened) -> Response[bytes]:
    """Answer with a table that was made or joined; a new guest gets the cookie."""
    response = as_json(made, 201)
    if guest.token is not None:
        response.set_header("Set-Cookie", set_cookie(guest.token, request.url.scheme == "https"))
    return response


async def public(request: Asked, value: object, cache: str = ASK_AGAIN) -> Response[bytes]:
    """Answer with JSON that is the same for everybody, compressed in a thread: compressing releases the GIL."""
    return encoded(request, await asyncio.to_thread(encode, msgspec.json.encode(value), JSON), JSON, cache)


def encoded(request: Asked, page: Encoded, kind: str, cache: str) -> Response[bytes]:
    """Answer with the best encoding that the reader accepts, or 304 where the reader has this content already."""
    headers = {"Cache-Control": cache, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.matches(request.headers.get("If-None-Match", "")):
        return Response(b"", status_code=304, headers=headers)
    coding = page.best(request.headers.get("Accept-Encoding", ""))
    if coding:
        headers["Content-Encoding"] = coding
    return Response(page.bodies[coding], media_type=kind, headers=headers)
