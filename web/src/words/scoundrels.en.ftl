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
sc-mark-of = { $you ->
    [1] your mark { $number }
   *[other] mark { $number } of { $who }
  }
sc-worth = worth { $value }

# The town
sc-town = Town
sc-values = values printed at this site
sc-safe = safe { $safe }
sc-safe-spare = unused safe of the { $site }
sc-taken = gone
sc-reputation = Reputation
sc-saloon = Saloon
sc-pile = Discard pile · { $count }
sc-pile-top = discard pile of { $count }, on top: { $card }
sc-office = Sheriff’s Office
sc-office-door = Sheriff’s Office, if you do not hire
sc-jail = Jail
sc-jailed = { $who }: { $count } in jail

# Sheets
sc-rivals = Players
sc-your-sheet = Your sheet
sc-your-hand = Your hand and secrets
sc-your-slots = Your slots
sc-place-free = free place { $place }
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
sc-no-secrets = Nothing yet: what you scout, steal or bluff with is noted here.
sc-henchmen-are = { $hand } at hand, { $cards } on cards, { $jail } in jail
sc-marks = Marks
sc-marks-left = { $count } left

# The phone
sc-places = Places

# Top bar
sc-day = Day { $day }
sc-setting-up = Before the first day
sc-final-day = Final day
sc-standing = day { $day } of { $days } · turn { $turn } of 4

# Nightfall
sc-nightfall = Nightfall
sc-nightfall-says = { $count ->
    [one] One card was called. It turns over now.
   *[other] { $count } cards were called. They turn over in turn order.
  }
sc-night = Night
sc-night-into = into
sc-night-bluff = { $you ->
    [1] Your { $slot } is { $card ->
        [A] an A
       *[other] a { $card }
      }: a bluff.
   *[other] The { $slot } of { $who } is { $card ->
        [A] an A
       *[other] a { $card }
      }: a bluff.
  }
sc-night-true = { $you ->
    [1] Your { $slot } is true.
   *[other] The { $slot } of { $who } is true.
  }
sc-night-home = { $count ->
    [one] The henchman goes home.
   *[other] The henchmen go home.
  }
sc-night-jail = to jail
sc-night-goes-home = goes home
sc-night-all = { $changes }. All at once.
sc-night-level = Nobody’s reputation changes.
sc-night-at-home = { $count ->
    [one] one henchman at home
   *[other] { $count } henchmen at home
  }
sc-morning = Morning
sc-morning-says = { $you ->
    [1] Day { $day }: you begin.
   *[other] Day { $day }: { $who } begins.
  }
sc-morning-order = The others follow to the left.
sc-morning-under = Yesterday’s cards go under the deck
sc-morning-under-is = Shuffled, then underneath: the others are drawn first.
sc-morning-hand = Hands fill up to four
sc-morning-hand-is = Everybody draws in secret.
sc-morning-jail = The jail keeps whom it has
sc-morning-jail-is = At the Sheriff’s Office they can be bought out.
sc-morning-empty = Nobody is in jail.
sc-begins = begins
sc-start-day = Start the day
sc-pass-leaves = { $count ->
    [one] leaves a free ability unused
   *[other] leaves { $count } free abilities unused
  }
sc-bluff = Bluff
sc-true = True
sc-to-jail = { $count ->
    [one] To jail: the henchman of { $who }.
   *[other] To jail: the henchmen of { $who }.
  }
sc-to-jail-yours = { $count ->
    [0] To jail: your henchman.
    [one] To jail: your henchman and that of { $who }.
   *[other] To jail: your henchman and those of { $who }.
  }
sc-next = next
sc-reputation-tonight = Reputation tonight
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
sc-won = { $you ->
    [1] You win!
   *[other] { $who } wins.
  }
sc-count-first = Safes first, one after another. Then everything else.
sc-no-marks = no marks
sc-count-so-far = So far
sc-count-closed = still closed
sc-count-step = { $step } of { $all } counted. A total grows only with what lies open.
sc-count-by = By { $by } tech.
sc-count-solo = By { $by } tech. Against an enemy, equal is lost.
sc-count-now-safe = { $you ->
    [1] Your safe: { $gadget }, { $value }
   *[other] A safe of { $who }: { $gadget }, { $value }
  }{ $marks ->
    [0] .
    [one] , and a mark is right: +1.
   *[other] , and { $marks } marks are right: +{ $marks }.
  }
sc-count-now-reputation = Reputation counts as it stands.
sc-count-now-icons = Each tech icon on a scoundrel is 1.
sc-count-now-bonuses = Bonuses of safes and mods.
sc-count-now-debts = Debts are turned over and taken off.
sc-won-tie = { $you ->
    [1] Level at { $score }: you win the tie.
   *[other] Level at { $score }: { $who } wins the tie.
  }
sc-won-together = { $you ->
    [1] You share the victory with { $who }: { $score } tech.
   *[other] { $who } share the victory with { $score } tech.
  }
sc-show-result = Show the result
sc-count-safes = Safes
sc-count-marks = Marks
sc-count-reputation = Reputation
sc-count-scoundrels = Scoundrels
sc-count-tech = Tech
sc-money-decides = If it stays level, the most money decides:

# Inspection
sc-leader-ability = Leader sheet, slot { $slots }
sc-on-sheet = { $you ->
    [1] On your sheet ({ $leader }).
   *[other] On the sheet of { $leader } ({ $who }).
  }
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
sc-call-this = Do you doubt the { $slot } of { $who }?
sc-call-looking = The table is looking.
sc-call-same = The same time for everybody.
sc-set-henchman = Set a henchman
sc-let-pass = Let it pass
sc-standing-order = Standing order, only you see
sc-order-ask = Ask me
sc-order-not-this-turn = Not this turn
sc-order-decide = Decide for me
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
sc-count-card = its own card
sc-count-in-safes = with its safes
sc-count-card-says = { $number } from { $leader }’s own card: { $score }
sc-count-debts = Debts

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

# The second edition of the table
sc-sheriff = Sheriff
sc-discarded = Discarded
sc-in-deck = { $count } in deck
sc-answers = answers { $who }
sc-answers-nobody = its arrow would point at nobody
sc-would-be-true = true
sc-would-be-bluff = bluff
sc-does-scout = Scout
sc-does-steal = Steal
sc-does-nothing = —
sc-does-other = Ability
sc-you-stole = You hold { $what }: { $value } tech.
sc-cards-shown = Cards shown so far
sc-hour-0 = Dawn
sc-hour-1 = Noon
sc-hour-2 = Afternoon
sc-hour-3 = Dusk
sc-day-of = Day { $day } of { $days }
sc-turn-of = turn { $turn } of 4
sc-enemy-expert = your enemy, expert side
sc-if-bluff = A bluff?
sc-if-true = Really a { $slot }?
sc-stake-bluff = +1 reputation for you, −1 for { $who }
sc-stake-true = your henchman goes to jail
sc-stake-bluff-others = { $you ->
    [1] +1 reputation for each who doubted, −1 for you
   *[other] +1 reputation for each who doubted, −1 for { $who }
  }
sc-stake-true-others = their henchmen go to jail
sc-what-you-know = What you know
sc-know-card = You have seen this card: it is a { $card }.
sc-know-nothing = No card of { $who } has been shown yet.
sc-know-with = Shown by { $who } so far: { $cards }. The { $slot } was among them.
sc-know-without = Shown by { $who } so far: { $cards }. Never the { $slot }.
sc-no-hurry = Nothing runs out: take your time.
sc-passed = Passed
sc-bluff-in = { $card } in { $slot }
sc-bluffs = { $count ->
    [one] Your bluff: { $list }.
   *[other] Your bluffs: { $list }.
  }
sc-kept = Kept: { $text }. It goes through when the wait is over.
sc-what-happens = What happens
sc-onward = Go on
sc-turns-since = { $count } turns since:
sc-henchman-held = Only you see your henchman yet.
sc-ahead-without = Bonuses and debts are not in it.
