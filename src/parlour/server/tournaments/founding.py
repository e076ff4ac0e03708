"""What a tournament is founded with: the settings of the engine, and how it is played in this house."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.game import Game, find_game
from parlour.core.seed import new_seed
from parlour.core.time_control import read_control
from parlour.protocol.http import Terms
from parlour.protocol.tournaments import NewTournament, Where
from parlour.server.base.errors import BadWish
from parlour.server.tournaments.refusals import refusal, refusing
from parlour.tournaments.settings import USUAL_TIE_BREAKS, Scoring, Settings, check_settings


class Played(msgspec.Struct, frozen=True):
    """How a tournament is played in this house.

    where: at screens, at real tables, or both
    options: of the game at screens
    clock: the time that each person has at screens; empty: no limit
    minutes: how long an arena pairs by itself from its first pairing; 0: an organiser pairs
    """

    where: Where
    options: dict[str, Any] = {}
    clock: str = ""
    minutes: int = 0

    @property
    def terms(self) -> Terms:
        """What is agreed on at the tables of the house."""
        return Terms(False, 0, "bot", False, False, self.clock, rated=False, open=False)


def read_wish(wish: NewTournament) -> tuple[Settings, Played]:
    """Return what a tournament is founded with. Raises UnknownGame, BadOption and BadWish naming the field."""
    game = find_game(wish.game)
    _check_seats(game, wish)
    if wish.format == "duplicate" and wish.where != "screens":
        raise refusal(BadWish, "duplicate-screens", "where")
    played = Played(wish.where, wish.options, wish.clock, wish.minutes)
    if wish.minutes:
        _check_minutes(wish)
    if wish.where != "tables":
        _check_screens(game, wish)
    settings = _make_settings(game, wish)
    with refusing(_field_of(wish), BadWish):
        check_settings(settings)
    return settings, played


def _check_seats(game: Game, wish: NewTournament) -> None:
    least, most = game.rules.players
    if not least <= wish.seats[0] <= wish.seats[1] <= most:
        raise refusal(BadWish, "players", "seats", least=least, most=most)
    if wish.format == "thirty-six" and game.name != "thirty-six":
        raise refusal(BadWish, "own-game", "format")


def _check_screens(game: Game, wish: NewTournament) -> None:
    if wish.clock:
        read_control(wish.clock, "clock")
    for seats in range(wish.seats[0], wish.seats[1] + 1):
        game.read_options(wish.options, seats)


def _check_minutes(wish: NewTournament) -> None:
    if wish.format != "arena" or wish.where != "screens":
        raise refusal(BadWish, "minutes-arena", "minutes")
    if wish.best_of > 1:
        raise refusal(BadWish, "minutes-series", "best_of")
    if not wish.clock:
        raise refusal(BadWish, "minutes-clock", "clock")


def _make_settings(game: Game, wish: NewTournament) -> Settings:
    return Settings(
        title=" ".join(wish.title.split()),
        game=game.name,
        format=wish.format,
        seed=new_seed().hex(),
        seats=wish.seats,
        rounds=wish.rounds,
        best_of=wish.best_of,
        cycles=wish.cycles,
        scoring=_find_scoring(wish),
        lowest_wins=game.rules.lowest_wins,
        tie_breaks=USUAL_TIE_BREAKS[wish.format],
        night=new_seed().hex() if wish.format == "duplicate" else "",
    )


def _find_scoring(wish: NewTournament) -> Scoring:
    if wish.by_comparison:
        return "comparison"
    if wish.by_points or wish.format == "thirty-six":
        return "points"
    return "fitted" if wish.format == "duplicate" else "places"


def _field_of(wish: NewTournament) -> str:
    """Return the field that is most likely at fault where settings contradict one another."""
    doubtful = {
        "best_of": wish.best_of > 1,
        "cycles": wish.cycles > 1,
        "by_points": wish.by_points,
        "by_comparison": wish.by_comparison,
    }
    told = [name for name, is_given in doubtful.items() if is_given]
    return told[0] if told else "rounds" if wish.rounds is not None and wish.seats == (2, 2) else "seats"
