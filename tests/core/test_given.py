"""What programs give is taken as they mean it, or refused in one sentence that names it."""

from __future__ import annotations

import os
import pwd
import tempfile
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from parlour.core.errors import ParlourError
from parlour.core.files import read_file, to_file, verify
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.native.cache import folder
from parlour.protocol.referee import Referee

PENTIC = find_game("pentic")
SEED = bytes(32)


def test_options_are_given_by_name_and_numbers_of_numpy_do() -> None:
    given = {"target": np.int64(150), "deck_out": np.str_("end")}
    match = Match.start(PENTIC, np.int8(3), given, bytearray(SEED))  # type: ignore[arg-type]
    assert (
        match.options == PENTIC.read_options({"target": 150, "deck_out": "end"}) and type(match.options.target) is int
    )
    again = Match.start(PENTIC, 3, match.options, SEED)
    assert again.state.tobytes() == match.state.tobytes()
    seat = match.seats_to_act()[0]
    match.play(seat, np.int32(match.actions(seat)[0]))  # type: ignore[arg-type]
    assert type(match.entries[0].action) is int


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"players": "2"}, "players: '2' is not possible; give a whole number"),
        ({"players": 2.5}, "players: 2.5 is not possible"),
        ({"players": 9}, "not by 9"),
        ({"options": {"target": 1}}, "option target: 1 is not possible"),
        ({"options": [("target", 150)]}, "options: .* is not possible; give names and values"),
        ({"options": find_game("36").rules.options()}, "options: .* is not possible; give names and values"),
        ({"seed": 5}, r"seed: 5 is not possible; give 32 bytes"),
        ({"seed": "5"}, r"seed: '5' is not possible; give 32 bytes"),
    ],
)
def test_what_no_match_is_started_from_is_named(given: dict[str, Any], says: str) -> None:
    with pytest.raises(ParlourError, match=says):
        Match.start(PENTIC, **{"players": 2, **given})


@pytest.mark.parametrize("action", [None, 1.0, [1], -1, 10**9, np.array([1, 2])], ids=str)
def test_what_is_no_action_is_said_before_a_rule_is_asked(action: Any) -> None:
    match = Match.start(PENTIC, 2, seed=SEED)
    with pytest.raises(ParlourError, match=r"no number of an action|there is no action number"):
        match.play(match.seats_to_act()[0], action)


def test_there_is_no_game_of_no_name() -> None:
    with pytest.raises(ParlourError, match="there is no game None"):
        find_game(None)  # type: ignore[arg-type]


def test_what_editors_put_before_a_file_is_passed_over() -> None:
    match = Match.start(find_game("36"), 2, seed=SEED)
    while not match.over:
        seat = match.seats_to_act()[0]
        match.play(seat, match.actions(seat)[0])
    data = msgspec.json.encode(to_file(match))
    assert verify(read_file(BOM_UTF8 + data)).entries == match.entries
    question = b'{"jsonrpc": "2.0", "id": 1, "method": "games"}\n'
    answer = Referee().answer(BOM_UTF8 + question)
    assert answer == Referee().answer(question) and b'"result"' in (answer or b"")


def test_who_has_no_home_keeps_kernels_beside_temporary_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container, under a user that nobody has entered."""

    def not_entered(uid: int) -> Any:
        raise KeyError(f"getpwuid(): uid not found: {uid}")

    monkeypatch.setattr(pwd, "getpwuid", not_entered)
    for name in ("HOME", "PARLOUR_CACHE"):
        monkeypatch.delenv(name, raising=False)
    assert folder() == Path(tempfile.gettempdir()) / f"parlour-{os.getuid()}" / "kernels"
