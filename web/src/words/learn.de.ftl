# Begleitung durch das erste Spiel.

learn-goat-welcome = Wer nach der letzten Runde das meiste Geld hat, gewinnt. Münzen sind je $1 wert, Marker das, was darauf steht.
learn-goat-street = Das sind die Häuser der Stadt. Zu jedem gehören zwei Leute. Wer einen davon hat, räumt das Haus sofort aus: der eine nimmt die Marker, die andere die Münzen.
learn-goat-saloon = Die Leute im Saloon handeln am Ende der Runde, in der Reihenfolge ihrer Nummern. Die Ziege tut gar nichts und kostet dich trotzdem einen Hut.
learn-goat-offer = Du gibst. Zeig auf eine deiner Karten, dann darauf, als was du sie ausgibst, dann auf jemanden. Lügen ist erlaubt, aber nur mit einem Namen aus deiner Hand.
learn-goat-answer = Du siehst die Karte nicht. Nimm sie an, und sie gehört dir, mit deinem Hut darauf. Lehn ab, und wer gibt, muss sie behalten. Frag dich, warum gerade du sie bekommst.
learn-goat-took = Dein Hut liegt jetzt auf jemandem: Diese Person arbeitet bis zum Ende der Runde für dich.
learn-goat-lie = Diese Karte war nicht, was gesagt wurde. Schau in den Verlauf: Wer wen belügt, sollte man sich merken.
learn-goat-rob = Der Räuber sucht sich ein Haus und trägt dessen Marker fort. Am Ende der Runde gehören sie dir, wenn ihn der Sheriff nicht erwischt.
learn-goat-swindle = Der Scharlatan nimmt anderen Münzen ab. Zeig für jede Münze einmal auf jemanden, höchstens dreimal.
learn-goat-inactive = Alle deine Hüte liegen aus. In dieser Runde kann dir niemand mehr etwas anbieten.
learn-goat-assistant = Du hast als Letzter noch einen Hut. Die anderen wollen jetzt nur noch Karten loswerden. Ein paar darfst du ablehnen, aber nicht alle.
learn-goat-serve = Die Tänzerin muss alle Flaschen verschenken. Zeig für jede Flasche einmal auf jemanden. Am besten auf die, denen sie am wenigsten nützen.
learn-goat-gamble = Der Spieler zieht blind einen Marker. Zeig auf jemanden, der gute hat.
learn-goat-round = Eine neue Runde: Die Hüte kommen zurück, die Karten werden gemischt, die Häuser sind wieder gefüllt. Was dort lag, liegt noch da.
learn-goat-last = Das ist die letzte Runde. Wer ist reich? Gib ihnen die Ziege.
learn-goat-end = Das war ein ganzes Spiel. Jetzt mit Menschen: Eröffne am Empfang einen Tisch und schick den Link.

learn-scoundrels-welcome = Stiehl die besten Tresore der Stadt. Am Ende zählt, was darin ist; dazu dein Ruf und mancher Halunke.
learn-scoundrels-sheet = Das ist dein Bogen: dein Anführer, deine Halunken und unten sechs Plätze. Eine Karte auf einem Platz löst aus, was dort steht.
learn-scoundrels-strategy = Wähl eine Strategiekarte. Sie bleibt geheim, bis du sie nutzt.
learn-scoundrels-plan = Spiel eine Karte verdeckt auf einen Platz. Sie sollte dessen Zahl haben, aber das sieht niemand. Ist es eine andere, bluffst du.
learn-scoundrels-abilities = Nutze, was der Platz auslöst: die Fähigkeit deines Anführers und jeden Halunken mit dieser Zahl. Was leuchtet, geht; danach beende den Schritt.
learn-scoundrels-scout = Sieh dir einen Tresor an. Sonst erfährt niemand, was darin ist.
learn-scoundrels-mark = Leg eine Markierung darauf. Die Zahl darf stimmen oder nicht: Die anderen lesen sie und grübeln.
learn-scoundrels-steal = Nimm einen Tresor. Er liegt ab jetzt auf deinem Bogen; wie viele du haben darfst, ist begrenzt.
learn-scoundrels-hire = Heure jemanden aus dem Saloon an, zum Preis auf der Karte, oder geh stattdessen zum Sheriff.
learn-scoundrels-office = Beim Sheriff wählst du eine der Möglichkeiten. Dafür geht der älteste Halunke aus dem Saloon.
learn-scoundrels-suspect = Glaubst du diese Karte? Ein Handlanger darauf zweifelt sie an. War sie echt, kommt er ins Gefängnis. Wer durchlässt, wird nie gezeigt.
learn-scoundrels-response = Dieser Halunke antwortet auf das, was neben ihm geschah. Jetzt darf er genutzt werden.
learn-scoundrels-reputation = Der Ruf wandert auf der Leiste. Am Ende zählt er, nach oben oder nach unten.
learn-scoundrels-jail = Deine Handlanger sitzen. Kauf sie beim Sheriff frei, oder komm ohne sie aus.
learn-scoundrels-evening = Der Tag ist vorbei: Angezweifelte Karten wurden aufgedeckt, Bluffs bezahlt. Halunken und Tresore behältst du.
learn-scoundrels-final = Heute Abend ist Schluss. Was wird dein Bogen zählen?
learn-scoundrels-end = Das war ein ganzes Spiel. Jetzt mit Menschen: Eröffne am Empfang einen Tisch und schick den Link.
