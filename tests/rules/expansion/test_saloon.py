"""The Wild Saloon of the expansion: one purple, two of the other deck (X:171 to X:188)."""

from saloon.games.scoundrels import catalogue
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, expanded

COLOUR = {job.id: job.colour for job in catalogue.load("double-or-nothing").jobs}


def colours(t: ScoundrelsTable) -> list[str]:
    return [COLOUR[name.split()[1]] for name in t.saloon_now]


def hiring(job: str, *saloon: str, **decks: list[str]) -> ScoundrelsTable:
    t = expanded().hand(0, "6").seat(0, money=9).saloon(*saloon).given(**decks)
    return t.play("6@6").take(f"hire {job} at 1", "keep")


@rule("XR84", "X15", "XQ20")
def test_no_purple_left_so_the_next_is_purple() -> None:
    t = hiring("forger", "dusty cow", "filthy forger", "lucky chef", purple=["lawyer"])
    assert [name.split()[1] for name in t.saloon_now] == ["lawyer", "cow", "chef"]


@rule("XR85", "X15")
def test_with_a_purple_one_there_the_next_is_green_or_black() -> None:
    t = hiring("cow", "dusty cow", "filthy forger", "lucky chef", jobs=["horse"])
    assert [name.split()[1] for name in t.saloon_now] == ["horse", "forger", "chef"]


@rule("XR86", "X16")
def test_of_two_purple_ones_one_is_hired_and_no_new_one_comes() -> None:
    t = expanded().hand(0, "6").seat(0, money=9).saloon("dusty cow", "filthy forger", "lucky chef")
    t.sheet(0, {1: "grumpy tailor", 2: "rowdy lawyer"}).given(jobs=["horse", "investor"])
    t.play("6@6").take("use tailor", "scoundrel cow")
    assert colours(t) == ["purple", "purple", "green"]
    t.take("hire lawyer at 3")
    assert colours(t) == ["green", "purple", "green"]
    assert t.saloon_now[0].split()[1] == "horse"


@rule("XR86", "XQ20")
def test_the_check_is_made_for_each_creation_in_order() -> None:
    t = expanded().hand(0, "6").saloon("filthy forger").given(purple=["lawyer"], jobs=["horse", "investor"])
    t.play("6@6").take("office")
    # The rightmost is discarded; three are created, the first of them purple.
    assert [name.split()[1] for name in t.saloon_now] == ["investor", "horse", "lawyer"]


@rule("XR89", "X17")
def test_an_empty_purple_deck_leaves_all_to_the_other() -> None:
    t = expanded().hand(0, "6").seat(0, money=9).saloon("dusty cow", "filthy forger", "lucky chef")
    t.given(jobs=["horse"]).play("6@6").until("office")
    t.game.state.purples.clear()
    t.take("hire forger at 1")
    assert [name.split()[1] for name in t.saloon_now] == ["horse", "cow", "chef"]


@rule("XR89", "XQ21")
def test_without_traits_nobody_is_created_and_the_saloon_shrinks() -> None:
    t = expanded().hand(0, "6").seat(0, money=9).saloon("dusty cow", "filthy forger", "lucky chef")
    t.play("6@6").until("office")
    t.game.state.traits.clear()
    t.take("hire forger at 1")
    assert len(t.saloon_now) == 2
    assert t.happened("no-refill")
    # With an empty Saloon there is nothing to discard, and a location is there all the same.
    t = expanded().hand(0, "6").seat(0, money=9, debts={1: 1}).saloon().play("6@6")
    t.game.state.traits.clear()
    t.to("office")
    assert t.can("location pay-off-loans")
    assert t.pile_now == []
