"""Guests, cookies, seats and their secrets: who may do what, and what nobody is ever shown."""

import json

import pytest

from saloon import kit
from tests.server.serving import Line, Served, delete, get, post


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def test_a_guest_has_a_name_a_cookie_and_a_way_back(served: Served) -> None:
    ann = served.guest("  Ann \u202e the\tGreat ", "de")
    assert ann.me["name"] == "Ann the Great"
    assert ann.get("/api/me")["lang"] == "de"
    cookie = ann.http.cookies["saloon"]
    with served.stranger() as stranger:
        assert stranger.get("/api/me").status_code == 401
        for bad in ("", "x", cookie[:-1], cookie.replace(".0.", ".1."), "a.b.c", "..", "é.1.2"):
            assert stranger.get("/api/me", headers={"Cookie": f"saloon={bad}".encode()}).status_code == 401
        back = stranger.post("/api/me/recover", json={"code": ann.me["recovery"].upper().replace("-", " ")})
        assert back.json()["id"] == ann.me["id"]
        assert stranger.get("/api/me").json()["name"] == "Ann the Great"
        again = stranger.post("/api/me/recover", json={"code": ann.me["recovery"]})
        assert again.status_code == 401


def test_the_cookie_is_out_of_reach(served: Served) -> None:
    answer = post(f"{served.url}/api/me", json={"name": "Ann"})
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags


def test_a_name_shows_something_and_stays_in_its_line(served: Served) -> None:
    pile = "\u0301" * 20
    assert served.guest(f"A{pile}nn").me["name"] == "\u00c1\u0301\u0301\u0301nn"
    assert served.guest("ก้่ หญิ้").me["name"] == "ก้่ หญิ้"  # the control: scripts that stack marks


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": "\u200b "},
        {"name": "\u3164\u2800"},
        {"name": "\u0301"},
        {"name": "x" * 31},
        {"name": "A", "lang": "fr"},
        {"name": 1},
        [],
    ],
)
def test_bad_names_are_refused_with_a_reason(served: Served, body: object) -> None:
    answer = post(f"{served.url}/api/me", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"


def test_signing_out_everywhere_revokes_old_cookies_and_feeds(served: Served) -> None:
    ann = served.guest()
    old, feed = ann.http.cookies["saloon"], ann.me["feed"]
    assert ann.http.get(feed).status_code == 200
    ann.post("/api/me/sign-out-everywhere")
    assert ann.get("/api/me")["feed"] != feed
    assert get(f"{served.url}{feed}").status_code == 404
    assert get(f"{served.url}/api/me", headers={"Cookie": f"saloon={old}"}).status_code == 401


def test_a_private_table_exists_only_for_the_invited(served: Served) -> None:
    ann, bob, eve = served.guest("Ann"), served.guest("Bob"), served.guest("Eve")
    place = ann.create()
    path = f"/api/tables/{place['table']}"
    assert eve.get(path, 404)["code"] == "no-table"
    eve.get(f"{path}/view", 404)
    eve.post(f"{path}/join", {"invite": "0" * 32}, 404)
    assert not any(table["id"] == place["table"] for table in eve.get("/api/lobby"))
    bob.join(place)
    assert bob.get(path)["status"] == "running"
    eve.post(f"{path}/join", {"invite": place["invite"].partition("=")[2]}, 409)
    # An invited one may watch; what they see is what everybody may see.
    headers = {"Saloon-Invite": place["invite"].partition("=")[2]}
    seen = eve.http.get(f"{path}/view", headers=headers).json()
    assert seen["seat"] is None
    assert seen["update"]["legal"] == []


def test_seat_secrets_are_shown_once_stored_hashed_moved_and_revoked(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create()
    theirs = bob.join(place)
    path = f"{served.url}/api/tables/{place['table']}"
    assert len(theirs["secret"]) >= 26
    assert get(f"{path}/view", headers=bearer(theirs["secret"])).json()["seat"] == 1
    for text in (
        ann.http.get(f"{path}").text,
        ann.http.get(f"{path}/view").text,
        ann.http.get(f"{path}/invite").text,
    ):
        assert theirs["secret"] not in text
    line = Line(served.url, place["table"], {}, {"secret": theirs["secret"]})
    assert line.until("welcome")["seat"] == 1
    moved = bob.post(f"/api/tables/{place['table']}/secret")
    assert line.until("problem")["code"] == "moved"
    assert get(f"{path}/view", headers=bearer(theirs["secret"])).status_code == 404
    again = post(f"{path}/secret", headers=bearer(moved["secret"])).json()
    assert again["seat"] == 1
    assert delete(f"{path}/secret", headers=bearer(again["secret"])).status_code == 204
    assert get(f"{path}/view", headers=bearer(again["secret"])).status_code == 404
    assert bob.look(place["table"])["seat"] == 1


def test_my_games_export_and_deletion(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create()
    bob.join(place)
    table = place["table"]
    bob.post(f"/api/tables/{table}/chat", {"text": "my secret life", "key": "1"})
    mine = bob.get("/api/me/tables")
    assert [(one["id"], one["seat"], one["status"]) for one in mine] == [(table, 1, "running")]
    data = bob.get("/api/me/export")
    assert [(one["table"], one["text"]) for one in data["chat"]] == [(table, "my secret life")]
    assert "seed" not in data["games"][0]["log"].partition("begin")[0]
    bob.send("DELETE", "/api/me", None, 204)
    assert bob.http.get("/api/me").status_code == 401
    info = ann.get(f"/api/tables/{table}")
    assert info["seats"][1]["name"] == ""
    assert "my secret life" not in json.dumps(ann.look(table))


def test_the_feed_says_whose_turn_and_no_more(served: Served) -> None:
    ann, bob = served.guest("Ann <b>"), served.guest("Bob", "de")
    place = ann.create(options={"first": 1})
    bob.join(place)
    text = bob.http.get(bob.me["feed"]).text
    assert f"Du bist dran: {kit.get('goat').title('de')}" in text
    assert place["table"] in text
    hand = [card for card in bob.look(place["table"])["update"]["view"]["hand"] if card != "goat"]
    for word in [*hand, "Ann", "secret", "invite"]:
        assert word not in text
    assert "<entry>" not in ann.http.get(ann.me["feed"]).text
    assert get(f"{served.url}/feed/{ann.me['id']}.{'0' * 32}").status_code == 404
