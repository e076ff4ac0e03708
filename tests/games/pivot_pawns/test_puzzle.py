"""Pivot Pawns: the cards, the solver, and the computed facts of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import numpy as np
import pytest

from parlour.core.kernel import JIT
from parlour.games.pivot_pawns.board import FACES, icons_of, shared_icon
from parlour.games.pivot_pawns.components import COLOURS, ICON_CARDS, ICON_NAMES, START_CARDS, THIRD, VECTORS
from parlour.games.pivot_pawns.strategy.solver import (
    NO_PLACEMENT,
    PLACEMENTS,
    UNSOLVED,
    all_shortest,
    distances,
    length,
    pivots,
    place_number,
    rank,
    shortest,
    solve,
)

compiled_only = pytest.mark.skipif(not JIT, reason="tabulates 360 360 placements")

A = (6, 12, 3, 9, 0)

RULES_TABLE = """
Mars symbol 0·1·4 | clover 1·2·5 | drop 2·3·6 | sun 3·4·7 | moon 4·5·8
heart 5·6·9 | leaf 6·7·10 | fish 7·8·11 | star 8·9·12 | music notes 9·10·13
apple 10·11·14 | frog 0·11·12 | flask 1·12·13 | key 2·13·14 | cat 0·3·14
flame 0·2·8 | cactus 1·3·9 | whale 2·4·10 | bell 3·5·11 | spider 4·6·12
rose 5·7·13 | pine tree 6·8·14 | anchor 0·7·9 | lightning 1·8·10 | top hat 2·9·11
cherry 3·10·12 | turtle 4·11·13 | umbrella 5·12·14 | crown 0·6·13 | spade 1·7·14
mushroom 0·5·10 | pear 1·6·11 | snowflake 2·7·12 | lemon 3·8·13 | raven 4·9·14
"""
"""The icons as the rules print them: rows of five colours, each icon with its three cards."""


def printed_icons() -> list[tuple[str, tuple[int, ...]]]:
    icons = []
    for entry in RULES_TABLE.replace("\n", " | ").split(" | "):
        if entry.strip():
            name, _, cards = entry.strip().rpartition(" ")
            icons.append((name, tuple(int(card) for card in cards.split("·"))))
    return icons


# --- the cards


@pytest.mark.rule("PIV-04", "PIV-05", "PIV-D1", "PIV-D2")
def test_the_icons_are_those_of_the_printed_table():
    assert [(name, cards) for name, cards in zip(ICON_NAMES, ICON_CARDS, strict=True)] == printed_icons()
    assert len(set(ICON_NAMES)) == 35
    assert COLOURS == ("red", "green", "blue", "yellow", "black")


@pytest.mark.rule("PIV-01", "PIV-02")
def test_fifteen_cards_show_seven_icons_and_every_icon_is_on_three_cards():
    shown = Counter(icon for card in range(15) for icon in icons_of(card))
    assert all(len(set(icons_of(card))) == 7 for card in range(15))
    assert shown == dict.fromkeys(range(35), 3)


@pytest.mark.rule("PIV-03", "PIV-26", "PIV-27", "PIV-D1")
def test_any_two_cards_share_one_icon_whose_third_card_is_their_xor():
    for a, b in combinations(range(15), 2):
        (icon,) = set(icons_of(a)) & set(icons_of(b))
        assert shared_icon(a, b) == icon
        (third,) = set(ICON_CARDS[icon]) - {a, b}
        assert THIRD[a, b] == THIRD[b, a] == third
        assert VECTORS[a] ^ VECTORS[b] == VECTORS[third]


@pytest.mark.rule("PIV-D2", "PIV-05")
def test_a_card_shows_three_icons_of_its_centres_colour_and_one_of_each_other():
    for card in range(15):
        assert icons_of(card)[0] == card
        colours = Counter(icon % 5 for icon in icons_of(card))
        assert colours == {colour: 3 if colour == card % 5 else 1 for colour in range(5)}


@pytest.mark.rule("PIV-D2")
def test_faces_name_the_centre_first():
    assert FACES[6].split(",")[0] == "leaf-green"
    assert set(FACES[6].split(",")) == {
        "leaf-green", "heart-red", "drop-blue", "pine tree-green", "spider-black", "crown-yellow", "pear-green",
    }  # fmt: skip


@pytest.mark.rule("PIV-D3", "PIV-13")
def test_the_five_starting_cards_lead_to_the_ten_others():
    assert [ICON_NAMES[card] for card in START_CARDS] == ["Mars symbol", "sun", "leaf", "music notes", "flask"]
    assert {card % 5 for card in START_CARDS} == {0, 1, 2, 3, 4}
    third = [int(THIRD[a, b]) for a, b in combinations(START_CARDS, 2)]
    assert sorted([*third, *START_CARDS]) == list(range(15))


@pytest.mark.rule("PIV-26", "PIV-27")
def test_vector_check_e12():
    assert ICON_NAMES[shared_icon(6, 12)] == "spider"
    assert THIRD[6, 12] == 4


# --- solutions


@pytest.mark.rule("PIV-21", "PIV-22")
def test_lengths_from_a_for_all_targets_e8():
    assert [len(shortest(A, target)) for target in range(15)] == [2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1]


@pytest.mark.rule("PIV-D8", "PIV-21")
def test_a_pawn_on_the_target_makes_it_three_e7():
    assert len(shortest((3, 0, 6, 9, 12), 9)) == 3


@pytest.mark.rule("PIV-D9")
def test_in_a_plane_only_its_seven_cards_are_ever_reached_e9():
    plane = (1, 0, 4, 2, 8)
    assert rank(plane) == 3
    assert {target for target in range(15) if shortest(plane, target) is not None} <= {0, 1, 2, 4, 5, 8, 10}
    assert rank(A) == 4


@pytest.mark.rule("PIV-21")
def test_solve_gives_pivots_that_can_be_played(table):
    match = table(A, 7)
    assert length(match.state) == 2
    way = solve(match.state)
    match.play(0, "bid 2")
    match.expire("timer")
    for moving, pivot in way:
        match.play(0, f"pivot {moving} {pivot}")
    assert match.points()[0] == [1, 0]


def test_solve_refuses_a_plane(table):
    match = table(A, 7)
    match.state.pawn[:] = (1, 0, 4, 2, 8)
    with pytest.raises(ValueError, match="stuck"):
        solve(match.state)


def naive_length(places: tuple[int, ...], target: int) -> int:
    """The slow twin: shared icons by looking at the cards, breadth first."""
    shown = [set(icons_of(card)) for card in range(15)]
    level, steps = {places}, 0
    while not any(here[target % 5] == target for here in level):
        further = set()
        for here in level:
            for moving, pivot in permutations(range(5), 2):
                (icon,) = shown[here[moving]] & shown[here[pivot]]
                (card,) = (c for c in range(15) if icon in shown[c] and c not in (here[moving], here[pivot]))
                if card not in here and (card % 5 != moving or card == target):
                    further.add((*here[:moving], card, *here[moving + 1 :]))
        level, steps = further, steps + 1
    return steps


@pytest.mark.rule("PIV-25", "PIV-26", "PIV-27", "PIV-28", "PIV-29", "PIV-30", "PIV-31")
def test_the_solver_agrees_with_the_naive_one():
    rng = np.random.default_rng(1)
    checked = 0
    while checked < 40:
        places, target = tuple(rng.permutation(15)[:5].tolist()), int(rng.integers(15))
        if rank(places) == 4:
            assert len(shortest(places, target)) == naive_length(places, target)
            checked += 1


# --- the computed facts


def placements() -> np.ndarray:
    """The cards of every placement number, int8[15⁵, 5]."""
    return np.stack(np.unravel_index(np.arange(PLACEMENTS), (15,) * 5), axis=1).astype(np.int8)


def coplanar(cards: np.ndarray) -> np.ndarray:
    """Whether a linear form vanishes on all five vectors."""
    odd = np.array([value.bit_count() & 1 for value in range(16)], np.int8)
    found = np.zeros(len(cards), bool)
    for form in range(1, 16):
        found |= odd[form & VECTORS[cards]].sum(axis=1) == 0
    return found


@compiled_only
@pytest.mark.rule("PIV-D9", "PIV-D2", "PIV-D1")
def test_distances_of_all_placements_are_the_computed_facts():
    cards = placements()
    plane = coplanar(cards)
    at_home = (cards % 5 == np.arange(5)).any(axis=1)
    for target in range(15):
        table = distances(target)
        real = table != NO_PLACEMENT
        away = real & (cards[:, target % 5] != target)
        spanning = away & ~plane
        assert (int(real.sum()), int((real & plane).sum())) == (360_360, 37_800)
        assert np.bincount(table[spanning]).tolist() == [0, 69_888, 155_136, 76_032]
        assert table[spanning].mean() == pytest.approx(2.020, abs=0.001)
        abroad = real & ~plane & ~at_home
        assert np.bincount(table[abroad]).tolist() == [0, 22_992, 58_728, 28_512]
        occupied = spanning & (cards == target).any(axis=1)
        assert np.bincount(table[occupied]).tolist() == [0, 0, 70_464, 15_552]
        assert int((table[away & plane] == UNSOLVED).sum()) == 20_160
        assert int((away & plane).sum()) == 35_280


@compiled_only
@pytest.mark.rule("PIV-21", "PIV-22")
def test_all_shortest_solutions_are_the_ways_down_the_table():
    table, rng = distances(8), np.random.default_rng(2)

    def down(places: tuple[int, ...]) -> list[tuple[tuple[int, int], ...]]:
        left = table[place_number(places)]
        return [()] if left == 0 else [
            (pivot, *way)
            for pivot, there in pivots(places, 8)
            if table[place_number(there)] == left - 1
            for way in down(there)
        ]  # fmt: skip

    for _ in range(200):
        places = tuple(rng.permutation(15)[:5].tolist())
        unsolved = table[place_number(places)] == UNSOLVED
        assert list(all_shortest(places, 8)) == ([] if unsolved else down(places))
        assert shortest(places, 8) == (None if unsolved else down(places)[0])


def starts() -> list[tuple[int, ...]]:
    return [places for places in permutations(START_CARDS) if all(card % 5 != pawn for pawn, card in enumerate(places))]


@pytest.mark.rule("PIV-D4", "PIV-14", "PIV-D6")
def test_lengths_of_all_first_rounds():
    assert len(starts()) == 44
    lengths = Counter(len(shortest(places, target)) for places in starts() for target in range(15))
    assert lengths == {1: 220, 2: 380, 3: 60}


@compiled_only
def test_there_are_8_to_20_legal_pivots_13_2_on_average():
    cards = placements()
    cards = cards[(distances(0) > UNSOLVED) & (cards[:, 0] != 0)]
    cards = cards[~coplanar(cards)]
    legal = np.zeros(len(cards), int)
    for moving, pivot in permutations(range(5), 2):
        card = THIRD[cards[:, moving], cards[:, pivot]]
        legal += ~(cards == card[:, None]).any(axis=1) & ((card % 5 != moving) | (card == 0))
    assert (legal.min(), legal.max()) == (8, 20)
    assert legal.mean() == pytest.approx(13.2, abs=0.05)


def shortest_ways(places: tuple[int, ...], target: int) -> int:
    """Count the shortest solutions."""
    ways = Counter({places: 1})
    while not (solved := sum(number for here, number in ways.items() if here[target % 5] == target)):
        further: Counter[tuple[int, ...]] = Counter()
        for here, number in ways.items():
            for _, there in pivots(here, target):
                further[there] += number
        ways = further
    return solved


@pytest.mark.rule("PIV-21", "PIV-22")
def test_mean_number_of_shortest_solutions():
    rng = np.random.default_rng(5)
    found: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while sum(map(len, found.values())) < 700:
        places, target = tuple(rng.permutation(15)[:5].tolist()), int(rng.integers(15))
        if rank(places) == 4 and places[target % 5] != target:
            ways = all_shortest(places, target)
            assert len(ways) == len(set(ways)) == shortest_ways(places, target)
            found[len(ways[0])].append(len(ways))
    assert set(found[1]) == {1}
    assert np.mean(found[2]) == pytest.approx(2.2, abs=0.3)
    assert np.mean(found[3]) == pytest.approx(13.6, abs=2.0)


@pytest.mark.rule("PIV-47", "PIV-D7")
def test_lengths_in_whole_games_with_shortest_play():
    rng = np.random.default_rng(4)
    lengths: Counter[int] = Counter()
    for _ in range(60):
        places = starts()[rng.integers(44)]
        for target in rng.permutation(15).tolist():
            way = shortest(places, target)
            assert way  # PIV-D6: never on the target when the round begins
            lengths[len(way)] += 1
            for pivot in way:
                places = dict(pivots(places, target))[pivot]
    shares = [lengths[steps] / 900 for steps in (1, 2, 3)]
    assert shares == pytest.approx([0.21, 0.52, 0.27], abs=0.05)
    assert set(lengths) == {1, 2, 3}
