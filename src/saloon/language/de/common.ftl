# Was alle Spiele sagen.

you = du
    .whose = von dir
    .acc = dich
    .dat = dir
player = Person { $number }
whose = von { $name }
money = { $amount } $
list-and = { $list } und { $last }

event-clock = { WHO($seat) ->
    [you] Deine Zeit ist um; ein Bot trifft diese Wahl für dich.
   *[other] { $seat }: Die Zeit ist um, ein Bot trifft diese Wahl.
}
kept-more = Während der Tisch wartete, ist mehr geschehen; sieh noch einmal hin und wähle.
kept-withdrawn = Du hast es zurückgenommen.
choice-undo = Die letzte Wahl zurücknehmen
event-undone = { WHO($seat) ->
    [you] Du nimmst deine letzte Wahl zurück.
   *[other] { $seat } nimmt die letzte Wahl zurück.
}

## Was nicht gewählt werden kann, und warum

illegal = Sitz { $seat } kann „{ $choice }“ nicht wählen: { $why }.
illegal-over = Das Spiel ist zu Ende.
illegal-unknown = „{ $choice }“ gibt es in diesem Spiel nicht zu wählen.
illegal-unasked = Sitz { $seat } ist jetzt nichts gefragt.
illegal-unasked-but = Sitz { $seat } ist jetzt nichts gefragt; { $count ->
    [one] gefragt ist Sitz { $asked }
   *[other] gefragt sind Sitz { $asked }
}.
illegal-besides = { $first } Und außerdem: { $why }.
illegal-possible = { $why } Möglich: { $choices }.
illegal-possible-more = { $why } Möglich: { $choices } und { $more } weitere.
undo-call = Solange nach Verdacht gefragt wird, lässt sich nur „Durchgehen lassen“ zurücknehmen.
undo-nothing = Sitz { $seat } hat noch nichts gewählt.
undo-acted = Sitz { $other } hat gehandelt, seit Sitz { $seat } gewählt hat.
undo-acted-unseen = Ein anderer Sitz hat gehandelt, seit Sitz { $seat } gewählt hat.
undo-chance = Der Zufall hat entschieden, seit Sitz { $seat } gewählt hat.
undo-shown = Etwas Verdecktes wurde gezeigt, seit Sitz { $seat } gewählt hat ({ $what }).
undo-over = Das Spiel ist aus.
why-rules = die Regeln erlauben es jetzt nicht
why-seat-none = einen Sitz { $seat } gibt es nicht

## Warum etwas geraten wird

because-wait = Warte: Du wirst in diesem Zug noch einmal gefragt, wenn mehr bekannt ist.
because-mixed = Tu es { $percent } von hundert Malen, nicht immer: Wer immer dasselbe tut, ist lesbar.
because-second = Das Nächstbeste: { $choice }. { $points ->
    [one] Es kostet einen Punkt Gewinnchance.
   *[other] Es kostet { $points } Punkte Gewinnchance.
}
because-second-even = Ebenso gut, soweit man es sagen kann: { $choice }.
because-second-better = Ein genauerer Blick findet das um { $points } Punkte Gewinnchance besser, also mit Vorsicht: { $choice }.

# The Atom feed of turns
feed-title = Saloon: deine Züge
feed-turn = Du bist dran: { $game }

# A page for whoever is not let in
door-too-much = Von deiner Adresse kam zu viel auf einmal. Warte einen Augenblick und versuche es dann noch einmal.
door-refused = So kommst du nicht herein: Dieses Haus heißt anders, oder in der Adresse steht etwas Unlesbares. Frag noch einmal nach dem Link.
door-again = Noch einmal versuchen
nowhere = Unter { $path } ist nichts. Was man hier fragen kann, steht unter { $guide }; wer spielen will, beginnt bei { $home }.
no-such-deed = { $method } geht bei { $path } nicht. Was man hier fragen kann, steht unter { $guide }.
no-socket = Unter { $path } ist kein Socket. Der eines Tisches ist unter /api/tables/TISCH/socket.
too-large = Das ist größer als alles, was { $path } annimmt. Was man hier fragen kann, steht unter { $guide }.

# What does not fit: which field, what was given, what is allowed
misfit-wrong = { $field } kann nicht { $given } sein. Erlaubt: { $allowed }.
misfit-missing = { $field } fehlt. Erlaubt: { $allowed }.
misfit-unknown = { $field } gibt es hier nicht. Es gibt: { $names }.
misfit-control = Hier steht das Steuerzeichen { $sign } ({ $field }, Stelle { $at }). Lass es weg.
misfit-json = Was an { $path } kam, ist nicht lesbar: Es ist kein JSON. Wie es aussehen muss, steht unter { $guide }.
misfit-nested = Das ist zu tief verschachtelt, um gelesen zu werden. Wie es aussehen muss, steht unter { $guide }.
misfit-request = Diese Anfrage ist nicht lesbar. Wie sie aussehen muss, steht unter { $guide }.
misfit-message = Diese Nachricht ist nicht lesbar: Sie ist kein JSON. Schick ein Objekt mit einem type, etwa { $example }.
misfit-one-of = eines von { $values }
misfit-truth = true oder false
misfit-whole = eine ganze Zahl
misfit-whole-range = eine ganze Zahl, { $range }
misfit-number = eine Zahl
misfit-number-range = eine Zahl, { $range }
misfit-text = ein Text
misfit-text-range = ein Text, { $range } Zeichen
misfit-list = eine Liste
misfit-list-range = eine Liste, { $range } Einträge
misfit-object = ein Objekt
misfit-fields = ein Objekt mit { $names }
misfit-or = { $one }, oder { $other }
misfit-or-none = { $one }, oder weglassen
misfit-between = { $low } bis { $high }
misfit-least = mindestens { $low }
misfit-most = höchstens { $high }
misfit-null = null
misfit-list-of = eine Liste mit { $count }
misfit-huge = eine so riesige Zahl
misfit-hidden = das Gesendete
