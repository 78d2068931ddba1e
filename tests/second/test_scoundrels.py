"""The engine and the accountant's books agree after every choice of random games, with every option."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

import saloon
from saloon.contract import Events, Game
from saloon.games.scoundrels import catalogue
from tests.second import scoundrels
from tests.second.scoundrels import Accounts, Event, People, decks

GAMES = 250 if os.environ.get("SALOON_SOAK") == "1" else 1
DOUBLE: dict[str, Any] = {"expansion": "double-or-nothing"}
TABLES: dict[str, dict[str, Any]] = {
    "plain": {},
    "three days": {"days": 3},
    "strategies": {"strategy_cards": True, "days": 3},
    "live": {"suspicion": "live"},
    "wild": {"wild_saloon": True, "days": 3, "extra_scoundrel": True, "starting_zero": True},
    "double": DOUBLE,
    "double with strategies": {**DOUBLE, "strategy_cards": True},
    "double, live": {**DOUBLE, "suspicion": "live"},
}

COLOURS = {job.id: job.colour for box in catalogue.BOXES for job in catalogue.load(box).jobs}


def everything(game: Game, since: int) -> list[Event]:
    """What all seats together hear from a place in the journal on: a field that one of them may know is known."""
    stop = len(game.journal.data)
    told = [Events(game.rules, game.journal, since, stop, seat).all() for seat in game.seats]
    return [
        {key: next((one[key] for one in same if one[key] is not None), None) for key in same[0]}
        for same in zip(*told, strict=True)
    ]


def opened(game: Game) -> Accounts:
    view: Any = game.view(None)
    limit = 3 if game.options.get("expansion") or game.options.get("wild_saloon") else None
    places = {safe["id"]: safe["place"] for safe in view["safes"]}
    players, expansion = len(game.seats), bool(game.options.get("expansion"))
    books = Accounts(players, view["days"], places, expansion, limit)
    wild = bool(game.options.get("wild_saloon"))
    books.people = People(
        decks(players, view["days"], wild, expansion),
        wild or expansion,
        COLOURS,
        named(view["saloon"]),
        [[] for _ in range(players)],
        named(view["enemy"]["recruits"]) if players == 1 else [],
    )
    return books


def named(cells: list[Any]) -> list[list[str]]:
    return [[cell["trait"], cell["job"]] for cell in cells if cell is not None]


def check_people(view: Any, people: People) -> None:
    """The decks, the Saloon from left to right, and who is on the sheets, the pile and with the enemy."""
    assert view["decks"] == people.decks
    assert named(view["saloon"]) == people.saloon
    full = people.decks["traits"] and any(people.decks[deck] for deck in people.decks if deck != "traits")
    assert len(people.saloon) == 3 or not full, "a gap in the Saloon (SR78)"
    assert sorted(named(view["pile"])) == sorted(people.pile)
    for seat, sheet in enumerate(people.sheets):
        assert sorted(named(view["seats"][seat]["sheet"])) == sorted(sheet), f"seat {seat}"
    if "enemy" in view:
        assert sorted(named(view["enemy"]["recruits"])) == sorted(people.recruits)


def check(game: Game, books: Accounts) -> None:
    """Line by line: what the engine shows each seat of itself, and all of the table, against the books."""
    views: list[Any] = [game.view(seat) for seat in game.seats]
    check_people(views[0], books.people)
    marks = 10 if books.expansion else 7
    for seat, book in enumerate(books.books[: books.players]):
        own = views[seat]["seats"][seat]
        shown = (own["money"], own["reputation"], own["henchmen"], own["jailed"], own["deck"])
        assert shown == (book.money, book.reputation, book.henchmen, book.jailed, book.deck), f"seat {seat}"
        assert Counter(own["hand"]) == +book.hand
        cards = {slot["slot"]: slot["card"] for slot in own["slots"] if slot}
        assert cards == book.slots
        there = {slot["slot"]: sorted(slot["henchmen"]) for slot in own["slots"] if slot and slot["henchmen"]}
        assert there == {slot: sorted(owners) for slot, owners in book.suspects.items() if owners}
        assert own["faceup"] == book.zero
        laid = [number for on in books.marks.values() for owner, number in on if owner == seat]
        assert sum(own["marks"].values()) + len(laid) == marks
        if not any(question["kind"] == "abandon" for question in views[seat]["asked"]):
            stolen = sum(place == f"seat {seat}" for place in books.places.values())
            assert stolen <= books.limit, f"seat {seat} has {stolen} safes (SR132)"
        if books.expansion:
            assert sum(space is not None for space in own["debts"]) == book.debts
    if books.players == 1:
        enemy, book = views[0]["enemy"], books.books[1]
        alone = (enemy["money"], enemy["reputation"], enemy["henchmen"], enemy["jailed"])
        assert alone == (book.money, book.reputation, book.henchmen, book.jailed), "the enemy"
    for safe in views[0]["safes"]:
        assert safe["place"] == books.places[safe["id"]]
        assert sorted(map(tuple, safe["marks"])) == sorted(books.marks[safe["id"]])


def compare(players: int, seed: int, options: dict[str, Any]) -> Accounts:
    """One random game beside its books."""
    dice = random.Random(seed)
    game = saloon.new("scoundrels", players=players, seed=seed, options=options)
    books = opened(game)
    since = 0
    while True:
        heard = everything(game, since)
        since = len(game.journal.data)
        for event in heard:
            books.heard(event)
        books.opening = False
        check(game, books)
        decision = game.decision
        if decision is None:
            break
        game.apply(decision.seat, dice.choice(list(decision.choices)))
    check_count(game, books)
    return books


def check_count(game: Game, books: Accounts) -> None:
    """Line by line of the count; the values, texts and debts are what lies open when all is over."""
    result: Any = game.result
    view: Any = game.view(None)
    safes = everything_seen(game)
    values = {safe["id"]: safe["value"] for safe in safes}
    texts = {safe["id"]: safe.get("mod") or safe.get("gadget") or "" for safe in safes}
    seats = view["seats"]
    icons = [sum(one["tech"] for one in seat["sheet"] if one is not None) for seat in seats]
    crew = [sum(one is not None for one in seat["sheet"]) for seat in seats]
    owed = [sum(debt["value"] for debt in seat.get("debts", []) if debt is not None) for seat in seats]
    counted = books.score(values, icons, texts, crew, owed)
    if books.players == 1:
        count_enemy(game, books, counted["scores"][0], values, texts)
        del counted["winners"]
    assert {key: result[key] for key in counted} == counted


def count_enemy(
    game: Game, books: Accounts, score: int, values: dict[str, int], texts: dict[str, str]
) -> None:
    """The enemy's own sum, and that equal is not enough (XR103, XR104)."""
    result: Any = game.result
    enemy: Any = game.view(None)["enemy"]
    colours = [COLOURS[one["job"]] for one in enemy["recruits"]]
    worth, card = books.score_of_enemy(
        enemy["leader"], bool(game.options.get("expert")), values, texts, colours
    )
    icons = sum(one["tech"] for one in enemy["recruits"])
    reputation = books.books[1].reputation
    total = worth + card + icons + reputation
    told = {"score": total, "safes": worth, "reputation": reputation, "icons": icons, "card": card}
    assert result["enemy"] == told
    assert result["winners"] == ([0] if score > total else [])


def everything_seen(game: Game) -> list[Any]:
    """The safes with their values where anybody may look at them now."""
    views: list[Any] = [game.view(seat)["safes"] for seat in game.seats]
    return [max(same, key=lambda safe: safe["value"] or 0) for same in zip(*views, strict=True)]


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_books_agree(table: str, players: int) -> None:
    for seed in range(GAMES):
        assert compare(players, seed, TABLES[table]).turns == 4 * players


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("expert", [False, True], ids=["normal", "expert"])
@pytest.mark.parametrize("enemy", ["lilith-boone", "milton-goff", "preston-cain", "doc-zimmer"])
def test_the_books_of_a_solo_game_agree(enemy: str, expert: bool) -> None:
    for seed in range(GAMES):
        assert compare(1, seed, {**DOUBLE, "enemy": enemy, "expert": expert}).turns == 4


def bend(rule: str, patch: pytest.MonkeyPatch) -> None:
    """Books kept by a rule that is not in the book."""
    if rule == "slot 4 brings $3":
        patch.setitem(scoundrels.LEADER, "4", 3)
    elif rule == "bail costs $3":
        patch.setitem(scoundrels.OFFICE, "post-bail-1", -3)
    elif rule == "five turns a day":
        patch.setattr(scoundrels, "TURNS", 5)
    elif rule == "a black job less":
        patch.setattr(scoundrels, "BLACK", 21)
    elif rule == "reputation ends at 2":
        patch.setattr(scoundrels, "HIGHEST", 2)
    else:
        patch.setattr(Accounts, "limit", 0)


@pytest.mark.parametrize(
    "rule",
    [
        *("slot 4 brings $3", "bail costs $3", "five turns a day", "a black job less"),
        *("reputation ends at 2", "no safe may be kept"),
    ],
)
def test_a_wrong_rule_is_noticed(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: bent books do not agree."""
    bend(rule, monkeypatch)
    with pytest.raises(AssertionError):
        play_some()


def play_some() -> None:
    for seed in range(8):
        compare(4, seed, {"days": 3})
