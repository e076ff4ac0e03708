"""Pivot Pawns: positions written and loaded, and those that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core import conformance
from parlour.core.errors import BadOption, BadPosition
from parlour.core.kernel import JIT
from parlour.core.match import Match
from tests.games.pivot_pawns.drawing import GAME, OPTIONS, A, lay_demonstration, lay_table


def written(match: Match) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(GAME.position(match.state)))


@pytest.mark.rule("PIV-17", "PIV-40")
def test_a_game_won_in_its_last_round_loads():
    match = lay_demonstration(1, pawns=A, target=5, earlier=(*range(5), *range(6, 15)))
    match.play(0, "pivot 0 3")
    assert match.over
    position = written(match)
    assert (position["demonstrator"], position["used"]) == (None, 0)
    loaded = Match.load(GAME, position)
    assert loaded.state.tobytes() == match.state.tobytes()
    assert loaded.points() == match.points() == ([1, 0], (0,))


@pytest.mark.rule("PIV-D4", "PIV-D10")
def test_every_field_and_every_option_is_written():
    match = Match.start(GAME, 9, GAME.read_options({"seats": 16, "start": A}, 9), bytes(32))
    fields = {field.name for field in msgspec.structs.fields(GAME.table.positions.Position)}
    assert set(written(match)) == set(GAME.position(match.view(0))) == fields
    assert written(match)["options"] == {
        "think": 180, "timer": 30, "demo": 60, "strict": False, "false_bid": "none", "tiebreak": "shared",
        "tempo": "live", "seats": 16, "start": list(A),
    }  # fmt: skip
    assert Match.load(GAME, written(match)).options == match.options
    assert set(written(match)["players"][0]) == {
        "tokens", "pivots", "bid", "place", "gave_up", "done", "passed", "failed", "sits_out", "left"
    }  # fmt: skip


def test_the_breakdown_sums_to_the_score():
    match = lay_demonstration(1, players=[{"tokens": 2}, {"tokens": 1}], earlier=(6, 7, 8))
    before = breakdown(match)
    match.play(0, "pivot 0 3")
    assert (before, breakdown(match)) == ([2, 1], [3, 1])


def breakdown(match: Match) -> list[float]:
    sums = [sum(line.points for line in seat.lines) for seat in match.public().scores]
    assert sums == match.points()[0]
    return sums


# --- positions that cannot be


def refusals(*cases: tuple[Any, ...]) -> list[Any]:
    """Cases that end with what the refusal names; a clause there marks the case."""
    return [pytest.param(*case, marks=marks_of(case[-1]), id=f"{n}-{case[-1]}") for n, case in enumerate(cases)]


def marks_of(words: str) -> list[Any]:
    return [pytest.mark.rule(words)] if words.startswith("PIV") else []


def refused_words(position: dict[str, Any]) -> str:
    with pytest.raises((BadPosition, BadOption)) as error:
        GAME.load(position)
    return str(error.value)


@pytest.mark.parametrize(
    ("change", "words"),
    refusals(
        ({"tableau": [0] * 15}, "PIV-11"),
        ({"tokens": [0] * 15}, "PIV-D5"),
        ({"tokens": [None, *range(14)]}, "PIV-D5"),
        ({"pawns": [6, 6, 3, 9, 0]}, "PIV-24"),
        ({"placeholders": [1, 0, 4, 2, 8]}, "PIV-D9"),
        ({"placeholders": [6, 12, 3, 9, 1]}, "PIV-32"),
        ({"pawns": [5, 12, 3, 9, 0], "placeholders": [5, 12, 3, 9, 0]}, "PIV-D6"),
        ({"pawns": [10, 12, 3, 9, 0], "placeholders": [10, 12, 3, 9, 0]}, "PIV-D6"),
        ({"phase": "sleep"}, "phase 'sleep'"),
        ({"phase": "bid"}, "PIV-33"),
        ({"bids": 1}, "PIV-33"),
        ({"phase": "demonstrate"}, "PIV-38"),
        ({"phase": "demonstrate", "demonstrator": 0}, "PIV-D15"),
        ({"phase": "over"}, "PIV-17"),
        ({"demonstrator": 0}, "PIV-38"),
        ({"used": 1}, "PIV-44"),
        ({"turn": 2}, "there is no seat 2"),
        ({"options": {"tempo": "turns"}}, "PIV-D21"),
        ({"options": {"start": [1, 2]}}, "five cards"),
        ({"players": [{}] * 9}, "8 seats"),
        ({"players": [{"left": True}]}, "PIV-D22"),
        ({"players": [{"left": True, "bid": 3}, {}]}, "PIV-D22"),
        ({"players": [{"tokens": 3}]}, "PIV-18"),
        ({"players": [{"tokens": 1}]}, "PIV-18"),
        ({"players": [{"gave_up": True}]}, "PIV-D11"),
        ({"players": [{"done": True}, {}]}, "PIV-33"),
        ({"players": [{"passed": True}, {}]}, "PIV-D21"),
        ({"players": [{"failed": True, "bid": 1}, {}], "bids": 1}, "PIV-D15"),
        ({"players": [{"sits_out": True, "gave_up": True, "done": True}, {}]}, "PIV-D18"),
        ({"round": 16}, "round"),
        ({"icons": []}, "icons"),
    ),
)
def test_impossible_positions_are_refused(change, words):
    assert words in refused_words(written(lay_table()) | change)


@pytest.mark.parametrize(
    ("players", "fields", "words"),
    refusals(
        ([{"bid": 3}, {"bid": 4}], {"bids": 2}, "PIV-43"),
        ([{"bid": 3}, {}], {"bids": 0}, "PIV-33"),
        ([{"bid": 3}, {}], {"bids": 19}, "PIV-D12"),
        ([{"bid": 3, "gave_up": True}, {}], {"bids": 1}, "PIV-D11"),
        ([{"bid": 3, "done": True}, {"done": True}], {"bids": 1}, "PIV-D14"),
        ([{"bid": 3, "done": True}, {}], {"bids": 1, "options": {"tempo": "turns"}}, "PIV-D21"),
        ([{"bid": 3, "passed": True}, {}], {"bids": 1, "options": {"tempo": "turns"}}, "PIV-D21"),
        ([{"left": True}, {}], {"options": {"tempo": "turns"}}, "PIV-D21"),
    ),
)
def test_bids_that_cannot_have_been_made_are_refused(players, fields, words):
    assert words in refused_words(written(lay_table()) | {"phase": "bid", "players": players} | fields)


@pytest.mark.parametrize(
    ("players", "fields", "words"),
    refusals(
        ([{"bid": 3}, {"bid": 2, "place": 1}], {}, "PIV-39"),
        ([{"bid": 3, "place": 1}, {"bid": 3}], {}, "PIV-39"),
        ([{"bid": 3}, {"bid": 4, "place": 1, "failed": True}], {}, "PIV-39"),
        ([{"bid": 3, "failed": True}, {}], {}, "PIV-D15"),
        ([{"bid": 3}, {"failed": True}], {}, "PIV-D15"),
        ([{"bid": 3}, {}], {"used": 3}, "PIV-D16"),
        ([{"bid": 3}, {}], {"pawns": [4, 12, 3, 9, 0]}, "PIV-32"),
    ),
)
def test_demonstrations_that_cannot_be_are_refused(players, fields, words):
    position = {"phase": "demonstrate", "demonstrator": 0, "bids": 2, "players": players}
    assert words in refused_words(written(lay_table()) | position | fields)


@pytest.mark.parametrize("options", [{}, *OPTIONS], ids=str)
@pytest.mark.parametrize("seed", range(20 if JIT else 1))
def test_what_load_accepts_is_playable(seed, options):
    conformance.load_is_sound(GAME, seed, 40, players=1 + seed % 5, options=options)
