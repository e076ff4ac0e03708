"""The five facets of a game's description: About, Rules, Table, Strategy, Puzzles.

``contract`` describes the contents of the modules named here. ``state`` stands for a record or its plain values,
``view`` for a hidden record. What a facet does not give is taken from where its field is ``usually``, if it is there.
"""

# ruff: noqa: RUF009 — ``usually`` makes a field

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from parlour.core import no_evaluation, no_sights, open_view
from parlour.core.actions import Actions
from parlour.core.components import Box
from parlour.core.contract import Advice, Critic, Evaluation, Legality, Play, Positions, Scenes, Sights, Story, View
from parlour.core.decision import USUAL_SKILLS, Decision, Levels, Skill
from parlour.core.editing.editor import Editor
from parlour.core.facts import Fact, Word
from parlour.core.kernel import Array
from parlour.core.options import NoOptions
from parlour.core.people import Eyes
from parlour.core.puzzles import FewPuzzles, PuzzleFinder, PuzzleKind
from parlour.core.record import Record
from parlour.core.scene import Attempt, Choice, Clock, Seam, Spot

F = TypeVar("F", bound="Rules | Table | Strategy")
USUALLY = "usually"


def usually(module: str, name: str, otherwise: Any) -> Any:
    """Return a field that a game need not give: it is ``name`` in one of the game's modules, or ``otherwise``."""
    return field(default=otherwise, metadata={USUALLY: (module, name)})


def with_usual(facet: F, modules: Mapping[str, Any]) -> F:
    """Return a facet with the fields that it does not give taken from the modules, where they have them."""
    usual = {each: each.metadata[USUALLY] for each in fields(facet) if USUALLY in each.metadata}
    return replace(
        facet,
        **{
            each.name: getattr(modules[module], name)
            for each, (module, name) in usual.items()
            if getattr(facet, each.name) in (each.default, {}) and hasattr(modules[module], name)
        },
    )


class Starter(NamedTuple):
    """How a game determines who begins."""

    option: str
    """Name of the option that can name the seat that begins."""

    began: Callable[[Any], int | None]
    """Return the seat that began, from a match's first public record; None if all began at once."""


@dataclass(frozen=True)
class About:
    """Facts about a game for people who choose one."""

    title: str

    designer: Word

    minutes: str
    """Duration of a match in minutes, as text: a number or a range."""

    prefix: str
    """The prefix of its clause ids, such as ``PEN``."""

    ages: int | None = None
    """Minimum age, where the rules state one."""

    edition: int = 1
    """Increases when a change of the rules makes old match files replay differently."""

    shared: tuple[Path, ...] = ()
    """Folders with rules and words that it shares with other games."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game: its record, its actions, what they do, and what each seat may know."""

    players: tuple[int, int]
    """The smallest and the largest number of seats."""

    state: type[Record]
    """The class that declares the game's record (see ``record``)."""

    actions: Actions
    """All actions of the game, legal or not."""

    legality: Legality
    """The module with the kernels ``actors``, ``check`` and ``legal``."""

    play: Play
    """The module with the kernels ``setup``, ``apply`` and ``score``; in games with clocks also ``clock``."""

    most_legal: int
    """An upper bound on the number of actions that are legal at once."""

    bound: Callable[[int, Any], int]
    """Return an upper bound on the number of actions in a match, given players and options."""

    view: View = open_view
    """The module with the kernels ``hide`` and ``imagine``, and ``tally`` if components are counted.

    By default nothing is hidden but the random stream.
    """

    options: type[msgspec.Struct] = NoOptions

    secret: bool = False
    """Whether seats have secrets from each other; if not, all views are the same."""

    lowest_wins: bool = False
    """Whether the fewest points win."""

    hides_history: bool = False
    """Whether what was visible once is not shown again before the end (memory games)."""

    simultaneous: bool = False
    """Whether several seats may act at once, and clocks may run."""

    allows_undo: bool = True
    """Whether the rules let an action be taken back."""

    leave: str | None = None
    """The action, as text, with which a seat leaves for good at any time.

    ``check`` judges it, but ``legal`` does not list it and bots do not choose it.
    """

    starter: Starter | None = None
    """Set if an option can name the seat that begins; in a rematch the next seat begins."""

    components: tuple[int, ...] = usually("view", "COMPONENTS", ())
    """Number of each component, indexed as in ``tally``."""

    box: Box[Any] | None = None
    """What is in the box as data, where designers can change it (see ``components``)."""

    prepare: Callable[[Any, Any], None] = usually("positions", "prepare", lambda state, options: None)
    """Write into a blank record what follows from the options."""

    check_options: Callable[[int, Any], None] = usually("positions", "allow", lambda players, options: None)
    """Raise BadOption if these options do not fit together or do not fit the number of players."""

    clocks: Callable[[Any], tuple[Clock, ...]] = usually("story", "clocks", lambda state: ())
    """Return the running clocks of a position. A game that has any also has a kernel ``clock`` in ``play``."""

    @property
    def changed_components(self) -> str:
        """The digest of the components in use if a designer has changed them, else an empty string."""
        return self.box.digest if self.box is not None else ""


@dataclass(frozen=True)
class Table:
    """How positions are written, drawn and touched, and how events are told."""

    positions: Positions
    scene: Scenes
    story: Story

    spots: Callable[[Any], Iterable[Spot]] = usually("scene", "spots", lambda state: ())
    """Return the spots of the table that everybody sees."""

    seams: Callable[[Any], Iterable[Seam]] = usually("scene", "seams", lambda state: ())
    """Return the edges between cells that show something."""

    beginning: Callable[[Any], Word] = usually("scene", "beginning", lambda state: "")
    """Return how the first seat was determined, until somebody has acted."""

    status: Callable[[Any, Any], None] = usually("positions", "status", lambda position, state: None)
    """Raise BadPosition, naming the clause, if no match can reach the position (with the record loaded from it).

    Whatever ``positions`` loads can be shown and played safely; this is the check of the rules on top of that.
    """

    editor: Editor | None = field(default=None, compare=False)
    """How people edit its positions; None: not at all."""

    refusal_names: Mapping[str, str] = field(
        default_factory=dict[str, str], compare=False, metadata={USUALLY: ("story", "REFUSAL_NAMES")}
    )
    """The rulebook's names of refusals, by the id of the message that explains them."""

    has_buttons: Callable[[Any], bool] = lambda options: True
    """Whether with these options several actions at once may need buttons, for which the page reserves a row."""

    unordered_tail: Callable[[int], int] = usually("story", "free", lambda action: 0)
    """Return how many ids at the end of an action's path may be touched in any order."""

    ways: Callable[[Any, int, Sequence[int]], list[Choice]] | None = usually("story", "ways", None)
    """Return the choices of legal actions without labels.

    For games in which that takes more than a path, or in which the result can be cached.
    """

    attempt: Callable[[Any, int, Sequence[int]], Attempt | None] = usually(
        "story", "attempt", lambda state, seat, actions: None
    )
    """Return the position after actions that a seat plans while it may not act, None if it may plan none."""

    actions_matching: Callable[[Any, int, Sequence[str]], Iterable[int]] | None = usually("story", "meant", None)
    """Return the actions that touching a path may denote, in games with too many actions to test each."""

    opening: Callable[[int], Fact | None] = usually("story", "opening", lambda action: None)
    """Return what a seat's first action means in any match of the game, whatever was dealt; None if that is nothing.

    Actions that mean the same count as one opening.
    """


@dataclass(frozen=True)
class Strategy:
    """How the game is played well. With the defaults, bots and advice search by random playouts."""

    evaluation: Evaluation = no_evaluation
    """The module that evaluates positions."""

    decide: Callable[[Any, int, str, Array, Array], Decision | None] = lambda view, seat, level, dice, halt: None
    """Return the decision of the game's own bot of a level, from a hidden record; None leaves it to the search.

    It stops early when ``halt`` (int64[1]) becomes nonzero.
    """

    sights: Sights = no_sights
    """The module that says what people see sooner than other things."""

    imitate: Callable[[Any, int, Eyes, Array, Array], Decision | None] = lambda view, seat, eyes, dice, halt: None
    """Return what a person decides (see ``people``), from a hidden record; None leaves it to the general choice.

    For games in which memory, time or whole turns decide. It stops early when ``halt`` (int64[1]) becomes nonzero.
    """

    prove: Callable[[Any, int, str], Advice | None] = usually("evaluation", "prove", lambda view, seat, level: None)
    """Return the best action of a seat, from its hidden record, where the result is proved; None if a bot of this level
    proves none.

    Its chance is 1 where the seat wins whatever happens, else the share of the victory, 0 for none, beyond which the
    others can hold it. If another seat is to act, the advice has no action.
    """

    critic: Critic | None = None
    """The module that advises people and judges their decisions, in games with their own bots."""

    skills: Levels[Skill] = USUAL_SKILLS
    """Strength of the search at each level."""

    turn_step: Callable[[Any], int] | None = None
    """Return the number of steps already done in this turn; bots divide their thinking time by it.

    For games in which turns may go on by luck.
    """

    searches_whole_turns: bool = False
    """Whether bots treat a whole turn as one decision (see ``bots.turns``)."""

    opponents_adapt: bool = False
    """Whether the search lets other seats choose by what they hold in each imagined world."""

    @property
    def has_fitted_evaluation(self) -> bool:
        """Whether the evaluation is fitted (see ``fitted_evaluation``): it has ``traits``."""
        return hasattr(self.evaluation, "traits")


@dataclass(frozen=True)
class Puzzles:
    """Puzzles for one player."""

    kinds: tuple[PuzzleKind, ...] = ()
    """Kinds of puzzles, one of which is drawn each day; one listed twice is drawn twice as often."""

    since: tuple[tuple[str, datetime.date], ...] = ()
    """The ``PuzzleKind.WORDS`` of each kind added later, with its first date: earlier dates stay as they were."""

    found: PuzzleFinder | None = None
    """The kind whose puzzles are found in games, if any: how many there are on a board is counted by it."""

    few: FewPuzzles | None = None
    """The kind, if any, that has so few puzzles that practice could come by those of days, and avoids them."""

    report: Callable[[Sequence[str]], str] | None = None
    """Return a report, in English, on whether a layout solves the game's own puzzle.

    For an empty layout, a solution.
    """

    solo_positions: bool = False
    """Whether positions for one player can be loaded although the game has more."""

    scene: Scenes | None = None
    """The module that draws puzzles where they show more than the table does: what the solver remembers."""

    spots: Callable[[Any], Iterable[Spot]] | None = None
    """Return the spots of puzzles, likewise."""
