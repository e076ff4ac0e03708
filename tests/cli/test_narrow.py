"""What a touch means: laws over all games, and small cases."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cli.terminal.narrow import (
    Ask,
    Narrow,
    Offer,
    Send,
    choice_leading_to,
    completed_choices,
    extend_forced,
    ids_left,
    interpret_touch,
    likely_id,
    matching_choices,
    next_ids,
)
from parlour.core.game import Game, games
from parlour.core.scene import Choice
from tests.cli.screens import played


def choice(path: str, to: str | None = None, free: int = 0) -> Choice:
    return Choice(path, tuple(path.split()), to, free)


CARDS = (choice("card-a p1"), choice("card-a p2"), choice("card-b p2"))

ids = st.sampled_from("abcd")
choices = st.lists(
    st.builds(
        lambda path, free: Choice(" ".join(path), tuple(path), free=min(free, len(path))),
        st.lists(ids, min_size=1, max_size=4, unique=True),
        st.integers(0, 3),
    ),
    max_size=6,
)
paths = st.lists(ids, max_size=4).map(tuple)


def ways(one: Choice) -> set[tuple[str, ...]]:
    """Naively: every order in which a choice may be touched."""
    fixed = len(one.path) - one.free
    return {one.path[:fixed] + rest for rest in permutations(one.path[fixed:])}


@given(choices, paths)
def test_what_matches_is_what_begins_some_way_of_touching_a_choice(all: list[Choice], path: tuple[str, ...]) -> None:
    naive = [one for one in all if any(way[: len(path)] == path for way in ways(one))]
    assert list(matching_choices(all, path)) == naive
    assert list(completed_choices(all, path)) == [one for one in all if path in ways(one)]


@given(choices, paths)
def test_next_is_what_leaves_something_matching(all: list[Choice], path: tuple[str, ...]) -> None:
    following = next_ids(all, path)
    assert {id: list(those) for id, those in following.items()} == {
        id: [one for one in matching_choices(all, (*path, id)) if ids_left(one, path)]
        for id in "abcd"
        if any(ids_left(one, path) for one in matching_choices(all, (*path, id)))
    }


@given(choices, paths)
def test_nothing_is_forced_that_leaves_a_choice_out(all: list[Choice], path: tuple[str, ...]) -> None:
    assert matching_choices(all, extend_forced(all, path)) == matching_choices(all, path)
    assert not set(completed_choices(all, extend_forced(all, path))) - set(completed_choices(all, path))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_whoever_touches_the_path_of_a_choice_gets_it(game: Game) -> None:
    match = played(game).match
    seat = next((seat for seat in match.seats_to_act()), 0)
    legal = match.choices(seat)
    assert legal or not match.seats_to_act()
    for wanted in legal[:: max(1, len(legal) // 40)]:
        path = extend_forced(legal)
        for id in wanted.path[len(path) :]:
            meant = interpret_touch(legal, path, [id], {})
            if isinstance(meant, Narrow):
                path = meant.path
        if isinstance(meant, Narrow):
            assert wanted in completed_choices(legal, path), "it is complete, and a button beside longer ones sends it"
        elif isinstance(meant, Offer):
            assert wanted in meant.choices
        else:
            assert meant == Send(wanted)


def test_touching_narrows_sends_begins_anew_and_lays_down_again() -> None:
    assert interpret_touch(CARDS, (), ["card-a"], {}) == Narrow(("card-a",))
    assert interpret_touch(CARDS, ("card-a",), ["top-2", "p2"], {}) == Send(CARDS[1])
    assert interpret_touch(CARDS, ("card-a",), ["card-b"], {}) == Narrow(("card-b",))
    assert interpret_touch(CARDS, ("card-a",), ["card-a"], {}) == Narrow(())


def test_what_is_refused_is_asked_by_the_name_most_likely_meant() -> None:
    assert interpret_touch(CARDS, ("card-b",), ["top-7", "p1"], {}) == Ask(("card-b", "p1"))
    assert likely_id(CARDS, ("card-b",), ["top-7", "p7"], {"p2": "pile", "p7": "pile"}) == "p7"
    assert likely_id(CARDS, (), ["x", "y"], {}) == "y"


def test_what_may_come_in_any_order_is_taken_as_it_comes() -> None:
    swap, take = choice("swap a b", free=2), choice("a b c", free=3)
    assert list(next_ids([swap, take], ())) == ["swap", "a", "b", "c"]
    assert interpret_touch([swap, take], ("swap", "b"), ["a"], {}) == Send(swap)
    assert interpret_touch([swap, take], ("c", "a"), ["b"], {}) == Send(take)


def test_a_slip_never_sends_anything() -> None:
    threes = [choice("a b c", free=3), choice("b c d", free=3), choice("home-1")]
    assert interpret_touch(threes, ("a",), ["home-1"], {}) == Narrow(())
    assert interpret_touch(threes, ("a", "b"), ["a"], {}) == Narrow(("b",))
    swaps = [choice("swap a b", free=2), choice("swap c d", free=2)]
    assert interpret_touch(swaps, ("swap", "a"), ["d"], {}) == Narrow(("swap", "d"))


def test_the_end_of_a_way_stands_for_the_way_unless_two_lead_there() -> None:
    pivots = [choice("red green", "card-4"), choice("red blue", "card-2")]
    assert choice_leading_to(pivots, ("red",), "card-2") == pivots[1]
    assert interpret_touch(pivots, ("red",), ["card-4"], {}) == Send(pivots[0])
    assert choice_leading_to([*pivots, choice("red black", "card-2")], ("red",), "card-2") is None


@given(choices, paths)
def test_what_is_forced_stays_in_hand_and_nothing_is_asked_of_who_touches_it(
    all: list[Choice], path: tuple[str, ...]
) -> None:
    base = extend_forced(all)
    for id in set(base) - set(next_ids(all, base)) - {choice.to for choice in all}:
        assert interpret_touch(all, base, (id,), {}) == Narrow(base)
