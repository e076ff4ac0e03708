"""Series of several games at one table: when they are decided, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Outcome, Result, SeriesGame
from parlour.tournaments.outcomes import check_outcome
from parlour.tournaments.series import Places, count_wins, decide_series
from tests.tournaments.playing import found, pair

GAMES = st.lists(st.sampled_from([(1, 2), (2, 1), (1, 1)]), min_size=9, max_size=9)


@given(best_of=st.integers(2, 9), games=GAMES, lowest_wins=st.booleans())
def test_a_series_ends_once_nobody_can_be_caught_up_with(best_of: int, games: list[Places], lowest_wins: bool) -> None:
    """Until then somebody else could still win it or share it; its outcome is one that a table may have."""
    tournament = found(players=["Ana", "Ben"], best_of=best_of, lowest_wins=lowest_wins)
    (pod,) = pair(tournament).pods
    length = next(n for n in range(1, 10) if decide_series(best_of, games[:n]))
    assert length <= best_of
    for n in range(1, length + 1):
        left, wins = best_of - n, count_wins(games[:n])
        assert sum(wins) == n
        assert (n == length) == (left == 0 or max(wins) > min(wins) + left)
    outcome = decide_series(best_of, games[:length])
    assert outcome is not None
    check_outcome(tournament.settings, pod, outcome)


@pytest.mark.parametrize(
    ("best_of", "before", "event", "complaint"),
    [
        (1, [], SeriesGame(1, 1, (1, 2)), "a table is one game here"),
        (3, [], SeriesGame(1, 2, (1, 2)), "round 1 has no table 2"),
        (3, [], SeriesGame(1, 1, (2, 2)), "leave one out or count one twice"),
        (3, [SeriesGame(1, 1, (1, 2))] * 2, SeriesGame(1, 1, (1, 2)), "is over already"),
        (3, [Result(1, 1, Outcome((1, 2)))], SeriesGame(1, 1, (1, 2)), "is over already"),
    ],
)
def test_a_game_that_does_not_fit_is_refused(
    best_of: int, before: list[SeriesGame | Result], event: SeriesGame, complaint: str
) -> None:
    tournament = found(players=["Ana", "Ben"], best_of=best_of)
    pair(tournament)
    for each in before:
        tournament.apply(each)
    with pytest.raises(TournamentRefused, match=f"(?i){complaint}"):
        tournament.apply(event)
    assert tournament.events[-1] is not event
