"""Secrecy on the wire: change what a viewer may not know, and not a byte of what its socket carries changes."""

import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from prometheus_client import generate_latest

import saloon
from saloon.games.goat.engine.choices import OFFER
from saloon.games.goat.engine.state import GoatState
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.server import metrics, viewing
from tests.laws import goat_worlds, scoundrels_worlds
from tests.server.clockwork import Peeked
from tests.server.serving import Frame, Guest, Line

IDS_AND_TIMES = ("id", "created", "now", "pause", "at", "commitment", "key")


def bare(value: Any) -> Any:
    """A frame without ids and times."""
    if isinstance(value, dict):
        return {k: bare(v) for k, v in value.items() if k not in IDS_AND_TIMES}
    return [bare(v) for v in value] if isinstance(value, list) else value


@dataclass
class Stretch:
    """A piece of a game, and the same piece in other worlds."""

    start: saloon.Game
    end: saloon.Game
    choices: list[tuple[int, int]]
    world: Callable[[int | None, random.Random], tuple[saloon.Game, list[tuple[int, str]], bool]]

    def words(self) -> list[tuple[int, str]]:
        return [(seat, self.start.rules.word(code)) for seat, code in self.choices]


def goat(seed: int) -> Stretch:
    """The first offers of a round."""
    dice = random.Random(seed)
    start = saloon.new("goat", players=3, seed=seed, salt="5a" * 16)
    game, choices = start.clone(), list[tuple[int, int]]()
    while len(choices) < 6:
        decision = game.decision
        assert decision is not None
        choices.append((decision.seat, decision.codes[dice.randrange(len(decision.codes))]))
        game.apply(*choices[-1])

    def world(viewer: int | None, dice: random.Random) -> tuple[saloon.Game, list[tuple[int, str]], bool]:
        w = saloon.determinize(game.view(viewer), dice).state
        assert isinstance(w, GoatState)
        offers = iter(goat_worlds.cards_offered(w))
        codes = [(seat, code if code < OFFER else next(offers)) for seat, code in choices]
        words = [(seat, start.rules.word(code)) for seat, code in codes]
        differs = (w.hand, w.deck, w.removed_down) != (
            game.state.hand,
            game.state.deck,
            game.state.removed_down,
        )  # type: ignore[attr-defined]
        return goat_worlds.other_world(start, w), words, differs

    return Stretch(start, game, choices, world)


def scoundrels(seed: int) -> Stretch:
    """Some choices of a day, between two shuffles."""
    dice = random.Random(seed)
    game = saloon.new("scoundrels", players=3, options={"suspicion": "asked"}, seed=seed, salt="5a" * 16)
    moments, choices = [game.clone()], list[tuple[int, int]]()
    while len(choices) < 12:
        decision = game.decision
        assert decision is not None
        choice = (decision.seat, decision.codes[dice.randrange(len(decision.codes))])
        game.apply(*choice)
        before: Any = moments[-1].state
        if before.day == 0 or scoundrels_worlds.ends(before, game.state):  # type: ignore[arg-type]
            moments, choices = [game.clone()], []
        else:
            choices.append(choice)
            moments.append(game.clone())

    def world(viewer: int | None, dice: random.Random) -> tuple[saloon.Game, list[tuple[int, str]], bool]:
        w = saloon.determinize(game.view(viewer), dice).state
        assert isinstance(w, ScoundrelsState)
        begun = scoundrels_worlds.other_world(moments[0], game, w, choices)
        played, words = begun.clone(), list[tuple[int, str]]()
        for seat, code in choices:
            there = scoundrels_worlds.in_world(code, seat, viewer, played.state, w)  # type: ignore[arg-type]
            words.append((seat, played.rules.word(there)))
            played.apply(seat, there)
        return begun, words, scoundrels_worlds.hidden(w) != scoundrels_worlds.hidden(game.state)

    return Stretch(moments[0], game, choices, world)


def recorded(
    peeked: Peeked, people: list[Guest], game: saloon.Game, choices: list[tuple[int, str]]
) -> dict[int | None, list[Frame]]:
    """Play choices at a table of its own, and give every frame that each seat and a spectator received."""
    place = people[0].create(game=game.name, seats=["human"] * len(people), public=True, pace="turn")
    for guest in people[1:]:
        guest.join(place)
    table = place["table"]
    told = {seat: viewing.skip(game, seat, viewing.Bookmark()) for seat in (None, *game.seats)}
    peeked.install(table, game.clone())
    lines: dict[int | None, Line] = {None: Line(peeked.url, table, {}, {"last": told[None]})}
    lines[None].wait(lambda one: one.view)
    for seat, guest in enumerate(people):
        lines[seat] = guest.sit(table, last=told[seat])
        lines[seat].wait(lambda one: one.view)
        settle(lines)
    for seat, word in choices:
        assert lines[seat].choose(word)["type"] == "ack", word
        settle(lines)
    for line in lines.values():
        line.close()
    return {
        seat: [f for f in line.frames if f["type"] not in ("ack", "pong")] for seat, line in lines.items()
    }


def settle(lines: dict[int | None, Line]) -> None:
    """Wait until nothing more comes to anyone."""
    for line in lines.values():
        line.catch_up()


@pytest.mark.slow
@pytest.mark.parametrize("play", [goat, scoundrels])
def test_no_frame_depends_on_what_its_reader_may_not_know(
    peeked: Peeked, play: Callable[[int], Stretch]
) -> None:
    people = [peeked.guest(name) for name in ("Ann", "Bob", "Cid")]
    compared = 0
    for seed in range(40 if os.environ.get("SALOON_SOAK") == "1" else 2):
        stretch, dice = play(seed), random.Random(seed)
        real = recorded(peeked, people, stretch.start, stretch.words())
        assert all(len(frames) > 5 for frames in real.values())
        for viewer in (None, 0, 1, 2):
            world, words, differs = stretch.world(viewer, dice)
            compared += differs
            told = recorded(peeked, people, world, words)
            assert bare(told[viewer]) == bare(real[viewer])
    assert compared > 4


def test_errors_logs_and_info_hold_no_secret(peeked: Peeked, capfd: pytest.CaptureFixture[str]) -> None:
    ann, bob = peeked.guest("Ann"), peeked.guest("Bob")
    place = ann.create(options={"first": 0})
    theirs = bob.join(place)
    table = place["table"]
    room = peeked.house.rooms[table]
    secrets = [theirs["secret"], place["secret"], str(room.table.record.seed), room.table.record.salt]
    secrets += [ann.http.cookies["saloon"].rpartition(".")[2], bob.me["recovery"]]
    said = [
        ann.http.get(f"/api/tables/{table}").text,
        ann.http.get(f"/api/tables/{table}/view").text,
        ann.http.get(f"/api/tables/{table}/log").text,
        ann.http.get("/api/me/tables").text,
        generate_latest(metrics.REGISTRY).decode(),
        ann.http.post(
            f"/api/tables/{table}/choices", json={"choice": theirs["secret"][:20], "key": "k"}
        ).text,
        ann.http.get(
            f"/api/tables/{table}/view", headers={"Authorization": f"Bearer {theirs['secret'][:-1]}x"}
        ).text,
        ann.http.post("/api/me/recover", json={"code": bob.me["recovery"] + "x"}).text,
    ]
    out = capfd.readouterr()
    for text in [*said, out.out, out.err]:
        assert not any(secret in text for secret in secrets)
