# Der Tisch im Terminal.

you-name = Du

table-round = Runde { $round } von { $rounds } · Stapel { $deck }
table-each = je { MONEY($amount) }
table-coins = Münzen
table-tokens = Plättchen
table-hats = Hüte
table-money = Geld
table-dealer = gibt
table-inactive = inaktiv
table-yours = Nur du siehst: { $tokens }
table-none = keine Plättchen
table-hand = Auf deiner Hand: { $cards }
table-truth = Nur du weißt: Es ist { THE($card) }.
table-truth-keeper = In Wahrheit ist es { THE($card) }.
table-hand-of = Auf der Hand von { $seat }: { $cards }
table-claim = „Das ist { THE($claim) }.“

step-card = Du gibst. Welche Karte bietest du an?
step-card-assistant = Du bist Hilfsgeber: Was { $to } ablehnt, kommt aus dem Spiel. Welche Karte bietest du an?
step-claim = { THE($card, at: "start") }. Als wen gibst du die Karte aus?
step-to = { THE($card, at: "start") } als „{ $claim }“. Für wen?
step-true = { $card } (die Wahrheit)

undo-nothing = Du hast noch nichts, was du zurücknehmen könntest.
undo-acted = Zurücknehmen geht nicht: { $seat } hat seither gehandelt.
undo-shown = Zurücknehmen geht nicht: Seither wurde etwas Verdecktes gezeigt.
undo-done = Zurückgenommen.

keys-ask = ↑↓ Enter wählen · Esc zurück · ? Hilfe, Regeln · u zurücknehmen · q Ende
keys-wait = Leertaste weiter · ? Hilfe, Regeln · u zurücknehmen · q Ende
keys-over = ? Hilfe, Regeln · q Ende
help-keys =
    ↑ ↓ Enter, eine Ziffer oder ein Buchstabe: wählen. Esc: ein Schritt zurück.
    Leertaste: nicht warten. u: zurücknehmen. q: gehen (gespeichert ist immer).
    ♥ ♠ ♦ ♣ ★ wessen Hut auf einem Charakter liegt, ✗ aus dem Spiel, · unbekannt
    ▲ Hut auf der Hand, △ gelegter Hut, (+1) Elixier: eine Münze in der Schwebe
    Hier: Tippen sucht in den Regeln, ↑ ↓ blättert, Esc schließt.
help-search = In Regeln, Entscheidungen und Begriffen suchen
help-nothing = Dazu steht nichts im Regelbuch.
final-keys = q: gehen · Esc: den Tisch ansehen

plain-ask = Zahl, Buchstabe oder Wahl in Worten? (back: ein Schritt zurück, u: zurücknehmen, q: gehen)
plain-unknown = „{ $word }“ steht nicht zur Wahl.
plain-saved = Das Spiel ist gespeichert. Weiter geht es mit: saloon play --resume { $path }

rules-words = Begriffe
rules-nothing = Im Regelbuch von { $game } steht nichts zu „{ $search }“.
