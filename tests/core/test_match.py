"""Matches and their files: what is refused, what can be taken back, what can be verified."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadFile, CannotUndo, RuleBroken, UnknownGame, Unreadable
from parlour.core.files import MatchFile, from_file, read_file, to_file, verify
from parlour.core.game import find_game, games
from parlour.core.match import Match
from parlour.core.verbs import CLOCK

GAME = find_game("thirty-six")


def played(actions: int, seed: int = 3, **options: Any) -> Match:
    match = Match.start(GAME, 2, GAME.read_options(options), seed.to_bytes(32, "big"), ["aa", "bb"])
    dice = new_dice(seed)
    while len(match.entries) < actions and not match.over:
        seat = match.seats_to_act()[0]
        legal = match.actions(seat)
        match.play(seat, legal[roll(dice, len(legal))])
    return match


def test_games_are_found_by_name_and_title() -> None:
    assert find_game("36") is find_game("thirty-six") is GAME
    with pytest.raises(UnknownGame, match="thirty-six"):
        find_game("chess")


def test_a_refusal_changes_nothing() -> None:
    match = played(10)
    before = match.state.tobytes()
    with pytest.raises(RuleBroken) as refused:
        match.play(match.seats_to_act()[0], "pass")
    assert refused.value.clause == "T36-26"
    with pytest.raises(Unreadable, match="move"):
        match.play(0, "fly 3")
    with pytest.raises(Unreadable, match="seat"):
        match.play(7, "pass")
    assert match.state.tobytes() == before
    assert len(match.entries) == 10


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ("move", "action"),
        ("move 36", "square"),
        ("move x", "square"),
        ("move 1 2", "action"),
        ("", "action"),
        ({"action": "move"}, "square"),
        ({"action": "move", "square": True}, "square"),
        ({"action": "move", "square": 1, "speed": 2}, "speed"),
        ({"square": 1}, "action"),
        (7, "action"),
        ([], "action"),
    ],
)
def test_unreadable_actions_name_the_field(said: object, field: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.rules.actions.read(said)
    assert error.value.field == field


def test_undo_restores_the_record_byte_for_byte() -> None:
    match = played(10)
    states = [match.state.tobytes()]
    for _ in range(3):
        match.undo()
        states.append(match.state.tobytes())
    assert states[3] == played(7).state.tobytes()
    assert len(set(states)) == 4
    with pytest.raises(CannotUndo, match="nothing"):
        Match.start(GAME, 2).undo()


@pytest.mark.fault(40)
def test_undo_stops_where_chance_was_used() -> None:
    """The last move of a tournament's first game lays the next board from the stream."""
    match = played(10_000, tournament=True)
    games = 0
    while match.entries:
        index = len(match.entries) - 1
        if int(match.position(index).drawn) != int(match.state.drawn):
            games += 1
            with pytest.raises(CannotUndo, match="everybody"):
                match.undo()
            break
        match.undo()
    assert games == 1


def test_a_file_replays_and_verifies() -> None:
    match = played(10_000)
    file = read_file(msgspec.json.encode(to_file(match)))
    assert verify(file).state.tobytes() == match.state.tobytes()
    running = to_file(played(20))
    assert running.seed is None
    with pytest.raises(BadFile, match="not revealed"):
        verify(running)
    assert from_file(running, (3).to_bytes(32, "big")).state.tobytes() == played(20).state.tobytes()


def altered(**changes: Any) -> MatchFile:
    return msgspec.structs.replace(to_file(played(10_000)), **changes)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seed": "11" * 32}, "committed"),
        ({"nonces": ("aa", "bc")}, "event|scores"),
        ({"game": "chess"}, "no game"),
        ({"edition": 99}, "edition"),
        ({"players": 5}, "2 to 3"),
        ({"options": {"stall": 7}}, "stall"),
        ({"nonces": ("aa", "zz")}, "nonces|hex"),
    ],
)
def test_a_tampered_file_is_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadFile, match=words):
        verify(altered(**changes))


def test_tampered_moves_and_results_are_refused() -> None:
    file = to_file(played(10_000))
    with pytest.raises(BadFile, match="event 4 cannot"):
        verify(msgspec.structs.replace(file, events=file.events[:4] + file.events[5:]))
    with pytest.raises(BadFile, match="do not reach the end"):
        verify(msgspec.structs.replace(file, events=file.events[:-1]))
    for nothing in ("", " ", "  flip"):
        emptied = msgspec.structs.replace(file.events[4], action=nothing)
        with pytest.raises(BadFile, match="event 4 cannot"):
            verify(msgspec.structs.replace(file, events=(*file.events[:4], emptied, *file.events[5:])))
    result = msgspec.structs.replace(file.result, scores=(0, 0))
    with pytest.raises(BadFile, match="says otherwise"):
        verify(msgspec.structs.replace(file, result=result))


@pytest.mark.parametrize("data", [b"", b"{}", b"[1", b'{"parlour": 2}', b"\xff\xfe", b"[" * 200_000])
def test_corrupt_files_are_refused(data: bytes) -> None:
    with pytest.raises(BadFile):
        read_file(data)


def test_why_gives_the_telling_clause() -> None:
    match = played(6)
    seat = match.seats_to_act()[0]
    here = f"s{int(match.state.pawn[seat])}"
    assert match.why(seat, [here]).clause == "T36-16"
    assert match.why(1 - seat, [here]).clause == "T36-ACT"
    assert match.why(seat, ["nothing-of-the-kind"]).clause == "T36-ACT"


def test_a_match_from_a_position_writes_it_into_its_file() -> None:
    position = GAME.position(played(12).state)
    match = Match(GAME, GAME.rules.options(), GAME.load(position))
    seat = match.seats_to_act()[0]
    match.play(seat, match.actions(seat)[0])
    again = from_file(read_file(msgspec.json.encode(to_file(match))))
    assert again.state.tobytes() == match.state.tobytes()


def test_a_copy_begins_with_the_position_that_was_put_in() -> None:
    match, other = played(5), played(6)
    match.state = other.position(6)
    assert match.copy().state.tobytes() == match.position(5).tobytes() == other.state.tobytes()


@pytest.mark.parametrize("name", games())
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=6, deadline=None)
def test_whoever_does_anything_in_a_running_match_is_told_why_not(name: str, seed: int) -> None:
    """Files and frames name any seat and any action, the clock's too."""
    game, chance = find_game(name), random.Random(seed)
    match = Match.start(game, max(2, game.rules.players[0]), seed=seed.to_bytes(32, "big"))
    for _ in range(chance.randrange(12)):
        seats = [seat for seat in match.seats_to_act() if match.actions(seat)]
        if match.over or not seats:
            break
        seat = chance.choice(seats)
        match.play(seat, chance.choice(match.actions(seat)))
    for seat in (*range(match.players), CLOCK):
        for action in chance.sample(range(len(game.rules.actions)), 60):
            problem = match.broken(seat, action)
            assert problem is None or problem.clause
