"""Games of former rules: their logs replay, and what was left half-played is finished by the rules of then.

The files of a folder were written by a release that played that version (the first edition played version 1):
`<name>.log` is a finished game, `<name>.half.log` one that was left in the middle, `<name>.finished.log` how that
release finished it, by the first choice each time. `digests.json` has random games of every option, as what their
logs hash to; `played` is the driver that made them.
"""

import asyncio
import hashlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import saloon
from saloon.games.scoundrels.catalogue import superseded
from saloon.server.errors import OtherRelease
from saloon.server.storage import Storage
from saloon.server.table import Table, check_release
from saloon.start import rules_of

HERE = Path(__file__).parent
SALTS = {1: "first", 2: "second"}
"""By rules version."""
X = {"expansion": "double-or-nothing"}
SETUPS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "goat-2": ("goat", 2, {}),
    "goat-small": ("goat", 2, {"small": True}),
    "goat-3": ("goat", 3, {}),
    "goat-5": ("goat", 5, {"coins": {"bank": 2}}),
    "base-2": ("scoundrels", 2, {}),
    "base-3": ("scoundrels", 3, {"days": 3, "strategy_cards": True, "starting_zero": True}),
    "base-4": ("scoundrels", 4, {"days": 3, "wild_saloon": True, "extra_scoundrel": True}),
    "base-live": ("scoundrels", 3, {"suspicion": "live"}),
    "expansion-2": ("scoundrels", 2, X),
    "expansion-3": ("scoundrels", 3, {**X, "strategy_cards": True}),
    "expansion-4": ("scoundrels", 4, {**X, "suspicion": "live", "days": 2}),
    "solo-lilith": ("scoundrels", 1, {"enemy": "lilith-boone", "strategy_cards": True}),
    "solo-preston": ("scoundrels", 1, {"enemy": "preston-cain", "expert": True}),
    "solo-milton": ("scoundrels", 1, {"enemy": "milton-goff"}),
    "solo-doc": ("scoundrels", 1, {"enemy": "doc-zimmer", "expert": True}),
}


def read(version: int, name: str) -> str:
    return (HERE / f"version-{version}" / name).read_text(encoding="utf-8")


HALVES = [
    (version, file.name.removesuffix(".half.log"))
    for version in SALTS
    for file in sorted((HERE / f"version-{version}").glob("*.half.log"))
]
DIGESTS: dict[int, dict[str, str]] = {version: json.loads(read(version, "digests.json")) for version in SALTS}
every_half = pytest.mark.parametrize(("version", "name"), HALVES)


def played(name: str, seed: int, version: int | None) -> saloon.Game:
    """A random game; now and then somebody does what is nobody's question, such as taking a loan."""
    game, players, options = SETUPS[name]
    g = saloon.new(
        game, players=players, options=options, seed=seed, salt=SALTS[version or 1], version=version
    )
    rng = random.Random(f"{name} {seed}")
    while g.decision is not None:
        seat = g.decision.seat
        words = list(g.legal(seat)) if rng.random() < 0.3 else list(g.decision.choices)
        g.apply(seat, rng.choice(words))
    return g


@every_half
def test_a_finished_game_replays_to_the_letter(version: int, name: str) -> None:
    log = read(version, f"{name}.log")
    assert f"\nrules {version}\n" in log
    game = saloon.replay(log)
    assert game.result is not None
    assert game.notation() == log


@every_half
def test_a_half_played_game_is_finished_as_its_own_release_finished_it(version: int, name: str) -> None:
    game = saloon.replay(read(version, f"{name}.half.log"))
    while (question := game.decision) is not None:
        game.apply(question.seat, question.choices[0])
    assert game.notation() == read(version, f"{name}.finished.log")


@every_half
def test_a_view_of_an_older_game_can_be_filled_up_and_played_on(version: int, name: str) -> None:
    game = saloon.replay(read(version, f"{name}.half.log"))
    assert game.rules.version == version
    world = saloon.determinize(game.view(0), random.Random(1))
    assert world.rules is game.rules
    assert world.view(0) == game.view(0)
    assert game.decision is not None
    assert game.decision.prompt("de")


@pytest.mark.parametrize(
    ("version", "name"),
    [(version, name) for version in SALTS for name in SETUPS if f"{name} 0" in DIGESTS[version]],
)
def test_random_games_of_a_former_version_are_the_same_games(version: int, name: str) -> None:
    seeds = [int(key.split()[1]) for key in DIGESTS[version] if key.split()[0] == name]
    assert len(seeds) >= 5
    for seed in seeds:
        log = played(name, seed, version).notation()
        found = hashlib.sha256(log.encode()).hexdigest()[:24]
        assert found == DIGESTS[version][f"{name} {seed}"], f"{name} {seed}"


def test_a_new_game_is_of_the_present_version() -> None:
    """The control: without a version the same choices give another log, whose head says so."""
    now = played("expansion-2", 0, None)
    assert now.rules.version == rules_of("scoundrels").version == 3
    assert "\nrules 3\n" in now.notation()
    assert saloon.new("scoundrels", seed=1, version=1).rules.version == 1


@pytest.mark.parametrize("box", ["base", "double-or-nothing"])
def test_every_superseded_catalogue_still_hashes_to_what_logs_name(box: str) -> None:
    options = {} if box == "base" else {"expansion": box}
    for former in superseded.SUPERSEDED:
        named = former.hashes[box]
        assert rules_of("scoundrels", options, 2, former.rules, named).catalogue == named, (
            f"{former.file}: an entry that has changed since must be put back there, as it was"
        )


def test_cards_read_as_they_did_then() -> None:
    from saloon.language.words import words_for

    texts = {}
    for version in (1, 2):
        game = saloon.new("scoundrels", options=dict(X), seed=1, version=version)
        texts[version] = words_for(game, "en").choice("use undertaker")
    assert texts[1] != texts[2]
    assert texts[1].endswith("rounded up, then gain $1.")
    assert texts[2].endswith("rounded up.")


@pytest.mark.parametrize(
    ("game", "version"), [("goat", 0), ("goat", 2), ("scoundrels", 0), ("scoundrels", 4)]
)
def test_a_version_that_was_never_played_is_refused_with_those_that_are(game: str, version: int) -> None:
    with pytest.raises(
        saloon.OtherRules, match=f"Rules version {version} of {game} is not played here; the present one is"
    ):
        saloon.new(game, version=version)


@pytest.mark.parametrize("game", ["scoundrels", "goat"])
def test_a_table_of_the_first_edition_is_served_and_finished(game: str, tmp_path: Path) -> None:
    """`tables.sql` is the database of a first edition's server, with two tables in the middle of their games."""
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as database:
        database.executescript((HERE / "tables.sql").read_text(encoding="utf-8"))
        ident = database.execute("select id from tables where game = ?", [game]).fetchone()[0]
    table = asyncio.run(folded(f"sqlite:///{file}", ident))
    assert table.game is not None
    assert (table.game.rules.version, table.game.rules.catalogue) == (1, table.record.catalogue)
    assert table.game.step > 10
    while (question := table.game.decision) is not None:
        table.game.apply(question.seat, question.choices[-1])
    log = table.game.notation()
    assert "\nrules 1\n" in log
    assert saloon.replay(log).result == table.game.result


async def folded(db: str, ident: str) -> Table:
    storage = await Storage.open(db)
    try:
        record = await storage.record(ident)
        assert record is not None
        table = Table(record, await storage.seats(ident))
        check_release(record)
        for line in await storage.lines(ident):
            table.fold(line, 0.0)
        return table
    finally:
        await storage.close()


def test_a_table_of_an_unknown_version_is_left_to_its_release(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as database:
        database.executescript((HERE / "tables.sql").read_text(encoding="utf-8"))
        database.execute("update tables set rules = 9")
        ident = database.execute("select id from tables where game = 'goat'").fetchone()[0]
    with pytest.raises(OtherRelease, match="Rules version 9 of goat is not played here"):
        asyncio.run(folded(f"sqlite:///{file}", ident))
