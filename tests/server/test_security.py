"""Pages of other sites may neither open sockets nor post in a visitor's name."""

from __future__ import annotations

import pytest
import websockets

from parlour.server.security import same_origin
from tests.server.browser import seat_request
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio

BODY = {"game": "thirty-six", "seats": [seat_request("here"), seat_request("here")]}
FOREIGN = ["http://evil.example", "null", "http://127.0.0.1.evil.example", "file://"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_cannot_post(shared: Running, origin: str) -> None:
    answer = await shared.browser(origin=origin).post("/api/tables", BODY)
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign_origin"


async def test_a_post_without_origin_is_refused(shared: Running) -> None:
    browser = shared.browser()
    del browser.http.headers["Origin"]
    assert (await browser.post("/api/tables", BODY)).status_code == 403


@pytest.mark.parametrize("origin", [*FOREIGN[:3], None])
async def test_a_foreign_page_cannot_open_a_socket(shared: Running, origin: str | None) -> None:
    table = await shared.browser().make("thirty-six", "here", "here")
    url = shared.url.replace("http", "ws", 1) + f"api/tables/{table}/live"
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with websockets.connect(url, origin=origin, proxy=None):
            pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (b"http://play.example", b"play.example", True),
        (b"https://play.example", b"play.example:443", True),
        (b"http://PLAY.example:8036", b"play.example:8036", True),
        (b"http://[::1]:8036", b"[::1]:8036", True),
        (b"http://play.example:8037", b"play.example:8036", False),
        (b"http://play.example@evil.example", b"play.example", False),
        (b"ftp://play.example", b"play.example", False),
        (b"http://\xff", b"\xff", False),
    ],
)
def test_an_origin_is_the_same_if_its_host_is(origin: bytes, host: bytes, same: bool) -> None:
    assert same_origin([(b"origin", origin), (b"host", host)]) is same
    assert not same_origin([(b"origin", origin), (b"origin", origin), (b"host", host)])
