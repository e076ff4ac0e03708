"""HTTP operations on tournaments."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.protocol.tournaments import (
    AddPlayers,
    AnswerClaim,
    ClaimPlayer,
    EnterTournament,
    NamePlayer,
    NewTournament,
    Organise,
    OrganiserLink,
    PairRound,
    TournamentChanged,
    TournamentList,
    TournamentRound,
    TournamentView,
    TournamentWanted,
    TypeResult,
)
from parlour.server.base.decode import clean_name
from parlour.server.base.errors import BadWish, NotFound, NotYours
from parlour.server.base.limits import network_of
from parlour.server.house.opening import check_terms
from parlour.server.house.tables import Tables
from parlour.server.model.seats import link_of
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.people.passes import new_secret
from parlour.server.storage.tournaments import add_organiser, list_tournaments, write_link
from parlour.server.tournaments import deeds
from parlour.server.tournaments.claims import answer_claim, ask_for
from parlour.server.tournaments.deeds import Deed, require_organiser
from parlour.server.tournaments.founding import read_wish
from parlour.server.tournaments.pages import describe_summary, draw_round, write_sheet
from parlour.server.tournaments.refusals import refusal
from parlour.server.tournaments.standing import Held
from parlour.server.web.answers import PRIVATE
from parlour.server.web.routes import routed

PRICE_US = 3_000
TEXT = "text/plain; charset=utf-8"
PAIR_US = 20_000
MOST_LISTED = 50
LISTED_S = 60 * 24 * 3600
"""How long after its founding a tournament is in the list of everybody."""
AT = "/api/tournaments/{tournament:str}"
CHANGES: dict[str, Any] = {"price_us": PRICE_US}
CHANGED = (*BODY, 404, 409, 503)
KIDS = "Kid mode is on here: a tournament is found by its link only."


@operation("get", "/api/tournaments", {200: TournamentList}, (503,), price_us=PRICE_US)
async def list_house_tournaments(tables: Tables, call: Call) -> Answer:
    """List the tournaments of this guest, and those that anybody may enter; in kid mode only the guest's."""
    guest, since = call.guest_hash(tables), tables.guests.now() - LISTED_S
    found = await tables.store.read(lambda db: list_tournaments(db, guest, since, MOST_LISTED))
    is_kids = tables.measures.is_kids(network_of(call.address))
    shown = [each for each in found if each.mine or each.organises or not is_kids]
    return Answer(TournamentList(tuple(map(describe_summary, shown))))


@operation(
    "post",
    "/api/tournaments",
    {201: OrganiserLink},
    (*BODY, 404, 429, 503),
    body=NewTournament,
    cookie="given",
    price_us=PRICE_US,
)
async def found_tournament(tables: Tables, call: Call) -> Answer:
    """Found a tournament, of which this guest is the organiser; it counts as a table in the limits."""
    known = call.guest(tables)
    guest, wish = known or tables.guests.new_guest(), await call.body(NewTournament)
    settings, played = read_wish(wish)
    tables.measures.check_words(settings.title, "title")
    tables.measures.check_kids(network_of(call.address), wish.listed, KIDS, "listed")
    check_terms(tables.measures, network_of(call.address), played.terms)
    if not settings.title:
        raise refusal(BadWish, "title", "title")
    tables.charge(guest.hash, call.address, known is None)
    id, secret = await tables.tournaments.found(settings, played, wish.listed, guest.hash)
    return Answer(OrganiserLink(id, secret), 201, guest=guest)


@operation("get", AT, {200: TournamentView}, (400, 404, 503), query={"ask": TournamentWanted | None}, price_us=PRICE_US)
async def get_tournament(tables: Tables, call: Call) -> Answer:
    """Return a tournament: players, standings, rounds in play, and what is to be done next."""
    known = call.asked(TournamentWanted).revision if "ask" in call.query else ""
    return Answer(await tables.tournaments.view(call.path["tournament"], call.guest_hash(tables), known))


@operation("get", f"{AT}/rounds/{{number:int}}", {200: TournamentRound}, (404, 503), price_us=PRICE_US)
async def get_round(tables: Tables, call: Call) -> Answer:
    """Return the tables of one round."""

    def look(held: Held) -> TournamentRound:
        number = call.path["number"]
        if not 1 <= number <= len(held.tournament.rounds):
            raise refusal(NotFound, "no-such-round")
        return draw_round(held, held.tournament.rounds[number - 1])

    return Answer(await tables.tournaments.read(call.path["tournament"], look))


@routed("get", f"{AT}/sheet", {200: str}, (404, 503), attachment=True, price_us=PRICE_US)
async def get_sheet(tables: NamedDependency[Tables], tournament: FromPath[str]) -> Response[bytes]:
    """Return the standings with all rounds as comma-separated values."""
    sheet = await tables.tournaments.read(tournament, write_sheet)
    named = {"Content-Disposition": 'attachment; filename="standings.csv"'}
    return Response(sheet, media_type=TEXT, headers={**PRIVATE, **named})


@operation("post", f"{AT}/enter", {200: TournamentChanged}, CHANGED, body=EnterTournament, cookie="given", **CHANGES)
async def enter_tournament(tables: Tables, call: Call) -> Answer:
    """Enter a tournament under a name, or come back; who is there already stays as they are."""
    guest, wish = call.guest(tables) or tables.guests.new_guest(), await call.body(EnterTournament)
    name = clean_name(wish.name, "name")
    tables.measures.check_words(name, "name")
    answer = await _change(tables, call, lambda held: deeds.enter(held, guest.hash, name), "name")
    return answer._replace(guest=guest)


@operation("post", f"{AT}/add", {200: TournamentChanged}, CHANGED, body=AddPlayers, **CHANGES)
async def add_players(tables: Tables, call: Call) -> Answer:
    """Enter people without a device, all or none of them; only for organisers."""
    by, wish = call.guest_hash(tables), await call.body(AddPlayers)
    names = [clean_name(name, f"names[{n}]") for n, name in enumerate(wish.names)]
    for n, name in enumerate(names):
        tables.measures.check_words(name, f"names[{n}]")
    return await _change(tables, call, lambda held: deeds.add_players(held, by, names), "names")


@operation("post", f"{AT}/leave", {200: TournamentChanged}, CHANGED, body=NamePlayer, **CHANGES)
async def leave_tournament(tables: Tables, call: Call) -> Answer:
    """Leave a tournament, so as not to be paired any more; organisers also name others."""
    by, wish = call.guest_hash(tables), await call.body(NamePlayer)
    return await _change(tables, call, lambda held: deeds.leave(held, by, wish.name), "name")


@operation("post", f"{AT}/back", {200: TournamentChanged}, CHANGED, body=NamePlayer, **CHANGES)
async def come_back(tables: Tables, call: Call) -> Answer:
    """Come back to a tournament; organisers also name others."""
    by, wish = call.guest_hash(tables), await call.body(NamePlayer)
    return await _change(tables, call, lambda held: deeds.come_back(held, by, wish.name), "name")


@operation("post", f"{AT}/claim", {200: TournamentChanged}, CHANGED, body=ClaimPlayer, cookie="given", **CHANGES)
async def claim_player(tables: Tables, call: Call) -> Answer:
    """Ask to be a player who was typed in, with a device from now on; an organiser answers. Asked again is asked."""
    guest, wish = call.guest(tables) or tables.guests.new_guest(), await call.body(ClaimPlayer)
    answer = await _change(tables, call, lambda held: ask_for(held, guest.hash, wish.name), "name")
    return answer._replace(guest=guest)


@operation("post", f"{AT}/answer", {200: TournamentChanged}, CHANGED, body=AnswerClaim, **CHANGES)
async def answer_player_claim(tables: Tables, call: Call) -> Answer:
    """Agree to a claim, by which the player is who asked, or decline it; only for organisers."""
    by, wish = call.guest_hash(tables), await call.body(AnswerClaim)
    return await _change(tables, call, lambda held: answer_claim(held, by, wish.claim, wish.agrees), "claim")


@operation("post", f"{AT}/pair", {200: TournamentChanged}, (*CHANGED, 429), body=PairRound, price_us=PAIR_US)
async def pair_round(tables: Tables, call: Call) -> Answer:
    """Pair a round, and open its tables where it is played at screens; one that is paired stays as it is.

    Only for organisers. A round at screens counts as a table in the limits.
    """
    by, wish = call.guest_hash(tables), await call.body(PairRound)

    def deed(held: Held) -> Any:
        events = deeds.pair(held, by, wish.round)
        if events and by is not None and held.played.where != "tables":
            tables.charge(by, call.address, False)
        return events

    return await _change(tables, call, deed, "round")


@operation("post", f"{AT}/result", {200: TournamentChanged}, CHANGED, body=TypeResult, **CHANGES)
async def type_result(tables: Tables, call: Call) -> Answer:
    """Note the result of a table: for organisers, and at real tables for who sits there.

    The same result once more changes nothing; another one is refused.
    """
    by, wish = call.guest_hash(tables), await call.body(TypeResult)
    return await _change(tables, call, lambda held: deeds.type_result(held, by, wish), "points")


@operation("post", f"{AT}/correct", {200: TournamentChanged}, CHANGED, body=TypeResult, **CHANGES)
async def correct_result(tables: Tables, call: Call) -> Answer:
    """Replace the result of a table; only for organisers. Pairings that were made stay."""
    by, wish = call.guest_hash(tables), await call.body(TypeResult)
    return await _change(tables, call, lambda held: deeds.correct_result(held, by, wish), "points")


@operation("post", f"{AT}/close", {200: TournamentChanged}, CHANGED, **CHANGES)
async def close_tournament(tables: Tables, call: Call) -> Answer:
    """End a tournament: nothing is paired any more; only for organisers. Tables in play may still finish."""
    by = call.guest_hash(tables)
    return await _change(tables, call, lambda held: deeds.close(held, by), "")


@operation("post", f"{AT}/organise", {200: TournamentChanged}, CHANGED, body=Organise, cookie="given", **CHANGES)
async def organise_tournament(tables: Tables, call: Call) -> Answer:
    """Become an organiser by the link of another one."""
    guest, wish = call.guest(tables) or tables.guests.new_guest(), await call.body(Organise)
    id = call.path["tournament"]
    await tables.tournaments.read(id, lambda held: None)
    if not await tables.store.write(lambda db: add_organiser(db, id, link_of(wish.secret), guest.hash), id):
        raise refusal(NotYours, "link")
    revision = await tables.tournaments.read(id, lambda held: held.revision)
    return Answer(TournamentChanged(id, revision), guest=guest)


@operation("post", f"{AT}/link", {200: OrganiserLink}, CHANGED, **CHANGES)
async def make_organiser_link(tables: Tables, call: Call) -> Answer:
    """Make a new link for other organisers, for organisers; the old one ends."""
    by, id, secret = call.guest_hash(tables), call.path["tournament"], new_secret()
    await tables.tournaments.read(id, lambda held: require_organiser(held, by))
    await tables.store.write(lambda db: write_link(db, id, link_of(secret)), id)
    return Answer(OrganiserLink(id, secret))


async def _change(tables: Tables, call: Call, deed: Deed, field: str) -> Answer:
    id = call.path["tournament"]
    revision = await tables.tournaments.change(id, deed, field)
    return Answer(TournamentChanged(id, revision))
