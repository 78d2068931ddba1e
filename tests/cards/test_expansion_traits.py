"""The traits of the expansion: one scenario each. Those of slots and mavericks are tables."""

import pytest

from tests.cards.card import EXPANSION, TESTED, Scene, check_trait, cost, facts, trait
from tests.cards.expanding import FULL, Expanded, dealt

SLOTS = "A23456"

# Trait, its own slots, its slots as a maverick, in English, in German, modifier.
OF_CARDS = [
    ("gruff", "A5", "", "slots A, 5", "Slots A, 5", ""),
    ("shifty", "24", "", "slots 2, 4", "Slots 2, 4", ""),
    ("ragged", "5", "", "slot 5", "Slot 5", "bonus-money"),
    ("magnetic", "A6", "", "slots A, 6", "Slots A, 6", ""),
    ("tricky", "", "A4", "maverick A, 4", "Maverick A, 4", ""),
    ("jealous", "", "5", "maverick 5", "Maverick 5", ""),
    ("suspicious", "", "6", "maverick 6", "Maverick 6", ""),
    ("spiteful", "", "35", "maverick 3, 5", "Maverick 3, 5", ""),
    ("meddling", "", "26", "maverick 2, 6", "Maverick 2, 6", ""),
    ("telepathic", "", "36", "maverick 3, 6", "Maverick 3, 6", ""),
    ("ruthless", "", "456", "maverick 4, 5, 6", "Maverick 4, 5, 6", ""),
    ("vigilant", "6", "6", "slot 6 or maverick 6", "Slot 6 oder Maverick 6", ""),
    ("brash", "4", "4", "slot 4 or maverick 4", "Slot 4 oder Maverick 4", ""),
    ("turbocharged", "5", "5", "slot 5 or maverick 5", "Slot 5 oder Maverick 5", ""),
]
TESTED.update({("trait", row[0]): "test_trait_of_cards" for row in OF_CARDS})


@pytest.mark.parametrize(
    ("trait_id", "slots", "maverick", "english", "german", "modifier"),
    OF_CARDS,
    ids=[row[0] for row in OF_CARDS],
)
def test_trait_of_cards(
    trait_id: str, slots: str, maverick: str, english: str, german: str, modifier: str
) -> None:
    check_trait(trait_id, english, german)
    assert EXPANSION.trait(trait_id).modifier == modifier
    check_own_slots(trait_id, slots, 1 if modifier else 0)
    check_maverick(trait_id, maverick)
    # Through a Horse neither the moment nor the modifier counts (T41).
    s = dealt("banker", trait_id)
    s.job, s.seats[0]["sheet"] = "horse", {}
    s.sheet(0, {1: "dusty horse", 3: f"{trait_id} banker"}).pile()
    s.ready("6@3").use().only({"0 money": 8}).done()


def check_own_slots(trait_id: str, slots: str, bonus: int = 0) -> None:
    """In one's own turn it is used after a card into one of these slots, and no other."""
    for slot in SLOTS:
        s = dealt("banker", trait_id).ready(f"6@{slot}")
        if slot in slots:
            s.use().only({"0 money": 8 + bonus}).done()
        else:
            s.cannot()


# Mavericks


def opposed(trait_id: str) -> Expanded:
    """Seat 0 has a banker of that trait, and it is the turn of seat 1."""
    s = dealt("banker", trait_id)
    s.seat(1, slots={}, hand=["2", "3", "5", "6"]).given(active=1, turn=5)
    return s


def suspected(trait_id: str, slot: str, by: int = 0) -> Scene:
    """Seat 1 plays into a slot, one of the others puts a henchman there, and step 2 is over."""
    s = opposed(trait_id)
    s.play(f"3@{slot}")
    s.before = facts(s)
    if by != 2:
        s.choose(2, "pass")
    s.choose(by, "henchman")
    while s.game.decision.kind == "suspect":
        s.cannot().choose(s.game.decision.seat, "pass")
    if s.game.decision.kind == "abilities":
        s.cannot().choose(1, "pass")
    while s.game.decision.kind == "suspect":
        s.cannot().choose(s.game.decision.seat, "pass")
    return s


def check_maverick(trait_id: str, slots: str) -> None:
    """It is used after a henchman of its owner came onto a card in one of these slots; once; it need not."""
    for slot in SLOTS:
        s = suspected(trait_id, slot)
        placed = {"0 henchmen": 1, f"1 on {slot}": [0]}
        if slot not in slots:
            s.asks(1, "hire").cannot().only(placed).idle()
            continue
        s.asks(0, "maverick").offers("use banker", "pass")
        s.use().only(placed | {"0 money": 8}).done().choose(2, "pass").asks(1, "hire")
        s = suspected(trait_id, slot).answers("pass").only(placed).done()
        s.choose(2, "pass").asks(1, "hire")
        # Another player's henchman is none of its business.
        suspected(trait_id, slot, by=2).asks(1, "hire").cannot().idle()


# Mixed with an arrow

LEFT = {(2, 1), (6, 2), (4, 3), (5, 4), (7, 5)}
RIGHT = {(other, at) for at, other in LEFT}
BELOW = {(1, 4), (2, 5), (6, 7)}
"""Pairs of spaces: its own, and that of the scoundrel it answers to."""


def answering(trait_id: str, at: int, trigger: int) -> Scene:
    """A banker of that trait, and a prospector of slot 5 whose use it may answer."""
    s = dealt("banker", trait_id).saloon("filthy automaton", "rowdy chef", "sneaky farmhand")
    s.seats[0]["sheet"] = {}
    return s.sheet(0, {at: f"{trait_id} banker", trigger: "stubborn prospector"}).ready("6@5")


def check_sides(trait_id: str, sides: set[tuple[int, int]]) -> None:
    """It may answer a use at exactly those pairs of spaces, once, and it need not; the extension goes on (XQ14)."""
    for at in range(1, 8):
        for other in range(1, 8):
            if at == other:
                continue
            s = answering(trait_id, at, other).cannot()
            s.choose(0, "use prospector")
            if (at, other) not in sides:
                assert not s.usable()
                s.only({"0 money": 7}).idle()
                continue
            s.asks(0, "respond").offers("use banker", "pass")
            s.use().only({"0 money": 11}).done()
    s = answering(trait_id, *min(sides))
    s.choose(0, "use prospector").choose(0, "pass")
    s.only({"0 money": 7}).done()


@trait("loyal", "slot 2 or after the scoundrel to the right", "Slot 2 oder nach dem Halunken zur Rechten")
def test_loyal() -> None:
    check_own_slots("loyal", "2")
    check_sides("loyal", RIGHT)


@trait("nimble", "slot 3 or after the scoundrel to the left", "Slot 3 oder nach dem Halunken zur Linken")
def test_nimble() -> None:
    check_own_slots("nimble", "3")
    check_sides("nimble", LEFT)


@trait(
    "feared",
    "slot 6 or after the scoundrel to the left or right",
    "Slot 6 oder nach dem Halunken zur Linken oder Rechten",
)
def test_feared() -> None:
    check_own_slots("feared", "6")
    check_sides("feared", LEFT | RIGHT)


@trait("bitter", "maverick A or after the scoundrel below", "Maverick A oder nach dem Halunken darunter")
def test_bitter() -> None:
    check_own_slots("bitter", "")
    check_sides("bitter", BELOW)
    check_maverick("bitter", "A")


# Start of the turn


@trait(
    "generous-revised",
    "start of your turn; while you have $0 and no debts",
    "Zu Beginn deines Zugs; Solange du 0 $ und keine Schulden hast",
)
def test_generous_revised() -> None:
    def start(money: int, debts: dict[int, int]) -> Scene:
        return dealt("banker", "generous-revised").owing(0, debts).seat(0, money=money).asked()

    start(0, {}).asks(0, "start").use().only({"0 money": 4}).done()
    start(0, {}).answers("pass").only({}).asks(0, "plan").cannot()
    start(1, {}).asks(0, "plan").cannot()
    start(0, {3: 0}).asks(0, "plan").cannot()


@trait("hasty", "start of your turn; gain 1 debt", "Zu Beginn deines Zugs; Erhalte 1 Schuld")
def test_hasty() -> None:
    s = dealt("banker", "hasty").asked().asks(0, "start").use("debt 2")
    s.only({"0 money": 8, "0 debts": "2", "unused debts": 15}).done()
    dealt("banker", "hasty").asked().answers("pass").only({}).asks(0, "plan").cannot()
    dealt("banker", "hasty").owing(0, FULL).asked().asks(0, "plan").cannot()
    # The debt of the trait and that of the job are two.
    dealt("painter", "hasty").owing(0, {1: 1, 2: 1, 3: 1}).asked().asks(0, "plan").cannot()
    dealt("painter", "hasty").owing(0, {1: 1, 2: 1}).asked().asks(0, "start").use("debt 3")


@trait(
    "indebted",
    "start of your turn; while you have 3 or more debts",
    "Zu Beginn deines Zugs; Solange du 3 oder mehr Schulden hast",
)
def test_indebted() -> None:
    s = dealt("banker", "indebted").owing(0, {1: 0, 2: 1, 4: 1}).asked().asks(0, "start").use()
    s.only({"0 money": 8}).done()
    dealt("banker", "indebted").owing(0, FULL).asked().use().only({"0 money": 8}).done()
    dealt("banker", "indebted").owing(0, {1: 0, 2: 1}).asked().asks(0, "plan").cannot()


# Step 3


@trait(
    "whining",
    "start of step 3 of your turn; while you cannot afford any scoundrel in the Saloon",
    "Zu Beginn von Schritt 3 deines Zugs; Solange du dir keinen Halunken im Saloon leisten kannst",
)
def test_whining() -> None:
    least = min(cost(name) for name in ("filthy automaton", "rowdy prospector", "sneaky farmhand"))
    assert least == 4

    def at_step_3(money: int) -> Scene:
        s = dealt("banker", "whining").seat(0, money=money).ready("6@2").cannot()
        return s.answers("pass").take("pass", "pass").asked()

    s = at_step_3(least - 1).asks(0, "step-3").use().only({"0 money": least + 3}).done()
    assert s.asks(0, "hire").can("hire prospector at 2")
    at_step_3(0).answers("pass").only({}).asks(0, "hire").cannot()
    at_step_3(least).asks(0, "hire").cannot()


# After something


@trait("impatient", "after you gain a debt", "Nachdem du eine Schuld erhalten hast")
def test_impatient() -> None:
    s = dealt("banker", "impatient").sheet(0, {5: "grumpy painter"}).ready().cannot()
    s.answers("use painter", "debt 1").asks(0, "respond").use()
    s.only({"0 money": 13, "0 debts": "1", "unused debts": 15}).done()
    # A loan is a debt gained; another's debt is not.
    s = dealt("banker", "impatient").ready().cannot()
    s.choose(0, "loan 2")
    s.asks(0, "respond").use().only({"0 money": 10, "0 debts": "2", "unused debts": 15}).done()
    s = dealt("banker", "impatient").sheet(0, {5: "grumpy bookie"}).ready()
    s.answers("use bookie", "1: give debt", "1: debt 1", "2: give money").cannot().idle()


@trait("responsible", "after you lose a debt", "Nachdem du eine Schuld verloren hast")
def test_responsible() -> None:
    s = dealt("banker", "responsible").sheet(0, {5: "grumpy accountant"}).owing(0, {1: 2}).ready().cannot()
    s.answers("use accountant").asks(0, "respond").use()
    s.only({"0 money": 10, "0 debts": "", "lost debts": [2]}).done()
    # Nothing lost, nothing answered; to move a debt is not to lose it.
    s = dealt("banker", "responsible").sheet(0, {5: "grumpy accountant"}).ready()
    s.answers("use accountant").only({"0 money": 6}).cannot()
    s = dealt("banker", "responsible").sheet(0, {5: "grumpy swindler"}).owing(0, {1: 2}).ready()
    s.answers("use swindler", "seat 1", "1: debt 1").cannot().idle()


@trait("nosy-revised", "after you scout a modded safe", "Nachdem du einen modifizierten Safe inspiziert hast")
def test_nosy_revised() -> None:
    s = dealt("banker", "nosy-revised").ready("6@A").cannot()
    s.answers("lead A/2", "safe depot-3", "mark 4").asks(0, "respond").use()
    seen = {"depot-3 seen": [0], "depot-3 mod seen": [0], "depot-3 marks": ["0: 4"], "0 marks": "3 3 3"}
    s.only(seen | {"0 money": 8}).done()
    s = dealt("banker", "nosy-revised").ready("6@A").answers("lead A/2", "safe depot-4", "mark 4")
    s.only({"depot-4 seen": [0], "depot-4 marks": ["0: 4"], "0 marks": "3 3 3"}).done()
    # To mark is not to scout.
    s = dealt("banker", "nosy-revised").sheet(0, {5: "grumpy mastermind"}).ready()
    s.answers("use mastermind", "safe depot-1", "mark 4", "no").done()


@trait(
    "lying-revised",
    "after you mark a modded safe with a number not listed for its site",
    "Nachdem du einen modifizierten Safe mit einer Zahl markiert hast, die an seinem Ort nicht vorkommt",
)
def test_lying_revised() -> None:
    def marking(safe: str, number: int) -> Scene:
        s = dealt("banker", "lying-revised").ready("6@2").cannot()
        return s.answers("lead A/2", f"safe {safe}", f"mark {number}")

    s = marking("estate-1", 7).asks(0, "respond").use()
    seen = {"estate-1 seen": [0], "estate-1 mod seen": [0], "estate-1 marks": ["0: 7"], "0 marks": "3 4 2"}
    s.only(seen | {"0 money": 8}).done()
    marking("estate-1", 6).only(seen | {"estate-1 marks": ["0: 6"]}).done()
    marking("estate-4", 7).only({"estate-4 seen": [0], "estate-4 marks": ["0: 7"], "0 marks": "3 4 2"}).done()


@trait("ambitious", "after you steal a modded safe", "Nachdem du einen modifizierten Safe gestohlen hast")
def test_ambitious() -> None:
    s = dealt("banker", "ambitious").ready("6@5").cannot().answers("lead 5", "safe depot-1")
    s.asks(0, "respond").use()
    s.only({"depot-1 place": "seat 0", "depot-1 seen": [0], "depot-1 mod seen": [0], "0 money": 8}).done()
    s = dealt("banker", "ambitious").given(gadgets={"depot-4": "heat-plate"}).ready("6@5")
    s.answers("lead 5", "safe depot-4").only({"depot-4 place": "seat 0", "depot-4 seen": [0]}).done()
    # A swap is no theft.
    s = dealt("banker", "ambitious").sheet(0, {5: "grumpy smuggler"}).seat(0, safes=["depot-1"]).ready()
    s.answers("use smuggler", "safe depot-2").done()


@trait("mocking", "after an opponent loses reputation", "Nachdem ein Gegner Ruf verloren hat")
def test_mocking() -> None:
    def prisoner() -> Expanded:
        s = dealt("banker", "mocking")
        s.sheet(0, {5: "grumpy prisoner"})
        return s

    s = prisoner().ready().cannot().answers("use prisoner", "1: give reputation", "2: give reputation")
    s.asks(0, "respond").use().only({"0 money": 8, "1 reputation": -1, "2 reputation": -1}).done()
    # At -2 nothing is lost: with nobody who could choose, the Prisoner is not used (Q55) and Mocking hears of nothing.
    s = prisoner().seat(1, reputation=-2, jail=3).seat(2, reputation=-2, jail=3).ready()
    s.refused(0, "use prisoner", because="Q23").only({})
    # One's own loss is none of an opponent's.
    s = dealt("banker", "mocking").sheet(0, {5: "grumpy con-artist"}).ready()
    s.answers("use con-artist", "seat 1").only({"0 money": 8, "1 money": 0, "0 reputation": -1}).done()
