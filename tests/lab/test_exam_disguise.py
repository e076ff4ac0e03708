"""The disguise of a question: a bijection, under which no term of the game is left."""

from __future__ import annotations

import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.game import Game, find_game, games
from parlour.core.guides import guide_of
from parlour.core.kernel import JIT
from parlour.lab.exam import DISGUISED, WORDS, tell
from parlour.lab.exam.disguise import Disguise
from parlour.lab.exam.questions import match_of
from parlour.lab.exam.telling import Voice, disguise_of, read_answer, tell_table
from parlour.lab.exam.terms import TERMS, terms_of
from tests.lab.asked import DATE, ask

GAMES = tuple(games())
KEYS = st.integers(0, 2**40)
needs_speed = pytest.mark.skipif(not JIT, reason="plays whole matches; the compiled stage runs it")


@cache
def pieces_of_text(name: str) -> tuple[str, ...]:
    """Words, numbers, phrases and sentences of a game's rules, and what is said of pieces and places."""
    game = find_game(name)
    texts = [item.text.replace("`", "") for section in game.sections for item in section.items]
    words = sorted({word for text in texts for word in re.findall(r"\w+|[^\w\s]", text)})
    phrases = [
        "3 star orange",
        "5 square violet",
        "3Xo",
        "S square",
        "row -2, column 11",
        "sun 4",
        "crown null",
        "cell 5",
    ]
    phrases += [
        "still wanted: 3",
        "yellow round",
        "r round",
        "Mars symbol",
        "PEN-07",
        "TICS",
        "Squares",
        "Single",
        "single",
    ]
    return (*texts, *words, *phrases, terms_of(game).told, game.about.title)


@given(st.sampled_from(GAMES), KEYS, st.data())
def test_what_is_told_can_be_taken_back(name: str, key: int, data: st.DataObject) -> None:
    disguise = Disguise(find_game(name), key)
    text = " ".join(data.draw(st.lists(st.sampled_from(pieces_of_text(name)), min_size=1, max_size=12)))
    assert disguise.reveal(disguise.tell(text)) == text


@given(st.sampled_from(GAMES), KEYS, st.data())
def test_actions_can_be_taken_back(name: str, key: int, data: st.DataObject) -> None:
    game = find_game(name)
    disguise, actions = Disguise(game, key), game.rules.actions
    number = data.draw(st.integers(0, len(actions) - 1))
    told = disguise.tell_action(actions.text(number))
    assert actions.read(disguise.reveal_action(told)) == number
    assert told.split(" ")[0] not in actions.forms


@given(st.sampled_from(GAMES), KEYS)
def test_names_are_different_and_no_words_of_the_game(name: str, key: int) -> None:
    game = find_game(name)
    disguise, terms = Disguise(game, key), terms_of(game)
    kinds = {word for _, word in terms.kinds if word not in terms.in_context} | set(terms.words)
    renamed = {disguise.tell(word) for word in kinds} | {
        disguise.tell_action(form) for form in game.rules.actions.forms
    }
    assert len(renamed) == len(kinds) + len(game.rules.actions.forms)
    assert not renamed & set(re.findall("[a-z]+", " ".join(pieces_of_text(name)).lower()))


def test_another_key_gives_other_names_and_the_same_key_the_same() -> None:
    pentic = find_game("pentic")
    sentence = "A Tic: 3 star orange on pile 4"
    one, other = Disguise(pentic, 1), Disguise(pentic, 2)
    assert one.tell(sentence) == Disguise(pentic, 1).tell(sentence) != other.tell(sentence)


def test_every_word_that_a_guide_explains_is_a_term() -> None:
    explained = [(game, term) for game in games().values() for section in guide_of(game) for term in section.terms]
    assert len(explained) > 10
    for game, term in explained:
        assert term in terms_of(game).words or term.capitalize() in terms_of(game).exact


def left_over(game: Game, text: str) -> list[str]:
    """Return what is left of a game's own words in a text: terms, properties, signs, ids of clauses and titles."""
    terms = terms_of(game)
    words = [*terms.words, *(word for _, word in terms.kinds if word not in terms.in_context)]
    found = re.findall(rf"(?i)(?<![a-z])(?:{'|'.join(map(re.escape, words))})(?:s|es|ed|ing)?(?![a-z])", text)
    found += re.findall(rf"\b(?:{'|'.join(terms.exact or ('(?!)',))})\b", text)
    found += re.findall(rf"\b(?:{'|'.join(terms.prefixes)})-[A-Z]?\d+", text)
    found += re.findall(r"\b[1-5][CRTSX][vcyor]\b", text) if terms.ranks and terms.rank_first else []
    found += [title for each in games().values() if (title := each.about.title) != "36" and title in text]
    return found


@needs_speed
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_left_of_the_game_in_a_disguised_question(name: str) -> None:
    game = find_game(name)
    for number in (1, 2, 3):
        question = ask(game, number)
        plain, told = tell(question, DATE, WORDS), tell(question, DATE, DISGUISED)
        assert left_over(game, plain.text)
        assert left_over(game, told.text) == []
        assert not {f"{text}:" for text in question.legal} & set(re.split(r"\. |(?<=:) ", told.text))
        assert len(set(told.actions)) == len(question.legal)


@needs_speed
@pytest.mark.parametrize("name", GAMES)
def test_a_disguised_question_is_the_same_question(name: str) -> None:
    question = ask(find_game(name), 1)
    disguise, match = disguise_of(question, DATE), match_of(question)
    told = tell(question, DATE, DISGUISED)
    assert tuple(map(disguise.reveal_action, told.actions)) == question.legal
    plain, under = (list(tell_table(match, question.seat, Voice(match, question.seat, d))) for d in (None, disguise))
    assert len(plain) == len(under)
    signs = {word for line in plain for word in line.split() if re.fullmatch(terms_of(match.game).sign, word)}
    assert not (signs - {"or"}) & {word for line in under for word in line.split()}  # it is an English word, too
    assert [line.count(" . ") for line in plain] == [line.count(" . ") for line in under]
    for place in range(len(question.legal)):
        assert read_answer(told, f"So …\nAnswer: {place + 1}") == read_answer(told, told.actions[place]) == place


def test_all_games_here_have_their_terms() -> None:
    assert set(TERMS) == set(GAMES)
