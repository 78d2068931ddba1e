# Wer aus der Lobby schaut; die Namen sind die des Katalogs.
scoundrels-cast-filthy = Dreckig
scoundrels-cast-dog = Hund
scoundrels-cast-stunning = Umwerfend
scoundrels-cast-outlaw = Gesetzlose/r
scoundrels-cast-charming = Charmant
scoundrels-cast-con-artist = Hochstapler/in
