"""Strategy for 36: evaluation, bots and solvers."""
