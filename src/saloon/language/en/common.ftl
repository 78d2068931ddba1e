# What all games say.

you = you
    .whose = your
player = Player { $number }
whose = { $name }'s
money = ${ $amount }
list-and = { $list } and { $last }

event-clock = { WHO($seat) ->
    [you] Your time is up; a bot makes this choice for you.
   *[other] { $seat }: time is up, and a bot makes this choice.
}
kept-more = More has happened while the table waited; look again, and choose.
kept-withdrawn = You took it back.
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
undo-over = The game is over.
why-rules = the rules do not allow it now
why-seat-none = there is no seat { $seat }

## Why a choice is advised

because-wait = Wait: you will be asked again in this turn, when more is known.
because-mixed = Do it { $percent } times in a hundred, not always: whoever always does the same can be read.
because-second = The next best: { $choice }. { $points ->
    [one] It costs one point of winning chance.
   *[other] It costs { $points } points of winning chance.
}
because-second-even = As good as it, as far as can be told: { $choice }.
because-second-better = A closer look likes this better by { $points } points of winning chance, so be wary: { $choice }.

# The Atom feed of turns
feed-title = Saloon: your turns
feed-turn = Your turn: { $game }

# A page for whoever is not let in
door-too-much = Too much came from your address at once. Wait a moment, then try again.
door-refused = You cannot come in this way: this house goes by another name, or the address holds something that cannot be read. Ask for the link once more.
door-again = Try again
nowhere = There is nothing at { $path }. What can be asked here is described at { $guide }; a person begins at { $home }.
no-such-deed = { $method } is nothing that can be done at { $path }. What can be asked here is described at { $guide }.
no-socket = There is no socket at { $path }. A table's socket is at /api/tables/TABLE/socket.
too-large = This is larger than anything that { $path } takes. What can be asked here is described at { $guide }.

# What does not fit: which field, what was given, what is allowed
misfit-wrong = { $field } cannot be { $given }. It has to be { $allowed }.
misfit-missing = { $field } is missing. It has to be { $allowed }.
misfit-unknown = There is no { $field } here. There is: { $names }.
misfit-control = There is the control character { $sign } in the { $field }, at place { $at }. Leave it out.
misfit-json = What came to { $path } cannot be read: its body is no JSON. How it has to look is described at { $guide }.
misfit-nested = The body is nested too deeply to be read. How it has to look is described at { $guide }.
misfit-request = This request cannot be read. How it has to look is described at { $guide }.
misfit-message = This message cannot be read: it is no JSON. Send an object that has a type, such as { $example }.
misfit-one-of = one of { $values }
misfit-truth = true or false
misfit-whole = a whole number
misfit-whole-range = a whole number, { $range }
misfit-number = a number
misfit-number-range = a number, { $range }
misfit-text = a text
misfit-text-range = a text of { $range } letters
misfit-list = a list
misfit-list-range = a list of { $range } things
misfit-object = an object
misfit-fields = an object with { $names }
misfit-or = { $one }, or { $other }
misfit-or-none = { $one }, or left out
misfit-between = { $low } to { $high }
misfit-least = at least { $low }
misfit-most = at most { $high }
misfit-null = null
misfit-list-of = a list of { $count }
misfit-huge = a number as huge as this
misfit-hidden = what was sent
