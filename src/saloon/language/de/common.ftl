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
undo-enough = Von diesem Sitz wurde { $most } Mal etwas zurückgenommen. Ab jetzt bleibt, was gewählt ist.
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

# What the door says to whoever it does not let in
door-one-host = Eine Anfrage nennt genau einen Host.
door-host-unread = Der Host dieser Anfrage ist nicht lesbar.
door-other-name = Dieses Haus heißt anders; wer es betreibt, setzt seine Namen mit --name.
door-other-site = Diese Anfrage kommt von einer fremden Website.
door-origin-unread = Der Origin dieser Anfrage ist nicht lesbar.
door-json = Schick JSON, mit der Kopfzeile Content-Type: application/json.
door-no-http = Das ist kein lesbares HTTP. Schick eine Anfrage nach der anderen, jede nach RFC 9112.
door-slow = Die Anfrage kam zu langsam. Schick sie in einem Zug.
door-body = Der Rumpf der Anfrage ist größer als alles, was hier angenommen wird. Schick weniger.
door-connections = Von dieser Adresse sind zu viele Verbindungen offen. Schließ einige und versuche es dann noch einmal.
door-head = Der Kopf der Anfrage ist zu lang. Schick weniger oder kürzere Kopfzeilen.
door-no-handshake = So beginnt kein WebSocket. Beginne ihn mit GET nach RFC 6455, Version 13.

# Too often, or too many
limit-wait = Zu viele { $what }; warte { $wait } s.
limit-most = Zu viele { $what } zugleich; höchstens { $most }.
limit-requests = Anfragen
limit-checks-of-health = Fragen nach dem Befinden
limit-messages = Nachrichten
limit-chat-messages = Chatnachrichten
limit-new-tables = neue Tische
limit-changes-of-mind = Sinneswandel
limit-things-to-read-again = Dinge, die noch einmal gelesen werden
limit-time = Sekunden, die der Server für dich rechnet
limit-hints-and-reviews = Tipps und Rückblicke
limit-bytes-of-card-files = Bytes an Kartendateien
limit-new-guests = neue Gäste
limit-recovery-codes = Wiederherstellungscodes
limit-exports = Exporte
limit-sockets = Sockets
limit-spectators = Zuschauer

# What the house refuses
no-such-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
seat-moved = Dieser Platz ist auf ein anderes Gerät umgezogen oder nicht mehr deiner.
no-seat = Du hast an diesem Tisch keinen Platz.
name-first = Sag zuerst, wie du heißt: POST /api/me.
wrong-secret = Dieses Platzgeheimnis gilt hier nicht; vielleicht ist der Platz auf ein anderes Gerät umgezogen.
you-watch = Du schaust zu; um zu spielen, nimm einen Platz.
signed-out = Du wurdest inzwischen abgemeldet; sag noch einmal, wie du heißt.
wrong-recovery = Diesen Code zum Wiederkommen hat niemand; jeder gilt einmal.
text-empty = { $what } braucht mindestens einen Buchstaben.
text-long = { $what } hat höchstens { $most } Zeichen, nicht { $given }.
text-name = Ein Name
text-message = Eine Nachricht
already-conceded = Du hast aufgegeben; ein Bot spielt deinen Platz zu Ende.
more-happened = Seit seq { $at } ist mehr geschehen; sieh noch einmal auf den Tisch.
many-write-same = An diesem Tisch schreiben zu viele zugleich; versuche dasselbe noch einmal.
many-write = An diesem Tisch schreiben zu viele zugleich; versuche es noch einmal.
not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
was-ended = Das Spiel wurde beendet.
table-paused = Der Tisch macht Pause; jeder daran kann weitermachen.
not-by-rules = Das erlauben die Regeln jetzt nicht.
key-used = Dieser key steht schon für eine andere Wahl; nimm für jede einen neuen.
no-pause = Es läuft kein Spiel, das pausieren könnte.
no-concede = Es gibt nichts aufzugeben.
no-vote = Es läuft kein Spiel, über das abgestimmt werden könnte.
players-vote = Abstimmen kann nur, wer noch mitspielt.
vote-words = Eine Stimme heißt end, no oder replace N, wobei N der Platz eines Menschen ist.
go-yourself = Um selbst zu gehen, verlass den Tisch oder gib auf.
not-gone = Platz { $seat } ist noch nicht so lange weg, wie dieser Tisch wartet.
name-another = Nenne den Platz von jemand anderem an diesem Tisch.
no-orders = In diesem Spiel wird nichts ausgerufen, worauf eine Anweisung antworten könnte.
seat-no-time = Platz { $seat } ist „{ $word }“; wie lange Bots hier nachdenken, bestimmt das Haus: Lass das @ weg.
seat-words = Platz { $seat } ist „{ $word }“; er ist human, empty, bot:LEVEL oder bot:LEVEL:PERSONALITY.
no-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
option-not-here = Die Option { $name } kann an einem Tisch niemand setzen; { $instead }.
option-cards = schick den Text einer Kartendatei als `cards`, neben den Optionen
option-suspicion = sie folgt aus dem Tempo
options-unread = Die Optionen für { $game } sind nicht lesbar; es gibt: { $known }.
no-human-seat = Kein Platz ist human; nenne einen für dich, oder setze sit auf false.
house-drains = Dieses Haus öffnet gerade keine neuen Tische; die laufenden werden zu Ende gespielt.
tables-enough = Du hast { $most } Tische, die noch nicht zu Ende sind; bring erst einen zu Ende.
tables-from-here = Von dieser Adresse wurden an einem Tag { $most } Tische eröffnet, die noch nicht zu Ende sind; lass einige zu Ende gehen, oder eröffne deinen morgen.
many-share = { $names } teilen sich dieses Gerät, und für sie sind nur { $free } Plätze frei.
game-over = Dieses Spiel ist zu Ende.
no-seat-free = Kein Platz ist frei; du kannst zuschauen.
seat-not-free = Platz { $seat } ist nicht frei; frei: { $free }.
many-come = An diesen Tisch kommen zu viele zugleich; versuche es noch einmal.
host-arranges = Nur wer den Tisch eröffnet hat, ordnet die Plätze.
seat-fixed = Ändern lässt sich nur ein freier Platz, solange das Spiel nicht begonnen hat.
table-changed = Der Tisch hat sich geändert; sieh noch einmal hin.
not-over = Dieses Spiel ist nicht zu Ende.
rematch-players = Um eine Revanche bitten kann nur, wer mitgespielt hat.
rematch-cards = Hier hat niemand mehr die Kartendatei dieses Tisches, und sie ist nicht geteilt; eröffne einen Tisch mit eigenen Karten.
no-own-cards-here = „{ $game }“ hat keine Option cards: Gespielt wird mit dem, was in der Schachtel ist.
cards-bytes = Eine Kartendatei hat höchstens { $most } Bytes.
cards-control = cards.toml: In dieser Datei ist ein Steuerzeichen; nimm es heraus.
cards-deep = cards.toml: Das ist zu tief verschachtelt; schreib eine Karte unter die andere.
cards-long = cards.toml: Das zu lesen dauert zu lange; schreib kürzere Sätze oder weniger.
cards-slow = cards.toml: Partien mit diesen Karten dauern zu lange; lass weniger Texte zu anderen führen.
cards-broken = cards.toml: Eine Partie mit diesen Karten lässt sich nicht zu Ende spielen ({ $error }).
workshop-late = Das dauert zu lange; schreib kürzere Sätze, weniger Karten, oder verlang weniger Partien.
workshop-cannot = Dieses Haus kann nicht messen: { $package } ist nicht installiert; pip install 'saloon[lab]'.
workshop-broken-off = Das dauerte zu lange oder brauchte zu viel Platz und wurde abgebrochen.
measured-sums = Was frühere Partien ergeben haben, geht nicht auf; miss von vorn.
attempt-failed = Damit lässt sich nichts anfangen.
cards-not-yours = Es gibt keine Kartendatei dieses Namens, mit der du spielen darfst: Schick ihren Text, oder lass sie dir von der Person teilen, der sie gehört.
no-card-file = Hier gibt es keine Kartendatei „{ $name }“.
cards-of-box = Dieser Tisch spielt mit den Karten der Schachtel.
no-hints = An diesem Tisch bekommt niemand Tipps; darüber entscheidet, wer ihn eröffnet.
not-asked = Gerade bist du nicht gefragt; bitte um einen Tipp, wenn du dran bist.
moved-on = Am Tisch ging es weiter, während das Haus nachdachte.
ended-early = Dieses Spiel wurde vor seinem Ende beendet, also gibt es kein Ergebnis für einen Rückblick.
sit-elsewhere = Du sitzt jetzt woanders; frag noch einmal.
replay-later = Das Spiel ist nicht zu Ende; ansehen lässt es sich, wenn es das ist.
no-eyes = Die Augen „{ $eyes }“ hat niemand; ein Platz, all oder none hat welche.
house-busy = Das Haus hat gerade viel zu tun; versuche es gleich noch einmal.
thought-long = Das Haus hat darüber zu lange nachgedacht; versuche es noch einmal.
set-aside = Dieser Tisch kann nicht weitergehen: Sein Protokoll oder seine Karten lassen sich nicht spielen. Wer dieses Haus betreibt, weiß es.
restarts = Der Server startet neu; komm gleich wieder.
stops = Der Server hält an; versuche dasselbe gleich noch einmal.
store-cannot = Hier lässt sich gerade nichts speichern: In die Datenbank kann nicht geschrieben werden, { $cause }.
store-read-only = sie ist nur lesbar
store-full = ihr Datenträger ist voll
store-says-nothing = sie antwortet nicht
store-silent = Die Datenbank hat nicht geantwortet ({ $error }); versuche dasselbe noch einmal.
socket-here = Das ist die Adresse eines WebSockets.
many-refused = Zu viele Nachrichten wurden abgelehnt.
lines-enough = Von diesem Sitz kam neben dem Spiel so viel, mehr als { $most } Zeilen, dass nichts mehr aufgeschrieben wird. Das Spiel geht weiter.
message-bytes = Eine Nachricht hat höchstens { $most } Bytes.
hello-first = Sag zuerst hello.
hello-again = Du hast schon hello gesagt.
table-crowded = Diesem Tisch schauen zu viele zu.
many-windows = Dieser Platz ist in zu vielen Fenstern offen; das älteste wurde geschlossen.
not-begun-yet = Das Spiel hat noch nicht begonnen.
rematch-name = Für eine Revanche braucht es deinen Namen; ein Platzgeheimnis gilt nur für seinen Tisch.
no-cards-of-yours = Du hast keine Kartendatei dieses Namens.
no-feed = Diesen Feed gibt es nicht; vielleicht wurde seine Adresse widerrufen.
no-file = Diese Datei gibt es nicht.
cards-not-for-you = Für dich gibt es keine Kartendatei „{ $name }“; nenne einen Tisch, der mit ihr spielt.
no-card-texts = „{ $book }“ hat keine Karten mit Texten; seine Figuren stehen im Glossar.
body-shape = Diese Anfrage hat zu viele Klammern, Namen und Zahlen: Sie darf { $texts } Texte haben und neben ihnen { $most } Bytes.
trial-long = Das zu spielen dauert zu lange; kürze es.
trial-deep = Das ist zu tief verschachtelt.
trial-unread = Diese Stellung, oder ihre Optionen, lässt sich nicht lesen; docs/notation.md sagt, wie sie geschrieben wird.
trial-cards = Karten aus einer Datei lassen sich hier nicht ausprobieren.
almanac-none = „{ $game }“ hat keinen Almanach.
almanac-no-setting = Der Almanach von „{ $game }“ hat keine Einstellung „{ $name }“.
almanac-no-thing = Im Almanach von „{ $game }“ gibt es „{ $thing }“ nicht.
workshop-none = „{ $game }“ hat keine Karten zum Schreiben.
workshop-no-shelf = Von „{ $game }“ gibt es keine Schachtel „{ $box }“ mit Karten zum Schreiben.
measured-sides = Frühere Partien haben zwei Seiten: ohne die Datei und mit ihr.
no-rulebook = Ein Regelheft „{ $book }“ gibt es nicht; es gibt { $books }.
no-lesson = Eine Lektion „{ $name }“ gibt es nicht; es gibt { $lessons }.
seat-no-bot = Platz { $seat }: Einen Bot „{ $bot }“ gibt es nicht. Nach bot: steht eine Stufe ({ $levels }), danach vielleicht ein Charakter ({ $characters }).
house-mistake = Der Server hat einen Fehler gemacht; er wurde vermerkt.
too-slow = Zu viele Antworten warten darauf, gelesen zu werden.
moved-here = Du sitzt jetzt woanders; sieh noch einmal auf den Tisch.

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
