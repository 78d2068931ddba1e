"""What changed in play from one rules version to the next: one switch each, set here and nowhere else.

A game is played to its end by the version it was begun with. Where rules differ the engine asks a switch of its box,
never a version.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 3
"""The version of new games: raised when the same choices no longer give the same game."""


class Changes:
    """The switches of one version; each is on from the version that its comment names."""

    def __init__(self, version: int) -> None:
        second = version >= 2
        third = version >= 3
        self.answers_at_plan: bool = second
        """What a loan wakes before the card is played may be used at once, as at every other question (XQ33)."""
        self.own_order: bool = second
        """Of several responses that are due at once the owner chooses the next; those of the Horse came last (Q16)."""
        self.hired_discards: bool = second
        """A "when hired" scoundrel that another one uses is discarded, from anywhere; it was from the pile (Q53)."""
        self.mixes_at_once: bool = second
        """Lost debts are mixed when the last unused one is taken; it was when the next one was needed (XR42)."""
        self.skips_after_three: bool = second
        """Who skips step 3 has no "after step 3" either (XQ34)."""
        self.penalty_stands: bool = second
        """Whether a penalty can be suffered is settled when it is read, and robbery takes what there is (XQ12)."""
        self.counts_enemy_jail: bool = second
        """"For each" counts the enemy's henchmen in jail too (XQ35)."""
        self.shuffler_under: bool = second
        """The automa card that reshuffles goes under the deck; it was shuffled in (XQ11)."""
        self.swap_gains: bool = second
        """A safe that is swapped in brings the debts on it; they stayed on it (XQ36)."""
        self.strict_positions: bool = second
        """What no play leads to cannot be laid out, and an evening knows who took the last turn of its day."""
        self.enemy_lines: bool = second
        """The log heads what the enemy does at the end of a day, names who puts debts on cards, and says why not."""
        self.debt_lines: bool = third
        """The log says from which card a debt is taken when none is left in the supply (XR54)."""
        self.office_line: bool = third
        """The log says that somebody does not hire before it says who is discarded for that (SR82)."""
        self.pays_to_use: bool = third
        """What a use needs to do anything is paid first; it could be used for nothing, and was answered to (XQ37)."""
        self.chooses_the_possible: bool = third
        """An opponent chooses what can be done in full; at -2 the loss of reputation could be chosen too (Q55)."""
        self.remembers_declined: bool = third
        """Who goes back from one choice and then from another is offered neither again before one is made (XQ32)."""
