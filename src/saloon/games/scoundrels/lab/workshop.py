"""The workshop as others ask for it: help with a sentence, all mistakes of a file, measuring, the rules lawyer.

Everything here is asked by strangers, in a worker with limits (`server/workshop.py`).
"""

from __future__ import annotations

import dataclasses
import re
from typing import Any

from saloon.errors import BadOption
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import owning, writing
from saloon.games.scoundrels.cards.table import PHRASES
from saloon.games.scoundrels.engine.events import CUT_SHORT
from saloon.kernel.chance import Dice
from saloon.kernel.core import run
from saloon.kernel.journal import HEAD, Journal
from saloon.kernel.playout import playout
from saloon.kit import keeping
from saloon.languages import FIRST

MOST_GAMES = 6000
"""That a stranger may ask for at once."""
LAWYER_GAMES = 4
"""Random games with each scoundrel that a card can form."""
LAWYER_MOST = 40
"""Games with who was not used yet; who is not used in any of them is called dead."""
LIMIT = 3000
"""Decisions of such a game: a real one has a few hundred."""


def sentence(text: str, kind: str, card: str = "") -> dict[str, Any]:
    """Help while a sentence is typed on a card of this kind, as plain data."""
    if kind not in PHRASES:
        raise BadOption(f"There is no kind {kind[:40]!r}; there are {', '.join(PHRASES)}.")
    found = dataclasses.asdict(writing.help_with(text, kind, card))
    del found["tree"], found["reason"]
    return found


def mistakes(text: str, lang: str = FIRST) -> list[str]:
    """Everything that is wrong with a card file."""
    return catalogue.mistakes(text, "cards.toml", lang)


def shelf(box: str) -> dict[str, list[dict[str, Any]]]:
    """Every card of a box that an owner has in print, with what is known and what is ours."""
    if box not in catalogue.BOXES:
        raise BadOption(f"There is no box {box[:40]!r}; there are {', '.join(catalogue.BOXES)}.")
    return {
        kind: [
            {**owning.plain(entry), "provenance": entry.provenance, "known": list(entry.known)}
            for entry in owning.shelf(box, kind, [])
        ]
        for kind in owning.KINDS
    }


def measure(text: str, games: int, setting: str, seed: int, known: list[list[Any]]) -> dict[str, Any]:
    """What a file does, by the laboratory, with a budget. `known` are the sums of games that were played before, of
    both sides: whoever asks brings them back, and sees the intervals grow narrower while the games are played."""
    from saloon.games.scoundrels.lab import pricing

    asked = pricing.Pricing(keeping.keep(text), setting or "base-2p-3d-m1")
    fresh = asked.played(max(200, min(games, MOST_GAMES)) // 2, seed)
    before, after = known if known else ([], [])
    sides = (fresh[0] + pricing.brought(before), fresh[1] + pricing.brought(after))
    found = asked.judged(sides)
    compared = found["compared"]
    return {
        "prices": found["prices"],
        "games": found["games"],
        "changes": [one for one in compared["rows"] + compared["columns"] if one["id"] in asked.places],
        "things": [one for one in compared["things"] if one["kind"] != "money"],
        "changed": compared["changed"],
        "chance": compared["chance"],
        "known": [pricing.summed(side) for side in sides],
    }


def lawyer(text: str) -> dict[str, Any]:
    """Which cards and rulings the cards of a file touch; every scoundrel they form, played: who is dead, or endless."""
    name = keeping.keep(text)
    box = next((box for box in catalogue.BOXES if own_cards(box, name)), "")
    if not box:
        raise BadOption("This file changes no job and no trait.")
    own = own_cards(box, name)
    printed = {card.id: card for card in (*catalogue.load(box).jobs, *catalogue.load(box).traits)}
    told = []
    for card in own:
        alike = neighbours(card, catalogue.load(box, name))
        beside = [printed[one] for one in (card.replaces or card.id, *alike) if one in printed]
        rulings = [one for other in (card, *beside) for one in other.rulings]
        told.append({"id": card.id, "rulings": list(dict.fromkeys(rulings)), "alike": alike})
    endless, dead, played = swept(name, box, {card.id for card in own})
    return {"cards": told, "played": played, "endless": endless, "dead": dead}


def own_cards(box: str, name: str) -> list[Any]:
    found = catalogue.load(box, name)
    return [card for card in (*found.jobs, *found.traits) if card.own]


def neighbours(card: Any, found: catalogue.Catalogue) -> list[str]:
    """Cards that say something with the same rows of the language: what is ruled for them may hold here."""
    mine = rows_of(card)
    scored = [
        (len(mine & rows_of(other)) / max(1, len(mine | rows_of(other))), other.id)
        for other in (*found.jobs, *found.traits)
        if other.id != card.id
    ]
    return [name for score, name in sorted(scored, reverse=True)[:6] if score > 0.4]


def rows_of(card: Any) -> set[str]:
    names = ("tree", "timing_tree", "requirement_tree", "after_tree")
    trees = [getattr(card, name) for name in names if hasattr(card, name)]
    return set(re.findall(r"'([A-Z]\d+)'", str(trees)))


def events_of(data: list[int]) -> set[int]:
    """The kinds of events that a journal tells of."""
    found: set[int] = set()
    at = 0
    while at < len(data):
        found.add(data[at])
        at += HEAD + data[at + 2]
    return found


def swept(name: str, box: str, own: set[str]) -> tuple[list[str], list[str], int]:
    """Random games with each scoundrel that the cards can form: which never end, or are cut short by the engine because
    their texts lead to others without end (Q52), and which nobody ever uses."""
    from saloon.games.scoundrels.lab import gifts
    from saloon.games.scoundrels.lab.worth import USED, ScoundrelsStage, told
    from saloon.lab.worth.trial import setting_of, worths_of

    worths = worths_of("scoundrels")
    table = "base-2p-2d-m1" if box == catalogue.BASE else "expansion-2p-2d-m1"
    setting = setting_of(worths, table, {"cards": name})
    things = [thing for thing in worths.things(setting) if {thing.row, thing.column} & own]
    stage = ScoundrelsStage(setting, things)
    endless: list[str] = []
    dead: list[str] = []
    played = 0
    for thing in things:
        job, used = stage.jobs[thing.row], False
        for game in range(LAWYER_MOST):
            if used and game >= LAWYER_GAMES:
                break
            dice = Dice(7919 * played + 1)
            s = stage.start.clone()
            s.chance = dice
            run(s)
            gifts.give_scoundrel(s, 0, job, stage.traits[thing.column], stage.guide, dice)
            s.journal = Journal([])
            done = playout(s, dice, LIMIT)
            played += 1
            used = used or any(one == job and sight == USED for sight, _, one in told(s.journal.data))
            if (s.top >= 0 and done >= LIMIT) or CUT_SHORT in events_of(s.journal.data):
                endless.append(thing.id)
                break
        if not used:
            dead.append(thing.id)
    return endless, dead, played
