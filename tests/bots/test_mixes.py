"""What a reader can tell of bluffs, from the chances with which a bot plays them."""

from pathlib import Path

import numpy as np
import pytest

from saloon.games.scoundrels.bots import top
from saloon.games.scoundrels.bots.claims import CLAIM
from saloon.games.scoundrels.lab import mixes
from saloon.lab import readers
from saloon.lab.tournament import Entrant

POOL = Path(__file__).parents[2] / "results" / "pool-scoundrels.jsonl.gz"


def test_a_bot_says_how_likely_it_plays_each_card() -> None:
    found = list(mixes.plans(POOL, 4))
    assert [name for name, _ in found] == [name for name, _ in mixes.plans(POOL, 4)]
    rows = [(game, mixes.mixed(game, Entrant.of("random"))) for _, game in found]
    for game, mix in rows:
        assert sum(chance for _, _, chance in mix) == pytest.approx(1, abs=0.2)  # but for a faceup 0
        slots = {slot for slot, _, _ in mix}
        assert len(mixes.public(game, min(slots))) == len(CLAIM)
    cards = mixes.Cards(rows)
    assert len(cards.y) == len(cards.w) == sum(len(mix) for _, mix in rows)
    assert set(cards.plan) == {0, 1, 2, 3}


def test_what_top_gives_away_to_who_knows_its_mixes_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The more it counts on others calling as was learnt, the more; about nothing where it counts on nothing."""
    places = [game for _, game in mixes.plans(POOL, 8)]
    bot, usual = Entrant.of("top@8"), top.LAM_PLAN

    def lost(lam: float) -> float:
        monkeypatch.setattr(top, "LAM_PLAN", lam)
        return sum(mixes.given_away(game, bot) or 0.0 for game in places)

    assert abs(lost(0.0)) < 8.0
    assert lost(usual) < lost(1.0) / 2


def test_pairs_are_told_apart_by_weight() -> None:
    truth = np.array([1.0, 0.0, 1.0, 0.0])
    even = np.ones(4)
    assert mixes.auc(np.array([2.0, 1.0, 2.0, 1.0]), truth, even) == 1.0
    assert mixes.auc(np.zeros(4), truth, even) == 0.5
    assert mixes.auc(np.array([0.0, 1.0, 2.0, 1.0]), truth, np.array([3.0, 1.0, 1.0, 1.0])) == pytest.approx(
        0.25
    )


def test_a_row_counts_as_much_as_its_weight() -> None:
    rng = np.random.default_rng(1)
    x = np.column_stack([np.ones(60), rng.normal(size=60)])
    y = (rng.random(60) < 0.5).astype(float)
    twice = np.where(np.arange(60) < 20, 2.0, 1.0)
    doubled = readers.fitted(np.concatenate([x, x[:20]]), np.concatenate([y, y[:20]]), 1e-6)
    assert readers.fitted(x, y, 1e-6, twice) == pytest.approx(doubled, abs=1e-3)
