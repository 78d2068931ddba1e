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
undo-enough = { $most } choices have been taken back from this seat. From now on what is chosen stays.
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

# What the door says to whoever it does not let in
door-one-host = A request names one Host.
door-host-unread = The Host of this request cannot be read.
door-other-name = This house goes by another name; its host sets the names with --name.
door-other-site = This request comes from a page of another site.
door-origin-unread = The Origin of this request cannot be read.
door-json = Send JSON, with the header Content-Type: application/json.
door-no-http = This is no HTTP that can be read. Send one request after the other, each as RFC 9112 has it.
door-slow = The request took too long to come. Send it in one go.
door-body = The request's body is larger than anything that is taken here. Send less.
door-connections = Too many connections are open from this address. Close some, then try again.
door-head = The head of the request is too long. Send fewer or shorter headers.
door-no-handshake = This is no handshake of a WebSocket. Send one with GET as RFC 6455 has it, version 13.

# Too often, or too many
limit-wait = Too many { $what }; wait { $wait } s.
limit-most = Too many { $what } at once; the most is { $most }.
limit-requests = requests
limit-checks-of-health = checks of health
limit-messages = messages
limit-chat-messages = chat messages
limit-new-tables = new tables
limit-changes-of-mind = changes of mind
limit-things-to-read-again = things to read again
limit-time = seconds of the server's time for you
limit-hints-and-reviews = hints and reviews
limit-bytes-of-card-files = bytes of card files
limit-new-guests = new guests
limit-recovery-codes = recovery codes
limit-exports = exports
limit-sockets = sockets
limit-spectators = spectators

# What the house refuses
no-such-table = There is no such table, or it is not for you.
seat-moved = This seat has moved to another device, or is no longer yours.
no-seat = You have no seat at this table.
name-first = Say your name first: POST /api/me.
wrong-secret = This seat secret is not good here; it may have been moved to another device.
you-watch = You watch; to play, take a seat.
signed-out = You have been signed out meanwhile; say your name again.
wrong-recovery = Nobody has this recovery code; each can be used once.
text-empty = { $what } needs at least one letter.
text-long = { $what } has at most { $most } letters, not { $given }.
text-name = A name
text-message = A message
already-conceded = You have conceded; a bot plays your seat to the end.
more-happened = More has happened since seq { $at }; look at the table again.
many-write-same = Too many write to this table at once; try the same again.
many-write = Too many write to this table at once; try again.
not-begun = The game has not begun: seats are still free.
was-ended = The game was ended.
table-paused = The table is paused; anyone at it can resume.
not-by-rules = The rules do not allow this now.
key-used = This key already stands for another choice; make a new one for each.
no-pause = There is no game to pause.
no-concede = There is nothing to concede.
no-vote = There is no game to vote on.
players-vote = Only those who still play can vote.
vote-words = A vote is end, no or replace N, where N is the seat of a person.
go-yourself = To go yourself, leave or concede.
not-gone = Seat { $seat } has not been away for as long as this table waits.
name-another = Name the seat of somebody else at this table.
no-orders = Nothing is called at this game that a standing order could answer.
seat-no-time = Seat { $seat } is '{ $word }'; how long bots think here is set by the house: leave the @ out.
seat-words = Seat { $seat } is '{ $word }'; it is human, empty, bot:LEVEL or bot:LEVEL:PERSONALITY.
no-game = There is no game '{ $game }'; there are { $games }.
option-not-here = Option { $name } cannot be set at a table; { $instead }.
option-cards = send the text of a card file as `cards`, beside the options
option-suspicion = it follows from the pace
options-unread = The options for { $game } cannot be read; there are: { $known }.
no-human-seat = No seat is human; name one for yourself, or set sit to false.
house-drains = This house opens no new tables just now; those that run are played to their end.
tables-enough = You have { $most } tables that are not over; finish one first.
tables-from-here = In one day { $most } tables that are not over were opened from this address; let some come to their end, or open yours tomorrow.
many-share = { $names } share this device, and only { $free } human seats are left for them.
game-over = This game is over.
no-seat-free = No seat is free; you can watch.
seat-not-free = Seat { $seat } is not free; free: { $free }.
many-come = Too many come to this table at once; try again.
host-arranges = Only the host arranges the seats.
seat-fixed = Only a free seat of a game that has not begun can be changed.
table-changed = The table has changed; look again.
not-over = This game is not over.
rematch-players = Only those who played can ask for a rematch.
rematch-cards = Nobody here has the card file of this table any more, and it is not shared; open a table with cards of your own.
no-own-cards-here = '{ $game }' has no option cards: it is played with what is in its box.
cards-bytes = A card file has at most { $most } bytes.
cards-control = cards.toml: there is a control character in this file; take it out.
cards-deep = cards.toml: this is nested too deeply; write one card below the other.
cards-long = cards.toml: Reading this takes too long; write shorter sentences, or fewer.
cards-slow = cards.toml: Games with these cards take too long; let fewer texts lead to others.
cards-broken = cards.toml: A game with these cards cannot be played to its end ({ $error }).
workshop-late = This takes too long; write shorter sentences, fewer cards, or ask for fewer games.
workshop-cannot = This house cannot measure: { $package } is not installed; pip install 'saloon[lab]'.
workshop-broken-off = This took too long or too much room, and was broken off.
measured-sums = What earlier games came to does not add up; begin to measure anew.
attempt-failed = Nothing can be made of this.
cards-not-yours = There is no card file of that name that you may play with: send its text, or have its owner share it.
no-card-file = There is no card file '{ $name }' here.
cards-of-box = This table plays with the cards of the box.
no-hints = At this table nobody gets hints; its host decides that when opening one.
not-asked = Nothing is asked of you now; ask for a hint when it is your turn.
moved-on = The table has moved on while the house was thinking.
ended-early = This game was ended before its end, so there is no result to look back from.
sit-elsewhere = You sit elsewhere now; ask again.
replay-later = The game is not over; it can be replayed when it is.
no-eyes = Nobody has the eyes '{ $eyes }'; a seat, all or none has.
house-busy = The house is busy just now; try again in a moment.
thought-long = The house thought too long about that; try again.
set-aside = This table cannot go on: its log or its cards cannot be played. Whoever runs this house has been told.
restarts = The server restarts; come back in a moment.
stops = The server is stopping; try the same again in a moment.
store-cannot = Nothing can be stored here now: the database cannot be written, { $cause }.
store-read-only = it is read-only
store-full = its disk is full
store-says-nothing = it does not answer
store-silent = The database did not answer ({ $error }); try the same again.
socket-here = This is the address of a WebSocket.
many-refused = Too many messages were refused.
lines-enough = So much has come from this seat besides its game, more than { $most } lines, that nothing more is taken down. The game goes on.
message-bytes = A message has at most { $most } bytes.
hello-first = Say hello first.
hello-again = You have said hello already.
table-crowded = Too many look at this table.
many-windows = This seat is open in too many windows; the oldest was closed.
not-begun-yet = The game has not begun.
rematch-name = A rematch needs your name; a seat's secret is good for its own table only.
no-cards-of-yours = You have no card file of that name.
no-feed = There is no such feed; its address may have been revoked.
no-file = There is no such file.
cards-not-for-you = There is no card file '{ $name }' for you; ask with a table that plays with it.
no-card-texts = '{ $book }' has no cards with texts; the glossary tells its characters.
body-shape = This request has too many brackets, names and numbers: it may have { $texts } texts, and { $most } bytes beside them.
trial-long = This takes too long to play; shorten it.
trial-deep = This is nested too deeply.
trial-unread = This position, or its options, cannot be read; docs/notation.md tells how.
trial-cards = Cards from a file cannot be tried here.
almanac-none = '{ $game }' has no almanac.
almanac-no-setting = The almanac of '{ $game }' has no setting '{ $name }'.
almanac-no-thing = The almanac of '{ $game }' has no '{ $thing }'.
workshop-none = '{ $game }' has no cards to write.
workshop-no-shelf = There is no box '{ $box }' of '{ $game }' with cards to write.
measured-sides = Earlier games have two sides: without the file and with it.
no-rulebook = There is no rulebook '{ $book }'; there are { $books }.
no-lesson = There is no lesson '{ $name }'; there are { $lessons }.
seat-no-bot = Seat { $seat }: there is no bot '{ $bot }'. After bot: comes a level ({ $levels }), and after that perhaps a personality ({ $characters }).
house-mistake = The server made a mistake; it has been noted.
too-slow = Too many answers are waiting to be read.
moved-here = You sit elsewhere now; look at the table again.

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
