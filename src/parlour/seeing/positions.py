"""From what lies on the table to a position of the game: what no photograph tells is assumed, and said to be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from parlour.core.errors import BadPosition
from parlour.core.game import Game
from parlour.games.mismemory.components import GRIDS
from parlour.games.pivot_pawns.board import icon_face
from parlour.games.pivot_pawns.components import CARDS, COLOURS, PAWNS
from parlour.seeing.codes import codes
from parlour.seeing.lattice import Place
from parlour.seeing.sight import Sight
from parlour.seeing.tables import Unseen

KEY = bytes(32)
"""The chance by which hidden cards are dealt, the same each time."""

JSON = dict[str, Any]
HIDDEN = "the hands and the order of the deck: dealt from the cards that are not to be seen"
TURN = "whose turn it is: the first seat's"


class Reading(NamedTuple):
    """A position.

    position: as the game writes it; None if the rules refuse every way to read the table
    assumed: what no photograph tells, in words
    refusal: why the rules refuse it; None if they do not
    """

    position: JSON | None
    assumed: tuple[str, ...]
    refusal: BadPosition | None = None


def read_table(
    game: Game, sight: Sight, answers: Mapping[Place, str], players: int | None = None, options: JSON | None = None
) -> Reading:
    """Return the position of a table. ``answers`` say what lies at flagged places, "" for nothing.

    Raises Unseen while a flagged place has no answer, or if one is no piece of the game.
    """
    names = {**sight.names, **answers}
    open_places = [place for place in sight.places if place not in names]
    if open_places:
        column, row = open_places[0]
        raise Unseen(f"What lies in row {row + 1}, column {column + 1}?", "asked")
    seats = players or _seats(game, sight)
    state = game.new(seats, game.read_options(_options(game, sight, options or {}), seats), KEY)
    template = {key: value for key, value in game.position(state).items() if key not in _LEFT_OUT}
    refusal = None
    cells = {place: name for place, name in names.items() if name}
    ways, assumed = _READERS[game.name](sight, cells, template)
    for position in ways:
        try:
            loaded = game.load(position)
        except BadPosition as error:
            refusal = refusal or error
            continue
        return Reading({key: value for key, value in game.position(loaded).items() if key != "stream"}, assumed)
    return Reading(None, assumed, refusal)


def _seats(game: Game, sight: Sight) -> int:
    """Return the number of players where nobody says it: as many as prescriptions lie there, or the fewest."""
    least, most = game.rules.players
    if game.name == "grannys-pills" and least <= len(_slips(sight)) <= most:
        return len(_slips(sight))
    return _SEATS.get(game.name, least)


_LEFT_OUT = {"stream", "dealt", "dealing", "memory"}
_SEATS = {"gridsy": 1, "pivot-pawns": 1}


def _options(game: Game, sight: Sight, given: JSON) -> JSON:
    """Return the options given, and those which the table shows."""
    if game.name == "gridsy":
        return {"grid": sight.columns, **given}
    if game.name == "mismemory":
        last = (sight.rows - 1, sight.columns - 1)
        name = next(name for name, cells in GRIDS.items() if cells[-1] == last)
        return {"grid": name, **given}
    if game.name == "thirty-six":
        is_square = sight.columns == sight.rows == 5 and all(x % 2 == y % 2 == 0 for x, y in sight.places)
        return {"layout": "square" if is_square else "draft", **given}
    return given


# --- names put into a position


def moved(value: Any, wanted: Iterable[tuple[str, str]]) -> Any:
    """Return a position in which names have changed places, so that each of these becomes the other of its pair."""
    now: dict[str, str] = {}
    for old, new in wanted:
        here = now.get(old, old)
        there = next((name for name, other in now.items() if other == new), new)
        now[old], now[there] = new, here
    return _renamed(value, now)


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, (list, tuple)):
        return [_renamed(item, names) for item in value]
    if isinstance(value, dict):
        return {key: value[key] if key == "options" else _renamed(value[key], names) for key in value}
    return value


# --- the games

PRESCRIBED = [face.removeprefix("prescription ") for face in codes().faces if face.startswith("prescription ")]
"""The faces of the prescriptions, in the order of their numbers."""
ICONS = [icon_face(icon) for icon in range(CARDS)]
"""The faces of the tokens, in the order of the cards that they name."""
ON_CARD = 0.4
"""How far from the middle of a card a placeholder on it may be, in places."""

Read = tuple[Iterator[JSON], tuple[str, ...]]


def _gridsy(sight: Sight, cells: Mapping[Place, str], template: JSON) -> Read:
    own = template["players"][0]["cards"]
    grid = [cells.get(place, "") for place in sight.places]
    position = moved(template, [(own[place], card) for place, card in enumerate(grid) if card])
    position["players"][0]["grid"] = grid
    ways = ({**position, "phase": phase} for phase in ("build", "over"))
    return ways, ("one player", "the cards not yet laid, and the order of the deck: dealt from those not to be seen")


def _pentic(sight: Sight, cells: Mapping[Place, str], template: JSON) -> Read:
    tops = zip(template["piles"], sight.places, strict=True)
    position = moved(template, [(pile["top"], cells[place]) for pile, place in tops if place in cells])
    for player in position["players"]:
        player["points"] = 0
    beginning = {"drawn": [], "turn": 0, "first": 0}
    return iter([{**position, **beginning}]), (HIDDEN, TURN, "no points yet, and one card in every pile")


def _tic_squared(sight: Sight, cells: Mapping[Place, str], template: JSON) -> Read:
    deck = [*template["deck"], *template["aside"]]
    hands = [card for player in template["players"] for card in player["hand"]]
    pool = [card for card in [*hands, *deck] if card not in cells.values()]
    seats = len(template["players"])
    held = 6
    in_play = len(hands) + len(template["deck"])
    others = [pool.pop() for _ in range(seats - 1)]
    given = [[pool.pop() for _ in range(held)] for _ in range(seats)]
    left = max(0, in_play - len(cells) - len(others) - held * seats)
    rest, aside = pool[:left], pool[left:]

    def ways() -> Iterator[JSON]:
        for side, start in _starts(cells):
            grid = [
                {"card": card, "row": row - start[1], "column": column - start[0]}
                for (column, row), card in cells.items()
            ]
            players = [{"hand": given[0], "grid": grid, "line": side}]
            for card, hand in zip(others, given[1:], strict=True):
                players.append({"hand": hand, "grid": [{"card": card, "row": 0, "column": 0}]})
            without = {"deck": rest, "aside": aside, "phase": "play", "turn": 0, "first": 0, "plays": 0}
            yield {"players": players, **without, "runs": template["runs"], "options": template["options"]}

    return ways(), (HIDDEN, TURN, "which card began the grid", "the grids of the others: their first cards")


def _starts(cells: Mapping[Place, str]) -> Iterator[tuple[str, Place]]:
    """Yield the sides on which an unfinished line may lie, and a place for the start card off it."""
    columns, rows = sorted({place[0] for place in cells}), sorted({place[1] for place in cells})
    inner = {"": (columns, rows), "N": (columns, rows[1:]), "S": (columns, rows[:-1])}
    inner |= {"W": (columns[1:], rows), "E": (columns[:-1], rows)}
    for side, (across, down) in inner.items():
        if across and down:
            yield side, (across[0], down[0])


def _tyramid(sight: Sight, cells: Mapping[Place, str], template: JSON) -> Read:
    rows = [
        [cells.get((sight.rows - 1 - row + 2 * place, row), "") for place in range(row + 1)]
        for row in range(sight.rows)
    ]
    laid = set(cells.values())
    seen = [card for player in template["players"] for card in player["hand"]]
    pool = [card for card in [*seen, *template["halves"][0][0], *template["deck"]] if card not in laid]
    held = len(template["players"][0]["hand"])
    players = [{"hand": [pool.pop() for _ in range(held)]} for _ in template["players"]]
    position = {"players": players, "halves": [rows], "deck": pool, "options": template["options"]}
    return iter([position]), (HIDDEN, TURN, "no points yet", "five cards in every hand")


def _grannys_pills(sight: Sight, cells: Mapping[Place, str], template: JSON) -> Read:
    grid = [cells.get(place, ".") for place in sight.places]
    players, slips = template["players"], _slips(sight)
    if len(slips) == len(players):
        numbers = slips
        assumed = ["as many players as prescriptions"]
    else:
        numbers = [player["prescription"] for player in players]
        assumed = [f"the prescriptions, drawn at random: {len(slips)} of {len(players)} lie in a row under the grid"]
    seats = [{"prescription": number} for number in numbers]
    position = {"players": seats, "grid": grid, "options": template["options"]}
    return iter([position]), (*assumed, "empty schedules", TURN)


def _slips(sight: Sight) -> list[int]:
    """Return the prescriptions in the row under the grid: that of the first seat lies leftmost."""
    under = sight.rows - 0.5
    return [PRESCRIBED.index(one.face) for one in sight.beside if one.kind == "prescription" and one.at[1] > under]


def _mismemory(sight: Sight, cells: Mapping[Place, str], template: JSON) -> Read:
    grid = [cells.get(place, ".") for place in sight.places]
    position = {"players": [{} for _ in template["players"]], "grid": grid, "options": template["options"]}
    return iter([position]), ("nobody owns a tile, and all lie face down again", TURN)


def _pivot_pawns(sight: Sight, cells: Mapping[Place, str], template: JSON) -> Read:
    tableau = [int(cells[place]) for place in sight.places if place in cells]
    position, assumed = {**template, "tableau": tableau}, ["one player"]
    homes = _homes(sight, cells)
    if len(homes) == PAWNS:
        stand = [homes[colour] for colour in COLOURS]
        position |= {"pawns": stand, "placeholders": stand}
    else:
        assumed.append(f"where the pawns stand: {len(homes)} of {PAWNS} placeholders lie on cards")
    shown = [ICONS.index(one.face) for one in sight.beside if one.kind == "token"]
    if len(shown) == 1:
        assumed.append("the order of the targets to come")
    else:
        assumed.append(f"the order of targets: {len(shown)} tokens lie face up, where one shows the target")
    drawn = [card for pawn, card in enumerate(position["pawns"]) if card % PAWNS == pawn and card not in shown]
    first = [*drawn, *(shown if len(shown) == 1 else [])]
    position["tokens"] = [*first, *(token for token in template["tokens"] if token not in first)]
    position["round"] = len(drawn) + 1
    return iter([position]), tuple(assumed)


def _homes(sight: Sight, cells: Mapping[Place, str]) -> dict[str, int]:
    """Return on which cards placeholders lie, by their colours; not those that lie across two."""
    homes = {}
    for one in sight.beside:
        place = round(one.at[0]), round(one.at[1])
        near = max(abs(one.at[0] - place[0]), abs(one.at[1] - place[1])) < ON_CARD
        if one.kind == "placeholder" and near and place in cells:
            homes[one.face] = int(cells[place])
    return homes


def _thirty_six(sight: Sight, cells: Mapping[Place, str], template: JSON) -> Read:
    left, top = (min(place[axis] for place in cells) for axis in (0, 1))
    tiles = []
    for place, name in cells.items():
        number, _, turn = name.partition("/")
        turned = int(turn) if turn else sight.turns.get(place, 0)
        tiles.append({"tile": int(number), "rotation": turned, "row": place[1] - top, "column": place[0] - left})
    players = template["players"]
    choosing = {"phase": "choose", "turn": len(players) - 1, "first": 0}
    position = {"players": players, **choosing, "tiles": sorted(tiles, key=lambda tile: tile["tile"])}
    assumed = ("no counters and pawns on the board", "who chooses a colour first")
    return iter([{**position, "options": template["options"]}]), assumed


_READERS: dict[str, Callable[[Sight, Mapping[Place, str], JSON], Read]] = {
    "gridsy": _gridsy,
    "pentic": _pentic,
    "tic-squared": _tic_squared,
    "tyramid": _tyramid,
    "grannys-pills": _grannys_pills,
    "mismemory": _mismemory,
    "pivot-pawns": _pivot_pawns,
    "thirty-six": _thirty_six,
}
