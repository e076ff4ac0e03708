"""Tic Squared: positions that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core.errors import BadOption, BadPosition
from parlour.core.match import Match
from tests.games.tic_squared.drawing import GAME, STARTS, W1, A, B, drawn, play, started


def written(match: Match) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(GAME.position(match.state)))  # type: ignore[no-any-return]


def refused(position: dict[str, Any]) -> str:
    with pytest.raises((BadPosition, BadOption)) as refusal:
        GAME.load(position)
    return str(refusal.value)


def empty_hand(position: dict[str, Any], player: dict[str, Any]) -> None:
    """Set the cards of a hand aside."""
    position["aside"] += player["hand"]
    player["hand"] = []
    position.update(dealt=None, dealing=None)


@pytest.mark.rule("TIC-02", "SQR-05", "SQR-10", "SQR-12", "SQR-14")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p["deck"].append("3Xo"), "3Xo lies in 2 places (TIC-02)"),
        (lambda p: p["deck"].pop(), "1 cards are missing"),
        (lambda p: p["aside"].__setitem__(0, "9Xo"), "'9Xo' is no card"),
        (lambda p: p.update(turn=3), "turn"),
        (lambda p: p.update(phase="sleep"), "phase"),
        (lambda p: p.update(phase="start"), "SQR-05"),
        (lambda p: p["players"][0]["grid"][3].update(row=2), "SQR-10"),
        (lambda p: p["players"][0].update(line="Q"), "line"),
        (lambda p: p["players"][0]["grid"][1].update(row=0, column=2), "SQR-10"),
        (lambda p: [c.update(row=0, column=i) for i, c in enumerate(p["players"][0]["grid"])], "SQR-12"),
        (lambda p: [c.update(row=0, column=2 * i) for i, c in enumerate(p["players"][0]["grid"])], "SQR-14"),
        (lambda p: p.update(fresh=60), "fresh"),
        (lambda p: p.update(fresh=0, turn=1), "fresh"),
        (lambda p: p["players"][0].update(start_card="3Xr"), "start_card"),
        (lambda p: p["players"][0].update(start_card="9Xo"), "start_card"),
        (lambda p: p["players"][0].update(start_card=None), "start_card"),
        (lambda p: p["players"][0]["grid"][3].update(row=0), "two cards in one cell"),
        (lambda p: [c.update(row=c["row"] + 1) for c in p["players"][0]["grid"]], "SQR-05"),
        (lambda p: empty_hand(p, p["players"][1]), "SQR-25"),
        (lambda p: p.update(out=0), "SQR-25"),
        (lambda p: p.update(phase="over"), "SQR-27"),
        (lambda p: p.update(plays=4), "plays"),
        (lambda p: p.update(visited=1), "SQR-08"),
        (lambda p: p.update(plays=2, visited=0), "SQR-08"),
        (lambda p: p.update(plays=2, visit_over=True), "SQR-09"),
        (lambda p: p.update(without_deck=True), "SQR-G13"),
        (lambda p: p.update(idle_turns=1), "SQR-G13"),
        (lambda p: p["players"][0].update(hot=True), "SQR-G20"),
        (lambda p: p["players"][0].update(able=True), "SQR-G21"),
        (lambda p: p["options"].update(deck_size=60), "SQR-G01"),
        (lambda p: p["options"].update(deck_size=29), "deck_size"),
        (lambda p: p["options"].update(start=2), "no seat 2"),
        (lambda p: [player.update(drawn="1Cv") for player in p["players"]], "TIC-G03"),
        (lambda p: p.update(colour="red"), "colour"),
        (lambda p: p["dealing"].__setitem__(0, 1), "dealt"),
        (lambda p: p.update(options={"mode": "walk"}), "mode"),
    ],
)
def test_impossible_positions_are_refused(change, words):
    position = written(drawn([W1, STARTS[1]], ["+3", "+3"]))
    change(position)
    assert words in refused(position)


LINE = "3Xc . .\n3Xo* 3Xr 3Xy\n3To 3Tr 3Ty"


@pytest.mark.rule("SQR-10", "SQR-12", "SQR-14")
@pytest.mark.parametrize("mode", ["turns", "race"])
@pytest.mark.parametrize(
    ("line", "cells", "words"),
    [
        ("N", [(-2, 0)], "the line lies apart"),
        ("S", [(4, 1)], "the line lies apart"),
        ("W", [(0, -1)], "along a short side"),
        ("N", [(-1, 3)], "gap in the line"),
        ("N", [(-1, 0), (-1, 2)], "gap in the line"),
        ("N", [(-1, 0), (-1, 1), (-1, 2)], "the line is full"),
        ("", [(-1, 0)], "not a full rectangle"),
    ],
)
def test_an_unfinished_line_lies_along_a_long_side(mode, line, cells, words):
    position = written(drawn([LINE, STARTS[1]], ["+3", "+3"], options={"mode": mode}))
    first = position["players"][0]
    free = iter(position["aside"][:2])
    rest = [laid for laid in first["grid"] if laid["row"] >= 0]
    cards = ["3Xc", *free][: len(cells)]
    first.update(
        line=line, grid=rest + [{"card": c, "row": y, "column": x} for c, (y, x) in zip(cards, cells, strict=True)]
    )
    position["aside"] = [card for card in position["aside"] if card not in cards]
    position.update(dealt=None, dealing=None)
    assert words in refused(position)


@pytest.mark.rule("SQR-03", "SQR-05")
def test_before_the_grids_begin_somebody_has_still_to_choose():
    match = started()
    position = written(match)
    for player in position["players"]:
        player["start_card"] = player["hand"][0]
    assert "SQR-05" in refused(position)
    assert "SQR-05" in refused(written(match) | {"plays": 1})
    position = written(match)
    position["deck"].append(position["players"][B]["hand"].pop())
    assert "SQR-03" in refused(position | {"dealt": None, "dealing": None})


@pytest.mark.rule("SQR-G21")
def test_in_a_race_without_a_deck_it_is_seen_who_can_lay_something():
    options = {"mode": "race"}
    match = drawn(["3Xo*", "3Xr*"], ["3Xy 1Cv", "1Tv 1Sv"], 0, options)
    assert match.seats_to_act() == (A,)
    position = written(match)
    assert [player["able"] for player in position["players"]] == [True, False]
    position["players"][B]["able"] = True
    assert "SQR-G21" in refused(position)
    with pytest.raises(BadPosition, match="nobody can lay anything"):
        drawn(["3Xo*", "3Xr*"], ["1Cv", "1Tv 1Sv"], 0, options)


@pytest.mark.rule("SQR-G06", "SQR-G25")
def test_a_card_drawn_in_a_turn_that_goes_on_was_the_last_one_dealt_and_fits():
    match = drawn([W1, STARTS[1]], ["3Co +3", "+9"], "5Xr 1Cc")
    play(match, A, "draw")
    position = written(match)
    assert GAME.load(position).tobytes() == match.state.tobytes()
    assert "SQR-G06" in refused(position | {"turn": B})
    assert "SQR-G06" in refused(position | {"fresh": position["fresh"] - 1})
    swapped = {"5Xr": "1Cc", "1Cc": "5Xr"}
    position["deck"] = [swapped.get(card, card) for card in position["deck"]]
    position["dealt"] = [swapped.get(card, card) for card in position["dealt"]]
    position["players"][A]["hand"] = [swapped.get(card, card) for card in position["players"][A]["hand"]]
    assert "SQR-G06" in refused(position)


@pytest.mark.rule("SQR-G01")
def test_the_cards_in_play_are_as_many_as_were_chosen():
    match = started(2, deck_size=50)
    position = written(match)
    assert position["options"]["deck_size"] == 50
    position["aside"].append(position["deck"].pop())
    assert "SQR-G01" in refused(position)
    assert written(started(2))["options"]["deck_size"] is None
