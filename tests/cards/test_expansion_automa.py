"""The automa cards and the enemies: one scenario for each section, suffered and, where a henchman buys it off, not.

A section is a list of sentences. Each sentence stands here once: in both languages, with the answers that it asks for,
and with what it changes in the facts of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from saloon.games.scoundrels.cards.render import text
from tests.cards.card import EXPANSION, TESTED, facts
from tests.scoundrels import ScoundrelsTable, alone, dealt

Facts = dict[str, Any]


@dataclass(frozen=True)
class Sentence:
    """What a sentence says and does; with `unless` a henchman in jail buys it off."""

    en: str
    de: str
    do: Callable[[Facts, str], None]
    answers: tuple[str, ...] = ()
    unless: bool = False

    def printed(self, lang: str) -> str:
        words, unless = (self.en, UNLESS["en"]) if lang == "en" else (self.de, UNLESS["de"])
        return words + (unless if self.unless else "") + "."


UNLESS = {
    "en": " unless you send 1 of your henchmen to jail",
    "de": ", es sei denn, du steckst 1 deiner Handlanger in den Knast",
}


def unless(sentence: Sentence) -> Sentence:
    return Sentence(sentence.en, sentence.de, sentence.do, sentence.answers, True)


# What the sentences do


def watch(now: Facts, slot: str) -> None:
    now[f"0 on {slot}"] = [1]
    now["enemy henchmen"] -= 1


def add(key: str, amount: int) -> Callable[[Facts, str], None]:
    def do(now: Facts, slot: str) -> None:
        now[key] += amount

    return do


def move(safe: str, place: str) -> Callable[[Facts, str], None]:
    """Marks go with a stolen safe, and home from a destroyed one."""

    def do(now: Facts, slot: str) -> None:
        now[f"{safe} place"] = place
        if place == "destroyed" and now[f"{safe} marks"]:
            now[f"{safe} marks"], now["0 marks"] = [], "3 4 3"

    return do


def owe(spaces: str) -> Callable[[Facts, str], None]:
    def do(now: Facts, slot: str) -> None:
        now["0 debts"] = spaces
        now["unused debts"] -= len(spaces.split())

    return do


def rob(amount: int) -> Callable[[Facts, str], None]:
    def do(now: Facts, slot: str) -> None:
        now["0 money"] -= amount
        now["enemy money"] += amount

    return do


def discard(now: Facts, slot: str) -> None:
    now["0 sheet 1"] = None
    now["pile"] = ["clumsy cow", *now["pile"]]


def burden(now: Facts, slot: str) -> None:
    now["saloon debts"] = [1, 1, 1]
    now["unused debts"] -= 3


def recruit(name: str, saloon: list[str], deck: str) -> Callable[[Facts, str], None]:
    """One of the Saloon goes to the enemy, and the next is made: purple if none is left."""

    def do(now: Facts, slot: str) -> None:
        now["enemy recruits"] = [*now["enemy recruits"], name]
        now["saloon"] = saloon
        now["decks"] = {**now["decks"], "traits": now["decks"]["traits"] - 1, deck: now["decks"][deck] - 1}

    return do


def dig_up(now: Facts, slot: str) -> None:
    now["enemy recruits"] = [*now["enemy recruits"], now["pile"][0]]
    now["pile"] = now["pile"][1:]


def tempt(now: Facts, slot: str) -> None:
    now["0 sheet 1"] = None
    now["enemy recruits"] = [*now["enemy recruits"], "clumsy cow"]


def shuffle(now: Facts, slot: str) -> None:
    now["enemy deck"], now["enemy discarded"] = 8, []


# The sentences

ON_IT = Sentence(
    "The enemy places a henchman on the poker card you played this turn",
    "Der Gegner legt einen Handlanger auf die Pokerkarte, die du in diesem Zug gespielt hast",
    watch,
)
ON_ONE = Sentence(
    "The enemy places a henchman on one of your facedown poker cards without henchmen",
    "Der Gegner legt einen Handlanger auf eine deiner verdeckt gespielten Pokerkarten ohne Handlanger",
    watch,
)
MOST_MARKED = "depot-1"


def burn(site: str, german: str, safe: str) -> Sentence:
    return Sentence(
        f"The enemy destroys a safe at the {site}",
        f"Der Gegner zerstört einen Safe im {german}",
        move(safe, "destroyed"),
        (f"safe {safe}",),
    )


BURN_DEPOT = burn("Depot", "Depot", "depot-3")
BURN_ESTATE = burn("Estate", "Anwesen", "estate-3")
BURN_LABORATORY = burn("Laboratory", "Labor", "laboratory-3")
BURN_FULLEST = Sentence(
    "The enemy destroys a safe at the site with the most safes",
    "Der Gegner zerstört einen Safe am Ort mit den meisten Safes",
    move("estate-3", "destroyed"),
    ("safe estate-3",),
)
BURN_MARKED = Sentence(
    "The enemy destroys the safe with the most marks at a site",
    "Der Gegner zerstört den Safe mit den meisten Markern an einem Ort",
    move(MOST_MARKED, "destroyed"),
)


def take(site: str, german: str, safe: str) -> Sentence:
    return Sentence(
        f"The enemy steals the top right safe at the {site}",
        f"Der Gegner stiehlt den Safe oben rechts im {german}",
        move(safe, "seat 1"),
    )


TAKE_DEPOT = take("Depot", "Depot", "depot-1")
TAKE_ESTATE = take("Estate", "Anwesen", "estate-1")
TAKE_LABORATORY = take("Laboratory", "Labor", "laboratory-1")
TAKE_FULLEST = Sentence(
    "The enemy steals the top right safe at the site with the most safes",
    "Der Gegner stiehlt den Safe oben rechts am Ort mit den meisten Safes",
    move("laboratory-1", "seat 1"),
    ("safe laboratory-1",),
)
TAKE_MARKED = Sentence(
    "The enemy steals the safe with the most marks at a site",
    "Der Gegner stiehlt den Safe mit den meisten Markern an einem Ort",
    move(MOST_MARKED, "seat 1"),
)
FAME = Sentence("The enemy gains 1 reputation", "Der Gegner erhält 1 Ruf", add("enemy reputation", 1))
SHAME = Sentence("Lose 1 reputation", "Verliere 1 Ruf", add("0 reputation", -1))
DEBT = Sentence("Gain 1 debt", "Erhalte 1 Schuld", owe("3"), ("debt 3",))
DEBTS = Sentence("Gain 2 debts", "Erhalte 2 Schulden", owe("1 3"), ("debt 3", "debt 1"))
DISCARD = Sentence("Discard a scoundrel on your sheet", "Lege einen Halunken auf deinem Bogen ab", discard)
BURDEN = Sentence(
    "Place a debt on each scoundrel in the Saloon", "Lege eine Schuld auf jeden Halunken im Saloon", burden
)
INTEREST = Sentence(
    "The enemy gains $1 for each debt you have",
    "Der Gegner erhält 1 $ für jede Schuld, die du hast",
    add("enemy money", 0),
)
RIGHTMOST = Sentence(
    "The enemy recruits the rightmost scoundrel in the Saloon",
    "Der Gegner rekrutiert den Halunken ganz rechts im Saloon",
    recruit("filthy banker", ["masked journalist", "thirsty hero", "rowdy chef"], "purple"),
)
COSTLIEST = Sentence(
    "The enemy recruits the costliest scoundrel in the Saloon",
    "Der Gegner rekrutiert den teuersten Halunken im Saloon",
    recruit("rowdy chef", ["masked jailer", "thirsty hero", "filthy banker"], "jobs"),
)
TOP_DISCARD = Sentence(
    "The enemy recruits the top scoundrel of the discard pile",
    "Der Gegner rekrutiert den obersten Halunken des Ablagestapels",
    dig_up,
)
YOURS = Sentence(
    "The enemy recruits a scoundrel on your sheet",
    "Der Gegner rekrutiert einen Halunken auf deinem Bogen",
    tempt,
)
SHUFFLE = Sentence("Shuffle the automa deck", "Mische den Automa-Stapel", shuffle)


def earn(amount: int) -> Sentence:
    return Sentence(f"The enemy gains ${amount}", f"Der Gegner erhält {amount} $", add("enemy money", amount))


def steal(amount: int) -> Sentence:
    return Sentence(
        f"The enemy steals ${amount} from you", f"Der Gegner stiehlt {amount} $ von dir", rob(amount)
    )


# Enemy, card, its slots, top, bottom.
CARDS: list[tuple[str, str, str, list[Sentence], list[Sentence]]] = [
    ("lilith-boone", "dynamite", "5", [ON_IT, BURN_LABORATORY], [unless(BURN_MARKED)]),
    ("lilith-boone", "arson", "6", [BURN_ESTATE, FAME], [unless(FAME)]),
    ("lilith-boone", "stampede", "A2", [ON_IT, BURN_MARKED], [unless(DISCARD)]),
    ("lilith-boone", "show-of-force", "4", [ON_IT, unless(SHAME)], [ON_ONE, unless(FAME)]),
    ("lilith-boone", "night-raid", "3", [BURN_FULLEST], [ON_ONE, unless(SHAME)]),
    ("lilith-boone", "hard-stare", "34", [unless(DEBTS)], [ON_IT, unless(DEBT)]),
    ("lilith-boone", "no-witnesses", "5", [ON_IT, BURN_DEPOT], [ON_IT]),
    ("lilith-boone", "ride-again", "", [], [BURN_FULLEST, SHUFFLE]),
    ("preston-cain", "first-pick", "5", [TAKE_LABORATORY], [ON_IT]),
    ("preston-cain", "inside-job", "A2", [ON_IT, unless(TAKE_MARKED)], [TAKE_ESTATE]),
    ("preston-cain", "back-door", "3", [TAKE_DEPOT], [ON_ONE]),
    ("preston-cain", "fine-taste", "6", [TAKE_LABORATORY], [unless(FAME)]),
    ("preston-cain", "planted-evidence", "4", [ON_IT, unless(SHAME)], [ON_IT]),
    ("preston-cain", "rival-crew", "45", [unless(TAKE_DEPOT)], [ON_IT, unless(DEBT)]),
    ("preston-cain", "double-cross", "6", [ON_IT, unless(DISCARD)], [TAKE_FULLEST]),
    ("preston-cain", "change-of-plans", "", [], [TAKE_FULLEST, SHUFFLE]),
    ("milton-goff", "compound-interest", "3", [earn(4)], [INTEREST, earn(2)]),
    ("milton-goff", "town-tax", "4", [unless(steal(4))], [ON_IT, earn(2)]),
    ("milton-goff", "foreclosure", "5", [unless(DISCARD), earn(3)], [unless(steal(3))]),
    ("milton-goff", "hidden-fees", "A2", [unless(DEBT), earn(3)], [BURDEN, earn(2)]),
    ("milton-goff", "hired-eyes", "6", [ON_IT, earn(4)], [ON_IT, unless(SHAME)]),
    ("milton-goff", "stock-tip", "34", [earn(2), unless(steal(2))], [earn(3)]),
    ("milton-goff", "campaign-money", "5", [ON_IT, FAME], [earn(2), FAME]),
    ("milton-goff", "audit", "", [], [earn(3), SHUFFLE]),
    ("doc-zimmer", "job-offer", "A2", [COSTLIEST], [RIGHTMOST]),
    ("doc-zimmer", "poaching", "5", [unless(YOURS)], [RIGHTMOST]),
    ("doc-zimmer", "experiment", "4", [TOP_DISCARD, FAME], [ON_IT, unless(DEBT)]),
    ("doc-zimmer", "second-chance", "3", [TOP_DISCARD, RIGHTMOST], [TOP_DISCARD]),
    ("doc-zimmer", "lab-assistants", "6", [COSTLIEST, FAME], [ON_IT, FAME]),
    ("doc-zimmer", "side-effects", "34", [unless(SHAME)], [ON_IT, RIGHTMOST]),
    ("doc-zimmer", "night-shift", "5", [ON_IT, COSTLIEST], [unless(COSTLIEST)]),
    ("doc-zimmer", "new-batch", "", [], [RIGHTMOST, SHUFFLE]),
]
TESTED.update({("automa", row[1]): "test_automa_card" for row in CARDS})


def table(t: ScoundrelsTable) -> Facts:
    """The whole table with the enemy's side of it."""
    foe = t.enemy_now
    out = {
        f"enemy {key}": foe[key] for key in ("money", "reputation", "henchmen", "jailed", "deck", "discarded")
    }
    out["enemy recruits"] = [f"{cell['trait']} {cell['job']}" for cell in foe["recruits"]]
    return {**facts(t), **out}


def drawn(enemy: str, card: str, slot: str, debts: int = 0) -> tuple[ScoundrelsTable, Facts]:
    """The card is drawn after a 0 into this slot and $2 of information; and how the table was just before."""
    t = alone(enemy).enemy(automa=[card], money=2 if enemy == "milton-goff" else 0)
    t.sheet(0, {1: "clumsy cow"}).saloon("rowdy chef", "filthy banker", "dusty butler").pile("cocky dog")
    t.seat(
        0,
        money=6,
        hand=["0", "2", "3", "4"],
        deck=["A", "5", "6"],
        debts={str(k + 1): 1 for k in range(debts)},
    )
    t.marks(f"0: 5 on {MOST_MARKED}")
    t.given(traits=["thirsty", "masked"], jobs=["hero", "jailer"], purple=["journalist"])
    t.play(f"0@{slot}").to("hire").take("office")
    before = table(t)
    before["0 money"] += 2
    return t.choose(0, "office sell-information"), before


def check_section(row: tuple[str, str], slot: str, section: list[Sentence], jailed: bool) -> None:
    """All that it says happens, in this order, and nothing else; then the next turn begins."""
    t, now = drawn(*row, slot)
    now |= {"turn": 2, "enemy deck": 7, "enemy discarded": [row[1]]}
    for sentence in section:
        if sentence.unless:
            assert t.asks(0, "penalty").choices() == ["jail henchman", "suffer"]
            t.choose(0, "jail henchman" if jailed else "suffer")
        if sentence.unless and jailed:
            now["0 henchmen"] -= 1
            now["0 jailed"] += 1
            continue
        for word in sentence.answers:
            t.choose(0, word)
        sentence.do(now, slot)
    after = table(t)
    assert {key: value for key, value in after.items() if value != now[key]} == {}
    t.asks(0, "plan").idle()


@pytest.mark.parametrize(("enemy", "ident", "slots", "top", "bottom"), CARDS, ids=[row[1] for row in CARDS])
def test_automa_card(enemy: str, ident: str, slots: str, top: list[Sentence], bottom: list[Sentence]) -> None:
    card = next(card for card in EXPANSION.automa if card.id == ident)
    assert (card.enemy, "".join(card.slots), card.reshuffle) == (enemy, slots, SHUFFLE in bottom)
    for words, tree, section in ((card.top, card.top_tree, top), (card.bottom, card.bottom_tree, bottom)):
        assert words == text(tree, "en") == " ".join(sentence.printed("en") for sentence in section)
        assert text(tree, "de") == " ".join(sentence.printed("de") for sentence in section)
    other = next(slot for slot in "A23456" if slot not in slots)
    for slot, section in [(slot, top) for slot in slots] + [(other, bottom)]:
        for jailed in {False, any(sentence.unless for sentence in section)}:
            check_section((enemy, ident), slot, section, jailed)


def test_compound_interest_is_paid_for_your_debts() -> None:
    t, now = drawn("milton-goff", "compound-interest", "4", debts=3)
    assert t.enemy_now["money"] == now["enemy money"] + 3 + 2


# The enemies

# Enemy, Expert, what is done at set-up, every day, and counted, in English and in German.
SIDES = [
    ("lilith-boone", False, ("", ""), ("", ""), (
        "The enemy gains 4 tech for each destroyed safe.",
        "Der Gegner erhält 4 Tech für jeden zerstörten Safe.",
    )),
    ("lilith-boone", True, ("The enemy gains 2 reputation.", "Der Gegner erhält 2 Ruf."), ("", ""), (
        "The enemy gains 5 tech for each destroyed safe.",
        "Der Gegner erhält 5 Tech für jeden zerstörten Safe.",
    )),
    ("preston-cain", False, ("", ""), ("", ""), (
        "The enemy scores its 3 most valuable safes.",
        "Der Gegner wertet seine 3 wertvollsten Safes.",
    )),
    ("preston-cain", True, ("The enemy gains 2 reputation.", "Der Gegner erhält 2 Ruf."), ("", ""), (
        "The enemy scores its 4 most valuable safes.",
        "Der Gegner wertet seine 4 wertvollsten Safes.",
    )),
    ("milton-goff", False, ("The enemy gains $12.", "Der Gegner erhält 12 $."), ("", ""), (
        "The enemy gains 1 tech for each $2 it has.",
        "Der Gegner erhält 1 Tech für je 2 $, die er hat.",
    )),
    ("milton-goff", True, ("The enemy gains $12.", "Der Gegner erhält 12 $."),
     ("The enemy gains $2.", "Der Gegner erhält 2 $."), (
        "The enemy gains 1 tech for each $2 it has.",
        "Der Gegner erhält 1 Tech für je 2 $, die er hat.",
    )),
    ("doc-zimmer", False, (COSTLIEST.printed("en"), COSTLIEST.printed("de")), ("", ""), (
        "The enemy gains 1 tech for each scoundrel it has. The enemy gains 2 tech for each black scoundrel it has.",
        "Der Gegner erhält 1 Tech für jeden Halunken, den er hat. "
        "Der Gegner erhält 2 Tech für jeden schwarzen Halunken, den er hat.",
    )),
    ("doc-zimmer", True, (COSTLIEST.printed("en"), COSTLIEST.printed("de")),
     (RIGHTMOST.printed("en"), RIGHTMOST.printed("de")), (
        "The enemy gains 1 tech for each scoundrel it has. The enemy gains 2 tech for each black scoundrel it has.",
        "Der Gegner erhält 1 Tech für jeden Halunken, den er hat. "
        "Der Gegner erhält 2 Tech für jeden schwarzen Halunken, den er hat.",
    )),
]  # fmt: skip
TESTED.update({("enemy", row[0]): "test_side_of_an_enemy" for row in SIDES})
BEGINS = {
    ("lilith-boone", False): (0, 0, 0), ("lilith-boone", True): (0, 2, 0),
    ("preston-cain", False): (0, 0, 0), ("preston-cain", True): (0, 2, 0),
    ("milton-goff", False): (12, 0, 0), ("milton-goff", True): (12, 0, 0),
    ("doc-zimmer", False): (0, 0, 1), ("doc-zimmer", True): (0, 0, 1),
}  # fmt: skip
"""Money, reputation and recruits after the set-up."""
EARNS = {"milton-goff": ("money", 2), "doc-zimmer": ("recruits", 1)}
"""What the Expert sides get at the end of each day."""


@pytest.mark.parametrize(("enemy", "expert", "setup", "day", "score"), SIDES)
def test_side_of_an_enemy(
    enemy: str, expert: bool, setup: tuple[str, str], day: tuple[str, str], score: tuple[str, str]
) -> None:
    card = next(card for card in EXPANSION.enemies if card.id == enemy)
    side = card.expert if expert else card.normal
    for words, tree, printed in (
        (side.setup, side.setup_tree, setup),
        (side.day, side.day_tree, day),
        (side.score, side.score_tree, score),
    ):
        assert (words, text(tree, "de")) == printed
        assert words == text(tree, "en")
    options: dict[str, Any] = {"expert": True} if expert else {}
    foe = dealt(1, seed=3, enemy=enemy, **options).enemy_now
    assert (foe["money"], foe["reputation"], len(foe["recruits"])) == BEGINS[enemy, expert]
    assert (foe["henchmen"], foe["jailed"], foe["deck"], foe["discarded"]) == (3, 0, 8, [])
    t = alone(enemy, expert=expert).given(phase="evening", turn=4)
    t.to("plan")
    key, amount = EARNS.get(enemy, ("money", 0))
    got = len(t.enemy_now[key]) if key == "recruits" else t.enemy_now[key]
    assert got == (amount if expert else 0)
