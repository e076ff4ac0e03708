"""What is new in a view since the last one a connection was sent: most of a table stays where it is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from parlour.core.scene import Choice, Own, Piece, Scene, Seam, Spot
from parlour.protocol.wire import Changes, OwnChanges, SceneChanges, View

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def changes(old: View, new: View, scene: SceneChanges | None) -> Changes:
    """Say what has changed between two views from one seat; ``scene`` says it of the scene."""
    actions, done = _listed(old.actions, new.actions, _action)
    return Changes(
        seq=new.seq,
        since=old.seq,
        table=_if_new(old.table, new.table),
        scene=scene,
        own=_own_changes(old.own, new.own) if old.own and new.own and old.own != new.own else None,
        actions=actions,
        done=done,
        events=new.events,
        clocks=new.clocks,
        undo=new.undo,
    )


def scene_changes(old: Scene, new: Scene) -> SceneChanges | None:
    """Say what has changed between two scenes, None if nothing has."""
    if old == new:
        return None
    pieces, no_pieces = _listed(old.pieces, new.pieces, _id)
    seams, no_seams = _listed(old.seams, new.seams, _edge)
    spots, no_spots = _listed(old.spots, new.spots, _id)
    return SceneChanges(
        pieces=pieces,
        spots=spots,
        gone=(*no_pieces, *no_spots),
        order=_order(old.pieces, new.pieces),
        zones=_if_new(old.zones, new.zones),
        seams=new.seams if no_seams else None,
        more_seams=() if no_seams else seams,
        scores=_if_new(old.scores, new.scores),
        status=_if_new(old.status, new.status),
        to_act=_if_new(old.to_act, new.to_act),
        over=new.over,
    )


def _own_changes(old: Own, new: Own) -> OwnChanges:
    pieces, gone = _listed(old.pieces, new.pieces, _id)
    return OwnChanges(pieces, gone, _if_new(old.status, new.status), _if_new(old.turn, new.turn))


def _if_new(old: V, new: V) -> V | None:
    return None if old == new else new


def _listed(old: Sequence[T], new: Sequence[T], key: Callable[[T], K]) -> tuple[tuple[T, ...], tuple[K, ...]]:
    """Give what is new or has changed, and the keys of what is gone.

    What stays keeps its place and what is new comes last.
    """
    known = {key(it): it for it in old}
    fresh = {key(it) for it in new}
    return tuple(it for it in new if known.get(key(it)) != it), tuple(it for it in known if it not in fresh)


def _id(thing: Piece | Spot) -> str:
    return thing.id


def _edge(seam: Seam) -> Seam:
    return seam


def _action(choice: Choice) -> tuple[int, str]:
    return choice.seat, choice.text


def _order(old: Sequence[Piece], new: Sequence[Piece]) -> tuple[str, ...] | None:
    """Give the order of the pieces, None if it is that in which they come to lie."""
    ids, before = [piece.id for piece in new], [piece.id for piece in old]
    known, fresh = set(before), set(ids)
    come = [*(id for id in before if id in fresh), *(id for id in ids if id not in known)]
    return None if come == ids else tuple(ids)
