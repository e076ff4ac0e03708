"""What is flagged of matches in which programs play: only what may carry a rating."""

from __future__ import annotations

from parlour.ratings.flags import find_flags
from parlour.ratings.results import Player, Result

ADA, HAL = Player("ada"), Player("hal", None, True)


def played(*players: Player, lost: str = "") -> list[Result]:
    return [Result(f"m{number}", "pentic", number, players, (0, 1), ("", lost)) for number in range(12)]


def test_a_person_who_plays_one_program_only_carries_no_rating() -> None:
    assert [(flag.kind, flag.who, flag.other) for flag in find_flags(played(ADA, HAL))] == [("same", "hal", "ada")]


def test_a_program_that_is_given_victories_is_flagged_and_a_person_is_not() -> None:
    assert {(flag.kind, flag.who) for flag in find_flags(played(HAL, ADA, lost="resigned"))} == {
        ("same", "hal"),
        ("given", "hal"),
    }
    assert "given" not in {flag.kind for flag in find_flags(played(ADA, HAL, lost="resigned"))}


def test_of_two_people_both_are_flagged_as_ever() -> None:
    flags = find_flags(played(ADA, Player("ben"), lost="resigned"))
    assert [(flag.kind, flag.who) for flag in flags] == [("given", "ada"), ("same", "ada"), ("same", "ben")]
