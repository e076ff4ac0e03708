"""The stream of chance: the published cipher, fair draws, the same on every machine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import chance, dice, seed
from parlour.core.errors import BadPosition
from parlour.core.kernel import Array, kernel, run
from parlour.core.positions import StreamPosition, read_stream, write_stream
from parlour.core.record import Record, i8, new_record


class Deck(Record):
    """A record with little but chance."""

    top_card: i8


@kernel
def draw_many(state: Record, out: Array, n: int) -> None:
    """Fill an array with draws below n."""
    for i in range(len(out)):
        out[i] = chance.draw(state, n)


def keyed(number: int) -> Any:
    state = new_record(Deck)
    state.key[:] = np.frombuffer(number.to_bytes(32, "little"), "<u4")
    return state


def test_the_stream_is_chacha8() -> None:
    """The first block of the all-zero key, as published with the eSTREAM submission."""
    state = keyed(0)
    run(chance.refill, state, 0)
    known = (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    assert state.block.astype("<u4").tobytes().hex() == known


def test_compiled_and_interpreted_streams_are_equal() -> None:
    a, b = keyed(5), keyed(5)
    compiled, interpreted = np.zeros(200, np.int64), np.zeros(200, np.int64)
    run(draw_many, a, compiled, 37)
    draw_many(b, interpreted, 37)
    assert (compiled == interpreted).all()
    assert a.tobytes() == b.tobytes()


@given(st.integers(1, 125), st.integers(0, 2**64))
def test_draws_stay_in_range_and_shuffles_keep_what_they_shuffle(n: int, key: int) -> None:
    state = keyed(key)
    out = np.zeros(64, np.int64)
    run(draw_many, state, out, n)
    assert out.min() >= 0
    assert out.max() < n
    cards = np.arange(n, dtype=np.int8)
    run(chance.shuffle, state, cards, n)
    assert sorted(cards.tolist()) == list(range(n))


def test_draws_are_even() -> None:
    out = np.zeros(6000, np.int64)
    run(draw_many, keyed(1), out, 6)
    counts = Counter(out.tolist())
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5, "chi-square, 5 degrees, 0.1 %"


def test_draws_from_a_large_range_are_even_too() -> None:
    """Of 3 · 2**30 numbers every third would come twice as often, were the words too many not drawn again."""
    out = np.zeros(6000, np.int64)
    run(draw_many, keyed(1), out, 3 << 30)
    counts = Counter((out % 3).tolist())
    assert sum((counts[rest] - 2000) ** 2 / 2000 for rest in range(3)) < 13.8, "chi-square, 2 degrees, 0.1 %"


def test_a_stream_that_was_never_keyed_goes_on_too() -> None:
    """A position written by hand may have none; what was drawn since is written down all the same."""
    state, copy = new_record(Deck), new_record(Deck)
    assert write_stream(state) is None
    run(draw_many, state, np.zeros(5, np.int64), 1000)
    read_stream(write_stream(state), copy)
    assert chance.word(state) == chance.word(copy)
    with pytest.raises(BadPosition, match="no stream"):
        read_stream(StreamPosition("0" * 64, 0), copy)


@given(st.integers(0, 100))
def test_a_stream_goes_on_where_it_was_written_down(before: int) -> None:
    state = keyed(9)
    run(draw_many, state, np.zeros(before, np.int64), 1000)
    copy = new_record(Deck)
    read_stream(write_stream(state), copy)
    ours, theirs = np.zeros(40, np.int64), np.zeros(40, np.int64)
    run(draw_many, state, ours, 1000)
    run(draw_many, copy, theirs, 1000)
    assert (ours == theirs).all()


def test_dice_differ_by_seed_and_repeat() -> None:
    rolls = [[dice.roll(d, 1000) for _ in range(20)] for d in (dice.new_dice(1), dice.new_dice(1), dice.new_dice(2))]
    assert rolls[0] == rolls[1] != rolls[2]


def test_every_nonce_changes_the_key() -> None:
    base = seed.stream_key(bytes(32), ["aa", "bb"])
    others = [["aa", "bc"], ["ab", "bb"], ["aabb", ""], ["", "aabb"], ["bb", "aa"], ["aa"]]
    assert len({base, *(seed.stream_key(bytes(32), nonces) for nonces in others)}) == 1 + len(others)
    assert seed.stream_key(bytes(31) + b"\1", ["aa", "bb"]) != base
