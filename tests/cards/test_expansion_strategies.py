"""The strategy cards of the expansion: one scenario each."""

from tests.cards.card import Scene, facts, strategy
from tests.cards.expanding import FULL, Expanded, dealt

QUIET = {"lilith-boone": "spread-fear", "preston-cain": "brand-the-loot", "milton-goff": "collect-interest"}
"""Cards of opponents that will not come up."""


def with_strategy(card: str, leader: str, job_id: str = "prospector") -> Expanded:
    s = dealt(job_id, strategy_cards=True)
    s.seat(0, leader=leader, strategy=card)
    for seat, other in zip((1, 2), [name for name in QUIET if name != leader], strict=False):
        s.seat(seat, leader=other, strategy=QUIET[other])
    s.job = "strategy"
    return s


@strategy(
    "plot-revenge",
    "start of your turn: Spend $1 to place 1 of your henchmen on a facedown poker card played by an opponent.",
    "Zu Beginn deines Zugs: Gib 1 $ aus, um 1 deiner Handlanger auf eine verdeckt gespielte Pokerkarte eines Gegners "
    "zu legen.",
)
def test_plot_revenge() -> None:
    def plotting() -> Expanded:
        s = with_strategy("plot-revenge", "lilith-boone")
        s.seat(2, slots={"A": "A", "6": "3"}, flipped=["6"])
        return s

    s = plotting().asked().asks(0, "start").use().offers("card 1@4", "card 2@A").answers("card 2@A")
    s.only({"0 money": 3, "0 henchmen": 1, "2 on A": [0]}).done().asks(0, "plan")
    plotting().asked().answers("pass").only({}).cannot()
    plotting().broke(0).asked().cannot()
    plotting().seat(0, jail=3).asked().cannot()
    # One henchman of a player on a card is enough.
    plotting().seat(1, calls={"4": [0]}).seat(2, calls={"A": [0]}).asked().cannot()


@strategy(
    "fund-r-and-d",
    "start of your turn: Spend $2 to swap the mod of one of your modded safes with an unused mod.",
    "Zu Beginn deines Zugs: Gib 2 $ aus, um den Mod eines deiner modifizierten Safes gegen einen ungenutzten Mod zu "
    "tauschen.",
)
def test_fund_r_and_d() -> None:
    def funding(*safes: str) -> Expanded:
        s = with_strategy("fund-r-and-d", "preston-cain")
        s.given(mods={"depot-1": "jinxed"}).seat(0, safes=list(safes))
        return s

    s = funding("depot-1").asked().asks(0, "start").use()
    seen = [row["seen_by"] for row in s.view()["mods"]]
    assert sorted(seen) == [[], [], [], [], [0]]
    s.only({"0 money": 2, "unused mods seen": seen}).done()
    assert s.safe("depot-1", 0)["mod"] not in (None, "jinxed")
    assert s.safe("depot-1", 1)["mod"] is None
    s = funding("depot-1", "estate-2").asked().use().offers("safe depot-1", "safe estate-2")
    funding("depot-1").broke(1).asked().cannot()
    funding("depot-4").asked().cannot()
    funding().asked().cannot()


@strategy(
    "read-the-fine-print",
    "when a player gains a debt: Scout that debt.",
    "Wenn ein Spieler eine Schuld erhält: Inspiziere diese Schuld.",
)
def test_read_the_fine_print() -> None:
    def reading() -> Expanded:
        s = with_strategy("read-the-fine-print", "milton-goff")
        s.given(unused_debts=[3, 2])
        return s

    # Its own, before the space is chosen.
    s = reading().ready().cannot()
    s.choose(0, "loan 1")
    s.asks(0, "fine-print").use().asks(0, "debt")
    assert [token["value"] for token in s.view(0)["debts"]["drawn"]] == [3]
    assert [token["value"] for token in s.view(1)["debts"]["drawn"]] == [None]
    s.answers("debt 4")
    s.only({"0 money": 6, "0 debts": "4=3", "0 debts seen": [[0]], "unused debts": 15}).done()
    # Once in a turn: the second loan is not looked at.
    s.choose(0, "loan 1")
    s.only({"0 money": 8, "0 debts": "1 4=3", "0 debts seen": [[0]], "unused debts": 14}).done()
    # Another's, whom it leaves without a clue.
    s = reading().given(active=1, turn=5).play("3@2")
    s.before = facts(s)
    s.choose(1, "loan 2")
    s.asks(0, "fine-print").use()
    s.only({"1 money": 6, "1 debts": "2", "1 debts seen": [[0]], "unused debts": 15}).done()
    assert s.view(0)["seats"][1]["debts"][1]["value"] == 3
    # It need not look; and without a debt gained there is nothing to look at.
    s = reading().ready()
    s.choose(0, "loan 1")
    s.answers("pass").only({"0 money": 6, "0 debts": "1", "unused debts": 15}).idle()
    reading().owing(0, FULL).ready().cannot()


@strategy(
    "enlist-talent",
    "start of your turn: Hire a scoundrel from the Saloon, then skip step 3 of this turn.",
    "Zu Beginn deines Zugs: Heuere einen Halunken aus dem Saloon an, dann überspringe Schritt 3 dieses Zugs.",
)
def test_enlist_talent() -> None:
    def enlisting() -> Scene:
        return with_strategy("enlist-talent", "doc-zimmer").saloon(
            "filthy banker", "rowdy farmhand", "daring cow"
        )

    s = enlisting().asked().asks(0, "start").use("hire farmhand at 7", "keep")
    decks = s.before["decks"]
    made = {**decks, "traits": decks["traits"] - 1, "jobs": decks["jobs"] - 1}
    saloon = ["thirsty hero", "filthy banker", "daring cow"]
    s.only({"0 money": 0, "0 sheet 7": "rowdy farmhand", "saloon": saloon, "decks": made}).done()
    # Step 3 is left out: nobody is hired, nobody discarded, and the next turn begins.
    s.play("6@2").take("pass").to("plan", 1)
    assert s.money(0) == 0
    assert s.saloon_now == saloon
    # It need not be used, and then step 3 comes as ever.
    s = enlisting().asked().answers("pass").cannot().play("6@2")
    s.take("pass").to("hire", 0)
    with_strategy("enlist-talent", "doc-zimmer").saloon("filthy banker").broke(3).asked().cannot()
    with_strategy("enlist-talent", "doc-zimmer").saloon().asked().cannot()
