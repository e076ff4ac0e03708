"""What is new in a view since the last one a connection was sent: most of a table stays where it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from parlour.core.scene import Piece, Scene, Spot
from parlour.protocol.wire import Changes, SceneChanges, View

T = TypeVar("T", Piece, Spot)
V = TypeVar("V")


def changes(old: View, new: View, scene: SceneChanges | None) -> Changes:
    """Say what has changed between two views from one seat; ``scene`` says it of the scene."""
    return Changes(
        seq=new.seq,
        since=old.seq,
        table=_if_new(old.table, new.table),
        scene=scene,
        own=_if_new(old.own, new.own),
        actions=new.actions,
        events=new.events,
        clocks=new.clocks,
        undo=new.undo,
    )


def scene_changes(old: Scene, new: Scene) -> SceneChanges | None:
    """Say what has changed between two scenes, None if nothing has."""
    if old == new:
        return None
    pieces, no_pieces = _things(old.pieces, new.pieces)
    spots, no_spots = _things(old.spots, new.spots)
    return SceneChanges(
        pieces=pieces,
        spots=spots,
        gone=(*no_pieces, *no_spots),
        zones=_if_new(old.zones, new.zones),
        seams=_if_new(old.seams, new.seams),
        scores=_if_new(old.scores, new.scores),
        status=_if_new(old.status, new.status),
        to_act=_if_new(old.to_act, new.to_act),
        over=new.over,
    )


def _if_new(old: V, new: V) -> V | None:
    return None if old == new else new


def _things(old: Sequence[T], new: Sequence[T]) -> tuple[tuple[T, ...], tuple[str, ...]]:
    """Give the things that are new or changed, and the ids to be dropped first.

    What stays keeps its place and what is new comes last; where that would be another order, all things are named.
    """
    known: dict[str, T] = {thing.id: thing for thing in old}
    fresh: dict[str, T] = {thing.id: thing for thing in new}
    order = [*(id for id in known if id in fresh), *(id for id in fresh if id not in known)]
    if order != list(fresh):
        return tuple(new), tuple(known)
    return tuple(t for t in new if known.get(t.id) != t), tuple(id for id in known if id not in fresh)
