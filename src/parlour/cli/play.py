"""Playing in the terminal: people and bots take turns at one keyboard; clocks run in real time."""

from __future__ import annotations

import queue
import sys
import threading
import time
from itertools import groupby
from pathlib import Path
from typing import Any

import click
import msgspec

from parlour.bots.levels import USUAL, check_level, think
from parlour.core.errors import BadOption, CannotUndo, ParlourError, RuleBroken
from parlour.core.facts import Word, say
from parlour.core.files import to_file
from parlour.core.game import Game, find_game
from parlour.core.match import Match
from parlour.core.scene import Clock
from parlour.core.text import render
from parlour.core.verbs import SPECTATOR
from parlour.core.words import Speaker

MOST_ALIKE = 8
WORDS = Path(__file__).parent / "words"


class Seat:
    """Who sits at a seat: a person by name, or a bot by level."""

    def __init__(self, word: str, number: int) -> None:
        kind, _, level = word.partition(":")
        self.level = level if kind == "bot" else None
        self.word: Word = word
        if self.level:
            self.word = say("bot", number=number + 1, level=level)
        elif word == "me":
            self.word = say("player", number=number + 1)


class TerminalTable:
    """One match at the terminal."""

    def __init__(self, game: Game, seats: list[Seat], options: Any, seed: bytes | None, language: str) -> None:
        self.match = Match.start(game, len(seats), options, seed)
        self.seats = seats
        self.speaker = Speaker((*game.words, WORDS), language)
        self.names = tuple(self.speaker.say(seat.word) for seat in seats)
        self.told = 0
        self.bot_due: dict[int, tuple[float, int | None]] = {}
        self.clock_due: dict[Clock, float] = {}
        self.asked_at = -1
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def tell(self, word: Word, viewer: int = SPECTATOR) -> None:
        """Print words, to one who looks from a seat."""
        click.echo(self.speaker.say(word, self.names, viewer))

    # --- the life of a match

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.tell(say("commitment", hash=self.match.seed_commitment))
        while not self.match.over:
            self.watch_clocks()
            if self.clock_ran_out() or self.bot_acts():
                self.show_news()
            elif not self.person_acts():
                return
        click.echo(render(self.match, SPECTATOR, self.names, self.speaker))
        if self.match.seed is not None:
            self.tell(say("seed-was", seed=self.match.seed.hex()))

    def watch_clocks(self) -> None:
        """Note when clocks of the game start, and forget those that stopped."""
        now = time.monotonic()
        self.clock_due = {clock: self.clock_due.get(clock, now + clock.ms / 1000) for clock in self.match.clocks()}

    def clock_ran_out(self) -> bool:
        """Let the first of the game's clocks run out whose time has come."""
        clock = min(self.clock_due, key=self.clock_due.__getitem__, default=None)
        if clock is None or time.monotonic() < self.clock_due[clock]:
            return False
        self.match.expire(clock.name)
        return True

    def bot_acts(self) -> bool:
        """Let a bot act that is due; ask those that have not been asked about this position."""
        for seat in self.match.seats_to_act():
            level = self.seats[seat].level
            if level is None:
                continue
            if seat not in self.bot_due:
                decision = think(self.match.game, self.match.view(seat), seat, level, time.monotonic_ns())
                self.bot_due[seat] = (time.monotonic() + decision.wait_ms / 1000, decision.action)
            due, action = self.bot_due[seat]
            if time.monotonic() >= due:
                del self.bot_due[seat]
                if action is not None:
                    self.match.play(seat, action)
                    return True
        return False

    def show_news(self) -> None:
        """Say what happened since the last time; bots look anew."""
        self.bot_due.clear()
        people = [seat for seat in range(len(self.seats)) if self.seats[seat].level is None]
        viewer = people[0] if len(people) == 1 else SPECTATOR
        for event in self.match.events(viewer, self.told):
            click.echo(f"  {self.speaker.say(event.text, self.names, viewer)}")
        self.told = len(self.match.entries)

    # --- people

    def person_acts(self) -> bool:
        """Ask a person to act; False to quit. While clocks run, waiting ends when something is due."""
        people = [seat for seat in self.match.seats_to_act() if self.seats[seat].level is None]
        if not people:
            time.sleep(0.02)
            return True
        seat = people[0]
        self.ask(seat, people)
        line = self.read_line()
        return line is None or self.obey(seat, people, line.strip())

    def ask(self, seat: int, people: list[int]) -> None:
        """Show the position and the prompt, once a position."""
        if self.asked_at == len(self.match.entries):
            return
        self.asked_at = len(self.match.entries)
        if self.match.game.secret and sum(s.level is None for s in self.seats) > 1:
            self.tell(say("alone", who=seat))
            self.lines.get()
        click.echo("\n" + render(self.match, seat, self.names, self.speaker))
        self.show_moves(seat)
        who = self.names[seat] if len(people) == 1 else self.speaker.say(say("several"))
        click.echo(f"{who}> ", nl=False)

    def show_moves(self, seat: int) -> None:
        """List the legal actions, numbered; of many that differ in their last word only, the first and the last."""
        moves = [
            (number, self.speaker.say(choice.label, self.names, seat), choice.text.split())
            for number, choice in enumerate(self.match.choices(seat))
        ]
        for _, alike in groupby(moves, key=lambda move: move[2][:-1]):
            group = list(alike)
            shown = group if len(group) <= MOST_ALIKE else [group[0], group[-1]]
            for number, label, text in shown:
                click.echo(f"  {number:3}  {label}  [{' '.join(text)}]")
            if len(shown) < len(group):
                click.echo("       " + self.speaker.say(say("between", moves=len(group) - 2)))

    def listen(self) -> None:
        """Queue what is typed, so that clocks and bots need not wait for it; the end of input quits."""
        for line in sys.stdin:
            self.lines.put(line)
        self.lines.put("q")

    def read_line(self) -> str | None:
        """Take a typed line, or give None once something is due before one comes."""
        due = [*(at for at, _ in self.bot_due.values()), *self.clock_due.values()]
        try:
            return self.lines.get(timeout=max(0.0, min(due) - time.monotonic()) if due else None)
        except queue.Empty:
            return None

    def obey(self, seat: int, people: list[int], line: str) -> bool:
        """Do what a line says; False to quit."""
        self.asked_at = -1
        prefix, colon, rest = line.partition(":")
        if colon and prefix.isdigit() and int(prefix) - 1 in people:
            seat, line = int(prefix) - 1, rest.strip()
        try:
            return self.act(seat, line)
        except RuleBroken as error:
            click.echo(f"  {self.speaker.say(error.reason, self.names, seat)} ({error.clause})")
        except CannotUndo as error:
            click.echo(f"  {self.speaker.say(error.reason, self.names, seat)}")
        except ParlourError as error:
            click.echo(f"  {error}")
        return True

    def act(self, seat: int, line: str) -> bool:
        """Carry out a command or an action. Raises ParlourError."""
        choices = self.match.choices(seat)
        if line == "q":
            return False
        if line == "u":
            self.undo()
        elif line.startswith("r ") and line[2:].strip() in self.match.game.clauses:
            click.echo(f"  {self.match.game.clause_text(line[2:].strip())}")
        elif line.isdigit() and int(line) < len(choices):
            self.match.play(seat, choices[int(line)].text)
        elif line in ("", "b", "m", "h", "?"):
            click.echo("  " + self.speaker.say(say("help")))
        else:
            self.match.play(seat, line)
        self.show_news()
        return True

    def undo(self) -> None:
        """Take back to before the last action of a person."""
        mine = [i for i, entry in enumerate(self.match.entries) if entry.seat < len(self.seats)]
        mine = [i for i in mine if self.seats[self.match.entries[i].seat].level is None]
        if not mine:
            raise self.match.cannot_undo("undo-nothing-of-yours")
        self.match.check_undo(mine[-1], self.match.entries[mine[-1]].seat, self.names)
        while len(self.match.entries) > mine[-1]:
            self.match.take_back()
        self.told = len(self.match.entries)


def play(
    name: str, words: tuple[str, ...], options: dict[str, Any], seed: str | None, save: Path | None, language: str
) -> None:
    """Play a game in the terminal. Raises ParlourError for a bad game, option, level or seed."""
    game = find_game(name)
    words = words or ("me", *[f"bot:{USUAL}"] * max(1, game.players[0] - 1))
    seats = [Seat(word, number) for number, word in enumerate(words)]
    for seat in seats:
        if seat.level is not None:
            check_level(seat.level)
    chosen = game.read_options(options, len(seats))
    table = TerminalTable(game, seats, chosen, _seed(seed), language)
    table.run()
    if save is not None:
        save.write_bytes(msgspec.json.format(msgspec.json.encode(to_file(table.match))) + b"\n")
        table.tell(say("written", file=str(save)))


def _seed(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise BadOption("a seed is 64 hex digits", "seed")
    return seed
