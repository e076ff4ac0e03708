"""A tournament in memory: what follows from its log, and who of its players are guests of the house."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from parlour.server.storage.tournaments import Happened, Head, News
from parlour.server.tournaments.founding import Played
from parlour.server.tournaments.refusals import refusing
from parlour.tournaments.events import Asked, Claimed, Closed, Declined, Entered, Event, Paired, Pod, Result
from parlour.tournaments.tournament import Player, Tournament


class Held:
    """A tournament as its log says.

    ``guest_of`` maps names to guests, ``name_of`` guests to names, ``open_of`` names to the tables without a result at
    which they sit, by round and number. ``tables`` maps rounds and tables to ids of tables of the house. ``asked`` maps
    numbers of claims to players and guests, of which those in ``declined`` were declined.
    """

    def __init__(self, head: Head) -> None:
        self.head = head
        self.played = msgspec.convert(head.played, Played)
        self.tournament = Tournament(head.settings)
        self.guest_of: dict[str, str] = {}
        self.name_of: dict[str, str] = {}
        self.open_of: defaultdict[str, dict[tuple[int, int], Pod]] = defaultdict(dict)
        self.tables: dict[tuple[int, int], str] = {}
        self.asked: dict[int, tuple[str, str]] = {}
        self.declined: set[int] = set()
        self.organisers: frozenset[str] = frozenset()

    @property
    def known(self) -> int:
        """The number of its events."""
        return len(self.tournament.events)

    @property
    def revision(self) -> str:
        """What changes whenever its page does."""
        return f"{self.head.rewritten}-{self.known}"

    def follow(self, news: News) -> None:
        """Take in what is new. Raises TournamentRefused for a log that contradicts itself."""
        for each in news.events:
            self.apply(each)
        self.head = news.head
        self.tables.update(news.tables)
        self.organisers = news.organisers

    def apply(self, happened: Happened) -> None:
        """Add one event. Raises TournamentRefused where it does not fit; nothing is changed then."""
        self.tournament.apply(happened.event)
        match happened.event:
            case Entered(name=name) | Claimed(name=name) if happened.guest is not None:
                self.guest_of[name] = happened.guest
                self.name_of[happened.guest] = name
            case Asked(name=name) if happened.guest is not None:
                self.asked[self.known] = name, happened.guest
            case Declined(asked=number):
                self.declined.add(number)
            case Paired(round=round, pods=pods):
                for pod in pods:
                    if pod.table:
                        self._seat(round, pod)
            case Result(round=round, table=table):
                for name in self.tournament.find_pod(round, table)[1].seats:
                    del self.open_of[name][round, table]

    def _seat(self, round: int, pod: Pod) -> None:
        for name in pod.seats:
            self.open_of[name][round, pod.table] = pod

    def player_of(self, guest: str | None) -> Player | None:
        """Return the player that a guest is, None if they have not entered."""
        name = self.name_of.get(guest or "")
        return self.tournament.players[name] if name is not None else None

    def find_end(self, events: Iterable[Event], now: float) -> int | None:
        """Return until when it is paired by itself after events: from its first pairing until it is closed."""
        if any(isinstance(event, Closed) for event in events):
            return None
        begins = self.played.minutes and any(isinstance(event, Paired) and event.round == 1 for event in events)
        return int(now) + 60 * self.played.minutes if begins else self.head.ends_at

    def find_player(self, name: str, field: str) -> Player:
        """Return a player by name. Raises NotNow, naming the field, for a name that nobody here has."""
        with refusing(field):
            return self.tournament.find_player(name)
