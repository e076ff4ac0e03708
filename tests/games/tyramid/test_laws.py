"""Tyramid: what a seat may know, the slow twin, positions that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadOption, BadPosition
from parlour.core.game import hidden
from parlour.core.kernel import JIT
from parlour.games.tic.deck import EMPTY, NOBODY
from parlour.games.tic.hands import TABLE, with_card
from parlour.games.tyramid.legality import can_lay
from tests.games.tic.knowing import (
    deals_every_unseen_card_everywhere,
    deals_in_every_order,
    holds_every_card_once,
    imagined,
    shows_all_but,
)
from tests.games.tyramid.drawing import GAME, A, B, drawn, hand_of, play, rows_of, started
from tests.sampling import SEEDS

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"shape": "hourglass", "play_drawn": True, "start": "random"},
    {"shape": "diamond", "optional_play": True, "rows": 9},
    {"shape": "pyramid", "rows": 12, "optional_play": True, "play_drawn": True, "same_pair": 8},
]


# --- what a seat may know


@pytest.mark.rule("TIC-G10")
def test_other_hands_and_the_deck_are_hidden():
    match = drawn("2Ty", ["4Tr +4", "+6"])
    view = GAME.position(match.view(A))
    assert view["players"][B]["hand"] == (None,) * 6
    assert "4Tr" in view["players"][A]["hand"]
    assert set(view["deck"]) == {None}
    assert not match.view(-1).low.any()


@pytest.mark.rule("TIC-G10")
def test_but_for_hands_and_the_deck_all_is_public():
    shows_all_but(GAME, "stock", "low", "high")


@pytest.mark.rule("TIC-G10", "TIC-02")
@pytest.mark.parametrize("viewer", [-1, A])
def test_imagined_worlds_deal_every_unseen_card_everywhere(viewer):
    glass = drawn(("2Ty\n2Rr 4Tr", "2Ty\n. 2Cy"), ["3To +4", "+5", "1Cv +4"], options={"shape": "hourglass"})
    deals_every_unseen_card_everywhere(glass, viewer)


@pytest.mark.rule("TIC-G10")
def test_three_unseen_cards_come_in_every_order():
    state = drawn("2Ty").state
    state.holder[:] = TABLE
    state.holder[[0, 1, 124]] = B, B, NOBODY
    deals_in_every_order(hidden(GAME, state, A), A)


@pytest.mark.rule("TYR-G06", "TIC-G10")
def test_a_card_just_drawn_that_may_be_laid_fits_in_every_imagined_world():
    from parlour.core.verbs import imagine

    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 1Cv 5Cc", "+5"], "4Rr 1Tv", options={"play_drawn": True})
    play(match, A, "draw")
    view, dice, cards = match.view(B), new_dice(2), set()
    for _ in range(40 if JIT else 6):
        world = view.copy()
        imagine(world, B, dice)
        card = int(world.stock[int(world.fresh)])
        holds_every_card_once(world)
        assert can_lay(world, *with_card(0, 0, card))
        cards.add(card)
    assert len(cards) > 3


@pytest.mark.rule("TIC-G10")
def test_but_for_that_card_any_may_lie_anywhere_in_an_imagined_deck():
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .")
    fitting = [can_lay(world, *with_card(0, 0, int(world.stock[124]))) for world, _ in imagined(match.view(B), B, 24)]
    assert len(set(fitting)) == 2


# --- the slow twin


def alike(a: str, b: str) -> int:
    return sum(x == y for x, y in zip(a, b, strict=True))


def naive_touches(shape: str, rows: int, half: list[list[str]], row: int, column: int) -> list[str]:
    """The cards a cell touches, by where the cells lie: rows centred, half a card apart."""

    def wide(r: int) -> int:
        return 2 * rows - r if shape == "diamond" and r > rows else r

    x = 2 * column - wide(row)
    near = []
    for r in (row - 1, row):
        for c in range(1, wide(r) + 1):
            away = abs(2 * c - wide(r) - x)
            if away == (1 if r == row - 1 else 2) and r <= len(half) and half[r - 1][c - 1]:
                near.append(half[r - 1][c - 1])
    return near


def naive_points(card: str, touches: list[str], pair: int) -> int | None:
    shared = [alike(card, other) for other in touches]
    if 0 in shared:
        return None
    kinds = [
        "".join(x if x == y else "-" for x, y in zip(card, t, strict=True)) for t in touches if alike(card, t) == 2
    ]
    tics = sum({1: 2, 2: pair, 3: 10}[kinds.count(kind)] for kind in set(kinds))
    return tics + shared.count(1)


@pytest.mark.rule("TYR-10", "TYR-12", "TYR-G02", "TYR-G11")
@pytest.mark.parametrize("seed", range(6 if JIT else 3))
def test_plays_and_points_are_those_of_the_naive_reading(seed):
    shape = ("pyramid", "diamond", "hourglass")[seed % 3]
    match = started(2 + seed % 3, seed, shape=shape, same_pair=6 + 2 * (seed % 2))
    dice, rows = new_dice(seed), int(match.state.extent)
    while not match.over:
        (seat,) = match.seats_to_act()
        expected = {}
        for number in range(2 if shape == "hourglass" else 1):
            half = rows_of(match, number)
            begun = "" in half[-1]
            row = len(half) if begun else len(half) + 1
            width = len(half[-1]) if begun else 2 * rows - row if shape == "diamond" and row > rows else row
            if row > (2 * rows - 1 if shape == "diamond" else rows):
                continue
            for column in range(1, width + 1):
                beside = [half[-1][c - 1] for c in (column - 1, column + 1) if begun and 1 <= c <= width]
                if begun and (half[-1][column - 1] or not any(beside)):
                    continue
                near = naive_touches(shape, rows, half, row, column)
                for card in hand_of(match, seat):
                    points = naive_points(card, near, 6 + 2 * (seed % 2))
                    if points is not None:
                        expected[card, number, column] = points
        found = {}
        for choice in match.choices(seat):
            action = GAME.rules.actions.read(choice.text)
            _, values = GAME.rules.actions.split(action)
            if values:
                gain = match.preview(seat, action)
                found[values["card"], values.get("half", 0), values["column"]] = int(gain.points) if gain else 0
        assert found == expected
        legal = match.actions(seat)
        match.play(seat, legal[roll(dice, len(legal))])


@settings(max_examples=12 if JIT else 3)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_cards_are_conserved(options, seed):
    match = started(2 + seed % 3, seed, **options)
    dice = new_dice(seed)
    while not match.over:
        (seat,) = match.seats_to_act()
        legal = match.actions(seat)
        match.play(seat, legal[roll(dice, len(legal))])
        state = match.state
        assert sorted(state.stock.tolist()) == list(range(125))
        table = {int(c) for c, h in zip(state.stock, state.holder, strict=True) if int(h) == TABLE}
        assert table == {int(card) for card in state.cell.flatten() if int(card) != EMPTY}
        assert int(state.laid_low) | int(state.laid_high) << 63 == sum(1 << card for card in table)
        for s in range(match.players):
            mine = {int(c) for c, h in zip(state.stock, state.holder, strict=True) if int(h) == s}
            assert int(state.held[s]) == len(mine)
            assert int(state.low[s]) | int(state.high[s]) << 63 == sum(1 << card for card in mine)
            if int(state.dealt) < 125 and s != int(state.turn) and not match.over:
                assert len(mine) >= 5


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_the_laws_of_every_game(options, seed):
    conformance.laws(GAME, seed, options=options, every=None if JIT else 50)


@pytest.mark.rule("TYR-G07", "TYR-G08")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_random_games_end_within_the_bound(options, players):
    conformance.termination(GAME, 10_000 if JIT else 2, players, options)


# --- positions that cannot be


@pytest.mark.rule("TIC-02", "TYR-02", "TYR-12", "TYR-32", "TYR-G03")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p["deck"].append("3Xo"), "3Xo lies in 2 places (TIC-02)"),
        (lambda p: p["deck"].pop(), "1 cards are missing"),
        (lambda p: p["deck"].__setitem__(0, "9Xo"), "'9Xo' is no card"),
        (lambda p: p.update(turn=3), "turn: there is no seat 3"),
        (lambda p: p.update(phase="sleep"), "phase"),
        (lambda p: p["halves"][0][1].append(""), "TYR-02"),
        (lambda p: p["halves"][0].__setitem__(2, ["4Rr", "", "4Ro"]), "TYR-12"),
        (lambda p: p["halves"][0][1].__setitem__(1, "") or p["deck"].append("4Tr"), "TYR-G03"),
        (lambda p: p["halves"].append([["1Cv"]]), "halves"),
        (lambda p: p.update(options={"shape": "hourglass", "rows": 4}), "halves"),
        (lambda p: p.update(fresh=60), "fresh"),
        (lambda p: p.update(colour="red"), "colour"),
        (lambda p: p["players"][0].update(drawn="9Xo"), "drawn"),
        (lambda p: p.update(dealt=[], dealing=[]), "dealt"),
        (lambda p: p.update(dealt=None), "dealt"),
        (lambda p: p.update(options={"rows": 13}), "rows"),
        (lambda p: p.update(options={"shape": "diamond", "rows": 10}), "rows"),
        (lambda p: p.update(options={"rows": 4, "start": 2}), "no seat 2"),
        (lambda p: p.update(phase="over"), "TYR-28"),
        (lambda p: p.update(passes=1), "TYR-G08"),
        (lambda p: p.update(plays=6), "plays"),
        (lambda p: p["deck"].extend(p["players"][0]["hand"]) or p["players"][0].update(hand=[]), "plays"),
        (lambda p: [player.update(drawn="1Cv") for player in p["players"]], "TIC-G03"),
        (lambda p: [player.update(drawn=c) for player, c in zip(p["players"], ("1Cv", "5Xr"), strict=True)], "first"),
        (lambda p: p["stream"].update(key="0" * 64), "stream"),
    ],
)
def test_impossible_positions_are_refused(change, words):
    match = drawn("2Ty\n2Rr 4Tr\n4Rr 4Ro .", plays=1)
    position = msgspec.json.decode(msgspec.json.encode(match.start_position()))
    if words != "dealt":
        del position["dealt"], position["dealing"]
    change(position)
    with pytest.raises((BadPosition, BadOption)) as refused:
        GAME.load(position)
    assert words in str(refused.value)


@pytest.mark.rule("TYR-G06")
@pytest.mark.parametrize(
    "change",
    [
        lambda p: p.update(turn=1),
        lambda p: p.update(fresh=p["fresh"] - 1),
        lambda p: p["options"].update(play_drawn=False),
        lambda p: p["halves"][0][2].__setitem__(1, "1Cv") or _exchange(p, "1Cv", "4Ro"),
    ],
    ids=["another's turn", "not the last dealt", "not the option", "fits nowhere"],
)
def test_a_card_that_may_be_laid_was_just_drawn_and_fits(change):
    match = drawn("2Ty\n2Rr 4Tr\n. 4Ro .", ["1Cc 5Cc", "+5"], "4Rr 1Cv", options={"play_drawn": True})
    play(match, A, "draw")
    position = msgspec.json.decode(msgspec.json.encode(GAME.position(match.state)))
    assert GAME.load(position).tobytes() == match.state.tobytes()
    change(position)
    with pytest.raises(BadPosition) as refused:
        GAME.load(position)
    assert refused.value.field == "fresh"


def _exchange(position: dict[str, Any], card: str, other: str) -> None:
    """Put one card in place of another among those dealt, and that one into the deck."""
    position["dealt"][position["dealt"].index(other)] = card
    position["deck"][position["deck"].index(card)] = other
