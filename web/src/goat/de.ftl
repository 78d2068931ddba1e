goat-round = Runde { $round }
goat-standing = von { $rounds } · { $hats ->
    [one] noch ein Hut
   *[other] noch { $hats } Hüte
} · Stapel { $deck }
goat-send-over = Hinüberschieben
goat-count-coins = Münzen
goat-count-by = Mit { $by } $ vor { $who }.
goat-count-you = dir
goat-count-tokens = { $token ->
    [supplies] Vorräte
    [bill] Geldscheine
    [cattle] Vieh
    [bottle] Flaschen
   *[gold] Gold
}
goat-street = Straße
goat-empty = leer
goat-held = gehört { $name }
goat-free = noch niemand
goat-out = diese Runde nicht dabei
goat-asked = gefragt
goat-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
goat-tokens = { $count } Plättchen
goat-hats = { $count ->
    [one] 1 Hut
   *[other] { $count } Hüte
}
goat-loot = trägt { $count } Plättchen
goat-drawn = eben gezogen
goat-claim = Als „{ $card }“ ausgeben
goat-claim-true = Als „{ $card }“ ausgeben, und das stimmt
goat-says = { $name } sagt
goat-covered = Die verdeckte Karte
goat-your-card = Deine verdeckte Karte: { $card }
goat-dealing = gibt
goat-offers = bietet an
goat-placed-all = Hüte vergeben
goat-held-you = gehört dir
goat-out-short = diese Runde nicht
goat-here-if-true = hierher, falls wahr
goat-table = Tisch
goat-your-hand = 1 · die Karte, die du gibst
goat-call-it = 2 · ihr Name
goat-truth = die Wahrheit
goat-goes-to = geht an { $name }
goat-this-is = „Das ist { $id ->
    [widow] die
    [dancer] die
    [goat] die
   *[other] der
} { $card }.“
goat-you-say = Du sagst
goat-summary = Du gibst { $to } „{ $card }“ und nennst die Karte „{ $claim }“.
goat-summary-true = Du gibst { $to } „{ $card }“ und sagst es.
goat-summary-open = { $have ->
    [card] Zeig jetzt, wer sie bekommt.
    [seat] Wähl jetzt die Karte.
   *[other] Wähl Karte, Namen und Person, in beliebiger Reihenfolge.
}
goat-if-it-is = { $id ->
    [widow] Wenn es die { $card } ist
    [dancer] Wenn es die { $card } ist
    [goat] Wenn es die { $card } ist
   *[other] Wenn es der { $card } ist
}
goat-if-accept = sie gehört dir, was es auch ist
goat-if-refuse = { $dealer } muss sie behalten
goat-if-refuse-out = sie scheidet aus
goat-to = An { $name }
goat-could-be = { $count ->
    [one] Ein Charakter liegt noch nicht aus:
   *[other] Es kann einer von diesen { $count } sein:
}
goat-passed = den hast du weitergegeben
goat-lie = Lüge
goat-true = Wahr
goat-it-is = { $id ->
    [widow] Es ist die { $card }.
    [dancer] Es ist die { $card }.
    [goat] Es ist die { $card }.
   *[other] Es ist der { $card }.
}
goat-did-accept = { $you ->
    [you] Du hast angenommen.
   *[other] { $who } hat angenommen.
}
goat-did-refuse = { $you ->
    [you] Du hast abgelehnt.
   *[other] { $who } hat abgelehnt.
}
goat-did-lie = { $you ->
    [you] Du hast gelogen.
   *[other] { $who } hat gelogen.
}
goat-did-not-lie = { $you ->
    [you] Du hast die Wahrheit gesagt.
   *[other] { $who } hat die Wahrheit gesagt.
}
goat-saloon-opens = Der Saloon öffnet seine Türen.
goat-nobody-here = Hier steht niemand.
goat-nothing-here = Hier geschieht nichts.
goat-since = { $count ->
    [one] Ein Angebot seitdem
   *[other] { $count } Angebote seitdem
}
goat-since-more = Am Tisch ist es inzwischen weitergegangen.
goat-since-watch = Ansehen
goat-since-skip = Zum Jetzt springen
goat-go-on = Weiter
goat-saloon-step = Der Saloon, { $number } von 6
goat-not-here = nicht da
goat-swept = Die Straße ist gefegt.
goat-swept-more = { $you ->
    [you] Die Häuser füllen sich; was niemand nahm, liegt noch da. Du gibst zuerst.
   *[other] Die Häuser füllen sich; was niemand nahm, liegt noch da. { $name } gibt zuerst.
}
goat-round-done = Runde { $round } von { $rounds } ist vorbei
goat-on-to = Weiter zu Runde { $round }
goat-lies = { $lies ->
    [0] log nie
    [one] { $believed ->
        [0] 1 Lüge, ertappt
       *[other] 1 Lüge, geglaubt
    }
   *[other] { $lies } Lügen, { $believed } geglaubt
}
goat-got-nothing = bekam nichts
goat-does-seller = Sofort: alle Vorräte am Laden.
goat-does-kid = Sofort: alle Münzen am Laden.
goat-does-banker = Sofort: alle Geldscheine an der Bank.
goat-does-widow = Sofort: alle Münzen an der Bank.
goat-does-farmer = Sofort: alles Vieh an der Ranch.
goat-does-cowboy = Sofort: alle Münzen an der Ranch.
goat-does-miner = Sofort: alles Gold an der Mine.
goat-does-prospector = Sofort: alle Münzen an der Mine.
goat-does-gunslinger = Erschießt den Sheriff, falls er da ist, für 4 $.
goat-does-sheriff = 2 $; verhaftet Räuber (+2 $) und Scharlatan (+1 $).
goat-does-robber = Raubt jetzt einen Ort aus; behält alles, wenn er frei bleibt.
goat-does-charlatan = Nimmt bis zu 3 Münzen; behält sie, wenn er frei bleibt.
goat-does-dancer = Verteilt die Flaschen am Saloon.
goat-does-gambler = Zieht blind ein Plättchen von jemandem.
goat-does-goat = Nichts. Sie kostet dich einen Hut.
goat-take = Nimmst du die Karte?
goat-no = nein
