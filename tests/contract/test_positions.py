"""Positions: what may be left out, what is refused and why, and that nothing else can happen."""

import contextlib
import copy
import random
import re
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import saloon
from saloon import BadOption, BadPlayers, BadPosition, Game, SaloonError, UnknownGame
from saloon.games.goat.engine.names import CHARACTERS, LOCATIONS, TOKENS
from saloon.games.goat.position import KEYS, PHASES, SEAT_KEYS
from tests.contract.toml import dumps
from tests.laws.goat import check_goods
from tests.laws.play import begin, encoded, finish, halfway, onlookers, step


def position(text: str) -> Game:
    return saloon.position("goat", text)


# What may be left out


def test_an_empty_position_is_a_game_for_two() -> None:
    game = position("")
    assert len(game.seats) == 2
    assert game.decision is not None
    assert game.decision.kind == "offer"
    finish(game, random.Random(1))


def test_what_is_named_is_there_and_the_rest_is_dealt_from_the_seed() -> None:
    text = 'players = 4\nseed = {}\n[seat.2]\nhand = ["sheriff", "goat"]\ncoins = 7\n'
    hands = set()
    for seed in range(10):
        game = position(text.format(seed))
        assert position(text.format(seed)).state.facts() == game.state.facts()
        view = game.view(2)
        assert {"sheriff", "goat"} < set(view["hand"])
        assert len(view["hand"]) == 4
        assert view["seats"][2]["coins"] == 7
        hands.add(tuple(view["hand"]))
    assert len(hands) > 1


def test_the_log_of_a_position_carries_it_and_replays() -> None:
    game = finish(position("players = 3\nseed = 5\n"), random.Random(5))
    assert "\nposition players = 3\n" in game.notation()
    assert saloon.replay(game.notation()).result == game.result
    assert saloon.replay(game.notation(), at=3).step == 3


# What is refused, and why

REFUSED = [
    ("players = ", "cannot be read"),
    ("[" * 5000, "cannot be read"),
    ("coins = " + "9" * 5000, "cannot be read"),
    ("horses = 3", "it names horses; known are"),
    ('game = "chess"', "one of game 'chess'"),
    ("options = 3", "options is a table"),
    ("seed = -1", "seed is -1"),
    ("seed = true", "seed is True"),
    ("round = 5", "round is 5; there are 4"),
    ("round = 0", "round is 0"),
    ('phase = "lunch"', "phase is 'lunch'; it is one of offer"),
    ("[seat.2]\ncoins = 1", "[seat.2] with 2 players; seats are 0 to 1"),
    ("[seat.00]\ncoins = 1", "[seat.00] with 2 players"),
    ("[seat.0]\nhorse = 1", "[seat.0] names horse; known are"),
    ("[seat.0]\ncoins = -1", "coins is -1"),
    ('[seat.0]\ncoins = "many"', "coins is 'many'"),
    ("[seat.0]\ncoins = 99999999999999999999", "coins is 99999999999999999999"),
    ("[seat.0]\ncoins = 60", "64 coins are on the table; there are 40 (or say extra_coins = 24)"),
    ("[seat.0]\nelixirs = 4", "4 elixirs; there are 3"),
    ("[seat.0]\ntokens = { horse = 1 }", "there is no token 'horse'"),
    ("[seat.0]\ntokens = { bottle = -1 }", "bottle is -1"),
    ("[seat.0]\ntokens = { cattle = 1 }", "1 cattle tokens are on the table; there are 0"),
    ("[seat.0]\ntokens = { bottle = 9 }", "11 bottle tokens are on the table; there are 6"),
    ("[location.ranch]\ncoins = 1", "the ranch is not in play with 2 players"),
    ("[location.moon]\ncoins = 1", "there is no location 'moon'"),
    ("[location.bank]\ntokens = 2", "2 bill tokens are on the table; there are 4, and 3 are needed"),
    (
        "[seat.0]\ntokens = {}\n[seat.1]\ntokens = {}\n[location.saloon]\ntokens = 2",
        "2 bottle tokens at the saloon in round 1",
    ),
    ('[seat.0]\ncontrols = ["farmer"]', "the farmer is not in the game with 2 players"),
    ('[seat.0]\ncontrols = ["elvis"]', "there is no character 'elvis'"),
    ("[seat.0]\ncontrols = [3]", "there is no character '3'"),
    (
        'discard = ["goat"]\n[seat.0]\ncontrols = ["goat"]',
        "the goat is in two places (discard is the second)",
    ),
    ('removed_up = "goat"', "the Goat is never the faceup card"),
    ('goat_back = true\nremoved_down = "goat"', "so it is not the facedown card"),
    ("goat_back = 7", "goat_back is 7"),
    ('removed_up = "goat"\noptions = { small = true }', "the small game has no faceup card"),
    ('[seat.0]\nhand = ["goat"]\n[seat.1]\nhand = ["kid"]', "only one hand exists at a time"),
    ('phase = "answer"', "an offer lies on the table exactly in phase"),
    ('offer = { card = "goat", to = 1 }', "an offer lies on the table exactly in phase"),
    ('phase = "answer"\noffer = { to = 1 }', "'card' is missing"),
    ('phase = "answer"\noffer = { card = "goat", to = 0 }', "the offer goes to seat 0"),
    ('phase = "answer"\noffer = { card = "goat", to = 9 }', "to is seat 9"),
    (
        'phase = "answer"\ndiscard = ["kid"]\noffer = { card = "goat", claim = "kid", to = 1 }',
        "discarded only after",
    ),
    (
        'phase = "answer"\nremoved_up = "kid"\noffer = { card = "goat", claim = "kid", to = 1 }',
        "the kid is claimed but not in the dealer's hand",
    ),
    ('phase = "serve"\n[seat.0]\nhats = 1', 'seat 0 has hats left in phase "serve"'),
    ('[seat.0]\nhats = 3\ncontrols = ["goat"]', "seat 0 controls 1 and has 3 hats left; each has 3"),
    ("[seat.0]\nhats = 4", "seat 0 has 4 hats left; each has 3"),
    (
        'phase = "over"\n[seat.0]\ncontrols = ["goat", "kid", "widow", "banker"]',
        "seat 0 controls 4 characters",
    ),
    ('dealer = 1\n[seat.0]\nhand = ["goat"]', "seat 0 has the hand, but the dealer is seat 1"),
    ("dealer = 2", "dealer is seat 2; seats are 0 to 1"),
    ('phase = "rob"', 'phase "rob" needs the robber in play'),
    ("[seat.0]\nhats = 0\n[seat.1]\nhats = 0", "nobody has a hat left"),
    ("dealer = 1\n[seat.0]\nhats = 0", "seat 1 is the last active player; another seat deals"),
    ("players = 3\ndealer = 0\n[seat.0]\nhats = 0", "the dealer, seat 0, is inactive while seats [1, 2]"),
    ("last = 1", "seat 1 is the last active player, but seats [0, 1] are active"),
    (
        'phase = "rob"\n[seat.0]\nhats = 0\n[seat.1]\nhats = 0\ncontrols = ["robber", "kid", "goat"]',
        "nobody has a hat",
    ),
    (
        'phase = "rob"\nlast = 1\ndealer = 0\n[seat.0]\ncontrols = ["robber", "kid", "goat"]',
        "seat 1 alone takes characters",
    ),
    ('[seat.0]\nhand = ["goat", "kid", "widow", "banker", "seller"]', "the hand has 5 cards; it has 4 here"),
    ('robber = { place = "bank" }\n[location.bank]\ntokens = 0', "or he is not in play"),
    ('robber = { place = "saloon" }', "one of store, bank"),
    ("robber = { tokens = 1 }", "'place' is missing"),
    ("[seat.0]\nelixirs = 1", "or it is not in play"),
    ('offers = ["hello"]', "offers has the row 'hello'; a row reads"),
    ("offers = [3]", "wrong form"),
    ("offers = 3", "wrong form"),
    ('offers = ["7 offer goat as goat to 1, refused"]', "dealer is seat 7"),
    ('offers = ["0 offer goat as goat to 0, refused"]', "goes to its own dealer"),
    ('offers = ["0 offer goat as goat to 1, open"]', "an offer is open exactly if it is the last"),
    ('offers = ["0 offer goat as kid to 1, refused, from goat widow"]', "not in the hand it comes from"),
    (
        'offers = ["0 offer goat as goat to 1, refused"]\nremoved_down = "goat"',
        "neither in play nor discarded",
    ),
    (
        'offers = ["0 offer goat as kid to 1, accepted, from goat kid", "1 offer seller as seller to 0, accepted"]'
        '\n[seat.1]\ncontrols = ["goat"]\n[seat.0]\ncontrols = ["seller"]',
        "does not follow from the row before",
    ),
    (
        'removed_down = "kid"\noffers = ["0 offer goat as kid to 1, accepted"]\n[seat.1]\ncontrols = ["goat"]',
        "the hand does not follow",
    ),
    (
        'phase = "answer"\noffer = { card = "goat", to = 1 }\noffers = ["0 offer kid as kid to 1, open"]',
        "is not the offer on the table",
    ),
    ('tokens = ["hello"]', "tokens has the row 'hello'; a row reads"),
    ('tokens = ["1 bottle to 0"]', "does not lead to the tokens of the seats"),
    ('tokens = ["1 bottle to 0", "1 bottle to 7"]', "to is seat 7"),
    ('tokens = ["1 bottle from 0 to 1"]', "seat 0 has no bottle then"),
    ('tokens = ["2 bottle to 0", "2 bottle from 0 to 1"]', "1 token at a time"),
    ("draws = { rain = 1 }", "draws names the stream 'rain'"),
    ("draws = { first = -1 }", "first is -1"),
    ("location = 3", "wrong form"),
    ("seat = [1]", "it is a table for each seat"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED, ids=range(len(REFUSED)))
def test_a_contradiction_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(reason)):
        position(text)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("players = 6", BadPlayers),
        ('players = "two"', BadPlayers),
        ("players = 3\noptions = { small = true }", BadPlayers),
        ("options = { dice = 1 }", BadOption),
        ("options = { first = 2 }", BadOption),
        ("options = { coins = { ranch = 1 } }", BadOption),
    ],
)
def test_players_and_options_are_refused_as_in_a_new_game(text: str, error: type[SaloonError]) -> None:
    with pytest.raises(error):
        position(text)


def test_a_position_is_a_text_of_a_known_game() -> None:
    with pytest.raises(UnknownGame):
        saloon.position("chess", "")
    for text in (None, 3, b"", {}):
        with pytest.raises(BadPosition):
            saloon.position("goat", text)  # type: ignore[arg-type]


# Anything at all

JUNK = st.one_of(
    st.booleans(),
    st.integers(-3, 60),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=5),
    st.sampled_from([*CHARACTERS, *LOCATIONS, *TOKENS, *PHASES]),
    st.lists(st.sampled_from(CHARACTERS), max_size=6),
    st.dictionaries(
        st.sampled_from([*TOKENS, *LOCATIONS, "card", "claim", "to", "place"]), st.integers(-1, 9)
    ),
)
ANYTHING = st.recursive(
    JUNK, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner)
)
CARDS = st.lists(st.sampled_from(CHARACTERS), max_size=4)
SEAT_PARTS = {
    "hand": CARDS,
    "coins": st.integers(0, 12),
    "tokens": st.dictionaries(st.sampled_from(TOKENS), st.integers(0, 3), max_size=3),
    "hats": st.integers(0, 3),
    "elixirs": st.integers(0, 2),
    "controls": CARDS,
}
SEAT = st.fixed_dictionaries({}, optional=SEAT_PARTS)
LIKELY_KEYS = {
    "players": st.integers(2, 5),
    "seed": st.integers(0, 9),
    "round": st.integers(1, 4),
    "start": st.integers(0, 4),
    "dealer": st.integers(0, 4),
    "last": st.integers(0, 4),
    "phase": st.sampled_from(PHASES),
    "seat": st.dictionaries(st.sampled_from("01234"), SEAT, max_size=4),
    "location": st.dictionaries(
        st.sampled_from(LOCATIONS),
        st.fixed_dictionaries({}, optional={"tokens": st.integers(0, 3), "coins": st.integers(0, 9)}),
    ),
    "deck": CARDS,
    "discard": CARDS,
    "removed_down": st.sampled_from(CHARACTERS),
    "removed_up": st.sampled_from(CHARACTERS),
    "goat_back": st.booleans(),
    "offer": st.fixed_dictionaries(
        {"card": st.sampled_from(CHARACTERS), "to": st.integers(0, 4)},
        optional={"claim": st.sampled_from(CHARACTERS)},
    ),
    "robber": st.fixed_dictionaries(
        {"place": st.sampled_from(LOCATIONS)}, optional={"tokens": st.integers(0, 3)}
    ),
    "options": st.fixed_dictionaries({}, optional={"small": st.booleans(), "first": st.integers(0, 1)}),
}
LIKELY = st.fixed_dictionaries(
    {"players": LIKELY_KEYS["players"], "seed": LIKELY_KEYS["seed"]},
    optional={key: value for key, value in LIKELY_KEYS.items() if key not in ("players", "seed")},
)


def try_position(data: dict[str, Any], seed: int) -> bool:
    """A game that keeps every law to its end, or one of three errors; nothing else."""
    try:
        game = position(dumps(data))
    except (BadPosition, BadOption, BadPlayers):
        return False
    dice = random.Random(seed)
    again = position(game.rules.save(game.origin))
    assert again.state.facts() == game.state.facts()
    while True:
        check_goods(game.state)
        for seat in onlookers(game):
            view = game.view(seat)
            assert encoded(saloon.determinize(view, dice).view(seat)) == encoded(view)
        for decision in game.decisions:
            assert len(decision.choices)
        if not step(game, dice):
            break
    assert saloon.replay(game.notation()).notation() == game.notation()
    return True


@pytest.mark.soak
@given(LIKELY, st.integers(0, 99))
def test_likely_positions(data: dict[str, Any], seed: int) -> None:
    try_position(data, seed)


@pytest.mark.soak
@given(
    st.dictionaries(st.sampled_from(sorted(KEYS)) | st.text(max_size=3), ANYTHING, max_size=6),
    st.integers(0, 99),
)
def test_any_plain_data_is_a_position_or_is_refused(data: dict[str, Any], seed: int) -> None:
    try_position(data, seed)


@pytest.mark.soak
@given(st.text(max_size=60))
def test_any_text_is_a_position_or_is_refused(text: str) -> None:
    with contextlib.suppress(BadPosition, BadOption, BadPlayers):
        position(text)


@pytest.mark.soak
@given(st.integers(0, 500), st.data())
def test_a_saved_position_with_something_changed(seed: int, data: st.DataObject) -> None:
    game = halfway(begin(seed), random.Random(seed))
    saved = tomllib.loads(game.rules.save(game.state))
    changed = copy.deepcopy(saved)
    for _ in range(data.draw(st.integers(1, 2))):
        place: Any = changed
        key = data.draw(st.sampled_from(sorted(changed)))
        while isinstance(place[key], dict) and place[key] and data.draw(st.booleans()):
            place = place[key]
            key = data.draw(st.sampled_from(sorted(place)))
        if data.draw(st.booleans()):
            place[key] = data.draw(ANYTHING)
        else:
            del place[key]
        if not changed:
            break
    try_position(changed, seed)


def test_the_fuzz_knows_every_key() -> None:
    assert set(LIKELY_KEYS) == KEYS - {"game", "offers", "tokens", "draws", "extra_coins"}
    assert set(SEAT_PARTS) == SEAT_KEYS
