"""How phones in the same room reach a server that is open to the network."""

from __future__ import annotations

import socket

import pytest

from parlour.cli.serve import welcome
from parlour.server.base.settings import Settings
from parlour.server.people.nearby import listens_everywhere, origin_nearby, own_address
from tests.server.conftest import Serving

OPEN = "0.0.0.0,parlour,parlour.local"


def here(port: int | None) -> str | None:
    """What others may be told: nothing where this machine is in no network."""
    address = own_address()
    return address and f"http://{address}:{port}"


@pytest.mark.parametrize(("hosts", "reached"), [(OPEN, True), ("::", True), ("127.0.0.1", False), ("", False)])
def test_only_a_server_on_all_interfaces_is_reached(hosts: str, reached: bool) -> None:
    assert listens_everywhere(hosts.split(",")) is reached
    assert origin_nearby(hosts.split(","), 8036) == (here(8036) if reached else None)


def test_the_own_address_is_one_that_others_can_reach() -> None:
    address = own_address()
    assert address is None or not address.startswith("127.")


@pytest.mark.anyio
async def test_the_page_is_told(serving: Serving) -> None:
    async with serving(hosts=OPEN) as server:
        browser = server.browser()
        assert (await browser.get("/api/nearby")).json() == {"origin": here(browser.http.base_url.port)}
    async with serving() as server:
        assert (await server.browser().get("/api/nearby")).json() == {"origin": None}


def test_the_terminal_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        welcome(Settings(hosts="127.0.0.1"), listener)
        assert capsys.readouterr().out == ""
        welcome(Settings(hosts=OPEN), listener)
    told, origin = capsys.readouterr().out, here(port)
    assert (f"{origin}/" in told and "not\nencrypted" in told) if origin else told == ""
