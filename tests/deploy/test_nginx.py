"""A real nginx with our configuration before a real server: a game over TLS, and the doctor from outside."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.debian import provide
from tests.deploy.tls import Site, carry_a_game, changed, examined, new_site, running
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
UPGRADE = "proxy_set_header Upgrade $http_upgrade;"


@pytest.fixture(scope="module")
def nginx() -> str:
    """Where nginx is. Whoever may install it does so; to all others the test says how."""
    return provide(("nginx",), "NGINX", "nginx-light")


@contextlib.asynccontextmanager
async def proxied(nginx: str, folder: Path, address: str, **changes: str) -> AsyncIterator[Site]:
    """Run nginx by our file before a server; ``changes`` are made to the file besides."""
    site = new_site(folder)
    ours = {
        "443 ssl": f"127.0.0.1:{site.port} ssl",
        "play.example;": "localhost;",
        "/etc/ssl/play.example.pem": str(site.certificate),
        "/etc/ssl/play.example.key": str(site.key),
        "127.0.0.1:8036": address,
    }
    (folder / "parlour.conf").write_text(changed(CONFIGURATION, {**ours, **changes}))
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    async with running(site, nginx, "-c", str(folder / "nginx.conf"), "-p", str(folder)):
        yield site


async def test_a_game_over_tls_behind_nginx(nginx: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await carry_a_game(functools.partial(proxied, nginx, tmp_path), tmp_path, monkeypatch)


async def test_the_doctor_finds_a_proxy_that_keeps_sockets_back(
    nginx: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Process(tmp_path / "parlour.db") as process:
        async with proxied(nginx, tmp_path, process.url.removeprefix("http://"), **{UPGRADE: ""}) as site:
            done = await examined(site, tmp_path / "parlour.db", monkeypatch)
            assert done.exit_code == 1
            assert "The proxy must hand on Upgrade" in done.output
            assert "PARLOUR_TRUSTED_PROXIES" in done.output, "one fault does not hide another"
