"""Strategy for Tyramid: evaluation, bots and solvers."""
