"""A draft: the choices say how a tile is turned, so that whoever draws it need not guess (T36-D19)."""

from __future__ import annotations

from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.scene import Choice


def quarter_turn(face: str) -> str:
    """Turn a face such as WR/BW clockwise."""
    top, bottom = face.split("/")
    return f"{bottom[0]}{top[0]}/{bottom[1]}{top[1]}"


def draft() -> Match:
    game = find_game("thirty-six")
    return Match.start(game, 2, game.read_options({"layout": "draft"}), seed=bytes(32))


def laying(match: Match) -> tuple[Choice, ...]:
    return match.choices(match.seats_to_act()[0])


def test_a_tile_turned_as_its_choice_says_shows_the_face_it_will_have() -> None:
    match = draft()
    for _ in range(4):
        lying = {piece.id: piece.face or "" for piece in match.public().pieces}
        for choice in laying(match):
            tile, way, _ = choice.path
            face = lying[tile]
            assert choice.turn is not None
            for _ in range(choice.turn):
                face = quarter_turn(face)
            assert way == f"turn-{face}"
            assert choice.label.args["face"] == face
        match.play(match.seats_to_act()[0], laying(match)[-1].text)
        tile, way, _ = choice.path
        assert f"turn-{next(p.face for p in match.public().pieces if p.id == tile)}" == way


def test_each_way_of_a_tile_is_one_turn() -> None:
    turns: dict[tuple[str, str], set[int | None]] = {}
    for choice in laying(draft()):
        turns.setdefault((choice.path[0], choice.path[1]), set()).add(choice.turn)
    assert all(len(found) == 1 for found in turns.values())
    assert {turn for found in turns.values() for turn in found} == {0, 1, 2, 3}


def test_nothing_is_turned_once_the_board_lies() -> None:
    match = draft()
    while any(choice.turn is not None for choice in laying(match)):
        match.play(match.seats_to_act()[0], laying(match)[0].text)
    assert all(choice.text.startswith("chooseColour") for choice in laying(match))
