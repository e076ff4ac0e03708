"""``parlour export``: what it writes, and where it does not."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from parlour.cli.export import export, rewrite_manifest, rewrite_page
from parlour.core.errors import BadFile, BadOption

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
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def test_the_site_has_every_file_once(static: Path, tmp_path: Path) -> None:
    site = tmp_path / "deep" / "site"
    size = export(site, static)
    names = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    assert names == [
        ".nojekyll",
        "404.html",
        "assets/index-1.js",
        "index.html",
        "local/manifest.json",
        "manifest.webmanifest",
    ]
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
