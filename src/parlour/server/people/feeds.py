"""A feed of "your turn" for whatever reader: which game, at which table, with whom, and nothing of the position.

Its address is secret: whoever has it reads where its guest is to act, and can do nothing. Only its hash is kept.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

import sqlalchemy as sa

from parlour.core.facts import say
from parlour.core.words import LANGUAGES, Speaker
from parlour.server.base.errors import NotFound
from parlour.server.model.seats import link_of
from parlour.server.storage.schema import FEEDS
from parlour.server.table.table_state import TableState
from parlour.server.table.views import phase

WORDS = Path(__file__).parent / "words"
KIND = "application/atom+xml"


class Turn(NamedTuple):
    """Somebody is to act: ``id`` stays the same until they have. ``at`` is when that was last so, in Unix time.

    ``others`` are the seats of other people and bots, with their names.
    """

    id: str
    table: str
    game: str
    others: tuple[tuple[int, str], ...]
    at: int


# --- on the disk


def write_feed(connection: sa.Connection, guest: str, secret: str) -> None:
    """Give a guest's feed an address; the one before is good no more."""
    drop_feed(connection, guest)
    connection.execute(FEEDS.insert().values(guest=guest, link=link_of(secret)))


def drop_feed(connection: sa.Connection, guest: str) -> None:
    """End a guest's feed."""
    connection.execute(FEEDS.delete().where(FEEDS.c.guest == guest))


def reader_of(connection: sa.Connection, secret: str) -> str:
    """Give the guest whose feed this is. Raises NotFound."""
    guest = connection.execute(sa.select(FEEDS.c.guest).where(FEEDS.c.link == link_of(secret))).scalar()
    if guest is None:
        raise NotFound("There is no such feed; its address may have been changed.")
    return str(guest)


# --- what it says


def turn_of(state: TableState, guest: str, at: int) -> Turn | None:
    """Say that a guest is to act, from what their own seats know; None where they are not, or nobody waits."""
    if state.setup.begins is not None:
        return None
    mine = [seat.number for seat in state.seats if seat.held_by(guest)]
    if phase(state) != "playing" or not set(mine).intersection(state.playing().seats_to_act()):
        return None
    done = sum(entry.seat in mine for entry in state.playing().entries)
    others = tuple((seat.number, seat.name) for seat in state.seats if seat.number not in mine)
    return Turn(f"{state.setup.id}:{done}", state.setup.id, state.game.about.title, others, at)


@functools.lru_cache(maxsize=len(LANGUAGES))
def speaker(language: str) -> Speaker:
    """Give who says notices in a language."""
    return Speaker((WORDS,), language)


def sentence(turn: Turn, language: str) -> str:
    """Say that it is somebody's turn, where and with whom."""
    voice = speaker(language)
    names = voice.join_list([name or voice.say(say("guest", seat=seat + 1)) for seat, name in turn.others])
    return voice.say(say("notice-with", game=turn.game, names=names) if names else say("notice-alone", game=turn.game))


def atom(turns: Sequence[Turn], origin: str, self_link: str, language: str) -> bytes:
    """Write the feed."""
    title = escape(speaker(language).say(say("notice-feed")))
    entries = "".join(_entry(turn, origin, language) for turn in turns)
    updated = _date(max((turn.at for turn in turns), default=0))
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(language)}>'
        f"<id>urn:parlour:{link_of(self_link)[:32]}</id><title>{title}</title><updated>{updated}</updated>"
        f"<author><name>Parlour</name></author><link href={quoteattr(origin)}/>{entries}</feed>\n"
    ).encode()


def _entry(turn: Turn, origin: str, language: str) -> str:
    return (
        f"<entry><id>urn:parlour:{escape(turn.id)}</id><title>{escape(sentence(turn, language))}</title>"
        f"<updated>{_date(turn.at)}</updated><link href={quoteattr(f'{origin}/t/{turn.table}')}/></entry>"
    )


def _date(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()
