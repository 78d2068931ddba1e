import saloon
from saloon.games.goat.terminal.question import GoatQuestion
from saloon.language.words import words
from saloon.terminal.question import options, put

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
