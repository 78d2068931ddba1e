"""What a client draws is complete: every card in both languages, every scoundrel with a portrait of its own."""

import re

import pytest

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import origins
from saloon.games.scoundrels.faces import faces, portraits

BOXES = ("base", "double-or-nothing")


@pytest.mark.parametrize("box", BOXES)
def test_every_card_has_a_name_and_a_text_in_both_languages(box: str) -> None:
    drawn = faces(catalogue.load(box))
    for kind in ("jobs", "strategies", "sheriff", "abilities"):
        for face in drawn[kind]:
            assert all((face["text_en"], face["text_de"])), face["id"]
    for kind in ("jobs", "traits", "strategies", "sites", "safes", "sheriff"):
        for face in drawn[kind]:
            assert all((face["name_en"], face["name_de"])), face["id"]
    for trait in drawn["traits"]:
        assert all(trait[f"{part}_{lang}"] for part in ("timing", "short") for lang in ("en", "de"))


@pytest.mark.parametrize("box", BOXES)
def test_every_half_has_a_portrait(box: str) -> None:
    drawn = faces(catalogue.load(box))
    assert [job["id"] for job in drawn["jobs"] if not job["icon"]] == []
    assert [trait["id"] for trait in drawn["traits"] if not trait["icon"]] == []


def test_no_two_traits_look_alike() -> None:
    """Unless one is the other, revised."""
    seen: dict[object, str] = {}
    for id, portrait in portraits()["traits"].items():
        if not id.endswith("-revised"):
            for look in (portrait["icon"], (portrait["screen"], portrait["angle"])):
                assert look not in seen, f"{id} looks like {seen[look]}"
                seen[look] = id


def test_where_a_card_stands_on_this_machine_is_nobodys_business() -> None:
    for cards in faces(catalogue.load("base")).values():
        for face in cards:
            assert not {"file", "line", "own"} & face.keys()


@pytest.mark.parametrize("box", BOXES)
def test_where_a_card_comes_from_is_told_in_both_languages(box: str) -> None:
    known = set(origins.german()["notes"])
    for cards in faces(catalogue.load(box)).values():
        for face in cards:
            assert face["note_en"] in known | {""}, face["id"]
            assert (face["note_de"] != face["note_en"]) == bool(face["note_en"]), face["id"]
            assert not re.search(r"\b(and|pp?\.|rulebook|review|example|for)\b", face["source_de"]), face[
                "id"
            ]


def test_no_german_note_is_idle() -> None:
    said = {
        face["note_en"] for box in BOXES for cards in faces(catalogue.load(box)).values() for face in cards
    }
    assert set(origins.german()["notes"]) <= said
