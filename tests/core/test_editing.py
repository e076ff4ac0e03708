"""Laws of the editors of all games: what is laid open is whole, edits are exchanged back, and nothing crashes."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.editing.editor import Edit, OpenBoard, carry_out, editor_of, find_problem, lay_open, read_form
from parlour.core.errors import BadPosition, ParlourError
from parlour.core.facts import Fact, Word, say
from parlour.core.game import Game, find_game, games
from parlour.core.match import Match
from parlour.core.messages import LANGUAGES, OWN, messages
from parlour.core.words import Speaker
from parlour.games.grannys_pills.board import PILL
from parlour.games.grannys_pills.components import COPIES, PILL_NAMES
from parlour.protocol.editing import EditWish
from parlour.server.shelf.editing import edit_position

NAMES = tuple(games())
MOST_ACTIONS = 30


def reached(game: Game, seed: int) -> object:
    """Return a position of a random match."""
    dice = random.Random(seed)
    least, most = game.rules.players
    match = Match.start(
        game, dice.randint(max(2, least), most), seed=seed.to_bytes(32, "little"), options=options(game)
    )
    for _ in range(dice.randrange(MOST_ACTIONS)):
        seats = [] if match.over else match.seats_to_act()
        if not seats or not (actions := match.actions(seats[0])):
            break
        match.play(seats[0], dice.choice(actions))
    return game.position(match.state)


def board_position(position: object) -> dict[str, object]:
    """Return a position as parts read it."""
    assert isinstance(position, dict)
    return position


def options(game: Game) -> dict[str, object]:
    """Return options for the most players that there may be."""
    return {"seats": game.rules.players[1]} if game.name == "pivot-pawns" else {}


def anything(board: OpenBoard, dice: random.Random) -> Edit:
    """Return an edit of a board: sensible or not."""
    spots = [spot.id for spot in board.spots] or [""]
    trays = [tray for tray in board.trays if tray.values]
    if board.fields and dice.random() < 0.3:
        field = dice.choice(board.fields)
        return Edit(path=field.path, value=dice.choice([field.least, field.most, 1, True, None, *field.words]))
    if trays and dice.random() < 0.4:
        tray = dice.choice(trays)
        return Edit(tray.thing, dice.choice(tray.values), end=dice.choice(spots))
    lying = dice.choice(board.lying)
    fitting = [spot.id for spot in board.spots if lying.thing in spot.things]
    chance = dice.random()
    end = dice.choice(fitting if chance < 0.6 else spots) if chance < 0.75 else None
    return Edit(lying.thing, start=lying.spot, end=end, turn=dice.random() < 0.1)


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=6, deadline=None)
def test_positions_of_matches_are_laid_open_and_read_back_unchanged(name: str, seed: int) -> None:
    game = find_game(name)
    position = reached(game, seed)
    assert read_form(game, position) == msgspec.json.decode(msgspec.json.encode(position))
    edited = edit_position(name, EditWish(position=position))  # type: ignore[arg-type]
    assert edited.problem is None and edited.position == position
    assert edited.board is not None
    places = {spot.id for spot in edited.board.spots}
    zones = {zone.id for zone in edited.board.zones}
    assert all(lying.spot in places and lying.piece.zone in zones for lying in edited.board.lying)
    assert len({lying.piece.id for lying in edited.board.lying}) == len(edited.board.lying)


@pytest.mark.rule("T36-18", "T36-D2")
@pytest.mark.parametrize("gates", ["tile", "anywhere", "off"])
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=8, deadline=None)
def test_gates_are_drawn_where_a_table_has_them(gates: str, seed: int) -> None:
    game = find_game("thirty-six")
    state = game.new(2, game.read_options({"gates": gates, "layout": "scatter"}, 2), seed.to_bytes(32, "little"))
    scene = game.draw(state)
    there = {(it.x, it.y, it.turn, it.face) for it in scene.pieces if it.kind == "gate"}
    board = lay_open(game, game.position(state))
    tops = [(it.piece.x, it.piece.y) for it in board.lying if it.thing == "tile"]
    left, top = min(x for x, _ in tops), min(y for _, y in tops)
    assert {(it.x - left, it.y - top, it.turn, it.face) for it in board.fixed} == there


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=6, deadline=None)
def test_each_thing_lies_once_or_waits_in_its_tray(name: str, seed: int) -> None:
    game, dice = find_game(name), random.Random(seed)
    position = reached(game, seed)
    for _ in range(12):
        board = lay_open(game, position)
        for kind, thing in editor_of(game).things.items():
            if thing.alike or not thing.in_tray:
                continue
            lying = [held.value for held in board.lying if held.thing == kind]
            waiting = next(tray for tray in board.trays if tray.thing == kind)
            left = [
                value for value, piece in zip(waiting.values, waiting.pieces, strict=True) for _ in range(piece.count)
            ]
            if thing.sources:
                assert sorted([*lying, *left]) == sorted(thing.values)
            elif thing.each == 1:
                assert len({*lying, *left}) == len([*lying, *left]) == len(thing.values_in(board_position(position)))
            else:
                heights = sum(held.piece.count for held in board.lying if held.thing == kind)
                assert heights + len(left) == thing.each * len(thing.values), "those that others lie on, too"
                assert all([*lying, *left].count(value) <= thing.each for value in thing.values)
        try:
            position = carry_out(game, position, anything(board, dice))
        except BadPosition:
            continue


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=10, deadline=None)
@pytest.mark.sampled(5)
def test_no_edit_crashes_and_refusals_name_a_clause_or_field(name: str, seed: int) -> None:
    game, dice = find_game(name), random.Random(seed)
    position = reached(game, seed)
    for _ in range(15):
        board = lay_open(game, position)
        try:
            position = carry_out(game, position, anything(board, dice))
        except BadPosition as error:
            assert str(error)
        problem = find_problem(game, position)
        assert problem is None or (isinstance(problem, ParlourError) and problem.field)
        if problem is None:
            Match.load(game, board_position(position))


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=6, deadline=None)
def test_things_moved_and_moved_back_lie_as_before(name: str, seed: int) -> None:
    game, dice = find_game(name), random.Random(seed)
    position = reached(game, seed)
    board = lay_open(game, position)
    lying = dice.choice(board.lying)
    others = [other for other in board.lying if other.thing == lying.thing and other.spot != lying.spot]
    if not others or game.name == "gridsy":  # a card of a grid goes to the own cards of one seat only
        return
    end = dice.choice(others).spot
    there = carry_out(game, position, Edit(lying.thing, start=lying.spot, end=end))
    back = carry_out(game, there, Edit(lying.thing, start=end, end=lying.spot))
    once = {(held.thing, held.value, held.spot) for held in board.lying}
    assert {(held.thing, held.value, held.spot) for held in lay_open(game, back).lying} == once


@pytest.mark.parametrize("name", NAMES)
@given(
    value=st.recursive(st.none() | st.integers(-5, 50) | st.text(max_size=4), lambda inner: st.lists(inner, max_size=3))
)
@settings(max_examples=20, deadline=None)
def test_any_json_in_place_of_a_field_is_judged(name: str, value: object) -> None:
    game = find_game(name)
    position = reached(game, 3)
    assert isinstance(position, dict)
    for field in position:
        edited = edit_position(name, EditWish(position=position | {field: value}))
        assert edited.problem is None or edited.problem.field


@pytest.mark.rule("T36-37", "T36-D18")
def test_an_isolated_tile_is_refused_with_the_clause() -> None:
    game = find_game("thirty-six")
    start = edit_position("thirty-six", EditWish(players=2))
    assert start.board is not None and start.problem is None
    position = start.position
    (corner,) = [held for held in start.board.lying if held.thing == "tile" and (held.piece.x, held.piece.y) == (2, 2)]
    far = edit_position(
        "thirty-six", EditWish(position=position, edit=Edit("tile", start=corner.spot, end="board.-2.-2"))
    )
    assert far.refused is None
    assert far.problem is not None and far.problem.clause in ("T36-37",)
    beside = carry_out(game, position, Edit("tile", start=corner.spot, end="board.1.-2"))
    assert find_problem(game, beside) is None


def test_a_tile_is_turned_four_times_to_where_it_was() -> None:
    game = find_game("thirty-six")
    position = edit_position("thirty-six", EditWish(players=2)).position
    lying = next(held for held in lay_open(game, position).lying if held.thing == "tile")
    turned: object = position
    for _ in range(4):
        turned = carry_out(game, turned, Edit("tile", start=lying.spot, turn=True))
    assert [tile["rotation"] for tile in turned["tiles"]] == [tile["rotation"] for tile in position["tiles"]]  # type: ignore
    once = carry_out(game, position, Edit("tile", start=lying.spot, turn=True))
    assert once["tiles"] != position["tiles"] and find_problem(game, once) is None


@pytest.mark.parametrize("name", ["thirty-six", "mismemory"])
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=10, deadline=None)
def test_a_whole_board_turned_four_times_or_mirrored_twice_is_as_it_was(name: str, seed: int) -> None:
    """What lies on it goes along, and a sound position stays one."""
    game = find_game(name)
    start = read_form(game, reached(game, seed))
    editor = editor_of(game)
    editor.settle(start)
    for whole, times in (("turn", 4), ("mirror", 2)):
        if whole not in editor.whole:
            continue
        position = start
        for time in range(times):
            position = carry_out(game, position, Edit(whole=whole))
            assert find_problem(game, position) is None
            assert time == times - 1 or position != start or len(set(map(str, start.get("grid", ())))) == 1
        assert position == start


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=6, deadline=None)
def test_each_field_and_each_of_its_words_has_words_in_every_language(name: str, seed: int) -> None:
    game = find_game(name)
    fields = lay_open(game, reached(game, seed)).fields
    assert all(len(field.said) == len(field.words) for field in fields)
    called = {id for field in fields for word in (field.label, *field.said) for id in ids_in(word)}
    for language in LANGUAGES:
        known = {id for folder in (OWN, *game.words) for id in messages(folder / f"{language}.ftl")}
        assert called - known == set(), language


def ids_in(word: Word) -> set[str]:
    """Return the messages that a word needs."""
    if not isinstance(word, Fact):
        return set()
    return {word.id}.union(*(ids_in(part) for part in word.args.values() if isinstance(part, Fact)))


@pytest.mark.parametrize(
    ("language", "label"), [("en", "Bob: white counters left"), ("de", "Bob: weiße Steine im Vorrat")]
)
def test_the_field_of_a_seat_is_called_by_its_name(language: str, label: str) -> None:
    game = find_game("thirty-six")
    fields = {field.path: field for field in lay_open(game, reached(game, 0)).fields}
    speaker = Speaker(game.words, language)
    assert speaker.say(fields["players", 1, "reserve", 0].label, ["Ann", "Bob", "Cy"]) == label


@pytest.mark.rule("GRA-34")
def test_pills_are_stacked_and_taken_off_from_the_top() -> None:
    game = find_game("grannys-pills")
    position = game.position(game.new(2, game.rules.options(), bytes(32)))
    for value, end in (("B1", "hand-0.4"), ("B2", "hand-0.4.top"), ("B3", "hand-0.4.top")):
        position = carry_out(game, position, Edit("pill", value, end=end))
    assert position["players"][0]["schedule"][4] == "B1>B2>B3"
    position = carry_out(game, position, Edit("pill", start="hand-0.4", end="hand-1.0"))
    assert [player["schedule"][place] for player, place in zip(position["players"], (4, 0), strict=True)] == [
        "B1>B2",
        "B3",
    ]
    board = lay_open(game, position)
    (stack,) = (lying.piece for lying in board.lying if lying.spot == "hand-0.4")
    assert (stack.count, stack.label) == (2, say("stacked", pill=PILL[PILL_NAMES.index("B2")], height=2))
    (tray,) = (tray for tray in board.trays if tray.thing == "pill")
    left = dict(zip(tray.values, (piece.count for piece in tray.pieces), strict=True))
    in_grid = Counter(position["grid"])
    assert all(left[pill] == COPIES[PILL_NAMES.index(pill)] - in_grid[pill] - 1 for pill in ("B1", "B2", "B3"))
    tops = {spot.id: spot.on for spot in board.spots if spot.on}
    assert tops == {"hand-0.4.top": "hand-0.4", "hand-1.0.top": "hand-1.0"}
