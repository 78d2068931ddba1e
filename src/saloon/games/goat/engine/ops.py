"""What the characters do: one small op per verb. Effects are compulsory (GR74); only real choices are asked."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.goat.engine import mutators as m
from saloon.games.goat.engine.choices import BASE, GAMBLE, OFFER, ROB, SERVE, SPLIT_INDEX, SPLITS, SWINDLE
from saloon.games.goat.engine.names import (
    CHARLATAN,
    DANCER,
    GAMBLER,
    GUNSLINGER,
    LOCATIONS,
    ROBBER,
    SEATS,
    SHERIFF,
)
from saloon.games.goat.engine.state import NOBODY, GoatState
from saloon.kernel.core import ACTOR, CALL, DONE, PC, SOURCE, WAIT, Op, State, become
from saloon.kernel.menu import Listed, Menu

MOST_COINS: i64 = 3  # the Charlatan's (GR93)
SHERIFF_SHOT: i64 = 4
SHERIFF_WAGE: i64 = 2
ROBBER_BOUNTY: i64 = 2
CHARLATAN_BOUNTY: i64 = 1


class TakeTokens(Op):
    """Seller, Banker, Farmer, Miner: all tokens of the own location (GR77, GR78)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        seat: i64 = s.stack[fp + ACTOR]
        card: i64 = s.stack[fp + SOURCE]
        place: i64 = card // 2
        if s.loc_tokens[place]:
            m.take_tokens(s, seat, card, place)
        else:
            m.bad_luck(s, seat, card)
        return DONE


class TakeCoins(Op):
    """Kid, Widow, Cowboy, Prospector: all coins of the own location (GR79, GR80)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        seat: i64 = s.stack[fp + ACTOR]
        card: i64 = s.stack[fp + SOURCE]
        place: i64 = card // 2
        if s.loc_coins[place]:
            m.take_coins(s, seat, card, place)
        else:
            m.bad_luck(s, seat, card)
        return DONE


class Rob(Op):
    """Robber, at once: the tokens of a location of your choice, never the Saloon, onto the card (GR89, GR92, GQ5)."""

    kind = "rob"

    def targets(self, s: GoatState) -> list[int]:
        return [ROB + place for place in s.table.locations if s.loc_tokens[place] > 0]

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        if s.stack[fp + PC]:
            return DONE
        codes = self.targets(s)
        seat: i64 = s.stack[fp + ACTOR]
        if len(codes) > 1:
            return WAIT
        if codes:
            m.load_robber(s, seat, codes[0] - ROB)
        else:
            m.bad_luck(s, seat, ROBBER)
        return DONE

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed(self.targets(cast(GoatState, state)))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        m.load_robber(cast(GoatState, state), seat, code - ROB)
        state.stack[fp + PC] = 1

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return Reason("why-rob-empty", place=LOCATIONS[code - ROB]) if code >= ROB and code < GAMBLE else None


SHARES: dict[int, Menu] = {}
"""The menus of `shares` that were worked out before, for there are few."""


def shares(room: list[int], least: i64, most: i64, base: i64) -> Menu:
    """All ways to share `least` to `most` things, with `room[seat]` at most for each seat: codes from `base` on."""
    key: i64 = base * BASE + least
    for cap in room:
        key = key * BASE + (most if cap > most else cap)
    menu = SHARES.get(key)
    if menu is None:
        menu = Listed(splits(room, least, most, base))
        SHARES[key] = menu
    return menu


def splits(room: list[int], least: i64, most: i64, base: i64) -> list[int]:
    keys: list[int] = [0]
    sums: list[int] = [0]
    unit: i64 = 1
    for cap in room:
        # Every way so far, once more for each further thing this seat takes.
        count: i64 = len(keys)
        for k in range(count):
            share: i64 = 1
            while share <= cap and sums[k] + share <= most:
                keys.append(keys[k] + share * unit)
                sums.append(sums[k] + share)
                share += 1
        unit *= BASE
    return [base + SPLIT_INDEX[keys[k]] for k in range(len(keys)) if sums[k] >= least]


class Swindle(Op):
    """Charlatan, at once: up to three coins from others, in any split (GR93, GR97, GQ6)."""

    kind = "swindle"

    def targets(self, s: GoatState, seat: i64) -> Menu:
        room = s.coins[:]
        room[seat] = 0
        return shares(room, 1, MOST_COINS, SWINDLE)

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        if s.stack[fp + PC]:
            return DONE
        seat: i64 = s.stack[fp + ACTOR]
        others: i64 = 0
        for other in range(s.n):
            if other != seat:
                others += s.coins[other]
        if others > 1:
            return WAIT
        if others:
            self.choose(s, fp, seat, self.targets(s, seat).nth(0))
        else:
            m.bad_luck(s, seat, CHARLATAN)
        return DONE

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return self.targets(cast(GoatState, state), seat)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(GoatState, state)
        split = SPLITS[code - SWINDLE]
        for victim in range(SEATS):
            if split[victim]:
                m.swindle(s, seat, victim, split[victim])
        s.stack[fp + PC] = 1

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return Reason("why-swindle-much") if code >= SWINDLE and code < SERVE else None


class Shoot(Op):
    """Gunslinger: the Sheriff, if in play, for 4 coins (GR81, GR82)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        seat: i64 = s.stack[fp + ACTOR]
        if s.control[SHERIFF] == NOBODY:
            m.bad_luck(s, seat, GUNSLINGER)
        else:
            m.shoot_sheriff(s, seat)
            m.pay(s, seat, SHERIFF_SHOT, GUNSLINGER)
        return DONE


class Arrest(Op):
    """Sheriff: 2 coins, 2 more for a Robber and 1 for a Charlatan in play, whatever they hold (GR83 to GR87, G22)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        seat: i64 = s.stack[fp + ACTOR]
        m.pay(s, seat, SHERIFF_WAGE, SHERIFF)
        if s.control[ROBBER] != NOBODY:
            m.arrest(s, seat, ROBBER)
            m.pay(s, seat, ROBBER_BOUNTY, SHERIFF)
        if s.control[CHARLATAN] != NOBODY:
            m.arrest(s, seat, CHARLATAN)
            m.pay(s, seat, CHARLATAN_BOUNTY, SHERIFF)
        return DONE


class KeepLoot(Op):
    """Robber, in the Saloon phase: what lies on him is yours (GR91)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        if s.loot:
            m.keep_loot(s, s.stack[fp + ACTOR])
        return DONE


class KeepStash(Op):
    """Charlatan, in the Saloon phase: what lies on the card is yours, the elixirs are gone (GR95, GR96)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        if s.stash:
            m.keep_stash(s, s.stack[fp + ACTOR])
        return DONE


class Serve(Op):
    """Dancer: all bottles of the Saloon to others, then the Gambler's action if he is in play (GR98 to GR100, GQ22)."""

    kind = "serve"

    def targets(self, s: GoatState, seat: i64) -> Menu:
        bottles = s.bottles()
        room: list[int] = [bottles] * s.n
        room[seat] = 0
        return shares(room, bottles, bottles, SERVE)

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        seat: i64 = s.stack[fp + ACTOR]
        if not s.stack[fp + PC] and s.bottles():
            if s.n > 2:
                return WAIT
            m.serve(s, seat, 1 - seat, s.bottles())
        if s.control[GAMBLER] == NOBODY:
            return DONE
        become(s, fp, GAMBLE_OP, seat, DANCER, 0)
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return self.targets(cast(GoatState, state), seat)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(GoatState, state)
        split = SPLITS[code - SERVE]
        for to in range(SEATS):
            if split[to]:
                m.serve(s, seat, to, split[to])
        s.stack[fp + PC] = 1

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return Reason("why-serve-all") if code >= SERVE and code < OFFER else None


class Gamble(Op):
    """Gambler, or the Dancer in his stead: a random token of another player of your choice (GR101, GR102, GQ7)."""

    kind = "gamble"

    def targets(self, s: GoatState, seat: i64) -> list[int]:
        return [GAMBLE + other for other in range(s.n) if other != seat and s.token_count(other) > 0]

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        if s.stack[fp + PC]:
            return DONE
        seat: i64 = s.stack[fp + ACTOR]
        codes = self.targets(s, seat)
        if len(codes) > 1:
            return WAIT
        if codes:
            m.gamble(s, seat, codes[0] - GAMBLE)
        else:
            m.bad_luck(s, seat, s.stack[fp + SOURCE])
        return DONE

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed(self.targets(cast(GoatState, state), seat))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        m.gamble(cast(GoatState, state), seat, code - GAMBLE)
        state.stack[fp + PC] = 1

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return Reason("why-gamble-with", seat=code - GAMBLE) if code >= GAMBLE and code < SWINDLE else None


class GambleUnlessDanced(Op):
    """Gambler's own turn: nothing if the Dancer is in play, for she has done it (GR103)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        seat: i64 = s.stack[fp + ACTOR]
        if s.control[DANCER] != NOBODY:
            m.bad_luck(s, seat, GAMBLER)
            return DONE
        become(s, fp, GAMBLE_OP, seat, GAMBLER, 0)
        return CALL


TAKE_TOKENS = TakeTokens()
TAKE_COINS = TakeCoins()
ROB_OP = Rob()
SWINDLE_OP = Swindle()
SHOOT = Shoot()
ARREST = Arrest()
KEEP_LOOT = KeepLoot()
KEEP_STASH = KeepStash()
SERVE_OP = Serve()
GAMBLE_OP = Gamble()
GAMBLER_OP = GambleUnlessDanced()

IN_SALOON: list[Op] = [SHOOT, ARREST, KEEP_LOOT, KEEP_STASH, SERVE_OP, GAMBLER_OP]
"""By order number: what each character of the Saloon does in its phase (GR63)."""


def instant(card: i64) -> Op | None:
    """What a character does at once when placed; None for those that wait for the Saloon phase, and for the Goat."""
    if card < GUNSLINGER:
        return TAKE_COINS if card % 2 else TAKE_TOKENS
    if card == ROBBER:
        return ROB_OP
    if card == CHARLATAN:
        return SWINDLE_OP
    return None
