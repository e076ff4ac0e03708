"""Early ends at the terminal: clocks of people, resigning, draws and calling off, on the screen and line by line."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from parlour.cli.terminal.app import TableApp
from parlour.cli.terminal.endings import Endings
from parlour.cli.terminal.lesson import LessonTable
from parlour.cli.terminal.pages import format_clock, seat_clock
from parlour.cli.terminal.plain import Plain
from parlour.cli.terminal.table import Table
from parlour.core.decision import USUAL
from parlour.core.ending import Ending
from parlour.core.errors import CannotUndo, ParlourError
from parlour.core.facts import say
from parlour.core.files import MatchFile, from_file
from parlour.core.game import find_game
from parlour.core.time_control import read_control
from tests.cli.screens import at_once, drive, never, screen, table_of
from tests.cli.test_cli import run

FRIENDS = ("play", "36", "--seat", "Ann", "--seat", "Bob", "--seed", "00" * 32, "--option", "start=1")


def timed(game: str, *seats: str, clock: str = "1+2", **more: Any) -> tuple[Table, list[float]]:
    """A table with clocks, and the time in seconds that it goes by."""
    now = [0.0]
    settings = {"control": read_control(clock), "now": lambda: now[0], "begin": at_once} | more
    table = table_of(find_game(game), *seats, **settings)
    table.advance()
    return table, now


def act(table: Table, seat: int) -> None:
    table.play(seat, table.choices(seat)[0].text)


@pytest.mark.parametrize(
    ("ms", "text"),
    [(300_000, "5:00"), (299_001, "5:00"), (61_000, "1:01"), (9_999, "0:10"), (9_900, "0:09.9"), (1, "0:00.1")],
)
def test_a_clock_shows_tenths_below_ten_seconds(ms: int, text: str) -> None:
    assert format_clock(ms) == text
    assert format_clock(0) == "0:00.0"


def test_only_the_clock_of_a_person_to_act_runs_and_gains_the_increment() -> None:
    table, now = timed("36", "Ann", "Bob", options={"start": 1})
    now[0] = 10.0
    assert [seat_clock(table, seat) for seat in (0, 1)] == ["0:50", "1:00"]
    act(table, 0)
    now[0] = 15.0
    assert [seat_clock(table, seat) for seat in (0, 1)] == ["0:52", "0:55"]


def test_a_bot_has_no_clock() -> None:
    table, now = timed("36", "Ann", "bot:random", begin=never, options={"start": 0})
    now[0] = 1000.0
    assert not table.advance()
    assert table.match.seats_to_act() == (1,)
    assert list(table.seat_clocks.seats) == [0]
    assert [seat_clock(table, seat) for seat in (0, 1)] == ["1:00", ""]


def test_a_delay_is_seen_while_it_lasts() -> None:
    table, now = timed("36", "Ann", "Bob", clock="1d5", options={"start": 1})
    assert [seat_clock(table, seat) for seat in (0, 1)] == ["1:00 +5", "1:00"]
    now[0] = 6.0
    assert seat_clock(table, 0) == "0:59"
    table, now = timed("36", "Ann", "Bob", clock="0d30", options={"start": 1})
    now[0] = 21.0
    assert [seat_clock(table, seat) for seat in (0, 1)] == ["0:09.0", "0:30"]


def test_of_two_the_one_whose_time_is_up_loses() -> None:
    table, now = timed("36", "Ann", "Bob", options={"start": 1})
    assert table.wait() == 60.0
    now[0] = 60.0
    with pytest.raises(ParlourError, match="Your time is up"):
        act(table, 0)
    assert table.advance()
    assert table.match.ending == Ending("time", 0)
    assert table.match.points()[1] == (1,)
    assert [table.say(event.text) for _, event in table.log(1)] == ["Ann’s time is up."]
    assert not table.advance()
    with pytest.raises(CannotUndo):
        table.undo()


def test_of_three_a_bot_plays_on_for_the_one_whose_time_is_up() -> None:
    table, now = timed("36", "Ann", "Bob", "Cid", options={"start": 1})
    first = table.people_to_act()[0]
    now[0] = 60.0
    table.advance()
    assert table.seats[first].level == USUAL
    assert first not in table.people
    assert not table.over
    assert [event.text for _, event in table.log(first)] == [say("out-time", who=first)]
    assert [event.text for event in table.told(first)] == [say("out-time", who=first)]
    assert first not in table.seat_clocks.seats
    table.advance()  # the bot's thought begins
    table.advance()
    assert table.match.entries[0].seat == first


def test_a_game_with_an_action_of_leaving_takes_it_first() -> None:
    table = table_of(find_game("pivot-pawns"), "Ann", "Bob", "Cid")
    table.lose(1, "resigned")
    assert [(entry.seat, table.match.game.rules.actions.text(entry.action)) for entry in table.match.entries] == [
        (1, "leave")
    ]
    assert table.people == (0, 2)


def test_taking_back_withdraws_the_increment_and_gives_no_time() -> None:
    table, now = timed("36", "Ann", "Bob", clock="1+2", options={"start": 1})
    now[0] = 5.0
    act(table, 0)
    now[0] = 8.0
    table.undo()
    assert [seat_clock(table, seat) for seat in (0, 1)] == ["0:55", "0:57"]
    assert list(table.seat_clocks.running) == [0]


def test_nobody_loses_time_while_the_screen_is_covered() -> None:
    table, now = timed("pentic", "Ann", "Bob")
    seat = table.people_to_act()[0]
    table.covered = True
    table.run_seat_clocks()
    now[0] = 100.0
    assert not table.advance()
    table.covered = False
    table.run_seat_clocks()
    now[0] = 101.0
    assert seat_clock(table, seat) == "0:59"


def test_a_match_is_called_off_at_once_before_the_second_action_and_by_agreement_later() -> None:
    table = table_of(find_game("36"), "Ann", "Bob", options={"start": 1})
    act(table, 0)
    endings = Endings(table)
    assert endings.request_ending("call-off", 1) == ""
    assert table.match.ending == Ending("called-off")
    table = table_of(find_game("36"), "Ann", "Bob", options={"start": 1})
    act(table, 0)
    act(table, 1)
    endings = Endings(table)
    endings.request_ending("call-off", 0)
    assert endings.words == "Ann asks to call the match off. Do you all agree? y yes · n no"
    assert endings.answer(yes=False) == say("declines", who=1)
    assert table.match.ending is None
    endings.request_ending("call-off", 0)
    endings.answer(yes=True)
    assert table.match.ending == Ending("called-off")
    assert table.match.points()[1] == ()


def test_against_bots_calling_off_asks_no_bot_and_a_bot_declines_a_draw() -> None:
    table = table_of(find_game("36"), "Ann", "bot:random", begin=at_once, options={"start": 1})
    act(table, 0)
    while len(table.match.entries) < 2 or not table.people_to_act():
        table.advance()
    endings = Endings(table)
    assert endings.request_ending("draw", 0) == say("declines", who=1)
    assert endings.asked is None
    endings.request_ending("call-off", 0)
    assert endings.words == "Call the match off? y yes · n no"
    endings.answer(yes=True)
    assert table.match.ending == Ending("called-off")


def test_who_plays_alone_has_nobody_to_offer_a_draw_to() -> None:
    endings = Endings(table_of(find_game("gridsy"), "Ann"))
    assert endings.request_ending("draw", 0) == say("draw-alone")


def test_a_question_is_gone_once_the_match_is_over() -> None:
    table, now = timed("36", "Ann", "Bob", options={"start": 1})
    endings = Endings(table)
    endings.request_ending("resign", 0)
    now[0] = 60.0
    table.advance()
    assert endings.words == ""
    assert endings.answer(yes=True) == ""
    assert table.match.ending == Ending("time", 0)


def test_on_the_screen_x_resigns_after_a_question() -> None:
    table = table_of(find_game("36"), "Ann", "Bob", options={"start": 1})

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("x")
        assert "Resign? y yes · n no" in screen(app)
        await pilot.press("enter", "n")
        assert table.match.entries == [], "nothing is touched meanwhile"
        assert "Resign?" not in screen(app)
        await pilot.press("y")
        assert table.match.ending is None, "there was nothing to answer"
        await pilot.press("x", "y")
        assert "Ann has resigned" in screen(app) or "You have resigned" in screen(app)

    drive(table, play)
    assert table.match.ending == Ending("resigned", 0)


def test_on_the_screen_people_agree_on_a_draw() -> None:
    table = table_of(find_game("36"), "Ann", "Bob", options={"start": 1})

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("o")
        assert "Ann offers a draw. Do you all agree?" in screen(app)
        await pilot.press("escape")
        assert "Bob declines." in screen(app)
        await pilot.press("o", "y")
        assert "You have agreed on a draw." in screen(app)

    drive(table, play)
    assert table.match.ending == Ending("drawn")


@pytest.mark.parametrize("size", [(80, 24), (128, 40)])
def test_the_screen_shows_every_clock_and_counts_down(size: tuple[int, int]) -> None:
    table, now = timed("36", "Ann", "Bob", options={"start": 1})

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert "0 [1:00]" in screen(app) or "12 [1:00]" in screen(app)
        assert "1:00" in screen(app).replace("[1:00]", "")
        now[0] = 50.5
        app.tick()
        await pilot.pause()
        assert "[0:09.5]" in screen(app)
        now[0] = 60.0
        app.tick()
        await pilot.pause()
        assert "time is up." in screen(app)

    drive(table, play, size)


def test_lessons_have_no_early_end_and_no_help_on_it() -> None:
    table = LessonTable(find_game("36"), "en")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("x", "y", "c", "question_mark")
        await pilot.pause()
        assert "resign" not in screen(app)
        assert table.match.ending is None

    drive(table, play, (128, 60))
    assert Endings(table).request_ending("resign", 0)
    assert table.match.ending is None


def test_the_help_of_a_match_names_the_keys() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        assert "x       resign" in screen(app)

    drive(table_of(find_game("36"), "Ann", "Bob"), play, (128, 60))


def test_who_dropped_out_shows_no_hand_to_the_others() -> None:
    table, now = timed("pentic", "Ann", "Bob", "Cid")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        out = app.board.viewer
        app.tick()
        now[0] = 60.0
        app.tick()
        assert out not in table.people
        assert app.board.viewer in table.people
        assert table.covered

    drive(table, play)


def test_line_by_line_a_match_is_resigned_and_its_file_says_so(tmp_path: Any) -> None:
    file = tmp_path / "match.json"
    code, said = run(*FRIENDS, "--save", str(file), typed="resign\nn\nresign\ny\n")
    assert code == 0
    assert said.count("Resign? y yes · n no") == 2
    assert "Ann has resigned." in said
    saved = msgspec.json.decode(file.read_bytes(), type=MatchFile)
    assert saved.ended == Ending("resigned", 0)
    assert saved.result is not None
    assert saved.result.winners == (1,)
    assert from_file(saved).ending == saved.ended


def test_line_by_line_a_draw_is_offered_and_the_clocks_are_told() -> None:
    code, said = run(*FRIENDS, "--clock", "5+3", typed="draw\nn\ndraw\ny\n")
    assert code == 0
    assert "Ann: 5:00 left, the clock runs" in said
    assert "Bob: 5:00 left\n" in said
    assert "Bob declines." in said
    assert "You have agreed on a draw." in said


def test_line_by_line_another_person_is_asked_when_time_is_up() -> None:
    table, now = timed("36", "Ann", "Bob", "Cid", options={"start": 1})
    plain = Plain(table)
    people = table.people_to_act()
    plain.prompt_people(people)
    assert plain.was_prompted(people)
    now[0] = 60.0
    table.advance()
    assert not plain.was_prompted(table.people_to_act())


@pytest.mark.parametrize("clock", ["5:3", "0+3", "999", "-1", ""])
def test_a_bad_clock_is_an_error_that_names_the_option(clock: str) -> None:
    code, said = run("play", "36", "--clock", clock)
    assert code == 2
    assert "'--clock'" in said


def test_a_clock_needs_a_person() -> None:
    code, said = run("play", "36", "--seat", "bot:random", "--seat", "bot:random", "--clock", "5+3")
    assert code == 1
    assert "--clock" in said
