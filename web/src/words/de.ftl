# Die Seite selbst. Was die Spiele sagen (Fragen, Antworten, Verlauf, Regeln, Karten), kommt vom Server.

## Überall

tagline = Zwei Spiele mit Nerven, ein Tisch.
home = Saloon, zum Empfang
skip = Zum Tisch
loading = Einen Moment.
offline = Der Server antwortet nicht. Versuch es noch einmal; nichts geht verloren.
close = Schließen
done = Erledigt.
send = Senden
you = Du
bot = Bot
menu = Menü
rules = Regeln
about = Über Saloon
me = Mein Name und meine Daten
lobby = Empfang
theme-light = Hell
theme-dark = Dunkel
playing-as = Du spielst als
players = Spielende
game = Spiel
game-goat = The Good and the Bad and the Goat
game-goat-facts = 2 bis 5 Personen · 25 Minuten
game-goat-pitch = „Das ist die Witwe.“ Nimm die Karte, oder lass den Lügner darauf sitzen.
game-scoundrels = 3000 Halunken
game-scoundrels-facts = 1 bis 4 Personen · 60 Minuten
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
replay = Wiederholung
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

pause = Tisch anhalten
go-on = Weiter

## Tasten

keys = Tasten
key-to-town = Stadt
key-to-saloon = Saloon
key-to-hand = Hand
key-to-rivals = Spielende

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
review-curve = Aussicht auf den Sieg
review-worst = Was dich etwas gekostet hat
review-worst-text = Deine Wahl neben der besten anderen, nach dem, was du damals wissen konntest. Viele Male ausgespielt, aber doch geschätzt.
review-worst-other = Besser: { $other }.
review-none-worst = Nichts, was du gewählt hast, war klar schlechter als etwas anderes.
review-best = Was sich gelohnt hat
review-best-text = Hier wäre die nächstbeste Wahl klar schlechter gewesen.
review-best-other = Nächstbeste Wahl: { $other }.
review-none-best = Nichts, was du gewählt hast, war klar besser als alles andere.
review-bluff = Bluff
review-doubt = Ansage
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

## Wie schnell etwas gezeigt wird

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

## Pages of one game

page-almanac = Almanach
page-workshop = Werkstatt

## Talk, and the end

you-win = Du gewinnst.
you-win-with = Du gewinnst, zusammen mit { $names }.
thing-now = kannst du wählen
reactions = Mit einem Druck gesagt
voices = Wessen Stimmen du hörst; sonst erfährt es niemand
mute = { $name } stummschalten
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
