# Der Tisch im Terminal.

you-name = Du

window-small = Dieses Fenster hat { $wide } × { $high } Zeichen; der Tisch braucht { $least_wide } × { $least_high }. Mach es größer, oder spiele Zeile für Zeile: saloon play --plain

undo-done = Zurückgenommen.

help-search = In Regeln, Entscheiden und Begriffen suchen
help-nothing = Dazu steht nichts im Regelheft.
why-head = Eine Wahl in Worten. Geht sie nicht, antwortet die Regel, die das sagt. Esc schließt.
inspect-keys = ↑↓ oder eine Ziffer: andere Karte · ← → blättern · Esc: zurück an den Tisch
final-keys = q: gehen · Esc: den Tisch ansehen

plain-ask = Zahl, Buchstabe oder Wahl in Worten? (back: ein Schritt zurück, u: zurücknehmen, q: gehen)
plain-ask-cards = Zahl, Buchstabe oder Wahl in Worten? (back: zurück, u: zurücknehmen, i: Karte ansehen, q: gehen)
plain-no-card = Keine offene Karte heißt „{ $word }“.
plain-unknown = „{ $word }“ steht nicht zur Wahl.
plain-saved = Das Spiel ist gespeichert. Weiter geht es mit: saloon play --resume { $path }
bot-failed = Der Bot { $bot } von { $seat } konnte nicht wählen, deshalb hat der Zufall gewählt. Was schiefging, steht im Protokoll saloon.bots.

rules-words = Begriffe
rules-nothing-anywhere = In keinem Regelheft steht etwas zu „{ $search }“.
rules-nothing = Im Regelheft von { $game } steht nichts zu „{ $search }“.

# Bots: wie jede Stufe spielt, und was jedes Naturell mag.
bot-random = geht, wohin der Wind weht
bot-rules = zählt Karten und spielt nach Faustregeln
bot-greedy = nimmt, was gerade am besten aussieht
bot-quick = antwortet sofort, nach dem, was sie über Leute gelernt hat
bot-montecarlo = spielt jede Wahl im Kopf zu Ende, viele Male
bot-search = fragt sich, was du tun wirst, soweit du es wissen kannst
bot-top = mischt Bluffs und Zweifel so, dass niemand sie lesen kann
personality-honest = sagt gern, was ist
personality-reckless = blufft gern, und lässt sich gern glauben
personality-bloodhound = wittert überall einen Bluff
personality-collector = will lieber Dinge als Geld
personality-miser = hält das Geld zusammen
personality-stone-face = mag nichts und rät nichts
bots-personality = Naturell
bots-how = Ein Naturell folgt nach einem Doppelpunkt, eine Bedenkzeit nach einem @, in Sekunden oder Durchläufen: top:honest@0.5s, top@200.

# Saved games, when the latest is gone on with.
resume-latest = Weiter geht es mit { $path }.
resume-others = { $count ->
    [one] Noch ein Spiel ist gespeichert
   *[other] Noch { $count } Spiele sind gespeichert
}, das letzte zuerst:
