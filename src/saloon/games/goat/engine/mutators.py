"""The only code that changes a Goat state. Every change that anyone may know of writes an event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.goat.engine import events as e
from saloon.games.goat.engine.names import (
    BOTTLE,
    CHARLATAN,
    GOAT,
    HOW_MANY,
    KINDS_OF_TOKEN,
    ROBBER,
    SALOON,
    SHERIFF,
    place_of,
)
from saloon.games.goat.engine.state import ACCEPTED, ANSWER, NOBODY, OPEN, REFUSED, TURN, GoatState, mask_of
from saloon.kernel.core import pick, shuffle

# Streams of chance, one per deck and kind of pick.
STREAMS: Final = [
    "first", "deck.round1", "deck.round2", "deck.round3", "deck.round4",
    "goat.round1", "goat.round2", "goat.round3", "goat.round4", "gambler", "position",
]  # fmt: skip
FIRST: Final = 0
DECK: Final = 0  # + round
GOAT_DECK: Final = 4  # + round
GAMBLER_PICK: Final = 9
POSITION: Final = 10


# Supply


def pay(s: GoatState, seat: i64, count: i64, card: i64) -> None:
    """Coins from the supply to a player, for what a character did."""
    s.coins[seat] += count
    if s.journal is not None:
        s.journal.add3(e.PAID, 0, seat, card, count)
    spend_supply(s, count)


def spend_supply(s: GoatState, count: i64) -> None:
    before = s.bank
    s.bank = before - count
    if s.bank < 0 and s.journal is not None:
        # Coins are not limited by the box; the log says when more were needed (GQ2).
        s.journal.add1(e.UNLIMITED, 0, count if before < 0 else count - before)


def deal_in(s: GoatState, seat: i64) -> None:
    """A player's start: coins and a bottle (GR19, GR20)."""
    s.coins[seat] = s.table.coins_each
    s.bank -= s.table.coins_each
    s.supply[BOTTLE] -= 1
    gain_tokens(s, NOBODY, seat, BOTTLE, 1)
    s.hats[seat] = s.table.hats
    if s.journal is not None:
        s.journal.add4(e.DEALT_IN, 0, seat, s.table.coins_each, BOTTLE, 1)


def stock(s: GoatState, place: i64) -> None:
    """One token of its kind and its coins to a location (GR27, GR28)."""
    if s.supply[place] <= 0:
        raise AssertionError("a token supply ran out, which the numbers of the game exclude (GQ3)")
    s.supply[place] -= 1
    s.loc_tokens[place] += 1
    coins: i64 = s.table.icons[place]
    s.loc_coins[place] += coins
    if s.journal is not None:
        s.journal.add3(e.STOCKED, 0, place, 1, coins)
    if coins:
        spend_supply(s, coins)


def gain_tokens(s: GoatState, giver: i64, seat: i64, token: i64, count: i64) -> None:
    """Tokens into a reserve, and into the memory of who could see them."""
    s.tokens[seat * KINDS_OF_TOKEN + token] += count
    gains = s.gains
    gains.append(giver)
    gains.append(seat)
    gains.append(token)
    gains.append(count)


# Characters: deck, hand, offers


def begin_round(s: GoatState) -> None:
    s.round += 1
    if s.journal is not None:
        s.journal.add2(e.ROUND, 0, s.round, s.start)


def shuffle_characters(s: GoatState) -> None:
    """All characters of the game into a new deck (GR18, GR68)."""
    s.deck = s.table.characters[:]
    shuffle(s, DECK + s.round, s.deck)


def remove_down(s: GoatState) -> None:
    s.removed_down = s.deck.pop()
    if s.journal is not None:
        s.journal.add1(e.REMOVED_DOWN, 0, s.removed_down)


def remove_up(s: GoatState) -> None:
    """Turn a card up; a Goat is replaced first, then shuffled back (GR31, GR32)."""
    card: i64 = s.deck.pop()
    if card == GOAT:
        if s.journal is not None:
            s.journal.add1(e.GOAT_BACK, 0, GOAT)
        s.goat_back = 1
        card = s.deck.pop()
        s.deck.append(GOAT)
        shuffle(s, GOAT_DECK + s.round, s.deck)
    s.removed_up = card
    if s.journal is not None:
        s.journal.add1(e.REMOVED_UP, 0, card)


def pass_hand(s: GoatState, to: i64) -> None:
    """The hand goes to another player, who now sees it."""
    giver = s.holder
    s.holder = to
    if giver != to and giver != NOBODY and s.journal is not None:
        s.journal.add4(e.PASSED, (1 << giver) | (1 << to), giver, to, len(s.hand), mask_of(s.hand))


def into_order(hand: list[int], card: i64) -> None:
    at: i64 = len(hand)
    hand.append(card)
    while at > 0 and hand[at - 1] > card:
        hand[at] = hand[at - 1]
        at -= 1
    hand[at] = card


def out_of(hand: list[int], card: i64) -> None:
    at: i64 = 0
    while hand[at] != card:
        at += 1
    hand.pop(at)


def draw(s: GoatState, count: i64) -> None:
    """The holder draws from the deck, as many as there are."""
    drawn: i64 = 0
    hand = s.hand
    mask: i64 = 0
    while drawn < count and s.deck:
        card: i64 = s.deck.pop()
        into_order(hand, card)
        mask |= 1 << card
        drawn += 1
    if drawn and s.journal is not None:
        s.journal.add3(e.DREW, 1 << s.holder, s.holder, drawn, mask)


def put_offer(s: GoatState, card: i64, claim: i64, to: i64) -> None:
    """A card facedown before a player, under a name (GR35, GR36)."""
    turns = s.turns
    turns.append(s.holder)
    turns.append(to)
    turns.append(claim)
    turns.append(card)
    turns.append(OPEN)
    turns.append(mask_of(s.hand))
    out_of(s.hand, card)
    s.offer_card = card
    s.offer_claim = claim
    s.offer_to = to
    if s.journal is not None:
        s.journal.add4(e.OFFERED, 1 << s.holder, s.holder, to, claim, card)


def reveal_offer(s: GoatState, accepted: bool) -> i64:
    """Turn the offered card up for everyone; says which it is."""
    card = s.offer_card
    s.turns[len(s.turns) - TURN + ANSWER] = ACCEPTED if accepted else REFUSED
    if s.journal is not None:
        s.journal.add3(e.ACCEPTED if accepted else e.REFUSED, 0, s.offer_to, s.holder, card)
    s.offer_card = NOBODY
    s.offer_claim = NOBODY
    s.offer_to = NOBODY
    return card


def put_hat(s: GoatState, seat: i64, card: i64) -> None:
    """A small hat on a character, which goes to its place (GR42, GR43); the last hat makes inactive (GR46)."""
    s.control[card] = seat
    s.hats[seat] -= 1
    if s.journal is not None:
        s.journal.add3(e.PLACED, 0, seat, card, place_of(card))
        if s.hats[seat] == 0:
            s.journal.add1(e.INACTIVE, 0, seat)


def discard(s: GoatState, card: i64) -> None:
    """A character out of play; a hat on it comes back only at the end of the round (GQ19)."""
    s.control[card] = NOBODY
    s.discard.append(card)
    if s.journal is not None:
        s.journal.add1(e.DISCARDED, 0, card)


def last_active(s: GoatState, seat: i64) -> None:
    """Only one player is still active: who starts the next round (GR69)."""
    s.last = seat


def end_round(s: GoatState) -> None:
    """Hats back, all characters together again, the last active player starts (GR67 to GR69)."""
    for seat in range(s.n):
        s.hats[seat] = s.table.hats
    for card in range(HOW_MANY):
        s.control[card] = NOBODY
    s.start = s.last
    s.last = NOBODY
    s.holder = NOBODY
    s.removed_down = NOBODY
    s.removed_up = NOBODY
    s.goat_back = 0
    s.hand.clear()
    s.deck.clear()
    s.discard.clear()
    s.turns.clear()


def choose_first(s: GoatState) -> None:
    """The first Starting Player: the one asked for, or anyone (GQ25)."""
    s.start = s.table.first if s.table.first != NOBODY else pick(s, FIRST, s.n)


# Effects


def bad_luck(s: GoatState, seat: i64, card: i64) -> None:
    if s.journal is not None:
        s.journal.add2(e.BAD_LUCK, 0, seat, card)


def take_tokens(s: GoatState, seat: i64, card: i64, place: i64) -> None:
    count: i64 = s.loc_tokens[place]
    s.loc_tokens[place] = 0
    gain_tokens(s, NOBODY, seat, place, count)
    if s.journal is not None:
        s.journal.add4(e.TOOK_TOKENS, 0, seat, card, place, count)


def take_coins(s: GoatState, seat: i64, card: i64, place: i64) -> None:
    count: i64 = s.loc_coins[place]
    s.loc_coins[place] = 0
    s.coins[seat] += count
    if s.journal is not None:
        s.journal.add4(e.TOOK_COINS, 0, seat, card, place, count)


def load_robber(s: GoatState, seat: i64, place: i64) -> None:
    """All tokens of a location onto the Robber (GR89)."""
    s.loot_place = place
    s.loot = s.loc_tokens[place]
    s.loc_tokens[place] = 0
    if s.journal is not None:
        s.journal.add4(e.ROBBED, 0, seat, place, place, s.loot)


def keep_loot(s: GoatState, seat: i64) -> None:
    """The Robber got away: his tokens go to the reserve of who controls him (GR91)."""
    gain_tokens(s, NOBODY, seat, s.loot_place, s.loot)
    if s.journal is not None:
        s.journal.add3(e.KEPT_TOKENS, 0, seat, s.loot_place, s.loot)
    s.loot = 0
    s.loot_place = NOBODY


def return_loot(s: GoatState) -> None:
    """The Robber was arrested: his tokens go back to their location (GR85)."""
    if s.loot:
        s.loc_tokens[s.loot_place] += s.loot
        if s.journal is not None:
            s.journal.add3(e.TOKENS_BACK, 0, s.loot_place, s.loot_place, s.loot)
    s.loot = 0
    s.loot_place = NOBODY


def swindle(s: GoatState, seat: i64, victim: i64, count: i64) -> None:
    """Coins from a player onto the Charlatan, an elixir for each (GR93, GR94)."""
    s.coins[victim] -= count
    s.elixirs[victim] += count
    s.stash += count
    if s.journal is not None:
        s.journal.add3(e.SWINDLED, 0, seat, victim, count)


def keep_stash(s: GoatState, seat: i64) -> None:
    """The Charlatan got away: the coins are kept, the elixirs discarded (GR95, GR96)."""
    s.coins[seat] += s.stash
    if s.journal is not None:
        s.journal.add2(e.KEPT_COINS, 0, seat, s.stash)
    s.stash = 0
    for victim in range(s.n):
        s.elixirs[victim] = 0


def return_stash(s: GoatState) -> None:
    """The Charlatan was arrested: a coin back for every elixir (GR87)."""
    for victim in range(s.n):
        count: i64 = s.elixirs[victim]
        if count:
            s.coins[victim] += count
            s.elixirs[victim] = 0
            if s.journal is not None:
                s.journal.add2(e.COINS_BACK, 0, victim, count)
    s.stash = 0


def shoot_sheriff(s: GoatState, seat: i64) -> None:
    if s.journal is not None:
        s.journal.add2(e.SHOT, 0, seat, SHERIFF)
    discard(s, SHERIFF)


def arrest(s: GoatState, seat: i64, card: i64) -> None:
    if s.journal is not None:
        s.journal.add2(e.ARRESTED, 0, seat, card)
    discard(s, card)
    if card == ROBBER:
        return_loot(s)
    elif card == CHARLATAN:
        return_stash(s)


def serve(s: GoatState, seat: i64, to: i64, count: i64) -> None:
    """Bottles of the Saloon to a player (GR98)."""
    s.loc_tokens[SALOON] -= count
    gain_tokens(s, NOBODY, to, BOTTLE, count)
    if s.journal is not None:
        s.journal.add3(e.SERVED, 0, seat, to, count)


def gamble(s: GoatState, seat: i64, victim: i64) -> None:
    """A random token of another player; only the two see which (GR101, GQ9)."""
    place = pick(s, GAMBLER_PICK, s.token_count(victim))
    base: i64 = victim * KINDS_OF_TOKEN
    token: i64 = 0
    while place >= s.tokens[base + token]:
        place -= s.tokens[base + token]
        token += 1
    s.tokens[base + token] -= 1
    gain_tokens(s, victim, seat, token, 1)
    if s.journal is not None:
        s.journal.add3(e.GAMBLED, (1 << seat) | (1 << victim), seat, victim, token)


def finish(s: GoatState) -> None:
    if s.journal is not None:
        s.journal.add1(e.FINISHED, 0, s.round)
