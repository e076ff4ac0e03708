"""The pictures on a game's page are positions of a real game, and what they tell has words."""

from __future__ import annotations

import msgspec
import pytest

from parlour.core.facts import say
from parlour.core.game import PICTURES, find_game, games
from parlour.core.kernel import JIT
from parlour.server.base.errors import NotFound
from parlour.server.shelf.catalogue import pictures_of
from tests.moments import laid, told, turned_up, two_of_a_suit

GAMES = sorted(games())


@pytest.mark.parametrize("name", GAMES)
def test_three_telling_positions(name: str) -> None:
    first, second, last = pictures_of(name)
    assert [first.scene.over, second.scene.over, last.scene.over] == [False, False, True]
    assert [picture.text for picture in (first, second, last)] == [say(f"picture-{n}") for n in (1, 2, 3)]
    speaker = find_game(name).speaker()
    assert all(speaker.knows(picture.text) for picture in (first, second, last))
    assert all(len(picture.scene.pieces) > 4 for picture in (first, second, last))


def test_they_show_what_is_told() -> None:
    first, second, _ = (picture.scene for picture in pictures_of("mismemory"))
    assert len(turned_up(first)) == 2
    assert two_of_a_suit(second)
    assert laid(pictures_of("gridsy")[1].scene) > 16


def test_a_game_that_is_not_there_has_none() -> None:
    with pytest.raises(NotFound):
        pictures_of("chess")


if JIT:  # a whole game each

    @pytest.mark.parametrize("name", GAMES)
    def test_they_are_out_of_a_whole_game_played_by_bots(name: str) -> None:
        """``python -m tests.moments --write`` writes them anew."""
        game = find_game(name)
        assert msgspec.json.decode((game.data / PICTURES).read_bytes()) == msgspec.json.decode(
            msgspec.json.encode(told(game))
        )
