"""What a proxy of any make is asked to carry: a game over TLS, and the doctor's look from outside."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import websockets
from click.testing import CliRunner, Result

from parlour.cli.main import main
from tests.debian import provide
from tests.server.browser import PATIENCE_S, Browser
from tests.server.postgres import free_port
from tests.server.process import Process


class SafeBrowser(Browser):
    """A browser that trusts one certificate."""

    def __init__(self, url: str, trusted: ssl.SSLContext) -> None:
        super().__init__(url)
        self.trusted = trusted
        self.http = httpx.AsyncClient(
            base_url=self.url, headers={"Origin": self.url}, timeout=PATIENCE_S, verify=trusted
        )

    def connect(self, table: str, **more: Any) -> websockets.connect:
        return super().connect(table, ssl=self.trusted, **more)


class Site(NamedTuple):
    """Where a proxy is to be met, and what shows that it is the right one."""

    port: int
    key: Path
    certificate: Path

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"


def new_site(folder: Path) -> Site:
    """Choose a port and make a certificate for this machine."""
    provide(("openssl",), "OPENSSL", "openssl")
    site = Site(free_port(), folder / "key.pem", folder / "certificate.pem")
    made = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    subprocess.run([*made.split(), "-keyout", site.key, "-out", site.certificate], capture_output=True, check=True)
    return site


def changed(configuration: Path, changes: dict[str, str]) -> str:
    """Give our file with another port, name and certificate."""
    text = configuration.read_text()
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextlib.asynccontextmanager
async def running(site: Site, *words: str, **environ: str) -> AsyncIterator[Site]:
    """Run a proxy and wait until it can be met."""
    process = subprocess.Popen(words, stderr=subprocess.PIPE, env=environ or None)
    try:
        while True:
            assert process.poll() is None, process.stderr and process.stderr.read()
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", site.port)):
                break
            await asyncio.sleep(0.05)
        yield site
    finally:
        process.terminate()
        process.communicate()


async def examined(site: Site, database: Path, monkeypatch: pytest.MonkeyPatch) -> Result:
    """Let the doctor look at the site from outside."""
    monkeypatch.setenv("SSL_CERT_FILE", str(site.certificate))
    words = ["doctor", "--database", str(database), "--url", site.url]
    return await asyncio.to_thread(CliRunner().invoke, main, words)


async def carry_a_game(
    proxied: Callable[[str], AbstractAsyncContextManager[Site]], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play a game to its end through a proxy before a server, whose address it is given, and have it examined."""
    database = folder / "parlour.db"
    with Process(database, PARLOUR_TRUSTED_PROXIES="127.0.0.1") as process:
        async with proxied(process.url.removeprefix("http://")) as site:
            browser = SafeBrowser(site.url, ssl.create_default_context(cafile=str(site.certificate)))
            made = await browser.post("/api/tables", {"game": "thirty-six", "seats": [{"kind": "here"}] * 2})
            assert made.status_code == 201, made.text
            assert "Secure" in made.headers["Set-Cookie"], "the server knows that TLS is spoken outside"
            table = await browser.make("thirty-six", "here", "here")
            async with browser.live(table, 0) as live:
                while live.view["table"]["phase"] == "playing":
                    await live.first()
            await browser.http.aclose()
            done = await examined(site, database, monkeypatch)
            assert done.exit_code == 0, done.output
            assert "opens, and the server speaks" in done.output
