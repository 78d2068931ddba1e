# Der Tisch im Terminal.

you-name = Du

undo-nothing = Du hast noch nichts, was du zurücknehmen könntest.
undo-acted = Zurücknehmen geht nicht: { $seat } hat seither gehandelt.
undo-shown = Zurücknehmen geht nicht: Seither wurde etwas Verdecktes gezeigt.
undo-done = Zurückgenommen.

help-search = In Regeln, Entscheidungen und Begriffen suchen
help-nothing = Dazu steht nichts im Regelbuch.
why-head = Eine Wahl in Worten. Geht sie nicht, antwortet die Regel, die das sagt. Esc schließt.
inspect-keys = ↑↓ oder eine Ziffer: andere Karte · ← → blättern · Esc: zurück an den Tisch
final-keys = q: gehen · Esc: den Tisch ansehen

plain-ask = Zahl, Buchstabe oder Wahl in Worten? (back: ein Schritt zurück, u: zurücknehmen, q: gehen)
plain-ask-cards = Zahl, Buchstabe oder Wahl in Worten? (back: zurück, u: zurücknehmen, i: Karte ansehen, q: gehen)
plain-no-card = Keine offene Karte heißt „{ $word }“.
plain-unknown = „{ $word }“ steht nicht zur Wahl.
plain-saved = Das Spiel ist gespeichert. Weiter geht es mit: saloon play --resume { $path }

rules-words = Begriffe
rules-nothing = Im Regelbuch von { $game } steht nichts zu „{ $search }“.
