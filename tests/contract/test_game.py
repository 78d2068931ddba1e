"""The contract, sentence by sentence, on the Goat game."""

import hashlib
import random

import pytest

import saloon
from saloon import Game, IllegalChoice, NoSuchSeat
from saloon.contract import Choices, Decision
from saloon.kernel.menu import Menu
from saloon.kernel.rules import Rules
from saloon.start import rules_of
from tests.laws.play import begin, encoded, finish, games, halfway, onlookers, step


def a_game(players: int = 4, seed: int = 7, **options: object) -> Game:
    return saloon.new("goat", players=players, options=options, seed=seed)


def the(decision: Decision | None) -> Decision:
    assert decision is not None
    return decision


# New games


def test_a_game_without_a_seed_gets_128_random_bits() -> None:
    seeds = {saloon.new("goat").seed for _ in range(50)}
    assert len(seeds) == 50
    assert max(seeds).bit_length() > 100
    assert max(seeds).bit_length() <= 128


def test_the_same_seed_gives_the_same_game_but_another_salt() -> None:
    one, other = a_game(), a_game()
    assert one.state.facts() == other.state.facts()
    assert one.salt != other.salt
    assert len(one.salt) == 32


def test_seats_and_name() -> None:
    for players in (2, 3, 4, 5):
        assert a_game(players).seats == tuple(range(players))
    assert a_game().name == "goat"
    assert "goat" in saloon.GAMES


def test_two_players_are_the_default() -> None:
    assert saloon.new("goat").seats == (0, 1)


def test_the_first_player_can_be_chosen() -> None:
    for first in range(4):
        assert the(a_game(first=first).decision).seat == first
    assert len({the(a_game(seed=seed).decision).seat for seed in range(40)}) == 4


# Questions


def test_a_decision_names_seat_kind_choices_and_codes() -> None:
    decision = the(a_game().decision)
    assert decision.kind == "offer"
    assert len(decision.choices) == len(decision.codes) == 4 * 4 * 3
    assert all(isinstance(word, str) for word in decision.choices)
    assert all(isinstance(code, int) for code in decision.codes)
    assert "48 choices" in repr(decision)


def test_decision_is_the_first_of_decisions() -> None:
    game, dice = a_game(), random.Random(1)
    while (decision := game.decision) is not None:
        assert repr(game.decisions[0]) == repr(decision)
        assert len(game.decisions) == 1
        step(game, dice)
    assert game.decisions == ()


def test_a_prompt_is_there_in_english_and_german() -> None:
    game, dice = a_game(), random.Random(2)
    while (decision := game.decision) is not None:
        assert decision.prompt()
        assert decision.prompt("en") == decision.prompt()
        assert decision.prompt("de")
        step(game, dice)


def test_legal_is_empty_for_who_is_not_asked_and_at_the_end() -> None:
    game = a_game()
    asked = the(game.decision)
    for seat in game.seats:
        assert list(game.legal(seat)) == (list(asked.choices) if seat == asked.seat else [])
    finish(game, random.Random(3))
    assert all(len(game.legal(seat)) == 0 for seat in game.seats)


def test_choices_are_a_sequence() -> None:
    choices = the(a_game().decision).choices
    words = list(choices)
    assert choices == words
    assert choices == tuple(words)
    assert choices == the(a_game().decision).choices
    assert choices != words[1:]
    assert choices != 3
    assert choices is not None
    assert hash(choices) == hash(the(a_game().decision).choices)
    assert choices[-1] == words[-1]
    assert list(reversed(choices)) == words[::-1]
    assert choices[:3] == words[:3]
    assert choices[-2:] == words[-2:]
    assert words[0] in choices
    assert "accept" not in choices
    assert 3 not in choices
    assert repr(choices) == repr(words)
    assert random.Random(1).choice(choices) in words


class CountingRules(Rules):
    """Rules that count how often a word is made. (Only the sources let Python code be called back here.)"""

    def __init__(self) -> None:
        self.inner = rules_of("goat")
        self.made = 0

    def word(self, code: int) -> str:
        self.made += 1
        return self.inner.word(code)

    def code(self, word: str) -> int:
        return self.inner.code(word)


def counting() -> CountingRules:
    try:
        return CountingRules()
    except TypeError:
        pytest.skip("a compiled class has no Python subclass; the plain run proves this")


def test_words_are_made_only_when_read() -> None:
    game = a_game()
    rules = counting()
    choices = Choices(rules, the(game.decision).codes)
    assert (len(choices), rules.made) == (48, 0)
    assert "accept" not in choices
    assert rules.made == 0
    assert choices[5].startswith("offer ")
    assert rules.made == 1
    assert len(list(choices)) == 48
    assert rules.made == 49


def test_codes_are_not_made_for_a_driver_by_words_either() -> None:
    """The menu of offers keeps four cards and three seats, not 48 choices."""
    menu = the(a_game().decision).codes
    assert isinstance(menu, Menu)
    assert not isinstance(menu, list)


# Moves


def test_a_word_and_its_code_are_the_same_choice() -> None:
    one, other = a_game(), a_game()
    decision = the(one.decision)
    shown = one.apply(decision.seat, decision.choices[9])
    assert list(other.apply(decision.seat, decision.codes[9])) == list(shown)
    assert one.state.facts() == other.state.facts()


def test_a_word_may_be_written_carelessly() -> None:
    game = a_game()
    decision = the(game.decision)
    game.apply(decision.seat, "  " + decision.choices[0].upper().replace(" ", "   ") + "\t")
    assert game.notation().splitlines()[-2] == f"{decision.seat} {decision.choices[0]}"


def test_apply_answers_with_the_public_events() -> None:
    game, dice = a_game(), random.Random(4)
    told = game.events(None)
    while (decision := game.decision) is not None:
        told += list(game.apply(decision.seat, decision.codes[dice.randrange(len(decision.codes))]))
    assert told == game.events(None)


def test_events_since_a_number_are_the_rest() -> None:
    game = halfway(a_game(), random.Random(5))
    for seat in onlookers(game):
        every = game.events(seat)
        for since in (0, 1, len(every) // 2, len(every), len(every) + 5):
            assert game.events(seat, since) == every[since:]


def test_events_are_a_sequence_made_when_read() -> None:
    game = a_game()
    decision = the(game.decision)
    events = game.apply(decision.seat, decision.choices[0])
    assert len(events) == 1
    assert events[0]["kind"] == "offered"
    assert events[0]["card"] is None
    assert events == [events[0]]
    assert events != 3
    assert [event["kind"] for event in events] == ["offered"]
    assert repr(events) == repr([events[0]])
    assert game.events(decision.seat)[-1]["card"] is not None


def test_a_view_knows_whose_it_is() -> None:
    game = a_game()
    assert game.view(None)["seat"] is None
    assert [game.view(seat)["seat"] for seat in game.seats] == [0, 1, 2, 3]
    holder = the(game.decision).seat
    assert [game.view(seat)["hand"] is not None for seat in game.seats] == [
        seat == holder for seat in game.seats
    ]


def test_there_is_a_result_at_the_end_only() -> None:
    game = a_game()
    assert game.result is None
    assert game.view(None)["result"] is None
    finish(game, random.Random(6))
    assert game.result is not None
    assert game.view(None)["result"] == game.result
    assert set(game.result) == {"winners", "scores", "coins", "tokens"}
    assert all(row["belongings"] is not None for row in game.view(None)["seats"])


# Logs


def test_the_keepers_log_holds_everything() -> None:
    game = finish(
        saloon.new("goat", players=3, options={"first": 1}, seed=99, salt="ab" * 16), random.Random(7)
    )
    lines = game.notation().splitlines()
    assert lines[:8] == [
        "saloon log 1",
        "game goat",
        "rules 1",
        "players 3",
        "option first 1",
        "seed 99",
        f"salt {'ab' * 16}",
        f"commitment {hashlib.sha256(('99:' + 'ab' * 16).encode()).hexdigest()}",
    ]
    assert sum(line.startswith("@deck.round") for line in lines) == 3
    assert sum(line[0].isdigit() for line in lines) == game.step


def test_what_leaves_holds_only_what_that_seat_may_know() -> None:
    game = a_game()
    decision = the(game.decision)
    word = next(word for word in decision.choices if word.split()[1] != word.split()[3])
    game.apply(decision.seat, word)
    hidden = f"{decision.seat} offer ? as {word.split(' as ')[1]}"
    for seat in onlookers(game):
        log = game.notation(seat=seat)
        assert (f"{decision.seat} {word}\n" in log) == (seat == decision.seat)
        assert (hidden in log) == (seat != decision.seat)
        assert f"seat {'spectator' if seat is None else seat}\n" in log
        assert "@" not in log
        assert "seed" not in log
        assert "salt" not in log


def test_the_commitment_of_every_log_opens_at_the_end() -> None:
    game = a_game()
    before = {game.notation(seat=seat).split("commitment ")[1].split()[0] for seat in onlookers(game)}
    finish(game, random.Random(8))
    after = game.notation(seat=None)
    seed, salt = after.split("\nseed ")[1].split()[0], after.split("\nsalt ")[1].split()[0]
    assert before == {hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()}


def test_only_the_call_without_argument_is_the_keepers() -> None:
    game = a_game()
    assert "seed" in game.notation()
    for seat in (None, 0, 1, 2, 3):
        assert "seed" not in game.notation(seat=seat)
        assert "seed" not in game.notation(seat)
    for seat in (4, -1, "keeper", True, 1.0, object()):
        with pytest.raises(NoSuchSeat):
            game.notation(seat=seat)


def test_replay_goes_on_from_any_step() -> None:
    game = finish(a_game(), random.Random(9))
    text = game.notation()
    for at in range(0, game.step + 1, 7):
        again = saloon.replay(text, at=at)
        assert again.step == at
        finish(again, random.Random(at))
    assert saloon.replay(text, at=None).result == game.result


def test_a_log_reads_the_same_from_a_windows_file() -> None:
    text = halfway(a_game(), random.Random(10)).notation()
    assert saloon.replay(text.replace("\n", "\r\n")).notation() == text


def test_determinize_needs_the_view_alone() -> None:
    game = halfway(a_game(), random.Random(11))
    view = game.view(2)
    world = saloon.determinize(view, random.Random(1))
    assert encoded(world.view(2)) == encoded(view)
    assert world.notation().count("\nposition ") > 10
    assert world.events(2) == []
    assert world.step == 0


# Refusals: the right type, a clear message, and nothing has happened


def check_untouched(game: Game, error: type[Exception], seat: object, choice: object, says: str) -> None:
    before = game.notation(), encoded(game.state.facts()), game.step
    with pytest.raises(error) as caught:
        game.apply(seat, choice)  # type: ignore[call-overload]
    assert says in str(caught.value)
    assert (game.notation(), encoded(game.state.facts()), game.step) == before


def test_a_wrong_seat() -> None:
    game = a_game()
    word = the(game.decision).choices[0]
    for seat in (4, -1, 99, 2**70, "0", None, 1.0, True, [0]):
        check_untouched(game, NoSuchSeat, seat, word, "There is no seat")
    check_untouched(game, NoSuchSeat, 4, word, "seats are 0 to 3")


def test_not_your_turn() -> None:
    game = a_game()
    decision = the(game.decision)
    for seat in game.seats:
        if seat != decision.seat:
            check_untouched(
                game,
                IllegalChoice,
                seat,
                decision.choices[0],
                f"not asked anything now; seat {decision.seat} is.",
            )


def test_a_wrong_choice_says_why_and_what_is_possible() -> None:
    game = a_game()
    decision = the(game.decision)
    check_untouched(
        game, IllegalChoice, decision.seat, "accept", "the open question is to offer. Possible: offer "
    )
    with pytest.raises(IllegalChoice) as caught:
        game.apply(decision.seat, "accept")
    assert caught.value.why == f"Seat {decision.seat} cannot choose 'accept': the open question is to offer."
    assert list(caught.value.possible) == list(decision.choices)
    assert " and 40 more." in str(caught.value)


def test_a_word_or_code_that_does_not_exist() -> None:
    game = a_game()
    seat = the(game.decision).seat
    for choice in (
        "",
        "dance",
        "offer",
        "offer goat",
        "undo",
        "ä" * 999,
        "\x00",
        "\ud800",
        "offer elvis as goat to 1",
    ):
        check_untouched(game, IllegalChoice, seat, choice, "is not a choice of this game")
    for choice in (
        -1,
        99_999,
        2**31,
        2**63,
        10**5000,
        -(10**5000),
        True,
        None,
        1.5,
        b"accept",
        ["accept"],
        {},
    ):
        check_untouched(game, IllegalChoice, seat, choice, "is not a choice of this game")


def test_every_code_is_legal_or_refused() -> None:
    for game, dice in games(1, salt=71):
        halfway(game, dice)
        for seat in game.seats:
            legal = list(game.legal(seat))
            for code in range(1400):
                word = game.rules.word(code)
                if word not in legal:
                    with pytest.raises(IllegalChoice):
                        game.apply(seat, code)


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game = finish(a_game(), random.Random(12))
    check_untouched(game, IllegalChoice, 0, "accept", "The game is over.")


def test_a_seat_that_is_not_there_knows_nothing() -> None:
    game = a_game()
    for seat in (4, -1, 2**70):
        for ask in (game.view, game.events, game.legal, game.undo):
            with pytest.raises(NoSuchSeat):
                ask(seat)


def test_a_seat_of_no_number_is_refused() -> None:
    game = a_game()
    for seat in ("0", 1.0, [0], True):
        for ask in (game.view, game.events, game.legal, game.undo, game.notation):
            with pytest.raises(NoSuchSeat):
                ask(seat)


def test_a_small_game_is_a_whole_game() -> None:
    game = begin(4)
    assert game.options == {"small": True}
    finish(game, random.Random(13))
    assert game.result is not None
