"""The black jobs of the expansion: one scenario each."""

from typing import Any

from tests.cards.card import job
from tests.cards.expanding import FULL, Expanded, dealt

GADGETS = {"depot-4": "bright-torch", "estate-6": "copy-engine", "laboratory-6": "shock-stick"}
"""Two that are counted at the end of the game, and one that is turned faceup when it is stolen."""


def about_safes(job_id: str) -> Expanded:
    s = dealt(job_id)
    s.given(gadgets=GADGETS)
    return s


def stolen(safe: str, seen: tuple[int, ...] = (0,), modded: bool = False) -> dict[str, Any]:
    """What is so after seat 0 has stolen a safe, of which it alone knows."""
    facts: dict[str, Any] = {f"{safe} place": "seat 0", f"{safe} seen": list(seen)}
    return facts | {f"{safe} mod seen": list(seen)} if modded else facts


@job(
    "outlaw-revised",
    "Spend $4 to steal a safe from a site.",
    "Gib 4 $ aus, um einen Safe von einem Ort zu stehlen.",
)
def test_outlaw_revised() -> None:
    s = about_safes("outlaw-revised").ready().use("safe depot-4")
    s.only(stolen("depot-4") | {"0 money": 0}).done()
    # A modded one is not turned faceup, but its new owner sees the mod.
    s = about_safes("outlaw-revised").ready().use("safe estate-1")
    s.only(stolen("estate-1", modded=True) | {"0 money": 0}).done()
    about_safes("outlaw-revised").broke(3).ready().cannot()
    about_safes("outlaw-revised").empty_sites().ready().cannot()


@job(
    "bookie",
    "Gain $2, then each opponent chooses: give you $1 or gain 1 debt.",
    "Erhalte 2 $, dann wählt jeder Gegner: dir 1 $ geben oder 1 Schuld erhalten.",
)
def test_bookie() -> None:
    s = dealt("bookie").ready().use().asks(1, "choose").offers("give money", "give debt")
    s.answers("1: give money", "2: give debt", "2: debt 4")
    s.only({"0 money": 7, "1 money": 3, "2 debts": "4", "unused debts": 15}).done()
    # Without money the debt is a must, with four debts the money is; with neither nothing happens.
    s = dealt("bookie").seat(1, money=0).owing(2, FULL).ready().use("1: debt 1")
    s.only({"0 money": 7, "1 debts": "1", "2 money": 3, "unused debts": 11}).done()
    s = dealt("bookie").seat(1, money=0).seat(2, money=0)
    s.seat(1, debts={"1": 1, "2": 1, "3": 1, "4": 1}).ready().use("2: debt 2")
    s.only({"0 money": 6, "2 debts": "2", "unused debts": 11}).done()
    dealt("bookie").ready("6@4").cannot()


@job(
    "treasure-hunter",
    "Only if an opponent has more safes than you: steal a safe from a site.",
    "Nur falls ein Gegner mehr Safes hat als du: Stiehl einen Safe von einem Ort.",
)
def test_treasure_hunter() -> None:
    s = about_safes("treasure-hunter").seat(2, safes=["depot-1"]).ready().use("safe depot-4")
    s.only(stolen("depot-4")).done()
    about_safes("treasure-hunter").ready().cannot()
    about_safes("treasure-hunter").seat(0, safes=["depot-2"]).seat(2, safes=["depot-1"]).ready().cannot()
    about_safes("treasure-hunter").seat(2, safes=["depot-1"]).empty_sites().ready().cannot()


@job(
    "roboticist",
    "Scout an unused safe, then mark it, then you may spend $3 to steal it.",
    "Inspiziere einen ungenutzten Safe, dann markiere ihn, dann darfst du 3 $ ausgeben, um ihn zu stehlen.",
)
def test_roboticist() -> None:
    marked = {"estate-6 seen": [0], "estate-6 marks": ["0: 6"], "0 marks": "3 4 2"}
    s = about_safes("roboticist").ready().use().offers("safe depot-6", "safe estate-6", "safe laboratory-6")
    s.answers("safe estate-6", "mark 6", "yes")
    s.only(marked | {"estate-6 place": "seat 0", "0 money": 1}).done()
    about_safes("roboticist").ready().use("safe estate-6", "mark 6", "no").only(marked).done()
    about_safes("roboticist").broke(2).ready().use("safe estate-6", "mark 6").only(marked).done()
    # It has no mod: what is turned faceup when stolen is turned faceup.
    s = about_safes("roboticist").ready().use("safe laboratory-6", "mark 4", "yes")
    shown = {"laboratory-6 place": "seat 0", "laboratory-6 seen": [0, 1, 2], "laboratory-6 faceup": True}
    s.only(shown | {"laboratory-6 marks": ["0: 4"], "0 marks": "3 3 3", "0 money": 1}).done()
    about_safes("roboticist").seat(2, safes=["depot-6", "estate-6", "laboratory-6"]).ready().cannot()


@job(
    "swindler",
    "Give one of your debts to an opponent, then gain $2.",
    "Gib einem Gegner eine deiner Schulden, dann erhalte 2 $.",
)
def test_swindler() -> None:
    s = dealt("swindler").owing(0, {1: 3, 2: 0}).ready().use().offers("seat 1", "seat 2")
    s.answers("seat 2", "debt 1").asks(2, "debt").answers("2: debt 3")
    s.only({"0 money": 6, "0 debts": "2", "2 debts": "3"}).done()
    # The opponent must have room.
    s = dealt("swindler").owing(0, {1: 3}).owing(1, FULL).ready().use("2: debt 1")
    s.only({"0 money": 6, "0 debts": "", "2 debts": "1"}).done()
    dealt("swindler").owing(1, {1: 1}).ready().use().only({"0 money": 6}).done()
    dealt("swindler").ready("6@4").cannot()


@job(
    "philanthropist",
    "Spend $3 to lose 1 debt, then gain 1 reputation.",
    "Gib 3 $ aus, um 1 Schuld zu verlieren, dann erhalte 1 Ruf.",
)
def test_philanthropist() -> None:
    s = dealt("philanthropist").owing(0, {1: 2, 3: 0}).ready().use("debt 1")
    s.only({"0 money": 1, "0 debts": "3", "lost debts": [2], "0 reputation": 1}).done()
    dealt("philanthropist").ready().use().only({"0 money": 1, "0 reputation": 1}).done()
    s = dealt("philanthropist").owing(0, {1: 2}).seat(0, reputation=6).ready().use()
    s.only({"0 money": 1, "0 debts": "", "lost debts": [2]}).done()
    dealt("philanthropist").seat(0, reputation=6).ready().cannot()
    dealt("philanthropist").broke(2).ready().cannot()


@job(
    "locksmith",
    "Spend $1 to steal an unmodded safe from a site.",
    "Gib 1 $ aus, um einen unmodifizierten Safe von einem Ort zu stehlen.",
)
def test_locksmith() -> None:
    s = about_safes("locksmith").ready().use()
    s.offers(*[f"safe {site}-{space}" for site in ("depot", "estate", "laboratory") for space in (4, 5)])
    s.answers("safe depot-4").only(stolen("depot-4") | {"0 money": 3}).done()
    modded = {f"{site}-{space}": "unused" for site in ("depot", "estate", "laboratory") for space in (4, 5)}
    about_safes("locksmith").given(unreachable=True, places=modded).ready().cannot()
    about_safes("locksmith").broke(0).ready().cannot()


@job(
    "racketeer",
    "Gain 1 debt to steal a safe from a site.",
    "Erhalte 1 Schuld, um einen Safe von einem Ort zu stehlen.",
)
def test_racketeer() -> None:
    s = about_safes("racketeer").ready().use("debt 2", "safe depot-4")
    s.only(stolen("depot-4") | {"0 debts": "2", "unused debts": 15}).done()
    about_safes("racketeer").owing(0, FULL).ready().cannot()
    about_safes("racketeer").empty_sites().ready().cannot()
