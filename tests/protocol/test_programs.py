"""Bots that are programs: they play, and whatever they do wrong is said in one line and costs them the game."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.core.errors import BadOption, BotFault
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.lab.contest import Contest, play_deal
from parlour.protocol.programs import check_bot, decide, end_programs, read_name

BOTS = Path(__file__).parents[2] / "examples" / "bots"
PENTIC = f"exec:{shlex.join([sys.executable, str(BOTS / 'pentic.py')])}"
ANSWER = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    legal = [action["text"] for action in asked["params"]["legal"]]
    print({said}, flush=True)
"""


class Write:
    """Writes programs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def saying(self, said: str, limit: str = "") -> str:
        """A bot that says this of what it is asked."""
        file = self._folder / "program.py"
        file.write_text(ANSWER.format(said=said))
        return f"exec:{limit}{shlex.join([sys.executable, str(file)])}"

    def answering(self, result: str) -> str:
        """A bot with this result."""
        return self.saying(f'json.dumps(dict(id=asked["id"], result={result}))')


@pytest.fixture
def write(tmp_path: Path) -> Write:
    return Write(tmp_path)


def asked(bot: str, game: str = "pentic") -> int | None:
    """What a bot does first."""
    match = Match.start(find_game(game), 2, seed=bytes(32))
    seat = match.seats_to_act()[0]
    return decide(match.game, match.view(seat), seat, bot, 0).action


@pytest.mark.rule("PEN-13", "PEN-14", "PEN-17", "PEN-18")
def test_the_example_plays_what_scores_most() -> None:
    game, scored = find_game("pentic"), []
    match = Match.start(game, 2, seed=bytes(32))
    for _ in range(12):
        seat = match.seats_to_act()[0]
        gains = [match.preview(seat, action) for action in match.actions(seat)]
        best = max(gain.points for gain in gains if gain is not None)
        before = match.points()[0][seat]
        match.play(seat, decide(game, match.view(seat), seat, PENTIC, 0).action)
        scored.append(match.points()[0][seat] - before == best)
    assert all(scored)


def test_the_other_example_is_legal_in_every_way_of_playing() -> None:
    node = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    assert node is not None
    bot = f"exec:{shlex.join([node, str(BOTS / 'any.mjs')])}"
    for name in ("mismemory", "grannys-pills"):
        contest = Contest(name, ("random", bot), 2, {}, 1)
        for game in play_deal(contest, contest.pairs[0], 0):
            assert game.fault == ""
            assert game.actions > 4


RESULTS = [
    ("'lay'", "answered no action"),
    ("dict(action='play', card='1Cv', pile=99)", "pile"),
    ("'pass'", "which PEN-G07 forbids"),
    ("None", "answered no action"),
    ("1 / 0", "has ended with status 1: ZeroDivisionError"),
    ("sys.exit(3)", "has ended with status 3"),
]


@pytest.mark.parametrize(("result", "told"), RESULTS)
def test_a_wrong_answer_is_said(write: Write, result: str, told: str) -> None:
    with pytest.raises(BotFault, match=f"program.py .*{told}"):
        asked(write.answering(result))


@pytest.mark.parametrize("said", ["'no JSON'", "'[]'", "''", "json.dumps(dict(id=7, result=legal[0]))"])
def test_what_is_no_answer_is_said(write: Write, said: str) -> None:
    with pytest.raises(BotFault, match=r'answered .* where \{"id": 1, "result": …\} was asked for'):
        asked(write.saying(said))


def test_who_is_too_slow_is_not_waited_for(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.protocol.programs.START_S", 0.0)
    with pytest.raises(BotFault, match=r"did not answer within 0\.2 s"):
        asked(write.saying("time.sleep(60)", "0.2s:"))


def test_it_is_started_anew_after_a_fault(write: Write) -> None:
    been = "os.path.join(os.path.dirname(__file__), 'been')"
    bot = write.answering(f"legal[0] if os.path.exists({been}) else [open({been}, 'w').close()]")
    with pytest.raises(BotFault):
        asked(bot)
    assert asked(bot) is not None


def test_a_fault_loses_the_game_in_the_arena(write: Write) -> None:
    contest = Contest("pentic", ("random", write.answering("'lay'")), 2, {}, 0)
    for game in play_deal(contest, contest.pairs[0], 0):
        assert [game.bots[seat] for seat in game.winners] == ["random"]
        assert "answered no action" in game.fault
    words = ["arena", "pentic", "--bots", f"random,{contest.bots[1]}", "--games", "2", "--cores", "1"]
    done = CliRunner().invoke(main, [*words, "--language", "en"])
    assert done.exit_code == 0, done.output
    assert "2 games were lost by faults, the first: " in done.output


def test_programs_play_at_the_keyboard(write: Write) -> None:
    seats = ["--seat", PENTIC, "--seat", "bot:gentle", "--option", "target=50"]
    done = CliRunner().invoke(main, ["play", "pentic", "--plain", "--language", "en", *seats])
    assert done.exit_code == 0, done.output
    assert "pentic.py" in done.output
    seats[1] = write.answering("'lay'")
    failing = CliRunner().invoke(main, ["play", "pentic", "--plain", *seats])
    assert failing.exit_code == 1
    assert "answered no action" in failing.output.splitlines()[-1]


@pytest.mark.parametrize("bot", ["exec:", "exec:2s:", "exec:0s:true", "exec:'", "exec:/nowhere/to/be/found"])
def test_what_cannot_be_run_is_refused_before_anything_begins(bot: str) -> None:
    with pytest.raises(BadOption):
        check_bot(bot)


def test_a_name_is_read() -> None:
    assert read_name("exec:2.5s:./my bot") == (("./my", "bot"), 2.5)
    assert read_name("exec:./is:here") == (("./is:here",), 10.0)
    assert read_name("club") is None


def test_a_program_that_ends_between_two_questions_fails_once_and_is_started_again(write: Write) -> None:
    bot = write.answering("legal[0]")
    assert asked(bot) is not None
    end_programs()
    with pytest.raises(BotFault, match="has ended with status"):
        asked(bot)
    assert asked(bot) is not None
