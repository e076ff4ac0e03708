"""Zones in characters: laws that hold for every game, at every size, with every number of players."""

from __future__ import annotations

from itertools import combinations

import pytest

from parlour.cli.terminal.board import ARROWS, Board
from parlour.cli.terminal.cells import Box, Layout, Plan
from parlour.cli.terminal.painting import Marks, paint_plan
from parlour.cli.terminal.targets import Rect, nearest_place
from parlour.cli.terminal.touching import Touching
from parlour.core import dice as dice_
from parlour.core.game import Game, games
from parlour.core.messages import LANGUAGES
from parlour.core.text import width
from tests.cli.screens import table_of
from tests.golden import choose

MOST = 8
"""More sit only where an option says so."""
ROOMS = ((80, 15), (92, 31), (200, 60), (30, 5))


def laid_out(game: Game, players: int, moves: int, language: str = "en") -> tuple[Layout, Touching]:
    table = table_of(game, *["me"] * players, language=language)
    dice = dice_.new_dice(7)
    for number in range(moves):
        if not table.match.over:
            table.match.play(*choose(table.match, dice, number))
    seat = next(iter(table.people_to_act()), 0)
    touching = Touching(table, seat)
    return Layout(touching.scene, seat, touching.named, lambda word: table.say(word, seat)), touching


def apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.w <= other.x or other.x + other.w <= one.x or one.y + one.h <= other.y or other.y + other.h <= one.y
    )


def check(plan: Plan, touching: Touching) -> None:
    for it in (*plan.drawn, *plan.placed):
        assert it.box.x >= 0
        assert it.box.y >= 1, "below the title"
        assert it.box.x + it.box.w <= plan.w
        assert it.box.y + it.box.h <= plan.h
    for one, other in combinations(plan.placed, 2):
        assert one.target.key != other.target.key
        staggered = one.target.place.y % 1 or other.target.place.y % 1  # each row covers the foot of the one above
        assert staggered or apart(one.box, other.box), (one, other)
    for x, y, text in plan.titles:
        assert x + width(text) <= plan.w
        assert all(apart(Box(x, y, width(text), 1), it.box) for it in plan.placed)
    shown = {id for it in plan.placed for id in it.target.ids}
    assert {id for id in touching.next if id in touching.kinds} <= shown, "whatever may be touched is there"


@pytest.mark.sampled(5)
@pytest.mark.parametrize("players", ["fewest", "most"])
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_nothing_overlaps_and_all_that_may_be_touched_is_there(game: Game, players: str) -> None:
    least, most = game.rules.players
    for moves in (0, 12, 30):
        layout, touching = laid_out(game, min(most, MOST) if players == "most" else least, moves)
        for room in ROOMS:
            check(layout.plan(*room), touching)


@pytest.mark.sampled(20)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_signs_are_whole_in_every_language(game: Game, language: str) -> None:
    layout, _ = laid_out(game, max(2, game.rules.players[0]), 12, language)
    for room in ROOMS[:2]:
        plan = layout.plan(*room)
        lines = paint_plan(plan, Marks()).rows
        for it in plan.drawn:
            text = it.look.lines[0]
            covered = any(it is not other and not apart(it.box, other.box) for other in plan.drawn)
            row = "".join(ink.char for line in lines[it.box.y : it.box.y + it.box.h] for ink in line)
            assert covered or text in row


def test_the_largest_that_fits_is_taken_and_what_never_fits_is_as_small_as_can_be_read() -> None:
    layout, _ = laid_out(games()["thirty-six"], 2, 12)
    heights = [layout.plan(*room).placed[0].box.h for room in ((200, 60), (80, 15), (20, 4))]
    assert heights == [5, 2, 1]
    assert layout.plan(20, 4).h > 4


def test_a_tray_too_long_for_the_screen_is_folded() -> None:
    layout, _ = laid_out(games()["gridsy"], 2, 2)
    assert layout.plan(60, 20).w <= 60


def test_tiles_to_lay_are_folded_with_no_tile_divided() -> None:
    table = table_of(games()["thirty-six"], "Ann", "Bob", options={"layout": "draft"})
    seat = table.people_to_act()[0]
    touching = Touching(table, seat)
    plan = Layout(touching.scene, seat, touching.named, lambda word: table.say(word, seat)).plan(40, 15)
    tiles = [it for it in plan.placed if it.target.zone == "supply"]
    assert len(tiles) == 9
    assert plan.w <= 40
    assert len({it.box.y for it in tiles}) == 3, "two rows, and what is folded"
    assert {(it.box.w, it.box.h) for it in tiles} == {(tiles[0].box.w, 2)}
    check(plan, touching)


@pytest.mark.parametrize(
    ("at", "dx", "dy", "to"),
    [(0, 1, 0, 1), (1, 1, 0, 2), (2, 1, 0, 2), (1, 0, 1, 4), (4, 0, -1, 1), (3, -1, 0, 3), (5, 0, -1, 2)],
)
def test_walking_goes_to_the_nearest_straight_ahead_and_stays_at_the_edge(at: int, dx: int, dy: int, to: int) -> None:
    places = [(0, 0), (2, 0), (4, 0), (0, 3), (2, 3), (4, 3)]
    assert nearest_place(places, at, dx, dy) == to


def test_a_place_holds_what_has_its_middle_in_it() -> None:
    assert Rect(0, 0, 1, 1).holds(Rect(0.3, -0.15, 1, 1))
    assert not Rect(0, 0, 1, 1).holds(Rect(1, 0.6, 0.5, 0.4))
    assert not Rect(0, 0, 1, 1).holds(Rect(0, 0, 2, 2))


@pytest.mark.parametrize("name", ["pentic", "tyramid", "queen-of-the-ticcitories"])
def test_every_edge_is_drawn_between_its_cards_and_said_of_both(name: str) -> None:
    layout, touching = laid_out(games()[name], 2, 14)
    seams = touching.scene.seams
    plan = layout.plan(*ROOMS[2])
    assert seams
    canvas = paint_plan(plan, Marks())
    at = {(it.target.zone, it.target.place.x, it.target.place.y): it for it in plan.placed}
    for seam in seams:
        one, other = at[seam.zone, seam.x1, seam.y1], at[seam.zone, seam.x2, seam.y2]
        between = {(x, y) for it in (one, other) for x, y in border(it.box)}
        drawn = {edge.kind for edge in plan.edges if (edge.x, edge.y) in between}
        assert seam.kind in drawn
        assert (seam.x2 - seam.x1, seam.y2 - seam.y1, seam.kind) in layout.edges_of(one.target)
        assert (seam.x1 - seam.x2, seam.y1 - seam.y2, seam.kind) in layout.edges_of(other.target)
    assert all(canvas.rows[edge.y][edge.x].char == edge.text[0] for edge in plan.edges)


def test_the_hint_says_what_lies_beside_a_card() -> None:
    board = Board(table_of(games()["pentic"], "Ann", "Ben", options={"start": 0}), 0)
    middle = next(it for it in board.layout.targets["board"] if (it.place.x, it.place.y) == (1, 1))
    edges = {ARROWS[round(it.dy) + 1][round(it.dx) + 1]: it.kind for it in board.layout.edges_of(middle)}
    assert set(edges) == set("←→↑↓")
    assert all(f"{arrow} {kind.title()}" in board.describe_target(middle) for arrow, kind in edges.items())


def border(box: Box) -> set[tuple[int, int]]:
    """The outermost characters of a box."""
    everything = {(x, y) for x in range(box.x, box.x + box.w) for y in range(box.y, box.y + box.h)}
    return {(x, y) for x, y in everything if x in (box.x, box.x + box.w - 1) or y in (box.y, box.y + box.h - 1)}
