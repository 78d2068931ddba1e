"""Rules of thumb against the enemy of a solo game: what its cards would do, and what a henchman saves us from."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from saloon.bots.player import Event, View
from saloon.bots.town import DEBT, NEVER, SLOTS, Scoundrel, TownSense, Tree, nodes
from saloon.scoundrels.catalogue import AutomaCard

CAUGHT = 2.0
"""A bluff that the enemy calls: one reputation less for us, one more for it."""
SAVED = 0.9
"""What an available henchman is worth while automa cards are still to come."""
EVERY_SAFE = 5.0
"""What a safe is worth to an enemy that counts them with every bonus."""


class SoloSense(TownSense):
    """What a seat alone makes of its view."""

    vindication = 0.0  # an honest card that was called brings nothing

    def __init__(self, view: View, events: Sequence[Event], rng: Random) -> None:
        super().__init__(view, events, rng)
        self.enemy: dict[str, Any] = view["enemy"]
        self.others = [self.enemy["seat"]]
        card = next(card for card in self.cards.enemies if card.id == self.enemy["leader"])
        self.tallies: list[Tree] = (card.expert if view["options"].get("expert") else card.normal).score_tree
        gone = (*self.enemy["discarded"], self.enemy["shown"])
        self.coming = [one for one in self.cards.automa if one.enemy == card.id and one.id not in gone]
        self.harms: dict[tuple[str, bool], float] = {}

    def player(self, seat: int) -> dict[str, Any]:
        return self.enemy if seat == self.enemy["seat"] else super().player(seat)

    @property
    def draws_left(self) -> int:
        """Automa cards that are still to come after this turn."""
        return int(4 * (self.view["days"] - self.view["day"]) + 4 - self.view["turn"])

    def henchman(self) -> float:
        return min(SAVED, 0.15 * self.draws_left)

    def find(self, job: str) -> Scoundrel | None:
        found = super().find(job)
        return found or next((one for one in self.enemy["recruits"] if one["job"] == job), None)

    # What the enemy's cards do to us

    def counts(self, row: str) -> float:
        """What one thing of a kind is worth to the enemy: a destroyed safe, a dollar, a recruit, a black one."""
        worth = 0.0
        for node in self.tallies:
            if node[0] == "G5" and node[2][0] == row:
                worth += node[1] / (node[2][1] if len(node[2]) > 1 else 1)
        return worth

    def harm(self, sentences: Sequence[Tree]) -> float:
        """What a section costs us, its penalties bought off where that is cheaper."""
        total = 0.0
        for node in sentences:
            if node[0] == "S12":
                harm = self.suffering(node[1])
                total += min(harm, self.henchman()) if self.me["henchmen"] else harm
            else:
                total += sum(self.suffering(act[1]) for act in nodes(node, "S8"))
        return total

    def suffering(self, act: Tree) -> float:
        """What one act of the enemy costs us, in tech between it and us."""
        row, *parts = act
        if row in ("E2", "E5"):
            own = self.dollar if row == "E5" else 0.0
            return float(parts[0]) * (self.counts("I2") + own)
        if row == "E3":
            debts = sum(token is not None for token in self.me["debts"])
            return float(parts[0]) * self.counts("I2") * debts
        if row in ("E4", "A39"):
            return float(parts[0])
        if row == "E6":
            return 0.6 * EVERY_SAFE
        if row == "E7":
            return self.counts("I1") + 0.5
        if row == "E8":
            mine = 1.0 if parts[0][0] == "B2" else 0.0
            return self.counts("I3") + 0.4 * self.counts("I4") + 0.3 + mine
        if row == "A31":
            return DEBT * float(str(parts[0])[0])
        return {"A29": 1.0, "A33": 0.4}.get(row, 0.0)

    def slot_gain(self, slot: str) -> float:
        harm = sum(self.harm_of(card, slot in card.slots) for card in self.coming)
        return super().slot_gain(slot) - harm / max(1, len(self.coming))

    def harm_of(self, card: AutomaCard, top: bool) -> float:
        """What a section of a card costs us, worked out once for all slots."""
        key = (card.id, top)
        if key not in self.harms:
            self.harms[key] = self.harm(card.top_tree if top else card.bottom_tree)
        return self.harms[key]

    def risks(self, slots: Sequence[str]) -> dict[str, float]:
        """How likely the enemy puts a henchman on a card in each slot."""
        if not self.enemy["henchmen"]:
            return dict.fromkeys(slots, 0.0)
        cards = max(1, len(self.coming))
        return {slot: sum(called(card, slot) for card in self.coming) / cards for slot in slots}

    @property
    def shame(self) -> float:
        return CAUGHT

    # Choices

    def rate(self, word: str, kind: str) -> float:
        if word == "jail henchman":
            return -self.henchman()
        if word == "suffer":
            return -self.suffering(next(iter(nodes(self.running(), "S12")))[1])
        if kind == "choose":
            return self._for_the_enemy(word.partition(" ")[2])
        if kind == "maverick" and word != "pass":
            return super().rate(word, kind) - self.henchman()
        return super().rate(word, kind)

    def running(self) -> list[Tree]:
        """The section that is being carried out."""
        _, id, section = str(self.frames[-1][0]).partition("/")[0].split(":")
        card = next(card for card in self.cards.automa if card.id == id)
        return card.top_tree if section == "top" else card.bottom_tree

    def _for_the_enemy(self, what: str) -> float:
        """What hurts it most."""
        worth: dict[str, float] = {
            "reputation": 1.0 if self.enemy["reputation"] > -2 else 0.0,
            "jail": 0.2 * float(self.enemy["henchmen"]),
            "scoundrel": self.counts("I3") + 0.4 * self.counts("I4"),
        }
        return worth.get(what, 0.8)

    def _steal_money(self, parts: list[Any]) -> float:
        taken = float(min(parts[0], self.enemy["money"]))
        return taken * (self.dollar + self.counts("I2"))

    def strength(self, seat: int) -> float:
        return 0.0

    def _rate_safe(self, what: str, kind: str) -> float:
        if kind in ("enemy-steal", "destroy"):
            return -self.worth_of(self.named(what))
        return super()._rate_safe(what, kind)

    def _rate_seat(self, what: str, kind: str) -> float:
        if kind == "free" and int(what) != self.seat:
            return NEVER
        return super()._rate_seat(what, kind)

    def _rate_card(self, what: str, kind: str) -> float:
        if kind == "enemy-place":
            lies = self.me["slots"][SLOTS.index(what.partition("@")[2])]
            return float(lies["card"] == lies["slot"])
        return super()._rate_card(what, kind)

    def _rate_scoundrel(self, what: str, kind: str) -> float:
        one = self.find(what)
        if kind == "recruit" and one is not None:
            black = self.cards.job(what).colour == "black"
            mine = max(0.0, self.hireling(one, 0)) if one in self.me["sheet"] else 0.0
            return -float(one["tech"]) - self.counts("I4") * black - mine
        return super()._rate_scoundrel(what, kind)


def called(card: AutomaCard, slot: str) -> float:
    """How likely a card calls what lies in a slot: surely that of this turn, or one of some."""
    text = card.top if slot in card.slots else card.bottom
    if "henchman on the poker card you played" in text:
        return 1.0
    return 0.3 if "henchman on one of your" in text else 0.0
