"""Positions of Pentic as JSON, and which of them can be."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.core.errors import BadPosition
from parlour.core.flat_positions import StreamPosition, held, read_common, read_flat, repeats, write_common, write_flat
from parlour.games.pentic.record import HAND, PILES, Options, State
from parlour.games.tic.deck import CARDS, EMPTY
from parlour.games.tic.hands import SEATS
from parlour.games.tic.notation import Card, check_cards, check_drawn, read_card, read_cards, write_cards, write_known

PHASES = ("play", "over")

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Tag = Annotated[int, msgspec.Meta(ge=0, le=9_999)]


class Pile(msgspec.Struct, forbid_unknown_fields=True):
    """A pile: its top card, how many cards it is high, and the tag of the top card."""

    top: str
    height: Annotated[int, msgspec.Meta(ge=1, le=CARDS)] = 1
    tag: Tag = 0


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its five places with the cards it holds, their tags, and its points.

    A card is null where the viewer may not see it and "" where there is none (PEN-G12).
    """

    hand: Annotated[tuple[Card, ...], msgspec.Meta(min_length=HAND, max_length=HAND)]
    tags: Annotated[tuple[Tag, ...], msgspec.Meta(min_length=HAND, max_length=HAND), held("hand_tag")] = (0,) * HAND
    points: Annotated[int, msgspec.Meta(ge=0, le=2_000)] = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Pentic: piles p1 to p9, hands, deck (the next card first) and covered cards (the latest last).

    ``rounds`` counts completed rounds, ``drawn`` holds each seat's card of the draw for the start, ``tags`` the tags
    given so far. Cards are written as 3Xo; in what a seat may see, the hidden ones are null.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    piles: Annotated[tuple[Pile, ...], msgspec.Meta(min_length=PILES, max_length=PILES)]
    deck: tuple[Card, ...]
    covered: tuple[Card, ...] = ()
    turn: Seat = 0
    first: Seat = 0
    rounds: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0
    phase: str = "play"
    drawn: tuple[str, ...] = ()
    tags: Tag = 0
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    stock = write_cards(state.stock)
    return Position(
        players=tuple(
            Player(write_cards(state.hand[seat]), **write_flat(Player, state, seat))
            for seat in range(int(state.players))
        ),
        piles=tuple(map(Pile, write_known(state.top), state.height.tolist(), state.top_tag.tolist())),
        deck=stock[: int(state.left)][::-1],
        covered=stock[CARDS - int(state.covered) :][::-1],
        drawn=write_known(card for card in state.drawn_card if card != EMPTY),
        **write_common(Position, state, Options, PHASES),
    )


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_common(position, state, Options, PHASES)
    _check(position)
    _check_round(position, options)
    for place, pile in enumerate(position.piles):
        state.top[place], state.height[place], state.top_tag[place] = read_card(pile.top), pile.height, pile.tag
    state.hand[:] = state.stock[:] = state.drawn_card[:] = EMPTY
    for seat, player in enumerate(position.players):
        state.hand[seat] = read_cards(player.hand)
        read_flat(player, state, seat)
    state.left, state.covered = len(position.deck), len(position.covered)
    state.stock[: len(position.deck)] = read_cards(position.deck[::-1])
    state.stock[CARDS - len(position.covered) :] = read_cards(position.covered[::-1])
    state.drawn_card[: len(position.drawn)] = read_cards(position.drawn)
    _give_tags(position, state)


def _check(position: Position) -> None:
    tops, hands = (pile.top for pile in position.piles), filter(None, _in_hands(position))
    check_cards([card for card in (*tops, *position.deck, *position.covered, *hands) if card is not None])
    if sum(pile.height for pile in position.piles) != PILES + len(position.covered):
        raise BadPosition("piles: the heights do not agree with the number of covered cards (PEN-06)", "piles")
    if len(position.drawn) not in (0, len(position.players)):
        raise BadPosition("drawn: one card a seat, or none at all (TIC-G03)", "drawn")
    check_drawn(position.drawn, position.first)


def _in_hands(position: Position) -> list[Card]:
    return [card for player in position.players for card in player.hand]


def _check_round(position: Position, options: Options) -> None:
    """PEN-10, 21, G10, G12, G13: hands are full while there are cards; the game ends with a round, and with it only."""
    if position.rounds > options.max_rounds - (position.phase == "play"):
        raise BadPosition(f"rounds: the game ends after {options.max_rounds} rounds (PEN-G13)", "rounds")
    reached = any(player.points >= options.target for player in position.players)
    finished = reached or position.rounds == options.max_rounds or not any(_in_hands(position))
    complete = position.rounds > 0 and position.turn == position.first
    if (position.phase == "over") != (finished and complete):
        raise BadPosition("phase: the game ends with the round in which the target is reached (PEN-21)", "phase")
    if "" in _in_hands(position) and (position.deck or options.deck_out != "end"):
        raise BadPosition("players: hands hold five cards while there are cards to draw (PEN-10, PEN-G12)", "players")


def _give_tags(position: Position, state: State) -> None:
    """Check the tags of the cards in sight, or give new ones to all, as positions written by hand need."""
    sights = ((state.top_tag, state.top), *zip(state.hand_tag, state.hand, strict=True))
    places = [(tags, place, card != EMPTY) for tags, cards in sights for place, card in enumerate(cards.tolist())]
    given = [int(tags[place]) for tags, place, _ in places]
    if position.tags or any(given):
        used = [int(tags[place]) for tags, place, there in places if there]
        if repeats(used) or min(used) < 1 or max(used) > position.tags or sum(given) != sum(used):
            raise BadPosition("tags: every card in sight has one of its own, of those given so far", "tags")
        return
    for tags, place, there in places:
        if there:
            state.tags += 1
            tags[place] = state.tags
