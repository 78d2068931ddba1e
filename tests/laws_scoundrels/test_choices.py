"""Choices: words parse back to themselves, menus agree with themselves, playouts take nothing else."""

import pytest

from saloon import Game
from saloon.games import rules_of
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout
from saloon.scoundrels.choices import CODES
from saloon.scoundrels.names import CARDS
from tests.laws_scoundrels.play import begin, games, halfway, step


def test_every_word_of_the_game_parses_back_to_its_code() -> None:
    rules = rules_of("scoundrels")
    words = {code: rules.word(code) for code in range(CODES) if not rules.word(code).startswith("code ")}
    assert len(words) == len(set(words.values())) > 1400
    for code, word in words.items():
        assert rules.code(word) == code
        assert rules.code(f"  {word.upper()} ") == code


def test_a_public_word_names_no_hidden_card() -> None:
    rules = rules_of("scoundrels")
    codes = [code for code in range(CODES) if not rules.word(code).startswith("code ")]
    for code in codes:
        word, shown = rules.word(code), rules.public_word(code)
        verb, _, rest = word.partition(" ")
        if verb in ("play", "swap") and "@" in rest:
            assert rest.partition("@")[0] in CARDS
            assert shown == f"{verb} ?@{rest.partition('@')[2]}"
        elif verb == "strategy":
            assert shown == "strategy ?"
        else:
            assert shown == ("" if word == "pass quietly" else word)


def check_menu(game: Game, thorough: bool) -> None:
    for decision in game.decisions:
        codes, words = decision.codes, decision.choices
        listed = list(codes)
        assert listed
        assert len(codes) == len(words) == len(listed) == len(set(listed))
        assert [codes[k] for k in range(len(codes))] == listed
        assert all(codes.holds(code) and code in codes for code in listed)
        said = list(words)
        assert said == [words[k] for k in range(len(words))]
        assert not any(word.startswith("code ") for word in said)
        assert [game.rules.code(word) for word in said] == listed
        side = [game.rules.word(code) for code in game.rules.side(game.state, decision.seat)]
        assert side in ([], ["henchman"])
        assert list(game.legal(decision.seat)) == said + side
        assert not set(said) & set(side)
        if thorough:
            assert sum(codes.holds(code) for code in range(-2, CODES + 2)) == len(listed)
            for outside in (len(codes), -len(codes) - 1):
                with pytest.raises(IndexError):
                    codes[outside]
    asked = {decision.seat for decision in game.decisions}
    for seat in game.seats:
        if seat not in asked:
            assert list(game.legal(seat)) in ([], ["henchman"])


@pytest.mark.slow
@pytest.mark.soak
def test_menus_agree_with_themselves() -> None:
    for game, dice in games(10, salt=31):
        check_menu(game, thorough=True)
        while step(game, dice):
            check_menu(game, thorough=dice.random() < 0.05)


@pytest.mark.soak
def test_words_and_codes_make_the_same_game() -> None:
    for game, dice in games(10, salt=32):
        twin = game.clone()
        while (decision := game.decision) is not None:
            k = dice.randrange(len(decision.codes))
            game.apply(decision.seat, decision.codes[k])
            other = twin.decision
            assert other is not None
            twin.apply(other.seat, other.choices[k])
        assert game.state.facts() == twin.state.facts()
        assert game.notation() == twin.notation()


@pytest.mark.soak
def test_a_playout_takes_what_the_contract_offers() -> None:
    """The inner loop and a driver of the contract, with the same dice, make the same game."""
    for game, dice in games(30, salt=33):
        halfway(game, dice)
        seed = dice.randrange(1 << 30)
        state = game.state.clone()
        decisions = playout(state, Dice(seed))
        mine = Dice(seed)
        game.state.chance = mine
        counted = 0
        while (decision := game.decision) is not None:
            size = len(decision.codes)
            counted += size > 1
            game.apply(decision.seat, decision.codes[mine.roll(size) if size > 1 else 0])
        assert decisions == counted
        assert state.facts() == game.state.facts()


def test_a_playout_stops_at_its_limit_and_goes_on() -> None:
    for seed in range(6):
        whole = begin(seed).state.clone()
        dice = Dice(seed)
        total = playout(whole, dice)
        parts = begin(seed).state.clone()
        dice = Dice(seed)
        done = 0
        while parts.stack:
            part = playout(parts, dice, limit=7)
            assert part <= 7
            done += part
        assert done == total
        assert parts.facts() == whole.facts()
