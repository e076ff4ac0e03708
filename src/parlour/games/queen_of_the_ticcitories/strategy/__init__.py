"""Strategy for Queen of the Ticcitories: evaluation, bots and solvers."""
