# The table in the terminal.

you-name = You

window-small = This window has { $wide } × { $high } characters; the table needs { $least_wide } × { $least_high }. Make it larger, or play line by line: saloon play --plain

undo-done = Taken back.

help-search = Search rules, rulings and game words
help-nothing = The rulebook has nothing on that.
why-head = A choice in words. If it cannot be made, the rule that says so answers. Esc closes.
inspect-keys = ↑↓ or a digit: another card · ← → scroll · Esc: back to the table
final-keys = q: leave · Esc: look at the table

plain-ask = A number, a letter or a choice in words? (back: a step back, u: undo, q: leave)
plain-ask-cards = A number, a letter or a choice in words? (back, u: undo, i: inspect a card, q: leave)
plain-no-card = There is no open card called “{ $word }”.
plain-unknown = “{ $word }” is none of the choices.
plain-saved = The game is saved. Go on with: saloon play --resume { $path }
bot-failed = The bot { $bot } of { $seat } could not choose, so chance chose for it. What went wrong is in the log saloon.bots.

rules-words = Game words
rules-nothing-anywhere = No rulebook has anything on “{ $search }”.
rules-nothing = The { $game } rulebook has nothing on “{ $search }”.

# Bots: how each level plays, and what each personality likes.
bot-random = goes wherever the wind blows
bot-rules = counts cards and plays by rules of thumb
bot-greedy = takes what looks best right now
bot-quick = answers at once, by what it has learnt of people
bot-montecarlo = plays every choice out in her head, many times
bot-search = asks what you will do, as far as you can know
bot-top = mixes bluffs and doubts so that nobody can read them
personality-honest = likes to say what is
personality-reckless = likes to bluff, and to be believed
personality-bloodhound = smells a bluff everywhere
personality-collector = wants things rather than money
personality-miser = keeps the money together
personality-stone-face = likes nothing and guesses nothing
bots-personality = Personality
bots-how = Add one with a colon, and a budget with an @, in seconds or in iterations: top:honest@0.5s, top@200.

# Saved games, when the latest is gone on with.
resume-latest = Going on with { $path }.
resume-others = { $count ->
    [one] One more game is saved
   *[other] { $count } more games are saved
}, the latest first:
