"""What OpenSpiel's observers show of a match, for each kind of observation that OpenSpiel knows.

A kind (``IIGObservationType``) says whose private information is shown (nobody's, the seat's, everybody's), whether
public information is shown, too, and whether all of the past is (``perfect_recall``).
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, cast

import msgspec
import numpy as np
import pyspiel

from parlour.core.game import Game, hidden
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.core.primitives import show_all
from parlour.core.record import new_record
from parlour.core.verbs import SPECTATOR
from parlour.lab.environments.observing import Observer

if TYPE_CHECKING:
    from parlour.lab.openspiel import SpielState

NOBODY, SEAT, EVERYBODY = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)
BEFORE = "before the deal"


class SpielObserver:
    """A seat's observations in the interface of ``open_spiel.python.observation``, of the usual kind by default.

    ``tensor`` is that of ``observing``, its first places saying who looks, unless public information is all. Where
    public information is left out, every number is 0 that onlookers see the same. With perfect recall there is no
    tensor, as the past has no fixed length, and the string is a hash of all that was seen from the deal to now.
    """

    def __init__(self, game: Game, kind: Any = None) -> None:
        self._game = game
        self._private = SEAT if kind is None else kind.private_info
        self._is_public = kind is None or kind.public_info
        self._recalls = kind is not None and kind.perfect_recall
        self._observer = Observer(game)
        self.tensor = None if self._recalls else np.zeros(self._observer.size, np.float32)
        self.dict: dict[str, Array] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write a seat's observation into ``tensor``, zeros before the deal."""
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor[:] = 0.0
            return
        match = state.position.match
        self.tensor[:] = self._observer.write(self._seen(match, player), player)
        if not self._is_public:
            public = self._observer.write(hidden(self._game, match.state, SPECTATOR), player)
            self.tensor[self.tensor == public] = 0.0
        if self._private == NOBODY:
            self.tensor[: self._observer.seats] = 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a seat's observation as JSON; with perfect recall, a hash of all its observations."""
        if state.position is None:
            return BEFORE
        match = state.position.match
        if not self._recalls:
            return msgspec.json.encode(self._shown(match, player)).decode()
        if self._is_public and self._private == SEAT:
            return state.information_state_string(player)
        if self._private == EVERYBODY:
            return hashlib.sha256(b"".join(state.position.pasts) + bytes([self._is_public])).hexdigest()
        past = hashlib.sha256()
        for index in range(len(match.entries) + 1):
            past.update(msgspec.json.encode(self._shown(match, player, index)))
        return past.hexdigest()

    def _seen(self, match: Match, player: int, index: int | None = None) -> Any:
        """Return the record of which an observation is made."""
        if self._private == EVERYBODY:
            return whole(match)
        return match.view(player if self._private == SEAT else SPECTATOR, index)

    def _shown(self, match: Match, player: int, index: int | None = None) -> dict[str, Any]:
        """Return an observation as the position that is seen; without public information, what differs from it."""
        seen = match.game.position(self._seen(match, player, index))
        if self._is_public:
            return seen
        return cast(dict[str, Any], without(seen, match.game.position(match.view(SPECTATOR, index))))


def without(seen: Any, public: Any) -> Any:
    """Return what JSON tells beyond other JSON of its shape: fields that differ, and None for equal items of lists."""
    if isinstance(seen, dict) and isinstance(public, dict):
        return {name: without(seen[name], public.get(name)) for name in seen if seen[name] != public.get(name)}
    if isinstance(seen, list | tuple) and isinstance(public, list | tuple) and len(seen) == len(public):
        return [None if one == other else without(one, other) for one, other in zip(seen, public, strict=True)]
    return seen


def whole(match: Match) -> Any:
    """Return a copy of the whole position without the state of the random stream."""
    seen = new_record(match.game.rules.state)
    show_all(match.state, seen)
    return seen
