"""What a character of the Goat game is worth to whom it is offered: taken, and left to the dealer.

The first offer of a round is made by experiment: the character is put into the dealer's hand and offered to a seat
drawn by chance, under the name of a card of the hand drawn by chance, and the answer is given, too. The control is a
card drawn by chance, taken or left by a coin. Then all go on playing by the rules of thumb.
"""

from __future__ import annotations

from random import Random
from typing import Any, cast

import saloon
from saloon import bots
from saloon.games.goat.engine.choices import ACCEPT, REFUSE, offer_code
from saloon.games.goat.engine.names import CHARACTERS, GOAT
from saloon.games.goat.engine.state import GoatState
from saloon.lab.worth.trial import NOTHING, Setting, Stage, Thing, Worths, mixed

TAKEN = "taken"
LEFT = "left"
PLAYER = "rules"
TARGET = 0.6


class GoatWorths(Worths):
    """Every character, taken and left, at tables of every size, in the first round and in the second."""

    settings = {
        f"{players}p-r{number}": Setting(f"{players}p-r{number}", players, {}, number, TARGET, (TAKEN, LEFT))
        for players in (2, 3, 4, 5)
        for number in (1, 2)
    }

    def things(self, setting: Setting) -> list[Thing]:
        start: Any = saloon.new("goat", players=setting.players, options=setting.options, seed=0).state
        return [
            Thing(kind, CHARACTERS[card]) for kind in setting.kinds for card in sorted(start.table.characters)
        ]

    def stage(self, setting: Setting) -> Stage:
        return GoatStage(setting, self.things(setting))


class GoatStage(Stage):
    """Whole games by the rules of thumb, from views as at any table."""

    def __init__(self, setting: Setting, things: list[Thing]) -> None:
        self.setting = setting
        self.things = things
        self.bot = bots.get(PLAYER)

    def play(self, thing: int, seed: int) -> tuple[float, float]:
        rng = Random(mixed(seed, 2))
        game = saloon.new(
            "goat", players=self.setting.players, options=self.setting.options, seed=mixed(seed, 1)
        )
        while cast(GoatState, game.state).round < self.setting.moment:
            self.choose(game, rng)
        seat = self.offer(game, None if thing == NOTHING else self.things[thing], rng)
        while game.decision is not None:
            self.choose(game, rng)
        result: Any = game.result
        scores = result["scores"]
        rest = max(score for other, score in enumerate(scores) if other != seat)
        share = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
        return float(scores[seat] - rest), share

    def choose(self, game: saloon.Game, rng: Random) -> None:
        question = game.decision
        assert question is not None
        seat, legal = question.seat, list(question.choices)
        if len(legal) > 1:
            view: Any = game.view(seat)
            legal = [self.bot.act(view, [], legal, rng)]
        game.apply(seat, legal[0])

    def offer(self, game: saloon.Game, given: Thing | None, rng: Random) -> int:
        """Make the first offer of the round, answer it, and say to whom it was made."""
        s = cast(GoatState, game.state)
        dealer = int(s.holder)
        to = rng.choice([seat for seat in game.seats if seat != dealer])
        if given is None:
            card, answer = rng.choice(s.hand), rng.choice([ACCEPT, REFUSE])
        else:
            card, answer = CHARACTERS.index(given.id), ACCEPT if given.kind == TAKEN else REFUSE
            into_hand(s, card, rng)
        claim = rng.choice(s.hand)
        for seat, code in ((dealer, offer_code(card, claim, to)), (to, answer)):
            game.apply(seat, game.rules.word(code))
        return to


def into_hand(s: GoatState, card: int, rng: Random) -> None:
    """Put a character into the hand and one of the hand where it was; each exists once, the Goat is never faceup."""
    if card in s.hand:
        return
    shown = s.removed_up == card
    out = rng.choice([one for one in s.hand if not (shown and one == GOAT)])
    s.hand[s.hand.index(out)] = card
    s.hand.sort()
    if shown:
        s.removed_up = out
    elif s.removed_down == card:
        s.removed_down = out
    else:
        s.deck[s.deck.index(card)] = out
