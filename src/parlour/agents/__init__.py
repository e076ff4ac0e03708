"""Agents: bots that have learned a game by playing it, each a small network in a checkpoint. NumPy plays them."""
