"""A match: a game, its seed and its actions; the position follows from them.

>>> from parlour.core.game import find_game
>>> match = Match.start(find_game("thirty-six"), 2, seed=bytes(32))
>>> seat = match.seats_to_act()[0]
>>> [match.game.rules.actions.text(action) for action in match.actions(seat)]
['chooseColour 0', 'chooseColour 1', 'chooseColour 2']
>>> match.play(seat, "chooseColour 1")
>>> match.play(seat, "chooseColour 2")
Traceback (most recent call last):
parlour.core.errors.RuleBroken: It is not your turn. (T36-ACT)
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from parlour.core import arrays, verbs
from parlour.core.clauses import ACT
from parlour.core.counting import break_down_scores
from parlour.core.ending import Ending
from parlour.core.entries import Board, Entry
from parlour.core.errors import BadOption, RuleBroken, Unreadable
from parlour.core.facts import Word, say
from parlour.core.game import Game, hidden, hide, legal_actions
from parlour.core.given import is_whole, read_action, read_names, read_seed, read_whole
from parlour.core.kernel import boxed
from parlour.core.preview import Preview, Previews
from parlour.core.record import from_bytes
from parlour.core.refusals import find_refusals
from parlour.core.replaying import positions_after, values_seen
from parlour.core.revealed import revealed_to
from parlour.core.scene import Attempt, Choice, Clock, Event, Own, Scene, begins, seen_by
from parlour.core.seats import default_names, seats_in
from parlour.core.seed import commitment, new_seed, stream_key
from parlour.core.steps import JudgedStepper
from parlour.core.undoing import check_undo
from parlour.core.values import values_of
from parlour.core.verbs import CLOCK, SPECTATOR


class Match:
    """A match being played, replayed or examined.

    A viewer is a seat or ``SPECTATOR``; ``index`` means after the first ``index`` actions instead of now.
    """

    def __init__(
        self, game: Game, options: Any, state: Any, seed: bytes | None = None, nonces: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.nonces = tuple(nonces)
        self.board: Board | None = None
        """The board of a night that is played, in a duplicate match."""
        self.entries: list[Entry] = []
        self.ending: Ending | None = None
        """How the match was ended before its rules ended it."""
        self._seen: dict[tuple[int, int], Any] = {}
        self._previews: dict[int, Previews] = {}
        self._values: dict[tuple[int, int], Any] = {}
        self._positions: list[bytes] = []
        self.state = state
        self.players = int(state.players)
        """The number of seats."""
        self._revealed: dict[int, int] = {}

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        options: Any = None,
        seed: bytes | None = None,
        nonces: Sequence[str] = (),
        board: Board | None = None,
    ) -> Match:
        """Start a match; ``options`` are read if given by name, a missing seed is drawn. Raises BadOption.

        ``board``: the board of a night whose seed this is; the match is then a duplicate one (see ``lanes``).
        """
        players, nonces = read_whole(players, "players"), read_names(nonces, "nonces")
        if not isinstance(options, game.rules.options):
            options = game.read_options({} if options is None else options)
        game.check_players(players, options)
        if board is not None and (seed is None or nonces):
            raise BadOption(
                "a board is dealt from its night's seed alone, without nonces", "nonces" if seed else "seed"
            )
        seed = new_seed() if seed is None else read_seed(seed)
        state = game.new(players, options, stream_key(seed, nonces), is_duplicate=board is not None)
        match = cls(game, options, state, seed, nonces)
        match.board = board
        return match

    @classmethod
    def load(cls, game: Game, position: Mapping[str, Any]) -> Match:
        """Start a match from a complete position. Raises BadPosition or BadOption naming the field."""
        state = game.load(position)
        return cls(game, game.read_options(position.get("options") or {}), state)

    @property
    def state(self) -> Any:
        """The record of the current position."""
        return self._box[0]

    @state.setter
    def state(self, state: Any) -> None:
        self._box = boxed(state)
        self._stepper = JudgedStepper(self.game, self._box)
        self._positions[-1:] = [state.tobytes()]  # replaces the first position of a copy
        self._forget()

    @property
    def seed_commitment(self) -> str:
        """The SHA-256 of the seed, shown before play; for a match from a loaded position, that of its stream key."""
        return commitment(self.seed if self.seed is not None else self.position(0).key.astype("<u4").tobytes())

    def _forget(self, but: int = -1) -> None:
        """Clear previews, and all views and plain values but those of the position at index ``but``."""
        self._previews.clear()
        self._seen = {key: seen for key, seen in self._seen.items() if key[1] == but}
        self._values = {key: values for key, values in self._values.items() if key[1] == but}

    # --- who may do what

    def actors(self) -> int:
        """Return the bit mask of who may act, including bit ``CLOCK``; 0 once the match is over."""
        return self._stepper.actors() if self.ending is None else 0

    def seats_to_act(self) -> tuple[int, ...]:
        """Return the seats that may act now."""
        return seats_in(self.actors())

    def clock(self) -> Clock | None:
        """Return the first of the running clocks, None if none runs."""
        return next(iter(self.clocks()), None)

    def clocks(self, index: int | None = None) -> tuple[Clock, ...]:
        """Return the clocks that run."""
        if not self.game.has_clocks or (index is None and self.ending is not None):
            return ()
        state = self.state if index is None else self.position(index)
        return self.game.rules.clocks(state) if verbs.actors(state) >> CLOCK & 1 else ()

    @property
    def over(self) -> bool:
        """Whether the match is finished."""
        return self.ending is not None or self._stepper.actors() == 0

    def actions(self, seat: int) -> list[int]:
        """Return the seat's legal actions, judged from what the seat may know."""
        if self.ending is not None:
            return []
        listed = self._stepper.listed_for(seat)
        if listed is not None:
            return listed.copy()
        if seat == CLOCK or not self.actors() >> seat & 1:
            return []
        return legal_actions(self.game, self._seen_by(seat), seat)

    def broken(self, seat: int, action: int) -> RuleBroken | None:
        """Return why the referee would refuse the action, None if it is legal."""
        return self.judge(self._seen_by(seat), seat, action)

    def judge(self, view: Any, seat: int, action: int) -> RuleBroken | None:
        """As ``broken``, from the seat's hidden record (or an array of one), for checking many actions."""
        code = int(verbs.check(view, seat, action)) if self.ending is None else ACT
        if code == 0:
            return None
        if code == ACT and not self.actors() >> seat & 1:
            reason: Word = say("game-over" if self.over else "not-your-turn")
        else:
            reason = self.game.refusal(view[0] if type(view) is arrays.ndarray else view, seat, action, code)
        return self.game.rule_broken(code, reason, self.players, seat)

    # --- playing

    def play(self, seat: int, action: int | str) -> None:
        """Check and apply an action. Raises Unreadable, or RuleBroken with the clause; then nothing has changed."""
        self.carry_out(seat, self.check(seat, action))

    def check(self, seat: int, action: int | str) -> int:
        """Return the number of a legal action. Raises Unreadable, or RuleBroken with the clause."""
        goes_on = self.ending is None
        if type(action) is int and type(seat) is int and goes_on and self._stepper.is_listed(seat, action):
            return action
        number = self.number(seat, action)
        if goes_on and self._stepper.is_listed(seat, number):
            return number
        if problem := self.broken(seat, number):
            raise problem
        return number

    def number(self, seat: int, action: int | str) -> int:
        """Return the number of an action given as text or number. Raises Unreadable."""
        if not is_whole(seat) or not (0 <= seat < self.players or seat == CLOCK):
            raise Unreadable(f"there is no seat {seat}; seats are 0 to {self.players - 1}", "seat")
        actions = self.game.rules.actions
        return actions.read(action) if isinstance(action, str) else read_action(action, len(actions))

    def carry_out(self, seat: int, action: int) -> None:
        """Apply an action without checking it; ``check`` has to have accepted it in this position."""
        self._stepper.carry_out(seat, action)
        if self._seen or self._values:
            self._forget(but=len(self.entries))
        self.entries.append(tuple.__new__(Entry, (seat, action)))  # Entry(...) takes thrice as long
        self._positions.append(self._box.tobytes())

    def end_early(self, ending: Ending) -> None:
        """End the match now. Raises RuleBroken if it is over, ValueError for an ending that it cannot have."""
        if self.over:
            raise self.game.rule_broken(ACT, say("game-over"), self.players, SPECTATOR)
        if fault := ending.find_fault(self.players):
            raise ValueError(fault)
        self.ending = ending
        self._forget(but=len(self.entries))

    def play_all(self, actions: Sequence[tuple[int, str]]) -> int:
        """Apply actions up to the first illegal one; return how many were applied. Raises Unreadable."""
        entries = [Entry(seat, self.number(seat, action)) for seat, action in actions]
        positions = positions_after(self.game, self._box, entries)
        self._positions += positions
        self.entries += entries[: len(positions)]
        self._stepper = JudgedStepper(self.game, self._box)
        self._forget()
        return len(positions)

    def expire(self, name: str) -> None:
        """Let the named clock expire now. Raises RuleBroken if it is not running."""
        self.play(CLOCK, f"clock {name}")

    def copy(self) -> Match:
        """Return an independent match with the same past."""
        other = copy.copy(self)
        other.entries, other._positions = list(self.entries), list(self._positions)
        other._seen, other._previews, other._values, other._revealed = {}, {}, {}, dict(self._revealed)
        other.state = self.position(-1)
        return other

    # --- undo

    def undo(self) -> Entry:
        """Take the last action back and return it. Raises CannotUndo if it revealed something, saying to whom."""
        if self.ending is not None:
            raise self.game.cannot_undo("undo-over")
        if not self.entries:
            raise self.game.cannot_undo("undo-nothing")
        check_undo(self, len(self.entries) - 1, self.entries[-1].seat, default_names(self.players))
        return self.take_back()

    def take_back(self) -> Entry:
        """Take the last action back without checking, and return it."""
        self._positions.pop()
        self.state = self.position(-1)
        self._revealed.pop(len(self._positions) - 1, None)
        return self.entries.pop()

    def revealed_to(self, index: int) -> int:
        """Return the first viewer to whom an action revealed something, else NOBODY (see ``revealed``)."""
        if index not in self._revealed:
            seat, action = self.entries[index]
            self._revealed[index] = SPECTATOR
            if seat != CLOCK:
                before, after = self._seen_by(seat, index)[0], self._seen_by(seat, index + 1)[0]
                self._revealed[index] = revealed_to(self.game, before, after, seat, action)
        return self._revealed[index]

    # --- views

    def view(self, viewer: int, index: int | None = None) -> Any:
        """Return the record as the viewer may know it."""
        return hidden(self.game, self._box if index is None else self.position(index), viewer)

    def _seen_by(self, seat: int, index: int | None = None) -> Any:
        """Return a hidden record as an array of one, not to be written to; those of the last two positions are kept."""
        now = len(self.entries)
        key = seat if self.game.rules.secret else SPECTATOR, now if index is None else index
        if key not in self._seen:
            box = self._box if key[1] == now else boxed(self.position(key[1]))
            self._seen[key] = hide(self.game, box, key[0])
        return self._seen[key]

    def position(self, index: int) -> Any:
        """Return the record after the first ``index`` actions."""
        return from_bytes(self.game.rules.state, self._positions[index])

    def scene(self, viewer: int) -> Scene:
        """Return the scene as the viewer sees it now."""
        return self.public() if viewer == SPECTATOR else seen_by(self.public(), self.own(viewer))

    def public(self, index: int | None = None) -> Scene:
        """Return the scene that everybody sees."""
        if index is not None:
            return self.game.draw(self.view(SPECTATOR, index))
        scene = self.game.draw(self._known(SPECTATOR, len(self.entries)))
        return scene if self.ending is None else self.ending.mark_scene(scene, self.players)

    def counted(self) -> Scene:
        """Return the public scene; once the match is over, with the scores broken down into parts."""
        return break_down_scores(self.public(), self.events(SPECTATOR)) if self.over else self.public()

    def own(self, seat: int, index: int | None = None) -> Own:
        """Return what only a seat sees, and what it is asked to do."""
        own = self.game.own(self._at(seat, index), seat)
        ended = index is None and self.ending is not None
        return replace(own, status="", tries=False) if ended else own

    def seen_besides(self, seats: Sequence[int], index: int) -> Own | None:
        """Return what the seats together see besides the public scene; for several seats, only the pieces."""
        own = [self.own(seat, index) for seat in seats]
        return Own(tuple(piece for each in own for piece in each.pieces)) if len(own) > 1 else next(iter(own), None)

    def _at(self, viewer: int, index: int | None) -> Any:
        """Return a view as plain values; those of the current position are cached."""
        return self._known(viewer, len(self.entries)) if index is None else self.view(viewer, index)

    def choices(self, seat: int, ids: Container[str] = ()) -> tuple[Choice, ...]:
        """Return the seat's legal actions as choices; for ``ids`` see ``Game.choices``."""
        actions = self.actions(seat)
        return self.game.choices(self._known(seat, len(self.entries)), seat, actions, ids) if actions else ()

    def choices_then(self, seat: int, index: int) -> tuple[Choice, ...]:
        """Return a seat's legal actions after the first ``index`` actions as choices, from what the seat knew then."""
        view = self.view(seat, index)
        actions = legal_actions(self.game, view, seat)
        return self.game.choices(view, seat, actions) if actions else ()

    def choice(self, seat: int, action: int) -> Choice:
        """Return one legal action as a choice."""
        return self.game.choices(self._known(seat, len(self.entries)), seat, [action])[0]

    def preview(self, seat: int, action: int) -> Preview | None:
        """Return what a legal action is certain to bring the seat, None if nothing is (see ``core.preview``)."""
        if seat not in self._previews:
            self._previews[seat] = Previews(self.game, self._seen_by(seat), seat)
        return self._previews[seat].find(action)

    def attempt(self, seat: int, actions: Sequence[int]) -> Attempt | None:
        """Return the position after actions that the seat plans, None if it may plan none."""
        if self.ending is not None:
            return None
        return self.game.table.attempt(self._known(seat, len(self.entries)), seat, actions)

    def _known(self, viewer: int, index: int) -> Any:
        """Return the plain values of a view after ``index`` actions; those of the last two are cached."""
        viewer = viewer if self.game.rules.secret else SPECTATOR
        if (viewer, index) not in self._values:
            self._values[viewer, index] = values_of(self._seen_by(viewer, index)[0])
        return self._values[viewer, index]

    def events(self, viewer: int, since: int = 0) -> tuple[Event, ...]:
        """Return what happened after the first ``since`` actions, as told to the viewer."""
        return tuple(event for _, told in self.events_by_action(viewer, since) for event in told)

    def events_by_action(
        self, viewer: int, since: int = 0, until: int | None = None
    ) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """Yield index and events of each action from ``since`` on, before ``until``; a finished match hides nothing."""
        end = len(self.entries) if until is None else until
        if end - since > 1:
            values = values_seen(self.game, self._positions[since : end + 1], None if self.over else viewer)
            seen: Callable[[int], Any] = dict(enumerate(values, since)).__getitem__
        else:
            seen = self.position if self.over else functools.partial(self._known, viewer)
        for index in range(since, end):
            seat, action = self.entries[index]
            yield index, self.game.tell(seen(index), seat, action, seen(index + 1))

    def why(self, seat: int, path: Sequence[str]) -> RuleBroken:
        """Return the refusal to show for touching a path that is no legal action: with a clause of its own if possible.

        A single thing whose actions are refused for several reasons has nowhere to go.
        """
        known, touched = self._known(seat, len(self.entries)), tuple(path)
        refused = find_refusals(self.game, self._seen_by(seat), known, seat, touched)
        choices = self.choices(seat)
        if len(refused) > 1 and not any(begins(choice.path, touched, choice.free) for choice in choices):
            return self.game.rule_broken(ACT, say("nowhere-to-go"), self.players, seat)
        if refused and (problem := self.judge(self._seen_by(seat), seat, refused[0])):
            return problem
        later = len(touched) == 1 and any(touched[0] in choice.path[1:] for choice in choices)
        return self.game.rule_broken(ACT, say("choose-first" if later else "nothing-to-do"), self.players, seat)

    def start_position(self) -> dict[str, Any]:
        """Return the position the match began with, as JSON."""
        return self.game.position(self.position(0))

    # --- results

    def points(self) -> tuple[list[int], tuple[int, ...]]:
        """Return each seat's points, and the winners (none while the match runs)."""
        points = arrays.zeros(self.players, arrays.int64)
        winners = seats_in(int(verbs.score(self._box, points)))
        if self.ending is not None:
            winners = self.ending.winners(self.players)
        return [int(value) for value in points], winners
