"""The state of a table: its log replayed. It can be rebuilt from the log at any time.

``seq`` counts rows of the log. It only grows: taking an action back is a row of its own, so ``seq`` is not the number
of the match's actions.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from parlour.bots.compiling import load_game
from parlour.core.entries import Board
from parlour.core.errors import ParlourError
from parlour.core.files import kept_options
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.preview import Preview
from parlour.core.scene import Choice, Clock, Own, Scene
from parlour.core.seats import default_names
from parlour.core.seed import commitment
from parlour.core.time_control import SeatClocks, read_control
from parlour.core.undoing import Obstacle
from parlour.core.verbs import SPECTATOR
from parlour.protocol.early import Proposal, Wish
from parlour.protocol.http import Terms
from parlour.protocol.messages import SceneChanges, Told
from parlour.protocol.seats_of_programs import Asked
from parlour.server.base.errors import DamagedTable
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Kind, Lobby, Row, TableSetup
from parlour.server.table.changes import scene_changes
from parlour.server.table.history import History
from parlour.server.table.row_effects import EFFECTS
from parlour.server.table.taking_back import find_steps

MOST_ANSWERED = 1_000
LATER_TERMS = {"clock": "", "rated": False, "open": False}
"""What tables that were stored before these terms existed agreed on."""


class TableState:
    """A match with its log. ``match`` is None while seats are open or nonces are missing."""

    def __init__(self, game: Game, setup: TableSetup, seats: list[Seat]) -> None:
        load_game(game.name)
        self.game = game
        self.setup = setup
        self.seats = seats
        self.options = game.read_options(kept_options(game, setup.options))
        self.chosen: dict[str, Any] = msgspec.to_builtins(self.options)
        self.commitment = commitment(setup.seed)
        self.terms = msgspec.convert({**LATER_TERMS, **setup.terms}, Terms) if setup.terms is not None else None
        self.away: dict[int, str] = {}
        """The seats whose people are away, and the level of the bot that plays for each; "": the seat may be taken."""
        self.waited: dict[int, int] = {}
        """Since when each seat to act is waited for, by the house's time; kept only where moves have days."""
        self.touched: int | None = setup.began_at
        """When the latest row was written, by the house's time; None before the match."""
        self.match: Match | None = None
        self.seq = 0
        self.edition = 0
        """Counts the changes to anything but the match's position: seats, who is away, what is asked for."""
        self.seal = ""
        self.clocks: dict[Clock, int] = {}
        """The clocks that run, and when each began."""
        self.times: SeatClocks | None = None
        """The clocks of the people, where the terms have any."""
        self.proposal: Proposal | None = None
        """What a seat asks the others for."""
        self.declined: set[tuple[int, Wish]] = set()
        """What each seat has asked for in vain since the latest action, so that nobody is asked again and again."""
        self.history = History(self.playing, len(seats))
        self.authors: list[str | None] = []
        """The guest who took each action that stands; None for bots and clocks."""
        self._answered: dict[tuple[str, str], int] = {}
        self._scene: Scene | None = None
        self._changed: tuple[Scene, Scene, SceneChanges | None] | None = None
        self._own: dict[int, Own] = {}
        self._choices: dict[int, tuple[Choice, ...]] = {}
        self._questions: dict[int, Asked] = {}
        self._may_undo: dict[tuple[str | None, int, bool], bool] = {}
        self._previews: dict[tuple[int, int], Preview | None] = {}
        self.begin()

    # --- the log

    def begin(self) -> None:
        """Start the match if no seat is waited for any more."""
        if self.match is not None or not all(seat.mixed for seat in self.seats):
            return
        if self.setup.begins is not None:
            self.match = Match.load(self.game, self.setup.begins["position"])
        elif self.setup.board is not None:  # the nonces of the players must not change the deal of a night
            board = msgspec.convert(self.setup.board, Board)
            self.match = Match.start(self.game, len(self.seats), self.options, self.setup.seed, board=board)
        else:
            nonces = [seat.nonce for seat in self.seats]
            self.match = Match.start(self.game, len(self.seats), self.options, self.setup.seed, nonces)
        self.seal = self.setup.seal
        if self.terms is not None and self.terms.clock and self.setup.begins is None:
            people = [seat.number for seat in self.seats if seat.kind == "human"]
            self.times = SeatClocks(read_control(self.terms.clock), people)
        self._follow_clocks(self.setup.began_at or 0)
        self._follow_turns(self.setup.began_at or 0)
        self._follow_times(self.setup.began_at or 0)

    def follow_match(self, match: Match) -> None:
        """Show a match that was played elsewhere, as if each of its actions were a row."""
        self.match, self.options, self.edition = match, match.options, self.edition + 1
        self.chosen = msgspec.to_builtins(match.options)
        for index in range(self.seq, len(match.entries)):
            self.history.add_action(index + 1, index)
        self.seq = len(match.entries)

    def reseat(self, lobby: Lobby) -> bool:
        """Take over the stored seats, which may start the match; return whether anything has changed."""
        self.edition += 1
        if self.match is not None:
            return self._rename(lobby)
        if lobby.seats == self.seats and lobby.setup.closed == self.setup.closed:
            return False
        self.setup, self.seats = lobby
        self.begin()
        return True

    def _rename(self, lobby: Lobby) -> bool:
        """Take over who sits at the stored seats, a move and a closing; return whether anything has changed."""
        before = self.setup.moved, self.setup.closed
        news = before != (lobby.setup.moved, lobby.setup.closed)
        self.setup = lobby.setup
        for seat, written in zip(self.seats, lobby.seats, strict=True):
            news |= (seat.name, seat.guest) != (written.name, written.guest)
            seat.name, seat.guest, seat.program = written.name, written.guest, written.program
        return news

    def row(
        self,
        kind: Kind,
        seat: int,
        what: str,
        guest: str | None = None,
        id: str | None = None,
    ) -> Row:
        """Draft the next row of the log."""
        return Row(self.seq + 1, kind, seat, what, guest, id)

    def replay(self, rows: Iterable[tuple[Row, str]]) -> int:
        """Check by the rules and carry out those rows that are not known here; return their number.

        Raises DamagedTable if seals or numbers do not fit together, or the rules refuse a row.
        """
        fresh = [(row, seal) for row, seal in rows if row.seq > self.seq]
        self._check_chain(fresh)
        for acts, together in itertools.groupby(fresh, lambda sealed: sealed[0].kind == "act"):
            try:
                if acts and not self._follows_turns and self.times is None:
                    self._act_again(list(together))
                    continue
                for row, seal in together:
                    if acts:
                        self.playing().check(row.seat, row.what)
                    self.apply(row, seal)
            except (ParlourError, ValueError):
                raise DamagedTable("The record of this table does not follow the rules; it was put aside.") from None
        return len(fresh)

    def _check_chain(self, rows: Sequence[tuple[Row, str]]) -> None:
        seq, before = self.seq, self.seal
        for row, seal in rows:
            seq += 1
            if row.seq != seq or seal != row.seal(before):
                raise DamagedTable("The record of this table is damaged; it was put aside.")
            before = seal

    def _act_again(self, rows: Sequence[tuple[Row, str]]) -> None:
        """Judge and carry out a run of actions in one call of compiled rules. Raises RuleBroken, Unreadable."""
        match = self.playing()
        first = len(match.entries)
        played = match.play_all([(row.seat, row.what) for row, _ in rows])
        for index, (row, seal) in enumerate(rows[:played], first):
            self.note_action(row, index)
            self._follow_clocks(row.at, index + 1)
            self._note_answer(row)
            self.seal, self.seq, self.touched = seal, row.seq, row.at
        self._forget()
        for row, _ in rows[played : played + 1]:
            match.check(row.seat, row.what)
            raise DamagedTable("The record of this table cannot be played out; it was put aside.")

    def apply(self, row: Row, seal: str | None = None) -> None:
        """Carry out a row of the log; ``seal`` is its seal, if that is known already.

        Its action must have been judged in this very position: it is not judged again.
        """
        if row.kind != "act":
            self.edition += 1
        EFFECTS[row.kind](self, row)
        self.seal, self.seq = row.seal(self.seal) if seal is None else seal, row.seq
        self.touched = row.at
        self._follow_clocks(row.at)
        self._follow_turns(row.at, row)
        self._follow_times(row.at)
        self._note_answer(row)
        self._forget()

    def _forget(self) -> None:
        """Clear what is cached of the position before."""
        self._scene = None
        self._own.clear()
        self._choices.clear()
        self._questions.clear()
        self._may_undo.clear()
        self._previews.clear()

    def _note_answer(self, row: Row) -> None:
        if row.guest is not None and row.action_id is not None:
            self._answered[row.guest, row.action_id] = row.seq
            if len(self._answered) > MOST_ANSWERED:
                del self._answered[next(iter(self._answered))]

    def _follow_clocks(self, at: int, index: int | None = None) -> None:
        """Store when the running clocks began, after ``index`` actions; a clock that ran before continues."""
        if self.game.has_clocks:
            self.clocks = {clock: self.clocks.get(clock, at) for clock in self.playing().clocks(index)}

    @property
    def is_rated(self) -> bool:
        """Whether the result counts for the ratings of the people who play."""
        return self.terms is not None and self.terms.rated

    @property
    def _follows_turns(self) -> bool:
        """Whether moves have days, so that it matters since when a seat is waited for."""
        return self.terms is not None and bool(self.terms.days)

    def _follow_turns(self, at: int, row: Row | None = None) -> None:
        """Store since when each seat is to act; a row restarts the time of its seat, an undo that of all seats."""
        if not self._follows_turns:
            return
        before = {} if row is None or row.kind == "undo" else self.waited
        anew = row.seat if row is not None else None
        acting = self.playing().seats_to_act()
        self.waited = {seat: at if seat == anew else before.get(seat, at) for seat in acting}

    def _follow_times(self, at: int) -> None:
        """Let the clocks of the seats run that may act now."""
        if self.times is not None:
            self.times.run(self.playing().seats_to_act(), at)

    def bot_at(self, seat: int) -> str | None:
        """Return the level of the bot that plays for a seat, as its own or in place of an absent player; else None."""
        return self.seats[seat].strength or self.away.get(seat) or None

    def answered(self, guest: str | None, id: str) -> int | None:
        """Return the row number of a guest's action by its id; None if the log has none, or only long ago.

        An old id has no second effect either: storage takes each id of a guest once.
        """
        return None if guest is None else self._answered.get((guest, id))

    def playing(self) -> Match:
        """Return the match. Raises DamagedTable if it has not begun."""
        if self.match is None:
            raise DamagedTable("The match has not begun.")
        return self.match

    def note_action(self, row: Row, index: int) -> None:
        """Note that a row carried out the action at ``index`` of the match."""
        self.authors.append(row.guest)
        self.declined.clear()
        if row.guest is not None and self.proposal is not None:  # whoever plays on declines
            self.proposal, self.edition = None, self.edition + 1
        self.history.add_action(row.seq, index)

    # --- what happened

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats, in their order."""
        return tuple(seat.name for seat in self.seats)

    def scene(self) -> Scene:
        """Draw the public scene; cached until the position changes."""
        if self._scene is None:
            self._scene = self.playing().counted()
        return self._scene

    def scene_changes(self, old: Scene) -> SceneChanges | None:
        """Return what is new in the scene since an old one; computed once for all who were sent the same."""
        new = self.scene()
        if self._changed is None or self._changed[0] is not old or self._changed[1] is not new:
            self._changed = old, new, scene_changes(old, new)
        return self._changed[2]

    def own(self, seat: int) -> Own:
        """Draw what only this seat sees besides the scene."""
        if seat not in self._own:
            self._own[seat] = self.playing().own(seat)
        return self._own[seat]

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """List a seat's legal actions from its own knowledge, with what to touch; only buttons have words."""
        if not self.playing().actors() >> seat & 1:
            return ()
        if seat not in self._choices:
            scene = self.scene()
            ids = {thing.id for things in (scene.pieces, scene.spots, self.own(seat).pieces) for thing in things}
            self._choices[seat] = self.playing().choices(seat, ids)
        return self._choices[seat]

    def question(self, viewer: int) -> Asked:
        """Return the position as a viewer may know it, and what that seat may do, as a program is asked about it."""
        if viewer not in self._questions:
            match, actions = self.playing(), self.game.rules.actions
            legal = match.actions(viewer) if viewer != SPECTATOR and not self.setup.moved else ()
            listed = tuple({**actions.json(action), "text": actions.text(action)} for action in legal)
            self._questions[viewer] = Asked(self.game.position(match.view(viewer)), listed)
        return self._questions[viewer]

    def preview(self, seat: int, action: int) -> Preview | None:
        """Return what a legal action would bring a seat for certain; computed once a position."""
        if (seat, action) not in self._previews:
            self._previews[seat, action] = self.playing().preview(seat, action)
        return self._previews[seat, action]

    def events(self, viewer: int, since: int, until: int | None = None) -> tuple[tuple[Told, ...], int]:
        """Return the events that a viewer is told; arguments and result are those of ``History.events``."""
        return self.history.events(viewer, since, until)

    @property
    def rests(self) -> bool:
        """Whether the latest row ended a round, so that people need time to read before bots go on."""
        return any(event.rest for event in self.events(SPECTATOR, self.seq - 1)[0])

    def acted_last(self, seat: int) -> bool:
        """Whether the latest row was the seat's own action, so that it goes on with a turn."""
        return any(event.seat == seat for event in self.events(SPECTATOR, self.seq - 1)[0])

    def recall(
        self, viewer: int, seq: int, together: bool = False
    ) -> tuple[Scene, Own | None, tuple[Told, ...]] | None:
        """Draw what a viewer, or all seats ``together``, saw after a row of the log (0: at first), with its events.

        None if the row led to no position that still stands, and in a running match of a game about remembering.
        """
        then = self.moment(seq)
        if self.match is None or then is None or (self.game.rules.hides_history and not self.match.over):
            return None
        seats = range(self.match.players) if together else () if viewer == SPECTATOR else (viewer,)
        own = self.match.seen_besides(seats, then)
        return self.match.public(then), own, self.events(viewer, seq - 1, seq)[0] if seq else ()

    def choices_then(self, seat: int, seq: int) -> tuple[Choice, ...]:
        """List a seat's legal actions after a row of the log, from its knowledge then; none without a position."""
        then = self.moment(seq)
        return () if self.match is None or then is None else self.match.choices_then(seat, then)

    def rows(self) -> dict[int, int]:
        """Map the index of each action that stands to the number of the row that carried it out."""
        return self.history.rows()

    def moment(self, seq: int) -> int | None:
        """Return how many actions the match had after the log row ``seq``: 0 for row 0, the beginning.

        None for a row that carried out no action, or whose action was taken back since.
        """
        index = self.history.index_at(seq)
        return 0 if seq == 0 else None if index is None else index + 1

    # --- taking back

    def steps_back(self, guest: str | None, seat: int, agreed: bool = False) -> int:
        """Count the actions to take back to undo the seat's last one. Raises CannotUndo with the reason.

        Where all have ``agreed``, others may have acted since; bots may, unless the match is rated. Nothing that was
        revealed is taken back.
        """
        found = find_steps(self, guest, seat, agreed)
        if isinstance(found, Obstacle):
            raise found.refuse(self.game, self._called())
        return found

    def may_undo(self, guest: str | None, seat: int, agreed: bool = False) -> bool:
        """Whether the seat's last action can be taken back, for the reasons of ``steps_back``."""
        if (guest, seat, agreed) not in self._may_undo:
            found = self.match is not None and find_steps(self, guest, seat, agreed)
            self._may_undo[guest, seat, agreed] = not isinstance(found, Obstacle) and found > 0
        return self._may_undo[guest, seat, agreed]

    def _called(self) -> list[str]:
        """Return the names of all seats; those who gave none are called by their numbers."""
        return [name or other for name, other in zip(self.names, default_names(len(self.seats)), strict=True)]
