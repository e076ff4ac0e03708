"""The exam as a task of Inspect (the package ``inspect-ai``): ``inspect eval parlour/exam -T date=2026-12-01``."""

from __future__ import annotations

import base64
from typing import Any

import msgspec

from parlour.cli.terminal.picture import draw_png
from parlour.core.errors import BadOption
from parlour.lab.exam import QUESTIONS, WORDS, Exam, Question, Told, make_exam, tell
from parlour.lab.exam.takers import read_reply
from parlour.server.base.settings import data_folder

try:
    from inspect_ai import Task, task
    from inspect_ai.dataset import MemoryDataset, Sample
    from inspect_ai.model import ChatMessageUser, ContentImage, ContentText
    from inspect_ai.scorer import Score, Scorer, Target, grouped, mean, scorer, stderr
    from inspect_ai.solver import TaskState, generate
except ModuleNotFoundError:
    raise BadOption("Inspect needs more: pip install 'parlour[exam]'") from None


@task
def exam(date: str, games: str = "", questions: int = QUESTIONS, form: str = WORDS) -> Task:
    """Return the exam of a date as a task, whose score is the mean regret: the chance to win given away.

    games: by commas; empty for all. questions: of each game. form: words, picture or disguised.
    """
    names = games.split(",") if games else None
    made = make_exam(date, names, questions, data_folder() / "exams")
    samples = [_sample(made, question, form) for question in made.questions]
    name = f"parlour-exam-{made.date}-{form}"
    return Task(dataset=MemoryDataset(samples, name=name), solver=generate(), scorer=regret(), version=made.edition)


@scorer(metrics=[grouped(mean(), "game", all="samples"), stderr()])
def regret() -> Scorer:
    """Return a scorer by the chance to win that an answer gives away; what names no action gives away most."""

    async def judge(state: TaskState, target: Target) -> Score:
        question, actions = _asked(state.metadata)
        reply = read_reply(question, Told("", None, actions), state.output.completion)
        value, least, most = question.regret_of(reply.action)
        bounds = {"least": least, "most": most, "exact": question.exact}
        return Score(value=value, answer=reply.action, explanation=reply.fault or None, metadata=bounds)

    return judge


def _sample(made: Exam, question: Question, form: str) -> Sample:
    told = tell(question, made.date, form, draw_png)
    content: list[ContentText | ContentImage] = [ContentText(text=told.text)]
    if told.picture is not None:
        url = "data:image/png;base64," + base64.b64encode(told.picture).decode()
        content.append(ContentImage(image=url))
    best = told.actions[question.regrets.index(0.0)]
    return Sample(
        id=question.name,
        input=[ChatMessageUser(content=list(content) if told.picture is not None else told.text)],
        target=best,
        metadata={"game": question.game, "question": question.name, "asked": _packed(question, told)},
    )


def _packed(question: Question, told: Told) -> dict[str, Any]:
    """Return what the scorer needs of a question, as JSON."""
    return {"question": msgspec.to_builtins(question), "actions": list(told.actions)}


def _asked(metadata: dict[str, Any]) -> tuple[Question, tuple[str, ...]]:
    asked = metadata["asked"]
    return msgspec.convert(asked["question"], Question), tuple(asked["actions"])
