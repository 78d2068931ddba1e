"""The log of the solo game says who did what, by one name, and why something did not happen."""

import random
from typing import Any

import pytest

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.words import ScoundrelsWords
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, alone, expanded

ENEMIES = ("lilith-boone", "preston-cain", "milton-goff", "doc-zimmer")
each_lang = pytest.mark.parametrize("lang", ["en", "de"])
THE_ENEMY = {"en": "he enemy", "de": "er Gegner"}
"""Without its first letter, so that it is found within a sentence too."""


def told(t: ScoundrelsTable, lang: str, you: int | None = 0) -> list[str]:
    words = ScoundrelsWords.with_options(lang, {"expansion": "double-or-nothing"})
    names = ["Ann", "Bea", "Cleo", "Dora"][: t.players] + words.seatless(t.view(you))
    return [words.event(event, names, you) for event in t.game.events(you)]


@rule("XR36", "XR38")
@each_lang
def test_a_debt_of_nothing_counts_nothing(lang: str) -> None:
    """Lost, discarded, looked at and offered: 0, and a debt of 2 as ever."""
    for value, shown in ((0, "0."), (2, "-2.")):
        t = expanded().seat(0, debts={1: value}, money=9).hand(0, "6").play("6@6").take("office")
        t.take("location pay-off-loans")
        assert any(line.endswith(shown) for line in told(t, lang))
        assert not any("-0" in line for line in told(t, lang))


@each_lang
def test_no_log_says_minus_zero_or_mixes_the_enemys_names(lang: str) -> None:
    for seed, enemy in enumerate(ENEMIES):
        t = alone(enemy, expert=True).given(seed=seed)
        lines = told(t.play_on(random.Random(seed)), lang)
        assert len(lines) > 60
        assert not [line for line in lines if "-0" in line or "−0" in line]
        assert not [line for line in lines if THE_ENEMY[lang] in line]
        assert [line for line in lines if enemy.replace("-", " ").title() in line]


@each_lang
@pytest.mark.parametrize("version", [1, 2])
def test_what_the_enemy_does_at_the_end_of_a_day_has_a_heading(lang: str, version: int) -> None:
    t = alone("milton-goff", expert=True).by(version).given(phase="evening", day=1)
    t.view()
    kinds = [event["kind"] for event in t.game.events(0)]
    assert kinds[: version - 1] == ["enemy-day"][: version - 1]
    assert kinds[version - 1] == "money"
    if version == 2:
        heading, done, *_ = told(t, lang)
        assert "Milton Goff" in heading
        assert "Milton Goff" in done


@each_lang
def test_who_has_nothing_to_do_at_the_end_of_a_day_has_no_heading(lang: str) -> None:
    t = alone("milton-goff").given(phase="evening", day=1)
    t.view()
    assert not t.happened("enemy-day")


@rule("XR49")
@each_lang
@pytest.mark.parametrize("version", [1, 2])
def test_hidden_fees_are_the_enemys_doing(lang: str, version: int) -> None:
    t = alone("milton-goff").by(version).enemy(automa=["hidden-fees"]).hand(0, "3").play("3@3").draw()
    placed = t.happened("debt-on-scoundrel", 0)
    assert [event["seat"] for event in placed] == [version - 1] * 3
    lines = [
        line
        for line in told(t, lang)
        if line.startswith("Milton Goff") and ("debt" in line or "Schuld" in line)
    ]
    assert len(lines) == (3 if version == 2 else 0)


CASES: dict[str, Any] = {
    # event: enemy, automa card, slot played, how it is laid out, and how it would happen
    "enemy-no-henchman": ("lilith-boone", "no-witnesses", "3", {"henchmen": 0, "jail": 3}, {}),
    "enemy-no-safe": (
        "preston-cain",
        "back-door",
        "3",
        {"destroyed": [f"depot-{k}" for k in range(1, 6)]},
        {},
    ),
    "enemy-no-rise": ("doc-zimmer", "lab-assistants", "6", {"reputation": 6}, {}),
    "enemy-no-recruit": ("doc-zimmer", "second-chance", "4", {}, None),
}


@rule("XR124", "SR170", "SR117")
@each_lang
@pytest.mark.parametrize("kind", CASES)
def test_what_cannot_happen_leaves_a_line_that_says_why(kind: str, lang: str) -> None:
    enemy, card, slot, so, otherwise = CASES[kind]
    for version in (1, 2):
        t = alone(enemy).by(version).enemy(automa=[card], **so).hand(0, slot).seat(0, money=30)
        t.saloon("dusty cow", "lucky dog", "hungry chef").play(f"{slot}@{slot}")
        t.to("hire", 0).choose(0, "hire cow at 1").draw()
        assert len(t.happened(kind)) == version - 1
        if version == 2:
            name = enemy.replace("-", " ").title()
            line = next(
                line for e, line in zip(t.game.events(0), told(t, lang), strict=True) if e["kind"] == kind
            )
            assert name in line
    # The control: where it can happen nothing is said.
    t = alone(enemy).enemy(automa=[card], **(otherwise or {})).hand(0, slot)
    if otherwise is None:
        t.pile("dusty cow")
    t.play(f"{slot}@{slot}").draw()
    assert not t.happened(kind)


@rule("XR124")
def test_a_card_that_has_its_henchman_already_takes_no_other() -> None:
    """No Witnesses at slot 4 places a henchman on the card of this turn; faceup it takes none."""
    t = alone("lilith-boone").enemy(automa=["no-witnesses"]).hand(0, "0").sheet(0, {1: "candid banker"})
    t.play("0 faceup").draw()
    assert len(t.happened("enemy-no-card")) == 1
    assert not t.happened("placed")


def test_nothing_to_count_and_no_debt_to_place_are_said() -> None:
    counting = next(
        card
        for card in catalogue.load("double-or-nothing").automa
        if "for each debt you have" in card.top + card.bottom
    )
    slot = counting.slots[0] if "for each debt" in counting.top else "6"
    t = alone("milton-goff").enemy(automa=[counting.id]).hand(0, slot).play(f"{slot}@{slot}").draw()
    assert len(t.happened("enemy-no-gain")) == 1
    t = alone("milton-goff").enemy(automa=["hidden-fees"]).given(decks={"traits": 0}).saloon().hand(0, "3")
    t.play("3@3").draw()
    assert len(t.happened("enemy-no-debt")) == 1
