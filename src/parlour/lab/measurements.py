"""Measurements of variants of a game, and the file that keeps them, from which a search goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from parlour.bots.lineups import lineups
from parlour.core.errors import BadFile
from parlour.core.outputs import check_output, reason_of, write_file
from parlour.lab.aims import SKILL, Found, mean_share, measure_matches
from parlour.lab.batch import Batch
from parlour.lab.contest import Pair
from parlour.lab.figures import Mean, victories
from parlour.lab.simulation import run_batch

Tell = Callable[[int], None]


class Subject(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is measured: the variants of a game between ``bots`` (by seat), and the skill of a ``pair`` of bots.

    ``components``: the digest of a designer's components, "" for those of the rules.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    pair: tuple[str, str]
    components: str = ""


class Deals(msgspec.Struct, frozen=True):
    """The deals of a measurement: matches are dealt from ``seed``; for SKILL ``deals`` are played, 0 for none."""

    seed: int
    games: int
    deals: int


class Measurement(msgspec.Struct, frozen=True):
    """The measures of a variant, given by its options (JSON values), over some deals."""

    options: dict[str, Any]
    over: Deals
    found: Found


class _File(msgspec.Struct, frozen=True):
    tuned: Subject
    measurements: list[Measurement]


class Measurements:
    """Measures variants, each once: a measurement that was taken before is not played again.

    ``file``: keeps every measurement as soon as it is taken. Raises BadFile if it cannot, or is of another subject.
    """

    def __init__(self, subject: Subject, file: Path | None, cores: int | None = None) -> None:
        self._subject, self._file, self._cores = subject, file, cores
        self._taken: dict[bytes, Measurement] = {}
        if file is not None:
            check_output(file)
            for measurement in self._read(file) if file.exists() else ():
                self._taken[_key(measurement.options, measurement.over)] = measurement

    def _read(self, file: Path) -> list[Measurement]:
        try:
            found = msgspec.json.decode(file.read_bytes(), type=_File)
        except OSError as error:
            raise BadFile(f"{file}: {reason_of(error)}") from None
        except msgspec.DecodeError:
            raise BadFile(f"{file} is in the way: it holds no measurements; choose another file") from None
        if found.tuned != self._subject:
            raise BadFile(f"{file} is in the way: it is of another game or other bots; choose another file")
        return found.measurements

    def take(self, options: dict[str, Any], over: Deals, tell: Tell = lambda done: None) -> Measurement:
        """Return the measurement of a variant, after playing its matches if it was not taken before.

        ``tell`` is called with the number of matches played so far. Raises KeyboardInterrupt when the user interrupts.
        """
        key = _key(options, over)
        if key not in self._taken:
            self._taken[key] = Measurement(options, over, self._play(options, over, tell))
            if self._file is not None:
                write_file(self._file, msgspec.json.encode(_File(self._subject, list(self._taken.values()))))
        return self._taken[key]

    def _play(self, options: dict[str, Any], over: Deals, tell: Tell) -> Found:
        subject = self._subject
        batch = Batch(subject.game, subject.bots, options, over.seed)
        found = measure_matches(run_batch(batch, over.games, cores=self._cores, tell=tell))
        if over.deals:
            found[SKILL] = self._play_skill(options, over, lambda done: tell(over.games + done))
        return found

    def _play_skill(self, options: dict[str, Any], over: Deals, tell: Tell) -> Mean:
        """Play the same deals once for each line-up of the pair; return the stronger bot's share of the victories."""
        subject, pair, shares = self._subject, Pair(*self._subject.pair), []
        for number, bots in enumerate(lineups(pair, subject.players)):
            batch = Batch(subject.game, bots, options, over.seed)
            won = victories(
                run_batch(batch, over.deals, cores=self._cores, tell=_tell_after(number * over.deals, tell))
            )
            shares.append(won[:, [bot == pair.strong for bot in bots]].sum(axis=1))
        return mean_share(shares)


def _tell_after(played: int, tell: Tell) -> Tell:
    return lambda done: tell(played + done)


def matches_of(subject: Subject, over: Deals) -> int:
    """Return the number of matches of a measurement."""
    return over.games + over.deals * len(lineups(Pair(*subject.pair), subject.players))


def _key(options: dict[str, Any], over: Deals) -> bytes:
    return msgspec.json.encode((options, over), order="deterministic")
