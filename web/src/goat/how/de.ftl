# Die Ziege auf einem Blatt.

goat-how-lead = Schwatz anderen die falschen Charaktere auf und hol dir selbst die guten. Nach drei Runden (zu zweit vier) gewinnt das meiste Geld.
goat-how-turn = Ein Zug in drei Bildern
goat-how-claim = „Das ist die Witwe.“
goat-how-1 = 1. Jemand gibt und bietet an
goat-how-1-is = Eine von vier Karten geht verdeckt an jemanden, der noch Hüte hat. Dazu wird gesagt, wer es ist: jemand von den vieren auf der Hand, wahr oder nicht.
goat-how-accept = Annehmen: deine
goat-how-refuse = Ablehnen: bleibt dort
goat-how-2 = 2. Du antwortest, ohne zu schauen
goat-how-2-is = Nimmst du an, gehört die Karte dir, wer es auch ist. Lehnst du ab, muss behalten, wer sie angeboten hat.
goat-how-3 = 3. Sie wird umgedreht, bekommt einen Hut, wirkt
goat-how-3-is = Der Charakter kommt an seinen Platz, mit einem Hut von dem, der ihn jetzt hat. Alle haben zwei Hüte pro Runde (zu zweit drei); die Hand geht im Uhrzeigersinn weiter.
goat-how-lie = Was eine Lüge kostet
goat-how-they-accept = Sie nehmen an
goat-how-they-refuse = Sie lehnen ab
goat-how-lie-goat = Du hast die Ziege besser genannt
goat-how-lie-goat-accepted = Sie sitzen darauf.
goat-how-lie-goat-refused = Du behältst sie, und sie kostet dich einen Hut.
goat-how-lie-farmer = Du hast einen Farmer Ziege genannt
goat-how-lie-farmer-accepted = Das Vieh gehört ihnen.
goat-how-lie-farmer-refused = Du behältst den Farmer, wie gehofft.
goat-how-lie-price = Lügen ist umsonst. Teuer ist es, abgelehnt zu werden.
goat-how-houses = An den Häusern, sofort
goat-how-saloon = Im Saloon, am Ende der Runde, in dieser Reihenfolge
goat-how-count = Die Abrechnung
goat-how-coin = Münze
goat-how-count-is = Was du besitzt, liegt bis zum Ende verdeckt. Bei Gleichstand zählen mehr Münzen, dann mehr Plättchen.
