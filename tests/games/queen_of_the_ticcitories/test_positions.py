"""Queen of the Ticcitories: positions that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core.errors import BadOption, BadPosition
from tests.games.queen_of_the_ticcitories.drawing import GAME, A, drawn, started


def first(position: dict[str, Any]) -> dict[str, Any]:
    return position["players"][0]


@pytest.mark.rule("TIC-02", "QUE-03", "QUE-11", "QUE-14", "QUE-15", "QUE-28")
@pytest.mark.parametrize(
    ("change", "words", "field"),
    [
        (lambda p: p["deck"].append("3Xo"), "3Xo lies in 2 places (TIC-02)", "cards"),
        (lambda p: p["deck"].pop(), "1 cards are missing", "cards"),
        (lambda p: p["deck"].__setitem__(0, "9Xo"), "'9Xo' is no card", "cards"),
        (lambda p: p.update(phase="sleep"), "phase", "phase"),
        (lambda p: p.update(phase="over"), "over", "phase"),
        (lambda p: p.update(turn=3), "no seat 3", "turn"),
        (lambda p: p.update(turn=1), "lowest number", "turn"),
        (lambda p: p.update(rank=[0, 0]), "every seat once", "rank"),
        (lambda p: p.update(raiders=[2]), "there is no seat 2", "raiders"),
        (lambda p: p.update(raiders=[0]), "not so many", "raiders"),
        (lambda p: p.update(raiding=True), "somebody", "raiding"),
        (lambda p: p.update(raiders=[0, 0]), "every seat once", "raiders"),
        (lambda p: first(p).update(start=[1, 0]), "players[0].start", "players"),
        (lambda p: first(p)["rows"].append([""]), "rows of one length", "players"),
        (lambda p: first(p)["rows"].append(["", "", "", ""]), "leave out", "players"),
        (lambda p: first(p).update(rows=[["1Cv", "", "1Cc", "1Cy"]]) or p["deck"].append("1Co"), "QUE-14", "players"),
        (lambda p: p["options"].update(grid=3), "QUE-15", "players"),
        (lambda p: p.update(rounds=16), "there are 15", "rounds"),
        (lambda p: p.update(rounds=3), "one card in each round", "players"),
        (lambda p: p["line"].append({}), "2 places at most", "line"),
        (lambda p: p["line"][0].update(token=1), "one token", "line"),
        (lambda p: p["line"][1].pop("card") and p["deck"].append("2Rr"), "only the card just laid", "line"),
        (lambda p: p["line"][1].pop("token"), "nobody chose", "line"),
        (lambda p: p["deck"].append(p["next"].pop()["card"]), "next: 2 cards", "next"),
        (lambda p: p.update(discards=[p["deck"].pop()]), "discards", "discards"),
        (lambda p: p.update(phase="choose"), "only the card just laid", "line"),
        (lambda p: first(p).update(drawn=p["deck"][-1]), "everybody drew", "players"),
        (lambda p: [s.update(drawn=c) for s, c in zip(p["players"], p["deck"], strict=False)], "QUE-03", "deck"),
        (lambda p: p.update(colour="red"), "colour", "position"),
        (lambda p: p["options"].update(raid="often"), "raid", "options.raid"),
        (lambda p: p["options"].update(line=5), "line", "options.line"),
    ],
)
def test_impossible_positions_are_refused(change, words, field):
    match = drawn("1Cv 1Cc 1Cy 1Co", "3Tv 3Tc 3Ty 3To", line="A:2Ro B:2Rr")
    position = msgspec.json.decode(msgspec.json.encode(match.start_position()))
    GAME.load(position)
    change(position)
    with pytest.raises((BadPosition, BadOption)) as refused:
        GAME.load(position)
    assert words in str(refused.value)
    assert refused.value.field == field


@pytest.mark.rule("QUE-02")
def test_the_rank_is_that_of_the_cards_drawn():
    match = started(3)
    position = msgspec.json.decode(msgspec.json.encode(match.start_position()))
    position["rank"].reverse()
    position["turn"] = position["rank"][0]
    with pytest.raises(BadPosition, match="QUE-02") as refused:
        GAME.load(position)
    assert refused.value.field == "rank"


@pytest.mark.rule("QUE-07", "QUE-12", "QUE-26")
def test_positions_that_cannot_be_in_other_phases():
    with pytest.raises(BadPosition, match="QUE-07"):
        drawn("1Cv", rounds=0, next_line="? A:?", turn=A)
    with pytest.raises(BadPosition, match="QUE-07"):
        drawn("1Cv", rounds=0, next_line="B:? ?", turn=A)
    with pytest.raises(BadPosition, match="QUE-12"):
        drawn("1Cv 1Cc", "2Rv", rounds=1, line="B:?", next_line="? ?")
    with pytest.raises(BadPosition, match="QUE-11"):
        drawn("1Cv", "2Rv 2Rc", rounds=1, line="B:?", next_line="A:? ?")
    with pytest.raises(BadPosition, match="QUE-24"):
        drawn("1Cv", rounds=0, next_line="? ?", options={"raid": "once"}, raiders=[A], raiding=True)
    with pytest.raises(BadPosition, match="QUE-26"):
        drawn("1Cv 1Cc", "2Rv", rounds=1, line="B:?", next_line="A:? ?", options={"raid": "once"}, raiders=[A],
              raiding=True)  # fmt: skip
