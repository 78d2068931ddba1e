"""Values that are words: a game whose messages follow the pattern names them once, as `word-VALUE`."""

from saloon.kernel.journal import KERNEL_KINDS, Kind
from saloon.language.speech import Words
from saloon.terminal.generic import labels_of, shown
from saloon.terminal.ink import Eyes

SENTENCES = """
choice-claim = { $a } sagen
choice-rob = { NAME($seat_a, case: "dat") } { $b } nehmen
event-said = { WHO($seat) ->
    [you] Du sagst { $side }.
   *[other] { NAME($seat) } sagt { $side }.
    }
event-both = Es liegen: { $sides }.
view-coin = Münze
word-heads = Kopf
"""


class CoinWords(Words):
    game = "coin"
    kinds = {
        kind.name: kind
        for kind in [*KERNEL_KINDS, Kind("said", "seat:seat side:side"), Kind("both", "sides:side")]
    }

    def sentences(self, lang: str) -> str:
        return SENTENCES


def test_choices_and_events_say_it_and_what_has_no_name_stays() -> None:
    words = CoinWords("de")
    assert words.choice("claim heads") == "Kopf sagen"
    assert words.choice("claim tails") == "tails sagen"
    assert words.event({"kind": "said", "seat": 0, "side": "heads"}, ["Ann", "Bea"], 0) == "Du sagst Kopf."
    assert words.event({"kind": "said", "seat": 1, "side": "tails"}, ["Ann", "Bea"], 0) == "Bea sagt tails."
    assert words.event({"kind": "both", "sides": ["heads", "tails"]}) == "Es liegen: Kopf und tails."


def test_a_choice_about_a_player_names_them() -> None:
    words = CoinWords("de")
    assert words.choice("rob 1 2", ["Ann", "Bea"], 0) == "Bea 2 nehmen"
    assert words.choice("rob 0 3", ["Ann", "Bea"], 0) == "dir 3 nehmen"
    assert words.choice("claim 7", ["Ann", "Bea"]) == "7 sagen"


def test_the_plain_table_names_players() -> None:
    eyes = Eyes(CoinWords("de"), ["Ann", "Bea"], 0)
    assert shown({"coin": "seat:1"}, labels_of(eyes)) == "Münze Bea"


def test_the_plain_table_says_it_too() -> None:
    labels = labels_of(Eyes(CoinWords("de"), ["Ann", "Bea"], 0))
    assert shown("heads", labels) == "Kopf"
    assert shown({"coin": "heads", "hidden": "heads"}, labels) == "Münze Kopf"
