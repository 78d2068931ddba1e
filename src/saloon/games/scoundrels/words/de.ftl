# 3000 Scoundrels: Fragen, Auswahl, Protokoll. Texte und Namen der Karten kommen aus dem Katalog.
#
# Funktionen: WHO unterscheidet „you“ von „other“; NAME nennt jemanden mitten im Satz; WHOSE sagt, von wem.

## Dinge

piece-card = Karte
    .some = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
piece-henchman = Handlanger
    .some = { $count } Handlanger
space = Platz { $number }
space-portrait = das Porträt
leader-slot = Anführerbogen, Slot { $slot }
office-option = Büro des Sheriffs: { $option }
price = { " " }für { MONEY($amount) }
card-of = { WHO($seat) ->
    [you] deine Karte
   *[other] die Karte { WHOSE($seat) }
}
    .dat = { WHO($seat) ->
        [you] deiner Karte
       *[other] der Karte { WHOSE($seat) }
    }
safe-worth = Wert { $value }
safe-marks = Marker: { $marks }
slot-nothing = für sich allein nichts
may-more = tun, was die Karte als Nächstes anbietet

## Timings in höchstens drei Wörtern

timing-at-start = Zugbeginn
timing-after-step-3 = nach Schritt 3
timing-at-end-of-day = Tagesende
timing-when-hired = beim Anheuern
timing-at-zero = 0 offen
timing-after-rise = nach Rufgewinn
timing-after-fall = nach Rufverlust
timing-after-money = nach Geld
timing-after-lie = nach falscher Zahl
timing-after-hire = nach dem Anheuern
timing-after-office = nach dem Büro
timing-after-suspected = bei Verdacht
timing-scout = nach dem Inspizieren
timing-mark = nach dem Markieren
timing-steal = nach dem Stehlen
timing-after-gaining-debt = nach einer Schuld
timing-after-losing-debt = Schuld verloren
timing-when-debt = Schuld erhalten
timing-at-step-3 = vor Schritt 3
timing-after-modded-lie = Lüge auf Mod
timing-after-opponent-falls = Gegner verliert Ruf
timing-always = immer
timing-modded-scout = Mod inspiziert
timing-modded-mark = Mod markiert
timing-modded-steal = Mod gestohlen
timing-maverick = Maverick { $slots }

## Fragen, wie sie die gefragte Person liest

ask-by = { $card }. { $question }
ask-strategy = Wähle geheim eine deiner Strategien.
ask-start = Dein Zug beginnt. Nutze jetzt eine Fähigkeit oder mach weiter.
ask-use = Nutze eine Fähigkeit oder mach weiter.
ask-plan = Schritt 1. Spiele eine Karte verdeckt in einen freien Slot.
ask-abilities = Schritt 2, Slot { $slot }. Nutze eine Fähigkeit oder mach weiter.
ask-abilities-faceup = Schritt 2, mit offener 0. Nutze eine Fähigkeit oder mach weiter.
ask-hire = Schritt 3. Heuere einen Halunken an oder geh ins Büro des Sheriffs.
ask-hire-by-card = Wen heuerst du an?
ask-hire-use = Du hast „{ $scoundrel }“ wegen der Fähigkeit angeheuert. Nutzt du sie?
ask-hire-order = Bleibt dein Bogen, wie er ist?
ask-arrange = Du ordnest deinen Bogen neu. Wer liegt hier: { $place }?
ask-office = Das Büro des Sheriffs. Was willst du dort?
ask-again = „{ $scoundrel }“ lässt sich doppelt nutzen: { $text } Noch einmal?
ask-respond = Was geschehen ist, erlaubt dir eine Fähigkeit. Nutze sie oder mach weiter.
ask-order = Tagesende. Wer ist zuerst dran?
ask-suspect = { $seat } hat eine Karte in Slot { $slot } gespielt. Legst du einen Handlanger darauf? Du hast { $henchmen }.
ask-suspect-first = Einer deiner Handlanger kommt in den Knast. Legst du vorher einen auf die Karte, die { $seat } in Slot { $slot } gespielt hat?
ask-last-call = Letzte Gelegenheit. Legst du einen Handlanger auf die Karte, die { $seat } in Slot { $slot } gespielt hat? Du hast { $henchmen }.
ask-evening = Tagesende. Nutze eine Fähigkeit oder mach weiter.
ask-first = Du allein hast den höchsten Ruf. Wer beginnt den nächsten Tag?
ask-may = Du darfst { $what }. Tust du es?
ask-rob = Von wem stiehlst du Geld?
ask-free = Wessen Handlanger befreist du?
ask-jail = Wessen Handlanger kommt in den Knast?
ask-place = Auf welche Karte kommt der Handlanger?
ask-clear = Von welcher Karte kommen die Handlanger herunter?
ask-choose = { $seat } nutzt „{ $card }“ und lässt dir die Wahl.
ask-discard = Welcher Halunke wird abgelegt?
ask-scout = Welchen Safe inspizierst du?
ask-mark-safe = Welchen Safe markierst du?
ask-mark = { $safe }. Welche Zahl legst du darauf?
ask-mark-known = { $safe } hat den Wert { $value }. Welche Zahl legst du darauf?
ask-flip = Welchen Marker drehst du um?
ask-steal = Welchen Safe stiehlst du? Du hast { $held }, das Limit heute ist { $limit }.
ask-abandon = Du darfst heute { $limit ->
    [one] { $limit } Safe
   *[other] { $limit } Safes
} behalten. Welchen legst du an seinen Ort zurück?
ask-swap-take = Welchen Safe nimmst du im Tausch?
ask-swap-give = Welchen deiner Safes gibst du dafür?
ask-scout-card = Welche Pokerkarte inspizierst du?
ask-reveal-card = Welche Pokerkarte zeigst du allen?
ask-deck = Die oberste Karte welches Stapels inspizierst du?
ask-exchange = Tausche eine deiner gespielten Karten gegen eine Handkarte.
ask-use-another = Welchen Halunken nutzt du?
ask-lead = Welche Fähigkeit deines Anführerbogens nutzt du?
ask-swap = Welcher Halunke nimmt am Tausch teil?
ask-swap-second = Mit welchem tauschst du?
ask-borrow = Das kostet { MONEY($amount) }, und du hast { MONEY($money) }. Nimm einen Kredit auf oder geh zurück.
ask-debt = Du erhältst eine Schuld. In welches Feld legst du sie?
ask-fine-print = { WHO($seat) ->
    [you] Du erhältst eine Schuld. Inspizierst du sie vorher?
   *[other] { $seat } erhält eine Schuld. Inspizierst du sie?
}
ask-take-off = Im Vorrat ist keine Schuld übrig. Von welcher Karte nimmst du eine?
ask-lose-debt = Welche deiner Schulden verlierst du?
ask-pay-off = Das Kreditbüro. Welche Schuld tilgst du?
ask-own-debt = Welche deiner Schulden ist es?
ask-place-debt = Wohin legst du die Schuld?
ask-give-debt = Wer bekommt deine Schuld?
ask-step-3 = Schritt 3 beginnt. Nutze eine Fähigkeit, bevor du dich entscheidest, oder mach weiter.
ask-maverick = Du hast einen Handlanger auf eine Karte gelegt. Nutze einen Maverick oder mach weiter.
ask-flip-bluff = Welchen deiner Bluffs deckst du auf?
ask-take-back = Welche deiner Karten nimmst du zurück?
ask-swap-mod = Von welchem Safe tauschst du den Mod?
ask-penalty = Stecke einen deiner Handlanger in den Knast, oder nimm dies hin: { $what }
ask-enemy-place = Auf welche deiner Karten kommt der Handlanger des Gegners?
ask-enemy-steal = Welchen Safe stiehlt der Gegner?
ask-destroy = Welchen Safe zerstört der Gegner?
ask-recruit = Wen rekrutiert der Gegner?
ask-maverick-alone = Nutze einen Maverick, indem du einen deiner Handlanger in den Knast steckst, oder mach weiter.
ask-choose-enemy = { $card }. Was wählt der Gegner?

## Was die anderen so lange lesen

wait-strategy = { $seat } wählt eine Strategie.
wait-start = { $seat } beginnt einen Zug.
wait-use = { $seat } darf eine Fähigkeit nutzen.
wait-plan = { $seat } sucht Karte und Slot aus.
wait-abilities = { $seat } nutzt Fähigkeiten.
wait-hire = { $seat } sieht sich im Saloon um.
wait-arrange = { $seat } ordnet den Bogen neu.
wait-office = { $seat } ist im Büro des Sheriffs.
wait-again = { $seat } darf mit demselben Halunken weitermachen.
wait-respond = { $seat } darf darauf reagieren.
wait-suspect = { $seat } fragt sich, ob das ein Bluff ist.
wait-last-call = { $seat } fragt sich, ob das ein Bluff ist.
wait-evening = { $seat } darf am Tagesende handeln.
wait-first = { $seat } sagt, wer den nächsten Tag beginnt.
wait-may = { $seat } darf noch mehr tun.
wait-rob = { $seat } sucht ein Opfer aus.
wait-free = { $seat } ist am Knast.
wait-jail = { $seat } sucht aus, wer in den Knast kommt.
wait-place = { $seat } legt einen Handlanger.
wait-clear = { $seat } sucht eine Karte mit Handlangern aus.
wait-choose = { $seat } steht vor einer Wahl.
wait-discard = { $seat } sucht aus, wer gehen muss.
wait-scout = { $seat } sucht einen Safe zum Inspizieren aus.
wait-mark-safe = { $seat } sucht einen Safe zum Markieren aus.
wait-mark = { $seat } sucht eine Zahl aus.
wait-flip = { $seat } sucht einen Marker zum Umdrehen aus.
wait-steal = { $seat } sucht einen Safe zum Stehlen aus.
wait-abandon = { $seat } muss einen Safe zurücklegen.
wait-swap-take = { $seat } tauscht einen Safe.
wait-swap-give = { $seat } tauscht einen Safe.
wait-scout-card = { $seat } sucht eine Pokerkarte zum Inspizieren aus.
wait-reveal-card = { $seat } sucht eine Pokerkarte zum Zeigen aus.
wait-deck = { $seat } sucht einen Pokerkartenstapel aus.
wait-exchange = { $seat } tauscht eine Pokerkarte.
wait-use-another = { $seat } sucht einen Halunken zum Nutzen aus.
wait-lead = { $seat } sucht eine Fähigkeit des Anführerbogens aus.
wait-swap = { $seat } tauscht.
wait-borrow = { $seat } denkt über einen Kredit nach.
wait-debt = { $seat } legt eine Schuld in ein Feld.
wait-fine-print = { $seat } darf eine Schuld inspizieren.
wait-take-off = { $seat } nimmt eine Schuld von einer Karte.
wait-lose-debt = { $seat } sucht eine Schuld aus.
wait-pay-off = { $seat } ist im Kreditbüro.
wait-own-debt = { $seat } sucht eine Schuld aus.
wait-place-debt = { $seat } legt eine Schuld auf eine Karte.
wait-give-debt = { $seat } gibt eine Schuld weiter.
wait-step-3 = { $seat } beginnt Schritt 3.
wait-maverick = { $seat } darf einen Maverick nutzen.
wait-flip-bluff = { $seat } deckt einen Bluff auf.
wait-take-back = { $seat } nimmt eine Karte zurück.
wait-swap-mod = { $seat } tauscht einen Mod.
wait-penalty = { $seat } wägt eine Strafe ab.
wait-enemy-place = { $seat } wählt eine Karte für den Gegner.
wait-enemy-steal = { $seat } wählt einen Safe für den Gegner.
wait-destroy = { $seat } wählt einen Safe für den Gegner.
wait-recruit = { $seat } wählt einen Rekruten für den Gegner.

## Auswahl

choice-pass = Weiter
choice-pass-start = Weiter zu Schritt 1
choice-pass-abilities = Weiter zu Schritt 3
choice-pass-suspect = Durchgehen lassen
choice-pass-last-call = Durchgehen lassen
choice-pass-respond = Nichts nutzen
choice-pass-again = Einmal genügt
choice-pass-hire = Auf die Fähigkeit verzichten
choice-pass-evening = Nichts mehr nutzen
choice-henchman = Einen Handlanger darauf legen
choice-yes = Ja
choice-yes-to = Ja: { $what }
choice-no = Nein
choice-again = Noch einmal nutzen
choice-keep = Alle liegen lassen
choice-rearrange = Den Bogen neu anordnen
choice-office = Ins Büro des Sheriffs gehen
choice-office-discarding = Ins Büro des Sheriffs gehen; „{ $scoundrel }“ wird abgelegt
choice-option = { $option }: { $does }
choice-empty = Niemand
choice-no-mark = Unmarkiert lassen
choice-use = „{ $scoundrel }“ nutzen: { $does }
choice-use-strategy = Deine Strategiekarte nutzen
choice-use-strategy-named = Deine Strategie „{ $strategy }“ nutzen: { $does }
choice-strategy = { $strategy }: { $does }
choice-strategy-hidden = Eine Strategie wählen
choice-lead = Anführerbogen, Slot { $slot }: { $does }
choice-play = { POKER($card, "The") } in Slot { $slot } spielen (ehrlich)
choice-play-bluff = { POKER($card, "The") } in Slot { $slot } spielen (Bluff)
choice-play-faceup = Die 0 offen spielen, in keinen Slot
choice-play-hidden = Eine Karte in Slot { $slot } spielen
choice-swap = { POKER($card, "Your") } in Slot { $slot } legen und die Karte dort aufnehmen
choice-swap-hidden = Die Karte in Slot { $slot } tauschen
choice-safe = { $safe }
choice-safe-scout = { $safe } inspizieren
choice-safe-mark-safe = { $safe } markieren
choice-safe-steal = { $safe } stehlen
choice-safe-abandon = { $safe } zurücklegen
choice-safe-swap-take = { $safe } nehmen
choice-safe-swap-give = { $safe } geben
choice-seat = { $seat }
choice-seat-rob = Von { NAME($seat, case: "dat") } stehlen
choice-seat-free = { WHO($seat) ->
    [you] Einen eigenen befreien
   *[other] Einen { WHOSE($seat) } befreien
}
choice-seat-jail = Einen { WHOSE($seat) } in den Knast stecken
choice-seat-deck = { WHO($seat) ->
    [you] Die oberste Karte des eigenen Stapels inspizieren
   *[other] Die oberste Karte vom Stapel { WHOSE($seat) } inspizieren
}
choice-seat-first = { WHO($seat) ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}
choice-seat-evening = { WHO($seat) ->
    [you] Du bist zuerst dran
   *[other] { $seat } ist zuerst dran
}
choice-seat-respond = { WHO($seat) ->
    [you] Du bist zuerst dran
   *[other] { $seat } ist zuerst dran
}
choice-card = { WHO($seat) ->
    [you] Deine Karte in Slot { $slot }
   *[other] Die Karte { WHOSE($seat) } in Slot { $slot }
}
choice-card-place = Auf { CARD($seat) } in Slot { $slot } legen
choice-card-clear = { CARD($seat, at: "start") } in Slot { $slot } freiräumen
choice-card-scout-card = { CARD($seat, at: "start") } in Slot { $slot } inspizieren
choice-card-reveal-card = { CARD($seat, at: "start") } in Slot { $slot } allen zeigen
choice-scoundrel = „{ $scoundrel }“: { $does }
choice-scoundrel-use-another = „{ $scoundrel }“ nutzen: { $does }
choice-scoundrel-discard = „{ $scoundrel }“ ablegen: { $does }
choice-scoundrel-swap = „{ $scoundrel }“: { $does }
choice-scoundrel-arrange = „{ $scoundrel }“: { $does }
choice-mark = Eine { $number } darauf legen
choice-mark-true = Eine { $number } darauf legen, die Wahrheit
choice-mark-unlisted = Eine { $number } darauf legen, die hier nicht vorkommt ({ $site })
choice-move = Deine { $number } von { $safe } hierher legen, als { $shown }
choice-move-flipped = Deine { $number } von { $safe } hierher legen und zur { $shown } drehen
choice-flip = { WHO($owner) ->
    [you] Deine { $number } auf { $safe } zur { $shown } drehen
   *[other] Die { $number } { WHOSE($owner) } auf { $safe } zur { $shown } drehen
}
choice-give-jail = Einen deiner Handlanger in den Knast stecken
choice-give-scoundrel = Einen deiner Halunken ablegen
choice-give-reputation = Ruf verlieren
choice-give-reputation-amount = { $amount } Ruf verlieren
choice-give-money = Geld geben
choice-give-money-amount = { MONEY($amount) } geben
choice-hire = „{ $scoundrel }“{ $price } anheuern: { $place }
choice-hire-instead = „{ $scoundrel }“{ $price } anheuern: { $place }; „{ $old }“ wird abgelegt
choice-hire-let-go = „{ $scoundrel }“{ $price } anheuern und gleich ablegen
choice-hire-at-once = „{ $scoundrel }“{ $price } wegen der Fähigkeit anheuern: { $does }
choice-with-loans = { $choice } (mit Kredit)
choice-pass-step-3 = Weiter zur Entscheidung
choice-pass-maverick = Keinen Maverick nutzen
choice-pass-fine-print = Nicht inspizieren
choice-pass-pay-off = Nichts mehr tilgen
choice-pass-use-another = Niemanden nutzen
choice-pass-choose = Keines von beiden
choice-loan = Einen Kredit von { MONEY($amount) } aufnehmen, Schuld ins Feld für { MONEY($price) }
choice-back = Zurück, und es lassen
choice-debt = Das Feld für { MONEY($price) }
choice-debt-debt = Ins Feld für { MONEY($price) }
choice-debt-lose-debt = Die Schuld im Feld für { MONEY($price) } verlieren{ $known }
choice-debt-pay-off = Die Schuld im Feld für { MONEY($price) } tilgen{ $known }
choice-debt-own-debt = Die Schuld im Feld für { MONEY($price) }{ $known }
debt-worth = { " " }(sie zählt { $value })
choice-location = { $location }: { $does }
choice-office-or-location = Ins Büro des Sheriffs oder in ein anderes Gebäude gehen; „{ $scoundrel }“ wird abgelegt
choice-use-safe = { $safe } nutzen
choice-use-safe-named = „{ $gadget }“ nutzen ({ $safe }): { $does }
choice-safe-swap-mod = Den Mod von { $safe } tauschen
choice-safe-place-debt = Auf { $safe } legen
choice-safe-take-off = Von { $safe } nehmen
choice-seat-give-debt = Sie { NAME($seat, case: "dat") } geben
choice-card-flip-bluff = { CARD($seat, at: "start") } in Slot { $slot } aufdecken
choice-card-take-back = { CARD($seat, at: "start") } in Slot { $slot } zurücknehmen
choice-scoundrel-place-debt = Auf „{ $scoundrel }“ legen: { $does }
choice-scoundrel-take-off = Von „{ $scoundrel }“ nehmen: { $does }
choice-safe-enemy-steal = Der Gegner stiehlt { $safe }
choice-safe-destroy = Der Gegner zerstört { $safe }
choice-card-enemy-place = Auf { CARD($seat) } in Slot { $slot }
choice-scoundrel-recruit = „{ $scoundrel }“: { $does }
choice-jail = Lieber einen deiner Handlanger in den Knast stecken
choice-suffer = Es hinnehmen
choice-suffer-what = Es hinnehmen: { $what }
choice-give-debt = Eine Schuld erhalten

## Protokoll

event-leader = { WHO($seat) ->
    [you] Du führst als { $leader } an.
   *[other] { $seat } führt als { $leader } an.
}
event-day = Tag { $day }. { WHO($first) ->
    [you] Du beginnst.
   *[other] { $first } beginnt.
}
event-turn = { WHO($seat) ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
}
event-drew = { WHO($seat) ->
    [you] Du ziehst { SOME("card", $count) }: { $cards }.
   *[other] { $seat } zieht { SOME("card", $count) }: { $cards }.
}
event-drew-hidden = { WHO($seat) ->
    [you] Du ziehst { SOME("card", $count) }.
   *[other] { $seat } zieht { SOME("card", $count) }.
}
event-created = Neu im Saloon: „{ $scoundrel }“.
event-played = { WHO($seat) ->
    [you] Du spielst { POKER($card, "the") } in Slot { $slot }.
   *[other] { $seat } spielt { POKER($card, "the") } in Slot { $slot }.
}
event-played-bluff = { WHO($seat) ->
    [you] Du spielst { POKER($card, "the") } in Slot { $slot }: ein Bluff.
   *[other] { $seat } spielt { POKER($card, "the") } in Slot { $slot }: ein Bluff.
}
event-played-faceup = { WHO($seat) ->
    [you] Du spielst { POKER($card, "the") } offen.
   *[other] { $seat } spielt { POKER($card, "the") } offen.
}
event-played-hidden = { WHO($seat) ->
    [you] Du spielst eine Karte in Slot { $slot }.
   *[other] { $seat } spielt eine Karte in Slot { $slot }.
}
event-suspected = { WHO($seat) ->
    [you] Du legst einen Handlanger auf { CARD($target) } in Slot { $slot }.
   *[other] { $seat } legt einen Handlanger auf { CARD($target) } in Slot { $slot }.
}
event-used = { WHO($seat) ->
    [you] Du nutzt „{ $scoundrel }“.
   *[other] { $seat } nutzt „{ $scoundrel }“.
}
event-used-strategy = { WHO($seat) ->
    [you] Du nutzt deine Strategie „{ $strategy }“.
   *[other] { $seat } nutzt die Strategie „{ $strategy }“.
}
event-used-leader = { WHO($seat) ->
    [you] Du nutzt deinen Anführerbogen: { $ability }
   *[other] { $seat } nutzt den Anführerbogen: { $ability }
}
event-cut-short = { WHO($seat) ->
    [you] Dieser Text führt endlos zu anderen: Er endet hier (Q52).
   *[other] Dieser Text führt endlos zu anderen: Er endet hier (Q52).
}
event-used-office = { WHO($seat) ->
    [you] Du nutzt das Büro des Sheriffs: { $option }.
   *[other] { $seat } nutzt das Büro des Sheriffs: { $option }.
}
event-to-office = { WHO($seat) ->
    [you] Du gehst ins Büro des Sheriffs, statt anzuheuern.
   *[other] { $seat } geht ins Büro des Sheriffs, statt anzuheuern.
}
event-to-location = { WHO($seat) ->
    [you] Du gehst in ein Gebäude, statt anzuheuern.
   *[other] { $seat } geht in ein Gebäude, statt anzuheuern.
}
event-money = { WHO($seat) ->
    [you] Du erhältst { MONEY($amount) }.
   *[other] { $seat } erhält { MONEY($amount) }.
}
event-paid = { WHO($seat) ->
    [you] Du zahlst { MONEY($amount) }.
   *[other] { $seat } zahlt { MONEY($amount) }.
}
event-stole-money = { WHO($seat) ->
    [you] Du stiehlst { NAME($victim, case: "dat") } { MONEY($amount) }.
   *[other] { $seat } stiehlt { NAME($victim, case: "dat") } { MONEY($amount) }.
}
event-gave-money = { WHO($seat) ->
    [you] Du gibst { NAME($to, case: "dat") } { MONEY($amount) }.
   *[other] { $seat } gibt { NAME($to, case: "dat") } { MONEY($amount) }.
}
event-reputation-gain = { WHO($seat) ->
    [you] Du erhältst { $count } Ruf.
   *[other] { $seat } erhält { $count } Ruf.
}
event-reputation-loss = { WHO($seat) ->
    [you] Du verlierst { $count } Ruf.
   *[other] { $seat } verliert { $count } Ruf.
}
event-scouted = { WHO($seat) ->
    [you] Du inspizierst { $safe }: Wert { $value }.
   *[other] { $seat } inspiziert { $safe }: Wert { $value }.
}
event-scouted-hidden = { WHO($seat) ->
    [you] Du inspizierst { $safe }.
   *[other] { $seat } inspiziert { $safe }.
}
event-marked = { WHO($seat) ->
    [you] Du legst eine { $number } auf { $safe }.
   *[other] { $seat } legt eine { $number } auf { $safe }.
}
event-mark-moved = { WHO($seat) ->
    [you] Du legst die { $was } von { $from } auf { $safe }, als { $number }.
   *[other] { $seat } legt die { $was } von { $from } auf { $safe }, als { $number }.
}
event-mark-flipped = { WHO($seat) ->
    [you] Du drehst den Marker { WHOSE($owner) } auf { $safe } zur { $number }.
   *[other] { $seat } dreht den Marker { WHOSE($owner) } auf { $safe } zur { $number }.
}
event-mark-flipped-own = { WHO($seat) ->
    [you] Du drehst deinen Marker auf { $safe } zur { $number }.
   *[other] { $seat } dreht den eigenen Marker auf { $safe } zur { $number }.
}
event-looked = { WHO($seat) ->
    [you] Du darfst { $safe } von nun an ansehen: Wert { $value }.
   *[other] { $seat } darf { $safe } von nun an ansehen: Wert { $value }.
}
event-looked-hidden = { WHO($seat) ->
    [you] Du darfst { $safe } von nun an ansehen.
   *[other] { $seat } darf { $safe } von nun an ansehen.
}
event-stole = { WHO($seat) ->
    [you] Du stiehlst { $safe }: Wert { $value }.
   *[other] { $seat } stiehlt { $safe }: Wert { $value }.
}
event-stole-hidden = { WHO($seat) ->
    [you] Du stiehlst { $safe }.
   *[other] { $seat } stiehlt { $safe }.
}
event-abandoned = { WHO($seat) ->
    [you] Du legst { $safe } an den Ort zurück.
   *[other] { $seat } legt { $safe } an den Ort zurück.
}
event-abandoned-unused = { WHO($seat) ->
    [you] Du legst { $safe } zurück, zu den ungenutzten Safes.
   *[other] { $seat } legt { $safe } zurück, zu den ungenutzten Safes.
}
event-swapped-safes = { WHO($seat) ->
    [you] Du tauschst { $gave } gegen { $took }: Wert { $value }.
   *[other] { $seat } tauscht { $gave } gegen { $took }: Wert { $value }.
}
event-swapped-safes-hidden = { WHO($seat) ->
    [you] Du tauschst { $gave } gegen { $took }.
   *[other] { $seat } tauscht { $gave } gegen { $took }.
}
event-freed = { WHO($seat) ->
    [you] Du befreist einen Handlanger { WHOSE($owner) }.
   *[other] { $seat } befreit einen Handlanger { WHOSE($owner) }.
}
event-freed-own = { WHO($seat) ->
    [you] Du befreist einen deiner Handlanger.
   *[other] { $seat } befreit einen eigenen Handlanger.
}
event-jailed = { WHO($owner) ->
    [you] Einer deiner Handlanger kommt in den Knast.
   *[other] Ein Handlanger { WHOSE($owner) } kommt in den Knast.
}
event-placed = { WHO($seat) ->
    [you] Du legst einen Handlanger { WHOSE($owner) } auf { CARD($target) } in Slot { $slot }.
   *[other] { $seat } legt einen Handlanger { WHOSE($owner) } auf { CARD($target) } in Slot { $slot }.
}
event-placed-own = { WHO($seat) ->
    [you] Du legst einen Handlanger auf { CARD($target) } in Slot { $slot }.
   *[other] { $seat } legt einen Handlanger auf { CARD($target) } in Slot { $slot }.
}
event-destroyed = { WHO($seat) ->
    [you] Du zerstörst { SOME("henchman", $count) } auf { CARD($target, case: "dat") } in Slot { $slot }.
   *[other] { $seat } zerstört { SOME("henchman", $count) } auf { CARD($target, case: "dat") } in Slot { $slot }.
}
event-destroyed-own = { WHO($seat) ->
    [you] Du zerstörst { SOME("henchman", $count) } auf deiner Karte in Slot { $slot }.
   *[other] { $seat } zerstört { SOME("henchman", $count) } auf der eigenen Karte in Slot { $slot }.
}
event-returned = { WHO($seat) ->
    [you] Du schickst { SOME("henchman", $count) } von { CARD($target, case: "dat") } in Slot { $slot } nach Hause.
   *[other] { $seat } schickt { SOME("henchman", $count) } von { CARD($target, case: "dat") } in Slot { $slot } nach Hause.
}
event-returned-own = { WHO($seat) ->
    [you] Du schickst { SOME("henchman", $count) } von deiner Karte in Slot { $slot } nach Hause.
   *[other] { $seat } schickt { SOME("henchman", $count) } von der eigenen Karte in Slot { $slot } nach Hause.
}
event-scouted-card = { WHO($seat) ->
    [you] Du inspizierst { CARD($target) } in Slot { $slot }: { $card }.
   *[other] { $seat } inspiziert { CARD($target) } in Slot { $slot }: { $card }.
}
event-scouted-card-hidden = { WHO($seat) ->
    [you] Du inspizierst { CARD($target) } in Slot { $slot }.
   *[other] { $seat } inspiziert { CARD($target) } in Slot { $slot }.
}
event-scouted-card-own = { WHO($seat) ->
    [you] Du inspizierst deine Karte in Slot { $slot }: { $card }.
   *[other] { $seat } inspiziert die eigene Karte in Slot { $slot }: { $card }.
}
event-scouted-card-own-hidden = { WHO($seat) ->
    [you] Du inspizierst deine Karte in Slot { $slot }.
   *[other] { $seat } inspiziert die eigene Karte in Slot { $slot }.
}
event-looked-at-deck = { WHO($seat) ->
    [you] Du inspizierst die oberste Karte vom Stapel { WHOSE($target) }: { $card }.
   *[other] { $seat } inspiziert die oberste Karte vom Stapel { WHOSE($target) }: { $card }.
}
event-looked-at-deck-hidden = { WHO($seat) ->
    [you] Du inspizierst die oberste Karte vom Stapel { WHOSE($target) }.
   *[other] { $seat } inspiziert die oberste Karte vom Stapel { WHOSE($target) }.
}
event-looked-at-deck-own = { WHO($seat) ->
    [you] Du inspizierst die oberste Karte deines Stapels: { $card }.
   *[other] { $seat } inspiziert die oberste Karte des eigenen Stapels: { $card }.
}
event-looked-at-deck-own-hidden = { WHO($seat) ->
    [you] Du inspizierst die oberste Karte deines Stapels.
   *[other] { $seat } inspiziert die oberste Karte des eigenen Stapels.
}
event-revealed = { WHO($seat) ->
    [you] Du zeigst { CARD($target) } in Slot { $slot }: { $card }.
   *[other] { $seat } zeigt { CARD($target) } in Slot { $slot }: { $card }.
}
event-revealed-own = { WHO($seat) ->
    [you] Du zeigst deine Karte in Slot { $slot }: { $card }.
   *[other] { $seat } zeigt die eigene Karte in Slot { $slot }: { $card }.
}
event-revealed-top = { WHO($seat) ->
    [you] Du zeigst die oberste Karte vom Stapel { WHOSE($target) }: { $card }.
   *[other] { $seat } zeigt die oberste Karte vom Stapel { WHOSE($target) }: { $card }.
}
event-revealed-zero = { WHO($seat) ->
    [you] { POKER($card, "Your") } liegt offen da.
   *[other] { POKER($card, "The") } { WHOSE($seat) } liegt offen da.
}
event-shuffled = { WHO($seat) ->
    [you] Du mischst den Stapel { WHOSE($target) }.
   *[other] { $seat } mischt den Stapel { WHOSE($target) }.
}
event-shuffled-own = { WHO($seat) ->
    [you] Du mischst deinen Stapel.
   *[other] { $seat } mischt den eigenen Stapel.
}
event-swapped-card = { WHO($seat) ->
    [you] Du legst die { $put } in Slot { $slot } und nimmst die { $took } auf.
   *[other] { $seat } legt die { $put } in Slot { $slot } und nimmt die { $took } auf.
}
event-swapped-card-hidden = { WHO($seat) ->
    [you] Du tauschst die Karte in Slot { $slot } gegen eine Handkarte.
   *[other] { $seat } tauscht die Karte in Slot { $slot } gegen eine Handkarte.
}
event-hired = { WHO($seat) ->
    [you] Du heuerst „{ $scoundrel }“ an.
   *[other] { $seat } heuert „{ $scoundrel }“ an.
}
event-hired-let-go = { WHO($seat) ->
    [you] Du heuerst „{ $scoundrel }“ an und hast keinen Platz dafür.
   *[other] { $seat } heuert „{ $scoundrel }“ an und hat keinen Platz dafür.
}
event-hired-at-once = { WHO($seat) ->
    [you] Du heuerst „{ $scoundrel }“ wegen der Fähigkeit an.
   *[other] { $seat } heuert „{ $scoundrel }“ wegen der Fähigkeit an.
}
event-arranged = { WHO($seat) ->
    [you] Du hast deinen Bogen neu angeordnet.
   *[other] { $seat } hat den Bogen neu angeordnet.
}
event-discarded = „{ $scoundrel }“ wird abgelegt.
event-swapped-jobs = { WHO($seat) ->
    [you] Du tauschst zwei Jobs: { $job } und { $other }.
   *[other] { $seat } tauscht zwei Jobs: { $job } und { $other }.
}
event-swapped-traits = { WHO($seat) ->
    [you] Du tauschst zwei Eigenschaften: { $trait } und { $other }.
   *[other] { $seat } tauscht zwei Eigenschaften: { $trait } und { $other }.
}
event-no-refill = Die Stapel sind leer: Niemand Neues kommt in den Saloon.
event-strategy-chosen = { WHO($seat) ->
    [you] Du wählst die Strategie „{ $strategy }“.
   *[other] { $seat } wählt die Strategie „{ $strategy }“.
}
event-strategy-chosen-hidden = { WHO($seat) ->
    [you] Du wählst eine Strategie.
   *[other] { $seat } wählt eine Strategie.
}
event-strategy-shown = { WHO($seat) ->
    [you] Deine Strategie ist „{ $strategy }“.
   *[other] Die Strategie { WHOSE($seat) } ist „{ $strategy }“.
}
event-called-honest = { WHO($seat) ->
    [you] Deine Karte in Slot { $slot } wird aufgedeckt: Es ist { POKER($card, "the") }. Ehrlich.
   *[other] Die Karte { WHOSE($seat) } in Slot { $slot } wird aufgedeckt: Es ist { POKER($card, "the") }. Ehrlich.
}
event-called-bluff = { WHO($seat) ->
    [you] Deine Karte in Slot { $slot } wird aufgedeckt: Es ist { POKER($card, "the") }. Bluff.
   *[other] Die Karte { WHOSE($seat) } in Slot { $slot } wird aufgedeckt: Es ist { POKER($card, "the") }. Bluff.
}
event-under-deck = { WHO($seat) ->
    [you] Unter deinem Stapel liegt nun, was du heute gespielt hast: { SOME("card", $count) }.
   *[other] Unter dem Stapel { WHOSE($seat) } liegt nun, was heute gespielt wurde: { SOME("card", $count) }.
}
event-starts = { WHO($seat) ->
    [you] Du beginnst den nächsten Tag.
   *[other] { $seat } beginnt den nächsten Tag.
}
event-chose-jail = { WHO($seat) ->
    [you] Du wählst den Knast.
   *[other] { $seat } wählt den Knast.
}
event-chose-reputation = { WHO($seat) ->
    [you] Du verlierst lieber Ruf.
   *[other] { $seat } verliert lieber Ruf.
}
event-chose-money = { WHO($seat) ->
    [you] Du zahlst lieber.
   *[other] { $seat } zahlt lieber.
}
event-chose-scoundrel = { WHO($seat) ->
    [you] Du lässt lieber einen Halunken gehen.
   *[other] { $seat } lässt lieber einen Halunken gehen.
}
event-chose-debt = { WHO($seat) ->
    [you] Du erhältst lieber eine Schuld.
   *[other] { $seat } erhält lieber eine Schuld.
}
event-loan = { WHO($seat) ->
    [you] Du nimmst einen Kredit auf.
   *[other] { $seat } nimmt einen Kredit auf.
}
event-debt-gained = { WHO($seat) ->
    [you] Du erhältst eine Schuld, in Feld { $space }.
   *[other] { $seat } erhält eine Schuld, in Feld { $space }.
}
event-debt-lost = { WHO($seat) ->
    [you] Du verlierst die Schuld in Feld { $space }: Sie zählte { $value }.
   *[other] { $seat } verliert die Schuld in Feld { $space }: Sie zählte { $value }.
}
event-debt-discarded = Eine Schuld von { $value } wird abgelegt.
event-debt-on-safe = { WHO($seat) ->
    [you] Du legst eine Schuld auf { $safe }.
   *[other] { $seat } legt eine Schuld auf { $safe }.
}
event-debt-on-scoundrel = { WHO($seat) ->
    [you] Du legst eine Schuld auf „{ $scoundrel }“.
   *[other] { $seat } legt eine Schuld auf „{ $scoundrel }“.
}
event-debt-off-safe = { WHO($seat) ->
    [you] Im Vorrat ist keine Schuld übrig: Du nimmst eine von { $safe }.
   *[other] Im Vorrat ist keine Schuld übrig: { $seat } nimmt eine von { $safe }.
}
event-debt-off-scoundrel = { WHO($seat) ->
    [you] Im Vorrat ist keine Schuld übrig: Du nimmst eine von „{ $scoundrel }“.
   *[other] Im Vorrat ist keine Schuld übrig: { $seat } nimmt eine von „{ $scoundrel }“.
}
event-debt-taken-up = { WHO($seat) ->
    [you] Du nimmst eine deiner Schulden vom Bogen.
   *[other] { $seat } nimmt eine Schuld vom eigenen Bogen.
}
event-debt-seen = { WHO($seat) ->
    [you] Du inspizierst die neue Schuld { WHOSE($owner) }: { $value }.
   *[other] { $seat } inspiziert die neue Schuld { WHOSE($owner) }: { $value }.
}
event-debt-seen-hidden = { WHO($seat) ->
    [you] Du inspizierst die neue Schuld { WHOSE($owner) }.
   *[other] { $seat } inspiziert die neue Schuld { WHOSE($owner) }.
}
event-debt-seen-own = { WHO($seat) ->
    [you] Du inspizierst deine neue Schuld: { $value }.
   *[other] { $seat } inspiziert die eigene neue Schuld: { $value }.
}
event-debt-seen-own-hidden = { WHO($seat) ->
    [you] Du inspizierst deine neue Schuld.
   *[other] { $seat } inspiziert die eigene neue Schuld.
}
event-debts-mixed = Keine ungenutzte Schuld ist übrig: { $count ->
    [one] Die eine verlorene kommt zurück.
   *[other] { $count } verlorene werden neu gemischt.
}
event-used-location = { WHO($seat) ->
    [you] Du nutzt ein Gebäude: { $location }.
   *[other] { $seat } nutzt ein Gebäude: { $location }.
}
event-used-safe = { WHO($seat) ->
    [you] Du nutzt { $safe }.
   *[other] { $seat } nutzt { $safe }.
}
event-safe-opened = { $safe } wird aufgedeckt: „{ $gadget }“.
event-mod-seen = { WHO($seat) ->
    [you] Du siehst den Mod von { $safe }: { $mod }.
   *[other] { $seat } sieht den Mod von { $safe }: { $mod }.
}
event-mod-seen-hidden = { WHO($seat) ->
    [you] Du siehst den Mod von { $safe }.
   *[other] { $seat } sieht den Mod von { $safe }.
}
event-mod-swapped = { WHO($seat) ->
    [you] Du tauschst den Mod von { $safe } gegen den ungenutzten Mod { $unused }: { $mod }.
   *[other] { $seat } tauscht den Mod von { $safe } gegen den ungenutzten Mod { $unused }: { $mod }.
}
event-mod-swapped-hidden = { WHO($seat) ->
    [you] Du tauschst den Mod von { $safe } gegen den ungenutzten Mod { $unused }.
   *[other] { $seat } tauscht den Mod von { $safe } gegen den ungenutzten Mod { $unused }.
}
event-card-flipped = { WHO($seat) ->
    [you] Du deckst die Karte in Slot { $slot } auf: { POKER($card, "the") }.
   *[other] { $seat } deckt die Karte in Slot { $slot } auf: { POKER($card, "the") }.
}
event-card-returned = { WHO($seat) ->
    [you] Du nimmst { POKER($card, "the") } in Slot { $slot } auf die Hand zurück.
   *[other] { $seat } nimmt { POKER($card, "the") } in Slot { $slot } zurück.
}
event-card-returned-hidden = { WHO($seat) ->
    [you] Du nimmst die Karte in Slot { $slot } auf die Hand zurück.
   *[other] { $seat } nimmt die Karte in Slot { $slot } zurück.
}
event-step-skipped = { WHO($seat) ->
    [you] Du überspringst Schritt 3 dieses Zugs.
   *[other] { $seat } überspringt Schritt 3 dieses Zugs.
}
event-automa = Automa-Karte „{ $automa }“, { $section ->
    [top] oberer
   *[bottom] unterer
} Abschnitt: { $text }
event-automa-shuffled = Die abgelegten Automa-Karten werden in den Stapel gemischt.
event-penalty-void = Das ist nicht in vollem Umfang möglich, also muss auch kein Handlanger dafür in den Knast.
event-recruited = { $enemy } rekrutiert „{ $scoundrel }“.
event-safe-destroyed = { $enemy } zerstört { $safe }.
event-enemy-day = Am Tagesende handelt { $leader }.
event-enemy-no-henchman = { $enemy } hat keinen Handlanger zur Hand, also wird keiner gelegt (XR124).
event-enemy-no-card = { $enemy } findet keine Karte von dir, auf die ein Handlanger gelegt werden kann (SR52, SR190).
event-enemy-no-safe = { $enemy } findet dort keinen Safe (SR170).
event-enemy-no-recruit = { $enemy } findet dort niemanden zum Rekrutieren.
event-enemy-no-rise = { $enemy } hat schon 6 Ruf und erhält keinen mehr (SR117).
event-enemy-no-gain = Für { $enemy } gibt es nichts zu zählen, also auch kein Geld.
event-enemy-no-debt = Es gibt keine Schuld zu legen oder niemanden im Saloon, auf den eine gelegt werden könnte.
event-went-home = { WHO($owner) ->
    [you] Dein Handlanger kommt von { CARD($target, case: "dat") } in Slot { $slot } nach Hause.
   *[other] Ein Handlanger { WHOSE($owner) } geht von { CARD($target, case: "dat") } in Slot { $slot } nach Hause.
}
event-finished = Das war Tag { $day }, der Finaltag. Jetzt wird Tech gezählt.

## Das Ende

result-winner = { WHO($seat) ->
    [you] Du gewinnst mit { $amount } Tech.
   *[other] { $seat } gewinnt mit { $amount } Tech.
}
result-by-money = Bei Tech stand es gleich; mehr Geld hat entschieden.
result-by-turn = Bei Tech und Geld stand es gleich; der spätere Zug hat entschieden.
result-beaten = Du gewinnst mit { $amount } Tech; { $enemy } hat { $score }.
result-lost = { $enemy } hat { $score } Tech, du hast { $amount }: Du verlierst.
result-lost-level = { $enemy } hat { $score } Tech und du auch: Gleichstand ist verloren.
enemy-name = Gegner
the-enemy = Der Gegner

## Schritte einer Wahl, und der Tisch im Terminal

step-slot = Slot { $slot }: { $does }
step-plan-card = Slot { $slot }. Welche Karte spielst du?
step-honest = { $card } (ehrlich)
step-bluff = { $card } (Bluff)
step-hire = { MONEY($amount) } { $scoundrel } · { $timing } · { $does }
step-place = Wohin kommt „{ $scoundrel }“?
step-space = { $place }
step-space-taken = { $place }, anstelle von „{ $old }“
step-let-go = nirgends: wird gleich abgelegt
step-exchange-slot = Slot { $slot }, wo { POKER($card, "your") } liegt
step-exchange-card = Slot { $slot }. Welche Karte kommt dorthin?
step-loan = Einen Kredit von { MONEY($amount) } aufnehmen
step-loan-space = Ein Kredit. Welches Feld nimmt die Schuld auf?

table-game = 3000 Halunken
table-day = Tag { $day } von { $days }
table-turn-of = { WHO($seat) ->
    [you] du bist dran
   *[other] { $seat } ist dran
}
table-turn-slot = { WHO($seat) ->
    [you] du bist dran, Slot { $slot }
   *[other] { $seat } ist dran, Slot { $slot }
}
table-turn-faceup = { WHO($seat) ->
    [you] du bist dran, 0 offen
   *[other] { $seat } ist dran, 0 offen
}
table-money = Geld
table-reputation = Ruf
table-henchmen = Handlanger
table-slots = Slots
table-hand = Hand/Stapel
table-safes = Safes
table-marks = Marker
table-icons = Symbole
table-tech = Tech
table-yours = Nur du siehst: Hand { $hand } · Marker übrig { $marks }
table-used = genutzt
table-no-safes = kein Safe
table-saloon-empty = Der Saloon ist leer.
table-pile = Ablagestapel { $count }:
table-decks = Stapel: { $traits } Eigenschaften, { $jobs } Jobs
table-in-saloon = Saloon: { $card }
table-in-pile = Abgelegt: { $card }
table-page-town = Stadt
table-page-sheets = Bögen
table-page-log = Protokoll
table-debts = Schulden
table-bonuses = Boni
table-unused-debts = Schulden: { $unused } ungenutzt, abgelegt { $discarded }
table-no-debts = keine
table-enemy = Gegner: { $name }
table-enemy-expert = Gegner: { $name } (Experte)
table-automa = Automa: { $deck } im Stapel, abgelegt { $discarded }
table-recruits = Rekruten: { $list }
table-recruited = Gegner: { $card }
table-card = Gegnerkarte

## Tasten und Hilfe

keys-ask = ↑↓ Enter · t s l Seite · i Karte · : warum nicht? · ? Hilfe · u zurück · q aus
keys-wait = Leertaste weiter · t s l Seite · i Karte · ? Hilfe · u zurück · q Ende
keys-over = t s l Seite · i Karte ansehen · ? Hilfe, Regeln · q Ende
help-keys =
    ↑ ↓ Enter, eine Ziffer oder ein Buchstabe: wählen. Esc: zurück. Leertaste: nicht warten.
    t, s, l oder Tab: Stadt, Bögen, Protokoll. ← →: blättern. i: irgendeine Karte ansehen.
    : eine Wahl in Worten, oder warum sie nicht geht. u: zurücknehmen. q: gehen (gespeichert).
    ♥ ♠ ♦ ♣ wessen Marker und Handlanger, ? unbekannt, [5] nur du weißt es, →♥ gestohlen, - ungenutzt
    ■ verdeckte Karte, · freier Slot, ▲ Handlanger, △ im Knast, ⚙ Tech, ☞ gefragt, » am Zug
why-hint = zum Beispiel: play 3@5

## Warum nicht? Ohne Punkt; wo eine Regel es sagt, steht ihre Nummer am Ende.

why-moment-slots = er wird in Schritt 2 genutzt, nachdem eine Karte gespielt wurde (SR57)
why-moment-start = er wird nur zu Beginn deines Zugs genutzt (SR155)
why-moment-zero = er wird genutzt, wenn deine 0 offen gespielt wird (T63, Q40)
why-moment-evening = er wird nur am Tagesende genutzt (Q4)
why-moment-hired = er wird beim Anheuern genutzt, und wer auf einem Bogen liegt, wird nie angeheuert (T65)
why-moment-neighbour = der Nachbar wurde nicht genutzt, oder andere reagieren zuerst (SR150, Q16)
why-moment-reputation = du hast gerade keinen Ruf erhalten (T69)
why-moment-money = gerade kam kein Geld von einem anderen Halunken (T49, T66, SR210)
why-moment-lie = kein Safe wurde mit einer Zahl markiert, die sein Ort nicht hat (T79)
why-moment-after-3 = er wird gleich nach Schritt 3 deines Zugs genutzt (T82)
why-moment-step-3 = er wird zu Beginn von Schritt 3 genutzt, der entfallen kann (X33, X34)
why-moment-maverick = ein Maverick wird genutzt, nachdem du in seinem Slot einen Handlanger auf eine gegnerische Karte gelegt hast (XR76, XQ6)
why-moment-debt = du hast gerade keine Schuld erhalten (X38)
why-moment-debt-lost = du hast gerade keine Schuld verloren (X39)
why-moment-fall = gerade hat niemand sonst Ruf verloren
why-moment-answer = worauf er reagiert, ist gerade nicht geschehen (SR152)
why-use-clean = „{ $trait }“ wirkt, solange du { MONEY(0) } und keine Schulden hast (T67)
why-use-poor = „{ $trait }“ wirkt, wenn zu Beginn von Schritt 3 niemand im Saloon für dein Geld zu haben war (X33, X34)
why-use-indebted = „{ $trait }“ wirkt, solange du genug Schulden hast
why-gone-back = davon bist du zurückgegangen; es wird wieder angeboten, sobald du etwas anderes gewählt hast (XQ32)
why-faceup-zero = die 0 kommt nur von der Hand und nur dann offen, wenn auf dem Bogen ein Halunke mit „Ehrlich“ liegt, der nutzbar ist (Q40)
why-no-going-back = nichts wartet auf einen Kredit, von dem man zurückgehen könnte (XQ32)
why-penalty = eine Strafe wird hingenommen oder abgewendet, wenn eine Automa-Karte sie androht, sonst nie (XR116)
why-mark-when = ein Safe wird markiert, wenn er inspiziert wurde oder eine Fähigkeit es sagt (SR120)
why-mark-number = kein Marker mit dieser Zahl ist übrig; nimm eine andere Zahl (T32)
why-mark-move = Marker werden nur versetzt, wenn alle auf Safes liegen, und nicht von einem Safe, den jemand anders gestohlen hat (T33, Q25)
why-mark-must = ein Marker ist übrig, also muss der Safe markiert werden (T31)
why-rearrange = Halunken werden beim Anheuern neu angeordnet, oder wenn eine Fähigkeit es sagt (SR74, T17)
why-strategy-use = eine Strategiekarte wird zu ihrem Zeitpunkt genutzt, einmal in jedem Zug und nur, wenn sie etwas bewirken kann (T86)
why-in-full = was nicht ganz getan werden kann, kann nicht gewählt werden (T75)
why-strategy-own = jeder Anführer wählt eine seiner eigenen Strategiekarten (SR253)
why-office-when = ins Büro des Sheriffs geht es in Schritt 3, statt anzuheuern (SR69)
why-others-question = die offene Frage geht nicht an dich
why-no-answer = das ist keine Antwort auf das, was gerade gefragt ist
why-pass-plan = in jedem Zug muss eine Handkarte gespielt werden (SR38)
why-pass-hire = Schritt 3 ist Pflicht: Heuere an, oder geh ins Büro des Sheriffs (SR69, T20)
why-pass-ability = eine genutzte Fähigkeit wird so weit wie möglich ausgeführt; freiwillig ist nur, was man tun „darf“ (SR66, SR67)
why-final-day = das gibt es nur am Finaltag (T21)
why-condition = die Bedingung ist nicht erfüllt (T71)
why-price = das kostet { MONEY($price) }, und du hast { MONEY($money) } (T14)
why-bluff-price = du hast keinen Bluff ohne Handlanger zum Aufdecken, oder es ist kein Zug (XR144, T83)
why-henchman-none = du hast keinen verfügbaren Handlanger (T9)
why-reputation-none = du hast keinen Ruf mehr zu verlieren (T71)
why-idle = es würde jetzt nichts bewirken, denn nichts davon ist möglich (Q23)
why-idle-location = es würde jetzt nichts bewirken, denn nichts davon ist möglich (XQ22)
why-idle-office = es würde jetzt nichts bewirken, denn nichts davon ist möglich (Q10, Q11)
why-debt-room = dafür erhält man eine Schuld, und du hast vier (X6, XR41)
why-debt-price = dafür erhält man eine Schuld und zahlt { MONEY($price) }, und du hast { MONEY($money) } (T14, X6)
why-loan-turn = Kredite gibt es nur im eigenen Zug (X3, XR45)
why-loan-most = { $count } Kredite wurden in diesem Zug aufgenommen, mehr gibt es nicht (X2, XR44)
why-loan-four = du hast vier Schulden oder erhältst gerade die vierte (X1, XR40)
why-loan-space = in Feld { $space } liegt eine Schuld; freie Felder: { $open } (XR34)
why-loan-waits = der Kredit muss warten, bis diese Frage beantwortet ist
why-safe-closed = { $safe } liegt nicht offen auf deinem Bogen (XR62, XR63)
why-safe-used = { $safe } wurde in diesem Zug schon genutzt (SR64)
why-of-safe = { $safe }: { $why }
why-safe-moment = dies ist nicht der Zeitpunkt, den { $safe } nennt (XR63)
why-location-when = ein Gebäude wird in Schritt 3 genutzt, nachdem der Halunke ganz rechts im Saloon abgelegt wurde (XR55, XR56)
why-location-office = Karten, die vom Büro des Sheriffs sprechen, gelten nicht für die anderen Gebäude (X40)
why-pay-off-none = du hast keine Schuld zu tilgen (XQ23)
why-pay-off-price = die billigste deiner Schulden kostet { MONEY($price) }, und du hast { MONEY($money) } (X7)
why-debt-taken = in Feld { $space } liegt schon eine Schuld (XR34)
why-debt-when = Schulden erhält und verliert man nur, wenn eine Regel oder Karte es sagt (XR33, XR37)
why-debt-none = in Feld { $space } liegt keine deiner Schulden
why-debt-costs = sie kostet { MONEY($price) }, und du hast { MONEY($money) } (X7)
why-lead-when = der Anführerbogen dient in Schritt 2, nach dem Slot der Karte (SR57)
why-lead-slot = diese Fähigkeit gehört zu einem anderen Slot als dem, in den gespielt wurde (SR57)
why-lead-used = diese Fähigkeit wurde in diesem Zug schon genutzt (SR64)
why-option-when = das gibt es bei einem Besuch im Büro des Sheriffs, je Besuch eines (SR85)
why-seat-free = Sitz { $seat } hat niemanden im Knast (Q11)
why-seat-jail = Sitz { $seat } spielt nicht gegen dich oder hat keinen verfügbaren Handlanger (Q8)
why-seat-rob = Sitz { $seat } spielt nicht gegen dich oder hat kein Geld (Q23)
why-seat-answer = wer dort sitzt, ist keine Antwort auf das, was gerade gefragt ist
why-play-when = eine Karte wird nur in Schritt 1 gespielt, eine in jedem Zug (SR38)
why-play-hand = { POKER($card, "the") } ist nicht auf deiner Hand (SR38)
why-play-slot = in Slot { $slot } liegt heute schon eine Karte; freie Slots: { $open } (SR41)
why-suspect-window = nach Verdacht wird zu festen Zeitpunkten gefragt: nach Schritt 1, nach Schritt 2 und am Ende des Zugs (Q6)
why-suspect-nothing = in diesem Zug liegt keine Karte, die man verdächtigen könnte (SR51)
why-suspect-own = die eigene Karte verdächtigt man nicht (T7)
why-suspect-faceup = auf offene Karten kommen keine Handlanger (T63)
why-suspect-gone = die Karte dieses Zugs liegt offen oder wurde zurückgenommen (X32)
why-suspect-twice = du hast schon einen Handlanger auf dieser Karte (T6)
why-use-sheet = „{ $job }“ liegt nicht auf deinem Bogen
why-use-spent = „{ $job }“ oder die Eigenschaft dazu wurde in diesem Zug schon genutzt (SR64, T60)
why-use-slot = „{ $trait }“ passt nicht zu diesem Slot (SR57)
why-use-jail = „{ $trait }“ steckt einen deiner Handlanger in den Knast, und keiner ist verfügbar (T9)
why-use-broke = „{ $trait }“ wirkt, solange du { MONEY(0) } hast (T67)
why-use-debt = mit „{ $trait }“ erhält man eine Schuld, und du hast vier (X6, XR41)
why-of-job = „{ $job }“: { $why }
why-use-moment = dies ist nicht der Zeitpunkt für „{ $trait }“: { $why }
why-another-spent = „{ $job }“ oder die Eigenschaft dazu wurde in diesem Zug schon genutzt (T44, T45, T46, T60)
why-another-reach = „{ $job }“ liegt nicht da, wo der Text es sagt, oder würde jetzt nichts bewirken (T41, Q23)
why-swap = „{ $job }“ lässt dich der Text nicht tauschen; nie den Job von „Schneider/in“ selbst (T62)
why-scoundrel-when = Halunken werden nur versetzt oder abgelegt, wenn eine Regel oder Karte es sagt (SR77, T17)
why-scoundrel-which = „{ $job }“ gehört nicht zu denen, die der Text erlaubt
why-card-suspect = verdächtigt wird nur die Karte des laufenden Zugs, mit einem Handlanger (SR51, T5)
why-card-none = dort liegt keine verdeckte Karte
why-card-which = diese Karte gehört nicht zu denen, die der Text erlaubt (T83)
why-card-own = ein Handlanger kommt weder auf deine Karte noch auf die seines Besitzers (T7, T73)
why-card-twice = sein Besitzer hat schon einen Handlanger auf dieser Karte (T6)
why-hire-used = „{ $job }“ wurde in diesem Zug genutzt und liegt auf dem Ablagestapel (T53)
why-hire-when = angeheuert wird in Schritt 3, oder wenn eine Fähigkeit es sagt (SR69)
why-hire-one = ein Halunke wurde schon angeheuert (SR70)
why-hire-saloon = „{ $job }“ ist nicht im Saloon (SR70)
why-hire-price = „{ $job }“ kostet { MONEY($price) }, und du hast { MONEY($money) } (SR71)
why-hire-let-go = niemand muss gehen, solange auf dem Bogen Platz ist, oder für jemanden, der nur genutzt wird (SR77, T64)
why-hire-space = Platz { $space } ist besetzt, und anderswo ist Platz (SR72)
why-hire-where = ein Halunke kommt auf einen Platz des Bogens, wer beim Anheuern handelt, auf keinen (SR72, T64)
why-safe-yours = { $safe } ist keiner deiner Safes (SR134)
why-safe-unused = { $safe } ist ungenutzt (SR217)
why-safe-destroyed = { $safe } wurde zerstört (XR132)
why-safe-enemy = { $safe } liegt bei der Karte des Gegners, die ihn behält (XR127)
why-safe-stolen = { $safe } liegt auf dem Bogen von Sitz { $seat }, nicht an einem Ort (SR129)
why-safe-which = { $safe } gehört nicht zu denen, die der Text erlaubt (SR129)

## Warum etwas geraten wird

poker-card = { $card }
    .the = { $card ->
        [A] das A
       *[other] die { $card }
    }
    .The = { $card ->
        [A] Das A
       *[other] Die { $card }
    }
    .your = { $card ->
        [A] dein A
       *[other] deine { $card }
    }
    .Your = { $card ->
        [A] Dein A
       *[other] Deine { $card }
    }
because-bluffs = Von solchen Karten in Slot { $slot } sind { $percent } % Bluffs.
because-counting = Nach gezählten Karten ist es in { $percent } % der Fälle { POKER($slot, "the") }.
because-shown = Heute hast du von dieser Person { $cards } gesehen: { $count ->
    [one] Eine Karte ist übrig, die { POKER($slot, "the") } sein kann.
   *[other] { $count } Karten sind übrig, eine davon { POKER($slot, "the") }.
}
because-needed = { $job } lässt sich nur mit einem freien Handlanger nutzen.
because-order = Es ist die { $number }. Karte im Tag dieser Person.
because-henchmen = Ist die Karte ehrlich, kommt dein Handlanger in den Knast: Du hast { $count } übrig.
because-seen-bluff = Die Karte, die in Slot { $slot } gehört, wurde anderswo gesehen: Das ist ein Bluff.
because-seen-truth = Du hast die Karte in Slot { $slot } gesehen: Sie ist ehrlich.
because-truth = Es ist die Wahrheit: Wer { POKER($card, "the") } verdächtigt, verliert einen Handlanger.
because-called-truth = In { $percent } % der Fälle wird sie verdächtigt.
because-called-bluff = Ein Bluff dort wird in { $percent } % der Fälle verdächtigt.
because-more-tech = { $when ->
    [end] Am Ende bringt es dir mehr Tech als die Alternative.
   *[morning] Bis zum nächsten Morgen bringt es dir mehr Tech als die Alternative.
}
because-less-tech = { $when ->
    [end] Am Ende kostet es dich etwas Tech.
   *[morning] Bis zum nächsten Morgen kostet es dich etwas Tech.
}
because-more-money = Bis zum nächsten Morgen hast du etwa { MONEY($amount) } mehr als mit der Alternative.
because-less-money = Bis zum nächsten Morgen kostet es dich etwa { MONEY($amount) } mehr.
because-more-reputation = Bis zum nächsten Morgen bringt es dir mehr Ruf als die Alternative.
because-less-reputation = Bis zum nächsten Morgen kostet es dich etwas Ruf.
because-more-henchmen = Bis zum nächsten Morgen bringt es dir mehr Handlanger als die Alternative.
because-less-henchmen = Bis zum nächsten Morgen kostet es dich Handlanger.
because-more-safe = Bis zum nächsten Morgen kennst du einen besseren Safe zum Stehlen als mit der Alternative.
because-less-safe = Bis zum nächsten Morgen kennst du keinen so guten Safe zum Stehlen.
because-more-safes = Bis zum nächsten Morgen hast du mehr von den Safes inspiziert, die an den Orten liegen.
because-less-safes = Bis zum nächsten Morgen hast du weniger von den Safes inspiziert, die an den Orten liegen.
because-more-marks = Dann liegen mehr deiner Marker auf Safes, die noch gestohlen werden können.
because-less-marks = Dann liegen weniger deiner Marker auf Safes, die noch gestohlen werden können.
because-more-scoundrels = Du hast mehr Halunken auf deinem Bogen für die Tage, die noch kommen.
because-less-scoundrels = Du hast weniger Halunken auf deinem Bogen für die Tage, die noch kommen.
because-more-first = So beginnst du den nächsten Tag mit größerer Wahrscheinlichkeit.
because-less-first = So beginnst du den nächsten Tag mit geringerer Wahrscheinlichkeit.
because-more-ahead = { $when ->
    [end] { $count ->
        [one] Es bremst die Gegenseite: Am Ende hat sie weniger Tech als mit der Alternative.
       *[other] Es bremst, wer von den anderen vorn liegt: Am Ende ist es dort weniger Tech als mit der Alternative.
    }
   *[morning] { $count ->
        [one] Es bremst die Gegenseite: Bis zum nächsten Morgen hat sie weniger Tech als mit der Alternative.
       *[other] Es bremst, wer von den anderen vorn liegt: Bis zum nächsten Morgen ist es dort weniger Tech als mit der Alternative.
    }
}
because-less-ahead = { $count ->
    [one] Es bringt auch der Gegenseite etwas Tech.
   *[other] Es bringt auch denen etwas Tech, die von den anderen vorn liegen.
}
