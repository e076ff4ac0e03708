"""The operation on photographs of tables."""

from __future__ import annotations

from parlour.protocol.seeing import Photographed, TableSeen
from parlour.server.house.house import House
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.shelf.catalogue import known_game
from parlour.server.shelf.seeing import see_table

PRICE_US = 50_000


@operation(
    "post",
    "/api/games/{name:str}/see",
    {200: TableSeen},
    (*BODY, 404, 429),
    body=Photographed,
    price_us=PRICE_US,
)
async def see_game(house: House, call: Call) -> Answer:
    """Return the table whose codes were found in a photograph, and a match file that begins with its position.

    The photograph itself is not sent.
    """
    house.questions.spend(call.address)
    game = known_game(call.path["name"])
    wish = await call.body(Photographed)
    return Answer(see_table(game, wish))
