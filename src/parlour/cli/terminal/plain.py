"""The table line by line, for pipes and screen readers: lists what may be touched next and reads numbers."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Iterator

import click

from parlour.cli.terminal.endings import Endings, Wish
from parlour.cli.terminal.hinting import Hinting
from parlour.cli.terminal.pages import seat_clock
from parlour.cli.terminal.table import Table
from parlour.cli.terminal.touching import Touching, format_refusal
from parlour.core.errors import ParlourError
from parlour.core.facts import Word, say
from parlour.core.text import render
from parlour.core.verbs import SPECTATOR

END = "\x04"
"""The line that stands for the end of the input."""
ENDS: dict[str, Wish] = {"resign": "resign", "draw": "draw", "call off": "call-off"}
"""The commands that end a match early."""


class Step:
    """A numbered step to choose: a touch of ``id``, or an ``action`` to send, by its text."""

    def __init__(self, label: str, id: str = "", action: str = "") -> None:
        self.label = label
        self.id = id
        self.action = action


class Plain:
    """Shows a table as lines and reads commands. Lines shown to a seat contain only what it may know."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told = self.noted = 0
        self.endings = Endings(table)
        self.hinting = Hinting(table)
        self.asked_at = -1
        self.touching: Touching | None = None
        self.lines: queue.Queue[str] = queue.Queue()

    def print_message(self, word: Word, viewer: int = SPECTATOR) -> None:
        """Print a message for a viewer."""
        click.echo(self.table.say(word, viewer))

    def run(self) -> None:
        """Play until the table is over or somebody quits."""
        match = self.table.match
        threading.Thread(target=self.listen, daemon=True).start()
        if match.seed is not None:
            self.print_message(say("commitment", hash=match.seed_commitment))
        if self.table.explains:
            self.print_message(self.table.typing)
        if self.goes_on() and self.table.teacher:
            self.print_message(self.table.teacher)
        self.table.drop_thoughts()

    def goes_on(self) -> bool:
        """Play; return True when the table is over, False when somebody quits."""
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
        """Print what the teacher says and wait for a line; return False to quit."""
        self.print_message(self.table.teacher)
        self.print_message(say("lesson-on"))
        if self.next_line().strip() in ("q", END):
            return False
        self.table.go_on()
        self.told, self.asked_at = len(self.table.match.entries), -1
        return True

    def show_end(self) -> None:
        """Print the final position and the seed."""
        match = self.table.match
        click.echo(render(match, SPECTATOR, self.table.names, self.table.speaker))
        if match.seed is not None:
            self.print_message(say("seed-was", seed=match.seed.hex()))

    def show_news(self) -> None:
        """Print what happened since the last call."""
        viewer = self.table.onlooker
        for event in self.table.match.events(viewer, self.told):
            click.echo(f"  {self.table.say(event.text, viewer)}")
        for note in self.table.notes[self.noted :]:
            click.echo(f"  {self.table.say(note.event.text, viewer)}")
        self.told, self.noted = len(self.table.match.entries), len(self.table.notes)

    # --- asking

    def person_acts(self) -> bool:
        """Prompt the people to act, and obey a line if one comes before something else is due; return False to quit."""
        people = self.table.people_to_act()
        if people:
            self.prompt_people(people)
        line = self.read_line()
        if line is None or not people:
            return True
        return self.obey(people[0], people, line.strip())

    def prompt_people(self, people: tuple[int, ...]) -> None:
        """Print the position, the steps and the prompt, once for each position.

        Where players must not see each other's things, first ask for the next player alone.
        """
        match, seat = self.table.match, people[0]
        if self.was_prompted(people):
            return
        self.asked_at = len(match.entries)
        if self.table.private:
            self.cover(seat)
        self.touching = Touching(self.table, seat)
        click.echo("\n" + render(match, seat, self.table.names, self.table.speaker, self.table.scene(seat)))
        self.print_lines(self.clock_lines())
        if self.table.teacher:
            self.print_message(self.table.teacher, seat)
        self.list_steps(people)

    def was_prompted(self, people: tuple[int, ...]) -> bool:
        """Tell whether one of the people was prompted in this position."""
        prompted = self.touching is not None and self.touching.seat in people
        return prompted and self.asked_at == len(self.table.match.entries)

    def cover(self, seat: int) -> None:
        """Ask for the next player alone; people's clocks stand meanwhile."""
        self.print_message(say("alone", who=seat))
        self.table.covered = True
        self.table.run_seat_clocks()
        self.next_line()
        self.table.covered = False
        self.table.run_seat_clocks()

    def clock_lines(self) -> Iterator[str]:
        """Yield a line for each person's clock."""
        for seat in self.table.seat_clocks.seats:
            word = "time-runs" if seat in self.table.seat_clocks.running else "time-left"
            yield self.table.say(say(word, who=seat, left=seat_clock(self.table, seat)))

    def list_steps(self, people: tuple[int, ...]) -> None:
        """Print the steps, numbered, and the prompt."""
        for number, step in enumerate(self.steps()):
            click.echo(f"  {number:3}  {step.label}")
        seat = people[0]
        who = self.table.names[seat] if len(people) == 1 else self.table.say(say("several"))
        click.echo(f"{who}> ", nl=False)

    def steps(self) -> list[Step]:
        """Return the steps possible now: touches, then choices to send."""
        touching = self.touching
        assert touching is not None
        found = [Step(self.label_step(touching, id), id=id) for id in touching.next]
        return found + [Step(touching.describe_choice(choice), action=choice.text) for choice in touching.finished()]

    def label_step(self, touching: Touching, id: str) -> str:
        """Return the label of touching an id: the only choice it completes, the thing there, or the button's label."""
        choice = touching.choice_at([id])
        if choice is not None:
            return f"{touching.describe_choice(choice)}  [{choice.text}]"
        return touching.label_of(id) or touching.label_choices(touching.next[id])

    # --- reading

    def listen(self) -> None:
        """Queue the lines of standard input, then END; runs in a thread, so that clocks and bots go on meanwhile."""
        for line in sys.stdin:
            self.lines.put(line)
        self.lines.put(END)

    def next_line(self, timeout: float | None = None) -> str:
        """Return the next line; END after the last one, any number of times. Raises queue.Empty after the timeout."""
        line = self.lines.get(timeout=timeout)
        if line == END:
            self.lines.put(END)
        return line

    def read_line(self) -> str | None:
        """Return the next line, or None when something else is due first.

        While no person may act, lines typed ahead are kept.
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
        """Obey a line, for ``seat`` unless it begins with another seat's number; return False to quit."""
        prefix, colon, rest = line.partition(":")
        if colon and prefix.isdigit() and int(prefix) - 1 in people:
            seat, line = int(prefix) - 1, rest.strip()
        if line in ("q", END):
            return False
        if self.obey_ending(seat, line):
            return True
        try:
            narrowed = self.obey_command(seat, line)
        except ParlourError as error:
            click.echo(f"  {format_refusal(self.table, seat, error)}")
            narrowed = False
        if narrowed:
            self.list_steps(people)
        else:
            self.asked_at = -1
        return True

    def obey_ending(self, seat: int, line: str) -> bool:
        """Answer an open question, or obey a command that ends the match early; return whether the line was one."""
        if self.endings.asked is not None:
            self.tell(self.endings.answer(line == "y"))
        elif line in ENDS and self.table.ends_early:
            self.tell(self.endings.request_ending(ENDS[line], seat))
        else:
            return False
        return True

    def tell(self, word: Word) -> None:
        """Print what a command that ends the match early has brought: news, a question, a message."""
        self.show_news()
        if word:
            click.echo(f"  {self.table.say(word)}")
        people = self.table.people_to_act()
        if self.endings.asked is not None:
            click.echo(f"  {self.endings.words}")
        elif self.was_prompted(people):
            self.list_steps(people)

    def obey_command(self, seat: int, line: str) -> bool:
        """Do what a line typed for a seat says: a command, a step or a whole action. Raises ParlourError for bad input.

        True: the position is as it was, so only the steps are printed again. False: the position is printed, too.
        """
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
            self.print_lines(self.all_moves(touching))
            return True
        elif line == "hint":
            self.print_lines(self.hint(touching.seat))
            return True
        elif line.startswith("r ") and line[2:].strip() in match.game.clauses:
            click.echo(f"  {match.game.clause_text(line[2:].strip())}")
        elif line.isdigit() and int(line) < len(steps) and seat == touching.seat:
            return self.carry_out_step(touching, steps[int(line)])
        elif line in ("", "h", "?"):
            self.print_message(self.table.typing)
            if self.table.ends_early:
                self.print_message(say("help-ends"))
        else:
            self.table.play(seat, line)
            self.show_news()
        return False

    def carry_out_step(self, touching: Touching, step: Step) -> bool:
        """Carry out a step; return whether there is more to touch."""
        acted = touching.send_action(step.action) if step.action else touching.touch([step.id])
        if touching.notice:
            click.echo(f"  {touching.notice}")
        if acted:
            self.show_news()
        return not acted

    def all_moves(self, touching: Touching) -> Iterator[str]:
        """Yield every legal action by its text, with its label."""
        for choice in touching.choices:
            yield f"{choice.text:16} {self.table.say(choice.label, touching.seat)}"

    def hint(self, seat: int) -> Iterator[str]:
        """Yield the lines of a hint, waiting for it, or why there is none."""
        yield self.hinting.start_hint(seat)
        self.hinting.wait_for_advice()
        advice = self.hinting.take_advice()
        if advice is not None:
            yield self.hinting.describe_advice(seat, advice)

    def print_lines(self, lines: Iterator[str]) -> None:
        """Print lines, indented."""
        for line in lines:
            click.echo(f"  {line}")
