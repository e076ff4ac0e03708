"""The catalogue of installed games: their descriptions and options, rules, pictures and translated words."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping

from parlour.bots.levels import DEFAULT, LEVELS
from parlour.core.errors import BadOption, UnknownGame
from parlour.core.facts import say
from parlour.core.game import Game, find_game, games
from parlour.core.lessons import lesson_of
from parlour.core.match import Match
from parlour.core.messages import LANGUAGES, OWN, fluent_text, messages_in
from parlour.core.options import OptionField, Value
from parlour.core.record import copied
from parlour.core.scene import Scene
from parlour.protocol.http import Clause, GameInfo, OptionInfo, Picture, RulesSection
from parlour.puzzles import names_of_kinds
from parlour.server.base.errors import NotFound

PREVIEW_ACTIONS = 14
"""The number of actions before the position that stands for a game."""


def all_games() -> tuple[GameInfo, ...]:
    """Describe every installed game, each computed once."""
    return tuple(_describe_game(name) for name in games())


def rules_of(name: str) -> tuple[RulesSection, ...]:
    """Return a game's rules as sections of clauses. Raises NotFound."""
    return tuple(
        RulesSection(section.title, section.text, tuple(Clause(item.id, item.text) for item in section.items))
        for section in known_game(name).sections
    )


@functools.cache
def pictures_of(name: str) -> tuple[Picture, ...]:
    """Return the scenes that a game offers as pictures, each with a caption; may be empty. Raises NotFound."""
    return tuple(Picture(scene, say(f"picture-{n}")) for n, scene in enumerate(known_game(name).pictures(), 1))


def known_game(name: str) -> Game:
    """Return an installed game by name, or raise NotFound, which is answered as 404."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise NotFound(str(error), "game") from None


def words_in(language: str) -> dict[str, str]:
    """Return, by game, the text of its Fluent messages in a language.

    Messages that a game lacks in the language, and all in a language that is not in LANGUAGES, are English. Raises
    ValueError if the words of a plug-in cannot be read.
    """
    return _words_in(language if language in LANGUAGES else "en")


@functools.lru_cache(maxsize=len(LANGUAGES))
def _words_in(language: str) -> dict[str, str]:
    return {name: fluent_text((OWN, *game.words), language) for name, game in games().items()}


def reworded(words: dict[str, str], language: str, others: Mapping[tuple[str, str], str]) -> dict[str, str]:
    """Return the words of all games with other entries for some messages, which are given by game and id."""
    changed = dict(words)
    for name in {game for game, _ in others}:
        entries = messages_in((OWN, *games()[name].words), language)
        own = {message: text for (game, message), text in others.items() if game == name}
        changed[name] = "\n".join((entries | own).values()) + "\n"
    return changed


@functools.cache
def _describe_game(name: str) -> GameInfo:
    game = find_game(name)
    return GameInfo(
        name=game.name,
        title=game.about.title,
        designer=game.about.designer,
        summary=say("summary"),
        minutes=game.about.minutes,
        players=game.rules.players,
        ages=game.about.ages,
        secret=game.rules.secret,
        live=game.rules.simultaneous,
        options=tuple(_describe_option(game, field) for field in game.option_fields() if field.asked),
        levels=LEVELS,
        level=DEFAULT,
        lesson=bool(lesson_of(game)),
        puzzles=names_of_kinds(game),
        preview=draw_preview(game),
    )


def _describe_option(game: Game, field: OptionField) -> OptionInfo:
    named = [value for value in field.values or () if isinstance(value, str)]
    does = {value: say(f"option-{field.name}-{value}.does") for value in named}
    return OptionInfo(
        name=field.name,
        label=say(f"option-{field.name}"),
        help=say(f"option-{field.name}.help"),
        clauses=field.clauses,
        words={value: say(f"option-{field.name}-{value}") for value in named},
        does={value: fact for value, fact in does.items() if game.has_words(fact)},
        default=field.default,
        offered=field.offered,
        on_phones=field.on_phones,
        values=_offered_values(field),
        players=_players_needed(game, field),
        least=field.least,
        most=field.most,
        step=field.step,
        by=field.by,
        ranges=dict(field.ranges) if field.ranges is not None else None,
        starts=game.rules.starter is not None and game.rules.starter.option == field.name,
    )


def _offered_values(field: OptionField) -> tuple[Value, ...] | None:
    """Return the values that a form can offer, without ``field.listed``; None if the option has no fixed values."""
    return None if field.values is None else tuple(value for value in field.values if value not in field.listed)


def _players_needed(game: Game, field: OptionField) -> dict[str, int]:
    """Return the least number of players for each value that not every number allows, such as "seat 4 starts"."""
    least, most = game.rules.players
    needed: dict[str, int] = {}
    for value in _offered_values(field) or ():
        players = next((count for count in range(least, most + 1) if _is_possible(game, field, value, count)), least)
        if players > least:
            needed[str(value)] = players
    return needed


def _is_possible(game: Game, field: OptionField, value: Value, players: int) -> bool:
    try:
        game.read_options({field.name: value}, players)
    except BadOption:
        return False
    return True


def draw_preview(game: Game) -> Scene:
    """Draw the public view of a position PREVIEW_ACTIONS into a match with the fewest players.

    Seed and choices are derived from the game's name, so that it is always the same position; it is never the end.
    """
    match = Match.start(game, game.rules.players[0], seed=hashlib.sha256(game.name.encode()).digest())
    for step in range(PREVIEW_ACTIONS):
        seat = next(iter(match.seats_to_act()), None)
        actions = match.actions(seat) if seat is not None else []
        if seat is None or not actions:
            break
        before = copied(match.state)
        match.play(seat, actions[hashlib.sha256(bytes([step])).digest()[0] % len(actions)])
        if match.over:
            match.state = before
            break
    return match.public()
