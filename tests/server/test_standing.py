"""What somebody's games come to: results, records, and a strength that says how sure it is."""

import msgspec
import pytest

from saloon.server.standing import Played, Rival, by_game, by_rival, rated
from tests.server.serving import Served, wait_until


def game(won: bool, bot: str = "rules", number: int = 0) -> Played:
    scores = [9, 5] if won else [5, 9]
    return Played(str(number), "goat", 0, 0.0, [Rival("Amos", bot)], won, 1 if won else 2, scores, 2)


def strength(*games: Played) -> tuple[int, int]:
    points, give = rated(list(games))
    assert points is not None
    assert give is not None
    return points, give


def test_a_strength_comes_with_its_uncertainty() -> None:
    assert rated([]) == (None, None)
    one, wide = strength(game(True))
    many, narrow = strength(*[game(True)] * 20)
    lost, _ = strength(*[game(False)] * 20)
    assert lost < 1500 < one < many
    assert narrow < wide


def test_even_results_stand_where_the_yardstick_stands() -> None:
    points, _ = strength(*[game(k % 2 == 0) for k in range(40)])
    assert points == pytest.approx(1500, abs=60)


def test_records_by_game_and_by_opponent() -> None:
    games = [game(True), game(False), game(True, "top")]
    (goat,) = by_game(games)
    assert (goat.played, goat.won, goat.chance) == (3, 2, 1.5)
    assert [(row.rival.bot, row.played, row.won) for row in by_rival(games)] == [
        ("rules", 2, 1),
        ("top", 1, 1),
    ]


def test_a_finished_table_is_in_ones_standing_and_an_unfinished_is_not(served: Served) -> None:
    ann = served.guest("Ann")
    assert ann.get("/api/me/standing") == {"results": [], "games": [], "rivals": []}
    place = ann.create(seats=["human", "bot:random"])
    assert ann.get("/api/me/standing")["results"] == []
    (mine,) = ann.get("/api/me/tables")
    assert mine["rivals"]
    line = ann.sit(place["table"])
    line.wait(lambda one: one.view)
    while line.table["status"] == "running":
        line.wait(lambda one: one.legal or one.table["status"] != "running")
        if line.table["status"] == "running":
            line.choose(line.legal[0])
            line.catch_up()
    wait_until(
        lambda: ann.get("/api/me/standing")["results"], "the finished table never came into the standing"
    )
    told = ann.get("/api/me/standing")
    assert [one["id"] for one in told["results"]] == [place["table"]]
    assert told["games"][0]["played"] == 1
    assert told["games"][0]["give"] > 0
    line.close()


def test_what_a_rival_is_called_changes_nobodys_strength() -> None:
    """Nor is somebody taken for a bot, or for whoever asks."""

    def against(name: str) -> list[Played]:
        lost = [game(False, "", k) for k in range(8)]
        person = [Rival(name, "")]
        return [msgspec.structs.replace(one, rivals=person) for one in lost] + [game(True)]

    found = {rated(against(name)) for name in ("Amos", "me", "bot rules", "rules", "person Amos", "")}
    assert len(found) == 1
