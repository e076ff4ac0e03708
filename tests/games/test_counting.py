"""How the points came about, once a match is over: what a part of the score marks is what its words name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from parlour.core.facts import Fact, Word
from parlour.core.game import find_game
from parlour.core.kernel import JIT
from parlour.core.scene import Piece, Scene, ScorePart, Spot
from tests.games.test_endings import finished
from tests.games.test_thousands import OPTION_SETS

pytestmark = pytest.mark.skipif(not JIT, reason="whole games at random; the compiled stage plays them")
SEEDS = 3
CASES = [
    pytest.param(name, *case, id=f"{name}-{case[0]}-{case[1]}") for name in OPTION_SETS for case in OPTION_SETS[name]
]


def named(word: object) -> set[Word]:
    """Give a fact and all facts in it."""
    if isinstance(word, tuple):
        return {name for part in word for name in named(part)}
    if isinstance(word, Fact):
        return {word} | {name for part in word.args.values() for name in named(part)}
    return set()


def number_in(word: Word) -> int | None:
    """Give how many cards a text speaks of that names none."""
    number = word.args.get("cards", word.args.get("number")) if isinstance(word, Fact) else None
    return number if isinstance(number, int) else None


def seen_at(scene: Scene, id: str) -> Piece | Spot:
    """Give what people see where something is marked: the piece, or what lies uppermost on the spot."""
    at = next(thing for thing in (*scene.pieces, *scene.spots) if thing.id == id)
    on_it = [piece for piece in scene.pieces if (piece.zone, piece.x, piece.y) == (at.zone, at.x, at.y)]
    return max(on_it, key=lambda piece: piece.level, default=at)


def parts_of(name: str, players: int, options: dict[str, Any]) -> Iterator[tuple[Scene, ScorePart]]:
    for seed in range(SEEDS):
        scene = finished(find_game(name), players, options, seed).counted()
        lines = (line for score in scene.scores for line in score.lines)
        yield from ((scene, part) for line in lines for part in line.parts)


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_what_a_part_of_the_score_marks_is_what_it_names(name: str, players: int, options: dict[str, Any]) -> None:
    for scene, part in parts_of(name, players, options):
        for thing in [seen_at(scene, id) for id in part.ids] if number_in(part.text) is None else ():
            assert named(part.text) & named(thing.label), f"{part.text} marks {thing.label}"


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_what_a_part_of_the_score_names_is_marked(name: str, players: int, options: dict[str, Any]) -> None:
    if name == "pentic" and "deck_out" not in options:
        return  # the deck is shuffled anew: the card named may lie there once more, laid by somebody else
    for scene, part in parts_of(name, players, options):
        marked = {word for id in part.ids for word in named(seen_at(scene, id).label)}
        there = {word for piece in scene.pieces if piece.face for word in named(piece.label)}
        assert named(part.text) & there <= marked, f"{part.text} marks {part.ids}"


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_what_a_part_of_the_score_counts_is_marked(name: str, players: int, options: dict[str, Any]) -> None:
    for _, part in parts_of(name, players, options):
        if part.ids and number_in(part.text) is not None:
            assert len(part.ids) == number_in(part.text), f"{part.text} marks {part.ids}"
