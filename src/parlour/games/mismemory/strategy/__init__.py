"""Strategy for Mismemory: evaluation, bots and solvers."""
