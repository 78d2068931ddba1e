"""What a character of the Goat game is worth to whom it is offered: taken, and left to the dealer.

The first offer of a round is made by experiment: the character is put into the dealer's hand and offered to a seat
drawn by chance, under the name of a card of the hand drawn by chance, and the answer is given, too. The control is a
card drawn by chance, taken or left by a coin. Then all go on playing by the rules of thumb until the round is paid:
after that the character is back in the deck, and what was won is kept, so later rounds would add nothing but noise.
"""

from __future__ import annotations

from random import Random
from typing import Any, cast

import saloon
from saloon import bots
from saloon.games.goat.engine.choices import ACCEPT, REFUSE, offer_code
from saloon.games.goat.engine.names import CHARACTERS, GOAT
from saloon.games.goat.engine.state import GoatState
from saloon.games.goat.words import GoatWords
from saloon.lab.worth.trial import NOTHING, Setting, Stage, Thing, Worths, mixed

TAKEN = "taken"
LEFT = "left"
PLAYER = "rules"
TARGET = 0.6


class GoatWorths(Worths):
    """Every character, taken and left, at tables of every size, in every round."""

    unit = "dollars"
    settings = {
        f"{players}p-r{number}": Setting(f"{players}p-r{number}", players, {}, number, TARGET, (TAKEN, LEFT))
        for players in (2, 3, 4, 5)
        for number in range(1, (4 if players == 2 else 3) + 1)
    }

    def things(self, setting: Setting) -> list[Thing]:
        start: Any = saloon.new("goat", players=setting.players, options=setting.options, seed=0).state
        return [
            Thing(kind, CHARACTERS[card]) for kind in setting.kinds for card in sorted(start.table.characters)
        ]

    def stage(self, setting: Setting) -> Stage:
        return GoatStage(setting, self.things(setting))

    def titles(self, setting: Setting, lang: str) -> dict[str, str]:
        words = GoatWords(lang)
        return {
            "setting": words.say("almanac-setting", players=setting.players, round=setting.moment),
            "unit": words.say("almanac-unit"),
            **{kind: words.say(f"almanac-{kind}") for kind in setting.kinds},
            **{thing.id: words.name("character", thing.id) for thing in self.things(setting)},
        }


class GoatStage(Stage):
    """Games to the end of the round by the rules of thumb, from views as at any table."""

    def __init__(self, setting: Setting, things: list[Thing]) -> None:
        self.setting = setting
        self.things = things
        self.bot = bots.get(PLAYER)

    def play(self, thing: int, seed: int) -> tuple[float, float]:
        rng = Random(mixed(seed, 2))
        game = saloon.new(
            "goat", players=self.setting.players, options=self.setting.options, seed=mixed(seed, 1)
        )
        s = cast(GoatState, game.state)
        while s.round < self.setting.moment:
            self.choose(game, rng)
        seat = self.offer(game, None if thing == NOTHING else self.things[thing], rng)
        while game.decision is not None and s.round == self.setting.moment:
            self.choose(game, rng)
        money = [s.money(one) for one in game.seats]
        ahead = money[seat] - max(some for other, some in enumerate(money) if other != seat)
        return float(ahead), 1 / money.count(money[seat]) if ahead >= 0 else 0.0

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
