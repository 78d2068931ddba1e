import io
import random

import pytest
from rich.console import Console, RenderableType

import saloon
from saloon.games.goat.terminal import board
from saloon.language.words import words
from saloon.terminal import ink
from saloon.terminal.ink import Eyes
from saloon.terminal.question import options

NAMES = ["Nell", "Otto", "Mary", "Hank", "Ruth"]


def drawn(part: RenderableType, width: int = 80) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(part)
    return console.export_text()


def eyes(game: saloon.Game, you: int | None = 0, lang: str = "en") -> Eyes:
    return Eyes(words(lang, "goat"), NAMES[: len(game.seats)], you)


def play(game: saloon.Game, steps: int, seed: int = 0) -> saloon.Game:
    rng = random.Random(seed)
    while steps and (question := game.decision):
        game.apply(question.seat, question.choices[rng.randrange(len(question.choices))])
        steps -= 1
    return game


def test_the_street_shows_goods_people_and_hats() -> None:
    game = saloon.new("goat", players=3, seed=1)
    text = drawn(board.street(game.view(0), eyes(game)))
    assert "BANK $4 each" in text
    assert "1 Money Bill + 1 ●" in text
    assert "· Banker" in text
    assert "STORE" not in text


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_part_is_wider_than_eighty_columns(players: int, lang: str) -> None:
    for seed in range(2):
        game = saloon.new("goat", players=players, seed=seed)
        while game.decision:
            play(game, 5, seed)
            view = game.view(0)
            look = eyes(game, 0, lang)
            street = drawn(board.street(view, look)).splitlines()
            assert len(street) == 5
            assert "…" not in drawn(board.whole(view, look))
            assert all(len(line) <= 46 for line in drawn(board.players(view, look), 46).splitlines())
        assert "…" not in drawn(board.final(game.view(0), look), 76)


def test_seats_differ_by_shape_not_only_by_colour() -> None:
    assert len(set(ink.SHAPES)) == len(ink.SHAPES) == 5
    game = play(saloon.new("goat", players=5, seed=2), 12)
    view = game.view(0)
    text = drawn(board.whole(view, eyes(game)))
    for name, seat in view["control"].items():  # type: ignore[attr-defined]
        assert f"{ink.SHAPES[seat]} {words('en', 'goat').name('character', name)}" in text


def test_the_offer_hides_its_card_from_all_but_the_dealer() -> None:
    game = saloon.new("goat", players=3, seed=5)
    question = game.decision
    assert question is not None
    offer = next(w for w in question.choices if len(set(w.split()[1:4:2])) == 2)
    card, claim = (words("en", "goat").name("character", w) for w in offer.split()[1:4:2])
    game.apply(question.seat, offer)
    for seat in game.seats:
        view = game.view(seat)
        look = eyes(game, seat)
        text = drawn(board.offer(view, look, board.saying(view, look)))
        assert f"“This is the {claim}.”" in text
        assert (card in text) == (seat == question.seat)


def test_nothing_is_drawn_that_the_view_does_not_hold() -> None:
    """Two games that a seat cannot tell apart look the same to it."""
    game = play(saloon.new("goat", players=4, seed=3), 14)
    view = game.view(1)
    other = saloon.determinize(view, random.Random(1))
    one, two = (drawn(board.whole(g.view(1), eyes(game, 1))) for g in (game, other))
    assert one == two


def test_the_final_count_adds_up() -> None:
    game = play(saloon.new("goat", players=4, seed=9), 999)
    assert game.result is not None
    text = drawn(board.final(game.view(None), eyes(game, None)))
    for score in game.result["scores"]:  # type: ignore[attr-defined]
        assert f"${score}" in text


def test_a_menu_points_at_the_cursor() -> None:
    rows = options(["a", "b"], ["Accept", "Refuse"], ["Accept", "Refuse"])
    assert drawn(ink.menu(rows, 1)).splitlines()[1].startswith("☞ 2 r")
