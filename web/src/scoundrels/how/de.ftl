# 3000 Halunken auf einem Blatt.

sc-how-lead = Heuere eine Bande an und räum die Safes des Reisenden aus, bevor die Regierungsvertreter kommen. Nach zwei Tagen zu je vier Zügen gewinnt, wer am meisten Tech hat.
sc-how-turn = Ein Zug in drei Bildern
sc-how-claim = „Fünf.“
sc-how-1 = 1. Eine Karte spielen
sc-how-1-is = Leg eine Karte verdeckt in einen freien Slot. Der Slot zählt, nicht die Karte: Sind sie verschieden, bluffst du.
sc-how-2 = 2. Fähigkeiten nutzen
sc-how-2-is = Was zu diesem Slot gehört, wirkt: auf deinem Anführerbogen und bei deinen Halunken, je einmal; ein Bluff wirkt genauso gut.
sc-how-3 = 3. Jemanden anheuern oder zum Sheriff
sc-how-3-is = Bezahl jemanden aus dem Saloon und gib ihm einen Platz auf deinem Bogen, oder such dir im Büro des Sheriffs eine Sache aus.
sc-how-bluff = Was ein Bluff kostet
sc-how-called = Ein Handlanger liegt auf der Karte
sc-how-uncalled = Niemand hat verdächtigt
sc-how-is-bluff = Es war ein Bluff
sc-how-is-true = Es war wahr
sc-how-bluff-called = Am Abend verlierst du 1 Ruf, wer verdächtigt hat, erhält 1, und die Handlanger kommen nach Hause.
sc-how-bluff-uncalled = Nichts. Niemand erfährt es je.
sc-how-true-called = Die Handlanger darauf kommen in den Knast.
sc-how-true-uncalled = Nichts.
sc-how-card = Ein Halunke ist Eigenschaft und Job
sc-how-card-is = Die Eigenschaft sagt, wann jemand etwas tut und was es kostet, der Job, was er tut; jede Eigenschaft trifft jeden Job. Alle stehen hier:
sc-how-count = Die Wertung
sc-how-safe = ein gestohlener Safe
sc-how-mark = ein richtiger Marker auf deinem Safe, wem er auch gehört
sc-how-cog = ein Tech-Symbol deiner Halunken
sc-how-reputation = dein Ruf
sc-how-count-is = Zusammen ist das dein Tech. Bei Gleichstand zählt mehr Geld, dann der spätere Zug.
