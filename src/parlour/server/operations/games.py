"""Operations on games without a table: catalogue, rules, words, pictures, guides and lessons."""

from __future__ import annotations

from parlour.protocol.guides import Guide
from parlour.protocol.http import GameInfo, Pictures, Rules
from parlour.protocol.lessons import Lesson, LessonAnswer, LessonQuestion
from parlour.protocol.messages import Messages, View
from parlour.server.base.decode import read_question
from parlour.server.house.house import House
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.shelf.catalogue import all_games, pictures_of, reworded, rules_of, words_in
from parlour.server.shelf.examples import draw_examples
from parlour.server.shelf.guides import draw_guide
from parlour.server.shelf.lessons import answer_question, draw_lesson
from parlour.server.shelf.recorded import draw_state

WORDS_KEPT_S = 3_600
"""How long a browser uses words without asking again; they change with a release, or by lot."""

ASK_AGAIN_S = 0
PRICE_US = 2_000


@operation("get", "/api/games", {200: tuple[GameInfo, ...], 304: None}, price_us=PRICE_US)
async def list_games(_house: House, _call: Call) -> Answer:
    """Describe every game."""
    return Answer(all_games(), kept_s=ASK_AGAIN_S)


@operation("get", "/api/words/{language:str}", {200: dict[str, str], 304: None}, for_banned=True, price_us=PRICE_US)
async def get_words(house: House, call: Call) -> Answer:
    """Return the words of every game in a language as Fluent text, by game.

    Words that a language lacks are English. Where the house compares wordings, those who take part get theirs.
    """
    words, noting = words_in(call.path["language"]), house.services.noting
    if noting is None or not noting.compares:
        return Answer(words, kept_s=WORDS_KEPT_S)
    language = call.path["language"]
    others = noting.words_of(call.guest_hash(house), language)
    return Answer(reworded(words, language, others), kept_s=ASK_AGAIN_S)


@operation("get", "/api/games/{name:str}/rules", {200: Rules, 304: None}, (404,), price_us=PRICE_US)
async def get_rules(_house: House, call: Call) -> Answer:
    """Return the rules of a game, clause by clause."""
    return Answer(Rules(rules_of(call.path["name"])), kept_s=ASK_AGAIN_S)


@operation("get", "/api/games/{name:str}/pictures", {200: Pictures, 304: None}, (404,), price_us=PRICE_US)
async def get_pictures(_house: House, call: Call) -> Answer:
    """Return pictures of a game: telling positions, in order."""
    return Answer(Pictures(pictures_of(call.path["name"])), kept_s=ASK_AGAIN_S)


@operation(
    "get",
    "/api/games/{name:str}/examples/{players:int}",
    {200: tuple[View, ...], 304: None},
    (404,),
    price_us=PRICE_US,
)
async def list_examples(house: House, call: Call) -> Answer:
    """Return example positions of a game with this number of players, for the gallery."""
    name, players = call.path["name"], call.path["players"]
    return Answer(await house.runner.run(lambda: draw_examples(name, players)), kept_s=ASK_AGAIN_S)


@operation("get", "/api/games/{name:str}/states/{kind:str}", {200: Messages, 304: None}, (404,), price_us=PRICE_US)
async def get_state(house: House, call: Call) -> Answer:
    """Return a state of a table for the gallery: a view, then the answers to what the page asks in it."""
    name, kind = call.path["name"], call.path["kind"]
    return Answer(Messages(await house.runner.run(lambda: draw_state(name, kind))), kept_s=ASK_AGAIN_S)


@operation("get", "/api/games/{name:str}/guide", {200: Guide, 304: None}, (404,), price_us=PRICE_US)
async def get_guide(house: House, call: Call) -> Answer:
    """Return the guide of a game: its rules as people read them."""
    return Answer(await house.runner.run(lambda: draw_guide(call.path["name"])), kept_s=ASK_AGAIN_S)


@operation("get", "/api/games/{name:str}/lesson", {200: Lesson, 304: None}, (404,), price_us=PRICE_US)
async def get_lesson(house: House, call: Call) -> Answer:
    """Return the lesson of a game: a first deal in prepared positions, every step with all that is seen of it."""
    return Answer(await house.runner.run(lambda: draw_lesson(call.path["name"])), kept_s=ASK_AGAIN_S)


@operation(
    "post",
    "/api/games/{name:str}/lesson/{step:int}",
    {200: LessonAnswer},
    (*BODY, 404, 429),
    body=LessonQuestion,
    price_us=PRICE_US,
)
async def ask_in_lesson(house: House, call: Call) -> Answer:
    """Answer a question about the position in which a step of a lesson begins.

    Steps are numbered from 0.
    """
    house.questions.spend(call.address)
    question = read_question(await call.receive())
    return Answer(await house.runner.run(lambda: answer_question(call.path["name"], call.path["step"], question)))
