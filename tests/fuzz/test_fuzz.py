"""What strangers send is read or refused, and nothing else happens: frames, headers, positions, logs and card files.

Inputs are made from their number alone, so that each can be made again; those that once broke something are kept in
`seeds.txt` and tried first. `make test` tries a slice, `make soak` more than 100,000.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import saloon
from saloon import kit
from saloon.errors import Reason, SaloonError
from saloon.server import protocol
from saloon.server.card_trial import TOO_LONG, TOO_SLOW, try_cards
from saloon.server.errors import BadRequest, Refused
from saloon.server.settings import Settings
from saloon.server.web.guard import Guard
from tests.server.serving import FAST
from tests.soaking import SOAK, note, noted

ROOT = Path(__file__).parents[2]
SLICE = {"frames": 400, "headers": 400, "positions": 40, "logs": 40, "cards": 16}
WHOLE = {"frames": 45_000, "headers": 45_000, "positions": 6_000, "logs": 4_000, "cards": 300}
KEPT = [
    line.split()
    for line in Path(__file__).with_name("seeds.txt").read_text().splitlines()
    if line[:1].isalpha()
]
"""What once broke something, by kind and number."""
WICKED = [
    "\0",
    "\x1b[2J",
    "\ud800",
    "\u202e",
    "é" * 50,
    "{" * 200,
    "[" * 5_000,
    "a." * 500,
    "9" * 400,
    "1e999",
    "-0",
    '"',
    "'",
    "\n",
]
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "last": 3, "secret": "abc", "invite": "def", "lang": "en", "watch": True},
    {"type": "choose", "choice": "accept", "key": "k", "at": 7},
    {"type": "undo", "key": "k"},
    {"type": "say", "text": "hello", "key": "k"},
    {"type": "order", "order": "decide", "key": "k"},
    {"type": "back", "key": "k"},
    {"type": "ping", "id": 1},
]


def spoil(text: str, dice: Random) -> str:
    """Something like it: pieces lost, doubled, exchanged, or something wicked put in."""
    for _ in range(dice.randint(1, 4)):
        a, b = sorted(dice.randrange(len(text) + 1) for _ in range(2))
        b = min(b, a + 30)
        what = dice.randrange(5)
        if what == 0:
            text = text[:a] + text[b:]
        elif what == 1:
            text = text[:b] + text[a:b] * dice.choice([1, 2, 50]) + text[b:]
        elif what == 2:
            text = text[:a] + dice.choice(WICKED) + text[b:]
        elif what == 3:
            text = text[:a] + "".join(dice.sample(text[a:b], b - a)) + text[b:]
        else:
            text = re.sub(
                r"\d+", lambda _: str(dice.choice([-1, 0, 7, 99, 10**18])), text, count=dice.randint(1, 3)
            )
    return text


def frames(dice: Random) -> str:
    """A message is read, or refused as one that cannot be."""
    raw = spoil(json.dumps(dice.choice(MESSAGES)), dice).encode(errors="surrogatepass")
    try:
        read = protocol.read(raw)
    except BadRequest as error:
        return error.code
    assert isinstance(read, protocol.Up)
    protocol.write(protocol.Pong(1))
    return "read"


@cache
def guard() -> Guard:
    async def nothing(*_: Any) -> None:
        """No application."""

    return Guard(nothing, Settings(names=("saloon.example",), limits=FAST))


def headers(dice: Random) -> str:
    """A request's head is let in, or refused with a reason."""
    lines = {
        "host": "saloon.example:8000", "origin": "https://saloon.example:8000", "content-type": "application/json",
        "content-length": "12", "sec-fetch-site": "same-origin", "cookie": "saloon=a.1.b",
    }  # fmt: skip
    spoilt = dice.sample(sorted(lines), dice.randint(0, 3))
    lines.update({name: spoil(lines[name], dice) for name in spoilt})
    for name in dice.sample(sorted(lines), dice.randint(0, 2)):
        del lines[name]
    sent = [(name.encode(), value.encode("utf-8", "surrogatepass")) for name, value in lines.items()]
    if not dice.randrange(10):
        sent.append(dice.choice(sent) if sent else (b"host", b"x"))
    path = "/api/me" if dice.randrange(3) else spoil("/api/tables/abc/view", dice)
    scope: Any = {
        "type": "http", "method": dice.choice(["GET", "POST", "PUT", "DELETE", "HEAD"]), "path": path, "headers": sent,
        "query_string": spoil("since=3&wait=2", dice).encode("utf-8", "surrogatepass"), "client": ("192.0.2.1", 1),
    }  # fmt: skip
    try:
        guard().check(scope)
    except Refused as error:
        return error.code
    return "let in"


def played(dice: Random, most: int) -> saloon.Game:
    """A game of either kind, some way on."""
    name, players = dice.choice([("goat", 2), ("goat", 4), ("scoundrels", 2)])
    game = saloon.new(name, players, {}, dice.randrange(3))
    for _ in range(dice.randrange(most)):
        if game.decision is None:
            break
        game.apply(game.decision.seat, dice.choice(list(game.decision.choices)))
    return game


def go_on(game: saloon.Game, dice: Random) -> str:
    for _ in range(20):
        if game.decision is None:
            break
        game.view(game.decision.seat)
        game.apply(game.decision.seat, dice.choice(list(game.decision.choices)))
    return "played"


@cache
def written() -> list[tuple[str, str]]:
    """The positions of the documentation, each with its game."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    found = re.findall(r"^```position (\w+)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(found) > 4, "there are no positions to work with"
    return found


def positions(dice: Random) -> str:
    """A position is set up and can be played on from, or refused."""
    name, text = dice.choice(written())
    if dice.randrange(8):  # the control: unspoilt it is set up
        text = spoil(text, dice)
    try:
        game = saloon.position(name, text)
    except SaloonError:
        return "refused"
    return go_on(game, dice)


def logs(dice: Random) -> str:
    """A log is replayed to its end, or refused."""
    text = played(dice, 30).notation()
    if dice.randrange(8):
        text = spoil(text, dice)
    try:
        game = saloon.replay(text)
    except SaloonError:
        return "refused"
    return go_on(game, dice)


@cache
def sentences() -> list[str]:
    """Every sentence that is printed on a card: the grammar's own words, to be put together anew."""
    cards: Any = kit.get("scoundrels").need("catalogue").cards("scoundrels", None)
    found = re.findall(r'"text(?:_en)?": "([^"]+)"', json.dumps(cards, ensure_ascii=False))
    assert len(found) > 30, "there are no sentences to work with"
    return sorted(set(found))


CIRCLES = [
    "Use an ability of your leader sheet.",
    "Use a scoundrel in the Saloon.",
    "Use a Sheriff's Office option.",
]
NESTED = ["Spend $1 to ", "Only if it is the final day: ", "You may "]


def grown(dice: Random) -> str:
    """A sentence by the grammar alone, of words that can follow each other; a printed one, if that leads nowhere."""
    help_with: Any = kit.get("scoundrels").need("workshop").sentence
    text = ""
    for _ in range(40):
        follows = help_with(text, "sentence")["follows"]
        if not follows:
            break
        word = dice.choice(follows)
        text += word if not text or word in ".,:;" else f" {word}"
    text = text[:1].upper() + text[1:]
    return text if help_with(text, "sentence")["good"] else dice.choice(sentences())


def wicked(dice: Random) -> str:
    """Texts that lead to texts: in circles, many times over, and one inside the other."""
    text = dice.choice(CIRCLES)
    for _ in range(dice.choice([0, 0, 1, 3, 30])):
        text = dice.choice(NESTED) + text[0].lower() + text[1:]
    return " ".join([text] * dice.choice([1, 1, 2, 24]))


def card_text(dice: Random) -> str:
    how = dice.randrange(8)
    if how == 0:
        return wicked(dice)
    text = " ".join(
        grown(dice) if how < 3 else dice.choice(sentences()) for _ in range(dice.choice([1, 1, 1, 2]))
    )
    if not dice.randrange(12):
        text = " ".join([text] * dice.choice([5, 10, 40]))
    if not dice.randrange(6):
        text = re.sub(r"\d+", lambda _: str(dice.choice([0, 1, 2, 9, 10**9])), text, count=1)
    return text


ENTRIES = {
    "sell-information": '[[sheriff]]\nid = "sell-information"\nname_en = "Sell"\nname_de = "Handel"\n',
    "outlaw": (
        '[[job]]\nid = "outlaw"\nname_en = "Outlaw"\nname_de = "Gesetzlose/r"\ncolour = "black"\nholes = [6]\n'
        "tech = 0\n"
    ),
    **{
        f"slot-{slot.lower()}": f'[[ability]]\nid = "slot-{slot.lower()}"\nslots = ["{slot}"]\n'
        for slot in ("A", "2", "3", "4", "5", "6")
    },
}
"""Cards whose texts can be anything, up to the text."""


def cards(dice: Random) -> str:
    """A card file is tried: whatever is accepted can be played, and nothing that is refused breaks anything."""
    entries = [
        f"{ENTRIES[name]}text = {json.dumps(card_text(dice))}\n"
        for name in dice.sample(sorted(ENTRIES), dice.randint(1, 4))
    ]
    text = "\n".join(entries)
    if not dice.randrange(8):
        text = spoil(text, dice)
    problem = try_cards("scoundrels", text)
    assert not (isinstance(problem, Reason) and problem.id == "cards-broken"), (problem.facts, text)
    if not problem:
        return "accepted"
    return "too much work" if problem in (TOO_LONG, TOO_SLOW) else "refused"


KINDS = {"frames": frames, "headers": headers, "positions": positions, "logs": logs, "cards": cards}


def attempt(kind: str, number: int) -> str:
    try:
        return KINDS[kind](Random(f"{kind} {number}"))
    except (Exception, RecursionError) as error:
        raise AssertionError(
            f"write `{kind} {number}` into seeds.txt: {type(error).__name__}: {error}"
        ) from error


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_what_strangers_send_is_read_or_refused(kind: str) -> None:
    for one, number in KEPT:
        if one == kind:
            attempt(kind, int(number))
    count = WHOLE[kind] if SOAK else SLICE[kind]
    step = max(1, count // 60)
    tried: dict[int, Any] = {row["round"]: row["outcomes"] for row in noted(f"fuzz-{kind}")}
    for first in range(0, count, step):
        if first not in tried:
            found = Counter(attempt(kind, number) for number in range(first, min(first + step, count)))
            note(f"fuzz-{kind}", first, outcomes=found)
            tried[first] = found
    outcomes = {outcome for found in tried.values() for outcome in found}
    assert len(outcomes) > 1, f"all inputs end alike ({outcomes}): they try nothing"


def test_a_soak_tries_more_than_a_hundred_thousand() -> None:
    assert sum(WHOLE.values()) > 100_000
