"""Pages of other sites may neither open sockets nor post in a visitor's name, nor have their own name point here."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
import websockets

from parlour.cli.serve import own_hosts
from parlour.server.web.security import AllowedHosts, is_same_origin
from tests.server.browser import PATIENCE_S, seat_request
from tests.server.conftest import Running, Serving
from tests.server.process import Process

pytestmark = pytest.mark.anyio

BODY = {"game": "thirty-six", "seats": [seat_request("here"), seat_request("here")]}
FOREIGN = ["http://evil.example", "null", "http://127.0.0.1.evil.example", "file://"]


@pytest.mark.fault(45)
@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_cannot_post(shared: Running, origin: str) -> None:
    answer = await shared.browser(origin=origin).post("/api/tables", BODY)
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign_origin"


@pytest.mark.fault(45)
async def test_a_post_without_origin_is_refused(shared: Running) -> None:
    browser = shared.browser()
    del browser.http.headers["Origin"]
    assert (await browser.post("/api/tables", BODY)).status_code == 403


@pytest.mark.fault(45)
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
    assert is_same_origin([(b"origin", origin), (b"host", host)]) is same
    assert not is_same_origin([(b"origin", origin), (b"origin", origin), (b"host", host)])


REBOUND = "evil.example"


def port(server: Running) -> str:
    return server.url.rstrip("/").rpartition(":")[2]


@pytest.mark.fault(45)
@pytest.mark.parametrize("more", [{}, {"X-Forwarded-Host": "localhost"}])
async def test_a_name_that_is_not_ours_is_misdirected(shared: Running, more: dict[str, str]) -> None:
    host = f"{REBOUND}:{port(shared)}"
    browser = shared.browser(origin=f"http://{host}")
    for path in ("/", "/api/games", "/api/health"):
        answer = await browser.http.get(path, headers={"Host": host, **more})
        assert (answer.status_code, answer.json()["code"]) == (421, "misdirected")
    answer = await browser.http.post("/api/tables", json=BODY, headers={"Host": host, **more})
    assert answer.status_code == 421


async def test_a_forwarded_host_is_not_believed(shared: Running) -> None:
    answer = await shared.browser().http.get("/api/games", headers={"X-Forwarded-Host": REBOUND})
    assert answer.status_code == 200


async def test_a_socket_to_another_name_is_closed_before_it_opens(shared: Running) -> None:
    table = await shared.browser().make("thirty-six", "here", "here")
    host = f"{REBOUND}:{port(shared)}"
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with websockets.connect(
            f"ws://{host}/api/tables/{table}/live",
            host="127.0.0.1",
            port=int(port(shared)),
            origin=f"http://{host}",
            proxy=None,
        ):
            pass
    assert refused.value.response.status_code == 421
    assert b"misdirected" in (refused.value.response.body or b"")


async def test_a_name_that_is_listed_is_answered(serving: Serving) -> None:
    async with serving(hosts="other.example, play.example") as server:
        host = f"play.example:{port(server)}"
        browser = server.browser(origin=f"http://{host}")
        assert (await browser.http.post("/api/tables", json=BODY, headers={"Host": host})).status_code == 201


def test_the_names_are_read_from_the_environment(tmp_path: Path) -> None:
    hosts = ("play.example", "127.0.0.1", REBOUND)
    with Process(tmp_path / "parlour.db", PARLOUR_HOSTS=hosts[0]) as server, httpx.Client(base_url=server.url) as http:
        answers = [http.get("/api/ready", headers={"Host": host}, timeout=PATIENCE_S) for host in hosts]
    assert [answer.status_code for answer in answers] == [200, 200, 421]


@pytest.mark.parametrize(
    ("listed", "host", "ours"),
    [
        ("", "localhost", True),
        ("", "LOCALHOST.:8036", True),
        ("", "127.0.0.1:8036", True),
        ("", "127.8.8.8", True),
        ("", "[::1]:8036", True),
        ("", "pages.localhost:8036", True),
        ("", "192.168.1.5:8036", False),
        ("", "localhost.evil.example", False),
        ("", "127.0.0.1.evil.example", False),
        ("", "evil.example@localhost", False),
        ("", "[::1", False),
        ("", "", False),
        ("192.168.1.5", "192.168.1.5:8036", True),
        ("192.168.1.5", "192.168.1.6:8036", False),
        ("[fd00::5]", "[fd00:0::5]:8036", True),
        ("Play.Example", "play.example", True),
        ("play.example", "www.play.example", False),
        ("0.0.0.0", "192.168.1.5:8036", True),
        ("::", "192.168.1.5:8036", True),
        ("0.0.0.0", "evil.example", False),
    ],
)
def test_the_names_of_a_server(listed: str, host: str, ours: bool) -> None:
    assert (host in AllowedHosts(listed.split(","))) is ours


def test_who_listens_everywhere_answers_to_addresses_and_the_machine_s_name() -> None:
    everywhere = AllowedHosts(own_hosts("0.0.0.0"))
    assert f"{socket.gethostname()}:8036" in everywhere
    assert "10.1.2.3:8036" in everywhere
    assert REBOUND not in everywhere
    assert "10.1.2.3:8036" not in AllowedHosts(own_hosts("127.0.0.1"))
