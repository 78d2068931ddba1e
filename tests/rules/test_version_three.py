"""What rules version 3 settles otherwise than version 2: every switch, played by both."""

from collections.abc import Callable

import pytest

from saloon.games.scoundrels.words import ScoundrelsWords
from tests.language.test_solo_log import told
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, alone, expanded, laid

BOTH = pytest.mark.parametrize("version", [3, 2])
DEAR = ("infamous trapper", "selfish butler", "electrified journalist")
"""Nobody here costs less than $6."""
VERBS = (("You go", "Ann goes"), ("Du gehst", "Ann geht"))


def broke(version: int, **sheet: str) -> ScoundrelsTable:
    """Seat 0 without money, in slot 5; nobody else has a henchman."""
    t = expanded().by(version).seat(0, money=0).seat(1, jail=3).hand(0, "5").saloon(*DEAR)
    return t.sheet(0, {int(place[1:]): name for place, name in sheet.items()}).play("5@5")


@rule("XQ37", "SR178", "T14")
@BOTH
def test_a_recruiter_without_money_is_not_used_and_not_answered(version: int) -> None:
    """P. 13, Anxious: who cannot pay cannot use the ability, and nothing connected to it."""
    t = broke(version, s1="cocky recruiter", s2="helpful banker").use("recruiter")
    if version == 2:
        t.asks(0, "hire").choose(0, "pass").asks(0, "respond").choose(0, "use banker")
        assert (t.money(0), [event["job"] for event in t.happened("used")]) == (4, ["recruiter", "banker"])
        return
    t.asks(0, "borrow").choose(0, "back").asks(0, "abilities")
    assert t.happened("used") == []
    assert not t.can("use recruiter")
    assert not t.can("use banker")
    t = broke(version, s1="cocky recruiter", s2="helpful banker").use("recruiter")
    t.choose(0, "loan 1").asks(0, "borrow").choose(0, "loan 2").asks(0, "hire")
    assert not t.can("pass")
    t.choose(0, next(word for word in t.choices() if word.startswith("hire")))
    t.until("use banker", 0)


@rule("XQ37", "XQ32")
@pytest.mark.parametrize("by", ["horse", "innkeeper", "gravedigger"])
@BOTH
def test_who_could_only_use_one_that_costs_money_has_to_have_it(version: int, by: str) -> None:
    """The Chef costs $1; on the sheet, in the Saloon, on the pile."""
    chef = "helpful chef"
    t = expanded().by(version).seat(0, money=0).seat(1, jail=3).hand(0, "5")
    t.sheet(0, {1: f"cocky {by}", **({2: chef} if by == "horse" else {})})
    t.saloon(*([chef] if by == "innkeeper" else DEAR)).given(decks={"traits": 0})
    t.pile(*([chef] if by == "gravedigger" else []))
    t.play("5@5").use(by)
    if version == 2:
        t.choose(0, "pass")
        assert [event["job"] for event in t.happened("used")] == [by]
    else:
        t.asks(0, "borrow").choose(0, "back").asks(0, "abilities")
        assert t.happened("used") == []
        assert not t.can(f"use {by}")


@rule("SR82")
@pytest.mark.parametrize(
    ("laying", "lines"),
    [
        (
            laid,
            ("{} to the Sheriff's Office instead of hiring.", "{} ins Büro des Sheriffs, statt anzuheuern."),
        ),
        (expanded, ("{} to a location instead of hiring.", "{} in ein Gebäude, statt anzuheuern.")),
    ],
)
@BOTH
def test_the_log_says_why_somebody_of_the_saloon_is_discarded(
    version: int, laying: Callable[[], ScoundrelsTable], lines: tuple[str, str]
) -> None:
    """Also where nobody was asked, since nobody could be paid; who hires goes nowhere."""
    t = laying().by(version).seat(0, money=0, jail=0).seat(1, jail=0).hand(0, "4").saloon(*DEAR)
    t.play("4@6").take("pass", "pass")
    kinds = [event["kind"] for event in t.game.events(None)]
    assert "discarded" in kinds
    if version == 2:
        assert "to-office" not in kinds
        return
    assert kinds.index("to-office") == kinds.index("discarded") - 1
    box = "double-or-nothing" if laying is expanded else "base"
    for lang, line, (mine, theirs) in zip(("en", "de"), lines, VERBS, strict=True):
        words = ScoundrelsWords.with_options(lang, {"expansion": box})
        event = t.happened("to-office")[0]
        assert words.event(event, ["Ann", "Bea"], 0) == line.format(mine)
        assert words.event(event, ["Ann", "Bea"], 1) == line.format(theirs)
    t = (
        laying()
        .by(version)
        .seat(0, money=9)
        .hand(0, "4")
        .saloon("grumpy cow")
        .play("4@6")
        .until("hire cow at 1")
    )
    t.choose(0, "hire cow at 1")
    assert t.happened("to-office") == []


@rule("XQ37", "SR48")
@pytest.mark.parametrize("card", ["5", "6"])
def test_whether_loans_are_asked_for_does_not_tell_a_bluff(card: str) -> None:
    """The Horse could use the Mason, which is free and needs a bluff, or the Chef for $1: others see one question."""
    t = (
        expanded()
        .seat(0, money=0, slots={"2": "2"})
        .seat(1, jail=3, slots={"2": "2"})
        .given(turn=3)
        .hand(0, card)
    )
    t.sheet(0, {1: "cocky horse", 3: "clumsy mason", 5: "dusty chef"}).play(f"{card}@5").use("horse")
    t.asks(0, "use-another")
    assert ("scoundrel mason" in t.choices()) is (card == "6")


@rule("XQ37", "XQ23", "XR57")
@BOTH
def test_nobody_pays_off_nothing(version: int) -> None:
    """P. 4: one or more debts are lost. With too little money there are loans, or another option of step 3."""
    t = expanded().by(version).seat(0, money=0, debts={1: 1}).seat(1, jail=3).hand(0, "6").saloon(*DEAR)
    t.play("6@6")
    if t.game.decision.kind == "hire":
        t.take("office")
    t.take("location pay-off-loans")
    if version == 2:
        t.choose(0, "pass").asks(1, "plan")
        assert (t.debts(0), t.money(0), len(t.happened("used-location"))) == ([1], 0, 1)
        return
    t.asks(0, "borrow").choose(0, "back").asks(0, "office")
    assert t.happened("used-location") == []
    assert not t.can("location pay-off-loans")
    t.choose(0, "office sell-information").asks(1, "plan")
    assert t.money(0) == 2
    t = expanded().seat(0, money=0, debts={1: 1}).seat(1, jail=3).hand(0, "6").saloon(*DEAR).play("6@6")
    t.take(
        *(["office"] if t.game.decision.kind == "hire" else []), "location pay-off-loans", "loan 3", "debt 1"
    )
    assert (t.debts(0), t.money(0)) == ([3], 0)


@rule("XQ37", "XR141")
@BOTH
def test_talent_is_enlisted_for_money_or_not_at_all(version: int) -> None:
    t = (
        expanded(strategy_cards=True)
        .by(version)
        .seat(0, leader="doc-zimmer", strategy="enlist-talent", money=0)
    )
    t.seat(1, jail=3).hand(0, "6").saloon("dusty banker", *DEAR[:2]).choose(0, "use strategy")
    if version == 2:
        t.choose(0, "pass").take("play 6@6").asks(1, "plan")
        assert t.money(0) == 0  # step 3 was gone for nothing
        return
    t.asks(0, "borrow").choose(0, "back")
    assert t.happened("used-strategy") == []
    t.take("play 6@6", "office").take("office sell-information")
    assert t.money(0) == 2


@pytest.mark.parametrize(("lang", "needs"), [("en", "loan"), ("de", "Kredit")])
def test_the_offer_says_that_it_takes_loans(lang: str, needs: str) -> None:
    from saloon.games.scoundrels.words import ScoundrelsWords

    words = ScoundrelsWords.with_options(lang, {"expansion": "double-or-nothing"})
    for money in (0, 9):
        t = expanded().seat(0, money=money, debts={1: 1}).seat(1, jail=3).hand(0, "5").saloon(*DEAR)
        t.sheet(0, {1: "cocky recruiter"}).play("5@5")
        assert (needs in words.choice("use recruiter", None, 0, t.view(0))) is (money == 0)
        t.take("pass", *(["office"] if "office" in t.choices() else []))
        assert (
            needs in words.choice("location pay-off-loans", None, 0, t.view(0)).replace("Kredite tilgen", "")
        ) is (money == 0)


@rule("Q55", "SR232", "XR139")
@BOTH
@pytest.mark.parametrize("job", ["prisoner", "loan-shark"])
def test_at_the_bottom_of_the_track_there_is_no_reputation_left_to_choose(version: int, job: str) -> None:
    """As the Bookie's victim with four debts has to pay (Double or Nothing, p. 10)."""
    for reputation, cornered in ((-2, True), (-1, False)):
        t = (
            laid()
            .by(version)
            .hand(0, "5")
            .sheet(0, {1: f"cocky {job}"})
            .seat(1, reputation=reputation, jail=1)
        )
        t.play("5@5").use(job)
        if version == 3 and cornered:
            if job == "prisoner":
                t.until("lead 5", 0)
                assert t.of(1, "jailed") == 2
            else:
                assert (t.money(0), t.money(1)) == (6, 2)
            assert t.reputation(1) == -2
        else:
            t.asks(1, "choose").choose(1, "give reputation")
            assert t.reputation(1) == -2
            assert (t.of(1, "jailed"), t.money(1)) == (1, 4)


@rule("Q55", "T75")
@BOTH
def test_at_the_bottom_and_without_a_henchman_nothing_happens(version: int) -> None:
    t = (
        laid()
        .by(version)
        .hand(0, "5")
        .sheet(0, {1: "cocky prisoner"})
        .seat(1, reputation=-2, jail=3)
        .play("5@5")
    )
    assert ("use prisoner" in t.choices()) is (version == 2)
    control = laid().by(version).hand(0, "5").sheet(0, {1: "cocky prisoner"}).seat(1, reputation=-1, jail=3)
    assert "use prisoner" in control.play("5@5").choices()


@rule("XQ38", "XR144")
@pytest.mark.parametrize("doubted", [True, False])
def test_the_mason_cannot_show_a_bluff_that_is_doubted(doubted: bool) -> None:
    t = expanded().given(turn=3).hand(0, "6").sheet(0, {1: "cocky mason"}).seat(0, slots={"A": "3"})
    t.seat(0, calls={"A": [1]} if doubted else {}).seat(1, henchmen=0, jail=2, slots={"A": "A"})
    t.given(unreachable=True).play("6@6")
    assert ("use mason" in t.game.legal(0)) is not doubted
    if not doubted:
        t.choose(0, "use mason").take("card 0@A")
        assert (t.slot(0, "A", 1) or {})["card"] == "3"


@rule("XR137")
@pytest.mark.parametrize(("lang", "verb"), [("en", "recruits"), ("de", "rekrutiert")])
def test_the_log_says_of_doc_what_her_cards_say(lang: str, verb: str) -> None:
    t = alone("doc-zimmer").enemy(automa=["new-batch"]).hand(0, "6").play("6@6").draw()
    lines = [line for line in told(t, lang) if "Doc Zimmer" in line]
    assert len(lines) == 2
    assert all(verb in line for line in lines)


@rule("XR54", "X10")
@pytest.mark.parametrize(
    ("carried", "lines"),
    [
        (
            "2 on cow",
            (
                "No debt is left in the supply: you take one from the Dusty Cow.",
                "Im Vorrat ist keine Schuld übrig: Du nimmst eine von „Kuh (Staubig)“.",
            ),
        ),
        (
            "2 on depot-1",
            (
                "No debt is left in the supply: you take one from Depot 1.",
                "Im Vorrat ist keine Schuld übrig: Du nimmst eine von Depot 1.",
            ),
        ),
    ],
)
@BOTH
def test_the_log_says_from_which_card_a_debt_is_taken(
    version: int, carried: str, lines: tuple[str, str]
) -> None:
    t = expanded(4).by(version).hand(0, "6").saloon("clumsy bouncer", "dusty cow", "lucky chef")
    t.seat(0, debts={1: 0, 2: 0, 3: 0}, jail=3).seat(1, jail=3, debts={1: 1, 2: 1, 3: 1, 4: 1})
    t.seat(2, jail=3, debts={1: 1, 2: 1, 3: 1, 4: 3}).seat(3, jail=3, debts={1: 2, 2: 2, 3: 2, 4: 3})
    t.given(carried=[carried]).choose(0, "loan 4")
    assert t.debts(0) == [1, 2, 3, 4]
    taken = [kind for kind in ("debt-off-safe", "debt-off-scoundrel") if t.happened(kind)]
    if version == 2:
        assert taken == []
        return
    assert taken == ["debt-off-safe" if "depot" in carried else "debt-off-scoundrel"]
    for lang, line in zip(("en", "de"), lines, strict=True):
        assert line in told(t, lang), told(t, lang)
