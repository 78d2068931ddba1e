# What the board of 3000 Scoundrels says by itself.
loading = Laying out the town …
you = You
hearts = hearts
spades = spades
diamonds = diamonds
clubs = clubs

# States
now = can be used now
chosen = Chosen
sure = Sure?
used = Used
waiting = waiting
why-not = Why not?
flag-use = Use
flag-hire = Hire
flag-play = Play
flag-office = Visit
flag-strategy = Choose
flag-lead = Use
flag-choose = Choose

# Cards
response = Response
bonus-money = bonus money
use-twice = use twice
tech = { $count } tech
price-is = costs ${ $amount }
mark = mark { $number }
mark-of = mark { $number } of { $who }
worth = worth { $value }

# The town
town = Town
values = values printed at this site
safe = safe { $safe }
safe-spare = unused safe of the { $site }
taken = gone
reputation = Reputation
saloon = Saloon
saloon-hint = newest left · hire in step 3
pile = Discard pile · { $count }
pile-top = discard pile of { $count }, on top: { $card }
pile-empty = empty
office = Sheriff’s Office
office-door = Sheriff’s Office, if you do not hire
jail = Jail
jailed = { $who }: { $count } in jail

# Sheets
rivals = Players
in-turn = in turn
your-sheet = Your sheet
your-slots = Your slots
place-free = free place { $place }
free = free
slot-empty = { $who }, slot { $slot }, empty
slot-down = { $who }, face-down card in slot { $slot }
slot-known = { $who }, { $card } in slot { $slot }
slot-faceup = { $who }, place for the 0 face up
henchmen-of = henchmen: { $who }
true-card = { $card } true
bluff-card = { $card } bluff
hand = Hand
hand-card = { $card } in your hand
hand-size = { $count } in hand
deck = deck { $count }
only-you = Only you see
stolen-at = stolen at the { $site }, limit { $limit }
is-bluff = The { $card } in slot { $slot } is a bluff.
is-called = { $count ->
    [one] { $who } has a henchman on it.
   *[other] { $who } have henchmen on it.
  }
no-secrets = Nothing yet: what you scout, steal or bluff with is noted here.
henchmen = Henchmen
henchmen-are = { $hand } at hand, { $cards } on cards, { $jail } in jail
marks = Marks
marks-left = { $count } left

# The phone
places = Places
rep = rep { $number }
tab-sheet = Sheet
tab-town = Town
tab-saloon = Saloon
tab-hand = Hand
tab-log = Log
