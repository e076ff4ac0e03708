"""The pages of the screen as text: players, log, rules, moves, keys, decisions."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from parlour.cli.terminal.board import Board
from parlour.cli.terminal.inks import HUES
from parlour.cli.terminal.reviewing import SeatReview, describe_decision
from parlour.cli.terminal.table import Table
from parlour.core.facts import say
from parlour.core.scene import SeatScore


def format_minutes(seconds: float) -> str:
    """Format seconds as minutes and seconds, rounded up.

    >>> minutes(61.2)
    '1:02'
    """
    whole = -int(-seconds // 1)
    return f"{whole // 60}:{whole % 60:02}"


def format_clock(ms: int) -> str:
    """Format a clock's time as minutes and seconds, with tenths below ten seconds, rounded up.

    >>> format_clock(61_200), format_clock(9_410)
    ('1:02', '0:09.5')
    """
    tenths = -(-ms // 100)
    return f"0:{tenths / 10:04.1f}" if tenths < 100 else format_minutes(ms / 1000)


def seat_clock(table: Table, seat: int) -> str:
    """Return a person's clock as text, empty for a seat without one.

    A delay is shown behind the bank while it lasts; where there is no bank, it is the time.
    """
    clocks, now = table.seat_clocks, table.now_ms
    if seat not in clocks.seats:
        return ""
    bank, free = clocks.bank(seat, now), clocks.free(seat, now)
    if not clocks.control.bank_ms:
        return format_clock(bank + free)
    return format_clock(bank) + (f" +{-(-free // 1000)}" if free and seat in clocks.running else "")


def latest_events(board: Board, room: int) -> Text:
    """Return what happened last, with points in front, in at most ``room`` columns."""
    text = Text()
    for points, said in board.latest_events(room):
        text.append(f"{points} " if points else "", "bold").append(f"{said}  ")
    return text


def score_sheet(board: Board) -> Text:
    """Return the score sheet: all seats with their points and the parts of these."""
    text = Text()
    for score in board.touching.scene.scores:
        text.append_text(_score_line(board, score)).append(
            f"\n    {_score_detail(board, score)}" if score.detail else ""
        )
        for line in score.lines if len(score.lines) > 1 else ():
            text.append(f"\n    {line.points:>4g}  {board.table.say(line.label, board.viewer)}")
        text.append("\n")
    return text


def scores_in_line(board: Board, room: int) -> Text:
    """Return names and points in one line, with each seat's details if all fit into ``room`` columns."""
    scores = board.touching.scene.scores
    full = Text("   ").join(_score_line(board, score).append(f"  {_score_detail(board, score)}") for score in scores)
    return full if full.cell_len <= room else Text(" ").join(_score_line(board, score) for score in scores)


def _score_detail(board: Board, score: SeatScore) -> str:
    return board.table.say(score.detail, board.viewer)


def _score_line(board: Board, score: SeatScore) -> Text:
    """Return one seat: ★ for a winner, ▶ for a seat to act, its colour, name (underlined: the viewer's), points, clock.

    A clock that runs stands in brackets.
    """
    sign = "★" if score.winner else "▶" if score.seat in board.touching.scene.to_act else " "
    text = Text(f"{sign} ")
    if score.swatch:
        text.append("  ", HUES.get(score.swatch, "")).append(" ")
    text.append(board.table.names[score.seat], "bold underline" if score.seat == board.viewer else "bold")
    text.append(f"  {score.points:g}", "bold")
    clock = seat_clock(board.table, score.seat)
    runs = score.seat in board.table.seat_clocks.running
    return text.append(f" [{clock}]" if runs else f"  {clock} " if clock else "", "bold" if runs else "")


def decisions_page(board: Board, review: SeatReview) -> Text:
    """Return what a seat's decisions were worth, as far as they are judged; the one looked back to is marked."""
    table, worst = board.table, review.worst
    text = Text(table.say(say("review-of", whose=review.seat), board.viewer) + "\n", "bold underline")
    if review.has_chances:
        text.append(table.say(say("review-chances", curve=review.curve())) + "\n")
    text.append(f"{table.say(review.summary())}\n")
    for loss in review.losses:
        head, *lines = describe_decision(table, loss, loss is worst)
        text.append(f"\n{head}\n", "bold reverse" if board.past == loss.decision.after else "bold")
        text.append("\n".join(lines) + "\n")
    return text


def page_text(name: str, board: Board) -> Text:
    """Return a page by its name: log, rules, moves, players or keys."""
    return {"log": _log_page, "rules": _rules_page, "moves": _moves_page, "players": score_sheet, "keys": _keys_page}[
        name
    ](board)


def _log_page(board: Board) -> Text:
    """Return the seed's commitment and all events as the seat may know them; the moment looked back to is marked."""
    match, text = board.table.match, Text()
    if match.seed is not None:
        text.append(board.table.say(say("commitment", hash=match.seed_commitment)))
    for after, event in board.table.log(board.viewer):
        style = "bold reverse" if board.past == after else ""
        text.append("\n").append(board.table.say(event.text, board.viewer), style)
    return text


def _rules_page(board: Board) -> Text:
    """Return the rules; the clause that refused the last touch comes first."""
    text, game, clause = Text(), board.table.match.game, board.touching.clause
    if clause in game.clauses:
        text.append(f"{clause}  ", "bold reverse").append(game.clause_text(clause) + "\n\n")
    for section in game.sections:
        text.append(f"{section.title}\n", "bold underline").append(f"{section.text}\n" if section.text else "")
        for item in section.items:
            text.append(f"{item.id}  ", "bold").append(f"{game.clause_text(item.id)}\n")
        text.append("\n")
    return text


def _moves_page(board: Board) -> Text:
    """Return the labels of all legal actions, or that there are none."""
    return (
        Text("\n".join(_labels_of_choices(board))) if board.touching.choices else Text(board.table.say(say("no-moves")))
    )


def _keys_page(board: Board) -> Text:
    """Return what every key does; those that end a match early only where there are any."""
    text = Text(board.table.say(say("keys.all")))
    return text.append(f"\n\n{board.table.say(say('keys.ends'))}") if board.table.ends_early else text


def _labels_of_choices(board: Board) -> Iterator[str]:
    for choice in board.touching.choices:
        yield board.table.say(choice.label, board.viewer)
