"""Draw a puzzle of Pivot Pawns: the table, and beside the token of the round the one that is left in the bag."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from parlour.core.facts import say
from parlour.core.puzzles import SOLVER
from parlour.core.scene import Piece, Zone
from parlour.games.pivot_pawns import scene
from parlour.games.pivot_pawns.board import COLOUR, ICON, icon_face
from parlour.games.pivot_pawns.components import CARDS, PAWNS, ROUNDS
from parlour.games.pivot_pawns.record import State

own = scene.own
outcome = scene.outcome
seat_score = scene.seat_score
state_of_play = scene.state_of_play


def zones(state: State) -> Iterator[Zone]:
    """Yield the zones of the table, with room for two tokens in a puzzle of two targets."""
    for zone in scene.zones(state):
        yield replace(zone, columns=2) if zone.kind == "info" and _has_two_targets(state) else zone


def pieces(state: State) -> Iterator[Piece]:
    """Draw the table, and the last token before its round: what is drawn by then leaves it alone in the bag."""
    yield from scene.pieces(state)
    if state.rounds == ROUNDS - 1:
        (icon,) = set(range(CARDS)) - set(state.token[: state.rounds])
        label = say("token-left", icon=ICON[icon], colour=COLOUR[icon % PAWNS])
        yield Piece(f"token-{icon}", "token", "info", 1, 0, label, icon_face(icon))


def _has_two_targets(state: State) -> bool:
    """Whether a puzzle began with two targets; after the first, its token is the solver's."""
    return state.rounds == ROUNDS - 1 or state.tokens[SOLVER] > 0
