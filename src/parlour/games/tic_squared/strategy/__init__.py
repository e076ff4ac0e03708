"""Strategy for Tic Squared: evaluation, bots and solvers."""
