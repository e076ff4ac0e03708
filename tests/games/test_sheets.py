"""Score sheets: what random games come to is accepted and adds up as the engine says; what cannot be is refused."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from parlour.core import dice as dice_
from parlour.core.errors import BadOption
from parlour.core.game import Game, games
from parlour.core.match import Match
from parlour.core.messages import LANGUAGES
from parlour.core.scoring import judge, judge_all, judge_closing, standing
from parlour.core.sheets import NOBODY, Filled, Line, Refusal, Sheet, sheet_of
from tests.games.entered import entered
from tests.games.test_messages import chance_options
from tests.phrases import entries

OURS = [game for game in games().values() if sheet_of(game)]
each_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
SEEDS = 6


def sheet(name: str) -> Sheet:
    found = sheet_of(games()[name])
    assert found is not None
    return found


def some_match(game: Game, players: int, seed: int) -> Match:
    """A match with some options at random, the first seed with the usual ones; what lengthens it is short."""
    dice = dice_.new_dice(seed)
    for _ in range(100):
        chosen: dict[str, Any] = chance_options(game, dice) if seed else {}
        short = {"max_rounds": 20, "target": 100, "best_of": chosen.get("best_of", 3)}
        chosen |= {field.name: short[field.name] for field in game.option_fields() if field.name in short}
        try:
            return Match.start(game, players, game.read_options(chosen, players), bytes([seed]) * 32)
        except BadOption:
            continue
    raise AssertionError("no options fit")


@each_game
@pytest.mark.rule("PEN-20", "PEN-22", "TYR-13", "TYR-19", "TYR-30", "QUE-18", "QUE-23", "SQR-28", "SQR-30")
@pytest.mark.rule("GRI-16", "MIS-16", "PIV-23", "T36-32", "T36-33", "GRA-12", "GRA-46")
def test_a_game_of_the_engine_is_accepted_and_adds_up(game: Game) -> None:
    least, most = game.rules.players
    for players, seed in itertools.product(range(least, min(most, 6) + 1), range(SEEDS)):
        match = some_match(game, players, seed)
        filled = entered(game, match, seed)
        kind = sheet(game.name)
        assert judge_all(kind, filled) is None, (players, seed, match.options)
        if kind.closing:
            assert judge_closing(kind, filled, filled.closing) is None
        result = standing(kind, filled)
        assert result.over
        assert list(result.points) == [int(points) for points in match.points()[0]], (players, seed)
        assert set(result.winners) == set(match.points()[1]), (players, seed)


@each_game
def test_a_sheet_goes_on_until_its_last_line(game: Game) -> None:
    match = some_match(game, max(2, game.rules.players[0]), 0)
    filled = entered(game, match, 3)
    kind = sheet(game.name)
    for number in range(len(filled.lines)):
        before = standing(kind, Filled(filled.players, filled.options, filled.first, filled.lines[:number]))
        assert not before.over
        assert not before.closes
        assert not before.winners
    refused = judge(kind, filled, filled.lines[-1])
    assert refused is not None
    assert refused.id == "over"


@each_game
def test_a_sheet_has_words_in_every_language_and_names_clauses_that_there_are(game: Game) -> None:
    kind = sheet(game.name)
    fields = kind.shared + kind.fields + (kind.closing.fields if kind.closing else ())
    checks = kind.checks + kind.totals + (kind.closing.checks if kind.closing else ())
    wanted = {f"sheet-{field.id}" for field in fields} | {f"sheet-not-{check.id}" for check in checks}
    wanted |= {f"sheet-{field.id}-{value}" for field in fields for value in field.values}
    wanted |= {f"sheet-timer-{timer.id}" for timer in kind.timers} | ({"sheet-timer-bids"} if kind.bids else set())
    for language in LANGUAGES:
        known = entries(game.folder / "words" / f"{language}.ftl")
        assert {id for id in known if id.startswith("sheet-")} == wanted
    clauses = {kind.over_clause, kind.begins.clause} | {timer.clause for timer in kind.timers}
    clauses |= {field.clause for field in fields} | {check.clause for check in checks}
    assert clauses <= set(game.clauses)
    assert set(kind.options) <= {field.name for field in game.option_fields()}


# --- what cannot be


def filled(name: str, players: int, lines: tuple[Line, ...] = (), **options: Any) -> Filled:
    usual = {field.name: field.default for field in games()[name].option_fields()}
    return Filled(players, {it: {**usual, **options}[it] for it in sheet(name).options}, 0, lines)


def refused(name: str, before: Filled, *seats: dict[str, Any] | None, **shared: Any) -> str:
    """Which clause refuses a line; empty if it may stand."""
    refusal: Refusal | None = judge(sheet(name), before, Line(seats, shared))
    return refusal.clause if refusal else ""


@pytest.mark.rule("PEN-11", "PEN-13", "PEN-14", "PEN-16", "PEN-G05", "PEN-G08")
def test_a_play_of_pentic_that_cannot_be_is_refused() -> None:
    new = filled("pentic", 2)
    assert refused("pentic", new, {"singles": 3, "tics": 2}, None) == "PEN-11"
    assert refused("pentic", new, {"singles": 5}, None) == "PEN-13"
    assert refused("pentic", new, {"tics": -1}, None) == "PEN-14"
    assert refused("pentic", new, {"nics": 1, "singles": 1}, None) == "PEN-13"
    assert refused("pentic", new, {"covered": "nic"}, None) == "PEN-G05"
    assert refused("pentic", new, {"passed": 1}, None) == "PEN-G08"
    assert refused("pentic", filled("pentic", 2, deck_out="end"), {"passed": 1, "tics": 1}, None) == "PEN-G08"
    assert refused("pentic", new, None, {"tics": 1}) == "PEN-21", "it is the turn of the other"


@pytest.mark.rule("PEN-17", "PEN-18", "PEN-19", "PEN-G06")
@pytest.mark.parametrize(
    ("parts", "points"),
    [
        ({"tics": 1, "singles": 3}, 7),
        ({"tics": 4, "covered": "tic"}, 50),
        ({"nics": 1}, 25),
        ({"nics": 1, "covered": "tic"}, 50),
        ({"nics": 1, "covered": "nic"}, 75),
        ({}, 0),
    ],
)
def test_a_play_of_pentic_is_worth_what_the_clauses_say(parts: dict[str, Any], points: int) -> None:
    assert standing(sheet("pentic"), filled("pentic", 2, (Line((parts, None)),))).points == (points, 0)


@pytest.mark.rule("TYR-14", "TYR-15", "TYR-16", "TYR-20", "TYR-21", "TYR-G01", "TYR-G02")
def test_a_card_of_tyramid_touches_three_at_most_and_two_tics_play_again() -> None:
    new = filled("tyramid", 2)
    assert refused("tyramid", new, {"singles": 2, "tics": 2}, None) == "TYR-G02"
    assert refused("tyramid", new, {"same": "two", "tics": 1, "singles": 1}, None) == "TYR-G02"
    assert refused("tyramid", new, {}, None) == "TYR-10"
    again = filled("tyramid", 2, (Line(({"same": "two", "singles": 1}, None)),))
    assert standing(sheet("tyramid"), again).points == (7, 0)
    assert standing(sheet("tyramid"), again).turn == 0
    eight = filled("tyramid", 2, again.lines, same_pair=8)
    assert standing(sheet("tyramid"), eight).points == (9, 0)
    one = filled("tyramid", 2, (Line(({"tics": 1}, None)),))
    assert standing(sheet("tyramid"), one).turn == 1


@pytest.mark.rule("TYR-29", "TIC-02")
def test_cards_in_hand_at_the_end_of_tyramid_cannot_be_more_than_there_are() -> None:
    before = filled("tyramid", 2, (Line(({"tics": 1}, None)),))
    ended = Filled(2, before.options, 0, before.lines, ended=True)
    refusal = judge_closing(sheet("tyramid"), ended, ({"held": 100}, {"held": 30}))
    assert refusal is not None
    assert refusal.clause == "TIC-02"
    assert judge_closing(sheet("tyramid"), ended, ({"held": 8}, {"held": 5})) is None
    counted = Filled(2, before.options, 0, before.lines, ({"held": 8}, {"held": 5}), ended=True)
    assert standing(sheet("tyramid"), counted).points == (-4, 0)


@pytest.mark.rule("QUE-21", "QUE-G02", "QUE-G04")
def test_a_grid_of_the_queen_has_so_many_edges_and_clusters_need_tics() -> None:
    new = filled("queen-of-the-ticcitories", 2)
    fine = {"tics": 8, "nics": 6}
    assert refused("queen-of-the-ticcitories", new, fine, {"tics": 20, "nics": 5}) == "QUE-G02"
    assert refused("queen-of-the-ticcitories", new, fine, {"tics": 3, "threes": 2}) == "QUE-21"
    assert refused("queen-of-the-ticcitories", new, fine, {"tics": 25}) == "QUE-18"
    assert refused("queen-of-the-ticcitories", new, fine, {"tics": 4, "nics": 20, "threes": 2}) == ""
    assert refused("queen-of-the-ticcitories", filled("queen-of-the-ticcitories", 2, grid=3), fine, fine) == "QUE-G02"


@pytest.mark.rule("SQR-25", "SQR-27", "SQR-29", "SQR-G01", "SQR-G25")
def test_grids_and_hands_of_tic_squared_are_all_cards_in_play() -> None:
    new = filled("tic-squared", 2)
    assert refused("tic-squared", new, {"grid": 20, "hand": 6}, {"grid": 10, "hand": 5}, out=NOBODY) == "SQR-27"
    assert refused("tic-squared", new, {"grid": 20, "hand": 6}, {"grid": 10, "hand": 6}, out=NOBODY) == ""
    assert refused("tic-squared", new, {"grid": 30, "hand": 6}, {"grid": 10, "hand": 6}, out=NOBODY) == "SQR-G01"
    assert refused("tic-squared", new, {"grid": 20, "hand": 1}, {"grid": 10, "hand": 6}, out=0) == "SQR-25"
    out = filled("tic-squared", 2, (Line(({"grid": 9, "hand": 0}, {"grid": 20, "hand": 3}), {"out": 0}),))
    assert standing(sheet("tic-squared"), out).winners == (0,)


@pytest.mark.rule("GRI-15", "GRI-G03", "GRI-G13", "GRI-G14")
def test_a_series_of_gridsy_ends_when_more_than_half_is_won() -> None:
    rounds = tuple(Line(({}, {}), {"winner": winner}) for winner in (0, NOBODY, 0, 0))
    assert not standing(sheet("gridsy"), filled("gridsy", 2, rounds[:3])).over
    assert standing(sheet("gridsy"), filled("gridsy", 2, rounds)).winners == (0,)
    assert refused("gridsy", filled("gridsy", 2), {}, {}, winner=2) == "GRI-15"
    assert refused("gridsy", filled("gridsy", 1), {}, extra=110) == "GRI-G03"
    alone = filled("gridsy", 1, (Line(({},), {"unsolved": 1}),))
    assert standing(sheet("gridsy"), alone).winners == ()


@pytest.mark.rule("MIS-02", "MIS-16", "MIS-23", "MIS-25", "MIS-D5", "MIS-D8", "MIS-D9", "MIS-D12")
def test_an_end_of_mismemory_that_cannot_be_is_refused() -> None:
    new = filled("mismemory", 2, memory="blind")
    assert refused("mismemory", new, {"numbers": 5}, {"numbers": 2}, ended="six", winner=0) == "MIS-16"
    assert refused("mismemory", new, {"numbers": 6}, {"numbers": 6}, ended="six", winner=0) == "MIS-16"
    assert refused("mismemory", new, {"numbers": 6}, {"disqualified": 1}, ended="six", winner=0) == ""
    assert refused("mismemory", new, {"numbers": 4}, {"numbers": 3}, ended="last", winner=0) == "MIS-D8"
    assert refused("mismemory", new, {"disqualified": 1}, {"disqualified": 1}, ended="last", winner=NOBODY) == ""
    assert refused("mismemory", new, {"numbers": 4}, {"numbers": 3}, ended="challenge", winner=NOBODY) == "MIS-23"
    assert refused("mismemory", new, {"numbers": 4}, {"numbers": 3}, ended="stall", winner=0) == "MIS-D9"
    assert refused("mismemory", new, {"numbers": 4}, {"disqualified": 1}, ended="last", winner=1) == "MIS-D12"
    blind = filled("mismemory", 3, memory="blind")
    over = ({"numbers": 5}, {"numbers": 6}, {"numbers": 5})
    assert refused("mismemory", blind, *over, ended="challenge", winner=0) == "MIS-16"
    honest = filled("mismemory", 2)
    assert refused("mismemory", honest, {"numbers": 4}, {"disqualified": 1}, ended="last", winner=0) == "MIS-D5"
    three = filled("mismemory", 3)
    assert refused("mismemory", three, *({"numbers": 5},) * 3, ended="stall", winner=NOBODY) == ""
    assert refused("mismemory", three, {"numbers": 6}, *({"numbers": 5},) * 2, ended="six", winner=0) == ""
    assert refused("mismemory", three, *({"numbers": 6},) * 3, ended="six", winner=1) == "MIS-16"
    assert refused("mismemory", three, *({"numbers": 5},) * 2, {"numbers": 6}, ended="six", winner=2) == ""


@pytest.mark.rule("PIV-17", "PIV-40", "PIV-D6", "PIV-D12", "PIV-D15", "PIV-D18", "PIV-D19")
def test_a_round_of_pivot_pawns_that_cannot_be_is_refused() -> None:
    new = filled("pivot-pawns", 3)
    nothing: tuple[dict[str, Any], ...] = ({}, {}, {})
    assert refused("pivot-pawns", new, *nothing, winner=0, pivots=0) == "PIV-D6"
    assert refused("pivot-pawns", new, *nothing, winner=0, pivots=21) == "PIV-D12"
    assert refused("pivot-pawns", new, *nothing, winner=3, pivots=2) == "PIV-40"
    assert refused("pivot-pawns", new, *nothing, winner=NOBODY) == ""
    assert refused("pivot-pawns", new, {"returned": 1}, {}, {}, winner=1, pivots=2) == "PIV-D18"
    token = filled("pivot-pawns", 3, (Line(nothing, {"winner": 0, "pivots": 2}),), false_bid="token")
    assert refused("pivot-pawns", token, {"returned": 1}, {}, {}, winner=0, pivots=2) == "PIV-D15"
    assert refused("pivot-pawns", token, {"returned": 1}, {}, {}, winner=1, pivots=2) == ""
    won = [Line(nothing, {"winner": seat, "pivots": 3 - seat}) for seat in (0, 1)]
    equal = (*won, *(Line(nothing, {"winner": NOBODY}) for _ in range(13)))
    assert standing(sheet("pivot-pawns"), filled("pivot-pawns", 3, equal)).winners == (0, 1)
    fewest = filled("pivot-pawns", 3, equal, tiebreak="fewest-pivots")
    assert standing(sheet("pivot-pawns"), fewest).winners == (1,)


@pytest.mark.rule("T36-04", "T36-30", "T36-D11", "T36-D17")
def test_a_game_of_36_that_cannot_be_is_refused() -> None:
    new = filled("thirty-six", 3)
    assert refused("thirty-six", new, {"left": 0}, {"left": 0}, {"left": 4}) == "T36-D11"
    assert refused("thirty-six", new, {"left": 0}, {"left": 20}, {"left": 17}) == "T36-04"
    assert refused("thirty-six", new, {"left": 0}, {"left": 13}, {"left": 4}) == ""
    games = (Line(({"left": 0}, {"left": 4})), Line(({"left": 4}, {"left": 0})))
    both = filled("thirty-six", 2, games, tournament=True)
    assert standing(sheet("thirty-six"), both).winners == (0, 1)
    left = ((0, 6, 4), (3, 0, 4), (3, 0, 4))
    three = filled("thirty-six", 3, tuple(Line(tuple({"left": it} for it in game)) for game in left), tournament=True)
    assert standing(sheet("thirty-six"), three).points == (6, 6, 12)
    assert standing(sheet("thirty-six"), three).winners == (1,), "of equal totals more games won"


@pytest.mark.rule("GRA-06", "GRA-36", "GRA-42", "GRA-43", "GRA-44", "GRA-45", "GRA-D12", "GRA-D16")
def test_a_round_of_grannys_pills_that_cannot_be_is_refused() -> None:
    new = filled("grannys-pills", 2)
    full, some = {"colours_right": 9, "shapes_right": 4, "stacks": 1}, {"colours_right": 6, "shapes_right": 2}
    assert refused("grannys-pills", new, full, some) == ""
    assert refused("grannys-pills", new, some, some) == "GRA-36"
    assert refused("grannys-pills", new, full, {"colours_right": 3, "shapes_right": 4}) == "GRA-43"
    assert refused("grannys-pills", new, full, {"colours_right": 3, "stacks": 4}) == "GRA-44"
    assert refused("grannys-pills", new, full, {"colours_right": 10}) == "GRA-42"
    assert refused("grannys-pills", new, some, some, ended="cycles") == "GRA-D12"
    assert refused("grannys-pills", filled("grannys-pills", 2, cycles=8), some, some, ended="cycles") == ""
    assert refused("grannys-pills", new, full, {"wrong": 1}) == "GRA-45"
    rounds = (Line((full, some)), Line((full, {"colours_right": 9, "shapes_right": 8, "stacks": 0})))
    assert standing(sheet("grannys-pills"), filled("grannys-pills", 2, rounds)).points == (24, 25)
    even = (Line((full, some)), Line((some, full)))
    assert standing(sheet("grannys-pills"), filled("grannys-pills", 2, even, tiebreak="best-round")).winners == (0, 1)


def test_the_page_is_told_the_same_as_python() -> None:
    """web/tests/sheets.test.ts reads these."""
    from tests.games.sheet_vectors import FILE, vectors

    assert json.loads(FILE.read_text()) == vectors()
