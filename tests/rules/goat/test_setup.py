"""What is in the box, and how a game begins."""

import random

import pytest

import saloon
from tests.rule import rule
from tests.table import Table, dealt, table

COUNTS = (2, 3, 4, 5)
SALOON_SIX = {"gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler"}
ALL = {
    *SALOON_SIX,
    *("seller", "kid", "banker", "widow", "farmer", "cowboy", "miner", "prospector", "goat"),
}


def characters(t: Table) -> list[str]:
    return t.shuffled(f"deck.round{t.view()['round']}")


def all_tokens(t: Table) -> dict[str, int]:
    """Every token on the table by kind: supply, locations, reserves."""
    total = dict(t.view()["supply"]["tokens"])
    for row in t.view()["locations"]:
        total[row["token"]] += row["tokens"]
    for seat in range(t.players):
        for token, count in t.tokens(seat).items():
            total[token] += count
    return total


# Components


@rule("GR1")
def test_fifteen_different_characters_one_card_each() -> None:
    for seed in range(20):
        cards = characters(dealt("goat", players=5, seed=seed))
        assert len(cards) == 15
        assert set(cards) == ALL


@rule("GR2", "GQ28")
@pytest.mark.parametrize(
    ("token", "value"), [("bottle", 2), ("supplies", 3), ("bill", 4), ("cattle", 5), ("gold", 5)]
)
def test_what_a_token_is_worth(token: str, value: int) -> None:
    t = table("goat", players=5).given(phase="over", round=3)
    for seat in range(5):
        t.purse(seat, 0).reserve(seat, token if seat == 2 else "")
    t.over()
    assert t.game.result["scores"] == [0, 0, value, 0, 0]
    assert next(row["value"] for row in t.view()["locations"] if row["token"] == token) == value


@rule("GR3")
def test_a_coin_is_worth_one_dollar() -> None:
    t = table("goat", players=3).given(phase="over", round=3).purse(0, 7).purse(1, 1).purse(2, 0)
    for seat in range(3):
        t.reserve(seat, "")
    assert t.game.result["scores"] == [7, 1, 0]


# The table, by number of players


@rule("GR4", "GR5", "GR6", "GR7", "GR8", "GQ26")
@pytest.mark.parametrize(
    ("players", "places"),
    [
        (2, ["store", "bank"]),
        (3, ["bank", "ranch"]),
        (4, ["store", "bank", "ranch"]),
        (5, ["store", "bank", "ranch", "mine"]),
    ],
)
def test_locations(players: int, places: list[str]) -> None:
    """Always in the same order of display, the Saloon with every number of players."""
    for seed in range(10):
        t = dealt("goat", players=players, seed=seed)
        for eye in (None, *range(players)):
            assert [row["id"] for row in t.view(eye)["locations"]] == [*places, "saloon"]


@rule("GR9", "G41")
@pytest.mark.parametrize("players", COUNTS)
def test_forty_coins(players: int) -> None:
    t = dealt("goat", players=players, seed=1)
    at_locations = sum(row["coins"] for row in t.view()["locations"])
    assert t.view()["supply"]["coins"] + at_locations + sum(t.purses()) == 40
    assert t.view()["supply"]["extra"] == 0


@rule("GR9", "GQ24")
def test_three_elixirs() -> None:
    three = table("goat", players=4).placed(0, "charlatan").elixirs(1, 2).elixirs(2, 1)
    assert [row["elixirs"] for row in three.view()["seats"]] == [0, 2, 1, 0]
    four = table("goat", players=4).placed(0, "charlatan").elixirs(1, 2).elixirs(2, 2)
    with pytest.raises(saloon.BadPosition, match="4 elixirs; there are 3"):
        four.view()


TOKENS = {
    2: {"supplies": 4, "bill": 4, "bottle": 6},
    3: {"bill": 3, "cattle": 3, "bottle": 6},
    4: {"supplies": 3, "bill": 3, "cattle": 3, "bottle": 7},
    5: {"supplies": 3, "bill": 3, "cattle": 3, "gold": 3, "bottle": 8},
}


@rule("GR10", "GR11", "GR12", "GR13")
@pytest.mark.parametrize("players", COUNTS)
def test_tokens_in_the_supply(players: int) -> None:
    t = dealt("goat", players=players, seed=3)
    assert all_tokens(t) == TOKENS[players]
    # One of each kind lies at its location, and a bottle before each player.
    left = {kind: count - 1 for kind, count in TOKENS[players].items()}
    left["bottle"] -= players
    assert t.view()["supply"]["tokens"] == left


@rule("GQ3")
@pytest.mark.parametrize("players", COUNTS)
def test_every_supply_is_just_empty_after_the_last_upkeep(players: int) -> None:
    """Never short before, nothing over after: the numbers of the game come out even."""
    for seed in range(12):
        t = dealt("goat", players=players, seed=seed)
        for _ in t.steps(random.Random(seed)):
            to_come = t.view()["rounds"] - t.view()["round"]
            assert set(t.view()["supply"]["tokens"].values()) == {to_come}
        t.over()


@rule("GQ3")
def test_a_supply_that_would_run_short_cannot_be_laid() -> None:
    """Four Cattle do not exist, and one for each round to come stays in the supply."""
    with pytest.raises(saloon.BadPosition, match="there are 3"):
        table("goat", players=4).reserve(0, "cattle cattle cattle cattle").view()
    with pytest.raises(saloon.BadPosition, match="2 are needed for the rounds to come"):
        table("goat", players=4).reserve(0, "cattle").view()


@rule("GR14", "GR15", "GR16", "GR17")
@pytest.mark.parametrize(
    ("players", "out"),
    [
        (2, {"farmer", "cowboy", "miner", "prospector"}),
        (3, {"kid", "seller", "miner", "prospector"}),
        (4, {"miner", "prospector"}),
        (5, set()),
    ],
)
def test_characters_left_out(players: int, out: set[str]) -> None:
    for seed in range(10):
        cards = characters(dealt("goat", players=players, seed=seed))
        assert len(cards) == len(set(cards))
        assert set(cards) == ALL - out
    for card in sorted(out):
        with pytest.raises(saloon.BadPosition, match="not in the game"):
            table("goat", players=players).hand(0, card).view()


@rule("GR18")
def test_one_shuffled_facedown_deck() -> None:
    """Every character comes to every place alike, and no seat is told any order."""
    games = 1100
    tops: dict[str, int] = {}
    bottoms: dict[str, int] = {}
    for seed in range(games):
        cards = characters(dealt("goat", players=3, seed=seed))
        tops[cards[0]] = tops.get(cards[0], 0) + 1
        bottoms[cards[-1]] = bottoms.get(cards[-1], 0) + 1
    for found in (tops, bottoms):
        assert len(found) == 11
        assert all(60 <= count <= 145 for count in found.values())  # 100 each expected
    t = dealt("goat", players=3, seed=0)
    for eye in (None, 0, 1, 2):
        assert t.view(eye)["deck"] == 11 - 2 - 4
        assert not [e for e in t.events(seat=eye) if e["kind"] in ("shuffled", "chance")]


# What each player gets


@rule("GR19", "GR20", "GR75")
@pytest.mark.parametrize("players", COUNTS)
def test_two_coins_and_a_facedown_bottle_each(players: int) -> None:
    t = dealt("goat", players=players, seed=5)
    assert t.purses() == [2] * players
    for seat in range(players):
        assert t.tokens(seat) == {"bottle": 1}
        for other in {None, *range(players)} - {seat}:
            row = t.view(other)["seats"][seat]
            assert (row["tokens"], row["belongings"]) == (1, None)


@rule("GR21", "GR22", "GR23")
@pytest.mark.parametrize(("players", "hats"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_hats(players: int, hats: int) -> None:
    """Small hats by number of players; every big hat starts with the active side up."""
    t = dealt("goat", players=players, seed=5)
    assert [t.hats(seat) for seat in range(players)] == [hats] * players
    assert t.active() == list(range(players))


@rule("GR24", "GQ25")
@pytest.mark.parametrize("players", COUNTS)
def test_anyone_may_start(players: int) -> None:
    games = 100 * players
    starts = [dealt("goat", players=players, seed=seed).view()["start"] for seed in range(games)]
    assert set(starts) == set(range(players))
    assert all(60 <= starts.count(seat) <= 140 for seat in range(players))  # 100 each expected


@rule("GR24")
def test_the_host_may_say_who_starts() -> None:
    for first in range(4):
        t = dealt("goat", players=4, seed=8, first=first)
        assert t.view()["start"] == first
        t.asks(first, "offer")


# The course of a game


@rule("GR25")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 3), (5, 3)])
def test_three_rounds_with_two_players_four(players: int, rounds: int) -> None:
    for seed in range(5):
        t = dealt("goat", players=players, seed=seed).play_on(random.Random(seed)).over()
        assert [event["round"] for event in t.events("round")] == list(range(1, rounds + 1))


PHASES = {
    "upkeep": {"round", "stocked", "removed-down", "goat-back", "removed-up"},
    "distribution": {
        *("drew", "passed", "offered", "accepted", "refused", "placed", "inactive"),
        *("took-tokens", "took-coins", "robbed", "swindled"),
    },
    "saloon": {
        *("shot", "arrested", "paid", "tokens-back", "coins-back"),
        *("kept-tokens", "kept-coins", "served", "gambled"),
    },
}


@rule("GR26")
@pytest.mark.parametrize("players", COUNTS)
def test_upkeep_distribution_saloon_end_of_round(players: int) -> None:
    order = list(PHASES)
    passed_through = set()
    for seed in range(5):
        t = dealt("goat", players=players, seed=seed).play_on(random.Random(seed))
        now = 0
        for event in t.events():
            phase = next((k for k, name in enumerate(order) if event["kind"] in PHASES[name]), None)
            if event["kind"] == "round":
                now = 0
            elif phase is not None:
                assert phase >= now, f"{event} in phase {order[now]}"
                now = phase
            passed_through.add(now)
        assert t.events()[-1]["kind"] == "finished"
    assert passed_through == {0, 1, 2}
