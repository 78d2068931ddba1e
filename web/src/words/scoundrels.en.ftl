# What the board of 3000 Scoundrels says by itself.
sc-loading = Laying out the town …
sc-you = You
sc-hearts = hearts
sc-spades = spades
sc-diamonds = diamonds
sc-clubs = clubs

# States
sc-now = can be used now
sc-chosen = Chosen
sc-sure = Sure?
sc-used = Used
sc-waiting = waiting
sc-why-not = Why not?
sc-flag-use = Use
sc-flag-hire = Hire
sc-flag-play = Play
sc-flag-office = Visit
sc-flag-strategy = Choose
sc-flag-lead = Use
sc-flag-here = Here
sc-flag-let-go = Let go
sc-flag-choose = Choose

# Cards
sc-response = Response
sc-bonus-money = bonus money
sc-use-twice = use twice
sc-tech = { $count } tech
sc-price-is = costs ${ $amount }
sc-mark = mark { $number }
sc-mark-of = mark { $number } of { $who }
sc-worth = worth { $value }

# The town
sc-town = Town
sc-values = values printed at this site
sc-safe = safe { $safe }
sc-safe-spare = unused safe of the { $site }
sc-taken = gone
sc-reputation = Reputation
sc-saloon = Saloon
sc-saloon-hint = newest left · hire in step 3
sc-pile = Discard pile · { $count }
sc-pile-top = discard pile of { $count }, on top: { $card }
sc-pile-empty = empty
sc-office = Sheriff’s Office
sc-office-door = Sheriff’s Office, if you do not hire
sc-jail = Jail
sc-jailed = { $who }: { $count } in jail

# Sheets
sc-rivals = Players
sc-in-turn = in turn
sc-your-sheet = Your sheet
sc-your-hand = Your hand and secrets
sc-your-slots = Your slots
sc-place-free = free place { $place }
sc-free = free
sc-slot-empty = { $who }, slot { $slot }, empty
sc-slot-down = { $who }, face-down card in slot { $slot }
sc-slot-known = { $who }, { $card } in slot { $slot }
sc-slot-faceup = { $who }, place for the 0 face up
sc-henchmen-of = henchmen: { $who }
sc-true-card = { $card } true
sc-bluff-card = { $card } bluff
sc-hand = Hand
sc-hand-card = { $card } in your hand
sc-hand-size = { $count } in hand
sc-deck = deck { $count }
sc-only-you = Only you see
sc-stolen-at = stolen at the { $site }, limit { $limit }
sc-is-bluff = The { $card } in slot { $slot } is a bluff.
sc-is-called = { $count ->
    [one] { $who } has a henchman on it.
   *[other] { $who } have henchmen on it.
  }
sc-no-secrets = Nothing yet: what you scout, steal or bluff with is noted here.
sc-henchmen = Henchmen
sc-henchmen-are = { $hand } at hand, { $cards } on cards, { $jail } in jail
sc-marks = Marks
sc-marks-left = { $count } left

# The phone
sc-places = Places
sc-rep = rep { $number }
sc-tab-sheet = Sheet
sc-tab-town = Town
sc-tab-saloon = Saloon
sc-tab-hand = Hand
sc-tab-log = Log

# Top bar
sc-day = Day { $day }
sc-setting-up = Before the first day
sc-final-day = Final day
sc-standing = day { $day } of { $days } · turn { $turn } of 4

# Nightfall
sc-nightfall = Nightfall
sc-nightfall-says = { $count ->
    [one] One card was called.
   *[other] { $count } cards were called. They turn over in turn order, one every two seconds.
  }
sc-played-into = played into
sc-bluff = Bluff
sc-true = True
sc-was-bluff = Played into { $slot }, it was a { $card }. Bluff.
sc-was-true = Played into { $slot }, it was a { $card }. True.
sc-called-it = { $who } called it:
sc-was-caught = { $who }, caught:
sc-to-jail = { $count ->
    [one] To jail: the henchman of { $who }.
   *[other] To jail: the henchmen of { $who }.
  }
sc-next = next
sc-later = later
sc-last = last
sc-reputation-tonight = Reputation tonight
sc-all-at-once = all changes are added at once, when every card is open
sc-uncalled = { $count ->
    [0] Every card was called.
    [one] One card nobody called stays face down, true or not.
   *[other] { $count } cards nobody called stay face down, true or not.
  }
sc-pause = Pause
sc-resume = Go on
sc-turn-all = Turn all over
sc-go-on = On to the table

# The final count
sc-final-count = The feds arrive. Final count.
sc-tied = { $count } tied at { $score }. { $left ->
    [one] One line to go.
   *[other] { $left } lines to go.
  }
sc-won = { $you ->
    [1] You win with { $score } tech.
   *[other] { $who } wins with { $score } tech.
  }
sc-won-tie = { $you ->
    [1] Level at { $score }: you win the tie.
   *[other] Level at { $score }: { $who } wins the tie.
  }
sc-won-together = { $who } share the victory with { $score } tech.
sc-show-result = Show the result
sc-count-safes = Safes
sc-count-safes-is = their tech values
sc-count-marks = Marks
sc-count-marks-is = 1 for each that is right
sc-count-reputation = Reputation
sc-count-reputation-is = the space you stand on
sc-count-scoundrels = Scoundrels
sc-count-scoundrels-is = tech icons
sc-count-tech = Tech
sc-no-marks = no marks
sc-money-decides = If it stays level, the most money decides:
sc-line-of = Line { $line } of { $all }

# Inspection
sc-leader-ability = Leader sheet, slot { $slots }
sc-on-sheet = On the sheet of { $leader } ({ $who }).
sc-in-saloon = In the Saloon.
sc-on-pile = On the discard pile.
sc-costs = Costs
sc-price-why = { $covered ->
    [0] ${ $amount }: every dollar counts.
   *[other] ${ $amount }: { $dollars } dollar icons, { $covered } under bullet holes.
  }
sc-seen-by = Seen by
sc-nobody = nobody
sc-is-now = Now
sc-other-language = In German
sc-rulings = Rulings
sc-provenance = Provenance
sc-from-rulebook = From the rulebook
sc-from-rulebook-says = Public sources show it.
sc-ours = Ours
sc-ours-says = Filled in by us where no public source shows the card.
sc-known-name = the names
sc-known-timing = the timing
sc-known-text = the ability
sc-known-price = the price
sc-known-tech = the tech
sc-known-colour = the colour

# The call
sc-call = The call
sc-call-slot = { $who }, slot
sc-call-own = Your card, slot
sc-call-this = Call this card?
sc-call-open = Open until the turn of { $who } ends.
sc-call-looking = The table is looking.
sc-call-same = The same time for everybody.
sc-set-henchman = Set a henchman
sc-let-pass = Let it pass
sc-may-call = may call
sc-standing-order = Standing order, only you see
sc-order-ask = Ask me
sc-order-not-this-turn = Not this turn
sc-order-decide = Decide for me
sc-nobody-sees = What nobody ever sees
sc-nobody-sees-what = Who answered first, who answered at all, who thought about it, and any standing order.

# Double or Nothing
sc-modded = modded: { $mod }
sc-mod = Mod
sc-mod-hidden = a mod nobody has shown you
sc-debts = Debts
sc-debt-token = a debt, face down
sc-debt-here = debt worth { $value }, ${ $price } to pay it off
sc-debt-free = free debt space, ${ $price } to pay off
sc-loan = Take a loan
sc-flag-loan = Borrow
sc-count-bonuses = Bonuses
sc-count-bonuses-is = safes and mods
sc-count-debts = Debts
sc-count-debts-is = what you still owe

# The solo game
sc-enemy = Your enemy, { $leader }
sc-your-enemy = your enemy
sc-automa-now = It follows
sc-automa-last = It followed
sc-automa-none = It has not moved yet
sc-automa-deck = deck { $deck }, used { $pile }
sc-else = Else:
sc-enemy-scores = In the end
sc-enemy-day = Each day
sc-lost = { $who } wins with { $score } tech.
