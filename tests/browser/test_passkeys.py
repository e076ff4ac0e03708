"""A name that is kept with a passkey, in a browser whose authenticator is Chromium's own virtual one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.axe import check_axe
from tests.browser.person import PHONE, Person
from tests.server.process import Process

Known = Callable[..., tuple[Person, CDPSession, str]]
REFUSED = ["status 403", "Failed to load resource"]


@pytest.fixture
def known(browser: Browser, server: Process) -> Iterator[Known]:
    """Bring in somebody by the name of the server, with an authenticator."""
    there: list[Person] = []

    def bring(**context: Any) -> tuple[Person, CDPSession, str]:
        person = Person(browser, server.url.replace("127.0.0.1", "localhost"), **context)
        there.append(person)
        session = person.context.new_cdp_session(person.page)
        session.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
        made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        return person, session, str(made["authenticatorId"])

    yield bring
    for person in there:
        person.close()
    assert [person.faults for person in there if person.faults] == []


def sync(made: tuple[Person, CDPSession, str], other: tuple[Person, CDPSession, str]) -> None:
    """Bring the passkeys of one authenticator to another, as a password manager does."""
    (_, session, id), (_, there, other_id) = made, other
    for credential in session.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]:
        there.send("WebAuthn.addCredential", {"authenticatorId": other_id, "credential": credential})


def test_a_name_is_kept_with_a_passkey_until_it_is_removed(known: Known) -> None:
    desk, phone = known(), known(viewport=PHONE, has_touch=True)
    ada, page, other = desk[0], desk[0].page, phone[0].page
    ada.sit_down("gridsy", "me", Grid="3")
    ada.go("/you")
    section = page.get_by_role("region", name="A passkey")
    keep = section.get_by_role("button", name="Keep this name with a passkey")
    section.get_by_label("Name of the passkey").fill("Desk & key")
    keep.click()
    expect(section.get_by_role("status")).to_have_text("Your passkey is kept.")
    expect(section.get_by_role("listitem")).to_contain_text("not used yet")
    check_axe(page)
    keep.click()
    expect(section.get_by_role("alert")).to_contain_text("keeps a passkey for you already")

    sync(desk, phone)
    phone[0].go("/you")
    expect(other.get_by_role("status").first).to_contain_text("You are new here")
    other.get_by_role("button", name="I have a passkey").tap()
    expect(other.get_by_role("status").first).to_contain_text("This device is yours now.")
    expect(other.get_by_role("listitem").filter(has_text="Desk & key")).to_contain_text("last used on")
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(other)

    page.reload()
    section.get_by_role("button", name="Remove the passkey “Desk & key”").click()
    expect(section.get_by_role("status")).to_contain_text("Delete it on your device, too.")
    expect(section.get_by_role("listitem")).to_have_count(0)
    phone[0].context.clear_cookies()
    phone[0].expected = REFUSED
    other.reload()
    other.get_by_role("button", name="I have a passkey").tap()
    expect(other.get_by_role("alert")).to_contain_text("does not know this passkey")


def test_who_chooses_none_is_told_so(known: Known) -> None:
    person, session, id = known()
    session.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": id})
    options = {"protocol": "ctap2", "transport": "internal", "hasUserVerification": True, "isUserVerified": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": {**options, "hasResidentKey": True}})
    person.go("/you")
    person.page.get_by_role("button", name="I have a passkey").click()
    expect(person.page.get_by_role("alert")).to_contain_text("No passkey was chosen")


def test_a_page_without_passkeys_says_so(browser: Browser, server: Process) -> None:
    person = Person(browser, server.url)
    person.go("/you")
    section = person.page.get_by_role("region", name="A passkey")
    expect(section.get_by_text(re.compile("^Passkeys need https"))).to_be_visible()
    expect(section.get_by_role("button")).to_have_count(0)
    person.close()
    assert person.faults == []
