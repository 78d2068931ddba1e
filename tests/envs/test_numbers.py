"""Views in numbers: fixed size, a name for every cell, nothing that the seat may not know and all that it may."""

import pickle
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from librt.strings import BytesWriter

import saloon
from saloon import bots
from saloon.envs.setting import Setting
from saloon.errors import NoSuchSeat, UnknownBot
from saloon.kernel.observation import Masks
from saloon.kernel.runner import Runner
from tests.envs import slow_goat, slow_scoundrels

BOX = "double-or-nothing"
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("goat", 2, {}),
    ("goat", 2, {"small": True}),
    ("goat", 5, {}),
    ("scoundrels", 2, {}),
    ("scoundrels", 4, {"days": 3, "strategy_cards": True}),
    ("scoundrels", 3, {"expansion": BOX}),
    ("scoundrels", 2, {"suspicion": "live"}),
    ("scoundrels", 1, {}),
]
each_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)


def moments(name: str, players: int, options: dict[str, object], seed: int, apart: int) -> list[saloon.Game]:
    """A random game, stopped now and then and at its end."""
    game = saloon.new(name, players=players, options=options, seed=seed)
    rng = Random(seed)
    found = [game.clone()]
    while decision := game.decision:
        game.apply(decision.seat, rng.choice(list(game.legal(decision.seat))))
        if game.step % apart == 0 or game.decision is None:
            found.append(game.clone())
    return found


@each_table
def test_an_observation_tells_exactly_what_the_view_tells(
    name: str, players: int, options: dict[str, object]
) -> None:
    """Equal in every world that the seat could not tell from the real one; different where its view is different."""
    cells = saloon.layout(name, options, players)
    assert len(set(cells)) == len(cells)
    by_view: dict[str, bytes] = {}
    rng = Random(7)
    for seed in (1, 2):
        for game in moments(name, players, options, seed, 2 if "small" in options else 9):
            for seat in range(players):
                seen = saloon.observation(game, seat)
                assert len(seen) == len(cells)
                by_view[saloon.information_state(game, seat)] = seen
                if game.decision is not None:
                    world = saloon.determinize(game.view(seat), rng)
                    assert saloon.observation(world, seat) == seen
                    assert saloon.information_state(world, seat) == saloon.information_state(game, seat)
    assert len(by_view) > 8
    assert len(set(by_view.values())) == len(by_view)


def by_slow_encoder(name: str, game: saloon.Game, seat: int, cells: list[str]) -> bytes:
    if name == "goat":
        return slow_goat.encoded(game.view(seat), cells)
    rules: Any = game.rules
    return slow_scoundrels.encoded(game.view(seat), cells, rules.names)


@each_table
def test_an_observation_is_what_a_slow_encoder_makes_of_the_view(
    name: str, players: int, options: dict[str, object]
) -> None:
    """It reads nothing but `view(seat)` and the names of the cards, and fills cells by their names."""
    cells = saloon.layout(name, options, players)
    filled: set[int] = set()
    for seed in range(3):
        for game in moments(name, players, options, seed, 3 if name == "goat" else 11):
            for seat in range(players):
                seen = saloon.observation(game, seat)
                slow = by_slow_encoder(name, game, seat, cells)
                wrong = [cells[k] for k in range(len(cells)) if seen[k] != slow[k]]
                assert not wrong
                filled.update(k for k, value in enumerate(seen) if value)
    assert len(filled) > (60 if name == "goat" else 300)


def test_a_world_that_a_seat_could_tell_apart_is_told_apart() -> None:
    """The control: what one seat may not know changes the observation of the other."""
    game = saloon.new("goat", players=2, seed=4)
    dealer = game.decision.seat if game.decision else 0
    rng = Random(1)
    worlds = [saloon.determinize(game.view(1 - dealer), rng) for _ in range(20)]
    assert len({saloon.observation(world, 1 - dealer) for world in worlds}) == 1
    assert len({saloon.observation(world, dealer) for world in worlds}) > 1


@each_table
def test_the_runner_plays_the_game_of_the_contract(
    name: str, players: int, options: dict[str, object]
) -> None:
    game = saloon.new(name, players=players, options=options, seed=3)
    rules = game.rules
    encoder = rules.encoder(players, game.options)
    assert encoder is not None
    runner = Runner(rules, encoder, Masks(rules.count()), rules.new_state(players, game.options, 3))
    space = saloon.actions(name, options, players)
    rng = Random(5)
    while decision := game.decision:
        assert runner.seat == decision.seat
        assert runner.mask() == space.mask(game)
        assert runner.observation(runner.seat) == saloon.observation(game, decision.seat)
        code = rng.choice(runner.codes)
        assert not runner.step(-1)
        assert runner.step(code)
        game.apply(decision.seat, code)
    assert runner.seat == -1
    assert not runner.step(0)
    assert runner.state.facts() == game.state.facts()


@each_table
def test_who_looks_again_sees_what_a_first_look_sees(
    name: str, players: int, options: dict[str, object]
) -> None:
    """A runner keeps parts of a seat's last row; looked at often or seldom, it is the row of a first look."""
    setting = Setting(name, players, options)
    encoder = setting.encoder
    once, changed = encoder.kept(), 0
    for seed in (3, 4):
        runner, rng = setting.begun(seed), Random(seed)
        while runner.seat >= 0:
            for seat in range(players):
                if rng.random() < 1 / (1 + 3 * seat):
                    assert runner.observation(seat) == encoder.encode(runner.state, seat)
            runner.step(rng.choice(runner.codes))
        for seat in range(players):
            fresh = encoder.encode(runner.state, seat)
            assert runner.observation(seat) == fresh
            out = BytesWriter()
            encoder.write(runner.state, seat, out, once)  # what another seat has left is of no use here
            changed += out.getvalue() != fresh
    assert changed or players == 1


@each_table
def test_a_state_pickles_in_the_middle_of_anything(
    name: str, players: int, options: dict[str, object]
) -> None:
    for game in moments(name, players, options, 6, 25):
        again: Any = pickle.loads(pickle.dumps(game.state))
        assert again.facts() == game.state.facts()
        assert again.journal.data == game.journal.data


def test_codes_and_words_belong_together() -> None:
    for name, count in (("goat", 1388), ("scoundrels", 2887)):
        space = saloon.actions(name)
        assert space.count == count == len(space.words)
        known = [code for code, word in enumerate(space.words) if not word.startswith("code ")]
        assert all(space.code(space.word(code)) == code for code in known)
        for wrong in (-1, count, True, "x", 2.5):
            with pytest.raises(saloon.BadOption, match="There is no action"):
                space.word(wrong)  # type: ignore[arg-type]


WORDS = {
    ("goat", 1, ""): "35b4db62726d36a0",
    ("scoundrels", 3, ""): "288fb7fdbfebca7c",
    ("scoundrels", 3, BOX): "11cc4626ebaf444b",
}
"""By game, rules version and box: what the codes mean, as a digest. Another one breaks whoever has learnt by them."""


def test_codes_mean_what_they_meant(tmp_path: Path) -> None:
    """Options do not move them, but for a box with other cards in it; a card of one's own has its forerunner's."""
    for (name, version, box), digest in WORDS.items():
        options: dict[str, object] = {"expansion": box} if box else {}
        assert saloon.new(name, options=options, seed=1).rules.version == version
        words = saloon.actions(name, options).words
        assert sha256("\n".join(words).encode()).hexdigest()[:16] == digest
    usual = saloon.actions("scoundrels").words
    for options in ({"days": 3, "wild_saloon": True}, {"strategy_cards": True}, {"suspicion": "live"}):
        assert saloon.actions("scoundrels", options, 3).words == usual
    boxed = saloon.actions("scoundrels", {"expansion": BOX})
    assert saloon.actions("scoundrels", players=1).words == boxed.words, (
        "alone one plays with all that is in it"
    )
    assert boxed.words != usual
    assert saloon.actions("goat", {"small": True}).words == saloon.actions("goat", players=5).words
    own = tmp_path / "own.toml"
    own.write_text(NEWCOMER, encoding="utf-8")
    theirs = saloon.actions("scoundrels", {"cards": str(own)}).words
    changed = [(before, after) for before, after in zip(usual, theirs, strict=True) if before != after]
    assert ("use outlaw", "use newcomer") in changed
    assert all(before.replace("outlaw", "newcomer") == after for before, after in changed)
    cells = saloon.layout("scoundrels", {"cards": str(own)})
    assert [cell.replace("newcomer", "outlaw") for cell in cells] == saloon.layout("scoundrels")


NEWCOMER = """
[[job]]
id = "newcomer"
replaces = "outlaw"
name_en = "Newcomer"
name_de = "Neuling"
colour = "black"
holes = [6]
tech = 0
text = "Spend $1 to steal a safe from a site."
"""


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("goat", 2, {}),
        ("goat", 2, {"small": True}),
        ("scoundrels", 2, {}),
        ("scoundrels", 3, {"expansion": BOX}),
    ],
)
def test_histories_that_a_seat_can_tell_apart_are_told_apart(
    name: str, players: int, options: dict[str, object]
) -> None:
    """One deal played often. A seat that forgets nothing knows every view it has seen and every choice it has made."""
    recalled: dict[str, str] = {}
    counts = []
    for play in (*range(8), 0):
        game, rng = saloon.new(name, players=players, options=options, seed=5), Random(play)
        memory = [""] * players
        while decision := game.decision:
            seat = decision.seat
            choice = rng.choice(decision.choices)
            memory[seat] = sha256(
                f"{memory[seat]} {saloon.information_state(game, seat)}".encode()
            ).hexdigest()
            text = saloon.information_state(game, seat, history=True)
            assert recalled.setdefault(text, memory[seat]) == memory[seat], "two histories have one text"
            memory[seat] += choice
            game.apply(seat, choice)
        counts.append(len(recalled))
    assert counts[-1] == counts[-2] > (20 if options else 200), "the first play again has no new texts"


def test_numbers_of_numpy_are_numbers() -> None:
    game = saloon.new("goat", players=np.int64(3), seed=np.uint32(7))
    while decision := game.decision:
        code = np.flatnonzero(np.frombuffer(saloon.actions("goat").mask(game), np.uint8))[0]
        assert code in decision.codes
        assert game.view(np.int8(decision.seat)) == game.view(decision.seat)
        game.apply(np.int64(decision.seat), code)
    assert saloon.returns(game) == saloon.returns(game, "win")
    assert sum(saloon.returns(game)) == 1.0
    for seat in (np.True_, np.float64(1.0), np.array([0, 1])):
        with pytest.raises(NoSuchSeat):
            game.view(seat)  # type: ignore[arg-type]
    with pytest.raises(saloon.BadPlayers):
        saloon.new("goat", players=np.float64(3))  # type: ignore[arg-type]


def test_what_is_no_game_or_another_one_is_refused_with_a_sentence() -> None:
    goat, space = saloon.new("goat", seed=1), saloon.actions("goat")
    with pytest.raises(saloon.BadOption, match=r"actions of goat, and the game is one of scoundrels\."):
        space.mask(saloon.new("scoundrels", seed=1))
    assert sum(space.mask(goat)) == len(goat.decision.codes)  # type: ignore[union-attr]
    none: Any
    for none in (None, 3, "goat", goat.state):
        for call in (space.mask, saloon.returns, lambda g: saloon.observation(g, 0)):
            with pytest.raises(saloon.BadOption, match=r"is no game; `saloon.new` begins one"):
                call(none)
        with pytest.raises(saloon.BadOption, match="is no game"):
            saloon.information_state(none, 0)
    for word in (None, 3, "rob"):
        with pytest.raises(saloon.BadOption, match="no choice"):
            space.code(word)  # type: ignore[arg-type]
    for bot in (None, 3):
        with pytest.raises(UnknownBot, match=f"no bot {bot}; there are random"):
            bots.get(bot)  # type: ignore[arg-type]


def test_returns_have_one_convention() -> None:
    game = moments("scoundrels", 2, {}, 3, 999)[-1]
    result: Any = game.result
    assert saloon.returns(game, "score") == result["scores"]
    ahead = saloon.returns(game, "margin")
    assert ahead[0] == -ahead[1] == result["scores"][0] - result["scores"][1]
    with pytest.raises(saloon.BadOption, match="win, score, margin"):
        saloon.returns(game, "luck")


def test_the_same_seed_and_salt_give_the_same_log() -> None:
    logs = set()
    for _ in range(2):
        game = saloon.new("goat", players=2, seed=7, salt="0")
        while decision := game.decision:
            game.apply(decision.seat, decision.codes[0])
        logs.add(game.notation())
    assert len(logs) == 1
