"""The Good and the Bad and the Goat: everything about one game, and the kit by which others find it."""

from __future__ import annotations

from saloon.kit import Kit, Option

KIT = Kit(
    id="goat",
    titles={"en": "The Good and the Bad and the Goat", "de": "The Good and the Bad and the Goat"},
    players=(2, 3, 4, 5),
    options=(
        Option(
            "small",
            (False, True),
            {"en": "Small game", "de": "Kleines Spiel"},
            {"en": "Two players, few cards, one round.", "de": "Zu zweit, mit wenigen Karten, eine Runde."},
            players=(2,),
            shown=False,
        ),
        Option(
            "first",
            (),
            {"en": "First player", "de": "Startspieler"},
            {
                "en": "The seat that begins, counted from 0.",
                "de": "Der Platz, der beginnt, von 0 an gezählt.",
            },
            shown=False,
        ),
        Option(
            "coins",
            (),
            {"en": "Coin icons", "de": "Münzsymbole"},
            {"en": "How many coins each place shows.", "de": "Wie viele Münzen jeder Ort zeigt."},
            shown=False,
        ),
    ),
    rules="saloon.games.goat.make:rules",
    words="saloon.games.goat.words:GoatWords",
    pointing="saloon.games.goat.words.pointing:GoatPointing",
    schema="saloon.games.goat.schema:GoatView",
    question="saloon.games.goat.terminal.question:GoatQuestion",
    board="saloon.games.goat.terminal.board",
    app="saloon.games.goat.terminal.app:GoatApp",
    senses="saloon.games.goat.bots.senses:GoatSenses",
    bench="saloon.games.goat.bench:CASES",
    study="saloon.games.goat.lab.fit:GoatStudy",
    worth="saloon.games.goat.lab.worth:GoatWorths",
    almanac="saloon.games.goat.lab:almanac",
    deals="saloon.games.goat.lab.exploit:TABLES",
    commands={"exploit": "saloon.games.goat.lab.command:exploit"},
    lesson="saloon.games.goat:lesson.toml",
    books={"goat": "saloon.games.goat.rulebook:goat.toml"},
)
