"""The referee protocol, spoken as a program would."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from parlour.core.game import games
from parlour.protocol.referee import Referee

SEED = "00" * 32


class Program:
    """A program at the other end of the line."""

    def __init__(self) -> None:
        self.referee = Referee()
        self.number = 0

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.number += 1
        line = json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        answer = json.loads(self.referee.answer(line) or b"")
        assert answer["jsonrpc"] == "2.0"
        assert answer["id"] == self.number
        return dict(answer)

    def say(self, method: str, **params: Any) -> Any:
        answer = self.ask(method, **params)
        assert "error" not in answer, answer
        return answer["result"]

    def fail(self, method: str, **params: Any) -> dict[str, Any]:
        return dict(self.ask(method, **params)["error"])


@pytest.fixture
def program() -> Program:
    program = Program()
    program.say("new", game="thirty-six", players=2, seed=SEED, options={"start": 0})
    return program


def test_games_lists_options_with_values_or_ranges() -> None:
    shelf = {game["name"]: game for game in Program().say("games")}
    assert set(shelf) == set(games())
    assert shelf["thirty-six"]["players"] == [2, 3]
    assert shelf["thirty-six"]["options"]["stall"] == {"default": 8, "values": [6, 8, 12, 20]}
    assert shelf["pentic"]["options"]["target"] == {"default": 250, "range": [50, 1000, 10]}
    assert shelf["gridsy"]["options"]["hint_impossible"] == {"default": False, "values": [False, True]}
    rows = {"pyramid": [4, 12], "diamond": [4, 9], "hourglass": [4, 9]}
    assert shelf["tyramid"]["options"]["rows"] == {"default": None, "range": rows}
    cards = {"2": [30, 125], "3": [42, 125], "4": [54, 125]}
    assert shelf["tic-squared"]["options"]["deck_size"] == {"default": None, "range": cards}


def test_a_whole_game_by_text_and_by_json(program: Program) -> None:
    turns = 0
    while not program.say("scores")["over"]:
        seat = program.say("actors")["seats"][0]
        action = program.say("legal", seat=seat)[turns % 2 - 1]
        parameters = {key: value for key, value in action.items() if key not in ("text", "label", "fact", "path")}
        events = program.say("play", seat=seat, action=action["text"] if turns % 3 else parameters)["events"]
        assert events[0]["text"] == action["text"]
        assert len(events) > 1
        turns += 1
    assert turns > 20
    file = program.say("log")
    assert file["seed"] == SEED
    assert len(file["events"]) == turns
    assert program.fail("play", seat=0, action="pass")["data"]["clause"] == "T36-ACT"


def test_check_and_play_name_the_clause(program: Program) -> None:
    assert program.say("check", seat=1, action="chooseColour 0") == {"legal": True}
    refused = program.say("check", seat=0, action="chooseColour 0")
    reason = {"reason": "It is not your turn.", "fact": ["not-your-turn", {}]}
    assert refused == {"legal": False, "clause": "T36-ACT", **reason}
    error = program.fail("play", seat=0, action={"action": "chooseColour", "colour": 0})
    assert error["code"] == -32001
    assert error["data"]["clause"] == "T36-ACT"


def test_positions_round_trip(program: Program) -> None:
    for _ in range(9):
        seat = program.say("actors")["seats"][0]
        program.say("play", seat=seat, action=program.say("legal", seat=seat)[0]["text"])
    position = program.say("position")
    other = Program()
    begun = other.say("load", game="thirty-six", position=position)
    assert set(begun) == {"match", "seed_commitment"}
    assert other.say("position") == position
    assert other.say("legal", seat=0) == program.say("legal", seat=0)


def test_views_keep_the_stream_back(program: Program) -> None:
    assert program.say("position")["stream"] is not None
    assert program.say("view", seat=0)["stream"] is None
    assert program.say("view", seat=None)["stream"] is None
    assert program.say("view")["stream"] is None
    assert program.say("scene", seat=1)["to_act"] == [1]
    assert "seed" not in program.say("log")


def test_hands_stay_hidden() -> None:
    program = Program()
    program.say("new", game="pentic", players=2, seed=SEED)
    truth, view = program.say("position"), program.say("view", seat=0)
    text = json.dumps(view)
    hidden = [card for card in truth["players"][1]["hand"] if json.dumps(card) in text]
    assert hidden == []
    assert truth["players"][0]["hand"] == view["players"][0]["hand"]


def test_undo_says_what_was_revealed() -> None:
    program = Program()
    program.say("new", game="pentic", players=2, seed=SEED)
    seat = program.say("actors")["seats"][0]
    program.say("play", seat=seat, action=program.say("legal", seat=seat)[0]["text"])
    error = program.fail("undo")
    assert error["code"] == -32002
    assert "new to" in error["data"]["reason"]


def test_undo_takes_back(program: Program) -> None:
    before = program.say("position")
    program.say("play", seat=1, action="chooseColour 2")
    assert program.say("undo")["undone"]["text"] == "chooseColour 2"
    assert program.say("position") == before


def test_clocks_run_out_by_name(program: Program) -> None:
    assert program.say("actors") == {"seats": [1], "clocks": []}
    assert program.fail("clock", name="think")["code"] == -32602, "36 has no clocks"
    live = Program()
    live.say("new", game="pivot-pawns", players=2, seed=SEED)
    assert live.say("actors")["clocks"] == [{"name": "think", "total_ms": 180_000}]
    assert live.fail("clock", name="timer")["code"] == -32001
    assert live.say("clock", name="think")["events"][0]["text"] == "clock think"


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({"game": "chess", "players": 2}, "game"),
        ({"game": "thirty-six", "players": 9}, "players"),
        ({"game": "thirty-six", "players": "two"}, "players"),
        ({"game": "thirty-six", "players": 2, "options": {"stall": 7}}, "options.stall"),
        ({"game": "thirty-six", "players": 2, "options": {"speed": 7}}, "options.speed"),
        ({"game": "thirty-six", "players": 2, "seed": "xyz"}, "seed"),
        ({"game": "thirty-six", "players": 2, "seed": "00"}, "seed"),
        ({"game": "thirty-six", "players": 2, "nonces": ["zz"]}, "nonces"),
    ],
)
def test_new_names_the_wrong_field(params: dict[str, Any], field: str) -> None:
    error = Program().fail("new", **params)
    assert error["code"] == -32602
    assert error["data"]["field"] == field


@pytest.mark.parametrize("position", [None, 5, [], {}, {"players": []}, {"phase": "move"}])
def test_load_refuses_what_is_no_position(position: Any) -> None:
    assert Program().fail("load", game="thirty-six", position=position)["code"] == -32602


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"nonsense", -32700),
        (b"[" * 100_000, -32700),
        (b"\xff\xfe{}", -32700),
        (b"[]", -32600),
        (b"{}", -32600),
        (b'{"jsonrpc":"2.0","method":5}', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"dance"}', -32601),
        (b'{"jsonrpc":"2.0","id":1,"method":"play","params":{"seet":0}}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"play","params":7}', -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"position"}', -32003),
        (b'{"jsonrpc":"2.0","id":[1],"method":"games"}', -32600),
        (b'{"jsonrpc":"2.0","id":true,"method":"games"}', -32600),
        (b"\n", -32700),
        (b"9" * 5000, -32700),
        (b'{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"36","players":2,"options":[]}}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"36","players":2,"nonces":{}}}', -32602),
    ],
)
def test_what_is_no_request_gets_an_error_and_the_program_goes_on(line: bytes, code: int) -> None:
    referee = Referee()
    answer = json.loads(referee.answer(line) or b"")
    assert answer["error"]["code"] == code
    assert not referee.over
    assert json.loads(referee.answer(b'{"jsonrpc":"2.0","id":2,"method":"games"}') or b"")["id"] == 2


def test_the_program_answers_in_order_on_standard_output() -> None:
    lines = [
        {"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"game": "36", "players": 3}},
        {"jsonrpc": "2.0", "method": "scores"},
        {"jsonrpc": "2.0", "id": 2, "method": "actors"},
        {"jsonrpc": "2.0", "id": 3, "method": "quit"},
        {"jsonrpc": "2.0", "id": 4, "method": "games"},
    ]
    done = subprocess.run(
        [sys.executable, "-m", "parlour.cli", "referee"],
        input="\n".join(map(json.dumps, lines)).encode(),
        capture_output=True,
        check=True,
    )
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == [1, 2, 3], "a notification is not answered"
    assert done.stderr == b""
