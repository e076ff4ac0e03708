"""What a disguise renames in each game: its terms, and the signs that stand for them on the table.

A game that is not in TERMS is disguised in its title, its clauses and its actions alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.game import Game


@dataclass(frozen=True)
class Terms:
    """The terms of a game.

    prefixes: those of the ids of its clauses
    words: terms in lower case, which are renamed wherever they stand, in the plural, too
    exact: terms only if they are written just so, such as ``Single``
    kinds: the properties of pieces: their letter on the table, and their word
    in_context: those of ``kinds`` that are other words elsewhere: renamed only beside a letter, a rank or another kind
    ranks: the ranks of pieces, as they are written
    rank_first: whether a rank stands before the kinds (``3 star red``) or after them (``sun 3``)
    letters: all letters of signs, in lower case
    sign: a regular expression of the signs of pieces on the table, without ranges
    told: what is to be said of signs and counting, where the rules say nothing
    """

    prefixes: tuple[str, ...]
    words: tuple[str, ...]
    exact: tuple[str, ...] = ()
    kinds: tuple[tuple[str, str], ...] = ()
    in_context: tuple[str, ...] = ()
    ranks: tuple[str, ...] = ()
    rank_first: bool = True
    letters: str = ""
    sign: str = "(?!)"
    told: str = ""


CARDS = (
    *(("C", "circle"), ("R", "crescent"), ("T", "triangle"), ("S", "square"), ("X", "star")),
    *(("v", "violet"), ("c", "cyan"), ("y", "yellow"), ("o", "orange"), ("r", "red")),
)
ICONS = (
    *("clover", "drop", "sun", "moon", "heart", "leaf", "fish", "star", "music notes", "apple"),
    *("frog", "flask", "key", "cat", "flame", "cactus", "whale", "bell", "spider", "rose"),
    *("pine tree", "anchor", "lightning", "mars symbol", "top hat", "cherry", "turtle", "umbrella"),
    *("crown", "spade", "mushroom", "pear", "snowflake", "lemon", "raven"),
)


def _with_deck(*words: str) -> Terms:
    """Return the terms of a game with the TIC deck; the rules that they share name all of these games."""
    return Terms(
        prefixes=("PEN", "GRI", "TYR", "QUE", "SQR", "TIC"),
        words=("tic", "nic", "pentic", "gridsy", "tyramid", "ticcitories", "queen", "squared", *words),
        exact=("Single", "Singles"),
        kinds=CARDS,
        in_context=("square",),
        ranks=tuple("12345"),
        letters="crtsxvyo",
        sign="[12345][CRTSX][vcyor]",
        told="A dot on the table is an empty place.",
    )


TERMS = {
    "pentic": _with_deck("pile"),
    "gridsy": _with_deck("grid", "tray"),
    "tyramid": _with_deck("pyramid", "hourglass", "diamond", "peak"),
    "queen-of-the-ticcitories": _with_deck("green", "blue", "black", "white", "grid", "token", "cluster", "raid"),
    "tic-squared": _with_deck("grid", "visit", "race"),
    "thirty-six": Terms(
        prefixes=("T36",),
        words=(
            "pawn",
            "tile",
            "gate",
            "reserve",
            "counter",
            "square",
            "tournament",
            "parlour",
            "white",
            "red",
            "black",
        ),
        kinds=(("r", "red"), ("w", "white"), ("b", "black")),
        letters="rwb",
        sign=r"\(?[rwbRWB]\)?",
        told="On the table a letter is the colour of a square (r red, w white, b black), a capital letter a counter of "
        "that colour, and a letter in brackets the pawn of that colour.",
    ),
    "grannys-pills": Terms(
        prefixes=("GRA",),
        words=("granny", "pill", "prescription", "schedule", "bag"),
        exact=("NE", "NW", "SE", "SW", "H", "V"),
        kinds=(
            *(("r", "round"), ("c", "capsule"), ("o", "oval"), ("l", "lozenge")),
            *(("r", "red"), ("y", "yellow"), ("g", "green"), ("b", "blue")),
        ),
        in_context=("round",),
        letters="colrygb",
        sign="[rcol][rygb]",
        told="On the table a pill is the letter of its shape (r round, c capsule, o oval, l lozenge), then that of its "
        "colour (r red, y yellow, g green, b blue). To the right of each schedule is the prescription for it.",
    ),
    "mismemory": Terms(
        prefixes=("MIS",),
        words=("mismemory", "tile", "piecepack", "suit"),
        kinds=(("s", "sun"), ("m", "moon"), ("c", "crown"), ("a", "arms"), ("n", "null"), ("a", "ace")),
        ranks=("null", "ace", "2", "3", "4", "5"),
        rank_first=False,
        letters="smcan",
        sign="[smca][na2345]",
        told="On the table ## is a tile face down, a dot a gap; of a tile face up, the first letter is its suit "
        "(s sun, m moon, c crown, a arms) and the second sign its number (n null, a ace).",
    ),
    "pivot-pawns": Terms(
        prefixes=("PIV",),
        words=("pivot", "pawn", "placeholder", "icon", "red", "green", "blue", "yellow", "black", *ICONS),
        told="Of each card you are told its row and place, its icon in the centre, that icon's colour, whether a pawn "
        "stands there or it is the target, and the six icons around.",
    ),
}


def terms_of(game: Game) -> Terms:
    """Return the terms of a game."""
    return TERMS.get(game.name) or Terms((game.about.prefix,), (game.about.title.lower(),))
