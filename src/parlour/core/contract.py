"""Protocols that the modules of every game implement; mypy checks all games against them.

``state`` is the game's record; in ``Scenes`` and ``Story`` it is its plain values (see ``values``). ARCHITECTURE.md
says which file is which.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from parlour.core.facts import Fact, Word
from parlour.core.kernel import Array
from parlour.core.scene import Event, Own, Piece, SeatScore, Zone

if TYPE_CHECKING:
    from parlour.core.fitted_evaluation import Trait


class Legality(Protocol):
    """``legality.py``: kernels, described in ``verbs``."""

    def actors(self, state: Any) -> int: ...  # noqa: D102
    def check(self, state: Any, seat: int, action: int) -> int: ...  # noqa: D102
    def legal(self, state: Any, seat: int, out: Array) -> int: ...  # noqa: D102


class Play(Protocol):
    """``play.py``: kernels, described in ``verbs``. A game with clocks also has ``clock``."""

    def setup(self, state: Any) -> None: ...  # noqa: D102
    def apply(self, state: Any, seat: int, action: int) -> None: ...  # noqa: D102
    def score(self, state: Any, points: Array) -> int: ...  # noqa: D102


class View(Protocol):
    """``view.py``: kernels, described in ``verbs``. A game that counts its components also has ``tally``."""

    def hide(self, state: Any, viewer: int, out: Any) -> None: ...  # noqa: D102
    def imagine(self, state: Any, viewer: int, dice: Array) -> None: ...  # noqa: D102


class Positions(Protocol):
    """``position.py``: conversion of a record to and from JSON in the terms of the rules (see ``positions``)."""

    @property
    def Position(self) -> type:  # noqa: N802 — a class
        """The msgspec Struct that is the game's position schema.

        It has the field ``options``, and ``players`` unless the game has only one number of players.
        """

    def position(self, state: Any) -> Any:
        """Return a record, or a hidden copy of one, as a Position."""

    def load(self, position: Any, state: Any) -> None:
        """Fill an empty record from a complete position, whose options are valid.

        Raises BadPosition for everything that kernels, scenes or bots could not process (they check no index).
        Positions that are safe but cannot occur in a match are refused by ``Table.status`` instead.
        """


class Scenes(Protocol):
    """``scene.py``: what is on the table and where. ``state`` is hidden from the public, in ``own`` from the seat."""

    def zones(self, state: Any) -> Iterable[Zone]:
        """Return the zones of the table."""

    def pieces(self, state: Any) -> Iterable[Piece]:
        """Return the pieces that everybody sees."""

    def state_of_play(self, state: Any) -> Word:
        """Return the state of play, in a sentence, of a match that is not over."""

    def outcome(self, state: Any) -> Word:
        """Return how the match ended."""

    def seat_score(self, state: Any, seat: int) -> SeatScore:
        """Return a seat's line on the score sheet, without ``winner``."""

    def own(self, state: Any, seat: int) -> Own:
        """Return what only this seat sees, and what it is asked to do."""


class Story(Protocol):
    """``story.py``: possible actions and past events, as facts."""

    def path(self, state: Any, seat: int, action: int) -> tuple[str, ...]:
        """Return the ids to touch for an action, legal or not, in order.

        It is called for thousands of actions, so it should build no facts. Where the action has no place on the table,
        an id that belongs to nothing there becomes a button.
        """

    def label(self, state: Any, seat: int, action: int) -> Word:
        """Return the label of a legal action."""

    def reason(self, state: Any, seat: int, action: int, code: int) -> Fact | None:
        """Return why ``check`` gave this code, or None where the text of the clause explains enough."""

    def tell(self, before: Any, seat: int, action: int, after: Any) -> Iterator[Event]:
        """Yield the events of an action for one viewer, from the viewer's hidden positions before and after it."""


class Advice(NamedTuple):
    """The best action for a seat.

    action: its number; None: better wait
    chance: probability of winning with it, from 0 to 1, where known
    ahead: how much higher that is than with the next best action, or with the action asked about; where decisions are
        only right or wrong, 1 if the other action was wrong
    because: why, as a fact of the game
    doubt: by how much ``ahead`` may be off: half the width of its 95 % interval; 0 where it is proved or not known
    as_good: other actions that a search found as good when it compared them
    """

    action: int | None
    chance: float | None = None
    ahead: float | None = None
    because: Word = ""
    doubt: float = 0.0
    as_good: tuple[int, ...] = ()


class Critic(Protocol):
    """``critic.py``, in games with their own bots: advises seats and judges their decisions."""

    def is_judged(self, view: Any, seat: int, action: int) -> bool:
        """Whether a seat's decision for this action can be judged, from its hidden record."""

    def weigh(self, view: Any, seat: int, taken: int | None, ms: float, dice: Array, halt: Array) -> Advice | None:
        """Return the best action of a seat from its hidden record, compared with the action ``taken`` if one is given.

        Takes at most ``ms`` milliseconds, draws by ``dice`` (see ``core.dice``), and stops early when ``halt``
        (int64[1]) becomes nonzero. Returns None to leave the answer to the general search.
        """


class Evaluation(Protocol):
    """``strategy/evaluation.py``: how good a position is for a seat."""

    HORIZON: int
    """Number of random actions after which a playout stops and evaluates; ENDLESS: it goes to the end of the game."""

    def evaluate(self, state: Any, seat: int) -> float: ...  # noqa: D102


class Sights(Protocol):
    """``strategy/sights.py``: what people see sooner than other things (see ``people``)."""

    def sight(self, state: Any, seat: int, action: int) -> tuple[float, float, float]: ...  # noqa: D102


class FittedEvaluation(Evaluation, Protocol):
    """An evaluation as a weighted sum of traits: ``evaluate`` returns ``fitted_evaluation.chance``."""

    TRAITS: tuple[Trait, ...]
    """How people are told of each trait, in their order, without the stage."""
    WEIGHTS: Array
    """The weights of the traits: float64[POWERS, traits]."""

    def traits(self, state: Any, seat: int) -> tuple[float, ...]: ...  # noqa: D102
