"""HTTP operations on games without a table: catalogue, rules, words, pictures, guides and lessons."""

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
from parlour.server.web.answers import JSON, Asked, address_of, answer_public, as_json
from parlour.server.web.encoding import encode
from parlour.server.web.operations import BODY, operation

WORDS_KEPT_S = 3_600
"""How long a browser uses words without asking again; they change with a release only."""


@operation("get", "/api/games", {200: tuple[GameInfo, ...], 304: None}, price_us=2_000)
async def list_games(request: Asked) -> Response[bytes]:
    """Describe every game."""
    return await answer_public(request, all_games())


@operation("get", "/api/words/{language:str}", {200: dict[str, str], 304: None}, price_us=2_000)
async def get_words(request: Asked, language: FromPath[str]) -> Response[bytes]:
    """Return the words of every game in a language as Fluent text, by game.

    Words that a language lacks are English.
    """
    return await answer_public(request, words_in(language), f"max-age={WORDS_KEPT_S}")


def prepare_words() -> None:
    """Compress the words of every language in advance, so that the first request does not wait for it."""
    for language in LANGUAGES:
        try:
            encode(msgspec.json.encode(words_in(language)), JSON)
        except ValueError as error:  # unreadable words of a plug-in: only requests for that language fail
            logs.error("words_unreadable", error)


@operation("get", "/api/games/{name:str}/rules", {200: Rules, 304: None}, (404,), price_us=2_000)
async def get_rules(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Return the rules of a game, clause by clause."""
    return await answer_public(request, Rules(rules_of(name)))


@operation("get", "/api/games/{name:str}/pictures", {200: Pictures, 304: None}, (404,), price_us=2_000)
async def get_pictures(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Return pictures of a game: telling positions, in order."""
    return await answer_public(request, Pictures(pictures_of(name)))


@operation(
    "get",
    "/api/games/{name:str}/examples/{players:int}",
    {200: tuple[View, ...], 304: None},
    (404,),
    price_us=2_000,
)
async def list_examples(request: Asked, name: FromPath[str], players: FromPath[int]) -> Response[bytes]:
    """Return example positions of a game with this number of players, for the gallery."""
    return await answer_public(request, await asyncio.to_thread(draw_examples, name, players))


@operation("get", "/api/games/{name:str}/states/{kind:str}", {200: Messages, 304: None}, (404,), price_us=2_000)
async def get_state(request: Asked, name: FromPath[str], kind: FromPath[str]) -> Response[bytes]:
    """Return a state of a table for the gallery: a view, then the answers to what the page asks in it."""
    return await answer_public(request, Messages(await asyncio.to_thread(draw_state, name, kind)))


@operation("get", "/api/games/{name:str}/guide", {200: Guide, 304: None}, (404,), price_us=2_000)
async def get_guide(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Return the guide of a game: its rules as people read them."""
    return await answer_public(request, await asyncio.to_thread(draw_guide, name))


@operation("get", "/api/games/{name:str}/lesson", {200: Lesson, 304: None}, (404,), price_us=2_000)
async def get_lesson(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Return the lesson of a game: a first deal in prepared positions, every step with all that is seen of it."""
    return await answer_public(request, await asyncio.to_thread(draw_lesson, name))


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
