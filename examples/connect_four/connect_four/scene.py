"""What is seen of Connect Four."""

from __future__ import annotations

from connect_four.record import CELLS, COLUMNS, EMPTY, ROWS, State
from parlour.core.facts import say
from parlour.core.scene import Own, Piece, Scene, SeatScore, Spot, Zone

LETTERS = "WR"


def draw(state: State) -> Scene:
    """Draw the grid; its columns are what one touches."""
    over, last = state.won or state.dropped == CELLS, 1 - state.dropped % 2
    won = last if state.won else EMPTY
    lying = [(cell, seat) for cell, seat in enumerate(state.discs) if seat != EMPTY]
    return Scene(
        zones=(Zone("board", "board", COLUMNS, ROWS, say("grid")),),
        pieces=tuple(
            Piece(f"d{cell}", "counter", "board", cell % COLUMNS, cell // COLUMNS, say("disc", whose=seat),
                  LETTERS[seat], short=(LETTERS[seat],)) for cell, seat in lying
        ),
        spots=tuple(Spot(f"c{x}", "board", x, 0, say("column", column=x + 1), h=ROWS) for x in range(COLUMNS)),
        status=say("won", who=last) if state.won else say("draw") if over else say("turn", who=1 - last),
        scores=tuple(SeatScore(s, float(s == won), winner=s == won) for s in (0, 1)),
    )  # fmt: skip


def own(state: State, seat: int) -> Own:
    """Nothing is hidden."""
    return Own()
