"""Texts that lead to texts end somewhere (Q52): in the engine, whatever the cards say, and before that in the check."""

from dataclasses import replace
from random import Random

import pytest

import saloon
from saloon import Game
from saloon.errors import BadCatalogue
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards.parse import parse_text
from saloon.games.scoundrels.catalogue import Catalogue
from saloon.games.scoundrels.engine.names import DEEPEST, MOST_WORK
from saloon.games.scoundrels.make import rules_for
from saloon.kernel.core import Peaks
from saloon.language.words import words_for
from tests.rule import rule

LEADER = "Use an ability of your leader sheet."
OFFICE = "Use a Sheriff's Office option."
SALOON = "Use a scoundrel in the Saloon."
FULL = 24
"""Sentences of a long text."""


def with_abilities(text: str) -> Catalogue:
    """The box with this text for every ability of the leader sheet, unchecked: as if the check had a hole."""
    box = catalogue.load()
    return replace(box, abilities=tuple(replace(a, text=text, tree=parse_text(text)) for a in box.abilities))


def with_options(text: str) -> Catalogue:
    box = catalogue.load()
    return replace(box, sheriff=tuple(replace(o, text=text, tree=parse_text(text)) for o in box.sheriff))


def with_jobs(text: str) -> Catalogue:
    box = catalogue.load()
    return replace(box, jobs=tuple(replace(j, text=text, tree=parse_text(text)) for j in box.jobs))


def begin(cards: Catalogue, seed: int = 1) -> Game:
    rules = rules_for(cards)
    options = rules.options(2, {})
    return Game(rules, rules.new_state(2, options, seed), options, seed, "0" * 32, False)


def play(game: Game, seed: int = 1, most: int = 2000) -> list[tuple[int, str]]:
    """At random to the end; answers with what was chosen."""
    dice, made = Random(seed), []
    while (question := game.decision) is not None and len(made) < most:
        made.append((question.seat, dice.choice(list(question.choices))))
        game.apply(*made[-1])
    return made


def rulings(game: Game) -> int:
    return sum(event["kind"] == "cut-short" for event in game.events(None))


WICKED = {
    "leader": with_abilities(LEADER),
    "office": with_options(OFFICE),
    "leader-twice": with_abilities(f"{LEADER} {LEADER}"),
    "office-many": with_options(" ".join([OFFICE] * FULL)),
    "office-paid": with_options(f"Spend $1 to {OFFICE[0].lower()}{OFFICE[1:]}"),
    "saloon-many": with_jobs(" ".join([SALOON] * FULL)),
}


@rule("Q52")
@pytest.mark.parametrize("cards", WICKED)
def test_no_text_keeps_the_engine_busy_without_end(cards: str) -> None:
    game = begin(WICKED[cards])
    game.state.peaks = peaks = Peaks()
    play(game)
    assert game.decision is None
    assert 0 < peaks.depth <= DEEPEST
    assert 0 < peaks.work <= MOST_WORK + FULL * DEEPEST


@rule("Q52")
@pytest.mark.parametrize("cards", ["office", "leader"])
def test_what_met_a_limit_is_told_in_the_log_in_both_languages(cards: str) -> None:
    game = begin(WICKED[cards])
    play(game)
    assert rulings(game) > 0
    event = next(event for event in game.events(None) if event["kind"] == "cut-short")
    assert "Q52" in words_for(game, "en").event(event, None)
    assert "endlos" in words_for(game, "de").event(event, None)


@rule("Q52")
def test_the_same_choices_give_the_same_rulings_whether_or_not_somebody_looks() -> None:
    game = begin(WICKED["office"])
    made = play(game)
    again = begin(WICKED["office"])
    for seat, word in made:
        for other in again.seats:
            again.legal(other)
            again.view(other)
        again.apply(seat, word)
    assert again.events(None) == game.events(None)
    assert rulings(game) > 0


@rule("Q52")
def test_no_card_of_either_box_meets_a_limit() -> None:
    for options in ({}, {"expansion": "double-or-nothing"}):
        for seed in range(6):
            game = saloon.new("scoundrels", 3, options, seed=seed)
            play(game, seed)
            assert game.decision is None
            assert rulings(game) == 0


def ability(ident: str, slots: str, text: str) -> str:
    return f'[[ability]]\nid = "{ident}"\nslots = {slots}\ntext = "{text}"\n'


def option(text: str) -> str:
    return (
        '[[sheriff]]\nid = "sell-information"\nname_en = "Sell Information"\nname_de = "Infos verkaufen"\n'
        f'text = "{text}"\n'
    )


@rule("Q52")
@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        (ability("slot-3", '["3"]', LEADER), [LEADER]),
        (ability("slot-3", '["3"]', f"Gain $1. {LEADER}"), [LEADER]),
        (option(OFFICE), [OFFICE]),
        (option(f"Only if it is the final day: spend $2 to {OFFICE[0].lower()}{OFFICE[1:]}"), ["final day"]),
        # Through a job of the box: the ability uses a scoundrel, and one scoundrel uses abilities.
        (ability("slot-4", '["4"]', SALOON), [SALOON, LEADER, "job"]),
        (ability("slot-4", '["4"]', OFFICE) + option(LEADER), [OFFICE, LEADER]),
    ],
)
def test_a_file_that_goes_round_in_circles_is_refused_with_its_sentences(
    text: str, sentences: list[str]
) -> None:
    with pytest.raises(BadCatalogue, match="round in circles") as refused:
        catalogue.load_text("base", text, "cards.toml")
    for sentence in sentences:
        assert sentence in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        ability("slot-3", '["3"]', "Gain $2."),
        ability("slot-3", '["3"]', OFFICE),
        option("Gain $1."),
        option(LEADER),
    ],
)
def test_what_ends_by_itself_is_no_circle(text: str) -> None:
    assert catalogue.load_text("base", text, "cards.toml").jobs
