"""The thread that writes: nothing that is asked of it may end it, and whoever asks gets an answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, InvalidStateError
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from parlour.server.base.errors import Conflict, Unavailable
from parlour.server.storage.database import open_engine
from parlour.server.storage.writer import MOST_AT_ONCE, Answers, Awaited, Writer
from tests.server.browser import PATIENCE_S


@pytest.fixture
def writer(database: str) -> Iterator[Writer]:
    engine = open_engine(database, 10_000, writes=True)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE words (word TEXT PRIMARY KEY)")
    writer = Writer(engine)
    writer.start()
    yield writer
    writer.close()
    engine.dispose()


def write(word: str) -> Callable[[sa.Connection], str]:
    def work(connection: sa.Connection) -> str:
        connection.execute(sa.text("INSERT INTO words VALUES (:word)"), {"word": word})
        return word

    return work


def words(connection: sa.Connection) -> list[str]:
    return [word for (word,) in connection.exec_driver_sql("SELECT word FROM words ORDER BY word")]


def raising(error: BaseException) -> Callable[[sa.Connection], None]:
    def work(connection: sa.Connection) -> None:
        write("half done")(connection)
        raise error

    return work


def hold(writer: Writer) -> threading.Event:
    """Keep the thread busy until the event is set, so that what is asked meanwhile is done together."""
    begun, go = threading.Event(), threading.Event()

    def work(_: sa.Connection) -> None:
        begun.set()
        go.wait(PATIENCE_S)

    writer.submit(work)
    assert begun.wait(PATIENCE_S)
    return go


UNFORESEEN = [
    ValueError("no"),
    InvalidStateError(),
    CancelledError(),
    asyncio.CancelledError(),
    KeyboardInterrupt(),
    SystemExit(1),
    GeneratorExit(),
    MemoryError(),
    RecursionError(),
    UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogates \ud800"),
]


@pytest.mark.parametrize("error", UNFORESEEN, ids=lambda error: type(error).__name__)
def test_a_work_may_raise_what_it_likes_and_the_others_are_done(writer: Writer, error: BaseException) -> None:
    go = hold(writer)
    before, bad, after = writer.submit(write("before")), writer.submit(raising(error)), writer.submit(write("after"))
    go.set()
    assert isinstance(bad.exception(PATIENCE_S), Unavailable)
    assert (before.result(PATIENCE_S), after.result(PATIENCE_S)) == ("before", "after")
    assert writer.submit(words).result(PATIENCE_S) == ["after", "before"]


def test_an_error_of_the_database_fails_the_transaction_and_the_next_goes_well(writer: Writer) -> None:
    go = hold(writer)
    answers = [writer.submit(raising(OperationalError("\ud800", None, Exception()))), writer.submit(write("with it"))]
    go.set()
    assert all(isinstance(answer.exception(PATIENCE_S), Unavailable) for answer in answers)
    assert writer.submit(write("next")).result(PATIENCE_S) == "next"
    assert writer.submit(words).result(PATIENCE_S) == ["next"]


def test_a_refusal_reaches_who_asked(writer: Writer) -> None:
    assert isinstance(writer.submit(raising(Conflict("taken"))).exception(PATIENCE_S), Conflict)


def test_who_has_gone_before_the_work_began_is_left_out(writer: Writer) -> None:
    go = hold(writer)
    gone, stays = writer.submit(write("gone")), writer.submit(write("stays"))
    assert gone.cancel()
    go.set()
    assert stays.result(PATIENCE_S) == "stays"
    assert writer.submit(words).result(PATIENCE_S) == ["stays"]


@pytest.mark.anyio
async def test_a_coroutine_that_was_cancelled_before_the_work_began_is_left_out(writer: Writer) -> None:
    go, answers = hold(writer), Answers(asyncio.get_running_loop())
    gone, stays = Awaited[str](answers), Awaited[str](answers)
    writer.put(write("gone"), gone)
    writer.put(write("stays"), stays)
    assert gone.answer.cancel()
    go.set()
    assert await stays.answer == "stays"
    assert writer.submit(words).result(PATIENCE_S) == ["stays"]


@pytest.mark.anyio
async def test_a_coroutine_that_is_cancelled_while_the_work_is_done_ends_nothing(writer: Writer) -> None:
    go, answers = threading.Event(), Answers(asyncio.get_running_loop())
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(connection: sa.Connection) -> None:
        write("slow")(connection)
        loop.call_soon_threadsafe(begun.set)
        go.wait(PATIENCE_S)

    waiting = Awaited[None](answers)
    writer.put(slow, waiting)
    await begun.wait()
    assert waiting.answer.cancel()
    go.set()
    following = Awaited[list[str]](answers)
    writer.put(words, following)
    assert await following.answer == ["slow"]


def test_who_goes_while_the_work_is_done_ends_nothing(writer: Writer) -> None:
    begun, go = threading.Event(), threading.Event()

    def slow(connection: sa.Connection) -> None:
        write("slow")(connection)
        begun.set()
        go.wait(PATIENCE_S)

    answer = writer.submit(slow)
    assert begun.wait(PATIENCE_S)
    assert not answer.cancel()
    go.set()
    assert writer.submit(words).result(PATIENCE_S) == ["slow"]


def test_who_listens_badly_ends_nothing(writer: Writer) -> None:
    def deaf(_: Future[Any]) -> None:
        raise ZeroDivisionError

    writer.submit(write("heard")).add_done_callback(deaf)
    assert writer.submit(words).result(PATIENCE_S) == ["heard"]


def test_more_than_a_transaction_takes_are_all_done(writer: Writer) -> None:
    go = hold(writer)
    answers = [writer.submit(write(f"{number:04}")) for number in range(2 * MOST_AT_ONCE + 3)]
    go.set()
    assert [answer.result(PATIENCE_S) for answer in answers] == writer.submit(words).result(PATIENCE_S)


def test_closing_finishes_what_was_asked_and_refuses_the_rest(writer: Writer) -> None:
    go = hold(writer)
    asked = writer.submit(write("asked"))
    closing = threading.Thread(target=writer.close)
    closing.start()
    while not writer._closed:
        pass
    late = writer.submit(write("late"))
    go.set()
    closing.join(PATIENCE_S)
    assert asked.result(PATIENCE_S) == "asked"
    assert isinstance(late.exception(PATIENCE_S), Unavailable)
