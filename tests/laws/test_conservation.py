"""Nothing is made and nothing is lost, and every game ends."""

import pytest

from saloon import Game
from saloon.goat.names import GOAT, KINDS_OF_TOKEN
from saloon.goat.state import ACCEPTED, ANSWER, DEALER, NOBODY, OPEN, TO, TURN, GoatState
from tests.laws.play import MOST_STEPS, finish, games, step
from tests.rule import rule


def check_components(game: Game) -> None:
    s = game.state
    assert isinstance(s, GoatState)
    check_goods(s)
    check_hats(s)


def check_goods(s: GoatState) -> None:
    """Coins, elixirs, tokens and characters: each in one place."""
    assert s.bank + sum(s.coins) + sum(s.loc_coins) + s.stash == 40
    assert min(*s.coins, *s.loc_coins, s.stash) >= 0
    assert sum(s.elixirs) == s.stash <= 3
    for kind in range(KINDS_OF_TOKEN):
        loot = s.loot if s.loot_place == kind else 0
        held = sum(s.tokens[kind::KINDS_OF_TOKEN])
        assert s.supply[kind] + s.loc_tokens[kind] + held + loot == s.table.tokens[kind]
    assert min(*s.supply, *s.loc_tokens, *s.tokens) >= 0
    places = [*s.deck, *s.hand, *s.discard, *(c for c in range(15) if s.control[c] != NOBODY)]
    places += [card for card in (s.removed_down, s.removed_up, s.offer_card) if card != NOBODY]
    assert sorted(places) == s.table.characters
    assert s.removed_up != GOAT


def check_hats(s: GoatState) -> None:
    """Hats left are those of the set-up less the ones that this round's answers placed."""
    hats = [s.table.hats] * s.n
    for at in range(0, len(s.turns), TURN):
        dealer, to, answer = s.turns[at + DEALER], s.turns[at + TO], s.turns[at + ANSWER]
        if answer == ACCEPTED:
            hats[to] -= 1
        elif answer != OPEN and hats[dealer]:
            hats[dealer] -= 1
    assert hats == s.hats


@rule("G41", "G40")
@pytest.mark.soak
def test_components_are_conserved_at_every_step() -> None:
    for game, dice in games(600, salt=21):
        check_components(game)
        while step(game, dice):
            check_components(game)


@pytest.mark.soak
def test_a_driver_that_only_takes_choices_always_reaches_the_end() -> None:
    for game, dice in games(2000, salt=22):
        finish(game, dice)
        assert game.decision is None
        assert game.decisions == ()
        result = game.result
        assert result is not None
        assert result["winners"]
        assert game.step <= MOST_STEPS


@pytest.mark.soak
def test_always_the_first_or_always_the_last_choice_reaches_the_end_too() -> None:
    for game, _ in games(100, salt=23):
        for which in (0, -1):
            one = game.clone()
            for _ in range(MOST_STEPS):
                decision = one.decision
                if decision is None:
                    break
                one.apply(decision.seat, decision.choices[which])
            assert one.result is not None
