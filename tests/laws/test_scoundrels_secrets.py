"""What others must not see: strategy cards while they are chosen, passing at a live last call, faces of safes."""

import itertools

import pytest

import saloon
from saloon import Game, IllegalChoice
from saloon.games.scoundrels.engine.state import FACEUP
from saloon.testing.game import SALT, encoded, onlookers, pick, step
from saloon.testing.replay import undone
from tests.laws.scoundrels import SCOUNDRELS
from tests.rule import rule


def told(game: Game, seat: int | None) -> tuple[bytes, bytes, str]:
    """All that leaves the engine for one seat."""
    return encoded(game.view(seat)), encoded(game.events(seat)), game.notation(seat=seat)


@rule("SR253", "SR254")
@pytest.mark.soak
def test_nobody_can_tell_which_strategy_card_another_seat_has_chosen() -> None:
    for game, _ in SCOUNDRELS.games(4, salt=81):
        players = len(game.seats)
        options = game.options | {"strategy_cards": True}
        start = saloon.new("scoundrels", players=players, options=options, seed=3, salt=SALT)
        menus = [list(start.legal(seat)) for seat in start.seats]
        assert all(len(menu) == 2 for menu in menus)
        for order in itertools.permutations(start.seats):
            for chooser, watcher in itertools.product(order[:-1], [None, *start.seats]):
                before = order.index(chooser)
                seen = set()
                for picks in itertools.product((0, 1), repeat=before + 1):
                    if watcher in order[: before + 1] and picks[order.index(watcher)]:
                        continue  # what the watcher itself has chosen it knows
                    one = start.clone()
                    for seat, which in zip(order, picks, strict=False):
                        shown = one.apply(seat, menus[seat][which])
                        assert all(event["strategy"] is None for event in shown)
                    seen.add(told(one, watcher))
                assert len(seen) == 1
            break


@pytest.mark.soak
def test_the_last_choice_shows_all_strategy_cards_together() -> None:
    game = saloon.new("scoundrels", players=3, options={"strategy_cards": True}, seed=5)
    for seat in (2, 0):
        game.apply(seat, game.legal(seat)[0])
        assert not [event for event in game.events(None) if event["kind"] == "strategy-shown"]
    shown = game.apply(1, game.legal(1)[1])
    assert [event["seat"] for event in shown if event["kind"] == "strategy-shown"] == [0, 1, 2]


def calls(count: int, salt: int) -> list[Game]:
    """Live games at last calls to several seats."""
    out = []
    for game, dice in SCOUNDRELS.games(count, salt):
        if game.options.get("suspicion") != "live" or len(game.seats) < 3:
            continue
        while (choice := pick(game, dice)) is not None:
            if len(game.decisions) > 1 and game.decisions[0].kind == "last-call":
                out.append(game.clone())
            game.apply(*choice)
    return out


@rule("Q6")
@pytest.mark.slow
@pytest.mark.soak
def test_nobody_can_tell_who_has_passed_at_a_last_call() -> None:
    met = 0
    for game in calls(6, salt=82):
        asked = [decision.seat for decision in game.decisions]
        quiet = next(word for word in game.legal(asked[0]) if word != "henchman")
        for passed in asked:
            one = game.clone()
            assert list(one.apply(passed, quiet)) == []
            for watcher in (None, *game.seats):
                if watcher != passed:
                    assert told(one, watcher) == told(game, watcher), (watcher, passed)
                    met += 1
            for other in game.seats:
                if other not in asked:
                    assert refusal(one, other) == refusal(game, other)
            if one.decision is not None and one.decision.kind == "last-call":
                one.undo(passed)
                for watcher in (None, *game.seats):
                    if watcher != passed:
                        assert told(one, watcher) == told(game, watcher), (watcher, passed)
    assert met > 50


def refusal(game: Game, seat: int) -> str:
    try:
        game.clone().apply(seat, "yes")
    except IllegalChoice as error:
        return str(error)
    raise AssertionError("nobody is asked yes or no at a last call")


def test_a_faceup_zero_is_no_secret() -> None:
    """The one poker card that all see when it is played."""
    assert FACEUP == 6
    text = """
        [seat.0]
        hand = ["0"]
        sheet = { "1" = "candid banker" }
    """
    game = saloon.position("scoundrels", text)
    game.apply(0, "play 0 faceup")
    for seat in onlookers(game):
        (played,) = [event for event in game.events(seat) if event["kind"] == "played"]
        assert played["slot"] == "faceup"
        assert [event["card"] for event in game.events(seat) if event["kind"] == "revealed"] == ["0"]
        assert game.view(seat)["seats"][0]["faceup"]
        assert "play 0 faceup" in game.notation(seat=seat)
    with pytest.raises(saloon.CannotUndo, match="shown"):
        game.undo(0)


@pytest.mark.soak
def test_what_can_be_taken_back_has_taught_nobody_anything() -> None:
    """After an undo every seat's view is the one before the choice, and the choice had told nobody a hidden face."""
    for game, dice in SCOUNDRELS.games(12, salt=14):
        while (choice := pick(game, dice)) is not None:
            if dice.random() < 0.9:
                game.apply(*choice)
                continue
            before = [faces(game.view(seat)) for seat in game.seats]
            game.apply(*choice)
            after = [faces(game.view(seat)) for seat in game.seats]
            trial = game.clone()
            if undone(trial, choice[0]):
                for seat in game.seats:
                    learned = after[seat] - before[seat]
                    assert not learned, (choice, learned)


def faces(view: dict[str, object]) -> set[tuple[object, ...]]:
    """What a view says of hidden things, as facts that stay true: faces of safes and of cards of others."""
    known = {("safe", row["id"], row["gadget"]) for row in view["safes"] if row["gadget"]}
    rows = enumerate(view["seen"]["poker"])
    known |= {("poker", k, row["card"]) for k, row in rows if row.get("card") and row["seat"] != view["seat"]}
    return known


def test_a_seat_is_told_by_events_every_face_that_its_view_shows() -> None:
    """Who only reads events knows as much of safes as who reads views."""
    for game, dice in SCOUNDRELS.games(8, salt=46):
        while step(game, dice):
            pass
        for seat in game.seats:
            told = {
                event.get("safe", event.get("took"))
                for event in game.events(seat)
                if event.get("value") is not None
            }
            shown = {row["id"] for row in game.view(seat)["safes"] if seat in row["seen_by"]}
            assert shown == told
