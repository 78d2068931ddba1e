# Was das Spielbrett von 3000 Halunken von sich aus sagt.
loading = Die Stadt wird aufgebaut …
you = Du
hearts = Herz
spades = Pik
diamonds = Karo
clubs = Kreuz

# Zustände
now = jetzt nutzbar
chosen = Gewählt
sure = Sicher?
used = Genutzt
waiting = wartet
why-not = Warum nicht?
flag-use = Nutzen
flag-hire = Anheuern
flag-play = Spielen
flag-office = Hingehen
flag-strategy = Wählen
flag-lead = Nutzen
flag-choose = Wählen

# Karten
response = Reaktion
bonus-money = Bonusgeld
use-twice = zweimal nutzen
tech = { $count } Tech
price-is = kostet { $amount } $
mark = Marker { $number }
mark-of = Marker { $number } von { $who }
worth = Wert { $value }

# Die Stadt
town = Stadt
values = Werte, die an diesem Ort stehen
safe = Safe { $safe }
safe-spare = unbenutzter Safe: { $site }
taken = weg
reputation = Ruf
saloon = Saloon
saloon-hint = Neueste links · anheuern in Schritt 3
pile = Ablagestapel · { $count }
pile-top = Ablagestapel mit { $count }, oben: { $card }
pile-empty = leer
office = Büro des Sheriffs
office-door = Büro des Sheriffs, statt anzuheuern
jail = Gefängnis
jailed = { $who }: { $count } im Gefängnis

# Bögen
rivals = Mitspieler
in-turn = am Zug
your-sheet = Dein Bogen
your-slots = Deine Slots
place-free = freier Platz { $place }
free = frei
slot-empty = { $who }, Slot { $slot }, leer
slot-down = { $who }, verdeckte Karte in Slot { $slot }
slot-known = { $who }, { $card } in Slot { $slot }
slot-faceup = { $who }, Platz für die offene 0
henchmen-of = Handlanger: { $who }
true-card = { $card } wahr
bluff-card = { $card } Bluff
hand = Hand
hand-card = { $card } auf deiner Hand
hand-size = { $count } auf der Hand
deck = Deck { $count }
only-you = Nur du siehst
stolen-at = gestohlen: { $site }, höchstens { $limit }
is-bluff = Die { $card } in Slot { $slot } ist ein Bluff.
is-called = { $count ->
    [one] { $who } hat einen Handlanger darauf.
   *[other] { $who } haben Handlanger darauf.
  }
no-secrets = Noch nichts: Was du inspizierst, stiehlst oder bluffst, steht hier.
henchmen = Handlanger
henchmen-are = { $hand } verfügbar, { $cards } auf Karten, { $jail } im Gefängnis
marks = Marker
marks-left = noch { $count }

# Das Telefon
places = Orte
rep = Ruf { $number }
tab-sheet = Bogen
tab-town = Stadt
tab-saloon = Saloon
tab-hand = Hand
tab-log = Log
