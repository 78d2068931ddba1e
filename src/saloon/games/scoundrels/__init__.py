"""3000 Scoundrels: everything about one game, and the kit by which others find it."""

from __future__ import annotations

from saloon.games.scoundrels.options import OPTIONS
from saloon.kit import Kit

KIT = Kit(
    id="scoundrels",
    titles={"en": "3000 Scoundrels", "de": "3000 Halunken"},
    players=(1, 2, 3, 4),
    options=OPTIONS,
    rules="saloon.games.scoundrels.make:rules",
    older="saloon.games.scoundrels.make:older",
    words="saloon.games.scoundrels.words:ScoundrelsWords",
    pointing="saloon.games.scoundrels.words.pointing:ScoundrelsPointing",
    schema="saloon.games.scoundrels.schema:ScoundrelsView",
    question="saloon.games.scoundrels.terminal.question:ScoundrelsQuestion",
    board="saloon.games.scoundrels.terminal.board",
    app="saloon.games.scoundrels.terminal.app:ScoundrelsApp",
    catalogue="saloon.games.scoundrels.desk",
    senses="saloon.games.scoundrels.bots.senses:ScoundrelsSenses",
    bench="saloon.games.scoundrels.bench:CASES",
    study="saloon.games.scoundrels.lab.fit:ScoundrelsStudy",
    worth="saloon.games.scoundrels.lab.worth:ScoundrelsWorths",
    almanac="saloon.games.scoundrels.lab:almanac",
    workshop="saloon.games.scoundrels.lab.workshop",
    commands={"cards": "saloon.games.scoundrels.lab.command:app"},
    lesson="saloon.games.scoundrels:lesson.toml",
    books={
        "double-or-nothing": "saloon.games.scoundrels.rulebook:double-or-nothing.toml",
        "scoundrels": "saloon.games.scoundrels.rulebook:scoundrels.toml",
    },
)
