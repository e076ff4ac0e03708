"""``parlour tournament``: an evening from the first to the last command, and what is refused."""

from __future__ import annotations

import csv
import html.parser
import json
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.tournaments.files import read_tournament
from tests.cli.test_cli import run

NAMES = ["Ana Moreno", "Björn", "Женя", "山田太郎", "Cem Öz", "Dora Ruiz", "O'Neill <b>"]
Do = Callable[[str], str]


@pytest.fixture
def do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Do:
    """Runs ``parlour tournament`` with these words in an empty folder, and gives what it says."""
    monkeypatch.chdir(tmp_path)
    Path("names.txt").write_text("\n".join([*NAMES, "", ""]), encoding="utf-8-sig")

    def do(words: str) -> str:
        code, said = run("tournament", *shlex.split(words))
        assert code == (1 if said.startswith("Error: ") else 0), said
        return said

    return do


def test_an_evening(do: Do) -> None:
    """Seven players; one comes late, one leaves in the middle of a round, one result was typed wrongly."""
    assert "7 players" in do("new club.json --game pentic --rounds 3 --players names.txt --seed " + "0" * 64)
    said = do("pair club.json")
    assert re.search(r"^Round 1 of 3\nTable  Seat 1 \(starts\) +Seat 2\n +1  ", said)
    assert said.count("\n") == 6 and "Bye: " in said
    first = read_tournament(Path("club.json")).rounds[0].pods
    assert "Still in play: 2, 3." in do("result club.json 1 120 95")
    assert do(f'result club.json 2 --winner "{first[1].seats[1][:3].lower()}"').endswith("Still in play: 3.\n")
    assert "Error: Round 1 still waits for the results of table 3" in do("pair club.json")
    assert "8 players are here" in do("enter club.json Élodie")
    assert "Round 1 is complete." in do("result club.json 3 --draw")
    assert f"{first[0].seats[1]} 1 (95)" in do("correct club.json 1 20 95")
    do("pair club.json")
    second = read_tournament(Path("club.json")).rounds[1].pods
    assert any("Élodie" in pod.seats for pod in second)
    gone = second[2].seats[0]
    said = do(f'leave club.json "{gone}"')
    assert f"Table 3 of round 2 still waits for its result; if {gone} did not play" in said
    hint = said.split("parlour tournament ")[1]
    assert f"{gone} absent, {second[2].seats[1]} 1." in do(hint)
    for table in (1, 2, 4):
        do(f"result club.json {table} 50 40")
    assert len(do("pair club.json").splitlines()) == 6, "seven again"
    for table in (1, 2, 3):
        do(f"result club.json {table} 40 50")
    assert "Error: All rounds are paired, 3 of them; the tournament is over" in do("pair club.json")
    assert "all rounds are paired" in do("show club.json").splitlines()[-1].lower()
    assert f"{gone} (left)" in do("standings club.json --csv out.csv --html out.html")
    rows = list(csv.reader(Path("out.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert rows[0] == [
        "Place", "Name", "Score", "Buchholz", "Sonneborn-Berger", "Head to head", "Games won",
        "Round 1", "Round 2", "Round 3",
    ]  # fmt: skip
    assert len(rows) == 9
    assert sum(float(row[2]) for row in rows[1:]) == 3 + 1 + 4 + 3 + 1


class Tags(html.parser.HTMLParser):
    """Checks that tags are closed in order, and collects addresses and texts."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data.strip())


def test_the_page_is_whole_and_needs_nothing_else(do: Do) -> None:
    do("new club.json --game pentic --players names.txt --title 'A & B <i>'")
    do("pair club.json")
    do("result club.json 1 7 5")
    do("standings club.json --html out.html")
    text = Path("out.html").read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(text)
    assert tags.open == [] and tags.addresses == []
    assert "url(" not in text and "@import" not in text
    assert {"A & B <i>", *NAMES, "Standings", "Cross table", "Round 1"} <= set(tags.texts)
    assert "prefers-color-scheme: dark" in text and "size: A4" in text


def test_a_league_is_paired_at_once_and_played_in_order(do: Do) -> None:
    """A table number means the first round with open tables; another one is said."""
    do("new l.json --game 36 --format league --labels 'Monday,Friday' --players names.txt")
    said = do("pair l.json --all")
    assert "Round 1, Monday\n" in said and "Round 2, Friday\n" in said and "Round 7\n" in said
    assert "Round 1, table 2:" in do("result l.json 2 0 5"), "in 36 the fewest counters win"
    assert read_tournament(Path("l.json")).rounds[0].outcomes[2].places == (1, 2)
    assert "has a result already" in do("result l.json 2 0 5")
    assert "Round 3, table 2:" in do("result l.json 2 0 5 --round 3")
    assert "Round 3, table 2:" in do("correct l.json 2 5 0")
    assert "everybody has met everybody" in do("pair l.json").lower()


def test_an_arena(do: Do) -> None:
    do("new a.json --game pentic --format arena --players names.txt")
    do("pair a.json")
    do("result a.json 3 --draw")
    assert re.search(r"^ +3  ", do("pair a.json"), re.MULTILINE)
    assert "Round 2, table 3:" in do("result a.json 3 --draw")
    assert do("close a.json") == "Closed. Still in play: 1, 2.\n"
    assert "nothing is paired any more" in do("pair a.json")
    assert "Round 1, table 1:" in do("result a.json 1 --draw")


def test_names_are_found_by_how_they_begin(do: Do) -> None:
    do("new c.json --game pentic")
    do("enter c.json Ana Anabel Ben")
    assert "Ana left" in do("leave c.json ANA")
    assert "An may be Ana or Anabel; type more of the name" in do("leave c.json An")
    assert "nobody here is called Cem; there are Ana, Anabel, Ben" in do("leave c.json Cem")
    assert "Ana is back" in do("back c.json ana")


def test_of_several_names_all_or_none_enter(do: Do) -> None:
    do("new c.json --game pentic")
    before = Path("c.json").read_bytes()
    assert "Error: ana has entered already" in do("enter c.json ana Ana")
    assert Path("c.json").read_bytes() == before


def test_points_may_be_negative(do: Do) -> None:
    do("new c.json --game pentic")
    assert "Error: No round is paired yet" in do("result c.json 1 3 5")
    assert "Error: A table needs 2 players; here to be paired: 0" in do("pair c.json")
    do("enter c.json Ana Ben")
    do("pair c.json")
    assert "(-3)" in do("result c.json 1 -- -3 5")
    assert "(-7.5)" in do("correct c.json 1 -7.5 5")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("new c.json --game chess", "there is no game 'chess'"),
        ("new c.json --game pentic --seats 5", "Pentic is for 2 to 4 players, not for tables of 5"),
        ("new c.json --game pentic --seats two", "--seats is a number as 2, or two as 3-4, not 'two'"),
        ("new c.json --game pentic --place-points 3,x", "not 'x'"),
        ("new c.json --game pentic --place-points 3,nan", "nan is no number of points"),
        ("new c.json --game pentic --tie-breaks luck", "there is no tie-break 'luck'; there are buchholz"),
        ("new c.json --game pentic --format thirty-six", "the tournament of 36's own rules"),
        ("new c.json --game 36 --format thirty-six --players names.txt", "one table of up to 3, and 7 are here"),
        ("new names.txt --game pentic", "names.txt is there already"),
        ("new no/c.json --game pentic", "no file can be written there"),
        ("result names.txt 1 --draw", "names.txt is not a tournament, or damaged"),
        ("show names.txt", "names.txt is not a tournament, or damaged"),
        ("show none.json", "none.json: No such file or directory"),
    ],
)
def test_what_is_refused_is_said_and_nothing_is_written(do: Do, words: str, complaint: str) -> None:
    said = do(words)
    assert said.startswith("Error: ") and complaint in said and said.count("\n") == 1
    assert [path.name for path in Path().iterdir()] == ["names.txt"]


def test_the_tournament_is_not_overwritten_by_its_standings(do: Do) -> None:
    do("new c.json --game pentic")
    assert "is the tournament itself" in do("standings c.json --csv ./c.json")
    assert read_tournament(Path("c.json"))


def test_a_spreadsheet_computes_no_name(do: Do) -> None:
    do("new c.json --game pentic")
    do("enter c.json =1+1 Ben")
    do("standings c.json --csv out.csv")
    assert ",'=1+1," in Path("out.csv").read_text(encoding="utf-8")


def test_a_duplicate_night(do: Do) -> None:
    """Boards are handed out sealed; the secret is shown at the end, and every match is verified against it."""
    said = do("new night.json --game pentic --format duplicate --scoring comparison --rounds 1 --players names.txt")
    committed = re.search(r"^Commitment: ([0-9a-f]{64})$", said, re.MULTILINE)
    assert committed is not None
    assert "Round 1 of 1, board 1\n" in do("pair night.json")
    assert "Keep it secret until all have played it." in do("board night.json 1 board.json")
    assert "Error: there is no board 2" in do("board night.json 2 other.json")
    assert "Error: board.json is there already" in do("board night.json 1 board.json")
    for table, seat in enumerate(("bot:greedy", "bot:random", "bot:greedy"), 1):
        words = ["--seat", seat, "--seat", "bot:random", "--option", "target=50", "--plain"]
        code, said = run("play", "pentic", *words, "--board", "board.json", "--save", f"{table}.json")
        assert code == 0, said
        scores = json.loads(Path(f"{table}.json").read_text())["result"]["scores"]
        assert "Secret" not in do("show night.json")
        do(f"result night.json {table} {scores[0]} {scores[1]}")
    shown = do("show night.json")
    assert committed[0] in shown
    secret = re.search(r"^Secret of the night: ([0-9a-f]{64})$", shown, re.MULTILINE)
    assert secret is not None
    files = [f"{table}.json" for table in (1, 2, 3)]
    code, said = run("verify", *files, "--night", secret[1])
    assert (code, said.splitlines()[0]) == (0, f"night     {committed[1]}")
    assert said.count(f"board     1 of night {committed[1]}") == 3
    code, said = run("verify", *files, "--night", "0" * 64)
    assert (code, "1.json: this match is of another night" in said) == (1, True)
    assert re.search(r"%", do("standings night.json --csv night.csv --html night.html") + Path("night.csv").read_text())
    for page in ("night.csv", "night.html"):
        assert secret[1] not in Path(page).read_text(encoding="utf-8-sig")


def test_what_a_board_cannot_be_used_for(do: Do) -> None:
    do("new night.json --game pentic --format duplicate --players names.txt")
    do("board night.json 3 board.json")
    do("new club.json --game pentic --players names.txt")
    assert "Error: boards are for the format duplicate" in do("board club.json 1 other.json")
    for words, complaint in [
        (["play", "tyramid", "--board", "board.json"], "is a board of pentic, not of tyramid"),
        (["play", "pentic", "--board", "board.json", "--seed", "0" * 64], "give --seed or --board, not both"),
        (["play", "pentic", "--board", "night.json"], "not a board of a night"),
    ]:
        code, said = run(*words)
        assert (code, complaint in said) == (1, True), said
