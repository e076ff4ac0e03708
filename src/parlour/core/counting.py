"""Break the final score down into parts: what brought each summand of each seat's points.

A game gives the parts of a summand that are visible in the final position. Points that came from earlier events are
taken from those events.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence

from msgspec.structs import replace

from parlour.core.scene import Event, Scene, ScoreLine, ScorePart, SeatScore


def break_down_scores(scene: Scene, told: Iterable[Event]) -> Scene:
    """Return the scene with each line of a score (a summand such as "squares") broken down into its parts.

    A line that names no parts itself is given those of the seat's events that brought points; ``told`` are all events
    of the match. The parts of a line add up to its points.
    """
    there = {piece.id for piece in scene.pieces}
    brought = [event for event in told if event.points]
    scores = (replace(score, lines=tuple(_lines(score, brought, there))) for score in scene.scores)
    return replace(scene, scores=tuple(scores))


def _lines(score: SeatScore, brought: Sequence[Event], there: Container[str]) -> Iterator[ScoreLine]:
    parts = [_part_of_event(event, there) for event in brought if event.seat == score.seat]
    for line in score.lines:
        silent = line.points != 0 and not line.parts
        yield replace(line, parts=_parts_of_line(line, parts)) if silent else line


def _parts_of_line(line: ScoreLine, parts: Sequence[ScorePart]) -> tuple[ScorePart, ...]:
    """Return the parts if they add up to the line's points, else one part for the whole line."""
    whole = sum(part.points for part in parts) == line.points
    return tuple(parts) if whole else (ScorePart(line.label, line.points),)


def _part_of_event(event: Event, there: Container[str]) -> ScorePart:
    """Return the score part of an event, with those of its ids that are still on the table (``there``)."""
    ids = dict.fromkeys((*event.ids, *((event.at,) if event.at else ())))
    return ScorePart(event.text, event.points or 0, tuple(id for id in ids if id in there))
