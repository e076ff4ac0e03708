"""Atom feeds that list the tables at which a guest is to act: game, table and opponents, never the position.

The address of a feed contains a secret. Whoever knows it can read the feed and do nothing else. The database stores
only the secret's hash.
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
from parlour.core.messages import LANGUAGES
from parlour.core.words import Speaker
from parlour.server.base.errors import NotFound
from parlour.server.model.seats import link_of
from parlour.server.storage.schema import FEEDS
from parlour.server.table.table_state import TableState
from parlour.server.table.views import is_running

WORDS = Path(__file__).parent / "words"
KIND = "application/atom+xml"


class Turn(NamedTuple):
    """One guest's turn at one table.

    ``id``: table id and number of actions that the guest's seats have taken; it changes once the guest has acted.
    ``table``: id of the table. ``game``: title of the game. ``others``: number and name of every seat that is not the
    guest's, bots included. ``at``: Unix time of the table's last change, in seconds; 0 where it is not used.
    """

    id: str
    table: str
    game: str
    others: tuple[tuple[int, str], ...]
    at: int


# --- storage


def write_feed(connection: sa.Connection, guest: str, secret: str) -> None:
    """Store the secret of a guest's feed as its hash; it replaces the guest's earlier secret."""
    drop_feed(connection, guest)
    connection.execute(FEEDS.insert().values(guest=guest, link=link_of(secret)))


def drop_feed(connection: sa.Connection, guest: str) -> None:
    """Delete a guest's feed, if there is one; its address is then unknown."""
    connection.execute(FEEDS.delete().where(FEEDS.c.guest == guest))


def guest_of_feed(connection: sa.Connection, secret: str) -> str:
    """Return the hash of the guest whose feed has this secret. Raises NotFound."""
    guest = connection.execute(sa.select(FEEDS.c.guest).where(FEEDS.c.link == link_of(secret))).scalar()
    if guest is None:
        raise NotFound("There is no such feed; its address may have been changed.")
    return str(guest)


# --- content


def turn_of(state: TableState, guest: str, at: int) -> Turn | None:
    """Return a guest's turn at a table; None if no seat of theirs is to act.

    Also None at a what-if, where nobody waits for the guest. ``at`` is copied into the turn.
    """
    if state.setup.begins is not None:
        return None
    mine = [seat.number for seat in state.seats if seat.held_by(guest)]
    if not is_running(state) or not set(mine).intersection(state.playing().seats_to_act()):
        return None
    done = sum(entry.seat in mine for entry in state.playing().entries)
    others = tuple((seat.number, seat.name) for seat in state.seats if seat.number not in mine)
    return Turn(f"{state.setup.id}:{done}", state.setup.id, state.game.about.title, others, at)


@functools.lru_cache(maxsize=len(LANGUAGES))
def speaker_of(language: str) -> Speaker:
    """Return the speaker of the notices' messages in a language."""
    return Speaker((WORDS,), language)


def describe_turn(turn: Turn, language: str) -> str:
    """Write a turn as one sentence in a language: the game, and the names of the others."""
    voice = speaker_of(language)
    names = voice.join_list([name or voice.say(say("guest", seat=seat + 1)) for seat, name in turn.others])
    return voice.say(say("notice-with", game=turn.game, names=names) if names else say("notice-alone", game=turn.game))


def write_atom(turns: Sequence[Turn], origin: str, self_link: str, language: str) -> bytes:
    """Write an Atom feed with one entry for each turn.

    ``origin`` is the server's, without a slash at its end; entries link to ``origin/t/TABLE``. ``self_link`` is the
    feed's secret, which enters the feed's id as a hash. ``language`` is one of LANGUAGES.
    """
    title = escape(speaker_of(language).say(say("notice-feed")))
    entries = "".join(_write_entry(turn, origin, language) for turn in turns)
    updated = _write_date(max((turn.at for turn in turns), default=0))
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(language)}>'
        f"<id>urn:parlour:{link_of(self_link)[:32]}</id><title>{title}</title><updated>{updated}</updated>"
        f"<author><name>Parlour</name></author><link href={quoteattr(origin)}/>{entries}</feed>\n"
    ).encode()


def _write_entry(turn: Turn, origin: str, language: str) -> str:
    return (
        f"<entry><id>urn:parlour:{escape(turn.id)}</id><title>{escape(describe_turn(turn, language))}</title>"
        f"<updated>{_write_date(turn.at)}</updated><link href={quoteattr(f'{origin}/t/{turn.table}')}/></entry>"
    )


def _write_date(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()
