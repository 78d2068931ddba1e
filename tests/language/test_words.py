import ast
import doctest
import itertools
import random
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import saloon
from saloon import rules
from saloon.bots import LADDER, personalities
from saloon.games.goat import words as goat
from saloon.games.goat.engine.choices import WORDS, public_word
from saloon.games.goat.engine.events import KINDS
from saloon.games.goat.engine.names import CHARACTERS, LOCATIONS, TOKENS
from saloon.games.scoundrels import words as scoundrels
from saloon.kernel.journal import KERNEL_KINDS, Kind
from saloon.language import words as module
from saloon.language.words import LANGUAGES, words
from tests.facts import facts_of
from tests.language.test_scoundrels import scoundrels_families

SOURCES = Path(saloon.__file__).parent
PLACES = (*LOCATIONS, "below-saloon")
PIECES = ("coin", "token", "card")
QUESTIONS = ("offer", "answer", "rob", "swindle", "serve", "gamble")
NAMES = ["Nell", "Otto", "Mary", "Hank", "Ruth"]
TOLD = [kind for kind in KERNEL_KINDS + KINDS if kind.name not in ("choice", "chance")]


def messages(lang: str, game: str = "") -> dict[str, ftl.Message]:
    """The messages that a game can say, or all there are."""
    found: dict[str, ftl.Message] = {}
    common = files("saloon.language").joinpath(lang)
    shelves = [(file.name, file) for file in sorted(common.iterdir(), key=lambda file: file.name)]
    shelves += [(name, files(f"saloon.games.{name}.words") / f"{lang}.ftl") for name in saloon.GAMES]
    for shelf, file in shelves:
        if game and shelf not in ("common.ftl", "terminal.ftl", game):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert not game or entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
                found[entry.id.name] = entry
    return found


def said_in_code() -> set[str]:
    """Every message that the code names outright: `say("…")`, `once("…")`, `form("…")`, `key = "…" if … else "…"`."""
    said: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in ("say", "once", "form"):
                    said |= constants(node.args[0])
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                said |= constants(node.args[0])
            elif isinstance(node, ast.Constant) and str(node.value).startswith("why-"):
                said.add(str(node.value))  # refusals also stand in tables, beside what they refuse
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                if node.targets[0].id in ("key", "heads"):
                    said |= constants(node.value)
    return said


def constants(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    if isinstance(node, ast.Tuple):
        return set().union(*map(constants, node.elts))
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def families() -> set[str]:
    """The messages that the code puts together from the names of the game."""
    ids = {f"character-{name}" for name in CHARACTERS} | {f"place-{name}" for name in PLACES}
    ids |= {f"token-{name}" for name in TOKENS} | {f"piece-{name}" for name in PIECES}
    ids |= {f"ask-{kind}" for kind in QUESTIONS} | {f"wait-{kind}" for kind in QUESTIONS}
    ids |= {f"event-{kind.name}" for kind in TOLD}
    ids |= {f"event-{kind.name}-hidden" for kind in TOLD if any(kind.secret)}
    ids |= {f"choice-{verb}" for verb in ("accept", "refuse", "swindle", "serve", "undo")}
    ids |= {"choice-swindle-part", "choice-serve-part", "almanac-taken", "almanac-left"}
    ids |= {f"bot-{name}" for name in LADDER} | {f"personality-{name}" for name in personalities()}
    return ids


ALL_FAMILIES = {"goat": families, "scoundrels": scoundrels_families}


@pytest.mark.parametrize("game", ALL_FAMILIES)
def test_both_languages_say_the_same_things(game: str) -> None:
    assert set(messages("en", game)) == set(messages("de", game))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_string_is_missing_and_none_is_unused(lang: str) -> None:
    built = {game: ids() for game, ids in ALL_FAMILIES.items()}
    for game, ids in built.items():
        assert ids <= set(messages(lang, game)), game
    assert set(messages(lang)) == said_in_code().union(*built.values())


@pytest.mark.parametrize("game", ALL_FAMILIES)
def test_placeables_agree_between_the_languages(game: str) -> None:
    english, german = messages("en", game), messages("de", game)
    for id in english:
        assert facts_of(english[id]) == facts_of(german[id]), id


def test_names_have_all_their_forms() -> None:
    for lang, extra in (("en", set()), ("de", {"acc"})):
        for id, message in messages(lang, "goat").items():
            forms = {attribute.id.name for attribute in message.attributes}
            if id.startswith("character-"):
                assert forms == {"the"} | extra, id
            elif id.startswith("place-"):
                assert forms == {"the", "at", "to", "from"} | extra, id
            elif id.startswith(("token-", "piece-")):
                assert forms == {"some"}, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_rulebook(lang: rules.Lang) -> None:
    book = rules.load("goat")
    terms = {id: ("character", id) for id in CHARACTERS} | {id: ("place", id) for id in LOCATIONS}
    terms |= {"money-bill" if id == "bill" else id: ("token", id) for id in TOKENS}
    for term, (kind, id) in terms.items():
        entry = book.get(term)
        assert isinstance(entry, rules.Term)
        assert words(lang, "goat").name(kind, id) == entry.name(lang)


def sample(kind: Kind, hidden: bool) -> dict[str, object]:
    values: dict[str, list[object]] = {
        "seat": [0, 1, 2],
        "character": ["sheriff", "goat"],
        "characters": [["widow", "kid", "goat"]],
        "location": ["bank", "store"],
        "token": ["bill", "bottle"],
        "number": [2, 1],
    }
    event: dict[str, object] = {"kind": kind.name}
    used: dict[str, int] = {}
    for field, type_, secret in zip(kind.fields, kind.types, kind.secret, strict=True):
        at = used.setdefault(type_, 0)
        used[type_] += 1
        event[field] = None if secret and hidden else values[type_][at % len(values[type_])]
    return event


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.name)
def test_every_event_is_a_sentence_for_everyone(kind: Kind, lang: str) -> None:
    for hidden, you in itertools.product((True, False) if any(kind.secret) else (False,), (None, 0, 1)):
        sentence = words(lang, "goat").event(sample(kind, hidden), NAMES, you)
        assert sentence[0].isupper()
        assert sentence[-1] in ".“”"
        assert "{" not in sentence
        assert "  " not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_a_label_of_its_own(lang: str) -> None:
    labels = [words(lang, "goat").choice(word, NAMES) for word in WORDS]
    assert len(set(labels)) >= len(WORDS) - 1  # two ways to leave everyone alone
    assert not [label for label in labels if "{" in label]
    assert words(lang, "goat").choice("undo")
    assert words(lang, "goat").choice(public_word(WORDS.index("offer goat as sheriff to 2")), NAMES)


def test_labels_read_well() -> None:
    en, de = words("en", "goat"), words("de", "goat")
    assert en.choice("offer sheriff as farmer to 2", NAMES) == "Offer Mary the Sheriff and call it the Farmer"
    assert (
        de.choice("offer gunslinger as widow to 2", NAMES)
        == "Mary den Revolverhelden anbieten und behaupten, es sei die Witwe"
    )
    assert en.choice("offer ? as farmer to 2", NAMES) == "Offer Mary a card and call it the Farmer"
    assert en.choice("swindle 2 from 1, 1 from 3", NAMES) == "Take 2 coins from Otto and 1 coin from Hank"
    assert de.choice("serve 1 to 1, 2 to 3", NAMES) == "Otto 1 Flasche und Hank 2 Flaschen schenken"
    assert de.choice("rob store") == "Den Laden ausrauben"
    assert en.choice("gamble with 0") == "Draw a token from Player 1"


def test_the_log_speaks_to_you() -> None:
    event = {"kind": "swindled", "seat": 0, "victim": 1, "count": 1}
    assert words("en", "goat").event(event, NAMES) == "Nell swindles Otto out of 1 coin."
    assert words("en", "goat").event(event, NAMES, you=0) == "You swindle Otto out of 1 coin."
    assert words("de", "goat").event(event, NAMES, you=1) == "Nell luchst dir 1 Münze ab."
    assert words("de", "goat").event(event, NAMES, you=0) == "Du luchst Otto 1 Münze ab."


def test_a_hidden_card_stays_hidden() -> None:
    event = {"kind": "offered", "dealer": 0, "to": 1, "claim": "sheriff", "card": None}
    assert words("en", "goat").event(event, NAMES, you=1) == "Nell offers you a card: “This is the Sheriff.”"
    assert "Ziege" in words("de", "goat").event(event | {"card": "goat"}, NAMES, you=0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_prompt(lang: str) -> None:
    asked: dict[str, set[str]] = {}
    for seed, players in itertools.product(range(8), (2, 3, 5)):
        game = saloon.new("goat", players=players, seed=seed)
        rng = random.Random(seed)
        while question := game.decision:
            view = game.view(None)
            asked.setdefault(question.kind, set()).add(question.prompt(lang))
            assert words(lang, "goat").waiting(view, NAMES).startswith(NAMES[question.seat])
            choices = question.choices
            game.apply(question.seat, choices[rng.randrange(len(choices))])
    assert set(asked) == set(QUESTIONS)
    forced = {"en": "decline no longer", "de": "nicht mehr"}[lang]
    assert any(forced in prompt for prompt in asked["answer"])


def test_a_prompt_gives_no_secret_away() -> None:
    """The asked seat of an offer reads the same whatever the card under it is."""
    game = saloon.new("goat", players=3, seed=3)
    question = game.decision
    assert question is not None
    prompts = set()
    claim, to = question.choices[0].split()[3], question.choices[0].split()[-1]
    for word in question.choices:
        if word.endswith(f"as {claim} to {to}"):
            other = game.clone()
            other.apply(question.seat, word)
            assert other.decision is not None
            prompts.add(other.decision.prompt("en"))
    assert len(prompts) == 1


RESULT = {"winners": [0], "scores": [9, 7, 9], "coins": [5, 7, 4], "tokens": [1, 0, 2]}


def test_results() -> None:
    en, de = words("en", "goat"), words("de", "goat")
    assert en.result(RESULT, NAMES) == "Nell wins with $9. Money was level; more coins decided."
    assert de.result(RESULT | {"coins": [5, 7, 5]}, NAMES, you=0).startswith(
        "Du gewinnst mit 9 $. Bei Geld und"
    )
    shared = RESULT | {"winners": [0, 2]}
    assert en.result(shared, NAMES) == "Nell and Mary share the win with $9 each."
    assert de.result(shared, NAMES, you=2) == "Du teilst dir den Sieg mit Nell: je 9 $."


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(saloon.UnknownLanguage, match="no language 'fr'; there are en, de"):
        words("fr", "goat")
    game = saloon.new("goat", seed=1)
    assert game.decision is not None
    with pytest.raises(saloon.SaloonError):
        game.decision.prompt("xx")


def test_a_message_without_its_facts_is_noticed() -> None:
    with pytest.raises(ValueError, match="event-paid"):
        words("en", "goat").say("event-paid")


def test_the_examples_of_the_module_hold() -> None:
    for described in (module, goat, scoundrels):
        assert doctest.testmod(described).failed == 0
