"""Exams: made from a date alone, told without secrets, scored by what answers give away, and gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from parlour.cli.main import main
from parlour.core.conformance.worlds import imagine
from parlour.core.dice import new_dice
from parlour.core.errors import BadFile, BadOption
from parlour.core.game import find_game, games
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.lab.exam import DISGUISED, WORDS, Bot, Exam, Question, Reply, make_exam, match_of, take_exam
from parlour.lab.exam import making as making_module
from parlour.lab.exam.answers import Answer, AnswerFile, judge
from parlour.lab.exam.scores import estimate, gap_of, report
from parlour.lab.exam.telling import Voice, disguise_of, read_answer, tell, tell_match, tell_past
from tests.lab.asked import DATE, ask

pytestmark = pytest.mark.skipif(not JIT, reason="exams are made by compiled kernels")

QUEEN = "queen-of-the-ticcitories"
NAMES = ("thirty-six", "grannys-pills", "gridsy", "pentic", "pivot-pawns", QUEEN)
"""Games whose questions are made fast; one of every kind is among them."""
DIGEST = "e564616f1b5d"
"""The beginning of that of one question each. Whoever changes it on purpose counts EDITION up."""


class Knowing:
    """A taker that knows the values: it takes a best action, or a worst one."""

    def __init__(self, worst: bool = False) -> None:
        self.name, self.asked = "worst" if worst else "best", 0

    def answer(self, question: Question, date: str, form: str) -> Reply:
        self.asked += 1
        choose: Any = max if self.name == "worst" else min
        action = question.legal[choose(range(len(question.legal)), key=question.regrets.__getitem__)]
        return Reply(action, action)


@pytest.fixture(scope="module")
def exam(tmp_path_factory: pytest.TempPathFactory) -> Exam:
    """One question of each of NAMES, made once for all test processes, unless they begin at the same moment."""
    return make_exam(DATE, NAMES, 1, tmp_path_factory.getbasetemp().parent / "exams")


# --- questions


@pytest.mark.long
def test_a_date_always_makes_the_same_questions(exam: Exam, tmp_path: Path) -> None:
    assert exam.digest.startswith(DIGEST)
    assert [question.name for question in exam.questions] == [f"{name}-1" for name in NAMES]
    more = make_exam(DATE, [QUEEN, "Pivot Pawns", QUEEN], 2).questions
    assert [question.name for question in more] == ["pivot-pawns-1", "pivot-pawns-2", f"{QUEEN}-1", f"{QUEEN}-2"]
    assert more[0] in exam.questions and more[2] in exam.questions
    made, read = (make_exam("2026-12-02", ["pivot-pawns"], 1, tmp_path) for _ in range(2))
    assert made == read and made.questions[0] != more[0]


def test_regrets_lie_within_their_bounds(exam: Exam) -> None:
    for question in exam.questions:
        assert min(question.regrets) == 0 < max(question.regrets) <= 1
        assert len(question.legal) == len(question.regrets) == len(question.values) >= 2
        for regret, least, most in zip(question.regrets, question.least, question.most, strict=True):
            assert 0 <= least <= regret <= most <= 1
            assert not question.exact or least == most
        assert set(question.legal) <= set(map(find_game(question.game).rules.actions.text, legal_in(question)))
    assert {question.game for question in exam.questions if question.exact} >= {"gridsy", "pivot-pawns"}


def legal_in(question: Question) -> list[int]:
    return match_of(question).actions(question.seat)


def test_what_completes_a_grid_is_right_and_nothing_else() -> None:
    """The naive twin: cards are laid one after the other, in every order, and the match says when it is over."""
    question = ask(find_game("gridsy"), 3)
    for action, regret in zip(question.legal, question.regrets, strict=True):
        match = match_of(question)
        match.play(0, action)
        assert (regret == 0) == can_finish(match, question.legal, 2)


def can_finish(match: Match, puts: tuple[str, ...], left: int) -> bool:
    if match.over or not left:
        return match.over
    for put in puts:
        ahead = match.copy()
        card, cell = put.split()[1:]
        taken = [entry for entry in ahead.entries if ahead.game.rules.actions.text(entry.action).split()[1:2] == [card]]
        laid = {ahead.game.rules.actions.text(entry.action).split()[-1] for entry in ahead.entries}
        if taken or cell in laid:
            continue
        ahead.play(0, put)
        if can_finish(ahead, puts, left - 1):
            return True
    return False


def test_an_exam_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = make_exam(DATE, ["gridsy"], 2, tmp_path)
    (file,) = tmp_path.iterdir()
    monkeypatch.setattr(making_module, "make_question", None)
    assert make_exam(DATE, ["gridsy"], 2, tmp_path) == made
    file.write_bytes(file.read_bytes()[:-9])
    with pytest.raises(TypeError):  # it is damaged, so it is made again
        make_exam(DATE, ["gridsy"], 2, tmp_path)


# --- secrets


@pytest.mark.parametrize("name", [game.name for game in games().values() if game.rules.secret])
def test_a_question_is_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    for number in (1, 2):
        question = ask(find_game(name), number)
        match, dice = match_of(question), new_dice(number)
        match = Match(match.game, match.options, match.state)  # without its past: an imagined world has none
        for disguise in (None, disguise_of(question, DATE)):
            told = tell_match(question, match, disguise, None)
            for _ in range(4):
                assert tell_match(question, imagine(match, question.seat, dice), disguise, None) == told


def test_the_past_does_not_tell_which_tile_another_kept() -> None:
    match = match_with_a_choice_of_tiles()
    kept = []
    for choice in ("keep 0", "keep 1"):
        ahead = match.copy()
        seat = ahead.seats_to_act()[0]
        ahead.play(seat, choice)
        ahead.play(seat, ahead.actions(seat)[0])
        kept.append([list(tell_past(ahead, viewer, Voice(ahead, viewer, None))) for viewer in (seat, 1 - seat)])
    assert kept[0][1] == kept[1][1]
    assert any("It is " in line for line in kept[0][1])


def match_with_a_choice_of_tiles() -> Match:
    mismemory = find_game("mismemory")
    for seed in range(100):
        match = Match.start(mismemory, 2, None, bytes([seed] * 32))
        for _ in range(20):
            seat = match.seats_to_act()[0]
            numbers = [mismemory.rules.actions.text(action) for action in match.actions(seat)]
            if {"keep 0", "keep 1"} <= set(numbers):
                return match
            match.play(seat, numbers[-1 if "decline" not in numbers else numbers.index("decline")])
    raise AssertionError


# --- takers


def test_who_knows_the_values_gives_nothing_away_and_who_does_not_more(exam: Exam) -> None:
    best, worst = (report(each.name, WORDS, take_exam(exam, each)) for each in (Knowing(), Knowing(worst=True)))
    random = report("random", WORDS, take_exam(exam, Bot("random")))
    assert best.overall.regret.value == 0
    assert 0 < random.overall.regret.value < worst.overall.regret.value
    assert worst.overall.least <= worst.overall.regret.value <= worst.overall.most


@pytest.mark.parametrize("bot", ["random", "greedy", "casual", "search:200"])
def test_a_bot_answers_the_same_twice(exam: Exam, bot: str) -> None:
    assert take_exam(exam, Bot(bot)) == take_exam(exam, Bot(bot), [WORDS])


def test_an_action_that_is_not_asked_for_is_no_answer() -> None:
    question = ask(find_game("gridsy"), 1)
    exam = Exam(DATE, 1, (question,))
    answer = judge(exam, question, "somebody", WORDS, Reply("extra", "extra"))
    assert (answer.action, answer.regret) == (None, max(question.regrets))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Answer: 2", 1),
        ("answer is **3**.", 2),
        ("1 is good, but\nANSWER: 2", 1),
        ("2", 1),
        ("Answer: 0", None),
        ("Answer: 99", None),
        ("Answer: −1", None),
        ("put it there", None),
        ("", None),
        ("12 or 13", None),
    ],
)
def test_how_answers_are_read(text: str, place: int | None) -> None:
    told = tell(ask(find_game("gridsy"), 1), DATE)
    assert read_answer(told, text) == place
    assert read_answer(told, told.actions[4]) == 4


# --- scores


def answers_with(regrets: list[float], form: str = WORDS, games_: str = "ab") -> list[Answer]:
    return [
        Answer("x", "t", form, games_[number % 2], f"q{number}", "", "a", "", regret, regret, regret)
        for number, regret in enumerate(regrets)
    ]


def test_scores_are_means_of_games_with_intervals() -> None:
    found = report("t", WORDS, answers_with([0.0, 1.0, 0.2, 1.0, 0.1]))
    assert found.overall.regret.value == pytest.approx(0.55)
    assert found.games["a"].regret.value == pytest.approx(0.1)
    assert found.overall.regret.least < 0.55 < found.overall.regret.most
    assert found.games["b"].regret == (1.0, 1.0, 1.0)
    assert estimate([[0.0, 1.0] * 200]).least == pytest.approx(0.45, abs=0.01)


def test_the_gap_is_paired_by_question() -> None:
    exam = Exam(DATE, 1, ())
    both = [*answers_with([0.0, 0.5, 0.9]), *answers_with([0.1, 0.6], DISGUISED)]
    both = [msgspec.structs.replace(answer, exam=exam.digest) for answer in both]
    found = gap_of(exam, both, "t")
    assert found is not None
    assert found.difference.value == pytest.approx(0.1)
    assert found.questions == 2
    assert gap_of(exam, both[:3], "t") is None


# --- files


def test_an_exam_that_was_broken_off_goes_on(tmp_path: Path, exam: Exam) -> None:
    file = tmp_path / "answers.jsonl"
    whole = take_exam(exam, Knowing(), [WORDS], file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:40])  # killed in the middle of a line
    again = Knowing()
    assert take_exam(exam, again, [WORDS, DISGUISED], file)[: len(whole)] == whole
    assert again.asked == 2 * len(whole) - 3
    assert file.read_bytes().splitlines(keepends=True)[: len(lines)] == lines


def test_what_a_file_says_of_regret_is_not_believed_and_no_question_counts_twice(tmp_path: Path, exam: Exam) -> None:
    file = tmp_path / "answers.jsonl"
    whole = take_exam(exam, Knowing(), [WORDS], file)
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    edited = [{**line, "regret": 7.0, "most": 7.0} for line in lines]
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in [*edited, edited[0]]))
    assert AnswerFile(exam, file).answers == whole


@pytest.mark.parametrize("text", ["a diary\n", "a diary", '{"exam": 1}\n', "{}"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, exam: Exam, text: str) -> None:
    file = tmp_path / "diary"
    file.write_text(text)
    if text == "{}":  # this may be a line that was broken off
        take_exam(exam, Knowing(), [WORDS], file)
        return
    with pytest.raises(BadFile, match="diary"):
        take_exam(exam, Knowing(), [WORDS], file)
    assert file.read_text() == text


def test_answers_to_another_exam_are_not_mixed(tmp_path: Path, exam: Exam) -> None:
    file = tmp_path / "answers.jsonl"
    take_exam(exam, Knowing(), [WORDS], file)
    with pytest.raises(BadFile, match="line 1 answers another exam"):
        AnswerFile(msgspec.structs.replace(exam, date="2026-12-02"), file)


# --- the command


def command(folder: Path, *words: str, typed: str = "") -> Result:
    env = {"XDG_DATA_HOME": str(folder)}
    return CliRunner().invoke(main, ["exam", "--language", "en", *words], input=typed, env=env)


SMALL = ("--date", DATE, "--games", "gridsy", "--questions", "1")


def test_a_bot_takes_it_by_command(tmp_path: Path) -> None:
    out = tmp_path / "answers.jsonl"
    words = (*SMALL, "--taker", "greedy", "--form", "words,disguised", "--out", str(out))
    done = command(tmp_path, *words)
    assert done.exit_code == 0, done.output
    assert f"Exam of {DATE}: 1 questions, 1 of them with proved values." in done.output
    assert "greedy, words" in done.output and "greedy, disguised" in done.output
    assert "Disguised less plain, 1 pairs: 0.000 (0.000–0.000)" in done.output
    assert len(out.read_text().splitlines()) == 2
    assert command(tmp_path, *words).output == done.output


def test_a_person_is_asked_until_it_is_a_number(tmp_path: Path) -> None:
    done = command(tmp_path, *SMALL, "--taker", "me", typed="0\nnone\n1\n")
    assert done.exit_code == 0, done.output
    assert done.output.count("Type one of the numbers before the actions") == 2
    assert "1. put " in done.output and "me, words" in done.output


def test_who_stops_can_go_on(tmp_path: Path) -> None:
    words = ("--date", DATE, "--games", "gridsy", "--questions", "2", "--taker", "me", "--out", str(tmp_path / "mine"))
    done = command(tmp_path, *words, typed="1\n")
    assert done.exit_code == 130
    assert "Broken off" in done.output and "me, words" in done.output
    done = command(tmp_path, *words, typed="1\n")
    assert done.exit_code == 0 and done.output.count("# Your task") == 1


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--games", "chess"), "'chess'"),
        (("--games", ""), "''"),
        (("--date", "1.12.2026"), "date"),
        (("--date", "2026-13-01"), "date"),
        (("--date", "20261201"), "date"),
        (("--form", "mime"), "form"),
        (("--questions", "0"), "questions"),
        (("--questions", "99999"), "questions"),
        (("--taker", "master"), "'master'"),
        (("--taker", "exec:no-such-program"), "no-such-program"),
        (("--taker", "club", "--model", "m", "--endpoint", "http://localhost:1/v1"), "taker"),
        (("--model", "m"), "endpoint"),
        (("--endpoint", "http://localhost:1/v1"), "model"),
        (("--model", "m", "--endpoint", "localhost:8000"), "endpoint"),
        (("--model", "m", "--endpoint", "http://"), "endpoint"),
        (("--model", "m", "--endpoint", "http://[::1"), "endpoint"),
        (("--model", "m", "--endpoint", "http://127.0.0.1:9/v1"), "cannot be reached"),
        (("--taker", "greedy", "--out", "/dev/null/answers"), "/dev/null/answers"),
    ],
)
def test_bad_input_is_said_in_a_line(tmp_path: Path, words: tuple[str, ...], named: str) -> None:
    done = command(tmp_path, *SMALL, *words)
    assert done.exit_code == 2
    said = done.output.splitlines()
    assert said[-1].startswith("Error: ") and named in said[-1]
    assert sum(line.startswith("Error") for line in said) == 1 and "Traceback" not in done.output


def test_python_is_told_what_is_wrong() -> None:
    for given in ({"date": "soon"}, {"date": DATE, "questions": 0}, {"date": DATE, "names": []}):
        with pytest.raises(BadOption):
            make_exam(**given)  # type: ignore[arg-type]
