"""The rows of the card language by name. tools/trees.py writes this from `catalogue/language.md`: edit that.

>>> NAMES[STEAL_SAFE]
'steal-safe'
"""

from typing import Final

# sentence
PLAIN: Final = "S1"
ONLY_IF: Final = "S2"
IF_SO: Final = "S3"
UNLESS: Final = "S12"
BONUS_IF: Final = "G1"
PENALTY_IF: Final = "G2"
BONUS_FOR_EACH: Final = "G3"
PENALTY_FOR_EACH: Final = "G4"
ENEMY_BONUS_FOR_EACH: Final = "G5"
ENEMY_SCORES_BEST: Final = "G6"

# clause
WITHOUT_COST: Final = "S4"
AT_A_COST: Final = "S5"

# steps
ONE_EFFECT: Final = "S6"
THEN: Final = "S7"

# effect
MUST: Final = "S8"
MAY: Final = "S9"

# single
MAY_FREE: Final = "S10"
MAY_PAY: Final = "S11"

# cost
SPEND: Final = "C1"
DISCARD_THIS: Final = "C2"
JAIL_OWN: Final = "C3"
FALL: Final = "C4"
OWE: Final = "C5"
OWE_AND_SPEND: Final = "C6"
FLIP_OWN_BLUFF: Final = "C7"

# condition
OPPONENT_HAS_MORE_SAFES: Final = "K1"
POORER_THAN: Final = "K2"
FIVE_OR_SIX: Final = "K3"
FINAL_DAY: Final = "K4"

# act
GAIN_MONEY: Final = "A1"
GAIN_MONEY_FOR_EACH: Final = "A2"
OPPONENTS_GAIN_MONEY: Final = "A3"
STEAL_MONEY: Final = "A4"
GAIN_REPUTATION: Final = "A5"
SCOUT_SAFE: Final = "A6"
MARK_SAFE: Final = "A7"
FLIP_MARK: Final = "A8"
STEAL_SAFE: Final = "A9"
SWAP_SAFES: Final = "A10"
FREE_HENCHMAN: Final = "A11"
JAIL_OPPONENT: Final = "A12"
PLACE_HENCHMAN: Final = "A13"
DESTROY_HENCHMEN: Final = "A14"
RETURN_HENCHMEN: Final = "A15"
SCOUT_CARD: Final = "A16"
REVEAL_CARD: Final = "A17"
SHUFFLE_DECK: Final = "A18"
DRAW_CARDS: Final = "A19"
EXCHANGE_CARD: Final = "A20"
HIRE: Final = "A21"
HIRE_FOR_LESS: Final = "A22"
USE_SCOUNDREL: Final = "A23"
USE_LEADER_ABILITY: Final = "A24"
USE_OFFICE: Final = "A25"
SWAP_JOBS: Final = "A26"
SWAP_TRAITS: Final = "A27"
REARRANGE: Final = "A28"
DISCARD_SCOUNDREL: Final = "A29"
OPPONENTS_CHOOSE: Final = "A30"
GAIN_DEBTS: Final = "A31"
LOSE_DEBTS: Final = "A32"
PLACE_DEBT: Final = "A33"
GIVE_DEBT: Final = "A34"
SCOUT_DEBT: Final = "A35"
PAY_OFF: Final = "A36"
GAIN_HALF_COST: Final = "A37"
GAIN_MONEY_UP_TO: Final = "A38"
LOSE_REPUTATION: Final = "A39"
SKIP_STEP_3: Final = "A40"
TREAT_PILE: Final = "A41"
SWAP_MOD: Final = "A42"
TAKE_BACK: Final = "A43"
ENEMY_PLACES: Final = "E1"
ENEMY_GAINS: Final = "E2"
ENEMY_GAINS_FOR_EACH: Final = "E3"
ENEMY_RISES: Final = "E4"
ENEMY_ROBS: Final = "E5"
ENEMY_STEALS: Final = "E6"
ENEMY_DESTROYS: Final = "E7"
ENEMY_RECRUITS: Final = "E8"
SHUFFLE_AUTOMA: Final = "E9"

# count
CARDS_PLAYED: Final = "N1"
OWN_SCOUNDRELS: Final = "N2"
OWN_MARKS: Final = "N3"
HENCHMEN_IN_JAIL: Final = "N4"
OWN_SAFES: Final = "N5"
OWN_DEBTS: Final = "N6"
HENCHMEN_ON_CARDS: Final = "N7"
OWN_HENCHMEN_IN_JAIL: Final = "N8"
MARKS_ON_THIS_SAFE: Final = "N9"
OTHER_OWN_SAFES: Final = "N10"

# safe
SAFE_AT_A_SITE: Final = "R1"
SAFE_AT_THE_SITE: Final = "R2"
UNUSED_SAFE: Final = "R3"
THAT_SAFE: Final = "R4"

# loot
LOOT_AT_A_SITE: Final = "L1"
LOOT_AT_THE_SITE: Final = "L2"
LOOT_MARKED_BY_YOU: Final = "L3"
LOOT_UNUSED: Final = "L4"
LOOT_THAT_SAFE: Final = "L5"
LOOT_UNMODDED: Final = "L6"

# henchman
THAT_HENCHMAN: Final = "H1"
OWN_HENCHMAN: Final = "H2"
ANY_HENCHMAN: Final = "H3"
TWO_HENCHMEN: Final = "H4"

# card
ANY_PLAYED_CARD: Final = "P1"
CARD_OF_OPPONENT: Final = "P2"
OWN_CARD: Final = "P3"
OWN_TOP_CARD: Final = "P4"
ANY_TOP_CARD: Final = "P5"
OWN_UNGUARDED_CARD: Final = "P6"
CARD_OF_THIS_TURN: Final = "P7"

# hireling
HIRE_FROM_SALOON: Final = "F1"
HIRE_FROM_PILE: Final = "F2"

# scoundrel
THIS_SCOUNDREL: Final = "B1"
OWN_SCOUNDREL: Final = "B2"
OTHER_OWN_SCOUNDREL: Final = "B3"
SCOUNDREL_IN_SALOON: Final = "B4"
SCOUNDREL_ON_PILE: Final = "B5"
RIGHTMOST_SCOUNDREL: Final = "B6"
COSTLIEST_SCOUNDREL: Final = "B7"

# option
CHOOSE_JAIL: Final = "O1"
CHOOSE_REPUTATION: Final = "O2"
CHOOSE_MONEY: Final = "O3"
CHOOSE_SCOUNDREL: Final = "O4"
CHOOSE_DEBTS: Final = "O5"

# timing
AT_SLOT: Final = "M1"
AT_SLOTS: Final = "M2"
AT_START: Final = "M3"
AFTER_STEP_3: Final = "M4"
AT_END_OF_DAY: Final = "M5"
WHEN_HIRED: Final = "M6"
AT_ZERO: Final = "M7"
AFTER_NEIGHBOUR: Final = "M8"
AFTER_RISE: Final = "M9"
AFTER_FALL: Final = "M10"
AFTER_MONEY: Final = "M11"
AFTER_LIE: Final = "M12"
AFTER_SAFE: Final = "M13"
AFTER_HIRE: Final = "M14"
AFTER_OFFICE: Final = "M15"
AFTER_SUSPECTED: Final = "M16"
AT_MAVERICK: Final = "M17"
AT_MAVERICKS: Final = "M18"
AT_EITHER: Final = "M19"
AFTER_GAINING_DEBT: Final = "M20"
AFTER_LOSING_DEBT: Final = "M21"
WHEN_DEBT: Final = "M22"
AT_STEP_3: Final = "M23"
AFTER_MODDED_SAFE: Final = "M24"
AFTER_MODDED_LIE: Final = "M25"
AFTER_OPPONENT_FALLS: Final = "M26"
ALWAYS: Final = "M27"

# requirement
WHILE_BROKE: Final = "Q1"
JAIL_ONE: Final = "Q2"
WHILE_CLEAN: Final = "Q3"
GAIN_ONE: Final = "Q4"
WHILE_POOR: Final = "Q5"
WHILE_INDEBTED: Final = "Q6"

# after
THEN_DISCARD: Final = "Z1"

# debt
UNUSED_DEBT: Final = "D1"
OWN_DEBT: Final = "D2"

# carrier
ON_ONE_IN_SALOON: Final = "D3"
ON_EACH_IN_SALOON: Final = "D4"
ON_THAT_SAFE: Final = "D5"

# modded
OWN_MODDED_SAFE: Final = "W1"
MODDED_SAFE_AT_A_SITE: Final = "W2"

# first
FIRST_SLOT: Final = "Y1"
FIRST_MAVERICK: Final = "Y2"

# second
SECOND_MAVERICK: Final = "Y3"
SECOND_NEIGHBOUR: Final = "Y4"

# state
LOWEST_REPUTATION: Final = "U1"
HIGHEST_REPUTATION: Final = "U2"
REPUTATION_OR_MORE: Final = "U3"
NO_DEBTS: Final = "U4"
DEBTS_OR_MORE: Final = "U5"
MONEY_OR_MORE: Final = "U6"
LESS_MONEY: Final = "U7"
SAFE_OF_VALUE: Final = "U8"
NO_SAFE_OF_VALUE: Final = "U9"
SAFES_OF_A_SITE: Final = "U10"
SAFES_OF_ALL_SITES: Final = "U11"
SCOUNDRELS_OR_MORE: Final = "U12"
NONE_IN_JAIL: Final = "U13"

# target
TARGET_AT_SITE: Final = "V1"
TARGET_AT_FULLEST: Final = "V2"
TARGET_MOST_MARKED: Final = "V3"
TARGET_TOP_RIGHT: Final = "V4"
TARGET_TOP_RIGHT_OF_FULLEST: Final = "V5"

# tally
EACH_DESTROYED_SAFE: Final = "I1"
EACH_MONEY: Final = "I2"
EACH_RECRUIT: Final = "I3"
EACH_BLACK_RECRUIT: Final = "I4"

NAMES: Final = {
    "S1": "plain",
    "S2": "only-if",
    "S3": "if-so",
    "S4": "without-cost",
    "S5": "at-a-cost",
    "S6": "one-effect",
    "S7": "then",
    "S8": "must",
    "S9": "may",
    "S10": "may-free",
    "S11": "may-pay",
    "C1": "spend",
    "C2": "discard-this",
    "C3": "jail-own",
    "C4": "fall",
    "K1": "opponent-has-more-safes",
    "K2": "poorer-than",
    "K3": "five-or-six",
    "K4": "final-day",
    "A1": "gain-money",
    "A2": "gain-money-for-each",
    "A3": "opponents-gain-money",
    "A4": "steal-money",
    "A5": "gain-reputation",
    "N1": "cards-played",
    "N2": "own-scoundrels",
    "N3": "own-marks",
    "N4": "henchmen-in-jail",
    "N5": "own-safes",
    "A6": "scout-safe",
    "A7": "mark-safe",
    "A8": "flip-mark",
    "A9": "steal-safe",
    "A10": "swap-safes",
    "R1": "safe-at-a-site",
    "R2": "safe-at-the-site",
    "R3": "unused-safe",
    "R4": "that-safe",
    "L1": "loot-at-a-site",
    "L2": "loot-at-the-site",
    "L3": "loot-marked-by-you",
    "L4": "loot-unused",
    "L5": "loot-that-safe",
    "A11": "free-henchman",
    "A12": "jail-opponent",
    "A13": "place-henchman",
    "A14": "destroy-henchmen",
    "A15": "return-henchmen",
    "H1": "that-henchman",
    "H2": "own-henchman",
    "H3": "any-henchman",
    "H4": "two-henchmen",
    "A16": "scout-card",
    "A17": "reveal-card",
    "A18": "shuffle-deck",
    "A19": "draw-cards",
    "A20": "exchange-card",
    "P1": "any-played-card",
    "P2": "card-of-opponent",
    "P3": "own-card",
    "P4": "own-top-card",
    "P5": "any-top-card",
    "A21": "hire",
    "A22": "hire-for-less",
    "A23": "use-scoundrel",
    "A24": "use-leader-ability",
    "A25": "use-office",
    "A26": "swap-jobs",
    "A27": "swap-traits",
    "A28": "rearrange",
    "A29": "discard-scoundrel",
    "F1": "hire-from-saloon",
    "F2": "hire-from-pile",
    "B1": "this-scoundrel",
    "B2": "own-scoundrel",
    "B3": "other-own-scoundrel",
    "B4": "scoundrel-in-saloon",
    "B5": "scoundrel-on-pile",
    "A30": "opponents-choose",
    "O1": "choose-jail",
    "O2": "choose-reputation",
    "O3": "choose-money",
    "O4": "choose-scoundrel",
    "M1": "at-slot",
    "M2": "at-slots",
    "M3": "at-start",
    "M4": "after-step-3",
    "M5": "at-end-of-day",
    "M6": "when-hired",
    "M7": "at-zero",
    "M8": "after-neighbour",
    "M9": "after-rise",
    "M10": "after-fall",
    "M11": "after-money",
    "M12": "after-lie",
    "M13": "after-safe",
    "M14": "after-hire",
    "M15": "after-office",
    "M16": "after-suspected",
    "Q1": "while-broke",
    "Q2": "jail-one",
    "Z1": "then-discard",
    "S12": "unless",
    "C5": "owe",
    "C6": "owe-and-spend",
    "A31": "gain-debts",
    "A32": "lose-debts",
    "A33": "place-debt",
    "A34": "give-debt",
    "A35": "scout-debt",
    "A36": "pay-off",
    "D1": "unused-debt",
    "D2": "own-debt",
    "D3": "on-one-in-saloon",
    "D4": "on-each-in-saloon",
    "D5": "on-that-safe",
    "O5": "choose-debts",
    "N6": "own-debts",
    "A37": "gain-half-cost",
    "A38": "gain-money-up-to",
    "A39": "lose-reputation",
    "A40": "skip-step-3",
    "A41": "treat-pile",
    "A42": "swap-mod",
    "W1": "own-modded-safe",
    "W2": "modded-safe-at-a-site",
    "L6": "loot-unmodded",
    "C7": "flip-own-bluff",
    "A43": "take-back",
    "P6": "own-unguarded-card",
    "P7": "card-of-this-turn",
    "N7": "henchmen-on-cards",
    "M17": "at-maverick",
    "M18": "at-mavericks",
    "M19": "at-either",
    "M20": "after-gaining-debt",
    "M21": "after-losing-debt",
    "M22": "when-debt",
    "M23": "at-step-3",
    "M24": "after-modded-safe",
    "M25": "after-modded-lie",
    "M26": "after-opponent-falls",
    "M27": "always",
    "Y1": "first-slot",
    "Y2": "first-maverick",
    "Y3": "second-maverick",
    "Y4": "second-neighbour",
    "Q3": "while-clean",
    "Q4": "gain-one",
    "Q5": "while-poor",
    "Q6": "while-indebted",
    "G1": "bonus-if",
    "G2": "penalty-if",
    "G3": "bonus-for-each",
    "G4": "penalty-for-each",
    "N8": "own-henchmen-in-jail",
    "N9": "marks-on-this-safe",
    "N10": "other-own-safes",
    "U1": "lowest-reputation",
    "U2": "highest-reputation",
    "U3": "reputation-or-more",
    "U4": "no-debts",
    "U5": "debts-or-more",
    "U6": "money-or-more",
    "U7": "less-money",
    "U8": "safe-of-value",
    "U9": "no-safe-of-value",
    "U10": "safes-of-a-site",
    "U11": "safes-of-all-sites",
    "U12": "scoundrels-or-more",
    "U13": "none-in-jail",
    "E1": "enemy-places",
    "E2": "enemy-gains",
    "E3": "enemy-gains-for-each",
    "E4": "enemy-rises",
    "E5": "enemy-robs",
    "E6": "enemy-steals",
    "E7": "enemy-destroys",
    "E8": "enemy-recruits",
    "E9": "shuffle-automa",
    "V1": "target-at-site",
    "V2": "target-at-fullest",
    "V3": "target-most-marked",
    "V4": "target-top-right",
    "V5": "target-top-right-of-fullest",
    "B6": "rightmost-scoundrel",
    "B7": "costliest-scoundrel",
    "G5": "enemy-bonus-for-each",
    "G6": "enemy-scores-best",
    "I1": "each-destroyed-safe",
    "I2": "each-money",
    "I3": "each-recruit",
    "I4": "each-black-recruit",
}
