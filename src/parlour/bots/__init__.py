"""Bots: random, greedy, tree search, and the levels people choose from."""
