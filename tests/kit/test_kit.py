"""Games are found by their kits, and every room asks them."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

import saloon
from saloon import kit
from saloon.kit import FACETS, BadKit, Kit


def test_our_games_are_found_by_their_entry_points() -> None:
    assert {"goat", "scoundrels"} <= set(kit.games())
    assert kit.games() == saloon.GAMES
    assert [kit.get(game).id for game in kit.games()] == list(kit.games())


@pytest.mark.parametrize("game", kit.games())
def test_every_facet_that_a_kit_names_is_there(game: str) -> None:
    found = kit.get(game)
    files = {
        "lesson": [found.lesson] if found.lesson else [],
        "almanac": [f"{found.almanac}/index.json"] if found.almanac else [],
        "books": list(found.books.values()),
    }
    for facet in FACETS:
        value = getattr(found, facet)
        if facet in files:
            assert all(kit.text(name) for name in files[facet])
        elif isinstance(value, str):
            assert not value or found.need(facet) is not None
        else:
            assert all(found.load(name) for name in value.values())


def test_every_facet_is_a_field_with_an_explanation() -> None:
    assert set(Kit._fields) - set(FACETS) == {"id", "titles", "players", "options"}
    assert all(what and instead for what, instead in FACETS.values())


@pytest.mark.parametrize("game", kit.games())
def test_the_options_of_a_kit_are_those_of_its_rules(game: str) -> None:
    found = kit.get(game)
    with pytest.raises(saloon.BadOption) as refused:
        saloon.new(game, players=found.players[-1], options={"no_such_option": 1})
    listed = str(refused.value).partition("it has ")[2]
    assert listed
    assert [option.id for option in found.options if option.id not in listed] == []
    for option in found.options:
        assert set(option.names) == set(option.texts) == {"en", "de"}


def test_a_facet_that_a_game_does_not_bring_is_that_of_the_room_that_asks() -> None:
    bare = Kit(id="bare", titles={"en": "Bare"}, players=(2,), rules="math:floor", words="math:ceil")
    assert bare.bring("senses", 5) == 5
    assert bare.need("rules")(2.5) == 2


def test_what_cannot_be_imported_is_said_with_its_kit() -> None:
    bare = Kit(id="bare", titles={"en": "Bare"}, players=(2,), rules="math:nothing", words="no.such:thing")
    for facet in ("rules", "words"):
        with pytest.raises(BadKit, match=r"The kit of 'bare' names .*, which cannot be imported"):
            bare.need(facet)


def test_a_game_that_cannot_be_loaded_says_why_and_hides_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    kit.games()
    points = {**kit._registered(), "broken": EntryPoint("broken", "no.such.package:KIT", kit.GROUP)}
    points["other"] = EntryPoint("other", "math:pi", kit.GROUP)
    monkeypatch.setattr(kit, "_registered", lambda: points)
    with pytest.raises(BadKit, match=r"'broken' of no\.such\.package:KIT cannot be loaded"):
        kit.get("broken")
    with pytest.raises(BadKit, match="'other' of math:pi is no Kit"):
        kit.get("other")
    assert [one.id for one in kit.kits()] == [name for name in points if name not in ("broken", "other")]


def test_a_checkout_with_old_metadata_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "_registered", dict)
    with pytest.raises(saloon.UnknownGame, match="run tools/setup --plain"):
        saloon.new("goat")


def test_the_listing_says_what_each_kit_brings_and_what_holds_instead() -> None:
    command = [sys.executable, "-m", "saloon.kit"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    for game in kit.games():
        assert f"\n{game}: " in f"\n{done.stdout}"
    for facet in FACETS:
        assert done.stdout.count(f"\n  {facet:<10} ") == len(kit.games())
