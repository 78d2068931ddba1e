"""The mark that says which rules of the game a test proves; `make rules` collects it."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cite rules by their ids: `@rule("G7", "GR12")`. One test may cite several."""
    return pytest.mark.rule(*ids)
