"""Strategy for Gridsy: evaluation, bots and solvers."""
