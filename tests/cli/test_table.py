"""The life of a match at one keyboard: bots beside it, clocks, taking back."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future

import pytest

from parlour.bots.search import Abandoned
from parlour.cli.terminal.table import Work, run_in_thread
from parlour.core.decision import Decision
from parlour.core.errors import CannotUndo
from parlour.core.game import find_game
from tests.cli.screens import at_once, table_of


def test_a_bot_thinks_in_a_thread_and_nobody_waits_for_it() -> None:
    go = threading.Event()

    def slow(work: Work) -> Future[Decision]:
        return run_in_thread(lambda: work() if go.wait(60) else Decision(None))

    table = table_of(find_game("36"), "bot:random", "bot:random", begin=slow, now=time.monotonic)
    assert [table.advance() for _ in range(3)] == [False] * 3
    assert table.wait() is not None
    go.set()
    while not table.advance():
        time.sleep(0.001)
    assert len(table.match.entries) == 1


def test_what_a_bot_failed_at_is_raised_where_its_answer_is_taken() -> None:
    future = run_in_thread(lambda: Decision(1 // 0))
    with pytest.raises(ZeroDivisionError):
        future.result(60)


def test_what_a_bot_thought_about_a_position_that_is_gone_is_forgotten() -> None:
    asked: list[Work] = []

    def note(work: Work) -> Future[Decision]:
        asked.append(work)
        return Future()

    table = table_of(find_game("gridsy"), "Ann", "bot:random", begin=note)
    table.advance()
    table.advance()
    assert len(asked) == 1
    table.play(0, table.match.choices(0)[0].text)
    table.advance()
    assert len(asked) == 2


def test_what_nobody_waits_for_any_more_is_called_off() -> None:
    """A search without end: by a move, and by who leaves."""
    ended = []

    def search(work: Work) -> Future[Decision]:
        future = run_in_thread(work)
        ended.append(future)
        return future

    table = table_of(find_game("thirty-six"), "Ann", "bot:search:9999s", begin=search, options={"start": 0})
    table.advance()
    table.drop_thoughts()
    table.advance()
    table.play(1, table.match.choices(1)[0].text)
    assert [type(future.exception(60)) for future in ended] == [Abandoned] * 2


def test_a_bot_waits_as_long_as_it_decides_to() -> None:
    now = [0.0]

    def wait(work: Work) -> Future[Decision]:
        future: Future[Decision] = Future()
        future.set_result(Decision(None, 500) if now[0] < 0.4 else work())
        return future

    table = table_of(find_game("36"), "bot:random", "bot:random", begin=wait, now=lambda: now[0])
    seen = []
    for now[0] in (0.0, 0.4, 0.49, 0.51, 0.52):
        seen.append(table.advance())
    assert seen == [False, False, False, False, True]


def test_taking_back_goes_to_before_the_last_action_of_a_person() -> None:
    table = table_of(find_game("36"), "Ann", "bot:random", begin=at_once, options={"start": 1})
    with pytest.raises(CannotUndo):
        table.undo()
    table.play(0, "chooseColour 1")
    while not table.people_to_act():
        table.advance()
    assert len(table.match.entries) > 1
    table.undo()
    assert table.match.entries == []


def test_what_others_did_since_is_told_until_they_act_again() -> None:
    table = table_of(find_game("36"), "Ann", "bot:random", begin=at_once, options={"start": 1})
    table.play(0, "chooseColour 1")
    assert [event.seat for event in table.told(0)] == [0]
    while not table.people_to_act():
        table.advance()
    assert len(table.match.entries) > 2
    assert table.told(0) == table.match.events(0, since=1)


@pytest.mark.parametrize(
    ("game", "seats", "private"),
    [
        ("pentic", ("Ann", "Bob"), True),
        ("pentic", ("Ann", "bot:random"), False),
        ("36", ("Ann", "Bob"), False),
        ("gridsy", ("Ann", "Bob"), False),
        ("tyramid", ("Ann", "Bob", "bot:random"), True),
    ],
)
def test_hands_need_a_cover_where_people_share_the_screen_and_hold_secrets(
    game: str, seats: tuple[str, ...], private: bool
) -> None:
    assert table_of(find_game(game), *seats).private == private
