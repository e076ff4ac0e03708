"""Answers of a taker, and the file of JSON lines in which they are kept as they come."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from parlour.core.errors import BadFile
from parlour.core.outputs import check_output, reason_of
from parlour.lab.exam.questions import Exam, Question

LONGEST_REPLY = 20_000
"""Characters of a reply that are kept, its last ones."""


class Reply(msgspec.Struct, frozen=True):
    """What a taker says to a question.

    text: its own words
    action: the action they name, as text; None if they name none of those to choose from
    fault: why there is no action, in a line; else empty
    """

    text: str
    action: str | None
    fault: str = ""


class Answer(msgspec.Struct, frozen=True):
    """A reply, judged; one line of a file of answers.

    exam: the digest of the exam
    taker, form, game, question: who was asked, in which form, and the name of the question
    reply, action, fault: as in Reply
    regret, least, most: what the action gives away of the chance to win, and its bounds; without an action, the worst
    """

    exam: str
    taker: str
    form: str
    game: str
    question: str
    reply: str
    action: str | None
    fault: str
    regret: float
    least: float
    most: float

    @property
    def was_silent(self) -> bool:
        """Whether nothing was said, as by an endpoint that did not answer in time."""
        return self.fault != "" and self.reply == ""


def judge(exam: Exam, question: Question, taker: str, form: str, reply: Reply) -> Answer:
    """Return a reply as an answer, with the regret of its action."""
    regret, least, most = question.regret_of(reply.action)
    action = reply.action if question.place_of(reply.action) is not None else None
    text = reply.text[-LONGEST_REPLY:]
    where = exam.digest, taker, form, question.game, question.name
    return Answer(*where, text, action, reply.fault, regret, least, most)


class AnswerFile:
    """The answers to an exam, in memory and, if a path is given, in a file that is gone on with.

    The file may hold the answers of several takers. A line that was broken off in the middle is dropped. Raises BadFile
    for a file of another exam, or of something else; it is then left alone.
    """

    def __init__(self, exam: Exam, path: Path | None = None) -> None:
        self._path = path
        self._answers: dict[tuple[str, str, str], Answer] = {}
        if path is None:
            return
        check_output(path)
        try:
            data = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise BadFile(f"{path}: {reason_of(error)}") from None
        whole = data[: data.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            self._keep(_read_line(path, number, line, exam))
        if len(whole) < len(data):
            if data[len(whole) :].lstrip()[:1] not in (b"{", b""):
                raise BadFile(f"{path}: this is no file of answers")
            os.truncate(path, len(whole))

    @property
    def answers(self) -> list[Answer]:
        """All answers; of two to one question by one taker in one form, the later one."""
        return list(self._answers.values())

    def _keep(self, answer: Answer) -> None:
        self._answers[answer.taker, answer.form, answer.question] = answer

    def find(self, taker: str, form: str) -> dict[str, Answer]:
        """Return the answers of a taker in a form, by the name of the question."""
        return {each.question: each for each in self.answers if (each.taker, each.form) == (taker, form)}

    def add(self, answer: Answer) -> None:
        """Keep an answer; in a file it is on the disk when this returns. Raises BadFile."""
        self._keep(answer)
        if self._path is None:
            return
        try:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(answer) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise BadFile(f"{self._path}: {reason_of(error)}") from None


def _read_line(path: Path, number: int, line: bytes, exam: Exam) -> Answer:
    try:
        answer = msgspec.json.decode(line, type=Answer)
    except msgspec.DecodeError as error:
        raise BadFile(f"{path}: line {number} is no answer ({error}); name another file with --out") from None
    question = next((question for question in exam.questions if question.name == answer.question), None)
    if answer.exam != exam.digest or question is None:
        raise BadFile(f"{path}: line {number} answers another exam; name another file with --out")
    return judge(exam, question, answer.taker, answer.form, Reply(answer.reply, answer.action, answer.fault))
