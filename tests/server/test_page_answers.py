"""Which answers of a page that thinks are read and allowed, and which bundle a page must think with."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.server.house.bundle import read_version
from parlour.server.model.jobs import Answer, Job
from parlour.server.table.page_thinker import PageRefused, read_answer
from parlour.server.table.page_thinking import is_allowed

OPEN = find_game("thirty-six")
MATCH = Match.start(OPEN, 2, seed=bytes(32))
SEAT = MATCH.seats_to_act()[0]
BEST = MATCH.actions(SEAT)[0]


@pytest.mark.parametrize(
    ("found", "allowed"),
    [
        (Answer(BEST), True),
        (Answer(BEST, chance=0.5, ahead=-0.1, because=["wins-in", {"turns": 3}]), True),
        (Answer(BEST, because=["why", {"card": ["card", {"shape": "X"}], "who": [0, 1]}]), True),
        (Answer(None), False),
        (Answer(-1), False),
        (Answer(BEST, -1), False),
        (Answer(BEST, chance=float("nan")), False),
        (Answer(BEST, chance=1.5), False),
        (Answer(BEST, ahead=2.0), False),
        (Answer(BEST, because="Send me money"), False),
        (Answer(BEST, because=["Send me money"]), False),
        (Answer(BEST, because=["why", {"card": "Send me money"}]), False),
        (Answer(BEST, because=["why", {"card": ["card", {"a b": 1}]}]), False),
        (Answer(BEST, because=7), False),
        (Answer(BEST, error="no"), False),
    ],
)
def test_an_answer_is_one_that_the_rules_allow_and_says_nothing_in_words_of_its_own(
    found: Answer, allowed: bool
) -> None:
    view = MATCH.view(SEAT)
    job = Job(OPEN.name, 1, view.tobytes(), SEAT, "expert", 1)
    assert is_allowed(OPEN, view, job, found) is allowed


def test_answers_nested_deeply_are_refused() -> None:
    deep = b"\x98\x00" + b"\x91" * 3_000
    with pytest.raises(PageRefused):
        read_answer(base64.b64encode(deep).decode())


def test_the_version_is_that_of_the_manifest(tmp_path: Any) -> None:
    assert read_version(tmp_path) == ""
    (tmp_path / "local").mkdir()
    for text, version in (("{", ""), ("{}", ""), ("[]", ""), ('{"version": "v1"}', "v1")):
        (tmp_path / "local" / "manifest.json").write_text(text)
        assert read_version(tmp_path) == version
