"""Choices: words parse back to themselves, menus agree with themselves, playouts take nothing else."""

import random

import pytest

from saloon import Game
from saloon.games import rules_of
from saloon.goat.choices import CODES, WORDS, public_word
from saloon.goat.names import CHARACTERS
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout
from tests.laws.play import begin, finish, games, halfway, step


def test_every_word_of_the_game_parses_back_to_its_code() -> None:
    rules = rules_of("goat")
    assert len(WORDS) == CODES == len(set(WORDS))
    for code, word in enumerate(WORDS):
        assert rules.word(code) == word
        assert rules.code(word) == code
        assert rules.code(f"  {word.upper()} ") == code


def test_a_public_word_names_no_card_that_is_offered() -> None:
    for code, word in enumerate(WORDS):
        shown = public_word(code)
        if word.startswith("offer "):
            _, card, _, claim, _, to = word.split()
            assert card in CHARACTERS
            assert shown == f"offer ? as {claim} to {to}"
        else:
            assert shown == word


def check_menu(game: Game) -> None:
    for decision in game.decisions:
        codes, words = decision.codes, decision.choices
        listed = list(codes)
        assert listed
        assert len(codes) == len(words) == len(listed) == len(set(listed))
        assert [codes[k] for k in range(len(codes))] == listed
        assert [codes[k - len(codes)] for k in range(len(codes))] == listed
        assert all(codes.holds(code) and code in codes for code in listed)
        assert sum(codes.holds(code) for code in range(-2, CODES + 2)) == len(listed)
        said = list(words)
        assert said == [words[k] for k in range(len(words))] == [WORDS[code] for code in listed]
        assert all(word in words for word in said)
        assert [game.rules.code(word) for word in said] == listed
        assert list(game.legal(decision.seat)) == said
        for outside in (len(codes), -len(codes) - 1):
            with pytest.raises(IndexError):
                codes[outside]
            with pytest.raises(IndexError):
                words[outside]
    asked = {decision.seat for decision in game.decisions}
    assert not any(len(game.legal(seat)) for seat in game.seats if seat not in asked)


@pytest.mark.slow
@pytest.mark.soak
def test_menus_agree_with_themselves() -> None:
    for game, dice in games(20, salt=31):
        check_menu(game)
        while step(game, dice):
            check_menu(game)


@pytest.mark.soak
def test_words_and_codes_make_the_same_game() -> None:
    for game, dice in games(100, salt=32):
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
    for game, dice in games(300, salt=33):
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
    for seed in range(50):
        whole = begin(seed).state.clone()
        dice = Dice(seed)
        total = playout(whole, dice)
        parts = begin(seed).state.clone()
        dice = Dice(seed)
        done = 0
        while parts.stack:
            part = playout(parts, dice, limit=3)
            assert part <= 3
            done += part
        assert done == total
        assert parts.facts() == whole.facts()


def test_a_playout_changes_only_the_state_it_is_given() -> None:
    game = halfway(begin(8), random.Random(8))
    before = game.notation(), dict(game.state.facts())
    playout(game.state.clone(), Dice(1))
    assert (game.notation(), dict(game.state.facts())) == before
    finish(game, random.Random(1))
