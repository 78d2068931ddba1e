"""The traits: one scenario each. Those of slots are a table, the others have stories of their own."""

import pytest

from tests.cards.card import BOX, TESTED, Scene, check_trait, cost, facts, scene, trait

SLOTS = "A23456"

# Trait, its slots, in English, in German, modifier.
OF_SLOTS = [
    ("filthy", "25", "slots 2, 5", "Slots 2, 5", ""),
    ("cocky", "56", "slots 5, 6", "Slots 5, 6", ""),
    ("wealthy", "4", "slot 4", "Slot 4", "bonus-money"),
    ("seductive", "46", "slots 4, 6", "Slots 4, 6", ""),
    ("grumpy", "6", "slot 6", "Slot 6", ""),
    ("lucky", "6", "slot 6", "Slot 6", "bonus-money"),
    ("rowdy", "36", "slots 3, 6", "Slots 3, 6", ""),
    ("sneaky", "A6", "slots A, 6", "Slots A, 6", ""),
    ("stubborn", "5", "slot 5", "Slot 5", ""),
    ("clumsy", "2", "slot 2", "Slot 2", ""),
    ("thirsty", "4", "slot 4", "Slot 4", ""),
    ("weathered", "A3", "slots A, 3", "Slots A, 3", ""),
    ("cheerful", "26", "slots 2, 6", "Slots 2, 6", ""),
    ("superstitious", "A", "slot A", "Slot A", ""),
    ("dusty", "3", "slot 3", "Slot 3", ""),
    ("masked", "45", "slots 4, 5", "Slots 4, 5", ""),
    ("scarred", "6", "slot 6", "Slot 6", ""),
    ("hungry", "3", "slot 3", "Slot 3", "bonus-money"),
    ("cybernetic", "A2", "slots A, 2", "Slots A, 2", ""),
    ("stunning", "6", "slot 6", "Slot 6", "use-twice"),
    ("brilliant", "36", "slots 3, 6", "Slots 3, 6", ""),
    ("steam-powered", "6", "slot 6", "Slot 6", ""),
    ("clockwork", "24", "slots 2, 4", "Slots 2, 4", ""),
    ("electrified", "56", "slots 5, 6", "Slots 5, 6", ""),
    ("augmented", "4", "slot 4", "Slot 4", "bonus-money"),
    ("legendary", "A46", "slots A, 4, 6", "Slots A, 4, 6", ""),
    ("infamous", "356", "slots 3, 5, 6", "Slots 3, 5, 6", ""),
]
TESTED.update({("trait", row[0]): "test_trait_of_slots" for row in OF_SLOTS})


RIDERS = [("clumsy", "2"), ("stubborn", "5"), ("superstitious", "A")]
"""Traits of one slot, for a Horse."""


def staged(trait_id: str, job_id: str = "banker") -> Scene:
    """As `scene`, with other traits in the Saloon, on the pile and next on the deck than the one in question."""
    s = scene(job_id, trait_id)
    spare = [one for one in ("filthy", "rowdy", "sneaky", "dusty", "thirsty") if one != trait_id]
    s.saloon(f"{spare[0]} prospector", f"{spare[1]} farmhand", f"{spare[2]} barber").pile(
        f"{spare[3]} butler"
    )
    return s.given(traits=["masked" if trait_id != "masked" else "cocky"])


@pytest.mark.parametrize(
    ("trait_id", "slots", "english", "german", "modifier"), OF_SLOTS, ids=[row[0] for row in OF_SLOTS]
)
def test_trait_of_slots(trait_id: str, slots: str, english: str, german: str, modifier: str) -> None:
    check_trait(trait_id, english, german)
    assert BOX.trait(trait_id).modifier == modifier
    bonus = 1 if modifier == "bonus-money" else 0
    for slot in SLOTS:
        s = staged(trait_id).ready(f"6@{slot}")
        if slot not in slots:
            s.cannot()
            continue
        s.use()
        if modifier == "use-twice":
            s.asks(0, "again").only({"0 money": 8}).offers("again", "pass").answers("again")
            s.only({"0 money": 12}).done()
            s = staged(trait_id).ready(f"6@{slot}").use("pass")
        s.only({"0 money": 8 + bonus}).done()
    # Through a Horse neither the slot nor the modifier counts (T41).
    rider, slot = next(pair for pair in RIDERS if pair[1] not in slots)
    s = staged(trait_id)
    s.job, s.seats[0]["sheet"] = "horse", {}
    s.sheet(0, {1: f"{rider} horse", 3: f"{trait_id} banker"})
    s.ready(f"6@{slot}").use().only({"0 money": 8}).done()


@trait(
    "cruel",
    "slots 3, 6; send 1 of your henchmen to jail",
    "Slots 3, 6; Stecke 1 deiner Handlanger in den Knast",
)
def test_cruel() -> None:
    for slot in SLOTS:
        s = scene("banker", "cruel").ready(f"6@{slot}")
        if slot in "36":
            s.use().only({"0 money": 8, "0 henchmen": 1, "0 jailed": 2}).done()
        else:
            s.cannot()
    scene("banker", "cruel").seat(0, jail=3).ready().cannot()
    # The henchman of the trait and that of the job are two.
    scene("bank-robber", "cruel").seat(0, jail=2).ready().cannot()
    scene("bank-robber", "cruel").ready().use().only({"0 money": 9, "0 henchmen": 0, "0 jailed": 3}).done()
    # The henchman that it sends there can be freed at once.
    scene("jailer", "cruel").seat(0, jail=0).seat(1, jail=0).seat(2, jail=0).ready().use().only(
        {"0 money": 5, "0 henchmen": 2, "0 jailed": 1}
    )


# Neighbours


def answering(trait_id: str, at: int, trigger: int) -> Scene:
    """A banker of that trait at one place, a grumpy prospector at another, whose use it may answer."""
    s = staged(trait_id).saloon("sneaky jailer", "rowdy farmhand", "dusty barber").pile("filthy butler")
    s.seats[0]["sheet"] = {}
    return s.sheet(0, {at: f"{trait_id} banker", trigger: "grumpy prospector"}).ready()


def check_sides(trait_id: str, sides: set[tuple[int, int]]) -> None:
    """It may answer a use at exactly those pairs of places (its own, the other's), once, and it need not."""
    for at in range(1, 6):
        for other in range(1, 6):
            if at == other:
                continue
            s = answering(trait_id, at, other)
            s.cannot().choose(0, "use prospector")
            if (at, other) not in sides:
                assert not s.usable()
                s.only({"0 money": 7}).idle()
                continue
            s.asks(0, "respond").offers("use banker", "pass")
            s.use().only({"0 money": 11}).done()
    at, other = min(sides)
    s = answering(trait_id, at, other)
    s.choose(0, "use prospector").choose(0, "pass").only({"0 money": 7}).done()
    answering(trait_id, at, other).choose(0, "pass").idle()


LEFT = {(2, 1), (4, 3), (5, 4)}
RIGHT = {(other, at) for at, other in LEFT}
ABOVE = {(4, 1), (5, 2)}
BELOW = {(other, at) for at, other in ABOVE}


@trait("helpful", "after the scoundrel to the left", "Nach dem Halunken zur Linken")
def test_helpful() -> None:
    check_sides("helpful", LEFT)


@trait("anxious", "after the scoundrel to the right", "Nach dem Halunken zur Rechten")
def test_anxious() -> None:
    check_sides("anxious", RIGHT)


@trait("energetic", "after the scoundrel above", "Nach dem Halunken darüber")
def test_energetic() -> None:
    check_sides("energetic", ABOVE)


@trait("sympathetic", "after the scoundrel below", "Nach dem Halunken darunter")
def test_sympathetic() -> None:
    check_sides("sympathetic", BELOW)


@trait(
    "tireless",
    "after the scoundrel to the left or right",
    "Nach dem Halunken zur Linken oder Rechten",
)
def test_tireless() -> None:
    check_sides("tireless", LEFT | RIGHT)


# Start of the turn


@trait("elderly", "start of your turn; discard this", "Zu Beginn deines Zugs; Dann ablegen")
def test_elderly() -> None:
    s = scene("banker", "elderly").asked().asks(0, "start").use()
    s.only({"0 money": 8, "0 sheet 1": None, "pile": ["elderly banker", "dusty butler"]}).done()
    s = scene("banker", "elderly").asked().answers("pass").only({}).asks(0, "plan").cannot()
    s.ready().cannot()


@trait("generous", "start of your turn; while you have $0", "Zu Beginn deines Zugs; Solange du 0 $ hast")
def test_generous() -> None:
    scene("banker", "generous").seat(0, money=0).asked().asks(0, "start").use().only({"0 money": 4}).done()
    scene("banker", "generous").seat(0, money=1).asked().asks(0, "plan").cannot()


# After something


@trait("talkative", "after you gain reputation", "Nachdem du Ruf erhalten hast")
def test_talkative() -> None:
    s = scene("banker", "talkative").sheet(0, {5: "grumpy mayor"}).ready().cannot().answers("use mayor")
    s.asks(0, "respond").use()
    s.only({"0 money": 8, "0 reputation": 1, "1 money": 5, "2 money": 5}).done()
    s = scene("banker", "talkative").sheet(0, {5: "grumpy mayor"}).seat(0, reputation=6).ready()
    s.answers("use mayor").only({"1 money": 5, "2 money": 5}).done()


@trait("daring", "after you lose reputation", "Nachdem du Ruf verloren hast")
def test_daring() -> None:
    s = scene("banker", "daring").sheet(0, {5: "grumpy con-artist"}).ready().cannot()
    s.answers("use con-artist", "seat 1").asks(0, "respond").use()
    s.only({"0 money": 12, "1 money": 0, "0 reputation": -1}).done()


@trait(
    "greedy",
    "after you gain or steal money with another scoundrel",
    "Nachdem du durch einen anderen Halunken Geld erhalten oder gestohlen hast",
)
def test_greedy() -> None:
    s = scene("banker", "greedy").sheet(0, {5: "grumpy pickpocket"}).ready().cannot()
    s.answers("use pickpocket", "seat 2").asks(0, "respond").use().only({"0 money": 10, "2 money": 2}).done()
    # The leader's money is none of a scoundrel.
    scene("banker", "greedy").ready("6@4").answers("lead 4").only({"0 money": 8}).done()


@trait(
    "lying",
    "after you mark a safe with a number not listed for its site",
    "Nachdem du einen Safe mit einer Zahl markiert hast, die an seinem Ort nicht vorkommt",
)
def test_lying() -> None:
    s = scene("banker", "lying").ready("6@2").cannot().answers("lead A/2", "safe estate-1", "mark 7")
    s.asks(0, "respond").use()
    s.only({"estate-1 seen": [0], "estate-1 marks": ["0: 7"], "0 marks": "2 3 1", "0 money": 8}).done()
    s = scene("banker", "lying").ready("6@2").answers("lead A/2", "safe estate-1", "mark 6")
    s.only({"estate-1 seen": [0], "estate-1 marks": ["0: 6"], "0 marks": "2 3 1"}).done()


@trait("candid", "when you play your 0 faceup", "Wenn du deine 0 offen spielst")
def test_candid() -> None:
    def zero() -> Scene:
        return scene("banker", "candid").seat(0, hand=["0", "2", "3", "4"], deck=["5", "A", "6"])

    s = zero().ready("0 faceup").use().only({"0 money": 8}).done()
    assert s.of(0, "faceup")
    zero().ready("0@4").cannot()
    assert "play 0 faceup" not in scene("banker", "candid").choices()
    assert "play 0 faceup" not in scene("banker").seat(0, hand=["0"], deck=["5", "A", "6"]).choices()


def hiring(trait_id: str) -> Scene:
    """One that acts when hired, alone in the Saloon; seat 0 can just pay."""
    s = scene("prospector").saloon(f"{trait_id} banker")
    s.job, s.name = "banker", f"{trait_id} banker"
    return s.seat(0, money=cost(s.name)).ready("6@2")


def check_when_hired(trait_id: str) -> None:
    """Used at once, or not; never on the sheet, and then on the pile."""
    s = hiring(trait_id).cannot()
    s.take("hire banker")
    s.asks(0, "hire").use()
    if trait_id == "reckless":
        s.asks(0, "again").answers("again")
    s.answers("keep")
    assert s.money(0) == (8 if trait_id == "reckless" else 4)
    check_gone(s)
    s = hiring(trait_id)
    s.take("hire banker")
    s.answers("pass", "keep")
    assert s.money(0) == 0
    check_gone(s)
    if cost(s.name):
        poor = scene("prospector").saloon(f"{trait_id} banker").seat(0, money=cost(s.name) - 1).ready("6@2")
        poor.refused(0, "hire banker", because="")


def check_gone(s: Scene) -> None:
    s.idle()
    assert s.pile_top == s.name
    assert s.sheet_of(0) == {1: "grumpy prospector"}
    assert s.name not in s.saloon_now
    untouched = {key: value for key, value in facts(s).items() if key[0] in "12" or " place" in key}
    assert untouched == {key: s.before[key] for key in untouched}


@trait("charming", "when hired", "Beim Anheuern")
def test_charming() -> None:
    check_when_hired("charming")


@trait("quick-drawing", "when hired", "Beim Anheuern")
def test_quick_drawing() -> None:
    check_when_hired("quick-drawing")


@trait("reckless", "when hired", "Beim Anheuern")
def test_reckless() -> None:
    assert BOX.trait("reckless").modifier == "use-twice"
    check_when_hired("reckless")


@trait("annoying", "after you hire a scoundrel", "Nachdem du einen Halunken angeheuert hast")
def test_annoying() -> None:
    price = cost("rowdy farmhand")
    s = scene("banker", "annoying").ready("6@2").cannot()
    s.take("hire farmhand at 2", "keep")
    s.asks(0, "respond").use()
    assert s.money(0) == 4 - price + 4
    assert s.sheet_of(0) == {1: "annoying banker", 2: "rowdy farmhand"}
    s.done()
    s = scene("banker", "annoying").ready("6@2").take("office", "office sell-information")
    assert not s.can("use banker", 0)


@trait("nosy", "after you scout a safe", "Nachdem du einen Safe inspiziert hast")
def test_nosy() -> None:
    s = scene("banker", "nosy").ready("6@A").cannot().answers("lead A/2", "safe depot-1", "mark 4")
    s.asks(0, "respond").use()
    s.only({"depot-1 seen": [0], "depot-1 marks": ["0: 4"], "0 marks": "2 2 2", "0 money": 8}).done()
    # To mark is not to scout.
    s = scene("banker", "nosy").sheet(0, {5: "grumpy mastermind"}).ready()
    s.answers("use mastermind", "safe depot-1", "mark 4", "no").done()


@trait(
    "cowardly",
    "after an opponent places a henchman on your poker card",
    "Nachdem ein Gegner einen Handlanger auf deine Pokerkarte gelegt hat",
)
def test_cowardly() -> None:
    s = scene("banker", "cowardly").play("6@2")
    s.before = facts(s)
    s.answers("1: henchman").asks(0, "respond").use()
    s.only({"1 henchmen": 1, "0 on 2": [1], "0 money": 8}).done()
    scene("banker", "cowardly").ready("6@2").cannot()


@trait("sleepy", "end of the day", "Am Tagesende")
def test_sleepy() -> None:
    def evening() -> Scene:
        s = scene("banker", "sleepy").given(phase="evening", turn=12)
        return s.asked().asks(0, "evening")

    s = evening().use()
    assert s.money(0) == 8
    assert s.view()["day"] == 2
    s.idle()
    # Once an evening; who passes keeps things as they are.
    evening().answers("pass").idle()
    scene("banker", "sleepy").ready().cannot()


@trait("corrupt", "after you use the Sheriff's Office", "Nachdem du das Büro des Sheriffs genutzt hast")
def test_corrupt() -> None:
    s = scene("banker", "corrupt").ready("6@2").cannot().take("office", "office sell-information")
    s.asks(0, "respond").use()
    assert s.money(0) == 10
    s.done()
    # Through a Marshal too.
    s = scene("banker", "corrupt").sheet(0, {5: "grumpy marshal"}).ready()
    s.answers("use marshal", "office sell-information").use().only({"0 money": 10}).done()


@trait("proud", "after you steal a safe", "Nachdem du einen Safe gestohlen hast")
def test_proud() -> None:
    s = (
        scene("banker", "proud")
        .ready("6@5")
        .cannot()
        .answers("lead 5", "safe depot-1")
        .asks(0, "respond")
        .use()
    )
    s.only({"depot-1 place": "seat 0", "depot-1 seen": [0], "0 money": 8}).done()
    # A swap is no theft.
    s = scene("banker", "proud").sheet(0, {5: "grumpy smuggler"}).seat(0, safes=["depot-1"]).ready()
    s.answers("use smuggler", "safe depot-2").done()


@trait("selfish", "after step 3 of your turn", "Nach Schritt 3 deines Zugs")
def test_selfish() -> None:
    s = scene("banker", "selfish").ready("6@2").cannot().take("office", "office sell-information")
    s.asks(0, "respond").use()
    assert s.money(0) == 10
    s.done()
    # The last chance to suspect comes after it.
    assert s.game.decision.kind == "suspect"
