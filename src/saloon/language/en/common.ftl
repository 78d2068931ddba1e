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
