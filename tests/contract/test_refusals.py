"""Games, logs and views that cannot be: a typed error each, whatever was done to them."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import saloon
from saloon import BadLog, BadOption, BadPlayers, BadView, Game, OtherRules, SaloonError, UnknownGame
from saloon.language.notation import checksum
from tests.laws.play import begin, encoded, finish, halfway, onlookers, step

# New games


@pytest.mark.parametrize("name", ["chess", "", "Goat", None, 3, ["goat"], {}])
def test_an_unknown_game(name: Any) -> None:
    with pytest.raises(UnknownGame, match=r"there are .*goat"):
        saloon.new(name)


@pytest.mark.parametrize("players", [0, 1, 6, -2, 2.0, "2", None, True, [2], 2**80])
def test_a_player_count_out_of_range(players: Any) -> None:
    with pytest.raises(BadPlayers, match=r"2 to 5 players|a whole number"):
        saloon.new("goat", players=players)


def test_the_small_game_is_for_two() -> None:
    with pytest.raises(BadPlayers, match="The small game has 2 players, not 3"):
        saloon.new("goat", players=3, options={"small": True})


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"dice": 1}, "no option dice; it has coins, first and small"),
        ({3: 1, "dice": 1}, "no option 3;"),
        ({"small": 1}, "small is 1"),
        ({"small": "yes"}, "small is 'yes'"),
        ({"first": 2}, "first is 2; it is a seat from 0 to 1"),
        ({"first": -1}, "first is -1"),
        ({"first": True}, "first is True"),
        ({"first": "0"}, "first is '0'"),
        ({"coins": 3}, "coins is 3"),
        ({"coins": None}, "coins is None"),
        ({"coins": {"ranch": 1}}, "coins names 'ranch'; locations with coins are here store, bank"),
        ({"coins": {"saloon": 1}}, "coins names 'saloon'"),
        ({"coins": {3: 1}}, "coins names '3'"),
        ({"coins": {"bank": -1}}, "gives bank -1 icons"),
        ({"coins": {"bank": 21}}, "gives bank 21 icons; it is a whole number from 0 to 20"),
        ({"coins": {"bank": 1.5}}, "gives bank 1.5 icons"),
        ({"coins": {"bank": True}}, "gives bank True icons"),
        (3, "The options are 3"),
        (["small"], "The options are"),
    ],
)
def test_an_unknown_option_or_value(options: Any, says: str) -> None:
    with pytest.raises(BadOption) as caught:
        saloon.new("goat", options=options)
    assert says in str(caught.value)


@pytest.mark.parametrize("seed", [-1, 1.0, "7", True, b"7", 2**256, 10**5000], ids=range(7))
def test_a_seed_that_is_none(seed: Any) -> None:
    with pytest.raises(BadOption, match="The seed"):
        saloon.new("goat", seed=seed)


@pytest.mark.parametrize("salt", ["", "a b", "a\nb", 3, b"ab"])
def test_a_salt_that_would_not_fit_into_a_log(salt: Any) -> None:
    with pytest.raises(BadOption, match="The salt"):
        saloon.new("goat", salt=salt)


# Logs


def a_log(seed: int = 10, over: bool = False) -> str:
    game, dice = begin(seed), random.Random(seed)
    if over:
        return finish(game, dice).notation()
    for _ in range(25):
        step(game, dice)
    assert game.result is None
    return game.notation()


def resummed(text: str) -> str:
    """The text with a checksum that fits: what a careful forger would hand in."""
    body = text[: text.rindex("sum ")]
    return f"{body}sum {checksum(body)}\n"


@pytest.mark.parametrize("over", [False, True])
def test_a_log_cut_off_anywhere(over: bool) -> None:
    text = a_log(over=over)
    places = range(len(text)) if not over else range(0, len(text), 7)
    for stop in places:
        with pytest.raises(BadLog):
            saloon.replay(text[:stop])


def test_a_log_without_one_of_its_lines() -> None:
    lines = a_log(over=True).splitlines(keepends=True)
    for k in range(len(lines)):
        with pytest.raises(BadLog):
            saloon.replay("".join(lines[:k] + lines[k + 1 :]))


@pytest.mark.slow
def test_a_log_with_any_character_changed() -> None:
    text = a_log()
    dice = random.Random(1)
    for k in range(len(text)):
        others = {*dice.sample("abcxyz 0123456789@=-\n\r\t\x00\x0b\x1c\u2028ä\ud800", 6), text[k].swapcase()}
        for other in others - {text[k]}:
            with pytest.raises(BadLog):
                saloon.replay(text[:k] + other + text[k + 1 :])


def test_a_log_with_anything_put_in() -> None:
    text = a_log()
    for k in range(len(text) + 1):
        for more in ("0", "\n", "\r", " "):
            # "\r" before "\n" is how some editors end their lines.
            if more + text[k : k + 1] != "\r\n":
                with pytest.raises(BadLog):
                    saloon.replay(text[:k] + more + text[k:])


def forgeries(text: str) -> list[str]:
    """Every line left out, doubled, swapped with the next or changed, with a checksum that fits."""
    lines = text.splitlines(keepends=True)
    made = []
    for k in range(len(lines) - 1):
        made.append(lines[:k] + lines[k + 1 :])
        made.append([*lines[:k], lines[k], *lines[k:]])
        if k < len(lines) - 2 and lines[k] != lines[k + 1]:
            made.append([*lines[:k], lines[k + 1], lines[k], *lines[k + 2 :]])
        for old, new in (
            ("1", "2"),
            ("0", "3"),
            ("accept", "refuse"),
            ("refuse", "accept"),
            ("goat", "kid"),
            (" ", "  "),
        ):
            if old in lines[k]:
                made.append([*lines[:k], lines[k].replace(old, new, 1), *lines[k + 1 :]])
    return [resummed("".join(forged)) for forged in made]


@pytest.mark.slow
@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("seed", [10, 11, 15])
def test_a_forged_log_is_refused_or_is_another_true_game(seed: int, over: bool) -> None:
    """A forger who mends the checksum can write down another game, but none that the rules and the seed don't give."""
    text = a_log(seed, over)
    for forged in forgeries(text):
        if forged == text:
            continue
        try:
            game = saloon.replay(forged)
        except BadLog:
            continue
        assert game.notation() == forged


def test_a_log_of_other_rules() -> None:
    with pytest.raises(OtherRules, match="Rules version 2 of goat is not played here; the present one is 1"):
        saloon.replay(resummed(a_log().replace("\nrules 1\n", "\nrules 2\n")))


def test_a_log_of_an_unknown_game() -> None:
    with pytest.raises(BadLog, match="There is no game 'chess'"):
        saloon.replay(resummed(a_log().replace("\ngame goat\n", "\ngame chess\n")))


def test_a_seats_log_cannot_be_replayed() -> None:
    game = saloon.replay(a_log())
    for seat in onlookers(game):
        with pytest.raises(BadLog, match="only a keeper's log can be replayed"):
            saloon.replay(game.notation(seat=seat))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("\nseed ", "\nsalt x\nsead ", "cannot be read"),
        ("\nseed 10\n", "\n", "no seed or no salt"),
        ("\nseed 10\n", "\nseed 15\n", "The commitment does not fit"),
        ("\nseed 10\n", "\nseed x\n", "cannot be read"),
        ("\nseed 10\n", "\nseed " + "9" * 5000 + "\n", "cannot be read"),
        ("\nplayers 2\n", "\nplayers 9\n", "The head of the log cannot be: The Goat game has 2 to 5"),
        ("\nplayers 2\n", "\nplayers two\n", "cannot be read"),
        (
            "\nbegin\n",
            "\noption dice 3\nbegin\n",
            "The head of the log cannot be: The Goat game has no option",
        ),
        ("\nbegin\n", "\noption coins {\nbegin\n", "cannot be read"),
        ("\nbegin\n", "\noption coins " + "[" * 100_000 + "\nbegin\n", "cannot be read"),
        ("\nbegin\n", "\nposition players = 9\nbegin\n", "The head of the log cannot be"),
        ("\nbegin\n", "\nposition [[\nbegin\n", "The head of the log cannot be"),
        ("\nbegin\n", "\nbegin\n0 undo\n", "which cannot be: Seat 0 has made no choice yet"),
        ("\nbegin\n", "\nbegin\n9 accept\n", "which cannot be: There is no seat 9"),
        ("\nbegin\n", "\nbegin\n" + "9" * 5000 + " accept\n", "a choice reads '0 accept'"),
        ("\nbegin\n", "\nbegin\nhello\n", "a choice reads '0 accept'"),
        ("\nbegin\n", "\nbegin\n@rain 3\n", "where the seed gives"),
    ],
)
def test_a_head_or_line_that_cannot_be(old: str, new: str, says: str) -> None:
    text = a_log()
    assert old in text
    with pytest.raises(BadLog) as caught:
        saloon.replay(resummed(text.replace(old, new, 1)))
    assert says in str(caught.value)


@pytest.mark.parametrize(
    "text", ["", "hello", "saloon log 1", "saloon log 2\nbegin\nsum 0\n", None, 3, b"saloon log 1"]
)
def test_no_log_at_all(text: Any) -> None:
    with pytest.raises(BadLog):
        saloon.replay(text)


@pytest.mark.parametrize("at", [-1, 999, "3", 1.5, [1]])
def test_a_step_that_the_log_does_not_have(at: Any) -> None:
    with pytest.raises(BadLog, match="The log has steps 0 to"):
        saloon.replay(a_log(), at=at)


@pytest.mark.soak
@given(st.text(max_size=80))
def test_any_text_is_no_log(text: str) -> None:
    with pytest.raises(BadLog):
        saloon.replay(resummed(f"saloon log 1\n{text}\nbegin\nsum "))


# Views


@pytest.mark.parametrize("view", [{}, {"game": "goat"}, {"game": "goat", "rules": 1}, None, 3, [], "view"])
def test_no_view_at_all(view: Any) -> None:
    with pytest.raises(BadView):
        saloon.determinize(view, random.Random(1))


def test_a_view_of_other_rules_or_another_game() -> None:
    view = begin(1).view(0)
    with pytest.raises(BadView, match="Rules version 2 of goat is not played here"):
        saloon.determinize(view | {"rules": 2}, random.Random(1))
    with pytest.raises(UnknownGame):
        saloon.determinize(view | {"game": "chess"}, random.Random(1))


def test_a_view_with_any_part_missing() -> None:
    """Parts that say nothing new may be missing; without any other it is refused."""
    spare = {"rounds", "asked", "assistant", "result"}
    for seed in range(10):
        view = halfway(begin(seed), random.Random(seed)).view(0)
        for key in view:
            part = {name: value for name, value in view.items() if name != key}
            if key in spare:
                saloon.determinize(part, random.Random(1))
            else:
                with pytest.raises(SaloonError):
                    saloon.determinize(part, random.Random(1))


WRONG = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 20), st.integers(), st.text(max_size=3), st.just([]), st.just({}),
    st.sampled_from(["goat", "sheriff", "bank", "gold", "answer", "over", "refused"]),
)  # fmt: skip


@pytest.mark.soak
@given(st.integers(0, 300), st.data())
def test_a_view_with_anything_changed_gives_a_game_or_is_refused(seed: int, data: st.DataObject) -> None:
    game = halfway(begin(seed), random.Random(seed))
    view = json.loads(encoded(game.view(data.draw(st.sampled_from(onlookers(game))))))
    place: Any = view
    while True:
        key = data.draw(st.sampled_from(range(len(place)) if isinstance(place, list) else sorted(place)))
        if not isinstance(place[key], (dict, list)) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(WRONG)
    try:
        world = saloon.determinize(view, random.Random(1))
    except SaloonError:
        return
    assert isinstance(world, Game)
