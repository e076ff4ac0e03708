"""The bundle in Chromium plays, searches and shows what this Python does, byte for byte.

The environment variable ``GAMES`` is the number of random matches of each game (200).
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from parlour.core.game import games
from tests.wasm.page import run_in_page, serving_checkout
from tests.wasm.test_bundle import ACTIONS, run_here

GAMES = os.environ.get("GAMES", "200")


@pytest.fixture(scope="module")
def checkout() -> Iterator[str]:
    with serving_checkout() as url:
        yield url


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", games())
def test_a_game_is_played_and_searched_alike(browser: Browser, checkout: str, name: str) -> None:
    played = run_in_page(browser, checkout, "tests.core.witness", name, str(ACTIONS))
    assert played == run_here("tests.core.witness", name, str(ACTIONS)) and len(played) > ACTIONS


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", games())
def test_random_games_are_the_same(browser: Browser, checkout: str, name: str) -> None:
    played = run_in_page(browser, checkout, "tests.wasm.random_games", name, "0", GAMES)
    assert played == run_here("tests.wasm.random_games", name, "0", GAMES) and len(played) > 1
