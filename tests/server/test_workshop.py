"""The almanac and the workshop over HTTP: what strangers send is answered in sentences, and the house stays well."""

import asyncio
import gzip
import json
from types import SimpleNamespace
from typing import Any

import pytest

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import owning
from saloon.games.scoundrels.cards.terms import Words
from saloon.games.scoundrels.engine.events import USED
from saloon.games.scoundrels.lab import pricing, workshop
from saloon.server import workers
from saloon.server.errors import BadRequest
from saloon.server.workers import Workers
from tests.server.serving import Guest, Served


def job(**more: Any) -> str:
    return owning.toml({"job": {"outlaw": {**owning.plain(catalogue.load().job("outlaw")), **more}}})


@pytest.fixture
def guest(served: Served) -> Guest:
    return served.guest()


def test_the_almanac_is_small_and_says_how_sure_it_is(guest: Guest) -> None:
    listed = guest.get("/api/almanac/scoundrels")
    assert "base-2p-3d-m1" in listed
    whole = {name: guest.get(f"/api/almanac/scoundrels/settings/{name}") for name in listed}
    index = len(gzip.compress(json.dumps(listed).encode()))
    for name, one in whole.items():
        # What a page loads: the list, the setting it shows, and who stands well beside whom.
        size = len(gzip.compress(json.dumps(one).encode()))
        beside = len(gzip.compress(json.dumps(whole.get("partners", {})).encode()))
        assert index + size + beside < 150_000, name
        assert name == one["setting"] == listed[name]["setting"]
        count = sum(number for _, number, _ in one["kinds"])
        assert all(isinstance(one[key], int) or len(one[key]) == count for key in ("worth", "half", "price"))
        assert (one["half"] if isinstance(one["half"], int) else min(one["half"])) > 0
    guest.get("/api/almanac/scoundrels/settings/nothing", 404)
    guest.get("/api/almanac/nothing", 404)


def test_every_game_that_was_measured_has_an_almanac_in_its_own_words(guest: Guest) -> None:
    assert set(guest.get("/api/almanac")) == {"goat", "scoundrels"}
    listed = guest.get("/api/almanac/goat")
    for name, head in listed.items():
        one = guest.get(f"/api/almanac/goat/settings/{name}")
        for lang, called in one["titles"].items():
            kinds = [kind for kind, _, _ in one["kinds"]]
            assert {"setting", "unit", *kinds, *one["ids"]} == set(called), lang
        assert head["titles"]["de"]["setting"] != head["titles"]["en"]["setting"]


def test_one_scoundrel_is_looked_up_at_every_table(guest: Guest) -> None:
    whole = guest.get("/api/almanac/scoundrels/settings/base-2p-3d-m1")
    found = guest.get("/api/almanac/scoundrels/things", row="gunslinger", column="selfish")
    (one,) = [each for each in found if each["setting"] == "base-2p-3d-m1"]
    jobs, traits = list(whole["rows"]), list(whole["columns"])
    place = jobs.index("gunslinger") * len(traits) + traits.index("selfish")
    assert [one[key] for key in ("worth", "half", "win")] == [
        whole[key][place] / whole["scales"][key] for key in ("worth", "half", "win")
    ]
    assert one["seen"] == [whole["watched"]["rows"]["gunslinger"], whole["watched"]["columns"]["selfish"]]
    guest.get("/api/almanac/scoundrels/things", 404, row="nobody", column="selfish")
    guest.get("/api/almanac/scoundrels/things", 404, row="selfish", column="gunslinger")


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
    enemy = {"text": "The enemy gains $2."}
    assert guest.post(path, enemy | {"card": "automa"}, 200)["good"]
    assert guest.post(path, enemy | {"card": "job"}, 200)["fault"] == "enemy"
    assert guest.post(path, {"text": "Stael a safe."}, 200)["meant"] == "steal"
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
    assert "nested more than" in deep
    guest.post(path, {"text": "#" * 10_000_000}, 413)
    assert guest.post(path, {"text": job()}, 200) == [], "the house is as well as before"


def test_the_shelf_of_an_owner_has_every_card_and_says_what_is_ours(guest: Guest) -> None:
    found = guest.get("/api/workshop/scoundrels/shelf", box="base")
    assert (len(found["job"]), len(found["trait"]), len(found["safe"])) == (60, 50, 18)
    assert {one["provenance"] for one in found["job"]} <= {"rulebook", "partial", "original"}
    more = guest.get("/api/workshop/scoundrels/shelf", box="double-or-nothing")
    assert len(more["automa"]) == 32
    assert more["enemy"][0]["name"] == "Lilith Boone"
    assert more["enemy"][0]["normal"]["score"].startswith("The enemy gains")
    assert found["enemy"] == []
    for game, box, message in (
        ("scoundrels", "nothing", "There is no box 'nothing' of 'scoundrels' with cards to write."),
        ("goat", "base", "'goat' has no cards to write."),
        ("chess", "base", "There is no game 'chess'"),
    ):
        told = guest.get(f"/api/workshop/{game}/shelf", 404, box=box)["message"]
        assert told.startswith(message)


def test_a_card_that_is_written_is_drawn_or_told_all_its_mistakes(guest: Guest) -> None:
    path = "/api/workshop/scoundrels/card"
    good = guest.post(path, {"text": job(text="Gain $3.", holes=[1, 2])}, 200)
    assert good["mistakes"] == []
    (face,) = good["faces"]["jobs"]
    assert (face["text_de"], face["holes"]) == ("Erhalte 3 $.", [1, 2])
    bad = guest.post(path, {"text": job(text="Gain 3.", colour="blak")}, 200)
    assert len(bad["mistakes"]) == 2
    assert bad["faces"] == {}
    guest.post(path, {"text": "#" * 9000}, 400)


def test_measuring_goes_on_with_the_games_that_were_played_before() -> None:
    file = job(text="Gain $9.", tech=3)
    first = workshop.measure(file, 200, "", 0, [])
    second = workshop.measure(file, 200, "", 1, first["known"])
    assert second["games"] == 2 * first["games"]
    (one,), (more,) = first["changes"], second["changes"]
    assert more["half"] < one["half"]
    assert more["change"] > more["half"], "three tech icons and $9 are worth something"
    assert second["changed"]
    (price,) = second["prices"]
    assert price["dollars"] > 0
    assert price["games"] > 0.8 * second["games"] / 2
    assert pricing.verdict(price, Words("en")).startswith("outlaw: about $")
    assert "too cheap (±" in pricing.verdict(price, Words("en"))
    assert " $ zu billig (±0," in pricing.verdict(price, Words("de"))
    # The control: the same card as it is, is the same.
    same = workshop.measure(job(), 200, "", 0, [])
    assert same["changes"][0]["change"] == 0
    assert not same["changed"]


def test_what_cannot_be_measured_is_refused_in_a_sentence(guest: Guest) -> None:
    path = "/api/workshop/scoundrels/measure"
    found = guest.post(path, {"text": "", "games": 200}, 400)
    assert "there is no card in this file" in found["message"]
    guest.post(path, {"text": job(), "games": 100_000}, 400)
    guest.post(path, {"text": job(), "games": 200, "known": [[]]}, 400)
    guest.post(path, {"text": job(), "games": 200, "known": [[["x", -1, 0, 0, 0]], []]}, 400)
    for games, margins, squares, won in (
        (1, 1e9, -1e9, -1e9),
        (10**7, -1e9, 1e9, 1e9),
        (0, 1e9, 0, 0),
        (2, 3, 4, 1),
    ):
        known = [[["", games, margins, squares, won]], []]
        told = guest.post(path, {"text": job(), "games": 200, "known": known}, 400)
        assert "does not add up" in told["message"]


def fails(kind: str) -> None:
    """In a worker: as something that nobody thought of would."""
    raise ZeroDivisionError(kind)


def test_what_breaks_on_what_somebody_sent_is_refused_and_the_operator_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    logged: list[tuple[str, str, str]] = []
    note = SimpleNamespace(warning=lambda what, **more: logged.append((what, more["error"], more["who"])))
    monkeypatch.setattr(workers, "operator_log", note)

    async def work() -> None:
        desks = Workers(1)
        try:
            for _ in range(2):  # the process goes on
                with pytest.raises(BadRequest):
                    await desks.attempt(fails, "x", who="10.0.0.1", deadline=60.0)
        finally:
            desks.close()

    asyncio.run(work())
    assert logged == [("attempt-failed", "ZeroDivisionError", "10.0.0.1")] * 2


POSITION = """
players = 2
[options]
cards = "cards.toml"
[seat.0]
money = 3
sheet = { 1 = "filthy outlaw" }
hand = ["0", "2", "5"]
"""


def test_a_card_that_nobody_keeps_lies_on_the_table_of_the_sandbox(guest: Guest, served: Served) -> None:
    own = job(name_en="Tea Lady", name_de="Teedame", text="Gain $4.")
    trial = {"game": "scoundrels", "position": POSITION, "cards": own, "faces": True}
    begun = guest.post("/api/trial", trial, 200)
    (face,) = [one for one in begun["faces"]["jobs"] if one["id"] == "outlaw"]
    assert face["text_de"] == "Erhalte 4 $."
    choices = [[0, "play 2@2"], [1, "pass"]]
    played = guest.post("/api/trial", {**trial, "choices": choices, "faces": False}, 200)
    assert played["faces"] is None
    used = next(one["word"] for one in played["question"]["choices"] if "outlaw" in one["word"])
    paid = guest.post("/api/trial", {**trial, "choices": [*choices, [0, used]]}, 200)
    money = [one["view"]["seats"][0]["money"] for one in (played, paid)]
    assert money[1] == money[0] + 4
    assert guest.get("/api/me/cards") == [], "nobody keeps it"


def test_cards_that_cannot_be_tried_are_refused_in_a_sentence(guest: Guest) -> None:
    trial = {"game": "scoundrels", "position": POSITION}
    assert "cannot be tried" in guest.post("/api/trial", trial, 400)["message"], "a file that was not sent"
    other = POSITION.replace("cards.toml", "cards-" + "0" * 32 + ".toml")
    assert (
        "cannot be tried"
        in guest.post("/api/trial", {**trial, "position": other, "cards": job()}, 400)["message"]
    )
    path = POSITION.replace("cards.toml", "/etc/passwd")
    assert (
        "cannot be tried"
        in guest.post("/api/trial", {**trial, "position": path, "cards": job()}, 400)["message"]
    )
    wrong = guest.post("/api/trial", {**trial, "cards": job(text="Steal a sfe.")}, 400)
    assert "'sfe' cannot stand here" in wrong["message"]
    guest.post("/api/trial", {**trial, "cards": "#" * 9_000}, 400)
    guest.post("/api/trial", {**trial, "cards": job()}, 200)


def test_a_lawyer_plays_every_scoundrel_that_a_card_can_form() -> None:
    found = workshop.lawyer(job(text="Gain $3."))
    (card,) = found["cards"]
    assert card["id"] == "outlaw"
    assert card["alike"]
    assert found["played"] >= 50
    assert found["endless"] == []
    assert found["dead"] == [], "who is seldom used is played until somebody is"
    assert 200 < found["played"] < 1000
    # The control: a job whose price nobody can pay is dead in every scoundrel.
    poor = workshop.lawyer(job(text="Spend $99 to gain $3."))
    assert len(poor["dead"]) == 50


def test_a_lawyer_says_who_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(workshop, "LIMIT", 5)  # no game is over after five decisions
        assert len(workshop.lawyer(job(text="Gain $3."))["endless"]) == 50
    with monkeypatch.context() as patch:
        patch.setattr(workshop, "CUT_SHORT", USED)  # as if the engine had cut every use short
        assert len(workshop.lawyer(job(text="Gain $3."))["endless"]) > 25
    assert workshop.lawyer(job(text="Gain $3."))["endless"] == []  # the control
