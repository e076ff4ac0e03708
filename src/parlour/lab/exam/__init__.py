"""Exams that nobody has seen: questions made from a date, and takers scored by the chance to win that they give away.

``make_exam`` makes the questions, ``take_exam`` asks a taker, ``lab.exam.scores`` says how it did. See docs/exam.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from parlour.lab.exam.answers import Answer, AnswerFile, Reply, judge
from parlour.lab.exam.making import QUESTIONS, make_exam
from parlour.lab.exam.questions import Exam, Question, match_of
from parlour.lab.exam.takers import Bot, Person, Taker
from parlour.lab.exam.telling import DISGUISED, FORMS, PICTURE, WORDS, Told, read_form, tell

__all__ = [
    "DISGUISED",
    "FORMS",
    "PICTURE",
    "QUESTIONS",
    "WORDS",
    "Answer",
    "AnswerFile",
    "Bot",
    "Exam",
    "Person",
    "Question",
    "Reply",
    "Taker",
    "Told",
    "make_exam",
    "match_of",
    "read_form",
    "take_exam",
    "tell",
]


def take_exam(
    exam: Exam,
    taker: Taker,
    forms: Iterable[str] = (WORDS,),
    out: Path | AnswerFile | None = None,
    note: Callable[[Answer], None] = lambda answer: None,
) -> Sequence[Answer]:
    """Ask a taker every question in each form; return all answers of the file, its own and others'.

    ``out``: a file of JSON lines, by its path or opened before, to which each answer is added as it comes; questions
    that it has answers to are not asked again, but for those to which nothing was said. ``note`` is called with each
    new answer. Raises ParlourError for an unknown form or a file of something else, and what the taker raises; answers
    so far are kept.
    """
    wanted = [read_form(form) for form in dict.fromkeys(forms)]
    kept = out if isinstance(out, AnswerFile) else AnswerFile(exam, out)
    for form in wanted:
        done = kept.find(taker.name, form)
        for question in exam.questions:
            if question.name not in done or done[question.name].was_silent:
                answer = judge(exam, question, taker.name, form, taker.answer(question, exam.date, form))
                kept.add(answer)
                note(answer)
    return kept.answers
