# The pages of the guided first games and of the sandbox. What the guide says comes from the server.

## Guided first games

learn-text = A real game, with somebody beside you who says what matters when it matters. No rulebook needed.
learn-begin = Sit down
lesson-goat = Two rounds against Nell and Otto: offers, lies, hats, and what the Saloon makes of them.
lesson-scoundrels = The final day of a game against Nell: bluff, scout, mark, steal, hire, and catch her at it.
lesson-free = Your choice. Point at whatever is lit; the line above your cards says what is asked.
lesson-first = First read what your guide says, then go on.
lesson-again = Start again
lesson-lobby = To the lobby
lesson-play-now = Play a full game now
nothing-yet = Nothing has happened yet.
coach = Guide
coach-step = Step { $step } of { $all }
coach-next = Go on

## Sandbox

bad-link = This link cannot be read; it may have been cut off.
to-start = To the start
set-up = Set up
sandbox-text = Every seat is yours. The link holds it all.
set-up-text = Put down what matters; the rest is dealt.
as-form = Form
as-text = Text
position = Position
try = Try it
trait = Trait
job = Job
dealer-hand = The hand that is dealt from
seat-number = Player { $number }
coins = Coins
tokens = Tokens
has-hats-on = Has hats on
on-the-street = On the street
money = Money
sheet-space = Space { $space }
marks = Marks on safes
whose-mark = Whose mark
mark-number = Number
put-there = Put it there
site-depot = Depot
site-estate = Estate
site-laboratory = Laboratory
