"""The kinds of event of the Goat game; their words are in `language/`."""

from __future__ import annotations

from typing import Final

from saloon.kernel.journal import FIRST_EVENT, Kind

ROUND: Final = FIRST_EVENT
STOCKED: Final = FIRST_EVENT + 1
REMOVED_DOWN: Final = FIRST_EVENT + 2
GOAT_BACK: Final = FIRST_EVENT + 3
REMOVED_UP: Final = FIRST_EVENT + 4
DREW: Final = FIRST_EVENT + 5
PASSED: Final = FIRST_EVENT + 6
OFFERED: Final = FIRST_EVENT + 7
ACCEPTED: Final = FIRST_EVENT + 8
REFUSED: Final = FIRST_EVENT + 9
PLACED: Final = FIRST_EVENT + 10
INACTIVE: Final = FIRST_EVENT + 11
DISCARDED: Final = FIRST_EVENT + 12
TOOK_TOKENS: Final = FIRST_EVENT + 13
TOOK_COINS: Final = FIRST_EVENT + 14
ROBBED: Final = FIRST_EVENT + 15
SWINDLED: Final = FIRST_EVENT + 16
SHOT: Final = FIRST_EVENT + 17
ARRESTED: Final = FIRST_EVENT + 18
PAID: Final = FIRST_EVENT + 19
TOKENS_BACK: Final = FIRST_EVENT + 20
COINS_BACK: Final = FIRST_EVENT + 21
KEPT_TOKENS: Final = FIRST_EVENT + 22
KEPT_COINS: Final = FIRST_EVENT + 23
SERVED: Final = FIRST_EVENT + 24
GAMBLED: Final = FIRST_EVENT + 25
BAD_LUCK: Final = FIRST_EVENT + 26
UNLIMITED: Final = FIRST_EVENT + 27
DEALT_IN: Final = FIRST_EVENT + 28
FINISHED: Final = FIRST_EVENT + 29

KINDS: Final = [
    Kind("round", "round:number start:seat"),
    Kind("stocked", "place:location tokens:number coins:number"),
    Kind("removed-down", "card:character*"),
    Kind("goat-back", "card:character", shows=True),
    Kind("removed-up", "card:character", shows=True),
    Kind("drew", "seat:seat count:number cards:characters*", shows=True),
    Kind("passed", "dealer:seat to:seat count:number cards:characters*", shows=True),
    # A claim shows that the named character is in the dealer's hand, so an offer can't be taken back (GR37, GQ15).
    Kind("offered", "dealer:seat to:seat claim:character card:character*", shows=True),
    Kind("accepted", "seat:seat dealer:seat card:character", shows=True),
    Kind("refused", "seat:seat dealer:seat card:character", shows=True),
    Kind("placed", "seat:seat card:character place:location"),
    Kind("inactive", "seat:seat"),
    Kind("discarded", "card:character"),
    Kind("took-tokens", "seat:seat card:character token:token count:number"),
    Kind("took-coins", "seat:seat card:character place:location count:number"),
    Kind("robbed", "seat:seat place:location token:token count:number"),
    Kind("swindled", "seat:seat victim:seat count:number"),
    Kind("shot", "seat:seat card:character"),
    Kind("arrested", "seat:seat card:character"),
    Kind("paid", "seat:seat card:character count:number"),
    Kind("tokens-back", "place:location token:token count:number"),
    Kind("coins-back", "victim:seat count:number"),
    Kind("kept-tokens", "seat:seat token:token count:number"),
    Kind("kept-coins", "seat:seat count:number"),
    Kind("served", "seat:seat to:seat count:number"),
    Kind("gambled", "seat:seat victim:seat token:token*", shows=True),
    Kind("bad-luck", "seat:seat card:character"),
    Kind("unlimited", "count:number"),
    Kind("dealt-in", "seat:seat coins:number token:token count:number"),
    # The end opens everything, seed included.
    Kind("finished", "round:number", shows=True),
]
