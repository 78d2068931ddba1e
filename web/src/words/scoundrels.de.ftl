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
sc-flag-choose = Wählen

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
sc-rivals = Mitspieler
sc-your-sheet = Dein Bogen
sc-your-hand = Deine Hand und Geheimnisse
sc-your-slots = Deine Slots
sc-place-free = freier Platz { $place }
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
sc-nightfall = Die Nacht bricht an
sc-nightfall-says = { $count ->
    [one] Eine Karte wurde angezweifelt. Jetzt dreht sie sich um.
   *[other] { $count } Karten wurden angezweifelt. Sie drehen sich in Zugfolge um.
  }
sc-night = Nacht
sc-night-into = auf
sc-night-bluff = { $you ->
    [1] Deine { $slot } ist eine { $card }: ein Bluff.
   *[other] Die { $slot } von { $who } ist eine { $card }: ein Bluff.
  }
sc-night-true = { $you ->
    [1] Deine { $slot } ist wahr.
   *[other] Die { $slot } von { $who } ist wahr.
  }
sc-night-home = { $count ->
    [one] Der Handlanger kommt nach Hause.
   *[other] Die Handlanger kommen nach Hause.
  }
sc-night-jail = in den Knast
sc-night-goes-home = kommt nach Hause
sc-night-all = { $changes }. Alles auf einmal.
sc-night-level = Niemandes Ruf ändert sich.
sc-night-at-home = { $count ->
    [one] ein Handlanger zu Hause
   *[other] { $count } Handlanger zu Hause
  }
sc-morning = Der Morgen
sc-morning-says = { $you ->
    [1] Tag { $day }: Du beginnst.
   *[other] Tag { $day }: { $who } beginnt.
  }
sc-morning-order = Die anderen folgen nach links.
sc-morning-under = Die Karten von gestern kommen unter das Deck
sc-morning-under-is = Gemischt, dann darunter: Die übrigen werden zuerst gezogen.
sc-morning-hand = Alle ziehen auf vier Karten
sc-morning-hand-is = Jede Hand ist geheim.
sc-morning-jail = Der Knast behält, wen er hat
sc-morning-jail-is = Im Büro des Sheriffs kann man sie freikaufen.
sc-morning-empty = Niemand sitzt im Knast.
sc-begins = beginnt
sc-start-day = Den Tag beginnen
sc-pass-leaves = { $count ->
    [one] eine kostenlose Fähigkeit bleibt ungenutzt
   *[other] { $count } kostenlose Fähigkeiten bleiben ungenutzt
  }
sc-bluff = Bluff
sc-true = Wahr
sc-to-jail = { $count ->
    [one] In den Knast: der Handlanger von { $who }.
   *[other] In den Knast: die Handlanger von { $who }.
  }
sc-to-jail-yours = { $count ->
    [0] In den Knast: dein Handlanger.
    [one] In den Knast: dein Handlanger und der von { $who }.
   *[other] In den Knast: dein Handlanger und die von { $who }.
  }
sc-next = als Nächste
sc-reputation-tonight = Ruf heute Nacht
sc-uncalled = { $count ->
    [0] Jede Karte wurde angezweifelt.
    [one] Eine Karte, die niemand angezweifelt hat, bleibt verdeckt, wahr oder nicht.
   *[other] { $count } Karten, die niemand angezweifelt hat, bleiben verdeckt, wahr oder nicht.
  }
sc-pause = Pause
sc-resume = Weiter
sc-turn-all = Alle umdrehen
sc-go-on = Zurück an den Tisch

# Die Wertung
sc-final-count = Die Regierungsvertreter kommen. Die Wertung.
sc-won = { $you ->
    [1] Du gewinnst!
   *[other] { $who } gewinnt.
  }
sc-count-first = Zuerst die Safes, einer nach dem anderen. Dann alles Übrige.
sc-no-marks = keine Marker
sc-count-so-far = Bisher
sc-count-closed = noch zu
sc-count-step = { $step } von { $all } gezählt. Eine Summe wächst nur mit dem, was offen liegt.
sc-count-by = Mit { $by } Tech Vorsprung.
sc-count-solo = Mit { $by } Tech Abstand. Gegen einen Gegner ist Gleichstand verloren.
sc-count-now-safe = { $you ->
    [1] Dein Safe: { $gadget }, { $value }
   *[other] Ein Safe von { $who }: { $gadget }, { $value }
  }{ $marks ->
    [0] .
    [one] , und ein Marker stimmt: +1.
   *[other] , und { $marks } Marker stimmen: +{ $marks }.
  }
sc-count-now-reputation = Der Ruf zählt, wie er steht.
sc-count-now-icons = Jedes Tech-Symbol auf Halunken zählt 1.
sc-count-now-bonuses = Boni von Safes und Mods.
sc-count-now-debts = Schulden werden aufgedeckt und abgezogen.
sc-won-tie = { $you ->
    [1] Gleichstand bei { $score }: Er geht an dich.
   *[other] Gleichstand bei { $score }: Er geht an { $who }.
  }
sc-won-together = { $you ->
    [1] Du teilst dir den Sieg mit { $who }: { $score } Tech.
   *[other] { $who } teilen sich den Sieg mit { $score } Tech.
  }
sc-show-result = Ergebnis zeigen
sc-count-safes = Safes
sc-count-marks = Marker
sc-count-reputation = Ruf
sc-count-scoundrels = Halunken
sc-count-tech = Tech
sc-money-decides = Bleibt es gleich, entscheidet das meiste Geld:

# Genauer hingesehen
sc-leader-ability = Anführerbogen, Slot { $slots }
sc-on-sheet = { $you ->
    [1] Auf deinem Bogen ({ $leader }).
   *[other] Auf dem Bogen von { $leader } ({ $who }).
  }
sc-in-saloon = Im Saloon.
sc-on-pile = Auf dem Ablagestapel.
sc-costs = Kostet
sc-price-why = { $covered ->
    [0] { $amount } $: Jeder Dollar zählt.
   *[other] { $amount } $: { $dollars } Dollarzeichen, davon { $covered } unter Schusslöchern.
  }
sc-seen-by = Gesehen von
sc-nobody = niemandem
sc-is-now = Jetzt
sc-other-language = Auf Englisch
sc-rulings = Regelfälle
sc-provenance = Herkunft
sc-from-rulebook = Aus dem Regelheft
sc-from-rulebook-says = Öffentliche Quellen zeigen es.
sc-ours = Von uns
sc-ours-says = Von uns ergänzt, wo keine öffentliche Quelle die Karte zeigt.
sc-known-name = die Namen
sc-known-timing = das Timing
sc-known-text = die Fähigkeit
sc-known-price = der Preis
sc-known-tech = die Tech-Symbole
sc-known-colour = die Farbe

# Das Anzweifeln
sc-call = Verdächtigen
sc-call-this = Verdächtigst du die { $slot } von { $who }?
sc-call-looking = Der Tisch schaut hin.
sc-call-same = Für alle gleich lang.
sc-set-henchman = Handlanger legen
sc-let-pass = Durchgehen lassen
sc-standing-order = Dauerauftrag, nur du siehst ihn
sc-order-ask = Frag mich
sc-order-not-this-turn = Diesen Zug nicht
sc-order-decide = Entscheide für mich
sc-nobody-sees-what = Wer zuerst geantwortet hat, wer überhaupt, wer gezögert hat, und jeder Dauerauftrag.

# Alles oder nichts
sc-modded = mit Mod: { $mod }
sc-mod = Mod
sc-mod-hidden = ein Mod, das dir niemand gezeigt hat
sc-debts = Schulden
sc-debt-token = eine Schuld, verdeckt
sc-debt-here = Schuld vom Wert { $value }, { $price } $ tilgen sie
sc-debt-free = freier Platz für eine Schuld, { $price } $ zum Tilgen
sc-loan = Kredit aufnehmen
sc-flag-loan = Leihen
sc-count-bonuses = Boni
sc-count-card = eigene Karte
sc-count-in-safes = bei den Safes
sc-count-card-says = { $number } durch die eigene Karte von { $leader }: { $score }
sc-count-debts = Schulden

# Das Solospiel
sc-enemy = Dein Gegner, { $leader }
sc-your-enemy = dein Gegner
sc-automa-now = Es gilt
sc-automa-last = Es galt
sc-automa-none = Noch keine Karte
sc-automa-deck = Deck { $deck }, gebraucht { $pile }
sc-else = Sonst:
sc-enemy-scores = Am Ende
sc-enemy-day = Jeden Tag
sc-lost = { $who } gewinnt mit { $score } Tech.

# Die zweite Ausgabe des Tisches
sc-sheriff = Sheriff
sc-discarded = Abgelegt
sc-in-deck = { $count } im Stapel
sc-answers = antwortet auf { $who }
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
sc-if-true = Wirklich eine { $slot }?
sc-stake-bluff = +1 Ruf für dich, −1 für { $who }
sc-stake-true = dein Handlanger muss in den Knast
sc-stake-bluff-others = { $you ->
    [1] +1 Ruf für alle, die verdächtigen, −1 für dich
   *[other] +1 Ruf für alle, die verdächtigen, −1 für { $who }
  }
sc-stake-true-others = ihre Handlanger müssen in den Knast
sc-what-you-know = Was du weißt
sc-know-card = Du hast diese Karte gesehen: eine { $card }.
sc-know-nothing = Von { $who } wurde noch keine Karte gezeigt.
sc-know-with = Von { $who } bisher gezeigt: { $cards }. Die { $slot } war dabei.
sc-know-without = Von { $who } bisher gezeigt: { $cards }. Die { $slot } nie.
sc-no-hurry = Nichts läuft ab: Lass dir Zeit.
sc-passed = Gepasst
sc-bluff-in = { $card } auf { $slot }
sc-bluffs = { $count ->
    [one] Dein Bluff: { $list }.
   *[other] Deine Bluffs: { $list }.
  }
sc-kept = Vorgemerkt: { $text }. Es gilt, sobald alle geschaut haben.
sc-what-happens = Was geschieht
sc-onward = Weiter
sc-turns-since = { $count } Züge seitdem:
sc-henchman-held = Noch siehst nur du deinen Handlanger.
sc-ahead-without = Boni und Schulden sind nicht dabei.
