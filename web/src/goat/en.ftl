goat-round = Round { $round }
goat-standing = of { $rounds } · { $hats ->
    [one] one hat left
   *[other] { $hats } hats left
} · deck { $deck }
goat-send-over = Send it over
goat-count-coins = Coins
goat-count-by = By ${ $by }, ahead of { $who }.
goat-count-you = you
goat-count-tokens = { $token ->
    [supplies] Supplies
    [bill] Money Bills
    [cattle] Cattle
    [bottle] Bottles
   *[gold] Gold
}
goat-street = Street
goat-empty = empty
goat-held = held by { $name }
goat-free = nobody yet
goat-out = out this round
goat-asked = asked
goat-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
goat-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
goat-hats = { $count ->
    [one] 1 hat
   *[other] { $count } hats
}
goat-loot = carries { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
goat-drawn = just drawn
goat-claim = Call it { $card }
goat-claim-true = Call it { $card }, which is true
goat-says = { $name } says
goat-covered = The covered card
goat-your-card = Your covered card: { $card }
goat-dealing = deals
goat-offers = offers
goat-placed-all = hats placed
goat-held-you = yours
goat-out-short = not this round
goat-here-if-true = here, if true
goat-table = Table
goat-your-hand = 1 · the card you give
goat-call-it = 2 · what you call it
goat-truth = the truth
goat-goes-to = goes to { $name }
goat-this-is = “This is { $id ->
   *[other] the
} { $card }.”
goat-you-say = You say
goat-summary = You give { $to } the { $card } and call it the { $claim }.
goat-summary-true = You give { $to } the { $card } and say so.
goat-summary-open = { $have ->
    [card] Now point at the player who gets it.
    [seat] Now choose the card.
   *[other] Choose a card, its name and a player, in any order.
}
goat-if-it-is = If it is { $id ->
   *[other] the
} { $card }
goat-if-accept = it’s yours, whatever it is
goat-if-refuse = { $dealer } has to keep it
goat-if-refuse-out = it goes out of play
goat-to = To { $name }
goat-could-be = { $count ->
    [one] One character is not placed yet:
   *[other] It can be any of these { $count }:
}
goat-passed = you passed this one on
goat-lie = Lie
goat-true = True
goat-it-is = It is { $id ->
   *[other] the
} { $card }.
goat-did-accept = { $you ->
    [you] You accepted.
   *[other] { $who } accepted.
}
goat-did-refuse = { $you ->
    [you] You refused.
   *[other] { $who } refused.
}
goat-did-lie = { $you ->
    [you] You lied.
   *[other] { $who } lied.
}
goat-did-not-lie = { $you ->
    [you] You told the truth.
   *[other] { $who } told the truth.
}
goat-saloon-opens = The Saloon opens its doors.
goat-nobody-here = Nobody stands here.
goat-nothing-here = Nothing happens here.
goat-since = { $count ->
    [one] One offer since
   *[other] { $count } offers since
}
goat-since-more = The table has gone on meanwhile.
goat-since-watch = Watch them
goat-since-skip = Skip to now
goat-go-on = Go on
goat-saloon-step = The Saloon, { $number } of 6
goat-not-here = not here
goat-swept = The street is swept.
goat-swept-more = { $you ->
    [you] The houses fill up again; what nobody took still lies there. You deal first.
   *[other] The houses fill up again; what nobody took still lies there. { $name } deals first.
}
goat-round-done = Round { $round } of { $rounds } is over
goat-on-to = On to round { $round }
goat-lies = { $lies ->
    [0] never lied
    [one] { $believed ->
        [0] told 1 lie, caught
       *[other] told 1 lie, believed
    }
   *[other] told { $lies } lies, { $believed } believed
}
goat-got-nothing = got nothing
goat-does-seller = At once: all Supplies at the Store.
goat-does-kid = At once: all coins at the Store.
goat-does-banker = At once: all Money Bills at the Bank.
goat-does-widow = At once: all coins at the Bank.
goat-does-farmer = At once: all Cattle at the Ranch.
goat-does-cowboy = At once: all coins at the Ranch.
goat-does-miner = At once: all Gold at the Mine.
goat-does-prospector = At once: all coins at the Mine.
goat-does-gunslinger = Shoots the Sheriff, if there is one, for $4.
goat-does-sheriff = $2; arrests the Robber (+$2) and the Charlatan (+$1).
goat-does-robber = Robs a place now; keeps it unless arrested.
goat-does-charlatan = Takes up to 3 coins now; keeps them unless arrested.
goat-does-dancer = Hands out the Bottles at the Saloon.
goat-does-gambler = Draws a token from any player.
goat-does-goat = Nothing. It costs you a hat.
goat-take = Do you take the card?
goat-no = no
