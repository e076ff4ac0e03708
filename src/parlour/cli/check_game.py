"""``parlour check-game``: reports what a game of this repository, or of a plug-in, lacks.

What is needed to play a game is required of all games. What else people expect (a lesson, a guide, pictures, other
languages) is required of the games in this repository, and only reported for plug-ins.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

import parlour
from parlour.core import components, conformance
from parlour.core.errors import ParlourError
from parlour.core.facts import Fact, say
from parlour.core.fitted_evaluation import WEIGHTS
from parlour.core.game import PICTURES, Game
from parlour.core.guides import draw_example, guide_of
from parlour.core.lessons import begin, lesson_of, play
from parlour.core.messages import LANGUAGES
from parlour.printing.components import FILE as COMPONENTS
from parlour.printing.components import components_of

HERE = Path(parlour.__file__).parent
ROOT = HERE.parents[1]
FEWEST_PICTURES = 3
SEEDS = range(3)
MESSAGE = re.compile(r"^([a-z][\w-]*) *=|^ +\.([a-z][\w-]*) *=", re.MULTILINE)


class Finding(NamedTuple):
    """The result of one check.

    subject: what was checked
    lacks: what is missing; empty if nothing is
    required: whether the game must have it
    """

    subject: str
    lacks: str
    required: bool


def check_game(game: Game) -> Iterator[Finding]:
    """Run all checks on a game, the fastest first, and yield their results."""
    ours = game.folder.is_relative_to(HERE / "games")
    for check, required in CHECKS.items():
        subject = check.__name__.removeprefix("lacks_").replace("_", " ")
        yield Finding(subject, check(game), required or ours)
    if ours and (ROOT / "tests" / "golden").is_dir():
        yield Finding("golden game", lacks_golden_game(game), True)
        yield Finding("README", lacks_readme_row(game), True)


def lacks_rules(game: Game) -> str:
    """Return what is missing in RULES.md, empty if nothing is."""
    if not (game.folder / "RULES.md").is_file():
        return "RULES.md with numbered clauses"
    general = f"{game.about.prefix}-ACT"
    return "" if general in game.clauses else f"an item {general}, for what has no clause of its own"


def lacks_words(game: Game) -> str:
    """Return which English messages are missing: the summary and the names of options."""
    speaker = game.speaker()
    asked = [option for option in game.option_fields() if option.asked]
    wanted = [say("summary"), *(say(f"option-{option.name}") for option in asked)]
    return _list_ids(fact.id for fact in wanted if not speaker.knows(fact))


def lacks_other_languages(game: Game) -> str:
    """Return which languages lack messages that the English file has."""
    folder = game.folder / "words"
    english = _messages(folder / "en.ftl")
    missing = {language: english - _messages(folder / f"{language}.ftl") for language in LANGUAGES if language != "en"}
    return "; ".join(f"{language}: {_list_ids(sorted(ids))}" for language, ids in missing.items() if ids)


def lacks_evaluation_weights(game: Game) -> str:
    """Return which file of fitted weights is missing, if the game's evaluation is fitted."""
    fitted = game.strategy.has_fitted_evaluation
    return f"data/{WEIGHTS}: run make train-minds" if fitted and not (game.data / WEIGHTS).is_file() else ""


def lacks_pictures(game: Game) -> str:
    """Return what is missing in the positions for the set-up page, which are loaded."""
    try:
        count = len(list(game.pictures()))
    except (ParlourError, msgspec.DecodeError) as error:
        return f"pictures that load: {error}"
    return "" if count >= FEWEST_PICTURES else f"data/{PICTURES} with {FEWEST_PICTURES} positions; there are {count}"


def lacks_lesson(game: Game) -> str:
    """Return what is missing in the lesson, which is played through."""
    steps = lesson_of(game)
    if not steps:
        return "data/lesson.json"
    for number, step in enumerate(steps):
        try:
            play(begin(game, number), ((0, step.take[0]), *step.others))
        except ParlourError as error:
            return f"a right action in step {number + 1}: {error}"
    return _list_unknown(game, [said.fact for step in steps for said in (step.asks, step.done, step.otherwise) if said])


def lacks_guide(game: Game) -> str:
    """Return what is missing in the guide, whose examples are drawn."""
    sections = guide_of(game)
    if not sections:
        return "data/guide.json"
    for section in sections:
        try:
            draw_example(game, section)
        except (ParlourError, IndexError) as error:
            return f"an example of {section.id} that can be drawn: {error}"
    return _list_unknown(game, [fact for section in sections for fact in (section.title, section.text, section.shows)])


def lacks_print_and_play(game: Game) -> str:
    """Return what is missing in the list of components to print."""
    try:
        components = components_of(game)
    except msgspec.DecodeError as error:
        return f"data/{COMPONENTS} that can be read: {error}"
    unknown = [clause for component in components for clause in component.clauses if clause not in game.clauses]
    if unknown:
        return f"clauses {', '.join(unknown)}, which its components name"
    return "" if components else f"data/{COMPONENTS}"


def lacks_components(game: Game) -> str:
    """Return what is missing for the components of a game that are data."""
    file, box = game.data / components.FILE, game.rules.box
    if box is None:
        return f"a box in Rules, opened from data/{components.FILE}" if file.is_file() else ""
    try:
        box.read(box.file)
    except ParlourError as error:
        return f"components that can be played with: {error}"
    return ""


def lacks_laws(game: Game) -> str:
    """Return which law of all games (``core.conformance``) the game breaks in random play."""
    for seed in SEEDS:
        try:
            conformance.laws(game, seed)
        except (AssertionError, ParlourError) as error:
            return f"obedience to the laws, seed {seed}: {error}"
    return ""


def lacks_golden_game(game: Game) -> str:
    """Return which golden game file is missing, and how to write it."""
    file = ROOT / "tests" / "golden" / f"{game.name}.txt"
    return "" if file.is_file() else f"tests/golden/{file.name}: python -m tests.golden --write {game.name}"


def lacks_readme_row(game: Game) -> str:
    """Return the entry that the README lacks."""
    return "" if f"**{game.about.title}**" in (ROOT / "README.md").read_text("utf-8") else f"**{game.about.title}**"


CHECKS: dict[Callable[[Game], str], bool] = {
    lacks_rules: True,
    lacks_words: True,
    lacks_evaluation_weights: True,
    lacks_other_languages: False,
    lacks_pictures: False,
    lacks_lesson: False,
    lacks_guide: False,
    lacks_print_and_play: False,
    lacks_components: True,
    lacks_laws: True,
}
"""All checks, and whether a plug-in must pass them, too."""


def _messages(file: Path) -> set[str]:
    """Return the ids of all messages and attributes in a Fluent file; empty if the file does not exist."""
    found, message = set[str](), ""
    for name, attribute in MESSAGE.findall(file.read_text("utf-8")) if file.is_file() else ():
        message = name or message
        found.add(name or f"{message}.{attribute}")
    return found


def _list_unknown(game: Game, facts: list[Fact]) -> str:
    speaker = game.speaker()
    return _list_ids(fact.id for fact in facts if not speaker.knows(fact))


def _list_ids(ids: Iterator[str] | list[str]) -> str:
    found = list(dict.fromkeys(ids))
    more = f" and {len(found) - 3} more" if len(found) > 3 else ""
    return f"words for {', '.join(found[:3])}{more}" if found else ""
