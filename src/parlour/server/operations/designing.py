"""The operation by which designers try variants of a game."""

from __future__ import annotations

from parlour.bots.trials import Trials
from parlour.protocol.designing import TrialsWish
from parlour.server.base.decode import read_body
from parlour.server.house.house import House
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.shelf.designing import TRIAL_BYTES, try_variant

PRICE_US = 3_000


@operation(
    "post",
    "/api/games/{name:str}/trials",
    {200: Trials},
    (*BODY, 404, 429),
    body=TrialsWish,
    body_bytes=TRIAL_BYTES,
    price_us=PRICE_US,
)
async def try_game_variant(house: House, call: Call) -> Answer:
    """Let bots play some matches with these options for a quarter of a second, and say what they came to, as sums.

    Whoever asks for the next matches can add all of it up. Nothing is kept.
    """
    name = call.path["name"]
    found = await house.replays.run(
        call.address, call.receive, lambda data: try_variant(name, read_body(data, TrialsWish))
    )
    return Answer(found)
