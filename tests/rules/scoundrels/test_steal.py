"""Stealing safes, the limit of the day, and abandoning."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid


def stealing(t: ScoundrelsTable, safe: str) -> ScoundrelsTable:
    """Seat 0 plays into slot 5 and takes this safe."""
    return t.hand(0, "6").play("6@5").take("lead 5", f"safe {safe}")


@rule("SR127", "SR128", "T34", "SR131", "T35")
def test_a_stolen_safe_lies_facedown_at_its_thief_with_all_marks() -> None:
    t = laid(3).given(values={"depot-4": 5}).marks("0: 5 on depot-4", "1: 5 on depot-4", "1: 2 on depot-4")
    stealing(t, "depot-4")
    assert t.safe("depot-4")["place"] == "seat 0"
    assert t.safe("depot-4")["marks"] == [[0, 5], [1, 2], [1, 5]]
    # The thief sees it, and so does seat 1 by its marks; seat 2 and spectators do not.
    assert [t.safe("depot-4", eye)["value"] for eye in (0, 1, 2, None)] == [5, 5, None, None]
    for eye in (None, 1, 2):
        assert t.happened("stole", eye)[0]["value"] is None
    assert t.happened("stole", 0)[0]["value"] == 5
    t.idle()


@rule("T34", "SR128")
def test_matching_marks_pay_the_holder_whoever_placed_them() -> None:
    t = laid().given(phase="over", day=2, values={"depot-4": 5}).seat(0, safes=["depot-4"])
    t.marks("0: 5 on depot-4", "1: 5 on depot-4", "1: 2 on depot-4", "1: 4 on depot-1")
    assert t.game.result["scores"] == [7, 0]
    assert t.game.result["marks"] == [2, 0]


@rule("SR129", "SR130")
def test_any_safe_at_any_site_scouted_or_not() -> None:
    t = laid(3).seat(1, safes=["estate-2"]).marks("0: 5 on depot-4").hand(0, "6").play("6@5").take("lead 5")
    sites = [f"{site}-{k}" for site in ("depot", "estate", "laboratory") for k in range(1, 6)]
    assert sorted(t.choices()) == sorted(f"safe {safe}" for safe in sites if safe != "estate-2")
    t.refused(0, "safe estate-2", because="SR129")
    t.choose(0, "safe laboratory-5")
    assert t.safes_of(0) == ["laboratory-5"]
    assert t.happened("scouted") == []
    assert t.safes_of(1) == ["estate-2"]


@rule("SR129")
@pytest.mark.parametrize(
    ("job", "sites"),
    [("train-robber", {"depot"}), ("mad-scientist", {"laboratory"}), ("inventor", {"unused"})],
)
def test_a_text_may_limit_what_can_be_taken(job: str, sites: set[str]) -> None:
    t = laid().hand(0, "6").sheet(0, {1: f"grumpy {job}"}).play("6@6").use(job).asks(0, "steal")
    rows = [t.safe(word.removeprefix("safe ")) for word in t.choices()]
    assert {"unused" if row["place"] == "unused" else row["site"] for row in rows} == sites
    t.refused(0, "safe estate-1", because="SR129")


@rule("SR129")
def test_the_safecracker_takes_only_what_you_marked() -> None:
    t = laid().hand(0, "6").sheet(0, {1: "rowdy safecracker"}).marks("1: 5 on depot-2").play("6@3")
    t.until("lead 3").refused(0, "use safecracker", because="Q23")
    t = laid().hand(0, "6").sheet(0, {1: "grumpy safecracker"})
    t.marks("0: 2 on depot-1", "0: 2 on estate-1", "1: 5 on depot-2").play("6@6").use("safecracker")
    assert t.choices() == ["safe depot-1", "safe estate-1"]


@rule("SR131", "T35")
def test_own_stolen_safes_are_seen_any_time() -> None:
    t = laid(3).given(values={"depot-1": 4}).seat(0, safes=["depot-1"]).hand(0, "6")
    for _ in range(4):
        assert [t.safe("depot-1", eye)["value"] for eye in (0, 1, 2, None)] == [4, None, None, None]
        question = t.game.decision
        quiet = [word for word in ("pass", "office", "office sell-information") if word in question.choices]
        t.game.apply(question.seat, quiet[0] if quiet else question.choices[0])


# The limit


@rule("SR132", "T36")
@pytest.mark.parametrize(("day", "has"), [(1, 0), (2, 1), (3, 2)])
def test_up_to_the_number_of_the_day_nothing_is_abandoned(day: int, has: int) -> None:
    own = ["depot-1", "depot-2"][:has]
    t = stealing(laid(days=3).given(day=day).seat(0, safes=own), "estate-1")
    assert t.view()["limit"] == day
    assert sorted(t.safes_of(0)) == [*own, "estate-1"]
    assert t.happened("abandoned") == []
    t.idle()


@rule("SR132", "SR133", "SR134", "SR135", "T36")
@pytest.mark.parametrize(("day", "gone"), [(1, "depot-1"), (1, "estate-1"), (2, "depot-2"), (2, "estate-1")])
def test_over_the_limit_one_goes_back(day: int, gone: str) -> None:
    own = ["depot-1", "depot-2"][:day]
    t = (
        laid(3)
        .given(day=day, values={"estate-1": 6})
        .seat(0, safes=own)
        .marks("1: 4 on depot-1", "2: 6 on estate-1")
    )
    stealing(t, "estate-1").asks(0, "abandon")
    # The thief has looked at the new one before choosing.
    assert t.safe("estate-1", 0)["value"] == 6
    assert t.safe("estate-1", 1)["value"] is None
    assert sorted(t.choices()) == sorted(f"safe {safe}" for safe in [*own, "estate-1"])
    t.refused(0, "safe laboratory-1", because="SR134")
    t.refused(0, "pass", because="SR66")
    marks = t.safe(gone)["marks"]
    t.choose(0, f"safe {gone}")
    assert sorted(t.safes_of(0)) == sorted({*own, "estate-1"} - {gone})
    assert t.safe(gone)["place"].startswith("space")
    assert t.safe(gone)["marks"] == marks
    # Facedown: who had no right to see it has none now.
    assert t.safe(gone, 2)["value"] == (6 if gone == "estate-1" else None)
    assert t.safe(gone)["value"] is None
    t.idle()


@rule("SR135", "Q27")
def test_an_abandoned_safe_takes_the_first_open_space_of_its_site() -> None:
    """Spaces 2 and 4 of the Depot are open; everyone sees which card lies there."""
    t = laid(3).seat(0, safes=["depot-4"]).seat(1, safes=["depot-2"])
    stealing(t, "estate-3").choose(0, "safe depot-4")
    assert t.safe("depot-4")["place"] == "space 2"
    assert t.safe("estate-3")["place"] == "seat 0"
    for eye in (None, 0, 1, 2):
        assert t.happened("abandoned", eye) == [
            {"kind": "abandoned", "seat": 0, "safe": "depot-4", "place": "space 2"}
        ]
    assert t.safes_of(1) == ["depot-2"]


@rule("Q27", "SR135")
def test_the_space_just_emptied_counts_as_open() -> None:
    t = stealing(laid().seat(0, safes=["depot-4"]), "depot-2").choose(0, "safe depot-4")
    assert t.safe("depot-4")["place"] == "space 2"


@rule("Q54", "Q27")
def test_a_safe_given_in_a_swap_goes_to_its_own_site() -> None:
    """Spaces 2 and 4 of the Depot are open; the Estate's third safe comes to the thief, its space stays empty."""
    t = (
        laid(3)
        .hand(0, "6")
        .sheet(0, {1: "grumpy smuggler"})
        .seat(0, safes=["depot-4"])
        .seat(1, safes=["depot-2"])
    )
    t.play("6@6").take("use smuggler", "safe estate-3")
    assert t.safes_of(0) == ["estate-3"]
    assert t.safe("depot-4")["place"] == "space 2"
    t.idle()


@rule("Q54", "SR221")
@pytest.mark.parametrize(("own", "place"), [("depot-2", "space 2"), ("depot-6", "unused")])
def test_swapped_for_an_unused_safe_it_goes_to_its_site_if_there_is_room(own: str, place: str) -> None:
    t = laid().hand(0, "3").sheet(0, {1: "dusty test-subject"}).seat(0, safes=[own])
    t.play("3@3").use("test-subject").take("safe estate-6", "mark 5", "yes")
    assert t.safes_of(0) == ["estate-6"]
    assert t.safe(own)["place"] == place


@rule("T37", "SR135")
def test_with_its_site_full_it_joins_the_unused() -> None:
    """The Inventor took the sixth safe of the Depot; it goes back to where it came from."""
    t = laid().seat(0, safes=["estate-2"]).hand(0, "6").sheet(0, {1: "grumpy inventor"})
    t.play("6@6").use("inventor").choose(0, "safe depot-6").asks(0, "abandon").choose(0, "safe depot-6")
    assert t.safe("depot-6")["place"] == "unused"
    assert t.safes_of(0) == ["estate-2"]
    t.idle()


@rule("SR136")
def test_an_abandoned_safe_can_be_scouted_and_stolen_again() -> None:
    t = laid(3).given(values={"depot-1": 5}).seat(0, safes=["depot-1"]).marks("0: 5 on depot-1")
    stealing(t.hand(1, "A").hand(2, "A"), "estate-1").choose(0, "safe depot-1").end_turn()
    t.play("A@2").take("lead A/2", "safe depot-1", "mark 4").end_turn()
    t.play("A@5").take("lead 5", "safe depot-1")
    assert t.safes_of(2) == ["depot-1"]
    assert t.safe("depot-1")["marks"] == [[0, 5], [1, 4]]
    t.idle()


@rule("Q28", "SR124")
def test_what_was_seen_before_abandoning_stays_known_to_who_saw_it() -> None:
    """No mark of seat 0 lies on it; what it saw is in its view, and nobody else's."""
    t = stealing(laid(3).given(values={"estate-1": 6}).seat(0, safes=["depot-1"]), "estate-1")
    t.choose(0, "safe estate-1").end_turn()
    assert t.safe("estate-1")["seen_by"] == [0]
    assert [t.safe("estate-1", eye)["value"] for eye in (0, 1, 2, None)] == [6, None, None, None]


@rule("Q29", "SR132")
def test_the_limit_is_settled_after_each_steal() -> None:
    """A Stunning Outlaw steals twice; on day 1 one has to go before the second theft."""
    t = laid().hand(0, "6").seat(0, money=9, safes=["depot-1"]).sheet(0, {1: "stunning outlaw"})
    t.play("6@6").use("outlaw").choose(0, "safe estate-1").asks(0, "abandon").choose(0, "safe depot-1")
    t.asks(0, "again").choose(0, "again").asks(0, "steal")
    # What was abandoned lies at its site again.
    assert t.can("safe depot-1")
    assert not t.can("safe estate-1")
    t.choose(0, "safe laboratory-1").asks(0, "abandon").choose(0, "safe laboratory-1")
    assert t.safes_of(0) == ["estate-1"]
    assert t.money(0) == 5
    t.idle()


@rule("SR132")
def test_the_limit_grows_with_the_day() -> None:
    t = laid().given(phase="evening", active=1, first=0).seat(0, safes=["depot-1"])
    assert (t.view()["day"], t.view()["limit"]) == (2, 2)
    t.asks(0, "plan")
    card = t.of(0, "hand")[0]
    t.play(f"{card}@5").take("lead 5", "safe estate-1")
    assert sorted(t.safes_of(0)) == ["depot-1", "estate-1"]
    t.idle()
