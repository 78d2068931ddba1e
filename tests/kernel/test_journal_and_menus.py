"""The journal and the menus: small things that everything else is written in."""

import pickle

import pytest

from saloon.games.goat.engine.choices import Offers, offer_code
from saloon.kernel.journal import CHOICE, FIRST_EVENT, HEAD, KERNEL_KINDS, UNDO, Journal, Kind
from saloon.kernel.menu import NOTHING, Listed, Menu


def test_a_record_is_kind_audience_length_and_fields() -> None:
    journal = Journal([])
    journal.add1(UNDO, 0, 3)
    journal.add2(CHOICE, 0, 1, 44)
    journal.add3(7, 0b101, 1, 2, 3)
    journal.add4(8, 0, 1, 2, 3, 4)
    journal.add_list(9, 1, 5, [6, 7])
    assert journal.data == [
        UNDO, 0, 1, 3,
        CHOICE, 0, 2, 1, 44,
        7, 0b101, 3, 1, 2, 3,
        8, 0, 4, 1, 2, 3, 4,
        9, 1, 3, 5, 6, 7,
    ]  # fmt: skip
    at, kinds = 0, []
    while at < len(journal.data):
        kinds.append(journal.data[at])
        at += HEAD + journal.data[at + 2]
    assert kinds == [UNDO, CHOICE, 7, 8, 9]


def test_a_copy_is_written_apart() -> None:
    journal = Journal([])
    journal.add1(7, 0, 1)
    copy = journal.copy()
    copy.add1(7, 0, 2)
    assert len(journal.data) == 4
    assert len(copy.data) == 8
    assert pickle.loads(pickle.dumps(copy)).data == copy.data


def test_a_kind_reads_its_fields_from_one_line() -> None:
    kind = Kind("offered", "dealer:seat claim:character card:character*", shows=True)
    assert (kind.name, kind.shows) == ("offered", True)
    assert kind.fields == ["dealer", "claim", "card"]
    assert kind.types == ["seat", "character", "character"]
    assert kind.secret == [False, False, True]
    assert Kind("nothing").fields == []
    assert len(KERNEL_KINDS) == FIRST_EVENT


@pytest.mark.parametrize(
    ("menu", "codes"),
    [
        (NOTHING, []),
        (Listed([]), []),
        (Listed([4, 2, 9]), [4, 2, 9]),
        (
            Offers([3, 7], [0, 2]),
            [offer_code(card, claim, to) for card in (3, 7) for claim in (3, 7) for to in (0, 2)],
        ),
    ],
    ids=["nothing", "empty", "listed", "offers"],
)
def test_a_menu_is_a_sequence(menu: Menu, codes: list[int]) -> None:
    assert list(menu) == codes
    assert len(menu) == menu.size() == len(codes)
    assert [menu[k] for k in range(len(menu))] == codes
    assert [menu[-k - 1] for k in range(len(menu))] == codes[::-1]
    assert list(reversed(menu)) == menu[::-1] == codes[::-1]
    assert menu[1:3] == codes[1:3]
    assert all(code in menu and menu.holds(code) for code in codes)
    assert [code for code in range(-5, 1500) if code in menu] == sorted(codes)
    assert "accept" not in menu
    assert None not in menu
    for outside in (len(codes), -len(codes) - 1):
        with pytest.raises(IndexError):
            menu[outside]


@pytest.mark.parametrize(
    "fields", ["disc*:disc", "disc", "*disc:disc", "disc:*disc", "disc:disc**", "disc:", "a:b:c"]
)
def test_a_field_that_would_not_be_secret_as_it_is_meant_is_refused(fields: str) -> None:
    with pytest.raises(ValueError, match=r"field:type\*"):
        Kind("laid", f"seat:seat {fields}")
    assert Kind("laid", "seat:seat disc:disc*").secret == [False, True]
