"""Review a finished match: which decisions a seat made, and what each was worth from what the seat knew then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from parlour.bots.advice import round_chance
from parlour.core.contract import Advice
from parlour.core.facts import Word
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import boxed
from parlour.core.match import Match
from parlour.core.preview import Previews


class Decision(NamedTuple):
    """An action of a seat that had a choice.

    after: number of actions of the match before it
    action: its number
    """

    after: int
    action: int


class Verdict(NamedTuple):
    """What a decision was worth, judged from what its seat knew then.

    took, best: labels of the action taken and of the best one; the same if the action taken was as good
    chance: chance of winning with the best action, from 0 to 1; None where decisions are only right or wrong
    lost: how much of the chance the action gave away; 1 if it was wrong
    because: why, where the game can say more
    brought, brings: points that the action taken and the best one were certain to bring
    took_path, best_path: ids to touch for either action, in order
    doubt: by how much ``lost`` may be off: half the width of its 95 % interval; 0 where it is proved
    right: the actions that were right, as text: the best one, and others that are as good
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
    doubt: float
    right: tuple[str, ...]


def is_reviewed(match: Match) -> bool:
    """Whether decisions of a match can be judged: it is over, and a critic or a search can judge its game."""
    critic = match.game.strategy.critic
    return match.over and (critic is not None or (match.players > 1 and not match.game.has_own_bots))


def decisions_of(match: Match, seat: int) -> Iterator[Decision]:
    """Yield the decisions of a seat in order: its actions where several were legal and the game lets them be judged."""
    for after, entry in enumerate(match.entries):
        if entry.seat == seat:
            view = match.view(seat, after)
            if len(legal_actions(match.game, view, seat)) > 1 and match.game.is_judged(view, seat, entry.action):
                yield Decision(after, entry.action)


def verdict(game: Game, view: Any, seat: int, taken: int, found: Advice) -> Verdict:
    """Return the verdict on the action ``taken``, from advice found for it.

    ``view`` is the seat's hidden record before the action.
    """
    best = taken if found.action is None or not found.ahead else found.action
    took, better = game.choices(view, seat, [taken, best])
    previews = Previews(game, boxed(view), seat)
    brought, brings = (gain.points if (gain := previews.find(action)) else 0.0 for action in (taken, best))
    chance, lost, doubt = (round_chance(each) for each in (found.chance, found.ahead or 0.0, found.doubt))
    legal = set(legal_actions(game, view, seat))
    right = tuple(game.rules.actions.text(action) for action in (best, *found.as_good) if action in legal)
    ways = took.path, better.path, doubt or 0.0, right
    return Verdict(took.label, better.label, chance, lost or 0.0, found.because, brought, brings, *ways)
