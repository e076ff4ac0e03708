"""Tables put together from codes: from any side, with places missing, twice, apart, or of another game."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator

import pytest
from benchmarks.seeing import deal, names_of
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.game import find_game
from parlour.seeing.pieces import Found
from parlour.seeing.planes import NoPlane, Plane, chain, fit_plane, inverse, through
from parlour.seeing.sight import Sight, look
from parlour.seeing.tables import SETTINGS, Unseen, setting_of
from tests.seeing.tables import Laid, codes_of

SEEDS = st.integers(0, 2**32)
GAMES = tuple(SETTINGS)


def view(chance: random.Random, spin: float = 10.0) -> Plane:
    """Return the way from millimetres to a picture taken up to 35 degrees from beside, turned by up to so many."""
    tilt, about, turn = (math.radians(chance.uniform(-d, d)) for d in (35, 180, spin))
    axis = math.cos(about), math.sin(about)
    far, scale = chance.uniform(700, 1500), chance.uniform(2500, 4500)
    pairs = []
    for x, y in ((-200.0, -200.0), (600.0, -200.0), (600.0, 600.0), (-200.0, 600.0)):
        px, py = x - 200, y - 200
        px, py = px * math.cos(turn) - py * math.sin(turn), px * math.sin(turn) + py * math.cos(turn)
        across = -px * axis[1] + py * axis[0]
        along = px * axis[0] + py * axis[1]
        deep = far + across * math.sin(tilt)
        flat = across * math.cos(tilt)
        pairs.append(
            (
                (x, y),
                (
                    2000 + scale * (along * axis[0] - flat * axis[1]) / deep,
                    1500 + scale * (along * axis[1] + flat * axis[0]) / deep,
                ),
            )
        )
    return fit_plane(pairs)


def table(game: str, seed: int) -> tuple[Laid, list[Found]]:
    chance = random.Random(seed)
    setting = SETTINGS[game]
    laid = deal(find_game(game), chance)
    return laid, codes_of(setting, laid, view(chance), chance)


def read(sight: Sight, game: str) -> Laid:
    turned = SETTINGS[game].form.touching
    return {place: (name, sight.turns[place] if turned else 0) for place, name in sight.names.items()}


@pytest.mark.parametrize("game", GAMES)
@given(seed=SEEDS)
def test_a_table_is_read_from_every_side(game: str, seed: int) -> None:
    laid, found = table(game, seed)
    sight = look(found, SETTINGS[game])
    assert read(sight, game) == names_of(SETTINGS[game], laid)
    assert set(sight.flagged) == set(sight.places) - set(laid)


@pytest.mark.parametrize("game", ["gridsy", "grannys-pills", "mismemory"])
@given(seed=SEEDS)
def test_a_place_that_cannot_be_read_is_flagged_and_no_other_is_wrong(game: str, seed: int) -> None:
    laid, found = table(game, seed)
    chance = random.Random(seed)
    lost = chance.choice(sorted(laid))
    number = next(code.number for code in codes_of(SETTINGS[game], {lost: laid[lost]}, view(chance), chance))
    kept = [code for code in found if code.number != number]
    try:
        sight = look(kept, SETTINGS[game])
    except Unseen:
        return  # all of a row at the edge can be gone, of kinds of which there are seven
    truth = names_of(SETTINGS[game], laid)
    assert all(truth[place] == there for place, there in read(sight, game).items())
    assert lost in sight.flagged


def blurred(found: list[Found], chance: random.Random, pixels: float, lost: float) -> list[Found]:
    """Return codes whose corners are off by some pixels, without a share of them."""
    kept = []
    for code in found:
        if chance.random() >= lost:
            a, b, c, d = ((x + chance.gauss(0, pixels), y + chance.gauss(0, pixels)) for x, y in code.corners)
            kept.append(Found(code.number, (a, b, c, d)))
    return kept


@pytest.mark.parametrize(
    ("game", "seeds", "pixels", "lost"),
    [
        ("thirty-six", (1, 57, 88), 0.3, 0.0),
        ("thirty-six", (8, 38, 92, 109, 172), 0.5, 0.1),
        ("pivot-pawns", (39, 57), 0.5, 0.1),
        *((game, range(8), 0.5, 0.3) for game in GAMES),
    ],
)
def test_codes_seen_badly_are_asked_about_or_refused_and_never_misplaced(
    game: str, seeds: Iterable[int], pixels: float, lost: float
) -> None:
    """The seeds named are those of tables that were once read wrongly."""
    for seed in seeds:
        laid, found = table(game, seed)
        try:
            sight = look(blurred(found, random.Random(seed), pixels, lost), SETTINGS[game])
        except Unseen:
            continue
        truth = names_of(SETTINGS[game], laid)
        assert all(truth.get(place) == there for place, there in read(sight, game).items()), seed


@pytest.mark.parametrize("corner", ["tip", "left", "right"])
@given(seed=SEEDS)
def test_a_corner_of_a_pyramid_that_is_not_read_is_asked_about(corner: str, seed: int) -> None:
    laid, _ = table("tyramid", seed)
    lost = {"tip": min(laid, key=lambda at: at[1]), "left": min(laid), "right": max(laid)}[corner]
    chance = random.Random(seed)
    found = codes_of(SETTINGS["tyramid"], {at: there for at, there in laid.items() if at != lost}, view(chance), chance)
    sight = look(found, SETTINGS["tyramid"])
    truth = names_of(SETTINGS["tyramid"], laid)
    assert sight.flagged == (lost,)
    assert read(sight, "tyramid") == {at: there for at, there in truth.items() if at != lost}


@given(seed=SEEDS)
def test_a_card_seen_at_two_places_is_believed_at_neither(seed: int) -> None:
    chance = random.Random(seed)
    laid = deal(find_game("gridsy"), chance)
    one, other = chance.sample(sorted(laid), 2)
    laid[other] = laid[one]
    sight = look(codes_of(SETTINGS["gridsy"], laid, view(chance), chance), SETTINGS["gridsy"])
    assert set(sight.flagged) == {one, other}


def sentences() -> Iterator[tuple[str, list[Found], str]]:
    chance = random.Random(7)
    setting = SETTINGS["gridsy"]
    _, found = table("pentic", 3)
    yield "pentic", [], "No pieces with codes"
    yield "pentic", found[:1], "No pieces with codes"
    yield "mismemory", found, "belong to other pieces"
    half = {place: there for place, there in deal(find_game("pentic"), chance).items() if place[1] < 2}
    yield "pentic", codes_of(setting, half, view(chance), chance), "Only a part of the table"
    whole = deal(find_game("gridsy"), chance)
    away = {(column + 9, row): there for (column, row), there in deal(find_game("pentic"), chance).items()}
    yield "gridsy", codes_of(setting, whole | away, view(chance), chance), "Two tables"
    laid = deal(find_game("tyramid"), chance)
    edges = {place: there for place, there in laid.items() if place[0] in (0, max(laid)[0]) or place[1] == 0}
    yield "tyramid", codes_of(SETTINGS["tyramid"], edges, view(chance), chance), "Too few cards of the pyramid"
    yield "pentic", table("gridsy", next(seed for seed in range(99) if len(table("gridsy", seed)[0]) == 16))[1], "Put"


@pytest.mark.parametrize(("game", "found", "sentence"), [*sentences()])
def test_what_is_no_table_is_refused_with_a_sentence(game: str, found: list[Found], sentence: str) -> None:
    with pytest.raises(Unseen, match=sentence):
        look(found, SETTINGS[game])


@pytest.mark.parametrize("game", ["queen-of-the-ticcitories", "connect-four"])
def test_games_that_no_photograph_shows_are_refused_by_name(game: str) -> None:
    with pytest.raises(Unseen):
        setting_of(game)


@given(seed=SEEDS)
def test_planes_go_there_and_back(seed: int) -> None:
    plane = view(random.Random(seed))
    for point in ((0.0, 0.0), (120.0, 40.0), (-70.0, 300.0)):
        assert through(inverse(plane), through(plane, point)) == pytest.approx(point, abs=1e-6)
        assert through(chain(plane, inverse(plane)), point) == pytest.approx(point, abs=1e-6)


@pytest.mark.parametrize("points", [[(0, 0), (1, 1), (2, 2), (3, 3)], [(0, 0)] * 5, [(0, 0), (1, 0), (0, 1)]])
def test_points_that_determine_no_plane_are_refused(points: list[tuple[float, float]]) -> None:
    with pytest.raises(NoPlane):
        fit_plane([(point, point) for point in points])
