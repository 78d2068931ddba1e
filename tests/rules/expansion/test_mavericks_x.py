"""Mavericks and mixed timing (X:145 to X:169): what a henchman on an opponent's card lets one use."""

from tests.rule import rule
from tests.town import Town, expanded


def used(t: Town) -> list[tuple[int, str]]:
    """Who used which job so far, in order."""
    return [(event["seat"], event["job"]) for event in t.happened("used")]


def passed(t: Town, kind: str) -> Town:
    """The seat that is asked this leaves it aside."""
    question = t.game.decision
    assert question.kind == kind
    return t.choose(question.seat, "pass")


# When


@rule("XR76")
def test_a_henchman_on_a_card_in_a_slot_that_it_shows() -> None:
    for slot, shown in (("4", True), ("A", True), ("5", False)):
        t = expanded(3).hand(0, "3").sheet(1, {1: "tricky banker"}).play(f"3@{slot}").asks(1, "suspect")
        t.refused(1, "use banker", because="")
        t.choose(1, "henchman").choose(2, "pass").to("maverick" if shown else "hire")
        assert t.can("use banker", 1) == shown
    # A henchman of somebody else's is none of its owner's business.
    t = expanded(3).hand(0, "3").sheet(1, {1: "tricky banker"}).play("3@4").choose(1, "pass")
    t.choose(2, "henchman").to("hire", 0)
    assert used(t) == []


@rule("XR76")
def test_ones_own_card_and_slot_are_not_enough() -> None:
    t = expanded().hand(0, "3").sheet(0, {1: "tricky banker"}).play("3@4").to("abilities", 0)
    assert not t.can("use banker")
    t.choose(0, "lead 4").to("hire", 0)
    assert used(t) == []


@rule("XR77", "XR78", "X27")
def test_the_current_player_goes_first_and_then_clockwise() -> None:
    t = expanded(4).given(active=1, turn=2).hand(1, "3").sheet(1, {1: "thirsty cow"})
    t.sheet(0, {1: "tricky banker"}).sheet(2, {1: "brash prospector"}).sheet(3, {1: "ruthless jailer"})
    t.play("3@4").choose(2, "henchman").choose(3, "pass").choose(0, "henchman").choose(3, "henchman")
    t.asks(1, "abilities").choose(1, "lead 4").asks(1, "abilities").choose(1, "use cow")
    t.asks(2, "maverick").choose(2, "use prospector")
    t.asks(3, "maverick").choose(3, "use jailer")
    t.asks(0, "maverick").choose(0, "use banker")
    assert used(t) == [(1, "cow"), (2, "prospector"), (3, "jailer"), (0, "banker")]
    assert (t.money(0), t.money(2), t.money(3)) == (8, 7, 8)
    t.idle()


@rule("XR79", "XR80", "X28")
def test_once_in_a_turn_but_again_in_the_next_one() -> None:
    t = expanded(3).hand(0, "3").hand(1, "3").sheet(2, {1: "tricky banker"})
    t.play("3@4").choose(1, "pass").choose(2, "henchman").take("use banker")
    assert t.money(2) == 8
    t.refused(2, "use banker", because="").end_turn()
    t.play("3@A").choose(2, "henchman").take("use banker")
    assert t.money(2) == 12
    t.idle()


@rule("XR79", "X28")
def test_a_second_henchman_in_a_turn_does_not_bring_it_back() -> None:
    """A Tricky Informant places one itself: it is spent, but others that show that slot are not."""
    t = expanded(3).given(turn=4).hand(0, "3").sheet(2, {1: "tricky informant", 2: "superstitious cow"})
    t.seat(1, slots={"A": "5"}).play("3@4").choose(1, "pass").choose(2, "henchman")
    t.take("use informant", "yes")
    assert t.slot(1, "A")["henchmen"] == [2]
    assert used(t) == [(2, "informant")]
    t.to("hire", 0).refused(2, "use informant", because="")
    t = expanded(3).given(turn=4).hand(0, "3").sheet(2, {1: "tricky informant", 2: "bitter banker"})
    t.seat(1, slots={"A": "5"}).play("3@4").choose(1, "pass").choose(2, "henchman")
    t.take("use informant", "yes").asks(2, "maverick").choose(2, "use banker")
    assert t.money(2) == 4 + 2 + 4


@rule("XQ5", "XQ6")
def test_the_last_chance_for_henchmen_is_one_for_mavericks() -> None:
    t = expanded(3).hand(0, "3").sheet(1, {1: "tricky banker"}).saloon("filthy cow").play("3@4")
    t.to("hire", 0).take("office", "office sell-information").asks(1, "suspect").choose(1, "henchman")
    t.to("maverick", 1).choose(1, "use banker")
    assert t.money(1) == 8
    t.to("plan", 1).idle()


@rule("XQ5")
def test_a_henchman_of_an_ability_in_step_3_counts_after_that_ability() -> None:
    t = expanded(3).given(turn=4).hand(0, "3").seat(0, money=9).saloon("charming informant")
    t.seat(1, slots={"4": "2"}).sheet(0, {1: "brash prospector"}).play("3@6").to("hire", 0)
    t.take("hire informant", "use informant", "yes")
    assert t.slot(1, "4")["henchmen"] == [0]
    t.take("keep", "use prospector")
    assert used(t) == [(0, "informant"), (0, "prospector")]
    t.idle()


@rule("XQ6")
def test_what_was_left_in_the_window_is_over() -> None:
    t = expanded(3).hand(0, "3").sheet(1, {1: "tricky banker"}).play("3@4")
    t.choose(1, "henchman").choose(2, "pass").to("maverick", 1).choose(1, "pass")
    # Somebody else's henchman later does not open it again, and the next turn is another.
    t.choose(2, "henchman").to("hire", 0).refused(1, "use banker", because="")
    t.take("office", "office sell-information").to("plan", 1).refused(1, "use banker", because="")
    assert used(t) == []


@rule("XQ7")
def test_the_brain_washers_user_places_the_henchman_whosever_it_is() -> None:
    t = expanded(3).given(turn=4).hand(0, "6").sheet(0, {1: "grumpy brain-washer", 2: "tricky banker"})
    t.sheet(2, {1: "brash prospector"}).seat(1, slots={"4": "2"}).play("6@6")
    t.take("use brain-washer", "seat 2", "yes")
    assert t.slot(1, "4")["henchmen"] == [2]
    t.to("maverick", 0).choose(0, "use banker").to("hire", 0)
    assert used(t) == [(0, "brain-washer"), (0, "banker")]


@rule("XQ8")
def test_one_henchman_allows_all_that_match_once_each() -> None:
    t = expanded(3).hand(0, "3").sheet(1, {1: "tricky banker", 2: "brash prospector", 3: "jealous cow"})
    t.play("3@4").choose(1, "henchman").choose(2, "pass").to("maverick", 1)
    assert t.choices() == ["use banker", "use prospector", "pass"]
    t.choose(1, "use prospector").asks(1, "maverick")
    assert t.choices() == ["use banker", "pass"]
    t.choose(1, "use banker")
    assert t.money(1) == 4 + 3 + 4
    assert not t.can("use prospector", 1)


@rule("X31")
def test_who_is_about_to_lose_a_henchman_to_jail_may_place_it_and_use_mavericks() -> None:
    t = expanded(3).hand(0, "3").sheet(0, {1: "thirsty bounty-hunter"}).sheet(1, {1: "tricky banker"})
    t.seat(1, jail=2).play("3@4").choose(1, "pass").choose(2, "pass")
    t.choose(0, "use bounty-hunter").take("seat 1").asks(1).choose(1, "henchman")
    assert t.slot(0, "4")["henchmen"] == [1]
    assert t.of(1, "jailed") == 2
    t.to("maverick", 1).choose(1, "use banker")
    assert t.money(1) == 8


# Mixed timing


@rule("XR81", "X29")
def test_a_mixed_one_is_used_at_either_time() -> None:
    t = expanded().hand(0, "3").hand(1, "3").sheet(0, {1: "vigilant banker"}).play("3@6").take("use banker")
    assert t.money(0) == 8
    t.end_turn().play("3@6").choose(0, "henchman").take("use banker")
    money = t.money(0)
    assert used(t) == [(0, "banker"), (0, "banker")]
    assert money == 8 + 2 + 4  # with $2 for information in between


@rule("XR82", "X29")
def test_a_mixed_one_is_used_once_in_a_turn() -> None:
    """In its owner's turn an Informant puts a henchman on a card in slot 6, after the owner's own 6."""

    def turn() -> Town:
        t = expanded().given(turn=3).hand(0, "3").sheet(0, {1: "vigilant banker", 4: "grumpy informant"})
        return t.seat(1, slots={"6": "5"}).play("3@6").to("abilities", 0)

    t = turn().take("use banker", "use informant", "yes")
    assert t.slot(1, "6")["henchmen"] == [0]
    t.to("hire", 0)
    assert used(t) == [(0, "banker"), (0, "informant")]
    # Whoever let the first time pass has the second.
    t = turn().take("use informant", "yes").asks(0, "abilities").choose(0, "pass")
    t.to("maverick", 0).choose(0, "use banker")
    assert used(t) == [(0, "informant"), (0, "banker")]


@rule("XR83")
def test_a_mixed_one_answers_to_its_neighbour_or_to_its_slot() -> None:
    t = expanded().hand(0, "3").sheet(0, {1: "loyal banker", 2: "stubborn prospector"}).play("3@5")
    t.take("use prospector").asks(0, "respond").choose(0, "use banker")
    assert used(t) == [(0, "prospector"), (0, "banker")]
    t = expanded().hand(0, "3").sheet(0, {1: "loyal banker", 2: "clumsy prospector"}).play("3@2")
    t.take("use banker", "use prospector").asks(0, "abilities")
    # It was used this turn, so it does not answer.
    assert not t.can("use banker")
    assert used(t) == [(0, "banker"), (0, "prospector")]
    t.idle()


# Plot Revenge


def revenge(**options: bool) -> Town:
    t = expanded(2, strategy_cards=True, **options).seat(0, strategy="plot-revenge", leader="lilith-boone")
    return t.seat(1, strategy="collect-interest", leader="milton-goff").sheet(0, {1: "tricky banker"})


@rule("XR149", "X30")
def test_after_plot_revenge_mavericks_of_that_slot_may_be_used() -> None:
    t = revenge().given(turn=3).seat(1, slots={"A": "3"}).take("use strategy")
    assert t.slot(1, "A")["henchmen"] == [0]
    t.asks(0, "maverick").choose(0, "use banker").to("plan", 0)
    assert t.money(0) == 4 - 1 + 4
    # The slot of that card is what counts.
    t = revenge().given(turn=3).seat(1, slots={"5": "3"}).take("use strategy").asks(0, "plan")
    assert used(t) == []


@rule("X30")
def test_the_cards_of_yesterday_are_out_of_reach_of_revenge() -> None:
    t = revenge().given(phase="evening", turn=8, active=1).seat(1, slots={"A": "A", "3": "3"})
    t.to("plan", 0).refused(0, "use strategy", because="")
    assert t.view()["day"] == 2
