# The almanac of a game without a page of its own.

worths-table = Tisch
worths-none = Hier gibt es keinen Almanach.
worths-lead = Was jede Karte wert ist, in { $unit }: Sie wurde ausgelost, und Bots haben weitergespielt; { $games } Partien insgesamt.
worths-how = Der Strich ist der Bereich, in dem die Wahrheit in 95 von 100 Fällen liegt. Halbe Breite: { $median } in der Mitte, höchstens { $widest }.
