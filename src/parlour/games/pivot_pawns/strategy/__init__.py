"""Strategy for Pivot Pawns: evaluation, bots and solvers."""
