# Ein Spiel mit eigenen Tasten und Zeichen sagt diese selbst.
keys-ask = ↑↓ Enter wählen · Esc zurück · : warum nicht? · ? Hilfe · u zurücknehmen · q Ende
keys-wait = Leertaste weiter · ? Hilfe · u zurücknehmen · q Ende
keys-over = ? Hilfe · q Ende
help-keys =
    ↑ ↓ Enter, eine Ziffer oder ein Buchstabe: wählen. Esc: ein Schritt zurück.
    Leertaste: nicht warten. u: zurücknehmen. q: gehen (gespeichert ist immer).
    : Warum nicht? ?: diese Seite. Esc schließt sie.
why-hint = eine Wahl in ihren eigenen Worten
