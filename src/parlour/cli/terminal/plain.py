"""The table line by line, for pipes and screen readers: first what may be touched, then what next."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Iterator

import click

from parlour.cli.terminal.hinting import Hinting
from parlour.cli.terminal.table import Table
from parlour.cli.terminal.touching import Touching, refusal
from parlour.core.errors import ParlourError
from parlour.core.facts import Word, say
from parlour.core.text import render
from parlour.core.verbs import SPECTATOR

END = "\x04"
"""What the end of the input is read as."""


class Step:
    """One of the things that may be typed as a number: a touch, or an action as it is sent."""

    def __init__(self, label: str, id: str = "", action: str = "") -> None:
        self.label = label
        self.id = id
        self.action = action


class Plain:
    """Shows a table as lines and reads lines. What a seat may not see is never among those shown to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told = 0
        self.hinting = Hinting(table)
        self.asked_at = -1
        self.touching: Touching | None = None
        self.lines: queue.Queue[str] = queue.Queue()

    def tell(self, word: Word, viewer: int = SPECTATOR) -> None:
        """Print words, to one who looks from a seat."""
        click.echo(self.table.say(word, viewer))

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        match = self.table.match
        threading.Thread(target=self.listen, daemon=True).start()
        if match.seed is not None:
            self.tell(say("commitment", hash=match.seed_commitment))
        if self.goes_on() and self.table.teacher:
            self.tell(self.table.teacher)
        self.table.drop_thoughts()

    def goes_on(self) -> bool:
        """Play; whether to the end."""
        while not self.table.over:
            if self.table.pausing:
                if not self.pause():
                    return False
            elif self.table.advance():
                self.show_news()
            elif not self.person_acts():
                return False
        return True

    def pause(self) -> bool:
        """Wait until what the teacher says has been read; False to quit."""
        self.tell(self.table.teacher)
        self.tell(say("lesson-on"))
        if self.next_line().strip() in ("q", END):
            return False
        self.table.go_on()
        self.told, self.asked_at = len(self.table.match.entries), -1
        return True

    def show_end(self) -> None:
        """Show how it ended, and the seed that it was played from."""
        match = self.table.match
        click.echo(render(match, SPECTATOR, self.table.names, self.table.speaker))
        if match.seed is not None:
            self.tell(say("seed-was", seed=match.seed.hex()))

    def show_news(self) -> None:
        """Say what happened since the last time."""
        viewer = self.table.onlooker
        for event in self.table.match.events(viewer, self.told):
            click.echo(f"  {self.table.say(event.text, viewer)}")
        self.told = len(self.table.match.entries)

    # --- asking

    def person_acts(self) -> bool:
        """Ask a person to act; False to quit. Waiting ends when something is due."""
        people = self.table.people_to_act()
        if people:
            self.ask(people)
        line = self.read_line()
        if line is None or not people:
            return True
        return self.obey(people[0], people, line.strip())

    def ask(self, people: tuple[int, ...]) -> None:
        """Show the position and the prompt, once a position."""
        match, seat = self.table.match, people[0]
        if self.asked_at == len(match.entries):
            return
        self.asked_at = len(match.entries)
        if self.table.private:
            self.tell(say("alone", who=seat))
            self.next_line()
        self.touching = Touching(self.table, seat)
        click.echo("\n" + render(match, seat, self.table.names, self.table.speaker))
        if self.table.teacher:
            self.tell(self.table.teacher, seat)
        self.offer(people)

    def offer(self, people: tuple[int, ...]) -> None:
        """List what may be touched next, numbered, and prompt."""
        for number, step in enumerate(self.steps()):
            click.echo(f"  {number:3}  {step.label}")
        seat = people[0]
        who = self.table.names[seat] if len(people) == 1 else self.table.say(say("several"))
        click.echo(f"{who}> ", nl=False)

    def steps(self) -> list[Step]:
        """What may be done next. Where a touch leaves one choice only, it is called what the choice is called."""
        touching = self.touching
        assert touching is not None
        found = [Step(self.label(touching, id), id=id) for id in touching.next]
        return found + [Step(touching.described(choice), action=choice.text) for choice in touching.finished()]

    def label(self, touching: Touching, id: str) -> str:
        """What touching an id is called: the only choice it leaves, the thing there, or what a button says."""
        choice = touching.choice_at([id])
        if choice is not None:
            return f"{touching.described(choice)}  [{choice.text}]"
        return touching.called(id) or touching.label(touching.next[id])

    # --- reading

    def listen(self) -> None:
        """Queue what is typed, so that clocks and bots need not wait for it; the end of input quits."""
        for line in sys.stdin:
            self.lines.put(line)
        self.lines.put(END)

    def next_line(self, timeout: float | None = None) -> str:
        """Take a typed line; after the last one, END for ever. Raises queue.Empty."""
        line = self.lines.get(timeout=timeout)
        if line == END:
            self.lines.put(END)
        return line

    def read_line(self) -> str | None:
        """Take a typed line, or give None once something may be due before one comes.

        While only others act nobody is asked, and what is typed ahead waits.
        """
        wait = self.table.wait()
        if not self.table.people_to_act():
            threading.Event().wait(min(wait or 0.02, 0.02))
            return None
        try:
            return self.next_line(wait)
        except queue.Empty:
            return None

    def obey(self, seat: int, people: tuple[int, ...], line: str) -> bool:
        """Do what a line says; False to quit."""
        prefix, colon, rest = line.partition(":")
        if colon and prefix.isdigit() and int(prefix) - 1 in people:
            seat, line = int(prefix) - 1, rest.strip()
        if line in ("q", END):
            return False
        try:
            narrowed = self.act(seat, line)
        except ParlourError as error:
            click.echo(f"  {refusal(self.table, seat, error)}")
            narrowed = False
        if narrowed:
            self.offer(people)
        else:
            self.asked_at = -1
        return True

    def act(self, seat: int, line: str) -> bool:
        """Do what a line says; whether it was a touch that leaves more to do. Raises ParlourError."""
        match, touching = self.table.match, self.touching
        assert touching is not None
        steps = self.steps()
        if line == "u":
            self.table.undo()
            self.told = len(match.entries)
        elif line == "b":
            touching.let_go()
            return True
        elif line == "m":
            self.show(self.all_moves(touching))
            return True
        elif line == "hint":
            self.show(self.hint(touching.seat))
            return True
        elif line.startswith("r ") and line[2:].strip() in match.game.clauses:
            click.echo(f"  {match.game.clause_text(line[2:].strip())}")
        elif line.isdigit() and int(line) < len(steps) and seat == touching.seat:
            return self.take(touching, steps[int(line)])
        elif line in ("", "h", "?"):
            self.tell(say("help"))
        else:
            self.table.play(seat, line)
            self.show_news()
        return False

    def take(self, touching: Touching, step: Step) -> bool:
        """Touch, or act; whether there is more to touch."""
        acted = touching.act(step.action) if step.action else touching.touch([step.id])
        if touching.notice:
            click.echo(f"  {touching.notice}")
        if acted:
            self.show_news()
        return not acted

    def all_moves(self, touching: Touching) -> Iterator[str]:
        """Every action as the rules write it, with its words."""
        for choice in touching.choices:
            yield f"{choice.text:16} {self.table.say(choice.label, touching.seat)}"

    def hint(self, seat: int) -> Iterator[str]:
        """What had best be done, once that is known; or why nobody says so."""
        yield self.hinting.ask(seat)
        self.hinting.wait()
        advice = self.hinting.found()
        if advice is not None:
            yield self.hinting.told(seat, advice)

    def show(self, lines: Iterator[str]) -> None:
        """Print lines, indented."""
        for line in lines:
            click.echo(f"  {line}")
