# Was sich über dem Tisch öffnet: genauer Hinsehen, Nacht, Abrechnung.
sc-nightfall = Die Nacht bricht herein
sc-nightfall-says = { $count ->
    [one] Eine Karte wurde verdächtigt. Jetzt wird sie aufgedeckt.
   *[other] { $count } Karten wurden verdächtigt. Sie werden in Zugreihenfolge aufgedeckt.
  }
sc-night = Nacht
sc-night-into = auf
sc-night-bluff = { $you ->
    [1] { $slot ->
        [A] Dein A
       *[other] Deine { $slot }
      } ist { $card ->
        [A] ein A
       *[other] eine { $card }
      }: ein Bluff.
   *[other] { $slot ->
        [A] Das A
       *[other] Die { $slot }
      } von { $who } ist { $card ->
        [A] ein A
       *[other] eine { $card }
      }: ein Bluff.
  }
sc-night-true = { $you ->
    [1] { $slot ->
        [A] Dein A
       *[other] Deine { $slot }
      } ist wahr.
   *[other] { $slot ->
        [A] Das A
       *[other] Die { $slot }
      } von { $who } ist wahr.
  }
sc-night-home = { $count ->
    [one] Der Handlanger kommt nach Hause.
   *[other] Die Handlanger kommen nach Hause.
  }
sc-night-jail = in den Knast
sc-night-goes-home = kommt nach Hause
sc-night-all = Ruf: { $changes }.
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
sc-morning-under = Die Karten von gestern kommen unter den Stapel
sc-morning-under-is = Gemischt, dann darunter: Die übrigen werden zuerst gezogen.
sc-morning-hand = Alle ziehen auf vier Karten
sc-morning-hand-is = Jede Hand ist geheim.
sc-morning-jail = Der Knast behält, wen er hat
sc-morning-jail-is = Im Büro des Sheriffs kann man sie freikaufen.
sc-morning-empty = Niemand sitzt im Knast.
sc-begins = beginnt
sc-start-day = Den Tag beginnen
sc-to-jail = { $count ->
    [one] In den Knast: der Handlanger von { $who }.
   *[other] In den Knast: die Handlanger von { $who }.
  }
sc-to-jail-yours = { $count ->
    [0] In den Knast: dein Handlanger.
    [one] In den Knast: dein Handlanger und der von { $who }.
   *[other] In den Knast: dein Handlanger und die von { $who }.
  }
sc-next = als Nächstes
sc-reputation-tonight = Ruf heute Nacht
sc-uncalled = { $count ->
    [0] Jede Karte wurde verdächtigt.
    [one] Eine Karte, die niemand verdächtigt hat, bleibt verdeckt, wahr oder nicht.
   *[other] { $count } Karten, die niemand verdächtigt hat, bleiben verdeckt, wahr oder nicht.
  }
sc-pause = Pause
sc-resume = Weiter
sc-turn-all = Alle aufdecken
sc-go-on = Zurück an den Tisch
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
sc-money-decides = Bei Gleichstand gewinnt, wer mehr Geld hat:
sc-leader-ability = Anführerbogen, Slot { $slots }
sc-in-saloon = Im Saloon.
sc-on-pile = Auf dem Ablagestapel.
sc-price-why = { $covered ->
    [0] { $amount } $: Jeder Dollar zählt.
   *[other] { $amount } $: { $dollars } Dollarzeichen, davon { $covered } unter Schusslöchern.
  }
sc-seen-by = Gesehen von
sc-nobody = niemandem
sc-is-now = Jetzt
sc-other-language = Auf Englisch
sc-rulings = Entscheide
sc-provenance = Woher das kommt
sc-from-rulebook = Aus dem Regelheft
sc-known = Bekannt
sc-from-rulebook-says = Öffentliche Quellen zeigen es.
sc-ours = Von uns
sc-ours-says = Von uns ergänzt, wo keine öffentliche Quelle die Karte zeigt.
sc-known-name = die Namen
sc-known-timing = das Timing
sc-known-text = die Fähigkeit
sc-known-price = der Preis
sc-known-tech = die Tech-Symbole
sc-known-colour = die Farbe
sc-mod-hidden = ein Mod, den dir niemand gezeigt hat
sc-count-bonuses = Boni
sc-count-card = eigene Karte
sc-count-in-safes = bei den Safes
sc-count-card-says = { $number } durch die eigene Karte von { $leader }: { $score }
sc-count-debts = Schulden
sc-lost = { $who } gewinnt mit { $score } Tech.
sc-neighbours = { $you ->
    [1] Die Nachbarn auf deinem Bogen
   *[other] Die Nachbarn auf dem Bogen von { $who }
  }
sc-free = frei
sc-answers-is = Der Pfeil zeigt auf { $who }: Danach darfst du gleich reagieren.
sc-answers-nobody-is = Der Pfeil zeigt auf niemanden, also löst hier nichts die Fähigkeit aus.
sc-price = Preis
sc-brings = Was das bringt
sc-brings-is = { $worth } Tech je Spiel, zwischen { $low } und { $high }, in Spielen der Bots.
sc-brings-nothing = Noch nicht gemessen.
sc-on-sheet-at = { $you ->
    [1] auf deinem Bogen, Platz { $place }
   *[other] auf dem Bogen von { $who }, Platz { $place }
  }
sc-leader-of = { $you ->
    [1] führt deine Bande
   *[other] führt die Bande von { $who }
  }
sc-leader-can = Was alle Anführer können, je nach Slot der gespielten Karte
sc-henchman-of = { $you ->
    [1] Deine Handlanger
   *[other] Handlanger von { $who }
  }
sc-henchmen = Handlanger
sc-doubts-these = Verdächtigt: { $cards }
sc-stands = { $money } $, Ruf { $reputation }, Safes: { $safes }
sc-enemy-first = Zu Beginn
sc-card-in = { $you ->
    [1] { $card ->
        [A] Dein A in Slot { $slot }
       *[other] Deine { $card } in Slot { $slot }
    }
   *[other] { $card ->
        [none] Eine Karte von { $who } in Slot { $slot }
       *[other] { $card } von { $who } in Slot { $slot }
      }
  }
sc-what-it-is = Was das ist
sc-card-zero = Die 0 passt in keinen Slot: Wo sie auch liegt, ist sie ein Bluff.
sc-card-fits = Wahr in Slot { $card }, überall sonst ein Bluff.
sc-card-says = { $slot ->
    [A] { $who } sagt: ein A. Gezeigt wurde es niemandem.
   *[other] { $who } sagt: eine { $slot }. Gezeigt wurde sie niemandem.
  }
sc-card-true = { $card ->
    [A] Wahr: ein A in Slot { $slot }.
   *[other] Wahr: eine { $card } in Slot { $slot }.
  }
sc-card-bluff = { $card ->
    [A] Ein Bluff: ein A in Slot { $slot }.
   *[other] Ein Bluff: eine { $card } in Slot { $slot }.
  }
sc-who-doubts = Wer sie verdächtigt
sc-card-called = Heute Nacht wird sie aufgedeckt.
sc-card-uncalled = Niemand. Dann bleibt sie verdeckt, wahr oder nicht.
sc-tonight = Was heute Nacht folgt
sc-safe-unknown = Du hast noch nicht hineingesehen.
sc-safe-values = { $site }: Hier gibt es die Werte { $values }, je einen Safe und einen, der übrig bleibt.
sc-marks-are = Ein Marker mit dem richtigen Wert bringt 1 Tech.
