"""A match that is over, looked back at: what its seats decided, and what that was worth from what each knew then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from parlour.bots.advice import told_chance
from parlour.core.contract import Advice
from parlour.core.facts import Word
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import boxed
from parlour.core.match import Match
from parlour.core.preview import preview


class Decision(NamedTuple):
    """An action of a seat that had others, and after how many actions of the match it was taken."""

    after: int
    action: int


class Verdict(NamedTuple):
    """What a decision was worth, from what its seat knew then.

    took, best: what was done, and what had best been done; the same where as good a thing was done
    chance: that the seat won then with the best, from 0 to 1; None where decisions are right or wrong
    lost: how much of it the seat gave away; 1 where it was wrong
    because: why that is so, where the game can say more
    brought, brings: points that were certain of what was done, and of the best
    took_path, best_path: what is touched for either, in order
    """

    took: Word
    best: Word
    chance: float | None
    lost: float
    because: Word
    brought: float
    brings: float
    took_path: tuple[str, ...]
    best_path: tuple[str, ...]


def is_reviewed(match: Match) -> bool:
    """Whether decisions can be judged: after a match against others, or by a critic who knows right and wrong alone."""
    critic = match.game.strategy.critic
    return match.over and (critic is not None or (match.players > 1 and not match.game.has_own_bots))


def decisions_of(match: Match, seat: int) -> Iterator[Decision]:
    """Give what a seat decided, in order: where it had a choice, of which something can be said."""
    for after, entry in enumerate(match.entries):
        if entry.seat == seat:
            view = match.view(seat, after)
            if len(legal_actions(match.game, view, seat)) > 1 and match.game.is_judged(view, seat, entry.action):
                yield Decision(after, entry.action)


def verdict(game: Game, view: Any, seat: int, taken: int, found: Advice) -> Verdict:
    """Say what was found of a decision. ``view`` is hidden from the seat, as it was before it."""
    best = taken if found.action is None or not found.ahead else found.action
    took, better = game.choices(view, seat, [taken, best])
    brought, brings = (
        gain.points if (gain := preview(game, boxed(view), seat, action)) else 0.0 for action in (taken, best)
    )
    chance, lost = told_chance(found.chance), told_chance(found.ahead) or 0.0
    return Verdict(took.label, better.label, chance, lost, found.because, brought, brings, took.path, better.path)
