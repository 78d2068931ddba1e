"""Positions that cannot be are refused with a reason, and never anything but refused."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import saloon

BAD = {
    'frames = [["Days", 0, 0, 0, 0], ["Turn", 99, 0, 0, 0]]': "question",
    "known = [1, 1]": "18 safes",
    'poker = ["put 0 5 9 1"]': "poker",
    'poker = []\n[seat.0]\nslots = { "5" = "3" }': "poker",
    "places = [99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]": "space",
    "slot = 9": "slot",
    "active = 1\nfirst = 1\nturn = 2": "active",
    "clock = 1000000000000000000000000000000": "whole number",
    "[seat.0]\nmoney = 1000000000000000000000000000000": "whole number",
    "[seat.0]\nmarks_left = [99, 99, 99]": "marks",
    '[seat.0]\nleader = "doc-zimmer"\nstrategy = "spread-fear"': "another leader",
    'saloon = ["filthy cow", "filthy cow"]': "each card exists once",
    "day = 9": "days",
    "nonsense = 1": "nonsense",
}


@pytest.mark.parametrize("text", BAD)
def test_what_cannot_be_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(saloon.BadPosition, match=BAD[text]):
        saloon.position("scoundrels", text)


values = st.recursive(
    st.integers(-3, 30) | st.booleans() | st.sampled_from(["", "0", "A", "filthy cow", "depot-1", "Turn"]),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=6,
)
keys = st.sampled_from(
    ["day", "turn", "active", "first", "slot", "saloon", "pile", "places", "known", "marks"]
)
keys |= st.sampled_from(
    ["gadgets", "poker", "frames", "queue", "it", "spent", "clock", "step3", "traits", "jobs"]
)
seat_keys = st.sampled_from(["money", "reputation", "henchmen", "jail", "hand", "deck", "safes"])


def written(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return str(value) if isinstance(value, int) else f'"{value}"'


@given(
    st.dictionaries(keys, values, max_size=3),
    st.dictionaries(seat_keys, values, max_size=3),
    st.integers(2, 4),
)
def test_any_position_is_a_game_that_can_be_played_or_a_refusal(top: dict, seat: dict, players: int) -> None:
    lines = [f"players = {players}", *[f"{key} = {written(value)}" for key, value in top.items()]]
    lines += ["[seat.0]", *[f"{key} = {written(value)}" for key, value in seat.items()]]
    try:
        game = saloon.position("scoundrels", "\n".join(lines))
    except saloon.SaloonError:
        return
    dice = random.Random(1)
    for _ in range(60):
        if game.decision is None:
            break
        game.apply(game.decision.seat, game.decision.codes[dice.randrange(len(game.decision.codes))])
    assert game.view(0)["players"] == players
