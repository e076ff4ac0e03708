"""The keys of the table on the whole screen."""

from __future__ import annotations

from textual.binding import Binding, BindingType

KEYS: list[BindingType] = [
    Binding("up", "walk(0,-1)", priority=True),
    Binding("down", "walk(0,1)", priority=True),
    Binding("left", "walk(-1,0)", priority=True),
    Binding("right", "walk(1,0)", priority=True),
    Binding("enter,space", "touch", priority=True),
    Binding("escape", "let_go", priority=True),
    Binding("tab", "next_legal(1)", priority=True),
    Binding("shift+tab", "next_legal(-1)", priority=True),
    Binding("u", "undo"),
    Binding("s", "swap"),
    Binding("b", "look(-1)"),
    Binding("n", "look(1)"),
    Binding("l", "page('log')"),
    Binding("r", "page('rules')"),
    Binding("m", "page('moves')"),
    Binding("p", "page('players')"),
    Binding("t", "turn_light"),
    Binding("h", "hint"),
    Binding("d", "decisions"),
    Binding("question_mark", "page('keys')"),
    Binding("pageup", "scroll_page(-1)", priority=True),
    Binding("pagedown", "scroll_page(1)", priority=True),
    Binding("q", "leave"),
    Binding("x", "end('resign')"),
    Binding("o", "end('draw')"),
    Binding("c", "end('call-off')"),
    Binding("y", "answer(True)"),
]
"""All keys, with the action of ``TableApp`` that each calls; ``n``, ``b`` and Escape answer open questions with no."""

WHILE_COVERED = frozenset({"touch", "leave", "quit", "help_quit"})
"""The actions that are possible while the board is covered."""
WHILE_ASKED = frozenset({"answer", "let_go", "look", "leave", "quit", "help_quit"})
"""The actions that are possible while a question is open."""
ENDS = frozenset({"end", "answer"})
"""The actions that lessons and puzzles do not have."""
