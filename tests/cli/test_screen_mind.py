"""The table as it was, and as it would be: looking back, and trying in the mind."""

from __future__ import annotations

from textual.pilot import Pilot

from parlour.cli.terminal.app import TableApp
from parlour.core.game import find_game
from tests.cli.screens import drive, played, screen, table_of


def test_one_looks_back_move_by_move_and_comes_back() -> None:
    table = played(find_game("thirty-six"))
    now = len(table.match.entries)

    def tokens(app: TableApp) -> int:
        return sum(piece.kind == "pawn" for piece in app.board.touching.scene.pieces)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        pawns = tokens(app)
        await pilot.press(*"bb")
        assert app.board.past == now - 2
        assert app.board.events == next(table.match.events_by_action(0, now - 3))[1]
        assert f"after move {now - 2} of {now}" in screen(app)
        assert not app.board.touching.choices
        await pilot.press(*"b" * now)
        assert app.board.past == 0
        assert tokens(app) < pawns
        await pilot.press("n")
        assert app.board.past == 1
        await pilot.press("escape")
        assert app.board.past is None
        assert tokens(app) == pawns
        await pilot.press("b", "enter")
        assert app.board.past is None
        assert len(table.match.entries) == now, "a touch in the past only comes back"

    drive(table, play)


def test_where_remembering_is_the_game_nobody_looks_back() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> str:
        await pilot.press("b")
        assert app.board.past is None
        return screen(app)

    assert "remembering is the game" in drive(played(find_game("mismemory")), play)


def test_pivots_are_tried_in_the_mind_and_put_back() -> None:
    table = table_of(find_game("pivot-pawns"), "Ann", "Bob")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        touching, lies = app.board.touching, app.board.touching.lies.pieces
        steps = [touching.tries[0]]
        for _ in range(2):
            touching.touch(steps[-1].path[:1])
            touching.touch(steps[-1].path[1:])
            steps.append(touching.tries[-1])
        app.board.lay_out()
        app.show_all()
        assert touching.tried == (steps[0].text, steps[1].text)
        assert touching.scene.pieces != lies
        assert "Tried in your mind: 2 steps" in screen(app)
        app.renew(keeping=True)
        assert len(app.board.touching.tried) == 2, "nothing has moved meanwhile"
        await pilot.press("escape")
        assert app.board.touching.scene.pieces == lies
        assert "Tried in your mind" not in screen(app)
        assert not table.match.entries

    drive(table, play)


def test_what_is_tried_has_no_gain_and_says_so() -> None:
    table = table_of(find_game("pivot-pawns"), "Ann", "Bob")

    async def play(app: TableApp, pilot: Pilot[None]) -> str:
        first = app.board.touching.tries[0]
        app.board.touching.touch(first.path[:1])
        app.board.lay_out()
        app.board.move_cursor(next(it for it in app.placed if first.path[1] in it.target.ids))
        app.show_all()
        await pilot.pause()
        return screen(app)

    assert "Enter: try it in your mind" in drive(table, play)
