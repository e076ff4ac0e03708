"""What a rated match requires: equal terms for all, and nothing by which anybody but the players decides."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.decision import LEVELS
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.protocol.http import NewTable, Terms
from parlour.ratings.anchors import has_anchors


def check_rated(game: Game, options: Any, wish: NewTable) -> None:
    """Raise BadOption, naming the field, if the table that is wished for is to be rated and cannot be."""
    if wish.terms is None or not wish.terms.rated:
        return
    _check_terms(wish.terms)
    if len(wish.seats) < 2:
        raise BadOption("a rated match is played by two or more", "terms.rated")
    here = [number for number, seat in enumerate(wish.seats) if seat.kind == "here"]
    if len(here) != 1:
        raise BadOption(
            "in a rated match everybody has one seat, on a device of their own",
            f"seats[{here[1]}].kind" if here else "seats",
        )
    if not is_usual(game, options, len(wish.seats)):
        raise BadOption("a rated match is played by the usual rules", "options")
    if any(seat.kind == "bot" for seat in wish.seats) and not has_anchors(game.name):
        raise BadOption("no strength was measured for the bots of this game, so nobody is rated by them", "seats")
    for number, seat in enumerate(wish.seats):
        if seat.kind == "bot" and seat.level is not None and seat.level not in LEVELS:
            raise BadOption(f"a rated match has bots of these levels: {', '.join(LEVELS)}", f"seats[{number}].level")


def _check_terms(terms: Terms) -> None:
    if terms.late != "bot":
        raise BadOption("in a rated match nobody takes over a seat of somebody else", "terms.late")
    if terms.warm:
        raise BadOption("in a rated match no bot keeps seats warm", "terms.warm")


def is_usual(game: Game, options: Any, seats: int) -> bool:
    """Return whether options are the defaults of a game, but for the option of who starts."""
    usual, chosen = (msgspec.to_builtins(each) for each in (game.read_options({}, seats), options))
    if game.rules.starter is not None:
        usual[game.rules.starter.option] = chosen[game.rules.starter.option]
    return bool(usual == chosen)
