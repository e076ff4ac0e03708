"""Whose bot thinks next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.server.model.thinking import Standing
from parlour.server.thinking.fair_queue import FairQueue


def filled(*claims: tuple[Any, ...]) -> FairQueue[str]:
    """A queue of things named by number and table, in this order."""
    queue: FairQueue[str] = FairQueue()
    for number, claim in enumerate(claims):
        queue.put(f"{number}{claim[0]}", lambda claim=claim: Standing(*claim))  # type: ignore[misc]
    return queue


def drained(queue: FairQueue[str]) -> Iterator[str]:
    while (taken := queue.take()) is not None:
        item, table = taken
        yield item
        queue.done(table)


def test_the_lowest_rank_comes_first() -> None:
    assert list(drained(filled(("a", "x", 3), ("b", "y", 1), ("c", "z", 0)))) == ["2c", "1b", "0a"]


def test_guests_take_turns_however_many_tables_one_has() -> None:
    many = [(f"m{number}", "many", 0) for number in range(4)]
    order = list(drained(filled(*many, ("p", "one", 0), ("p", "one", 0))))
    assert order == ["0m0", "4p", "1m1", "5p", "2m2", "3m3"]


def test_networks_take_turns_however_many_guests_one_has() -> None:
    many = [(f"m{number}", f"guest{number}", 0, "192.0.2.1") for number in range(4)]
    order = list(drained(filled(*many, ("p", "one", 0, "198.51.100.7"), ("p", "one", 0, "198.51.100.7"))))
    assert order == ["0m0", "4p", "1m1", "5p", "2m2", "3m3"]


def test_guests_of_a_network_take_turns_and_so_do_those_of_none_known() -> None:
    for network in ("192.0.2.1", ""):
        queue = filled(*[("a", "x", 0, network)] * 3, ("b", "y", 0, network))
        assert list(drained(queue)) == ["0a", "3b", "1a", "2a"]


def test_a_guest_s_tables_take_turns() -> None:
    assert list(drained(filled(("a", "x", 0), ("a", "x", 0), ("b", "x", 0)))) == ["0a", "2b", "1a"]


def test_a_table_is_served_once_at_a_time() -> None:
    queue = filled(("a", "x", 0), ("a", "x", 0))
    assert queue.take() == ("0a", "a")
    assert queue.take() is None
    queue.done("a")
    assert queue.take() == ("1a", "a")


def test_what_is_dropped_is_not_taken() -> None:
    queue = filled(("a", "x", 0), ("b", "x", 0))
    queue.remove("0a")
    assert list(drained(queue)) == ["1b"]


def test_a_claim_is_asked_for_when_something_is_taken() -> None:
    queue, ranks = filled(("a", "x", 1)), [2]
    queue.put("late", lambda: Standing("b", "y", ranks[0]))
    ranks[0] = 0
    assert queue.take() == ("late", "b")
