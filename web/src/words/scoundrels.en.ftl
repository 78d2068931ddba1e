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

# Putting the sheet in order
sc-arrange-ask = Your sheet may stay as it is. Drag, or press two: they change places.
sc-arrange-with = With which place does it change?
sc-arrange-arrows = Arrows that answer: { $now }, before { $before }.
sc-arrange-stays = It stays as it is
sc-arrange-so = So it stands
sc-arrange-back = As it was
sc-arrange-before = before: { $who }
sc-arrange-nobody = nobody
sc-flag-leaves = Leaves
sc-hire-full = Your sheet is full. Who leaves it for the { $who }? Or let the newcomer go: the discard pile.

# Cards
sc-response = Response
sc-bonus-money = bonus money
sc-use-twice = use twice
sc-tech = { $count } tech
sc-price-is = costs ${ $amount }
sc-mark = mark { $number }
sc-mark-of = { $you ->
    [1] your mark { $number }
   *[other] { $who }’s mark { $number }
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
sc-pass-leaves = { $count ->
    [one] leaves a free ability unused
   *[other] leaves { $count } free abilities unused
  }
sc-bluff = Bluff
sc-true = True

# Inspection
sc-costs = Costs

# The steps of a turn
sc-step-1 = Card
sc-step-2 = Abilities
sc-step-3 = Hire or Sheriff

# The call
sc-call = The call
sc-call-this = Do you doubt { $who }’s { $slot }?
sc-call-looking = The table is looking.
sc-call-same = All have the same time to doubt it.
sc-set-henchman = Set a henchman
sc-doubt = Doubt the { $slot }
sc-let-pass = Let it pass
sc-standing-order = Standing order, only you see
sc-order-ask = Ask me
sc-order-not-this-turn = Not this turn
sc-order-decide = Decide for me
sc-nobody-sees-what = Nobody sees who lets it pass, or how fast.

# Double or Nothing
sc-modded = modded: { $mod }
sc-mod = Mod
sc-debts = Debts
sc-debt-token = a debt, face down
sc-debt-here = debt worth { $value }, ${ $price } to pay it off
sc-debt-free = free debt space, ${ $price } to pay off
sc-loan = Take a loan
sc-flag-loan = Borrow

# The solo game
sc-enemy = Your enemy, { $leader }
sc-your-enemy = your enemy
sc-automa-now = the card it follows now
sc-automa-last = its last card
sc-automa-none = It has not moved yet
sc-automa-deck = deck { $deck }, used { $pile }
sc-else = Else:
sc-enemy-scores = In the end
sc-enemy-day = Each day

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
sc-if-true = { $slot ->
    [A] Really an A?
   *[other] Really a { $slot }?
  }
sc-stake-bluff = +1 reputation for you, −1 for { $who }
sc-stake-true = your henchman goes to jail
sc-stake-bluff-others = { $you ->
    [1] +1 reputation for each who doubted, −1 for you
   *[other] +1 reputation for each who doubted, −1 for { $who }
  }
sc-stake-true-others = their henchmen go to jail
sc-what-you-know = What you know
sc-know-card = { $card ->
    [A] You have seen this card: it is an A.
   *[other] You have seen this card: it is a { $card }.
  }
sc-know-nothing = None of { $who }’s cards has been shown yet.
sc-know-with = Shown by { $who } so far: { $cards }. The { $slot } was among them.
sc-know-without = Shown by { $who } so far: { $cards }. Never the { $slot }.
sc-no-hurry = Nothing runs out: take your time.
sc-passed = Passed
sc-passed-on = You let it pass. At the end of the turn you are asked once more.
sc-bluff-in = { $card } in { $slot }
sc-bluffs = { $count ->
    [one] Your bluff: { $list }.
   *[other] Your bluffs: { $list }.
  }
sc-kept = Kept: { $text }. It goes through when the wait is over.
sc-what-happens = What happens
sc-onward = Go on
sc-turn-was = The turn in short:
sc-turns-since = { $count } turns since:
sc-henchman-held = Only you see your henchman yet.
sc-ahead-without = Bonuses and debts are not in it.

# Inspection, second edition
sc-when = When
sc-strategy = Strategy
