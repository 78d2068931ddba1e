"""Nobody passes for somebody else at a table, whatever letters they write their name with."""

import pytest

from saloon.server.likeness import told_apart
from tests.server.serving import Served


@pytest.mark.parametrize("other", ["Ann", "ANN", "Аnn", "Ａnn", "A nn", "A-nn", "Αnn"])
def test_a_name_that_reads_like_another_has_a_number(served: Served, other: str) -> None:
    ann = served.guest("Ann")
    table = ann.create(seats=["human", "human", "human"], public=True)
    served.guest(other).join(table)
    served.guest("Bob").join(table)
    seats = [seat["name"] for seat in ann.get(f"/api/tables/{table['table']}")["seats"]]
    assert seats == ["Ann", f"{other} (2)", "Bob"]


def test_names_that_can_be_told_apart_stay_as_they_are() -> None:
    assert told_apart(["Ann", "Anna", "Änn", "", "", "Ben"]) == ["Ann", "Anna", "Änn", "", "", "Ben"]
    assert told_apart(["Ann", "Ann", "Ann", "Ann (2)"]) == ["Ann", "Ann (2)", "Ann (3)", "Ann (2) (2)"]
    assert told_apart(["★", "♥", "", "★"]) == ["★", "♥", "", "★ (2)"]


def test_letters_that_are_drawn_alike_are_one() -> None:
    assert told_apart(["Billy", "Bi11y", "BiIIy"]) == ["Billy", "Bi11y (2)", "BiIIy (3)"]
    assert told_apart(["Otto", "0tto", "Оtto"]) == ["Otto", "0tto (2)", "Оtto (3)"]
