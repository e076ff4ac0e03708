"""The TIC deck: what cards share, how they rank and how a start is drawn."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations, product

import numpy as np
import pytest

from parlour.core.game import find_game
from parlour.core.words import Speaker
from parlour.games.tic import FOLDER
from parlour.games.tic.deck import (
    CARD,
    COLOURS,
    COMMON,
    EMPTY,
    NAMES,
    NIC,
    PROPERTIES,
    RANK,
    SHAPES,
    SINGLE,
    TIC,
    TYPES,
    VALUE,
)
from tests.games.tic.naming import shared_type, type_name


def card(name: str) -> int:
    return NAMES.index(name)


def common(a: str, b: str) -> int:
    return int(COMMON[card(a), card(b)])


def alike(a: str, b: str) -> int:
    """Commonness by comparing letters: the slow twin of the table."""
    return sum(x == y for x, y in zip(a, b, strict=True))


def tic_type(a: str, b: str) -> str:
    return type_name(shared_type(card(a), card(b)))


@pytest.mark.rule("TIC-01", "TIC-02", "TIC-10")
def test_every_combination_of_number_shape_and_colour_is_one_card():
    assert sorted(NAMES) == sorted(f"{n}{s}{c}" for n, s, c in product("12345", "CRTSX", "vcyor"))
    assert list(NAMES) == [f"{n}{s}{c}" for n, s, c in product("12345", SHAPES, COLOURS)]


@pytest.mark.rule("TIC-02")
@pytest.mark.parametrize(("name", "number"), [("1Cv", 0), ("3Xo", 73), ("4Ty", 87), ("5Tc", 111), ("5Xr", 124)])
def test_card_ids_are_those_of_the_notation(name, number):
    assert card(name) == number


def test_words_of_cards():
    speaker = Speaker((FOLDER / "words",))
    assert speaker.say(CARD[card("5Cc")]) == "5 circle cyan"
    assert speaker.say(CARD[card("2Rr")]) == "2 crescent red"
    for shape, word in zip("CRTSX", ("circle", "crescent", "triangle", "square", "star"), strict=True):
        assert speaker.say(CARD[card(f"1{shape}v")]) == f"1 {word} violet"
    for colour, word in zip("vcyor", ("violet", "cyan", "yellow", "orange", "red"), strict=True):
        assert speaker.say(CARD[card(f"1C{colour}")]) == f"1 circle {word}"


@pytest.mark.rule("TIC-03", "TIC-07")
def test_commonness_counts_the_properties_on_which_two_cards_agree():
    for a, b in combinations(NAMES, 2):
        assert common(a, b) == common(b, a) == alike(a, b) < 3


@pytest.mark.rule("TIC-04", "TIC-05", "TIC-06")
@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("4Ty", "4Cy", TIC),
        ("4Ty", "2Ty", TIC),
        ("4Ty", "4Tv", TIC),
        ("1Cv", "1Xr", SINGLE),
        ("2Sc", "5Sr", SINGLE),
        ("3Xo", "5Tc", NIC),
        ("4Ty", "3Xr", NIC),
    ],
)
def test_worked_examples_w1_to_w7(a, b, kind):
    assert common(a, b) == kind


@pytest.mark.rule("TIC-11", "TIC-13")
@pytest.mark.parametrize(("a", "b", "name"), [("4Ty", "4Cy", "4-y"), ("4Ty", "2Ty", "-Ty"), ("4Ty", "4Tv", "4T-")])
def test_the_type_of_a_tic_is_its_two_shared_values(a, b, name):
    assert tic_type(a, b) == name


def test_cards_that_are_no_tic_share_no_type():
    assert shared_type(card("1Cv"), card("1Xr")) == EMPTY
    assert shared_type(card("3Xo"), card("5Tc")) == EMPTY


@pytest.mark.rule("TIC-13")
def test_bearers_of_a_type_w8():
    kind = shared_type(card("4Ty"), card("4Cy"))
    assert [name for name in NAMES if kind in TYPES[card(name)]] == ["4Cy", "4Ry", "4Ty", "4Sy", "4Xy"]


@pytest.mark.rule("TIC-11", "TIC-14")
@pytest.mark.parametrize(("a", "b", "same"), [("4Cy", "4Xy", True), ("4Cy", "4Tv", False)])
def test_two_tics_of_one_card_are_of_the_same_type_exactly_if_their_ends_tic_w9_w10(a, b, same):
    assert (tic_type("4Ty", a) == tic_type("4Ty", b)) is same
    assert (common(a, b) == TIC) is same


@pytest.mark.rule("TIC-14")
def test_tics_at_one_card_share_a_type_exactly_if_their_ends_tic_exhaustively():
    for p in range(len(NAMES)):
        partners = np.flatnonzero(COMMON[p] == TIC)
        for a, b in combinations(partners, 2):
            assert (shared_type(p, a) == shared_type(p, b)) == (COMMON[a, b] == TIC)


@pytest.mark.rule("TIC-12")
def test_every_card_has_12_tic_48_single_and_64_nic_partners():
    for row in COMMON:
        assert Counter(row.tolist()) == {TIC: 12, SINGLE: 48, NIC: 64, 3: 1}


@pytest.mark.rule("TIC-13")
def test_75_types_of_five_bearers_three_types_a_card():
    assert Counter(TYPES.flatten().tolist()) == dict.fromkeys(range(75), 5)
    assert all(len(set(types)) == 3 for types in TYPES.tolist())
    assert len({type_name(kind) for kind in range(75)}) == 75
    for a, b in combinations(range(125), 2):
        assert len(set(TYPES[a].tolist()) & set(TYPES[b].tolist())) == (1 if COMMON[a, b] == TIC else 0)


@pytest.mark.rule("TIC-15")
def test_chances_to_share_something_with_one_two_and_three_cards():
    related = (COMMON != NIC) & (COMMON != 3)
    one = related.sum(axis=1) / 124
    assert one == pytest.approx([0.484] * 125, abs=0.0005)
    two = np.mean([(related[a] & related[b]).sum() / 123 for a, b in combinations(range(125), 2)])
    assert two == pytest.approx(0.232, abs=0.002)
    three = 0.0
    for a, b in combinations(range(124), 2):
        three += (related[a] & related[b] & related[b + 1 :]).sum()
    assert three / math.comb(125, 3) / 122 == pytest.approx(0.110, abs=0.002)


@pytest.mark.rule("TIC-08", "TIC-09", "TIC-G01")
@pytest.mark.parametrize(("name", "value"), [("1Cv", 2), ("3Xo", 8), ("4Ry", 6), ("2Tc", 5), ("1Sr", 5), ("5Xr", 10)])
def test_a_card_is_worth_its_number_and_the_sides_of_its_shape(name, value):
    assert VALUE[card(name)] == value


@pytest.mark.rule("TIC-G02", "TIC-10")
def test_rank_for_the_start_w11():
    drawn = ["5To", "1Xr", "4Sv", "3Xo", "4Sr", "5Tr"]
    best_first = sorted(drawn, key=lambda name: RANK[card(name)], reverse=True)
    assert best_first == ["5Tr", "5To", "4Sr", "4Sv", "3Xo", "1Xr"]


@pytest.mark.rule("TIC-G02")
def test_no_two_cards_have_the_same_rank():
    def key(i: int) -> tuple[int, int, int]:
        number, shape, colour = (int(value) for value in PROPERTIES[i])
        return number + 1 + shape + 1, number, colour

    assert [int(RANK[i]) for i in sorted(range(125), key=key)] == list(range(125))


# --- what all the games with this deck have in common, seen in Pentic


def start(seed: int, players: int = 4, **options):
    game = find_game("pentic")
    return game.new(players, game.read_options(options, players), seed.to_bytes(32, "big"))


@pytest.mark.rule("TIC-G03", "TIC-G04")
def test_the_best_card_of_the_value_draw_starts_and_the_cards_go_back():
    starters = set()
    for seed in range(40):
        state = start(seed)
        ranks = [int(RANK[drawn]) for drawn in state.drawn_card]
        assert int(state.first) == int(state.turn) == ranks.index(max(ranks))
        assert len(set(ranks)) == 4
        starters.add(int(state.first))
        dealt = sorted(int(c) for c in (*state.top, *state.hand.flatten(), *state.stock) if c != EMPTY)
        assert dealt == list(range(125))
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("TIC-G03")
def test_start_by_lot_draws_no_card_and_reaches_every_seat():
    states = [start(seed, start="random") for seed in range(40)]
    assert {int(state.first) for state in states} == {0, 1, 2, 3}
    assert all((state.drawn_card == EMPTY).all() for state in states)


@pytest.mark.rule("TIC-G03")
@pytest.mark.parametrize("seat", range(4))
def test_start_with_a_fixed_seat(seat):
    state = start(1, start=seat)
    assert int(state.first) == int(state.turn) == seat
    assert (state.drawn_card == EMPTY).all()


@pytest.mark.rule("TIC-G06")
def test_the_same_seed_gives_the_same_deal_and_every_card_comes_everywhere():
    assert start(7).tobytes() == start(7).tobytes() != start(8).tobytes()
    seen = Counter(int(start(seed).top[0]) for seed in range(1500))
    assert len(seen) == 125
    assert max(seen.values()) < 12 + 6 * math.sqrt(12)
