"""The five facets of a game's description: about it, its rules, its table, its strategy, its puzzles.

What the modules named here have to hold is said in ``contract``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from parlour.core import no_evaluation, open_view
from parlour.core.actions import Actions
from parlour.core.contract import Advice, Critic, Evaluation, Legality, Play, Positions, Scenes, Story, View
from parlour.core.decision import USUAL_SKILLS, Decision, Levels, Skill
from parlour.core.facts import Word
from parlour.core.options import NoOptions
from parlour.core.puzzles import PuzzleKind
from parlour.core.record import Array, Record
from parlour.core.scene import Attempt, Choice, Clock


class Starter(NamedTuple):
    """How a game says who begins."""

    option: str
    """The name of the option that can name a seat."""

    began: Callable[[Any], int | None]
    """Read who began from a match's first record as everybody may see it; None if all did at once."""


@dataclass(frozen=True)
class About:
    """What people are told of a game before they play it."""

    title: str

    designer: Word

    minutes: str
    """How long a match takes: a number or a range, as people read it."""

    prefix: str
    """The letters that the ids of its clauses begin with, such as ``PEN``."""

    ages: int | None = None
    """From how many years on it is played, where the rules say so."""

    edition: int = 1
    """Grows when a change of the rules makes old match files replay otherwise."""

    shared: tuple[Path, ...] = ()
    """Folders with rules and words that it shares with other games."""


@dataclass(frozen=True)
class Rules:
    """What may be done, what comes of it, and who may know it."""

    players: tuple[int, int]
    """The least and the most seats."""

    state: type[Record]
    """The class that declares its record (see ``record``)."""

    actions: Actions
    """All actions there are, legal or not."""

    legality: Legality
    """The module with the kernels ``actors``, ``check`` and ``legal``."""

    play: Play
    """The module with the kernels ``setup``, ``apply`` and ``score``, and ``clock`` where clocks may run."""

    most_legal: int
    """Bounds the number of actions that are legal at once."""

    bound: Callable[[int, Any], int]
    """Give the most actions that a match can have, from players and options."""

    view: View = open_view
    """The module with the kernels ``hide`` and ``imagine``, and ``tally`` where components are counted; without it
    nothing is hidden but the random stream.
    """

    options: type[msgspec.Struct] = NoOptions

    secret: bool = False
    """Some may see what others may not; else all views are alike."""

    lowest_wins: bool = False
    """The fewest points win."""

    hides_history: bool = False
    """What was seen once is not shown again before the end."""

    simultaneous: bool = False
    """Several seats may act at once, and clocks may run."""

    allows_undo: bool = True
    """False: the rules forbid taking back."""

    leave: str | None = None
    """The action by which a seat leaves for good, at any time; ``check`` judges it, ``legal`` does not list it, and no
    bot chooses it.
    """

    starter: Starter | None = None
    """Where an option can name the seat that begins; in a rematch the next seat begins."""

    components: tuple[int, ...] = ()
    """How many there are of each component, by the numbers that ``tally`` counts."""

    prepare: Callable[[Any, Any], None] = lambda state, options: None
    """Write into a blank record what follows from the options."""

    check_options: Callable[[int, Any], None] = lambda players, options: None
    """Raise BadOption where players and options do not go together."""

    clocks: Callable[[Any], tuple[Clock, ...]] = lambda state: ()
    """List the clocks that run in a position; where any may, ``play`` has a kernel ``clock``."""


@dataclass(frozen=True)
class Table:
    """How positions are written, drawn and touched, and how play is told."""

    positions: Positions
    scene: Scenes
    story: Story

    status: Callable[[Any, Any], None] = lambda position, state: None
    """Raise BadPosition, naming the clause, for a position and the record loaded from it that no match comes to.

    Whatever ``positions`` loads can be seen and played without a fault; this refuses what the rules forbid besides.
    """

    refusal_names: Mapping[str, str] = field(default_factory=dict[str, str], compare=False)
    """The rulebook's names of refusals, by the messages that say them."""

    has_buttons: Callable[[Any], bool] = lambda options: True
    """Whether with these options several actions at once may need buttons, for which a row is kept."""

    unordered_tail: Callable[[int], int] = lambda action: 0
    """Give how many ids at the end of an action's path may be touched in any order."""

    ways: Callable[[Any, int, Sequence[int]], list[Choice]] | None = None
    """Say how legal actions are touched, without labels, where that is more than a path or is kept between moves."""

    attempt: Callable[[Any, int, Sequence[int]], Attempt | None] = lambda state, seat, actions: None
    """Give what comes of actions that a seat tries in the mind where it may not act, None where it may try none."""

    actions_matching: Callable[[Any, int, Sequence[str]], Iterable[int]] | None = None
    """List the actions that touching a path could mean, where all of them are tens of thousands."""


@dataclass(frozen=True)
class Strategy:
    """How the game is played well; without any of it, bots and advice search by playing positions out."""

    evaluation: Evaluation = no_evaluation
    """The module that says how good a position is."""

    has_fitted_evaluation: bool = False
    """Whether the evaluation is fitted (see ``fitted_evaluation``)."""

    decide: Callable[[Any, int, str, Array, Array], Decision | None] = lambda view, seat, level, dice, halt: None
    """Decide for the game's own bots of every level, from a hidden record; None leaves it to the search.

    It thinks no longer once ``halt`` (int64[1]) is not 0.
    """

    prove: Callable[[Any, int, str], Advice | None] = lambda view, seat, level: None
    """Find the action by which a seat's bot of a level is sure to win, and why, None where none is found.

    Where another seat is to act: that the seat wins all the same.
    """

    critic: Critic | None = None
    """The module that advises people and judges their decisions, where the game decides for its bots."""

    skills: Levels[Skill] = USUAL_SKILLS
    """How much the search plays out at each level, and overlooks."""

    turn_step: Callable[[Any], int] | None = None
    """Give how far a turn is on, from 0, where the lucky go on: bots share their time out."""

    searches_whole_turns: bool = False
    """Whether bots search for whole turns."""

    opponents_adapt: bool = False
    """Whether the search lets others choose by what they hold in the imagined world."""


@dataclass(frozen=True)
class Puzzles:
    """What there is to solve alone."""

    kinds: tuple[PuzzleKind, ...] = ()
    """One of them, by lot, has its day; a kind that stands here twice has it twice as often."""

    report: Callable[[Sequence[str]], str] | None = None
    """Say of a layout, in words, whether it solves the game's own puzzle; of none, show a solution."""

    solo_positions: bool = False
    """Whether positions are loaded in which one solves alone what is played by more."""
