"""Operations on the guest of a call."""

from __future__ import annotations

from parlour.protocol.you import You
from parlour.server.house.house import House
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import operation


@operation("get", "/api/you", {200: You}, (503,), programs=True, price_us=3_000)
async def get_you(house: House, call: Call) -> Answer:
    """Describe the guest of this browser, or the program."""
    guest = call.guest(house)
    if guest is not None and guest.program:
        return Answer(You(True, names=(guest.program,), program=True))
    return Answer(await house.describe_guest(guest.hash, call.token) if guest is not None else You(False))
