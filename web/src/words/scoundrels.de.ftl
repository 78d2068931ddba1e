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
sc-your-hand = Deine Hand und Geheimnisse
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
sc-setting-up = Vor dem ersten Tag
sc-final-day = Letzter Tag
sc-standing = Tag { $day } von { $days } · Zug { $turn } von 4

# Nachtruhe
sc-nightfall = Die Nacht bricht an
sc-nightfall-says = { $count ->
    [one] Eine Karte wurde angezweifelt.
   *[other] { $count } Karten wurden angezweifelt. Sie drehen sich in Zugfolge um, alle zwei Sekunden eine.
  }
sc-played-into = gespielt auf
sc-bluff = Bluff
sc-true = Wahr
sc-was-bluff = Auf die { $slot } gespielt, es war eine { $card }. Bluff.
sc-was-true = Auf die { $slot } gespielt, es war eine { $card }. Wahr.
sc-called-it = { $who }, richtig angezweifelt:
sc-was-caught = { $who }, ertappt:
sc-to-jail = { $count ->
    [one] Ins Gefängnis: der Handlanger von { $who }.
   *[other] Ins Gefängnis: die Handlanger von { $who }.
  }
sc-next = als Nächste
sc-later = später
sc-last = zuletzt
sc-reputation-tonight = Ruf heute Nacht
sc-all-at-once = alles wird auf einmal gezählt, wenn jede Karte offen liegt
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
sc-final-count = Die Bundespolizei kommt. Die Wertung.
sc-tied = { $count } gleichauf mit { $score }. { $left ->
    [one] Noch eine Zeile.
   *[other] Noch { $left } Zeilen.
  }
sc-won = { $you ->
    [1] Du gewinnst mit { $score } Tech.
   *[other] { $who } gewinnt mit { $score } Tech.
  }
sc-won-tie = { $you ->
    [1] Gleichstand bei { $score }: Er geht an dich.
   *[other] Gleichstand bei { $score }: Er geht an { $who }.
  }
sc-won-together = { $who } teilen sich den Sieg mit { $score } Tech.
sc-show-result = Ergebnis zeigen
sc-count-safes = Safes
sc-count-safes-is = ihre Tech-Werte
sc-count-marks = Marker
sc-count-marks-is = 1 für jeden richtigen
sc-count-reputation = Ruf
sc-count-reputation-is = dein Feld auf der Leiste
sc-count-scoundrels = Halunken
sc-count-scoundrels-is = Techsymbole
sc-count-tech = Tech
sc-no-marks = keine Marker
sc-money-decides = Bleibt es gleich, entscheidet das meiste Geld:
sc-line-of = Zeile { $line } von { $all }

# Genauer hingesehen
sc-leader-ability = Anführerbogen, Slot { $slots }
sc-on-sheet = Auf dem Bogen von { $leader } ({ $who }).
sc-in-saloon = Im Saloon.
sc-on-pile = Auf dem Ablagestapel.
sc-costs = Kostet
sc-price-why = { $covered ->
    [0] { $amount } $: Jeder Dollar zählt.
   *[other] { $amount } $: { $dollars } Dollarsymbole, davon { $covered } unter Einschusslöchern.
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
sc-known-timing = der Zeitpunkt
sc-known-text = die Fähigkeit
sc-known-price = der Preis
sc-known-tech = die Techsymbole
sc-known-colour = die Farbe

# Das Anzweifeln
sc-call = Anzweifeln
sc-call-slot = { $who }, Slot
sc-call-own = Deine Karte, Slot
sc-call-this = Diese Karte anzweifeln?
sc-call-open = Offen, bis der Zug von { $who } endet.
sc-call-looking = Der Tisch schaut hin.
sc-call-same = Für alle gleich lang.
sc-set-henchman = Handlanger setzen
sc-let-pass = Durchgehen lassen
sc-may-call = darf anzweifeln
sc-standing-order = Dauerauftrag, nur du siehst ihn
sc-order-ask = Frag mich
sc-order-not-this-turn = Diesen Zug nicht
sc-order-decide = Entscheide für mich
sc-nobody-sees = Was niemand je sieht
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
sc-count-bonuses-is = Safes und Mods
sc-count-debts = Schulden
sc-count-debts-is = was du noch schuldest

# Das Solospiel
sc-enemy = Dein Feind, { $leader }
sc-your-enemy = dein Feind
sc-automa-now = Es gilt
sc-automa-last = Es galt
sc-automa-none = Noch keine Karte
sc-automa-deck = Deck { $deck }, gebraucht { $pile }
sc-else = Sonst:
sc-enemy-scores = Am Ende
sc-enemy-day = Jeden Tag
sc-lost = { $who } gewinnt mit { $score } Tech.
