# Was das Spielbrett von 3000 Halunken von sich aus sagt.
sc-loading = Die Stadt wird aufgebaut …
sc-you = Du
sc-hearts = Herz
sc-spades = Pik
sc-diamonds = Karo
sc-clubs = Kreuz

# Zustände
sc-now = jetzt nutzbar
sc-chosen = Gewählt
sc-sure = Sicher?
sc-used = Genutzt
sc-waiting = wartet
sc-why-not = Warum nicht?
sc-flag-use = Nutzen
sc-flag-hire = Anheuern
sc-flag-play = Spielen
sc-flag-office = Hingehen
sc-flag-strategy = Wählen
sc-flag-lead = Nutzen
sc-flag-here = Hierher
sc-flag-choose = Wählen

# Karten
sc-response = Reaktion
sc-bonus-money = Bonusgeld
sc-use-twice = zweimal nutzen
sc-tech = { $count } Tech
sc-price-is = kostet { $amount } $
sc-mark = Marker { $number }
sc-mark-of = Marker { $number } von { $who }
sc-worth = Wert { $value }

# Die Stadt
sc-town = Stadt
sc-values = Werte, die an diesem Ort stehen
sc-safe = Safe { $safe }
sc-safe-spare = unbenutzter Safe: { $site }
sc-taken = weg
sc-reputation = Ruf
sc-saloon = Saloon
sc-saloon-hint = Neueste links · anheuern in Schritt 3
sc-pile = Ablagestapel · { $count }
sc-pile-top = Ablagestapel mit { $count }, oben: { $card }
sc-pile-empty = leer
sc-office = Büro des Sheriffs
sc-office-door = Büro des Sheriffs, statt anzuheuern
sc-jail = Gefängnis
sc-jailed = { $who }: { $count } im Gefängnis

# Bögen
sc-rivals = Mitspieler
sc-in-turn = am Zug
sc-your-sheet = Dein Bogen
sc-your-slots = Deine Slots
sc-place-free = freier Platz { $place }
sc-free = frei
sc-slot-empty = { $who }, Slot { $slot }, leer
sc-slot-down = { $who }, verdeckte Karte in Slot { $slot }
sc-slot-known = { $who }, { $card } in Slot { $slot }
sc-slot-faceup = { $who }, Platz für die offene 0
sc-henchmen-of = Handlanger: { $who }
sc-true-card = { $card } wahr
sc-bluff-card = { $card } Bluff
sc-hand = Hand
sc-hand-card = { $card } auf deiner Hand
sc-hand-size = { $count } auf der Hand
sc-deck = Deck { $count }
sc-only-you = Nur du siehst
sc-stolen-at = gestohlen: { $site }, höchstens { $limit }
sc-is-bluff = Die { $card } in Slot { $slot } ist ein Bluff.
sc-is-called = { $count ->
    [one] { $who } hat einen Handlanger darauf.
   *[other] { $who } haben Handlanger darauf.
  }
sc-no-secrets = Noch nichts: Was du inspizierst, stiehlst oder bluffst, steht hier.
sc-henchmen = Handlanger
sc-henchmen-are = { $hand } verfügbar, { $cards } auf Karten, { $jail } im Gefängnis
sc-marks = Marker
sc-marks-left = noch { $count }

# Das Telefon
sc-places = Orte
sc-rep = Ruf { $number }
sc-tab-sheet = Bogen
sc-tab-town = Stadt
sc-tab-saloon = Saloon
sc-tab-hand = Hand
sc-tab-log = Log

# Kopfzeile
sc-day = Tag { $day }
sc-final-day = Letzter Tag
sc-standing = Tag { $day } von { $days } · Zug { $turn } von 4
