"""What happens to a match when one of its seats is lost: resigned, out of time or left."""

from __future__ import annotations

from typing import Literal

from parlour.core.ending import MOST_SEATS, Ending
from parlour.core.match import Match


def lose_seat(match: Match, seat: int, how: Literal["resigned", "time", "left"]) -> bool:
    """End a match with a seat lost, or let the seat leave among three and more; return whether the match is over.

    If it goes on, a bot has to play for the seat. Where the game has an action of leaving, it is taken, if it is legal.
    """
    if match.players <= MOST_SEATS:
        match.end_early(Ending(how, seat))
    elif match.game.rules.leave is not None and match.broken(seat, match.game.leaving) is None:
        match.play(seat, match.game.leaving)
    return match.over
