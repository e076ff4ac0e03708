"""Pentic: positions that cannot be."""

from __future__ import annotations

import msgspec
import pytest

from parlour.core.errors import BadOption, BadPosition
from parlour.core.game import find_game

GAME = find_game("pentic")


def put_down(player):
    """Leave the last place of a hand empty."""
    player["hand"][4], player["tags"][4] = "", 0


@pytest.mark.rule("TIC-02", "PEN-10", "PEN-06", "TIC-G03", "PEN-G13")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p["deck"].append("3Xo"), "3Xo lies in 2 places (TIC-02)"),
        (lambda p: p["deck"].pop(), "1 cards are missing"),
        (lambda p: p["deck"].__setitem__(0, None), "1 cards are missing"),
        (lambda p: p["deck"].__setitem__(0, "9Xo"), "'9Xo' is no card"),
        (lambda p: p["piles"][0].__setitem__("height", 4), "heights do not agree"),
        (lambda p: p.update(turn=3), "turn: there is no seat 3"),
        (lambda p: p.update(phase="lost"), "phase 'lost'"),
        (lambda p: p.update(drawn=["1Cv"]), "drawn"),
        (lambda p: p.update(rounds=200), "PEN-G13"),
        (lambda p: p.update(rounds=3, phase="over"), "PEN-21"),
        (lambda p: p["players"][0].update(points=250) or p.update(rounds=9), "PEN-21"),
        (lambda p: p["players"][0].update(points=250) or p.update(rounds=9, phase="over", turn=1), "PEN-21"),
        (lambda p: p["piles"][0].update(tag=p["piles"][1]["tag"]), "tags"),
        (lambda p: p["piles"][0].update(tag=99), "tags"),
        (lambda p: p.update(tags=0), "tags"),
        (lambda p: p.update(drawn=["1Cv", "1Cv"]), "TIC-G03"),
        (lambda p: p.update(drawn=["1Cv", "5Xr"]), "first"),
        (lambda p: p.update(options={"start": 2}), "no seat 2"),
        (lambda p: p["deck"].append(p["players"][0]["hand"][4]) or put_down(p["players"][0]), "PEN-10"),
        (lambda p: p.update(colour="red"), "colour"),
        (lambda p: p.update(options={"target": 55}), "target"),
    ],
)
def test_impossible_positions_are_refused(table, change, words):
    position = msgspec.json.decode(msgspec.json.encode(table("A", ["", ""]).start_position()))
    change(position)
    with pytest.raises((BadPosition, BadOption)) as refused:
        GAME.load(position)
    assert words in str(refused.value)
