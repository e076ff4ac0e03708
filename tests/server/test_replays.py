"""Match files from elsewhere: verified, stepped through, and refused with a sentence that says where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.core.conformance.random_play import play_at_random, started
from parlour.core.dice import new_dice
from parlour.core.files import MatchFile, Played, to_file
from parlour.core.fuzz import spoil
from parlour.core.game import find_game
from parlour.protocol.branches import PlayOn
from parlour.protocol.frames import History, Recall
from parlour.protocol.messages import HistoryPage, Recalled, View
from parlour.server.base.errors import BadMatchFile
from parlour.server.house.branches import make_beginning
from parlour.server.shelf.replays import FILE_BYTES, answer_question, open_file
from parlour.server.table.history import PAGE
from tests.server.browser import Browser, Json
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio
OLD = sorted((Path(__file__).parents[1] / "golden" / "edition-1").glob("*.json"))


def played(game: str, **options: Any) -> MatchFile:
    match = started(find_game(game), 7, None, options)
    play_at_random(match, new_dice(7), 8)
    return to_file(match)


def whole(file: MatchFile) -> bytes:
    return msgspec.json.encode(file)


PENTIC = played("pentic")


async def ask(browser: Browser, body: bytes, question: Json | None = None) -> httpx.Response:
    params = {} if question is None else {"ask": json.dumps(question)}
    return await browser.http.post("/api/replay", content=body, params=params)


async def test_a_file_is_shown_and_stepped_through(shared: Running) -> None:
    browser = shared.browser()
    answer = await ask(browser, whole(PENTIC))
    (view,) = answer.json()["messages"]
    assert view["table"]["phase"] == "over"
    assert view["seq"] == len(PENTIC.events)
    assert not any(seat.get("mine") for seat in view["table"]["seats"])
    answer = await ask(browser, whole(PENTIC), {"do": "recall", "at": [0, 1], "seat": 1})
    first, second = answer.json()["messages"]
    assert (first["at"], second["at"]) == (0, 1)
    assert first["scene"] != second["scene"]
    assert second["own"]["pieces"]
    assert {event["seq"] for event in second["events"]} == {1}


def test_names_in_a_file_are_shown() -> None:
    assert open_file(whole(PENTIC)).names == ("", "", "")
    assert open_file(whole(msgspec.structs.replace(PENTIC, names=("Ada", "", "Cy")))).names == ("Ada", "", "Cy")


@pytest.mark.fault(11)
@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_files_of_the_first_edition_are_shown(path: Path) -> None:
    state = open_file(path.read_bytes())
    (view,) = answer_question(state, None)
    assert isinstance(view, View)
    assert view.table.phase == "over"


def test_a_long_match_comes_in_pages() -> None:
    state = open_file(whole(played("grannys-pills")))
    (view,) = answer_question(state, None)
    assert isinstance(view, View)
    assert len(view.events) <= PAGE + 10
    assert view.since > 0
    (page,) = answer_question(state, History(view.since))
    assert isinstance(page, HistoryPage)
    assert page.events[-1].seq == view.since
    (then,) = answer_question(state, Recall((1,)))
    assert isinstance(then, Recalled)
    assert then.scene is not None


@pytest.mark.parametrize(
    ("data", "says", "field"),
    [
        (b"", "line 1 column 1", "file"),
        (b'{"parlour": 1,\n  "game" "pentic"}', "line 2 column 10", "file"),
        (whole(PENTIC)[:-200], "line 1 column", "file"),
        (b'{"parlour": 2}', "$.parlour", "file"),
        (whole(msgspec.structs.replace(PENTIC, game="chess")), "there is no game 'chess'", "game"),
        (whole(msgspec.structs.replace(PENTIC, edition=99)), "edition 99 of the rules", "edition"),
        (whole(msgspec.structs.replace(PENTIC, seed="0" * 64)), "not the one committed to", None),
        (whole(msgspec.structs.replace(PENTIC, seed=None, result=None)), "the match is not over", "seed"),
        (whole(msgspec.structs.replace(PENTIC, events=PENTIC.events[:-1])), "do not reach the end", "events"),
        (whole(msgspec.structs.replace(PENTIC, events=PENTIC.events[1:])), "event 0 cannot have been", "events[0]"),
        (whole(msgspec.structs.replace(PENTIC, events=(Played(0, "jump"),))), "event 0 cannot have", "events[0]"),
        (whole(msgspec.structs.replace(PENTIC, events=PENTIC.events * 99)), "at most", "events"),
        (whole(msgspec.structs.replace(PENTIC, names=("Ada",))), "a name for each of the 3 players", "names"),
        (whole(msgspec.structs.replace(PENTIC, names=("Ada", "x" * 25))), "$.names[1]", "file"),
        (whole(msgspec.structs.replace(PENTIC, names=("Ada\u200b", "Ben", "Cy"))), "U+200B", "names[0]"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_broken_file_is_told_where(data: bytes, says: str, field: str | None) -> None:
    with pytest.raises(BadMatchFile) as refused:
        open_file(data)
    assert says in str(refused.value)
    assert refused.value.field == field or field is None


async def test_a_refusal_names_the_field_and_too_long_a_file_is_not_read(shared: Running) -> None:
    browser = shared.browser()
    answer = await ask(browser, whole(msgspec.structs.replace(PENTIC, events=PENTIC.events[1:])))
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "bad_file", "events[0]")
    assert (await ask(browser, b" " * (FILE_BYTES + 1))).status_code == 413
    assert (await ask(browser, whole(PENTIC), {"do": "act"})).json()["code"] == "bad_message"


async def test_who_asks_too_much_is_told_when_to_come_back(serving: Any) -> None:
    async with serving(frames_per_20_s=1) as server:
        browser = server.browser()
        statuses = [(await ask(browser, b"{}")).status_code for _ in range(4)]
        assert statuses == [400, 400, 400, 429]


@pytest.mark.fault(32, 33)
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**31), cut=st.integers(0, 4000), at=st.integers(0, 50))
def test_a_mutated_file_is_shown_or_refused(seed: int, cut: int, at: int) -> None:
    position = played_position()
    for file in (PENTIC, position):
        spoiled = msgspec.json.encode(spoil(msgspec.to_builtins(file), new_dice(seed)))
        for data in (spoiled, spoiled[:-cut] if cut else spoiled):
            try:
                state = open_file(data)
            except BadMatchFile:
                continue
            answer_question(state, None)
            answer_question(state, Recall((at,), 1))


def played_position() -> MatchFile:
    """A match that begins in the middle of another."""
    found = make_beginning(open_file(whole(PENTIC)), None, PlayOn(3, None, None))
    return msgspec.structs.replace(
        PENTIC, events=PENTIC.events[3:5], position=found.position, seed=None, nonces=(), result=None
    )


def test_a_match_that_began_with_a_position_is_shown_as_far_as_it_goes() -> None:
    (view,) = answer_question(open_file(whole(played_position())), None)
    assert isinstance(view, View)
    assert (view.seq, view.table.phase, view.table.proof) == (2, "playing", None)
