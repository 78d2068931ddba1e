"""Where every scoundrel of a view lies is looked up once for all that is asked of that view."""

import saloon
from saloon.games.scoundrels.words.cards import by_job, everybody, with_job
from saloon.games.scoundrels.words.objects import scoundrel


def test_every_scoundrel_of_a_view_is_found_where_it_lies() -> None:
    game = saloon.new("scoundrels", 4, {"expansion": "double-or-nothing"}, 3)
    seen = 0
    while game.decision is not None and seen < 400:
        view = game.view(game.decision.seat)
        for one in everybody(view):
            assert with_job(view, one["job"]) == one
            kind, *place = scoundrel(one["job"], view).split(":")
            if kind == "scoundrel":
                assert view["seats"][int(place[0])]["sheet"][int(place[1])] == one
            elif kind == "saloon":
                assert view["saloon"][int(place[0])] == one
            else:
                assert kind == "discard"
                assert one in view["pile"]
            seen += 1
        game.apply(game.decision.seat, game.decision.choices[seen % len(game.decision.choices)])
    assert seen >= 400


def test_another_view_is_looked_at_anew() -> None:
    game = saloon.new("scoundrels", 2, {}, 3)
    view = game.view(0)
    (first, *_) = view["saloon"]
    emptied = {**view, "saloon": []}
    assert with_job(view, first["job"]) == first
    assert with_job(emptied, first["job"]) is None
    assert by_job(view) is by_job(view)
