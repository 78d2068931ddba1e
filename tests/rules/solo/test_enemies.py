"""What each enemy does: Lilith destroys, Preston steals, Milton hoards, Doc recruits."""

import pytest

from saloon.games.scoundrels import catalogue
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, alone

CARDS = catalogue.load("double-or-nothing").automa


def sites(t: ScoundrelsTable) -> list[str]:
    return [row["id"] for row in t.view()["safes"] if row["place"].startswith("space")]


# Lilith Boone


@rule("XR131", "XR132", "XQ13")
def test_a_destroyed_safe_leaves_unseen_and_its_marks_and_debts_go_back() -> None:
    t = alone().enemy(automa=["dynamite"]).marks("0: 5 on depot-1", "0: 4 on depot-1", "0: 6 on estate-2")
    t.given(carried=["2 on depot-1"]).hand(0, "3").play("3@3").draw().take("suffer")
    safe = t.safe("depot-1")
    assert (safe["place"], safe["marks"], safe["modded"]) == ("destroyed", [], True)
    assert safe["gadget"] is None
    assert t.of(0, "marks") == {"2/3": 3, "4/5": 4, "6/7": 2}
    assert t.view()["debts"]["discarded"] == [2]
    assert t.safe("estate-2")["marks"] == [[0, 6]]


@rule("XR125", "XR131")
def test_of_safes_marked_alike_you_choose() -> None:
    t = alone().enemy(automa=["dynamite"]).marks("0: 5 on depot-1", "0: 6 on estate-2")
    t.hand(0, "3").play("3@3").draw().take("suffer").asks(0, "destroy")
    assert t.choices() == ["safe depot-1", "safe estate-2"]


@rule("XR125")
def test_the_fullest_site_burns() -> None:
    t = (
        alone()
        .enemy(automa=["ride-again"])
        .seat(0, safes=["depot-1", "estate-1"])
        .hand(0, "3")
        .play("3@3")
        .draw()
    )
    assert t.choices() == [f"safe laboratory-{k}" for k in range(1, 6)]


@rule("XR132")
def test_a_destroyed_safe_cannot_be_taken_any_more() -> None:
    t = alone().enemy(destroyed=["depot-3"]).sheet(0, {1: "filthy outlaw-revised"}).seat(0, money=9)
    t.hand(0, "2").play("2@2").use("outlaw-revised")
    assert not t.can("safe depot-3")
    assert "safe depot-2" in t.choices()


# Preston Cain


@rule("X48", "XR133", "XR134")
@pytest.mark.parametrize(
    ("gone", "aim"),
    [
        ([], "depot-1"),
        (["depot-1"], "depot-3"),
        (["depot-1", "depot-3"], "depot-5"),
        (["depot-1", "depot-3", "depot-5"], "depot-2"),
    ],
)
def test_the_top_right_safe(gone: list[str], aim: str) -> None:
    t = alone("preston-cain").enemy(automa=["back-door"]).seat(0, safes=gone).hand(0, "3").play("3@3").draw()
    assert t.safes_of(1) == [aim]


@rule("XR127", "XR130", "XR128")
def test_the_enemy_takes_a_safe_facedown_with_its_marks_and_uses_nothing() -> None:
    t = (
        alone("preston-cain")
        .enemy(automa=["back-door"])
        .given(mods={"depot-1": "none"}, gadgets={"depot-1": "number-pad"})
    )
    t.marks("0: 3 on depot-1").given(known={}).hand(0, "3").play("3@3").draw()
    safe = t.safe("depot-1")
    assert (safe["place"], safe["faceup"], safe["gadget"]) == ("seat 1", False, None)
    assert safe["marks"] == [[0, 3]]
    assert t.enemy_now["money"] == 0


@rule("XQ31", "XR127")
def test_a_faceup_safe_stays_faceup() -> None:
    t = (
        alone("preston-cain")
        .enemy(automa=["back-door"])
        .given(mods={"depot-1": "none"}, gadgets={"depot-1": "number-pad"}, opened=["depot-1"])
    )
    t.hand(0, "3").play("3@3").draw()
    safe = t.safe("depot-1")
    assert (safe["place"], safe["faceup"], safe["gadget"]) == ("seat 1", True, "number-pad")


@rule("X47", "XR126")
def test_debts_on_a_stolen_safe_are_discarded_faceup() -> None:
    t = alone("preston-cain").enemy(automa=["back-door"]).given(carried=["2 on depot-1", "1 on depot-2"])
    t.hand(0, "3").play("3@3").draw()
    assert t.view()["debts"]["discarded"] == [2]
    assert [token["safe"] for token in t.view()["debts"]["carried"]] == ["depot-2"]


@rule("XR126")
def test_a_debt_given_to_the_enemy_is_discarded() -> None:
    t = (
        alone()
        .sheet(0, {1: "filthy swindler"})
        .seat(0, debts={1: 3})
        .hand(0, "2")
        .play("2@2")
        .use("swindler")
    )
    assert t.view()["debts"]["discarded"] == [3]
    assert t.of(0, "debts") == [None] * 4
    assert t.money(0) == 6


@rule("XR128")
def test_your_own_safes_are_safe_from_it() -> None:
    mine = [f"depot-{k}" for k in (1, 2, 3)]
    t = alone("preston-cain").enemy(automa=["back-door"], safes=["depot-4", "depot-5"]).seat(0, safes=mine)
    t.hand(0, "3").play("3@3").draw()
    assert (t.safes_of(0), t.safes_of(1)) == (mine, ["depot-4", "depot-5"])


@rule("XR125", "XR133")
def test_between_equal_sites_you_choose() -> None:
    t = (
        alone("preston-cain")
        .enemy(automa=["double-cross"])
        .hand(0, "3")
        .play("3@3")
        .draw()
        .asks(0, "enemy-steal")
    )
    assert t.choices() == ["safe depot-1", "safe estate-1", "safe laboratory-1"]


# Milton Goff


@rule("XR135")
def test_milton_can_be_robbed() -> None:
    t = alone("milton-goff").enemy(money=5).sheet(0, {1: "filthy pickpocket"}).hand(0, "2").play("2@2")
    t.use("pickpocket")
    assert (t.money(0), t.enemy_now["money"]) == (6, 3)


@rule("XR135")
def test_with_nothing_he_loses_nothing() -> None:
    t = alone("milton-goff").enemy(money=0).sheet(0, {1: "filthy pickpocket"}).hand(0, "2").play("2@2")
    t.draw()
    assert t.happened("used") == []


@rule("XR136", "XR118")
def test_with_less_than_he_asks_for_you_lose_what_you_have() -> None:
    t = alone("milton-goff").enemy(automa=["foreclosure"], money=0).hand(0, "6").seat(0, money=0)
    t.play("6@6").draw().asks(0, "penalty").choose(
        0, "suffer"
    )  # the $2 of the office are less than the $3 he asks for
    assert (t.enemy_now["money"], t.of(0, "henchmen")) == (2, 2)
    t.asks(0, "plan")


@rule("XR135")
def test_only_an_enemy_that_keeps_money_gets_any() -> None:
    for enemy, money in (("milton-goff", 1), ("lilith-boone", 0)):
        t = alone(enemy).enemy(money=0).sheet(0, {1: "filthy mayor"}).hand(0, "2").play("2@2").use("mayor")
        assert (t.enemy_now["money"], t.reputation(0)) == (money, 1)


def test_interest_counts_your_debts() -> None:
    t = alone("milton-goff").enemy(automa=["compound-interest"], money=0).seat(0, debts={1: 0, 3: 1, 4: 2})
    t.hand(0, "5").play("5@5").draw()
    assert t.enemy_now["money"] == 3 + 2


def test_the_expert_side_earns_every_evening() -> None:
    t = alone("milton-goff", expert=True).enemy(money=0).given(phase="evening", day=1).to("plan")
    assert t.enemy_now["money"] == 2


# Doc Zimmer


@rule("XR137")
def test_recruits_are_kept_and_never_used() -> None:
    t = alone("doc-zimmer").enemy(automa=["job-offer"]).saloon("dusty cow", "cocky dog", "charming banker")
    t.given(carried=["2 on dog"]).hand(0, "3").play("3@3").draw()
    # The office has discarded the banker; the rightmost is then the dog, with its debt.
    assert [one["job"] for one in t.enemy_now["recruits"]] == ["dog"]
    assert t.view()["debts"]["discarded"] == [2]
    assert len(t.saloon_now) == 3
    assert t.happened("used") == []


@rule("XR125", "XR137")
def test_she_takes_the_costliest_and_you_break_ties() -> None:
    t = alone("doc-zimmer").enemy(automa=["job-offer"]).hand(0, "2").play("2@2").draw()
    while t.game.decision.kind == "recruit":
        t.take(t.choices()[-1])
    [recruit] = t.enemy_now["recruits"]
    assert recruit["cost"] >= max(one["cost"] for one in t.view()["saloon"][1:])  # but for the newcomer


@rule("XR137")
def test_she_may_tempt_one_of_yours_away() -> None:
    t = alone("doc-zimmer").enemy(automa=["poaching"]).sheet(0, {1: "dusty cow", 2: "cocky dog"})
    t.hand(0, "5").play("5@5").draw().take("suffer", "scoundrel cow")
    assert t.sheet_of(0) == {2: "cocky dog"}
    assert [one["job"] for one in t.enemy_now["recruits"]] == ["cow"]


def test_the_expert_side_recruits_every_evening() -> None:
    t = alone("doc-zimmer", expert=True).given(phase="evening", day=1)
    last = t.saloon_now[-1] if not t.enemy_now["recruits"] else None
    t.to("plan")
    assert len(t.enemy_now["recruits"]) == 1
    assert last is None or last not in t.saloon_now


# All cards


@pytest.mark.parametrize(
    ("card", "section"),
    [(card, section) for card in CARDS for section in ("top", "bottom") if section == "bottom" or card.top],
    ids=lambda part: getattr(part, "id", part),
)
def test_every_section_of_every_automa_card_is_carried_out(card: catalogue.AutomaCard, section: str) -> None:
    """Suffered where it can be: what the text names has happened, and the card lies where it belongs."""
    slot = card.slots[0] if section == "top" else next(name for name in "A23456" if name not in card.slots)
    t = alone(card.enemy).enemy(automa=[card.id], money=2).sheet(0, {1: "dusty cow"}).seat(0, money=6)
    t.pile("cocky dog").hand(0, "0").play(f"0@{slot}").draw()
    while t.view()["turn"] == 1:
        wanted = [word for word in ("suffer", "pass") if word in t.choices()]
        t.choose(0, (wanted or t.choices())[0])
    text = card.top if section == "top" else card.bottom
    for words, kind in DEEDS.items():
        if words in text:
            assert t.happened(kind), (words, kind)
    assert t.enemy_now["discarded"] == ([] if card.reshuffle else [card.id])
    t.idle()


DEEDS = {
    "enemy places": "placed",
    "enemy destroys": "safe-destroyed",
    "enemy steals the": "stole",
    "enemy steals $": "stole-money",
    "enemy recruits": "recruited",
    "Lose 1 reputation": "reputation",
    "enemy gains 1 reputation": "reputation",
    "enemy gains $2": "money",
    "enemy gains $3": "money",
    "enemy gains $4": "money",
    "debt unless": "debt-gained",
    "debts unless": "debt-gained",
    "Place a debt": "debt-on-scoundrel",
    "Discard a scoundrel": "discarded",
    "Shuffle": "automa-shuffled",
}
