"""Pages that are the same for everybody go compressed, and not at all to who has them."""

from __future__ import annotations

import gzip
from pathlib import Path

import brotli
import httpx
import pytest

from parlour.core.messages import LANGUAGES
from parlour.server.shelf import catalogue
from parlour.server.web.encoding import encode
from tests.server.browser import Browser
from tests.server.conftest import Serving

pytestmark = pytest.mark.anyio

SCRIPT = b"export const one = 1;\n" * 100
FONT = b"\0" * 1000


async def raw(browser: Browser, path: str, **headers: str) -> httpx.Response:
    """Ask without letting the client decode."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with browser.http.stream("GET", path, headers=named) as answer:
        answer._content = b"".join([chunk async for chunk in answer.aiter_raw()])
    return answer


@pytest.mark.parametrize("path", ["/api/games", "/api/words/de", "/api/games/thirty-six/rules"])
async def test_what_is_public_comes_as_the_browser_takes_it_and_once(browser: Browser, path: str) -> None:
    plain = await raw(browser, path, accept_encoding="identity")
    short = await raw(browser, path, accept_encoding="gzip, deflate, br")
    zipped = await raw(browser, path, accept_encoding="gzip")
    assert [answer.headers.get("content-encoding") for answer in (plain, short, zipped)] == [None, "br", "gzip"]
    assert brotli.decompress(short.content) == gzip.decompress(zipped.content) == plain.content
    assert len(short.content) < len(plain.content) / 2
    for answer in (plain, short, zipped):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"] == "application/json"
        again = await raw(browser, path, accept_encoding="br", if_none_match=answer.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == answer.headers["etag"]
        assert again.headers["cache-control"] == answer.headers["cache-control"] != "no-store"
    assert (await raw(browser, path, if_none_match='"other"')).status_code == 200


async def test_no_words_are_made_while_somebody_waits_for_them(serving: Serving) -> None:
    catalogue._words_in.cache_clear()
    encode.cache_clear()
    async with serving() as server:
        made = catalogue._words_in.cache_info().misses, encode.cache_info().misses
        browser: Browser = server.browser()
        for language in (*LANGUAGES, "tlh"):
            assert (await raw(browser, f"/api/words/{language}", accept_encoding="br")).status_code == 200
        assert (catalogue._words_in.cache_info().misses, encode.cache_info().misses) == made


async def test_what_is_a_guest_s_own_is_neither_kept_nor_compressed(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    answer = await raw(browser, f"/api/tables/{table}/file", accept_encoding="br")
    assert "content-encoding" not in answer.headers
    assert "etag" not in answer.headers


async def test_the_client_s_files_come_compressed_and_are_kept_for_ever(serving: Serving, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html>" + b"<p></p>" * 100)
    (folder / "assets" / "a-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "a-1.js.br").write_bytes(brotli.compress(SCRIPT))
    (folder / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html>" + b"<p></p>" * 100))
    (folder / "assets" / "a-1.woff2").write_bytes(FONT)
    async with serving(static=folder) as server:
        browser: Browser = server.browser()
        script = await raw(browser, "/assets/a-1.js", accept_encoding="gzip, br")
        assert script.headers["content-encoding"] == "br"
        assert brotli.decompress(script.content) == SCRIPT
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert (await raw(browser, "/assets/a-1.js.br")).status_code == 404, "no name of its own"
        font = await raw(browser, "/assets/a-1.woff2", accept_encoding="gzip, br")
        assert (font.headers.get("content-encoding"), font.content) == (None, FONT)
        page = await raw(browser, "/table/x", accept_encoding="gzip")
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["cache-control"] == "no-cache"
        assert (await raw(browser, "/", if_none_match=page.headers["etag"])).status_code == 304


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("", ""),
        ("identity", ""),
        ("gzip", "gzip"),
        ("BR", "br"),
        ("gzip, br", "br"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("br;q=0, gzip;q=0", ""),
        ("*", "br"),
        ("br;q=0, *", "gzip"),
        ("br;q=often", ""),
        ("zstd, deflate", ""),
    ],
)
def test_the_coding_is_one_that_is_accepted(accepted: str, coding: str) -> None:
    assert encode(SCRIPT, "text/javascript").best(accepted) == coding


def test_what_would_grow_is_left_alone() -> None:
    assert list(encode(b"{}", "application/json").bodies) == [""]
    assert list(encode(FONT, "font/woff2").bodies) == [""]


async def test_what_is_not_for_everybody_is_kept_by_nobody(browser: Browser) -> None:
    table = await browser.make("thirty-six", "here", "here")
    own = (
        "tables",
        f"tables/{table}/file",
        "you",
        "you/file",
        "metrics",
        "health",
        "ready",
        "warm",
        "tables/none/file",
    )
    answers = {path: (await browser.get(f"/api/{path}")).headers.get("cache-control") for path in own}
    assert answers == dict.fromkeys(own, "no-store")


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/games", "/api/you", "/api/health", "/api/nothing", "/favicon.ico"]
)
async def test_head_is_answered_as_get_is_without_the_body(browser: Browser, path: str) -> None:
    whole, head = await browser.http.get(path), await browser.http.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    ignored = {"date", "server"}
    assert {k: v for k, v in head.headers.items() if k not in ignored} == {
        k: v for k, v in whole.headers.items() if k not in ignored
    }


async def test_the_bundle_of_the_local_house_is_read_when_asked_for(serving: Serving, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "local").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html>")
    (folder / "local" / "pyodide.mjs").write_bytes(SCRIPT)
    (folder / "local" / "pyodide.mjs.br").write_bytes(brotli.compress(SCRIPT))
    async with serving(static=folder) as server:
        browser: Browser = server.browser()
        script = await raw(browser, "/local/pyodide.mjs", accept_encoding="br")
        assert script.headers["content-encoding"] == "br"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["cache-control"] == "no-cache"
        newer = SCRIPT + b"// newer"
        (folder / "local" / "pyodide.mjs").write_bytes(newer)
        assert (await raw(browser, "/local/pyodide.mjs", accept_encoding="identity")).content == newer
        assert (await raw(browser, "/local/manifest.json")).status_code == 404, "the page is no bundle"
