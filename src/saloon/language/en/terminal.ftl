# The table in the terminal.

you-name = You

table-round = Round { $round } of { $rounds } · deck { $deck }
table-each = { MONEY($amount) } each
table-coins = Coins
table-tokens = Tokens
table-hats = Hats
table-money = Money
table-dealer = deals
table-inactive = inactive
table-yours = Only you see: { $tokens }
table-none = no tokens
table-hand = In your hand: { $cards }
table-truth = Only you know: it is { THE($card) }.
table-truth-keeper = In truth it is { THE($card) }.
table-hand-of = In the hand of { $seat }: { $cards }
table-claim = “This is { THE($claim) }.”

step-card = You deal. Which card do you offer?
step-card-assistant = You assist: what { $to } declines goes out of play. Which card do you offer?
step-claim = { THE($card, at: "start") }. What do you call it?
step-to = { THE($card, at: "start") } as “{ $claim }”. Who gets it?
step-true = { $card } (the truth)

undo-nothing = There is nothing of yours to take back yet.
undo-acted = No taking back: { $seat } has acted since.
undo-shown = No taking back: something hidden has been shown since.
undo-done = Taken back.

keys-ask = ↑↓ Enter choose · Esc back · ? help and rules · u undo · q quit
keys-wait = Space go on · ? help and rules · u undo · q quit
keys-over = ? help and rules · q quit
help-keys =
    ↑ ↓ Enter, a digit or a letter: choose. Esc: one step back.
    Space: don't wait. u: take back. q: leave (it is always saved).
    ♥ ♠ ♦ ♣ ★ whose hat is on a character, ✗ out of play, · not seen yet
    ▲ hat in hand, △ hat placed, (+1) elixir: a coin that may come back
    Here: type to search the rules, ↑ ↓ scroll, Esc closes.
help-search = Search rules, rulings and game words
help-nothing = The rulebook has nothing on that.
final-keys = q: leave · Esc: look at the table

plain-ask = A number, a letter or a choice in words? (back: a step back, u: undo, q: leave)
plain-unknown = “{ $word }” is none of the choices.
plain-saved = The game is saved. Go on with: saloon play --resume { $path }

rules-words = Game words
rules-nothing = The { $game } rulebook has nothing on “{ $search }”.
