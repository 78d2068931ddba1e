import ast
import itertools
import random
from pathlib import Path
from typing import Any

import pytest

import saloon
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.bots.senses import HELD
from saloon.games.scoundrels.engine.choices import SIMPLE
from saloon.games.scoundrels.engine.events import KINDS
from saloon.games.scoundrels.words import ANSWERS, OWN, VARIANTS, ScoundrelsWords, scoundrels_words
from saloon.games.scoundrels.words.cards import SHORT
from saloon.games.scoundrels.words.choices import (
    OF_CARDS,
    OF_DEBTS,
    OF_PASSING,
    OF_SAFES,
    OF_SCOUNDRELS,
    OF_SEATS,
)
from saloon.kernel.journal import KERNEL_KINDS, Kind
from saloon.language.words import LANGUAGES
from saloon.start import rules_of
from tests.scoundrels import laid

GAME = Path(saloon.__file__).parent / "games" / "scoundrels" / "engine"
NAMES = ["Nell", "Otto", "Mary", "Hank"]
TOLD = [kind for kind in KERNEL_KINDS + KINDS if kind.name not in ("choice", "chance")]
ALL_OPTIONS = {
    "days": 3,
    "strategy_cards": True,
    "starting_zero": True,
    "extra_scoundrel": True,
    "wild_saloon": True,
}


def question_kinds() -> set[str]:
    """Every `kind = "…"` of an op of the game that asks anything."""
    kinds = set()
    for path in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
                        if part.targets[0].id == "kind" and isinstance(part.value, ast.Constant):
                            kinds.add(str(part.value.value))
    return kinds


def sentences_of(kind: Kind) -> set[str]:
    names = set(VARIANTS.get(kind.name, (kind.name,)))
    if kind.name in OWN:
        names.add(f"{kind.name}-own")
    if any(kind.secret):  # a card that is hidden is neither a bluff nor faceup
        names |= {f"{name}-hidden" for name in names if name not in ("played-bluff", "played-faceup")}
    return {f"event-{name}" for name in names}


def scoundrels_families() -> set[str]:
    """The messages that the code puts together from the names of the game."""
    kinds = question_kinds()
    ids = {f"ask-{kind}" for kind in kinds} | {f"wait-{kind}" for kind in kinds}
    ids |= set().union(*map(sentences_of, TOLD))
    verbs = {word.split()[0] for word in SIMPLE.values()} - {"play"}
    ids |= {f"choice-{verb}" for verb in verbs} - {"choice-no-mark"} | {"choice-undo"}
    for family, of in (
        ("safe", OF_SAFES),
        ("seat", OF_SEATS),
        ("card", OF_CARDS),
        ("scoundrel", OF_SCOUNDRELS),
    ):
        ids |= {f"choice-{family}-{kind}" for kind in of}
    ids |= {f"choice-pass-{kind}" for kind in OF_PASSING}
    ids |= {f"choice-debt-{kind}" for kind in OF_DEBTS} | {"choice-back", "choice-jail", "choice-suffer"}
    ids |= {f"choice-give-{answer}" for answer in ANSWERS}
    ids |= {f"because-{much}-{name}" for name in HELD for much in ("more", "less")}
    ids |= {f"choice-give-{answer}-amount" for answer in ("reputation", "money")}
    ids |= {f"timing-{rows.NAMES[row]}" for row in SHORT} | {
        f"timing-{deed}" for deed in ("scout", "mark", "steal")
    }
    ids |= {f"timing-modded-{deed}" for deed in ("scout", "mark", "steal")}
    ids |= {f"piece-{piece}" for piece in ("card", "henchman")}
    parts = ("safes", "marks", "reputation", "icons", "bonuses", "debts", "tech", "money")
    ids |= {f"table-{part}" for part in parts}
    ids |= {f"table-page-{page}" for page in ("town", "sheets", "log")}
    return ids


VALUES: dict[str, list[Any]] = {
    "seat": [0, 1, 2],
    "leader": ["doc-zimmer"],
    "trait": ["filthy", "cruel"],
    "job": ["outlaw", "dog"],
    "strategy": ["spread-fear"],
    "safe": ["depot-3", "laboratory-6"],
    "slot": ["5", "A"],
    "card": ["5", "0"],
    "cards": [["0", "A", "3"]],
    "option": ["sell-information"],
    "answer": ["jail"],
    "ability": ["A/2"],
    "place": ["space 2"],
    "number": [2, 1],
    "space": [3],
    "location": ["hire-reporter"],
    "gadget": ["voice-gadget"],
    "mod": ["gilded"],
    "automa": ["dynamite"],
    "section": ["top"],
}
TURNS: dict[str, dict[str, list[Any]]] = {
    "played": {"slot": ["5", "A", "faceup"]},
    "called": {"card": ["5", "0"]},
    "reputation": {"change": [1, -2]},
    "hired": {"place": [3, 8, 9]},
    "revealed": {"slot": ["5", "deck", "faceup"]},
    "abandoned": {"place": ["space 1", "unused"]},
    "chose": {"option": list(ANSWERS)},
    "automa": {"section": ["top", "bottom"]},
}


EXPANSION = {"expansion": "double-or-nothing", "strategy_cards": True}


def box_of(kind: Kind) -> str:
    """The box whose cards an event may speak of."""
    return "double-or-nothing" if {"location", "gadget", "mod", "automa"} & set(kind.types) else "base"


def samples(kind: Kind) -> list[dict[str, Any]]:
    """The event with every turn it can take: variants, secrets, one seat or two."""
    plain: dict[str, Any] = {"kind": kind.name}
    used: dict[str, int] = {}
    for field, type_ in zip(kind.fields, kind.types, strict=True):
        at = used.setdefault(type_, 0)
        used[type_] += 1
        plain[field] = VALUES[type_][at % len(VALUES[type_])]
    out = [plain]
    for field, values in TURNS.get(kind.name, {}).items():
        out = [{**event, field: value} for event in out for value in values]
    if kind.name in OWN:
        out += [{**event, OWN[kind.name]: event["seat"]} for event in out]
    if any(kind.secret):
        hidden = {field: None for field, secret in zip(kind.fields, kind.secret, strict=True) if secret}
        out += [{**event, **hidden} for event in out if event.get("slot") != "faceup"]
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.name)
def test_every_event_is_a_sentence_for_everyone(kind: Kind, lang: str) -> None:
    for event, you in itertools.product(samples(kind), (None, 0, 1, 2)):
        sentence = scoundrels_words(lang, None, box_of(kind)).event(event, NAMES, you)
        assert sentence[0].isupper() or sentence[0] == "„"
        assert sentence[-1] == "."
        assert "{" not in sentence
        assert "  " not in sentence


@pytest.mark.parametrize("box", ["base", "double-or-nothing"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_the_vocabulary_has_a_label_of_its_own(lang: str, box: str) -> None:
    rules: Any = rules_of("scoundrels", {} if box == "base" else EXPANSION)
    vocabulary = [word for word in rules.vocabulary.words if word]
    words = scoundrels_words(lang, None, box)
    labels = [words.choice(word, NAMES) for word in vocabulary]
    assert len(set(labels)) == len(vocabulary)
    assert not [label for label in labels if "{" in label or "  " in label]
    for code, word in enumerate(rules.vocabulary.words):
        if word:
            assert words.choice(rules.public_word(code) or "undo", NAMES)


def play_through(seed: int, players: int, options: dict[str, Any]) -> dict[str, set[str]]:
    """A random game in which every prompt and label is said in both languages; the prompts by kind."""
    asked: dict[str, set[str]] = {}
    game = saloon.new("scoundrels", players=players, seed=seed, options=options)
    rng = random.Random(seed)
    box = str(options.get("expansion", "base"))
    while question := game.decision:
        view, choices = game.view(question.seat), list(question.choices)
        for lang in LANGUAGES:
            words = scoundrels_words(lang, None, box)
            prompt = words.ask(view, NAMES, choices)
            asked.setdefault(question.kind, set()).add(prompt)
            assert question.prompt(lang)
            assert words.waiting(view, NAMES).startswith(tuple(NAMES))
            labels = [words.choice(word, NAMES, question.seat, view) for word in choices]
            assert len(set(labels)) == len(labels), (question.kind, labels)
        game.apply(question.seat, rng.choice(choices))
    for lang in LANGUAGES:
        for seat in (None, 0):
            told = [
                scoundrels_words(lang, None, box).event(event, NAMES, seat) for event in game.events(seat)
            ]
            assert len(told) == len(game.events(seat))
        assert scoundrels_words(lang, None, box).result(game.result or {}, NAMES, 0)
    return asked


def test_games_are_told_from_beginning_to_end() -> None:
    asked: dict[str, set[str]] = {}
    for seed, options in itertools.product(range(4), ({}, ALL_OPTIONS, {"suspicion": "live"}, EXPANSION)):
        for kind, prompts in play_through(seed, 2 + seed % 3, options).items():
            asked.setdefault(kind, set()).update(prompts)
    assert set(asked) <= question_kinds()
    assert len(asked) > 18
    assert not [prompt for prompts in asked.values() for prompt in prompts if "{" in prompt]
    for prompts in asked.values():
        assert len(prompts) > 1  # two languages, and what they are about


def label(t: Any, word: str, lang: str = "en") -> str:
    question = t.game.decision
    return scoundrels_words(lang).choice(word, NAMES, question.seat, t.game.view(question.seat))


def prompt(t: Any, lang: str = "en") -> str:
    question = t.game.decision
    view = t.game.view(question.seat)
    return scoundrels_words(lang).ask(view, NAMES, list(question.choices))


def test_labels_say_what_a_choice_does() -> None:
    t = laid().sheet(0, {1: "filthy outlaw"}).hand(0, "2").seat(0, money=5).play("2@2").until("use outlaw")
    assert label(t, "use outlaw") == "Use the Filthy Outlaw: Spend $2 to steal a safe from a site."
    german = "„Gesetzlose/r (Dreckig)“ nutzen: Gib 2 $ aus, um einen Safe von einem Ort zu stehlen."
    assert label(t, "use outlaw", "de") == german
    assert label(t, "pass") == "Go on to step 3"
    t.use("outlaw")
    assert prompt(t) == "Filthy Outlaw. Which safe do you steal? You have 0, the limit today is 1."
    assert label(t, "safe depot-3") == "Steal Depot 3"
    assert label(t, "safe laboratory-1", "de") == "Labor 1 stehlen"


def test_the_three_questions_of_a_hire_differ() -> None:
    t = laid().saloon("dusty cow", "cocky dog", "charming banker").hand(0, "6").seat(0, money=9)
    t.sheet(0, {1: "filthy outlaw"}).play("6@6").until("office")
    assert prompt(t) == "Step 3. Hire a scoundrel, or go to the Sheriff's Office."
    assert label(t, "hire banker").startswith("Hire the Charming Banker for $1, for its ability: Gain $4.")
    assert label(t, "office") == "Go to the Sheriff's Office; the Charming Banker is discarded"
    t.choose(0, "hire banker")
    assert prompt(t) == "You hired the Charming Banker for its ability. Use it?"
    t.choose(0, "use banker").until("keep")
    assert prompt(t, "de") == "Bleibt dein Bogen, wie er ist?"
    t.choose(0, "rearrange")
    assert prompt(t) == "You rearrange your sheet. Who lies on space 1?"


def test_a_may_says_what_may_be_done() -> None:
    t = laid().sheet(0, {1: "filthy courier"}).hand(0, "2").seat(0, money=9).play("2@2").use("courier")
    assert prompt(t) == "Filthy Courier. You may hire a scoundrel from the Saloon. Do you?"
    assert label(t, "yes", "de") == "Ja: einen Halunken aus dem Saloon anheuern"
    t.choose(0, "yes")
    assert prompt(t, "de") == "Briefträger/in (Dreckig). Wen heuerst du an?"


def test_a_discount_shows_in_the_price() -> None:
    t = laid().sheet(0, {1: "filthy recruiter"}).hand(0, "2").seat(0, money=9)
    t.saloon("cocky banker", "rowdy cow", "dusty dog").play("2@2").use("recruiter")
    assert label(t, "hire banker at 2") == "Hire the Cocky Banker for $3, to space 2"


def test_a_mark_tells_truth_from_lie() -> None:
    t = laid().given(values={"depot-1": 5}).hand(0, "A").play("A@A").take("lead A/2", "safe depot-1")
    assert prompt(t) == "Depot 1 is worth 5. Which number do you put on it?"
    assert label(t, "mark 5") == "Put a 5 on it, the truth"
    assert label(t, "mark 7") == "Put a 7 on it, which Depot does not list"
    assert label(t, "mark 4", "de") == "Eine 4 darauf legen"


def test_opponents_read_their_choice_with_its_amounts() -> None:
    t = laid().sheet(0, {1: "filthy loan-shark"}).hand(0, "2").play("2@2").use("loan-shark")
    assert prompt(t) == "Nell used the Filthy Loan Shark and leaves you the choice."
    assert label(t, "give money") == "Give $2"
    assert label(t, "give reputation", "de") == "1 Ruf verlieren"


def test_the_log_speaks_to_you_and_hides_what_is_hidden() -> None:
    en, de = scoundrels_words("en"), scoundrels_words("de")
    event = {"kind": "suspected", "seat": 0, "target": 1, "slot": "5"}
    assert en.event(event, NAMES, 1) == "Nell puts a henchman on your card in slot 5."
    assert de.event(event, NAMES, 1) == "Nell legt einen Handlanger auf deine Karte in Slot 5."
    assert de.event(event, NAMES, 0) == "Du legst einen Handlanger auf die Karte von Otto in Slot 5."
    played = {"kind": "played", "seat": 0, "slot": "5", "card": None}
    assert en.event(played, NAMES, 1) == "Nell plays a card into slot 5."
    assert en.event({**played, "card": "0"}, NAMES, 0) == "You play the 0 into slot 5: a bluff."
    scouted = {"kind": "scouted", "seat": 0, "safe": "estate-2", "value": None}
    assert de.event(scouted, NAMES, 1) == "Nell inspiziert Anwesen 2."
    assert de.event({**scouted, "value": 6}, NAMES, 0) == "Du inspizierst Anwesen 2: Wert 6."


def test_a_prompt_gives_no_secret_away() -> None:
    """Who is asked to suspect reads the same whatever the card is."""
    prompts = set()
    for card in ("0", "3", "5"):
        t = laid().hand(0, "0 3 5").play(f"{card}@5")
        prompts.add(t.game.decision.prompt("en"))
    assert len(prompts) == 1


def test_results_say_what_broke_a_tie() -> None:
    result = {"winners": [1], "scores": [9, 9], "money": [3, 5]}
    en = scoundrels_words("en")
    assert en.result(result, NAMES) == "Otto wins with 9 tech. Tech was level; more money decided."
    assert "later turn" in en.result(result | {"money": [5, 5]}, NAMES)
    assert scoundrels_words("de").result(result | {"scores": [8, 9]}, NAMES, 1) == "Du gewinnst mit 9 Tech."


def test_every_trait_has_a_short_timing() -> None:
    for lang in LANGUAGES:
        words = scoundrels_words(lang, None, "double-or-nothing")
        for trait in words.catalogue.traits:
            assert 0 < len(words.timing_short(trait.id)) <= 22
    assert isinstance(words, ScoundrelsWords)
    assert scoundrels_words("en").timing_short("wealthy") == "4 +$1"
    assert scoundrels_words("en").timing_short("tireless") == "←→"


def test_own_cards_are_called_by_their_own_names(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        """
[[job]]
id = "outlaw"
name_en = "Highwayman"
name_de = "Wegelagerer"
colour = "black"
holes = [6]
tech = 0
text = "Gain $3."
"""
    )
    words = scoundrels_words("de", str(path))
    assert words.choice("use outlaw") == "„Wegelagerer“ nutzen: Erhalte 3 $."
    game = saloon.new("scoundrels", seed=1, options={"cards": str(path)})
    assert game.decision is not None
    assert game.decision.prompt("en")
