# What all games say.

you = you
    .whose = your
player = Player { $number }
whose = { $name }'s
money = ${ $amount }
list-and = { $list } and { $last }

choice-undo = Take the last choice back
event-undone = { WHO($seat) ->
    [you] You take your last choice back.
   *[other] { $seat } takes the last choice back.
}

## What cannot be chosen, and why

illegal = Seat { $seat } cannot choose '{ $choice }': { $why }.
illegal-over = The game is over.
illegal-unknown = '{ $choice }' is not a choice of this game.
illegal-unasked = Seat { $seat } is not asked anything now.
illegal-unasked-but = Seat { $seat } is not asked anything now; { $count ->
    [one] seat { $asked } is
   *[other] seats { $asked } are
}.
illegal-besides = { $first } And besides: { $why }.
illegal-possible = { $why } Possible: { $choices }.
illegal-possible-more = { $why } Possible: { $choices } and { $more } more.
undo-call = Nothing but a pass can be taken back while a last call is open.
undo-nothing = Seat { $seat } has made no choice yet.
undo-acted = Seat { $other } has acted since seat { $seat }'s last choice.
undo-acted-unseen = Another seat has acted since seat { $seat }'s last choice.
undo-chance = Chance was drawn since seat { $seat }'s last choice.
undo-shown = Something hidden was shown since seat { $seat }'s last choice ({ $what }).
why-rules = the rules do not allow it now
why-seat-none = there is no seat { $seat }
