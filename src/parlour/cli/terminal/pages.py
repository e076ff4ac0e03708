"""Players, log, rules and moves as text."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from parlour.cli.terminal.board import Board
from parlour.cli.terminal.inks import HUES
from parlour.core.facts import say
from parlour.core.scene import SeatScore


def minutes(seconds: float) -> str:
    """A time as clocks show it.

    >>> minutes(61.2)
    '1:02'
    """
    whole = -int(-seconds // 1)
    return f"{whole // 60}:{whole % 60:02}"


def told(board: Board, room: int) -> Text:
    """What happened last, points first."""
    text = Text()
    for points, said in board.told(room):
        text.append(f"{points} " if points else "", "bold").append(f"{said}  ")
    return text


def players(board: Board, brief: bool = False) -> Text:
    """The score sheet: in one line, or with what the scores are made of."""
    scene = board.touching.scene
    text = Text()
    for score in scene.scores:
        text.append_text(_player(board, score, brief))
        text.append("   " if brief else "\n")
    return text


def _player(board: Board, score: SeatScore, brief: bool) -> Text:
    """One seat: who may act, who has won, who one is oneself, the points."""
    scene, me = board.touching.scene, score.seat == board.viewer
    sign = "★" if score.winner else "▶" if score.seat in scene.to_act else " "
    text = Text(f"{sign} ")
    if score.swatch:
        text.append("  ", HUES.get(score.swatch, ""))
        text.append(" ")
    text.append(board.table.names[score.seat], "bold underline" if me else "bold")
    text.append(f"  {score.points:g}", "bold")
    detail = board.table.say(score.detail, board.viewer)
    if detail:
        text.append(f"  {detail}" if brief else f"\n    {detail}")
    if not brief and len(score.lines) > 1:
        for line in score.lines:
            text.append(f"\n    {line.points:>4g}  {board.table.say(line.label, board.viewer)}")
    return text


def page(name: str, board: Board) -> Text:
    """One of the pages by its name."""
    return {"log": _log, "rules": _rules, "moves": _moves, "players": players, "keys": _keys}[name](board)


def _log(board: Board) -> Text:
    """All that happened, as this seat is told it."""
    said = (board.table.say(event.text, board.viewer) for event in board.table.match.events(board.viewer))
    return Text("\n".join(said))


def _rules(board: Board) -> Text:
    """The rules text; the clause that refused the last touch comes first."""
    text, game, clause = Text(), board.table.match.game, board.touching.clause
    if clause in game.clauses:
        text.append(f"{clause}  ", "bold reverse").append(game.clause_text(clause) + "\n\n")
    for section in game.sections:
        text.append(f"{section.title}\n", "bold underline").append(f"{section.text}\n" if section.text else "")
        for item in section.items:
            text.append(f"{item.id}  ", "bold").append(f"{game.clause_text(item.id)}\n")
        text.append("\n")
    return text


def _moves(board: Board) -> Text:
    """All that may be done."""
    return Text("\n".join(_said(board))) if board.touching.choices else Text(board.table.say(say("no-moves")))


def _keys(board: Board) -> Text:
    """What every key does."""
    return Text(board.table.say(say("keys.all")))


def _said(board: Board) -> Iterator[str]:
    for choice in board.touching.choices:
        yield board.table.say(choice.label, board.viewer)
