# 3000 Scoundrels: questions, choices, the running log. The texts and names of cards come from the catalogue.
#
# Functions: WHO tells "you" from "other"; NAME names a player in the middle of a sentence; WHOSE says whose.

## Pieces

piece-card = card
    .some = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
piece-henchman = henchman
    .some = { $count ->
        [one] { $count } henchman
       *[other] { $count } henchmen
    }
space = space { $number }
space-portrait = the portrait
leader-slot = Leader sheet, slot { $slot }
office-option = Sheriff's Office: { $option }
price = { " " }for { MONEY($amount) }
card-of = { WHO($seat) ->
    [you] your card
   *[other] { WHOSE($seat) } card
}
safe-worth = worth { $value }
safe-marks = marks: { $marks }
slot-nothing = nothing by itself
may-more = do what the card offers next

## Timings in at most three words

timing-at-start = turn start
timing-after-step-3 = after step 3
timing-at-end-of-day = day's end
timing-when-hired = when hired
timing-at-zero = 0 faceup
timing-after-rise = after reputation
timing-after-fall = after a loss
timing-after-money = after money
timing-after-lie = after a lie
timing-after-hire = after a hire
timing-after-office = after office
timing-after-suspected = when suspected
timing-scout = after scouting
timing-mark = after marking
timing-steal = after a steal
timing-after-gaining-debt = after a debt
timing-after-losing-debt = debt lost
timing-when-debt = debt gained
timing-at-step-3 = start of step 3
timing-after-modded-lie = lie on a mod
timing-after-opponent-falls = opponent falls
timing-always = always
timing-modded-scout = scouting a mod
timing-modded-mark = marking a mod
timing-modded-steal = stealing a mod
timing-maverick = maverick { $slots }

## Questions, as the asked player reads them

ask-by = { $card }. { $question }
ask-strategy = Choose one of your strategies, in secret.
ask-start = Your turn begins. Use an ability now, or go on.
ask-use = Use an ability, or go on.
ask-plan = Step 1. Play a card facedown into an open slot.
ask-abilities = Step 2, slot { $slot }. Use an ability, or go on.
ask-abilities-faceup = Step 2, with your 0 faceup. Use an ability, or go on.
ask-hire = Step 3. Hire a scoundrel, or go to the Sheriff's Office.
ask-hire-by-card = Whom do you hire?
ask-hire-use = You hired the { $scoundrel } for its ability. Use it?
ask-hire-order = Does your sheet stay as it is?
ask-arrange = You rearrange your sheet. Who lies on { $place }?
ask-office = The Sheriff's Office. What do you want there?
ask-again = The { $scoundrel } can be used twice: { $text } Once more?
ask-respond = What happened lets you use an ability. Use it, or go on.
ask-order = End of the day. Who goes first?
ask-suspect = { $seat } played a card into slot { $slot }. Do you put a henchman on it? You have { $henchmen }.
ask-suspect-first = One of your henchmen goes to jail. First put one on the card { $seat } played into slot { $slot }?
ask-last-call = Last call. Do you put a henchman on the card { $seat } played into slot { $slot }? You have { $henchmen }.
ask-evening = End of the day. Use an ability, or go on.
ask-first = You alone have the highest reputation. Who begins the next day?
ask-may = You may { $what }. Do you?
ask-rob = From whom do you steal money?
ask-free = Whose henchman do you free?
ask-jail = Whose henchman goes to jail?
ask-place = On which card goes the henchman?
ask-clear = Off which card do the henchmen go?
ask-choose = { $seat } used the { $card } and leaves you the choice.
ask-discard = Which scoundrel is discarded?
ask-scout = Which safe do you scout?
ask-mark-safe = Which safe do you mark?
ask-mark = { $safe }. Which number do you put on it?
ask-mark-known = { $safe } is worth { $value }. Which number do you put on it?
ask-flip = Which mark do you turn over?
ask-steal = Which safe do you steal? You have { $held }, the limit today is { $limit }.
ask-abandon = You may keep { $limit ->
    [one] { $limit } safe
   *[other] { $limit } safes
} today. Which one goes back to its site?
ask-swap-take = Which safe do you take in exchange?
ask-swap-give = Which of your safes do you give for it?
ask-scout-card = Which poker card do you look at?
ask-reveal-card = Which poker card do you show to all?
ask-deck = Whose deck do you look at?
ask-exchange = Exchange a card of yours for one of your hand.
ask-use-another = Which scoundrel do you use?
ask-lead = Which ability of your leader sheet do you use?
ask-swap = Which scoundrel takes part in the swap?
ask-swap-second = With which one do you swap?
ask-borrow = That costs { MONEY($amount) } and you have { MONEY($money) }. Take a loan, or go back.
ask-debt = You gain a debt. Which space do you put it into?
ask-fine-print = { WHO($seat) ->
    [you] You gain a debt. Look at it first?
   *[other] { $seat } gains a debt. Do you look at it?
}
ask-take-off = No debt is left in the supply. From which card do you take one?
ask-lose-debt = Which of your debts do you lose?
ask-pay-off = The Loan Office. Which debt do you pay off?
ask-own-debt = Which of your debts is it?
ask-place-debt = Where do you put the debt?
ask-give-debt = Who gets your debt?
ask-step-3 = Step 3 begins. Use an ability before you decide, or go on.
ask-maverick = You have put a henchman on a card. Use a maverick, or go on.
ask-flip-bluff = Which of your bluffs do you turn faceup?
ask-take-back = Which of your cards do you take back?
ask-swap-mod = Of which safe do you swap the mod?
ask-penalty = Send one of your henchmen to jail, or suffer this: { $what }
ask-enemy-place = On which of your cards goes the enemy's henchman?
ask-enemy-steal = Which safe does the enemy steal?
ask-destroy = Which safe does the enemy destroy?
ask-recruit = Whom does the enemy recruit?
ask-maverick-alone = Use a maverick by sending one of your henchmen to jail, or go on.
ask-choose-enemy = { $card }. What does the enemy choose?

## What the others read meanwhile

wait-strategy = { $seat } is choosing a strategy.
wait-start = { $seat } begins a turn.
wait-use = { $seat } may use an ability.
wait-plan = { $seat } is choosing a card and a slot.
wait-abilities = { $seat } is using abilities.
wait-hire = { $seat } is looking around the Saloon.
wait-arrange = { $seat } is rearranging the sheet.
wait-office = { $seat } is at the Sheriff's Office.
wait-again = { $seat } may go on with the same scoundrel.
wait-respond = { $seat } may answer to that.
wait-suspect = { $seat } is looking at the card.
wait-last-call = { $seat } is looking at the card.
wait-evening = { $seat } may act at the end of the day.
wait-first = { $seat } says who begins the next day.
wait-may = { $seat } may do more.
wait-rob = { $seat } is choosing a victim.
wait-free = { $seat } is at the jail.
wait-jail = { $seat } is choosing who goes to jail.
wait-place = { $seat } is placing a henchman.
wait-clear = { $seat } is choosing a card with henchmen.
wait-choose = { $seat } is put to a choice.
wait-discard = { $seat } is choosing who has to go.
wait-scout = { $seat } is choosing a safe to scout.
wait-mark-safe = { $seat } is choosing a safe to mark.
wait-mark = { $seat } is choosing a number.
wait-flip = { $seat } is choosing a mark to turn over.
wait-steal = { $seat } is choosing a safe to steal.
wait-abandon = { $seat } has to give a safe back.
wait-swap-take = { $seat } is exchanging a safe.
wait-swap-give = { $seat } is exchanging a safe.
wait-scout-card = { $seat } is looking at a poker card.
wait-reveal-card = { $seat } is choosing a poker card to show.
wait-deck = { $seat } is choosing a poker deck.
wait-exchange = { $seat } is exchanging a poker card.
wait-use-another = { $seat } is choosing a scoundrel to use.
wait-lead = { $seat } is choosing an ability of the leader sheet.
wait-swap = { $seat } is swapping.
wait-borrow = { $seat } is thinking about a loan.
wait-debt = { $seat } is putting a debt into a space.
wait-fine-print = { $seat } may look at a debt.
wait-take-off = { $seat } is taking a debt off a card.
wait-lose-debt = { $seat } is choosing a debt to lose.
wait-pay-off = { $seat } is at the Loan Office.
wait-own-debt = { $seat } is choosing a debt.
wait-place-debt = { $seat } is putting a debt somewhere.
wait-give-debt = { $seat } is giving a debt away.
wait-step-3 = { $seat } begins step 3.
wait-maverick = { $seat } may use a maverick.
wait-flip-bluff = { $seat } is turning a bluff faceup.
wait-take-back = { $seat } is taking a card back.
wait-swap-mod = { $seat } is swapping a mod.
wait-penalty = { $seat } is weighing a penalty.
wait-enemy-place = { $seat } is choosing a card for the enemy.
wait-enemy-steal = { $seat } is choosing a safe for the enemy.
wait-destroy = { $seat } is choosing a safe for the enemy.
wait-recruit = { $seat } is choosing a recruit for the enemy.

## Choices

choice-pass = Go on
choice-pass-start = Go on to step 1
choice-pass-abilities = Go on to step 3
choice-pass-suspect = Let it pass
choice-pass-last-call = Let it pass
choice-pass-respond = Use nothing
choice-pass-again = Once is enough
choice-pass-hire = Leave its ability
choice-pass-evening = Use nothing more
choice-henchman = Put a henchman on it
choice-yes = Yes
choice-yes-to = Yes: { $what }
choice-no = No
choice-again = Use it again
choice-keep = Leave everyone in place
choice-rearrange = Rearrange your sheet
choice-office = Go to the Sheriff's Office
choice-office-discarding = Go to the Sheriff's Office; the { $scoundrel } is discarded
choice-option = { $option }: { $does }
choice-empty = Nobody
choice-no-mark = Leave it unmarked
choice-use = Use the { $scoundrel }: { $does }
choice-use-strategy = Use your strategy card
choice-use-strategy-named = Use your strategy, { $strategy }: { $does }
choice-strategy = { $strategy }: { $does }
choice-strategy-hidden = Choose a strategy
choice-lead = Leader sheet, slot { $slot }: { $does }
choice-play = Play the { $card } into slot { $slot } (honest)
choice-play-bluff = Play the { $card } into slot { $slot } (a bluff)
choice-play-faceup = Play the 0 faceup, into no slot
choice-play-hidden = Play a card into slot { $slot }
choice-swap = Put your { $card } into slot { $slot } and take up the card there
choice-swap-hidden = Exchange the card in slot { $slot }
choice-safe = { $safe }
choice-safe-scout = Scout { $safe }
choice-safe-mark-safe = Mark { $safe }
choice-safe-steal = Steal { $safe }
choice-safe-abandon = Give back { $safe }
choice-safe-swap-take = Take { $safe }
choice-safe-swap-give = Give { $safe }
choice-seat = { $seat }
choice-seat-rob = Steal from { NAME($seat) }
choice-seat-free = { WHO($seat) ->
    [you] Free one of your own
   *[other] Free one of { WHOSE($seat) }
}
choice-seat-jail = Send one of { WHOSE($seat) } to jail
choice-seat-deck = { WHO($seat) ->
    [you] Look at your own deck
   *[other] Look at { WHOSE($seat) } deck
}
choice-seat-first = { WHO($seat) ->
    [you] You begin
   *[other] { $seat } begins
}
choice-seat-evening = { WHO($seat) ->
    [you] You go first
   *[other] { $seat } goes first
}
choice-seat-respond = { WHO($seat) ->
    [you] You go first
   *[other] { $seat } goes first
}
choice-card = { WHO($seat) ->
    [you] Your card in slot { $slot }
   *[other] { WHOSE($seat) } card in slot { $slot }
}
choice-card-place = Put it on { CARD($seat) } in slot { $slot }
choice-card-clear = Clear { CARD($seat) } in slot { $slot }
choice-card-scout-card = Look at { CARD($seat) } in slot { $slot }
choice-card-reveal-card = Show { CARD($seat) } in slot { $slot } to all
choice-scoundrel = The { $scoundrel }: { $does }
choice-scoundrel-use-another = Use the { $scoundrel }: { $does }
choice-scoundrel-discard = Discard the { $scoundrel }: { $does }
choice-scoundrel-swap = The { $scoundrel }: { $does }
choice-scoundrel-arrange = The { $scoundrel }: { $does }
choice-mark = Put a { $number } on it
choice-mark-true = Put a { $number } on it, the truth
choice-mark-unlisted = Put a { $number } on it, which { $site } does not list
choice-move = Move your { $number } here from { $safe }, as a { $shown }
choice-move-flipped = Move your { $number } here from { $safe } and turn it to { $shown }
choice-flip = { WHO($owner) ->
    [you] Turn your { $number } on { $safe } to { $shown }
   *[other] Turn { WHOSE($owner) } { $number } on { $safe } to { $shown }
}
choice-give-jail = Send one of your henchmen to jail
choice-give-scoundrel = Discard one of your scoundrels
choice-give-reputation = Lose reputation
choice-give-reputation-amount = Lose { $amount } reputation
choice-give-money = Give money
choice-give-money-amount = Give { MONEY($amount) }
choice-hire = Hire the { $scoundrel }{ $price }, to { $place }
choice-hire-instead = Hire the { $scoundrel }{ $price }, to { $place }; the { $old } is discarded
choice-hire-let-go = Hire the { $scoundrel }{ $price } and discard it at once
choice-hire-at-once = Hire the { $scoundrel }{ $price }, for its ability: { $does }
choice-with-loans = { $choice } (with a loan)
choice-pass-step-3 = Go on and decide
choice-pass-maverick = Use no maverick
choice-pass-fine-print = Don't look
choice-pass-pay-off = Pay off no more
choice-pass-use-another = Use nobody
choice-pass-choose = Neither
choice-loan = Take a loan of { MONEY($amount) }, debt into the { MONEY($price) } space
choice-back = Go back, and leave it
choice-debt = The { MONEY($price) } space
choice-debt-debt = Into the { MONEY($price) } space
choice-debt-lose-debt = Lose the debt in the { MONEY($price) } space{ $known }
choice-debt-pay-off = Pay off the debt in the { MONEY($price) } space{ $known }
choice-debt-own-debt = The debt in the { MONEY($price) } space{ $known }
debt-worth = { " " }(it counts { $value })
choice-location = { $location }: { $does }
choice-office-or-location = Go to the Sheriff's Office or another location; the { $scoundrel } is discarded
choice-use-safe = Use { $safe }
choice-use-safe-named = Use the { $gadget } ({ $safe }): { $does }
choice-safe-swap-mod = Swap the mod of { $safe }
choice-safe-place-debt = Put it on { $safe }
choice-safe-take-off = Take it off { $safe }
choice-seat-give-debt = Give it to { NAME($seat) }
choice-card-flip-bluff = Turn { CARD($seat) } in slot { $slot } faceup
choice-card-take-back = Take back { CARD($seat) } in slot { $slot }
choice-scoundrel-place-debt = Put it on the { $scoundrel }: { $does }
choice-scoundrel-take-off = Take it off the { $scoundrel }: { $does }
choice-safe-enemy-steal = The enemy steals { $safe }
choice-safe-destroy = The enemy destroys { $safe }
choice-card-enemy-place = On { CARD($seat) } in slot { $slot }
choice-scoundrel-recruit = The { $scoundrel }: { $does }
choice-jail = Rather send one of your henchmen to jail
choice-suffer = Suffer it
choice-suffer-what = Suffer it: { $what }
choice-give-debt = Gain a debt

## The running log

event-leader = { WHO($seat) ->
    [you] You lead as { $leader }.
   *[other] { $seat } leads as { $leader }.
}
event-day = Day { $day }. { WHO($first) ->
    [you] You begin.
   *[other] { $first } begins.
}
event-turn = { WHO($seat) ->
    [you] Your turn.
   *[other] { WHOSE($seat) } turn.
}
event-drew = { WHO($seat) ->
    [you] You draw { SOME("card", $count) }: { $cards }.
   *[other] { $seat } draws { SOME("card", $count) }: { $cards }.
}
event-drew-hidden = { WHO($seat) ->
    [you] You draw { SOME("card", $count) }.
   *[other] { $seat } draws { SOME("card", $count) }.
}
event-created = The { $scoundrel } comes into the Saloon.
event-played = { WHO($seat) ->
    [you] You play the { $card } into slot { $slot }.
   *[other] { $seat } plays the { $card } into slot { $slot }.
}
event-played-bluff = { WHO($seat) ->
    [you] You play the { $card } into slot { $slot }: a bluff.
   *[other] { $seat } plays the { $card } into slot { $slot }: a bluff.
}
event-played-faceup = { WHO($seat) ->
    [you] You play the { $card } faceup.
   *[other] { $seat } plays the { $card } faceup.
}
event-played-hidden = { WHO($seat) ->
    [you] You play a card into slot { $slot }.
   *[other] { $seat } plays a card into slot { $slot }.
}
event-suspected = { WHO($seat) ->
    [you] You put a henchman on { CARD($target) } in slot { $slot }.
   *[other] { $seat } puts a henchman on { CARD($target) } in slot { $slot }.
}
event-used = { WHO($seat) ->
    [you] You use the { $scoundrel }.
   *[other] { $seat } uses the { $scoundrel }.
}
event-used-strategy = { WHO($seat) ->
    [you] You use your strategy, { $strategy }.
   *[other] { $seat } uses the strategy { $strategy }.
}
event-used-leader = { WHO($seat) ->
    [you] You use your leader sheet: { $ability }
   *[other] { $seat } uses the leader sheet: { $ability }
}
event-cut-short = { WHO($seat) ->
    [you] This text leads to others without end: it ends here (Q52).
   *[other] This text leads to others without end: it ends here (Q52).
}
event-used-office = { WHO($seat) ->
    [you] You use the Sheriff's Office: { $option }.
   *[other] { $seat } uses the Sheriff's Office: { $option }.
}
event-to-office = { WHO($seat) ->
    [you] You go to the Sheriff's Office instead of hiring.
   *[other] { $seat } goes to the Sheriff's Office instead of hiring.
}
event-to-location = { WHO($seat) ->
    [you] You go to a location instead of hiring.
   *[other] { $seat } goes to a location instead of hiring.
}
event-money = { WHO($seat) ->
    [you] You gain { MONEY($amount) }.
   *[other] { $seat } gains { MONEY($amount) }.
}
event-paid = { WHO($seat) ->
    [you] You pay { MONEY($amount) }.
   *[other] { $seat } pays { MONEY($amount) }.
}
event-stole-money = { WHO($seat) ->
    [you] You steal { MONEY($amount) } from { NAME($victim) }.
   *[other] { $seat } steals { MONEY($amount) } from { NAME($victim) }.
}
event-gave-money = { WHO($seat) ->
    [you] You give { NAME($to) } { MONEY($amount) }.
   *[other] { $seat } gives { NAME($to) } { MONEY($amount) }.
}
event-reputation-gain = { WHO($seat) ->
    [you] You gain { $count } reputation.
   *[other] { $seat } gains { $count } reputation.
}
event-reputation-loss = { WHO($seat) ->
    [you] You lose { $count } reputation.
   *[other] { $seat } loses { $count } reputation.
}
event-scouted = { WHO($seat) ->
    [you] You scout { $safe }: it is worth { $value }.
   *[other] { $seat } scouts { $safe }: it is worth { $value }.
}
event-scouted-hidden = { WHO($seat) ->
    [you] You scout { $safe }.
   *[other] { $seat } scouts { $safe }.
}
event-marked = { WHO($seat) ->
    [you] You put a { $number } on { $safe }.
   *[other] { $seat } puts a { $number } on { $safe }.
}
event-mark-moved = { WHO($seat) ->
    [you] You move the { $was } from { $from } to { $safe }, as a { $number }.
   *[other] { $seat } moves the { $was } from { $from } to { $safe }, as a { $number }.
}
event-mark-flipped = { WHO($seat) ->
    [you] You turn { WHOSE($owner) } mark on { $safe } to { $number }.
   *[other] { $seat } turns { WHOSE($owner) } mark on { $safe } to { $number }.
}
event-mark-flipped-own = { WHO($seat) ->
    [you] You turn your own mark on { $safe } to { $number }.
   *[other] { $seat } turns a mark of their own on { $safe } to { $number }.
}
event-looked = { WHO($seat) ->
    [you] You may look at { $safe } from now on: it is worth { $value }.
   *[other] { $seat } may look at { $safe } from now on: it is worth { $value }.
}
event-looked-hidden = { WHO($seat) ->
    [you] You may look at { $safe } from now on.
   *[other] { $seat } may look at { $safe } from now on.
}
event-stole = { WHO($seat) ->
    [you] You steal { $safe }: it is worth { $value }.
   *[other] { $seat } steals { $safe }: it is worth { $value }.
}
event-stole-hidden = { WHO($seat) ->
    [you] You steal { $safe }.
   *[other] { $seat } steals { $safe }.
}
event-abandoned = { WHO($seat) ->
    [you] You give { $safe } back to its site.
   *[other] { $seat } gives { $safe } back to its site.
}
event-abandoned-unused = { WHO($seat) ->
    [you] You give { $safe } back, to the unused safes.
   *[other] { $seat } gives { $safe } back, to the unused safes.
}
event-swapped-safes = { WHO($seat) ->
    [you] You exchange { $gave } for { $took }, which is worth { $value }.
   *[other] { $seat } exchanges { $gave } for { $took }, which is worth { $value }.
}
event-swapped-safes-hidden = { WHO($seat) ->
    [you] You exchange { $gave } for { $took }.
   *[other] { $seat } exchanges { $gave } for { $took }.
}
event-freed = { WHO($seat) ->
    [you] You free one of { WHOSE($owner) } henchmen.
   *[other] { $seat } frees one of { WHOSE($owner) } henchmen.
}
event-freed-own = { WHO($seat) ->
    [you] You free one of your henchmen.
   *[other] { $seat } frees one of their own henchmen.
}
event-jailed = { WHO($owner) ->
    [you] One of your henchmen goes to jail.
   *[other] One of { WHOSE($owner) } henchmen goes to jail.
}
event-placed = { WHO($seat) ->
    [you] You put { WHOSE($owner) } henchman on { CARD($target) } in slot { $slot }.
   *[other] { $seat } puts { WHOSE($owner) } henchman on { CARD($target) } in slot { $slot }.
}
event-placed-own = { WHO($seat) ->
    [you] You put a henchman on { CARD($target) } in slot { $slot }.
   *[other] { $seat } puts a henchman on { CARD($target) } in slot { $slot }.
}
event-destroyed = { WHO($seat) ->
    [you] You take { SOME("henchman", $count) } off { CARD($target) } in slot { $slot } for good.
   *[other] { $seat } takes { SOME("henchman", $count) } off { CARD($target) } in slot { $slot } for good.
}
event-destroyed-own = { WHO($seat) ->
    [you] You take { SOME("henchman", $count) } off your own card in slot { $slot } for good.
   *[other] { $seat } takes { SOME("henchman", $count) } off their own card in slot { $slot } for good.
}
event-returned = { WHO($seat) ->
    [you] You send { SOME("henchman", $count) } home from { CARD($target) } in slot { $slot }.
   *[other] { $seat } sends { SOME("henchman", $count) } home from { CARD($target) } in slot { $slot }.
}
event-returned-own = { WHO($seat) ->
    [you] You send { SOME("henchman", $count) } home from your card in slot { $slot }.
   *[other] { $seat } sends { SOME("henchman", $count) } home from their own card in slot { $slot }.
}
event-scouted-card = { WHO($seat) ->
    [you] You look at { CARD($target) } in slot { $slot }: { $card }.
   *[other] { $seat } looks at { CARD($target) } in slot { $slot }: { $card }.
}
event-scouted-card-hidden = { WHO($seat) ->
    [you] You look at { CARD($target) } in slot { $slot }.
   *[other] { $seat } looks at { CARD($target) } in slot { $slot }.
}
event-scouted-card-own = { WHO($seat) ->
    [you] You look at your card in slot { $slot }: { $card }.
   *[other] { $seat } looks at their own card in slot { $slot }: { $card }.
}
event-scouted-card-own-hidden = { WHO($seat) ->
    [you] You look at your card in slot { $slot }.
   *[other] { $seat } looks at their own card in slot { $slot }.
}
event-looked-at-deck = { WHO($seat) ->
    [you] You look at the top card of { WHOSE($target) } deck: { $card }.
   *[other] { $seat } looks at the top card of { WHOSE($target) } deck: { $card }.
}
event-looked-at-deck-hidden = { WHO($seat) ->
    [you] You look at the top card of { WHOSE($target) } deck.
   *[other] { $seat } looks at the top card of { WHOSE($target) } deck.
}
event-looked-at-deck-own = { WHO($seat) ->
    [you] You look at the top card of your deck: { $card }.
   *[other] { $seat } looks at the top card of their own deck: { $card }.
}
event-looked-at-deck-own-hidden = { WHO($seat) ->
    [you] You look at the top card of your deck.
   *[other] { $seat } looks at the top card of their own deck.
}
event-revealed = { WHO($seat) ->
    [you] You show { CARD($target) } in slot { $slot }: { $card }.
   *[other] { $seat } shows { CARD($target) } in slot { $slot }: { $card }.
}
event-revealed-own = { WHO($seat) ->
    [you] You show your card in slot { $slot }: { $card }.
   *[other] { $seat } shows their own card in slot { $slot }: { $card }.
}
event-revealed-top = { WHO($seat) ->
    [you] You show the top card of { WHOSE($target) } deck: { $card }.
   *[other] { $seat } shows the top card of { WHOSE($target) } deck: { $card }.
}
event-revealed-zero = { WHO($seat) ->
    [you] Your { $card } lies there for all to see.
   *[other] { WHOSE($seat) } { $card } lies there for all to see.
}
event-shuffled = { WHO($seat) ->
    [you] You shuffle { WHOSE($target) } deck.
   *[other] { $seat } shuffles { WHOSE($target) } deck.
}
event-shuffled-own = { WHO($seat) ->
    [you] You shuffle your deck.
   *[other] { $seat } shuffles their own deck.
}
event-swapped-card = { WHO($seat) ->
    [you] You put the { $put } into slot { $slot } and take up the { $took }.
   *[other] { $seat } puts the { $put } into slot { $slot } and takes up the { $took }.
}
event-swapped-card-hidden = { WHO($seat) ->
    [you] You exchange the card in slot { $slot } for one of your hand.
   *[other] { $seat } exchanges the card in slot { $slot } for one in hand.
}
event-hired = { WHO($seat) ->
    [you] You hire the { $scoundrel }.
   *[other] { $seat } hires the { $scoundrel }.
}
event-hired-let-go = { WHO($seat) ->
    [you] You hire the { $scoundrel } and have no place for it.
   *[other] { $seat } hires the { $scoundrel } and has no place for it.
}
event-hired-at-once = { WHO($seat) ->
    [you] You hire the { $scoundrel } for its ability.
   *[other] { $seat } hires the { $scoundrel } for its ability.
}
event-arranged = { WHO($seat) ->
    [you] You have rearranged your sheet.
   *[other] { $seat } has rearranged the sheet.
}
event-discarded = The { $scoundrel } is discarded.
event-swapped-jobs = { WHO($seat) ->
    [you] You swap two jobs: { $job } and { $other }.
   *[other] { $seat } swaps two jobs: { $job } and { $other }.
}
event-swapped-traits = { WHO($seat) ->
    [you] You swap two traits: { $trait } and { $other }.
   *[other] { $seat } swaps two traits: { $trait } and { $other }.
}
event-no-refill = The decks have run out: nobody new comes into the Saloon.
event-strategy-chosen = { WHO($seat) ->
    [you] You choose the strategy { $strategy }.
   *[other] { $seat } chooses the strategy { $strategy }.
}
event-strategy-chosen-hidden = { WHO($seat) ->
    [you] You choose a strategy.
   *[other] { $seat } chooses a strategy.
}
event-strategy-shown = { WHO($seat) ->
    [you] Your strategy is { $strategy }.
   *[other] { WHOSE($seat) } strategy is { $strategy }.
}
event-called-honest = { WHO($seat) ->
    [you] Your card in slot { $slot } is called: it is the { $card }. True.
   *[other] { WHOSE($seat) } card in slot { $slot } is called: it is the { $card }. True.
}
event-called-bluff = { WHO($seat) ->
    [you] Your card in slot { $slot } is called: it is the { $card }. Bluff.
   *[other] { WHOSE($seat) } card in slot { $slot } is called: it is the { $card }. Bluff.
}
event-under-deck = { WHO($seat) ->
    [you] Under your deck: { SOME("card", $count) } of today.
   *[other] Under { WHOSE($seat) } deck: { SOME("card", $count) } of today.
}
event-starts = { WHO($seat) ->
    [you] You begin the next day.
   *[other] { $seat } begins the next day.
}
event-chose-jail = { WHO($seat) ->
    [you] You choose the jail.
   *[other] { $seat } chooses the jail.
}
event-chose-reputation = { WHO($seat) ->
    [you] You choose to lose reputation.
   *[other] { $seat } chooses to lose reputation.
}
event-chose-money = { WHO($seat) ->
    [you] You choose to pay.
   *[other] { $seat } chooses to pay.
}
event-chose-scoundrel = { WHO($seat) ->
    [you] You choose to let a scoundrel go.
   *[other] { $seat } chooses to let a scoundrel go.
}
event-chose-debt = { WHO($seat) ->
    [you] You choose to gain a debt.
   *[other] { $seat } chooses to gain a debt.
}
event-loan = { WHO($seat) ->
    [you] You take a loan.
   *[other] { $seat } takes a loan.
}
event-debt-gained = { WHO($seat) ->
    [you] You gain a debt, in space { $space }.
   *[other] { $seat } gains a debt, in space { $space }.
}
event-debt-lost = { WHO($seat) ->
    [you] You lose the debt in space { $space }: it was worth { $value }.
   *[other] { $seat } loses the debt in space { $space }: it was worth { $value }.
}
event-debt-discarded = A debt of { $value } is discarded.
event-debt-on-safe = { WHO($seat) ->
    [you] You put a debt on { $safe }.
   *[other] { $seat } puts a debt on { $safe }.
}
event-debt-on-scoundrel = { WHO($seat) ->
    [you] You put a debt on the { $scoundrel }.
   *[other] { $seat } puts a debt on the { $scoundrel }.
}
event-debt-off-safe = { WHO($seat) ->
    [you] No debt is left in the supply: you take one from { $safe }.
   *[other] No debt is left in the supply: { $seat } takes one from { $safe }.
}
event-debt-off-scoundrel = { WHO($seat) ->
    [you] No debt is left in the supply: you take one from the { $scoundrel }.
   *[other] No debt is left in the supply: { $seat } takes one from the { $scoundrel }.
}
event-debt-taken-up = { WHO($seat) ->
    [you] You take up one of your debts.
   *[other] { $seat } takes up a debt of their own.
}
event-debt-seen = { WHO($seat) ->
    [you] You look at { WHOSE($owner) } new debt: { $value }.
   *[other] { $seat } looks at { WHOSE($owner) } new debt: { $value }.
}
event-debt-seen-hidden = { WHO($seat) ->
    [you] You look at { WHOSE($owner) } new debt.
   *[other] { $seat } looks at { WHOSE($owner) } new debt.
}
event-debt-seen-own = { WHO($seat) ->
    [you] You look at your new debt: { $value }.
   *[other] { $seat } looks at their own new debt: { $value }.
}
event-debt-seen-own-hidden = { WHO($seat) ->
    [you] You look at your new debt.
   *[other] { $seat } looks at their own new debt.
}
event-debts-mixed = No unused debt is left: { $count ->
    [one] the one that was lost comes back.
   *[other] { $count } lost ones are mixed anew.
}
event-used-location = { WHO($seat) ->
    [you] You use a location: { $location }.
   *[other] { $seat } uses a location: { $location }.
}
event-used-safe = { WHO($seat) ->
    [you] You use { $safe }.
   *[other] { $seat } uses { $safe }.
}
event-safe-opened = { $safe } is turned faceup: the { $gadget }.
event-mod-seen = { WHO($seat) ->
    [you] You see the mod of { $safe }: { $mod }.
   *[other] { $seat } sees the mod of { $safe }: { $mod }.
}
event-mod-seen-hidden = { WHO($seat) ->
    [you] You see the mod of { $safe }.
   *[other] { $seat } sees the mod of { $safe }.
}
event-mod-swapped = { WHO($seat) ->
    [you] You swap the mod of { $safe } with unused mod { $unused }: { $mod }.
   *[other] { $seat } swaps the mod of { $safe } with unused mod { $unused }: { $mod }.
}
event-mod-swapped-hidden = { WHO($seat) ->
    [you] You swap the mod of { $safe } with unused mod { $unused }.
   *[other] { $seat } swaps the mod of { $safe } with unused mod { $unused }.
}
event-card-flipped = { WHO($seat) ->
    [you] You turn the card in slot { $slot } faceup: the { $card }.
   *[other] { $seat } turns the card in slot { $slot } faceup: the { $card }.
}
event-card-returned = { WHO($seat) ->
    [you] You take the { $card } in slot { $slot } back into your hand.
   *[other] { $seat } takes the { $card } in slot { $slot } back.
}
event-card-returned-hidden = { WHO($seat) ->
    [you] You take the card in slot { $slot } back into your hand.
   *[other] { $seat } takes the card in slot { $slot } back.
}
event-step-skipped = { WHO($seat) ->
    [you] You skip step 3 of this turn.
   *[other] { $seat } skips step 3 of this turn.
}
event-automa = Automa card { $automa }, { $section ->
    [top] top
   *[bottom] bottom
} section: { $text }
event-automa-shuffled = The discarded automa cards are shuffled into the deck.
event-penalty-void = That cannot happen in full, so no henchman has to go to jail for it.
event-recruited = { $enemy } recruits the { $scoundrel }.
event-safe-destroyed = { $enemy } destroys { $safe }.
event-enemy-day = At the end of the day { $leader } acts.
event-enemy-no-henchman = { $enemy } has no henchman at hand, so none is placed (XR124).
event-enemy-no-card = { $enemy } finds no card of yours to place a henchman on (SR52, SR190).
event-enemy-no-safe = { $enemy } finds no safe there (SR170).
event-enemy-no-recruit = { $enemy } finds nobody there to recruit.
event-enemy-no-rise = { $enemy } has 6 reputation already and gains no more (SR117).
event-enemy-no-gain = There is nothing for { $enemy } to count, so no money comes of it.
event-enemy-no-debt = There is no debt to place, or nobody in the Saloon to place one on.
event-went-home = { WHO($owner) ->
    [you] Your henchman comes home from { CARD($target) } in slot { $slot }.
   *[other] { WHOSE($owner) } henchman goes home from { CARD($target) } in slot { $slot }.
}
event-finished = That was day { $day }, the final day. Now count your tech.

## The end

result-winner = { WHO($seat) ->
    [you] You win with { $amount } tech.
   *[other] { $seat } wins with { $amount } tech.
}
result-by-money = Tech was level; more money decided.
result-by-turn = Tech and money were level; the later turn decided.
result-beaten = You win with { $amount } tech; { $enemy } has { $score }.
result-lost = { $enemy } has { $score } tech, you have { $amount }: you lose.
result-lost-level = { $enemy } has { $score } tech and so have you: level is lost.
enemy-name = Enemy
the-enemy = The enemy

## Steps of a choice, and the table in the terminal

step-slot = Slot { $slot }: { $does }
step-plan-card = Slot { $slot }. Which card do you play?
step-honest = { $card } (honest)
step-bluff = { $card } (a bluff)
step-hire = { MONEY($amount) } { $scoundrel } · { $timing } · { $does }
step-place = Where does the { $scoundrel } go?
step-space = { $place }
step-space-taken = { $place }, in place of the { $old }
step-let-go = nowhere: it is discarded at once
step-exchange-slot = Slot { $slot }, where your { $card } lies
step-exchange-card = Slot { $slot }. Which card goes there?
step-loan = Take a loan of { MONEY($amount) }
step-loan-space = A loan. Which space takes the debt?

table-game = 3000 Scoundrels
table-day = Day { $day } of { $days }
table-turn-of = { WHO($seat) ->
    [you] your turn
   *[other] { WHOSE($seat) } turn
}
table-turn-slot = { WHO($seat) ->
    [you] your turn, slot { $slot }
   *[other] { WHOSE($seat) } turn, slot { $slot }
}
table-turn-faceup = { WHO($seat) ->
    [you] your turn, 0 faceup
   *[other] { WHOSE($seat) } turn, 0 faceup
}
table-money = Money
table-reputation = Rep.
table-henchmen = Henchmen
table-slots = Slots
table-hand = Hand/deck
table-safes = Safes
table-marks = Marks
table-icons = Icons
table-tech = Tech
table-yours = Only you see: hand { $hand } · marks left { $marks }
table-used = used
table-no-safes = no safe
table-saloon-empty = The Saloon is empty.
table-pile = Discard pile { $count }:
table-decks = decks: { $traits } traits, { $jobs } jobs
table-in-saloon = Saloon: { $card }
table-in-pile = Discarded: { $card }
table-page-town = Town
table-page-sheets = Sheets
table-page-log = Log
table-debts = Debts
table-bonuses = Bonuses
table-unused-debts = debts: { $unused } unused, discarded { $discarded }
table-no-debts = none
table-enemy = Enemy: { $name }
table-enemy-expert = Enemy: { $name } (Expert)
table-automa = Automa: { $deck } in the deck, discarded { $discarded }
table-recruits = Recruits: { $list }
table-recruited = Enemy: { $card }
table-card = Enemy card

## Keys and help

keys-ask = ↑↓ Enter · t s l pages · i inspect · : why not? · ? help · u undo · q quit
keys-wait = Space go on · t s l page · i inspect · ? help · u undo · q quit
keys-over = t s l page · i inspect · ? help and rules · q quit
help-keys =
    ↑ ↓ Enter, a digit or a letter: choose. Esc: one step back. Space: don't wait.
    t, s, l or Tab: town, sheets, log. ← →: scroll the page. i: inspect any card.
    : a choice in words, or why it cannot be. u: take back. q: leave (always saved).
    ♥ ♠ ♦ ♣ whose marks and henchmen, ? unknown, [5] only you know, 3 →♥ stolen, 6 - unused
    ■ a facedown card, · an open slot, ▲ henchman, △ in jail, ⚙ tech, ☞ asked, » whose turn
why-hint = such as: play 3@5

## Why not? Without a full stop; where a rule says so, its id comes last.

why-moment-slots = it is used in step 2, after a card was played (SR57)
why-moment-start = it is used at the start of your turn only (SR155)
why-moment-zero = it is used when your 0 is played faceup (T63, Q40)
why-moment-evening = it is used at the end of the day only (Q4)
why-moment-hired = it is used when hired, and nobody on a sheet is ever hired (T65)
why-moment-neighbour = its neighbour was not used, or others are to answer first (SR150, Q16)
why-moment-reputation = no reputation was gained just now (T69)
why-moment-money = no money came from another scoundrel just now (T49, T66, SR210)
why-moment-lie = no safe was marked with a number that its site lacks (T79)
why-moment-after-3 = it is used right after step 3 of your turn (T82)
why-moment-step-3 = it is used at the start of step 3, which may be skipped (X33, X34)
why-moment-maverick = a maverick is used after you place a henchman on an opponent's card in its slot (XR76, XQ6)
why-moment-debt = you have gained no debt just now (X38)
why-moment-debt-lost = you have lost no debt just now (X39)
why-moment-fall = no opponent has lost reputation just now
why-moment-answer = what it answers to has not happened just now (SR152)
why-use-clean = { $trait } works while you have { MONEY(0) } and no debts (T67)
why-use-poor = { $trait } works if nobody in the Saloon was to be had for your money when step 3 began (X33, X34)
why-use-indebted = { $trait } works while you have enough debts
why-gone-back = you have gone back from that; it is offered again once you have made another choice (XQ32)
why-faceup-zero = the 0 goes faceup only with a usable Candid scoundrel on the sheet, and from the hand (Q40)
why-no-going-back = nothing waits for a loan that one could go back from (XQ32)
why-penalty = a penalty is borne or bought off when an automa card threatens it, never otherwise (XR116)
why-mark-when = a safe is marked once it was scouted, or when an ability says so (SR120)
why-mark-number = no mark with that number is left; another number has to be used (T32)
why-mark-move = marks are moved only when all are on safes, and not off a safe an opponent has stolen (T33, Q25)
why-mark-must = a mark is left, so the safe has to be marked (T31)
why-rearrange = scoundrels are rearranged with a hire, or when an ability says so (SR74, T17)
why-strategy-use = a strategy card is used at its moment, once in each player's turn, if it can do anything (T86)
why-in-full = an option that cannot be done in full cannot be chosen (T75)
why-strategy-own = each leader chooses one of its own strategy cards (SR253)
why-office-when = the Sheriff's Office is for step 3, in place of a hire (SR69)
why-others-question = the open question is not for you
why-no-answer = that is no answer to what is asked now
why-pass-plan = one card of the hand has to be played every turn (SR38)
why-pass-hire = step 3 is compulsory: hire, or go to the Sheriff's Office (SR69, T20)
why-pass-ability = an ability in use is carried out as far as it can be; only what 'may' be done is optional (SR66, SR67)
why-final-day = that is for the final day only (T21)
why-condition = its condition is not met (T71)
why-price = that costs { MONEY($price) } and you have { MONEY($money) } (T14)
why-bluff-price = you have no bluff without henchmen to turn faceup, or it is not a turn (XR144, T83)
why-henchman-none = you have no available henchman (T9)
why-reputation-none = you have no reputation left to lose (T71)
why-idle = it could do nothing now, as every effect is out of reach (Q23)
why-idle-location = it could do nothing now, as every effect is out of reach (XQ22)
why-idle-office = it could do nothing now, as every effect is out of reach (Q10, Q11)
why-debt-room = that means gaining a debt, and you have four (X6, XR41)
why-debt-price = that means gaining a debt and paying { MONEY($price) }, and you have { MONEY($money) } (T14, X6)
why-loan-turn = loans are for your own turn (X3, XR45)
why-loan-most = { $count } loans were taken this turn, which is the most (X2, XR44)
why-loan-four = you have four debts, or are gaining the fourth (X1, XR40)
why-loan-space = a debt lies in space { $space }; open spaces: { $open } (XR34)
why-loan-waits = the loan has to wait until this question is answered
why-safe-closed = { $safe } does not lie faceup on your sheet (XR62, XR63)
why-safe-used = { $safe } was used this turn (SR64)
why-of-safe = { $safe }: { $why }
why-safe-moment = this is not the moment that { $safe } names (XR63)
why-location-when = a location is used in step 3, after the rightmost of the Saloon is discarded (XR55, XR56)
why-location-office = cards that speak of the Sheriff's Office do not reach the locations (X40)
why-pay-off-none = you have no debt to pay off (XQ23)
why-pay-off-price = the cheapest of your debts costs { MONEY($price) } and you have { MONEY($money) } (X7)
why-debt-taken = a debt lies in space { $space } already (XR34)
why-debt-when = debts are gained and lost only when a rule or a card says so (XR33, XR37)
why-debt-none = no debt of yours lies in space { $space }
why-debt-costs = it costs { MONEY($price) } and you have { MONEY($money) } (X7)
why-lead-when = the leader sheet serves in step 2, by the slot of the card (SR57)
why-lead-slot = that ability belongs to another slot than the one played into (SR57)
why-lead-used = that ability was used this turn (SR64)
why-option-when = an option belongs to a visit of the Sheriff's Office, one to each visit (SR85)
why-seat-free = seat { $seat } has nobody in jail (Q11)
why-seat-jail = seat { $seat } is not an opponent with an available henchman (Q8)
why-seat-rob = seat { $seat } is not an opponent with money (Q23)
why-seat-answer = whoever sits there is no answer to what is asked now
why-play-when = a card is played in step 1 only, one a turn (SR38)
why-play-hand = the { $card } is not in your hand (SR38)
why-play-slot = slot { $slot } already holds a card today; open slots: { $open } (SR41)
why-suspect-window = suspicion is asked for at its windows: after step 1, after step 2 and at the end of the turn (Q6)
why-suspect-nothing = there is no card of this turn to suspect (SR51)
why-suspect-own = nobody may suspect an own card (T7)
why-suspect-faceup = faceup cards take no henchmen (T63)
why-suspect-gone = the card of this turn lies faceup, or was taken back (X32)
why-suspect-twice = you have a henchman on that card already (T6)
why-use-sheet = { $job } is not on your sheet
why-use-spent = { $job }, or its trait, was used this turn (SR64, T60)
why-use-slot = { $trait } does not go with this slot (SR57)
why-use-jail = { $trait } sends one of your henchmen to jail, and none is available (T9)
why-use-broke = { $trait } works while you have { MONEY(0) } (T67)
why-use-debt = { $trait } means gaining a debt, and you have four (X6, XR41)
why-of-job = { $job }: { $why }
why-use-moment = this is not the moment of { $trait }: { $why }
why-another-spent = { $job }, or its trait, was used this turn (T44, T45, T46, T60)
why-another-reach = { $job } is not where the text says, or could do nothing now (T41, Q23)
why-swap = { $job } is not one the text lets you swap; never a Tailor's own job (T62)
why-scoundrel-when = scoundrels are moved or discarded only when a rule or a card says so (SR77, T17)
why-scoundrel-which = { $job } is not one of those the text allows
why-card-suspect = only the card of the running turn can be suspected, by placing a henchman (SR51, T5)
why-card-none = no facedown card lies there
why-card-which = that card is not one of those the text allows (T83)
why-card-own = a henchman goes neither on your card nor on that of its owner (T7, T73)
why-card-twice = its owner has a henchman on that card already (T6)
why-hire-used = { $job } was used this turn and lies on the pile (T53)
why-hire-when = hiring is for step 3, or for abilities that say so (SR69)
why-hire-one = one scoundrel was hired already (SR70)
why-hire-saloon = { $job } is not in the Saloon (SR70)
why-hire-price = { $job } costs { MONEY($price) } and you have { MONEY($money) } (SR71)
why-hire-let-go = nobody is let go while there is room on the sheet, or for one that is only used (SR77, T64)
why-hire-space = space { $space } is taken, and there is room elsewhere (SR72)
why-hire-where = a scoundrel goes to a space of the sheet, one that acts when hired goes to none (SR72, T64)
why-safe-yours = { $safe } is not one of your safes (SR134)
why-safe-unused = { $safe } is unused (SR217)
why-safe-destroyed = { $safe } was destroyed (XR132)
why-safe-enemy = { $safe } lies at the enemy's card, which keeps it (XR127)
why-safe-stolen = { $safe } lies on the sheet of seat { $seat }, not at a site (SR129)
why-safe-which = { $safe } is not one of those the text allows (SR129)

## Why a choice is advised

poker-card = the { $card }
because-bluffs = Of cards like this one in slot { $slot }, { $percent } % are bluffs.
because-counting = By counting cards, it is the { $slot } in { $percent } % of cases.
because-shown = Of that player you have seen { $cards } today: { $count ->
    [one] one card is left that may be the { $slot }.
   *[other] { $count } cards are left, one of them the { $slot }.
}
because-needed = { $job } can be used only with a free henchman.
because-order = It is card { $number } of that player's day.
because-henchmen = If the card is honest, your henchman goes to jail: you have { $count } to spare.
because-seen-bluff = The card that belongs in slot { $slot } was seen elsewhere: this is a bluff.
because-seen-truth = You have seen the card in slot { $slot }: it is honest.
because-truth = It is the truth: whoever calls the { $card } loses a henchman.
because-called-truth = Somebody calls it in { $percent } % of cases.
because-called-bluff = A bluff there is called in { $percent } % of cases.
because-more-tech = { $when ->
    [end] In the end it brings you more tech than the alternative.
   *[morning] By the next morning it brings you more tech than the alternative.
}
because-less-tech = { $when ->
    [end] It costs you some tech in the end.
   *[morning] It costs you some tech by the next morning.
}
because-more-money = By the next morning you have about { MONEY($amount) } more than with the alternative.
because-less-money = It costs you about { MONEY($amount) } more by the next morning.
because-more-reputation = By the next morning it brings you more reputation than the alternative.
because-less-reputation = It costs you some reputation by the next morning.
because-more-henchmen = By the next morning it brings you more henchmen than the alternative.
because-less-henchmen = It costs you henchmen by the next morning.
because-more-safe = By the next morning you know of a better safe to steal than with the alternative.
because-less-safe = By the next morning you know of no such good safe to steal.
because-more-safes = By the next morning you have looked into more of the safes that lie at the sites.
because-less-safes = By the next morning you have looked into fewer of the safes that lie at the sites.
because-more-marks = More of your marks then lie on safes that can still be stolen.
because-less-marks = Fewer of your marks then lie on safes that can still be stolen.
because-more-scoundrels = You have more scoundrels on your sheet for the days to come.
because-less-scoundrels = You have fewer scoundrels on your sheet for the days to come.
because-more-first = It makes it likelier that you begin the next day.
because-less-first = It makes it less likely that you begin the next day.
because-more-ahead = { $when ->
    [end] { $count ->
        [one] It keeps your opponent back, who has less tech in the end than with the alternative.
       *[other] It keeps the strongest of the others back, who has less tech in the end than with the alternative.
    }
   *[morning] { $count ->
        [one] It keeps your opponent back, who has less tech by the next morning than with the alternative.
       *[other] It keeps the strongest of the others back, who has less tech by the next morning than with the alternative.
    }
}
because-less-ahead = { $count ->
    [one] It brings your opponent some tech, too.
   *[other] It brings the strongest of the others some tech, too.
}
