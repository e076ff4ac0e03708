"""Games as reinforcement learning environments with PettingZoo's and Gymnasium's interfaces.

Observations and actions are derived from each game's record and actions (``observing``, ``factors``), without code for
any particular game. Invalid arguments raise ParlourError, which names the field. Importing this package registers
every game with Gymnasium; the names of ``named.constructors`` can be imported from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from parlour.core.errors import BadOption
from parlour.core.game import Game, find_game
from parlour.core.given import read_names, read_whole
from parlour.lab.environments import named
from parlour.protocol.programs import check_bot

if TYPE_CHECKING:
    from parlour.lab.environments.alone import Alone
    from parlour.lab.environments.endgames import Endgame
    from parlour.lab.environments.many import Matches
    from parlour.lab.environments.together import Together
    from parlour.lab.environments.turns import Turns

MISSING = "environments need more: pip install 'parlour[environments]'"


def aec(game: str, players: int | None = None, options: dict[str, Any] | None = None, **how: Any) -> Turns:
    """Return a match in which one seat acts in each step, as PettingZoo's AECEnv.

    ``players``: by default the fewest that the game allows, at least two. Raises BadOption for bad arguments or where
    PettingZoo is missing, UnknownGame.

    how:
        observe: ``tensor`` (default) or ``fields``, see ``observing``
        perfect: whether observations include what is hidden from the seat
        reward: ``end`` (1 for victory, −1 for defeat) or ``points`` (as they are made)
        render_mode: ``ansi`` or None
    """
    try:
        from parlour.lab.environments.table import Table
        from parlour.lab.environments.turns import Turns
    except ModuleNotFoundError:
        raise BadOption(MISSING) from None
    found, players, chosen = _setting(game, players, options)
    return Turns(Table(found, chosen, (None,) * players, **how))


def parallel(game: str, players: int | None = None, options: dict[str, Any] | None = None, **how: Any) -> Together:
    """Return a match in which all seats act in every step, as PettingZoo's ParallelEnv. ``how``: see ``aec``."""
    try:
        from parlour.lab.environments.table import Table
        from parlour.lab.environments.together import Together
    except ModuleNotFoundError:
        raise BadOption(MISSING) from None
    found, players, chosen = _setting(game, players, options)
    return Together(Table(found, chosen, (None,) * players, **how))


def single(
    game: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    bots: str | Sequence[str] = "casual",
    seat: int = 0,
    illegal: str = "lose",
    **how: Any,
) -> Alone:
    """Return a match in which the caller plays one seat against bots, as Gymnasium's Env.

    ``bots``: one for all other seats, or one for each. ``illegal``: whether an illegal action loses the match
    (``lose``) or raises (``raise``). ``how``: see ``aec``.
    """
    try:
        from parlour.lab.environments.alone import Alone
        from parlour.lab.environments.table import Table
    except ModuleNotFoundError:
        raise BadOption(MISSING) from None
    found, players, chosen = _setting(game, players, options)
    names = [bots] * (players - 1) if isinstance(bots, str) else list(read_names(bots, "bots"))
    for name in names:
        check_bot(name, found, players)
    if len(names) != players - 1:
        raise BadOption(f"there are {players - 1} other seats and {len(names)} bots; name one, or one for each", "bots")
    if not 0 <= (seat := read_whole(seat, "seat")) < players:
        raise BadOption(f"seat: {seat} is not possible; seats are 0 to {players - 1}", "seat")
    return Alone(Table(found, chosen, (*names[:seat], None, *names[seat:]), **how), illegal)


def vector(
    game: str, matches: int, players: int | None = None, options: dict[str, Any] | None = None, **how: Any
) -> Matches:
    """Return many matches that one compiled call steps, as Gymnasium's VectorEnv. ``how``: see ``Matches``."""
    try:
        from parlour.lab.environments.many import Matches
    except ModuleNotFoundError:
        raise BadOption(MISSING) from None
    found, players, chosen = _setting(game, players, options)
    return Matches(found, players, chosen, read_whole(matches, "matches"), **how)


def tiny(game: str) -> Endgame:
    """Return a game small enough for exact methods: the end of a match, played by the game's rules (see ``endgames``).

    Raises UnknownGame; BadOption if the game has none.
    """
    from parlour.lab.environments.endgames import find_endgame

    return find_endgame(find_game(game))


def __getattr__(name: str) -> named.Constructors:
    """Return the constructors of a game, as in ``from parlour.lab.environments import pentic_v1``."""
    if not name.startswith("_"):
        try:
            return named.constructors(name)
        except BadOption as error:
            raise AttributeError(str(error)) from None
    raise AttributeError(name)


def _setting(game: str, players: int | None, options: dict[str, Any] | None) -> tuple[Game, int, Any]:
    found = find_game(game)
    players = max(2, found.rules.players[0]) if players is None else read_whole(players, "players")
    return found, players, found.read_options({} if options is None else options, players)


named.register()
