"""The operations of editors of positions."""

from __future__ import annotations

from parlour.protocol.editing import Edited, EditWish, Fairness, FairnessWish, HintWish, PositionHint
from parlour.server.base.decode import read_body
from parlour.server.house.house import House
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.shelf.advising import open_question
from parlour.server.shelf.editing import EDIT_BYTES, edit_position, judge_fairness

PRICE_US = 3_000


@operation(
    "post",
    "/api/games/{name:str}/edit",
    {200: Edited},
    (*BODY, 404, 429),
    body=EditWish,
    body_bytes=EDIT_BYTES,
    price_us=PRICE_US,
)
async def edit_game_position(house: House, call: Call) -> Answer:
    """Lay a position of a game open, carry an edit out, and say whether a match can come to it.

    Without a position it is the start of a match. Nothing is kept.
    """
    name = call.path["name"]
    edited = await house.replays.run(
        call.address, call.receive, lambda data: edit_position(name, read_body(data, EditWish))
    )
    return Answer(edited)


@operation(
    "post",
    "/api/games/{name:str}/fairness",
    {200: Fairness},
    (*BODY, 404, 429),
    body=FairnessWish,
    body_bytes=EDIT_BYTES,
    price_us=PRICE_US,
)
async def judge_game_fairness(house: House, call: Call) -> Answer:
    """Let greedy bots play some games with these options for a third of a second, and say who won.

    Where puzzles of the day are found in games, some positions are examined whether they are such. Whoever asks several
    times can add all of it up. Nothing is kept.
    """
    name = call.path["name"]
    found = await house.replays.run(
        call.address, call.receive, lambda data: judge_fairness(name, read_body(data, FairnessWish))
    )
    return Answer(found)


@operation(
    "post",
    "/api/games/{name:str}/hint",
    {200: PositionHint},
    (*BODY, 404, 409, 429, 503),
    body=HintWish,
    body_bytes=EDIT_BYTES,
    price_us=PRICE_US,
)
async def advise_in_position(house: House, call: Call) -> Answer:
    """Return the best action of a seat in a position, by what the seat may know there.

    409 for a guest who plays such a match with others or rated just now, or who has asked anew since. Nothing is kept.
    """
    name = call.path["name"]
    found = await house.replays.run(
        call.address, call.receive, lambda data: open_question(name, read_body(data, HintWish))
    )
    if isinstance(found, PositionHint):
        return Answer(found)
    return Answer(await house.hints.find_hint(found, call.guest_hash(house), call.address))
