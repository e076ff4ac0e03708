"""Lays positions open for editors in browsers, carries edits out and judges the result; nothing is kept."""

from __future__ import annotations

import re
import secrets

from msgspec.structs import replace

from parlour.bots.compiling import load_game
from parlour.bots.fairness import Found, find_puzzles, play_greedily
from parlour.core import verbs
from parlour.core.editing.editor import OpenBoard, carry_out, editor_of, find_problem, lay_open, read_form
from parlour.core.editing.guilty import find_guilty
from parlour.core.editing.parts import Position
from parlour.core.editing.refusals import tell_refusal
from parlour.core.errors import BadOption, BadPosition, ParlourError
from parlour.core.game import Game
from parlour.core.seats import seats_in
from parlour.protocol.editing import Edited, EditWish, Fairness, FairnessWish, PositionProblem
from parlour.server.shelf.catalogue import known_game

EDIT_BYTES = 64 * 1024
"""The largest position with an edit; those of games are a tenth of that."""

FAIRNESS_S = 0.3
"""For how long bots play for one question."""

PUZZLES_S = 0.1
MOST_EXAMINED = 50
"""For how long positions are examined for one question, and how many at most."""

CLAUSE = re.compile(r"\(([A-Z0-9]{3}-[A-Z]?\d+)")
"""The first clause in a refusal, as in ``(PEN-10, PEN-G12)``."""


def edit_position(name: str, wish: EditWish) -> Edited:
    """Return a position after an edit, laid open and judged. Raises NotFound, BadOption for options of a start."""
    game = known_game(name)
    load_game(game.name)
    position = _start(game, wish) if wish.position is None else wish.position
    refused = None
    if wish.edit is not None:
        try:
            position = carry_out(game, position, wish.edit)
        except ParlourError as error:
            refused = describe_problem(game, error)
    try:
        board = lay_open(game, position)
    except BadPosition as error:
        return Edited(position, None, refused, describe_problem(game, error), False, ())
    problem = find_problem(game, position)
    if problem is not None:
        return Edited(position, board, refused, _with_places(game, position, board, problem), False, ())
    actors = int(verbs.actors(game.load(position)))
    return Edited(position, board, refused, None, actors == 0, seats_in(actors))


def judge_fairness(name: str, wish: FairnessWish) -> Fairness:
    """Return who won some games of greedy bots, and how many of some positions are puzzles.

    Raises NotFound, BadOption for options that cannot be.
    """
    game = known_game(name)
    load_game(game.name)
    options = game.read_options(wish.options, wish.players)
    found = play_greedily(game, wish.players, options, FAIRNESS_S, secrets.SystemRandom())
    there = find_puzzles(game, options, PUZZLES_S, MOST_EXAMINED, secrets.randbits(30)) or Found(0, 0)
    return Fairness(found.games, found.won, found.shared, there.examined, there.puzzles)


def _start(game: Game, wish: EditWish) -> Position:
    """Return the position in which a match begins."""
    players = wish.players or max(2, game.rules.players[0])
    options = game.read_options(wish.options, players)
    return game.position(game.new(players, options, secrets.token_bytes(32)))


def _with_places(game: Game, position: Position, board: OpenBoard, error: ParlourError) -> PositionProblem:
    """Return what is wrong with a position that can be drawn, and where."""
    spots, fields = find_guilty(editor_of(game), read_form(game, position), board, error)
    return replace(describe_problem(game, error), spots=spots, fields=fields)


def describe_problem(game: Game, error: ParlourError) -> PositionProblem:
    """Return what is wrong with a position, as an editor shows it."""
    found = CLAUSE.search(str(error))
    code = "bad_option" if isinstance(error, BadOption) else "bad_position"
    return PositionProblem(code, tell_refusal(game, str(error)), error.field, found[1] if found else None)
