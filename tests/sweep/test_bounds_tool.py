"""Real cards stay far below the engine's limits: tools/bounds.py measures it, here on a slice."""

import pytest

from saloon.games.scoundrels import catalogue
from saloon.testing.game import soaking
from tests.rule import rule
from tools.bounds import MARGIN, Seen, measure, pairs, report, users


@rule("Q52")
@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("box", catalogue.BOXES)
def test_every_limit_is_several_times_what_real_cards_reach(box: str) -> None:
    *_, seen = measure(box, *((1, 2000) if soaking() else (61, 30)))
    for name, reached, limit in seen.margins():
        assert 0 < reached * MARGIN <= limit, (name, reached, limit)


def test_the_stage_holds_those_who_use_others() -> None:
    assert {"horse", "innkeeper"} <= set(users(catalogue.BASE))
    assert len(pairs(catalogue.BASE)) == 3000
    seen = next(measure(catalogue.BASE, 1, 0))
    assert seen.peaks.depth > 1, "somebody there uses another"


def test_the_report_prints_the_margin() -> None:
    seen = Seen()
    seen.peaks.asked(6, 60)
    assert "base: questions inside questions: 6 of 24, a margin of 4.0" in report("base", seen)
