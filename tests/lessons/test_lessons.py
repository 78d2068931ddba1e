"""Guided first games: whoever follows one gets to its end, and so does whoever does not."""

from random import Random

import pytest

from saloon.language.pointing import objects
from saloon.lessons import LEARNER, Lesson, NoLesson, Step, lessons, load
from saloon.lessons.sitting import Sitting


def attend(sitting: Sitting, dice: Random | None = None) -> list[int]:
    """Sit through a lesson; answers with the steps heard. With dice the learner does whatever comes to mind."""
    heard: list[int] = []
    while True:
        hint = sitting.hint()
        if hint is not None and hint.number not in heard:
            heard.append(hint.number)
        if hint is not None and hint.waits:
            sitting.at = hint.number + 1
        elif sitting.asked:
            legal = list(sitting.game.legal(LEARNER))
            word = hint.step.try_ if hint is not None and hint.recommends and dice is None else ""
            sitting.choose(LEARNER, word or (dice or Random(1)).choice(legal))
        elif not sitting.let_one_act():
            return heard


@pytest.mark.parametrize("name", lessons())
def test_whoever_follows_a_lesson_hears_it_to_its_end(name: str) -> None:
    sitting = Sitting(load(name))
    heard = attend(sitting)
    assert sitting.over
    assert sitting.game.result is not None
    assert LEARNER in sitting.game.result["winners"]  # type: ignore[operator]
    assert heard == sorted(heard)
    assert heard[-1] == len(sitting.lesson.steps) - 1
    # What is said only to those who chose differently, or about what chance may bring, is left out.
    missed = [step for k, step in enumerate(sitting.lesson.steps) if k not in heard]
    assert all(step.after or (step.ask and not step.try_) for step in missed)


@pytest.mark.parametrize("name", lessons())
def test_every_recommended_choice_is_possible_when_it_is_recommended(name: str) -> None:
    sitting = Sitting(load(name))
    recommended = 0
    while not sitting.over:
        hint = sitting.hint()
        if hint is not None and hint.waits:
            sitting.at = hint.number + 1
        elif sitting.asked:
            legal = sitting.game.legal(LEARNER)
            if hint is not None and hint.step.try_:
                assert hint.step.try_ in legal, hint.step.text("en")
                assert set(objects(hint.step.try_, sitting.game.view(LEARNER))) <= set(hint.look)
                recommended += 1
            sitting.choose(LEARNER, hint.step.try_ if hint is not None and hint.recommends else legal[0])
        else:
            assert sitting.let_one_act()
    assert recommended == sum(bool(step.try_) for step in sitting.lesson.steps)


@pytest.mark.parametrize("name", lessons())
def test_the_others_do_as_scripted_for_whoever_follows(name: str) -> None:
    sitting = Sitting(load(name))
    attend(sitting)
    made = {
        (seat, part, word)
        for (seat, word), part in zip(sitting.choices, sitting.parts, strict=True)
        if seat != LEARNER
    }
    for (seat, part), words in sitting.lesson.script.items():
        for word in words:
            assert (seat, part, word) in made


@pytest.mark.parametrize("name", lessons())
@pytest.mark.parametrize("seed", range(6))
def test_whoever_plays_differently_gets_to_the_end_as_well(name: str, seed: int) -> None:
    sitting = Sitting(load(name))
    heard = attend(sitting, Random(seed))
    assert sitting.over
    assert heard == sorted(heard)
    assert heard[-1] == len(sitting.lesson.steps) - 1


@pytest.mark.parametrize("name", lessons())
def test_the_choices_and_what_was_heard_are_all_there_is_to_a_sitting(name: str) -> None:
    sitting = Sitting(load(name))
    attend(sitting)
    for count in range(0, len(sitting.choices), 7):
        one, again = (Sitting(sitting.lesson, sitting.choices[:count]) for _ in range(2))
        assert one.hint() == again.hint()
        assert one.let_one_act() == again.let_one_act()
        assert one.choices == again.choices


@pytest.mark.parametrize("name", lessons())
def test_lessons_are_short_and_in_both_languages(name: str) -> None:
    for step in load(name).steps:
        assert step.text("en")
        assert step.text("de")
        assert step.text("en") != step.text("de")
        assert bool(step.tip("en")) == bool(step.tip("de")) == bool(step.try_)
        assert max(len(step.text("en")), len(step.text("de"))) <= 230
        assert max(len(step.tip("en")), len(step.tip("de"))) <= 120
        assert not (step.try_ and not step.ask)


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(NoLesson, match="there are goat, scoundrels"):
        load("poker")


def test_a_step_that_asks_is_not_waited_for() -> None:
    lesson = Lesson(
        "one", "goat", "players = 2", ("", "Nell"), {}, (Step({"en": "a", "de": "b"}, ask="offer"),), "round"
    )
    hint = Sitting(lesson).hint()
    assert hint is not None
    assert not hint.waits
