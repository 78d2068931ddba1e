"""Setting up a game against an enemy: options, decks, its pieces, its special set-up."""

from collections import Counter
from typing import Any

import pytest

import saloon
from saloon.games.scoundrels import catalogue
from tests.rule import rule
from tests.scoundrels import alone, dealt

ENEMIES = ("lilith-boone", "preston-cain", "milton-goff", "doc-zimmer")
REMOVED = ("renegade", "bookie", "prisoner", "treasure-hunter", "mocking")


@rule("XR93", "XR94", "XR95")
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("enemy", ENEMIES)
def test_every_enemy_plays_both_sides(enemy: str, expert: bool) -> None:
    t = dealt(1, enemy=enemy, expert=expert)
    assert t.enemy_now["leader"] == enemy
    assert t.of(0, "leader") != enemy
    assert "debts" in t.view()


@rule("XR93")
def test_alone_means_with_the_expansion() -> None:
    bare = saloon.new("scoundrels", players=1, seed=1)
    named = saloon.new("scoundrels", players=1, options={"expansion": "double-or-nothing"}, seed=1)
    assert bare.view(0) == named.view(0)
    assert bare.options == {"expansion": "double-or-nothing", "enemy": "lilith-boone"}


@rule("XR93")
def test_the_strategy_option_is_allowed() -> None:
    t = dealt(1, strategy_cards=True)
    t.asks(0, "strategy")
    assert len(t.choices()) == 3


@rule("XR94")
def test_the_random_leader_is_never_the_enemy() -> None:
    leaders = Counter(dealt(1, seed=seed, enemy="doc-zimmer").of(0, "leader") for seed in range(30))
    assert set(leaders) == {"lilith-boone", "preston-cain", "milton-goff"}


@rule("XR94", "XR114")
@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (1, {"enemy": "doc-zimmer", "leaders": ["doc-zimmer"]}, "another leader or another enemy"),
        (1, {"enemy": "nobody"}, "it is one of lilith-boone"),
        (1, {"expert": "very"}, "it is true or false"),
        (1, {"days": 2}, "the solo game has 3 days"),
        (2, {"expansion": "double-or-nothing", "enemy": "doc-zimmer"}, "for the solo game"),
        (3, {"expansion": "double-or-nothing", "expert": True}, "for the solo game"),
        (2, {"enemy": "doc-zimmer"}, "for the solo game"),
    ],
)
def test_options_that_do_not_go_together(players: int, options: dict[str, Any], why: str) -> None:
    with pytest.raises(saloon.BadOption, match=why):
        saloon.new("scoundrels", players=players, options=options)


@rule("XR94")
def test_a_position_names_no_enemy_who_leads_you() -> None:
    with pytest.raises(saloon.BadPosition, match="own leader"):
        _ = alone("doc-zimmer").seat(0, leader="doc-zimmer").game
    with pytest.raises(saloon.BadPosition, match="players = 1"):
        saloon.position("scoundrels", "players = 2\n[enemy]\nmoney = 3")


@rule("XR97", "XR98", "XR99", "XR102")
def test_the_enemy_begins_with_its_deck_and_three_henchmen_and_nothing_else() -> None:
    t = dealt(1, seed=4)
    foe = t.enemy_now
    assert (foe["deck"], foe["discarded"], foe["shown"]) == (8, [], None)
    assert (foe["henchmen"], foe["jailed"]) == (3, 0)
    assert (foe["reputation"], foe["money"], foe["recruits"]) == (0, 0, [])
    assert (t.of(0, "henchmen"), t.of(0, "jailed"), t.money(0)) == (2, 1, 4)
    mine = {card.id for card in catalogue.load("double-or-nothing").automa if card.enemy == "lilith-boone"}
    assert set(t.shuffled("automa")) == mine


@rule("XR97")
def test_the_automa_deck_is_shuffled() -> None:
    assert len({tuple(dealt(1, seed=seed).shuffled("automa")) for seed in range(10)}) > 5


@rule("XR96")
def test_the_enemy_card_is_set_up_after_the_table() -> None:
    assert dealt(1, enemy="milton-goff").enemy_now["money"] == 12
    assert dealt(1, enemy="lilith-boone", expert=True).enemy_now["reputation"] == 2
    for seed in range(10):
        t = dealt(1, enemy="doc-zimmer", seed=seed)
        if t.game.decision.kind == "recruit":
            costs = {one["job"]: one["cost"] for one in t.view()["saloon"]}
            ties = [word.split()[1] for word in t.choices()]
            assert {costs[job] for job in ties} == {max(costs.values())}
            t.choose(0, t.choices()[0])
        assert len(t.enemy_now["recruits"]) == 1
        assert len(t.saloon_now) == 3
        t.asks(0, "plan")


@rule("XR11", "XR15")
def test_sixteen_blue_traits_and_five_green_jobs() -> None:
    decks = dealt(1).view()["decks"]
    assert (decks["traits"], decks["jobs"], decks["purple"]) == (31 - 3, 31 - 2, 28 - 1)


@rule("XR100", "XR101")
@pytest.mark.parametrize("seed", range(6))
def test_five_cards_are_not_in_the_game(seed: int) -> None:
    state: Any = dealt(1, seed=seed).game.state
    rules: Any = dealt(1, seed=seed).game.rules
    jobs = [rules.names.jobs[k] for k in (*state.job, *state.jobs, *state.purples)]
    traits = [rules.names.traits[k] for k in (*state.trait, *state.traits)]
    assert not {*jobs, *traits} & set(REMOVED)


@rule("XR106", "XQ27")
def test_you_alone_take_all_turns_and_nobody_is_asked_who_begins() -> None:
    import random

    t = dealt(1, seed=2).play_on(random.Random(2))
    assert {event["seat"] for event in t.happened("turn")} == {0}
    assert len(t.happened("turn")) == 12
    assert t.happened("starts") == []


@rule("XR107", "XR114")
def test_three_days_of_four_automa_cards() -> None:
    import random

    t = dealt(1, seed=5).play_on(random.Random(5))
    assert len(t.happened("automa")) == 12
    assert [event["day"] for event in t.happened("day")] == [1, 2, 3]
