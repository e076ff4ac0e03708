"""The table line by line: narrowing, commands, several people."""

from __future__ import annotations

import re

import pytest

from tests.cli.test_cli import run

GRANNY = ("play", "grannys-pills", "--seat", "me", "--seat", "bot:random", "--seed", "00" * 32)
PENTIC = ("play", "pentic", "--seat", "Ann", "--seat", "Bob", "--seed", "00" * 32)
PIVOT = ("play", "pivot-pawns", "--seat", "Ann", "--seat", "Bob", "--seed", "00" * 32)


def numbered(said: str) -> list[str]:
    """The lines that offer something, without a prompt before them: what is typed is not echoed here."""
    lines = (line.rpartition("> ")[2] for line in said.splitlines())
    return [line for line in lines if line[:5].strip().isdigit() and line[5:7] == "  "]


def test_a_turn_is_chosen_as_it_is_touched_and_not_from_all_that_is_legal() -> None:
    code, said = run(*GRANNY, typed="q\n")
    assert code == 0
    first = numbered(said)
    assert 0 < len(first) <= 38, "the spaces of the grid and two buttons, not every set of three"
    _, said = run(*GRANNY, typed="1\nq\n")
    second = numbered(said)[len(first) :]
    assert 0 < len(second) < len(first), "what goes with the first pill"


def test_what_is_in_hand_is_let_go_and_all_moves_are_listed_when_asked_for() -> None:
    _, said = run(*PENTIC, typed="\n0\nq\n")
    piles = numbered(said)[5:]
    assert all("[play " in line for line in piles)
    _, said = run(*PENTIC, typed="\n0\nb\nq\n")
    assert numbered(said)[-5:] == numbered(said)[:5]
    _, said = run(*PENTIC, typed="\nm\nq\n")
    assert sum(line.strip().startswith("play ") for line in said.splitlines()) > len(piles)


def test_an_action_is_still_typed_as_the_rules_write_it_whatever_is_in_hand() -> None:
    _, said = run(*PENTIC, typed="\n0\nq\n")
    action = numbered(said)[-1].split("[")[1].rstrip("]")
    code, said = run(*PENTIC, typed=f"\n1\n{action}\nq\n")
    assert code == 0
    assert "Bob lays" in said


def test_where_several_may_act_each_begins_with_the_number_of_the_seat() -> None:
    code, said = run(*PIVOT, typed="2: bid 7\n1: bid 5\n3: bid 4\nq\n")
    assert code == 0
    assert "Bob bids 7" in said
    assert "Ann bids 5" in said
    assert "there is no action '3:'" in said


def test_a_covered_hand_is_shown_only_after_enter() -> None:
    _, said = run(*PENTIC, typed="")
    before, _, after = said.partition("when nobody else is looking")
    assert "Your hand" not in before
    assert numbered(after) == [] or "Your hand" in after


@pytest.mark.parametrize("typed", ["", "q\n", "\n\n\nq\n", "9999\nq\n", "-1\nq\n", "u\nq\n", "r\nq\n", "\x00\nq\n"])
def test_nothing_that_is_typed_ends_in_a_traceback(typed: str) -> None:
    code, said = run("play", "36", "--seat", "me", "--seat", "bot:random", "--plain", typed=typed)
    assert code == 0
    assert "Traceback" not in said


def test_a_hint_is_a_legal_action_with_a_reason_and_there_is_none_where_others_play() -> None:
    _, said = run("play", "thirty-six", "--seat", "me", "--seat", "bot:random", "--seed", "00" * 32, typed="hint\nq\n")
    hint = next(line for line in said.splitlines() if "Best:" in line)
    assert re.search(r"\[chooseColour \d\]\. Chances of winning: about \d+%", hint)
    gentle = ("play", "thirty-six", "--seat", "me", "--seat", "bot:gentle", "--seed", "00" * 32)
    _, said = run(*gentle, typed="hint\nq\n")
    assert "%" not in next(line for line in said.splitlines() if "Best:" in line), "that says nothing to a beginner"
    _, said = run(*PENTIC, typed="\nhint\nq\n")
    assert "There are no hints where others play." in said
