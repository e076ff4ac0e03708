"""The referee protocol held against its specification, method by method, with random matches of every game."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import game as shelf
from parlour.core import kernel
from parlour.core.game import games
from parlour.protocol import referee as protocol
from parlour.protocol.referee import Referee
from tests.protocol.test_referee import SEED, Program
from tests.server import trapdoor

SHELF = sorted(games())
ACTIONS = 40
EXAMINED = 5
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    *((name, max(2, games()[name].rules.players[0]), {}) for name in SHELF),
    ("gridsy", 1, {}),
    ("thirty-six", 3, {"layout": "draft"}),
    ("grannys-pills", 3, {"limit": 30, "colours": "trust"}),
    ("mismemory", 2, {"memory": "blind", "discipline": "honour"}),
    ("tic-squared", 3, {"mode": "race"}),
    ("pivot-pawns", 3, {"tempo": "turns"}),
    ("queen-of-the-ticcitories", 3, {"raid": "each"}),
]


def steps(program: Program, game: str, players: int, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Begin a match, play at random, and give the actors before every action and at the end."""
    dice = random.Random(f"{game}{players}")
    program.say("new", game=game, players=players, options=options, seed=SEED)
    for _ in range(ACTIONS):
        actors = program.say("actors")
        yield actors
        if not actors["seats"]:
            if not actors["clocks"]:
                return
            program.say("clock", name=dice.choice(actors["clocks"])["name"])
            continue
        seat = dice.choice(actors["seats"])
        program.say("play", seat=seat, action=dice.choice(program.say("legal", seat=seat))["text"])
    yield program.say("actors")


def clock_names(game: str) -> list[str]:
    forms = games()[game].rules.actions.forms.get("clock", [])
    return [str(name) for form in forms for values in form.parameters.values() for name in values]


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
@pytest.mark.sampled(8)
def test_every_method_answers_at_any_time(game: str, players: int, options: dict[str, Any]) -> None:
    program = Program()
    for number, actors in enumerate(steps(program, game, players, options)):
        assert set(actors) == {"seats", "clocks"}
        assert all(set(clock) == {"name", "total_ms"} and clock["total_ms"] > 0 for clock in actors["clocks"])
        if number % EXAMINED == 0:
            check_clocks(program, game, [clock["name"] for clock in actors["clocks"]])
            check_seats(program, players, actors["seats"])
            check_views(program, players)
            check_scores(program, players, not actors["seats"] and not actors["clocks"])


def check_clocks(program: Program, game: str, running: list[str]) -> None:
    """Every clock that runs is named, and no other may run out."""
    match = program.referee.match
    for name in clock_names(game):
        open_ = match.broken(31, match.game.rules.actions.read(f"clock {name}")) is None
        assert open_ == (name in running), (name, running)
        if name not in running:
            assert program.fail("clock", name=name)["code"] == -32001
    assert program.fail("clock", name="no such clock")["code"] == -32602


def check_seats(program: Program, players: int, acting: list[int]) -> None:
    """Any seat may be asked about at any time."""
    text = program.referee.match.game.rules.actions.text(0)
    for seat in range(players):
        legal = program.say("legal", seat=seat)
        assert bool(legal) == (seat in acting)
        assert all({"action", "text", "label", "path"} <= set(action) for action in legal)
        assert program.say("check", seat=seat, action=text)["legal"] == (text in [each["text"] for each in legal])
        assert program.say("view", seat=seat)
        assert program.say("scene", seat=seat).get("over", False) is program.say("scores")["over"]
    for seat in (-1, players, 31, True, 0.0, "0", [0]):
        for method in ("legal", "check", "play", "view", "scene"):
            more = {"action": text} if method in ("check", "play") else {}
            assert program.fail(method, seat=seat, **more)["code"] == -32602


def check_views(program: Program, players: int) -> None:
    """A view has every field of the position; what is hidden in it is null."""
    position = program.say("position")
    for seat in (None, *range(players)):
        view = program.say("view", seat=seat)
        assert view.keys() == position.keys()
        assert view["stream"] is None
        for seen, whole in zip(view["players"], position["players"], strict=True):
            assert seen.keys() == whole.keys()


def check_scores(program: Program, players: int, over: bool) -> None:
    sheet = program.say("scores")
    assert set(sheet) == {"over", "scores", "winners", "breakdown"}
    assert sheet["over"] is over
    assert len(sheet["scores"]) == len(sheet["breakdown"]) == players
    for points, lines in zip(sheet["scores"], sheet["breakdown"], strict=True):
        assert sum(line["points"] for line in lines) == points, sheet


def test_several_clocks_at_once() -> None:
    program = Program()
    program.say("new", game="tic-squared", players=2, options={"mode": "race"}, seed=SEED)
    dice = random.Random(36)
    while len(program.say("actors")["clocks"]) < 2:
        seat = dice.choice(program.say("actors")["seats"])
        program.say("play", seat=seat, action=dice.choice(program.say("legal", seat=seat))["text"])
    clocks = program.referee.match.clocks()
    assert program.say("actors")["clocks"] == [{"name": clock.name, "total_ms": clock.ms} for clock in clocks]


# --- what goes wrong


@pytest.fixture
def faulty() -> Iterator[Program]:
    """A match of a game that has faults."""
    games()
    shelf.register(trapdoor.GAME)
    kernel.interpret(trapdoor.GAME.dtype)
    program = Program()
    program.say("new", game="trapdoor", players=2, seed=SEED)
    yield program
    shelf._shelf.pop("trapdoor")


def test_an_unforeseen_error_is_answered_and_the_match_goes_on(faulty: Program) -> None:
    position = faulty.say("position")
    for method, action in (("check", "stumble"), ("play", "stumble"), ("play", "fall")):
        error = faulty.fail(method, seat=0, action=action)
        assert error["code"] == -32603
        assert "Error" in error["message"]
        assert faulty.say("position") == position
    assert faulty.say("play", seat=0, action="step")["events"]


def test_a_notification_is_never_answered_right_or_wrong() -> None:
    referee = Referee()
    for method in ("games", "dance", "position", "new"):
        assert referee.answer(json.dumps({"jsonrpc": "2.0", "method": method})) is None
    assert json.loads(referee.answer(b'{"jsonrpc":"2.0","id":null,"method":"dance"}') or b"")["id"] is None


def test_the_program_survives_the_line_that_ended_it() -> None:
    lines = [
        {"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"game": "queen-of-the-ticcitories", "players": 2}},
        *(
            {"jsonrpc": "2.0", "id": number, "method": method, "params": {"seat": 0, "action": action}}
            for number, (method, action) in enumerate(
                [("check", "lay 4 4 --2"), ("play", "lay 4 4 --2"), ("check", {"action": "choose", "number": "²"})], 2
            )
        ),
        {"jsonrpc": "2.0", "id": 5, "method": "quit"},
    ]
    done = subprocess.run(
        [sys.executable, "-m", "parlour.cli", "referee"],
        input="\n".join(map(json.dumps, lines)).encode(),
        capture_output=True,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4, 5]
    assert [answer["error"]["code"] for answer in answers[1:4]] == [-32602] * 3
    assert [answer["error"]["data"]["field"] for answer in answers[1:4]] == ["column", "column", "number"]
    assert done.stderr == b""


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=6)
WILD = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3))
METHODS = [
    "games", "new", "load", "position", "actors", "legal", "check", "play", "clock", "view", "scene", "scores", "undo",
    "log",
]  # fmt: skip
SENSE = {
    "game": st.sampled_from([*SHELF, "36"]),
    "players": st.integers(0, 9),
    "seat": st.integers(-1, 3),
    "name": st.sampled_from(["think", "timer", "limit", "go"]),
    "action": st.sampled_from(["pass", "lay 4 4 --2", "choose ²", "chooseColour 1"]) | st.dictionaries(st.text(), WILD),
    "options": st.dictionaries(st.sampled_from(["start", "grid", "rows", "cells", "preset", "line"]), WILD, max_size=2),
    "position": st.dictionaries(st.sampled_from(["players", "deck", "turn", "phase", "options"]), WILD),
    "seed": st.sampled_from([SEED, SEED[:-1], "²" * 64]),
    "nonces": st.lists(WILD, max_size=2),
}


@st.composite
def requests(draw: Any) -> str:
    method = draw(st.sampled_from(METHODS))
    names = draw(st.lists(st.sampled_from(sorted(SENSE)), max_size=5, unique=True))
    if draw(st.booleans()):
        names = [name for name in NEEDED.get(method, ()) if name in SENSE]
    params = {name: draw(SENSE[name] | WILD) for name in names}
    request = {"jsonrpc": "2.0", "id": draw(SCALARS), "method": method, "params": params}
    if draw(st.integers(0, 9)) == 0:
        request[draw(st.sampled_from(sorted(request)))] = draw(WILD)
    return json.dumps(request)


NEEDED = {
    "new": ("game", "players", "options", "seed", "nonces"),
    "load": ("game", "position"),
    "legal": ("seat",),
    "check": ("seat", "action"),
    "play": ("seat", "action"),
    "clock": ("name",),
    "view": ("seat",),
    "scene": ("seat",),
}


@given(lines=st.lists(requests() | st.text(st.characters(), max_size=30) | st.binary(max_size=30), max_size=6))
def test_any_line_is_answered_and_nothing_is_an_error_of_the_program(lines: list[str | bytes]) -> None:
    program = Program()
    program.say("new", game="queen-of-the-ticcitories", players=2, seed=SEED)
    for line in lines:
        answer = program.referee.answer(line)
        if answer is not None:
            found = json.loads(answer)
            assert ("result" in found) != ("error" in found)
            assert "error" not in found or found["error"]["code"] != protocol.INTERNAL, (line, found)
    assert program.say("actors")
