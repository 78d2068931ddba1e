# Die Seite selbst. Was die Spiele sagen (Fragen, Antworten, Verlauf, Regeln, Karten), kommt vom Server.

## Überall

tagline = Zwei Spiele mit Nerven, ein Tisch.
home = Saloon, zum Empfang
skip = Zum Tisch
loading = Einen Moment.
offline = Der Server antwortet nicht. Versuch es noch einmal; nichts geht verloren.
close = Schließen
done = Erledigt.
save = Sichern
send = Senden
you = Du
bot = Bot
menu = Menü
rules = Regeln
about = Über Saloon
me = Mein Name und meine Daten
lobby = Empfang
language = Sprache
theme = Darstellung
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
playing-as = Du spielst als
players = Spielende
game = Spiel
game-goat = The Good and the Bad and the Goat
game-goat-facts = 2 bis 5 Personen · 25 Min.
game-goat-pitch = „Das ist die Witwe.“ Nimm die Karte, oder lass den Lügner darauf sitzen.
game-scoundrels = 3000 Halunken
game-scoundrels-facts = 2 bis 4 Personen · 60 Min.
game-scoundrels-pitch = Spiel eine verdeckte Karte, nutze, was der Platz verspricht, und sieh, wer sie anzweifelt.
game-double = Alles oder nichts

## Empfang

deal-me-in = Gib mir Karten
choose-game = Dieses Spiel
change = Ändern
you-and-bots = Du und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}.
days = { $days } Tage
no-clock = Ohne Uhr
clock = Uhr
clock-minutes = { $minutes } Minuten für jeden
invite-friends = Freunde einladen
pass-device = Ein Gerät herumreichen
first-game = Erstes Spiel, 10 Minuten geführt
sandbox = Sandkasten
tables = Tische
your-games = Deine Spiele
your-turn-now = du bist dran
waits-for-players = wartet auf Mitspielende
waits-for-others = wartet auf andere
resume = Weiter
open-table = Öffnen
open-tables = Offene Tische
no-open-tables = Kein offener Tisch. Eröffne einen und schick den Link.
seated = { $taken } von { $all } sitzen
running = läuft
join = Mitspielen
watch = Zusehen
watch-again = Noch einmal ansehen
replay = Noch einmal
setup-bots = { $game }: du und Bots
setup-friends = { $game }: mit Freunden
solo = Allein
solo-text = Das Solospiel aus „Alles oder nichts“: drei Tage gegen einen Feind, den die Regeln führen.
enemy = Gegen
difficulty = Schwierigkeit
normal = Normal
expert = Für Könner
setup-alone = { $game }: allein
setup-device = { $game }: auf einem Gerät
bot-random = Leicht
bot-rules = Solide
bot-greedy = Gierig
bot-montecarlo = Gewieft
bot-search = Scharf
bot-top = Am schärfsten
lobby-bot = Bot: { $kind }
bot-number = Bot { $number }
bot-level = Wie stark
bot-character = Was für einer
bot-with-character = { $level }, { $character }
bot-for-seat = Bot für diesen Platz
bots-here = Bots an diesem Tisch
character-none = ausgeglichen
character-honest = ehrlich
character-reckless = waghalsig
character-bloodhound = Spürnase
character-collector = sammelt gern
character-miser = geizig
character-stone-face = Pokerface
player-name = Person { $number }
length = Länge
strategy-cards = Strategiekarten
own-cards = Eigene Karten (eine Kartendatei)
pace = Tempo
pace-live = Live, alle am Tisch
pace-turn = Zug um Zug, über Tage
public-table = Alle dürfen mitspielen und zusehen
open-and-invite = Tisch eröffnen
allow-hints = Tipps erlaubt

## Vor dem Spiel

waiting-for = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei. Das Spiel beginnt, wenn er besetzt ist.
   *[other] { $count } Plätze sind frei. Das Spiel beginnt, wenn sie besetzt sind.
}
free-seat = Frei
empty-seat = Niemand
sit-here = Hier hinsetzen
make-free = Frei halten
make-bot = Bot
seat-bot = Hier hinsetzen lassen
make-empty = Niemand
invite-text = { $name } lädt dich ein: { $game }.
scan-or-send = Abscannen, oder den Link schicken. Wer ihn öffnet, setzt sich.
invite-link = Einladung
copy-link = Link kopieren
copied = Kopiert.
qr = Der Link als QR-Code

## Am Tisch

prompt-label = Was gefragt ist
your-turn = Du bist dran
nothing-open = Gerade ist nichts gefragt.
sure = Sicher? { $text }
sure-short = Sicher? { $text }
sure-yes = Ja, so sei es
let-go = Loslassen
table-paused = Der Tisch macht Pause.
table-looks = Der Tisch schaut hin.
can-act-here = Hier kannst du etwas tun.
places = Orte
log = Verlauf
talk = Gespräch
notes = Notizen
notes-hint = Das siehst nur du, auf diesem Gerät.
nothing-said = Niemand hat etwas gesagt.
say-something = Sag etwas zum Tisch
watching = du siehst zu
undo = Zurücknehmen
hint = Was würdest du tun?
hint-thinking = Denkt nach …
hint-says = Ich würde: { $text }.
hint-sure = Ganz sicher.
hint-fairly = Ziemlich sicher.
hint-leaning = Eher so.
hint-toss-up = Ein Münzwurf.
hint-win = Deine Aussicht auf den Sieg ist etwa { $chance } %.
only-you = Nur du siehst
since-you-left = Seit du weg warst
connection-lost = Verbindung weg. Neuer Versuch, nichts geht verloren.
no-table = Hier steht kein Tisch.
game-over = Das Spiel ist aus
from-rulebook = Aus dem Regelheft
from-us = Von uns
rules-and-rulings = Regeln und Entscheide
final-count = Die Abrechnung
total = Summe
skip-count = Alles zeigen
winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
tie-broken = Der Gleichstand ist entschieden.
tie-shared = Nichts entscheidet den Gleichstand.
rematch = Noch einmal, einen Platz weiter
pass-to = Gib das Gerät an
look-away = Alle anderen sehen weg. Vom Letzten ist nichts mehr auf diesem Bildschirm.
hold-to-open = Zum Öffnen halten
space = Leertaste

## Menü

sound = Geräusche
volume = Lautstärke
notify = Sag mir, wenn ich dran bin
notify-refused = Der Browser erlaubt keine Hinweise; in seinen Einstellungen geht es.
ask-first = Nachfragen, was sich nicht zurücknehmen lässt
single-keys = Einzelne Tasten
pause = Tisch anhalten
go-on = Weiter
vote-end = Abstimmen: Spiel beenden
voted-end = Deine Stimme zählt; alle müssen zustimmen.
vote-replace = Abstimmen: ein Bot spielt für { $name } weiter
concede = Aufgeben
concede-sure = Sicher? Aufgeben
shared-board = Tisch für einen großen Bildschirm
other-device = Mein Platz auf einem anderen Gerät
other-device-hint = Wer diesen Link hat, spielt deinen Platz. Zeig ihn niemandem.
download-log = Der Verlauf als Datei

## Tasten

keys = Tasten
key-lit = nutzt das Leuchtende mit dieser Nummer
key-arrows = innerhalb einer Gruppe bewegen
key-choose = wählen
key-esc = loslassen, schließen
key-answer = annehmen, ablehnen
key-call = anzweifeln, durchlassen
key-finish = den Schritt beenden
key-inspect = genau ansehen
key-why = warum nicht?
key-undo = zurücknehmen, solange es geht
key-hint = was würdest du tun?
key-places = Stadt, Saloon, Hand, Spielende
key-log = Verlauf, etwas sagen
key-replay = Wiederholung: zurück, weiter
key-help = diese Liste

## Verben, für Antworten, die Knöpfe sind

verb-accept = Annehmen
verb-refuse = Ablehnen
verb-pass = Passen
verb-yes = Ja
verb-no = Nein
verb-keep = So lassen
verb-again = Noch einmal
verb-rearrange = Umstellen

## The Goat

goat-round = Runde { $round }
goat-standing = von { $rounds } · { $hats ->
    [one] noch ein Hut
   *[other] noch { $hats } Hüte
} · Stapel { $deck }
goat-street = Straße
goat-empty = leer
goat-order = handelt am Ende der Runde in dieser Reihenfolge
goat-below = Unter dem Saloon
goat-held = gehört { $name }
goat-free = noch niemand
goat-out = diese Runde nicht dabei
goat-dealing = gibt
goat-asked = gefragt
goat-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
goat-tokens = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
goat-hats = { $count ->
    [one] 1 Hut
   *[other] { $count } Hüte
}
goat-loot = trägt { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
goat-offer = Angebot
goat-your-hand = Deine Hand: Welche Karte bietest du an?
goat-drawn = eben gezogen
goat-call-it = Und als was gibst du „{ $card }“ aus?
goat-to-whom = Und wem? Zeig auf jemanden.
goat-claim = Als „{ $card }“ ausgeben
goat-claim-true = Als „{ $card }“ ausgeben, und das stimmt
goat-truth = stimmt
goat-says = { $name } sagt
goat-this-is = „{ $card }!“
goat-covered = Die verdeckte Karte
goat-your-card = Deine verdeckte Karte: { $card }
goat-if-true = Wenn es stimmt:
goat-unplaced = { $count ->
    [one] Eine Figur liegt noch nicht aus
   *[other] { $count } Figuren liegen noch nicht aus
}
goat-passed = in der Hand, die du weitergegeben hast
goat-no-tokens = keine Marker
goat-with-coins = { $count ->
    [one] mit deiner Münze
   *[other] mit deinen { $count } Münzen
}
goat-tab-offer = Angebot
goat-tab-street = Straße
goat-tab-saloon = Saloon
goat-tab-yours = Deins
goat-tab-log = Verlauf

## Wiederholung

eyes = Mit den Augen von
eyes-all = allen
eyes-none = Zuschauern
moment = Moment
replay-start = Der Tisch ist gedeckt.
no-replay = Dieses Spiel lässt sich noch nicht ansehen.
cut-back = Einen Tag oder eine Runde zurück
cut-on = Einen Tag oder eine Runde weiter
step-back = Zurück
step-on = Weiter
run = Abspielen
stop = Halt

## Rückblick

review = Wie habe ich gespielt?
review-of = { $name } blickt zurück
review-thinking = Das Haus geht das Spiel durch. Das dauert einen Moment.
no-review = Noch gibt es nichts, worauf man zurückblicken kann.
review-curve = Aussicht auf den Sieg
review-curve-text = Die Aussicht aller nach jeder Wahl, wie die Gewichte unserer Bots sie bei offenen Karten sehen. Deine Linie ist die kräftige.
review-moment = Nach Wahl { $step }
review-turns = Wendepunkte
review-turns-text = Die Entscheidungen, die deine Aussicht am meisten verändert haben. Jede führt zu diesem Moment.
review-change = { $change } Punkte
review-none-turned = Nichts hat dieses Spiel gewendet.
review-judged = Deine Bluffs und Zweifel
review-judged-text = Wie die Aussichten waren, soweit du sie kennen konntest, und was wirklich war.
review-none-judged = Du hast weder geblufft noch etwas anzuzweifeln gehabt.
review-bluff = Bluff
review-doubt = Zweifel
review-odds-suspicion = angezweifelt: { $odds } %
review-odds-acceptance = geglaubt: { $odds } %
review-odds-bluff = ein Bluff: { $odds } %
review-odds-truth = wahr: { $odds } %
review-came-suspicion = es wurde angezweifelt
review-not-suspicion = niemand hat gezweifelt
review-came-acceptance = es wurde geglaubt
review-not-acceptance = es wurde abgelehnt
review-came-bluff = es war ein Bluff
review-not-bluff = es war wahr
review-came-truth = es war wahr
review-not-truth = es war gelogen
review-calibration = Wie es sich fügte
review-calibration-text = { $count ->
    [one] Ein Moment wurde beurteilt.
   *[other] { $count } Momente wurden beurteilt.
} Mittlerer quadratischer Fehler { $brier }; eine Münze hat 0,25, Gewissheit 0.
review-said = Aussicht etwa
review-fell = traf ein
review-times = Fälle
review-as-table = Als Tabelle
review-step = Wahl

## Regeln

search-rules = Suchen
search-hint = ein Wort, die Nummer einer Regel
game-words = Spielbegriffe
found = { $count ->
    [one] Ein Eintrag.
   *[other] { $count } Einträge.
}
nothing-found = Dazu sagt das Regelheft nichts.

## Mein Name und meine Daten

name = Name
recovery = Ein Weg zurück
recovery-text = Mit diesem Code kommst du auf einem anderen Gerät zurück, mit allen deinen Plätzen. Er gilt einmal.
recovery-code = Code zum Zurückkommen
new-code = Ein neuer Code
come-back = Zurückkommen
feed = Züge als Feed
feed-text = Ein privater Feed der Tische, an denen du dran bist, für jeden Feedreader.
feed-link = Feed
sign-out = Meine anderen Geräte abmelden
export = Alles, was über mich gespeichert ist
delete-me = Mich löschen
delete-sure = Sicher? Alles löschen

## Über

about-text = Ein Tisch für zwei Bluffspiele aus dem Wilden Westen. Die Regeln erzählen wir mit eigenen Worten nach; Namen und Spiele gehören ihren Verlagen.
credits = Dank
credits-icons = Symbole von Lorc, Delapouite und anderen, von uns gefärbt, kombiniert und gerastert:
credits-fonts = Schriften: Besley (Owen Earl), Libre Franklin (Impallari Type), League Gothic (The League of Moveable Type), alle SIL OFL 1.1.
credits-own = Zeigende Hand, Hüte, Auge und Raster haben wir selbst gezeichnet.
api = Die Schnittstelle, für Programme
