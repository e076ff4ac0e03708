"""Language models that take an exam, by an endpoint that speaks OpenAI's chat completions.

What is the examiner's to repair, such as a wrong address, breaks the exam off. Whatever the model itself does, or fails
to do within the time, is its answer.
"""

from __future__ import annotations

import asyncio
import base64
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from parlour.core.errors import BadOption, ParlourError
from parlour.lab.exam.answers import Reply
from parlour.lab.exam.questions import Question
from parlour.lab.exam.takers import read_reply
from parlour.lab.exam.telling import Draw, Told, tell

try:
    import httpx
except ModuleNotFoundError:
    raise BadOption("asking models needs more: pip install 'parlour[exam]'") from None

CHAT = "/chat/completions"
TRIES = 4
"""Requests for a question at most; after a failure that may pass another one is sent."""
WAIT_S, MOST_WAIT_S = 1.0, 60.0
"""Seconds before the second request, twice as many before each further one; and the most that a server may ask for."""
PASSING = {408, 409, 425, 429, 500, 502, 503, 504, 529}
"""Statuses of failures that may pass."""
MOST_BYTES = 8 << 20
LONGEST_QUOTE = 200


class Unusable(ParlourError):
    """An endpoint cannot be asked: nothing answers there, or it refuses the request."""


class Endpoint(NamedTuple):
    """Where and how a model is asked.

    url: the base of the interface, such as http://localhost:8000/v1, or the address of its chat completions
    model: the name of the model there
    key: sent as a bearer token, unless empty
    limit_s: seconds that one request may take in all
    temperature: None leaves it to the endpoint
    wait_s: seconds before the second request
    """

    url: str
    model: str
    key: str = ""
    limit_s: float = 600.0
    temperature: float | None = 0.0
    wait_s: float = WAIT_S

    def check(self) -> None:
        """Raise BadOption naming the field that is not possible."""
        if not self.model:
            raise BadOption("model: name the model of the endpoint", "model")
        try:
            parts = urlsplit(self.url)
            usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            usable = False
        if not usable:
            raise BadOption(f"endpoint: {self.url!r} is no URL such as http://localhost:8000/v1", "endpoint")
        if not self.key.isascii() or not self.key.isprintable():
            raise BadOption("key: a key is plain ASCII", "key")

    @property
    def address(self) -> str:
        """The address of the chat completions."""
        base = self.url.rstrip("/")
        return base if base.endswith(CHAT) else base + CHAT


class _Passing(Exception):
    """A request failed in a way that may pass; ``wait_s`` is what the server asks for, None if nothing."""

    def __init__(self, reason: str, wait_s: float | None = None) -> None:
        super().__init__(reason)
        self.wait_s = wait_s


class _NoCompletion(Exception):
    """What a server answers is no completion. The message quotes it."""


class Model:
    """A language model as a taker. Raises BadOption if the endpoint cannot be meant."""

    def __init__(self, endpoint: Endpoint, draw: Draw | None = None, name: str = "") -> None:
        endpoint.check()
        self.name, self._endpoint, self._draw = name or endpoint.model, endpoint, draw

    def answer(self, question: Question, date: str, form: str) -> Reply:
        """Return the model's reply; without one in time, the reply says why. Raises Unusable."""
        told = tell(question, date, form, self._draw)
        try:
            text = asyncio.run(self._ask(told))
        except _Passing as failure:
            return Reply("", None, f"no answer: {failure}")
        except _NoCompletion as answer:
            return Reply("", None, f"no completion: {answer}")
        return read_reply(question, told, text)

    async def _ask(self, told: Told) -> str:
        wait_s, tries = self._endpoint.wait_s, 0
        async with httpx.AsyncClient(timeout=self._endpoint.limit_s) as client:
            while True:
                tries += 1
                try:
                    return await asyncio.wait_for(self._request(client, told), self._endpoint.limit_s)
                except (TimeoutError, httpx.TimeoutException):
                    failure = _Passing(f"nothing within {self._endpoint.limit_s:g} s")
                except httpx.ConnectError as error:
                    raise Unusable(
                        f"endpoint: {self._endpoint.address} cannot be reached: {error}", "endpoint"
                    ) from None
                except (httpx.TransportError, httpx.DecodingError) as error:
                    failure = _Passing(f"the connection broke: {error or type(error).__name__}")
                except _Passing as passing:
                    failure = passing
                if tries == TRIES:
                    raise _Passing(f"{failure}, {TRIES} times")
                asked_for = failure.wait_s if failure.wait_s is not None else wait_s
                await asyncio.sleep(min(asked_for, MOST_WAIT_S))
                wait_s *= 2

    async def _request(self, client: httpx.AsyncClient, told: Told) -> str:
        """Return what the model says. Raises _Passing, _NoCompletion, Unusable, or what httpx raises."""
        headers = {"Authorization": f"Bearer {self._endpoint.key}"} if self._endpoint.key else {}
        asked: dict[str, Any] = {
            "model": self._endpoint.model,
            "messages": [{"role": "user", "content": _content(told)}],
        }
        if self._endpoint.temperature is not None:
            asked["temperature"] = self._endpoint.temperature
        async with client.stream("POST", self._endpoint.address, json=asked, headers=headers) as answer:
            body = b""
            async for part in answer.aiter_bytes():
                body += part
                if len(body) > MOST_BYTES:
                    break
        if answer.status_code in PASSING:
            raise _Passing(f"status {answer.status_code}", _read_wait(answer.headers.get("Retry-After")))
        if answer.status_code != httpx.codes.OK:
            status = answer.status_code
            raise Unusable(f"endpoint: {self._endpoint.address} answers {status}: {_quote(body)}", "endpoint")
        return _read_completion(body)


def _content(told: Told) -> Any:
    """Return a question as the content of a message."""
    if told.picture is None:
        return told.text
    url = "data:image/png;base64," + base64.b64encode(told.picture).decode()
    return [{"type": "text", "text": told.text}, {"type": "image_url", "image_url": {"url": url}}]


def _read_completion(body: bytes) -> str:
    """Return the text of a completion. Raises _NoCompletion."""
    try:
        text = msgspec.json.decode(body)["choices"][0]["message"]["content"]
    except (msgspec.DecodeError, LookupError, TypeError):
        text = None
    if not isinstance(text, str):
        raise _NoCompletion(_quote(body))
    return text


def _quote(body: bytes) -> str:
    """Return the beginning of an answer on one line."""
    return repr(" ".join(body.decode(errors="replace").split())[:LONGEST_QUOTE])


def _read_wait(text: str | None) -> float | None:
    """Return the seconds of a Retry-After header, None without one that is a number."""
    try:
        seconds = float(text or "")
    except ValueError:
        return None
    return seconds if 0 <= seconds < float("inf") else None
