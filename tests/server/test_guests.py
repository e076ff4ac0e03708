"""Only tokens that this server gave, and not too long ago, are anybody's."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.server.people.guests import COOKIE, KEPT_S, Guests, hash_of
from parlour.server.storage import house
from parlour.server.storage.house import KEY_BYTES
from parlour.server.storage.store import Store
from tests.server.browser import Browser
from tests.server.conftest import Serving

pytestmark = pytest.mark.anyio

KEY = bytes(range(KEY_BYTES))
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def given_token(guests: Guests) -> str:
    token = guests.new_guest().token
    assert token is not None
    return token


def test_a_token_is_known_again_and_hides_nothing_of_the_hash() -> None:
    guests = Guests(KEY)
    new = guests.new_guest()
    assert new.token is not None
    assert guests.find_guest(new.token) == (new.hash, None, "")
    assert new.hash == hash_of(new.token)
    assert guests.new_guest().hash != new.hash


@pytest.mark.fault(46)
@given(place=st.integers(0, 91), letter=st.sampled_from(ALPHABET))
def test_a_token_with_another_letter_is_nobody_s(place: int, letter: str) -> None:
    guests = Guests(KEY)
    token = given_token(guests)
    other = token[:place] + letter + token[place + 1 :]
    assert (guests.find_guest(other) is None) is (other != token)


@pytest.mark.fault(46)
@pytest.mark.parametrize("cookie", [None, "", "A" * 43, "A" * 91, "A" * 92, "A" * 93, "é" * 92, "=" * 92])
def test_what_was_never_given_is_nobody_s(cookie: str | None) -> None:
    assert Guests(KEY).find_guest(cookie) is None


def test_another_server_s_token_is_nobody_s() -> None:
    assert Guests(KEY).find_guest(given_token(Guests(KEY[::-1]))) is None


@pytest.mark.fault(46)
def test_a_token_ends() -> None:
    token = given_token(Guests(KEY, lambda: 1_000_000.0))
    assert Guests(KEY, lambda: 1_000_000.0 + KEPT_S - 1).find_guest(token) is not None
    assert Guests(KEY, lambda: 1_000_000.0 + KEPT_S).find_guest(token) is None


async def test_the_key_is_made_once_by_whoever_comes_first(database: str) -> None:
    stores = [Store(database) for _ in range(4)]
    with ThreadPoolExecutor(4) as processes:
        list(processes.map(lambda store: store.open(), stores))
    assert len({await store.read(house.guests_key) for store in stores}) == 1
    for store in stores:
        store.close()


async def test_the_key_of_earlier_editions_is_read_once(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'parlour.db'}", tmp_path / "parlour.db.key"
    file.write_bytes(KEY)
    for _ in range(2):
        store = Store(url)
        store.open()
        assert await store.read(house.guests_key) == KEY
        store.close()
        file.unlink(missing_ok=True)


@pytest.mark.fault(18, 46)
async def test_a_token_of_one_s_own_making_is_replaced_and_sits_nowhere(serving: Serving) -> None:
    async with serving() as server:
        owner: Browser = server.browser()
        table = await owner.make("thirty-six", "here", "here")
        token = owner.http.cookies[COOKIE]
        forger: Browser = server.browser()
        for forged in ("x" * 43, token[:-1] + ("A" if token[-1] != "A" else "B")):
            forger.http.cookies.clear()
            forger.http.cookies.set(COOKIE, forged, domain="127.0.0.1")
            async with forger.live(table, 0) as live:
                assert live.view["seat"] is None
            made = await forger.post("/api/tables", {"game": "thirty-six", "seats": [{"kind": "here"}] * 2})
            assert made.cookies[COOKIE] != forged
        async with owner.live(table, 0) as live:
            assert live.view["seat"] == 0
        again = await owner.post("/api/tables", {"game": "thirty-six", "seats": [{"kind": "here"}] * 2})
        assert COOKIE not in again.cookies, "a good token stays"


async def test_a_server_over_the_same_database_knows_the_guests_of_the_one_before(serving: Serving) -> None:
    async with serving() as first:
        owner: Browser = first.browser()
        table = await owner.make("thirty-six", "here", "here")
        cookies = owner.http.cookies
    async with serving() as second:
        visiting: Browser = second.browser()
        visiting.http.cookies = cookies
        async with visiting.live(table, 0) as live:
            assert live.view["seat"] == 0
