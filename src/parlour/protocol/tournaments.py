"""Messages of tournaments: founding, entering, pairing, results, and what a house shows of a tournament."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.protocol.scalars import Id, Name, Secret

Where = Literal["screens", "tables", "mixed"]
HouseFormat = Literal["swiss", "round-robin", "elimination", "league", "arena", "thirty-six", "duplicate"]
TieBreakName = Literal[
    "buchholz", "buchholz-cut", "median-buchholz", "sonneborn-berger", "head-to-head", "games-won", "game-points"
]
Points = Annotated[float, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=9_999)]
TableNumber = Annotated[int, msgspec.Meta(ge=1, le=9_999)]
ClaimNumber = Annotated[int, msgspec.Meta(ge=1, le=999_999)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=600)]
Least = Annotated[int, msgspec.Meta(ge=2, le=16)]
Revision = Annotated[str, msgspec.Meta(max_length=32)]


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tournaments``: found a tournament, of which the guest becomes the organiser.

    title: what its page is headed with
    game: the ``name`` of the game
    format: who meets whom
    where: at screens, where tables are opened for pairings, at real ones, or both
    seats: the smallest and the largest table
    rounds: how many; null where the format says so, or where the organiser closes it
    best_of: games of a series at a table for two; at screens each has a table of its own, and who starts changes
    cycles: how often all meet in a round robin for two
    by_points: whether points of the games are added up, instead of places
    by_comparison: whether a duplicate night scores the share of results that are beaten, instead of fitting all margins
    options: options of the game at screens; those left out have their defaults
    clock: the time that each person has at screens, as ``5+3``; empty: no limit
    minutes: how long an arena at screens pairs by itself, from its first pairing; 0: an organiser pairs
    listed: whether it is in the list of the house, or found by its link only
    """

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    game: Id
    format: HouseFormat
    where: Where
    seats: tuple[Least, Least] = (2, 2)
    rounds: RoundNumber | None = None
    best_of: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    cycles: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    by_points: bool = False
    by_comparison: bool = False
    options: dict[str, object] = {}
    clock: Annotated[str, msgspec.Meta(max_length=8)] = ""
    minutes: Minutes = 0
    listed: bool = True


class EnterTournament(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tournaments/{id}/enter``: enter under a name, or come back.

    name: the name; who has entered before keeps theirs
    """

    name: Name


class AddPlayers(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tournaments/{id}/add``: enter people who have no device; all of them or none.

    names: their names
    """

    names: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=300)]


class NamePlayer(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tournaments/{id}/leave`` and ``…/back``: who leaves or comes back.

    name: who it is; null: the guest themself
    """

    name: Annotated[str, msgspec.Meta(max_length=80)] | None = None


class ClaimPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tournaments/{id}/claim``: ask to be a player who was typed in.

    name: the player
    """

    name: Annotated[str, msgspec.Meta(max_length=80)]


class AnswerClaim(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tournaments/{id}/answer``: what an organiser says to a claim.

    claim: its number
    agrees: whether who asked is that player
    """

    claim: ClaimNumber
    agrees: bool


class PairRound(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tournaments/{id}/pair``: pair a round.

    round: its number, so that it is paired once, however often it is asked for
    """

    round: RoundNumber


class TypeResult(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tournaments/{id}/result`` and ``…/correct``: how the game at a table ended.

    round: the number of the round
    table: the number of the table
    points: by seat, of a series the games won; empty: not noted
    winner: who won; with points, who of those equal
    draw: whether all who showed up share the first place
    absent: who did not show up
    """

    round: RoundNumber
    table: TableNumber
    points: Annotated[tuple[Points, ...], msgspec.Meta(max_length=16)] = ()
    winner: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    draw: bool = False
    absent: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=80)], ...], msgspec.Meta(max_length=16)] = ()


class Organise(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tournaments/{id}/organise``: become an organiser by the link that one gave away.

    secret: the secret of the link
    """

    secret: Secret


class TournamentWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Parameter ``ask`` of ``GET /api/tournaments/{id}``: what is known already.

    revision: that of the page that is known
    """

    revision: Revision


class OrganiserLink(msgspec.Struct):
    """The link that makes others organisers; its address is ``/tournaments/{id}#{secret}``.

    tournament: the id
    secret: sent in this answer only
    """

    tournament: str
    secret: str


class TournamentChanged(msgspec.Struct):
    """Answer to a change of a tournament.

    tournament: the id
    revision: that of its page after the change
    """

    tournament: str
    revision: str


class ListedTournament(msgspec.Struct):
    """A tournament in the list of the house.

    tournament: its id
    title: what its page is headed with
    game: the ``name`` of the game
    format: who meets whom
    where: where it is played
    players: how many are there
    rounds: how many rounds are paired
    closed: whether nothing is paired any more
    mine: whether the guest takes part
    organises: whether the guest is an organiser
    made_at: when it was founded, in seconds since 1970
    """

    tournament: str
    title: str
    game: str
    format: HouseFormat
    where: Where
    players: int
    rounds: int
    closed: bool
    mine: bool
    organises: bool
    made_at: int


class TournamentList(msgspec.Struct):
    """``GET /api/tournaments``: those in which the guest takes part, then those that are open to everybody.

    tournaments: the newest first
    """

    tournaments: tuple[ListedTournament, ...]


class TournamentSeat(msgspec.Struct):
    """Who sits at a table of a round.

    name: the player
    place: the place at the table; 0: did not show up; null: no result yet
    points: of the game, or the games of the series won so far; null: not noted
    score: what the place or the points are worth; null: not known yet
    """

    name: str
    place: int | None
    points: float | None
    score: float | None


class TournamentTable(msgspec.Struct):
    """A table of a round.

    table: its number
    seats: in order, the starting seat first
    open: whether its result is missing
    at: the id of the table of the house at which it is played; null at a real table, and during a duplicate night at
        those where the guest does not sit
    """

    table: int
    seats: tuple[TournamentSeat, ...]
    open: bool
    at: str | None


class TournamentRound(msgspec.Struct):
    """``GET /api/tournaments/{id}/rounds/{number}``: the tables of a round.

    round: its number
    tables: by number
    byes: who has none
    """

    round: int
    tables: tuple[TournamentTable, ...]
    byes: tuple[str, ...]


class TournamentStanding(msgspec.Struct):
    """A line of the standings.

    place: from 1; who cannot be told apart shares it
    name: the player
    score: all points
    tie_breaks: in the order of the page's ``tie_breaks``; null: says nothing
    here: whether the player is there
    """

    place: int
    name: str
    score: float
    tie_breaks: tuple[float | None, ...]
    here: bool


class TournamentNight(msgspec.Struct):
    """The seal on the boards of a duplicate night.

    commitment: the SHA-256 of the secret from which all boards are dealt, shown from the beginning
    secret: that secret, once the night is over; null before
    """

    commitment: str
    secret: str | None


class TournamentPage(msgspec.Struct):
    """What everybody sees of a tournament.

    Of an arena that pairs by itself its organisers get all standings and tables, others the first hundred of each.

    title: what it is headed with
    game: the ``name`` of the game
    format: who meets whom
    where: where it is played
    seats: the smallest and the largest table
    best_of: games of a series
    by_points: whether points of the games are added up
    clock: the time that each person has at screens
    minutes: how long an arena pairs by itself; 0: an organiser pairs
    ends_at: until when it does so, in seconds since 1970; null: it has not begun, is over, or an organiser pairs
    planned: how many rounds there will be; null: nobody knows yet
    paired: how many rounds are paired
    closed: whether nothing is paired any more
    next: what is to be done next: wait for players, pair a round, play and note results, or nothing any more
    tie_breaks: the tie-breaks that have a value
    players: how many are there
    playing: how many tables have no result yet
    standings: the best first
    rounds: those with a missing result, and the last one
    night: the seal of a duplicate night; null in other formats
    typed: the players here who have no device, and may be claimed
    """

    title: str
    game: str
    format: HouseFormat
    where: Where
    seats: tuple[int, int]
    best_of: int
    by_points: bool
    clock: str
    minutes: int
    ends_at: int | None
    planned: int | None
    paired: int
    closed: bool
    next: Literal["wait", "pair", "results", "over"]
    tie_breaks: tuple[TieBreakName, ...]
    players: int
    playing: int
    standings: tuple[TournamentStanding, ...]
    rounds: tuple[TournamentRound, ...]
    night: TournamentNight | None = None
    typed: tuple[str, ...] = ()


class OwnTable(msgspec.Struct):
    """A table without a result at which the guest sits.

    round: the number of the round
    table: the table
    """

    round: int
    table: TournamentTable


class OpenClaim(msgspec.Struct):
    """A claim that waits for an organiser.

    claim: its number, which who asked sees, too
    name: the player
    """

    claim: int
    name: str


class OwnClaim(msgspec.Struct):
    """What the guest has asked for.

    claim: its number, to be shown to an organiser
    name: the player
    declined: whether an organiser said no
    """

    claim: int
    name: str
    declined: bool


class TournamentView(msgspec.Struct):
    """``GET /api/tournaments/{id}``: a tournament for the guest who asks.

    tournament: its id
    revision: of its page
    you: the name under which the guest plays; empty if not at all
    here: whether the guest will be paired
    organises: whether the guest is an organiser
    mine: the guest's tables without a result
    standing: the guest's line of the standings if it is not on the page
    page: what everybody sees; null if nothing is new since the revision that was asked about
    claim: the guest's claim to be a player who was typed in, until it is agreed to; null if there is none
    claims: those that wait, for organisers
    """

    tournament: str
    revision: str
    you: str
    here: bool
    organises: bool
    mine: tuple[OwnTable, ...]
    standing: TournamentStanding | None
    page: TournamentPage | None
    claim: OwnClaim | None = None
    claims: tuple[OpenClaim, ...] = ()
