"""Actions and positions of Tic Squared as text and JSON."""

from __future__ import annotations

from parlour.core.errors import BadPosition
from parlour.core.positions import read_common, read_flat, write_common, write_flat
from parlour.games.tic.dealing import check_barred, read_hands, write_hand
from parlour.games.tic.deck import EMPTY, NAMES
from parlour.games.tic.hands import TABLE, bar
from parlour.games.tic.notation import Card, check_set, read_card, read_set, write_card, write_cards, write_set
from parlour.games.tic_squared.moves import is_deck_empty
from parlour.games.tic_squared.schema import PHASES, SIDES, Barred, Laid, Player, Told, check_position, measure
from parlour.games.tic_squared.schema import Position as Position
from parlour.games.tic_squared.state import FARTHEST, MIDDLE, PLAY, RACE, WIDTH, Options, State
from parlour.games.tic_squared.told import is_true, tell_able, tell_drawn


def coordinates(place: int) -> tuple[int, int]:
    """Give row and column of a place in a grid's window."""
    return place // WIDTH - FARTHEST - 1, place % WIDTH - FARTHEST - 1


# --- writing


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    stock = write_cards(state.stock)
    dealt, portion = int(state.dealt), int(state.portion)
    return Position(
        players=tuple(_player(state, seat, stock) for seat in range(int(state.players))),
        deck=stock[dealt:portion],
        aside=stock[portion:],
        dealt=stock[:dealt],
        dealing=tuple(state.holder[:dealt].tolist()),
        barred=_barred(state),
        told=tuple(_told(state, number) for number in range(int(state.facts))),
        **write_common(Position, state, Options, PHASES),
    )


def _told(state: State, number: int) -> Told:
    cards = write_set(state.fact_low[number], state.fact_high[number])
    return Told(int(state.fact_seat[number]), int(state.fact_end[number]), cards)


def _barred(state: State) -> tuple[Barred, ...]:
    """Say together what is known alike of several cards."""
    places: dict[tuple[int, int], list[int]] = {}
    for place, known in enumerate(zip(state.not_low.tolist(), state.not_high.tolist(), strict=True)):
        if any(known):
            places.setdefault(known, []).append(place)
    return tuple(Barred(tuple(found), write_set(*known)) for known, found in places.items())


def _player(state: State, seat: int, stock: tuple[Card, ...]) -> Player:
    chosen = int(state.chosen[seat])
    grid = [(place, int(card)) for place, card in enumerate(state.grid[seat]) if card != EMPTY]
    return Player(
        hand=write_hand(state, seat),
        grid=tuple(Laid(NAMES[card], *coordinates(place)) for place, card in grid),
        line=SIDES[int(state.side[seat])],
        start_card=stock[chosen] if chosen >= 0 else write_card(chosen),
        drawn=write_card(int(state.drawn_card[seat])) or "",
        able=bool(int(state.able) >> seat & 1),
        **write_flat(Player, state, seat),
    )


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_common(position, state, Options, PHASES)
    check_position(position, options)
    laid = [laid.card for player in position.players for laid in player.grid]
    read_hands(position, laid, (*position.deck, *position.aside), state)
    state.portion = int(state.dealt) + len(position.deck)
    state.grid[:] = state.chosen[:] = state.drawn_card[:] = EMPTY
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    if int(state.fresh) != EMPTY:
        _check_fresh(state)
    _load_told(position, state)
    _load_able(position, state)


def _load_player(player: Player, seat: int, state: State) -> None:
    read_flat(player, state, seat)
    if player.start_card:
        state.chosen[seat] = state.stock.tolist().index(read_card(player.start_card))
    state.drawn_card[seat] = read_card(player.drawn)
    for laid in player.grid:
        state.grid[seat, MIDDLE + laid.row * WIDTH + laid.column] = read_card(laid.card)
    state.cards[seat] = len(player.grid)
    if player.grid:
        for field, value in measure(player, f"players[{seat}].grid")._asdict().items():
            getattr(state, field)[seat] = value


def _load_told(position: Position, state: State) -> None:
    """SQR-G07, G21, G25: what everybody knows of hands is true of them."""
    for barred in position.barred:
        check_set(barred.cards, "barred")
        for place in barred.places:
            if not 0 <= int(state.holder[place]) < TABLE:
                raise BadPosition(f"barred: no card in a hand has the place {place} (SQR-G25)", "barred")
            bar(state, int(state.holder[place]), place, place + 1, *read_set(barred.cards))
    check_barred(state, "barred")
    for number, told in enumerate(position.told):
        check_set(told.cards, "told")
        state.fact_seat[number], state.fact_end[number] = told.seat, told.end
        state.fact_low[number], state.fact_high[number] = read_set(told.cards)
        if told.end > int(state.dealt) or not is_true(state, number):
            raise BadPosition(f"told[{number}]: none of these cards is among them (SQR-G07, SQR-G21)", "told")
    state.facts = len(position.told)


def _check_fresh(state: State) -> None:
    """SQR-G06, G25: the card drawn is the last one dealt, to whoever has the turn; a turn goes on only if it fits."""
    place, turn = int(state.fresh), int(state.turn)
    drawn = place == int(state.dealt) - 1 and int(state.holder[place]) == turn
    if not drawn or (int(state.phase) == PLAY and not tell_drawn(state, turn, place)):
        raise BadPosition("fresh: no card was just drawn in that place that may be laid (SQR-G06)", "fresh")


def _load_able(position: Position, state: State) -> None:
    """SQR-G21: in a race without a deck those act who can lay something; the race is over when nobody can."""
    given = [player.able for player in position.players]
    able = sum(1 << seat for seat, can in enumerate(given) if can)
    if int(state.mode) == RACE and int(state.phase) == PLAY and is_deck_empty(state):
        able = sum(int(tell_able(state, seat)) << seat for seat in range(len(given)))
        if any(can is not None and can != bool(able >> seat & 1) for seat, can in enumerate(given)):
            raise BadPosition("players: able is who can lay something (SQR-G21)", "players")
        if able == 0:
            raise BadPosition("phase: a race is over when nobody can lay anything (SQR-G21)", "phase")
    state.able = able
