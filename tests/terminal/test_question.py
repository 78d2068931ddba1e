from random import Random

import pytest

import saloon
from saloon.games.goat.terminal.question import GoatQuestion
from saloon.language import pointing
from saloon.language.words import words
from saloon.terminal.question import MOST_LETTERS, Steps, options, put

NAMES = ["You", "Nell", "Otto"]


def asked(game: saloon.Game) -> GoatQuestion:
    question = game.decision
    assert question is not None
    put_ = put(
        game.view(question.seat), list(question.choices), words("en", "goat"), NAMES[: len(game.seats)]
    )
    assert isinstance(put_, GoatQuestion)
    return put_


def test_an_offer_is_made_in_three_steps() -> None:
    game = saloon.new("goat", players=3, seed=4, options={"first": 0})
    question = asked(game)
    assert question.step == "card"
    assert len(question.options) == 4
    card, claim = question.options[0].value, question.options[1].value
    assert question.pick(card) is None
    assert any("(the truth)" in option.label for option in question.options)
    assert question.pick(claim) is None
    assert [option.label for option in question.options] == ["Nell", "Otto"]
    choice = question.pick("2")
    assert choice == f"offer {card} as {claim} to 2"
    assert choice in game.legal(0)


def test_one_can_go_back_to_the_first_step() -> None:
    question = asked(saloon.new("goat", players=3, seed=4))
    assert not question.back()
    question.pick(question.options[0].value)
    question.pick(question.options[0].value)
    assert question.step == "to"
    assert question.back()
    assert question.back()
    assert question.step == "card"


def test_with_one_other_player_nobody_is_asked_for_whom() -> None:
    question = asked(saloon.new("goat", players=2, seed=4))
    card = question.options[2].value
    assert question.pick(card) is None
    assert question.pick(card) == f"offer {card} as {card} to {1 - question.view['seat']}"


def test_an_answer_is_one_step() -> None:
    game = saloon.new("goat", players=3, seed=4)
    game.apply(game.decision.seat, game.decision.choices[0])  # type: ignore[union-attr]
    question = asked(game)
    assert [option.keys for option in question.options] == ["1a", "2r"]
    assert question.pick("refuse") == "refuse"


def test_letters_are_distinct_and_leave_the_keys_of_the_table_alone() -> None:
    names = ["Sheriff", "Seller", "Quack", "Undertaker"]
    keys = [option.keys for option in options(names, names, names)]
    assert keys == ["1s", "2e", "3a", "4n"]
    long = [str(k) for k in range(12)]
    assert options(long, long, long)[11].keys == ""


def reached(question: Steps, choice: str) -> bool:
    """Whether somebody who takes one line after another comes to this choice."""
    made = None
    while made is None:
        value = question.paths[choice][len(question.picked)]
        assert value in [one.value for one in question.options]
        made = question.pick(value)
    return made == choice


@pytest.mark.parametrize("pointed", [True, False], ids=["by things", "by words"])
@pytest.mark.parametrize(("game", "players"), [("goat", 4), ("scoundrels", 2)])
def test_any_game_is_asked_in_steps_that_lead_to_every_choice(
    game: str, players: int, pointed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a game without a question of its own is asked: no menu holds a choice twice, none is longer than the list."""
    if not pointed:
        monkeypatch.setattr(pointing, "objects", lambda word, view: [])
    table = saloon.new(game, players=players, seed=5)
    rng, many = Random(5), 0
    while table.decision and many < 12:
        seat, legal = table.decision.seat, list(table.decision.choices)
        view, names = table.view(seat), [f"P{k}" for k in range(players)]
        first = Steps(view, legal, words("en", game), names)
        assert set(first.paths) == set(legal)
        if len(legal) <= MOST_LETTERS:
            assert [one.value for one in first.options] == legal
        else:
            many += 1
            assert all(reached(Steps(view, legal, words("en", game), names), choice) for choice in legal)
        table.apply(seat, rng.choice(legal))
    assert many
