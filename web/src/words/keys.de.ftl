# The list of keys.

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
key-log = Verlauf, etwas sagen
key-replay = Wiederholung: zurück, weiter
key-help = diese Liste
