"""The terminal's pictures, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.core import dice as dice_
from parlour.core.facts import Fact, Word, say
from parlour.core.game import Game, games, legal_actions
from parlour.core.match import Match
from parlour.core.messages import LANGUAGES
from parlour.core.playout import pick_actor
from parlour.core.scene import Piece
from parlour.core.text import render
from parlour.core.verbs import SPECTATOR
from tests.games.grannys_pills import drawing as pills
from tests.games.mismemory import drawing as tiles
from tests.games.thirty_six import drawing as stones

LONGEST = 4
"""Characters; three were better, but a Japanese counter has its brackets."""


def pieces(game: Game) -> Iterator[Piece]:
    """What everybody sees while a random game goes on."""
    dice, match = dice_.new_dice(3), Match.start(game, max(2, game.rules.players[0]), seed=bytes(32))
    for _ in range(40):
        for viewer in range(SPECTATOR, match.players):
            yield from match.scene(viewer).pieces
        if match.over:
            return
        seat = pick_actor(match.actors(), dice)
        legal = legal_actions(game, match.state, seat)
        match.play(seat, int(legal[dice_.roll(dice, len(legal))]))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_piece_has_a_short_text_for_every_cell_it_covers_or_none(game: Game) -> None:
    speakers = [game.speaker(language) for language in LANGUAGES]
    seen = {(piece.short, piece.w * piece.h) for piece in pieces(game)}
    assert any(short for short, _ in seen) or game.name == "pivot-pawns"
    for short, cells in seen:
        assert len(short) in (0, cells)
        for speaker in speakers:
            assert all(1 <= len(speaker.say(word)) <= LONGEST for word in short)


def letters(id: str, **args: str | int) -> Fact:
    return say(f"{id}.short", **args)


ALIKE: list[tuple[Game, list[Word]]] = [
    (pills.GAME, [letters("pill", colour=colour, shape=shape) for colour in "BGYR" for shape in (1, 2, 3, 4)]),
    (tiles.GAME, ["##", *(letters("tile", suit=suit, number=number) for suit in "SMCK" for number in range(6))]),
    (stones.GAME, [letters(thing, colour=colour) for thing in ("square", "counter", "pawn") for colour in "WRB"]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "words"), ALIKE, ids=[game.name for game, _ in ALIKE])
def test_no_two_things_are_written_alike(game: Game, words: list[Word], language: str) -> None:
    texts = [game.speaker(language).say(word) for word in words]
    assert len(set(texts)) == len(words)


@pytest.mark.parametrize(
    ("language", "rows"),
    [
        ("en", ["  (W)   w   w   w   w   r", "    r   B   b   r   b   w"]),
        ("de", ["  (W)   w   w   w   w   r", "    r   S   s   r   s   w"]),
    ],
)
def test_a_board_is_written_in_the_letters_of_the_language(language: str, rows: list[str]) -> None:
    match = stones.drawn([(0, 0), (2, 3)], [[12, 0, 0], [0, 12, 0]], stones.Z.replace("r b b r", "r B b r"))
    assert render(match, SPECTATOR, speaker=stones.GAME.speaker(language)).splitlines()[1:3] == rows


def test_characters_that_are_two_columns_wide_keep_the_columns_straight():
    lines = render(pills.drawn(), SPECTATOR, speaker=pills.GAME.speaker("ja")).splitlines()
    assert "     .    .    .      緑菱 青カ 黄カ" in lines


def test_a_pill_that_is_chosen_stays_where_it_lies():
    match = pills.drawn()
    before = render(match, SPECTATOR).splitlines()[:7]
    match.play(0, "takeOne 7")
    assert render(match, SPECTATOR).splitlines()[:7] == before


def test_a_prescription_shows_what_it_asks_for_or_its_back():
    lines = render(pills.drawn(), SPECTATOR).splitlines()
    up, down = (lines[lines.index(f"Schedule and prescription of Player {n}:") + 1] for n in (1, 2))
    assert up == "    .   .   .      lg  cb  cy"
    assert down == "    .   .   .      ##  ##  ##"
