"""A tournament as a fold over its events."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import msgspec

from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import (
    Asked,
    CameBack,
    Claimed,
    Closed,
    Corrected,
    Entered,
    Event,
    Left,
    Outcome,
    Paired,
    Pod,
    Result,
    SeriesGame,
)
from parlour.tournaments.outcomes import check_outcome, check_places
from parlour.tournaments.series import Places, decide_series
from parlour.tournaments.settings import Settings, check_settings

NAME_LENGTH = 80
"""Maximum length of a name, in characters."""


class Player(msgspec.Struct):
    """Somebody who entered.

    number: the order of entry, from 0
    since: rounds that were paired before
    is_here: whether the next round is paired with this player
    """

    name: str
    number: int
    since: int
    is_here: bool = True


class Round(msgspec.Struct):
    """One round, or in an arena all tables that began at one time; outcomes, and games of series, by table."""

    number: int
    label: str
    pods: tuple[Pod, ...]
    outcomes: dict[int, Outcome] = {}
    games: dict[int, list[Places]] = {}

    @property
    def open_pods(self) -> list[Pod]:
        """The tables without a result."""
        return [pod for pod in self.pods if pod.table and pod.table not in self.outcomes]

    def pod_at(self, table: int) -> Pod | None:
        """Return the table of this number, None where there is none."""
        return next((pod for pod in self.pods if pod.table == table), None) if table else None


def clean_name(name: str) -> str:
    """Return a name in Unicode's composed form with single spaces.

    Raises TournamentRefused for an empty, overlong or unprintable one.
    """
    clean = unicodedata.normalize("NFC", " ".join(name.split()))
    if not clean:
        raise TournamentRefused("name-empty")
    if len(clean) > NAME_LENGTH:
        raise TournamentRefused("name-long", name=f"{clean[:20]}…", most=NAME_LENGTH)
    if bad := [char for char in clean if unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")]:
        raise TournamentRefused("name-sign", name=repr(clean), sign=f"U+{ord(bad[0]):04X}")
    return clean


def same_name(name: str) -> str:
    """Return what is equal for two names that people take for the same: case and form do not count."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


class Tournament:
    """A tournament: settings, events, and the players and rounds that follow from them."""

    def __init__(self, settings: Settings) -> None:
        check_settings(settings)
        self.settings = settings
        self.events: list[Event] = []
        self.players: dict[str, Player] = {}
        self.rounds: list[Round] = []
        self.is_closed = False
        self._names: dict[str, str] = {}

    def apply(self, event: Event) -> None:
        """Add an event. Raises TournamentRefused where it does not fit; the tournament is then unchanged."""
        match event:
            case Entered(name=name):
                self._enter(name)
            case Left(name=name):
                self._leave(name)
            case CameBack(name=name):
                self._come_back(name)
            case Asked(name=name) | Claimed(name=name):
                self._claim(name)
            case Paired():
                self._pair(event)
            case SeriesGame():
                self._add_game(event)
            case Result():
                self._report(event)
            case Corrected():
                self._correct(event)
            case Closed():
                if self.is_closed:
                    raise TournamentRefused("closed-already")
                self.is_closed = True
        self.events.append(event)

    @property
    def here(self) -> list[Player]:
        """Those who are there now, in the order of entry."""
        return [player for player in self.players.values() if player.is_here]

    @property
    def open_tables(self) -> list[tuple[Round, Pod]]:
        """All tables without a result, with their rounds."""
        return [(one, pod) for one in self.rounds for pod in one.open_pods]

    def find_player(self, name: str) -> Player:
        """Return a player by name. Raises TournamentRefused for a name that nobody here has."""
        known = self._names.get(same_name(name))
        if known is None:
            raise TournamentRefused("nobody-called", name=name)
        return self.players[known]

    def find_pod(self, number: int, table: int) -> tuple[Round, Pod]:
        """Return a round and one of its tables. Raises TournamentRefused where there is none."""
        if not self.rounds:
            raise TournamentRefused("no-round")
        if not 1 <= number <= len(self.rounds):
            raise TournamentRefused("round-unknown", round=number, paired=len(self.rounds))
        found = self.rounds[number - 1]
        pod = found.pod_at(table)
        if pod is None:
            tables = ", ".join(str(pod.table) for pod in found.pods if pod.table)
            raise TournamentRefused("table-unknown", round=number, table=table, tables=tables or "–")
        return found, pod

    def _enter(self, name: str) -> None:
        if clean_name(name) != name:
            raise TournamentRefused("name-form", name=repr(name), clean=repr(clean_name(name)))
        if same_name(name) in self._names:
            known = self._names[same_name(name)]
            raise TournamentRefused("entered" if self.players[known].is_here else "entered-left", name=known)
        self._refuse_closed("closed-enter")
        if self.rounds and self.settings.format in ("elimination", "thirty-six"):
            raise TournamentRefused("late", name=name)
        self._names[same_name(name)] = name
        self.players[name] = Player(name, len(self.players), len(self.rounds))

    def _leave(self, name: str) -> None:
        player = self.find_player(name)
        if not player.is_here:
            raise TournamentRefused("left", name=player.name)
        player.is_here = False

    def _come_back(self, name: str) -> None:
        player = self.find_player(name)
        if player.is_here:
            raise TournamentRefused("here", name=player.name)
        self._refuse_closed("closed-back")
        player.is_here = True

    def _claim(self, name: str) -> None:
        player = self.find_player(name)
        self._refuse_closed("closed-claim")
        if not player.is_here:
            raise TournamentRefused("claim-left", name=player.name)

    def _refuse_closed(self, id: str) -> None:
        if self.is_closed:
            raise TournamentRefused(id)

    def refuse_pairing(self) -> None:
        """Raise TournamentRefused where no round can be paired: the tournament is closed, or results are missing."""
        if self.is_closed:
            raise TournamentRefused("closed-pair")
        waits_for_results = not self.settings.meets_all and self.settings.format != "arena"
        if waits_for_results and (missing := [str(pod.table) for _, pod in self.open_tables]):
            tables = ", ".join(missing)
            raise TournamentRefused("waiting", round=len(self.rounds), tables=tables, count=len(missing))

    def _pair(self, event: Paired) -> None:
        self.refuse_pairing()
        if event.round != len(self.rounds) + 1:
            raise TournamentRefused("round-next", round=event.round, next=len(self.rounds) + 1)
        self._check_pods(event.pods)
        labels = self.settings.labels
        label = labels[event.round - 1] if event.round <= len(labels) else ""
        self.rounds.append(Round(event.round, label, event.pods, {}))

    def _check_pods(self, pods: Iterable[Pod]) -> None:
        busy, tables = self.busy, {pod.table for _, pod in self.open_tables if self.settings.format == "arena"}
        for pod in pods:
            if pod.table and pod.table in tables:
                raise TournamentRefused("table-twice", table=pod.table)
            if (len(pod.seats) > 1) != bool(pod.table) or len(pod.seats) > self.settings.seats[1]:
                raise TournamentRefused("table-size", table=pod.table, seats=len(pod.seats))
            tables.add(pod.table)
            for name in pod.seats:
                if name not in self.players or not self.players[name].is_here:
                    raise TournamentRefused("paired-gone", name=name)
                if name in busy:
                    raise TournamentRefused("paired-twice", name=name)
                busy.add(name)

    @property
    def busy(self) -> set[str]:
        """In an arena, the names of those who sit at a table without a result; empty in other formats."""
        if self.settings.format != "arena":
            return set()
        return {name for _, pod in self.open_tables for name in pod.seats}

    def _add_game(self, event: SeriesGame) -> None:
        found, pod = self.find_pod(event.round, event.table)
        games, best_of = found.games.get(event.table, []), self.settings.best_of
        if best_of == 1:
            raise TournamentRefused("no-series")
        if event.table in found.outcomes or decide_series(best_of, games):
            raise TournamentRefused("series-over", table=event.table, round=event.round)
        check_places(pod, event.places)
        found.games[event.table] = [*games, event.places]

    def _report(self, event: Result) -> None:
        found, pod = self.find_pod(event.round, event.table)
        if event.table in found.outcomes:
            raise TournamentRefused("result-there", table=event.table, round=event.round)
        check_outcome(self.settings, pod, event.outcome)
        found.outcomes[event.table] = event.outcome

    def _correct(self, event: Corrected) -> None:
        found, pod = self.find_pod(event.round, event.table)
        if event.table not in found.outcomes:
            raise TournamentRefused("result-none", table=event.table, round=event.round)
        check_outcome(self.settings, pod, event.outcome)
        found.outcomes[event.table] = event.outcome


def fold(settings: Settings, events: Iterable[Event]) -> Tournament:
    """Return the tournament that events lead to. Raises TournamentRefused, with the event's number from 1 in front."""
    tournament = Tournament(settings)
    for number, event in enumerate(events, 1):
        try:
            tournament.apply(event)
        except TournamentRefused as error:
            error.event = number
            raise
    return tournament
