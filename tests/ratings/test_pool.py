"""Ratings are a fold over results: what moves them, what does not, and what bots mean on their scale."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.decision import LEVELS
from parlour.core.errors import BadOption
from parlour.core.game import games
from parlour.ratings import anchors
from parlour.ratings.anchors import anchor
from parlour.ratings.pool import Rating, rate, rate_result, show_anchor
from parlour.ratings.results import Player, Result

ADA, BEN = Player("ada"), Player("ben")
PROGRAMS = (Player("hal", None, True), Player("zoe", None, True))
BOTS_DOC = Path(__file__).parents[2] / "docs" / "bots.md"


def result(number: int, *players: Player, ranks: tuple[int, ...] = (0, 1), game: str = "pentic") -> Result:
    return Result(f"m{number:03}", game, number, players, ranks, ("",) * len(players))


@st.composite
def histories(draw: st.DrawFn) -> list[Result]:
    """Results of two or three seats by four people and a bot, in any order of time."""
    seats = draw(st.integers(2, 3))
    players = [*(Player(name) for name in "abcd"), Player(None, "club"), Player(), *PROGRAMS]
    found = []
    for number in range(draw(st.integers(1, 12))):
        who = draw(st.lists(st.sampled_from(players), min_size=seats, max_size=seats, unique=True))
        ranks = tuple(draw(st.lists(st.integers(0, 2), min_size=seats, max_size=seats)))
        found.append(Result(f"m{number}", "pentic", draw(st.integers(0, 9)), tuple(who), ranks, ("",) * seats))
    return found


@settings(max_examples=40, deadline=None)
@given(histories(), st.randoms())
def test_ratings_do_not_depend_on_the_order_in_which_results_come(history: list[Result], dice: object) -> None:
    shuffled = list(history)
    dice.shuffle(shuffled)  # type: ignore[attr-defined]
    assert rate(shuffled) == rate(history)


@settings(max_examples=40, deadline=None)
@given(histories())
def test_people_and_programs_are_rated_and_each_match_counts_once(history: list[Result]) -> None:
    """A match counts for the programs in it, or where there are none for the people."""
    ratings = rate(history)
    counted = Counter(
        player.id
        for one in history
        for player in one.players
        if player.id is not None and player.program is any(each.program for each in one.players)
    )
    assert {who: rating.matches for who, rating in ratings.items()} == counted


@settings(max_examples=40, deadline=None)
@given(histories())
def test_matches_with_programs_leave_the_ratings_of_people_as_they_are(history: list[Result]) -> None:
    among_people = [one for one in history if not any(player.program for player in one.players)]
    apart = {player.id for player in PROGRAMS}
    assert {who: rating for who, rating in rate(history).items() if who not in apart} == rate(among_people)


def test_who_wins_rises_and_who_loses_falls() -> None:
    ratings = rate([result(1, ADA, BEN)])
    assert ratings["ada"].points > 1500 > ratings["ben"].points
    assert ratings["ada"].within < Rating().within


def test_a_draw_of_equals_moves_nobody() -> None:
    ratings = rate([result(1, ADA, BEN, ranks=(0, 0))])
    assert ratings["ada"].points == ratings["ben"].points == 1500


def test_a_program_is_met_at_its_own_rating_and_meets_people_at_theirs() -> None:
    hal, zoe = PROGRAMS
    weak, strong = (
        rate_result(result(1, ADA, hal), {"hal": Rating(10.0, 2.0, 30), "ada": Rating(mu, 2.0, 30)})["hal"].mu
        for mu in (5.0, 25.0)
    )
    assert weak < strong < 10.0, "to lose against the stronger one costs less"
    assert rate([result(1, zoe, hal), result(2, hal, Player(None, "club"))])["hal"].matches == 2


def test_to_beat_a_stronger_bot_is_worth_more() -> None:
    gains = [rate([result(1, ADA, Player(None, level))])["ada"].mu for level in LEVELS]
    assert gains == sorted(gains) and gains[0] < gains[-1]


def test_a_forgotten_opponent_counts_as_a_newcomer() -> None:
    before = {"ben": Rating(40.0, 2.0, 30)}
    assert rate_result(result(1, ADA, Player()), before)["ada"] == rate_result(result(1, ADA, Player("new")), {})["ada"]


def test_a_rating_is_provisional_until_enough_is_known() -> None:
    history = [result(number, ADA, BEN, ranks=(number % 2, 1 - number % 2)) for number in range(60)]
    assert rate(history[:1])["ada"].is_provisional
    assert not rate(history)["ada"].is_provisional


# --- anchors


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
@pytest.mark.parametrize("name", games())
def test_the_bots_of_every_game_stand_in_the_order_of_their_levels(name: str, seats: int) -> None:
    shown = [show_anchor(name, seats, level) for level in LEVELS]
    assert shown == sorted(set(shown)) and shown[LEVELS.index("casual")] == 1500


@pytest.mark.parametrize("seats", [2, 4])
def test_the_model_foretells_what_the_arena_measured(seats: int) -> None:
    """Two kinds of bots without uncertainty, half of the seats each, win as often as they did."""
    for game, counts in anchors._shares().items():
        for level, below, share in zip(LEVELS[1:], LEVELS, counts.get(seats, ()), strict=False):
            if share is None:
                continue
            means = [math.exp(anchor(game, seats, one) / (anchors.BETA * math.sqrt(seats))) for one in (level, below)]
            assert means[0] / sum(means) == pytest.approx(share)


@pytest.mark.parametrize("seats", [3, 5, 9])
def test_what_was_not_measured_is_as_with_the_nearest_number_that_was(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    shares = {"x": {2: [0.6, 0.7, 0.8, 0.9], 4: [None, 0.65, None, 0.85]}}
    monkeypatch.setattr(anchors, "_shares", lambda: shares)
    near = {3: [0.6, 0.7, 0.8, 0.9]}.get(seats, [0.6, 0.65, 0.8, 0.85])
    for (below, level), share in zip(itertools.pairwise(LEVELS), near, strict=True):
        means = [math.exp(anchor("x", seats, one) / (anchors.BETA * math.sqrt(seats))) for one in (level, below)]
        assert means[0] / sum(means) == pytest.approx(share)


@pytest.mark.parametrize(("level", "below", "share"), [("casual", "gentle", 0.76), ("expert", "club", 0.97)])
def test_who_wins_as_often_as_a_level_has_its_rating(level: str, below: str, share: float) -> None:
    """At the mean of that level, victories and defeats against the level below balance: the rating rests."""
    before = {"ada": Rating(anchor("thirty-six", 2, level), 1.0, 50)}
    bot = Player(None, below)
    won, lost = (
        rate_result(result(1, ADA, bot, ranks=ranks, game="thirty-six"), before)["ada"].mu - before["ada"].mu
        for ranks in ((0, 1), (1, 0))
    )
    assert won > 0 > lost
    assert won * share + lost * (1 - share) == pytest.approx(0, abs=0.1 * won)


def test_the_shares_are_those_of_the_table_of_bots() -> None:
    """Each row of two seats in docs/bots.md gives four shares; ``data/shares.json`` has the same."""
    titles = {game.about.title: name for name, game in games().items()}
    found = {}
    for line in BOTS_DOC.read_text().splitlines():
        cells = [cell.strip(" *†‡") for cell in line.split("|")[1:-1]]
        shares = [re.match(r"\.(\d\d) [(±]", cell) for cell in cells[1:]]
        if cells and cells[0] in titles and len(cells) == 6 and any(shares):
            found[titles[cells[0]]] = [int(match[1]) / 100 for match in shares if match]
    assert found == {game: counts[2] for game, counts in anchors._shares().items()}


def test_a_level_without_measurements_is_refused() -> None:
    with pytest.raises(BadOption, match="no strength was measured"):
        anchor("pentic", 2, "search:100")
    with pytest.raises(BadOption, match="no strength was measured"):
        anchor("reversi", 2, "club")
