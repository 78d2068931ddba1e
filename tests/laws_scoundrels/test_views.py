"""Views: of the promised shape, and never with a secret in them."""

from typing import Any

import jsonschema
import msgspec
import pytest

import saloon
from saloon import Game
from saloon.scoundrels.names import CARDS, SAFES, SLOTS, STOLEN, UNUSED
from saloon.scoundrels.schema import ScoundrelsView
from saloon.scoundrels.state import R_CARD, R_KNOWN, Town
from tests.laws_scoundrels.play import SALT, encoded, finish, games, onlookers, pick, step

SEED = 271828182845904523536028747135266249775
"""Large and distinctive, so that it can be searched for."""


def strict_schema() -> dict[str, Any]:
    """The published schema, with no key allowed that it does not name."""
    schema = msgspec.json.schema(ScoundrelsView)
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
    for game, dice in games(8, salt=41):
        while step(game, dice):
            if dice.random() < 0.01:
                validator.validate(game.view(dice.choice(onlookers(game))))
        validator.validate(game.view(0))


@pytest.mark.slow
@pytest.mark.soak
def test_views_are_plain_data_of_the_declared_types() -> None:
    """msgspec reads every view back into the very types that give the schema: far quicker than validating."""
    for game, dice in games(5, salt=42):
        while True:
            for seat in onlookers(game):
                view = game.view(seat)
                assert msgspec.json.decode(encoded(view), type=ScoundrelsView) == view
            if not step(game, dice):
                break


def check_view(game: Game, seat: int | None) -> None:
    """Every hidden face in a view is one that this seat was shown, by the state's own record."""
    s = game.state
    assert isinstance(s, Town)
    view = game.view(seat)
    for other, row in enumerate(view["seats"]):
        assert (row["hand"] is None) == (other != seat)
        for slot, cell in enumerate(row["slots"]):
            if cell is not None:
                at = other * SLOTS + slot
                told = s.poker[s.put_row[at] + R_KNOWN]
                may = told == -1 or (seat is not None and told >> seat & 1)
                assert cell["card"] == (CARDS[s.slots[at]] if may else None)
                assert may or other != seat
    for safe in range(SAFES):
        counted = not s.stack and STOLEN <= s.place[safe] < UNUSED
        may = counted or (seat is not None and s.known[safe] >> seat & 1)
        assert (view["safes"][safe]["gadget"] is not None) == bool(may)
        assert (view["safes"][safe]["value"] is not None) == bool(may)
    for k, row in enumerate(view["seen"]["poker"]):
        told = s.poker[5 * k + R_KNOWN]
        if row.get("card") is not None:
            assert row["card"] == CARDS[s.poker[5 * k + R_CARD]]
            assert told == -1 or (seat is not None and told >> seat & 1)


SECRET = {"drew": "cards", "played": "card", "scouted": "value", "stole": "value", "swapped-safes": "value"}
SECRET |= {
    "scouted-card": "card",
    "looked-at-deck": "card",
    "swapped-card": "put",
    "strategy-chosen": "strategy",
}


@pytest.mark.slow
@pytest.mark.soak
def test_no_view_and_no_public_event_shows_a_hidden_face() -> None:
    for game, dice in games(10, salt=43):
        while (choice := pick(game, dice)) is not None:
            if dice.random() < 0.3:
                for seat in onlookers(game):
                    check_view(game, seat)
            for event in game.apply(*choice):
                field = SECRET.get(event["kind"])
                if field is not None and not (event["kind"] == "played" and event["slot"] == "faceup"):
                    assert event[field] is None, event
        for seat in onlookers(game):
            check_view(game, seat)


@pytest.mark.slow
@pytest.mark.soak
def test_seed_salt_and_commitment_stay_with_the_keeper() -> None:
    for any_game, dice in games(6, salt=44):
        game = saloon.new(
            "scoundrels", players=len(any_game.seats), options=any_game.options, seed=SEED, salt=SALT
        )
        commitment = game.notation().split("commitment ")[1].split()[0]
        secrets = [str(SEED), f"{SEED:x}", SALT]
        while True:
            over = game.result is not None
            if over or dice.random() < 0.05:
                for seat in onlookers(game):
                    told = (encoded(game.view(seat)) + encoded(game.events(seat))).decode()
                    assert not [secret for secret in (*secrets, commitment) if secret in told]
                    log = game.notation(seat=seat)
                    assert f"commitment {commitment}\n" in log
                    assert [secret in log for secret in secrets] == [over, False, over]
            if over:
                break
            choice = pick(game, dice)
            assert choice is not None
            told = encoded(list(game.apply(*choice))).decode()
            assert not [secret for secret in (*secrets, commitment) if secret in told]
        assert game.notation(seat=0) == game.notation(seat=None) == game.notation()


def test_a_seat_reads_more_than_a_spectator_and_never_something_else() -> None:
    """Where two tell the same field of the same event, they tell the same; nobody knows less than a spectator."""
    for game, dice in games(8, salt=45):
        finish(game, dice)
        public = game.events(None)
        for seat in game.seats:
            mine = game.events(seat)
            assert len(mine) == len(public)
            for told, shown in zip(mine, public, strict=True):
                assert told.keys() == shown.keys()
                assert all(told[key] == value for key, value in shown.items() if value is not None)


def test_a_seat_is_told_by_events_every_face_that_its_view_shows() -> None:
    """Who only reads events knows as much of safes as who reads views."""
    for game, dice in games(8, salt=46):
        while step(game, dice):
            pass
        for seat in game.seats:
            told = {
                event.get("safe", event.get("took"))
                for event in game.events(seat)
                if event.get("value") is not None
            }
            s = game.state
            assert isinstance(s, Town)
            shown = {row["id"] for row in game.view(seat)["safes"] if seat in row["seen_by"]}
            assert shown == told
