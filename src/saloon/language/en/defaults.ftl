# A game that has keys and signs of its own says these itself.
keys-ask = ↑↓ Enter choose · Esc back · : why not? · ? help · u undo · q quit
keys-wait = Space go on · ? help · u undo · q quit
keys-over = ? help · q quit
help-keys =
    ↑ ↓ Enter, a digit or a letter: choose. Esc: one step back.
    Space: don't wait. u: take back. q: leave (it is always saved).
    : why can't I? ?: this page. Esc closes it.
why-hint = a choice in its own words
