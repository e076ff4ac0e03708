"""Convert positions of Pentic to and from JSON, and check that a match can reach them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.core.objections import refuse, repeats
from parlour.core.positions import MatchPosition, held, named, read_position, rows, write_position
from parlour.games.pentic.record import END, HAND, PILES, Options, State
from parlour.games.tic.deck import CARDS, EMPTY, SEATS
from parlour.games.tic.notation import Card, Known, Seat, check_cards, check_drawn, read_cards, read_set, write_cards

Tag = Annotated[int, msgspec.Meta(ge=0, le=9_999)]


class Pile(msgspec.Struct, forbid_unknown_fields=True):
    """A pile: its top card, its height in cards, and the tag of the top card."""

    top: Known
    height: Annotated[int, msgspec.Meta(ge=1, le=CARDS)] = 1
    tag: Annotated[Tag, held("top_tag")] = 0


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: the cards in its five places, their tags, and its points.

    A card is null where the viewer may not see it and "" where there is none (PEN-G12).
    """

    hand: Annotated[tuple[Card, ...], msgspec.Meta(min_length=HAND, max_length=HAND), held("hand")]
    tags: Annotated[tuple[Tag, ...], msgspec.Meta(min_length=HAND, max_length=HAND), held("hand_tag")] = (0,) * HAND
    points: Annotated[int, msgspec.Meta(ge=0, le=2_000)] = 0


class Position(MatchPosition):
    """A position of Pentic: piles p1 to p9, hands, deck (the next card first) and covered cards (the latest last).

    ``rounds`` counts completed rounds, ``drawn`` is each seat's card of the draw for the start, ``tags`` the number of
    tags given. Cards are written as 3Xo; hidden cards are null.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    piles: Annotated[tuple[Pile, ...], msgspec.Meta(min_length=PILES, max_length=PILES), rows()]
    deck: tuple[Card, ...]
    covered: tuple[Card, ...] = ()
    turn: Seat = 0
    first: Seat = 0
    rounds: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0
    phase: Annotated[str, named(("play", "over"))] = "play"
    drawn: Annotated[tuple[Known, ...], held("drawn_card")] = ()
    tags: Tag = 0


def position(state: State) -> Position:
    """Return a record as a Position."""
    stock = write_cards(state.stock)
    deck, covered = stock[: int(state.left)], stock[CARDS - int(state.covered) :]
    return write_position(Position, state, Options, deck=deck[::-1], covered=covered[::-1])


def load(position: Position, state: State) -> None:
    """Read a complete position into an empty record. Raises BadPosition unless every card lies in one place."""
    read_position(position, state, Options)
    lying = [*(pile.top for pile in position.piles), *position.deck, *position.covered, *filter(None, _hands(position))]
    check_cards([card for card in lying if card is not None])
    state.left, state.covered = len(position.deck), len(position.covered)
    state.stock[:] = EMPTY
    state.stock[: len(position.deck)] = read_cards(position.deck[::-1])
    state.stock[CARDS - len(position.covered) :] = read_cards(position.covered[::-1])
    state.covered_low, state.covered_high = read_set(position.covered)
    _give_tags(position, state)


def _hands(position: Position) -> list[Card]:
    return [card for player in position.players for card in player.hand]


def _give_tags(position: Position, state: State) -> None:
    """Check the tags of visible cards, or assign new ones to all, as in positions written by hand."""
    sights = ((state.top_tag, state.top), *zip(state.hand_tag, state.hand, strict=True))
    places = [(tags, place, card != EMPTY) for tags, cards in sights for place, card in enumerate(cards.tolist())]
    given = [int(tags[place]) for tags, place, _ in places]
    if position.tags or any(given):
        used = [int(tags[place]) for tags, place, there in places if there]
        wrong = repeats(used) or min(used) < 1 or max(used) > position.tags or sum(given) != sum(used)
        refuse(wrong, "tags: every card in sight has one of its own, of those given so far")
        return
    for tags, place, there in places:
        if there:
            state.tags += 1
            tags[place] = state.tags


def status(position: Position, state: State) -> None:
    """Raise BadPosition if no match can reach the position.

    Checks piles, draw for the start, hands, rounds and the end of the game.
    """
    heights = sum(pile.height for pile in position.piles) - PILES
    refuse(heights != int(state.covered), "piles: the heights do not agree with the number of covered cards (PEN-06)")
    refuse(len(position.drawn) not in (0, len(position.players)), "drawn: one card a seat, or none at all (TIC-G03)")
    check_drawn(position.drawn, position.first)
    target, most = int(state.target), int(state.max_rounds)
    over, hands = position.phase == "over", _hands(position)
    refuse(position.rounds > most - (not over), f"rounds: the game ends after {most} rounds (PEN-G13)")
    finished = any(player.points >= target for player in position.players)
    finished = (finished or position.rounds == most or not any(hands)) and position.rounds > 0
    wrong = over != (finished and position.turn == position.first)
    refuse(wrong, "phase: the game ends with the round in which the target is reached (PEN-21)")
    wrong = "" in hands and (int(state.left) > 0 or int(state.deck_out) != END)
    missing = [
        ("players", seat, "hand", place)
        for seat, player in enumerate(position.players)
        for place, card in enumerate(player.hand)
        if card == ""
    ]
    refuse(wrong, "players: hands hold five cards while there are cards to draw (PEN-10, PEN-G12)", at=missing)
