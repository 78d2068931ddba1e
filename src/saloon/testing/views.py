"""Views: of the promised shape, and never with a secret in them."""

from __future__ import annotations

from typing import Any

import jsonschema
import msgspec

import saloon
from saloon.testing.game import SALT, encoded, onlookers, pick, step
from saloon.testing.laws import Law, law

SEED = 271828182845904523536028747135266249775
"""Large and distinctive, so that it can be searched for."""


def strict_schema(view: type) -> dict[str, Any]:
    """The published schema, with no key allowed that it does not name."""
    schema = msgspec.json.schema(view)
    for part in schema["$defs"].values():
        if "properties" in part:
            part["additionalProperties"] = False
    return schema


@law("schema", salt=41)
def views_validate_against_the_schema(law: Law) -> None:
    schema = strict_schema(law.kind.schema)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for game, dice in law.games():
        going = True
        while going:
            if law.now(dice):
                for seat in onlookers(game):
                    validator.validate(game.view(seat))
            going = step(game, dice)
        validator.validate(game.view(0))


@law("types", salt=42)
def views_are_plain_data_of_the_declared_types(law: Law) -> None:
    """msgspec reads every view back into the very types that give the schema: far quicker than validating."""
    for game, dice in law.games():
        while True:
            for seat in onlookers(game):
                view = game.view(seat)
                assert msgspec.json.decode(encoded(view), type=law.kind.schema) == view
                if law.now(dice):
                    world = saloon.determinize(msgspec.json.decode(encoded(view)), dice)
                    assert world.view(seat) == view
            if not step(game, dice):
                break


@law("hidden", salt=43)
def no_view_and_no_public_event_shows_what_is_hidden(law: Law) -> None:
    for game, dice in law.games():
        law.kind.check_public(game.events(None), game)
        while (choice := pick(game, dice)) is not None:
            if law.now(dice):
                for seat in onlookers(game):
                    law.kind.check_view(game, seat)
            law.kind.check_public(list(game.apply(*choice)), game)
        for seat in onlookers(game):
            law.kind.check_view(game, seat)


@law("seed", salt=44)
def seed_salt_and_commitment_stay_with_the_keeper(law: Law) -> None:
    for any_game, dice in law.games():
        players, options = len(any_game.seats), any_game.options
        game = saloon.new(law.kind.name, players=players, options=options, seed=SEED, salt=SALT)
        commitment = game.notation().split("commitment ")[1].split()[0]
        secrets = [str(SEED), f"{SEED:x}", SALT]
        while True:
            choice = pick(game, dice)
            over = choice is None
            assert over == (game.result is not None)
            if over or law.now(dice):
                for seat in onlookers(game):
                    told = (encoded(game.view(seat)) + encoded(game.events(seat))).decode()
                    assert not [secret for secret in (*secrets, commitment) if secret in told]
                    log = game.notation(seat=seat)
                    assert f"commitment {commitment}\n" in log
                    assert [secret in log for secret in secrets] == [over, False, over]
            if choice is None:
                break
            told = encoded(list(game.apply(*choice))).decode()
            assert not [secret for secret in (*secrets, commitment) if secret in told]
        assert game.notation(seat=0) == game.notation(seat=None) == game.notation()


@law("spectator", salt=45, soak=False)
def a_seat_reads_more_than_a_spectator_and_never_something_else(law: Law) -> None:
    """Where two tell the same field of the same event, they tell the same; nobody knows less than a spectator."""
    for game, dice in law.games():
        law.kind.finish(game, dice)
        public = game.events(None)
        for seat in game.seats:
            mine = game.events(seat)
            assert len(mine) == len(public)
            for told, shown in zip(mine, public, strict=True):
                assert told.keys() == shown.keys()
                assert all(told[key] == value for key, value in shown.items() if value is not None)
