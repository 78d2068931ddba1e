# The Good and the Bad and the Goat: Namen, Fragen, Auswahl, Protokoll.
#
# Funktionen: WHO unterscheidet „you“ von „other“; NAME nennt jemanden mitten im Satz; THE, AT, TO und FROM nennen
# einen Charakter oder Ort im richtigen Fall; SOME zählt. Die Formen sind Attribute des Namens.

## Namen

character-seller = Händler
    .the = der Händler
    .acc = den Händler
character-kid = Bengel
    .the = der Bengel
    .acc = den Bengel
character-banker = Bankier
    .the = der Bankier
    .acc = den Bankier
character-widow = Witwe
    .the = die Witwe
    .acc = die Witwe
character-farmer = Farmer
    .the = der Farmer
    .acc = den Farmer
character-cowboy = Cowboy
    .the = der Cowboy
    .acc = den Cowboy
character-miner = Bergmann
    .the = der Bergmann
    .acc = den Bergmann
character-prospector = Goldsucher
    .the = der Goldsucher
    .acc = den Goldsucher
character-gunslinger = Revolverheld
    .the = der Revolverheld
    .acc = den Revolverhelden
character-sheriff = Sheriff
    .the = der Sheriff
    .acc = den Sheriff
character-robber = Räuber
    .the = der Räuber
    .acc = den Räuber
character-charlatan = Scharlatan
    .the = der Scharlatan
    .acc = den Scharlatan
character-dancer = Tänzerin
    .the = die Tänzerin
    .acc = die Tänzerin
character-gambler = Spieler
    .the = der Spieler
    .acc = den Spieler
character-goat = Ziege
    .the = die Ziege
    .acc = die Ziege

place-store = Laden
    .the = der Laden
    .acc = den Laden
    .at = am Laden
    .to = an den Laden
    .from = vom Laden
place-bank = Bank
    .the = die Bank
    .acc = die Bank
    .at = an der Bank
    .to = an die Bank
    .from = von der Bank
place-ranch = Ranch
    .the = die Ranch
    .acc = die Ranch
    .at = an der Ranch
    .to = an die Ranch
    .from = von der Ranch
place-mine = Mine
    .the = die Mine
    .acc = die Mine
    .at = an der Mine
    .to = an die Mine
    .from = von der Mine
place-saloon = Saloon
    .the = der Saloon
    .acc = den Saloon
    .at = am Saloon
    .to = an den Saloon
    .from = vom Saloon
place-below-saloon = unter dem Saloon
    .the = der Platz unter dem Saloon
    .acc = den Platz unter dem Saloon
    .at = unter dem Saloon
    .to = unter den Saloon
    .from = von unter dem Saloon

token-supplies = Vorräte
    .some = { $count } Plättchen Vorräte
token-bill = Geldschein
    .some = { $count ->
        [one] { $count } Geldschein
       *[other] { $count } Geldscheine
    }
token-cattle = Vieh
    .some = { $count } Vieh
token-gold = Gold
    .some = { $count } Gold
token-bottle = Flasche
    .some = { $count ->
        [one] { $count } Flasche
       *[other] { $count } Flaschen
    }

piece-coin = Münze
    .some = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
piece-token = Plättchen
    .some = { $count } Plättchen
piece-card = Karte
    .some = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Fragen, wie sie die gefragte Person liest

ask-offer = Du gibst. Biete eine Karte an, unter irgendeinem Namen aus deiner Hand.
ask-offer-assistant = Du bist Hilfsgeber: Was { NAME($to) } ablehnt, kommt aus dem Spiel.
ask-answer = { $dealer } sagt: „Das ist { THE($claim) }.“ Nimmst du die Karte? Sonst muss { $dealer } sie nehmen.
ask-answer-assistant = { $dealer } sagt: „Das ist { THE($claim) }.“ Nimmst du die Karte? { $free ->
    [one] Ablehnen kannst du nur noch dieses Mal.
   *[other] Ablehnen kannst du noch { $free } Mal.
}
ask-answer-forced = { $dealer } sagt: „Das ist { THE($claim) }.“ Ablehnen kannst du nicht mehr: Die Karte ist deine.
ask-rob = Dein Räuber ist in der Stadt. Welchen Ort räumt er aus?
ask-swindle = Dein Scharlatan verkauft bis zu drei Elixiere, jedes für eine Münze. An wen?
ask-serve = Deine Tänzerin verschenkt { SOME("bottle", $count) }. Wer bekommt was?
ask-gamble = Du darfst blind ein Plättchen ziehen. Bei wem?

## Was die anderen so lange lesen

wait-offer = { $seat } sucht eine Karte zum Anbieten aus.
wait-answer = { $seat } überlegt sich das Angebot.
wait-rob = { $seat } sucht einen Ort für den Räuber aus.
wait-swindle = { $seat } sieht sich nach Kundschaft um.
wait-serve = { $seat } verschenkt Flaschen.
wait-gamble = { $seat } sucht sich ein Opfer aus.

## Auswahl

choice-offer = { NAME($to, case: "dat") } { THE($card, case: "acc") } anbieten und behaupten, es sei { THE($claim) }
choice-offer-true = { NAME($to, case: "dat") } { THE($card, case: "acc") } anbieten und die Wahrheit sagen
choice-offer-hidden = { NAME($to, case: "dat") } eine Karte anbieten und behaupten, es sei { THE($claim) }
choice-accept = Annehmen
choice-refuse = Ablehnen
choice-rob = { THE($place, case: "acc", at: "start") } ausrauben
choice-gamble = Ein Plättchen von { NAME($victim, case: "dat") } ziehen
choice-swindle = { $parts } nehmen
choice-swindle-part = { SOME("coin", $count) } von { NAME($seat, case: "dat") }
choice-serve = { $parts } schenken
choice-serve-part = { NAME($seat, case: "dat") } { SOME("bottle", $count) }
choice-nobody = Alle in Ruhe lassen

## Protokoll

event-dealt-in = { WHO($seat) ->
    [you] Du beginnst mit { SOME("coin", $coins) } und { SOME($token, $count) }.
   *[other] { $seat } beginnt mit { SOME("coin", $coins) } und { SOME($token, $count) }.
}
event-round = Runde { $round }. { WHO($start) ->
    [you] Du gibst als Erstes.
   *[other] { $start } gibt als Erstes.
}
event-stocked = { $coins ->
    [0] { THE($place, at: "start") } bekommt { SOME("token", $tokens) }.
   *[other] { THE($place, at: "start") } bekommt { SOME("token", $tokens) } und { SOME("coin", $coins) }.
}
event-removed-down = { THE($card, at: "start") } setzt diese Runde verdeckt aus.
event-removed-down-hidden = Jemand setzt diese Runde verdeckt aus.
event-goat-back = { THE($card, at: "start") } taucht auf und trottet zurück in den Stapel.
event-removed-up = { THE($card, at: "start") } setzt diese Runde offen aus.
event-drew = { WHO($seat) ->
    [you] Du ziehst: { $cards }.
   *[other] { $seat } zieht: { $cards }.
}
event-drew-hidden = { WHO($seat) ->
    [you] Du ziehst { SOME("card", $count) }.
   *[other] { $seat } zieht { SOME("card", $count) }.
}
event-passed = { WHO($dealer) ->
    [you] Du gibst { NAME($to, case: "dat") }: { $cards }.
   *[other] { $dealer } gibt { NAME($to, case: "dat") }: { $cards }.
}
event-passed-hidden = { WHO($dealer) ->
    [you] Du gibst { NAME($to, case: "dat") } { SOME("card", $count) }.
   *[other] { $dealer } gibt { NAME($to, case: "dat") } { SOME("card", $count) }.
}
event-offered = { WHO($dealer) ->
    [you] Du bietest { NAME($to, case: "dat") } { THE($card, case: "acc") } an und sagst: „Das ist { THE($claim) }.“
   *[other] { $dealer } bietet { NAME($to, case: "dat") } { THE($card, case: "acc") } an und sagt: „Das ist { THE($claim) }.“
}
event-offered-hidden = { WHO($dealer) ->
    [you] Du bietest { NAME($to, case: "dat") } eine Karte an: „Das ist { THE($claim) }.“
   *[other] { $dealer } bietet { NAME($to, case: "dat") } eine Karte an: „Das ist { THE($claim) }.“
}
event-accepted = { WHO($seat) ->
    [you] Du nimmst an. Es ist { THE($card) }.
   *[other] { $seat } nimmt an. Es ist { THE($card) }.
}
event-refused = { WHO($seat) ->
    [you] Du lehnst ab. Es war { THE($card) }.
   *[other] { $seat } lehnt ab. Es war { THE($card) }.
}
event-placed = { WHO($seat) ->
    [you] Du legst einen Hut auf { THE($card, case: "acc") }, { AT($place) }.
   *[other] { $seat } legt einen Hut auf { THE($card, case: "acc") }, { AT($place) }.
}
event-inactive = { WHO($seat) ->
    [you] Deine Hüte liegen alle: Du bist inaktiv.
   *[other] { $seat } hat den letzten Hut gelegt und ist inaktiv.
}
event-discarded = { THE($card, at: "start") } ist aus dem Spiel.
event-took-tokens = { THE($card, at: "start") } bringt { NAME($seat, case: "dat") } { SOME($token, $count) }.
event-took-coins = { THE($card, at: "start") } bringt { NAME($seat, case: "dat") } { SOME("coin", $count) } { FROM($place) }.
event-robbed = { WHO($seat) ->
    [you] Du raubst { THE($place, case: "acc") } aus. Auf dem Räuber: { SOME($token, $count) }.
   *[other] { $seat } raubt { THE($place, case: "acc") } aus. Auf dem Räuber: { SOME($token, $count) }.
}
event-swindled = { WHO($seat) ->
    [you] Du luchst { NAME($victim, case: "dat") } { SOME("coin", $count) } ab.
   *[other] { $seat } luchst { NAME($victim, case: "dat") } { SOME("coin", $count) } ab.
}
event-shot = { WHO($seat) ->
    [you] Dein Revolverheld erschießt { THE($card, case: "acc") }.
   *[other] { $seat } hat den Revolverhelden: Er erschießt { THE($card, case: "acc") }.
}
event-arrested = { WHO($seat) ->
    [you] Dein Sheriff verhaftet { THE($card, case: "acc") }.
   *[other] { $seat } hat den Sheriff: Er verhaftet { THE($card, case: "acc") }.
}
event-paid = { THE($card, at: "start") } bringt { NAME($seat, case: "dat") } { SOME("coin", $count) } ein.
event-tokens-back = Zurück { TO($place) }: { SOME($token, $count) }.
event-coins-back = { WHO($victim) ->
    [you] Du bekommst { SOME("coin", $count) } zurück.
   *[other] { $victim } bekommt { SOME("coin", $count) } zurück.
}
event-kept-tokens = Der Räuber entkommt und bringt { NAME($seat, case: "dat") } { SOME($token, $count) }.
event-kept-coins = Der Scharlatan entkommt und bringt { NAME($seat, case: "dat") } { SOME("coin", $count) }.
event-served = { WHO($seat) ->
    [you] Du schenkst { NAME($to, case: "dat") } { SOME("bottle", $count) }.
   *[other] { $seat } schenkt { NAME($to, case: "dat") } { SOME("bottle", $count) }.
}
event-gambled = { WHO($seat) ->
    [you] Du ziehst ein Plättchen von { NAME($victim, case: "dat") }: { $token }.
   *[other] { $seat } zieht ein Plättchen von { NAME($victim, case: "dat") }: { $token }.
}
event-gambled-hidden = { WHO($seat) ->
    [you] Du ziehst ein Plättchen von { NAME($victim, case: "dat") }.
   *[other] { $seat } zieht ein Plättchen von { NAME($victim, case: "dat") }.
}
event-bad-luck = Pech für { NAME($seat, case: "acc") }: { THE($card, at: "start") } geht leer aus.
event-unlimited = Die Münzen sind alle; von außerhalb der Schachtel: { SOME("coin", $count) }.
event-finished = Das war Runde { $round }, die letzte. Jetzt wird das Geld gezählt.

## Das Ende

result-winner = { WHO($seat) ->
    [you] Du gewinnst mit { MONEY($amount) }.
   *[other] { $seat } gewinnt mit { MONEY($amount) }.
}
result-shared = { $names } teilen sich den Sieg mit je { MONEY($amount) }.
result-shared-you = Du teilst dir den Sieg mit { $names }: je { MONEY($amount) }.
result-by-coins = Beim Geld stand es gleich; mehr Münzen haben entschieden.
result-by-tokens = Bei Geld und Münzen stand es gleich; mehr Plättchen haben entschieden.

## Der Tisch im Terminal

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
keys-ask = ↑↓ Enter wählen · Esc zurück · ? Hilfe, Regeln · u zurücknehmen · q Ende
keys-wait = Leertaste weiter · ? Hilfe, Regeln · u zurücknehmen · q Ende
keys-over = ? Hilfe, Regeln · q Ende
help-keys =
    ↑ ↓ Enter, eine Ziffer oder ein Buchstabe: wählen. Esc: ein Schritt zurück.
    Leertaste: nicht warten. u: zurücknehmen. q: gehen (gespeichert ist immer).
    ♥ ♠ ♦ ♣ ★ wessen Hut auf einem Charakter liegt, ✗ aus dem Spiel, · unbekannt
    ▲ Hut auf der Hand, △ gelegter Hut, (+1) Elixier: eine Münze in der Schwebe
    Hier: Tippen sucht in den Regeln, ↑ ↓ blättert, Esc schließt.
why-hint = zum Beispiel: offer sheriff as farmer to 2

## Warum nicht? Ohne Punkt; wo eine Regel es sagt, steht ihre Nummer am Ende.

why-must-take = es sind nur noch so viele Hüte übrig, wie der Hilfsgeber Karten hatte, also musst du annehmen (GR60)
why-question = { $kind ->
    [offer] jetzt wird erst eine Karte angeboten
    [answer] erst wird auf das Angebot geantwortet
   *[other] gerade ist etwas anderes gefragt
}
why-offer-hand = { THE($character) } ist nicht auf deiner Hand (GR35)
why-offer-claim = nennen darfst du nur einen Charakter von deiner Hand, und { THE($character) } ist nicht dabei (GR37)
why-offer-self = ein Angebot geht an jemand anderen (GR35)
why-offer-hats = Sitz { $seat } hat keine kleinen Hüte mehr und bekommt keine Angebote (GR47)
why-rob-empty = { AT($place) } liegen keine Plättchen (GQ5)
why-gamble-with = Sitz { $seat } bist du, ist nicht da oder hat keine Plättchen (GR101, GQ7)
why-swindle-much = höchstens drei Münzen insgesamt, nur von anderen und nur, was sie haben (GR93)
why-serve-all = alle Flaschen des Saloons gehen an andere (GR98)

## Warum etwas geraten wird

because-honest = Von solchen Angeboten sind { $percent } % ehrlich.
because-dealer = Wer hier gibt, war in etwa { $percent } % dessen ehrlich, was ans Licht kam.
because-accepted-truth = So ein Angebot wird in { $percent } % der Fälle angenommen, und es stimmt.
because-accepted-bluff = So ein Angebot wird in { $percent } % der Fälle angenommen, obwohl es nicht stimmt.

# Der Almanach

almanac-setting = { $players } Personen, Runde { $round }
almanac-unit = Dollar
almanac-taken = Wenn angenommen
almanac-left = Wenn abgelehnt
