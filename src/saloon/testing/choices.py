"""Choices: words parse back to themselves, menus agree with themselves, playouts take nothing else."""

from __future__ import annotations

import itertools
import random

import pytest

from saloon import Game
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout
from saloon.testing.game import LawGame, step
from saloon.testing.laws import Law, law


def words_of(kind: LawGame) -> dict[int, str]:
    rules = kind.rules
    words = {code: rules.word(code) for code in range(kind.codes)}
    return {code: word for code, word in words.items() if not word.startswith("code ")}


@law("words", salt=34, soak=False)
def every_word_of_the_game_parses_back_to_its_code(law: Law) -> None:
    rules, words = law.kind.rules, words_of(law.kind)
    assert len(words) == len(set(words.values())) >= law.kind.words
    for code, word in words.items():
        assert rules.code(word) == code
        assert rules.code(f"  {word.upper()} ") == code


@law("words", salt=35, soak=False)
def a_public_word_names_no_hidden_card(law: Law) -> None:
    rules = law.kind.rules
    for code, word in words_of(law.kind).items():
        assert rules.public_word(code) == law.kind.public(word)


def check_menu(game: Game, kind: LawGame, thorough: bool) -> None:
    for decision in game.decisions:
        codes, words = decision.codes, decision.choices
        listed, said = list(codes), list(words)
        assert listed
        assert len(codes) == len(words) == len(listed) == len(set(listed))
        assert [codes[k] for k in range(len(codes))] == listed
        assert all(codes.holds(code) and code in codes for code in listed)
        assert said == [words[k] for k in range(len(words))] == [game.rules.word(code) for code in listed]
        assert not any(word.startswith("code ") for word in said)
        assert [game.rules.code(word) for word in said] == listed
        side = [game.rules.word(code) for code in game.rules.side(game.state, decision.seat)]
        assert len(side) == len(set(side))
        assert set(side) <= kind.side
        assert list(game.legal(decision.seat)) == said + side
        assert not set(said) & set(side)
        if thorough:
            assert all(word in words for word in said)
            assert [codes[k - len(codes)] for k in range(len(codes))] == listed
            assert sum(codes.holds(code) for code in range(-2, kind.codes + 2)) == len(listed)
            for outside in (len(codes), -len(codes) - 1):
                with pytest.raises(IndexError):
                    codes[outside]
                with pytest.raises(IndexError):
                    words[outside]
    asked = {decision.seat for decision in game.decisions}
    for seat in game.seats:
        if seat not in asked:
            extra = list(game.legal(seat))
            assert len(extra) == len(set(extra))
            assert set(extra) <= kind.side


@law("menus", salt=31)
def menus_agree_with_themselves(law: Law) -> None:
    for game, dice in law.games():
        check_menu(game, law.kind, thorough=True)
        while step(game, dice):
            check_menu(game, law.kind, thorough=law.now(dice))


@law("words and codes", salt=32)
def words_and_codes_make_the_same_game(law: Law) -> None:
    for game, dice in law.games():
        twin = game.clone()
        while (decision := game.decision) is not None:
            k = dice.randrange(len(decision.codes))
            game.apply(decision.seat, decision.codes[k])
            other = twin.decision
            assert other is not None
            twin.apply(other.seat, other.choices[k])
        assert game.state.facts() == twin.state.facts()
        assert game.notation() == twin.notation()


@law("playout", salt=33)
def a_playout_takes_what_the_contract_offers(law: Law) -> None:
    """The inner loop and a driver of the contract, with the same dice, make the same game."""
    for game, dice in law.games():
        law.kind.part(game, dice)
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


@law("playout limit", salt=36, soak=False)
def a_playout_stops_at_its_limit_and_goes_on(law: Law) -> None:
    for seed, limit in itertools.product(range(law.effort.games), (3, 7)):
        whole = law.kind.begin(seed).state.clone()
        total = playout(whole, Dice(seed))
        parts = law.kind.begin(seed).state.clone()
        dice = Dice(seed)
        done = 0
        while parts.top >= 0:
            part = playout(parts, dice, limit=limit)
            assert part <= limit
            done += part
        assert done == total
        assert parts.facts() == whole.facts()


@law("playout copy", salt=37, soak=False)
def a_playout_changes_only_the_state_it_is_given(law: Law) -> None:
    for game, dice in law.games():
        law.kind.part(game, dice)
        before = game.notation(), dict(game.state.clone().facts())
        playout(game.state.clone(), Dice(1))
        assert (game.notation(), dict(game.state.facts())) == before
        law.kind.finish(game, random.Random(1))
