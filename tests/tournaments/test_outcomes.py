"""What people report, and what is refused with a sentence that names what is wrong."""

from __future__ import annotations

import pytest

from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import CameBack, Closed, Corrected, Entered, Event, Left, Outcome, Paired, Pod, Result
from parlour.tournaments.outcomes import make_outcome
from parlour.tournaments.settings import Settings
from parlour.tournaments.tournament import Tournament, clean_name
from tests.tournaments.playing import found, pair

SETTINGS = found(seats=(2, 4)).settings
POD = Pod(3, ("Ana", "Ben", "Cem"))


@pytest.mark.parametrize(
    ("said", "places"),
    [
        ({"points": (9, 4, 7)}, (1, 3, 2)),
        ({"points": (9, 9, 7)}, (1, 1, 3)),
        ({"points": (9, 9, 7), "winner": "Ben"}, (2, 1, 3)),
        ({"winner": "Cem"}, (2, 2, 1)),
        ({"is_draw": True}, (1, 1, 1)),
        ({"points": (0, 4, 7), "absent": ["Ana"]}, (0, 2, 1)),
        ({"absent": ["Ana", "Ben"]}, (0, 0, 1)),
        ({"absent": ["Ana", "Ben", "Cem"]}, (0, 0, 0)),
        ({"absent": ["Ana"], "winner": "Ben"}, (0, 1, 2)),
    ],
)
def test_reports_become_places(said: dict[str, object], places: tuple[int, ...]) -> None:
    assert make_outcome(SETTINGS, POD, **said).places == places  # type: ignore[arg-type]


def test_where_the_lowest_points_win() -> None:
    lowest = found(seats=(2, 4), lowest_wins=True).settings
    assert make_outcome(lowest, POD, (9, 0, 7)).places == (3, 1, 2)


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ({}, "say who won, that it was a draw, or the points"),
        ({"winner": "Dora"}, "Dora does not sit at table 3; there sit Ana, Ben, Cem"),
        ({"absent": ["Dora"]}, "Dora does not sit at table 3"),
        ({"winner": "Ana", "absent": ["Ana"]}, "Ana cannot have won without showing up"),
        ({"winner": "Ana", "is_draw": True}, "either a draw or won by Ana"),
        ({"points": (1, 2)}, r"table 3 has 3 seats \(Ana, Ben, Cem\); 2 numbers are given"),
        ({"points": (1, 2, 3), "winner": "Ana"}, "Ana cannot have won with these points"),
        ({"points": (1, 2, 3), "is_draw": True}, "cannot be a draw with different points"),
    ],
)
def test_contradictions_are_named(said: dict[str, object], complaint: str) -> None:
    with pytest.raises(TournamentRefused, match=f"(?i){complaint}"):
        make_outcome(SETTINGS, POD, **said)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("points", "is_fine"),
    [((2, 0), True), ((2, 1), True), ((1.5, 1.5), True), ((3, 0), True), ((1, 1), False), ((3, 1), False),
     ((2, -1), False), ((2, 0.3), False), ((1, 0), False)],
)  # fmt: skip
@pytest.mark.parametrize("lowest_wins", [False, True])
def test_a_series_of_three(points: tuple[float, float], is_fine: bool, lowest_wins: bool) -> None:
    """Points are games won, of which the most lead, whatever leads in a game."""
    tournament = found(players=["Ana", "Ben"], best_of=3, lowest_wins=lowest_wins)
    (pod,) = pair(tournament).pods
    event = Result(1, 1, make_outcome(tournament.settings, pod, points))
    if is_fine:
        tournament.apply(event)
        assert event.outcome.places == ((1, 1) if points[0] == points[1] else (1, 2))
    else:
        with pytest.raises(TournamentRefused, match=r"(?i)best of 3 cannot end with"):
            tournament.apply(event)


@pytest.fixture
def club() -> Tournament:
    """Ana, Ben and Cem; round 1 is paired, table 1 has a result, somebody has a bye, Dora left."""
    tournament = found(players=["Ana", "Ben", "Cem", "Dora"])
    tournament.apply(Left("Dora"))
    pair(tournament)
    tournament.apply(Result(1, 1, Outcome((1, 2), (9, 4))))
    return tournament


@pytest.mark.parametrize(
    ("event", "complaint"),
    [
        (Entered("Ana"), "Ana has entered already"),
        (Entered("ana"), "Ana has entered already"),
        (Entered("Dora"), "Dora has entered already; no name is there twice; who left may come back"),
        (Entered(" Eva"), "is to be written 'Eva'"),
        (Entered(""), "a name is empty"),
        (Left("Eva"), "nobody here is called Eva"),
        (Left("Dora"), "Dora has left already"),
        (CameBack("Ana"), "Ana is here already"),
        (Result(1, 1, Outcome((1, 2))), "table 1 of round 1 has a result already; correct that"),
        (Result(1, 2, Outcome((1, 2))), "round 1 has no table 2; its tables are 1"),
        (Result(2, 1, Outcome((1, 2))), "there is no round 2; 1 were paired"),
        (Corrected(1, 1, Outcome((1, 2, 3))), "table 1 has 2 seats"),
        (Corrected(1, 1, Outcome((1, 3))), "the places 1, 3 leave one out"),
        (Corrected(1, 1, Outcome((2, 1), (9, 4))), "cannot be ahead of"),
        (Corrected(1, 1, Outcome((1, 1), (9, 4))), "cannot be ahead of"),
        (Corrected(1, 1, Outcome((1, 2), (9, 10**10)),), "points are between"),
        (Paired(3, ()), "round 3 is paired, but the next is 2"),
        (Paired(2, (Pod(1, ("Ana", "Dora")),)), "Dora is paired but not here"),
        (Paired(2, (Pod(1, ("Ana", "Ben")), Pod(2, ("Ana", "Cem")))), "Ana is paired twice"),
        (Paired(2, (Pod(1, ("Ana", "Ben")), Pod(1, ("Cem", "Ana")))), "table 1 is there twice"),
        (Paired(2, (Pod(1, ("Ana", "Ben", "Cem")),)), "table 1 cannot have 3 seats"),
        (Paired(2, (Pod(1, ("Ana",)),)), "table 1 cannot have 1 seats"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(club: Tournament, event: Event, complaint: str) -> None:
    before = list(club.events)
    with pytest.raises(TournamentRefused, match=f"(?i){complaint}"):
        club.apply(event)
    assert club.events == before


def test_results_that_are_missing_are_named() -> None:
    tournament = found(players=6)
    pair(tournament)
    with pytest.raises(TournamentRefused, match=r"(?i)round 1 still waits for the results of tables 1, 2, 3"):
        pair(tournament)
    tournament.apply(Result(1, 2, Outcome((1, 2))))
    tournament.apply(Result(1, 1, Outcome((1, 2))))
    with pytest.raises(TournamentRefused, match=r"(?i)round 1 still waits for the results of table 3"):
        pair(tournament)
    with pytest.raises(TournamentRefused, match=r"(?i)table 3 of round 1 has no result that could be corrected"):
        tournament.apply(Corrected(1, 3, Outcome((1, 2))))


def test_a_closed_tournament_takes_results_but_nobody(club: Tournament) -> None:
    club.apply(Closed())
    for event, complaint in [
        (Closed(), "closed already"),
        (Entered("Eva"), "nobody can enter any more"),
        (CameBack("Dora"), "nobody can come back any more"),
        (Paired(2, ()), "nothing is paired any more"),
    ]:
        with pytest.raises(TournamentRefused, match=f"(?i){complaint}"):
            club.apply(event)
    club.apply(Corrected(1, 1, Outcome((2, 1), (4, 9))))


def test_a_knockout_needs_a_winner_and_points_are_needed_where_they_are_the_score() -> None:
    cup = found("elimination", 2)
    pair(cup)
    with pytest.raises(TournamentRefused, match=r"(?i)a knockout needs a winner"):
        cup.apply(Result(1, 1, Outcome((1, 1))))
    by_points = found(players=2, scoring="points")
    pair(by_points)
    with pytest.raises(TournamentRefused, match=r"(?i)points of the game are added up"):
        by_points.apply(Result(1, 1, Outcome((1, 2))))


@pytest.mark.parametrize("name", ["Ana", "山田太郎", "Zoë", "علي", "O'Neill & <b>", "👩‍👩‍👧", "Ẹ̀kọ́", "=1+1"])
def test_names_may_be_any_unicode(name: str) -> None:
    assert found(players=[clean_name(name)]).here[0].name


def test_names_that_look_alike_are_the_same() -> None:
    assert clean_name("  Zoe\u0308   Ruiz ") == "Zo\u00eb Ruiz"
    with pytest.raises(TournamentRefused, match=r"(?i)has entered already"):
        found(players=["Zo\u00eb", "ZO\u00cb"])
    for name in ("a\x07b", "a\u2028b", "x" * 81, "\t"):
        with pytest.raises(TournamentRefused):
            found(players=[clean_name(name).replace(" ", "\u2028")] if "\u2028" in name else [clean_name(name)])


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"seats": (4, 3)}, "the smaller number comes first"),
        ({"format": "elimination", "seats": (2, 3)}, "a knockout is for tables of two"),
        ({"format": "arena", "seats": (2, 3)}, "arena is for tables of two"),
        ({"best_of": 3, "seats": (3, 3)}, "a series of several games"),
        ({"format": "elimination", "best_of": 2}, "an odd number of games"),
        ({"cycles": 2}, "several cycles"),
        ({"place_points": (1, 3)}, "must not rise"),
        ({"bye_points": 10**10}, "points are between"),
        ({"format": "elimination", "scoring": "points"}, "scored by places"),
        ({"format": "thirty-six"}, "the lowest total wins"),
        ({"scoring": "points", "lowest_wins": True}, "only 36’s own tournament"),
        ({"tie_breaks": ("buchholz", "buchholz")}, "named twice"),
        ({"format": "round-robin", "rounds": 5}, "says itself how many rounds"),
    ],
)
def test_settings_that_contradict_one_another(given: dict[str, object], complaint: str) -> None:
    whole = {"title": "A", "game": "pentic", "format": "swiss", "seed": "0" * 64, **given}
    with pytest.raises(TournamentRefused, match=f"(?i){complaint}"):
        Tournament(Settings(**whole))  # type: ignore[arg-type]
