# The page itself. What the games say (questions, choices, log, rules, cards) comes from the server.

## Everywhere

tagline = Two games of nerve, one table.
home = Saloon, to the lobby
skip = To the table
loading = One moment.
offline = The server does not answer. Try again; nothing is lost.
close = Close
done = Done.
send = Send
you = You
bot = Bot
menu = Menu
rules = Rules
about = About
me = My name and data
lobby = Lobby
theme-light = Light
theme-dark = Dark
playing-as = Playing as
players = Players
game = Game
game-goat = The Good and the Bad and the Goat
game-goat-facts = 2 to 5 players · 25 minutes
game-goat-pitch = “This is the Widow.” Take the card, or leave the liar sitting on it.
game-scoundrels = 3000 Scoundrels
game-scoundrels-facts = 1 to 4 players · 60 minutes
game-scoundrels-pitch = Play a hidden card, use what the slot promises, and see who dares to call it.
game-double = Double or Nothing

## Lobby

deal-me-in = Deal me in
change = change
you-and-bots = you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
days = { $days } days
no-clock = No clock
clock = Clock
clock-minutes = { $minutes } minutes each
invite-friends = Invite friends
first-game = First game, 10 minutes guided
sandbox = Sandbox
tables = Tables
waits-for-players = waits for players
resume = Resume
open-table = Open
open-tables = Open tables
no-open-tables = No open tables. Start one and send the link.
seated = { $taken } of { $all } seated
running = running
join = Join
watch = Watch
replay = Replay
enemy = Against
difficulty = Difficulty
normal = Normal
expert = Expert
bot-random = Easy
bot-rules = Steady
bot-greedy = Greedy
bot-quick = Quick
bot-montecarlo = Shrewd
bot-search = Sharp
bot-top = Sharpest
bot-number = Bot { $number }
bot-level = How strong
bot-character = What kind
bot-with-character = { $level }, { $character }
bot-for-seat = Bot for this seat
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
pace = Pace
pace-live = Live
pace-turn = Turn by turn
public-table = Anybody may join and watch
open-and-invite = Open the table
allow-hints = Hints allowed
play-now = Play now
look-in = Look in
ways = Other ways to play
way-friends = With friends
way-friends-is = a link is all they need
way-device = One device, passed around
way-device-is = a curtain keeps secrets
way-alone = Solo
way-alone-is = twelve turns, one enemy
way-how-is = each game on one page
what-is-this = What is this?
what-is-this-text = A table for two bluffing games, against bots or friends. No account: this browser keeps the key to your name and games.
back = Back

## Before the game

waiting-for = { $count ->
    [0] All seats are taken.
    [one] One seat is free. The game starts when it is taken.
   *[other] { $count } seats are free. The game starts when they are taken.
}
free-seat = Free
empty-seat = Nobody
sit-here = Sit here
sit-here-at = Sit here, chair { $number }
sit-as = You sit down as { $name }.
guest-name = What shall they call you?
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
places = Places
log = Log
talk = Talk
notes = Notes
log-all = Everybody
log-of = Whose lines
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
hint-win-by-chance = If all went on by chance from here, you would win about { $chance } of 100 games.
hint-because = Why
only-you = Only you see
since-you-left = Since you left
connection-lost = Connection lost. Trying again; nothing is lost.
game-on = The game is on
more-games = More games
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
rematch = Rematch
pass-to = Pass the device to
look-away = Everyone else, look away. Nothing of the last player is on this screen.
hold-to-open = Hold to open
space = Space

## Menu

pause = Pause the table
go-on = Go on

## Keys

keys = Keys
key-to-town = town
key-to-saloon = Saloon
key-to-hand = hand
key-to-rivals = players

## Verbs, for choices that are buttons

verb-accept = Accept
verb-refuse = Refuse
verb-pass = Pass
verb-yes = Yes
verb-no = No
verb-keep = Keep it so
verb-again = Again
verb-rearrange = Rearrange

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
review-curve = Chance to win
review-worst = What cost you
review-worst-text = Your choices beside the best other one you had, by what you could know then. Played out many times, but still an estimate.
review-worst-other = Better: { $other }.
review-none-worst = Nothing you chose was clearly worse than something else.
review-best = What paid
review-best-text = Here the next best choice would have been clearly worse.
review-best-other = Next best: { $other }.
review-none-best = Nothing you chose was clearly better than everything else.
review-bluff = Bluff
review-doubt = Claim
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
review-as-table = As a table
review-step = Choice

## Rules

search-rules = Search
search-hint = a word, a rule’s number
game-words = Game words
found = { $count ->
    [one] One entry.
   *[other] { $count } entries.
}
nothing-found = The rulebook has nothing on that.

## My name and data

name = Name

## How fast things are shown

pace-calm = Calm
pace-brisk = Brisk
pace-instant = At once
pace-step = Step
take-back = Take it back ({ $seconds })
# The reader, after a label of a game’s words such as “given by”.
you-after = { $after ->
   *[other] you
}
take-back-for = you can take it back for { $seconds } seconds
enter = Enter

## Time, and who is here

clocks = Everybody’s time
clock-runs = runs
clock-soon = soon over
clock-zero = At zero a bot makes this one choice, and the log says so.
clock-zero-you = Your time runs. At zero a bot makes this one choice for you, and the log says so.
away = away
bot-plays = a bot plays
absent-away = { $name } is away. The table waits.
absent-leaving = { $name } is away. In { $time } a bot plays for { $name }.
absent-bot = A bot plays for { $name }.
absent-gave-up = { $name } gave up; a bot goes on.
stood-in = While you were away
stood-in-by = A bot ({ $bot }) has your seat. { $count ->
    [0] It has chosen nothing yet.
    [one] It made one choice in your name.
   *[other] It made { $count } choices in your name.
}
take-seat-back = Take my seat back
sent = Sent …
kept = Kept: { $text }. It goes through when the table goes on.
kept-meanwhile = What you choose now is kept until it goes on.
take-kept-back = Take it back
happened-sat = { $name } sits down.
happened-left = { $name } leaves.
happened-replaced = Somebody new plays for { $name }.
happened-gone = { $name } is gone.
happened-bot = A bot plays for { $name }.
happened-back = { $name } is back.
happened-clock = { $name }: time is up, a bot made that choice.
happened-conceded = { $name } gives up.
happened-paused = { $name } pauses the table.
happened-resumed = { $name } lets the table go on.
happened-started = The game begins.
happened-ended = The game ends.
## Where nothing is

gone-table = The doors are shut.
gone-table-more = Behind this link no table is open to you. Perhaps it ended, perhaps the link lost a letter: ask for a new one, or sit down at another.
gone-replay = Nothing to see again.
gone-replay-more = Behind this link no finished game is open to you. Perhaps the link lost a letter.
gone-page = This road leads nowhere.
gone-page-more = There is no page at this address.
gone-play = Go and play
gone-learn = A guided first game

## Home

greeting-morning = Good morning, { $name }.
greeting-day = Good day, { $name }.
greeting-evening = Good evening, { $name }.
new-here = New here? Learn it by playing.
new-here-text = Ten minutes at a table with Nell and Otto, and somebody beside you who says what matters.
start-lesson = Start the lesson
turn-of = { $names } to play

## Pages of one game

page-almanac = Almanac
page-workshop = Workshop

## Talk, and the end

you-win = You win.
you-win-with = You win, together with { $names }.
thing-now = can be chosen
reactions = Said by one press
voices = Whose voices you hear; nobody else learns of it
mute = Mute { $name }
unmute = Hear { $name }
mute-all = Mute all
unmute-all = Hear all
reaction-hello = Howdy.
reaction-well-played = Well played.
reaction-liar = Liar!
reaction-hm = Hm.
reaction-hurry = Take your time.
reaction-thanks = Thank you.
unread = { $count } unread
text-usual = Usual
text-large = Large
text-largest = Largest

# What a choice before a game means, in a line.
how-to-play = How to play
how-search = Search the numbered rules
how-print = Print
how-numbers = The small numbers lead into the full rules.
held-lost = Not sent: { $text } It is no longer asked.
ahead = Ahead
ahead-says = If it were counted now, as far as you can know.
ahead-range = { $least } to { $most }
gave-up = You gave up. A bot plays your seat to the end; you may watch.
