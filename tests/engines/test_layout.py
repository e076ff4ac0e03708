"""The laws of the layout in Firefox and WebKit, on the gallery's positions of all games, in light and dark."""

from __future__ import annotations

import pytest

from parlour.core.game import games
from parlour.server.shelf.examples import MOST_PLAYERS, draw_examples
from tests.browser.recorded import RESTED
from tests.browser.test_layout import LAWS, NEXT, SIZES, THEMES
from tests.engines.conftest import ASKED, ENGINES, Visit, sample
from tests.engines.visitor import Visitor

PHONE_SIDEWAYS_DESK = (SIZES[1], SIZES[4], SIZES[6])
WEARING = "(theme) => void (document.documentElement.dataset.theme = theme)"


def cases() -> list[tuple[str, int]]:
    return [
        (name, players)
        for name, game in games().items()
        for players in range(game.rules.players[0], min(game.rules.players[1], MOST_PLAYERS) + 1)
    ]


def show(visitor: Visitor, name: str, players: int, position: int) -> None:
    """Go to a position of the gallery, and make the laws known there."""
    window = visitor.go(f"/gallery/{name}?players={players}&position={position}")
    window.until("() => document.querySelector('.zone') !== null")
    window.ask("() => document.fonts.ready.then(() => null)")
    window.ask(f"() => {{ {LAWS} }}")


@pytest.mark.parametrize(("engine", "case"), sample(cases(), 1), ids=str)
def test_the_laws_hold(visit: Visit, engine: str, case: tuple[str, int]) -> None:
    """From theme to theme nothing moves, either."""
    name, players = case
    broken: dict[str, list[str]] = {}
    for size in SIZES if ASKED == "all" else PHONE_SIDEWAYS_DESK:
        visitor = visit(engine, size)
        for position in range(len(draw_examples(name, players))):
            show(visitor, name, players, position)
            for theme in THEMES:
                visitor.window.ask(WEARING, theme)
                visitor.window.ask(RESTED)
                for law in visitor.window.ask(NEXT):
                    broken.setdefault(law, []).append(f"{size} {position} {theme}")
    assert broken == {}


@pytest.mark.parametrize("engine", ENGINES)
def test_bars_to_scroll_by_take_no_room_from_the_table(visit: Visit, engine: str) -> None:
    """In a small window at a desk, where they are not drawn over what is scrolled."""
    visitor = visit(engine, (1280, 680), mouse=True)
    show(visitor, "pivot-pawns", 2, 0)
    assert visitor.window.ask(NEXT) == []
    visitor.window.resize(844, 390)
    show(visitor, "tyramid", 2, 0)
    assert visitor.window.ask(NEXT) == []
