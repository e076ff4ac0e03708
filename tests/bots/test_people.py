"""Players who err like people: what they see first, that they go by it, and that none knows more than its seat."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.bots.levels import LEVELS, eyes_of, is_known, think
from parlour.bots.people import choose_like
from parlour.core.conformance.random_play import started
from parlour.core.decision import Levels
from parlour.core.dice import new_dice
from parlour.core.game import Game, find_game, games
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.people import CHILD, PEOPLE, Eyes, Sight, choose, first_steps, see
from parlour.core.verbs import sight
from parlour.lab.contest import duel
from parlour.lab.simulated import play_match

LARGISH = 0.8
"""The size from which a play is counted as large."""

UNIT = st.floats(0, 1)
SIGHTS = st.lists(st.builds(Sight, UNIT, UNIT, UNIT), min_size=1, max_size=12)
ANYBODY = st.builds(
    Eyes,
    looks=st.integers(1, 6),
    pull=st.floats(1, 20),
    near=st.floats(1, 5),
    own=st.floats(1, 5),
    judges=st.booleans(),
    slips=st.integers(0, 100),
    turns=st.floats(0.5, 9),
    pace=st.floats(0.5, 4),
)
SEEDS = st.integers(0, 1 << 40)


@given(SIGHTS, ANYBODY, SEEDS)
def test_a_person_sees_as_much_as_they_look_each_thing_once(sights: list[Sight], eyes: Eyes, seed: int) -> None:
    seen = see(sights, eyes, new_dice(seed))
    assert len(seen) == len(set(seen)) == min(eyes.looks, len(sights))
    assert set(seen) <= set(range(len(sights)))
    assert seen == see(sights, eyes, new_dice(seed))


@given(SIGHTS, ANYBODY, SEEDS)
def test_a_person_does_the_largest_thing_seen_or_by_a_slip_the_first(
    sights: list[Sight], eyes: Eyes, seed: int
) -> None:
    seen = see(sights, eyes, new_dice(seed))
    largest = max(sights[place].size for place in seen)
    careful, careless = eyes._replace(slips=0), eyes._replace(slips=100)
    assert sights[choose(sights, careful, new_dice(seed))].size == largest
    assert choose(sights, careless, new_dice(seed)) == seen[0]
    assert choose(sights, careful._replace(judges=True), new_dice(seed), lambda places: places[-1]) == seen[-1]


def test_what_is_seen_next_is_drawn_by_weight() -> None:
    """As drawing one thing after another says, each with a probability in proportion to its weight."""
    sights = [Sight(1.0), Sight(0.5, 1.0), Sight(0.0, 0.0, 0.0)]
    weights = [CHILD.weight(each) for each in sights]
    times = 6_000
    found = Counter(tuple(see(sights, CHILD._replace(looks=2), new_dice(seed))) for seed in range(times))
    for first, second in itertools.permutations(range(3), 2):
        expected = weights[first] / sum(weights) * weights[second] / (sum(weights) - weights[first])
        assert found[first, second] / times == pytest.approx(expected, abs=0.02)


@given(UNIT, UNIT, UNIT, UNIT)
def test_the_larger_the_nearer_and_the_more_ones_own_the_sooner(
    size: float, near: float, own: float, more: float
) -> None:
    for eyes in PEOPLE.values():
        weight = eyes.weight(Sight(size, near, own))
        assert weight <= eyes.weight(Sight(max(size, more), max(near, more), max(own, more)))


def test_who_grows_up_looks_longer_remembers_longer_slips_less_and_is_quicker() -> None:
    for younger, older in itertools.pairwise(PEOPLE.values()):
        assert younger.looks < older.looks and younger.turns < older.turns
        assert younger.slips > older.slips and younger.pace > older.pace
    assert [name for name in PEOPLE if is_known(name)] == ["child", "beginner", "regular"]
    assert not set(PEOPLE) & set(LEVELS)


def test_a_value_is_needed_for_the_lowest_level_too() -> None:
    with pytest.raises(TypeError, match="first_steps"):
        Levels(gentle=1, casual=2, club=3, expert=4)  # type: ignore[call-arg]


def positions(game: Game, seed: int, players: int | None = None) -> list[Match]:
    """Matches of a person against a level, stopped at some moments when a seat may act."""
    found = []
    for actions in (0, 3, 8, 15, 30):
        match = started(game, seed, players, None)
        play_match(match, ["child", "first_steps"] * (match.players // 2) + ["beginner"] * (match.players % 2), actions)
        if not match.over and match.seats_to_act():
            found.append(match)
    return found


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_a_game_shows_lies_between_nothing_and_all(game: Game) -> None:
    for match in positions(game, 3):
        for seat in match.seats_to_act():
            view = match.view(seat)
            for action in match.actions(seat):
                assert all(0 <= value <= 1 for value in sight(view, seat, action))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_people_act_legally_and_the_same_again(game: Game) -> None:
    for match in positions(game, 4, game.rules.players[1] if game.name != "pivot-pawns" else 3):
        seat = match.seats_to_act()[0]
        for name in (*PEOPLE, "first_steps"):
            decision = think(game, match.view(seat), seat, name, 7)
            assert decision == think(game, match.view(seat), seat, name, 7)
            assert decision.action is None or decision.action in match.actions(seat)


def test_a_large_play_is_seen_by_a_child_that_misses_small_ones() -> None:
    """Of the plays that bring most at once a child of Pentic misses fewer where they are large."""
    game = find_game("pentic")
    eyes, missed = CHILD._replace(slips=0), {False: [0, 0], True: [0, 0]}
    for seed in range(60 if JIT else 12):
        match = started(game, seed, 2, None)
        play_match(match, ["beginner", "beginner"], 6)
        seat = match.seats_to_act()[0]
        view, actions = match.view(seat), match.actions(seat)
        sizes = {action: sight(view, seat, action)[0] for action in actions}
        best = max(sizes.values())
        for again in range(5):
            counted = missed[best >= LARGISH]
            counted[0] += 1
            counted[1] += sizes[choose_like(game, view, seat, eyes, again)] < best
    assert missed[True][1] / missed[True][0] < missed[False][1] / missed[False][0]


def test_first_steps_is_a_level_with_the_eyes_of_a_child() -> None:
    for game in games().values():
        eyes = eyes_of(game, "first_steps")
        assert eyes is not None and eyes.looks == CHILD.looks and not eyes.judges
        assert all(eyes_of(game, level) is None for level in LEVELS[1:])
        assert all(eyes_of(game, name) == eyes for name, eyes in PEOPLE.items())
    assert first_steps(50).weight(Sight(0, 0, 1)) > CHILD.weight(Sight(0, 0, 1)), "it is kind"


if JIT:

    @pytest.mark.sampled(2)
    @pytest.mark.parametrize("name", games())
    def test_people_stand_in_the_order_of_their_names(name: str) -> None:
        assert duel(name, "regular", "child", 40) > 0.6
        assert duel(name, "child", "first_steps", 60) > 0.5
