"""The rows of circles: who is in them, and what the server has judged of their answers to the puzzles of the day.

Answers are stored only of members, on the day of the puzzle, and never what was played.
"""

from __future__ import annotations

import datetime
from typing import NamedTuple

import sqlalchemy as sa

from parlour.server.base.errors import NotFound, TooMany
from parlour.server.base.ids import new_id
from parlour.server.model.attempts import Attempt
from parlour.server.storage.schema import ATTEMPTS, CIRCLES, MEMBERS

ID_BYTES = 12
MOST_MEMBERS, MOST_CIRCLES = 30, 10
"""The most members of a circle, and circles of a guest."""
UNKNOWN = "There is no such circle. Ask for its link again."


class Member(NamedTuple):
    """Who is in a circle, and the name they gave there."""

    guest: str
    name: str


class Judged(NamedTuple):
    """What was judged of a guest's answers to a puzzle: how many, whether the last was right, if there was help."""

    guest: str
    day: str
    game: str
    answers: int
    solved: bool
    helped: bool


def make_circle(connection: sa.Connection, who: Member, now: float) -> str:
    """Begin a circle with its first member, and return its id. Raises TooMany."""
    circle = new_id(ID_BYTES)
    connection.execute(CIRCLES.insert().values(id=circle, made_at=int(now)))
    join_circle(connection, circle, who, now)
    return circle


def join_circle(connection: sa.Connection, circle: str, who: Member, now: float) -> None:
    """Bring somebody into a circle; who is in it already is called otherwise now. Raises NotFound, TooMany."""
    there = read_members(connection, circle)
    here = sa.and_(MEMBERS.c.circle == circle, MEMBERS.c.guest == who.guest)
    if any(member.guest == who.guest for member in there):
        connection.execute(MEMBERS.update().where(here).values(name=who.name))
        return
    if len(there) >= MOST_MEMBERS:
        raise TooMany(f"This circle has {MOST_MEMBERS} members. Begin another one.")
    if len(read_circles(connection, who.guest)) >= MOST_CIRCLES:
        raise TooMany(f"You are in {MOST_CIRCLES} circles. Leave one first.")
    connection.execute(
        MEMBERS.insert().values(circle=circle, guest=who.guest, name=who.name, joined_at=int(now * 1000))
    )


def leave_circle(connection: sa.Connection, circle: str, guest: str) -> None:
    """Let a guest out of a circle; with the last member it goes, and with a guest's last circle what was judged."""
    connection.execute(MEMBERS.delete().where(MEMBERS.c.circle == circle, MEMBERS.c.guest == guest))
    _drop_empty(connection)
    if not is_member(connection, guest):
        connection.execute(ATTEMPTS.delete().where(ATTEMPTS.c.guest == guest))


def forget_in_circles(connection: sa.Connection, guest: str) -> None:
    """Erase a guest from all circles, with what was judged of them."""
    connection.execute(MEMBERS.delete().where(MEMBERS.c.guest == guest))
    connection.execute(ATTEMPTS.delete().where(ATTEMPTS.c.guest == guest))
    _drop_empty(connection)


def rename_in_circles(connection: sa.Connection, guest: str, name: str) -> None:
    """Call a guest otherwise in all circles."""
    connection.execute(MEMBERS.update().where(MEMBERS.c.guest == guest).values(name=name))


def _drop_empty(connection: sa.Connection) -> None:
    connection.execute(CIRCLES.delete().where(CIRCLES.c.id.not_in(sa.select(MEMBERS.c.circle))))


def is_member(connection: sa.Connection, guest: str) -> bool:
    """Return whether a guest is in any circle."""
    return connection.execute(sa.select(MEMBERS.c.guest).where(MEMBERS.c.guest == guest).limit(1)).first() is not None


def read_circles(connection: sa.Connection, guest: str) -> list[str]:
    """Read the ids of a guest's circles, in the order in which they came into them."""
    asked = sa.select(MEMBERS.c.circle).where(MEMBERS.c.guest == guest).order_by(MEMBERS.c.joined_at, MEMBERS.c.circle)
    return list(connection.execute(asked).scalars())


def read_members(connection: sa.Connection, circle: str) -> list[Member]:
    """Read the members of a circle, in the order in which they came. Raises NotFound."""
    asked = sa.select(MEMBERS.c.guest, MEMBERS.c.name).where(MEMBERS.c.circle == circle)
    found = [Member(*row) for row in connection.execute(asked.order_by(MEMBERS.c.joined_at, MEMBERS.c.guest))]
    if not found and connection.execute(sa.select(CIRCLES.c.id).where(CIRCLES.c.id == circle)).first() is None:
        raise NotFound(UNKNOWN, "circle")
    return found


def write_attempt(connection: sa.Connection, guest: str, attempt: Attempt) -> None:
    """Store what was judged, of a guest who is in a circle; an answer given twice in a row counts once.

    Nothing counts after the right answer.
    """
    if not is_member(connection, guest):
        return
    key = {"guest": guest, "day": attempt.day, "game": attempt.game}
    here = sa.and_(*(ATTEMPTS.c[name] == value for name, value in key.items()))
    known = connection.execute(sa.select(ATTEMPTS).where(here)).first()
    if known is None:
        connection.execute(ATTEMPTS.insert().values(**key, answers=0, solved=False, helped=False, latest=""))
    elif known.solved or (attempt.answer and known.latest == attempt.answer):
        return
    if not attempt.answer:
        connection.execute(ATTEMPTS.update().where(here).values(helped=True))
        return
    after = {"answers": ATTEMPTS.c.answers + 1, "solved": attempt.solved, "latest": attempt.answer}
    connection.execute(ATTEMPTS.update().where(here).values(after))


def read_judged(connection: sa.Connection, circle: str, since: str) -> list[Judged]:
    """Read what was judged of the members of a circle, from a day on, the latest days first."""
    members = sa.select(MEMBERS.c.guest).where(MEMBERS.c.circle == circle)
    asked = sa.select(*(ATTEMPTS.c[name] for name in Judged._fields)).where(
        ATTEMPTS.c.guest.in_(members), ATTEMPTS.c.day >= since
    )
    ordered = asked.order_by(ATTEMPTS.c.day.desc(), ATTEMPTS.c.game)
    return [Judged(*row) for row in connection.execute(ordered)]


def count_streak(judged: list[Judged], today: datetime.date) -> int:
    """Count the days in a row with a puzzle solved by the first answer without help, up to today or yesterday."""
    good = {each.day for each in judged if each.solved and each.answers == 1 and not each.helped}
    day = today if today.isoformat() in good else today - datetime.timedelta(days=1)
    count = 0
    while day.isoformat() in good:
        count, day = count + 1, day - datetime.timedelta(days=1)
    return count
