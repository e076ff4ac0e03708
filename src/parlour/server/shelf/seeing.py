"""Photographs of tables: from the codes that a browser found to a match file that begins with the position."""

from __future__ import annotations

import msgspec

from parlour.core.files import to_file
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.protocol.seeing import Photographed, PlaceSeen, TableSeen
from parlour.seeing.drawn import draw_beside, draw_pieces
from parlour.seeing.lattice import Place
from parlour.seeing.pieces import Found
from parlour.seeing.positions import read_table
from parlour.seeing.sight import Sight, look
from parlour.seeing.tables import Setting, Unseen, setting_of
from parlour.server.base.errors import BadMessage
from parlour.server.shelf.editing import describe_problem


def see_table(game: Game, wish: Photographed) -> TableSeen:
    """Return the table that a photograph shows. Raises BadMessage for an answer that is no piece of the game."""
    try:
        setting = setting_of(game.name)
        sight = look([_found(code.number, code.corners) for code in wish.codes], setting)
    except Unseen as error:
        return TableSeen(error.reason)
    pieces = draw_pieces(game.name)
    known = {"", *(piece.id for piece in pieces)}
    answers = {(answer.column, answer.row): answer.piece for answer in wish.answers}
    for place, piece in answers.items():
        if place not in sight.flagged or piece not in known:
            raise BadMessage(f"answers: {piece!r} is no answer there", "answers")
    names = {**_names(sight, setting), **answers}
    wide, high = setting.form.step
    places = tuple(
        PlaceSeen(row, column, names.get((column, row)), column * wide, row * high) for column, row in sight.places
    )
    seen = TableSeen("", sight.columns, sight.rows, places, pieces, draw_beside(sight), setting.unique)
    if all(place in names for place in sight.places):
        reading = read_table(game, sight, answers)
        if reading.refusal is not None:
            seen.refused = describe_problem(game, reading.refusal)
        if reading.position is not None:
            seen.file = msgspec.json.encode(to_file(Match.load(game, reading.position))).decode()
    return seen


def _names(sight: Sight, setting: Setting) -> dict[Place, str]:
    """Return what was read at each place; the names of pieces that may lie in any turn tell the turn."""
    if not setting.form.touching:
        return dict(sight.names)
    return {place: f"{name}/{sight.turns[place]}" for place, name in sight.names.items()}


def _found(number: int, corners: tuple[float, ...]) -> Found:
    a, b, c, d = zip(corners[::2], corners[1::2], strict=True)
    return Found(number, (a, b, c, d))
