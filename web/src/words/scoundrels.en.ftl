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
sc-final-day = Final day
sc-standing = day { $day } of { $days } · turn { $turn } of 4
