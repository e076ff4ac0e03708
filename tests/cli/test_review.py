"""What had best be done, told in the terminal: in match files line by line, at the table once the match is over."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from parlour.bots.advice import weigh
from parlour.bots.search import Budget, Halt
from parlour.cli.terminal import reviewing
from parlour.cli.terminal.app import TableApp
from parlour.cli.terminal.hinting import Hinting
from parlour.cli.terminal.reviewing import SeatReview
from parlour.cli.terminal.table import Seat, Table
from parlour.core.contract import Advice
from parlour.core.files import to_file
from parlour.core.game import Game, find_game
from parlour.core.match import Match
from parlour.lab.simulated import play_match
from tests.cli.screens import drive, screen, table_of
from tests.cli.test_cli import run
from tests.games.thirty_six import drawing as thirty_six


@pytest.fixture(autouse=True)
def by_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found does not depend on how busy the machine is."""

    def judge(game: Game, view: Any, seat: int, taken: int, budget: Budget, seed: int, halt: Halt) -> Advice:
        return weigh(game, view, seat, taken, Budget(playouts=600), seed, halt)

    monkeypatch.setattr(reviewing, "weigh", judge)


def played(game: str, *levels: str) -> Match:
    match = Match.start(find_game(game), len(levels), seed=bytes(32))
    play_match(match, levels)
    return match


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of Pentic between one who plays by chance and one who looks."""
    path: Path = tmp_path_factory.mktemp("kept") / "pentic.json"
    path.write_bytes(msgspec.json.encode(to_file(played("pentic", "random", "greedy"))))
    return path


def test_a_match_file_is_looked_back_at(file: Path) -> None:
    code, said = run("review", str(file))
    assert code == 0
    first, second = said.split("Decisions of Player 2")
    assert re.search(
        r"Move \d+  −\d+( ± \d+)? %\n +\d \w+ \w+ on \d \w+ \w+.*\n +Better: \d \w+ \w+ on \d \w+ \w+", first
    )
    assert "cost most" in first
    assert "Chances of winning" not in said, "no picture through a pipe"
    good, total = map(int, re.findall(r"(\d+) of (\d+) decisions were as good as any", first)[0])
    assert good < total
    assert int(re.findall(r"(\d+) of \d+ decisions", second)[0]) > good, "who looks gives less away"


def test_one_seat_in_another_language(file: Path) -> None:
    code, said = run("review", str(file), "--seat", "2", "--language", "de")
    assert code == 0
    assert said.startswith("Entscheidungen von Spieler 2")
    assert "Spieler 1\n" not in said


def test_there_must_be_something_to_judge(file: Path, tmp_path: Path) -> None:
    code, said = run("review", str(file), "--seat", "3")
    assert (code, said.strip()) == (1, "Error: seat: there are 2")
    begun = tmp_path / "begun.json"
    begun.write_bytes(msgspec.json.encode(to_file(Match.start(find_game("pentic"), 2, seed=bytes(32)))))
    assert run("review", str(begun))[0] == 1


def test_right_or_wrong_where_nobody_can_tell_chances(tmp_path: Path) -> None:
    path = tmp_path / "pawns.json"
    path.write_bytes(msgspec.json.encode(to_file(played("pivot-pawns", "gentle", "gentle"))))
    code, said = run("review", str(path))
    assert code == 0
    assert re.search(r"\d+ of \d+ decisions were right", said)
    assert "%" not in said


def test_a_hint_says_that_a_win_is_forced() -> None:
    match = thirty_six.drawn(pawns=[(0, 5), (5, 0)], reserves=[[1, 0, 0], [0, 3, 0]])
    table = Table(match, [Seat("Ann", 0), Seat("bot:random", 1)], "de")
    hinting = Hinting(table)
    hinting.start_hint(0)
    hinting.wait_for_advice()
    advice = hinting.take_advice()
    assert advice is not None
    said = hinting.describe_advice(0, advice)
    assert said.endswith("Das gewinnt sofort.")
    assert "%" not in said


def over() -> Table:
    """A table where Ann's match is over."""
    table = table_of(find_game("thirty-six"), "Ann", "bot:random", options={"stall": 6})
    play_match(table.match, ("random", "greedy"))
    return table


async def judged(app: TableApp, pilot: Pilot[None]) -> str:
    while not app.reviewing.review_seat(app.reviewed[0]).done:
        await asyncio.sleep(0.05)
    app.tick()
    await pilot.pause()
    return screen(app)


def test_the_key_d_shows_ones_own_decisions_then_the_others_then_none() -> None:
    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("d")
        text = await judged(app, pilot)
        assert "Your decisions" in text
        assert "Better: Move to" in text
        assert re.search("[▁▂▃▄▅▆▇█]{5}", text)
        await pilot.press("d")
        assert "Decisions of Bot 2 (random)" in await judged(app, pilot)
        await pilot.press("d")
        await pilot.pause()
        assert app.page == ""
        assert "Decisions of" not in screen(app)

    drive(over(), look, (120, 40))


def test_the_page_closes_where_the_end_is_taken_back() -> None:
    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("d")
        await judged(app, pilot)
        while app.table.match.over:
            app.table.match.take_back()
        app.renew()
        await pilot.pause()
        assert app.page == ""
        await pilot.press("d")
        assert "once the match is over" in screen(app)

    drive(over(), look)


def test_what_cannot_be_judged_is_left_out_and_what_is_called_off_goes_on_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = over().match
    review = SeatReview(match, 0)
    total, halt = review.total, Halt()
    first = review.judge_remaining(halt)
    next(first)
    halt.call()
    assert list(first) == []
    assert (len(review.judged), review.total, review.done) == (1, total, False)
    failed = []

    def stumbles(game: Game, view: Any, seat: int, taken: int, budget: Budget, seed: int, halt: Halt) -> Advice:
        if not failed:
            failed.append(taken)
            raise ValueError("no")
        return weigh(game, view, seat, taken, Budget(playouts=600), seed, halt)

    monkeypatch.setattr(reviewing, "weigh", stumbles)
    assert len(list(review.judge_remaining(Halt()))) == total - 2
    assert review.done
    assert review.total == total - 1
