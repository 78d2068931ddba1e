"""The outermost door, and what the host is told: names, origins, health, logs, figures; with their controls."""

import contextlib
import json
import os
import re
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from saloon.language.words import common_words
from saloon.languages import LANGUAGES
from saloon.server import metrics
from saloon.server.web.guard import HEADERS
from tests.server.serving import (
    FAST,
    ROOT,
    Line,
    Served,
    client,
    end,
    free_port,
    get,
    healthy,
    in_thread,
    post,
    quick,
    wait_until,
)

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with in_thread(
        quick(f"sqlite:///{tmp_path_factory.mktemp('named')}/t.db", names=("saloon.example",))
    ) as one:
        yield one


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("saloon.example", 200),
        ("SALOON.example:443", 200),
        ("localhost:8000", 200),
        ("127.0.0.1", 200),
        ("[::1]:80", 200),
        ("evil.example", 400),
        ("saloon.example.evil.example", 400),
        ("saloon.example@evil.example", 400),
        ("127.0.0.1.evil.example", 400),
        ("", 400),
        ("a b", 400),
        ("[::1", 400),
        ("x" * 300, 400),
    ],
)
def test_a_house_answers_to_its_names_and_to_addresses_alone(named: Served, host: str, status: int) -> None:
    answer = get(f"{named.url}/api/games", headers={"Host": host})
    assert answer.status_code == status, answer.text
    assert {name.decode() for name, _ in HEADERS} <= set(answer.headers)


@pytest.mark.parametrize(
    "origin",
    [
        "http://[",
        "http://[::1",
        "https://a:b:c",
        "//x",
        "x",
        "http://a/b",
        "http://é",
        "http://" + "a" * 400,
        "",
    ],
)
def test_an_origin_that_cannot_be_read_is_a_bad_request_with_all_headers(named: Served, origin: str) -> None:
    answer = post(f"{named.url}/api/me", json={"name": "A"}, headers={b"Origin": origin.encode("latin-1")})
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-request"
    assert {name.decode() for name, _ in HEADERS} <= set(answer.headers)
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("origin", "status"), [("http://saloon.example", 201), ("http://evil.example", 403), ("null", 403)]
)
def test_pages_of_other_sites_speak_for_nobody(named: Served, origin: str, status: int) -> None:
    headers = {"Host": "saloon.example", "Origin": origin}
    assert post(f"{named.url}/api/me", json={"name": "A"}, headers=headers).status_code == status


def alike(answer: Any, table: str) -> tuple[Any, ...]:
    """All of an answer, but for the name that was asked for, and for whether the connection goes on: that hangs on
    whether the end of the request had come by then."""
    headers = sorted(item for item in answer.headers.items() if item[0] != "connection")
    return answer.status_code, headers, answer.text.replace(table, "TABLE")


def test_a_private_table_and_none_answer_alike(served: Served) -> None:
    ann = served.guest("Ann")
    private, public = ann.create()["table"], ann.create(public=True)["table"]
    nothing = "0" * len(private)
    secret = {"Authorization": "Bearer " + "x" * 26}
    invited = {"Saloon-Invite": "0" * 32}
    paths = [
        "",
        "/view",
        "/log",
        "/story",
        "/hint",
        "/review",
        "/invite",
        "/why?thing=x",
        "/cards.toml",
        "/view?wait=1",
    ]
    with served.stranger() as eve:
        for headers in ({}, secret, invited):
            for path in paths:
                ours = alike(eve.get(f"/api/tables/{private}{path}", headers=headers), private)
                assert ours == alike(eve.get(f"/api/tables/{nothing}{path}", headers=headers), nothing), path
            for path in ("/join", "/leave", "/choices", "/back", "/chat", "/concede"):
                body = {"choice": "x", "key": "k"} if path == "/choices" else {"text": "x", "key": "k"}
                body = {} if path == "/join" else body
                ours = alike(eve.post(f"/api/tables/{private}{path}", headers=headers, json=body), private)
                none = alike(eve.post(f"/api/tables/{nothing}{path}", headers=headers, json=body), nothing)
                assert ours == none, path
        for page in ("/t/", "/replay/", "/review/"):
            assert alike(eve.get(page + private), private) == alike(eve.get(page + nothing), nothing)
        assert eve.get(f"/api/tables/{public}").status_code == 200  # the control
    heard = []
    for table in (private, nothing):
        for hello in ({}, {"secret": "x" * 26}, {"invite": "0" * 32}, {"watch": True}):
            line = Line(served.url, table, {}, hello)
            heard.append(line.hear())
    assert heard[:4] == heard[4:]
    assert heard[0]["code"] == "no-table"
    assert ann.sit(private).until("welcome")["seat"] == 0  # the control


def closed(file: Path, words: str) -> None:
    """Let SQLite refuse every write with the words that it has for such a medium."""
    with contextlib.closing(sqlite3.connect(file)) as one:
        for table, what in (("house", "INSERT"), ("house", "UPDATE"), ("log", "INSERT")):
            one.execute(
                f"CREATE TRIGGER closed_{table}_{what} BEFORE {what} ON {table}"
                f" BEGIN SELECT RAISE(FAIL, '{words}'); END"
            )
        one.commit()


def opened(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as one:
        for table, what in (("house", "INSERT"), ("house", "UPDATE"), ("log", "INSERT")):
            one.execute(f"DROP TRIGGER closed_{table}_{what}")
        one.commit()


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        ("database or disk is full", "its disk is full"),
        ("attempt to write a readonly database", "it is read-only"),
    ],
)
def test_health_and_answers_say_why_nothing_can_be_written(tmp_path: Path, words: str, cause: str) -> None:
    file = tmp_path / "t.db"
    with in_thread(quick(f"sqlite:///{file}")) as server:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert get(f"{server.url}/health").json()["ok"] is True
        ann = server.guest("Ann")
        place = ann.create(seats=["human", "bot:random"], options={"first": 0})
        legal = ann.look(place["table"])["update"]["legal"]
        closed(file, words)
        counted = failures(cause)
        wait_until(lambda: get(f"{server.url}/health").status_code == 503, "health does not notice")
        assert cause in get(f"{server.url}/health").json()["trouble"]
        refused = ann.choose(place["table"], legal[0], "k", status=503)
        assert refused["code"] == "storage"
        assert cause in refused["message"]
        assert failures(cause) >= counted + 2
        opened(file)
        wait_until(lambda: get(f"{server.url}/health").status_code == 200, "health does not recover")
        assert ann.choose(place["table"], legal[0], "k")["again"] is False  # it had not been stored


def failures(cause: str) -> float:
    return float(metrics.STORAGE.labels(cause)._value.get())


@pytest.mark.slow
def test_a_read_only_database_is_told_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    db = folder / "t.db"
    with in_thread(quick(f"sqlite:///{db}")):
        pass
    closed(db, "attempt to write a readonly database")
    done = started(["--db", f"sqlite:///{db}", "--port", str(free_port())])
    _, error = done.communicate(timeout=120)
    assert done.returncode == 3
    assert "it is read-only" in error
    for line in error.splitlines():
        json.loads(line)


def started(options: list[str]) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", "from saloon.cli.commands import main; main()", "serve", *options]
    return subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ}
    )


@pytest.mark.slow
def test_the_log_is_json_to_its_last_line_and_figures_have_a_port_of_their_own(sqlite: str) -> None:
    port, figures = free_port(), free_port()
    process = started(["--db", sqlite, "--port", str(port), "--metrics-port", str(figures), "--access-log"])
    server = Served(f"http://127.0.0.1:{port}")
    try:
        wait_until(lambda: healthy(server.url), "no server")
        ann = server.guest("Annabella")
        place = ann.create(seats=["human", "bot:top"], options={"first": 1})
        wait_until(lambda: ann.look(place["table"], 10**6, 2.0)["update"]["legal"], "the bot does not play")
        ann.http.get(ann.me["feed"])
        assert "saloon_choices_total" in get(f"http://127.0.0.1:{figures}/metrics").text
        assert get(f"{server.url}/metrics").status_code == 404
        get(f"{server.url}/api/games", headers={"X-Forwarded-For": "10.1.2.3"})
    finally:
        end(process)
    assert process.stderr is not None
    with process.stderr, process.stdout or contextlib.nullcontext():
        lines = process.stderr.read().splitlines()
    assert [line for line in lines if not line.startswith("{")] == []
    events = [json.loads(line) for line in lines]
    assert [event["event"] for event in events if event["event"] in ("serving", "stopped")] == [
        "serving",
        "stopped",
    ]
    serving = next(event for event in events if event["event"] == "serving")
    assert (serving["port"], serving["metrics"]) == (port, figures)
    requests = [event for event in events if event["event"] == "request"]
    assert {"/health", "/api/tables", "/feed/…"} <= {event["path"].rstrip("/") for event in requests}
    assert {event["address"] for event in requests} == {"127.0.0.1"}  # nobody was named as a proxy
    for secret in ("Annabella", place["secret"], ann.me["feed"].rpartition("/")[2]):
        assert not any(secret in line for line in lines)


def test_only_a_proxy_that_was_named_says_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from saloon.server.web import guard

    seen: list[str] = []
    real = guard.address

    def noted(scope: Any) -> str:
        seen.append(real(scope))
        return seen[-1]

    monkeypatch.setattr(guard, "address", noted)
    for proxies, told in (((), "127.0.0.1"), (("127.0.0.1",), "10.1.2.3")):
        seen.clear()
        with in_thread(quick(f"sqlite:///{tmp_path}/t.db", proxies=proxies)) as server:
            get(f"{server.url}/api/games", headers={"X-Forwarded-For": "10.1.2.3"})
        assert set(seen) == {told}


def test_head_answers_where_get_does(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.create(public=True)["table"]
    with client(served.url) as http:
        for path in (
            "/",
            "/health",
            "/api/games",
            f"/api/tables/{table}",
            "/api/lobby",
            f"/t/{table}",
            "/api/rules/goat",
        ):
            asked, head = http.get(path), http.head(path)
            assert head.status_code == asked.status_code == 200, path
            assert head.content == b""
            assert head.headers["content-type"] == asked.headers["content-type"]
        named = {"table": table, "game": "goat", "setting": "none", "number": "0", "name": "x"}
        ways = [
            path for path, verbs in http.get("/schema/openapi.json").json()["paths"].items() if "get" in verbs
        ]
        assert len(ways) > 25
        for way in ways:  # whatever is described, refused or not
            path = re.sub(r"{(\w+)}", lambda part: named[part[1]], way)
            if not path.endswith(("/hint", "/export")):  # of which there are only so many
                asked, head = ann.http.get(path), ann.http.head(path)
                assert (head.status_code, head.content) == (asked.status_code, b""), path
        assert http.head("/nothing").status_code == http.get("/nothing").status_code == 404
        assert http.head("/api/me").status_code == http.get("/api/me").status_code == 401


@pytest.mark.parametrize(("lang", "nothing"), [("en", "There is nothing at"), ("de", "ist nichts")])
def test_who_asks_for_what_is_not_there_is_told_where_to_go(served: Served, lang: str, nothing: str) -> None:
    with client(served.url, headers={"Accept-Language": lang}) as http:
        for path in ("/nothing", "/api/nothing", "/api/tables/a/b/c/d"):
            told = http.get(path)
            assert (told.status_code, told.json()["code"]) == (404, "no-entry")
            assert nothing in told.json()["message"]
            assert path in told.json()["message"]
            assert "accept-language" in told.headers["vary"]
            assert http.get("/schema/openapi.json").status_code == 200  # the way out
            page = http.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
            assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
            assert "<html" in page.text
        deed = http.delete("/api/lobby")
        assert (deed.status_code, deed.json()["code"]) == (405, "bad-request")
        assert "DELETE" in deed.json()["message"]
        assert "/api/lobby" in deed.json()["message"]
        large = http.post("/api/me", json={"name": "a" * 50_000})
        assert (large.status_code, large.json()["code"]) == (413, "too-large")
        assert "/api/me" in large.json()["message"]
        long = http.get("/" + "a" * 5_000)
        assert (long.status_code, len(long.content) < 1_000) == (404, True)


def test_a_handshake_is_checked_as_a_request_is(named: Served) -> None:
    for headers in ({"Host": "evil.example"}, {"Origin": "http://["}):
        with pytest.raises(InvalidStatus) as refused:
            Line(named.url, "0" * 16, headers, {})
        assert refused.value.response.status_code == 400


@pytest.mark.parametrize(
    ("lang", "says"), [("de-AT", "So kommst du nicht herein"), ("en", "this house goes by")]
)
def test_whoever_follows_a_link_and_is_not_let_in_reads_a_page(named: Served, lang: str, says: str) -> None:
    """Programs are told in JSON; a person who opened an address gets a page that loads nothing else."""
    person = {"Host": "evil.example", "Accept": "text/html,*/*;q=0.8", "Accept-Language": lang}
    for path in ("/", "/api/lobby", "/t/abc"):
        page = get(f"{named.url}{path}", headers=person)
        assert (page.status_code, page.headers["content-type"]) == (400, "text/html; charset=utf-8")
        assert says in page.text
        assert "evil" not in page.text
        assert all(page.headers.get(name.decode()) == value.decode() for name, value in HEADERS)
        program = get(f"{named.url}{path}", headers={"Host": "evil.example"})
        assert program.json()["code"] == "bad-request"  # the control
    form = post(
        f"{named.url}/api/me", headers={**person, "Host": "saloon.example", "Origin": "https://evil.example"}
    )
    assert (form.status_code, form.headers["content-type"]) == (403, "text/html; charset=utf-8")


def test_whoever_asks_too_often_in_a_browser_reads_a_page(tmp_path: Path) -> None:
    limits = replace(FAST, requests=0.001)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served, served.stranger() as http:
        assert http.get("/api/lobby").status_code == 200
        page = http.get("/", headers={"Accept": "text/html"})
        assert (page.status_code, page.headers["content-type"]) == (429, "text/html; charset=utf-8")
        assert "Too much came from your address" in page.text
        assert http.get("/").json()["code"] == "too-much"  # the control
        assert http.get("/health").status_code == 200  # whoever watches over the house is always told


def test_a_number_that_is_none_and_a_name_that_no_file_has_are_refused(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(public=True)
    bob.join(place)
    ann.post(f"/api/tables/{place['table']}/concede")
    path = f"/api/tables/{place['table']}/story"
    for eyes in ("²", "٣", "1" * 5_000, "-1", "01", ""):
        for where in (path, f"{path}/0"):
            assert ann.get(where, 400, eyes=eyes)["code"] == "bad-request", eyes[:10]
    assert ann.get(path, eyes="1") == ann.get(path, eyes="1")  # the control
    for name in ("a" * 5_000, "%ff", "a/" * 2_000, "..%2f..%2fhouse.py", "%2e%2e/%2e%2e/house.py"):
        assert ann.http.get(f"/assets/{name}").status_code == 404, name[:20]


def test_all_that_is_kept_is_not_asked_for_without_end(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    answers = [ann.http.get("/api/me/export").status_code for _ in range(30)]
    assert answers[:5] == [200] * 5
    assert 429 in answers
    assert bob.get("/api/me/export")["person"]["name"] == "Bob"  # the control: nobody else's is touched


REFUSALS: dict[str, tuple[str, dict[str, str]]] = {
    "door-other-name": ("GET", {"Host": "evil.example"}),
    "door-host-unread": ("GET", {"Host": "a b"}),
    "door-other-site": ("POST", {"Origin": "http://evil.example"}),
    "door-origin-unread": ("POST", {"Origin": "x"}),
    "door-json": ("POST", {"Content-Type": "text/plain"}),
    "name-first": ("GET", {}),
}
"""How each comes about at `/api/me`."""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("reason", REFUSALS)
def test_the_door_says_why_in_the_readers_language(named: Served, reason: str, lang: str) -> None:
    method, headers = REFUSALS[reason]
    body = b'{"name": "A"}' if method == "POST" else None
    with client(named.url) as http:
        answer = http.request(
            method, "/api/me", content=body, headers={**JSON, "Accept-Language": lang, **headers}
        )
    assert 400 <= answer.status_code < 500
    assert answer.json()["message"] == common_words(lang).say(reason)
    assert "accept-language" in answer.headers["vary"]


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE", "de"),
        ("fr-CH, fr;q=0.9, de;q=0.8, en;q=0.7", "de"),
        ("gsw, de;q=0.5, en;q=0.9", "en"),
        ("en;q=0.2,de", "de"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=0", "en"),
        ("den, deu", "en"),
        ("*", "en"),
        ("", "en"),
        ("de;q=nonsense", "de"),
        ("de;q=nan", "de"),
        (";;;,,,=,q=1;de", "en"),
        ("fr," * 5_000 + "de", "en"),
    ],
)
def test_of_all_the_languages_somebody_reads_ours_is_found(named: Served, header: str, lang: str) -> None:
    with client(named.url) as http:
        answer = http.get("/api/games", headers={"Host": "evil.example", "Accept-Language": header})
    assert answer.json()["message"] == common_words(lang).say("door-other-name")


@pytest.mark.parametrize("asked", ["en", "de", ""])
def test_before_there_is_a_request_too_as_far_as_it_was_read(named: Served, asked: str) -> None:
    """Who has not said which language they read is told in each."""
    host, _, port = named.url.removeprefix("http://").partition(":")
    said = (
        f"Accept-Language: {asked}\r\nAccept: */*\r\n" if asked else ""
    )  # a header is read when the next one comes
    for head, reason in (
        (f"GET / HTTP/1.1\r\nHost: {host}\r\n{said}A: {'x' * 40_000}", "door-head"),
        (f"GET / HTTP/1.1\r\nHost: {host}\r\n{said}no header at all\r\n\r\n", "door-no-http"),
        (
            f"GET /api/tables/t/socket HTTP/1.1\r\nHost: {host}\r\n{said}Upgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 1\r\n\r\n",
            "door-no-handshake",
        ),
    ):
        with socket.create_connection((host, int(port)), 60) as raw:
            with contextlib.suppress(OSError):
                raw.sendall(head.encode())
            read = b""
            with contextlib.suppress(OSError):
                while more := raw.recv(65_536):
                    read += more
        told = json.loads(read.partition(b"\r\n\r\n")[2])["message"]
        wanted = [common_words(lang).say(reason) for lang in ([asked] if asked else ["en", "de"])]
        assert told == " ".join(wanted), reason


@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_comes_too_often_is_told_in_their_language(tmp_path: Path, lang: str) -> None:
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=replace(FAST, requests=1e-3))) as served:
        with client(served.url) as http:
            answers = [http.get("/api/games", headers={"Accept-Language": lang}) for _ in range(3)]
        assert answers[-1].status_code == 429
        wanted = {"en": "Too many requests; wait ", "de": "Zu viele Anfragen; warte "}[lang]
        assert answers[-1].json()["message"].startswith(wanted)


def test_every_reason_of_the_house_has_words_in_every_language() -> None:
    """All that the server refuses with a reason can be said: none shows its name instead of a sentence."""
    text = "".join(path.read_text() for path in (ROOT / "src" / "saloon" / "server").rglob("*.py"))
    reasons = set(re.findall(r'Reason\(\s*"([a-z-]+)"', text))
    assert len(reasons) > 90
    for lang in LANGUAGES:
        common = (ROOT / "src" / "saloon" / "language" / lang / "common.ftl").read_text()
        assert reasons <= set(re.findall(r"(?m)^([a-z-]+) =", common)), lang


NOT_FOR_STRANGERS = {
    "operating.py",
    "outside.py",
    "storage.py",
    "settings.py",
    "table.py",
    "play.py",
    "measuring.py",
}
"""What these say in English alone is told to whoever runs the house; `table.py` and `play.py` beside it what people are
told who hold a table of another release, and the house itself."""


def test_nothing_is_refused_in_english_alone() -> None:
    """A sentence that is written where it is refused has no other language; so has an engine's own."""
    for path in (ROOT / "src" / "saloon" / "server").rglob("*.py"):
        if path.name not in NOT_FOR_STRANGERS:
            found = re.findall(r'raise [A-Z]\w+\(\s*f?"[A-Z\'{][^"]*', path.read_text())
            assert not found, (path.name, found)


@pytest.mark.parametrize(
    ("way", "body"),
    [
        ("/api/almanac/poker", None),
        ("/api/almanac/goat/settings/none", None),
        ("/api/almanac/scoundrels/things?row=nobody", None),
        ("/api/workshop/goat/shelf", None),
        ("/api/workshop/poker/shelf", None),
        ("/api/workshop/goat/sentence", {"text": "Spend $2."}),
        ("/api/workshop/scoundrels/measure", {"text": "", "known": [[]]}),
        ("/api/rules/poker", None),
        ("/api/words/poker", None),
        ("/api/lessons/poker", {}),
        ("/api/lessons/goat", {"choices": [[0, "accept"]], "lang": "LANG"}),
        ("/api/trial", {"game": "goat", "seed": 1, "choices": [[0, "accept"]], "lang": "LANG"}),
        ("/api/trial", {"game": "scoundrels", "options": {"cards": "x.toml"}}),
        ("/api/trial", {"game": "goat", "options": {"cards": "cards.toml"}, "cards": "x"}),
        ("/api/tables", {"game": "goat", "seats": ["human", "bot:nobody"]}),
    ],
)
def test_what_is_not_there_or_not_allowed_is_said_in_the_readers_language(
    served: Served, way: str, body: dict[str, Any] | None
) -> None:
    """The sandbox, the almanac, the workshop, lessons and the library spoke English to everybody."""
    said = {}
    ann = served.guest("Ann")
    for lang in LANGUAGES:
        headers = {"accept-language": lang}
        asked = None if body is None else {**body, **({"lang": lang} if "lang" in body else {})}
        answer = (
            ann.http.get(way, headers=headers)
            if asked is None
            else ann.http.post(way, json=asked, headers=headers)
        )
        assert 400 <= answer.status_code < 500, answer.text
        said[lang] = answer.json()["message"]
    assert len(set(said.values())) == len(LANGUAGES), said
