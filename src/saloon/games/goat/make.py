"""The rules object of the Goat game: there is one."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from saloon.games.goat.engine.rules import GoatRules


def rules(options: Mapping[str, object], players: object = None) -> GoatRules:
    return _rules()


@functools.cache
def _rules() -> GoatRules:
    return GoatRules()
