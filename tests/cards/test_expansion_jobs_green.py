"""The green jobs of the expansion: one scenario each."""

from tests.cards.card import cost, job
from tests.cards.expanding import FULL, Expanded, dealt


@job("painter", "Gain 1 debt to gain $5.", "Erhalte 1 Schuld, um 5 $ zu erhalten.")
def test_painter() -> None:
    s = dealt("painter").ready().use().offers("debt 1", "debt 2", "debt 3", "debt 4").answers("debt 3")
    s.only({"0 money": 9, "0 debts": "3", "unused debts": 15}).done()
    # The last open space is no question; with four debts it cannot be used.
    s = dealt("painter").owing(0, {1: 1, 2: 0, 4: 1}).ready().use()
    s.only({"0 money": 9, "0 debts": "1 2 3 4", "unused debts": 12}).done()
    dealt("painter").owing(0, FULL).ready().cannot()


@job(
    "mason",
    "Flip one of your bluffs faceup to gain $4.",
    "Decke einen deiner Bluffs auf, um 4 $ zu erhalten.",
)
def test_mason() -> None:
    def played(slots: dict[str, str], deck: list[str]) -> Expanded:
        s = dealt("mason")
        s.seat(0, slots=slots, hand=["6"], deck=deck)
        return s

    s = played({"2": "5", "A": "0", "3": "3"}, ["A", "2", "4"]).ready()
    s.use().offers("card 0@A", "card 0@2").answers("card 0@2")
    s.only({"0 money": 8, "0 open 2": True}).done()
    assert s.slot(0, "2", viewer=1)["card"] == "5"
    # The card of this turn may be the bluff; one with a henchman on it may not, nor an honest one.
    s = dealt("mason").ready("3@6").use().only({"0 money": 8, "0 open 6": True}).done()
    played({"3": "3"}, ["0", "A", "2", "4", "5"]).ready().cannot()
    watched = played({"2": "5"}, ["0", "A", "2", "3", "4"])
    watched.seat(0, calls={"2": [1]}).ready().cannot()


@job(
    "undertaker",
    "Gain half the cost of the top scoundrel of the discard pile, rounded up.",
    "Erhalte die aufgerundete Hälfte der Kosten vom obersten Halunken des Ablagestapels.",
)
def test_undertaker() -> None:
    assert cost("dusty butler") == 3
    dealt("undertaker").ready().use().only({"0 money": 4 + 2}).done()
    assert cost("seductive trapper") == 5
    dealt("undertaker").pile("seductive trapper", "dusty butler").ready().use().only({"0 money": 7}).done()
    dealt("undertaker").pile().ready().cannot()
    dealt("undertaker").ready("6@4").cannot()


@job(
    "peddler",
    "Place a debt on a scoundrel in the Saloon, then gain $3.",
    "Lege eine Schuld auf einen Halunken im Saloon, dann erhalte 3 $.",
)
def test_peddler() -> None:
    s = (
        dealt("peddler")
        .ready()
        .use()
        .offers("scoundrel banker", "scoundrel prospector", "scoundrel farmhand")
    )
    s.answers("scoundrel prospector")
    s.only({"0 money": 7, "saloon debts": [0, 1, 0], "unused debts": 15}).done()
    # Nobody is there to carry it: the money comes all the same.
    dealt("peddler").saloon().ready().use().only({"0 money": 7}).done()
    # It is not gained: four debts do not matter.
    s = dealt("peddler").owing(0, FULL).ready().use("scoundrel banker")
    s.only({"0 money": 7, "saloon debts": [1, 0, 0], "unused debts": 11}).done()
    dealt("peddler").ready("6@4").cannot()


@job("pawnbroker", "Discard this to lose 2 debts.", "Lege dies ab, um 2 Schulden zu verlieren.")
def test_pawnbroker() -> None:
    gone = {"0 sheet 1": None, "pile": ["grumpy pawnbroker", "dusty butler"]}
    s = dealt("pawnbroker").owing(0, {1: 0, 2: 2, 4: 3}).ready().use("debt 2").offers("debt 1", "debt 4")
    s.answers("debt 4").only(gone | {"0 debts": "1", "lost debts": [2, 3]}).done()
    # All if there are fewer, and then there is no choice.
    s = dealt("pawnbroker").owing(0, {3: 1}).ready().use()
    s.only(gone | {"0 debts": "", "lost debts": [1]}).done()
    dealt("pawnbroker").ready().cannot()


@job(
    "gold-digger",
    "Gain $1 for each debt you have, then gain $1.",
    "Erhalte 1 $ für jede Schuld, die du hast, dann erhalte 1 $.",
)
def test_gold_digger() -> None:
    s = dealt("gold-digger").owing(0, {1: 0, 2: 2, 4: 3}).owing(1, {1: 1})
    s.ready().use().only({"0 money": 8}).done()
    dealt("gold-digger").owing(1, {1: 1}).ready().use().only({"0 money": 5}).done()
    dealt("gold-digger").ready("6@4").cannot()
