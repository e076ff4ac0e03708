"""A real Caddy with our configuration before a real server: a game over TLS, and the doctor from outside."""

from __future__ import annotations

import contextlib
import functools
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.debian import provide
from tests.deploy.tls import Site, carry_a_game, changed, new_site, running

pytestmark = pytest.mark.anyio
CONFIGURATION = Path(__file__).parents[2] / "deploy" / "Caddyfile"
AROUND = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"


@pytest.fixture(scope="module")
def caddy() -> str:
    """Where Caddy is. Whoever may install it does so; to all others the test says how."""
    return provide(("caddy",), "CADDY", "caddy")


@contextlib.asynccontextmanager
async def proxied(caddy: str, folder: Path, address: str) -> AsyncIterator[Site]:
    """Run Caddy by our file before a server, with a certificate of ours: here nobody gives it one."""
    site = new_site(folder)
    ours = {
        "play.example {": f"localhost:{site.port} {{\n\ttls {site.certificate} {site.key}",
        "127.0.0.1:8036": address,
    }
    (folder / "Caddyfile").write_text(AROUND + changed(CONFIGURATION, ours))
    words = (caddy, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile")
    async with running(site, *words, **{**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}):
        yield site


async def test_a_game_over_tls_behind_caddy(caddy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await carry_a_game(functools.partial(proxied, caddy, tmp_path), tmp_path, monkeypatch)
