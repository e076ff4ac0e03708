"""Players, log, rules and moves as text."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from parlour.cli.terminal.board import Board
from parlour.cli.terminal.inks import HUES
from parlour.cli.terminal.reviewing import SeatReview, told_of
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


def players(board: Board) -> Text:
    """The score sheet, with what the scores are made of."""
    text = Text()
    for score in board.touching.scene.scores:
        text.append_text(_player(board, score)).append(f"\n    {_detail(board, score)}" if score.detail else "")
        for line in score.lines if len(score.lines) > 1 else ():
            text.append(f"\n    {line.points:>4g}  {board.table.say(line.label, board.viewer)}")
        text.append("\n")
    return text


def players_in_line(board: Board, room: int) -> Text:
    """Names and points in one line, with more about each where there is room."""
    scores = board.touching.scene.scores
    full = Text("   ").join(_player(board, score).append(f"  {_detail(board, score)}") for score in scores)
    return full if full.cell_len <= room else Text(" ").join(_player(board, score) for score in scores)


def _detail(board: Board, score: SeatScore) -> str:
    return board.table.say(score.detail, board.viewer)


def _player(board: Board, score: SeatScore) -> Text:
    """One seat: who may act, who has won, who one is oneself, the points."""
    sign = "★" if score.winner else "▶" if score.seat in board.touching.scene.to_act else " "
    text = Text(f"{sign} ")
    if score.swatch:
        text.append("  ", HUES.get(score.swatch, "")).append(" ")
    text.append(board.table.names[score.seat], "bold underline" if score.seat == board.viewer else "bold")
    return text.append(f"  {score.points:g}", "bold")


def decisions(board: Board, review: SeatReview) -> Text:
    """What a seat's decisions were worth, as far as that is known; the one looked back to is marked."""
    table, worst = board.table, review.worst
    text = Text(table.say(say("review-of", whose=review.seat), board.viewer) + "\n", "bold underline")
    if review.has_chances:
        text.append(table.say(say("review-chances", curve=review.curve())) + "\n")
    text.append(f"{table.say(review.sum())}\n")
    for loss in review.losses:
        head, *lines = told_of(table, loss, loss is worst)
        text.append(f"\n{head}\n", "bold reverse" if board.past == loss.decision.after else "bold")
        text.append("\n".join(lines) + "\n")
    return text


def page(name: str, board: Board) -> Text:
    """One of the pages by its name."""
    return {"log": _log, "rules": _rules, "moves": _moves, "players": players, "keys": _keys}[name](board)


def _log(board: Board) -> Text:
    """What the seed was committed to, and all that happened, as told to this seat; marked is what is looked back to."""
    match, text = board.table.match, Text()
    if match.seed is not None:
        text.append(board.table.say(say("commitment", hash=match.seed_commitment)))
    for index, events in match.events_by_action(board.viewer):
        style = "bold reverse" if board.past == index + 1 else ""
        for event in events:
            text.append("\n").append(board.table.say(event.text, board.viewer), style)
    return text


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
