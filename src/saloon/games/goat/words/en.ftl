# The Good and the Bad and the Goat: names, questions, choices, the running log.
#
# Functions: WHO tells "you" from "other"; NAME names a player in the middle of a sentence; THE, AT and TO name a
# character or a place; SOME counts things. Forms that a language needs are attributes of the name.

## Names

character-seller = Seller
    .the = the Seller
character-kid = Kid
    .the = the Kid
character-banker = Banker
    .the = the Banker
character-widow = Widow
    .the = the Widow
character-farmer = Farmer
    .the = the Farmer
character-cowboy = Cowboy
    .the = the Cowboy
character-miner = Miner
    .the = the Miner
character-prospector = Prospector
    .the = the Prospector
character-gunslinger = Gunslinger
    .the = the Gunslinger
character-sheriff = Sheriff
    .the = the Sheriff
character-robber = Robber
    .the = the Robber
character-charlatan = Charlatan
    .the = the Charlatan
character-dancer = Dancer
    .the = the Dancer
character-gambler = Gambler
    .the = the Gambler
character-goat = Goat
    .the = the Goat

place-store = Store
    .the = the Store
    .at = at the Store
    .to = to the Store
    .from = from the Store
place-bank = Bank
    .the = the Bank
    .at = at the Bank
    .to = to the Bank
    .from = from the Bank
place-ranch = Ranch
    .the = the Ranch
    .at = at the Ranch
    .to = to the Ranch
    .from = from the Ranch
place-mine = Mine
    .the = the Mine
    .at = at the Mine
    .to = to the Mine
    .from = from the Mine
place-saloon = Saloon
    .the = the Saloon
    .at = at the Saloon
    .to = to the Saloon
    .from = from the Saloon
place-below-saloon = below the Saloon
    .the = the space below the Saloon
    .at = below the Saloon
    .to = below the Saloon
    .from = from below the Saloon

token-supplies = Supplies
    .some = { $count } Supplies
token-bill = Money Bill
    .some = { $count ->
        [one] { $count } Money Bill
       *[other] { $count } Money Bills
    }
token-cattle = Cattle
    .some = { $count } Cattle
token-gold = Gold
    .some = { $count } Gold
token-bottle = Bottle
    .some = { $count ->
        [one] { $count } Bottle
       *[other] { $count } Bottles
    }

piece-coin = coin
    .some = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
piece-token = token
    .some = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
piece-card = card
    .some = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Questions, as the asked player reads them

ask-offer = You deal. Offer a card, under any name you hold.
ask-offer-assistant = You deal as an assistant: what { NAME($to) } declines goes out of play.
ask-answer = { $dealer } says: “This is { THE($claim) }.” Do you take the card? If not, { $dealer } has to.
ask-answer-assistant = { $dealer } says: “This is { THE($claim) }.” Do you take the card? { $free ->
    [one] You can decline only this once more.
   *[other] You can still decline { $free } times.
}
ask-answer-forced = { $dealer } says: “This is { THE($claim) }.” You can decline no longer: it is yours.
ask-rob = Your Robber is in town. Which place does he empty?
ask-swindle = Your Charlatan sells elixirs, up to three, a coin each. Who buys?
ask-serve = Your Dancer hands out { SOME("bottle", $count) }. Who gets what?
ask-gamble = You may draw a token blind. From whom?

## What the others read meanwhile

wait-offer = { $seat } is picking a card to offer.
wait-answer = { $seat } is thinking the offer over.
wait-rob = { $seat } is choosing a place to rob.
wait-swindle = { $seat } is looking for customers.
wait-serve = { $seat } is handing out bottles.
wait-gamble = { $seat } is picking a victim.

## Choices

choice-offer = Offer { NAME($to) } { THE($card) } and call it { THE($claim) }
choice-offer-true = Offer { NAME($to) } { THE($card) } and tell the truth
choice-offer-hidden = Offer { NAME($to) } a card and call it { THE($claim) }
choice-accept = Accept
choice-refuse = Refuse
choice-rob = Rob { THE($place) }
choice-gamble = Draw a token from { NAME($victim) }
choice-swindle = Take { $parts }
choice-swindle-part = { SOME("coin", $count) } from { NAME($seat) }
choice-serve = Give { $parts }
choice-serve-part = { SOME("bottle", $count) } to { NAME($seat) }
choice-nobody = Leave everyone alone

## The running log

event-dealt-in = { WHO($seat) ->
    [you] You start with { SOME("coin", $coins) } and { SOME($token, $count) }.
   *[other] { $seat } starts with { SOME("coin", $coins) } and { SOME($token, $count) }.
}
event-round = Round { $round }. { WHO($start) ->
    [you] You deal first.
   *[other] { $start } deals first.
}
event-stocked = { $coins ->
    [0] { THE($place, at: "start") } gets { SOME("token", $tokens) }.
   *[other] { THE($place, at: "start") } gets { SOME("token", $tokens) } and { SOME("coin", $coins) }.
}
event-removed-down = { THE($card, at: "start") } sits this round out, facedown.
event-removed-down-hidden = Someone sits this round out, facedown.
event-goat-back = { THE($card, at: "start") } comes up and trots back into the deck.
event-removed-up = { THE($card, at: "start") } sits this round out, for all to see.
event-drew = { WHO($seat) ->
    [you] You draw: { $cards }.
   *[other] { $seat } draws: { $cards }.
}
event-drew-hidden = { WHO($seat) ->
    [you] You draw { SOME("card", $count) }.
   *[other] { $seat } draws { SOME("card", $count) }.
}
event-passed = { WHO($dealer) ->
    [you] You pass { NAME($to) }: { $cards }.
   *[other] { $dealer } passes { NAME($to) }: { $cards }.
}
event-passed-hidden = { WHO($dealer) ->
    [you] You pass { NAME($to) } { SOME("card", $count) }.
   *[other] { $dealer } passes { NAME($to) } { SOME("card", $count) }.
}
event-offered = { WHO($dealer) ->
    [you] You offer { NAME($to) } { THE($card) } and say: “This is { THE($claim) }.”
   *[other] { $dealer } offers { NAME($to) } { THE($card) } and says: “This is { THE($claim) }.”
}
event-offered-hidden = { WHO($dealer) ->
    [you] You offer { NAME($to) } a card: “This is { THE($claim) }.”
   *[other] { $dealer } offers { NAME($to) } a card: “This is { THE($claim) }.”
}
event-accepted = { WHO($seat) ->
    [you] You accept. It is { THE($card) }.
   *[other] { $seat } accepts. It is { THE($card) }.
}
event-refused = { WHO($seat) ->
    [you] You refuse. It was { THE($card) }.
   *[other] { $seat } refuses. It was { THE($card) }.
}
event-placed = { WHO($seat) ->
    [you] You put a hat on { THE($card) }, { AT($place) }.
   *[other] { $seat } puts a hat on { THE($card) }, { AT($place) }.
}
event-inactive = { WHO($seat) ->
    [you] Your hats are all placed: you are inactive.
   *[other] { $seat } has placed the last hat and is inactive.
}
event-discarded = { THE($card, at: "start") } is out of play.
event-took-tokens = { THE($card, at: "start") } brings { NAME($seat) } { SOME($token, $count) }.
event-took-coins = { THE($card, at: "start") } brings { NAME($seat) } { SOME("coin", $count) } { FROM($place) }.
event-robbed = { WHO($seat) ->
    [you] You rob { THE($place) }. On the Robber: { SOME($token, $count) }.
   *[other] { $seat } robs { THE($place) }. On the Robber: { SOME($token, $count) }.
}
event-swindled = { WHO($seat) ->
    [you] You swindle { NAME($victim) } out of { SOME("coin", $count) }.
   *[other] { $seat } swindles { NAME($victim) } out of { SOME("coin", $count) }.
}
event-shot = { WHO($seat) ->
    [you] Your Gunslinger shoots { THE($card) }.
   *[other] { $seat } has the Gunslinger, who shoots { THE($card) }.
}
event-arrested = { WHO($seat) ->
    [you] Your Sheriff arrests { THE($card) }.
   *[other] { $seat } has the Sheriff, who arrests { THE($card) }.
}
event-paid = { THE($card, at: "start") } earns { NAME($seat) } { SOME("coin", $count) }.
event-tokens-back = Back { TO($place) }: { SOME($token, $count) }.
event-coins-back = { WHO($victim) ->
    [you] You get { SOME("coin", $count) } back.
   *[other] { $victim } gets { SOME("coin", $count) } back.
}
event-kept-tokens = The Robber gets away and brings { NAME($seat) } { SOME($token, $count) }.
event-kept-coins = The Charlatan gets away and brings { NAME($seat) } { SOME("coin", $count) }.
event-served = { WHO($seat) ->
    [you] You give { NAME($to) } { SOME("bottle", $count) }.
   *[other] { $seat } gives { NAME($to) } { SOME("bottle", $count) }.
}
event-gambled = { WHO($seat) ->
    [you] You draw a token from { NAME($victim) }: { $token }.
   *[other] { $seat } draws a token from { NAME($victim) }: { $token }.
}
event-gambled-hidden = { WHO($seat) ->
    [you] You draw a token from { NAME($victim) }.
   *[other] { $seat } draws a token from { NAME($victim) }.
}
event-bad-luck = Bad luck for { NAME($seat) }: { THE($card) } comes away empty-handed.
event-unlimited = The coins have run out; from outside the box: { SOME("coin", $count) }.
event-finished = That was round { $round }, the last. Now count your money.

## The end

result-winner = { WHO($seat) ->
    [you] You win with { MONEY($amount) }.
   *[other] { $seat } wins with { MONEY($amount) }.
}
result-shared = { $names } share the win with { MONEY($amount) } each.
result-shared-you = You and { $names } share the win with { MONEY($amount) } each.
result-by-coins = Money was level; more coins decided.
result-by-tokens = Money and coins were level; more tokens decided.

## The table in the terminal

table-round = Round { $round } of { $rounds } · deck { $deck }
table-each = { MONEY($amount) } each
table-coins = Coins
table-tokens = Tokens
table-hats = Hats
table-money = Money
table-dealer = deals
table-inactive = inactive
table-yours = Only you see: { $tokens }
table-none = no tokens
table-hand = In your hand: { $cards }
table-truth = Only you know: it is { THE($card) }.
table-truth-keeper = In truth it is { THE($card) }.
table-hand-of = In the hand of { $seat }: { $cards }
table-claim = “This is { THE($claim) }.”
step-card = You deal. Which card do you offer?
step-card-assistant = You assist: what { $to } declines goes out of play. Which card do you offer?
step-claim = { THE($card, at: "start") }. What do you call it?
step-to = { THE($card, at: "start") } as “{ $claim }”. Who gets it?
step-true = { $card } (the truth)
keys-ask = ↑↓ Enter choose · Esc back · ? help and rules · u undo · q quit
keys-wait = Space go on · ? help and rules · u undo · q quit
keys-over = ? help and rules · q quit
help-keys =
    ↑ ↓ Enter, a digit or a letter: choose. Esc: one step back.
    Space: don't wait. u: take back. q: leave (it is always saved).
    ♥ ♠ ♦ ♣ ★ whose hat is on a character, ✗ out of play, · not seen yet
    ▲ hat in hand, △ hat placed, (+1) elixir: a coin that may come back
    Here: type to search the rules, ↑ ↓ scroll, Esc closes.
why-hint = such as: offer sheriff as farmer to 2

## Why not? Without a full stop; where a rule says so, its id comes last.

why-must-take = as many hats are left as the assistant had cards, so it must be taken (GR60)
why-question = the open question is to { $kind }
why-offer-hand = { THE($character) } is not in your hand (GR35)
why-offer-claim = you may only name a character of your hand, and { THE($character) } is not (GR37)
why-offer-self = an offer goes to another player (GR35)
why-offer-hats = seat { $seat } has no small hats left and gets no offers (GR47)
why-rob-empty = there are no tokens { AT($place) } (GQ5)
why-gamble-with = seat { $seat } is you, is not there, or has no tokens (GR101, GQ7)
why-swindle-much = up to three coins in all, only from others and only what they have (GR93)
why-serve-all = all bottles of the Saloon go to other players (GR98)

## Why a choice is advised

because-honest = Of such offers, { $percent } % are honest.
because-dealer = This dealer was honest in about { $percent } % of what came to light.
because-accepted-truth = Such an offer is accepted in { $percent } % of cases, and it is the truth.
because-accepted-bluff = Such an offer is accepted in { $percent } % of cases, though it is not the truth.

# The almanac

almanac-setting = { $players } players, round { $round }
almanac-unit = dollars
almanac-taken = When taken
almanac-left = When left
