"""Positions to try and guided first games: all in the request, nothing kept, every refusal with its reason."""

import json
from typing import Any

import pytest

from saloon.lessons import load
from tests.server.serving import Guest, Served

HAND = 'players = 3\n[seat.0]\nhand = ["robber", "widow", "goat", "banker"]\n'


@pytest.fixture
def guest(served: Served) -> Guest:
    return served.guest()


def test_a_position_is_tried_and_gone_back_from(guest: Guest) -> None:
    start = guest.post("/api/trial", {"game": "goat", "position": HAND, "names": ["Ann", "Bob"]})
    assert start["seat"] == 0
    assert start["view"]["hand"] == ["banker", "widow", "robber", "goat"]
    assert start["names"] == ["Ann", "Bob", "3"]
    assert start["question"]["mine"]
    choices = [[0, "offer goat as widow to 1"]]
    asked = guest.post("/api/trial", {"game": "goat", "position": HAND, "choices": choices})
    assert asked["seat"] == 1
    assert asked["view"]["hand"] is None
    taken = guest.post("/api/trial", {"game": "goat", "position": HAND, "choices": [*choices, [1, "accept"]]})
    assert taken["view"]["control"] == {"goat": 1}
    assert [one["event"]["kind"] for one in taken["told"]][:2] == ["offered", "accepted"]
    assert guest.post("/api/trial", {"game": "goat", "position": HAND, "names": ["Ann", "Bob"]}) == start


def test_names_of_a_trial_hold_no_letter_that_sentences_are_put_together_with(guest: Guest) -> None:
    """Names that hold those of one another grew into each other: a hundred million letters from a thousand."""
    choices = [[0, "offer goat as widow to 1"], [1, "accept"]]
    asked = {"game": "goat", "position": HAND, "choices": choices}
    plain = guest.post("/api/trial", {**asked, "names": ["A" * 40, "B" * 40, ""]})
    names = ["\ue011" * 40, "\ue012" * 40, "C\u202e\ue000" + "c" * 30]
    wicked = guest.post("/api/trial", {**asked, "names": names})
    assert wicked["names"] == ["", "", "C" + "c" * 30]
    assert len(json.dumps(wicked["told"])) <= len(json.dumps(plain["told"]))
    assert "A" * 40 in json.dumps(plain["told"])  # the control: names do stand there
    assert plain["names"][2] == ""


def test_nobody_has_to_say_a_name(served: Served) -> None:
    with served.stranger() as nobody:
        answer = nobody.post("/api/lessons/goat", json={})
    assert answer.status_code == 200
    assert answer.json()["advice"]["number"] == 0


@pytest.mark.parametrize(
    ("game", "position", "reason"),
    [
        ("goat", "players = ", "cannot be read"),
        ("goat", 'discard = ["goat"]\n[seat.0]\ncontrols = ["goat"]', "the goat is in two places"),
        ("goat", "[seat.0]\ncoins = 60", "64 coins are on the table"),
        ("goat", "wings = 2", "it names wings"),
        ("scoundrels", '[seat.0]\nsafes = ["depot-1", "depot-2"]', "the limit is 1"),
        ("scoundrels", '[seat.0]\nsheet = { 1 = "cocky unicorn" }', "unicorn"),
        ("scoundrels", '[options]\ncards = "/etc/passwd"', "Cards from a file"),
        ("poker", "", "no game 'poker'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    guest: Guest, game: str, position: str, reason: str
) -> None:
    answer = guest.post("/api/trial", {"game": game, "position": position}, 400)
    assert answer["code"] == "bad-request"
    assert reason in answer["message"]
    assert "passwd" not in answer["message"]


@pytest.mark.parametrize("choices", [[[0, "accept"]], [[1, "offer goat as goat to 0"]], [[7, "accept"]]])
def test_a_choice_that_cannot_be_is_refused_with_the_reason(guest: Guest, choices: list[Any]) -> None:
    answer = guest.post("/api/trial", {"game": "goat", "position": HAND, "choices": choices}, 409)
    assert answer["code"] == "illegal"
    assert answer["message"]
    assert guest.post("/api/lessons/goat", {"choices": choices}, 409)["code"] == "illegal"


@pytest.mark.parametrize(("name", "lang"), [("goat", "en"), ("scoundrels", "de")])
def test_a_lesson_is_followed_over_http(guest: Guest, name: str, lang: str) -> None:
    steps = load(name).steps
    choices: list[Any] = []
    heard, said = 0, []
    for _ in range(400):
        far = {"choices": choices, "heard": heard, "go_on": True, "lang": lang}
        now = guest.post(f"/api/lessons/{name}", far)
        choices, advice = now["choices"], now["advice"]
        if advice is not None:
            assert advice["text"] == steps[advice["number"]].text(lang)
            said.append(advice["number"])
        if advice is not None and advice["next"]:
            heard = advice["number"] + 1
        elif now["table"]["question"] is None:
            break
        elif now["table"]["question"]["mine"]:
            words = [one["word"] for one in now["table"]["question"]["choices"]]
            recommended = steps[advice["number"]].try_ if advice is not None and advice["tip"] else ""
            choices.append([0, recommended or words[0]])
        else:
            assert now["more"]
    assert now["table"]["view"]["result"]["winners"] == [0]
    assert said[-1] == len(steps) - 1


def test_the_learner_is_shown_a_seat_and_no_more(guest: Guest) -> None:
    now = guest.post("/api/lessons/scoundrels", {})
    view = now["table"]["view"]
    assert view["seat"] == 0
    assert view["seats"][1]["hand"] is None
    assert not now["more"]
    assert guest.post("/api/lessons/scoundrels", {"go_on": True})["choices"] == []


def test_there_is_no_other_lesson(guest: Guest) -> None:
    answer = guest.post("/api/lessons/poker", {}, 404)
    assert answer["message"] == "There is no lesson 'poker'; there are goat, scoundrels."
