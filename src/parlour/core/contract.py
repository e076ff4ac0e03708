"""What a game's modules hold: mypy checks every game against these, ours and those of others.

``state`` is the game's record, in ``Scenes`` and ``Story`` its plain values (see ``values``). ARCHITECTURE.md says
which file is which.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from parlour.core.facts import Fact, Word
from parlour.core.record import Array
from parlour.core.scene import Event, Own, Scene


class Legality(Protocol):
    """``legality.py``: kernels, described in ``verbs``."""

    def actors(self, state: Any) -> int: ...  # noqa: D102
    def check(self, state: Any, seat: int, action: int) -> int: ...  # noqa: D102
    def legal(self, state: Any, seat: int, out: Array) -> int: ...  # noqa: D102


class Play(Protocol):
    """``play.py``: kernels, described in ``verbs``; ``clock`` too, where clocks may run."""

    def setup(self, state: Any) -> None: ...  # noqa: D102
    def apply(self, state: Any, seat: int, action: int) -> None: ...  # noqa: D102
    def score(self, state: Any, points: Array) -> int: ...  # noqa: D102


class View(Protocol):
    """``view.py``: kernels, described in ``verbs``; ``tally`` too, where the game counts its components."""

    def hide(self, state: Any, viewer: int, out: Any) -> None: ...  # noqa: D102
    def imagine(self, state: Any, viewer: int, dice: Array) -> None: ...  # noqa: D102


class Positions(Protocol):
    """``position.py``: a record as JSON in the words of the rules (see ``positions``)."""

    @property
    def Position(self) -> type:  # noqa: N802 — a class
        """The msgspec Struct that is the game's position schema.

        It has ``options``, and ``players`` unless the game has one number of them only.
        """

    def position(self, state: Any) -> Any:
        """Write a record, or a hidden copy of one."""

    def load(self, position: Any, state: Any) -> None:
        """Fill an empty record from a complete position, whose options are sound.

        Raises BadPosition for whatever kernels, scenes and bots could not bear: they check no index. What is sound but
        cannot be in a match is refused by the table's ``status``.
        """


class Scenes(Protocol):
    """``scene.py``: what lies where."""

    def draw(self, state: Any) -> Scene:
        """Draw what everybody sees; who may act need not be said. ``state`` is hidden from the public."""

    def own(self, state: Any, seat: int) -> Own:
        """Draw what only this seat sees, and say what it is asked to do. ``state`` is hidden from the seat."""


class Story(Protocol):
    """``story.py``: what may be done and what was done, as facts."""

    def path(self, state: Any, seat: int, action: int) -> tuple[str, ...]:
        """Give the ids to touch for an action, legal or not, in order. It is asked of thousands, so it makes no words.

        Where one of them is nowhere on the table, any id that nothing has stands for it.
        """

    def label(self, state: Any, seat: int, action: int) -> Word:
        """Say a legal action."""

    def reason(self, state: Any, seat: int, action: int, code: int) -> Fact | None:
        """Say why ``check`` gave this code, where the clause alone would leave somebody puzzled."""

    def tell(self, before: Any, seat: int, action: int, after: Any) -> Iterator[Event]:
        """Tell what an action did, from one viewer's hidden positions before and after it."""


class Advice(NamedTuple):
    """An action, None: rather wait; where that was found out, the chance of winning then, from 0 to 1.

    ``ahead`` is by how much that is more than after the next best action, or after another that was asked about. Where
    decisions are right or wrong and no chance is told, it is 1 if the other was wrong. ``because`` says why, in the
    game's own words.
    """

    action: int | None
    chance: float | None = None
    ahead: float | None = None
    because: Word = ""


class Critic(Protocol):
    """``critic.py``, in games with bots of their own: what had best be done, and what decisions were worth."""

    def is_judged(self, view: Any, seat: int, action: int) -> bool:
        """Whether anything can be said of a decision of a seat, from its hidden record."""

    def weigh(self, view: Any, seat: int, taken: int | None, ms: float, dice: Array, halt: Array) -> Advice | None:
        """Say from a seat's hidden record what it had best do, or had best done instead of what it has ``taken``.

        That takes ``ms`` at most, and less once ``halt`` (int64[1]) is not 0. None: the usual search says it.
        """


class Evaluation(Protocol):
    """``strategy/evaluation.py``: how good a position is."""

    HORIZON: int
    """How many random actions the search plays on before it judges a position; ENDLESS: to the end."""

    def evaluate(self, state: Any, seat: int) -> float: ...  # noqa: D102


class FittedEvaluation(Evaluation, Protocol):
    """An evaluation that weighs traits by fitted weights: ``evaluate`` gives ``fitted_evaluation.chance``."""

    def traits(self, state: Any, seat: int) -> tuple[float, ...]: ...  # noqa: D102
