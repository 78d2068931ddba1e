"""What can be chosen before a game of 3000 Scoundrels, for people who set one up."""

from __future__ import annotations

from typing import Final

from saloon.kit import Option

OPTIONS: Final = (
    Option(
        "expansion",
        (None, "double-or-nothing"),
        {"en": "Double or Nothing", "de": "Alles oder nichts"},
        {
            "en": "Play with the expansion: debts, mods and more scoundrels.",
            "de": "Mit der Erweiterung spielen: Schulden, Mods und mehr Halunken.",
        },
    ),
    Option(
        "days",
        (2, 3),
        {"en": "Days", "de": "Tage"},
        {"en": "How many days are played.", "de": "Wie viele Tage gespielt werden."},
    ),
    Option(
        "strategy_cards",
        (False, True),
        {"en": "Strategy cards", "de": "Strategiekarten"},
        {
            "en": "Everybody chooses a card with an ability of its own.",
            "de": "Alle wählen eine Karte mit einer eigenen Fähigkeit.",
        },
    ),
    Option(
        "starting_zero",
        (False, True),
        {"en": "Starting 0", "de": "Die 0 zu Beginn"},
        {"en": "Everybody begins with the 0.", "de": "Alle beginnen mit der 0."},
        shown=False,
    ),
    Option(
        "extra_scoundrel",
        (False, True),
        {"en": "A sixth scoundrel", "de": "Ein sechster Halunke"},
        {"en": "One more finds room on the portrait.", "de": "Einer mehr hat Platz auf dem Porträt."},
        shown=False,
    ),
    Option(
        "wild_saloon",
        (False, True),
        {"en": "Wild Saloon", "de": "Wilder Saloon"},
        {"en": "Two decks of jobs; for three days.", "de": "Zwei Stapel Jobs; für drei Tage."},
        shown=False,
    ),
    Option(
        "suspicion",
        ("asked", "live"),
        {"en": "Suspicion", "de": "Verdacht"},
        {
            "en": "Whether everybody is asked in turn or may call out; the pace of a table decides it.",
            "de": "Ob alle der Reihe nach gefragt werden oder jederzeit verdächtigen; das Tempo entscheidet es.",
        },
        shown=False,
    ),
    Option(
        "leaders",
        (),
        {"en": "Leaders", "de": "Anführer"},
        {"en": "Who leads each seat, by id.", "de": "Wer an jedem Platz anführt, mit dem Namen der Datei."},
        shown=False,
    ),
    Option(
        "first",
        (),
        {"en": "First player", "de": "Startspieler"},
        {"en": "The seat that begins, counted from 0.", "de": "Der Platz, der beginnt, von 0 an gezählt."},
        shown=False,
    ),
    Option(
        "cards",
        (),
        {"en": "Cards of your own", "de": "Eigene Karten"},
        {"en": "A card file (docs/cards.md).", "de": "Eine Kartendatei (docs/cards.md)."},
        shown=False,
    ),
    Option(
        "enemy",
        (),
        {"en": "Enemy", "de": "Gegner"},
        {"en": "Alone: against whom.", "de": "Allein: gegen wen."},
        players=(1,),
        shown=False,
    ),
    Option(
        "expert",
        (False, True),
        {"en": "Expert", "de": "Experte"},
        {"en": "Alone: the harder side of the enemy.", "de": "Allein: die Expertenseite des Gegners."},
        players=(1,),
        shown=False,
    ),
)
