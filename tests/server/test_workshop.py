"""The almanac and the workshop over HTTP: what strangers send is answered in sentences, and the house stays well."""

import gzip
import json
from typing import Any

import pytest

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import owning
from saloon.games.scoundrels.lab import workshop
from tests.server.serving import Guest, Served


def job(**more: Any) -> str:
    return owning.toml({"job": {"outlaw": {**owning.plain(catalogue.load().job("outlaw")), **more}}})


@pytest.fixture
def guest(served: Served) -> Guest:
    return served.guest()


def test_the_almanac_is_small_and_says_how_sure_it_is(guest: Guest) -> None:
    found = guest.get("/api/almanac/scoundrels")
    assert "base-2p-3d-m1" in found
    assert len(gzip.compress(json.dumps(found).encode())) < 150_000
    for name, one in found.items():
        assert name == one["setting"]
        assert len(one["worth"]) == len(one["half"]) == sum(count for _, count, _ in one["kinds"])
        assert min(one["half"]) > 0
    guest.get("/api/almanac/goat", 404)
    guest.get("/api/almanac/nothing", 404)


def test_a_sentence_is_helped_with_while_it_is_typed(guest: Guest) -> None:
    path = "/api/workshop/scoundrels/sentence"
    good = guest.post(path, {"text": "Gain $3."}, 200)
    assert good["good"]
    assert good["german"] == "Erhalte 3 $."
    half = guest.post(path, {"text": "Spend $2 to s"}, 200)
    assert half["follows"] == ["scout", "send", "shuffle", "skip", "steal", "swap"]
    wrong = guest.post(path, {"text": "Steal a sfe from a site."}, 200)
    assert (wrong["column"], wrong["length"]) == (9, 3)
    assert wrong["nearest"] == "Steal a safe from a site."
    script = guest.post(path, {"text": "<script>alert(1)</script>"}, 200)
    assert not script["good"]
    guest.post(path, {"text": "x" * 3000}, 400)
    guest.post(path, {"text": "Gain $3.", "kind": "poem"}, 400)
    guest.post("/api/workshop/goat/sentence", {"text": "Gain $3."}, 404)


def test_every_mistake_of_a_file_comes_at_once(guest: Guest) -> None:
    path = "/api/workshop/scoundrels/mistakes"
    assert guest.post(path, {"text": job()}, 200) == []
    found = guest.post(path, {"text": job(text="Steal a sfe.", colour="blak", name_de="")}, 200)
    assert len(found) == 3
    assert guest.post(path, {"text": job() + "#" * 100_000}, 200) == [], "a whole box can be looked at"
    (deep,) = guest.post(path, {"text": "[" * 4000}, 200)
    assert "TOML" in deep
    guest.post(path, {"text": "#" * 10_000_000}, 413)
    assert guest.post(path, {"text": job()}, 200) == [], "the house is as well as before"


def test_the_shelf_of_an_owner_has_every_card_and_says_what_is_ours(guest: Guest) -> None:
    found = guest.get("/api/workshop/scoundrels/shelf", box="base")
    assert (len(found["job"]), len(found["trait"]), len(found["safe"])) == (60, 50, 18)
    assert {one["provenance"] for one in found["job"]} <= {"rulebook", "partial", "original"}
    more = guest.get("/api/workshop/scoundrels/shelf", box="double-or-nothing")
    assert len(more["automa"]) == 32
    guest.get("/api/workshop/scoundrels/shelf", 404, box="nothing")


def test_a_lawyer_plays_every_scoundrel_that_a_card_can_form() -> None:
    found = workshop.lawyer(job(text="Gain $3."))
    (card,) = found["cards"]
    assert card["id"] == "outlaw"
    assert card["alike"]
    assert found["played"] >= 50
    assert found["endless"] == []
    assert len(found["dead"]) < 25
    # The control: a job whose price nobody can pay is dead in every scoundrel.
    poor = workshop.lawyer(job(text="Spend $99 to gain $3."))
    assert len(poor["dead"]) == 50
