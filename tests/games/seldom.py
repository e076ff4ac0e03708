"""Positions that random play seldom or never comes to: solved grids, failed challenges, empty decks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.core import dice as dice_
from parlour.core.match import Match
from tests.games.grannys_pills import drawing as pills
from tests.games.gridsy import drawing as gridsy
from tests.games.mismemory import drawing as mismemory
from tests.games.pentic import conftest as pentic
from tests.games.thirty_six import drawing as thirty_six
from tests.games.tic_squared import drawing as squared
from tests.games.tyramid import drawing as tyramid

SOLVED_3 = "2Co 3Xo 3Xr 3So 2Ro 3To 3Rr 3Sy 3Rc 5Ro 4Rc 4Ty 5Rc 5Ry 5Sc 5Ty"
ROW3 = "2Ty\n2Rr 4Tr\n. 4Ro "


def of_gridsy() -> Iterator[Match]:
    """Series and solo games that somebody wins, and decks and actions used up."""
    series = gridsy.drawn([gridsy.ALMOST_3, gridsy.W6], middle="2So 2Sr 2Sc", options={"grid": 3, "best_of": 3})
    yield series
    gridsy.play(series, 0, "put 3Xo 0", "take 0", "put 3Xo 1", "swap 3Xo 2So")
    gridsy.play(series, 1, "put 3Tv 8")
    yield series
    gridsy.let_go(series)
    series.expire("limit")
    gridsy.let_go(series)
    series.expire("limit")
    yield series
    won = gridsy.drawn([gridsy.ALMOST_3, gridsy.W6], options={"grid": 3}, each=[{"wins": 2}], rounds=3)
    gridsy.play(won, 0, "put 3Xy 8")
    yield won
    yield gridsy.drawn(["tray 2Xo", "tray 3Xo"], each=[{"acted": 5000}, {}])
    for actions in (["put 5Tv 15"], ["extra", "put 5Tv 15"], ["give_up"]):
        alone = gridsy.drawn([gridsy.ALMOST_W1])
        gridsy.play(alone, 0, *actions)
        yield alone
    alone = gridsy.drawn([f"tray {gridsy.W3}"], deck="2Co")
    gridsy.play(alone, 0, "extra", *(f"put {card} {cell}" for cell, card in enumerate(SOLVED_3.split())))
    yield alone
    alone = gridsy.drawn(["tray 1Xo"], options={"grid": 3})
    gridsy.play(alone, 0, *["extra"] * 116)
    yield alone


def of_mismemory() -> Iterator[Match]:
    """Whoever owns a number twice is challenged."""
    match = mismemory.drawn(("S0 M0", "C3 K2", ""), mismemory.HONOUR)
    match.play(1, "challenge 0")
    yield match


def of_tic_squared() -> Iterator[Match]:
    """A race without a deck, in which nobody moves; a turn in which there is nothing to lay and nothing to draw."""
    match = squared.drawn([squared.W1, squared.STARTS[1]], ["+3", "+3"], 0, {"mode": "race"})
    yield match
    match.expire("idle")
    yield match
    yield squared.drawn([squared.W1, squared.STARTS[1]], ["2Cc", "+3"], 0, {"deck_out": "play_on"})


def of_thirty_six() -> Iterator[Match]:
    """The puzzle that somebody solves alone: begun, come to nothing, solved."""
    for drawing in (thirty_six.HALF, thirty_six.STUCK, thirty_six.ONE_LEFT):
        match = thirty_six.block(drawing)
        yield match
        match.play(0, match.game.rules.actions.text(match.actions(0)[0]))
        yield match


def of_tyramid() -> Iterator[Match]:
    """Decks that are empty, for one who is stuck and one who could play; large hourglasses that nobody can fill."""
    match = tyramid.drawn(ROW3 + ".", ["1Cc 1Cv", "+5"], 0)
    yield match
    match.play(0, "pass")
    yield match
    match = tyramid.drawn(ROW3 + ".", ["1Cc 1Cv", "+5"], 0, options={"optional_play": True}, passes=1)
    match.play(0, "pass")
    yield match
    match = tyramid.drawn(ROW3 + "4Sr", ["4Rr 4So 1Cv", "+5"], 0, options={"optional_play": True})
    yield match
    match.play(0, "play 4Rr 1")
    yield match
    options = tyramid.GAME.read_options({"shape": "hourglass", "rows": 9}, 4)
    for seed in range(8):
        match, dice = Match.start(tyramid.GAME, 4, options, bytes([seed]) * 32), dice_.new_dice(seed)
        while not match.over:
            (seat,) = match.seats_to_act()
            legal = match.actions(seat)
            match.play(seat, legal[dice_.roll(dice, len(legal))])
        yield match


SELDOM: dict[str, Callable[[], Iterator[Match]]] = {
    "gridsy": of_gridsy,
    "mismemory": of_mismemory,
    "thirty-six": of_thirty_six,
    "tic-squared": of_tic_squared,
    "tyramid": of_tyramid,
}


def decided() -> Iterator[tuple[Match, str]]:
    """Decisions of seat 0 of which a reason is told: mostly they were wrong, or could have been better."""
    yield gridsy.drawn([gridsy.ALMOST_W1]), "extra"
    yield gridsy.drawn([f"tray {gridsy.W3}"]), "give_up"
    yield gridsy.drawn([f"tray {gridsy.W3}", "tray 2Xv"], middle="2Co 1Sv 1Tv 1Cc"), "swap 4Ty 1Cc"
    race = ["5Tr 4Tr 3Xy +1", "+3"], 0, {"mode": "race"}
    yield squared.drawn([squared.AFTER_W2, squared.STARTS[1]], *race), "draw"
    yield pills.drawn(), "takeOne 0"
    yield thirty_six.drawn(pawns=[(0, 5), (5, 0)], reserves=[[1, 0, 0], [0, 3, 0]]), "move 0"


def advised() -> Iterator[Match]:
    """Positions in which the advice for seat 0 has a reason of its own."""
    yield gridsy.drawn([gridsy.ALMOST_W1])
    spoiled = gridsy.drawn([f"tray {gridsy.W1}".replace("\n", " "), "tray 2Xv"])
    for action in ("put 1Xo 0", "put 4Cv 1"):
        spoiled.play(0, action)
    yield spoiled
    for points in ([220, 190], [220, 270], [220, 280]):
        yield pentic.lay_table("B", ["4Ty", ""], points, first=1)
    yield thirty_six.drawn([(1, 0), (0, 0)], [[3, 1, 0], [1, 1, 0]])
    yield thirty_six.drawn([(0, 4), (5, 4)], [[0, 0, 2], [0, 0, 2]], options={"stall": 6}, quiet=11)
