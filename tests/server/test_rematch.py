"""Who begins a rematch: the seat after the one that began, in every game where a seat can be named to begin."""

from __future__ import annotations

import pytest

from parlour.core.game import Game, games
from parlour.core.match import Match
from parlour.server.table.table_requests import _next_options
from tests.server.browser import Browser

NAMING = [name for name, game in games().items() if game.rules.starter is not None]


def names_seats(game: Game) -> bool:
    """Whether some option offers the seats by number beside lots or a draw."""
    return any(field.values and 0 in field.values and "random" in field.values for field in game.option_fields())


def test_every_game_that_lets_a_seat_be_named_says_so() -> None:
    assert {name for name, game in games().items() if names_seats(game)} == set(NAMING)
    assert len(NAMING) == 5


def begins(match: Match) -> int:
    """The first seat that may do what not all do at once; a start card is chosen by all."""
    if len(match.seats_to_act()) > 1:
        for seat in match.seats_to_act():
            match.play(seat, match.actions(seat)[0])
    (seat,) = match.seats_to_act()
    return seat


def start(name: str, players: int, seed: int, **options: object) -> Match:
    game = games()[name]
    return Match.start(game, players, game.read_options(options, players), bytes([seed] * 32))


@pytest.mark.parametrize("name", NAMING)
@pytest.mark.parametrize("seed", range(4))
def test_the_next_seat_begins_however_the_first_was_chosen(name: str, seed: int) -> None:
    game = games()[name]
    for players in range(game.rules.players[0], game.rules.players[1] + 1):
        for options in ({}, {"start": "random"}, {"start": players - 1}):
            match = start(name, players, seed, **options)
            for again in range(players + 1):
                following = Match.start(game, players, _next_options(game, match), bytes([seed, again] * 16))
                assert begins(following) == (begins(match) + 1) % players
                match = following


def test_the_other_options_stay() -> None:
    match = start("queen-of-the-ticcitories", 3, 1, grid=5, raid="each")
    options = _next_options(match.game, match)
    assert (options.grid, options.raid, options.line) == (5, "each", 2)


def test_who_began_a_tournament_is_followed_not_who_began_its_last_game() -> None:
    match = start("thirty-six", 2, 1, tournament=True, start=1)
    while not match.over:
        seat = match.seats_to_act()[0]
        match.play(seat, match.actions(seat)[0])
    assert _next_options(match.game, match).start == 0


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("tic-squared", 2, {"mode": "race"}),
        ("grannys-pills", 2, {}),
        ("mismemory", 2, {}),
        ("gridsy", 2, {}),
        ("pivot-pawns", 2, {"start": [1, 2, 3, 4, 0]}),
    ],
)
def test_where_no_seat_can_be_named_or_all_begin_at_once_nothing_changes(
    name: str, players: int, options: dict[str, object]
) -> None:
    match = start(name, players, 1, **options)
    assert _next_options(match.game, match) == match.options


@pytest.mark.anyio
async def test_with_seats_swapped_the_same_seat_begins_with_somebody_else_in_it(browser: Browser) -> None:
    table = await browser.make("queen-of-the-ticcitories", "here", "here", options={"grid": 3, "start": 1})
    async with browser.live(table, 0) as line:
        while line.view["table"]["phase"] == "playing":
            await line.first()
        names = [seat["name"] for seat in line.view["table"]["seats"]]
    again = (await browser.post(f"/api/tables/{table}/again", {"swap": True})).json()["table"]
    await browser.mix(again, 0, 1)
    async with browser.live(again, 0) as line:
        assert line.view["table"]["options"]["start"] == 1
        assert [seat["name"] for seat in line.view["table"]["seats"]] == names[::-1]


@pytest.mark.anyio
async def test_a_rematch_of_queen_begins_with_the_next_seat(browser: Browser) -> None:
    options = {"grid": 3, "start": 1}
    table = await browser.make("queen-of-the-ticcitories", "here", "here", options=options)
    async with browser.live(table, 0) as line:
        while line.view["table"]["phase"] == "playing":
            await line.first()
    again = (await browser.post(f"/api/tables/{table}/again")).json()["table"]
    await browser.mix(again, 0, 1)
    async with browser.live(again, 0) as line:
        assert line.view["table"]["options"]["start"] == 0
        assert line.view["scene"]["to_act"] == [0]
