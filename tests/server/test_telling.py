"""What a client that draws is told: questions with their choices and things, the log in words, reasons, stories."""

import itertools
import json
import random
from typing import Any

import msgspec
import pytest

import saloon
from saloon.language import pointing
from saloon.language.speech import parts
from saloon.language.words import linked_words, told, words_for
from saloon.server import replaying, telling, viewing
from saloon.server.phrases import facts_of
from saloon.server.telling import phrases
from tests.server.serving import Served

NAMES = ["Nell", "Otto", "Mary", "Hank"]
GAMES = [("goat", 4, {}), ("scoundrels", 3, {}), ("scoundrels", 2, {"suspicion": "live"})]


def played(name: str, players: int, options: dict[str, Any], seed: int) -> Any:
    """A game at every one of its questions."""
    game = saloon.new(name, players, options, seed)
    dice = random.Random(seed)
    while game.decision is not None:
        yield game
        game.apply(game.decision.seat, dice.choice(list(game.decision.choices)))
    yield game


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_question_offers_exactly_what_is_legal(
    name: str, players: int, options: dict[str, Any], lang: str
) -> None:
    for game in itertools.islice(played(name, players, options, 11), 60):
        asked = {d.seat for d in game.decisions}
        for seat in (None, *game.seats):
            question = phrases(game, lang, NAMES).question(game, seat, game.view(seat))
            if question is None:
                assert game.decision is None
                continue
            legal = [] if seat is None else list(game.legal(seat))
            assert [choice.word for choice in question.choices] == legal
            assert question.mine == (seat in asked)
            assert question.prompt
            assert all(choice.text for choice in question.choices)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_choices_are_told_apart_by_their_things_or_their_words(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """Whoever points at everything a choice is about has made it, or sees a button for it."""
    for game in itertools.islice(played(name, players, options, 4), 60):
        if game.decision is None:
            continue
        view = game.view(game.decision.seat)
        about = [tuple(sorted(pointing.objects(word, view))) for word in game.decision.choices]
        pointed = [things for things in about if things]
        assert len(set(pointed)) == len(pointed)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_every_event_is_said_and_links_hide_nothing(name: str, players: int, options: dict[str, Any]) -> None:
    *_, game = played(name, players, options, 3)
    for seat, lang in itertools.product((None, 0), ("en", "de")):
        items = viewing.read(game, seat, viewing.Bookmark())
        said = phrases(game, lang, NAMES).said(items, seat)
        assert len(said) == len(items)
        for item, line in zip(items, said, strict=True):
            assert (line is None) == (item["kind"] == "choice")
            if line is not None:
                text = "".join(part if isinstance(part, str) else part[0] for part in line.parts)
                assert text.strip()
                assert not set("\ue000\ue001\ue002") & set(text)


@pytest.mark.parametrize(
    ("name", "players", "options"), [*GAMES, ("scoundrels", 2, {"expansion": "double-or-nothing"})]
)
def test_what_was_kept_reads_as_if_it_were_said_anew(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """Two evenings, so that the second reads what the first has kept; and something was."""
    names = tuple(NAMES[:players])
    kept = 0
    for seed in (7, 7, 8):
        for game in itertools.islice(played(name, players, options, seed), 50):
            words = words_for(game, "en")
            for seat in game.seats:
                view = game.view(seat)
                for word in game.legal(seat):
                    anew = telling._option(words, word, seat, view, names, False)
                    facts = words.hinges(word, view)
                    assert telling.option(words, word, seat, view, names, False, facts) == anew
        linked = linked_words("en", game.name, told(game))
        for seat in (None, *game.seats):
            for item in viewing.read(game, seat, viewing.Bookmark()):
                if item["kind"] not in ("choice", "undo"):
                    line = telling.sentence(linked, item, names, facts_of(item, seat))
                    assert line.parts == parts(linked.event(item, names, seat))
        kept = len(linked.kept) + len(words.kept)
    assert kept > 20


def test_texts_are_kept_once_for_all_tables_whoever_sits_there() -> None:
    game = next(played("goat", 2, {}, 5))
    words = words_for(game, "en")
    asked = game.decision.seat
    view, other = game.view(asked), 1 - asked
    told_to = []
    for names in (["Nell", "Otto"], ["Mary", "Zoë"]):
        legal = game.legal(asked)
        texts = [telling.option(words, word, asked, view, names, False, ()).text for word in legal]
        assert any(names[other] in text for text in texts)
        prompt = phrases(game, "en", names).question(game, other, game.view(other))
        assert prompt is not None
        assert names[asked] in prompt.prompt
        told_to.append((texts, len(words.kept)))
    assert told_to[0][1] == told_to[1][1]
    assert not any("Otto" in text for text in told_to[1][0])


def test_links_stand_in_their_places() -> None:
    assert parts("The \ue000place:bank\ue001Bank\ue002 is rich.") == [
        "The ",
        ("Bank", "place:bank"),
        " is rich.",
    ]
    assert parts("plain") == ["plain"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_why_not_is_answered_for_anything_on_the_table(lang: Any) -> None:
    game = saloon.new("goat", 3, {}, 5)
    assert game.decision is not None
    dealer = game.decision.seat
    things = [
        "hand:goat",
        "location:bank",
        f"seat:{dealer}",
        "character:widow",
        "offer",
        "nonsense",
        "seat:9",
    ]
    for seat, thing in itertools.product(game.seats, things):
        assert telling.why_not(game, seat, thing, lang, NAMES)


ODD = ["Nell", 'The "Kid" \\ 5', "Mär\u202fy", "10¢"]


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_goes_out_is_what_is_said_with_everybodys_name(
    name: str, players: int, options: dict[str, Any], lang: str
) -> None:
    """It is put together once for all tables and only then told who they are, whatever they are called."""
    for names in (NAMES[:players], ODD[:players]):
        for game in itertools.islice(played(name, players, options, 8), 0, 200, 5):
            spoken, anew = telling.Spoken(game, lang, names), phrases(game, lang, names)
            for seat in (None, *game.seats):
                view = game.view(seat)
                question, said = anew.question(game, seat, view), viewing.read(game, seat, viewing.Bookmark())
                sent = spoken.question(game, seat, view)
                assert (sent and json.loads(sent)) == plain(question)
                assert json.loads(spoken.said(said, seat)) == plain(anew.said(said, seat))


def test_what_is_kept_for_all_tables_names_nobody() -> None:
    name = "Zebulon the Unforgettable"
    for game in itertools.islice(played("goat", 2, {}, 3), 40):
        spoken = telling.Spoken(game, "en", [name, "Otto"])
        for seat in game.seats:
            items = viewing.read(game, seat, viewing.Bookmark())
            sent = [spoken.said(items, seat), spoken.question(game, seat, game.view(seat)) or b""]
    assert any(name.encode() in one for one in sent)  # the control
    kept = repr([vars_of(spoken.phrases), vars_of(spoken.phrases.speaker)])
    assert len(kept) > 10_000
    assert name not in kept


def plain(told: Any) -> Any:
    return json.loads(msgspec.json.encode(told))


def vars_of(thing: Any) -> dict[str, Any]:
    return {at: getattr(thing, at) for at in dir(thing) if not at.startswith("__")}


def test_an_illegal_choice_is_refused_in_the_language_of_the_person(served: Served) -> None:
    ann, jo = served.guest("Ann"), served.guest("Jo", lang="de")
    place = ann.create(game="scoundrels", options={"first": 1}, pace="turn")
    jo.join(place)
    table = place["table"]
    german = (
        "Sitz 1 kann „pass“ nicht wählen: in jedem Zug muss eine Handkarte gespielt werden (SR38). Möglich: "
    )
    assert jo.choose(table, "pass", status=409)["message"].startswith(german)
    line = jo.sit(table)
    line.wait(lambda one: one.legal)
    assert line.choose("pass")["message"].startswith(german)
    assert "Seat 0 is not asked anything now; seat 1 is." in ann.choose(table, "pass", status=409)["message"]


def test_undo_is_refused_in_the_language_of_the_person(served: Served) -> None:
    ann, jo = served.guest("Ann"), served.guest("Jo", lang="de")
    place = ann.create(game="scoundrels", options={"first": 1}, pace="turn")
    jo.join(place)
    path, nothing = f"/api/tables/{place['table']}/undo", "Sitz 1 hat noch nichts gewählt."
    assert jo.http.post(path, json={"key": "u"}).json()["message"] == nothing
    line = jo.sit(place["table"])
    line.wait(lambda one: one.legal)
    line.say({"type": "undo", "key": "v"})
    heard = line.hear()
    while heard["type"] != "problem":
        heard = line.hear()
    assert heard["message"] == nothing
    assert ann.http.post(path, json={"key": "w"}).json()["message"] == "Seat 0 has made no choice yet."


def test_a_story_is_told_when_the_game_is_over_and_not_before(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.post("/api/tables", {"game": "goat", "seats": ["human", "bot:random"]}, 201)["table"]
    ann.get(f"/api/tables/{table}/story", 409)
    ann.get(f"/api/tables/{table}/story/1", 409)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_all_eyes_together_know_what_each_pair_knew(name: str, players: int, options: dict[str, Any]) -> None:
    *_, game = played(name, players, options, 6)
    whole = replaying.story(game, "all", "en", NAMES)
    assert whole.steps == game.step
    for seat in game.seats:
        mine = replaying.story(game, str(seat), "en", NAMES)
        assert [step.at for step in mine.told] == [step.at for step in whole.told]
        for own, all_ in zip(mine.told, whole.told, strict=True):
            known = {key: value for key, value in own.event.items() if value is not None}
            assert known.items() <= all_.event.items()
    middle = replaying.moment(game, game.step // 2, "all")
    assert middle.at == game.step // 2
    assert replaying.moment(game, 10_000, "none").view["result"] == game.result


def test_a_device_that_goes_round_gets_the_secrets_of_all_who_share_it(served: Served) -> None:
    ann = served.guest("Ann")
    made = ann.post(
        "/api/tables",
        {"game": "goat", "seats": ["human", "human", "bot:random"], "pace": "turn", "hotseat": ["Bob"]},
        201,
    )
    info = ann.get(f"/api/tables/{made['table']}")
    assert info["status"] == "running"
    assert [seat["name"] for seat in info["seats"][:2]] == ["Ann", "Bob"]
    assert info["clock"] == {"absent": 0.0}
    assert set(made["others"]) == {"1"}
    assert made["others"]["1"] != made["secret"]
    ann.post("/api/tables", {"game": "goat", "seats": ["human", "bot:random"], "hotseat": ["Bob"]}, 400)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_enemy_of_a_solo_game_is_called_by_name(lang: str) -> None:
    """Not "Gegner legt einen Handlanger": as the terminal and the table call whoever plays without a seat."""
    dice = random.Random(4)
    game = saloon.new("scoundrels", 1, {"enemy": "milton-goff"}, seed=4)
    while game.decisions:
        game.apply(0, dice.choice(list(game.legal(0))))
    said = phrases(game, lang, ["Ann"]).said(game.events(0), 0)
    text = [str(line) for line in msgspec.to_builtins(said)]
    assert any("Milton Goff" in line for line in text)
    assert not [line for line in text if "'Gegner" in line or "'Enemy" in line]
