"""Whatever stands in a parameter, a field or a header: the house answers in a sentence of its own, and stays whole."""

import ast
import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from saloon.languages import LANGUAGES
from saloon.server import protocol
from saloon.server.errors import Refused
from saloon.server.lobby import NewTable
from saloon.server.misfits import fits, misfit, visible
from saloon.server.trial import Trial
from saloon.server.web.entrance import SAID
from saloon.server.web.guard import HEADERS
from saloon.server.workshop import Measuring
from tests.server.serving import FAST, ROOT, Guest, Served, in_thread, quick

IN_ADDRESS = [
    "", "%00", "%0A", "en%0A", "%1B%5B2J", "%7F", "%ED%A0%80", "%FF%FE", "%C0%AF", "%E2%80%AE", "-1", "1.5", "1e999",
    "nan", "-inf", "9" * 30, "9" * 5000, "1_0", "a" * 3000, "null", "true", "%5B%5D", "%7B%7D", "%C2%B2", "%D9%A3",
    "%F0%9F%A4%A0" * 100, "..%2F..%2Fetc", "%27%20OR%201=1--", "%25s%25n", "a%26b", "%2525",
]  # fmt: skip
"""Percent-encoded: control characters, halves of pairs, no UTF-8, numbers that are none, others' traps."""
IN_JSON = [
    "null", "true", "-1", "0", "1.5", "1e308", "1e999", "NaN", "-9223372036854775809", "9" * 30, "9" * 5000, '""',
    '"x"', '"nan"', '"' + "x" * 3000 + '"', r'"\u0000"', r'"\u001b[2J"', r'"\ud800"', r'"\udc00\ud800"', r'"\u202e"',
    r'"en\n"', '"\ufffe"', "[]", "{}", "[[]]", '{"a":{"b":[]}}', "[" * 2000, '["x","x"]', '{"":0}',
]  # fmt: skip
"""As it is written: every other type, numbers without end, what is no JSON at all."""
MOST_SAID = 2_400
"""Letters of a refusal; a mistake in a card file may be told at length."""
RIGHT_BODIES: dict[str, Any] = {
    "NewGuest": {"name": "Ann", "lang": "en"},
    "Change": {"name": "Ann", "lang": "de"},
    "Sharing": {"shared": True},
    "Code": {"code": "nobody's"},
    "Chatter": {"text": "Howdy", "key": "chat"},
    "Choice": {"choice": "no such choice", "key": "choice", "at": 0},
    "NewTable": {
        "game": "goat", "seats": ["human", "human"], "options": {"first": 0}, "cards": "", "pace": "turn",
        "clock": {"bank": 60.0, "increment": 1.0, "absent": 60.0}, "public": False, "sit": True, "hotseat": ["Bo"],
        "substitutes": False, "hints": False,
    },
    "Join": {"seat": 1, "invite": "none"},
    "Mute": {"seat": 1, "mute": True},
    "Order": {"order": "ask", "key": "order"},
    "Paused": {"paused": False},
    "SetSeat": {"kind": "human"},
    "Keyed": {"key": "undo"},
    "Vote": {"vote": "no"},
    "Attendance": {"choices": [], "heard": 0, "go_on": False, "lang": "en", "why": ""},
    "Trial": {
        "game": "goat", "position": "", "players": 2, "options": {"first": 0}, "seed": 1, "choices": [], "seat": 0,
        "names": ["Ann"], "lang": "en", "why": "", "cards": "", "faces": False,
    },
    "OneCard": {"text": "", "box": "base"},
    "CardFile": {"text": ""},
    "Measuring": {"text": "", "games": 200, "setting": "", "seed": 0, "known": []},
    "Sentence": {"text": "Gain $1.", "kind": "sentence"},
}  # fmt: skip
RIGHT: dict[str, str] = {
    "number": "0", "since": "0", "wait": "0", "lang": "en", "thing": "deck", "eyes": "all", "own": "", "q": "town",
    "name": "goat", "setting": "first", "row": "a", "column": "b", "box": "base",
}  # fmt: skip
BEFORE = {
    " ".join(map(error.told, langs))
    for error in SAID.values()
    for langs in [LANGUAGES, *([lang] for lang in LANGUAGES)]
}
"""What is said before there is a request: in the reader's language, or in each while that is not known."""
ENDS = {("delete", "/api/me"), ("post", "/api/me/sign-out-everywhere"), ("get", "/api/me/export")}
"""What would end the test's own visitor, or is rationed; none of them takes a value."""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every sentence of our own that was told."""
    found: set[str] = set()
    honest = Refused.told

    def noted(error: Refused, lang: str) -> str:
        found.add(honest(error, lang))
        return honest(error, lang)

    monkeypatch.setattr(Refused, "told", noted)
    return found


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house of this room's own: it gets tables and guests by the hundred."""
    with in_thread(quick(f"sqlite:///{tmp_path_factory.mktemp('odd')}/t.db", limits=FAST)) as one:
        yield one


class Door:
    """Every operation of a house, with a right value for everything."""

    def __init__(self, served: Served) -> None:
        self.ann = served.guest("Ann")
        self.document = self.ann.get("/schema/openapi.json")
        self.table = self.ann.create(public=True)["table"]
        self.http = self.ann.http
        stated = self.document["components"]
        self.codes: list[str] = stated["schemas"]["Refusal"]["properties"]["code"]["enum"]

    def operations(self) -> Iterator[tuple[str, str, list[tuple[str, str]], Any]]:
        for path, verbs in self.document["paths"].items():
            for verb, one in verbs.items():
                if (verb, path) in ENDS:
                    continue
                params = [(p["name"], p["in"]) for p in one.get("parameters", [])]
                body = one.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
                yield verb, path, params, body and RIGHT_BODIES[body["$ref"].rpartition("/")[2]]

    def ask(
        self, verb: str, path: str, values: dict[str, str], query: str, raw: str | None
    ) -> httpx.Response:
        for name, value in values.items():
            path = path.replace("{" + name + "}", value)
        headers = {"Content-Type": "application/json"} if raw is not None else {}
        content = raw.encode(errors="surrogatepass") if raw is not None else None
        return self.http.request(verb, f"{path}?{query}" if query else path, content=content, headers=headers)

    def right(self, path: str, params: list[tuple[str, str]]) -> tuple[dict[str, str], dict[str, str]]:
        """The right values of a path and of a query."""
        game = "scoundrels" if re.search("workshop|almanac|cards", path) else "goat"
        known = {**RIGHT, "game": game, "table": self.table}
        values = {name: known[name] for name, where in params}
        return (
            {name: values[name] for name, where in params if where == "path"},
            {name: values[name] for name, where in params if where == "query"},
        )


def as_query(values: dict[str, str]) -> str:
    return "&".join(f"{name}={value}" for name, value in values.items())


def places(body: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a body that can be wrong: the body, its fields, and theirs."""
    yield at
    for name, part in (
        body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    ):
        yield from places(part, (*at, name))


def with_odd(body: Any, at: tuple[Any, ...], odd: str) -> str:
    """The body as JSON, with something odd in one place."""
    if not at:
        return odd
    made = json.loads(json.dumps(body))
    inner = made
    for step in at[:-1]:
        inner = inner[step]
    inner[at[-1]] = "@odd@"
    return json.dumps(made).replace('"@odd@"', odd)


def check(door: Door, answer: httpx.Response, said: set[str], what: object) -> None:
    """What is wrong with an answer, if anything is."""
    assert answer.status_code < 500, (what, answer.status_code, answer.text[:300])
    for name, value in HEADERS:
        assert answer.headers.get(name.decode()) == value.decode(), (what, name)
    if answer.status_code < 400:
        return
    told = answer.json()
    assert len(told["message"]) < MOST_SAID, (what, len(answer.content))
    assert set(told) == {"code", "message"}, what
    assert told["code"] in door.codes, (what, told)
    assert told["message"] in said | BEFORE, (what, f"not a sentence of ours: {told['message']}")
    lines = told["message"].replace("\n", "")
    assert lines.isprintable(), (what, f"what cannot be seen is shown as it came: {told['message']!r}")
    assert told["message"].rstrip()[-1] in ".!?…”'", (what, told["message"])


def test_right_values_are_answered(open_house: Served, said: set[str]) -> None:
    """The control of all below: nobody is told that a right value is wrong."""
    door = Door(open_house)
    seen = 0
    for verb, path, params, body in door.operations():
        in_path, in_query = door.right(path, params)
        answer = door.ask(
            verb, path, in_path, as_query(in_query), json.dumps(body) if body is not None else None
        )
        check(door, answer, said, (verb, path))
        wrong = answer.status_code == 400 and answer.json()["code"] == "bad-request"
        assert not wrong, (verb, path, answer.text)
        seen += 1
    assert seen > 50


def test_odd_values_in_an_address_are_refused_in_our_words(open_house: Served, said: set[str]) -> None:
    door = Door(open_house)
    refused: set[str] = set()
    for verb, path, params, body in door.operations():
        raw = json.dumps(body) if body is not None else None
        for name, where in params:
            in_path, in_query = door.right(path, params)
            values = in_path if where == "path" else in_query
            right = values[name]
            for odd in IN_ADDRESS:
                if where == "path" and not odd:
                    continue  # another path
                values[name] = odd
                answer = door.ask(verb, path, in_path, as_query(in_query), raw)
                check(door, answer, said, (verb, path, name, odd[:40]))
                if answer.status_code == 400:
                    refused.add(answer.json()["message"])
            values[name] = right
            if where == "query":
                for twice in (
                    f"{name}=%0A&{name}={right}",
                    f"{name}={right}&{name}=%FF",
                    f"{name}",
                    "&=&;&%",
                ):
                    answer = door.ask(verb, path, in_path, f"{as_query(in_query)}&{twice}", raw)
                    check(door, answer, said, (verb, path, twice))
    assert any("lang cannot be 'en\\u{a}'. It has to be one of" in one for one in refused)
    assert any("wait cannot be '-1'. It has to be a number, 0 to 50" in one for one in refused)
    assert "thing is missing. It has to be a text of at most 100 letters." in refused or any(
        one.startswith("thing cannot be") for one in refused
    )


def test_odd_values_in_a_body_are_refused_in_our_words(open_house: Served, said: set[str]) -> None:
    door = Door(open_house)
    refused: set[str] = set()
    for verb, path, params, body in door.operations():
        if body is None:
            continue
        in_path, in_query = door.right(path, params)
        for at in places(body):
            for odd in IN_JSON:
                if path.endswith("/measure") and at == ("games",) and odd == "1.5":
                    continue
                raw = with_odd(body, at, odd)
                answer = door.ask(verb, path, in_path, as_query(in_query), raw)
                check(door, answer, said, (verb, path, at, odd[:40]))
                if answer.status_code == 400:
                    refused.add(answer.json()["message"])
        for raw in (
            "",
            "{",
            "\ufeff{}",
            '{"a":1}',
            json.dumps(body) + "x",
            json.dumps({**body, "more\u202e": 1}),
        ):
            answer = door.ask(verb, path, in_path, as_query(in_query), raw)
            check(door, answer, said, (verb, path, raw[:40]))
            assert answer.status_code == 400, (verb, path, raw)
            refused.add(answer.json()["message"])
    assert any(one.startswith("clock.bank cannot be -1. It has to be a number, 0 to") for one in refused)
    assert any(one.startswith("There is no more\\u{202e} here. There is: ") for one in refused)


HEADS: dict[str, list[bytes]] = {
    "Accept-Language": [b"", b"\xff\xfe", b"de;q=\x01", b"x" * 3000, b"de" * 500, b"../../etc"],
    "Accept": [b"", b"\xff", b"text/html" * 100, b"*/*;q=nan"],
    "Accept-Encoding": [b"\xff", b"gzip;q=-1", b"br" * 500],
    "Authorization": [
        b"",
        b"Bearer",
        b"bearer \xff\xfe",
        b"Bearer " + b"x" * 5000,
        b"Basic Zm9v",
    ],
    "Saloon-Invite": [b"", b"\xff", b"x" * 5000, b"a.b.c"],
    "Cookie": [b"saloon", b"saloon=", b"saloon=\xff", b"saloon=" + b"x" * 5000, b"saloon=a.b.c.d", b";;=;"],
    "Content-Type": [b"", b"text/plain", b"application/json; charset=\xff", b"application/json" * 50],
    "Content-Encoding": [b"gzip", b"\xff"],
    "Origin": [b"", b"\xff", b"http://[", b"null", b"http://" + b"a" * 3000],
    "Sec-Fetch-Site": [b"\xff", b"cross-site"],
    "X-Forwarded-For": [b"\xff", b"::1," * 300],
    "Range": [b"bytes=9-1", b"\xff"],
    "If-None-Match": [b"\xff", b"*"],
}


def test_odd_headers_are_refused_in_our_words_or_mean_nothing(open_house: Served, said: set[str]) -> None:
    door = Door(open_house)
    asked = [
        ("GET", f"/api/tables/{door.table}", b""),
        ("POST", f"/api/tables/{door.table}/votes", b'{"vote":"x"}'),
    ]
    for name, odds in HEADS.items():
        for odd in odds:
            for verb, path, body in asked:
                headers = [(b"Content-Type", b"application/json")] if name != "Content-Type" else []
                answer = door.http.request(verb, path, content=body, headers=[*headers, (name.encode(), odd)])
                if "text/html" in answer.headers.get("content-type", ""):
                    assert answer.status_code < 500
                    continue
                check(door, answer, said, (verb, name, odd[:20]))


def test_odd_messages_of_a_socket_are_refused_in_our_words(open_house: Served, said: set[str]) -> None:
    ann, bob = open_house.guest("Ann"), open_house.guest("Bob")
    place = ann.create(options={"first": 0})
    bob.join(place)
    codes = Door(open_house).codes
    right: list[dict[str, Any]] = [
        {"type": "choose", "choice": "none", "key": "c", "at": 0},
        {"type": "undo", "key": "u"},
        {"type": "say", "text": "Howdy", "key": "s"},
        {"type": "order", "order": "ask", "key": "o"},
        {"type": "back", "key": "b"},
        {"type": "whole"},
        {"type": "ping", "id": 3},
    ]
    tags = {one.__struct_config__.tag for one in protocol.Up.__args__}
    assert {one["type"] for one in right} == tags - {"hello"}
    refused: set[str] = set()
    line, sent = ann.sit(place["table"]), 0
    for message in right:
        for at in places(message):
            for odd in IN_JSON:
                if sent % 40 == 0:  # after fifty bad ones a socket is closed
                    line.close()
                    line = ann.sit(place["table"])
                    line.wait(lambda one: one.view)
                sent += 1
                line.say(with_odd(message, at, odd))
                for frame in line.catch_up():
                    if frame["type"] == "problem":
                        assert frame["code"] in codes, (message, at, odd)
                        assert frame["message"] in said, (message, at, odd, frame)
                        assert frame["message"].isprintable(), (message, at, odd, frame)
                        assert len(frame["message"]) < MOST_SAID
                        refused.add(frame["message"])
    assert any(one.startswith("type cannot be") for one in refused)
    assert bob.look(place["table"])["seat"] == 1  # the table stands
    hello = {"last": 0, "secret": "s", "invite": "i", "lang": "en", "watch": False, "changes": False}
    for at in places(hello):
        for odd in IN_JSON if at else ():
            first = first_answer(ann, place["table"], with_odd({"type": "hello", **hello}, at, odd))
            assert first in ("welcome", "problem"), (at, odd)


def first_answer(guest: Guest, table: str, raw: str) -> str:
    """The first answer to a first message."""
    cookie = "; ".join(f"{k}={v}" for k, v in guest.http.cookies.items())
    address = f"{guest.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as socket:
        socket.send(raw)
        first: str = json.loads(socket.recv(120.0))["type"]
        return first


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "lang cannot be 'fr'. It has to be one of"),
        ("de-AT", "lang kann nicht 'fr' sein. Erlaubt: eines von"),
    ],
)
def test_what_does_not_fit_is_told_in_the_language_asked_for(
    open_house: Served, lang: str, says: str
) -> None:
    with open_house.stranger() as http:
        answer = http.get("/api/rules/goat?lang=fr", headers={"Accept-Language": lang})
        assert answer.status_code == 400
        assert says in answer.json()["message"]
        assert "accept-language" in answer.headers["vary"]
    guest = open_house.guest("Ann", lang[:2])
    place = guest.create()
    line = guest.sit(place["table"])
    line.wait(lambda one: one.table)
    line.say({"type": "ping", "id": "x"})
    whole = "It has to be a whole number" if lang == "en" else "Erlaubt: eine ganze Zahl"
    assert whole in line.until("problem")["message"]


def test_a_control_character_is_named_with_its_place(open_house: Served) -> None:
    with open_house.stranger() as http:
        body = b'{"name": "geheim\\u0007"}'
        told = http.post("/api/me", content=body, headers={"Content-Type": "application/json"}).json()[
            "message"
        ]
        assert told == "There is the control character \\u0007 in the body, at place 17. Leave it out."
        assert body[16:22] == b"\\u0007"
        told = http.get("/api/rules/goat?q=a%07").json()["message"]
        assert told == "There is the control character \\u{7} in the query, at place 4. Leave it out."


def test_a_secret_is_not_repeated() -> None:
    with pytest.raises(Refused) as refused:
        protocol.read('{"type":"hello","secret":["geheim"],"invite":null}')
    assert "geheim" not in str(refused.value)
    with pytest.raises(Refused) as shown:  # the control
        protocol.read('{"type":"hello","lang":"geheim"}')
    assert "geheim" in str(shown.value)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS: list[Any] = [protocol.Up, NewTable, Trial, Measuring, protocol.Lang, int | None]


@pytest.mark.parametrize("kind", KINDS, ids=str)
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_of_whatever_does_not_fit_a_place_is_named(kind: Any, data: st.DataObject) -> None:
    """Whether it fits is msgspec's to say; of all that does not, a sentence is made, short and readable."""
    names = st.sampled_from(
        ["type", "choose", "hello", "game", "seats", "clock", "key", "known", "choices", "text"]
    )
    value = data.draw(ANYTHING | st.dictionaries(names, ANYTHING | names, max_size=5))
    if fits(kind, value):
        return
    error = misfit(kind, value, "body")
    for lang in ("en", "de"):
        told = error.told(lang)
        assert told.isprintable()
        assert len(told) < 600
        assert "misfit" not in told  # every message has its words


def test_what_cannot_be_seen_is_shown_by_its_number() -> None:
    assert visible("en\n\u202e\x00ä♥") == "en\\u{a}\\u{202e}\\u{0}ä♥"
    assert visible("x" * 61) == "x" * 60 + "…"
    assert visible("x" * 60) == "x" * 60


def test_no_library_s_words_are_passed_on() -> None:
    """Only what Saloon raises is a sentence for people: of any other error its text stays inside."""
    found = [
        f"{path.name}:{node.lineno}"
        for path in (ROOT / "src" / "saloon" / "server").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ExceptHandler) and passes_on(node)
    ]
    assert found == []
    control = "try:\n    x()\nexcept (SaloonError, ValueError) as e:\n    raise BadRequest(f'no: {e}')"
    assert any(
        passes_on(node) for node in ast.walk(ast.parse(control)) if isinstance(node, ast.ExceptHandler)
    )


OURS = {"SaloonError", "Refused", "BadCatalogue", "IllegalChoice", "CannotUndo", "BadOption", "OtherRules"}


def passes_on(handler: ast.ExceptHandler) -> bool:
    """Whether the text of an error that may be anybody's is raised again as ours."""
    if handler.name is None or handler.type is None:
        return False
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    if all(isinstance(kind, ast.Name) and kind.id in OURS for kind in kinds):
        return False
    raised = [node for node in ast.walk(handler) if isinstance(node, ast.Raise) and node.exc is not None]
    return any(text_of(part, handler.name) for node in raised for part in ast.walk(node.exc))  # type: ignore[arg-type]


def text_of(node: ast.AST, name: str) -> bool:
    """`str(error)` or `f"{error}"`."""
    if isinstance(node, ast.FormattedValue):
        return isinstance(node.value, ast.Name) and node.value.id == name
    called = (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("str", "repr")
    )
    return called and any(isinstance(arg, ast.Name) and arg.id == name for arg in node.args)  # type: ignore[attr-defined]
