"""``parlour export``: what it writes, and where it does not."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from parlour.cli.answers import FOLDER
from parlour.cli.export import export, rewrite_manifest, rewrite_page
from parlour.core.errors import BadFile, BadOption
from parlour.server.base.runners import AtOnce
from parlour.server.local.link import ROUTER
from parlour.server.operations.calls import Call
from parlour.server.operations.registry import OPERATIONS
from parlour.server.operations.router import Found

PAGE = """<!doctype html>
<html lang="en" translate="no">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/parlour.svg" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <a href="//elsewhere.example/x">x</a>
  </head>
</html>
"""
MANIFEST = '{"id": "/", "start_url": "/", "icons": [{"src": "/a.png"}]}'


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A page as the build writes it, with compressed copies and a bundle."""
    root = tmp_path / "static"
    for name, text in {
        "index.html": PAGE,
        "index.html.br": "short",
        "manifest.webmanifest": MANIFEST,
        "assets/index-1.js": "code",
        "assets/index-1.js.gz": "short",
        "local/manifest.json": "{}",
        "sw.js": "work",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def test_the_site_has_every_file_once(static: Path, tmp_path: Path) -> None:
    site = tmp_path / "deep" / "site"
    size = export(site, static)
    names = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    own = [name for name in names if not name.startswith("answers/") and not name.endswith("/index.html")]
    assert own == [
        ".nojekyll",
        "404.html",
        "assets/index-1.js",
        "index.html",
        "local/manifest.json",
        "manifest.webmanifest",
        "sw.js",
    ]
    assert (site / "sw.js").read_text() == "self.isSite = true;\nwork"
    assert size == sum((site / name).stat().st_size for name in names)
    assert [file.name for file in site.parent.iterdir()] == ["site"]


def test_the_page_names_files_from_where_it_lies() -> None:
    page = rewrite_page(PAGE)
    assert 'href="./parlour.svg"' in page
    assert 'src="./assets/index-1.js"' in page
    assert 'href="//elsewhere.example/x"' in page
    assert '<html data-house="here" lang="en"' in page


def test_the_page_has_the_policy_that_a_page_can_give_itself() -> None:
    (policy,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"', rewrite_page(PAGE))
    assert "default-src 'none'" in policy
    assert "frame-ancestors" not in policy


def test_the_app_starts_where_its_manifest_lies() -> None:
    assert json.loads(rewrite_manifest(MANIFEST)) == {"start_url": "./", "icons": [{"src": "a.png"}]}


def test_an_earlier_export_is_replaced_as_a_whole(static: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    export(site, static)
    (static / "assets" / "index-1.js").rename(static / "assets" / "index-2.js")
    export(site, static)
    assert [file.name for file in (site / "assets").iterdir()] == ["index-2.js"]


def test_a_folder_with_anything_else_stays_as_it_is(static: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").touch()
    with pytest.raises(BadFile, match="neither an empty folder nor an earlier export"):
        export(tmp_path / "mine", static)
    assert [file.name for file in (tmp_path / "mine").iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("missing", ["index.html", "local/manifest.json"])
def test_what_is_not_built_is_said(static: Path, tmp_path: Path, missing: str) -> None:
    (static / missing).unlink()
    with pytest.raises(BadOption, match="not built"):
        export(tmp_path / "site", static)
    assert not (tmp_path / "site").exists()


def test_answers_are_those_of_a_server(static: Path, tmp_path: Path) -> None:
    """Of every operation on games without a table that is not asked a question."""
    site = tmp_path / "site"
    export(site, static)
    files = {file.relative_to(site / FOLDER).as_posix(): file for file in (site / FOLDER).rglob("*.json")}
    for name, file in files.items():
        assert file.read_bytes() == asyncio.run(answered(f"/api/{name.removesuffix('.json')}")), name
    written = {operation_at(f"/api/{name.removesuffix('.json')}").operation.path for name in files}
    told = {each.path for each in OPERATIONS if each.method.lower() == "get"}
    assert written == {path for path in told if path.startswith(("/api/games", "/api/words"))}


def operation_at(path: str) -> Found:
    found = ROUTER.find_operation("GET", path)
    assert found is not None, path
    return found


async def answered(path: str) -> bytes:
    """Return what an operation answers, in a house of which it uses the runner only."""
    found = operation_at(path)
    house: Any = SimpleNamespace(runner=AtOnce(), services=SimpleNamespace(noting=None))

    async def receive() -> bytes:
        return b""

    answer = await found.operation.handler(house, Call(found.path, {}, receive))
    return msgspec.json.encode(answer.value)


@pytest.mark.parametrize("path", ["gallery", "rules/pentic", "new/thirty-six"])
def test_addresses_without_a_fragment_are_pages_that_lead_on(static: Path, tmp_path: Path, path: str) -> None:
    export(tmp_path / "site", static)
    assert (tmp_path / "site" / path / "index.html").read_bytes() == (tmp_path / "site" / "404.html").read_bytes()
