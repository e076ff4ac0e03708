"""Strategy for Pentic: evaluation, bots and solvers."""
