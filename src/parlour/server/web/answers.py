"""Writes answers as responses: JSON, files, pages in an encoding with an entity tag, cookies."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response

from parlour.server.operations.calls import Answer
from parlour.server.people.guests import set_cookie
from parlour.server.web.encoding import Encoded, encode
from parlour.server.web.static_files import ASK_AGAIN

Asked = Request[Any, Any, Any]
JSON = "application/json"
PRIVATE = {"Cache-Control": "no-store"}


def address_of(request: Asked) -> str:
    """Return the IP address that a request comes from, the empty string if it is unknown."""
    return request.client.host if request.client is not None else ""


async def write_answer(request: Asked, answer: Answer) -> Response[bytes]:
    """Write the answer of an operation; one that caches may keep is compressed in a thread, which frees the GIL."""
    if answer.kept_s is not None:
        page = await asyncio.to_thread(encode, _as_bytes(answer.value), JSON)
        cache = f"max-age={answer.kept_s}" if answer.kept_s else ASK_AGAIN
        return answer_encoded(request, page, JSON, cache)
    response = as_json(answer.value, answer.status)
    if answer.name is not None:
        response.headers["Content-Disposition"] = f'attachment; filename="{answer.name}"'
    if answer.guest is not None and answer.guest.token is not None:
        response.set_header("Set-Cookie", set_cookie(answer.guest.token, request.url.scheme == "https"))
    return response


def as_json(value: object, status: int = 200) -> Response[bytes]:
    """Return a value, or bytes that are JSON, as a response that no cache may store."""
    return Response(_as_bytes(value), media_type=JSON, status_code=status, headers=dict(PRIVATE))


def _as_bytes(value: object) -> bytes:
    return value if isinstance(value, bytes) else msgspec.json.encode(value)


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
