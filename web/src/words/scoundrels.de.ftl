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
sc-flag-let-go = Gleich weg
sc-flag-leaves = Geht
sc-flag-choose = Wählen

# Den Bogen ordnen
sc-arrange-ask = Dein Bogen darf bleiben, wie er ist. Zieh, oder drücke zwei: Sie tauschen die Plätze.
sc-arrange-with = Mit welchem Platz tauscht er?
sc-arrange-arrows = Pfeile, die reagieren: { $now }, vorher { $before }.
sc-arrange-stays = Er bleibt, wie er ist
sc-arrange-so = So liegt er
sc-arrange-back = Wie vorher
sc-arrange-before = vorher: { $who }
sc-arrange-nobody = niemand
sc-hire-full = Dein Bogen ist voll. Wer macht Platz für „{ $who }“? Oder leg die neue Karte gleich auf den Ablagestapel.

# Karten
sc-response = Reaktion
sc-bonus-money = Geldbonus
sc-use-twice = doppelt nutzen
sc-tech = { $count } Tech
sc-price-is = kostet { $amount } $
sc-mark = Marker { $number }
sc-mark-of = { $you ->
    [1] dein Marker { $number }
   *[other] Marker { $number } von { $who }
  }
sc-worth = Wert { $value }

# Die Stadt
sc-town = Stadt
sc-values = Werte, die an diesem Ort stehen
sc-safe = Safe { $safe }
sc-safe-spare = ungenutzter Safe: { $site }
sc-taken = weg
sc-reputation = Ruf
sc-saloon = Saloon
sc-pile = Ablagestapel · { $count }
sc-pile-top = Ablagestapel mit { $count }, oben: { $card }
sc-office = Büro des Sheriffs
sc-office-door = Büro des Sheriffs, statt anzuheuern
sc-jail = Knast
sc-jailed = { $who }: { $count } im Knast

# Bögen
sc-rivals = Gegner
sc-your-sheet = Dein Bogen
sc-your-hand = Deine Hand und Geheimnisse
sc-your-slots = Deine Slots
sc-place-free = freier Platz { $place }
sc-slot-empty = { $who }, Slot { $slot }, frei
sc-slot-down = { $who }, verdeckte Karte in Slot { $slot }
sc-slot-known = { $who }, { $card } in Slot { $slot }
sc-slot-faceup = { $who }, Platz für die offene 0
sc-henchmen-of = Handlanger: { $who }
sc-true-card = { $card } wahr
sc-bluff-card = { $card } Bluff
sc-hand = Hand
sc-hand-card = { $card } auf deiner Hand
sc-hand-size = { $count } auf der Hand
sc-deck = Stapel { $count }
sc-only-you = Nur du siehst
sc-no-secrets = Noch nichts: Was du inspizierst, stiehlst oder bluffst, steht hier.
sc-henchmen-are = { $hand } verfügbar, { $cards } auf Karten, { $jail } im Knast
sc-marks = Marker
sc-marks-left = noch { $count }

# Das Telefon
sc-places = Orte

# Kopfzeile
sc-day = Tag { $day }
sc-setting-up = Vor dem ersten Tag
sc-final-day = Finaltag
sc-standing = Tag { $day } von { $days } · Zug { $turn } von 4

# Nachtruhe
sc-pass-leaves = { $count ->
    [one] eine kostenlose Fähigkeit bleibt ungenutzt
   *[other] { $count } kostenlose Fähigkeiten bleiben ungenutzt
  }
sc-bluff = Bluff
sc-true = Wahr

# Genauer hingesehen
sc-costs = Kostet

# Die Schritte eines Zuges
sc-step-1 = Karte
sc-step-2 = Fähigkeiten
sc-step-3 = Anheuern oder Sheriff

# Das Verdächtigen
sc-call = Verdächtigen
sc-call-this = { $slot ->
    [A] Verdächtigst du das A von { $who }?
   *[other] Verdächtigst du die { $slot } von { $who }?
  }
sc-call-looking = Der Tisch schaut hin.
sc-call-same = Alle haben gleich lang Zeit, sie zu verdächtigen.
sc-set-henchman = Handlanger legen
sc-doubt = { $slot ->
    [A] Das A verdächtigen
   *[other] Die { $slot } verdächtigen
  }
sc-let-pass = Durchgehen lassen
sc-standing-order = Dauerauftrag, nur du siehst ihn
sc-order-ask = Frag mich
sc-order-not-this-turn = Diesen Zug nicht
sc-order-decide = Entscheide für mich
sc-nobody-sees-what = Niemand sieht, wer sie durchgehen lässt, und wie schnell.

# Alles oder nichts
sc-modded = mit Mod: { $mod }
sc-mod = Mod
sc-debts = Schulden
sc-debt-token = eine Schuld, verdeckt
sc-debt-here = Schuld mit Wert { $value }, { $price } $ zum Tilgen
sc-debt-free = freies Feld für eine Schuld, { $price } $ zum Tilgen
sc-loan = Kredit aufnehmen
sc-flag-loan = Kredit

# Das Solospiel
sc-enemy = Dein Gegner, { $leader }
sc-your-enemy = dein Gegner
sc-automa-now = diese Karte gilt
sc-automa-last = seine letzte Karte
sc-automa-none = Noch keine Karte
sc-automa-deck = Stapel { $deck }, abgelegt { $pile }
sc-else = Sonst:
sc-enemy-scores = Am Ende
sc-enemy-day = Jeden Tag

# Die zweite Ausgabe des Tisches
sc-sheriff = Sheriff
sc-discarded = Abgelegt
sc-in-deck = { $count } im Stapel
sc-answers = reagiert auf { $who }
sc-answers-nobody = der Pfeil zeigt auf niemanden
sc-would-be-true = stimmt
sc-would-be-bluff = Bluff
sc-does-scout = Inspizieren
sc-does-steal = Stehlen
sc-does-nothing = —
sc-does-other = Fähigkeit
sc-you-stole = Du hast { $what }: { $value } Tech.
sc-cards-shown = Bisher gezeigte Karten
sc-hour-0 = Morgen
sc-hour-1 = Mittag
sc-hour-2 = Nachmittag
sc-hour-3 = Abend
sc-day-of = Tag { $day } von { $days }
sc-turn-of = Zug { $turn } von 4
sc-enemy-expert = dein Gegner, Expertenseite
sc-if-bluff = Ein Bluff?
sc-if-true = { $slot ->
    [A] Wirklich ein A?
   *[other] Wirklich eine { $slot }?
  }
sc-stake-bluff = +1 Ruf für dich, −1 für { $who }
sc-stake-true = dein Handlanger muss in den Knast
sc-stake-bluff-others = { $you ->
    [1] +1 Ruf für alle, die verdächtigen, −1 für dich
   *[other] +1 Ruf für alle, die verdächtigen, −1 für { $who }
  }
sc-stake-true-others = ihre Handlanger müssen in den Knast
sc-what-you-know = Was du weißt
sc-know-card = { $card ->
    [A] Du hast diese Karte gesehen: ein A.
   *[other] Du hast diese Karte gesehen: eine { $card }.
  }
sc-know-nothing = Von { $who } wurde noch keine Karte gezeigt.
sc-know-with = { $slot ->
    [A] Von { $who } bisher gezeigt: { $cards }. Das A war dabei.
   *[other] Von { $who } bisher gezeigt: { $cards }. Die { $slot } war dabei.
  }
sc-know-without = { $slot ->
    [A] Von { $who } bisher gezeigt: { $cards }. Das A nie.
   *[other] Von { $who } bisher gezeigt: { $cards }. Die { $slot } nie.
  }
sc-no-hurry = Nichts läuft ab: Lass dir Zeit.
sc-passed = Gepasst
sc-passed-on = Du lässt sie durchgehen. Am Ende des Zuges wirst du noch einmal gefragt.
sc-bluff-in = { $card } auf { $slot }
sc-bluffs = { $count ->
    [one] Dein Bluff: { $list }.
   *[other] Deine Bluffs: { $list }.
  }
sc-kept = Vorgemerkt: { $text }. Es gilt, sobald alle geschaut haben.
sc-what-happens = Was geschieht
sc-onward = Weiter
sc-turn-was = Der Zug in Kürze:
sc-turns-since = { $count } Züge seitdem:
sc-henchman-held = Noch siehst nur du deinen Handlanger.
sc-ahead-without = Boni und Schulden sind nicht dabei.

# Genauer angesehen
sc-when = Wann
sc-strategy = Strategie
