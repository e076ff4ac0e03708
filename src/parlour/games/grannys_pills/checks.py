"""Check a designer's pills, forms and prescriptions of Granny's Pills."""

from __future__ import annotations

from collections import Counter

from parlour.core.components import refuse_part
from parlour.games.grannys_pills.components import (
    COLOUR_NAMES,
    FEWEST_PILLS,
    LETTERS,
    MOST_PILLS,
    Components,
    Form,
    count_copies,
)


def check_components(given: Components) -> None:
    """Raise BadComponents for pills, forms or prescriptions that no match can be played with."""
    copies = count_copies(given)
    pills = sum(copies.values())
    words = f"there are {pills} pills; take {FEWEST_PILLS} to {MOST_PILLS} (GRA-13)"
    refuse_part(not FEWEST_PILLS <= pills <= MOST_PILLS, ("pills",), words)
    for place, form in enumerate(given.forms):
        check_form(given.forms, place, form)
    for place, line in enumerate(given.prescriptions):
        check_prescription(copies, place, line.replace("/", " ").split())


def check_form(forms: tuple[Form, ...], place: int, form: Form) -> None:
    """Raise BadComponents for a form that is there before, or whose cells are not in order (GRA-D1)."""
    same = [other for other in forms[:place] if other.name == form.name or other.cells == form.cells]
    refuse_part(same, ("forms", place), f"{form.name} has the name or the cells of an earlier form")
    wrong = list(form.cells) != sorted(set(form.cells))
    refuse_part(wrong, ("forms", place, "cells"), "name three different cells in reading order (GRA-D1)")
    wrong = any(min(part) > 0 for part in zip(*form.cells, strict=True))
    refuse_part(wrong, ("forms", place, "cells"), "a form begins in row 0 and in column 0 of its box (GRA-D1)")


def check_prescription(copies: Counter[str], place: int, asked: list[str]) -> None:
    """Raise BadComponents if a prescription lacks a colour, or asks for a pill that is not in the bag."""
    for letter in LETTERS:
        words = f"it asks for no pill in {COLOUR_NAMES[LETTERS.index(letter)]}, so not every pill fits (GRA-D3)"
        refuse_part(all(pill[0] != letter for pill in asked), ("prescriptions", place), words)
    for pill in asked:
        words = f"it asks for {pill}, and no such pill is in the bag, so its shape is never right (GRA-43)"
        refuse_part(not copies[pill], ("prescriptions", place), words)
