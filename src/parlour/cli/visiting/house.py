"""A house as a program reaches it from outside: links to its tables, requests, and sockets."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

import websockets
from websockets.typing import Origin

from parlour.core.errors import BadOption, ParlourError

Json = dict[str, Any]
ANSWER_S = 30.0
"""Seconds to wait for an answer over HTTP."""
AGAIN = (502, 503, 504)
"""Statuses after which the same request may succeed, as it does where ``Retry-After`` says when."""
ADDRESS = re.compile(
    r"(?:(?P<house>https?://[^/]+)/t/)?(?P<table>[A-Za-z0-9_-]{1,64})(?:#(?P<secret>[A-Za-z0-9_-]{22}))?"
)
TOKEN = re.compile(r"bot-[A-Za-z0-9_-]{43}")


class Refused(ParlourError):
    """Raised when a house refuses something for good; the message is its sentence."""


class Lost(ParlourError):
    """Raised when a house does not answer, or asks to come back later; trying again is right."""


class Invitation(NamedTuple):
    """A link to a table: the origin of its house, the table's id, and the secret of an open seat, if it has one."""

    house: str
    table: str
    secret: str | None

    @property
    def address(self) -> str:
        """The address of the table's page."""
        return f"{self.house}/t/{self.table}"


def read_invitation(link: str, house: str) -> Invitation:
    """Read ``https://house.example/t/TABLE#SECRET``, or ``TABLE#SECRET`` with a ``house``. Raises BadOption."""
    found = ADDRESS.fullmatch(link.strip())
    if found is None:
        raise BadOption(f"--table: {link!r} is no link to a table, such as https://house.example/t/…#…", "table")
    origin = read_origin(found["house"] or house)
    if house and read_origin(house) != origin:
        raise BadOption(f"--table: this link leads to {origin}, not to {read_origin(house)}", "table")
    return Invitation(origin, found["table"], found["secret"])


def read_origin(url: str) -> str:
    """Return the scheme and host of a house's URL. Raises BadOption."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadOption(f"--url: {url!r} is no address of a house, such as https://house.example", "url")
    return f"{parts.scheme}://{parts.netloc}"


class VisitedHouse:
    """A house, asked as the program that a token signs in."""

    def __init__(self, origin: str, token: str) -> None:
        if not TOKEN.fullmatch(token):
            raise BadOption(
                "--token: a token begins with bot-; whoever runs the house makes one by parlour bot-token", "token"
            )
        self.origin = origin
        self._token = token

    async def get(self, path: str) -> Json:
        """Send a GET request. Raises Refused, Lost."""
        return await asyncio.to_thread(self._ask, path, None)

    async def post(self, path: str, body: Json) -> Json:
        """Send a POST request. Raises Refused, Lost."""
        return await asyncio.to_thread(self._ask, path, body)

    def _ask(self, path: str, body: Json | None) -> Json:
        headers = {"Authorization": f"Bearer {self._token}", "Origin": self.origin, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.origin + path, data, headers)  # noqa: S310 — http or https: read_origin
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_S) as answer:  # noqa: S310
                return cast(Json, json.loads(answer.read()))
        except urllib.error.HTTPError as refused:
            with refused:
                text = _sentence(refused)
            raise (Lost if refused.code in AGAIN or refused.headers["Retry-After"] else Refused)(text) from None
        except (OSError, ValueError, HTTPException) as error:
            raise Lost(f"{self.origin} does not answer: {getattr(error, 'reason', error)}.") from None

    def connect(self, table: str) -> websockets.connect:
        """Return a context manager that opens the socket of a table."""
        return websockets.connect(
            f"ws{self.origin.removeprefix('http')}/api/tables/{table}/live",
            origin=Origin(self.origin),
            additional_headers={"Authorization": f"Bearer {self._token}"},
            max_size=None,
            ping_interval=None,
        )


def _sentence(refused: urllib.error.HTTPError) -> str:
    """Return the house's own sentence in a refusal, else one that names the status."""
    try:
        return str(json.loads(refused.read())["message"])
    except (OSError, ValueError, KeyError, TypeError, HTTPException):
        return f"{refused.url} answers {refused.code} {refused.reason}"
