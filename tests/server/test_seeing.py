"""Tables told by their codes: as positions, as questions, and as sentences."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from benchmarks.seeing import deal

from parlour.core.game import find_game
from parlour.games.pivot_pawns.board import icon_face
from parlour.games.pivot_pawns.components import COLOURS
from parlour.games.thirty_six.scene import FACES
from parlour.seeing.drawn import draw_pieces
from parlour.seeing.pieces import Found
from parlour.seeing.planes import Plane
from parlour.seeing.tables import SETTINGS
from tests.seeing.tables import codes_of
from tests.seeing.test_beside import Tableau
from tests.server.browser import Browser

ABOVE: Plane = (4.0, 0.1, 500.0, -0.1, 4.0, 500.0, 0.0, 0.0, 1.0)


def body(found: list[Found], **more: Any) -> dict[str, Any]:
    codes = [{"number": it.number, "corners": [round(x, 1) for point in it.corners for x in point]} for it in found]
    return {"codes": codes, **more}


@pytest.mark.anyio
@pytest.mark.parametrize("game", SETTINGS)
async def test_a_table_is_answered_with_a_file_that_begins_with_its_position(browser: Browser, game: str) -> None:
    chance = random.Random(2)
    laid = deal(find_game(game), chance)
    found = codes_of(SETTINGS[game], laid, ABOVE, chance)
    seen = (await browser.post(f"/api/games/{game}/see", body=body(found))).json()
    assert (seen["problem"], seen["refused"]) == ("", None) and {place["piece"] for place in seen["places"]} != {None}
    gaps = [place for place in seen["places"] if place["piece"] is None]
    if gaps:
        answers = [{"row": place["row"], "column": place["column"], "piece": ""} for place in gaps]
        seen = (await browser.post(f"/api/games/{game}/see", body=body(found, answers=answers))).json()
    file = msgspec.json.decode(seen["file"])
    assert file["game"] == game and file["position"]
    replayed = await browser.post("/api/replay", body=file)
    assert replayed.status_code == 200, replayed.text


@pytest.mark.anyio
@pytest.mark.parametrize("game", SETTINGS)
async def test_all_that_is_read_is_drawn_where_it_lies(browser: Browser, game: str) -> None:
    """Pieces do not overlap, and each is drawn with the face that lies there, in its own turn where turns matter."""
    chance = random.Random(6)
    setting, laid = SETTINGS[game], deal(find_game(game), chance)
    found = codes_of(setting, laid, ABOVE, chance)
    seen = (await browser.post(f"/api/games/{game}/see", body=body(found))).json()
    drawn = {piece["id"]: piece for piece in reversed(seen["pieces"])}
    places = [place for place in seen["places"] if place["piece"]]
    assert len(places) == len(laid)
    for place in places:
        face, turn = laid[place["column"], place["row"]]
        shown = FACES[int(setting.names[face])][turn] if setting.form.touching else face
        assert drawn[place["piece"]]["kind"] == setting.kind
        assert drawn[place["piece"]]["face"] == shown
    for one in places:
        for other in places:
            assert one is other or abs(one["x"] - other["x"]) >= 1 or abs(one["y"] - other["y"]) >= 1


@pytest.mark.anyio
async def test_what_lies_beside_the_rows_is_drawn_with_its_name(browser: Browser) -> None:
    table = Tableau(4)
    for pawn, card in enumerate(table.start["pawns"]):
        table.put_placeholder(pawn, card)
    table.put_token(3)
    seen = (await browser.post("/api/games/pivot-pawns/see", body=body(table.found))).json()
    drawn = {(piece["kind"], piece["face"]): piece["label"] for piece in seen["beside"]}
    assert drawn.pop(("token", icon_face(3))) == ["icon", {"name": "sun"}]
    assert drawn == {("placeholder", colour): ["placeholder", {"colour": colour}] for colour in COLOURS}
    stand = [(piece["x"], piece["y"]) for piece in seen["beside"] if piece["face"] == "red"]
    assert stand == [divmod(list(table.start["tableau"]).index(table.start["pawns"][0]), 5)[::-1]]
    file = msgspec.json.decode(seen["file"])
    assert file["position"]["pawns"] == list(table.start["pawns"]) and file["position"]["tokens"][0] == 3


def test_tiles_are_drawn_with_their_gates_between_squares_of_one_colour() -> None:
    """A gate falls from left to right unless it is turned (T36-D2)."""
    pieces = draw_pieces("thirty-six")
    tiles = {piece.id: (piece.face or "").replace("/", "") for piece in pieces if piece.kind == "tile"}
    gates = [piece for piece in pieces if piece.kind == "gate"]
    assert len(tiles) == 36 and len(gates) == 12
    for gate in gates:
        ends = tiles[gate.id][::3] if gate.turn == 0 else tiles[gate.id][1:3]
        assert ends == 2 * (gate.face or "")


@pytest.mark.anyio
async def test_places_that_are_not_read_are_asked_about_and_answered_once(browser: Browser) -> None:
    chance = random.Random(3)
    laid = deal(find_game("pentic"), chance)
    face, _ = laid.pop((1, 2))
    found = codes_of(SETTINGS["pentic"], laid, ABOVE, chance)
    seen = (await browser.post("/api/games/pentic/see", body=body(found))).json()
    asked = [place for place in seen["places"] if place["piece"] is None]
    assert asked == [{"row": 2, "column": 1, "piece": None, "x": 1, "y": 2}]
    assert seen["file"] == "" and face in [piece["id"] for piece in seen["pieces"]]
    told = body(found, answers=[{"row": 2, "column": 1, "piece": face}])
    file = msgspec.json.decode((await browser.post("/api/games/pentic/see", body=told)).json()["file"])
    assert file["position"]["piles"][7]["top"] == face
    for row, piece in ((2, "9Zz"), (0, face)):
        wrong = body(found, answers=[{"row": row, "column": 1, "piece": piece}])
        answer = await browser.post("/api/games/pentic/see", body=wrong)
        assert (answer.status_code, answer.json()["field"]) == (400, "answers")


@pytest.mark.anyio
async def test_what_is_no_table_is_answered_with_the_name_of_a_sentence(browser: Browser) -> None:
    for game, problem in (("pentic", "nothing"), ("queen-of-the-ticcitories", "queen")):
        seen = (await browser.post(f"/api/games/{game}/see", body=body([]))).json()
        assert (seen["problem"], seen["places"], seen["file"]) == (problem, [], "")
    assert (await browser.post("/api/games/chess/see", body=body([]))).status_code == 404


@pytest.mark.anyio
async def test_codes_that_no_picture_has_are_refused(browser: Browser) -> None:
    for code in (
        {"number": 250, "corners": [0] * 8},
        {"number": 1, "corners": [0] * 7},
        {"number": 1, "corners": [1e9] * 8},
    ):
        assert (await browser.post("/api/games/pentic/see", body={"codes": [code]})).status_code == 400
    lying = {"number": 1, "corners": [1234.5] * 8}
    seen = (await browser.post("/api/games/pentic/see", body={"codes": [lying] * 300})).json()
    assert seen["problem"] == "others"
