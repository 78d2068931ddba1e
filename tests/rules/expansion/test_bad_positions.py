"""Positions of the expansion that cannot be are refused with a reason, and never anything but refused."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import saloon
from tests.scoundrels import expanded, laid

BAD = {
    '[seat.0]\ndebts = { "5" = 1 }': "spaces are 1 to 4",
    '[seat.0]\ndebts = { "1" = 4 }': "too many debts of value 4",
    '[seat.0]\ndebts = { "1" = -1 }': "a debt of value -1",
    "[seat.0]\ndebts_seen = [0, 0, 0, 0, 3]": "4 numbers, one for each space",
    "[seat.0]\ndebts_seen = [1, 0, 0, 0]": "seen where none lies",
    '[seat.0]\ndebts = { "1" = 1 }\ndebts_seen = [9, 0, 0, 0]': "seats that are not there",
    '[seat.0]\nslots = { "A" = "A" }\nflipped = ["A"]': "honest card",
    '[seat.0]\nflipped = ["A"]': "no card in slot A",
    '[seat.0]\nslots = { "2" = "3" }\ncalls = { "2" = [1] }\nflipped = ["2"]': "faceup card",
    "[seat.0]\nreturned = 5": "plays 4 a day",
    'carried = ["1 on hero"]': "on nothing",
    'carried = ["1 on depot-1 seen 99"]': "seats that are not there",
    'carried = ["one on depot-1"]': "a row reads",
    "drawn = [0, 1]": "drawn tells",
    "drawn = [0, 1, 0]": "drawn tells",
    "loans = 3": "loans",
    "poor = 7": "poor is 7",
    "mavericks = [0, 999]": "mavericks",
    "mavericks = [0]": "mavericks",
    'declined = ["use nobody"]': "not a choice",
    'mods = { "depot-1" = "gilded", "depot-2" = "gilded" }': "a mod is in two places",
    'mods = { "depot-1" = "polished" }': "no mod 'polished'",
    "mods_seen = [1]": "who has seen it",
    f"mods_seen = {[99] * 23}": "seats that are not there",
    'opened = ["depot-1"]': "nothing turns it",
    'opened = ["depot-4"]\ngadgets = { "depot-4" = "heat-plate" }': "nothing turns it",
    'unopened = ["depot-4"]\ngadgets = { "depot-4" = "number-pad" }': "would have been",
    "unused_debts = [9]": "not each in one place",
}


@pytest.mark.parametrize("text", BAD)
def test_what_cannot_be_is_refused_with_the_reason(text: str) -> None:
    top, _, seats = text.partition("[seat.0]")
    option = '[options]\nexpansion = "double-or-nothing"\n'
    with pytest.raises(saloon.BadPosition, match=BAD[text]):
        saloon.position("scoundrels", f"{top}\n{option}" + (f"[seat.0]{seats}" if seats else ""))


def test_without_the_expansion_its_words_are_refused() -> None:
    for t in (laid().given(loans=1, carried=[]), laid().seat(1, debts={"1": 1})):
        with pytest.raises(
            saloon.BadPosition, match='only Double or Nothing has; its option is expansion = "double'
        ):
            t.view()


values = st.recursive(
    st.integers(-3, 30)
    | st.sampled_from(["", "A", "depot-1", "1 on depot-4", "gilded", "none", "use horse"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["1", "4", "depot-1"]), inner)
    ),
    max_leaves=6,
)
keys = st.sampled_from(
    [
        "unused_debts",
        "discarded_debts",
        "carried",
        "drawn",
        "mods",
        "unused_mods",
        "mods_seen",
        "opened",
        "unopened",
    ]
) | st.sampled_from(["loans", "poor", "spent_safes", "mavericks", "declined", "mixings", "turn", "pile"])
seat_keys = st.sampled_from(["debts", "debts_seen", "flipped", "returned", "slots", "safes"])


@given(
    st.dictionaries(keys, values, max_size=3),
    st.dictionaries(seat_keys, values, max_size=3),
    st.integers(2, 4),
)
def test_any_position_is_a_game_that_can_be_played_or_a_refusal(top: dict, seat: dict, players: int) -> None:
    t = expanded(players).given(**top).seat(0, **seat)
    try:
        t.view()
    except saloon.SaloonError:
        return
    steps = iter(range(60))
    t.play_on(random.Random(1), until=lambda t: next(steps, None) is None)
    assert t.view(0)["players"] == players
