"""Errors of the server, as opposed to rules of a game. Their messages are shown to the person who made the request."""

from __future__ import annotations

from typing import Literal

from parlour.core.errors import ParlourError
from parlour.core.facts import Fact


class ApiError(ParlourError):
    """A refused request: a message for people, a code for programs, and an HTTP status.

    reason: the message as a fact, where pages have words for it in every language
    """

    status = 400
    code = "bad_request"

    def __init__(self, text: str, field: str | None = None, reason: Fact | None = None) -> None:
        super().__init__(text, field)
        self.reason = reason


class BadWish(ApiError):
    """Raised for wishes that contradict one another, as those of a new tournament."""

    code = "bad_option"


class BadMessage(ApiError):
    """Raised for JSON that is malformed, too large, too deep, ambiguous, or does not fit the schema."""

    code = "bad_message"


class Unseen(BadMessage):
    """Raised for a text that contains an invisible character."""

    code = "unseen"


class TooLarge(BadMessage):
    """Raised for a message that exceeds its size limit."""

    status = 413


class BadMatchFile(ApiError):
    """Raised for a file of a match or table that cannot be read, or breaks the rules; the field says where.

    clause: the clause that it breaks, where one is known
    """

    code = "bad_file"

    def __init__(self, text: str, field: str | None = None, clause: str | None = None) -> None:
        super().__init__(text, field)
        self.clause = clause


class NoTable(ApiError):
    """Raised for an id that no table has."""

    status = 404
    code = "no_table"


class NotFound(ApiError):
    """Raised for anything else that does not exist: a game, lesson, puzzle, feed or page."""

    status = 404
    code = "not_found"


class DamagedTable(NoTable):
    """Raised for a table whose log cannot be replayed, because it was altered. Other tables are not affected."""

    status = 500
    code = "damaged"


class OtherRules(NoTable):
    """Raised for a table whose edition of the rules is not installed here; it stays stored, playable where they are."""

    status = 409
    code = "other_rules"


class ClosedTable(NoTable):
    """Raised for a table that an operator closed: nobody may come in."""

    status = 409
    code = "closed"


class SealedTable(ClosedTable):
    """Raised for who has no seat at a table of a duplicate night, while others may yet play its board."""

    code = "night"


NIGHT = "Others still play this deal. Once the night is over, everybody may look."


class Banned(ApiError):
    """Raised for whatever a banned guest or network asks, until ``until``, Unix time."""

    status = 403
    code = "banned"

    def __init__(self, text: str, until: int) -> None:
        super().__init__(text)
        self.until = until


class ForKids(ApiError):
    """Raised for what is off in kid mode."""

    status = 403
    code = "kids"


class WordRemoved(ApiError):
    """Raised for a name or a message with a word that operators do not accept."""

    code = "word"


class NoOperator(ApiError):
    """Raised for a missing or unknown token of an operator, and for what needs a higher role; the code says which."""

    status = 403

    def __init__(self, code: Literal["no_operator", "not_owner"], text: str) -> None:
        super().__init__(text)
        self.code = code


class Conflict(ApiError):
    """Raised when somebody else was first, or the table's phase does not allow the request."""

    status = 409
    code = "conflict"


class NobodyWaits(Conflict):
    """Raised where somebody wants to sit down at a table that is in the lobby no more."""

    code = "nobody_waits"


MOVED = "This match goes on elsewhere: it was taken along from here."
"""Why nothing happens at a table that was moved."""


CLOSED = "This table was closed by those who run the house. Find another one, or open your own."
"""Why nobody comes in at a table that an operator closed."""


class HintRefused(Conflict):
    """Raised for a hint that an editor is not given, since its guest plays such a match or has asked anew."""

    def __init__(self, code: Literal["fair-play", "stale"], text: str) -> None:
        super().__init__(text)
        self.code = code


class NoBranch(Conflict):
    """Raised for a moment of a match from which no what-if may be opened; the code says why."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text, "at")
        self.code = code


class Alone(Conflict):
    """Raised by the house of a device for what needs somebody else."""

    code = "alone"


class NotNow(Conflict):
    """Raised for what does not fit a tournament as it is; the message says why."""

    code = "tournament"


class NotYours(ApiError):
    """Raised for a request that only a holder of the seat may make."""

    status = 403
    code = "not_yours"


class NoGuest(ApiError):
    """Raised for a token, pass or cookie that identifies no guest; the code says why."""

    status = 403

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class NoPasskey(ApiError):
    """Raised for a passkey that is not made, kept or accepted; the code says why."""

    status = 403

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Foreign(ApiError):
    """Raised for a request from a page of another site."""

    status = 403
    code = "foreign_origin"


class TooMany(ApiError):
    """Raised when a limit is reached; ``retry_s`` is the time in seconds after which to try again, None if unknown."""

    status = 429
    code = "too_many"

    def __init__(self, text: str, field: str | None = None, retry_s: int | None = None) -> None:
        super().__init__(text, field)
        self.retry_s = retry_s


class Unavailable(ApiError):
    """Raised when the database could not be written or read; nothing was acknowledged."""

    status = 503
    code: Literal["retry", "here-no_room"] = "retry"


class InUse(ParlourError):
    """Raised when another server uses the same database file."""
