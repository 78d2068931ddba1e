"""The two abilities of the location tile: one scenario each."""

from tests.cards.card import Scene, location
from tests.cards.expanding import FULL, Expanded, dealt

GONE = {
    "saloon": ["thirsty hero", "filthy banker", "rowdy chef"],
    "pile": ["sneaky farmhand", "dusty butler"],
}
"""The rightmost of the Saloon is discarded and another one made, as for the Sheriff's Office."""


def before_office(s: Expanded) -> Scene:
    """Seat 0 does not hire, and chooses now where it goes."""
    s.ready("6@2").to("hire").take("office")
    return s.asks(0, "office")


def check_gone(s: Scene, changes: dict[str, object]) -> None:
    decks = {**s.before["decks"]}
    s.only({**GONE, "decks": {**decks, "traits": decks["traits"] - 1, "jobs": decks["jobs"] - 1}, **changes})


@location(
    "pay-off-loans",
    "Pay off 1 or more of your debts.",
    "Tilge 1 oder mehr deiner Schulden.",
)
def test_pay_off_loans() -> None:
    # The price over the first space is $2, over the others $3, $4 and $5.
    s = before_office(dealt("prospector").owing(0, {1: 3, 2: 0, 4: 1}).broke(4))
    s.answers("location pay-off-loans").offers("debt 1", "debt 2").answers("debt 2")
    check_gone(s, {"0 money": 1, "0 debts": "1 4", "lost debts": [0]})
    s.idle()
    # One is enough, but it may be more.
    s = before_office(dealt("prospector").owing(0, {1: 3, 3: 2}).broke(9))
    s.answers("location pay-off-loans", "debt 1").asks(0, "pay-off").offers("debt 3", "pass").answers("pass")
    check_gone(s, {"0 money": 7, "0 debts": "3", "lost debts": [3]})
    s.idle()
    s = before_office(dealt("prospector").owing(0, {1: 3, 3: 2}).broke(9))
    s.answers("location pay-off-loans", "debt 1", "debt 3")
    check_gone(s, {"0 money": 3, "0 debts": "", "lost debts": [2, 3]})
    s.idle()
    # Without a debt, or without the money for any, it is not there.
    assert not before_office(dealt("prospector").owing(1, {1: 1})).can("location pay-off-loans")
    assert not before_office(dealt("prospector").owing(0, {4: 1}).broke(4)).can("location pay-off-loans")


@location(
    "hire-reporter",
    "Gain 1 debt and spend $1 to scout a safe at a site, then mark it.",
    "Erhalte 1 Schuld und gib 1 $ aus, um einen Safe an einem Ort zu inspizieren, dann markiere ihn.",
)
def test_hire_reporter() -> None:
    s = before_office(dealt("prospector")).answers(
        "location hire-reporter", "debt 4", "safe estate-5", "mark 3"
    )
    marked = {"estate-5 seen": [0], "estate-5 marks": ["0: 3"], "0 marks": "2 4 3"}
    check_gone(s, marked | {"0 money": 3, "0 debts": "4", "unused debts": 15})
    s.idle()
    assert not before_office(dealt("prospector").owing(0, FULL)).can("location hire-reporter")
    # Without the dollar all that is left is to sell information.
    s = dealt("prospector").broke(0)
    s.ready("6@2").take("pass").to("plan", 1)
    assert (s.money(0), s.of(0, "debts")) == (2, [None] * 4)
    bare = dealt("prospector")
    bare.empty_sites()
    assert not before_office(bare).can("location hire-reporter")
