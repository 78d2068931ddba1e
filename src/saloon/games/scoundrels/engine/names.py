"""The numbers behind the names: slots, poker cards, zones, timings, triggers."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
CARDS: Final = ("0", "A", "2", "3", "4", "5", "6")
"""Poker cards by number; A is 1."""
SLOTS: Final = 6
"""Slots A to 6 are 0 to 5; the card that belongs into slot s is s + 1."""
HAND: Final = 4
TURNS: Final = 4
"""Turns of each player a day."""

PLACES: Final = 8
"""Room of a sheet for places: 0 is the portrait, which takes a scoundrel only by option; 1 to 5 are the spaces, 6 and 7
those of the extension, which only the expansion has (`Box.places`)."""
COLUMN: Final = (0, 1, 2, 0, 1, 2, 3, 3)
ROW: Final = (0, 0, 0, 1, 1, 1, 0, 1)

SITES: Final = ("depot", "estate", "laboratory")
SITE_SPACES: Final = 5
SITE_SAFES: Final = 6
SAFES: Final = 18
"""Safes are numbered as dealt: 6 to a site, the sixth unused. The number is public, what lies behind it is not."""
MARK_PAIRS: Final = 3
"""Marks have the faces 2/3, 4/5, 6/7."""

# Where a safe is: its space at its site (0 to 4), on a sheet (10 + seat), or unused.
STOLEN: Final = 10
UNUSED: Final = 20
DESTROYED: Final = 21
"""By an enemy: back in the box, unseen."""

# Where a scoundrel is: on a sheet (seat * 8 + place), or one of these.
SALOON: Final = 100
PILE: Final = 101
RECRUITED: Final = 102
"""By an enemy: beside its card, never used."""

NOBODY: Final = -1

# What a text may cost (Q52). Real cards stay far below: `tools/bounds.py` plays every scoundrel and prints the margins.
DEEPEST: Final = 24  # questions inside questions: can this be used, whose text uses that, whose text uses ...
MOST_WORK: Final = 600  # texts, and parts of texts, looked at for one such question
LEADS_ON: Final = 3  # scoundrels that use one another, looked into for the least that such a use costs
MOST_USES: Final = 100  # uses begun from one question to a player to the next
MOST_FRAMES: Final = 200 * 5  # where the last frame begins on which a use may begin, five ints a frame

# What an ability belongs to when it is no scoundrel.
STRATEGY: Final = -2
LEADER: Final = -3
OFFICE: Final = -4
LOCATION: Final = -5
AUTOMA: Final = -6
ENEMY: Final = -7
A_SAFE: Final = -10  # minus the number of the safe

GREEN: Final = 0
PURPLE: Final = 1
BLACK: Final = 2
COLOURS: Final = ("green", "purple", "black")

LOWEST: Final = -2
HIGHEST: Final = 6

DEBT_SPACES: Final = 4
MIX: Final = 8
"""A debt is its value plus this times the number of the mixing it came from: what each mixing held, all have seen."""
ON_SCOUNDREL: Final = 100
"""What carries a debt: a safe by its number, a scoundrel by this plus its sleeve."""

# Timings of traits, strategy cards and safes; those below 0 are of the expansion.
AT_STEP_3: Final = -1
AT_MAVERICK: Final = -2  # bit mask of slots
WHEN_DEBT: Final = -3
ALWAYS: Final = -4
NEVER: Final = -5
AT_SLOTS: Final = 0  # bit mask of slots
AT_START: Final = 1
AT_ZERO: Final = 2
AT_END_OF_DAY: Final = 3
WHEN_HIRED: Final = 4
FIRST_TRIGGER: Final = 5
# From here on timings are triggers: the same number is the event in the queue.
AFTER_NEIGHBOUR: Final = 5  # bit mask of directions: which neighbour it answers to
AFTER_GAIN_REPUTATION: Final = 6
AFTER_LOSE_REPUTATION: Final = 7
AFTER_MONEY: Final = 8
AFTER_LIE: Final = 9
AFTER_SCOUT: Final = 10
AFTER_MARK: Final = 11
AFTER_STEAL: Final = 12
AFTER_HIRE: Final = 13
AFTER_OFFICE: Final = 14
AFTER_SUSPECTED: Final = 15
AFTER_STEP_3: Final = 16
AFTER_GAIN_DEBT: Final = 17
AFTER_LOSE_DEBT: Final = 18
AFTER_OPPONENT_FALLS: Final = 19
MODDED: Final = 20
"""Added to AFTER_LIE, AFTER_SCOUT, AFTER_MARK or AFTER_STEAL: the same done to a safe with a mod."""

LEFT: Final = 1
RIGHT: Final = 2
ABOVE: Final = 4
BELOW: Final = 8

# Modifiers of traits.
BONUS_MONEY: Final = 1
USE_TWICE: Final = 2

# Requirements of traits.
WHILE_BROKE: Final = 1
JAIL_ONE: Final = 2
WHILE_CLEAN: Final = 3  # no money and no debts
GAIN_ONE: Final = 4  # a debt for every use
WHILE_POOR: Final = 5  # could not afford anybody when step 3 began
WHILE_INDEBTED: Final = 6  # this many debts or more
