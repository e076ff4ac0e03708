"""Processes beside the server that choose for bots, hint and review, and that compile the games.

They are asked by whoever holds a place in a fair queue; what is done with an answer is decided in ``table``.
"""
