"""The answers of a server that are the same for everybody and on every day, as files of a static site.

So its pages are whole before Python runs in them. The page knows which there are: ``net/written.ts``.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.game import games
from parlour.core.messages import LANGUAGES
from parlour.protocol.http import Pictures, Rules
from parlour.protocol.messages import Messages
from parlour.server.base.errors import NotFound
from parlour.server.shelf.catalogue import all_games, pictures_of, rules_of, words_in
from parlour.server.shelf.examples import MOST_PLAYERS, draw_examples
from parlour.server.shelf.guides import draw_guide
from parlour.server.shelf.lessons import draw_lesson
from parlour.server.shelf.recorded import STATES, draw_state

FOLDER = "answers"


def write_answers(site: Path) -> None:
    """Write each answer into ``site`` below FOLDER, by its path behind ``/api``. Raises OSError."""
    for path, value in answers():
        file = site / FOLDER / f"{path}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(value))


def answers() -> Iterator[tuple[str, Any]]:
    """Yield each path with what a server answers there."""
    yield "games", all_games()
    for language in LANGUAGES:
        yield f"words/{language}", words_in(language)
    for name, game in games().items():
        yield f"games/{name}/rules", Rules(rules_of(name))
        yield f"games/{name}/pictures", Pictures(pictures_of(name))
        yield f"games/{name}/guide", draw_guide(name)
        low, high = game.rules.players
        for players in range(low, min(high, MOST_PLAYERS) + 1):
            yield f"games/{name}/examples/{players}", draw_examples(name, players)
        with contextlib.suppress(NotFound):  # not every game has a lesson
            yield f"games/{name}/lesson", draw_lesson(name)
        for state in STATES:
            with contextlib.suppress(NotFound):  # nor every state
                yield f"games/{name}/states/{state}", Messages(draw_state(name, state))
