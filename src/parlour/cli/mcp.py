"""``parlour mcp``: lets a language model play, as a server of the Model Context Protocol on standard input and output.

The model has one seat, against bots, and every tool returns only what that seat may know. The docstrings of tools are
sent to the model.
"""

from __future__ import annotations

import functools
import time
from typing import Any

from parlour.cli.play import read_seed
from parlour.cli.terminal.board import Board
from parlour.cli.terminal.picture import draw_svg
from parlour.cli.terminal.table import Seat, Table
from parlour.core.decision import LEVELS
from parlour.core.errors import BadOption, ParlourError, RuleBroken
from parlour.core.facts import say
from parlour.core.game import Game, find_game, games
from parlour.core.guides import introduction
from parlour.core.match import Match
from parlour.core.text import render

try:
    import vl_convert
    from mcp.server.mcpserver import Image, MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ModuleNotFoundError:
    raise BadOption("a server for language models needs more: pip install 'parlour[mcp]'") from None

INSTRUCTIONS = """Play board and card games for real. Begin with list_games and read_rules, open a table with new_game,
then look, list_actions and play, until the game is over. why_not names the clause that forbids an action."""
PATIENCE_S = 30.0
"""The most seconds one tool waits for the other seats."""
MOST_LISTED = 200


class Sitting:
    """The table of a model and its seat. ``levels``: the bots of the other seats, in order."""

    def __init__(self, game: Game, seat: int, levels: list[str], options: dict[str, Any], seed: bytes | None) -> None:
        words = [f"bot:{level}" for level in levels]
        words.insert(seat, "me")
        self.game, self.seat = game, seat
        match = Match.start(game, len(words), game.read_options(options, len(words)), seed)
        self.table = Table(match, [Seat(w, n) for n, w in enumerate(words)])
        self.told = 0

    def wait_for_turn(self, seconds: float = PATIENCE_S) -> None:
        """Let others act until this seat may act, the match is over, or a number of seconds have passed."""
        until = time.monotonic() + seconds
        while not self.table.over and time.monotonic() < until:
            if self.seat in self.table.match.seats_to_act():
                return
            if not self.table.advance():
                due = self.table.wait()
                time.sleep(min(0.05 if due is None else due, max(0.0, until - time.monotonic())))

    def take_news(self) -> str:
        """Return what has happened since the last call, as text for the seat."""
        events = self.table.match.events(self.seat, self.told)
        self.told = len(self.table.match.entries)
        return "\n".join(self.table.say(event.text, self.seat) for event in events)

    def describe_table(self) -> str:
        """Return the news and the table as the seat sees it, as text; at the end also the seed."""
        match = self.table.match
        shown = render(match, self.seat, self.table.names, self.table.speaker)
        seed = f"\nThe seed was {match.seed.hex()}." if match.over and match.seed is not None else ""
        return "\n\n".join(part for part in (self.take_news(), shown) if part) + seed


def serve() -> None:
    """Serve on standard input and output until the input ends."""
    new_server().run("stdio")


def new_server() -> MCPServer[Any]:
    """Return an MCP server with all tools, which has one table at a time."""
    server: MCPServer[Any] = MCPServer("parlour", instructions=INSTRUCTIONS)
    tools = Tools()
    for tool in (
        tools.list_games, tools.read_rules, tools.new_game, tools.look, tools.picture, tools.list_actions, tools.play,
        tools.why_not, tools.wait,
    ):  # fmt: skip
        server.tool(structured_output=False)(_with_tool_errors(tool))
    return server


def _with_tool_errors(tool: Any) -> Any:
    """Wrap a tool so that the message of a ParlourError is returned to the model as a ToolError."""

    @functools.wraps(tool)
    def told(*args: Any, **named: Any) -> Any:
        try:
            return tool(*args, **named)
        except ParlourError as error:
            raise ToolError(str(error)) from None

    return told


class Tools:
    """The tools of the server, and the table they work on."""

    def __init__(self) -> None:
        self._sitting: Sitting | None = None

    @property
    def sitting(self) -> Sitting:
        """The current table. Raises BadOption before ``new_game``."""
        if self._sitting is None:
            raise BadOption("there is no table yet: call new_game first")
        return self._sitting

    def list_games(self) -> str:
        """List the games: name, title, designer, players, in short what one does, and the options."""
        return "\n\n".join(_describe_game(game) for game in games().values())

    def read_rules(self, game: str, clause: str = "") -> str:
        """Read the rules of a game, or one clause of them such as PEN-07."""
        found = find_game(game)
        if clause:
            item = found.clauses.get(clause.upper())
            if item is None:
                raise BadOption(f"there is no clause {clause!r} in {found.about.title}", "clause")
            return f"{item.id}: {item.text}"
        return "\n\n".join(
            f"# {section.title}\n" + "\n".join(f"{item.id}: {item.text}" for item in section.items)
            for section in found.sections
        )

    def new_game(
        self,
        game: str,
        opponents: list[str] | None = None,
        seat: int = 0,
        options: dict[str, Any] | None = None,
        seed: str | None = None,
    ) -> str:
        """Open a table and sit down at a seat, counted from 0. A table that is there already is left.

        opponents: levels of the bots in the other seats in order, usually one club; there are first_steps, gentle,
            casual, club and expert
        options: as list_games names them
        seed: 64 hex digits; the same seed gives the same deal
        """
        found = find_game(game)
        levels = opponents if opponents is not None else ["club"] * (max(2, found.rules.players[0]) - 1)
        for level in levels:
            if level not in LEVELS:
                raise BadOption(f"there is no level {level!r}; there are {', '.join(LEVELS)}", "opponents")
        if not 0 <= seat <= len(levels):
            raise BadOption(f"there is no seat {seat}; seats are 0 to {len(levels)}", "seat")
        self._sitting = Sitting(found, seat, levels, options or {}, read_seed(seed))
        self._sitting.wait_for_turn()
        return self._sitting.describe_table()

    def look(self) -> str:
        """See what happened last, and the table as your seat may see it."""
        self.sitting.wait_for_turn(0)
        return self.sitting.describe_table()

    def picture(self) -> Image:
        """See the table as your seat may see it, as a picture."""
        return Image(data=vl_convert.svg_to_png(draw_svg(Board(self.sitting.table, self.sitting.seat))), format="png")

    def list_actions(self, containing: str = "") -> str:
        """List what you may do now: the text that play takes, and what it means; only texts that contain some words."""
        sitting = self.sitting
        choices = [choice for choice in sitting.table.match.choices(sitting.seat) if containing in choice.text]
        lines = [
            f"{choice.text}   ({sitting.table.say(choice.label, sitting.seat)})" for choice in choices[:MOST_LISTED]
        ]
        if len(choices) > MOST_LISTED:
            lines.append(f"and {len(choices) - MOST_LISTED} more: name some words of their text")
        return "\n".join(lines) or "nothing now"

    def play(self, action: str) -> str:
        """Do something, by the text that list_actions gives. What others do next is told with it."""
        sitting = self.sitting
        sitting.wait_for_turn(0)
        try:
            sitting.table.play(sitting.seat, action)
        except RuleBroken as error:
            raise BadOption(self._reason(error)) from None
        sitting.wait_for_turn()
        return sitting.describe_table()

    def why_not(self, action: str) -> str:
        """Ask the referee whether an action is legal now, and if not, why, with the clause in full."""
        match = self.sitting.table.match
        problem = match.broken(self.sitting.seat, match.number(self.sitting.seat, action))
        return "It is legal." if problem is None else self._reason(problem)

    def wait(self, seconds: float) -> str:
        """Let time pass, up to half a minute, where people act at once; then see what happened."""
        sitting = self.sitting
        until = time.monotonic() + max(0.0, min(seconds, PATIENCE_S))
        while not sitting.table.over and (left := until - time.monotonic()) > 0:
            if not sitting.table.advance():
                time.sleep(min(left, 0.05))
        return sitting.describe_table()

    def _reason(self, problem: RuleBroken) -> str:
        sitting = self.sitting
        item = sitting.game.clauses.get(problem.clause)
        said = f"{sitting.table.say(problem.reason, sitting.seat)} ({problem.clause})"
        return said if item is None else f"{said}\n{item.id}: {item.text}"


def _describe_game(game: Game) -> str:
    speaker = game.speaker()
    least, most = game.rules.players
    lines = [
        f"{game.name}: {game.about.title}, by {speaker.say(game.about.designer)}, {least} to {most} players",
        speaker.say(introduction(game)),
    ]
    for field in game.option_fields():
        if field.asked and (field.values is not None or field.least is not None):
            values = field.values if field.values is not None else f"{field.least} to {field.most}"
            label = speaker.say(say(f"option-{field.name}"))
            lines.append(f"  option {field.name} = {field.default!r}, of {values}: {label}")
    return "\n".join(lines)
