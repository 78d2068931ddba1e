# The page itself. What the games say (questions, choices, log, rules, cards) comes from the server.

## Everywhere

tagline = Two games of nerve, one table.
home = Saloon, to the lobby
skip = To the table
loading = One moment.
offline = The server does not answer. Try again; nothing is lost.
close = Close
done = Done.
save = Save
send = Send
you = You
bot = Bot
menu = Menu
rules = Rules
about = About
me = My name and data
lobby = Lobby
language = Language
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
playing-as = Playing as
players = Players
game = Game
game-goat = The Good and the Bad and the Goat
game-goat-facts = 2 to 5 players · 25 min
game-goat-pitch = “This is the Widow.” Take the card, or leave the liar sitting on it.
game-scoundrels = 3000 Scoundrels
game-scoundrels-facts = 2 to 4 players · 60 min
game-scoundrels-pitch = Play a hidden card, use what the slot promises, and see who dares to call it.
game-double = Double or Nothing

## Lobby

deal-me-in = Deal me in
choose-game = Choose this game
change = Change
you-and-bots = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}.
days = { $days } days
no-clock = No clock
clock = Clock
clock-minutes = { $minutes } minutes each
invite-friends = Invite friends
pass-device = Pass one device around
first-game = First game, 10 minutes guided
sandbox = Sandbox
tables = Tables
your-games = Your games
your-turn-now = your turn
waits-for-players = waits for players
waits-for-others = waits for others
resume = Resume
open-table = Open
open-tables = Open tables
no-open-tables = No open tables. Start one and send the link.
seated = { $taken } of { $all } seated
running = running
join = Join
watch = Watch
watch-again = Watch again
replay = Replay
setup-bots = { $game }: you and bots
setup-friends = { $game }: with friends
solo = Solo
solo-text = The solo game of Double or Nothing: three days against an enemy whom the rules play.
enemy = Against
difficulty = Difficulty
normal = Normal
expert = Expert
setup-alone = { $game }: alone
setup-device = { $game }: on one device
bot-random = Easy
bot-rules = Steady
bot-greedy = Greedy
bot-montecarlo = Shrewd
bot-search = Sharp
bot-top = Sharpest
lobby-bot = Bot: { $kind }
bot-number = Bot { $number }
bot-level = How strong
bot-character = What kind
bot-with-character = { $level }, { $character }
bot-for-seat = Bot for this seat
bots-here = Bots at this table
character-none = even-tempered
character-honest = honest
character-reckless = reckless
character-bloodhound = bloodhound
character-collector = collector
character-miser = miser
character-stone-face = stone face
player-name = Player { $number }
length = Length
strategy-cards = Strategy cards
own-cards = Cards of your own (a card file)
pace = Pace
pace-live = Live, everybody at the table
pace-turn = Turn by turn, over days
public-table = Anybody may join and watch
open-and-invite = Open the table
allow-hints = Hints allowed

## Before the game

waiting-for = { $count ->
    [0] All seats are taken.
    [one] One seat is free. The game starts when it is taken.
   *[other] { $count } seats are free. The game starts when they are taken.
}
free-seat = Free
empty-seat = Nobody
sit-here = Sit here
make-free = Keep it free
make-bot = Bot
seat-bot = Take the seat
make-empty = Nobody
invite-text = { $name } invites you: { $game }.
scan-or-send = Scan, or send the link. Whoever opens it sits down.
invite-link = Invitation
copy-link = Copy link
copied = Copied.
qr = The link as a QR code

## At the table

prompt-label = What is asked
your-turn = Your turn
nothing-open = Nothing is asked now.
sure = Sure? { $text }
sure-short = Sure? { $text }
sure-yes = Yes, do it
let-go = Let go
table-paused = The table is paused.
table-looks = The table is looking.
can-act-here = You can act here.
places = Places
log = Log
talk = Talk
notes = Notes
notes-hint = Only you see this, on this device.
nothing-said = Nobody has said anything.
say-something = Say something to the table
watching = you watch
undo = Undo
hint = What would you do?
hint-thinking = Thinking …
hint-says = I would: { $text }.
hint-sure = Sure of it.
hint-fairly = Fairly sure.
hint-leaning = Leaning that way.
hint-toss-up = A toss-up.
hint-win = Your chance to win is about { $chance } %.
only-you = Only you see
since-you-left = Since you left
connection-lost = Connection lost. Trying again; nothing is lost.
no-table = There is no table here.
game-over = The game is over
from-rulebook = From the rulebook
from-us = Ours
rules-and-rulings = Rules and rulings
final-count = The count
total = Total
skip-count = Show all
winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
tie-broken = The tie was broken.
tie-shared = Nothing breaks the tie.
rematch = Again, one seat on
pass-to = Pass the device to
look-away = Everyone else, look away. Nothing of the last player is on this screen.
hold-to-open = Hold to open
space = Space

## Menu

sound = Sounds
volume = Volume
notify = Tell me when it is my turn
notify-refused = The browser does not allow notes; its settings can.
ask-first = Ask before what cannot be taken back
single-keys = Single keys
pause = Pause the table
go-on = Go on
vote-end = Vote to end the game
voted-end = Your vote is cast; all must agree.
vote-replace = Vote: a bot goes on for { $name }
concede = Give up
concede-sure = Sure? Give up
shared-board = Board for a big screen
other-device = My seat on another device
other-device-hint = Whoever has this link plays your seat. Show it to nobody.
download-log = The log as a file

## Keys

keys = Keys
key-lit = use the lit thing with that number
key-arrows = move inside a group
key-choose = choose
key-esc = let go, close
key-answer = accept, refuse
key-call = call, let it pass
key-finish = finish the step
key-inspect = inspect what is focused
key-why = why not?
key-undo = undo, while allowed
key-hint = what would you do?
key-places = town, Saloon, hand, players
key-log = log, say something
key-replay = replay: back, on
key-help = this list

## Verbs, for choices that are buttons

verb-accept = Accept
verb-refuse = Refuse
verb-pass = Pass
verb-yes = Yes
verb-no = No
verb-keep = Keep it so
verb-again = Again
verb-rearrange = Rearrange

## The Goat

goat-round = Round { $round }
goat-standing = of { $rounds } · { $hats ->
    [one] one hat left
   *[other] { $hats } hats left
} · deck { $deck }
goat-street = Street
goat-empty = empty
goat-order = acts in this order at the end of the round
goat-below = Below the Saloon
goat-held = held by { $name }
goat-free = nobody yet
goat-out = out this round
goat-dealing = dealing
goat-asked = asked
goat-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
goat-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
goat-hats = { $count ->
    [one] 1 hat
   *[other] { $count } hats
}
goat-loot = carries { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
goat-offer = Offer
goat-your-hand = Your hand: which card do you offer?
goat-drawn = just drawn
goat-call-it = And what do you call the { $card }?
goat-to-whom = And to whom? Point at a player.
goat-claim = Call it { $card }
goat-claim-true = Call it { $card }, which is true
goat-truth = true
goat-says = { $name } says
goat-this-is = “This is the { $card }.”
goat-covered = The covered card
goat-your-card = Your covered card: { $card }
goat-if-true = If it is true:
goat-unplaced = { $count ->
    [one] One character is not placed yet
   *[other] { $count } characters are not placed yet
}
goat-passed = in the hand you passed on
goat-no-tokens = no tokens
goat-with-coins = { $count ->
    [one] with your coin
   *[other] with your { $count } coins
}
goat-tab-offer = Offer
goat-tab-street = Street
goat-tab-saloon = Saloon
goat-tab-yours = Yours
goat-tab-log = Log

## Replay

eyes = Through the eyes of
eyes-all = all
eyes-none = a spectator
moment = Moment
replay-start = The table is set.
no-replay = This game cannot be replayed yet.
cut-back = Back by a day or round
cut-on = On by a day or round
step-back = Back
step-on = On
run = Play
stop = Stop

## Looking back

review = How did I play?
review-of = { $name } looks back
review-thinking = The house goes through the game. That takes a moment.
no-review = There is nothing to look back at yet.
review-curve = Chance to win
review-curve-text = Everyone’s chance to win after each choice, as the weights of our bots see it with all cards open. Your line is the heavy one.
review-moment = After choice { $step }
review-turns = Turning points
review-turns-text = The choices that changed your chance to win most. Each leads to that moment.
review-change = { $change } points
review-none-turned = Nothing turned this game.
review-judged = Your bluffs and doubts
review-judged-text = What the odds were, as far as you could know, and what was so.
review-none-judged = You neither bluffed nor had anything to doubt.
review-bluff = Bluff
review-doubt = Doubt
review-odds-suspicion = called: { $odds } %
review-odds-acceptance = believed: { $odds } %
review-odds-bluff = a bluff: { $odds } %
review-odds-truth = true: { $odds } %
review-came-suspicion = it was called
review-not-suspicion = nobody called
review-came-acceptance = it was believed
review-not-acceptance = it was refused
review-came-bluff = it was a bluff
review-not-bluff = it was true
review-came-truth = it was true
review-not-truth = it was a lie
review-calibration = How the odds fell
review-calibration-text = { $count ->
    [one] One moment was judged.
   *[other] { $count } moments were judged.
} Mean squared error { $brier }; a coin has 0.25, certainty 0.
review-said = odds of about
review-fell = came true
review-times = times
review-as-table = As a table
review-step = Choice

## Rules

search-rules = Search
search-hint = a word, a rule's number
game-words = Game words
found = { $count ->
    [one] One entry.
   *[other] { $count } entries.
}
nothing-found = The rulebook has nothing on that.

## My name and data

name = Name
recovery = A way back
recovery-text = With this code you come back on another device, with all your seats. It is good once.
recovery-code = Recovery code
new-code = A new code
come-back = Come back
feed = Turns as a feed
feed-text = A private feed of the tables where it is your turn, for any feed reader.
feed-link = Feed
sign-out = Sign out my other devices
export = All that is kept about me
delete-me = Delete me
delete-sure = Sure? Delete everything

## About

about-text = A table for two Wild-West bluffing games. The rules are our own telling of published ones; names and games belong to their publishers.
credits = Credits
credits-icons = Icons by Lorc, Delapouite and contributors, recoloured, combined and screened by us:
credits-fonts = Fonts: Besley (Owen Earl), Libre Franklin (Impallari Type), League Gothic (The League of Moveable Type), all SIL OFL 1.1.
credits-own = Pointing hand, hats, eye and screens are our own drawings.
api = The API, for programs
