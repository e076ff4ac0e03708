"""The tables of the database in SQLAlchemy Core; ``migrations`` creates them.

A table's state follows from its log: one row for everything that happened, never changed, never deleted. What is
needed to play the log out (game, edition, options, seed, nonces) is stored beside it.
"""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("again", sa.String(64), nullable=True),
    sa.Column("began_at", sa.BigInteger, nullable=True),
    sa.Column("seal", sa.String(32), nullable=False),
    sa.Column("reseats", sa.Integer, nullable=False, server_default="0"),
    sa.Column("resealed", sa.String(32), nullable=False, server_default=""),
    sa.Column("terms", sa.JSON, nullable=True),
    sa.Column("look_at", sa.BigInteger, nullable=True, index=True),
    sa.Column("begins", sa.JSON, nullable=True),
    sa.Column("branch_of", sa.String(64), nullable=True, index=True),
    sa.Column("called", sa.String(48), nullable=False, server_default=""),
    sa.Column("moved_at", sa.BigInteger, nullable=True),
    sa.Column("closed_at", sa.BigInteger, nullable=True),
    sa.Column("board", sa.JSON, nullable=True),
)
"""``seed`` is secret until the match is over. ``again`` is the table of the rematch. ``made_at`` is Unix time.
``reseats`` counts the changes of the seats, by which other processes notice them.

``began_at`` is when the match began, by the house's own time (``HOURS``); ``seal``, over all that it is played by, the
seats and their nonces too, begins the chain of the log's seals. Until then it is empty. ``resealed`` is over the same
with the seats as they are now, where that has changed since: somebody asked to be forgotten.

``terms`` is what was agreed on about time. Where moves have days, nobody's time is up before ``look_at``, by the
house's own time: a move only ever puts that off, so none needs to write it, and who looks then finds out how long
it is still.

A what-if ``begins`` with a position (``branches.Begins``) and not with the seed, came from the table ``branch_of`` and
is ``called`` what its guest likes; the last is no part of the seal. Since ``moved_at``, by the house's own
time, the match goes on in another house. Since ``closed_at`` nobody may come in: an operator closed the table.
A table of a duplicate night plays a ``board`` of it: the commitment of the night, and the number of the board.
"""

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(64), nullable=True, index=True),
    sa.Column("name", sa.String(48), nullable=False),
    sa.Column("level", sa.String(32), nullable=True),
    sa.Column("nonce", sa.String(32), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("link", sa.String(64), nullable=False),
    sa.Column("told_at", sa.BigInteger, nullable=True),
    sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""``told_at`` is when the guest was told, in Unix time, that nothing had happened at the table for a month.

``guest`` is the hash of the token of whoever sits there. ``kind``: human, bot or open. ``program``: whether the guest
is a program (``PROGRAMS``), whose name is that of the seat.

``commitment`` is the SHA-256 of the nonce, given first; ``link`` the hash of the secret that lets a friend sit here.
"""

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("what", sa.String(200), nullable=False),
    sa.Column("guest", sa.String(64), nullable=True),
    sa.Column("action_id", sa.String(64), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seal", sa.String(32), nullable=False),
    sa.UniqueConstraint("table_id", "guest", "action_id", name="one_effect_per_action"),
)
"""``kind``: act, undo (``what`` counts the actions taken back), leave (``what`` is the bot's level), late (a bot of
this level plays for the seat meanwhile; of none, it is free), back, out (how the seat was lost), end (how the match
ended), ask (for what), agree or decline.
``at`` is when, by the house's own time: the clocks that began with a row go on from it after a restart.

``seal`` chains every row to the one before, so that a damaged row is noticed before it is played.
"""

RESULTS = sa.Table(
    "results",
    METADATA,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_results_pool", "game", "seats", "at"),
)
"""The rated matches that are over; each follows from its table's log. ``at`` is when, by the house's own time.

One without places was called off or voided and counts for nobody.
"""

PLACES = sa.Table(
    "places",
    METADATA,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("results.table_id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(64), nullable=True, index=True),
    sa.Column("level", sa.String(32), nullable=True),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("lost", sa.String(10), nullable=False),
    sa.Column("opening", sa.String(64), nullable=False, server_default=""),
    sa.Column("spent_ms", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""Who held each seat of a result: a guest by hash, a bot by level, or with neither somebody who was forgotten.

``rank`` 0 is the best; equal ones are a draw. ``lost``: how the seat was given up before the end, empty if it was not.
``opening``: the first action that a person took there, empty if there was none. ``spent_ms``: how long they thought.
``program``: whether the guest was a program of others.
"""

VOIDED = sa.Table(
    "voided",
    METADATA,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("reason", sa.String(200), nullable=False),
)
"""The rated matches that operators have taken out of the ratings, since ``at`` in Unix time, and why."""

RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(48), nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
    sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""How strong guests are by all results of a game with ``seats`` seats. All of it follows from the results.

``person`` is the guest's public id, from which the guest does not follow; ``name`` is what they were called last.
``program``: whether the guest is a program of others.
"""

PULSE = sa.Table(
    "pulse",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("room", sa.LargeBinary, nullable=False),
)
"""The row that the health check wrote last, large enough to need a page of its own."""

HOURS = sa.Table(
    "hours",
    METADATA,
    sa.Column("served_ms", sa.BigInteger, nullable=False),
    sa.Column("noted_at", sa.BigInteger, nullable=False, server_default="0"),
)
"""One row, the house's time: the milliseconds that servers have run over this database, as last noted.

``noted_at`` is when that was, in Unix milliseconds of the database's own clock.
"""

LOBBY = sa.Table(
    "lobby",
    METADATA,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
    sa.Column("watching", sa.Integer, nullable=False),
)
"""The tables that anybody in the house may join, until ``until``, Unix time, unless their people are about then.

``watching``: how many people without a seat look at it.
"""

KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
)
"""``guests``: the key that signs guests' tokens. ``push``: the private key by which the house signs notices (VAPID)."""

PASSES = sa.Table(
    "passes",
    METADATA,
    sa.Column("link", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(64), nullable=False, index=True),
    sa.Column("wrapped", sa.LargeBinary(32), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("used", sa.Boolean, nullable=False),
)
"""Passes: links that make another device the same guest, by the hash of the link's secret; ``until`` is Unix time.

``wrapped`` is the random part of the guest's token, encrypted with the secret.
"""

PASSKEYS = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(64), nullable=False, index=True),
    sa.Column("credential", sa.LargeBinary(1023), nullable=False),
    sa.Column("host", sa.String(255), nullable=False),
    sa.Column("key", sa.LargeBinary(2048), nullable=False),
    sa.Column("wrapped", sa.LargeBinary(32), nullable=False),
    sa.Column("signed", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(48), nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("used_at", sa.BigInteger, nullable=False, server_default="0"),
)
"""Passkeys by which guests sign in at the name ``host``, by the hash of the credential's id; times are Unix time.

``key`` is the public key as COSE, ``signed`` the count of signatures that the authenticator last gave, 0 where it has
none. ``wrapped`` is the random part of the guest's token, encrypted with the handle that only the authenticator keeps.
"""

CHALLENGES = sa.Table(
    "challenges",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("host", sa.String(255), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
    sa.Column("guest", sa.String(64), nullable=True, index=True),
    sa.Column("wrapped", sa.LargeBinary(32), nullable=True),
)
"""Challenges that authenticators are to sign, by hash, deleted when first used; ``until`` is Unix time.

One for a new passkey names its guest, and holds what will be ``wrapped`` in the passkey.
"""

FORGOTTEN = sa.Table(
    "forgotten",
    METADATA,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""The hashes of guests whose tokens are revoked since ``at``, Unix time; kept as long as a token could be valid."""

FEEDS = sa.Table(
    "feeds",
    METADATA,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("link", sa.String(64), nullable=False, unique=True),
)
"""The feed of a guest's turns; ``link`` is the hash of the secret in its address."""

PROGRAMS = sa.Table(
    "programs",
    METADATA,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(48), nullable=False, unique=True),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("owner", sa.String(48), nullable=False, server_default=""),
)
"""Programs that may take seats, by the hash of the token that each signs in with; ``made_at`` is Unix time.

``owner``: what whoever brought it is called, empty where nobody said.
"""

DEVICES = sa.Table(
    "devices",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(64), nullable=False, index=True),
    sa.Column("endpoint", sa.String(1000), nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("added_at", sa.BigInteger, nullable=False),
)
"""Where guests want notices, by the hash of the endpoint; ``added_at`` is Unix time."""

TALK = sa.Table(
    "talk",
    METADATA,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("phrase", sa.String(16), nullable=False),
    sa.Column("words", sa.String(200), nullable=False),
    sa.Column("guest", sa.String(64), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""The messages of tables, outside the log: no match depends on them, and no match file contains them."""

AWAY = sa.Table(
    "away",
    METADATA,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
)
"""The days, since 1970, on which no time to move runs for a guest."""

PROCESSES = sa.Table(
    "processes",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""The processes that serve one house together. Each is alive until ``until``, in Unix milliseconds."""

LEASES = sa.Table(
    "leases",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("holder", sa.String(32), nullable=False, index=True),
)
"""Which process leads a table, that is lets its clocks run out and its bots move, as long as it is alive."""

OPERATORS = sa.Table(
    "operators",
    METADATA,
    sa.Column("name", sa.String(24), primary_key=True),
    sa.Column("role", sa.String(8), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("made_at", sa.BigInteger, nullable=False),
)
"""Who may operate the house. ``token`` is the SHA-256 of the token that proves it; ``role``: operator or owner."""

MEASURES = sa.Table(
    "measures",
    METADATA,
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("whom", sa.String(64), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=True),
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
)
"""What operators imposed, until a Unix time or, without one, until it is lifted.

``kind``: ban (of a guest or a network), mute (of a guest), word (which is not accepted), kids (kid mode of a network,
or of the whole house).
"""

ANNOUNCEMENTS = sa.Table(
    "announcements",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
"""What the house says to everybody who comes in, until a Unix time or, without one, until it is taken down."""

CIRCLES = sa.Table(
    "circles",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("made_at", sa.BigInteger, nullable=False),
)
"""Circles of friends who solve the puzzles of the day. All who know the id may come in; ``made_at`` is Unix time."""

MEMBERS = sa.Table(
    "members",
    METADATA,
    sa.Column("circle", sa.String(32), sa.ForeignKey("circles.id"), primary_key=True),
    sa.Column("guest", sa.String(64), primary_key=True, index=True),
    sa.Column("name", sa.String(48), nullable=False),
    sa.Column("joined_at", sa.BigInteger, nullable=False),
)
"""Who is in a circle since ``joined_at``, in Unix milliseconds, under the name that they gave there."""

ATTEMPTS = sa.Table(
    "attempts",
    METADATA,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("answers", sa.Integer, nullable=False),
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("helped", sa.Boolean, nullable=False),
    sa.Column("latest", sa.String(32), nullable=False),
)
"""What the server has judged of answers to the puzzle of a game and a day, on that day, of members of circles.

``answers``: how many, up to the right one. ``latest``: the digest of the last, so that one sent again counts once.
"""

SHEETS = sa.Table(
    "sheets",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("written", sa.Text, nullable=False),
    sa.Column("written_at", sa.BigInteger, nullable=False, index=True),
)
"""Score sheets of real tables that several devices share, as JSON. ``written_at`` is Unix time."""

JOURNAL = sa.Table(
    "journal",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("who", sa.String(24), nullable=False),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("whom", sa.String(64), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=True),
    sa.Column("reason", sa.String(200), nullable=False),
    sqlite_autoincrement=True,
)
"""What operators did, never changed and never deleted; only a guest who is forgotten is no longer named in it.

A process finds what is new by the number: that is how it learns what others did.
"""

TOURNAMENTS = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("made_at", sa.BigInteger, nullable=False, index=True),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("played", sa.JSON, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("link", sa.String(64), nullable=False),
    sa.Column("rewritten", sa.Integer, nullable=False),
    sa.Column("ends_at", sa.BigInteger, nullable=True, index=True),
)
"""What was decided when a tournament was founded: ``settings`` of the engine, and how it is ``played`` in this house.

``link`` is the hash of the secret that makes others organisers. ``rewritten`` counts how often a name in the log was
changed, by which processes notice it. ``ends_at`` is until when the house pairs an arena by itself, null where it does
not or no more. Times are Unix time.
"""

TOURNAMENT_EVENTS = sa.Table(
    "tournament_events",
    METADATA,
    sa.Column("tournament_id", sa.String(64), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("event", sa.JSON, nullable=False),
    sa.Column("guest", sa.String(64), nullable=True, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""The log of a tournament, from which its state follows; ``kind`` is the tag of the event, ``at`` Unix time.

``guest`` is who did it; of ``entered`` and ``claimed``, who plays under that name, and null where an organiser typed it
in.
"""

ORGANISERS = sa.Table(
    "organisers",
    METADATA,
    sa.Column("tournament_id", sa.String(64), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("guest", sa.String(64), primary_key=True, index=True),
)
"""Who organises a tournament."""

TOURNAMENT_TABLES = sa.Table(
    "tournament_tables",
    METADATA,
    sa.Column("tournament_id", sa.String(64), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=False, unique=True),
    sa.Column("settled", sa.Boolean, nullable=False),
)
"""The tables opened for pairings, one for each ``game`` of a series, counted from 1.

``settled``: the match is over, and the log has its result if it has one.
"""

CLARITY_PEOPLE = sa.Table(
    "clarity_people",
    METADATA,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, unique=True),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("day", sa.Integer, nullable=False),
)
"""The guests who let the house note where rules were unclear to them, since a day since 1970.

``person`` is random, made anew each time they begin, and good for erasing what was noted of them. ``language`` is the
one in which they read the words of games last.
"""

CLARITY = sa.Table(
    "clarity",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False, index=True),
    sa.Column("variant", sa.String(8), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("period", sa.String(4), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("verb", sa.String(64), nullable=False),
    sa.Column("clause", sa.String(16), nullable=False),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("reason", sa.String(64), nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("stakes", sa.Text, nullable=False),
    sa.Column("lots", sa.Text, nullable=False),
    sa.Column("day", sa.Integer, nullable=False),
)
"""What was noted of how they play (``parlour.clarity.notes.Note``), with ``stakes`` and ``lots`` by spaces."""
