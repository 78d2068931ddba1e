"""The kinds of event of 3000 Scoundrels; their words are in `language/`."""

from __future__ import annotations

from typing import Final

from saloon.kernel.journal import FIRST_EVENT, Kind

LEADER_TAKEN: Final = FIRST_EVENT
DAY: Final = FIRST_EVENT + 1
TURN: Final = FIRST_EVENT + 2
DREW: Final = FIRST_EVENT + 3
CREATED: Final = FIRST_EVENT + 4
PLAYED: Final = FIRST_EVENT + 5
SUSPECTED: Final = FIRST_EVENT + 6
USED: Final = FIRST_EVENT + 7
USED_STRATEGY: Final = FIRST_EVENT + 8
USED_LEADER: Final = FIRST_EVENT + 9
USED_OFFICE: Final = FIRST_EVENT + 10
MONEY: Final = FIRST_EVENT + 11
PAID: Final = FIRST_EVENT + 12
STOLE_MONEY: Final = FIRST_EVENT + 13
REPUTATION: Final = FIRST_EVENT + 14
SCOUTED: Final = FIRST_EVENT + 15
MARKED: Final = FIRST_EVENT + 16
MARK_MOVED: Final = FIRST_EVENT + 17
MARK_FLIPPED: Final = FIRST_EVENT + 18
STOLE: Final = FIRST_EVENT + 19
ABANDONED: Final = FIRST_EVENT + 20
SWAPPED_SAFES: Final = FIRST_EVENT + 21
FREED: Final = FIRST_EVENT + 22
JAILED: Final = FIRST_EVENT + 23
PLACED: Final = FIRST_EVENT + 24
DESTROYED: Final = FIRST_EVENT + 25
RETURNED: Final = FIRST_EVENT + 26
SCOUTED_CARD: Final = FIRST_EVENT + 27
LOOKED_AT_DECK: Final = FIRST_EVENT + 28
REVEALED: Final = FIRST_EVENT + 29
SHUFFLED: Final = FIRST_EVENT + 30
SWAPPED_CARD: Final = FIRST_EVENT + 31
HIRED: Final = FIRST_EVENT + 32
ARRANGED: Final = FIRST_EVENT + 33
DISCARDED: Final = FIRST_EVENT + 34
SWAPPED_JOBS: Final = FIRST_EVENT + 35
SWAPPED_TRAITS: Final = FIRST_EVENT + 36
NO_REFILL: Final = FIRST_EVENT + 37
STRATEGY_CHOSEN: Final = FIRST_EVENT + 38
STRATEGY_SHOWN: Final = FIRST_EVENT + 39
CALLED: Final = FIRST_EVENT + 40
UNDER_DECK: Final = FIRST_EVENT + 41
STARTS: Final = FIRST_EVENT + 42
CHOSE: Final = FIRST_EVENT + 43
WENT_HOME: Final = FIRST_EVENT + 44
GAVE_MONEY: Final = FIRST_EVENT + 45
FINISHED: Final = FIRST_EVENT + 46
LOOKED: Final = FIRST_EVENT + 47
# Double or Nothing
LOAN_TAKEN: Final = FIRST_EVENT + 48
DEBT_GAINED: Final = FIRST_EVENT + 49
DEBT_LOST: Final = FIRST_EVENT + 50
DEBT_DISCARDED: Final = FIRST_EVENT + 51
DEBT_ON_SAFE: Final = FIRST_EVENT + 52
DEBT_ON_SCOUNDREL: Final = FIRST_EVENT + 53
DEBT_TAKEN_UP: Final = FIRST_EVENT + 54
DEBT_SEEN: Final = FIRST_EVENT + 55
DEBTS_MIXED: Final = FIRST_EVENT + 56
USED_LOCATION: Final = FIRST_EVENT + 57
USED_SAFE: Final = FIRST_EVENT + 58
SAFE_OPENED: Final = FIRST_EVENT + 59
MOD_SEEN: Final = FIRST_EVENT + 60
MOD_SWAPPED: Final = FIRST_EVENT + 61
CARD_FLIPPED: Final = FIRST_EVENT + 62
CARD_RETURNED: Final = FIRST_EVENT + 63
STEP_SKIPPED: Final = FIRST_EVENT + 64
AUTOMA_SHOWN: Final = FIRST_EVENT + 65
AUTOMA_SHUFFLED: Final = FIRST_EVENT + 66
RECRUITED: Final = FIRST_EVENT + 67
SAFE_DESTROYED: Final = FIRST_EVENT + 68
CUT_SHORT: Final = FIRST_EVENT + 69
PENALTY_VOID: Final = FIRST_EVENT + 70
ENEMY_DAY: Final = FIRST_EVENT + 71
ENEMY_NO_HENCHMAN: Final = FIRST_EVENT + 72
ENEMY_NO_CARD: Final = FIRST_EVENT + 73
ENEMY_NO_SAFE: Final = FIRST_EVENT + 74
ENEMY_NO_RECRUIT: Final = FIRST_EVENT + 75
ENEMY_NO_RISE: Final = FIRST_EVENT + 76
ENEMY_NO_GAIN: Final = FIRST_EVENT + 77
ENEMY_NO_DEBT: Final = FIRST_EVENT + 78
DEBT_OFF_SAFE: Final = FIRST_EVENT + 79
DEBT_OFF_SCOUNDREL: Final = FIRST_EVENT + 80
TO_OFFICE: Final = FIRST_EVENT + 81

KINDS: Final = [
    Kind("leader", "seat:seat leader:leader"),
    Kind("day", "day:number first:seat"),
    Kind("turn", "seat:seat"),
    Kind("drew", "seat:seat count:number cards:cards*", shows=True),
    Kind("created", "trait:trait job:job", shows=True),
    Kind("played", "seat:seat slot:slot card:card*"),
    Kind("suspected", "seat:seat target:seat slot:slot"),
    Kind("used", "seat:seat trait:trait job:job"),
    Kind("used-strategy", "seat:seat strategy:strategy"),
    Kind("used-leader", "seat:seat ability:ability"),
    Kind("used-office", "seat:seat option:option"),
    Kind("money", "seat:seat amount:number"),
    Kind("paid", "seat:seat amount:number"),
    Kind("stole-money", "seat:seat victim:seat amount:number"),
    Kind("reputation", "seat:seat change:number"),
    Kind("scouted", "seat:seat safe:safe value:number*", shows=True),
    Kind("marked", "seat:seat safe:safe number:number"),
    Kind("mark-moved", "seat:seat from:safe was:number safe:safe number:number"),
    Kind("mark-flipped", "seat:seat owner:seat safe:safe number:number"),
    Kind("stole", "seat:seat safe:safe value:number*", shows=True),
    Kind("abandoned", "seat:seat safe:safe place:place"),
    Kind("swapped-safes", "seat:seat gave:safe took:safe value:number*", shows=True),
    Kind("freed", "seat:seat owner:seat"),
    Kind("jailed", "owner:seat"),
    Kind("placed", "seat:seat owner:seat target:seat slot:slot"),
    Kind("destroyed", "seat:seat target:seat slot:slot count:number"),
    Kind("returned", "seat:seat target:seat slot:slot count:number"),
    Kind("scouted-card", "seat:seat target:seat slot:slot card:card*", shows=True),
    Kind("looked-at-deck", "seat:seat target:seat card:card*", shows=True),
    Kind("revealed", "seat:seat target:seat slot:slot card:card", shows=True),
    Kind("shuffled", "seat:seat target:seat"),
    Kind("swapped-card", "seat:seat slot:slot put:card* took:card*"),
    Kind("hired", "seat:seat trait:trait job:job place:number"),
    Kind("arranged", "seat:seat"),
    Kind("discarded", "trait:trait job:job"),
    Kind("swapped-jobs", "seat:seat job:job other:job"),
    Kind("swapped-traits", "seat:seat trait:trait other:trait"),
    Kind("no-refill", ""),
    Kind("strategy-chosen", "seat:seat strategy:strategy*"),
    Kind("strategy-shown", "seat:seat strategy:strategy", shows=True),
    Kind("called", "seat:seat slot:slot card:card", shows=True),
    Kind("under-deck", "seat:seat count:number"),
    Kind("starts", "seat:seat"),
    Kind("chose", "seat:seat option:answer"),
    Kind("went-home", "owner:seat target:seat slot:slot"),
    Kind("gave-money", "seat:seat to:seat amount:number"),
    Kind("finished", "day:number", shows=True),  # the safes are turned up
    Kind("looked", "seat:seat safe:safe value:number*", shows=True),
    Kind("loan", "seat:seat"),
    Kind("debt-gained", "seat:seat space:space"),
    Kind("debt-lost", "seat:seat space:space value:number", shows=True),
    Kind("debt-discarded", "value:number", shows=True),
    Kind("debt-on-safe", "seat:seat safe:safe"),
    Kind("debt-on-scoundrel", "seat:seat trait:trait job:job"),
    Kind("debt-taken-up", "seat:seat"),  # from a space of one's own, to go elsewhere
    Kind("debt-seen", "seat:seat owner:seat value:number*", shows=True),
    Kind("debts-mixed", "count:number"),
    Kind("used-location", "seat:seat location:location"),
    Kind("used-safe", "seat:seat safe:safe"),
    Kind("safe-opened", "safe:safe gadget:gadget", shows=True),
    Kind("mod-seen", "seat:seat safe:safe mod:mod*", shows=True),
    Kind("mod-swapped", "seat:seat safe:safe unused:number mod:mod*", shows=True),
    Kind("card-flipped", "seat:seat slot:slot card:card", shows=True),
    Kind("card-returned", "seat:seat slot:slot card:card*"),
    Kind("step-skipped", "seat:seat"),
    Kind("automa", "automa:automa section:section", shows=True),
    Kind("automa-shuffled", ""),
    Kind("recruited", "trait:trait job:job"),
    Kind("safe-destroyed", "safe:safe"),
    Kind("cut-short", "seat:seat"),  # a text led to others without end (Q52)
    Kind("penalty-void", ""),
    Kind("enemy-day", "leader:leader"),  # what its card does at the end of a day follows
    Kind("enemy-no-henchman", ""),  # from here on: why something of its cards does not happen
    Kind("enemy-no-card", ""),
    Kind("enemy-no-safe", ""),
    Kind("enemy-no-recruit", ""),
    Kind("enemy-no-rise", ""),
    Kind("enemy-no-gain", ""),
    Kind("enemy-no-debt", ""),
    Kind("debt-off-safe", "seat:seat safe:safe"),  # with none left, unused or lost (XR54)
    Kind("debt-off-scoundrel", "seat:seat trait:trait job:job"),
    Kind("to-office", "seat:seat"),  # instead of hiring, before somebody is discarded for it (SR82)
]
