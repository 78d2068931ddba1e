"""Views: of the promised shape, and never with a secret in them."""

from collections.abc import Iterator
from typing import Any

import jsonschema
import msgspec
import pytest

import saloon
from saloon import Game
from saloon.goat.names import CHARACTERS
from saloon.goat.schema import GoatView
from saloon.goat.state import NOBODY, GoatState
from tests.laws.play import SALT, encoded, finish, games, onlookers, step

SEED = 271828182845904523536028747135266249775
"""Large and distinctive, so that it can be searched for."""


def strict_schema() -> dict[str, Any]:
    """The published schema, with no key allowed that it does not name."""
    schema = msgspec.json.schema(GoatView)
    for part in schema["$defs"].values():
        if "properties" in part:
            part["additionalProperties"] = False
    return schema


@pytest.mark.slow
@pytest.mark.soak
def test_views_validate_against_the_schema() -> None:
    schema = strict_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for game, dice in games(1, salt=41):
        for seat in onlookers(game):
            validator.validate(game.view(seat))
        while step(game, dice):
            for seat in onlookers(game):
                validator.validate(game.view(seat))


@pytest.mark.soak
def test_views_are_plain_data_of_the_declared_types() -> None:
    """msgspec reads every view back into the very types that give the schema: far quicker than validating."""
    for game, dice in games(10, salt=42):
        while True:
            for seat in onlookers(game):
                view = game.view(seat)
                assert msgspec.json.decode(encoded(view), type=GoatView) == view
                assert saloon.determinize(msgspec.json.decode(encoded(view)), dice).view(seat) == view
            if not step(game, dice):
                break


def names_in(data: object, path: tuple[object, ...] = ()) -> Iterator[tuple[tuple[object, ...], str]]:
    """Every character that is named in plain data, with the way to it; keys inside count too."""
    if isinstance(data, dict):
        for key, value in data.items():
            if path and key in CHARACTERS:
                yield (*path, key), key
            yield from names_in(value, (*path, key))
    elif isinstance(data, list):
        for k, value in enumerate(data):
            yield from names_in(value, (*path, k))
    elif data in CHARACTERS:
        yield path, str(data)


def hidden_cards(s: GoatState) -> set[str]:
    cards = [*s.hand, *s.deck, s.removed_down, s.offer_card]
    return {CHARACTERS[card] for card in cards if card != NOBODY}


def may_name(path: tuple[object, ...], view: dict[str, Any]) -> bool:
    """The only places where a view may name a card that is still hidden."""
    seat = view["seat"]
    if path[-1] == "claim" or path == ("game",):
        return True
    if seat is None:
        return False
    if path[0] in ("hand", "drawn", "offer"):
        return bool(view["dealer"] == seat)
    if path[:2] == ("seen", "offers"):
        return bool(view["seen"]["offers"][path[2]]["dealer"] == seat)
    return False


def check_view(game: Game, seat: int | None) -> None:
    s = game.state
    assert isinstance(s, GoatState)
    hidden = hidden_cards(s)
    view = game.view(seat)
    for path, name in names_in(view):
        assert name not in hidden or may_name(path, view), (seat, path, name)
    for row, kinds in zip(view["seats"], range(s.n), strict=True):
        if row["belongings"] is not None:
            assert kinds == seat or game.result is not None
    for row in view["seen"]["tokens"]:
        if row["token"] is not None and row["from"] is not None:
            assert seat in (row["from"], row["to"])


def check_public(events: list[dict[str, Any]], game: Game) -> None:
    """No event that goes to everyone names what is hidden after it."""
    s = game.state
    assert isinstance(s, GoatState)
    rounds = [k for k, event in enumerate(events) if event["kind"] == "round"]
    hidden = hidden_cards(s)
    for event in events[rounds[-1] if rounds else 0 :]:
        for path, name in names_in(event):
            # A Goat that was turned up goes back into the deck before everyone's eyes (GR32).
            assert name not in hidden or path == ("claim",) or event["kind"] == "goat-back", event
    assert all(event["token"] is None for event in events if event["kind"] == "gambled")


@pytest.mark.soak
def test_no_view_and_no_public_event_names_a_hidden_card() -> None:
    for game, dice in games(15, salt=43):
        check_public(game.events(None), game)
        while (decision := game.decision) is not None:
            for seat in onlookers(game):
                check_view(game, seat)
            events = game.apply(decision.seat, decision.codes[dice.randrange(len(decision.codes))])
            check_public(list(events), game)
        for seat in onlookers(game):
            check_view(game, seat)


@pytest.mark.soak
def test_seed_salt_and_commitment_stay_with_the_keeper() -> None:
    for any_game, dice in games(5, salt=44):
        game = saloon.new("goat", players=len(any_game.seats), options=any_game.options, seed=SEED, salt=SALT)
        commitment = game.notation().split("commitment ")[1].split()[0]
        secrets = [str(SEED), f"{SEED:x}", SALT]
        while True:
            decision = game.decision
            over = decision is None
            for seat in onlookers(game):
                told = (encoded(game.view(seat)) + encoded(game.events(seat))).decode()
                assert not [secret for secret in (*secrets, commitment) if secret in told]
                log = game.notation(seat=seat)
                assert f"commitment {commitment}\n" in log
                assert [secret in log for secret in secrets] == [over, False, over]
            if decision is None:
                break
            shown = game.apply(decision.seat, decision.codes[dice.randrange(len(decision.codes))])
            told = encoded(list(shown)).decode()
            assert not [secret for secret in (*secrets, commitment) if secret in told]
        assert game.notation(seat=0) == game.notation(seat=None) == game.notation()


def test_a_seat_reads_more_than_a_spectator_and_never_something_else() -> None:
    """Where two tell the same field of the same event, they tell the same; nobody knows less than a spectator."""
    for game, dice in games(20, salt=45):
        finish(game, dice)
        public = game.events(None)
        for seat in game.seats:
            mine = game.events(seat)
            assert len(mine) == len(public)
            for told, shown in zip(mine, public, strict=True):
                assert told.keys() == shown.keys()
                assert all(told[key] == value for key, value in shown.items() if value is not None)
