"""Places are named so that one can find them: by a row and a column only where their numbers stand along the edges."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.core import dice as dice_
from parlour.core.facts import Word
from parlour.core.game import Game, games, legal_actions
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.scene import Choice, Scene
from parlour.core.verbs import CLOCK, SPECTATOR
from tests.games.spoken import words_in
from tests.games.test_messages import facts_in


def names_a_cell(word: Word) -> bool:
    return any({"row", "column"} <= {*fact.args} for fact in facts_in(word))


def turns(game: Game) -> Iterator[tuple[Match, int]]:
    """A random match, before each action, and who acts."""
    dice, match = dice_.new_dice(5), Match.start(game, max(2, game.rules.players[0]), seed=bytes(32))
    for _ in range(60):
        if match.over:
            return
        seat = pick_actor(match.actors(), dice)
        if seat != CLOCK:
            yield match, seat
        legal = legal_actions(game, match.state, seat)
        match.play(seat, int(legal[dice_.roll(dice, len(legal))]))


def is_found(scene: Scene, choice: Choice) -> bool:
    """Whether something that is touched for a choice lies in a zone with numbers along its edges."""
    numbered = {zone.id for zone in scene.zones if zone.numbers}
    touched = {*choice.path, choice.to}
    return any(it.id in touched for it in (*scene.pieces, *scene.spots) if it.zone in numbered)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_is_said_names_rows_and_columns_only_of_boards_with_numbers(game: Game) -> None:
    for match, seat in turns(game):
        scene = match.scene(seat)
        for choice in match.choices(seat):
            assert not names_a_cell(choice.label) or is_found(scene, choice), choice
        told = [event.text for event in match.events(SPECTATOR)]
        if any(names_a_cell(word) for word in (*words_in(told), scene.status)):
            assert any(zone.numbers for zone in scene.zones), told
