# What 3000 Scoundrels says of itself when something opens over the board: inspection, night, count.
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
   *[other] { $who }’s { $slot } is { $card ->
        [A] an A
       *[other] a { $card }
      }: a bluff.
  }
sc-night-true = { $you ->
    [1] Your { $slot } is true.
   *[other] { $who }’s { $slot } is true.
  }
sc-night-home = { $count ->
    [one] The henchman goes home.
   *[other] The henchmen go home.
  }
sc-night-jail = to jail
sc-night-goes-home = goes home
sc-night-all = Reputation: { $changes }.
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
sc-to-jail = { $count ->
    [one] To jail: { $who }’s henchman.
   *[other] To jail: the henchmen of { $who }.
  }
sc-to-jail-yours = { $count ->
    [0] To jail: your henchman.
    [one] To jail: your henchman and { $who }’s.
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
sc-leader-ability = Leader sheet, slot { $slots }
sc-in-saloon = In the Saloon.
sc-on-pile = On the discard pile.
sc-price-why = { $covered ->
    [0] ${ $amount }: every dollar counts.
   *[other] ${ $amount }: { $dollars } dollar icons, { $covered } under bullet holes.
  }
sc-seen-by = Seen by
sc-nobody = nobody
sc-is-now = Now
sc-other-language = In German
sc-rulings = Rulings
sc-provenance = Where it comes from
sc-from-rulebook = From the rulebook
sc-known = Known
sc-from-rulebook-says = Public sources show it.
sc-ours = Ours
sc-ours-says = Filled in by us where no public source shows the card.
sc-known-name = the names
sc-known-timing = the timing
sc-known-text = the ability
sc-known-price = the price
sc-known-tech = the tech
sc-known-colour = the colour
sc-mod-hidden = a mod nobody has shown you
sc-count-bonuses = Bonuses
sc-count-card = its own card
sc-count-in-safes = with its safes
sc-count-card-says = { $number } from { $leader }’s own card: { $score }
sc-count-debts = Debts
sc-lost = { $who } wins with { $score } tech.
sc-neighbours = { $you ->
    [1] Its neighbours on your sheet
   *[other] Its neighbours on { $who }’s sheet
  }
sc-free = free
sc-answers-is = Its arrow points at { $who }: it answers right after that one is used.
sc-answers-nobody-is = Its arrow points at nobody, so nothing sets it off here.
sc-price = Price
sc-brings = What it brings
sc-brings-is = { $worth } tech a game, between { $low } and { $high }, in games of the house players.
sc-brings-nothing = Not measured yet.
sc-on-sheet-at = { $you ->
    [1] on your sheet, place { $place }
   *[other] on { $who }’s sheet, place { $place }
  }
sc-leader-of = { $you ->
    [1] your leader
   *[other] { $who }’s leader
  }
sc-leader-can = What every leader can do, by the slot a card is laid into
sc-henchman-of = { $you ->
    [1] Your henchmen
   *[other] { $who }’s henchmen
  }
sc-henchmen = Henchmen
sc-doubts-these = Doubting: { $cards }
sc-stands = ${ $money }, reputation { $reputation }, safes: { $safes }
sc-enemy-first = To begin with
sc-card-in = { $you ->
    [1] Your { $card } in slot { $slot }
   *[other] { $card ->
        [none] { $who }’s card in slot { $slot }
       *[other] { $who }’s { $card } in slot { $slot }
      }
  }
sc-what-it-is = What it is
sc-card-zero = The 0 fits no slot: wherever it lies, it is a bluff.
sc-card-fits = True in slot { $card }, a bluff in every other.
sc-card-says = { $who } says: { $slot ->
    [A] an A
   *[other] a { $slot }
  }. Nobody has shown it.
sc-card-true = True: { $card ->
    [A] an A
   *[other] a { $card }
  } in slot { $slot }.
sc-card-bluff = A bluff: { $card ->
    [A] an A
   *[other] a { $card }
  } in slot { $slot }.
sc-who-doubts = Who doubts it
sc-card-called = Tonight it is turned over.
sc-card-uncalled = Nobody. Then it stays closed, true or not.
sc-tonight = What follows tonight
sc-safe-unknown = You have not looked into it.
sc-safe-values = { $site }: { $values } are the values here, one safe each and one left over.
sc-marks-are = A mark that names the value brings 1 tech to whoever set it.
