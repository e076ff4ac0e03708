"""A real nginx with our configuration before a real server: a game over TLS, and the doctor from outside."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from click.testing import CliRunner

from parlour.cli.main import main
from tests.debian import provide
from tests.server.browser import PATIENCE_S, Browser
from tests.server.postgres import free_port
from tests.server.process import Process

pytestmark = pytest.mark.anyio
CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
AROUND = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/parlour.conf;
}}
"""


@pytest.fixture(scope="module")
def nginx() -> str:
    """Where nginx is. Whoever may install it does so; to all others the test says how."""
    provide(("openssl",), "OPENSSL", "openssl")
    return provide(("nginx",), "NGINX", "nginx-light")


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


@contextlib.asynccontextmanager
async def proxied(nginx: str, folder: Path, **changes: str) -> AsyncIterator[tuple[str, Path]]:
    """Run nginx by our file, with another port, name and certificate; ``changes`` are made to it besides."""
    port, key, certificate = free_port(), folder / "key.pem", folder / "certificate.pem"
    made = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    subprocess.run([*made.split(), "-keyout", key, "-out", certificate], capture_output=True, check=True)
    text = CONFIGURATION.read_text()
    for old, new in {
        "443 ssl": f"127.0.0.1:{port} ssl",
        "play.example;": "localhost;",
        "/etc/ssl/play.example.pem": str(certificate),
        "/etc/ssl/play.example.key": str(key),
        **changes,
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    (folder / "parlour.conf").write_text(text)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    process = subprocess.Popen([nginx, "-c", str(folder / "nginx.conf"), "-p", str(folder)], stderr=subprocess.PIPE)
    try:
        while True:
            assert process.poll() is None, process.stderr and process.stderr.read()
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            await asyncio.sleep(0.05)
        yield f"https://localhost:{port}", certificate
    finally:
        process.terminate()
        process.communicate()


async def test_a_game_over_tls_behind_nginx(nginx: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Process(tmp_path / "parlour.db", PARLOUR_TRUSTED_PROXIES="127.0.0.1") as process:
        address = process.url.removeprefix("http://")
        async with proxied(nginx, tmp_path, **{"127.0.0.1:8036": address}) as (url, certificate):
            trusted = ssl.create_default_context(cafile=str(certificate))
            browser = SafeBrowser(url, trusted)
            made = await browser.post("/api/tables", {"game": "thirty-six", "seats": [{"kind": "here"}] * 2})
            assert made.status_code == 201
            assert "Secure" in made.headers["Set-Cookie"], "the server knows that TLS is spoken outside"
            table = await browser.make("thirty-six", "here", "here")
            async with browser.live(table, 0) as live:
                while live.view["table"]["phase"] == "playing":
                    await live.first()
            await browser.http.aclose()
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            database = str(tmp_path / "parlour.db")
            done = await asyncio.to_thread(CliRunner().invoke, main, ["doctor", "--database", database, "--url", url])
            assert done.exit_code == 0, done.output
            assert "opens, and the server speaks" in done.output


async def test_the_doctor_finds_a_proxy_that_keeps_sockets_back(
    nginx: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Process(tmp_path / "parlour.db") as process:
        changes = {"127.0.0.1:8036": process.url.removeprefix("http://"), "proxy_set_header Upgrade $http_upgrade;": ""}
        async with proxied(nginx, tmp_path, **changes) as (url, certificate):
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            database = str(tmp_path / "parlour.db")
            done = await asyncio.to_thread(CliRunner().invoke, main, ["doctor", "--database", database, "--url", url])
            assert done.exit_code == 1
            assert "The proxy must hand on Upgrade" in done.output
