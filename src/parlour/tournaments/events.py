"""What happens in a tournament. A tournament is its settings and these events, in order."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.tournaments.settings import Number

At = Annotated[int, msgspec.Meta(ge=1)]


class Pod(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a round.

    table: its number from 1; 0 for a bye, and for a place of a bracket that nobody reached
    seats: names in the order of the seats, the starting seat first; one name is a bye
    """

    table: Annotated[int, msgspec.Meta(ge=0)]
    seats: tuple[str, ...]


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the game at a table ended.

    places: by seat, 1 for first; who shares a place has the same number, who did not show up 0
    points: by seat, points of the game or games won of a series; empty where nobody noted them
    """

    places: tuple[Annotated[int, msgspec.Meta(ge=0)], ...]
    points: tuple[Number, ...] = ()

    @property
    def present(self) -> tuple[int, ...]:
        """The seats of those who showed up."""
        return tuple(seat for seat, place in enumerate(self.places) if place)

    @property
    def was_played(self) -> bool:
        """Whether at least two showed up, so that there was a game."""
        return len(self.present) > 1


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """The base of events."""


class Entered(_Event, frozen=True, tag="entered"):
    """Somebody enters, and plays from the next round that is paired."""

    name: str


class Left(_Event, frozen=True, tag="left"):
    """Somebody leaves, and is not paired any more."""

    name: str


class CameBack(_Event, frozen=True, tag="came-back"):
    """Somebody who left is there again."""

    name: str


class Asked(_Event, frozen=True, tag="asked"):
    """Somebody with a device says that they are a player who was typed in; an organiser decides about that."""

    name: str


class Claimed(_Event, frozen=True, tag="claimed"):
    """A player who was typed in plays from a device from now on."""

    name: str


class Declined(_Event, frozen=True, tag="declined"):
    """An organiser does not believe who asked; ``asked``: the number of that event."""

    asked: At


class Paired(_Event, frozen=True, tag="paired"):
    """A round is paired, counted from 1; pairings that were made stay."""

    round: At
    pods: tuple[Pod, ...]


class Result(_Event, frozen=True, tag="result"):
    """The first result of a table."""

    round: At
    table: At
    outcome: Outcome


class SeriesGame(_Event, frozen=True, tag="game"):
    """One game of a series at a table ended: the places by seat, 1 for first."""

    round: At
    table: At
    places: tuple[At, At]


class Corrected(_Event, frozen=True, tag="corrected"):
    """Another result of a table that has one."""

    round: At
    table: At
    outcome: Outcome


class Closed(_Event, frozen=True, tag="closed"):
    """The organiser ends it: nothing is paired any more; tables in play may still finish."""


Event = Entered | Left | CameBack | Asked | Claimed | Declined | Paired | SeriesGame | Result | Corrected | Closed
