"""Operations on the shelf: the games, their rules, words, guides and lessons."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.core.words import LANGUAGES
from parlour.protocol.guides import Guide
from parlour.protocol.http import GameInfo, Pictures, Rules
from parlour.protocol.lessons import Lesson, LessonAnswer, LessonQuestion
from parlour.protocol.messages import Messages, View
from parlour.server.base import logs
from parlour.server.base.decode import read_question
from parlour.server.house.tables import Tables
from parlour.server.shelf.catalogue import all_games, pictures_of, rules_of, words_in
from parlour.server.shelf.examples import draw_examples
from parlour.server.shelf.guides import draw_guide
from parlour.server.shelf.lessons import answer_question, draw_lesson
from parlour.server.shelf.recorded import draw_state
from parlour.server.web.answers import JSON, Asked, address_of, as_json, public
from parlour.server.web.encoding import encode
from parlour.server.web.operations import BODY, operation

WORDS_KEPT_S = 3_600
"""Words change with a release only; whoever reloads within the hour need not ask again."""


@operation("get", "/api/games", {200: tuple[GameInfo, ...], 304: None}, price_us=2_000)
async def list_games(request: Asked) -> Response[bytes]:
    """Describe every game."""
    return await public(request, all_games())


@operation("get", "/api/words/{language:str}", {200: dict[str, str], 304: None}, price_us=2_000)
async def get_words(request: Asked, language: FromPath[str]) -> Response[bytes]:
    """Give the words of every game in a language as Fluent text, by game.

    Words that a language lacks are English.
    """
    return await public(request, words_in(language), f"max-age={WORDS_KEPT_S}")


def prepare_words() -> None:
    """Encode and compress the words of every language, so that the first reader does not wait for it."""
    for language in LANGUAGES:
        try:
            encode(msgspec.json.encode(words_in(language)), JSON)
        except ValueError as error:  # a plug-in brings unreadable words: whoever asks for them is refused
            logs.error("words_unreadable", error)


@operation("get", "/api/games/{name:str}/rules", {200: Rules, 304: None}, (404,), price_us=2_000)
async def get_rules(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Give the rules of a game, clause by clause."""
    return await public(request, Rules(rules_of(name)))


@operation("get", "/api/games/{name:str}/pictures", {200: Pictures, 304: None}, (404,), price_us=2_000)
async def get_pictures(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Give pictures of a game: telling positions, in order."""
    return await public(request, Pictures(pictures_of(name)))


@operation(
    "get",
    "/api/games/{name:str}/examples/{players:int}",
    {200: tuple[View, ...], 304: None},
    (404,),
    price_us=2_000,
)
async def list_examples(request: Asked, name: FromPath[str], players: FromPath[int]) -> Response[bytes]:
    """Give example positions of a game with this number of players, for the gallery."""
    return await public(request, await asyncio.to_thread(draw_examples, name, players))


@operation("get", "/api/games/{name:str}/states/{kind:str}", {200: Messages, 304: None}, (404,), price_us=2_000)
async def get_state(request: Asked, name: FromPath[str], kind: FromPath[str]) -> Response[bytes]:
    """Give a state of a table for the gallery: its view, then the answers to what is asked there."""
    return await public(request, Messages(await asyncio.to_thread(draw_state, name, kind)))


@operation("get", "/api/games/{name:str}/guide", {200: Guide, 304: None}, (404,), price_us=2_000)
async def get_guide(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Give the guide of a game: its rules as people read them."""
    return await public(request, await asyncio.to_thread(draw_guide, name))


@operation("get", "/api/games/{name:str}/lesson", {200: Lesson, 304: None}, (404,), price_us=2_000)
async def get_lesson(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Give the lesson of a game: a first deal in prepared positions, every step with all that is seen of it."""
    return await public(request, await asyncio.to_thread(draw_lesson, name))


@operation(
    "post",
    "/api/games/{name:str}/lesson/{step:int}",
    {200: LessonAnswer},
    (*BODY, 404, 429),
    body=LessonQuestion,
    price_us=2_000,
)
async def ask_in_lesson(
    request: Asked, tables: NamedDependency[Tables], name: FromPath[str], step: FromPath[int]
) -> Response[bytes]:
    """Answer a question about the position in which a step of a lesson begins.

    Steps are numbered from 0.
    """
    tables.questions.spend(address_of(request))
    question = read_question(await request.body())
    return as_json(await asyncio.to_thread(answer_question, name, step, question))
