"""Actions and positions of Tic Squared as text and JSON."""

from __future__ import annotations

from parlour.core.errors import BadPosition
from parlour.core.options import check_sizes, check_start, options_of, read_options, write_options
from parlour.core.positions import read_stream, write_stream
from parlour.games.tic.deck import EMPTY, NAMES, UNKNOWN
from parlour.games.tic.hands import NOBODY, TABLE
from parlour.games.tic.notation import read_dealing, read_set
from parlour.games.tic_squared.moves import fits, has_play, is_deck_empty
from parlour.games.tic_squared.schema import PHASES, SIDES, Card, Laid, Player, check_position, measure
from parlour.games.tic_squared.schema import Position as Position
from parlour.games.tic_squared.state import FARTHEST, MIDDLE, PLAY, RACE, WIDTH, Options, State


def write_card(card: int) -> Card:
    """Write a card, null for an unknown and "" for none."""
    return None if card == UNKNOWN else "" if card == EMPTY else NAMES[card]


def coordinates(place: int) -> tuple[int, int]:
    """Give row and column of a place in a grid's window."""
    return place // WIDTH - FARTHEST - 1, place % WIDTH - FARTHEST - 1


# --- writing


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    stock = [write_card(int(card)) for card in state.stock]
    dealt, portion = int(state.dealt), int(state.portion)
    return Position(
        players=tuple(_player(state, seat, stock) for seat in range(int(state.players))),
        deck=tuple(stock[dealt:portion]),
        aside=tuple(stock[portion:]),
        phase=PHASES[int(state.phase)],
        turn=int(state.turn),
        first=int(state.first),
        plays=int(state.plays),
        fresh=_some(state.fresh),
        visited=_some(state.visited),
        visit_over=bool(state.visit_over),
        without_deck=bool(state.without_deck),
        idle_turns=int(state.idle_turns),
        out=_some(state.out),
        runs=int(state.runs),
        dealt=tuple(stock[:dealt]),
        dealing=tuple(int(holder) for holder in state.holder[:dealt]),
        options=options_of(Options, state),
        stream=write_stream(state),
    )


def _some(number: int) -> int | None:
    return None if int(number) < 0 else int(number)


def _player(state: State, seat: int, stock: list[Card]) -> Player:
    chosen = int(state.chosen[seat])
    laid = [(NAMES[int(card)], *coordinates(place)) for place, card in enumerate(state.grid[seat]) if card != EMPTY]
    return Player(
        hand=tuple(stock[place] for place, holder in enumerate(state.holder) if int(holder) == seat),
        grid=tuple(Laid(*card) for card in laid),
        line=SIDES[int(state.side[seat])],
        start_card=stock[chosen] if chosen >= 0 else write_card(chosen),
        drawn=write_card(int(state.drawn_card[seat])) or "",
        hot=bool(int(state.hot) >> seat & 1),
        able=bool(int(state.able) >> seat & 1),
    )


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition or BadOption naming the field or clause."""
    options = read_options(Options, position.options)
    allow(len(position.players), options)
    check_position(position, options)
    state.players = len(position.players)
    write_options(options, state)
    for field in ("turn", "first", "plays", "visit_over", "without_deck", "idle_turns", "runs"):
        setattr(state, field, getattr(position, field))
    state.phase = PHASES.index(position.phase)
    for field in ("fresh", "visited", "out"):
        value = getattr(position, field)
        setattr(state, field, NOBODY if value is None else value)
    dealt, dealing = read_dealing(_placed(position), position.dealt, position.dealing)
    state.stock[:] = [NAMES.index(card) for card in (*dealt, *position.deck, *position.aside) if card]
    state.dealt, state.portion = len(dealt), len(dealt) + len(position.deck)
    state.holder[:] = NOBODY
    state.holder[: len(dealing)] = dealing
    state.grid[:] = state.chosen[:] = state.drawn_card[:] = EMPTY
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    if int(state.fresh) != EMPTY:
        _check_fresh(state)
    _load_able(position, state)
    read_stream(position.stream, state)


def _placed(position: Position) -> list[tuple[str, int]]:
    held = [(str(card), seat) for seat, player in enumerate(position.players) for card in player.hand]
    return held + [(laid.card, TABLE) for player in position.players for laid in player.grid]


def _load_player(player: Player, seat: int, state: State) -> None:
    cards = [card for card in player.hand if card]
    state.held[seat] = len(cards)
    state.low[seat], state.high[seat] = read_set(cards)
    if player.start_card:
        state.chosen[seat] = state.stock.tolist().index(NAMES.index(player.start_card))
    if player.drawn:
        state.drawn_card[seat] = NAMES.index(player.drawn)
    state.hot = int(state.hot) | player.hot << seat
    for laid in player.grid:
        state.grid[seat, MIDDLE + laid.row * WIDTH + laid.column] = NAMES.index(laid.card)
    state.cards[seat] = len(player.grid)
    if player.grid:
        for field, value in measure(player, f"players[{seat}].grid")._asdict().items():
            getattr(state, field)[seat] = value


def _check_fresh(state: State) -> None:
    """SQR-G06, G25: the card drawn is the last one dealt, to whoever has the turn; a turn goes on only if it fits."""
    place, turn = int(state.fresh), int(state.turn)
    drawn = place == int(state.dealt) - 1 and int(state.holder[place]) == turn
    if not drawn or (int(state.phase) == PLAY and not fits(state, turn, int(state.stock[place]))):
        raise BadPosition("fresh: no card was just drawn in that place that may be laid (SQR-G06)", "fresh")


def _load_able(position: Position, state: State) -> None:
    """SQR-G21: in a race without a deck those act who can lay something; the race is over when nobody can."""
    given = [player.able for player in position.players]
    able = sum(1 << seat for seat, can in enumerate(given) if can)
    if int(state.mode) == RACE and int(state.phase) == PLAY and is_deck_empty(state):
        able = sum(int(has_play(state, seat)) << seat for seat in range(len(given)))
        if any(can is not None and can != bool(able >> seat & 1) for seat, can in enumerate(given)):
            raise BadPosition("players: able is who can lay something (SQR-G21)", "players")
        if able == 0:
            raise BadPosition("phase: a race is over when nobody can lay anything (SQR-G21)", "phase")
    state.able = able


def allow(players: int, options: Options) -> None:
    """Raise BadOption for a starting seat that is not there, or for too few cards (SQR-G01)."""
    check_start(options.start, players)
    check_sizes(options, players)
