"""Match files of earlier versions go on being read."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlour.core.conformance.random_play import play_at_random, started
from parlour.core.dice import new_dice
from parlour.core.errors import BadFile
from parlour.core.files import from_file, kept_options, read_file, to_file, verify
from parlour.core.fuzz import spoil
from parlour.core.game import Game, find_game, games
from parlour.core.kernel import JIT

OLD = sorted((Path(__file__).parents[1] / "golden" / "edition-1").glob("*.json"))

SPOILED = 60


@pytest.mark.fault(11)
@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_file_of_the_first_edition_still_verifies(path: Path) -> None:
    file = read_file(path.read_bytes())
    assert file.edition == 1
    assert verify(file).over


@pytest.mark.fault(11)
def test_one_that_today_s_rules_refuse_says_by_which_it_was_played() -> None:
    file = read_file((OLD[0].parent / "mismemory.json").read_bytes())
    with pytest.raises(BadFile, match="event 1 cannot have been played, by edition 1 of the rules"):
        from_file(msgspec.structs.replace(file, events=file.events[1:]))


def test_switches_that_were_words_are_read() -> None:
    assert kept_options(find_game("gridsy"), {"hint_impossible": "on"}) == {"hint_impossible": True}
    assert kept_options(find_game("tyramid"), {"rows": 0, "shape": "pyramid"}) == {"rows": None, "shape": "pyramid"}
    assert kept_options(find_game("thirty-six"), {"gates": "off"}) == {"gates": "off"}, "no switch: it has three values"


@pytest.mark.fault(32, 33)
@pytest.mark.skipif(not JIT, reason="plays hundreds of files out; the compiled stage does")
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_file_gone_slightly_wrong_is_verified_or_refused(game: Game) -> None:
    match = started(game, 7, None, None)
    play_at_random(match, new_dice(7), 8)
    whole = msgspec.to_builtins(to_file(match))
    dice, refused = new_dice(7), 0
    for _ in range(SPOILED):
        try:
            verify(read_file(msgspec.json.encode(spoil(whole, dice))))
        except BadFile:
            refused += 1
    assert refused > SPOILED / 2
