"""What people do at a tournament: each deed returns the events that it makes, none where all is so already.

Deeds change nothing. They raise NotYours for who may not do it, and NotNow, naming the field, for what does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from parlour.protocol.tournaments import TypeResult
from parlour.server.base.errors import NotNow, NotYours
from parlour.server.storage.tournaments import Happened
from parlour.server.tournaments.refusals import refusal, refusing
from parlour.server.tournaments.standing import Held
from parlour.tournaments.events import CameBack, Closed, Corrected, Entered, Left, Outcome, Pod, Result, SeriesGame
from parlour.tournaments.outcomes import make_outcome
from parlour.tournaments.pairing import pair_round
from parlour.tournaments.series import decide_series
from parlour.tournaments.settings import Number, Settings
from parlour.tournaments.tournament import Player, Round, same_name

Deed = Callable[[Held], Sequence[Happened]]
MOST_PLAYERS = 1_000
MOST_IN_ARENA = 2_000
"""The most players of an arena that pairs by itself, a few tables at a time."""
MOST_AT_SCREENS = 200
"""The most players where tables are opened for pairings."""
MOST_EVENTS = 60_000
MOST_AT_ONCE = 100
"""The most tables that an arena opens at once where it pairs by itself."""


def require_organiser(held: Held, guest: str | None) -> str:
    """Return the guest if they organise a tournament. Raises NotYours."""
    if guest is None or guest not in held.organisers:
        raise refusal(NotYours, "organisers-only")
    return guest


def enter(held: Held, guest: str, name: str) -> list[Happened]:
    """Enter a guest under a name; who has entered before keeps theirs, and comes back if they had left."""
    player = held.player_of(guest)
    if player is not None:
        return [] if player.is_here else [Happened(CameBack(player.name), guest)]
    return _enter(held, [name], guest, "name")


def add_players(held: Held, by: str | None, names: Sequence[str]) -> list[Happened]:
    """Enter people who have no device."""
    require_organiser(held, by)
    if held.played.where == "screens":
        raise refusal(NotNow, "own-device", "names")
    return _enter(held, names, None, "names")


def _enter(held: Held, names: Sequence[str], guest: str | None, field: str) -> list[Happened]:
    most = _most_players(held)
    if len(held.tournament.players) + len(names) > most:
        raise refusal(NotNow, "full", field, most=most)
    written = [same_name(name) for name in names]
    if twice := [name for n, name in enumerate(names) if same_name(name) in written[:n]]:
        raise refusal(NotNow, "list-twice", field, name=twice[0])
    return [Happened(Entered(name), guest) for name in names]


def _most_players(held: Held) -> int:
    if held.played.minutes:
        return MOST_IN_ARENA
    return MOST_PLAYERS if held.played.where == "tables" else MOST_AT_SCREENS


def leave(held: Held, by: str | None, name: str | None) -> list[Happened]:
    """Let a player leave; who left before has left."""
    player = _find_player(held, by, name)
    return [Happened(Left(player.name), by)] if player.is_here else []


def come_back(held: Held, by: str | None, name: str | None) -> list[Happened]:
    """Let a player come back; who is here is here."""
    player = _find_player(held, by, name)
    return [] if player.is_here else [Happened(CameBack(player.name), by)]


def _find_player(held: Held, by: str | None, name: str | None) -> Player:
    """Return the player who is named, for an organiser, or the guest themself."""
    own = held.player_of(by)
    if name is None and own is None:
        raise refusal(NotNow, "not-entered", "name")
    if name is None or (own is not None and own.name == name):
        assert own is not None
        return own
    require_organiser(held, by)
    return held.find_player(name, "name")


def pair(held: Held, by: str | None, round: int) -> list[Happened]:
    """Pair a round; one that is paired stays as it is."""
    require_organiser(held, by)
    paired = len(held.tournament.rounds)
    if round <= paired:
        return []
    if round != paired + 1:
        raise refusal(NotNow, "next-round", "round", round=paired + 1)
    if held.played.minutes and paired:
        raise refusal(NotNow, "pairs-itself", "round")
    with refusing("round"):
        return [Happened(pair_round(held.tournament, MOST_AT_ONCE if held.played.minutes else None), by)]


def type_result(held: Held, by: str | None, wish: TypeResult) -> list[Happened]:
    """Note the first result of a table, as an organiser or a player who sits there; the same once more says nothing."""
    found, pod = _find_table(held, wish)
    _check_may_type(held, by, found, pod)
    outcome = _read_outcome(held, pod, wish)
    if found.outcomes.get(wish.table) == outcome:
        return []
    if wish.table in found.outcomes:
        raise refusal(NotNow, "other-result", "table", table=wish.table, round=wish.round)
    return [Happened(Result(wish.round, wish.table, outcome), by)]


def correct_result(held: Held, by: str | None, wish: TypeResult) -> list[Happened]:
    """Replace the result of a table."""
    require_organiser(held, by)
    found, pod = _find_table(held, wish)
    outcome = _read_outcome(held, pod, wish)
    if found.outcomes.get(wish.table) == outcome:
        return []
    return [Happened(Corrected(wish.round, wish.table, outcome), by)]


def note_outcome(
    held: Held, round: int, table: int, outcome: Outcome | None, gone: Collection[int] = ()
) -> list[Happened]:
    """Note how a match of the house ended, unless that cannot be, or a result was typed before.

    gone: the seats that people left; they leave an arena that pairs by itself, so that nobody waits for them

    A match without an outcome is left to the organisers; where an arena pairs by itself it counts for nobody.
    """
    found, pod = held.tournament.find_pod(round, table)
    is_alone = held.played.minutes > 0
    if outcome is None and is_alone:
        outcome = Outcome((0,) * len(pod.seats))
    events = [] if outcome is None or table in found.outcomes else _note(held.tournament.settings, found, pod, outcome)
    players = [held.tournament.players[pod.seats[seat]] for seat in gone] if is_alone else []
    return [*events, *(Happened(Left(player.name)) for player in players if player.is_here)]


def _note(settings: Settings, found: Round, pod: Pod, outcome: Outcome) -> list[Happened]:
    """Note the outcome of a table, or of a game of a series, and of the series if that decides it.

    A knockout whose last game leaves both equal is left to the organisers.
    """
    if settings.best_of == 1:
        return [Happened(Result(found.number, pod.table, outcome))]
    first, second = outcome.places
    game = SeriesGame(found.number, pod.table, (first, second))
    whole = decide_series(settings.best_of, [*found.games.get(pod.table, ()), game.places])
    is_even = whole is not None and settings.format == "elimination" and whole.places.count(1) > 1
    ends = [] if whole is None or is_even else [Result(found.number, pod.table, whole)]
    return [Happened(game), *map(Happened, ends)]


def close(held: Held, by: str | None) -> list[Happened]:
    """Close a tournament; one that is closed is closed."""
    require_organiser(held, by)
    return [] if held.tournament.is_closed else [Happened(Closed(), by)]


def _find_table(held: Held, wish: TypeResult) -> tuple[Round, Pod]:
    with refusing("table"):
        return held.tournament.find_pod(wish.round, wish.table)


def _check_may_type(held: Held, by: str | None, found: Round, pod: Pod) -> None:
    """Raise NotYours for who neither organises nor sits at a real table."""
    if by is not None and by in held.organisers:
        return
    if held.name_of.get(by or "") not in pod.seats:
        raise refusal(NotYours, "types-not")
    if (found.number, pod.table) in held.tables:
        raise refusal(NotYours, "at-screens")


def _read_outcome(held: Held, pod: Pod, wish: TypeResult) -> Outcome:
    """Return the outcome that somebody typed, checked. Raises NotNow."""
    settings = held.tournament.settings
    with refusing("points" if wish.points else "absent" if wish.absent else "winner"):
        return make_outcome(settings, pod, tuple(map(_plain, wish.points)), wish.winner, wish.absent, wish.draw)


def _plain(value: Number) -> Number:
    """Return a whole number as an integer."""
    return int(value) if value == int(value) else value
