"""Rules of thumb for 3000 Scoundrels: what a text is worth now, which card goes into which slot, whom to suspect.

Everything is measured in tech. Worth is read from the trees of the cards' texts, so new cards are understood too.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from saloon.bots.player import Event, View
from saloon.scoundrels import catalogue as cards
from saloon.scoundrels.catalogue import Catalogue

Tree = list[Any]
Safe = dict[str, Any]
Scoundrel = dict[str, Any]

SLOTS = "A23456"
BLUFFS = 0.85
"""How much of what a bluff promises we believe in: the rest keeps us honest when both are close."""
HENCHMAN = 0.4
"""What an available henchman is worth while there is still somebody to suspect."""
LAST_WINDOW = 8
"""Where the frame of a turn stands when suspicion is asked for the last time."""
OUTLAY = {"prospects": 0.15, "final": 0.12, "saving": 0.33}
"""A dollar in tech: on an earlier day, on the final one, and while a bribe of the Sheriff is in reach."""
BRIBE = 12
LOOK = 0.5
"""What it is worth to know a safe, and to have it marked rightly once it is ours."""
DEBT = 1.3
"""What an unseen debt costs on average."""
NEVER = -9.0


@functools.lru_cache(maxsize=8)
def catalogue(own: str | None, box: str = "base") -> Catalogue:
    return cards.load(box, own)


class TownSense:
    """What a seat makes of its view."""

    vindication = 0.35
    """What it is worth to be called when honest: a henchman of theirs in jail."""

    def __init__(self, view: View, events: Sequence[Event], rng: Random) -> None:
        self.view = view
        self.events = events
        self.rng = rng
        self.seat: int = view["seat"]
        self.me: dict[str, Any] = view["seats"][self.seat]
        self.others = [seat for seat in range(view["players"]) if seat != self.seat]
        own = view["options"].get("cards")
        box = str(view["options"].get("expansion", "base"))
        self.cards = catalogue(None if own is None else str(own), box)
        self.frames: list[list[Any]] = view["running"]["frames"]
        self.final_day: bool = view["day"] >= view["days"]
        self.depth = 0
        self.pools = self._pools()
        self.dollar = self._dollar()

    def player(self, seat: int) -> dict[str, Any]:
        """What all may see of a seat."""
        row: dict[str, Any] = self.view["seats"][seat]
        return row

    # How far the game is

    @property
    def turns_left(self) -> int:
        """Own turns after this one, today."""
        mine: int = sum(slot is not None for slot in self.me["slots"]) + self.me["faceup"]
        return max(0, 4 - mine)

    @property
    def days_left(self) -> float:
        """Days still to come, with what is left of this one."""
        return float(self.view["days"] - max(1, self.view["day"])) + self.turns_left / 4

    def _dollar(self) -> float:
        if not self.final_day:
            return OUTLAY["prospects"]
        reach = self.me["money"] + 3 * self.turns_left >= BRIBE
        return OUTLAY["saving" if reach and self.view["active"] is not None else "final"]

    # Safes

    def _pools(self) -> dict[str, list[int]]:
        """The values of each site that we have not seen."""
        pools = {site.id: list(site.values) for site in self.cards.sites}
        for safe in self.view["safes"]:
            if safe["value"] in pools.get(safe["site"], []):
                pools[safe["site"]].remove(safe["value"])
        return pools

    def worth_of(self, safe: Safe) -> float:
        """What a safe would count for us, as far as we know."""
        if safe["value"] is not None:
            return float(safe["value"] + sum(number == safe["value"] for _, number in safe["marks"]))
        pool = self.pools[safe["site"]] or [4]
        mean = sum(pool) / len(pool)
        told = [number for seat, number in safe["marks"] if seat != self.seat and number in pool]
        if told:
            mean += 0.35 * (sum(told) / len(told) - mean)
        return mean + 0.3 * len(safe["marks"])

    def at_sites(self) -> list[Safe]:
        return [safe for safe in self.view["safes"] if safe["place"].startswith("space")]

    def unused(self) -> list[Safe]:
        return [safe for safe in self.view["safes"] if safe["place"] == "unused"]

    def held(self) -> list[Safe]:
        return [safe for safe in self.view["safes"] if safe["place"] == f"seat {self.seat}"]

    def loot(self, node: Tree) -> list[Safe]:
        """The safes that a text speaks of."""
        row, *parts = node
        if row in ("R2", "L2"):
            return [safe for safe in self.at_sites() if safe["site"] == str(parts[0]).lower()]
        if row in ("R3", "L4"):
            return self.unused()
        if row == "L3":
            return [safe for safe in self.at_sites() if any(seat == self.seat for seat, _ in safe["marks"])]
        return self.at_sites()

    def theft(self, safes: Sequence[Safe]) -> float:
        """What the best theft among these would bring; over the limit the poorest safe goes back."""
        if not safes:
            return NEVER
        best = max(self.worth_of(safe) for safe in safes)
        mine = sorted(self.worth_of(safe) for safe in self.held())
        if len(mine) < max(1, self.view["limit"]):
            return best + 0.3
        return max(best - mine[0], 0.0) if mine else best

    def scouting(self, safes: Sequence[Safe]) -> float:
        news = [safe for safe in safes if safe["value"] is None]
        if not safes:
            return NEVER
        chances = min(1.0, self.days_left)
        return (LOOK + 0.5) * chances if news else 0.15 * chances

    # Texts

    def text(self, sentences: Sequence[Tree], own: bool = True) -> float:
        """What using a text is worth now; below 0 if it costs more than it gives."""
        return sum(self.sentence(node, own) for node in sentences)

    def sentence(self, node: Tree, own: bool) -> float:
        row, *parts = node
        if row in ("S2", "S3"):
            value = self.clause(parts[1], own) if row == "S2" else self.steps(parts[1], own)
            return value * self.likely(parts[0])
        return self.clause(parts[0], own)

    def clause(self, node: Tree, own: bool) -> float:
        row, *parts = node
        if row == "S5":
            return self.steps(parts[1], own) - self.cost(parts[0], own)
        return self.steps(parts[0], own)

    def steps(self, node: Tree, own: bool) -> float:
        total = 0.0
        while node[0] == "S7":
            total += self.effect(node[1], own)
            node = node[2]
        return total + self.effect(node[1], own)

    def effect(self, node: Tree, own: bool) -> float:
        row, part = node
        if row == "S8":
            return self.act(part)
        value = self.act(part[1]) if part[0] == "S10" else self.act(part[2]) - self.cost(part[1], own)
        return max(0.0, value)

    def likely(self, node: Tree) -> float:
        row, *parts = node
        if row == "K1":
            mine = len(self.held())
            most = max(self.safes_of(seat) for seat in self.others)
            return float(most > mine)
        if row == "K2":
            return float(self.me["money"] < parts[0])
        if row == "K4":
            return float(self.final_day)
        return 2 / 7

    def safes_of(self, seat: int) -> int:
        return sum(safe["place"] == f"seat {seat}" for safe in self.view["safes"])

    def cost(self, node: Tree, own: bool) -> float:
        row, *parts = node
        if row == "C1":
            short = self.me["money"] < parts[0]
            return -NEVER if short else float(parts[0]) * self.dollar
        if row == "C2":
            return 0.6 * self.days_left if own else 0.0
        if row == "C3":
            return self.henchman() if self.me["henchmen"] else -NEVER
        if row == "C4":
            return float(parts[0])
        if row in ("C5", "C6"):
            return DEBT * int(parts[0][0]) + (self.cost(["C1", parts[1]], own) if row == "C6" else 0.0)
        return 0.5

    def henchman(self) -> float:
        return HENCHMAN if not self.final_day else 0.1 + 0.1 * self.turns_left

    def act(self, node: Tree) -> float:
        row, *parts = node
        worth: dict[str, Callable[[list[Any]], float]] = {
            "A1": lambda p: p[0] * self.dollar,
            "A2": lambda p: p[0] * self.dollar * self.counted(p[1][0]),
            "A3": lambda p: -0.5 * p[0] * self.dollar,
            "A4": self._steal_money,
            "A5": lambda p: float(min(p[0], 6 - self.me["reputation"])),
            "A6": lambda p: self.scouting(self.loot(p[0])),
            "A7": lambda p: 0.5,
            "A8": lambda p: 0.5,
            "A9": lambda p: self.theft(self.loot(p[0])),
            "A10": self._swap_safes,
            "A11": lambda p: HENCHMAN if self.me["jailed"] else 0.0,
            "A12": lambda p: 0.35,
            "A13": lambda p: 0.5,
            "A14": lambda p: 1.0 * self.caught(),
            "A15": lambda p: 1.0 * self.caught(),
            "A16": lambda p: 0.15,
            "A19": lambda p: 0.2,
            "A20": lambda p: 0.3 + self.caught(),
            "A21": lambda p: 0.3,
            "A22": lambda p: 0.3 + p[1] * self.dollar,
            "A23": self._use_another,
            "A24": lambda p: max(self.text(ability.tree) for ability in self.cards.abilities),
            "A25": lambda p: max(self.text(option.tree) for option in self.cards.sheriff),
            "A26": lambda p: 0.4,
            "A27": lambda p: 0.2,
            "A30": lambda p: 0.8,
            "A31": lambda p: -DEBT * int(p[0][0]),
            "A32": lambda p: DEBT * min(int(p[0][0]), self.debts()),
            "A33": lambda p: 0.2 if p[0] == ["D1"] else 0.2 + DEBT * min(1, self.debts()),
            "A34": lambda p: 1.5 * DEBT * min(1, self.debts()),
            "A36": lambda p: self.paying_off(),
            "A37": lambda p: 2 * self.dollar,
            "A38": lambda p: min(p[2], p[0] * self.counted(p[1][0])) * self.dollar,
            "A42": lambda p: 0.1,
            "A43": lambda p: 0.2,
        }
        return worth[row](parts) if row in worth else 0.0

    def debts(self) -> int:
        """Our own, in a game that has any."""
        return sum(token is not None for token in self.me.get("debts", []))

    def paying_off(self) -> float:
        """What the dearest debt that is worth its price brings."""
        prices = self.view["debts"]["prices"]
        held = [price for price, token in zip(prices, self.me["debts"], strict=True) if token is not None]
        gains = [DEBT - price * self.dollar for price in held if price <= self.me["money"]]
        return max(gains, default=NEVER)

    def counted(self, row: str) -> int:
        """Counts of the card language: cards played, scoundrels, marks, henchmen in jail, safes."""
        if row == "N1":
            return 4 - self.turns_left if self.turns_left < 4 else 2
        if row == "N2":
            return sum(one is not None for one in self.me["sheet"])
        if row == "N3":
            return sum(seat == self.seat for safe in self.view["safes"] for seat, _ in safe["marks"])
        if row == "N4":
            return sum(int(player["jailed"]) for player in self.view["seats"])
        if row == "N6":
            return self.debts()
        if row == "N7":
            return sum(
                len(slot["henchmen"]) for player in self.view["seats"] for slot in player["slots"] if slot
            )
        return len(self.held())

    def _steal_money(self, parts: list[Any]) -> float:
        rich = [float(min(parts[0], self.player(seat)["money"])) for seat in self.others]
        taken = sum(rich) if parts[1] == "each opponent" else max(rich)
        return taken * self.dollar * 1.5

    def _swap_safes(self, parts: list[Any]) -> float:
        mine, there = self.held(), self.loot(parts[0])
        if not mine or not there:
            return NEVER
        return max(
            0.0, max(self.worth_of(safe) for safe in there) - min(self.worth_of(safe) for safe in mine)
        )

    def caught(self) -> int:
        """Our bluffs with henchmen on them."""
        return sum(
            slot is not None and bool(slot["henchmen"]) and slot["card"] != slot["slot"]
            for slot in self.me["slots"]
        )

    def _use_another(self, parts: list[Any]) -> float:
        if self.depth:  # one that uses one that uses one: not looked at any further
            return 0.2
        self.depth += 1
        lists: dict[str, list[Scoundrel]] = {
            "B4": self.view["saloon"],
            "B5": self.view["pile"][-1:],
        }
        found = lists.get(parts[0][0], [one for one in self.me["sheet"] if one is not None])
        values = [self.job(one["job"], own=False) for one in found if not one["spent"]]
        self.depth -= 1
        return max(values, default=NEVER)

    def job(self, id: str, own: bool = True) -> float:
        """What the job of a scoundrel is worth once."""
        return self.text(self.cards.job(id).tree, own)

    def use(self, one: Scoundrel) -> float:
        """What using a scoundrel is worth: its job, its requirement, its modifiers."""
        trait = self.cards.trait(one["trait"])
        value = self.job(one["job"])
        if trait.modifier == "use-twice":
            value *= 1.6
        if trait.modifier == "bonus-money":
            value += self.dollar
        if trait.requirement_tree and trait.requirement_tree[0] == "Q2":
            value -= self.henchman() if self.me["henchmen"] else -NEVER
        if trait.requirement_tree and trait.requirement_tree[0] == "Q4":
            value -= DEBT
        return value

    # Hiring

    def uses(self, one: Scoundrel) -> float:
        """How often a scoundrel is likely to act for us yet."""
        trait = self.cards.trait(one["trait"])
        row, *parts = trait.timing_tree
        if row == "M6":
            return 1.0
        if row in ("M1", "M2"):
            return self.days_left * min(2.0, sum(0.5 if slot == "6" else 0.7 for slot in parts[0]))
        rates = {"M3": 2.5, "M4": 3.0, "M5": 1.0, "M8": 0.8, "M11": 0.8, "M13": 0.9, "M14": 1.0, "M16": 0.8}
        if trait.requirement_tree:
            return 0.6 * self.days_left
        if trait.after_tree:
            return min(1.0, self.days_left)
        return rates.get(row, 0.5) * self.days_left

    def hireling(self, one: Scoundrel, price: int) -> float:
        """What hiring is worth, its price taken off."""
        if self.cards.trait(one["trait"]).timing_tree[0] == "M6":
            return max(0.0, self.use(one)) - price * self.dollar
        value = max(0.0, self.use(one))
        total = value * self.uses(one)
        job = self.cards.job(one["job"])
        if nodes(job.tree, "C2"):
            total = min(total, value)
        return total + 1.5 * float(one["tech"]) - price * self.dollar

    # Poker cards

    def suspicion(self) -> float:
        """How likely a card of ours is suspected: what the others did so far, if they still have henchmen."""
        ready = [seat for seat in self.others if self.player(seat)["henchmen"] > 0]
        if not ready:
            return 0.0
        played = {k: event for k, event in enumerate(self.events) if mine(event, "played", "seat", self.seat)}
        caught = sum(1 for event in self.events if mine(event, "suspected", "target", self.seat))
        return min(0.95, (caught + 1.0) / (len(played) + 3.0))

    def risks(self, slots: Sequence[str]) -> dict[str, float]:
        """How likely a card of ours in each slot is suspected."""
        return dict.fromkeys(slots, self.suspicion())

    @property
    def shame(self) -> float:
        """What a bluff that is called costs us, against the others."""
        return 1 + 1 / len(self.others)

    def slot_gain(self, slot: str) -> float:
        """What a card into a slot lets us do."""
        total = 0.0
        for ability in self.cards.abilities:
            if slot in ability.slots:
                total += max(0.0, self.text(ability.tree))
        for one in self.me["sheet"]:
            if one is None or one["spent"]:
                continue
            row, *parts = self.cards.trait(one["trait"]).timing_tree
            if row in ("M1", "M2") and slot in parts[0]:
                total += max(0.0, self.use(one))
        return total

    def plan(self, legal: Sequence[str]) -> str:
        """Lay out the rest of the day, then play what belongs first: truth before bluffs, looks before thefts."""
        plays = [word.removeprefix("play ").split("@") for word in legal if "@" in word]
        hand = sorted({card for card, _ in plays})
        open_slots = sorted({slot for _, slot in plays}, key=SLOTS.index)
        gains = {slot: self.slot_gain(slot) for slot in open_slots}
        risks = self.risks(open_slots)

        def play(card: str, slot: str) -> float:
            if card == slot:
                return gains[slot] + self.vindication * risks[slot]
            return gains[slot] * BLUFFS - self.shame * risks[slot]

        turns = min(self.turns_left, len(hand), len(open_slots))
        best: tuple[float, list[tuple[str, str]]] = (-math.inf, [])
        for chosen in itertools.combinations(hand, turns):
            for order in itertools.permutations(open_slots, turns):
                pairs = list(zip(chosen, order, strict=True))
                value = sum(play(card, slot) for card, slot in pairs)
                if value > best[0]:
                    best = (value, pairs)
        if "play 0 faceup" in legal and self.candid() > self.shame * max(risks.values()) and "0" in hand:
            return "play 0 faceup"
        return "play {}@{}".format(*max(best[1], key=lambda pair: self.first(pair, gains)))

    def first(self, pair: tuple[str, str], gains: dict[str, float]) -> float:
        """How early a card of the day's plan is played."""
        card, slot = pair
        early = 1.0 if slot in "A2" else 0.6 if slot in "34" else 0.0
        if card != slot:
            early -= 1.5
        return early + 0.1 * gains[slot] + 0.6 * self.rng.random()

    def candid(self) -> float:
        """What a faceup 0 would bring."""
        waiting = [
            one
            for one in self.me["sheet"]
            if one is not None and self.cards.trait(one["trait"]).timing_tree[0] == "M7"
        ]
        return max((self.use(one) for one in waiting), default=NEVER)

    # Suspecting

    def bluff(self, seat: int, slot: str) -> float:
        """How likely the card that a seat laid into a slot is a bluff."""
        lies = self.view["seats"][seat]["slots"][SLOTS.index(slot)]
        if lies is None:
            return 0.0
        if lies["card"] is not None:
            return float(lies["card"] != slot)
        chance = self.holding(seat, slot)
        if chance <= 0:
            return 1.0
        lied, known = 1.5, 3.0
        for event in self.events:
            if event["kind"] == "called" and event["seat"] == seat:
                known += 1
                lied += event["card"] != event["slot"]
        return min(1.0, max(0.0, 1 - (1 - lied / known) * chance / (4 / 7)))

    def holding(self, seat: int, card: str) -> float:
        """How likely a seat had a card in hand today, from what we saw of its cards."""
        chance, played_before, today = 4 / 7, False, False
        for row in self.view["seen"]["poker"]:
            if row["seat"] != seat:
                continue
            if row["kind"] == "under":
                chance = 1 / 4 if today else 4 / 7 if not played_before else 0.9
                played_before, today = today, False
            elif row.get("card") == card:
                if row["kind"] == "put":
                    today = True
                elif row["kind"] == "drew":
                    chance = 1.0
                elif row["kind"] == "top":
                    chance = 0.05
        return 0.0 if today else chance

    def suspect(self) -> str:
        """Put a henchman down where a bluff is likely enough, for as many cards as we have henchmen."""
        if self.frames[-1][0] == "Window":
            turn = next(frame for frame in self.frames if frame[0] == "Turn")
            if turn[1] < LAST_WINDOW:
                return "pass"
        active, slot = self.view["active"], self.view["slot"]
        chance = self.bluff(active, slot)
        gain = (0.0 if self.me["reputation"] >= 6 else 1.0) + (
            1.0 if self.view["seats"][active]["reputation"] > -2 else 0.0
        ) / len(self.others)
        loss = 0.1 if self.final_day else HENCHMAN
        waiting = 4 * len(self.others) - sum(
            slot is not None for seat in self.others for slot in self.view["seats"][seat]["slots"]
        )
        scarce = max(0.0, 1 - self.me["henchmen"] / (waiting + 1))
        wanted = loss / (loss + gain) if gain else 1.1
        wanted = max(wanted, 0.0 if self.frames[-1][0] == "FirstSuspect" else 0.75 * scarce)
        return "henchman" if chance > wanted else "pass"

    # Choices

    def choose(self, legal: Sequence[str]) -> str:
        kind = next(asked["kind"] for asked in self.view["asked"] if asked["seat"] == self.seat)
        if kind == "plan":
            return self.plan(legal)
        if kind in ("suspect", "last-call"):
            answer = self.suspect()
            return answer if answer in legal else legal[0]
        if kind == "hire" and "keep" in legal:
            return "keep"
        if kind == "arrange":
            return self.stay(legal)
        return self.best(legal, kind)

    def stay(self, legal: Sequence[str]) -> str:
        """Leave everyone where they are."""
        here = self.me["sheet"][int(self.frames[-1][4])]
        word = "empty" if here is None else f"scoundrel {here['job']}"
        return word if word in legal else legal[0]

    def best(self, legal: Sequence[str], kind: str) -> str:
        rates = [self.rate(word, kind) + 0.02 * self.rng.random() for word in legal]
        return legal[rates.index(max(rates))]

    def rate(self, word: str, kind: str) -> float:
        """What a choice is worth, against 0 for passing."""
        verb, _, what = word.partition(" ")
        rates: dict[str, Callable[[str, str], float]] = {
            "use": self._rate_use,
            "lead": self._rate_lead,
            "again": self._rate_again,
            "yes": self._rate_yes,
            "office": self._rate_office,
            "hire": self._rate_hire,
            "safe": self._rate_safe,
            "mark": self._rate_mark,
            "move": lambda what, kind: -0.5,
            "flip": self._rate_flip,
            "seat": self._rate_seat,
            "card": self._rate_card,
            "swap": self._rate_exchange,
            "scoundrel": self._rate_scoundrel,
            "give": self._rate_give,
            "strategy": self._rate_strategy,
            "loan": lambda what, kind: 0.3 if kind == "borrow" else -1.0,
            "back": lambda what, kind: 0.0,
            "debt": self._rate_debt,
            "location": self._rate_location,
        }
        return rates[verb](what, kind) if verb in rates else 0.05

    def _rate_use(self, what: str, kind: str) -> float:
        if what == "strategy":
            return self.text(self.cards.strategy(self.me["strategy"]).tree)
        if what.startswith("safe "):
            gadget = next(safe["gadget"] for safe in self.view["safes"] if safe["id"] == what[5:])
            return self.text(self.cards.safe(gadget).tree)
        one = self.find(what)
        value = self.use(one) if one else 0.1
        # What gives money or knowledge comes before what spends them.
        tree = self.cards.job(what).tree
        early = 5.0 if value > 0.05 and not nodes(tree, "A9") else 0.0
        return value + early

    def _rate_debt(self, what: str, kind: str) -> float:
        """The cheapest space for a new one; the worst we know of goes first."""
        space = int(what) - 1
        price: int = self.view["debts"]["prices"][space]
        token: dict[str, Any] | None = self.me["debts"][space]
        if kind == "pay-off":
            return DEBT - float(price) * self.dollar if price <= self.me["money"] else -1.0
        known = DEBT if token is None or token["value"] is None else float(token["value"])
        return float(-0.1 * price if token is None else 0.1 * price + known)

    def _rate_location(self, what: str, kind: str) -> float:
        return self.text(next(place.tree for place in self.cards.locations if place.id == what))

    def _rate_lead(self, what: str, kind: str) -> float:
        slot = what.partition("/")[0]
        value = max(self.text(ability.tree) for ability in self.cards.abilities if slot in ability.slots)
        return value + (5.0 if value > 0.05 and slot != "5" else 0.0)

    def _rate_again(self, what: str, kind: str) -> float:
        one = self.sleeve(self.frames[-1][3])
        return self.job(one["job"]) if one else 0.0

    def _rate_yes(self, what: str, kind: str) -> float:
        """A "you may": worth its act."""
        family, _, id = str(self.frames[-1][0]).partition("/")[0].partition(":")
        tree = self.cards.job(id).tree if family == "job" else self.cards.strategy(id).tree
        offers = list(nodes(tree, "S9"))
        if not offers:
            return 0.1
        return max(self._offer(offer[1]) for offer in offers)

    def _offer(self, node: Tree) -> float:
        act = node[-1]
        if act[0] in ("A21", "A22"):
            pile = self.view["pile"][-1:]
            found = pile if act[1] == ["F2"] else self.view["saloon"]
            less = act[2] if act[0] == "A22" else 0
            return max((self.hireling(one, max(0, one["cost"] - less)) for one in found), default=NEVER)
        if act[0] == "A18":
            return 0.0
        if act[0] == "A13":
            return max(
                self.bluff(seat, slot) - 0.5
                for seat in self.others
                for slot in SLOTS
                if self.lies(seat, slot)
            )
        return self.effect(["S9", node], True)

    def lies(self, seat: int, slot: str) -> bool:
        return self.view["seats"][seat]["slots"][SLOTS.index(slot)] is not None

    def _rate_office(self, what: str, kind: str) -> float:
        if not what:  # a visit: worth its best option
            return max(self._option(option.id, option.tree) for option in self.cards.sheriff)
        return self._option(what, next(option.tree for option in self.cards.sheriff if option.id == what))

    def _option(self, id: str, tree: Sequence[Tree]) -> float:
        jailed, mine = sum(player["jailed"] for player in self.view["seats"]), self.me["jailed"]
        if id.startswith("post-bail"):
            wanted = 2 if id.endswith("2") else 1
            if mine < wanted or jailed < wanted:
                return NEVER
            return wanted * (self.henchman() + 0.3 * (not self.final_day)) - 2 * wanted * self.dollar
        if self.final_day and id == "bribe-sheriff":
            return self.theft(self.at_sites()) - 0.5 if self.me["money"] >= BRIBE else NEVER
        return self.text(tree)

    def find(self, job: str) -> Scoundrel | None:
        """The scoundrel with a job, wherever it lies."""
        sheets = [one for player in self.view["seats"] for one in player["sheet"] if one is not None]
        found = [one for one in (*sheets, *self.view["saloon"], *self.view["pile"]) if one["job"] == job]
        return found[0] if found else None

    def sleeve(self, uid: int) -> Scoundrel | None:
        sheets = [one for player in self.view["seats"] for one in player["sheet"] if one is not None]
        everybody = (*sheets, *self.view["saloon"], *self.view["pile"])
        return next((one for one in everybody if one["sleeve"] == uid), None)

    def _rate_hire(self, what: str, kind: str) -> float:
        job, _, where = what.partition(" ")
        one = self.find(job)
        if one is None:
            return 0.0
        value = self.hireling(one, one["cost"])
        if where == "and let go":
            return NEVER
        if where.startswith("at "):
            place = int(where.removeprefix("at "))
            there = self.me["sheet"][place]
            if there is not None:
                return value - max(0.2, self.hireling(there, 0))
            return value + self._fits(one, place)
        return value

    def _fits(self, one: Scoundrel, place: int) -> float:
        """An arrow wants a neighbour there."""
        row, *parts = self.cards.trait(one["trait"]).timing_tree
        if row != "M8":
            return 0.0
        column, line = place % 3, place // 3
        steps = {
            "to the left": [(-1, 0)],
            "to the right": [(1, 0)],
            "above": [(0, -1)],
            "below": [(0, 1)],
            "to the left or right": [(-1, 0), (1, 0)],
        }
        for dx, dy in steps.get(parts[0], []):
            x, y = column + dx, line + dy
            if 0 <= x < 3 and 0 <= y < 2 and self.me["sheet"][y * 3 + x] is not None:
                return 0.3
        return -0.3

    def named(self, id: str) -> Safe:
        safe: Safe = next(safe for safe in self.view["safes"] if safe["id"] == id)
        return safe

    def _rate_safe(self, what: str, kind: str) -> float:
        safe = self.named(what)
        if kind in ("abandon", "swap-give"):
            return -self.worth_of(safe)
        if kind == "scout":
            news = 3.0 if safe["value"] is None else 0.0
            return news + 0.3 * self.worth_of(safe)
        return self.worth_of(safe)

    def _rate_mark(self, what: str, kind: str) -> float:
        """The truth on what we want to take, a lure on what we do not."""
        number = int(what)
        site, at = (
            ("depot", "estate", "laboratory")[int(self.frames[-1][4]) // 6],
            int(self.frames[-1][4]) % 6,
        )
        safe = self.named(f"{site}-{at + 1}")
        if safe["value"] is None:
            pool = self.pools[site]
            return pool.count(number) / max(1, len(pool))
        ours = safe["place"] == f"seat {self.seat}"
        if ours or safe["value"] >= 4:
            return 2.0 if number == safe["value"] else 0.0
        return 0.1 * number if number in self.pools[site] else 0.0

    def _rate_flip(self, what: str, kind: str) -> float:
        """`5 of 1 on depot-3`: towards the value on our safes, away from it on theirs."""
        number, _, _, _, id = what.split()
        safe = self.named(id)
        if safe["value"] is None:
            return 0.1 if safe["place"].startswith("seat") and safe not in self.held() else 0.0
        gain = float((int(number) ^ 1 == safe["value"]) - (int(number) == safe["value"]))
        if safe in self.held():
            return 2.0 * gain
        return -1.0 * gain if safe["place"].startswith("seat") else 0.3 * gain

    def strength(self, seat: int) -> float:
        """How well a seat stands, to the eye."""
        player = self.player(seat)
        return float(4 * self.safes_of(seat) + player["reputation"] + 0.2 * player["money"])

    def _rate_seat(self, what: str, kind: str) -> float:
        seat = int(what)
        player = self.player(seat)
        if kind == "free":
            return 2.0 if seat == self.seat else 0.5 - 0.1 * self.strength(seat)
        if kind == "first":
            return 1.0 if seat == (self.seat + 1) % self.view["players"] else 0.0
        if kind == "rob":
            return float(min(player["money"], 5)) + 0.1 * self.strength(seat)
        if kind == "jail":
            return float(player["henchmen"]) * 0.1 + 0.1 * self.strength(seat)
        return float(seat != self.seat) + 0.1 * self.strength(seat)

    def _rate_card(self, what: str, kind: str) -> float:
        seat, _, slot = what.partition("@")
        at = int(seat)
        if kind == "place":
            return self.bluff(at, slot) - 0.4
        if kind == "clear":
            lies = self.view["seats"][at]["slots"][SLOTS.index(slot)]
            bluff = self.bluff(at, slot)
            return (2 * bluff - 1) * len(lies["henchmen"]) * (1.0 if at == self.seat else -0.5)
        known = self.view["seats"][at]["slots"][SLOTS.index(slot)]["card"]
        return float(at != self.seat) + float(known is None)

    def _rate_exchange(self, what: str, kind: str) -> float:
        card, _, slot = what.partition("@")
        lies = self.me["slots"][SLOTS.index(slot)]
        change = (card == slot) - (lies["card"] == slot)
        return float(change) * (1 + len(lies["henchmen"]))

    def _rate_scoundrel(self, what: str, kind: str) -> float:
        one = self.find(what)
        assert one is not None
        mine = one in self.me["sheet"]
        if kind == "use-another":
            return self.job(what, own=False)
        if kind == "discard" and not mine:
            return self.hireling(one, 0) * (0.5 if one["cost"] > self.me["money"] else -0.5)
        if kind == "discard" or (kind == "swap" and mine):
            return -self.job(what)
        return self.job(what)

    def _rate_give(self, what: str, kind: str) -> float:
        if what == "jail":
            return -self.henchman()
        if what == "reputation":
            return -1.0 if self.me["reputation"] > -2 else 0.0
        if what == "money":
            return -2.5 * self.dollar * 1.5
        return -min(
            (max(0.2, self.hireling(one, 0)) for one in self.me["sheet"] if one is not None), default=0.0
        )

    def _rate_strategy(self, what: str, kind: str) -> float:
        card = self.cards.strategy(what)
        rates = {"M3": 2.0, "M5": 1.0, "M9": 0.5, "M13": 1.0, "M14": 2.5}
        return max(0.0, self.text(card.tree)) * rates.get(card.timing_tree[0], 0.5)


def mine(event: Event, kind: str, field: str, seat: int) -> bool:
    return bool(event["kind"] == kind and event[field] == seat)


def nodes(tree: Any, row: str) -> list[Tree]:
    """Every part of a text that comes from one row of the card language."""
    if not isinstance(tree, list):
        return []
    found = [tree] if tree and tree[0] == row else []
    for part in tree:
        found += nodes(part, row)
    return found
