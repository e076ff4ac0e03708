"""The table on the whole screen, with Textual: board, players, log, prompt, and the keys."""

from __future__ import annotations

from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.css.query import NoMatches
from textual.events import Click, Resize
from textual.widgets import Static

from parlour.cli.terminal import pages
from parlour.cli.terminal.board import Board, find_placed
from parlour.cli.terminal.cells import Placed, Plan
from parlour.cli.terminal.endings import Endings, Wish
from parlour.cli.terminal.hinting import Hinting
from parlour.cli.terminal.keys import ENDS, KEYS, WHILE_ASKED, WHILE_COVERED
from parlour.cli.terminal.reviewing import Reviewing
from parlour.cli.terminal.table import Table
from parlour.cli.terminal.themes import DARK, LIGHT, STYLES
from parlour.cli.terminal.view import CanvasView, PageText
from parlour.core.contract import Advice
from parlour.core.errors import BotFault, CannotUndo
from parlour.core.facts import Word, say
from parlour.core.verbs import SPECTATOR

TICK = 0.1
TOLD = 2
"""Lines for what happened last."""
DECISIONS = "decisions"
WIDE = 104
"""The least width, in columns, at which players, rules and log stand beside the table."""


class TableApp(App[BotFault | None]):
    """The app for one table, for all people at this keyboard. It returns the BotFault that ended it, if any.

    leaving: whether the key to leave was pressed once
    page: the name of the open page, empty for none
    plans: the layouts of the board and of the buttons
    """

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = KEYS

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.leaving = False
        self.page = ""
        self.plans: tuple[Plan, Plan] = (Plan(0, 0), Plan(0, 0))
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        acting = table.people_to_act() or table.people
        self.board = Board(table, acting[0] if acting else SPECTATOR)
        self.endings = Endings(table)
        self.hinting = Hinting(table)
        self.reviewing = Reviewing(table)
        self.reviewed: list[int] = []
        """The seats whose decisions are shown now (the first) and next."""

    def compose(self) -> ComposeResult:
        """Yield the widgets."""
        with Vertical(id="room"):
            yield Static(id="top", markup=False)
            yield Static(id="players", markup=False)
            yield Static(id="teacher", markup=False)
            with Horizontal(id="middle"):
                yield CanvasView(STYLES[self.theme], id="board")
                with Vertical(id="side"):
                    yield Static(id="sheet", markup=False)
                    with VerticalScroll(id="page", can_focus=False):
                        yield PageText(id="text", markup=False)
            with Vertical(id="words"):
                yield Static(id="told", markup=False)
                yield Static(id="asked", markup=False)
            yield CanvasView(STYLES[self.theme], id="actions")
            yield Static(id="hint", markup=False)
            yield Static(id="keys", markup=False)
        yield Static(id="cover", markup=False)

    def on_mount(self) -> None:
        """Cover the board if it is private, and start the timer."""
        self.table.covered = self.table.private
        self.set_interval(TICK, self.tick)

    def on_unmount(self) -> None:
        """Stop everything that bots compute."""
        self.hinting.stop_hint()
        self.reviewing.stop_review()
        self.table.drop_thoughts()

    def on_resize(self, event: Resize) -> None:
        """Choose the wide or the narrow layout, and show everything."""
        wide = event.size.width >= WIDE
        self.set_class(wide, "wide")
        self.set_class(not wide, "narrow")
        self.call_after_refresh(self.show_all)

    def on_canvas_view_resized(self) -> None:
        """Lay the board out for the new size of its widget, which Textual changes after all others."""
        if not self.table.covered:
            self.show_table()

    def on_page_text_resized(self) -> None:
        """Keep the end of the log visible when its lines break elsewhere."""
        if self.page_shown == "log":
            self.query_one("#page", VerticalScroll).scroll_end(animate=False)

    # --- time

    def tick(self) -> None:
        """Carry out what is due at the table, and show what has changed."""
        with suppress(NoMatches):  # while the screen is being closed
            try:
                moved = self.table.advance()
            except BotFault as fault:
                self.exit(fault)
                return
            if moved:
                self.renew(keeping=True)
            elif advice := self.hinting.take_advice():
                self.show_hint(advice)
            elif self.table.clocks() or self.table.seat_clocks.running:
                self.show_clocks()
            elif self.page == DECISIONS and self.reviewing.goes_on:
                self.show_page()

    def renew(self, keeping: bool = False) -> None:
        """Read the position again, for a seat that may act, and show it; cover it if another person has to act.

        ``keeping``: keep what was touched.
        """
        before, people = self.board.viewer, self.table.people
        acting = self.table.people_to_act() or people
        self.board.viewer = before if before in acting or not acting else acting[0]
        private = self.table.private
        self.table.covered = private and (self.table.covered or self.board.viewer != before)
        if self.page == DECISIONS and self.reviewing.why_not:  # it was taken back
            self.page = ""
        self.board.renew(keeping)
        self.show_all()

    # --- showing

    def show_all(self) -> None:
        """Show everything, or the cover."""
        self.set_class(self.table.covered, "covered")
        if self.table.covered:
            self.widget("cover").update(self.table.say(say("alone", who=self.board.viewer)))
            return
        self.set_class(bool(self.page), "paged")
        self.set_class(bool(self.table.teacher), "taught")
        self.show_clocks()
        self.show_words()
        self.show_table()

    def widget(self, id: str) -> Static:
        """Return the text widget with an id."""
        return self.query_one(f"#{id}", Static)

    def show_clocks(self) -> None:
        """Show the clocks: of the game, with its title or, on a narrow screen, the players; and of the players."""
        left = [f"{self.table.say(clock.label)} {pages.format_minutes(left)}   " for clock, left in self.table.clocks()]
        clocks = Text("" if self.table.covered else "".join(left), "bold")
        self.widget("top").update(Text(f"{self.table.match.game.about.title}   ") + clocks)
        self.widget("players").update(clocks + pages.scores_in_line(self.board, self.size.width - 2 - clocks.cell_len))
        self.widget("sheet").update(pages.score_sheet(self.board))
        if self.page == "players":
            self.show_page()

    def show_words(self) -> None:
        """Show the teacher, what happened last, the keys and the open page."""
        board = self.board
        then = say("lesson-on") if self.table.pausing else ""
        self.widget("teacher").update(" ".join(filter(None, map(self.table.say, (self.table.teacher, then)))))
        self.widget("told").update(pages.latest_events(board, TOLD * (self.size.width - 4)))
        self.widget("keys").update(self.table.say(say("keys" if self.reviewing.why_not else "keys-over")))
        self.show_page()

    @property
    def page_shown(self) -> str:
        """The open page; on a wide screen the log if none is open."""
        return self.page or ("log" if self.has_class("wide") else "")

    def show_page(self) -> None:
        """Show the open page."""
        page = self.page_shown
        if page == DECISIONS:
            text = pages.decisions_page(self.board, self.reviewing.review_seat(self.reviewed[0]))
        else:
            text = pages.page_text(page, self.board) if page else Text()
        self.widget("text").update(text)
        if page == "log":
            self.query_one("#page", VerticalScroll).scroll_end(animate=False)

    def show_table(self) -> None:
        """Show the prompt, the board, the buttons, and a line on the thing under the cursor."""
        self.show_asked()
        views = [self.query_one(f"#{id}", CanvasView) for id in ("board", "actions")]
        w, h = views[0].size
        self.plans = (
            self.board.plan(w or self.size.width, h or self.size.height),
            self.board.button_plan(self.size.width),
        )
        here = self.board.find_cursor(self.placed)
        for view, plan in zip(views, self.plans, strict=True):
            view.styles_of = STYLES[self.theme]
            mine = here if here in plan.placed else None
            view.show_canvas(self.board.paint(plan), mine.box if mine else None)
        self.widget("hint").update(self.board.describe_target(here.target if here else None))

    def show_asked(self) -> None:
        """Show the prompt: a question, what to do, or why something was refused."""
        question = self.table.say(say("press-again")) if self.leaving else self.endings.words
        self.widget("asked").update(question or self.board.prompt_text())
        self.widget("asked").set_class(bool(question or self.board.touching.notice), "refused")
        self.leaving = False

    @property
    def placed(self) -> tuple[Placed, ...]:
        """All that can be touched; the buttons are placed below the board."""
        board, buttons = self.plans
        below = buttons.at(max(0, (board.w - buttons.w) // 2), board.h)
        return (*board.placed, *below.placed)

    # --- keys and mouse

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow few keys while the board is covered or a question is open, and only at matches those that end them."""
        if self.table.covered:
            return action in WHILE_COVERED
        if self.endings.asked is not None:
            return action in WHILE_ASKED
        return action not in ENDS or self.table.ends_early

    def uncover(self) -> None:
        """Show the board to the person whose turn it is."""
        self.table.covered = False
        self.show_all()

    def on_click(self, event: Click) -> None:
        """Uncover the board, if it is covered."""
        if self.table.covered:
            self.uncover()

    def on_canvas_view_touched(self, event: CanvasView.Touched) -> None:
        """Touch the thing that was clicked, unless a question is open."""
        it = find_placed(self.plans[0 if event.view.id == "board" else 1], event.x, event.y)
        if it is not None and self.endings.asked is None:
            self.touch(it)

    def touch(self, it: Placed) -> None:
        """Touch a thing and show the result."""
        if self.board.touch(it):
            self.renew()
        else:
            self.show_all()

    def action_walk(self, dx: int, dy: int) -> None:
        """Move the cursor."""
        self.board.walk(self.placed, dx, dy)
        self.show_table()

    def action_next_legal(self, by: int) -> None:
        """Move the cursor to the next thing that may be touched."""
        self.board.next_legal(self.placed, by)
        self.show_table()

    def action_touch(self) -> None:
        """Uncover the board, go on after a pause, or touch the thing under the cursor."""
        if self.table.covered:
            self.uncover()
            return
        if self.table.pausing:
            self.table.go_on()
            self.renew()
            return
        here = self.board.find_cursor(self.placed)
        if here is not None:
            self.touch(here)

    def action_let_go(self) -> None:
        """Decline the open question, else close the open page, else let go of the touched piece."""
        if self.endings.asked is not None:
            self.action_answer(False)
        elif self.page:
            self.open_page("")
        else:
            self.board.let_go()
            self.show_all()

    def action_look(self, by: int) -> None:
        """Look ``by`` actions further on, or back if negative; while a question is open, decline it instead."""
        if self.endings.asked is not None:
            self.action_answer(False)
        else:
            self.board.look_back(by)
            self.show_all()

    def action_undo(self) -> None:
        """Take back the last action of a person, or show why that is not possible."""
        try:
            self.table.undo()
        except CannotUndo as error:
            reason = say("undo-refused", reason=error.reason)
            self.board.touching.notice = self.table.say(reason, self.board.viewer)
            self.show_all()
        else:
            self.renew()

    def action_end(self, wish: Wish) -> None:
        """Ask about an early end, or bring it about if nobody has to be asked."""
        self.tell(self.endings.request_ending(wish, self.board.viewer))

    def action_answer(self, yes: bool) -> None:
        """Answer the open question."""
        self.tell(self.endings.answer(yes))

    def tell(self, word: Word) -> None:
        """Show the position anew, with a notice if there is one."""
        self.renew(keeping=True)
        self.board.touching.notice = self.table.say(word)
        self.show_asked()

    def action_hint(self) -> None:
        """Start computing a hint for the viewer."""
        self.board.hinted = self.hinting.start_hint(self.board.viewer)
        self.show_asked()

    def show_hint(self, advice: Advice) -> None:
        """Show a hint, and move the cursor to its first touch."""
        self.board.hinted = self.hinting.describe_advice(self.board.viewer, advice)
        self.board.go_to(self.placed, advice.action)
        self.show_all()

    def action_decisions(self) -> None:
        """Show what the viewer's decisions were worth, then each other seat's, then close; or show why not."""
        if problem := self.reviewing.why_not:
            self.board.touching.notice = problem
            self.show_all()
        elif self.page == DECISIONS:
            self.reviewed.pop(0)
            self.open_page(DECISIONS if self.reviewed else "")
        else:
            mine = self.board.viewer
            self.reviewed = sorted(range(self.table.match.players), key=lambda seat: (seat != mine, seat))
            self.open_page(DECISIONS)

    def action_swap(self) -> None:
        """Change to the next person, if several may act."""
        acting = self.table.people_to_act()
        if len(acting) > 1:
            at = acting.index(self.board.viewer) if self.board.viewer in acting else -1
            self.board.viewer = acting[(at + 1) % len(acting)]
            self.table.covered = self.table.private
            self.board.renew()
            self.show_all()

    def action_page(self, name: str) -> None:
        """Open a page, or close it if it is open."""
        self.open_page("" if self.page == name else name)

    def open_page(self, name: str) -> None:
        """Open a page (empty: none), and show everything again once the layout has changed."""
        self.page = name
        if name != DECISIONS:
            self.reviewing.stop_review()
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)
        self.show_all()
        self.call_after_refresh(self.show_all)

    def action_scroll_page(self, by: int) -> None:
        """Scroll the page by a number of screens."""
        page = self.query_one("#page", VerticalScroll)
        page.scroll_relative(y=by * max(1, page.size.height - 2), animate=False)

    def action_turn_light(self) -> None:
        """Change between the dark and the light theme."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
        self.show_all()

    def action_help_quit(self) -> None:
        """Treat Ctrl-C as the key that leaves; Textual would show an English message instead."""
        self.action_leave()

    def action_leave(self) -> None:
        """End the app; while a game goes on, only if the key is pressed twice."""
        if self.leaving or self.table.over:
            self.exit()
            return
        self.leaving = True
        self.show_asked()
        self.leaving = True  # reset by whatever is shown next
