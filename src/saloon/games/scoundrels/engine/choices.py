"""Every choice of the game as a small int. Their words need the names of the catalogue: see `Vocabulary`.

A scoundrel is named by its job, of which there is one card; a safe by the place it was dealt to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.scoundrels.engine.names import (
    CARDS,
    DEBT_SPACES,
    NOBODY,
    PLACES,
    SAFES,
    SEATS,
    SITE_SAFES,
    SITES,
    SLOTS,
)
from saloon.kernel.menu import Menu

PASS: Final = 0
HENCHMAN: Final = 1
YES: Final = 2
NO: Final = 3
AGAIN: Final = 4
KEEP: Final = 6
REARRANGE: Final = 7
OFFICE_VISIT: Final = 8
FACEUP_ZERO: Final = 9
EMPTY: Final = 10
NO_MARK: Final = 11
STRATEGY_USE: Final = 12
QUIET_PASS: Final = 13
"""At a live last call: nobody is shown who has passed (Q6)."""

PLAY: Final = 16  # + card * 6 + slot
SEAT: Final = PLAY + 42  # + seat
LEAD: Final = SEAT + SEATS  # + ability of the leader sheet
OPTION: Final = LEAD + 4  # + option of the Sheriff's Office
ANSWER: Final = OPTION + 8  # + kind of option in "each opponent chooses"
SAFE: Final = ANSWER + 8  # + safe
MARK: Final = SAFE + SAFES  # + number
MOVE: Final = MARK + 8  # + (safe * 8 + number on it) * 2 + 1 if flipped
FLIP: Final = MOVE + SAFES * 16  # + (safe * 4 + owner) * 8 + number
CARD: Final = FLIP + SAFES * 32  # + seat * 6 + slot
EXCHANGE: Final = CARD + SEATS * SLOTS  # + hand card * 6 + slot
STRATEGY_CARD: Final = EXCHANGE + 42  # + strategy
USE: Final = STRATEGY_CARD + 16  # + job
SCOUNDREL: Final = USE + 100  # + job
HIRE: Final = SCOUNDREL + 100  # + job * 16 + place (8: discard it at once, 9: used when hired)
USE_SAFE: Final = HIRE + 1600  # + safe
AT_LOCATION: Final = USE_SAFE + SAFES  # + location
DEBT: Final = AT_LOCATION + 4  # + space
LOAN: Final = DEBT + DEBT_SPACES  # + space
BACK: Final = LOAN + DEBT_SPACES
JAIL_OWN: Final = BACK + 1
SUFFER: Final = JAIL_OWN + 1
CODES: Final = SUFFER + 1

HIRES: Final = 16
"""Codes of one scoundrel's hires."""
LET_GO: Final = 8
AT_ONCE: Final = 9

# Kinds of option in "each opponent chooses".
SEND_TO_JAIL: Final = 0
LOSE_REPUTATION: Final = 1
GIVE_MONEY: Final = 2
DISCARD_ONE: Final = 3
TAKE_DEBT: Final = 4
ANSWERS: Final = ("jail", "reputation", "money", "scoundrel", "debt")

SIMPLE: Final = {
    PASS: "pass",
    HENCHMAN: "henchman",
    YES: "yes",
    NO: "no",
    AGAIN: "again",
    KEEP: "keep",
    REARRANGE: "rearrange",
    OFFICE_VISIT: "office",
    FACEUP_ZERO: "play 0 faceup",
    EMPTY: "empty",
    NO_MARK: "no mark",
    STRATEGY_USE: "use strategy",
    QUIET_PASS: "pass quietly",
}

LED: Final = ("A/2", "3", "4", "5")
BASE_PLACES: Final = 6
"""Places of a sheet without its extension."""


def slot_name(slot: int) -> str:
    return CARDS[slot + 1]


def safe_name(safe: int) -> str:
    """`depot-3`; the one of each site that was not dealt to the board is `depot-6`."""
    return f"{SITES[safe // SITE_SAFES]}-{safe % SITE_SAFES + 1}"


class Plays(Menu):
    """Any card of the hand into any open slot, and the 0 faceup if somebody waits for that."""

    def __init__(self, cards: list[int], slots: list[int], faceup: bool) -> None:
        self.cards: list[int] = cards
        self.slots: list[int] = slots
        self.faceup: bool = faceup

    def size(self) -> i64:
        c: i64 = len(self.cards)
        s: i64 = len(self.slots)
        return c * s + 1 if self.faceup else c * s

    def nth(self, i: i64) -> i64:
        s: i64 = len(self.slots)
        if i >= len(self.cards) * s:
            return FACEUP_ZERO
        return PLAY + self.cards[i // s] * SLOTS + self.slots[i % s]

    def holds(self, code: i64) -> bool:
        if code == FACEUP_ZERO:
            return self.faceup
        if code < PLAY or code >= SEAT:
            return False
        k: i64 = code - PLAY
        card: i64 = k // SLOTS
        slot: i64 = k % SLOTS
        fits = False
        for c in self.cards:
            if c == card:
                fits = True
        if not fits:
            return False
        for t in self.slots:
            if t == slot:
                return True
        return False


class Hires(Menu):
    """Anybody who can be had to any open place, or for the ability alone; then the way to the Sheriff's Office."""

    def __init__(self, places: list[int]) -> None:
        self.bases: list[int] = []
        """The first code of each scoundrel's hires."""
        self.at_once: list[int] = []
        """1 for one that is hired for its ability alone."""
        self.places: list[int] = places

    def add(self, base: i64, at_once: bool) -> None:
        self.bases.append(base)
        self.at_once.append(1 if at_once else 0)

    def size(self) -> i64:
        wide: i64 = len(self.places)
        total: i64 = 1
        for single in self.at_once:
            total += 1 if single else wide
        return total

    def nth(self, i: i64) -> i64:
        wide: i64 = len(self.places)
        for k in range(len(self.bases)):
            base: i64 = self.bases[k]
            if self.at_once[k]:
                if i == 0:
                    return base + AT_ONCE
                i -= 1
            elif i < wide:
                return base + self.places[i]
            else:
                i -= wide
        return OFFICE_VISIT

    def holds(self, code: i64) -> bool:
        if code == OFFICE_VISIT:
            return True
        for k in range(len(self.bases)):
            place: i64 = code - self.bases[k]
            if place < 0 or place >= HIRES:
                continue
            if self.at_once[k]:
                return place == AT_ONCE
            for open_ in self.places:
                if open_ == place:
                    return True
        return False


class Vocabulary:
    """Codes and words of one catalogue."""

    def __init__(
        self, jobs: list[str], strategies: list[str], options: list[str], locations: list[str]
    ) -> None:
        self.words: list[str] = [""] * CODES
        self._fill(jobs, strategies, options)
        self._hires(jobs, PLACES if locations else BASE_PLACES)
        if locations:
            self._expand(locations)
        self.codes: dict[str, int] = {}
        for code, word in enumerate(self.words):
            if word:
                self.codes[word] = code
        self.folded: dict[str, int] = {word.lower(): code for word, code in self.codes.items()}
        """For people who write slot a as well as slot A."""

    def _fill(self, jobs: list[str], strategies: list[str], options: list[str]) -> None:
        words = self.words
        for code, word in SIMPLE.items():
            words[code] = word
        for card in range(len(CARDS)):
            for slot in range(SLOTS):
                words[PLAY + card * SLOTS + slot] = f"play {CARDS[card]}@{slot_name(slot)}"
                words[EXCHANGE + card * SLOTS + slot] = f"swap {CARDS[card]}@{slot_name(slot)}"
        for seat in range(SEATS):
            words[SEAT + seat] = f"seat {seat}"
            for slot in range(SLOTS):
                words[CARD + seat * SLOTS + slot] = f"card {seat}@{slot_name(slot)}"
        for k, name in enumerate(LED):
            words[LEAD + k] = f"lead {name}"
        for k, name in enumerate(options):
            words[OPTION + k] = f"office {name}"
        for k in range(TAKE_DEBT):
            words[ANSWER + k] = f"give {ANSWERS[k]}"
        for k, name in enumerate(strategies):
            words[STRATEGY_CARD + k] = f"strategy {name}"
        for number in range(2, 8):
            words[MARK + number] = f"mark {number}"
        for safe in range(SAFES):
            self._safe(safe)
        for job, name in enumerate(jobs):
            words[USE + job] = f"use {name}"
            words[SCOUNDREL + job] = f"scoundrel {name}"

    def _hires(self, jobs: list[str], places: int) -> None:
        words = self.words
        for job, name in enumerate(jobs):
            for place in range(places):
                words[HIRE + job * HIRES + place] = f"hire {name} at {place}"
            words[HIRE + job * HIRES + LET_GO] = f"hire {name} and let go"
            words[HIRE + job * HIRES + AT_ONCE] = f"hire {name}"

    def _expand(self, locations: list[str]) -> None:
        """What only the expansion lets one choose."""
        words = self.words
        for k, name in enumerate(locations):
            words[AT_LOCATION + k] = f"location {name}"
        for space in range(DEBT_SPACES):
            words[DEBT + space] = f"debt {space + 1}"
            words[LOAN + space] = f"loan {space + 1}"
        for safe in range(SAFES):
            words[USE_SAFE + safe] = f"use safe {safe_name(safe)}"
        words[BACK] = "back"
        words[JAIL_OWN] = "jail henchman"
        words[SUFFER] = "suffer"
        words[ANSWER + TAKE_DEBT] = f"give {ANSWERS[TAKE_DEBT]}"

    def _safe(self, safe: int) -> None:
        name = safe_name(safe)
        self.words[SAFE + safe] = f"safe {name}"
        for number in range(2, 8):
            self.words[MOVE + (safe * 8 + number) * 2] = f"move {number} from {name}"
            self.words[MOVE + (safe * 8 + number) * 2 + 1] = f"move {number} from {name} as {number ^ 1}"
            for owner in range(SEATS):
                self.words[FLIP + (safe * 4 + owner) * 8 + number] = f"flip {number} of {owner} on {name}"

    def code(self, word: str) -> int:
        code = self.codes.get(word)
        return self.folded.get(" ".join(word.lower().split()), NOBODY) if code is None else code
