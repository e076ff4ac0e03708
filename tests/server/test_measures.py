"""Laws of what operators impose: it holds for whom it is meant, as long as it should, however a word is spelt."""

from __future__ import annotations

import ipaddress
import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from parlour.core.errors import BadOption
from parlour.server.base.errors import Banned, WordRemoved
from parlour.server.base.limits import network_of
from parlour.server.base.measures import WHOLE_HOUSE, Measure, Measures, read_network

GUESTS = st.sampled_from(["a" * 64, "b" * 64, "c" * 64])
TIMES = st.integers(0, 100)
V4 = st.ip_addresses(v=4).map(str)
ADDRESSES = st.ip_addresses().map(str)
WORDS = st.text(st.characters(categories=["L"], max_codepoint=0x24F), min_size=2, max_size=12)
SPELLINGS = (str.upper, str.lower, str.title, str.casefold, lambda word: unicodedata.normalize("NFD", word))
AROUND = st.sampled_from(["", "!", " ", "7", "_", "\u2014", "(", "…"])


def imposed(*measures: Measure, now: float = 0) -> Measures:
    made = Measures(lambda: now)
    made.replace(measures)
    return made


@given(GUESTS, GUESTS, TIMES, TIMES)
def test_a_ban_holds_for_its_guest_until_its_end_and_no_longer(banned: str, guest: str, until: int, now: int) -> None:
    measures = imposed(Measure("ban", banned, until), Measure("mute", banned, until), now=now)
    holds = guest == banned and now < until
    assert (measures.banned_until(guest, "192.0.2.1") == until) == holds
    assert (measures.muted_until(guest) == until) == holds
    assert measures.banned_until(None, "192.0.2.1") is None


@given(ADDRESSES, st.integers(0, 128), ADDRESSES)
def test_a_network_is_all_of_its_addresses_and_no_other(address: str, length: int, other: str) -> None:
    version = ipaddress.ip_address(address).version
    try:
        named = read_network(f"{address}/{min(length, 32) if version == 4 else length}", "whom")
    except BadOption:
        assert length < 16
        return
    assert read_network(named, "whom") == named, "it is written in one way"
    measures = imposed(Measure("ban", named, 9), Measure("kids", named, None))
    assert measures.banned_until(None, network_of(address)) == 9
    assert measures.is_kids(network_of(address))
    found = ipaddress.ip_address(network_of(other))
    assert measures.is_kids(network_of(other)) == (found in ipaddress.ip_network(named))


@given(V4, V4)
def test_kid_mode_of_the_house_holds_everywhere(address: str, other: str) -> None:
    assert imposed(Measure("kids", WHOLE_HOUSE, None)).is_kids(address)
    assert not imposed(Measure("kids", other, None)).is_kids(address) or address == other


@given(WORDS, st.sampled_from(SPELLINGS), AROUND, AROUND)
def test_a_removed_word_is_found_however_it_is_spelt(word: str, spelt: object, before: str, after: str) -> None:
    assume(any(sign.isalpha() for sign in word))
    measures = imposed(Measure("word", word, None))
    with pytest.raises(WordRemoved):
        measures.check_words(f"{before}{spelt(word)}{after}", "name")  # type: ignore[operator]


@given(WORDS, WORDS)
def test_a_word_inside_another_is_none(word: str, other: str) -> None:
    assume(word.isascii() and other.isascii() and other.isalpha())
    imposed(Measure("word", word, None)).check_words(f"{word}{other}", "name")


@pytest.mark.parametrize(
    ("word", "text", "found"),
    [
        ("dummkopf", "D\u00fcmmk\u00f6pf", True),
        ("dummkopf", "\u0501ummk\u043epf", True),
        ("dummkopf", "\uff24\uff35\uff2d\uff2d\uff2b\uff2f\uff30\uff26", True),
        ("dummkopf", "\U0001d589\U0001d59a\U0001d592\U0001d592\U0001d590\U0001d594\U0001d595\U0001d58b", True),
        ("strasse", "STRA\u00dfE", True),
        ("so doof", "so   DOOF", True),
        ("\u99ac\u9e7f", "\u3053\u306e\u99ac\u9e7f\u3067\u3059", True),
        ("\u30d0\u30ab", "\u30d0\u30ab\u30f3\u30b9", False),
        ("\u30d0\u30ab", "an apple", False),
        ("dumm", "Dummheit", False),
        ("sau", "Saurier", False),
    ],
)
def test_words_as_a_reader_sees_them(word: str, text: str, found: bool) -> None:
    measures = imposed(Measure("word", word, None))
    if found:
        with pytest.raises(WordRemoved):
            measures.check_words(text, "name")
    else:
        measures.check_words(text, "name")


def test_a_ban_says_until_when() -> None:
    with pytest.raises(Banned, match="until 2027-01-15 08:00 UTC") as refusal:
        imposed(Measure("ban", "192.0.2.0/24", 1_800_000_000)).check_ban(None, "192.0.2.7")
    assert refusal.value.until == 1_800_000_000
