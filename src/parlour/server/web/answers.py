"""What handlers share: finding the guest and address of a request, and building JSON, file and cached responses."""

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
    """Return the guest of a request, None if its cookie holds no valid token."""
    return guests.find_guest(request.cookies.get(COOKIE))


def guest_hash_of(request: Asked, guests: Guests) -> str | None:
    """Return the hash of a request's guest, None if its cookie holds no valid token."""
    guest = guest_of(request, guests)
    return guest.hash if guest is not None else None


def address_of(request: Asked) -> str:
    """Return the IP address that a request comes from, the empty string if it is unknown."""
    return request.client.host if request.client is not None else ""


def as_json(value: object, status: int = 200) -> Response[bytes]:
    """Return a value as a JSON response that no cache may store."""
    return Response(msgspec.json.encode(value), media_type=JSON, status_code=status, headers=PRIVATE)


def as_file(content: bytes, name: str) -> Response[bytes]:
    """Return JSON bytes as a download with a file name, which no cache may store."""
    headers = {**PRIVATE, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=JSON, headers=headers)


def answer_opened(request: Asked, guest: Guest, made: Opened) -> Response[bytes]:
    """Return the 201 response for a table that was made or joined; it sets the cookie of a new guest."""
    response = as_json(made, 201)
    if guest.token is not None:
        response.set_header("Set-Cookie", set_cookie(guest.token, request.url.scheme == "https"))
    return response


async def answer_public(request: Asked, value: object, cache: str = ASK_AGAIN) -> Response[bytes]:
    """Return a value that is the same for everybody as a compressed, cacheable JSON response.

    ``cache`` is the Cache-Control header. Compressing runs in a thread, since it releases the GIL.
    """
    return answer_encoded(request, await asyncio.to_thread(encode, msgspec.json.encode(value), JSON), JSON, cache)


def answer_encoded(request: Asked, page: Encoded, kind: str, cache: str) -> Response[bytes]:
    """Return a page in the best encoding that the request accepts, or 304 if the request names its entity tag.

    ``kind`` is the media type, ``cache`` the Cache-Control header.
    """
    headers = {"Cache-Control": cache, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.matches(request.headers.get("If-None-Match", "")):
        return Response(b"", status_code=304, headers=headers)
    coding = page.best(request.headers.get("Accept-Encoding", ""))
    if coding:
        headers["Content-Encoding"] = coding
    return Response(page.bodies[coding], media_type=kind, headers=headers)
