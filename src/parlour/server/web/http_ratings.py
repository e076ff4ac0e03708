"""HTTP operations on ratings: leaderboards and people."""

from __future__ import annotations

from parlour.protocol.ratings import Leaderboard, Person, RatingPools
from parlour.ratings.results import Pool
from parlour.server.house.tables import Tables
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import operation
from parlour.server.people.standing import draw_leaderboard, draw_person, list_pools

PRICE_US = 4_000


@operation("get", "/api/ratings", {200: RatingPools}, (503,), price_us=PRICE_US)
async def list_ratings(tables: Tables, _call: Call) -> Answer:
    """List the games and numbers of seats in which anybody has a rating."""
    return Answer(await tables.store.read(list_pools))


@operation("get", "/api/ratings/{game:str}/{seats:int}", {200: Leaderboard}, (404, 503), price_us=PRICE_US)
async def get_leaderboard(tables: Tables, call: Call) -> Answer:
    """Return who is strongest in a game with that number of seats."""
    pool, guest = Pool(call.path["game"], call.path["seats"]), call.guest_hash(tables)
    return Answer(await tables.store.read(lambda connection: draw_leaderboard(connection, pool, guest)))


@operation("get", "/api/people/{person:str}", {200: Person}, (404, 503), price_us=PRICE_US)
async def get_person(tables: Tables, call: Call) -> Answer:
    """Return the ratings and the latest rated matches of a person."""
    person, guest = call.path["person"], call.guest_hash(tables)
    return Answer(await tables.store.read(lambda connection: draw_person(connection, person, guest)))
