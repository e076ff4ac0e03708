"""The notation of actions: whatever is said is an action of the game or Unreadable, with the field named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.actions import Action, Actions
from parlour.core.errors import Unreadable
from parlour.core.game import games

ACTIONS = Actions(
    Action("play", card=("1Cv", "3Xo"), pile=range(1, 10)),
    Action("move", column=range(-3, 4)),
    Action("turn", column=range(2), by=("left", "right")),
    Action("turn", row=range(2)),
    Action("pass"),
)
SHELF = sorted(games())

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=8)
"""Among the characters are lone surrogates."""

WILD = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3))
NEARLY_NUMBERS = st.sampled_from(
    ["--2", "-", "+1", "1_000", "²", "٣", "１", "1.0", "1e0", "0x1", "01", "-0", " 1", "", "9" * 5000, "NaN", "\ud800"]
)
HUGE = st.sampled_from([10**5000, -(10**30), 2**63, 2**64, 1e308, float("nan"), float("inf")])


def refusal(actions: Actions, said: object) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        actions.read(said)
    return caught.value


@pytest.mark.parametrize("word", ["--2", "+1", "1_0", "²", "٣", "1.0", "01", "-0", "-", "0x1", "9" * 5000, "\ud800"])
def test_a_number_is_said_in_plain_digits_or_not_at_all(word: str) -> None:
    assert refusal(ACTIONS, f"play 3Xo {word}").field == "pile"
    assert refusal(ACTIONS, f"move {word}").field == "column"
    assert refusal(ACTIONS, {"action": "move", "column": word}).field == "column"


OTHERS = [None, True, False, 1.0, 10**5000, -(10**30), float("nan"), "", [], [1], {}, {"a": 1}, "\ud800", b"1"]


@pytest.mark.parametrize("value", OTHERS, ids=map(str, range(len(OTHERS))))
def test_a_value_of_another_kind_is_named_by_its_field(value: object) -> None:
    assert refusal(ACTIONS, {"action": "move", "column": value}).field == "column"
    assert refusal(ACTIONS, {"action": "play", "card": value, "pile": 1}).field == "card"


@pytest.mark.parametrize("said", [None, True, 7, 1.5, [], ["pass"], b"pass", "", " ", "\ud800", {}, {"action": []}])
def test_what_names_no_action_is_named_so(said: object) -> None:
    assert refusal(ACTIONS, said).field == "action"


def test_parameters_are_all_there_and_no_others() -> None:
    assert refusal(ACTIONS, {"action": "play", "card": "3Xo"}).field == "pile"
    assert refusal(ACTIONS, {"action": "pass", "card": "3Xo"}).field == "card"
    assert refusal(ACTIONS, {"action": "turn", "row": 1, "by": "left"}).field in ("row", "column")
    assert refusal(ACTIONS, {"action": "pass", "\ud800": 1}).field == "action"
    assert refusal(ACTIONS, {"action": "pass", 7: 1}).field == "action"
    assert refusal(ACTIONS, "play 3Xo").field == "action"
    assert refusal(ACTIONS, "pass 1").field == "action"


def test_a_refusal_is_short_and_can_be_sent() -> None:
    for said in ("x" * 100_000, f"move {'9' * 100_000}", {"action": "move", "column": "x" * 100_000}, "\ud800"):
        error = refusal(ACTIONS, said)
        assert len(str(error)) < 300
        msgspec.json.encode([str(error), error.field])


def deep(levels: int) -> object:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


def test_depth_does_not_matter() -> None:
    assert refusal(ACTIONS, {"action": "move", "column": deep(100_000)}).field == "column"
    assert refusal(ACTIONS, deep(100_000)).field == "action"


# --- all games


def read(actions: Actions, said: object) -> int | None:
    """Read what was said; if it is refused, the refusal names a field and can be sent."""
    try:
        action = actions.read(said)
    except Unreadable as error:
        assert error.field
        msgspec.json.encode([str(error), error.field])
        return None
    assert 0 <= action < len(actions)
    return action


@pytest.mark.parametrize("name", SHELF)
def test_every_action_comes_back_from_its_parts(name: str) -> None:
    actions = games()[name].rules.actions
    for action in range(0, len(actions), 1 + len(actions) // 2_000):
        kind, *places = actions.parts(action)
        said, values = actions.split(action)
        assert (kind, actions.number(kind, *places)) == (said, action)
        form = next(form for form in actions.forms[kind] if [*form.parameters] == [*values])
        assert [form.parameters[one][place] for one, place in zip(values, places, strict=True)] == [*values.values()]


@pytest.mark.parametrize("name", SHELF)
def test_every_action_comes_back_from_its_text_and_its_json(name: str) -> None:
    actions = games()[name].rules.actions
    for action in range(0, len(actions), 1 + len(actions) // 5000):
        assert actions.read(actions.text(action)) == action
        assert actions.read(actions.json(action)) == action
        assert actions.read(msgspec.json.decode(msgspec.json.encode(actions.json(action)))) == action


@pytest.mark.parametrize("name", SHELF)
@given(said=st.text() | st.text(st.characters(), max_size=8) | WILD)
def test_anything_at_all_is_an_action_or_unreadable(name: str, said: object) -> None:
    actions = games()[name].rules.actions
    action = read(actions, said)
    if action is not None and isinstance(said, str):
        assert actions.text(action) == " ".join(said.split())


@pytest.mark.parametrize("name", SHELF)
@given(data=st.data())
def test_what_is_nearly_an_action_is_one_or_unreadable(name: str, data: st.DataObject) -> None:
    """Take an action apart and put other values in its place, as words and as JSON."""
    actions = games()[name].rules.actions
    whole = actions.json(data.draw(st.integers(0, len(actions) - 1)))
    field = data.draw(st.sampled_from(sorted(whole)))
    words = {**whole, field: data.draw(NEARLY_NUMBERS | st.text(max_size=5))}
    text = " ".join(map(str, words.values()))
    action = read(actions, text)
    if action is not None:
        assert actions.text(action) == " ".join(text.split())
    changed = {**whole, field: data.draw(WILD | HUGE | NEARLY_NUMBERS)}
    action = read(actions, changed)
    if action is not None:
        assert {key: str(value) for key, value in actions.json(action).items()} == {
            key: str(value) for key, value in changed.items()
        }
    extra = {**whole, **data.draw(st.dictionaries(st.text(st.characters(), max_size=6), WILD, max_size=2))}
    read(actions, extra)
