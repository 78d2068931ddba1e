"""What the scenario tests of the cards share: the texts, a scene for one scoundrel, and who must stay untouched.

    @job("chef", "Spend $1 to gain $4.", "Gib 1 $ aus, um 4 $ zu erhalten.")
    def test_chef() -> None:
        scene("chef").ready().use().only({"0 money": 7}).done()
        scene("chef").seat(0, money=0).ready().cannot()

A scene is a table of three. Seat 0 has the job with a trait of slot 6 and plays its 6 there, so that the ability can be
used. `only` names all facts of the whole table that differ from before the use, as they are now: nothing else may.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards.render import phrase, text
from tests.scoundrels import ScoundrelsTable

BOX = catalogue.load("base")
EXPANSION = catalogue.load("double-or-nothing")
TESTED: dict[tuple[str, str], str] = {}
"""Which test is whose, by kind and id: the completeness test reads it."""

Test = Callable[[], None]


def _registered(kind: str, ident: str, check: Test) -> Callable[[Test], Test]:
    def wrap(test: Test) -> Test:
        TESTED[kind, ident] = test.__name__

        @functools.wraps(test)
        def both() -> None:
            check()
            test()

        return both

    return wrap


def find(cards: str, ident: str) -> Any:
    """The card of either box: `find("jobs", "horse")`. Some of the base game are not in the expansion's."""
    both = (*getattr(EXPANSION, cards), *getattr(BOX, cards))
    return next(card for card in both if card.id == ident)


def job(ident: str, english: str, german: str) -> Callable[[Test], Test]:
    """The test of a job, with its text in both languages."""
    return _registered("job", ident, lambda: _check_text("jobs", ident, english, german))


def trait(ident: str, english: str, german: str) -> Callable[[Test], Test]:
    """The test of a trait; requirement and what follows stand after a semicolon."""
    return _registered("trait", ident, lambda: check_trait(ident, english, german))


def check_trait(ident: str, english: str, german: str) -> None:
    card = find("traits", ident)
    trees = [tree for tree in (card.timing_tree, card.requirement_tree, card.after_tree) if tree]
    printed = [words for words in (card.timing, card.requirement, card.after) if words]
    assert "; ".join(printed) == "; ".join(phrase(tree, "en") for tree in trees) == english
    assert "; ".join(phrase(tree, "de") for tree in trees) == german


def strategy(ident: str, english: str, german: str) -> Callable[[Test], Test]:
    """The test of a strategy card: timing, a colon, text."""

    def check() -> None:
        card = find("strategies", ident)
        assert f"{card.timing}: {card.text}" == english
        assert f"{phrase(card.timing_tree, 'en')}: {text(card.tree, 'en')}" == english
        assert f"{phrase(card.timing_tree, 'de')}: {text(card.tree, 'de')}" == german

    return _registered("strategy", ident, check)


def safe(ident: str, english: str, german: str) -> Callable[[Test], Test]:
    """The test of an advanced safe: its text, after timing and colon if it has one."""

    def check() -> None:
        card = find("safes", ident)
        words = {lang: text(card.tree, lang) for lang in ("en", "de")}
        if card.timing:
            words = {lang: f"{phrase(card.timing_tree, lang)}: {said}" for lang, said in words.items()}
        assert words == {"en": english, "de": german}
        assert english == (f"{card.timing}: {card.text}" if card.timing else card.text)

    return _registered("safe", ident, check)


def mod(ident: str, english: str, german: str) -> Callable[[Test], Test]:
    """The test of a mod, with its text in both languages."""
    return _registered("mod", ident, lambda: _check_text("mods", ident, english, german))


def location(ident: str, english: str, german: str) -> Callable[[Test], Test]:
    """The test of an ability of the location tile."""
    return _registered("location", ident, lambda: _check_text("locations", ident, english, german))


def _check_text(cards: str, ident: str, english: str, german: str) -> None:
    card = find(cards, ident)
    assert card.text == text(card.tree, "en") == english
    assert text(card.tree, "de") == german


def cost(name: str) -> int:
    """What it costs to hire a scoundrel, by its name."""
    trait_id, _, job_id = name.partition(" ")
    return catalogue.cost(find("traits", trait_id), find("jobs", job_id))


def facts(t: ScoundrelsTable) -> dict[str, Any]:
    """The whole table, fact by fact, with the hand and the cards of each seat as that seat sees them."""
    view = t.view()
    out: dict[str, Any] = {
        "saloon": t.saloon_now, "pile": t.pile_now, "decks": view["decks"], "day": view["day"], "turn": view["turn"]
    }  # fmt: skip
    for seat, row in enumerate(view["seats"]):
        own = t.view(seat)["seats"][seat]
        for key in ("money", "reputation", "henchmen", "jailed", "deck", "faceup", "strategy"):
            out[f"{seat} {key}"] = row[key]
        out[f"{seat} hand"] = " ".join(own["hand"])
        out[f"{seat} marks"] = " ".join(map(str, row["marks"].values()))
        for place, cell in enumerate(row["sheet"]):
            out[f"{seat} sheet {place}"] = cell and f"{cell['trait']} {cell['job']}"
        for name, cell in zip("A23456", own["slots"], strict=True):
            out[f"{seat} slot {name}"] = cell and cell["card"]
            out[f"{seat} on {name}"] = cell["henchmen"] if cell else []
    for row in view["safes"]:
        out[f"{row['id']} place"] = row["place"]
        out[f"{row['id']} seen"] = row["seen_by"]
        out[f"{row['id']} marks"] = [f"{seat}: {number}" for seat, number in row["marks"]]
    if "debts" in view:
        out.update(expansion_facts(t))
    return out


def expansion_facts(t: ScoundrelsTable) -> dict[str, Any]:
    """Debts, mods and faceup cards; a debt is its space, with its value for an owner who has seen it."""
    view = t.view()
    loose = view["debts"]
    out: dict[str, Any] = {"unused debts": loose["unused"], "lost debts": loose["discarded"]}
    for seat, row in enumerate(view["seats"]):
        own = t.view(seat)["seats"][seat]["debts"]
        out[f"{seat} debts"] = " ".join(_token(space, cell) for space, cell in enumerate(own, 1) if cell)
        out[f"{seat} debts seen"] = [cell["seen_by"] for cell in own if cell and cell["seen_by"]]
        out[f"{seat} returned"] = row["returned"]
        for name, cell in zip("A23456", row["slots"], strict=True):
            out[f"{seat} open {name}"] = bool(cell and cell["faceup"])
    for row in view["safes"]:
        out[f"{row['id']} faceup"] = row["faceup"]
        out[f"{row['id']} modded"] = row["modded"]
        out[f"{row['id']} mod seen"] = row["mod_seen_by"]
        out[f"{row['id']} debts"] = sum(token["safe"] == row["id"] for token in loose["carried"])
    sleeves = [token["sleeve"] for token in loose["carried"]]
    out["saloon debts"] = [sleeves.count(cell["sleeve"]) for cell in view["saloon"]]
    out["unused mods seen"] = [row["seen_by"] for row in view["mods"]]
    return out


def _token(space: int, cell: dict[str, Any]) -> str:
    return str(space) if cell["value"] is None else f"{space}={cell['value']}"


OTHERS = ("prospector", "farmhand", "barber", "butler", "jailer")
TRAITS = ("filthy", "rowdy", "sneaky", "dusty")


def scene(job_id: str, trait_id: str = "grumpy", players: int = 3, **options: Any) -> Scene:
    """Seat 0 with a grumpy one of this job, seat 1 with a card in slot 4; known hands, Saloon, pile and next cards."""
    s = Scene(players, options)
    s.job, s.name = job_id, f"{trait_id} {job_id}"
    jobs = [other for other in OTHERS if other != job_id]
    names = [f"{trait} {job}" for trait, job in zip(TRAITS, jobs, strict=False)]
    s.saloon(*names[:3]).pile(names[3])
    s.given(traits=["thirsty"], jobs=["hero" if job_id != "hero" else "priest"], turn=players + 1, first=0)
    s.sheet(0, {1: s.name})
    s.seat(0, hand=["6", "2", "3", "4"], deck=["5", "A", "0"])
    s.seat(1, slots={"4": "2"}, hand=["3", "5", "6"], deck=["0", "4", "A"])
    return s


class Scene(ScoundrelsTable):
    """One scoundrel about to be used by seat 0."""

    job: str
    name: str
    before: dict[str, Any]

    def sheet(self, seat: int, scoundrels: dict[int, str]) -> Scene:
        """Besides the one whose scene it is."""
        held = {int(place): name for place, name in self.seats.get(seat, {}).get("sheet", {}).items()}
        super().sheet(seat, held | scoundrels)
        return self

    def seat(self, seat: int, **given: Any) -> Scene:
        super().seat(seat, **given)
        return self

    def given(self, **given: Any) -> Scene:
        super().given(**given)
        return self

    def saloon(self, *scoundrels: str) -> Scene:
        super().saloon(*scoundrels)
        return self

    def pile(self, *scoundrels: str) -> Scene:
        super().pile(*scoundrels)
        return self

    def marks(self, *rows: str) -> Scene:
        super().marks(*rows)
        return self

    def empty_sites(self, *sites: str) -> Scene:
        """Nothing is left at these sites; no play of so few players leads there, but a card has to know."""
        names = sites or ("depot", "estate", "laboratory")
        return self.given(
            unreachable=True, places={f"{site}-{k}": "unused" for site in names for k in range(1, 6)}
        )

    def ready(self, play: str = "6@6") -> Scene:
        """The card is played, nobody suspects, and seat 0 is asked on."""
        self.play(play)
        return self.asked()

    def asked(self) -> Scene:
        """Opponents let it pass until seat 0 is asked, or the turn is over; from here on changes count."""
        while self.game.decision.seat != 0 and self.game.decision.kind != "plan":
            self.choose(self.game.decision.seat, "pass")
        self.before = facts(self)
        return self

    def usable(self) -> bool:
        return self.can(f"use {self.job}", 0)

    def cannot(self) -> Scene:
        """It is not offered, and asking for it is refused and changes nothing."""
        assert not self.usable()
        self.refused(0, f"use {self.job}", because="")
        return self

    def use(self, *answers: str) -> Scene:
        """Use it; each answer goes to who is asked then. `"1: pass"` is an answer of seat 1."""
        self.asks(0).choose(0, f"use {self.job}")
        return self.answers(*answers)

    def answers(self, *answers: str) -> Scene:
        for answer in answers:
            head, colon, tail = answer.partition(": ")
            seat, word = (int(head), tail) if colon else (0, answer)
            self.asks(seat).choose(seat, word)
        return self

    def only(self, changes: dict[str, Any]) -> Scene:
        """These facts of the table are so now, and no others have changed."""
        now = facts(self)
        assert {key: value for key, value in now.items() if value != self.before[key]} == changes
        return self

    def offers(self, *words: str) -> Scene:
        """Exactly these choices, in any order."""
        assert sorted(self.game.decision.choices) == sorted(words)
        return self

    def done(self) -> Scene:
        """The use is over, nothing is pending, and it cannot be used again this turn."""
        self.idle()
        assert self.game.decision is not None
        assert not self.usable()
        return self


def one_made(s: Scene) -> dict[str, int]:
    """The decks after one scoundrel more was made."""
    return {key: size - (key != "purple") for key, size in s.before["decks"].items()}
