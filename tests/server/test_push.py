"""Notices by Web Push, against a push service of the tests' own: sealed for the device, once, and to nobody inside."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from parlour.core.errors import BadOption
from parlour.server.people import outward, pushing
from parlour.server.people.outward import is_public, post_body
from parlour.server.people.pushing import AGAIN_MS, MOST_AT_ONCE, MOST_DEVICES, count_devices
from tests.server.browser import Browser
from tests.server.clockwork import HandTime
from tests.server.club import enter, found
from tests.server.conftest import Running, Serving

pytestmark = pytest.mark.anyio


def letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Service:
    """A push service on loopback: answers with the next status, else 201, and keeps what came."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.came.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.statuses.pop(0) if service.statuses else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Phone:
    """A browser that wants notices: it alone can read them."""

    def __init__(self, service: Service) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)
        self.path = f"/{secrets.token_hex(4)}"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.wish = {
            "endpoint": service.url + self.path,
            "p256dh": letters(point),
            "auth": letters(self.secret),
            "language": "de",
        }

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.server.shutdown()
    made.server.server_close()


async def friends(server: Running) -> tuple[Browser, Browser, str]:
    """A host, a friend whom the house knows, and a table of 36 at which the friend is to act once they sit."""
    host, friend = server.browser(), server.browser()
    await friend.make("gridsy", "here", options={"grid": 3})
    return host, friend, await host.make("thirty-six", "link", "here", options={"start": 1})


async def wait_for(server: Running, service: Service, count: int) -> None:
    while len(service.came) < count or server.tables.pusher.busy:
        await asyncio.sleep(0.01)


async def test_whose_turn_it_becomes_is_told_once_and_can_be_read_by_the_device_alone(
    serving: Serving, service: Service
) -> None:
    async with serving(time=HandTime(), push_private=True) as server:
        host, friend, table = await friends(server)
        phone, pusher = Phone(service), server.tables.pusher
        assert (await friend.post("/api/you/push", phone.wish)).status_code == 201
        await friend.join(table, 0, "Gwen")
        await pusher.notify()
        pusher.note_change(table)
        await pusher.notify()
        await wait_for(server, service, 1)
        ((path, headers, body),) = service.came
        assert path == phone.path
        assert phone.read(body) == {"title": "Du bist am Zug: 36 mit Gast 2", "table": table}
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        key = (await host.get("/api/you/push")).json()["key"]
        assert f"k={key}" in headers["authorization"]
        assert Vapid02.verify(headers["authorization"]), "signed by the house"


async def test_who_looks_is_not_told(serving: Serving, service: Service) -> None:
    async with serving(time=HandTime(), push_private=True) as server:
        _, friend, table = await friends(server)
        await friend.post("/api/you/push", Phone(service).wish)
        async with friend.live(table):
            await friend.join(table, 0, "Gwen")
            await server.tables.pusher.notify()
            assert not server.tables.pusher.busy
        assert service.came == []


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_its_service_knows_no_more_is_forgotten(
    serving: Serving, service: Service, status: int
) -> None:
    async with serving(time=HandTime(), push_private=True) as server:
        _, friend, table = await friends(server)
        await friend.post("/api/you/push", Phone(service).wish)
        service.statuses = [status]
        await friend.join(table, 0, "Gwen")
        await server.tables.pusher.notify()
        await wait_for(server, service, 1)
        assert await server.tables.store.read(count_devices) == 0


async def test_a_service_that_is_away_is_asked_again_a_few_times(serving: Serving, service: Service) -> None:
    time = HandTime()
    async with serving(time=time, push_private=True, silence_ms=10**12) as server:
        _, friend, table = await friends(server)
        await friend.post("/api/you/push", Phone(service).wish)
        service.statuses = [503] * 9
        await friend.join(table, 0, "Gwen")
        await server.tables.pusher.notify()
        for ms in AGAIN_MS:
            await time.asleep(ms)
            time.jump(ms)
            await time.advance(0)
        await wait_for(server, service, 1 + len(AGAIN_MS))
        assert len(service.came) == 1 + len(AGAIN_MS)
        assert await server.tables.store.read(count_devices) == 1


async def test_it_can_be_ended_and_a_guest_has_so_many_devices(serving: Serving, service: Service) -> None:
    async with serving(time=HandTime(), push_private=True) as server:
        _, friend, table = await friends(server)
        phones = [Phone(service) for _ in range(MOST_DEVICES + 2)]
        for phone in phones:
            assert (await friend.post("/api/you/push", phone.wish)).status_code == 201
        assert await server.tables.store.read(count_devices) == MOST_DEVICES
        for phone in phones:
            await friend.post("/api/you/push/stop", {"endpoint": phone.wish["endpoint"]})
        await friend.join(table, 0, "Gwen")
        await server.tables.pusher.notify()
        assert not server.tables.pusher.busy


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/",
        "ftp://x/",
        "https://a@b/",
    ],
)
async def test_what_lies_inside_is_refused(server: Running, service: Service, endpoint: str) -> None:
    _, friend, _ = await friends(server)
    answer = await friend.post("/api/you/push", {**Phone(service).wish, "endpoint": endpoint})
    assert (answer.status_code, answer.json()["field"]) == (400, "endpoint")


def test_a_name_that_means_an_address_inside_is_refused_when_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption):
        post_body("https://localhost:9/x", b"", {})
    found = [(0, 0, 0, "", ("8.8.8.8", 443)), (0, 0, 0, "", ("192.168.0.1", 443))]
    monkeypatch.setattr(outward.socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(BadOption):
        post_body("https://push.example/x", b"", {})


def test_no_way_of_writing_hides_an_address_inside() -> None:
    inside = ["127.0.0.1", "::1", "::ffff:10.0.0.1", "2002:7f00:1::", "169.254.169.254", "fe80::1%eth0", "100.64.0.1"]
    inside += ["64:ff9b::7f00:1", "::127.0.0.1", "64:ff9b:1::1", "2001::1", "::ffff:0:127.0.0.1", "fec0::1", "3fff::1"]
    assert [address for address in (*inside, "0.0.0.0", "224.0.0.1", "fc00::1") if is_public(address)] == []
    assert is_public("8.8.8.8")
    assert is_public("2a00:1450:4001::1")


class Slow(BaseHTTPRequestHandler):
    """A push service that drips: one byte of a header after the other, for a good while."""

    def do_POST(self) -> None:
        self.wfile.write(b"HTTP/1.1 201 Created\r\nX-Drip: ")
        with contextlib.suppress(OSError):
            for _ in range(100):
                self.wfile.write(b"x")
                time.sleep(0.05)
            self.wfile.write(b"\r\nContent-Length: 0\r\n\r\n")

    def log_message(self, *_: Any) -> None: ...


def test_an_exchange_that_drips_ends_at_its_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outward, "PATIENCE_S", 0.5)
    server = ThreadingHTTPServer(("127.0.0.1", 0), Slow)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        with pytest.raises(outward.Unreachable):
            post_body(f"http://127.0.0.1:{server.server_port}/", b"", {}, private=True)
    finally:
        server.shutdown()
        server.server_close()


@contextlib.asynccontextmanager
async def silence() -> AsyncIterator[str]:
    """A push service that takes what is sent and never answers: the beginning of its addresses."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        yield f"http://127.0.0.1:{silent.getsockname()[1]}"


async def keep_waiting(server: Running, guest: Browser, service: Service, silent: str, network: str) -> None:
    """Have a guest of a network be told, on a few devices that never answer, that it is their turn."""
    own = await guest.make("thirty-six", "here", "bot:random", options={"start": 1})
    for number in range(5):
        wish = {**Phone(service).wish, "endpoint": f"{silent}/{secrets.token_hex(4)}{number}"}
        assert (await guest.post("/api/you/push", wish)).status_code == 201
    seat = (await server.tables.find_table(own)).state.seats[0]
    server.tables.networks.note_network(seat.guest, network)
    server.tables.pusher.note_change(own)


async def test_one_guest_s_silent_devices_keep_no_other_waiting(
    serving: Serving, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five devices of one guest never answer; the other guest's notice goes out all the same."""
    monkeypatch.setattr(outward, "PATIENCE_S", 60)
    async with silence() as silent, serving(time=HandTime(), push_private=True) as server, asyncio.timeout(30):
        host, friend, table = await friends(server)
        await keep_waiting(server, host, service, silent, "192.0.2.1")
        await server.tables.pusher.notify()
        while not server.tables.pusher._sending:
            await asyncio.sleep(0.01)
        assert (await friend.post("/api/you/push", Phone(service).wish)).status_code == 201
        await friend.join(table, 0, "Gwen")
        await server.tables.pusher.notify()
        while not service.came:
            await asyncio.sleep(0.01)


async def test_the_next_free_place_is_another_network_s_however_many_guests_one_has(
    serving: Serving, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight guests of a network hold all places and wait for more; who is elsewhere comes next all the same."""
    monkeypatch.setattr(outward, "PATIENCE_S", 1)
    async with silence() as silent, serving(time=HandTime(), push_private=True) as server, asyncio.timeout(60):
        pusher = server.tables.pusher
        _, friend, table = await friends(server)
        for _ in range(2 * MOST_AT_ONCE):
            await keep_waiting(server, server.browser(), service, silent, "192.0.2.1")
        await pusher.notify()
        while pusher._sending < MOST_AT_ONCE:
            await asyncio.sleep(0.01)
        taken: list[str] = []
        monkeypatch.setattr(pusher, "_post_notice", lambda notice: taken.append(notice.device.guest) or 201)
        assert (await friend.post("/api/you/push", Phone(service).wish)).status_code == 201
        await friend.join(table, 0, "Gwen")
        seat = (await server.tables.find_table(table)).state.seats[0]
        server.tables.networks.note_network(seat.guest, "198.51.100.7")
        await pusher.notify()
        while not taken:
            await asyncio.sleep(0.01)
        assert taken[0] == seat.guest


async def test_a_network_that_fills_the_waiting_places_gives_way(
    serving: Serving, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outward, "PATIENCE_S", 60)
    monkeypatch.setattr(pushing, "MOST_WAITING", 15)
    async with silence() as silent, serving(time=HandTime(), push_private=True) as server, asyncio.timeout(60):
        pusher, greedy = server.tables.pusher, [server.browser() for _ in range(4)]
        _, friend, table = await friends(server)
        for guest in greedy:
            await keep_waiting(server, guest, service, silent, "192.0.2.1")
        await pusher.notify()
        assert len(pusher._tasks) == 15, "of twenty"
        assert (await friend.post("/api/you/push", Phone(service).wish)).status_code == 201
        await friend.join(table, 0, "Gwen")
        seat = (await server.tables.find_table(table)).state.seats[0]
        server.tables.networks.note_network(seat.guest, "198.51.100.7")
        await pusher.notify()
        assert [place.network for place in pusher._tasks.values()].count("198.51.100.7") == 1
        assert len(pusher._tasks) == 15


async def test_who_is_paired_is_told_where_once(serving: Serving, service: Service) -> None:
    """At a screen the notice leads to the table, at a real one to the tournament; who paired is told nothing."""
    async with serving(push_private=True) as server:
        club = await found(server, "Typed", where="mixed", rounds=1)
        people = await enter(server, club, "Ana", "Ben")
        await club.do("enter", {"name": "Host"})
        phones = {name: Phone(service) for name in (*people, "Host")}
        for name, browser in {**people, "Host": club.host}.items():
            assert (await browser.post("/api/you/push", phones[name].wish)).status_code == 201
        await server.tables.pusher.notify()
        await club.do("pair", {"round": 1})
        await club.do("pair", {"round": 1})
        for _ in range(2):
            await server.tables.pusher.notify()
        await wait_for(server, service, 2)
        tables = (await club.page())["rounds"][0]["tables"]
        at = {seat["name"]: table for table in tables for seat in table["seats"]}
        heard = {
            name: phone.read(body)
            for path, _, body in service.came
            for name, phone in phones.items()
            if phone.path == path
        }
        assert len(service.came) == 2 and heard.keys() == people.keys()
        for name, said in heard.items():
            table = at[name]
            if table["at"]:
                assert said == {"title": "Dein Tisch in Runde 1 ist bereit: Friday", "table": table["at"]}
            else:
                title = f"Runde 1: Du spielst an Tisch {table['table']} (Friday)"
                assert said == {"title": title, "tournament": club.id}
