"""The variants of a game: which of its options can be searched, and what each can be, one depending on another.

Searched is every option with values or a range, but for those that are fixed, those that follow from something else,
and values that need a list laid by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Protocol

from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.options import PLAYERS, OptionField

Options = dict[str, Any]
"""Options of a game as JSON values; those left out have their defaults."""

MOST_COUNTED = 10_000
"""Combinations of values that are looked at to find out whether a space is small."""


class Asked(Protocol):
    """What chooses values: one of ``choices``, or a number from ``low`` to ``high``, by name. Optuna's Trial is one."""

    def suggest_categorical(self, name: str, choices: Sequence[Any]) -> Any:
        """Return one of the choices."""

    def suggest_int(self, name: str, low: int, high: int, *, step: int = 1) -> int:
        """Return a number in a range."""


@dataclass(frozen=True)
class OptionSpace:
    """The options of a game that are searched for a number of players, in an order in which cases come first."""

    game: Game
    players: int
    fixed: Options
    fields: tuple[OptionField, ...]

    def suggest(self, asked: Asked) -> Options:
        """Return whole options, each chosen by ``asked``. What depends on a case has a name of its own in each."""
        chosen = dict(self.fixed)
        for field in self.fields:
            if field.values is not None:
                chosen[field.name] = asked.suggest_categorical(field.name, field.values)
                continue
            name, (least, most) = self._range(field, chosen)
            chosen[field.name] = asked.suggest_int(name, least, most, step=field.step)
        return chosen

    def small(self, most: int) -> list[Options] | None:
        """Return the options of every variant if there are at most ``most``, else None."""
        combinations = list(islice(self._combinations(0, dict(self.fixed)), MOST_COUNTED + 1))
        if len(combinations) > MOST_COUNTED:
            return None
        found = [options for options in combinations if self.is_possible(options)]
        return found if len(found) <= most else None

    def is_possible(self, options: Options) -> bool:
        """Tell whether the game allows options together."""
        try:
            self.game.read_options(options, self.players)
        except BadOption:
            return False
        return True

    def identity(self, options: Options) -> bytes:
        """Return what is the same for options whose matches are the same: the record in which they are written."""
        blank: bytes = self.game.blank(self.players, self.game.read_options(options, self.players)).tobytes()
        return blank

    def without_usual(self, options: Options) -> Options:
        """Return options without those that have their usual value anyway; fixed ones stay."""
        for name in [name for name in options if name not in self.fixed]:
            fewer = {other: value for other, value in options.items() if other != name}
            if self.is_possible(fewer) and self.identity(fewer) == self.identity(options):
                options = fewer
        return options

    def _combinations(self, place: int, chosen: Options) -> Iterator[Options]:
        if place == len(self.fields):
            yield chosen
            return
        field = self.fields[place]
        if field.values is not None:
            values: Sequence[Any] = field.values
        else:
            _, (least, most) = self._range(field, chosen)
            values = range(least, most + 1, field.step)
        for value in values:
            yield from self._combinations(place + 1, {**chosen, field.name: value})

    def _range(self, field: OptionField, chosen: Options) -> tuple[str, tuple[int, int]]:
        """Return an option's name among what is chosen, with its case, and its range there."""
        if field.ranges is None:
            assert field.least is not None and field.most is not None
            return field.name, (-(-field.least // field.step) * field.step, field.most)
        case = self.players if field.by == PLAYERS else chosen.get(str(field.by), self._default(str(field.by)))
        return f"{field.name} with {field.by} {case}", field.ranges[str(case)]

    def _default(self, name: str) -> Any:
        return next(field.default for field in self.game.option_fields() if field.name == name)


def new_space(game: Game, players: int, fixed: Options) -> OptionSpace:
    """Return the options of a game to search beside fixed ones.

    Raises ParlourError if the fixed options are not possible, or if nothing is left to search.
    """
    game.read_options(fixed, players)
    starter = game.rules.starter.option if game.rules.starter is not None else ""
    fields = []
    for field in game.option_fields():
        if field.name in fixed or not field.asked:
            continue
        if field.values is not None:
            left = tuple(value for value in field.values if value not in field.listed)
            if field.name == starter:
                left = tuple(value for value in left if not isinstance(value, int) or value < players)
            if len(left) > 1:
                fields.append(replace(field, values=left))
        elif field.least is not None:
            fields.append(field)
    if not fields:
        left_over = "no option is left to search beside the fixed ones" if fixed else "it has no options to search"
        raise BadOption(f"game: {game.about.title} cannot be tuned: {left_over}", "game")
    fields.sort(key=lambda field: field.ranges is not None)  # what they depend on is chosen first
    return OptionSpace(game, players, fixed, tuple(fields))
