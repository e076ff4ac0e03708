"""Other wordings of messages: who reads them, and what is refused of the file that holds them."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.clarity.wordings import Wording, Wordings, read_wordings
from parlour.core.errors import BadOption

GOOD = """
[[wording]]
name = "shorter"
game = "Pentic"
clause = "PEN-07"
message = "shares-nothing"
[wording.words]
en = "shares-nothing = It must have something in common with { $card }."
de = "shares-nothing = Sie muss etwas mit { $card } gemeinsam haben."
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "wordings.toml"
    file.write_text(text, "utf-8")
    return file


def test_half_of_the_guests_read_the_other_words_in_its_languages(tmp_path: Path) -> None:
    found = read_wordings(written(tmp_path, GOOD))
    guests = [f"{number:064x}" for number in range(400)]
    others = [guest for guest in guests if found.words_of(guest, "en")]
    assert 160 < len(others) < 240
    for guest in guests:
        lot = "shorter:PEN-07:b" if guest in others else "shorter:PEN-07:a"
        assert found.lots_of(guest, "pentic", "de") == (lot,)
        assert found.lots_of(guest, "pentic", "fr") == (), "who reads the usual words whatever the lot is in none"
        assert found.lots_of(guest, "tyramid", "de") == ()
        assert bool(found.words_of(guest, "de")) == (guest in others)
        assert not found.words_of(guest, "fr")
    assert found.words_of(others[0], "de")["pentic", "shares-nothing"].startswith("shares-nothing = Sie muss")


def test_two_comparisons_draw_their_lots_apart() -> None:
    words = {"en": "summary = S"}
    both = Wordings(tuple(Wording(name, "pentic", "PEN-07", "summary", words) for name in ("one", "two")))
    lots = {both.lots_of(f"{number}", "pentic", "en") for number in range(64)}
    assert len(lots) == 4


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"Pentic"', '"Chess"', r"wording 1 \(shorter\): game: there is no game 'Chess'"),
        ('"PEN-07"', '"PEN-99"', "clause: Pentic has no clause PEN-99"),
        ('"shares-nothing"', '"shares-all"', "message: Pentic has no message shares-all"),
        ('"shorter"', '"Shorter one"', "name: up to 24 small letters, digits and hyphens"),
        ("de = ", "nl = ", "words.nl: this language is not spoken here"),
        ("with { $card }", "with { $cards }", r"words.en: \$cards: the usual words have nothing of this name"),
        (
            "shares-nothing = It",
            "shares-all = It",
            "words.en: it is no single entry of Fluent that begins with shares-n",
        ),
        ("{ $card }.", "{ $card .", "words.en: it is no single entry of Fluent"),
        (
            "= Sie muss",
            "= Sie\\n    .help = muss",
            r"words.de: its attributes are \.help, a value; the usual ones are a val",
        ),
        ("clause =", "clauses =", "unknown field `clauses`"),
        ('clause = "PEN-07"\n', "", "missing required field `clause`"),
        ("[[wording]]", "[wording]", r"Expected `array`, got `object`"),
        ('name = "shorter"', "name = shorter", "Invalid value"),
    ],
)
def test_a_fault_is_told_in_one_line(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in GOOD
    with pytest.raises(BadOption, match=fault) as error:
        read_wordings(written(tmp_path, GOOD.replace(old, new, 1)))
    assert str(error.value).startswith("PARLOUR_WORDINGS: ")
    assert "\n" not in str(error.value)


def test_each_fault_has_a_line(tmp_path: Path) -> None:
    twice = GOOD + GOOD.replace("PEN-07", "PEN-99")
    with pytest.raises(BadOption) as error:
        read_wordings(written(tmp_path, twice))
    said = str(error.value).splitlines()
    assert len(said) == 3
    assert [line.partition("wording 2 (shorter): ")[2].partition(":")[0] for line in said] == [
        "name",
        "message",
        "clause",
    ]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"none\.toml cannot be read: No such file"):
        read_wordings(tmp_path / "none.toml")
    (tmp_path / "wordings.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadOption, match="no text in UTF-8"):
        read_wordings(tmp_path / "wordings.toml")
    with pytest.raises(BadOption, match="larger than 256 KiB"):
        read_wordings(written(tmp_path, "#" * 300_000))
