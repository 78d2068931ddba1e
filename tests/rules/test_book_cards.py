"""What the books tell of single cards, in examples, pictures and glossaries, held against the text on our cards.

Most printed cards are not public; their texts are ours. Where a book says something of a card, our text must agree: a
fact stands here as the sentence of our card that carries it, so that whoever changes the card meets the book again.
"""

from typing import Any

import pytest

from saloon.games.scoundrels import catalogue
from tests.rule import rule
from tests.scoundrels import expanded, laid

BASE = catalogue.load()
BOX = catalogue.load("double-or-nothing")

JOBS = [
    # card, what our text has to say for the book to hold, the rule
    ("prospector", "Gain $3.", "SR151"),  # English p. 11, German p. 10
    ("dog", "Discard this to scout a safe at a site, then mark it.", "T59"),  # German p. 10
    ("outlaw", "Spend $2 to steal a safe from a site.", "SR142"),  # German p. 10
    ("banker", "Gain $4.", "T42"),  # English p. 11
    ("priest", "Spend $3 to gain 1 reputation.", "SR178"),  # German p. 13, Anxious
    ("cow", "Discard this", "T43"),  # Horse, Gravedigger
    ("horse", "Use another scoundrel on your sheet.", "T42"),
    ("innkeeper", "Use a scoundrel in the Saloon.", "T45"),
    ("gravedigger", "Use the top scoundrel of the discard pile.", "SR207"),
    ("impersonator", "Swap the job of this scoundrel", "T56"),
    ("tailor", "Swap the job of another scoundrel on your sheet", "SR246"),
    ("investor", "for each poker card you have played today", "SR222"),
    ("journalist", "Scout a played poker card, then gain $3.", "SR225"),
    ("abomination", "you may shuffle that deck", "SR175"),
    ("automaton", "Draw 2 poker cards.", "SR181"),
    ("bank-robber", "Send 1 of your henchmen to jail to", "SR182"),
    (
        "brain-washer",
        "Free 1 henchman of any player, then you may place it on a facedown poker card",
        "SR184",
    ),
    ("chef", "Spend $1 to", "SR194"),
    ("con-artist", "Lose 1 reputation to", "SR118"),
    ("deputy", "Send an opponent's henchman to jail", "SR183"),
    ("bounty-hunter", "Send an opponent's henchman to jail", "SR183"),
    ("prisoner", "send 1 of their henchmen to jail or lose 1 reputation", "SR232"),
    ("doctor", "Gain $2, then you may hire the top scoundrel of the discard pile.", "SR197"),
    ("courier", "you may hire a scoundrel", "SR195"),
    ("gambler", "If it is a 5 or 6, gain $7. Shuffle that deck.", "SR205"),
    ("inventor", "Steal an unused safe.", "SR217"),
    ("test-subject", "an unused safe", "SR217"),
    ("mastermind", "Mark a safe at a site, then", "SR227"),
    ("marshal", "Use a Sheriff's Office option.", "SR230"),
    ("pyro", "Destroy all henchmen on a played poker card.", "SR233"),
    ("renegade", "Only if an opponent has more safes than you:", "SR234"),
    ("painter", "Gain 1 debt to", "XR41"),  # Double or Nothing p. 3
    ("bookie", "give you $1 or gain 1 debt", "XR138"),
    ("mason", "Flip one of your bluffs faceup", "XR144"),
    ("roboticist", "an unused safe", "XR154"),
    ("rocketeer", "one of your facedown poker cards without henchmen", "XR155"),
    ("tattoo-artist", "Place one of your debts on", "XR156"),
    ("undertaker", "Gain half the cost of the top scoundrel of the discard pile, rounded up.", "XR157"),
]

TRAITS = [
    ("filthy", "timing", "slots 2, 5", "T59"),  # German p. 10
    ("cybernetic", "timing", "slots A, 2", "SR142"),  # German p. 10
    ("cybernetic", "tech", 1, "SR142"),
    ("helpful", "timing", "after the scoundrel to the left", "SR151"),
    ("elderly", "timing", "start of your turn", "T42"),
    ("elderly", "after", "discard this", "T42"),
    ("generous", "timing", "start of your turn", "T67"),
    ("generous", "requirement", "while you have $0", "T67"),
    ("cruel", "requirement", "send 1 of your henchmen to jail", "SR182"),
    ("talkative", "timing", "after you gain reputation", "SR153"),
    ("daring", "timing", "after you lose reputation", "SR154"),
    ("greedy", "timing", "after you gain or steal money with another scoundrel", "SR210"),
    ("candid", "timing", "when you play your 0 faceup", "SR188"),
    ("charming", "timing", "when hired", "SR193"),
    ("quick-drawing", "timing", "when hired", "SR193"),
    ("reckless", "timing", "when hired", "SR193"),
    ("reckless", "modifier", "use-twice", "SR148"),
    ("stunning", "modifier", "use-twice", "SR149"),
    ("selfish", "timing", "after step 3 of your turn", "SR235"),
    ("nosy", "timing", "after you scout a safe", "SR259"),  # English p. 12, strategy cards
    ("lying", "timing", "after you mark a safe with a number not listed for its site", "SR226"),
    ("impatient", "timing", "after you gain a debt", "XR143"),
    ("responsible", "timing", "after you lose a debt", "XR153"),
    ("whining", "timing", "start of step 3 of your turn", "XR159"),
    ("hasty", "requirement", "gain 1 debt", "XR41"),
    ("tricky", "timing", "maverick A, 4", "XR76"),  # Double or Nothing p. 5
    ("vigilant", "timing", "slot 6 or maverick 6", "XR81"),  # p. 6
    ("loyal", "timing", "slot 2 or after the scoundrel to the right", "XR83"),
]


def of_both(kind: str, card: str) -> list[Any]:
    """A card of the base box, of the expansion, or of both."""
    found = [one for box in (BASE, BOX) for one in getattr(box, kind) if one.id == card]
    assert found, card
    return found


@pytest.mark.parametrize(("card", "says", "id"), [pytest.param(*row, marks=rule(row[2])) for row in JOBS])
def test_the_job_says_what_the_book_says_of_it(card: str, says: str, id: str) -> None:
    for job in of_both("jobs", card):
        assert says in job.text, (id, job.text)


@pytest.mark.parametrize(
    ("card", "field", "is_", "id"), [pytest.param(*row, marks=rule(row[3])) for row in TRAITS]
)
def test_the_trait_says_what_the_book_says_of_it(card: str, field: str, is_: object, id: str) -> None:
    for trait in of_both("traits", card):
        assert getattr(trait, field) == is_, (id, trait)


@rule("XR157", "X36")
@pytest.mark.parametrize(("cost", "once"), [(7, 4), (6, 3), (1, 1), (2, 1)])
def test_the_undertaker_rounds_up_each_time(cost: int, once: int) -> None:
    """Double or Nothing p. 11: a $7 scoundrel gives $4 twice. The control is a single use."""
    trait, job = next(
        (trait.id, job.id) for trait in BOX.traits for job in BOX.jobs if catalogue.cost(trait, job) == cost
    )
    for name, times in (("stunning", 2), ("grumpy", 1)):
        t = expanded().hand(0, "6").sheet(0, {1: f"{name} undertaker"}).pile(f"{trait} {job}").play("6@6")
        t.use("undertaker")
        if times == 2:
            t.choose(0, "again")
        assert t.money(0) == 4 + once * times


@rule("SR6", "SR7", "SR8")
def test_cost_is_what_no_bullet_hole_covers() -> None:
    """P. 4, picture: covered icons do not count; without icons a scoundrel is free."""
    pairs = [(trait, job) for trait in BASE.traits[::7] for job in BASE.jobs[::9]]
    free = next((trait, job) for trait in BASE.traits for job in BASE.jobs if catalogue.cost(trait, job) == 0)
    covered = 0
    for trait, job in [*pairs, free]:
        seen = laid().saloon(f"{trait.id} {job.id}").view()["saloon"][0]["cost"]
        assert seen == len(set(trait.dollars) - set(job.holes))
        covered += seen < len(trait.dollars)
    assert covered > 0
