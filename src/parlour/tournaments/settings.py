"""What an organiser decides once, when a tournament is founded."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal, get_args

import msgspec

from parlour.core.facts import Arg
from parlour.tournaments.errors import TournamentRefused

Format = Literal["swiss", "round-robin", "elimination", "league", "arena", "thirty-six", "duplicate"]
TieBreak = Literal[
    "buchholz", "buchholz-cut", "median-buchholz", "sonneborn-berger", "head-to-head", "games-won", "game-points"
]
Scoring = Literal["places", "points", "comparison", "fitted"]
FORMATS: tuple[Format, ...] = get_args(Format)
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)
USUAL_TIE_BREAKS: dict[Format, tuple[TieBreak, ...]] = {
    "swiss": ("buchholz", "sonneborn-berger", "head-to-head", "games-won"),
    "round-robin": ("head-to-head", "sonneborn-berger", "games-won"),
    "league": ("head-to-head", "sonneborn-berger", "games-won"),
    "elimination": (),
    "arena": ("games-won",),
    "thirty-six": ("games-won",),
    "duplicate": ("head-to-head", "games-won"),
}
"""The order of tie-breaks where an organiser chooses none."""

Number = int | float
Size = Annotated[int, msgspec.Meta(ge=2, le=100)]
Count = Annotated[int, msgspec.Meta(ge=1, le=999)]
LARGEST = 1_000_000_000
"""The largest number of points, above or below zero."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Hold what is decided once.

    title: what the page is headed with
    game: the name of the game
    seed: 64 hex digits, from which all lots are drawn
    seats: the smallest and the largest table
    rounds: how many; None where the format says so, or where the organiser closes the tournament
    best_of: games of a series at a table for two
    cycles: how often all meet in a round robin
    scoring: by places at the table, by the points of the game; where all tables play a board, by comparison of its
        results, or fitted to the margins of all boards
    place_points: points of the first, second … place; empty for the largest table's seats less the place
    bye_points: points of a bye; None for a win at tables for two, else the mean of a full table's points, or where the
        scoring is not by places the player's own mean
    missed_points: points of each round before a late entry
    lowest_wins: whether the fewest points win a game
    tie_breaks: what decides between equal scores, in this order
    labels: names of the rounds, such as dates
    seeding: whether the first entered is the strongest, or lots decide
    night: the secret of a duplicate tournament, 64 hex digits, from which all boards are dealt; else empty
    """

    title: str
    game: str
    format: Format
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    seats: tuple[Size, Size] = (2, 2)
    rounds: Count | None = None
    best_of: Count = 1
    cycles: Count = 1
    scoring: Scoring = "places"
    place_points: tuple[Number, ...] = ()
    bye_points: Number | None = None
    missed_points: Number = 0
    lowest_wins: bool = False
    tie_breaks: tuple[TieBreak, ...] = ()
    labels: tuple[str, ...] = ()
    seeding: Literal["order", "lot"] = "order"
    night: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""

    @property
    def for_two(self) -> bool:
        """Whether every table has two seats."""
        return self.seats == (2, 2)

    @property
    def lowest_leads(self) -> bool:
        """Whether the fewest points lead at a table; those of a series are games won, of which the most lead."""
        return self.lowest_wins and self.best_of == 1

    @property
    def meets_all(self) -> bool:
        """Whether two at a time meet until everybody has met everybody: a round robin or league for two."""
        return self.format in ("round-robin", "league") and self.for_two

    def award(self, place: int) -> Fraction:
        """Return the points of a place, counted from 0, that is not shared."""
        if self.place_points:
            return exact(self.place_points[place]) if place < len(self.place_points) else Fraction(0)
        return Fraction(max(0, self.seats[1] - 1 - place))

    @property
    def bye(self) -> Fraction:
        """The points of a bye where places are scored."""
        if self.meets_all:
            return Fraction(0)  # everybody rests equally often
        if self.bye_points is not None:
            return exact(self.bye_points)
        if self.seats[1] == 2:
            return self.award(0)
        return sum(map(self.award, range(self.seats[1])), Fraction(0)) / self.seats[1]


def exact(number: Number) -> Fraction:
    """Return a number as it is written, so that 0.1 is a tenth."""
    return Fraction(str(number))


def check_settings(settings: Settings) -> None:
    """Raise TournamentRefused where settings contradict one another."""
    least, most = settings.seats
    args: dict[str, dict[str, Arg]] = {
        "size-order": {"least": least, "most": most},
        "for-two": {"format": settings.format},
        "points-range": {"least": -LARGEST, "most": LARGEST},
        "rounds-said": {"format": settings.format},
    }
    for problem, is_so in _problems(settings):
        if is_so:
            raise TournamentRefused(problem, **args.get(problem, {}))


def _problems(settings: Settings) -> list[tuple[str, bool]]:
    """List the ids of messages, each with whether it is so."""
    form, (least, most) = settings.format, settings.seats
    by_points, is_duplicate = settings.scoring == "points", form == "duplicate"
    numbers = (*settings.place_points, settings.bye_points or 0, settings.missed_points)
    falling = all(a >= b for a, b in zip(settings.place_points, settings.place_points[1:], strict=False))
    return [
        ("size-order", least > most),
        ("for-two", form in ("elimination", "arena") and not settings.for_two),
        ("series-two", settings.best_of > 1 and not settings.for_two),
        ("series-odd", form == "elimination" and settings.best_of % 2 == 0),
        ("cycles", settings.cycles > 1 and not settings.meets_all),
        ("places-rise", not falling),
        ("points-range", any(abs(number) > LARGEST for number in numbers)),
        ("knockout-places", form == "elimination" and by_points),
        ("own-points",
         form == "thirty-six" and not (by_points and settings.lowest_wins)),
        ("lowest-added",
         form != "thirty-six" and by_points and settings.lowest_wins),
        ("duplicate-scoring",
         is_duplicate != (settings.scoring in ("comparison", "fitted"))),
        ("fitted-byes",
         settings.scoring == "fitted" and (settings.bye_points is not None or settings.missed_points != 0)),
        ("night", is_duplicate != bool(settings.night)),
        ("board-series", is_duplicate and settings.best_of > 1),
        ("compared-places", is_duplicate and bool(settings.place_points)),
        ("tie-twice", len(set(settings.tie_breaks)) < len(settings.tie_breaks)),
        ("own-ties",
         form == "thirty-six" and settings.tie_breaks != USUAL_TIE_BREAKS["thirty-six"]),
        ("rounds-said",
         settings.rounds is not None and (settings.meets_all or form in ("elimination", "arena", "thirty-six"))),
    ]  # fmt: skip
