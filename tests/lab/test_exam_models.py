"""Models that take an exam at an endpoint that answers well, nonsense, late, never, or with an error."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from parlour.core.errors import BadOption
from parlour.core.game import find_game
from parlour.core.kernel import JIT
from parlour.lab.exam import DISGUISED, PICTURE, WORDS, Answer, Exam, take_exam, tell
from parlour.lab.exam.models import TRIES, Endpoint, Model, Unusable
from tests.lab.asked import DATE, ask

pytestmark = pytest.mark.skipif(not JIT, reason="exams are made by compiled kernels")

Handling = Callable[[int, dict[str, Any]], tuple[int, Any]]
"""Returns status and body for the number of a request, from 1 on, and its body. A body of None: nothing is sent."""
NEVER_S = 30.0
DRIPPING = "dripping"
"""A body of which a byte comes now and then, without end."""


class Fake:
    """An endpoint in this process. ``asked``: the requests, with their headers."""

    def __init__(self) -> None:
        self.handle: Handling = lambda number, body: (200, completion("Answer: 1"))
        self.asked: list[tuple[dict[str, str], dict[str, Any]]] = []
        self.leaving = threading.Event()
        fake = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                fake.asked.append(({"path": self.path, **dict(self.headers)}, body))
                status, answer = fake.handle(len(fake.asked), body)
                if answer is None:
                    fake.leaving.wait(NEVER_S)
                    return
                if answer == DRIPPING:
                    self.drip()
                    return
                data = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
                self.send_response(status)
                if status == 429:
                    self.send_header("Retry-After", "0")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def drip(self) -> None:
                self.send_response(200)
                self.end_headers()
                with suppress(OSError):  # nobody waits any more
                    while not fake.leaving.wait(0.05):
                        self.wfile.write(b" ")

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"


@pytest.fixture
def fake() -> Iterator[Fake]:
    made = Fake()
    thread = threading.Thread(target=made.server.serve_forever, args=(0.01,))
    thread.start()
    yield made
    made.leaving.set()
    made.server.shutdown()
    thread.join()
    made.server.server_close()


@pytest.fixture(scope="module")
def exam() -> Exam:
    return Exam(DATE, 1, tuple(ask(find_game(name), number) for name in ("gridsy", "pivot-pawns") for number in (1, 2)))


def completion(text: object) -> dict[str, Any]:
    return {"choices": [{"message": {"role": "assistant", "content": text}}]}


def model(fake: Fake, limit_s: float = 20.0, key: str = "") -> Model:
    return Model(Endpoint(fake.url, "tested", key, limit_s, wait_s=0.01), lambda match, seat: b"\x89PNG")


def regrets(answers: Any) -> list[float]:
    return [answer.regret for answer in answers]


def worst(exam: Exam) -> list[float]:
    return [max(question.regrets) for question in exam.questions]


def test_a_model_that_knows_gives_nothing_away_in_words_or_disguised(fake: Fake, exam: Exam) -> None:
    told = {tell(each, DATE, form).text: each for each in exam.questions for form in (WORDS, DISGUISED)}

    def know(number: int, body: dict[str, Any]) -> tuple[int, Any]:
        question = told[body["messages"][0]["content"]]
        return 200, completion(f"Let me see, 3?\n**Answer: {question.regrets.index(0) + 1}**")

    fake.handle = know
    answers = take_exam(exam, model(fake, key="secret"), [WORDS, DISGUISED])
    assert regrets(answers) == [0.0] * 2 * len(exam.questions)
    headers, body = fake.asked[0]
    assert headers["path"] == "/v1/chat/completions" and headers["Authorization"] == "Bearer secret"
    assert (body["model"], body["temperature"]) == ("tested", 0.0)
    assert answers[0].reply.startswith("Let me see")


def test_a_picture_goes_with_the_question(fake: Fake, exam: Exam) -> None:
    take_exam(exam, model(fake), [PICTURE])
    text, picture = fake.asked[0][1]["messages"][0]["content"]
    assert "The picture shows the table." in text["text"]
    assert picture["image_url"]["url"] == "data:image/png;base64,iVBORw=="


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [
        (200, completion("I would rather not say."), "names none of the actions"),
        (200, completion("Answer: 4711"), "names none of the actions"),
        (200, completion(None), "no completion"),
        (200, completion(["Answer: 1"]), "no completion"),
        (200, {"choices": []}, "no completion"),
        (200, b"1", "no completion: '1'"),
        (200, b"\xff<html>", "no completion"),
        (200, b"", "no completion"),
        (500, b"oops", f"no answer: status 500, {TRIES} times"),
        (503, b"", f"no answer: status 503, {TRIES} times"),
        (429, b"", f"no answer: status 429, {TRIES} times"),
    ],
)
def test_nonsense_and_failures_are_worst_answers_told_in_a_line(
    fake: Fake, exam: Exam, status: int, body: Any, said: str
) -> None:
    fake.handle = lambda number, asked: (status, body)
    heard: list[Answer] = []
    answers = take_exam(exam, model(fake), note=heard.append)
    assert regrets(answers) == worst(exam)
    assert [answer.action for answer in answers] == [None] * len(exam.questions)
    assert all(answer.fault.startswith(said) and "\n" not in answer.fault for answer in heard)


def test_what_passes_is_asked_again(fake: Fake, exam: Exam) -> None:
    turns = {1: (429, b""), 2: (500, b""), 3: (502, b"")}
    fake.handle = lambda number, asked: turns.get(number, (200, completion("Answer: 1")))
    answers = take_exam(exam, model(fake))
    assert [answer.fault for answer in answers] == [""] * len(exam.questions)
    assert len(fake.asked) == 3 + len(exam.questions)


def test_who_is_slow_is_waited_for_and_who_never_answers_is_not(fake: Fake, exam: Exam) -> None:
    def dawdle(number: int, body: dict[str, Any]) -> tuple[int, Any]:
        time.sleep(0.05)
        return (200, completion("Answer: 2")) if number == 1 else (200, None if number <= 1 + TRIES else DRIPPING)

    fake.handle = dawdle
    short = Exam(DATE, 1, exam.questions[:3])
    slow, never, dripping = take_exam(short, model(fake, limit_s=0.4))
    assert (slow.fault, slow.action) == ("", short.questions[0].legal[1])
    assert never.fault == dripping.fault == f"no answer: nothing within 0.4 s, {TRIES} times"
    assert (never.regret, dripping.regret) == tuple(max(question.regrets) for question in short.questions[1:])


def test_an_endpoint_that_refuses_breaks_off_and_nothing_is_lost(fake: Fake, exam: Exam, tmp_path: Path) -> None:
    fake.handle = lambda number, body: (200, completion("Answer: 1")) if number < 3 else (401, {"error": "no\nkey"})
    out = tmp_path / "answers.jsonl"
    with pytest.raises(Unusable, match=re.escape('/v1/chat/completions answers 401: \'{"error"')) as found:
        take_exam(exam, model(fake), out=out)
    assert "\n" not in str(found.value)
    assert len(out.read_text().splitlines()) == 2
    fake.handle = lambda number, body: (200, completion("Answer: 1"))
    assert len(take_exam(exam, model(fake), out=out)) == len(exam.questions)
    assert len(fake.asked) == 3 + len(exam.questions) - 2


def test_where_nobody_listens_it_says_so(fake: Fake, exam: Exam) -> None:
    nobody = Model(Endpoint("http://127.0.0.1:9/v1/", "tested"))
    with pytest.raises(Unusable, match=r"endpoint: http://127\.0\.0\.1:9/v1/chat/completions cannot be reached"):
        take_exam(exam, nobody)


@pytest.mark.parametrize("url", ["", "localhost", "ftp://localhost/", "http://", "http://[::1", "http://a:99999/"])
def test_what_is_no_address_is_refused_at_once(url: str) -> None:
    with pytest.raises(BadOption, match="endpoint"):
        Model(Endpoint(url, "tested"))


def test_a_key_is_one_line_of_ascii() -> None:
    with pytest.raises(BadOption, match="key"):
        Model(Endpoint("http://localhost/", "tested", "a\nb"))


def test_what_was_not_answered_is_asked_again_and_nonsense_is_not(fake: Fake, exam: Exam, tmp_path: Path) -> None:
    file = tmp_path / "answers.jsonl"
    said = [b"<html>hello</html>", completion("Answer: -1"), completion("Answer: 1"), completion("perhaps")]
    fake.handle = lambda number, body: (200, said[number - 1])
    first = take_exam(exam, model(fake), [WORDS], file)
    assert [bool(answer.fault) for answer in first] == [True, True, False, True]
    assert regrets(first)[:2] == worst(exam)[:2]
    fake.handle = lambda number, body: (200, completion("Answer: 1"))
    again = take_exam(exam, model(fake), [WORDS], file)
    assert len(fake.asked) == len(said) + 1
    assert [bool(answer.fault) for answer in again] == [False, True, False, True]
    assert len(again) == len(exam.questions)
