"""Pentic by what scores most at once: parlour play pentic --seat me --seat "exec:python pentic.py"."""

import json
import sys

SINGLES, TICS = (0, 1, 2, 5, 8), (0, 2, 8, 15, 25)  # PEN-13, PEN-14, by their number
NICS = 25  # PEN-16
NEIGHBOURS = {
    pile: [pile + step for step in (-3, 3) if 0 < pile + step < 10]
    + [pile - 1] * (pile % 3 != 1)
    + [pile + 1] * (pile % 3 != 0)
    for pile in range(1, 10)
}


def alike(one: str, other: str) -> int:
    """How many of number, shape and colour two cards share: 1 is a Single, 2 a Tic, 0 a Nic."""
    return sum(a == b for a, b in zip(one, other, strict=True))


def points(card: str, pile: int, tops: dict[int, str]) -> int:
    """What a card brings on a pile (PEN-11 to PEN-19)."""
    edges = [alike(card, tops[beside]) for beside in NEIGHBOURS[pile]]
    at_edges = SINGLES[edges.count(1)] + TICS[edges.count(2)] + NICS * (edges.count(0) == 4)
    return at_edges * {1: 1, 2: 2, 0: 3}[alike(card, tops[pile])]


def decide(view: dict, legal: list[dict]) -> str:
    """The play that scores most; where none is left, what else there is."""
    tops = {number: pile["top"] for number, pile in enumerate(view["piles"], 1)}
    plays = [action for action in legal if action["action"] == "play"]
    best = max(plays, key=lambda play: points(play["card"], play["pile"], tops), default=legal[0])
    return best["text"]


for line in sys.stdin:
    asked = json.loads(line)
    action = decide(asked["params"]["view"], asked["params"]["legal"])
    print(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": action}), flush=True)
