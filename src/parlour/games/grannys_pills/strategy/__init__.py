"""Strategy for Granny's Pills: evaluation, bots and solvers."""
