"""Computes the changes between two views, which are sent instead of the whole view."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from parlour.core.scene import Choice, Own, Piece, Scene, Seam, Spot, Zone
from parlour.protocol.messages import Changes, OwnChanges, SceneChanges, View

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def changes(old: View, new: View, scene: SceneChanges | None) -> Changes:
    """Return what has changed between two views from one seat; ``scene`` is what has changed in the scene."""
    actions, done = _chosen(old.actions, new.actions)
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
        times=new.times,
        undo=new.undo,
        may=_if_new(old.may, new.may),
    )


def scene_changes(old: Scene, new: Scene) -> SceneChanges | None:
    """Return what has changed between two scenes, None if nothing has."""
    if old == new:
        return None
    pieces, places, no_pieces = _placed(old.pieces, new.pieces)
    spots, no_spots = _listed(old.spots, new.spots, _id)
    alike = [zone.id for zone in old.zones] == [zone.id for zone in new.zones]
    return SceneChanges(
        pieces=pieces,
        places=places,
        spots=spots,
        gone=(*no_pieces, *no_spots),
        zones=None if alike else new.zones,
        resized=_listed(old.zones, new.zones, _id)[0] if alike else (),
        seams=_seams(old.seams, new.seams),
        scores=tuple(score for score, before in zip(new.scores, old.scores, strict=True) if score != before),
        status=_if_new(old.status, new.status),
        opening=_if_new(old.opening, new.opening),
        to_act=_if_new(old.to_act, new.to_act),
        over=new.over,
    )


def _placed(old: Sequence[Piece], new: Sequence[Piece]) -> tuple[tuple[Piece, ...], tuple[int, ...], tuple[str, ...]]:
    """Return the pieces to send, their indices among all, and the ids of those that are gone.

    Sent is what is new or has changed; all pieces, if those that stay are in another order.
    """
    if (changed := _changed_alone(old, new, _id)) is not None:
        return tuple(new[place] for place in changed), changed, ()
    known = {piece.id: piece for piece in old}
    stay = [piece.id for piece in new if known.get(piece.id) == piece]
    kept = set(stay)
    if stay != [id for id in known if id in kept]:
        kept.clear()
    places = tuple(place for place, piece in enumerate(new) if piece.id not in kept)
    fresh = {piece.id for piece in new}
    return tuple(new[place] for place in places), places, tuple(id for id in known if id not in fresh)


def _seams(old: Sequence[Seam], new: Sequence[Seam]) -> tuple[Seam, ...]:
    if old == new:
        return ()
    known, edges = set(old), {_edge(seam) for seam in new}
    cut = (Seam(*_edge(seam), "") for seam in old if _edge(seam) not in edges)
    return *(seam for seam in new if seam not in known), *cut


def _own_changes(old: Own, new: Own) -> OwnChanges:
    pieces, gone = _listed(old.pieces, new.pieces, _id)
    return OwnChanges(
        pieces,
        gone,
        _if_new(old.status, new.status),
        _if_new(old.turn, new.turn),
        _if_new(old.tries, new.tries),
    )


def _chosen(
    old: Sequence[Choice], new: Sequence[Choice]
) -> tuple[tuple[Choice, ...], tuple[tuple[int | None, str], ...] | None]:
    """Return new and changed choices, and those that are gone; all choices and None, if fewer stay than go."""
    if old == new:
        return (), ()
    actions, done = _listed(old, new, _action)
    return (tuple(new), None) if 2 * len(done) > len(old) else (actions, done)


def _if_new(old: V, new: V) -> V | None:
    return None if old == new else new


def _listed(old: Sequence[T], new: Sequence[T], key: Callable[[T], K]) -> tuple[tuple[T, ...], tuple[K, ...]]:
    """Return what is new or has changed, and the keys of what is gone.

    What stays keeps its place, and what is new comes last. Objects that stay are mostly identical.
    """
    if (changed := _changed_alone(old, new, key)) is not None:
        return tuple(new[place] for place in changed), ()
    before, after = set(map(id, old)), set(map(id, new))
    known = {key(it): it for it in old if id(it) not in after}
    fresh = {key(it): it for it in new if id(it) not in before}
    return tuple(it for at, it in fresh.items() if known.get(at) != it), tuple(at for at in known if at not in fresh)


def _changed_alone(old: Sequence[T], new: Sequence[T], key: Callable[[T], K]) -> tuple[int, ...] | None:
    """Return the places of what has changed, if nothing else has: as many things as before, in the same order."""
    if len(old) != len(new):
        return None
    changed = tuple([place for place, it in enumerate(new) if it is not old[place] and it != old[place]])
    return changed if all(key(new[place]) == key(old[place]) for place in changed) else None


def _id(thing: Piece | Spot | Zone) -> str:
    return thing.id


def _edge(seam: Seam) -> tuple[str, float, float, float, float]:
    return seam.zone, seam.x1, seam.y1, seam.x2, seam.y2


def _action(choice: Choice) -> tuple[int | None, str]:
    return choice.seat, choice.text
