"""Bots of Granny's Pills: how they judge a position, and how they decide."""

from parlour.games.grannys_pills.judging import evaluate
from parlour.games.grannys_pills.planner import decide

__all__ = ["HORIZON", "decide", "evaluate"]

HORIZON = 1
"""Random turns throw good pills away: playouts stop at once and are judged."""
