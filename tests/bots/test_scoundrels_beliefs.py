"""What is believed of hidden cards, safes, debts and decks: the truth is in it, and the chances are right."""

import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import saloon
from saloon.games.scoundrels.bots import beliefs, poker
from saloon.games.scoundrels.bots.poker import Poker, Row, rows_of
from saloon.games.scoundrels.engine.names import CARDS, MIX, NOBODY, SLOTS
from tests.bots.play import SOAK, ids, positions
from tests.scoundrels import expanded, laid

SOLO = {"expansion": "double-or-nothing", "enemy": "doc-zimmer", "strategy_cards": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("scoundrels", 2, {"days": 3}),
    ("scoundrels", 3, {"days": 2, "starting_zero": True, "extra_scoundrel": True, "suspicion": "live"}),
    ("scoundrels", 4, {"days": 3, "strategy_cards": True, "wild_saloon": True}),
    ("scoundrels", 2, {"expansion": "double-or-nothing", "strategy_cards": True}),
    ("scoundrels", 4, {"expansion": "double-or-nothing", "days": 2}),
    ("scoundrels", 1, SOLO),
]
Order = tuple[int, ...]
Seen = Iterator[tuple[str, dict[Any, float], Any]]


def hidden(game: saloon.Game, believed: beliefs.Beliefs) -> Seen:
    """Every block of a view: its name, the chances, and how it lies in a full game."""
    s: Any = game.state
    names = believed.names
    for seat in range(s.n):
        yield f"hand {seat}", believed.hand(seat), tuple(poker.cards(s.hand[seat]))
        if s.deck[seat]:
            yield f"next card {seat}", believed.poker(seat).next(), CARDS[s.deck[seat][-1]]
        for slot in range(SLOTS):
            if (card := s.slots[seat * SLOTS + slot]) != NOBODY:
                yield f"slot {seat} {slot}", believed.face_down(seat, CARDS[slot + 1]), CARDS[card]
        if s.strategy[seat] != NOBODY:
            yield f"strategy {seat}", believed.strategy(seat), names.strategies[s.strategy[seat]]
        for space, debt in enumerate(believed.debts(seat)):
            if debt is not None:
                yield f"debt {seat} {space}", debt, s.debts[seat * 4 + space] % MIX
        if s.expanded:
            whole = sum(debt % MIX for debt in s.debts[seat * 4 : seat * 4 + 4] if debt != NOBODY)
            yield f"debts {seat}", believed.debt_total(seat), whole
    for safe, row in enumerate(believed.view["safes"]):
        yield row["id"], believed.gadgets(row["id"]), names.gadgets[s.gadget[safe]]
        yield f"{row['id']} value", believed.safe(row["id"]), s.value_of(safe)
        if s.modded(safe):
            yield f"{row['id']} mod", believed.mod(row["id"]), names.mods[s.mod[safe]]
    for k, mod in enumerate(believed.spare_mods()):
        yield f"mod {k}", mod, names.mods[s.spare_mods[k]]
    if s.enemy != NOBODY and s.automa:
        yield "automa", believed.next_automa(), names.automa[s.automa[-1]]
    for name, deck, chances, words in (
        ("trait", s.traits, believed.next_trait, names.traits),
        ("job", s.jobs, believed.next_job, names.jobs),
        ("purple", s.purples, believed.next_purple, names.jobs),
    ):
        if deck:
            yield name, chances(), words[deck[-1]]


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_the_truth_is_always_believed_possible(table: tuple[str, int, dict[str, Any]]) -> None:
    places = positions(*table, seeds=range(10_000), part=0.04)
    for k, game in enumerate(islice(places, 1000 if SOAK else 12)):
        for seat in (*game.seats, None):
            believed = beliefs.of(game.view(seat), weighed=bool(k % 2))
            for name, chances, truth in hidden(game, believed):
                assert chances.get(truth, 0) > 0, name
                assert sum(chances.values()) == pytest.approx(1), name


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_a_sampled_world_looks_the_same(table: tuple[str, int, dict[str, Any]]) -> None:
    rng = Random(3)
    for game in islice(positions(*table, seeds=range(10_000), part=0.1), 1000 if SOAK else 8):
        for seat in game.seats:
            assert saloon.determinize(game.view(seat), rng).view(seat) == game.view(seat)


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_sampling_and_counting_agree(table: tuple[str, int, dict[str, Any]]) -> None:
    """Over all blocks the squared errors of frequencies are what chance makes of them, and none is far off."""
    worlds, many = (400, 40) if SOAK else (120, 3)
    rng = Random(5)
    errors: list[float] = []
    for game in islice(positions(*table, seeds=range(40, 400), part=0.02), many):
        view: Any = game.view(rng.randrange(table[1]))
        believed = beliefs.of(view)
        counts: dict[str, Counter[Any]] = defaultdict(Counter)
        for _ in range(worlds):
            for name, chances, lies in hidden(saloon.determinize(view, rng), believed):
                assert chances.get(lies, 0) > 0, name
                counts[name][lies] += 1
        for name, chances, _ in hidden(game, believed):
            for thing, chance in chances.items():
                if 0.02 < chance < 0.98:
                    errors.append(
                        (counts[name][thing] - worlds * chance) ** 2 / (worlds * chance * (1 - chance))
                    )
    assert sum(errors) / len(errors) == pytest.approx(1, abs=0.25)
    assert max(errors) < 25


# Brute force: decks in their order, every shuffle, every play


def by_brute_force(rows: list[Row]) -> dict[tuple[tuple[str, ...], tuple[int, ...]], float]:
    """Hands and slots after a history, from all 5040 orders of the deck and all that may have been chosen."""
    states: dict[tuple[frozenset[int], Order, Order], float] = {
        (frozenset(), (NOBODY,) * 7, order): 1.0 for order in itertools.permutations(range(7))
    }
    for kind, slot, face, taken in rows:
        after: dict[tuple[frozenset[int], Order, Order], float] = defaultdict(float)
        for (hand, slots, deck), weight in states.items():
            if kind == "drew" and face in (-1, deck[-1]):
                after[hand | {deck[-1]}, slots, deck[:-1]] += weight
            elif kind == "top" and face in (-1, deck[-1]):
                after[hand, slots, deck] += weight
            elif kind == "put":
                for card in hand:
                    if face in (-1, card):
                        after[hand - {card}, (*slots[:slot], card, *slots[slot + 1 :]), deck] += weight / len(
                            hand
                        )
            elif kind == "exchanged" and taken in (-1, slots[slot]):
                for card in hand:
                    if face in (-1, card):
                        put = (*slots[:slot], card, *slots[slot + 1 :])
                        after[hand - {card} | {slots[slot]}, put, deck] += weight / len(hand)
            elif kind == "took" and face in (-1, slots[slot]):
                after[hand | {slots[slot]}, (*slots[:slot], NOBODY, *slots[slot + 1 :]), deck] += weight
            elif kind == "shuffled":
                for order in itertools.permutations(deck):
                    after[hand, slots, order] += weight / math.factorial(len(deck))
            elif kind == "under":
                played = [card for card in slots if card != NOBODY]
                for order in itertools.permutations(played):
                    after[hand, (NOBODY,) * 7, (*order, *deck)] += weight / math.factorial(len(played))
        states = after
    found: dict[tuple[tuple[str, ...], tuple[int, ...]], float] = defaultdict(float)
    for (hand, slots, _), weight in states.items():
        found[tuple(CARDS[card] for card in sorted(hand)), slots] += weight
    total = sum(found.values())
    return {key: weight / total for key, weight in found.items()}


DAY: list[Row] = [("drew", -1, -1, -1)] * 4
HISTORIES: dict[str, list[Row]] = {
    "nothing played": DAY,
    "three facedown, one of them seen": [*DAY, ("put", 0, -1, -1), ("put", 4, 2, -1), ("put", 2, -1, -1)],
    "the top card is seen, and then shuffled away": [*DAY, ("top", -1, 3, -1), ("shuffled", -1, -1, -1)],
    "the top card is seen by somebody else": [*DAY, ("top", -1, -1, -1), ("drew", -1, -1, -1), ("put", 1, 6, -1)],
    "a card goes back into the hand": [*DAY, ("put", 3, -1, -1), ("put", 1, -1, -1), ("took", 3, 5, -1)],
    "two cards are exchanged": [*DAY, ("put", 3, -1, -1), ("put", 1, -1, -1), ("exchanged", 3, -1, 5)],
    "a card is exchanged for one that is seen": [*DAY, ("put", 3, -1, -1), ("exchanged", 3, 6, -1)],
    "the next day": [
        *DAY, ("put", 0, 1, -1), ("put", 2, -1, -1), ("put", 6, 0, -1), ("put", 5, -1, -1),
        ("under", -1, -1, -1), *DAY, ("put", 1, -1, -1), ("put", 4, 5, -1),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", HISTORIES)
def test_poker_cards_equal_brute_force(name: str) -> None:
    rows = HISTORIES[name]
    found: dict[Any, float] = defaultdict(float)
    for (hand, slots, _), chance in Poker(rows).layouts.items():
        found[tuple(poker.cards(hand)), slots] += chance
    assert found == pytest.approx(by_brute_force(rows))


def test_a_history_is_read_with_its_exchanges() -> None:
    """Played, exchanged, taken back: three rows of two kinds for one slot."""
    seen = {"seat": 1, "slot": "3", "card": None, "known": [1]}
    history = [{**seen, "kind": kind} for kind in ("put", "put", "took", "took", "put")]
    rows = rows_of({"seen": {"poker": history}}, 1)
    assert [row[0] for row in rows] == ["put", "exchanged", "took", "put"]


def test_what_the_study_says_of_hands() -> None:
    """A card not held on one day is there on the next; one that was, only in a quarter of cases (ai.md, 2.1)."""
    played = [("put", k, -1, -1) for k in range(4)]
    first = Poker(DAY)
    assert first.holding("0") == pytest.approx(4 / 7)
    night: list[Row] = [*DAY, ("put", 0, 1, -1), *played[1:], ("under", -1, -1, -1), *DAY]
    assert Poker(night).holding("A") == pytest.approx(1 / 4)
    assert sum(1 for hand in Poker(night).hands() if "A" in hand) < len(Poker(night).hands())


@pytest.mark.parametrize("size", [1, 3, 5])
def test_arrangements_equal_brute_force(size: int) -> None:
    rng = Random(size)
    fits = [[rng.choice([0.0, 0.5, 1.0]) if k != line else 1.0 for k in range(size)] for line in range(size)]
    total = 0.0
    found = [[0.0] * size for _ in range(size)]
    for order in itertools.permutations(range(size)):
        weight = math.prod(fits[place][thing] for place, thing in enumerate(order))
        total += weight
        for place, thing in enumerate(order):
            found[place][thing] += weight
    for line, there in zip(beliefs.placed(fits), found, strict=True):
        assert line == pytest.approx([weight / total for weight in there])


def test_sums_of_debts_equal_brute_force() -> None:
    tokens = [0, 0, 1, 1, 1, 2, 3]
    counts = Counter(sum(three) for three in itertools.combinations(tokens, 3))
    exact = beliefs.drawn(Counter(tokens), 3)
    assert exact == pytest.approx({total: count / 35 for total, count in counts.items()})


def test_safes_of_a_site_equal_brute_force() -> None:
    """A stolen safe that stayed facedown is none of those that are turned faceup (XR: advanced safes)."""
    t = expanded().given(known={"depot-1": [0]})
    view: Any = t.view(0)
    view["running"]["unopened"] = 0b10
    believed = beliefs.of(view)
    opens, names = believed.box.safe_opens, believed.names.gadgets
    seen = view["safes"][0]["gadget"]
    free = [k for k in range(6) if names[k] != seen]
    orders = [order for order in itertools.permutations(free) if not opens[order[0]]]
    for place in range(5):
        counts = Counter(names[order[place]] for order in orders)
        exact = {name: count / len(orders) for name, count in counts.items()}
        assert believed.gadgets(f"depot-{place + 2}") == pytest.approx(exact)


# Behaviour


def test_a_claim_is_rather_believed_than_not() -> None:
    t = laid().seat(1, henchmen=3, jail=0).hand(0, "0 2 3 6").play("3@5")
    view: Any = t.view(1)
    even, weighed = (beliefs.of(view, weighed).bluff(0, "5") for weighed in (False, True))
    assert even == pytest.approx(6 / 7)
    assert 0.3 < weighed < 0.6
    assert beliefs.of(t.view(0)).face_down(0, "5") == {"3": 1.0}


def test_called_bluffs_cost_trust_and_honesty_earns_it() -> None:
    def trust(first: int) -> float:
        rows: list[Row] = [*DAY, ("put", 0, first, -1), ("put", 4, -1, -1)]
        return Poker(rows, weighed=True).slot("5").get("5", 0.0)

    liar, unknown, honest = trust(6), trust(-1), trust(1)
    assert liar < unknown < honest
    assert liar > 0.2
    assert honest < 0.9


def test_a_true_mark_is_rather_believed_than_not() -> None:
    t = laid().given(values={"depot-1": 5, "depot-2": 2}, known={"depot-1": [1], "depot-2": [0, 1]})
    t.marks("1: 5 on depot-1", "1: 2 on depot-2")
    view: Any = t.view(0)
    even, weighed = (beliefs.of(view, weighed) for weighed in (False, True))
    assert even.safe("depot-1")[5] == pytest.approx(1 / 5)
    assert 0.4 < weighed.safe("depot-1")[5] < 0.9
    assert weighed.truth(1) > beliefs.MARKED_TRULY[0] / beliefs.MARKED_TRULY[1]
    assert even.safe("depot-2") == {2: 1.0}


def test_a_player_knows_what_the_others_know_of_his_card() -> None:
    t = laid(players=3).hand(0, "0 2 3 6").play("3@5")
    view: Any = t.view(0)
    believed = beliefs.of(view)
    assert believed.bluff_to(1, "5") == pytest.approx(6 / 7)
    assert believed.bluff_to(1, "3") == pytest.approx(6 / 7)  # if we played there now
    put = next(row for row in view["seen"]["poker"] if row["kind"] == "put")
    put["known"] = [0, 1]
    assert believed.bluff_to(1, "5") == 1.0
    assert believed.bluff_to(1, "3") == 1.0
    assert believed.bluff_to(2, "5") == pytest.approx(6 / 7)
    assert rows_of(view, 0, 2)[-1][2] == poker.UNSEEN


# Calibration


def facedown_cards(game: saloon.Game, weighed: bool) -> Iterator[tuple[float, bool]]:
    """Of every card that a seat cannot see: how likely it is held a bluff by the next seat, and whether it is one."""
    s: Any = game.state
    seat = game.decision.seat  # type: ignore[union-attr]
    believed = beliefs.of(game.view(seat), weighed)
    for other in range(s.n):
        for slot in range(SLOTS):
            card = s.slots[other * SLOTS + slot]
            if other != seat and card != NOBODY:
                yield believed.bluff(other, CARDS[slot + 1]), card != slot + 1


def error(pairs: list[tuple[float, bool]], bins: int = 5) -> float:
    """Mean distance between what was foretold and what came, by fifths of the scale."""
    sums = [[0.0, 0.0] for _ in range(bins)]
    for odds, came in pairs:
        one = sums[min(bins - 1, int(odds * bins))]
        one[0] += odds
        one[1] += came
    return sum(abs(odds - came) for odds, came in sums) / len(pairs)


@pytest.mark.soak
@pytest.mark.slow
def test_beliefs_are_calibrated_against_chance() -> None:
    games = 300 if SOAK else 25
    pairs: list[tuple[float, bool]] = []
    for game in positions("scoundrels", 3, {"days": 3}, range(games), 0.03):
        pairs += facedown_cards(game, weighed=False)
    assert error(pairs) < (0.03 if SOAK else 0.06)


def by_manner(game: saloon.Game, rate: float, rng: Random) -> None:
    """One choice by chance, but plans bluff at this rate where they need not."""
    question = game.decision
    assert question is not None
    words = list(question.choices)
    plays = [word.removeprefix("play ") for word in words if word.startswith("play ") and "@" in word]
    honest = [play for play in plays if len(set(play.split("@"))) == 1]
    if plays and honest:
        some = [play for play in plays if play not in honest] if rng.random() < rate else honest
        words = [f"play {play}" for play in some]
    game.apply(question.seat, rng.choice(words))


@pytest.mark.soak
@pytest.mark.slow
def test_weighed_beliefs_are_calibrated_against_people() -> None:
    """Some mostly honest, some not, as common as they are taken to be: nobody is told who is who."""
    games = 300 if SOAK else 20
    pairs: list[tuple[float, bool]] = []
    for seed in range(games):
        rng = Random(seed)
        game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=seed)
        rates = rng.choices([rate for rate, _ in poker.MANNERS], [share for _, share in poker.MANNERS], k=2)
        while (question := game.decision) is not None:
            if rng.random() < 0.03:
                pairs += facedown_cards(game, weighed=True)
            by_manner(game, rates[question.seat], rng)
    assert error(pairs) < (0.03 if SOAK else 0.08)
