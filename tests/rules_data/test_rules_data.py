"""The rulebook data is whole, bilingual, linked, and can be searched."""

import doctest
import re
from itertools import pairwise

import pytest

import saloon.rules
from saloon.rules import LANGS, Lang, NoEntry, NoRulebook, Rule, Rulebook, Term, find, games, load


def numbered(prefix: str, last: int) -> set[str]:
    return {f"{prefix}{n}" for n in range(1, last + 1)}


# Numbers that were never given to a ruling of the base game.
Q_GAPS = {f"Q{n}" for n in (19, 30, 33, 36, 43, 46, 47)}

IDS = {
    "goat": numbered("GR", 104) | numbered("G", 41) | numbered("GQ", 28),
    "scoundrels": numbered("SR", 273) | numbered("T", 88) | numbered("Q", 56) - Q_GAPS,
    "double-or-nothing": numbered("XR", 160) | numbered("X", 50) | numbered("XQ", 39),
}
KINDS = {"GR": "rule", "SR": "rule", "XR": "rule", "G": "case", "T": "case", "X": "case"}
GOAT_CHARACTERS = {
    *("goat", "sheriff", "gunslinger", "robber", "charlatan", "dancer", "gambler"),
    *("seller", "banker", "farmer", "miner", "kid", "widow", "cowboy", "prospector"),
}
# Everyday words that a German text cannot contain by chance.
ENGLISH = re.compile(
    r"\b(the|and|of|you|your|with|without|player|players|card|cards|token|tokens|coin|coins|hat|hats|if|then|"
    r"from|round|turn|steal|hire|henchman|henchmen|mark|marks|jail|debt|debts|loan|scoundrel|scoundrels|"
    r"is|are|not|other|each|any|only|when|must|take|takes|gets|slots?|deck|hand is)\b",
    re.IGNORECASE,
)
GERMAN_HOMOGRAPHS = {"hat", "deck", "slot", "slots"}

each_game = pytest.mark.parametrize("game", sorted(IDS))
each_lang = pytest.mark.parametrize("lang", LANGS)


def all_books() -> list[Rulebook]:
    return [load(game) for game in games()]


def entries(book: Rulebook) -> list[Rule | Term]:
    return [*book.rules, *book.terms]


def test_every_game_has_a_rulebook() -> None:
    assert set(games()) == set(IDS)


@each_game
def test_ids_are_complete_and_unique(game: str) -> None:
    book = load(game)
    ids = [e.id for e in entries(book)]
    assert len(ids) == len(set(ids))
    assert {r.id for r in book.rules} == IDS[game]


def test_no_rule_id_is_used_by_two_games() -> None:
    ids = [r.id for book in all_books() for r in book.rules]
    assert len(ids) == len(set(ids))


@each_game
def test_head_names_the_game(game: str) -> None:
    assert load(game).game == game


def test_the_goat_game_is_finished() -> None:
    assert load("goat").finished


@each_game
def test_kind_follows_the_id(game: str) -> None:
    for r in load(game).rules:
        assert r.kind == KINDS.get(r.id.rstrip("0123456789"), "ruling"), r.id


@each_game
def test_every_entry_speaks_both_languages(game: str) -> None:
    for e in entries(load(game)):
        en, de = e.text("en"), e.text("de")
        assert en.strip() == en
        assert de.strip() == de
        assert len(en) > 10, e.id
        assert len(de) > 10, e.id
        assert en != de, e.id
        if isinstance(e, Term):
            assert e.name("en"), e.id
            assert e.name("de"), e.id


@each_game
def test_every_text_is_made_of_sentences(game: str) -> None:
    for e in entries(load(game)):
        for lang in LANGS:
            text = e.text(lang)
            assert text[-1] in ".)", (e.id, lang)
            assert not text[0].islower(), (e.id, lang)
            assert "  " not in text, (e.id, lang)


@each_game
def test_german_has_no_english_leftovers(game: str) -> None:
    for e in entries(load(game)):
        found = {w.lower() for w in ENGLISH.findall(e.text("de"))} - GERMAN_HOMOGRAPHS
        assert not found, (e.id, found)


@each_game
def test_money_is_written_as_each_language_does(game: str) -> None:
    for e in entries(load(game)):
        assert not re.search(r"\d ?\$", e.text("en")), e.id
        assert not re.search(r"\$\d", e.text("de")), e.id


@each_game
def test_every_see_leads_somewhere(game: str) -> None:
    known = {r.id for book in all_books() for r in book.rules}
    for e in entries(load(game)):
        assert not set(e.see) - known, e.id
        assert e.id not in e.see
        assert len(e.see) == len(set(e.see)), e.id


@each_game
def test_links_within_a_game_lead_back(game: str) -> None:
    by_id = {r.id: r for r in load(game).rules}
    for r in by_id.values():
        for other in r.see:
            assert other not in by_id or r.id in by_id[other].see, (r.id, other)


@each_game
def test_every_word_leads_to_a_rule(game: str) -> None:
    assert all(t.see for t in load(game).terms)


@each_game
def test_every_rule_names_its_source_and_topic(game: str) -> None:
    book = load(game)
    for r in book.rules:
        assert r.source, r.id
        assert book.topic(r.topic).name("en") != book.topic(r.topic).name("de")
    assert {t.id for t in book.topics} == {r.topic for r in book.rules}


def test_every_goat_character_is_a_word() -> None:
    words = {t.id for t in load("goat").terms}
    assert words >= GOAT_CHARACTERS


def test_the_coin_icons_are_called_an_estimate() -> None:
    for word in ("store", "bank", "ranch", "mine", "coin-icons"):
        assert "estimate" in load("goat").get(word).text("en")
        assert "Schätzung" in load("goat").get(word).text("de")


@pytest.mark.parametrize(
    ("text", "lang", "first"),
    [
        ("GR12", "en", "GR12"),
        (" gq8 ", "de", "GQ8"),
        ("small-hat", "de", "small-hat"),
        ("Small Hat", "en", "small-hat"),
        ("Tänzerin", "de", "dancer"),
        ("TAENZERIN", "de", "dancer"),
        ("tanzerin", "de", "dancer"),
        ("großer Hut", "de", "big-hat"),
        ("GROSSER HUT", "de", "big-hat"),
        ("tie", "en", "tie-break"),
        ("gleichst", "de", "tie-break"),
    ],
)
def test_search_puts_the_best_first(text: str, lang: Lang, first: str) -> None:
    assert load("goat").search(text, lang)[0].id == first


def test_search_wants_every_word() -> None:
    hits = {e.id for e in load("goat").search("sheriff robber", "en")}
    assert {"GR84", "G21"} <= hits
    assert "GR101" not in hits


@each_lang
def test_search_finds_words_before_rules(lang: Lang) -> None:
    hits = load("goat").search("sheriff", lang)
    assert all(not (isinstance(a, Rule) and isinstance(b, Term)) for a, b in pairwise(hits))
    assert len(hits) > 10


def test_search_keeps_to_its_language() -> None:
    assert load("goat").search("Revolverheld", "en") == []
    assert load("goat").search("Gunslinger", "de")[0].id == "gunslinger"  # the id is language-free
    assert len(load("goat").search("Gunslinger", "de")) == 1


@pytest.mark.parametrize("text", ["xyzzy", "???", "sheriff xyzzy"])
def test_search_may_find_nothing(text: str) -> None:
    assert load("goat").search(text, "en") == []


@each_lang
def test_an_empty_search_finds_everything(lang: Lang) -> None:
    book = load("goat")
    assert len(book.search("  ", lang)) == len(book.rules) + len(book.terms)


def test_get_forgives_case_and_blanks() -> None:
    assert load("goat").get(" gr104 ").id == "GR104"


def test_find_looks_in_every_game() -> None:
    game, entry = find("G7")
    assert (game, entry.id) == ("goat", "G7")


def test_books_are_read_once() -> None:
    assert load("goat") is load("goat")


def test_unknown_game_says_which_there_are() -> None:
    with pytest.raises(NoRulebook, match=r"'gaot'; there are: .*scoundrels.*Did you mean 'goat'"):
        load("gaot")


def test_unknown_id_names_the_nearest() -> None:
    with pytest.raises(NoEntry, match=r"goat rulebook has no entry 'GR105'; nearest: .*GR10"):
        load("goat").get("GR105")


def test_hopeless_id_says_what_ids_look_like() -> None:
    with pytest.raises(NoEntry, match=r"rules are GR<number>, G<number>, GQ<number>"):
        load("goat").get("???")


def test_find_and_topic_explain_too() -> None:
    with pytest.raises(NoEntry, match="No rulebook has an entry 'ZZ1'"):
        find("ZZ1")
    with pytest.raises(NoEntry, match="no topic 'weather'; topics: components, setup"):
        load("goat").topic("weather")


def test_unknown_language_says_which_there_are() -> None:
    with pytest.raises(ValueError, match="'fr'; languages: en, de"):
        load("goat").search("hat", "fr")  # type: ignore[arg-type]


def test_errors_are_lookup_errors() -> None:
    assert issubclass(NoEntry, LookupError)
    assert issubclass(NoRulebook, LookupError)


def test_the_example_in_the_docstring_runs() -> None:
    result = doctest.testmod(saloon.rules)
    assert result.attempted == 3
    assert not result.failed
