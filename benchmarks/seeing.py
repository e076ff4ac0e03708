"""Measure how photographs of tables are read: ``python -m benchmarks.seeing [PICTURES A GAME] [GAME ...]``.

The pictures are made (``pictures_of_tables``): no real photographs were at hand. Each is read by the command's own way.
What is flagged is then answered as by a person who sees the table. A position counts as wrong if any place is, or any
piece beside them; it is whole only if these were all read, too.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Iterable
from typing import NamedTuple

from benchmarks.pictures_of_tables import ORDINARY, THUMBS, Camera, Hidden, Thing, cover, hide, lay, photograph
from parlour.core.game import Game, find_game
from parlour.games.pivot_pawns.board import icon_face
from parlour.games.pivot_pawns.components import CARDS, COLOURS, PAWNS
from parlour.seeing.codes import codes
from parlour.seeing.lattice import Place
from parlour.seeing.photographs import read_photograph, see
from parlour.seeing.positions import PRESCRIBED, read_table
from parlour.seeing.sight import Beside
from parlour.seeing.tables import SETTINGS, Setting, Unseen, pyramid, rectangle

PICTURES = 20
Laid = dict[Place, tuple[str, int]]


class Outcome(NamedTuple):
    """What became of one picture.

    whole: every place was read at once
    confirmed: every place was right after flagged places were answered
    silent: some place was read wrongly and not flagged, or lies elsewhere
    legal: a position came of it
    refused: the sentence with which it was refused
    halved, rescued: how many pieces had one of two codes covered, and how many of them were read
    gone, guessed: how many pieces had all codes covered, and for how many of them something was read
    """

    whole: bool
    confirmed: bool
    silent: bool
    legal: bool
    refused: str
    seconds: float
    halved: int = 0
    rescued: int = 0
    gone: int = 0
    guessed: int = 0


def deal(game: Game, chance: random.Random) -> Laid:
    """Return a table of a game: which face lies at each place, and its quarter turns."""
    setting = SETTINGS[game.name]
    shown = list(setting.names)
    if game.name == "thirty-six":
        places = [(2 * column, 2 * row) for column, row in rectangle(3, 3)]
        chance.shuffle(shown)
        return {place: (face, chance.randrange(4)) for place, face in zip(places, shown, strict=True)}
    if game.name == "tyramid":
        rows = chance.randint(3, 6)
        places = pyramid(2 * rows - 1, rows)
    elif game.name == "tic-squared":
        columns = chance.randint(2, 5)
        places = rectangle(columns, max(2, min(5, columns + chance.randint(-1, 1))))
    else:
        columns, rows = chance.choice(setting.sizes)
        places = rectangle(columns, rows)
    if game.name == "mismemory" and (columns, rows) == (5, 5):
        places.remove((2, 2))
    faces = [face for face in shown for _ in range(1 if setting.unique else 7)]
    chance.shuffle(faces)
    return {place: (face, _turn(setting, chance)) for place, face in zip(places, faces, strict=False)}


def _turn(setting: Setting, chance: random.Random) -> int:
    if setting.form.upright:
        return 0
    return chance.choice((0, 2)) if setting.form.turns == 2 else chance.randrange(4)


def names_of(setting: Setting, laid: Laid) -> dict[Place, tuple[str, int]]:
    """Return what is to be read at each place: the name, and the turn where it matters."""
    turned = setting.form.touching
    return {place: (setting.names[face], turn if turned else 0) for place, (face, turn) in laid.items()}


def deal_beside(game: Game, laid: Laid, chance: random.Random) -> list[Thing]:
    """Return what lies beside the rows: prescriptions under the grid, or the token drawn and placeholders on cards."""
    if game.name == "grannys-pills":
        drawn = chance.sample(PRESCRIBED, chance.randint(2, 4))
        return [Thing("prescription", face, 0.4 + 2.6 * seat, 7.1) for seat, face in enumerate(drawn)]
    if game.name == "pivot-pawns":
        places = chance.sample(sorted(laid), PAWNS)
        found = [
            Thing("placeholder", colour, x + chance.uniform(-0.1, 0.1), y - 0.17)
            for colour, (x, y) in zip(COLOURS, places, strict=True)
        ]
        return [*found, Thing("token", icon_face(chance.randrange(CARDS)), -1.1, 1.0, (0.0, 360.0))]
    return []


def told_by(beside: Iterable[Thing | Beside]) -> list[tuple[str, str, Place | None]]:
    """Return what pieces beside the rows tell: their faces, in order, and the cards on which placeholders lie."""
    found = []
    for one in beside:
        x, y = (one.x, one.y) if isinstance(one, Thing) else one.at
        found.append((one.kind, one.face, (round(x), round(y)) if one.kind == "placeholder" else None))
    return sorted(found, key=lambda told: told[:2]) if any(told[2] for told in found) else found


def one(game: Game, seed: int, camera: Camera = ORDINARY) -> Outcome:
    """Make one picture of a table and read it."""
    chance = random.Random(f"{game.name} {seed}")
    setting = SETTINGS[game.name]
    laid = deal(game, chance)
    hidden = hide(setting, laid, camera.thumbs, chance)
    beside = deal_beside(game, laid, chance)
    table = lay(game, setting, laid, chance, hidden, beside)
    cover(table, setting, camera.covered, chance)
    return judge(game, laid, photograph(table, camera, chance), hidden, beside)


def judge(game: Game, laid: Laid, data: bytes, hidden: Hidden, beside: list[Thing]) -> Outcome:
    """Read a picture and compare it with the table."""
    setting = SETTINGS[game.name]
    truth = names_of(setting, laid)
    start = time.perf_counter()
    try:
        sight = see(read_photograph(data), setting)
    except Unseen as error:
        return Outcome(False, False, False, False, str(error), time.perf_counter() - start)
    seconds = time.perf_counter() - start
    turned = setting.form.touching
    read = {place: (name, sight.turns.get(place, 0) if turned else 0) for place, name in sight.names.items()}
    told, known = told_by(sight.beside), told_by(beside)
    silent = any(truth.get(place) != there for place, there in read.items()) or not set(told) <= set(known)
    gaps = {place for place in sight.places if place not in truth}
    answers = {place: _answer(truth[place], turned) if place in truth else "" for place in sight.flagged}
    confirmed = not silent and {**read, **{place: truth[place] for place in sight.flagged if place in truth}} == truth
    whole = not silent and read == truth and set(sight.flagged) == gaps and told == known
    reading = read_table(game, sight, answers)
    legal = reading.position is not None or reading.refusal is not None
    spots = len(codes().kinds[setting.kind].spots)
    halved = [place for place, covered in hidden.items() if len(covered) == 1 < spots]
    gone = [place for place, covered in hidden.items() if len(covered) == spots]
    rescued, guessed = (sum(place in read for place in places) for places in (halved, gone))
    return Outcome(whole, confirmed, silent, legal, "", seconds, len(halved), rescued, len(gone), guessed)


def _answer(there: tuple[str, int], turned: bool) -> str:
    return f"{there[0]}/{there[1]}" if turned else there[0]


def measure(pictures: int, names: list[str], camera: Camera) -> None:
    """Print a table of all games, as seen by a camera."""
    print("| game | whole at once | after confirming | silently wrong | refused | seconds |", end="")
    print(" by the other code | all codes covered, read |" if camera.thumbs else "")
    print("|---|---|---|---|---|---|" + ("---|---|" if camera.thumbs else ""))
    total = silent = 0
    for name in names or SETTINGS:
        game = find_game(name)
        found = [one(game, seed, camera) for seed in range(pictures)]
        total, silent = total + len(found), silent + sum(it.silent for it in found)
        print(_row(game, found, camera), flush=True)
        for sentence in sorted({it.refused for it in found if it.refused}):
            print(f"<!-- {sentence} -->", flush=True)
    print(f"\n{silent} of {total} positions were wrong without a word.\n", flush=True)


def _row(game: Game, found: list[Outcome], camera: Camera) -> str:
    whole, confirmed = (
        100 * sum(given) / len(found) for given in zip(*((it.whole, it.confirmed) for it in found), strict=True)
    )
    silent, refused = sum(it.silent for it in found), sum(bool(it.refused) for it in found)
    took = [it.seconds for it in found]
    row = f"| {game.about.title} | {whole:.1f} % | {confirmed:.1f} % | {silent} | {refused} "
    row += f"| {statistics.median(took):.2f} (at most {max(took):.2f}) |"
    if not camera.thumbs:
        return row
    halved, rescued, gone, guessed = (sum(given) for given in zip(*(it[-4:] for it in found), strict=True))
    return f"{row} {rescued} of {halved} | {guessed} of {gone} |"


def main(pictures: int, names: list[str]) -> None:
    """Measure ordinary pictures, and a quarter as many on which thumbs lie over codes."""
    measure(pictures, names, ORDINARY)
    print(f"With thumbs over {100 * THUMBS.thumbs:.0f} % of the codes:\n")
    measure(max(1, pictures // 4), names, THUMBS)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else PICTURES, sys.argv[2:])
