"""Swapping jobs and traits."""

from __future__ import annotations

from saloon.games.scoundrels.catalogue import cost, load
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid

CARDS = load()


def tailored(**others: str) -> ScoundrelsTable:
    """Seat 0 has a cocky Tailor at space 1 and a 5 to use it with; seat 1's henchmen are in jail."""
    places = {1: "cocky tailor"} | {int(key.removeprefix("at")): name for key, name in others.items()}
    t = laid().sheet(0, places).hand(0, "5").seat(1, jail=3)
    return t.saloon("dusty banker", "lucky dog", "clumsy barber")


@rule("SR241")
def test_two_jobs_change_places() -> None:
    t = tailored(at2="sneaky prospector", at5="grumpy jailer").play("5@5").use("tailor")
    assert t.choices() == ["scoundrel prospector", "scoundrel jailer"]
    t.take("scoundrel prospector")
    assert t.choices() == ["scoundrel banker", "scoundrel dog", "scoundrel barber"]
    t.take("scoundrel banker")
    assert t.sheet_of(0) == {1: "cocky tailor", 2: "sneaky banker", 5: "grumpy jailer"}
    assert t.saloon_now == ["dusty prospector", "lucky dog", "clumsy barber"]
    assert t.pile_now == []
    assert t.money(0) == 4
    t.idle()


@rule("SR241", "SR248")
def test_two_traits_change_places() -> None:
    t = transforming().sheet(0, {1: "sneaky prospector", 5: "grumpy jailer"})
    t.take("use strategy", "scoundrel prospector", "scoundrel banker")
    assert t.sheet_of(0) == {1: "dusty prospector", 5: "grumpy jailer"}
    assert t.saloon_now == ["sneaky banker", "lucky dog", "charming cow"]
    assert t.money(0) == 3
    t.idle()


@rule("SR242", "T60")
def test_a_used_trait_spends_the_new_pair() -> None:
    t = (
        tailored(at2="stubborn prospector")
        .play("5@5")
        .use("prospector")
        .use("tailor")
        .take("scoundrel banker")
    )
    assert t.sheet_of(0)[2] == "stubborn banker"
    t.refused(0, "use banker", because="T60")
    assert t.money(0) == 7
    tailored(at2="stubborn prospector").play("5@5").use("tailor").take("scoundrel banker").until("use banker")


@rule("SR242", "T60")
def test_a_used_job_is_spent_wherever_it_goes() -> None:
    """The Prospector was used; in the Saloon the Innkeeper cannot use it again."""
    t = tailored(at2="stubborn prospector", at3="filthy innkeeper").saloon(
        "dusty banker", "lucky dog", "clumsy cow"
    )
    t.play("5@5").use("prospector").use("tailor").take("scoundrel prospector", "scoundrel banker")
    assert t.saloon_now[0] == "dusty prospector"
    t.use("innkeeper").refused(0, "scoundrel prospector", because="T60")
    assert t.choices() == ["scoundrel dog", "scoundrel cow"]


@rule("SR242", "T60")
def test_and_a_used_job_that_comes_back_to_the_sheet_is_spent_too() -> None:
    t = tailored(at2="stubborn jailer", at3="filthy innkeeper").play("5@5").use("innkeeper", on="banker")
    t.use("tailor").take("scoundrel jailer", "scoundrel banker").refused(0, "use banker", because="T60")
    assert t.sheet_of(0)[2] == "stubborn banker"
    t = tailored(at2="stubborn jailer", at3="filthy innkeeper").play("5@5").use("tailor")
    t.take("scoundrel jailer", "scoundrel banker").until("use banker")


@rule("SR243", "T61")
def test_two_unused_parts_may_be_used_at_once() -> None:
    t = tailored(at2="stubborn prospector").play("5@5").use("tailor").take("scoundrel banker")
    t.asks(0, "abilities").use("banker")
    assert t.money(0) == 8
    t.idle()


@rule("SR243", "T61")
def test_if_their_timing_fits() -> None:
    t = tailored(at2="sneaky prospector").play("5@5").use("tailor").take("scoundrel banker")
    t.refused(0, "use banker", because="SR57")
    tailored(at2="stubborn prospector").play("5@5").use("tailor").take("scoundrel banker").until("use banker")


@rule("SR244", "T17", "SR74")
def test_a_swap_is_no_hire() -> None:
    """No rearranging, no answer to a hire, no price."""
    t = tailored(at2="sneaky prospector", at3="annoying jailer").play("5@5").use("tailor")
    t.take("scoundrel prospector", "scoundrel banker")
    t.asks(0, "abilities").refused(0, "rearrange", because="T17").refused(0, "use jailer", because="SR152")
    assert t.happened("hired") == t.happened("paid") == []
    t.idle()
    t = (
        tailored(at2="sneaky prospector", at3="annoying jailer")
        .seat(0, money=9)
        .play("5@5")
        .hire("dog", at=4)
    )
    assert t.can("rearrange")
    t.choose(0, "keep").until("use jailer")


@rule("SR245")
def test_responses_to_the_tailor_follow_with_their_new_jobs() -> None:
    t = tailored(at2="helpful prospector").play("5@5").use("tailor").take("scoundrel banker")
    t.asks(0, "respond")
    assert t.choices() == ["pass", "use banker"]
    t.use("banker")
    assert t.money(0) == 8
    t.idle()


@rule("SR246", "T62")
def test_the_tailor_keeps_its_job() -> None:
    t = tailored(at2="sneaky prospector", at3="grumpy jailer").play("5@5").use("tailor")
    t.refused(0, "scoundrel tailor", because="T62")
    t = tailored().play("5@5").to("abilities").refused(0, "use tailor", because="Q23")


@rule("Q38")
def test_the_price_is_that_of_the_new_pair() -> None:
    t = tailored(at2="sneaky prospector").play("5@5").use("tailor").take("scoundrel banker")
    (cell,) = [cell for cell in t.view()["saloon"] if cell["job"] == "prospector"]
    price = cost(CARDS.trait("dusty"), CARDS.job("prospector"))
    assert (cell["trait"], cell["cost"]) == ("dusty", price)
    t.hire("prospector", at=3)
    assert t.happened("paid")[-1]["amount"] == price


@rule("Q38")
def test_dearer_as_well_as_cheaper() -> None:
    """A filthy Banker costs $4, a filthy Dog $1."""
    prices = {job: cost(CARDS.trait("filthy"), CARDS.job(job)) for job in ("banker", "dog")}
    assert prices == {"banker": 4, "dog": 1}
    t = tailored(at2="sneaky banker").saloon("filthy dog", "lucky cow").seat(0, money=3)
    t.play("5@5").use("tailor").take("scoundrel dog").to("hire").refused(
        0, "hire banker at 3", because="SR71"
    )


# Transform Allies


def transforming() -> ScoundrelsTable:
    t = laid(strategy_cards=True).seat(0, leader="doc-zimmer", strategy="transform-allies").hand(0, "5")
    return t.seat(1, jail=3).saloon("dusty banker", "lucky dog", "charming cow")


@rule("SR247", "T65")
def test_a_when_hired_trait_makes_a_scoundrel_unusable() -> None:
    t = transforming().sheet(0, {1: "cocky prospector"}).take("use strategy", "scoundrel cow")
    assert t.sheet_of(0) == {1: "charming prospector"}
    t.play("5@5").to("abilities").refused(0, "use prospector", because="T65")
    t.take("pass").asks(0, "hire").refused(0, "use prospector", because="T65")
    assert t.pile_now == []  # it stays where it is
    transforming().sheet(0, {1: "cocky prospector"}).play("5@5").until("use prospector")


@rule("SR248", "SR242", "T60")
def test_transformed_after_use_it_is_spent() -> None:
    t = (
        transforming()
        .sheet(0, {1: "generous prospector"})
        .saloon("stubborn banker", "lucky dog")
        .seat(0, money=0)
    )
    t.use("prospector").take("use strategy", "scoundrel banker")
    assert t.sheet_of(0) == {1: "stubborn prospector"}
    t.play("5@5").to("abilities").refused(0, "use prospector", because="T60")


@rule("SR248", "SR243", "T61", "SR244")
def test_transformed_unused_it_may_be_used() -> None:
    t = transforming().sheet(0, {1: "sneaky prospector"}).saloon("stubborn banker", "lucky dog")
    t.take("use strategy", "scoundrel banker").asks(0, "plan").refused(0, "rearrange", because="T17")
    t.play("5@5").use("prospector")
    assert t.money(0) == 4 - 1 + 3
    t.idle()
    t = laid().hand(0, "4").seat(0, money=9).sheet(0, {1: "sneaky prospector"}).saloon("lucky dog")
    assert t.play("4@3").hire("dog", at=3).can("rearrange")
