"""Messages of ratings: leaderboards, and what a house shows of a person."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.core.facts import Word


class RatingPool(msgspec.Struct):
    """A game with a number of seats, which is rated by itself.

    game: the ``name`` of the game
    seats: the number of seats
    people: the number of people who have a rating
    programs: the number of programs of others that have one
    """

    game: str
    seats: int
    people: int
    programs: int


class RatingPools(msgspec.Struct):
    """``GET /api/ratings``: what is rated here.

    pools: those in which anybody has a rating
    """

    pools: tuple[RatingPool, ...]


class RatedPerson(msgspec.Struct):
    """A line of a leaderboard: a person, or a program of others.

    person: their public id, for ``GET /api/people/{person}``
    name: what they were called last
    points: their rating
    within: half the width of its interval of 95 %
    matches: the number of their rated matches
    mine: whether it is the guest who asks
    """

    person: str
    name: str
    points: int
    within: int
    matches: int
    mine: bool


class RatedBot(msgspec.Struct):
    """The rating of a bot, which was measured and does not change.

    level: its level
    points: its rating
    """

    level: str
    points: int


class Leaderboard(msgspec.Struct):
    """``GET /api/ratings/{game}/{seats}``: who is strongest in a game with that number of seats.

    game: the ``name`` of the game
    seats: the number of seats
    least: the number of rated matches from which on somebody is listed
    people: those listed, the strongest first
    bots: the ratings of bots, the weakest first
    programs: the programs of others that are listed, the strongest first; they move no ratings of people
    """

    game: str
    seats: int
    least: int
    people: tuple[RatedPerson, ...]
    bots: tuple[RatedBot, ...]
    programs: tuple[RatedPerson, ...]


class PersonRating(msgspec.Struct):
    """A person's rating in a game with a number of seats.

    game: the ``name`` of the game
    seats: the number of seats
    points: the rating
    within: half the width of its interval of 95 %
    provisional: whether too little is known yet to compare
    matches: the number of rated matches
    """

    game: str
    seats: int
    points: int
    within: int
    provisional: bool
    matches: int


class Opponent(msgspec.Struct):
    """Who else played a rated match.

    kind: who it is; of somebody who was forgotten nothing is said
    name: what a person or a program is called; empty for others
    person: the public id of a person or a program that has a rating; empty for others
    level: the level of a bot; empty for others
    """

    kind: Literal["person", "program", "bot", "forgotten"]
    name: str = ""
    person: str = ""
    level: str = ""


class RatedMatch(msgspec.Struct):
    """A rated match of a person.

    game: the ``name`` of the game
    made_at: when its table was made, in seconds since 1970
    outcome: whether the person won, or how they shared the victory or lost
    place: the person's place, from 1
    opponents: the others, in the order of the seats
    table: the id of the table, for the person alone; empty for others
    """

    game: str
    made_at: int
    outcome: Literal["won", "drawn", "lost"]
    place: int
    opponents: tuple[Opponent, ...]
    table: str


class HeadToHead(msgspec.Struct):
    """How a person fared against another one in their rated matches, among the latest ones.

    name: what the other is called
    person: the public id of the other; empty while they have no rating
    won: the matches in which the person was placed before the other
    drawn: those in which both had the same place
    lost: the others
    program: whether the other is a program
    """

    name: str
    person: str
    won: int
    drawn: int
    lost: int
    program: bool


class Opening(msgspec.Struct):
    """A first action that a person likes to take.

    what: what it is, as a fact of the game
    matches: how many of their matches began so for them
    won: the share of the others, from 0 to 1, before whom they were placed in these; an equal place counts half
    """

    what: Word
    matches: int
    won: float


class Habit(msgspec.Struct):
    """How a person plays a game, by their latest rated matches of it.

    game: the ``name`` of the game
    matches: the number of these matches
    spent_s: the time for which the person thought in them, in seconds
    openings: their favourite first actions; empty where those of different matches cannot be compared
    """

    game: str
    matches: int
    spent_s: int
    openings: tuple[Opening, ...]


class Person(msgspec.Struct):
    """``GET /api/people/{person}``: what the house shows of a person, or a program of others, with a rating.

    person: the public id
    name: what they were called last
    mine: whether it is the guest who asks
    ratings: one for each game and number of seats
    matches: the latest rated matches, the latest first
    against: how they fared against others in these
    habits: how they play each game, the one played most first
    program: whether it is a program
    owner: what whoever brought the program is called; empty where nobody said, and for people
    """

    person: str
    name: str
    mine: bool
    ratings: tuple[PersonRating, ...]
    matches: tuple[RatedMatch, ...]
    against: tuple[HeadToHead, ...]
    habits: tuple[Habit, ...]
    program: bool
    owner: str
