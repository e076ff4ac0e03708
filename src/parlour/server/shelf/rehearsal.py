"""A rehearsal: uses all of a game that a table, a lesson or a puzzle may use, so that every kernel is called once."""

from __future__ import annotations

import contextlib
import datetime

from parlour.bots.advice import advise, weigh
from parlour.bots.compiling import compile_game
from parlour.bots.levels import LEVELS, think
from parlour.bots.search import Budget
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.lessons import lesson_of
from parlour.protocol.puzzles import MOST_TAKEN, Solve
from parlour.puzzles import ANY, FIRST, Practice, games_on, kinds_of, name_of_practice, puzzle_games
from parlour.server.base.errors import NotFound
from parlour.server.shelf.examples import MOST_ACTIONS, MOST_PLAYERS, draw_examples, play_randomly, seat_example
from parlour.server.shelf.guides import draw_guide
from parlour.server.shelf.lessons import draw_lesson
from parlour.server.shelf.puzzles import help_attempt
from parlour.server.shelf.recorded import STATES, draw_state

DAYS = 14
THOUGHT = Budget(playouts=300, ms=60_000)
SEED = 1
EVERY = 7
"""The number of actions between decisions of bots."""

DECISIONS = 2 * len(LEVELS)
"""The most decisions in a match: two of each level, of which the strongest takes a second."""


def rehearse(game: Game) -> None:
    """Play, show, load, teach, advise and judge a game, and make DAYS of its puzzles and one of each kind."""
    compile_game(game)
    low, high = game.rules.players
    for players in sorted({low, min(low + 1, high), min(high, MOST_PLAYERS)}):
        with contextlib.suppress(NotFound):
            draw_examples(game.name, players)
        _let_bots_decide(game, players)
    for state in STATES:
        with contextlib.suppress(NotFound):
            draw_state(game.name, state)
    draw_guide(game.name)
    if lesson_of(game):
        draw_lesson(game.name)
    if game in puzzle_games():
        for date in (FIRST + datetime.timedelta(number) for number in range(DAYS)):
            if game in games_on(date):
                _solve(game, date.isoformat())
        for kind in kinds_of(game):  # also those that no day has yet
            _solve(game, name_of_practice(Practice(kind, ANY, 1)))


def _let_bots_decide(game: Game, players: int) -> None:
    """Have bots of all levels decide, advise and judge along a random match, and load its positions."""
    state = seat_example(game, players, SEED)
    for number in play_randomly(state, game, players, SEED, MOST_ACTIONS):
        match = state.playing()
        if number > EVERY * DECISIONS:
            return
        if number % EVERY or not match.seats_to_act():
            continue
        seat = match.seats_to_act()[0]
        view, level = match.view(seat), LEVELS[number // EVERY % len(LEVELS)]
        with contextlib.suppress(ParlourError):
            game.load(match.start_position())
        think(game, view, seat, level, SEED)
        advise(game, view, seat, THOUGHT, SEED)
        weigh(game, view, seat, match.actions(seat)[-1], THOUGHT, SEED)


def _solve(game: Game, which: str) -> None:
    """Make the puzzle of a day, or one for practice, and take the actions that its help gives."""
    taken: tuple[str, ...] = ()
    for _ in range(MOST_TAKEN):
        choice = help_attempt(which, game.name, Solve(taken)).choice
        if choice is None:
            return
        taken = (*taken, choice.text)
