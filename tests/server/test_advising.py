"""Bots with a character at a table, hints for a person, and the look back after a game."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import saloon
from saloon.bots.personality import ALL
from saloon.language.words import words_for
from saloon.server import advising
from saloon.server.advising import steps_of_choices
from tests.server.serving import FAST, PATIENCE, Guest, Served, in_thread, quick
from tests.server.test_tables import finish


def names(guest: Guest, table: str) -> list[tuple[str, str]]:
    return [(seat["name"], seat.get("bot", "")) for seat in guest.get(f"/api/tables/{table}")["seats"]]


def asked(guest: Guest, table: str) -> dict[str, Any]:
    """Wait until something is asked of this guest."""
    seq, end = 0, time.monotonic() + PATIENCE
    while time.monotonic() < end:
        update: dict[str, Any] = guest.look(table, since=seq, wait=2.0)["update"]
        if update["legal"]:
            return update
        seq = update["seq"]
    raise AssertionError(f"nothing was asked: {update}")


def test_a_bot_has_a_level_a_character_and_a_name(served: Served) -> None:
    ann = served.guest("Ann")
    seats = ["human", "bot:top:miser", "bot:rules", "bot:rules:stone-face"]
    table = ann.create(seats=seats)["table"]
    assert names(ann, table) == [
        ("Ann", ""), ("Sol", "top:miser"), ("Amos", "rules"), ("Nell", "rules:stone-face"),
    ]  # fmt: skip
    known = ann.get("/api/games")
    assert known["personalities"] == list(ALL)
    assert known["faces"]["top"]["name"] == "Silent Sol"
    assert known["faces"]["top"]["drawing"].startswith("<svg")


def test_somebody_called_like_a_bot_keeps_the_name(served: Served) -> None:
    amos = served.guest("Amos")
    table = amos.create(seats=["human", "bot:rules"])["table"]
    assert [name for name, _ in names(amos, table)] == ["Amos", "Nell"]


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ("bot:top:cheerful", "Seat 1: there is no bot 'top:cheerful'. After bot: comes a level (random,"),
        ("bot:topp:miser", "Seat 1: there is no bot 'topp:miser'. After bot: comes a level (random,"),
        ("robot", "Seat 1 is 'robot'; it is human, empty, bot:LEVEL or bot:LEVEL:PERSONALITY."),
    ],
)
def test_an_unknown_bot_is_named_with_those_there_are(served: Served, seat: str, reason: str) -> None:
    ann = served.guest("Ann")
    told = ann.post("/api/tables", {"game": "goat", "seats": ["human", seat]}, 400)
    assert told["message"].startswith(reason)
    table = ann.create(seats=["human", "human"])["table"]
    told = ann.put(f"/api/tables/{table}/seats/1", {"kind": seat}, 400)
    assert told["message"].startswith(reason)
    told = ann.post("/api/tables", {"game": "chess", "seats": ["human", seat]}, 400)
    assert told["message"].startswith("There is no game 'chess'")


@pytest.mark.parametrize("game", ["goat", "scoundrels"])
def test_a_hint_says_what_and_how_sure(served: Served, game: str) -> None:
    ann = served.guest("Ann")
    table = ann.create(game=game, seats=["human", "bot:random"], pace="turn")["table"]
    update = asked(ann, table)
    hint = ann.get(f"/api/tables/{table}/hint")
    assert hint["choice"] in update["legal"]
    assert hint["options"][0] == {"choice": hint["choice"], "chance": hint["sure"]}
    assert sum(one["chance"] for one in hint["options"]) == pytest.approx(1, abs=0.02)
    assert 0 <= hint["win"] <= 1
    assert hint["second"]["choice"] in set(update["legal"]) - {hint["choice"]}
    assert hint["reasons"]
    assert all(reason["text"]["en"] != reason["text"]["de"] for reason in hint["reasons"])
    assert ann.look(table)["update"]["seq"] == update["seq"], "to ask changes nothing"


def test_a_hint_is_for_the_one_who_is_asked(served: Served) -> None:
    ann, bob, eve = served.guest("Ann"), served.guest("Bob"), served.guest("Eve")
    place = ann.create(hints=True, public=True)
    bob.join(place)
    table = place["table"]
    for guest in (ann, bob):  # so that nobody looks absent after a while
        guest.sit(table).until("update")
    first, other = (ann, bob) if ann.look(table)["update"]["legal"] else (bob, ann)
    before = other.look(table)
    assert first.get(f"/api/tables/{table}/hint")["choice"]
    assert other.look(table) == before, "nobody else is told"
    assert "Nothing is asked of you" in other.get(f"/api/tables/{table}/hint", status=409)["message"]
    assert eve.get(f"/api/tables/{table}/hint", status=403)["code"] == "not-allowed"


def test_among_people_hints_are_off_unless_the_host_allows_them(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create()
    bob.join(place)
    assert ann.get(f"/api/tables/{place['table']}")["hints"] is False
    assert "nobody gets hints" in ann.get(f"/api/tables/{place['table']}/hint", status=403)["message"]
    alone = ann.create(seats=["human", "bot:random"], hints=False)["table"]
    asked(ann, alone)
    ann.get(f"/api/tables/{alone}/hint", status=403)
    assert ann.get(f"/api/tables/{ann.create(seats=['human', 'bot:random'])['table']}")["hints"] is True


def test_a_rematch_keeps_what_was_said_about_hints(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(hints=True, options={"small": True}, pace="turn")
    bob.join(place)
    finish([ann, bob], place["table"])
    again = ann.post(f"/api/tables/{place['table']}/rematch")["table"]
    assert ann.get(f"/api/tables/{again}")["hints"] is True


@pytest.mark.slow
def test_hints_are_rationed(tmp_path: Path) -> None:
    few = replace(FAST, hints=0.001)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=few, budget=0.01)) as served:
        ann = served.guest("Ann")
        table = ann.create(seats=["human", "bot:random"])["table"]
        asked(ann, table)
        for _ in range(5):
            ann.get(f"/api/tables/{table}/hint")
        assert ann.get(f"/api/tables/{table}/hint", status=429)["code"] == "too-much"


def test_a_finished_game_is_looked_back_at_from_ones_own_seat(served: Served) -> None:
    ann, bob, eve = served.guest("Ann"), served.guest("Bob"), served.guest("Eve")
    place = ann.create(game="scoundrels", pace="turn", options={"days": 2}, public=True)
    bob.join(place)
    table = place["table"]
    assert "not over" in ann.get(f"/api/tables/{table}/review", status=409)["message"]
    finish([ann, bob], table)
    seen = bob.get(f"/api/tables/{table}/review")
    steps = bob.get(f"/api/tables/{table}/story")["steps"]
    assert seen["seat"] == 1
    assert [row["step"] for row in seen["curve"]] == list(range(1, steps + 1))
    assert all(len(row["chances"]) == 2 for row in seen["curve"])
    assert 0 < len(seen["turning_points"]) <= 5
    told = [*seen["curve"], *seen["judged"], *seen["turning_points"]]
    assert all(row["verb"] and row["choice"].startswith(row["verb"]) for row in told)
    assert {row["kind"] for row in seen["judged"]} <= {"bluff", "doubt"}
    weighed = [*seen["best"], *seen["worst"]]
    assert weighed
    for row in weighed:
        assert row["text"].keys() == row["other_text"].keys() == {"en", "de"}
        assert row["text"]["en"] not in {"", row["other_text"]["en"]}
    assert seen["calibration"]["count"] == len(seen["judged"]) > 0
    assert bob.get(f"/api/tables/{table}/review") == seen, "the same game is judged alike"
    eve.get(f"/api/tables/{table}/review", status=403)


def test_a_game_that_was_broken_off_has_nothing_to_look_back_from(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create()
    bob.join(place)
    ann.post(f"/api/tables/{place['table']}/concede")
    assert "before its end" in bob.get(f"/api/tables/{place['table']}/review", status=409)["message"]


def test_moments_count_what_was_taken_back() -> None:
    game = saloon.new("scoundrels", 2, seed=3)
    decision = game.decision
    assert decision is not None
    game.apply(decision.seat, decision.choices[0])
    game.undo(decision.seat)
    game.apply(decision.seat, decision.choices[0])
    assert steps_of_choices(game) == [3]


@pytest.mark.parametrize(
    ("cost", "key", "facts"),
    [
        (0.07, "because-second", {"points": 7}),
        (0.0, "because-second-even", {}),
        (-0.02, "because-second-even", {}),
        (-0.14, "because-second-better", {"points": 14}),
    ],
)
def test_a_hint_says_when_a_closer_look_disagrees(cost: float, key: str, facts: dict[str, int]) -> None:
    """And no sentence ends twice, though a choice may be one of its own."""
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=21)
    other = "office post-bail-1"
    found = advising.Hint(
        "top", "pass", 1.0, [], None, advising.Second(other, 0.0, cost), False, False, [], 0.5, False
    )
    (why,) = advising.explained(found, game).reasons
    assert (why.key, why.facts) == (key, {**facts, "choice": other})
    assert len(set(why.text.values())) == 2
    assert not any(".." in text for text in why.text.values())
    assert words_for(game, "en").choice(other).endswith("."), "the control: this choice is a sentence"
