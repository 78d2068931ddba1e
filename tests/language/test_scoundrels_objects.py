"""Every choice is about things that are there, and no two choices about the same things."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import saloon
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.words import scoundrels_words
from saloon.games.scoundrels.words.objects import SLOTS, objects, wish

OPTIONS: list[dict[str, object]] = [
    {"days": 2},
    {"days": 3, "strategy_cards": True, "suspicion": "live"},
    {
        "days": 3,
        "strategy_cards": True,
        "starting_zero": True,
        "extra_scoundrel": True,
        "wild_saloon": True,
    },
    {"expansion": "double-or-nothing", "strategy_cards": True},
]
BUTTONS = {
    "pass",
    "yes",
    "no",
    "again",
    "keep",
    "rearrange",
    "empty",
    "give",
    "no mark",
    "back",
    "jail henchman",
    "suffer",
}


def box(view: dict[str, Any]) -> str:
    return str(view["options"].get("expansion", "base"))


def drawn(view: dict[str, Any]) -> Iterator[str]:
    """Every thing that a client draws of a view: the table of web/src/scoundrels/objects.md."""
    cards = catalogue.load(box(view))
    yield from ("office", "discard")
    yield from (f"office:{option.id}" for option in cards.sheriff)
    yield from (f"number:{number}" for number in range(2, 8))
    yield from (f"saloon:{place}" for place in range(len(view["saloon"])))
    for safe in view["safes"]:
        yield f"safe:{safe['id']}"
        yield from (f"mark:{safe['id']}:{seat}:{number}" for seat, number in safe["marks"])
    for seat, one in enumerate(view["seats"]):
        yield from (f"{kind}:{seat}" for kind in ("seat", "henchman", "jail"))
        yield from (f"slot:{seat}:{name}" for name in (*SLOTS, "faceup"))
        yield from (f"scoundrel:{seat}:{place}" for place in range(len(one["sheet"])))
        yield from (f"strategy:{card.id}" for card in cards.strategies if card.leader == one["leader"])
    if "enemy" in view:
        enemy = view["enemy"]
        yield from (f"{kind}:{enemy['seat']}" for kind in ("seat", "henchman", "jail"))
        yield from (f"recruit:{place}" for place in range(len(enemy["recruits"])))
    if "debts" in view:
        yield "loan"
        yield from (f"location:{location.id}" for location in cards.locations)
        yield from (f"debt:{seat}:{space + 1}" for seat in range(view["players"]) for space in range(4))
    if view["seat"] is not None:
        yield from (f"hand:{card}" for card in view["seats"][view["seat"]]["hand"])


@pytest.mark.parametrize("options", OPTIONS, ids=["base", "live", "all", "expansion"])
@pytest.mark.parametrize("seed", range(3))
def test_every_choice_of_random_games_is_about_things_that_are_there(
    options: dict[str, object], seed: int
) -> None:
    whole_game(saloon.new("scoundrels", players=2 + seed % 3, options=options, seed=seed), seed)


ENEMIES = ("lilith-boone", "preston-cain", "milton-goff", "doc-zimmer")


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_against_an_enemy_is_about_things_that_are_there(seed: int) -> None:
    whole_game(saloon.new("scoundrels", players=1, options={"enemy": ENEMIES[seed]}, seed=seed), seed)


def whole_game(game: saloon.Game, seed: int) -> None:
    words = scoundrels_words("en", None, str(game.options.get("expansion", "base")))
    dice = random.Random(seed)
    while game.decision is not None:
        seat = game.decision.seat
        view: Any = game.view(seat)
        there = set(drawn(view))
        meant: dict[tuple[str, ...], str] = {}
        choices = list(game.legal(seat))
        for word in choices:
            about = objects(word, view)
            assert set(about) <= there, (word, about)
            assert words.choice(word, None, seat, view)
            if about:
                assert about not in meant, f"{word!r} and {meant[about]!r} are both about {about}"
                meant[about] = word
            else:
                assert any(word.startswith(button) for button in BUTTONS), word
        game.apply(seat, dice.choice(choices))


@pytest.mark.parametrize("options", OPTIONS[1::2], ids=["base", "expansion"])
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_there_can_be_asked_about(options: dict[str, object], seed: int) -> None:
    dice = random.Random(seed)
    game = saloon.new("scoundrels", players=3, options=options, seed=seed)
    rules = game.rules
    for _ in range(60):
        if game.decision is None:
            break
        for seat in game.seats:
            view: Any = game.view(seat)
            for thing in drawn(view):
                word = wish(thing, view)
                assert word == "" or rules.code(word) >= 0, (thing, word)
        game.apply(game.decision.seat, dice.choice(list(game.decision.choices)))


def test_what_is_wished_is_what_is_chosen() -> None:
    game = saloon.new("scoundrels", players=2, seed=3)
    view: Any = game.view(0)
    assert wish("saloon:0", view) == f"hire {view['saloon'][0]['job']} at 1"
    assert wish("office", view) == "office"
    assert wish("office:sell-information", view) == "office sell-information"
    assert wish("safe:depot-2", view) == "safe depot-2"
    assert wish("slot:1:4", view) == "card 1@4"
    assert wish("office", game.view(None)) == ""
