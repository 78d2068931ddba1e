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
game-goat-facts = 2 bis 5 Personen · 25 Minuten
game-goat-pitch = „Das ist die Witwe.“ Nimm die Karte, oder lass den Lügner darauf sitzen.
game-scoundrels = 3000 Halunken
game-scoundrels-facts = 1 bis 4 Personen · 60 Minuten
game-scoundrels-pitch = Spiel eine verdeckte Karte, nutze, was der Slot verspricht, und sieh, wer dich verdächtigt.
game-double = Alles oder nichts

## Empfang

deal-me-in = Gib mir Karten
change = ändern
you-and-bots = du und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
days = { $days } Tage
no-clock = Ohne Uhr
clock = Uhr
clock-minutes = { $minutes } Minuten pro Person
invite-friends = Freunde einladen
first-game = Erstes Spiel, 10 Minuten geführt
sandbox = Sandkasten
tables = Tische
waits-for-players = wartet auf Mitspielende
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
enemy = Gegen
difficulty = Schwierigkeit
normal = Normal
expert = Experte
bot-random = Leicht
bot-rules = Solide
bot-greedy = Gierig
bot-quick = Flink
bot-montecarlo = Gewieft
bot-search = Scharf
bot-top = Am schärfsten
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
pace = Tempo
pace-live = Live
pace-turn = Zug um Zug
public-table = Alle dürfen mitspielen und zusehen
open-and-invite = Tisch eröffnen
allow-hints = Tipps erlaubt
play-now = Jetzt spielen
look-in = Ansehen
ways = Andere Arten zu spielen
way-friends = Mit Freunden
way-friends-is = ein Link genügt
way-device = Ein Gerät, reihum
way-device-is = ein Vorhang hütet Geheimnisse
way-alone = Allein
way-alone-is = zwölf Züge, ein Gegner
way-how-is = jedes Spiel auf einer Seite
what-is-this = Was ist das?
what-is-this-text = Ein Tisch für zwei Bluffspiele, mit Bots oder Freunden. Kein Konto: Dieser Browser verwahrt den Schlüssel zu deinem Namen und deinen Spielen.
back = Zurück

## Vor dem Spiel

waiting-for = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei. Das Spiel beginnt, wenn er besetzt ist.
   *[other] { $count } Plätze sind frei. Das Spiel beginnt, wenn sie besetzt sind.
}
free-seat = Frei
empty-seat = Niemand
sit-here = Hier hinsetzen
sit-here-at = Hier hinsetzen, Stuhl { $number }
sit-as = Du setzt dich als { $name }.
guest-name = Wie sollen sie dich nennen?
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
places = Orte
log = Verlauf
talk = Gespräch
notes = Notizen
log-all = Alle
log-of = Wessen Zeilen
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
hint-win-by-chance = Ginge von hier an alles nach Zufall weiter, würdest du etwa { $chance } von 100 Spielen gewinnen.
hint-because = Warum
only-you = Nur du siehst
since-you-left = Seit du weg warst
connection-lost = Verbindung weg. Neuer Versuch, nichts geht verloren.
game-on = Das Spiel läuft
more-games = Weitere Spiele
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
rematch = Revanche
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
key-send = wählen, was den Fokus hat; abschicken, was zusammengestellt ist; ja zu „Sicher?“
key-esc = loslassen, schließen
key-answer = annehmen, ablehnen
key-call = verdächtigen, durchgehen lassen
key-pass = passen
key-finish = den Schritt beenden
key-inspect = genau ansehen
key-why = warum nicht?
key-undo = zurücknehmen, solange es geht
key-hint = was würdest du tun?
key-to-town = Stadt
key-to-saloon = Saloon
key-to-hand = Hand
key-to-rivals = Spielende
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
verb-rearrange = Neu anordnen

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
review-curve-by-chance = Wie oft alle nach jeder Wahl gewinnen, wenn der Rest offen und nach Zufall gespielt wird. Deine Linie ist die kräftige.
review-moment = Nach Wahl { $step }
review-worst = Was dich etwas gekostet hat
review-worst-text = Deine Wahl neben der besten anderen, nach dem, was du damals wissen konntest. Viele Male ausgespielt, aber doch geschätzt.
review-worst-other = Besser: { $other }.
review-none-worst = Nichts, was du gewählt hast, war klar schlechter als etwas anderes.
review-best = Was sich gelohnt hat
review-best-text = Hier wäre die nächstbeste Wahl klar schlechter gewesen.
review-best-other = Nächstbeste Wahl: { $other }.
review-none-best = Nichts, was du gewählt hast, war klar besser als alles andere.
review-tally = Bluffs: { $bluffs } (entlarvt { $caught }, geglaubt { $believed }). Verdacht: richtig { $calls_right }, falsch { $calls_wrong }.
review-turns = Wendepunkte
review-turns-text = Die Entscheidungen, die deine Aussicht am meisten verändert haben. Jede führt zu diesem Moment.
review-change = { $change } Punkte
review-none-turned = Nichts hat dieses Spiel gewendet.
review-none-clear = Keine einzelne Wahl hat sie um mehr verändert, als Zufall sein kann.
review-judged = Deine Bluffs und dein Verdacht
review-judged-text = Wie die Aussichten waren, soweit du sie kennen konntest, und was wirklich war.
review-none-judged = Du hast weder geblufft noch jemanden zu verdächtigen gehabt.
review-bluff = Bluff
review-doubt = Verdacht
review-odds-suspicion = verdächtigt: { $odds } %
review-odds-acceptance = geglaubt: { $odds } %
review-odds-bluff = ein Bluff: { $odds } %
review-odds-truth = wahr: { $odds } %
review-came-suspicion = es wurde verdächtigt
review-not-suspicion = niemand hat verdächtigt
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
} Wie wahrscheinlich es war und wie oft es eintraf: je näher beieinander, desto besser konnte man es wissen.
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
my-cards = Meine Kartendateien
my-cards-text = Eine Kartendatei gehört dir allein, bis du sie teilst. Dann kann jeder Tisch sie beim Namen nennen, egal wer ihn eröffnet.
my-cards-none = Noch keine. Eine Kartendatei liegt hier, sobald du einen Tisch mit ihr eröffnet hast.
my-cards-share = Teilen
my-cards-keep = Nicht mehr teilen
my-cards-shared = Geteilt: Wer ihren Namen kennt, kann mit ihr spielen.
my-cards-kept = Sie gehört wieder dir allein.
my-cards-delete = Löschen
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
pace-calm = Ruhig
pace-brisk = Flott
pace-instant = Sofort
pace-step = Einzeln
take-back = Zurückholen ({ $seconds })
# The reader, after a label of a game’s words such as “given by”.
you-after = { $after ->
    [von] dir
    [bei] dir
    [mit] dir
    [vor] dir
    [hinter] dir
    [neben] dir
    [an] dich
    [auf] dich
    [fuer] dich
    [gegen] dich
    [durch] dich
    [ohne] dich
   *[other] du
}
take-back-for = du kannst es { $seconds } Sekunden lang zurücknehmen
enter = Eingabe

## Time, and who is here

clocks = Die Zeit aller
clock-runs = läuft
clock-soon = gleich um
clock-zero = Bei null trifft ein Bot diese eine Wahl, und der Verlauf sagt es.
clock-zero-you = Deine Zeit läuft. Bei null trifft ein Bot diese eine Wahl für dich, und der Verlauf sagt es.
away = abwesend
bot-plays = ein Bot spielt
absent-away = { $name } ist nicht da. Der Tisch wartet.
absent-leaving = { $name } ist nicht da. In { $time } spielt ein Bot für { $name }.
absent-bot = Ein Bot spielt für { $name }.
absent-gave-up = { $name } hat aufgegeben; ein Bot macht weiter.
stood-in = Während du weg warst
stood-in-by = Auf deinem Platz sitzt ein Bot ({ $bot }). { $count ->
    [0] Gewählt hat er noch nichts.
    [one] Er hat eine Wahl in deinem Namen getroffen.
   *[other] Er hat { $count } Mal in deinem Namen gewählt.
}
take-seat-back = Ich spiele wieder selbst
sent = Gesendet …
kept = Vorgemerkt: { $text }. Es gilt, sobald es weitergeht.
kept-meanwhile = Was du jetzt wählst, wird vorgemerkt, bis es weitergeht.
take-kept-back = Zurücknehmen
happened-sat = { $name } setzt sich.
happened-left = { $name } geht.
happened-replaced = Jemand Neues spielt für { $name }.
happened-gone = { $name } ist fort.
happened-bot = Ein Bot spielt für { $name }.
happened-back = { $name } ist wieder da.
happened-clock = { $name }: Zeit um, ein Bot hat gewählt.
happened-conceded = { $name } gibt auf.
happened-paused = { $name } hält den Tisch an.
happened-resumed = { $name } lässt es weitergehen.
happened-started = Das Spiel beginnt.
happened-ended = Das Spiel endet.
## Where nothing is

gone-table = Die Türen sind zu.
gone-table-more = Hinter diesem Link steht dir kein Tisch offen. Vielleicht ist er zu Ende, vielleicht fehlt dem Link ein Buchstabe: Lass dir einen neuen geben, oder setz dich woanders hin.
gone-replay = Hier gibt es nichts nachzusehen.
gone-replay-more = Hinter diesem Link steht dir kein fertiges Spiel offen. Vielleicht fehlt dem Link ein Buchstabe.
gone-page = Dieser Weg führt nirgendwohin.
gone-page-more = Unter dieser Adresse gibt es keine Seite.
gone-play = Spielen gehen
gone-learn = Ein geführtes erstes Spiel

## Home

greeting-morning = Guten Morgen, { $name }.
greeting-day = Guten Tag, { $name }.
greeting-evening = Guten Abend, { $name }.
new-here = Neu hier? Lern es beim Spielen.
new-here-text = Zehn Minuten am Tisch mit Nell und Otto, und jemand neben dir sagt, worauf es ankommt.
start-lesson = Geführt anfangen
turn-of = { $names } am Zug
record = Deine Bilanz
record-won = gewonnen
record-chance = { $chance } wären Zufall
record-strength = Spielstärke
record-scale = Almanac Amos hat 1500
record-guess = nur eine Vermutung
record-against = gegen
last-games = Letzte Spiele
result-won = Gewonnen
result-lost = Verloren
result-place = Platz { $place }
all-games = Alle { $count }

## Pages of one game

page-almanac = Almanach
worths-table = Tisch
worths-none = Hier gibt es keinen Almanach.
worths-lead = Was jede Karte wert ist, in { $unit }: Sie wurde ausgelost, und Bots haben weitergespielt; { $games } Partien insgesamt.
worths-how = Der Strich ist der Bereich, in dem die Wahrheit in 95 von 100 Fällen liegt. Halbe Breite: { $median } in der Mitte, höchstens { $widest }.
page-workshop = Werkstatt

## Talk, and the end

you-win = Du gewinnst.
you-win-with = Du gewinnst, zusammen mit { $names }.
thing-now = kannst du wählen
reactions = Mit einem Druck gesagt
voices = Wessen Stimmen du hörst; sonst erfährt es niemand
mute = { $name } stumm
unmute = { $name } hören
mute-all = Alle stumm
unmute-all = Alle hören
reaction-hello = Hallo zusammen.
reaction-well-played = Gut gespielt.
reaction-liar = Gelogen!
reaction-hm = Hm.
reaction-hurry = Lass dir Zeit.
reaction-thanks = Danke.
unread = { $count } ungelesen
text-size = Schriftgröße
text-usual = Normal
text-large = Groß
text-largest = Am größten

# Was eine Wahl vor dem Spiel bedeutet, in einer Zeile.
how-to-play = So wird gespielt
how-search = In den nummerierten Regeln suchen
how-print = Drucken
how-numbers = Die kleinen Nummern führen in die ganzen Regeln.
held-lost = Nicht gesendet: { $text } Danach ist nicht mehr gefragt.
ahead = Vorn
ahead-says = Würde jetzt gezählt, soweit du es wissen kannst.
ahead-range = { $least } bis { $most }
gave-up = Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende; du kannst zusehen.
