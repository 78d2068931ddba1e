# Die Seiten der ersten Spiele mit Begleitung und des Sandkastens. Was die Begleitung sagt, kommt vom Server.

## Erste Spiele

learn-text = Ein echtes Spiel, und jemand neben dir sagt, worauf es gerade ankommt. Ganz ohne Regelheft.
learn-begin = Hinsetzen
lesson-goat = Zwei Runden gegen Nell und Otto: Angebote, Lügen, Hüte, und was der Saloon daraus macht.
lesson-scoundrels = Der Finaltag einer Partie gegen Nell: bluffen, inspizieren, markieren, stehlen, anheuern und sie dabei erwischen.
lesson-free = Du entscheidest. Zeig auf etwas, das leuchtet; die Zeile über deinen Karten sagt, was gefragt ist.
lesson-first = Lies zuerst, was deine Begleitung sagt, dann geht es weiter.
lesson-again = Von vorn
lesson-lobby = Zum Empfang
lesson-play-now = Jetzt ein ganzes Spiel
nothing-yet = Noch ist nichts geschehen.
coach = Begleitung
coach-step = Schritt { $step } von { $all }
coach-next = Weiter

## Sandkasten

bad-link = Dieser Link lässt sich nicht lesen; vielleicht fehlt ein Stück.
to-start = Zum Anfang
set-up = Aufbauen
sandbox-text = Alle Plätze sind deine. Der Link enthält alles.
set-up-text = Leg hin, worauf es ankommt; der Rest wird ausgeteilt.
as-form = Formular
as-text = Text
position = Stellung
try = Ausprobieren
trait = Eigenschaft
job = Job
dealer-hand = Die Hand, aus der angeboten wird
seat-number = Person { $number }
coins = Münzen
tokens = Plättchen
has-hats-on = Hat Hüte auf
on-the-street = Auf der Straße
money = Geld
sheet-space = Platz { $space }
marks = Marker auf Safes
whose-mark = Wessen Marker
mark-number = Zahl
put-there = Hinlegen
site-depot = Depot
site-estate = Anwesen
site-laboratory = Labor
